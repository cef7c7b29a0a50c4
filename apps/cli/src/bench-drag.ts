import type { Draft, Offer } from '@bivouac/desk';
import { type AnyRecord, type Pick, type Point, pending, picker, view } from '@bivouac/kernel';
import { medianOf } from './bench-measure.ts';
import type { AnyShelf } from './shelf.ts';

// What a pointer asks for at every move while a piece is dragged over a plane: the nearest pose that the rules allow.

type Any = AnyRecord['state'];
type Clock = () => number;

export interface DragFigure {
  readonly pieces: number; // on the table, at most
  readonly queries: number;
  readonly p99: number; // ns of processor time
  readonly ratio: number; // to one JSON round trip of the same states
  readonly shown: number; // ns, with what the screen then shows beside the pose
}
type Query = () => unknown;

const POSITIONS = 40;
const STEPS = 12; // of a drag
const STRIDE = 900;
const ROUNDS = 5; // the least of them: the clock counts helper threads too

/** Drags of every piece that can be taken up, each a walk at random. */
function dragsIn({ game, desk }: AnyShelf, state: Any, pick: Pick): readonly Drag[] {
  const { ground, offer } = desk;
  const seat = pending(game, state)[0];
  if (!ground || !offer || seat === undefined) return [];
  const seen = view(game, state, seat);
  return taken(offer(seen, seat, {}), half => offer(seen, seat, half)).flatMap(({ draft, at }) =>
    walk(at, pick).map(point => ({
      pose: () => ground(seen, seat, draft, point),
      shown: () => {
        const next = ground(seen, seat, draft, point)?.next;
        return next && 'draft' in next ? offer(seen, seat, next.draft) : null;
      },
    })),
  );
}
interface Drag {
  readonly pose: Query;
  readonly shown: Query;
}
interface Taken {
  readonly draft: Draft;
  readonly at: Point;
}
// biome-ignore lint/suspicious/noExplicitAny: actions of all games
type AnyOffer = Offer<any>;
const taken = (first: AnyOffer, offerOf: (draft: Draft) => AnyOffer): readonly Taken[] =>
  first.targets.flatMap(({ next }) => {
    const poised = 'draft' in next ? offerOf(next.draft).poised : undefined;
    return 'draft' in next && poised ? [{ draft: next.draft, at: poised.at }] : [];
  });
function walk({ x, y }: Point, pick: Pick): readonly Point[] {
  const by = (): number => pick(2 * STRIDE) - STRIDE;
  const points: Point[] = [];
  for (let at = { x, y }; points.length < STEPS; at = { x: Math.max(0, at.x + by()), y: Math.max(0, at.y + by()) })
    points.push(at);
  return points.slice(1);
}

const roundTrip =
  (state: Any): Query =>
  () =>
    JSON.parse(JSON.stringify(state));
/** What each takes at least, in milliseconds. */
function timed(queries: readonly Query[], now: Clock): readonly number[] {
  const least = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    queries.forEach((query, i) => {
      const began = now();
      query();
      least[i] = Math.min(least[i]!, now() - began);
    });
  return least;
}

/** The slowest of a hundred, in milliseconds. */
export const slowest = (queries: readonly Query[], now: Clock): number => {
  const sorted = timed(queries, now).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)]!;
};
const inNs = (ms: number): number => Math.round(ms * 1e6);

/** Null: nothing of this game is dragged over a plane. */
export function dragFigure(shelf: AnyShelf, sample: readonly Any[], now: Clock): DragFigure | null {
  if (!shelf.desk.ground) return null;
  const pick = picker(1);
  const states: Any[] = [];
  const drags: Drag[] = [];
  for (const state of sample) {
    const found = states.length < POSITIONS ? dragsIn(shelf, state, pick) : [];
    if (found.length > 0) states.push(state);
    drags.push(...found);
  }
  if (drags.length === 0) return null;
  const plain = medianOf(timed(states.map(roundTrip), now));
  const p99 = slowest(
    drags.map(({ pose }) => pose),
    now,
  );
  const shown = slowest(
    drags.map(each => each.shown),
    now,
  );
  const pieces = Math.max(...states.map(state => shelf.desk.picture(view(shelf.game, state, null)).sprites.length));
  return {
    ...{ pieces, queries: drags.length },
    ...{ p99: inNs(p99), ratio: Math.round((p99 / plain) * 100) / 100, shown: inNs(shown) },
  };
}
