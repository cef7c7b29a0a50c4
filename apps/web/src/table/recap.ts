import { wordOf } from '@bivouac/desk';
import type { Entry } from './log.ts';
import { type Deed, endOf, isFight, isWay } from './story.ts';
import type { Numbered } from './telling.ts';

// What matters of what the others did: the consequences, few and the weightiest first.

export interface Consequence {
  readonly deed: Deed; // that is told
  readonly by: Deed | null; // the march that led to it
  readonly numbers: readonly number[];
}
export const MOST = 5;

const WEIGHTS: Readonly<Record<Deed['kind'], number>> = {
  ...{ battle: 8, assault: 8, siege: 6, raid: 6, fire: 5 },
  ...{ retreat: 3, removed: 3, placed: 2, arrive: 2, leave: 2, march: 1 },
};
/** A place taken, or a fight with a winner, before all. */
const weight = (deed: Deed, own: string): number =>
  WEIGHTS[deed.kind] + (isFight(deed) && deed.won !== undefined ? 2 : 0) + (deed.by === own && isWay(deed) ? 1 : 0);

/** Fights with the march that led to them, then the rest; `left` says how many are not told. */
export function consequences(tale: readonly Numbered[], own: string) {
  const led = new Map<Deed, Numbered>();
  for (const [i, { deed }] of tale.entries()) if (isFight(deed)) leads(tale.slice(0, i), deed, led);
  const used = new Set([...led.values()].map(({ deed }) => deed));
  const told = tale
    .filter(({ deed }) => !used.has(deed))
    .map(({ deed, no }): Consequence => {
      const march = led.get(deed);
      return { deed, by: march?.deed ?? null, numbers: [march?.no, no].filter(each => each != null) };
    })
    .toSorted((a, b) => weight(b.deed, own) - weight(a.deed, own));
  return { told: told.slice(0, MOST), left: told.slice(MOST).length };
}

/** The latest march of the same side that ended there, if it led to no other fight. */
function leads(before: readonly Numbered[], fight: Deed, led: Map<Deed, Numbered>): void {
  const taken = new Set([...led.values()]);
  const march = before.findLast(
    each => each.deed.kind === 'march' && each.deed.by === fight.by && !taken.has(each) && meets(each.deed, fight),
  );
  if (march) led.set(fight, march);
}
const meets = (march: Deed, { spots, from }: Deed): boolean => [...spots, ...from].map(wordOf).includes(endOf(march));

/** Steps lost, one's own and the others'. */
export function losses(entries: readonly Entry[], own: string): { readonly mine: number; readonly theirs: number } {
  const sum = (isMine: boolean): number =>
    entries.reduce((all, { event }) => all + (event?.lost && (event.by === own) === isMine ? event.lost : 0), 0);
  return { mine: sum(true), theirs: sum(false) };
}
