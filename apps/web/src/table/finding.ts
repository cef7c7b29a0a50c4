import { plain } from './ruleSearch.ts';

// The box that finds places, pieces, commands and rules by their names.

export const FIND_GROUPS = ['place', 'piece', 'command', 'rule'] as const;
export type FindGroup = (typeof FIND_GROUPS)[number];

export interface Find {
  readonly key: string;
  readonly group: FindGroup;
  readonly label: string;
  readonly detail?: string; // searched too, shown smaller
  readonly also?: string; // searched only
  readonly hint?: string; // a key
  readonly run: () => void;
}

const MOST: Readonly<Record<FindGroup, number>> = { place: 8, piece: 8, command: 8, rule: 6 };
const AFAR = 3; // found in the detail only

/** How well the words are met: 0 best, null not at all. */
export function metBy(label: string, detail: string, wanted: readonly string[]): number | null {
  const name = plain(label);
  const all = `${name} ${plain(detail)}`;
  if (!wanted.every(word => all.includes(word))) return null;
  const whole = wanted.join(' ');
  if (name.startsWith(whole)) return 0;
  const begins = name.split(/[^\p{L}\p{N}]+/u);
  if (wanted.every(word => begins.some(part => part.startsWith(word)))) return 1;
  return wanted.every(word => name.includes(word)) ? 2 : AFAR;
}

interface Met {
  readonly find: Find;
  readonly worth: number;
}

/** What is called that, the best group first and in it the best names first; nothing asked: the commands. */
export function foundIn(all: readonly Find[], query: string): readonly Find[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all.filter(find => find.group === 'command');
  const met = all.flatMap((find): Met[] => {
    const worth = metBy(find.label, `${find.detail ?? ''} ${find.also ?? ''}`, wanted);
    return worth === null ? [] : [{ find, worth }];
  });
  const groups = FIND_GROUPS.map(group =>
    met.filter(({ find }) => find.group === group).sort((a, b) => a.worth - b.worth),
  ).filter(group => group.length > 0);
  groups.sort((a, b) => a[0]!.worth - b[0]!.worth);
  return groups.flatMap(group => group.slice(0, MOST[group[0]!.find.group]).map(({ find }) => find));
}

/** The next option a key leads to, round at the ends. */
export function steppedTo(index: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, index + 8);
  if (key === 'PageUp') return Math.max(0, index - 8);
  return null;
}
