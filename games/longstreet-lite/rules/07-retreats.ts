import { type Choices, call, done, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import type { Pose } from '@bivouac/maps/plane';
import { cardNumber, cardSlug, FULL_TURN, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  basesOf,
  combatOf,
  type Defender,
  depthsOf,
  formOf,
  handOf,
  isArtillery,
  isInfantry,
  isLimbered,
  isOnTable,
  type LL,
  type Pub,
  type Table,
  type U,
  unitId,
  unitNumber,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { losses, owe, rout } from './01-losses.ts';
import { footprintOf, poseOf } from './01-units.ts';
import { discard } from './04-cards.ts';
import { DECLINE } from './04-interrupts.ts';
import { retreatDistance } from './07-scores.ts';
import {
  limberedAt,
  linearDepths,
  linearFiles,
  mustLine,
  passedOn,
  type Retreating,
  reformedAt,
  waysOf,
} from './07-ways.ts';
import { by, spotOf, went } from './told.ts';

// 7 RETREATS: of all beaten units of one side, in the order its player likes.

const { procedure } = rules<LL>();

export interface Locals {
  side: Side;
  unit: number; // on its way; -1: none
  line: number[]; // x, y and heading of its old front line
  distance: number;
  way: number; // chosen; -1: not yet
}
export const retreatsOf = (side: Side): Locals => ({ side, unit: -1, line: [], distance: 0, way: -1 });

type Order = Extract<Action, { type: 'retreat' }>;

const defenderOf = (t: Table, unit: number): Defender | undefined =>
  combatOf(t).defenders.find(each => each.unit === unit);
/** §7-nlin-a, §7-nlin-c Only defenders re-form, vulnerable or non-linear ones. */
export function mustReline(t: Table, unit: number): boolean {
  const defender = defenderOf(t, unit);
  if (defender === undefined || !isInfantry(t, unit)) return false;
  return defender.linear === 0 || mustLine(depthsOf(t, unit), defender.vulnerable === 1);
}
/** Enemies a unit was engaged with that are still on the table. */
function foughtBy(t: Table, unit: number): readonly number[] {
  const { attackers } = combatOf(t);
  const own = attackers.find(each => each.unit === unit);
  const all = own
    ? own.enemies.map(each => each.unit)
    : attackers.filter(each => each.enemies.some(enemy => enemy.unit === unit)).map(each => each.unit);
  return all.filter(each => isOnTable(t, each));
}

function whyNotRetreat({ table: t }: Pub, action: Action): Text | null {
  if (action.type !== 'retreat') return tx('no.retreatFirst', {}, '§7-dret-a');
  const unit = unitNumber(t, action.unit);
  if (!t.retreats.includes(unit)) return tx('no.retreatUnit', { unit: action.unit }, '§7-dret-a');
  if (action.way !== undefined) return tx('no.way', { unit: action.unit }, '§7-dir-e');
  return whyNotShape(t, unit, action);
}
function whyNotShape(t: Table, unit: number, { unit: slug, files, heading }: Order): Text | null {
  const who = { unit: slug };
  if (heading !== undefined && (isInfantry(t, unit) || heading < 0 || heading >= FULL_TURN))
    return tx('no.retreatTurn', who, '§7-dir-a');
  if (!mustReline(t, unit)) return files === undefined ? null : tx('no.retreatForm', who, '§7-nlin-c');
  const may = linearFiles(basesOf(t, unit));
  return files === undefined || may.includes(files)
    ? null
    : tx('no.retreatFiles', { unit: slug, least: may[0]!, most: may.at(-1)! }, '§7-nlin-a');
}
const retreatChoices = (pub: Pub): Choices<Action> => ({
  kind: 'space',
  check: action => whyNotRetreat(pub, action),
  sample(pick) {
    const unit = pub.table.retreats[pick(pub.table.retreats.length)]!;
    const files = linearFiles(basesOf(pub.table, unit));
    const wide = mustReline(pub.table, unit) ? { files: files[pick(files.length)]! } : {};
    const facing = isArtillery(pub.table, unit) && pick(2) === 0 ? { heading: pick(FULL_TURN) } : {};
    return { type: 'retreat', unit: unitId(pub.table, unit), ...wide, ...facing };
  },
});

/** §7-nlin-b, §7-dret-c Before it goes a unit takes the formation in which it retreats. */
function takeShape(u: U, unit: number, { files, heading }: Order): void {
  const { table: t } = u;
  if (isArtillery(t, unit)) limberUp(u, unit, heading ?? t.heading[unit]!);
  else if (mustReline(t, unit)) {
    const form = formOf(linearDepths(basesOf(t, unit), files ?? linearFiles(basesOf(t, unit))[0]!));
    place(t, unit, reformedAt(u, unit, form));
    t.form[unit] = form;
  }
}
function limberUp(u: U, unit: number, heading: number): void {
  const { table: t } = u;
  if (isLimbered(t, unit) && heading === t.heading[unit]) return;
  place(t, unit, limberedAt(u, unit, footprintOf(u, unit), heading));
  if (isLimbered(t, unit)) return;
  t.guns[unit] = basesOf(t, unit);
  t.form[unit] = '1';
}
function place(t: Table, unit: number, { x, y, heading }: Pose): void {
  t.x[unit] = x;
  t.y[unit] = y;
  t.heading[unit] = heading;
}

export const retreating = (pub: Pub, { unit, line, distance }: Locals): Retreating => ({
  unit,
  at: footprintOf(pub, unit),
  line: { x: line[0]!, y: line[1]!, heading: line[2]! },
  engaged: foughtBy(pub.table, unit),
  distance,
});

const isElsewhere = (a: Pose, b: Pose): boolean => a.x !== b.x || a.y !== b.y || a.heading !== b.heading;

/** §7-ret-a, §7-ret-b Two dice; then §7-rout-a, §7-rout-b, §7-rout-c a rout if there is no way. */
function setOff(u: U, locals: Locals, order: Order): void {
  const { table: t } = u;
  const unit = unitNumber(t, order.unit);
  const { x, y, heading } = poseOf(t, unit);
  t.retreats = t.retreats.filter(each => each !== unit);
  const [from, shape] = [spotOf(u, unit), `${t.form[unit]} ${t.guns[unit]}`];
  takeShape(u, unit, order);
  if (shape !== `${t.form[unit]} ${t.guns[unit]}` || isElsewhere(poseOf(t, unit), { x, y, heading }))
    u.say(tx('combat.retreat.forms', { unit: order.unit }, '§7-nlin-b'), went(u, unit, from, 'march'));
  const why = tx('combat.roll.retreat', { unit: order.unit }, '§7-ret-b');
  const dice = [u.roll(6, why, by(locals.side)), u.roll(6, why, by(locals.side))];
  const distance = retreatDistance(dice, locals.side === t.active);
  Object.assign(locals, { unit, line: [x, y, heading], distance, way: -1 });
  const ways = waysOf(u, retreating(u, locals));
  if (ways.length === 1) locals.way = 0;
  if (ways.length > 0) return;
  locals.unit = -1;
  u.say(tx('combat.retreat.none', { unit: order.unit, distance }, '§7-rout-a'), by(locals.side));
  rout(u, unit);
}

/** §7-dir-a, §7-ret-e It goes the way, facing as before; §7-pen-b, §7-pen-c then what that costs. */
function finish(u: U, locals: Locals): void {
  const { table: t } = u;
  const { unit } = locals;
  const asked = retreating(u, locals);
  const way = waysOf(u, asked)[locals.way]!;
  const passed = passedOn(u, asked, way);
  const from = spotOf(u, unit);
  const end = way.path.at(-1)!;
  place(t, unit, { x: t.x[unit]! + end.x, y: t.y[unit]! + end.y, heading: t.heading[unit]! });
  const said = { unit: unitId(t, unit), length: way.length, distance: locals.distance };
  u.say(tx('combat.retreat.done', said, '§7-ret-c'), went(u, unit, from, 'retreat'));
  if (combatOf(t).protected[locals.side] === 0) payPenalties(u, unit, passed.friends, passed.difficult);
  locals.unit = -1;
}
/** §2-dis-c Nobody pays a second card for a retreat, but bases. */
function payPenalties(u: U, unit: number, friends: readonly number[], difficult: boolean): void {
  const { table: t } = u;
  for (const friend of friends) {
    u.say(tx('combat.retreat.through', { unit: unitId(t, unit), friend: unitId(t, friend) }, '§7-pen-b'));
    owe(u, friend, 1);
  }
  if (!difficult) return;
  u.say(tx('combat.retreat.rough', { unit: unitId(t, unit) }, '§7-pen-c'));
  owe(u, unit, 1); // §7-aret-b
}

export const retreats = procedure<Locals>('retreats')({
  protect: {
    asks: ({ table: t }, { side }) =>
      t.retreats.length > 0 && t.held[side]! > 0 && combatOf(t).protected[side] === 0 ? only(SIDES[side]) : nobody,
    prompt: (_pub, { side }) => tx('combat.ask.protect', { side: SIDES[side] }, '§7-pen-a'),
    choices: (view, { side }) =>
      list<Action>(
        [DECLINE, ...handOf(view, side).map(card => ({ type: 'protect' as const, card: cardSlug(card) }))],
        action =>
          action.type === 'protect'
            ? tx('no.card', { card: action.card }, '§7-pen-a')
            : tx('no.protectFirst', {}, '§7-pen-a'),
      ),
    take(u, { side }, action) {
      if (action.type !== 'protect') return;
      discard(u, side, cardNumber(action.card), 'card.protects', '§7-pen-a');
      combatOf(u.table).protected[side] = 1;
    },
  },
  pick: {
    asks: ({ table: t }, { side }) => (t.retreats.length > 0 ? only(SIDES[side]) : nobody),
    prompt: ({ table: t }, { side }) =>
      tx('combat.ask.retreat', { side: SIDES[side], units: t.retreats.map(unit => unitId(t, unit)) }, '§7-dret-a'),
    choices: view => retreatChoices(view),
    take(u, locals, action) {
      if (action.type === 'retreat') setOff(u, locals, action);
    },
  },
  way: {
    asks: (_pub, { side, unit, way }) => (unit >= 0 && way < 0 ? only(SIDES[side]) : nobody),
    prompt: ({ table: t }, { side, unit }) =>
      tx('combat.ask.way', { side: SIDES[side], unit: unitId(t, unit) }, '§7-dir-e'),
    plain: true,
    choices: (view, locals) =>
      list<Action>(
        waysOf(view, retreating(view, locals)).map((_, way) => ({
          type: 'retreat',
          unit: unitId(view.table, locals.unit),
          way,
        })),
        () => tx('no.way', { unit: unitId(view.table, locals.unit) }, '§7-dir-e'),
      ),
    take(_u, locals, action) {
      if (action.type === 'retreat') locals.way = action.way ?? 0;
    },
  },
  goes(u, locals) {
    if (locals.unit >= 0) finish(u, locals);
    return call(losses, { side: locals.side });
  },
  next({ table: t }) {
    t.retreats = t.retreats.filter(unit => isOnTable(t, unit));
    return t.retreats.length > 0 ? { go: 'pick' as const } : done();
  },
});
