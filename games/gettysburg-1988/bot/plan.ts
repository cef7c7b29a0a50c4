import type { PlanMind, Seat, Text } from '@bivouac/kernel';
import { frontFactor, hexIds, objectives, pointsOf, sideNumber, unitIds, unitsOf } from '../data/index.ts';
import type { Action, G88, GettysburgView } from '../state.ts';
import { tx } from '../text/keys.ts';
import { nextOrder } from './orders.ts';
import { postsOf } from './posts.ts';
import { paperOf, sceneOf } from './scene.ts';
import { attackOn, hold, march, targetsOf } from './scripts.ts';

// A plan: one post for every unit of the side, in the order of the counters; then a stamp of the phase it was made for.

const STAMP = -1; // the unit that stands for the stamp
const MOST_TARGETS = 10;

export const stampOf = ({ table: t }: GettysburgView): number => t.turn * 2 + t.phase;

type Script = (view: GettysburgView, seat: Seat) => readonly number[];

const script =
  (make: (s: ReturnType<typeof sceneOf>) => number[]): Script =>
  (view, seat) => [...make(sceneOf(view, sideNumber(seat))), stampOf(view)];

const attacks: readonly Script[] = Array.from({ length: MOST_TARGETS }, (_, i) =>
  script(s => {
    const target = targetsOf(s)[i];
    return target === undefined ? hold(s) : attackOn(s, hold(s), target);
  }),
);

export const plan: PlanMind<G88> = {
  units: (_view, seat) => [...unitsOf[sideNumber(seat)], STAMP],
  posts: (view, unit) => {
    if (unit === STAMP) return [stampOf(view)];
    return postsOf(sceneOf(view, view.table.phase), unit);
  },
  scripts: [
    script(hold),
    script(s => march(s, o => pointsOf[objectives[o]!]!)),
    script(s => march(s, o => (s.control[o] === s.side ? 0 : pointsOf[objectives[o]!]!))),
    script(s => march(s, o => (s.control[o] === s.side ? pointsOf[objectives[o]!]! : 0))),
    ...attacks,
  ],
  paper: (view, seat, posts) => paperOf(sceneOf(view, sideNumber(seat)), posts),
  orders(view, seat, posts): Action | null {
    return posts[posts.length - 1] === stampOf(view) ? nextOrder(view, seat, posts) : null;
  },
  say,
};

const MOST_SAID = 4;

/** Who goes where, the strongest first; `off` is off the map. */
function say(view: GettysburgView, seat: Seat, posts: readonly number[]): Text {
  const s = sceneOf(view, sideNumber(seat));
  const movers = unitsOf[s.side]
    .map((unit, i) => ({ unit, to: posts[i]! }))
    .filter(({ unit, to }) => s.able[unit] && to !== s.start[unit] && to !== -1)
    .sort((a, b) => frontFactor[b.unit]! - frontFactor[a.unit]!);
  const said = movers.slice(0, MOST_SAID);
  const units = said.map(({ unit }) => unitIds[unit]!);
  const hexes = said.map(({ to }) => hexIds[to] ?? 'off');
  return tx('bot.plan', { units, hexes, more: movers.length - said.length });
}
