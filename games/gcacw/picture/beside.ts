import type { Arrivals, Holding } from '@bivouac/desk';
import { BOTH, type Reinforcement, SIDES, type Side } from '../data/index.ts';
import { GONE, NOT_YET, of, type Table, unitRange } from '../state.ts';
import { px } from '../text/picture/keys.ts';
import type { Art } from './art.ts';
import type { Known } from './known.ts';
import { leaderAway, unitAway } from './sprites.ts';

// What is beside the map: reinforcements by turn and entry, and the units lost.

/** Those of a reinforcement that have not come yet. */
function waitingIn(t: Table, { units, leaders }: Reinforcement) {
  const { units: all, leaders: chiefs } = of(t);
  return {
    units: units.map(slug => all.ids.indexOf(slug)).filter(unit => t.at[unit] === NOT_YET),
    leaders: leaders.map(slug => chiefs.ids.indexOf(slug)).filter(leader => t.with[leader] === NOT_YET),
  };
}
const entryOf = ({ entryHexes }: Reinforcement): string => entryHexes?.[0] ?? '';

export function arrivalsOf(known: Known): readonly Arrivals<Art>[] {
  const { t } = known;
  const { reinforcements, turns } = of(t).scenario;
  return BOTH.flatMap(side => {
    const own = reinforcements.filter(each => each.side === SIDES[side] && countOf(t, each) > 0);
    const due = (each: Reinforcement): number => Math.max(t.turn, each.turn);
    return [...new Set(own.map(due))]
      .sort((a, b) => a - b)
      .map(turn => {
        const now = turn <= t.turn;
        const args = { turn, date: turns[turn - 1] ?? turns[turns.length - 1]!, now: now ? 1 : 0 };
        const entries = own.filter(each => due(each) === turn).map(each => entryFor(known, each));
        const when = px('picture.appear', args, '§1.0-replace');
        return { id: `${SIDES[side]}-${turn}`, side: SIDES[side]!, when, now, entries };
      });
  });
}
function countOf(t: Table, each: Reinforcement): number {
  const { units, leaders } = waitingIn(t, each);
  return units.length + leaders.length;
}
function entryFor(known: Known, each: Reinforcement): Arrivals<Art>['entries'][number] {
  const { units, leaders } = waitingIn(known.t, each);
  const at = entryOf(each);
  return {
    at,
    sprites: [...leaders.map(leader => leaderAway(known, leader, at)), ...units.map(unit => unitAway(known, unit, at))],
  };
}

export const holdingsOf = (known: Known): readonly Holding<Art>[] =>
  BOTH.flatMap(side => [coming(known, side), lost(known, side)]).filter(({ items }) => items.length > 0);

function coming(known: Known, side: Side): Holding<Art> {
  const { t } = known;
  const own = of(t).scenario.reinforcements.filter(each => each.side === SIDES[side]);
  const items = own.flatMap(each => {
    const note = px('picture.due', { turn: each.turn, hexes: each.entryHexes ?? [] }, '§1.0-replace');
    return entryFor(known, each).sprites.map(sprite => ({ sprite, note }));
  });
  return { id: `arrivals-${SIDES[side]}`, name: px('picture.arrivals', { side: SIDES[side]! }), items };
}

function lost(known: Known, side: Side): Holding<Art> {
  const { t } = known;
  const [from, to] = unitRange(t, side);
  const items: { sprite: ReturnType<typeof unitAway> }[] = [];
  for (let unit = from; unit < to; unit++) if (t.at[unit] === GONE) items.push({ sprite: unitAway(known, unit, '') });
  return { id: `lost-${SIDES[side]}`, name: px('picture.lost', { side: SIDES[side]! }, '§7.5-eliminate'), items };
}
