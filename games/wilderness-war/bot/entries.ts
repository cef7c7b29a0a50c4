import type { Seat } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import {
  commandOf,
  FORT_CAPACITY,
  isAuxiliary,
  isCultivated,
  isDrilled,
  isLeader,
  neighbours,
  spaceIds,
} from '../data/index.ts';
import { tacticsOfCommander } from '../rules/05-forces.ts';
import { slugs } from '../rules/05-groups.ts';
import { PASS } from '../rules/05-responses.ts';
import { interceptionSpaces } from '../rules/14-interception.ts';
import { avoiders, avoidSpaces, avoidsSurely } from '../rules/15-avoid.ts';
import { type Action, FORT, moveOf, outsideIn, piecesIn, type WildernessView } from '../state.ts';
import { type Context, contextOf } from './context.ts';
import { battleWorth, type Group, groupOf, meet } from './fights.ts';
import { armyFrom } from './forces.ts';
import { offeredTo } from './offered.ts';
import { isHeld } from './reach.ts';
import { key, type Scan } from './scan.ts';
import { isRefuge, pieceWorth } from './worth.ts';

// What the enemy of a mover answers when he enters a space: intercept, go inside, avoid.

export interface Scored {
  readonly action: Action;
  readonly worth: number;
}

/** The mover's fight against these pieces alone, seen by the mover. */
function against(c: Context, mover: Side, g: Group, space: number, defenders: readonly number[], came: number): number {
  const d = groupOf(c.t, defenders);
  const k = key((1 - mover) as Side, space);
  const saved = save(c.s, k);
  c.s.strength[k] = d.strength;
  c.s.steps[k] = d.steps;
  c.s.units[k] = d.units;
  c.s.drilled[k] = d.drilled;
  c.s.regulars[k] = d.regulars;
  c.s.scouts[k] = d.scouts;
  c.s.auxiliaries[k] = d.auxiliaries;
  c.s.chief[k] = d.chief;
  const worth = battleWorth(c.t, c.s, mover, g, space, came);
  for (const [column, value] of saved) column[k] = value;
  return worth;
}
const save = (s: Scan, k: number): [Int16Array, number][] =>
  [s.strength, s.steps, s.units, s.drilled, s.regulars, s.scouts, s.auxiliaries, s.chief].map(each => [each, each[k]!]);

const allowed = (view: WildernessView, seat: Seat, action: Action): boolean => {
  const offered = offeredTo(view, seat);
  return offered.kind === 'space' && offered.check(action) === null;
};

