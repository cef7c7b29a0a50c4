import { call, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import { enemyOf, hexNamed, MINOR, MOUNTAIN, PROVISIONAL, SIDES, SWAMP, WATER } from '../data/index.ts';
import {
  type Action,
  disorganize,
  type GCACW,
  hexId,
  isRain,
  lose,
  of,
  place,
  RETREAT,
  seatOf,
  sideOf,
  type Table,
  tire,
  type U,
  unitId,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { inAnyZoneOf, isHeld } from './02-zones.ts';
import { randomEvent } from './03-events.ts';
import { endOf, leaveMarkers } from './06-move.ts';
import { crossingAt, isFirm, pontoonAt, sidesOf, sideTo } from './10-crossings.ts';
import { show } from './li-forces.ts';
import { by, went } from './told.ts';

// 12 PROVISIONAL SWAMPS: whom the first turn of rain finds in one must get out.

const { procedure } = rules<GCACW>();

/** A road, pike or railroad runs through the hex. */
const isFirmGround = (t: Table, hex: number): boolean =>
  of(t)
    .board.firm.subarray(hex * 6, hex * 6 + 6)
    .includes(1);
const isBog = (t: Table, hex: number): boolean => of(t).board.terrain[hex] === PROVISIONAL && !isFirmGround(t, hex);
/** §12.0-prov-caught The Union's first. */
export const caught = (t: Table): number[] =>
  of(t).units.ids.flatMap((_, unit) => (t.at[unit]! >= 0 && isBog(t, t.at[unit]!) ? [unit] : []));

/** §12.0-prov-move-terrain Whether a unit may be driven over this hexside. Creeks do not matter: ruling GCACW swamp-creek. */
function isOpen(t: Table, unit: number, side: number): boolean {
  const { board } = of(t);
  const to = board.neighbours[side]!;
  const terrain = board.terrain[to];
  if (isHeld(t, enemyOf(sideOf(t, unit)), to)) return false; // §12.0-prov-move
  if (terrain === SWAMP || terrain === PROVISIONAL || terrain === WATER) return false;
  if (terrain === MOUNTAIN && board.joined[side] === 0) return false;
  if (board.water[side]! < MINOR) return true;
  const pontoon = t.pontoons[pontoonAt(t, side)];
  return isFirm(crossingAt(t, side)) || pontoon?.owner === sideOf(t, unit);
}
/** §12.0-prov-move-zoc Where it may go: into enemy zones only if there is nothing else. */
export function waysOut(t: Table, unit: number): number[] {
  const hexes = sidesOf(t, t.at[unit]!)
    .filter(side => isOpen(t, unit, side))
    .map(side => of(t).board.neighbours[side]!);
  const free = hexes.filter(hex => !inAnyZoneOf(t, enemyOf(sideOf(t, unit)), hex));
  return free.length > 0 ? free : hexes;
}

/** Why a unit is not driven into this hex. */
function whyNotFlee(t: Table, unit: number, slug: string): Text {
  const side = sideTo(t, t.at[unit]!, slug);
  if (side < 0) return tx('no.fleeFar', { hex: slug }, '§12.0-prov-move');
  const held = isHeld(t, enemyOf(sideOf(t, unit)), of(t).board.neighbours[side]!);
  if (held) return tx('no.fleeEnemy', { hex: slug }, '§12.0-prov-move');
  return isOpen(t, unit, side)
    ? tx('no.fleeZone', { hex: slug }, '§12.0-prov-move-zoc')
    : tx('no.fleeGround', { hex: slug }, '§12.0-prov-move-terrain');
}

function tireAll(u: U): void {
  const { table: t } = u;
  for (const unit of caught(t)) {
    tire(t, unit, 1);
    disorganize(t, unit);
    u.say(tx('swamp.caught', { unit: unitId(t, unit), hex: hexId(t, t.at[unit]!) }, '§12.0-prov-caught'));
  }
}
function flee(u: U, unit: number, hex: number): void {
  const { table: t } = u;
  const from = t.at[unit]!;
  place(t, unit, hex);
  leaveMarkers(t, sideOf(t, unit), from);
  const args = { unit: unitId(t, unit), hex: hexId(t, hex) };
  u.say(tx('swamp.left', args, '§12.0-prov-move'), went(t, unit, 'march', [from, hex]));
}
/** §12.0-prov-elim Scored as what is lost in a retreat. */
function drown(u: U, unit: number): void {
  const { table: t } = u;
  const hex = t.at[unit]!;
  lose(t, unit, t.manpower[unit]!, RETREAT);
  u.say(tx('swamp.lost', { unit: unitId(t, unit) }, '§12.0-prov-elim'), by(sideOf(t, unit)));
  endOf(u, unit, hex);
}

const firstOf = (t: Table): number => caught(t)[0] ?? -1;

/** One unit after the other; where there is no choice it goes by itself. */
export const swamps = procedure('swamps')({
  begin(u) {
    for (const force of u.table.forces.filter(({ at }) => isBog(u.table, at))) show(u, force); // ruling GCACW li-swamp
    tireAll(u);
  },
  next(u) {
    const { table: t } = u;
    const unit = firstOf(t);
    if (unit < 0) return go('end');
    const hexes = waysOut(t, unit);
    if (hexes.length > 1) return go('choose');
    if (hexes.length === 1) flee(u, unit, hexes[0]!);
    else drown(u, unit);
    return go('next');
  },
  choose: {
    plain: true,
    asks: ({ table: t }) => (firstOf(t) < 0 ? nobody : only(seatOf(sideOf(t, firstOf(t))))),
    prompt: ({ table: t }) =>
      tx('prompt.flee', { unit: unitId(t, firstOf(t)), side: SIDES[sideOf(t, firstOf(t))]! }, '§12.0-prov-move'),
    choices: ({ table: t }) =>
      list(
        waysOut(t, firstOf(t)).map((hex): Action => ({ type: 'flee', hex: hexId(t, hex) })),
        action => (action.type === 'flee' ? whyNotFlee(t, firstOf(t), action.hex) : null),
      ),
    take(u, _locals, action) {
      if (action.type === 'flee') flee(u, firstOf(u.table), hexNamed(of(u.table), action.hex));
      return go('next');
    },
  },
  end() {},
});

/** The event of the turn; where it brings rain to a dry map, swamps rise. */
export function eventAndSwamps(u: U) {
  const dry = !isRain(u.table);
  randomEvent(u);
  if (dry && isRain(u.table)) return call(swamps, {});
}
