import { type Argument, type Event, listed, type Screen, type Seat } from '@bivouac/kernel';
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
  readonly turn: Event | null;
  readonly phase: Event | null;
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

const isTurn = (event: Event): boolean => event.key === 'turn.begins';
const isPhase = (event: Event): boolean => event.key === 'phase.begins';
/** A fight or the like begins: the replay marks it. */
export const isClash = (event: Event): boolean => event.key.endsWith('.begins') && !isTurn(event) && !isPhase(event);

/** The table itself has something to say of it. */
const isNoted = ({ kind, standing }: Line): boolean =>
  (kind !== 'act' && kind !== 'open' && kind !== 'say') || standing === true;

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
  const done: { key: string; turn: Event | null; phase: Event | null; entries: Entry[] }[] = [];
  const open = (key: string, turn: Event | null, phase: Event | null): void => {
    const last = done[done.length - 1];
    if (last && last.entries.length === 0 && !(last.phase && phase)) {
      last.turn = turn ?? last.turn;
      last.phase = phase;
    } else done.push({ key, turn, phase, entries: [] });
  };
  for (const line of inForce(lines)) {
    line.events.forEach((event, i) => {
      const key = `${line.seq}.${i}`;
      if (!mayHear(event, screens, all)) return;
      if (isTurn(event)) open(key, event, null);
      else if (isPhase(event)) open(key, null, event);
      else push(key, line, event, null);
    });
    if (isNoted(line)) push(`${line.seq}`, line, null, line);
  }
  return done;

  function push(key: string, line: Line, event: Event | null, note: Line | null): void {
    if (done.length === 0) open(key, null, null);
    done[done.length - 1]!.entries.push({ key, seat: line.seat, count: line.count, event, note });
  }
}

/** Words of an event's arguments. */
export const wordsOf = (event: Event): readonly string[] => Object.values(event.args ?? {}).flatMap(listOf);

/** The places an event speaks of, by name or through a piece that lies there. */
export function placesOf(event: Event, isPlace: (id: string) => boolean, placeOfPiece: (id: string) => string | null) {
  const found = wordsOf(event).flatMap(word => (isPlace(word) ? [word] : [placeOfPiece(word) ?? '']));
  return [...new Set(found)].filter(place => place !== '');
}

/** A way walked: from a place through others. */
export interface Trail {
  readonly pieces: readonly string[];
  readonly places: readonly string[];
}
const listOf = (value: Argument | undefined): readonly string[] =>
  value === undefined || typeof value === 'number' ? [] : listed(value);

/** The ways told by the events of one action: `from` with a `path` or a `to`; or a path that comes in from outside. */
export function trailsOf(events: readonly Event[], isPlace: (id: string) => boolean): readonly Trail[] {
  return events.flatMap(({ args = {} }) => {
    const way = [...listOf(args.path), ...listOf(args.path === undefined ? args.to : undefined)].filter(isPlace);
    const from = listOf(args.from).filter(isPlace);
    const pieces = [...listOf(args.units), ...listOf(args.unit)];
    return way.length > 0 && pieces.length > 0 ? [{ pieces, places: [...from, ...way] }] : [];
  });
}