/** Interceptions worth a thought, best first. */
export function interceptions(view: WildernessView, seat: Seat): Scored[] {
  const { table: t, setup } = view;
  const m = moveOf(t);
  const side = (1 - m.side) as Side;
  const c = contextOf(view, side);
  const mover = groupOf(t, m.pieces);
  const found: Scored[] = [{ action: PASS, worth: 0 }];
  for (const from of interceptionSpaces(t, setup)) {
    for (const pieces of parties(c, outsideIn(t, side, from))) {
      const action: Action = { type: 'intercept', pieces: slugs(pieces) };
      if (!allowed(view, seat, action)) continue;
      const there = [...outsideIn(t, side, m.at), ...pieces];
      const gain =
        -against(c, m.side, mover, m.at, there, m.path.came) - leaving(c, from, pieces) - nowhere(c, pieces, from);
      const before = outsideIn(t, side, m.at);
      const without = before.length > 0 ? -against(c, m.side, mover, m.at, before, m.path.came) : 0;
      const chance = Math.min(1, Math.max(0, (3 + tacticsOfCommander(pieces)) / 6));
      found.push({ action, worth: chance * (gain - without + stopping(c, mover, m.at)) });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}
/** A column that is met goes no further. */
const stopping = (c: Context, mover: Group, space: number): number => {
  const near = neighbours[space]!.some(to => c.t.fort[to]! > 0 && c.t.holder[to] === c.side);
  return near && mover.drilled > 2 ? 0.1 : 0;
};
/** A fort left empty behind. */
const leaving = (c: Context, from: number, pieces: readonly number[]): number =>
  c.t.fort[from]! >= FORT &&
  piecesIn(c.t, c.side, from).filter(piece => !isLeader(piece)).length <=
    pieces.filter(piece => !isLeader(piece)).length
    ? 0.3
    : 0;
const nowhere = (c: Context, pieces: readonly number[], from: number): number =>
  isRefuge(c.t, c.side, from) ? 0 : 0.05 * pieces.filter(piece => isDrilled[piece]).length;

/** Everybody, the Auxiliaries, and one scout. */
function parties(c: Context, here: readonly number[]): number[][] {
  const scouts = here.filter(piece => isAuxiliary[piece]);
  const leaders = here.filter(isLeader).sort((a, b) => commandOf(b) - commandOf(a));
  const found: number[][] = [];
  const all = armyFrom(c, here);
  if (all.length > 0) found.push(all);
  if (scouts.length > 0 && leaders.length > 0) {
    const room = leaders.reduce((sum, leader) => sum + commandOf(leader), 0);
    found.push([...leaders, ...scouts.slice(0, room)]);
  }
  if (scouts.length > 0) found.push([scouts[0]!]);
  return found;
}

/** Who goes inside: nobody, or as many as there is room for. */
export function insides(view: WildernessView, _seat: Seat): Scored[] {
  const { table: t } = view;
  const m = moveOf(t);
  const side = (1 - m.side) as Side;
  const c = contextOf(view, side);
  const free = piecesIn(t, side, m.at).filter(piece => !m.entry?.interceptors.includes(piece));
  const units = free.filter(piece => !isLeader(piece)).sort((a, b) => pieceWorth(t, b) - pieceWorth(t, a));
  const room = t.fort[m.at] === FORT ? FORT_CAPACITY : units.length;
  const inside = slugs([...units.slice(0, room), ...free.filter(isLeader)]);
  const mover = groupOf(t, m.pieces);
  const { win } = meet(t, c.s, m.side, mover, m.at, m.path.landing);
  const shut: Scored = { action: { type: 'inside', pieces: inside }, worth: 0 };
  const out: Scored = { action: { type: 'inside', pieces: [] }, worth: 0.42 - win };
  if (mover.drilled === 0) return [out, shut];
  return units.length > room
    ? [{ ...out, worth: 0.55 - win }, shut].sort((a, b) => b.worth - a.worth)
    : [out, shut].sort((a, b) => b.worth - a.worth);
}

/** Avoiding battle, best first. */
export function avoidances(view: WildernessView, seat: Seat): Scored[] {
  const { table: t, setup } = view;
  const m = moveOf(t);
  const side = (1 - m.side) as Side;
  const c = contextOf(view, side);
  const free = avoiders(t, setup);
  const stay = -battleWorth(t, c.s, m.side, groupOf(t, m.pieces), m.at, m.path.came, m.path.landing);
  const held = t.fort[m.at]! > 0 && t.holder[m.at] === side ? 0.6 : 0;
  const found: Scored[] = [{ action: PASS, worth: stay + held }];
  const party = armyFrom(c, free);
  if (party.length === 0) return found;
  const chance = avoidsSurely(t, party) ? 1 : Math.min(1, (3 + tacticsOfCommander(party)) / 6);
  for (const to of avoidSpaces(t, setup, m)) {
    const action: Action = { type: 'avoid', pieces: slugs(party), to: spaceIds[to]! };
    if (!allowed(view, seat, action)) continue;
    const safe = isRefuge(t, side, to) ? 0.1 : isCultivated[to] ? 0 : -0.05;
    const crowd = isHeld(t, c.s, m.side, to) ? -1 : 0;
    found.push({ action, worth: chance * (safe + crowd - 0.05) + (1 - chance) * (stay + held) });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
