import { wordOf } from '@bivouac/desk';
import { type Event, listed, type Screen, type Seat, type Trail } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';

// The log: what was heard, without what was taken back, under its headings.

export interface Entry {
  readonly key: string;
  readonly seat: Seat | null;
  readonly count: number; // actions in force after it
  readonly event: Event | null; // null: something the table says itself
  readonly note: Line | null;
}
export interface Chapter {
  readonly key: string;
  readonly heads: readonly Event[]; // a turn, a phase of it
  readonly entries: readonly Entry[];
}

export const mergedLines = (known: readonly Line[], news: readonly Line[]): readonly Line[] => {
  if (news.length === 0) return known;
  const bySeq = new Map(known.map(line => [line.seq, line]));
  for (const line of news) bySeq.set(line.seq, line);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
};

/** The lines still in force: an action that was taken back is not told any more. */
export function inForce(lines: readonly Line[]): readonly Line[] {
  const standing: Line[] = [];
  for (const line of lines) {
    while (standing.length > 0 && line.count < standing[standing.length - 1]!.count) dropLastAct(standing, line.count);
    standing.push(line);
  }
  return standing;
}

function dropLastAct(standing: Line[], count: number): void {
  for (let i = standing.length - 1; i >= 0; i--) {
    const line = standing[i]!;
    if (line.count <= count) break;
    if (line.kind === 'act') standing.splice(i, 1);
    else standing[i] = { ...line, count };
  }
}

/** The action that led to a position; undefined for the opening. */
export const actAt = (lines: readonly Line[], count: number): Line | undefined =>
  inForce(lines).findLast(line => line.kind === 'act' && line.count === count);

export const mayHear = (event: Event, screens: readonly Screen[], all: boolean): boolean =>
  all || !event.only || event.only.some(screen => screens.includes(screen));

/** The lines as one pair of eyes may read them: two at one screen do not hear each other's secrets. */
export const heardBy = (lines: readonly Line[], screens: readonly Screen[], all: boolean): readonly Line[] =>
  all ? lines : lines.map(line => ({ ...line, events: line.events.filter(event => mayHear(event, screens, false)) }));

export const isTurn = ({ heading }: Event): boolean => heading === 'turn';
/** Parts of a phase are told in its chapter. */
export const isHead = ({ heading }: Event): boolean => heading === 'turn' || heading === 'phase';
/** A fight or the like begins: the replay marks it. */
export const isClash = ({ clash }: Event): boolean => clash?.stage === 'begins';

/** The table itself has something to say of it. */
const isNoted = ({ kind, standing, forced }: Line): boolean =>
  (kind !== 'act' && kind !== 'open' && kind !== 'say') || standing === true || forced === true;

/** What the lines after a number tell, headings too, without what was taken back. */
export const newsAfter = (lines: readonly Line[], seq: number): readonly Entry[] =>
  inForce(lines)
    .filter(line => line.seq > seq)
    .flatMap(line => {
      const { seat, count } = line;
      const told = line.events.map((event, i) => ({ key: `${line.seq}.${i}`, seat, count, event, note: null }));
      return isNoted(line) ? [...told, { key: `${line.seq}`, seat, count, event: null, note: line }] : told;
    });

export function chapters(lines: readonly Line[], screens: readonly Screen[], all: boolean): readonly Chapter[] {
  const done: { key: string; heads: Event[]; entries: Entry[] }[] = [];
  const open = (key: string, ...heads: Event[]): void => void done.push({ key, heads, entries: [] });
  /** A phase stands under the turn it opens. */
  const head = (key: string, event: Event): void => {
    const last = done[done.length - 1];
    const under = last && last.entries.length === 0 && last.heads.every(isTurn) && !isTurn(event);
    if (under) last.heads.push(event);
    else open(key, event);
  };
  for (const line of inForce(lines)) {
    line.events.forEach((event, i) => {
      const key = `${line.seq}.${i}`;
      if (!mayHear(event, screens, all)) return;
      if (isHead(event)) head(key, event);
      else push(key, line, event, null);
    });
    if (isNoted(line)) push(`${line.seq}`, line, null, line);
  }
  return done;

  function push(key: string, line: Line, event: Event | null, note: Line | null): void {
    if (done.length === 0) open(key);
    done[done.length - 1]!.entries.push({ key, seat: line.seat, count: line.count, event, note });
  }
}

/** The words of an event: of its arguments, and the places of what it is. */
export function wordsOf({ args = {}, trails = [], placed, removed, clash }: Event): readonly string[] {
  const said = Object.values(args).flatMap(value => (typeof value === 'number' ? [] : listed(value)));
  const ways = trails.flatMap(trail => trail.spots);
  const spots = [...ways, ...[placed, removed].flatMap(laid => (laid ? [laid.at] : [])), ...(clash?.at ?? [])];
  return [...said, ...spots.map(wordOf)];
}

/** The places an event speaks of, by name or through a piece that lies there. */
export function placesOf(event: Event, isPlace: (id: string) => boolean, placeOfPiece: (id: string) => string | null) {
  const found = wordsOf(event).flatMap(word => (isPlace(word) ? [word] : [placeOfPiece(word) ?? '']));
  return [...new Set(found)].filter(place => place !== '');
}

/** The ways told by the events of one action. */
export const trailsOf = (events: readonly Event[]): readonly Trail[] => events.flatMap(({ trails = [] }) => trails);
