import type { Text } from '@bivouac/kernel';
import type { Cross } from '../actions.ts';
import { ARTILLERY, BRIDGE, CONFEDERATE, DAM, enemyOf, FERRY, FORD, halves, INFANTRY, tables } from '../data/index.ts';
import { type Act, combatValue, hexId, type March, of, sideOf, type Table, touch, type U, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { inAnyZoneOf, isHeld } from './02-zones.ts';
import { marchOf } from './06-move.ts';
import { banksOf, holding, type Modifier, printedAt, sidesOf, sideTo, sumOf } from './10-crossings.ts';
import { isNamed, whyNotDestroyed } from './special.ts';
import { by } from './told.ts';

// 10.2 DESTROYING bridges and ferries, at the end of a march (§10.2-all-titles), in any weather (§10.2-rain-ok).

const DIE = tables.bridges.destroy;
type Printed = NonNullable<ReturnType<typeof printedAt>>;

/** Why this unit could not try to destroy what stands on this hexside. */
export function whyNotDestroy(t: Table, unit: number, edge: number): Text | null {
  const printed = edge < 0 ? null : printedAt(t, edge);
  const args = { unit: unitId(t, unit) };
  if (!printed) return tx('no.crossingHere', args, '§10.2-perm-who');
  const { kind, name, number } = printed;
  const what = { crossing: name };
  if (kind === DAM || kind === FORD) return tx('no.indestructible', what, '§10.2-dams-fords');
  if (t.down[number] === 1) return tx('no.alreadyDown', what, '§10.2-marker');
  if (of(t).title.indestructibleBridges.includes(name)) return tx('no.indestructible', what, '§10.2-indestructible');
  if (t.tried[unit] === 1) return tx('no.triedAlready', args, '§10.2-once-unit'); // §10.2-many-units
  return whyNotDestroyed(t, sideOf(t, unit), number) ?? whyNotWrecker(t, unit, kind) ?? whyWatched(t, unit, edge, name);
}

function whyNotWrecker(t: Table, unit: number, kind: number): Text | null {
  const { units, title } = of(t);
  const args = { unit: unitId(t, unit) };
  const arm = units.arm[unit];
  if (kind === FERRY) return arm === ARTILLERY ? tx('no.ferryWrecker', args, '§10.2-ferry-who') : null;
  if (arm === INFANTRY && combatValue(t, unit) >= halves(title.bridge.destroyCV)) return null;
  return tx('no.bridgeWrecker', { ...args, needs: title.bridge.destroyCV }, '§10.2-perm-who');
}

function whyWatched(t: Table, unit: number, edge: number, crossing: string): Text | null {
  const own = sideOf(t, unit);
  const enemy = enemyOf(own);
  if (banksOf(t, edge).some(hex => isHeld(t, enemy, hex))) return tx('no.enemyAt', { crossing }, '§10.2-not-enemy-hex');
  const seen = banksOf(t, edge).some(hex => inAnyZoneOf(t, enemy, hex) && !isHeld(t, own, hex));
  return seen ? tx('no.enemyZoneAt', { crossing }, '§10.2-not-zoc') : null;
}

/** §10.2-mod-cumulative */
export function destroyModifiers(t: Table, { unit, moved, attacked }: March, edge: number): readonly Modifier[] {
  const own = sideOf(t, unit);
  const { kind, name } = printedAt(t, edge)!;
  const free = banksOf(t, edge).every(hex => !inAnyZoneOf(t, enemyOf(own), hex));
  return holding(
    [own === CONFEDERATE && kind === FERRY, DIE.confederateFerry, '§10.2-mod-csa-ferry'],
    [free, DIE.noZone, '§10.2-mod-zoc'],
    [moved === 0 && attacked === 0, DIE.still, '§10.2-mod-still'],
    [isNamed(t, 'aqueduct', name), DIE.aqueduct, '§10.2-mod-aqueduct'], // §10.2-co-advanced
  );
}
/** §10.2-roll-bridge, §10.2-roll-ferry */
export const isDestroyed = (kind: number, modified: number): boolean =>
  modified <= (kind === BRIDGE ? DIE.bridge : DIE.ferry);

function destroy(u: U, edge: number): void {
  const { table: t } = u;
  const march = marchOf(t);
  const { unit } = march;
  const { name, kind, number } = printedAt(t, edge) as Printed;
  const modifier = sumOf(destroyModifiers(t, march, edge));
  const args = { unit: unitId(t, unit), crossing: name };
  t.tried[unit] = 1;
  const die = u.roll(6, tx('crossing.roll', { ...args, modifier }, '§10.2-perm-who'), by(sideOf(t, unit)));
  const gone = isDestroyed(kind, die + modifier);
  if (gone) {
    t.down[number] = 1; // §10.2-marker
    touch(t);
  }
  const rule = kind === BRIDGE ? '§10.2-roll-bridge' : '§10.2-roll-ferry';
  u.say(tx(gone ? 'crossing.destroyed' : 'crossing.stands', args, rule), by(sideOf(t, unit)));
}

export const destroyAct: Act<Cross<'destroy'>> = {
  type: 'destroy',
  whyNot(t, _side, action) {
    const { unit } = marchOf(t);
    return whyNotDestroy(t, unit, sideTo(t, t.at[unit]!, action.to));
  },
  some(t) {
    const { unit } = marchOf(t);
    return sidesOf(t, t.at[unit]!)
      .filter(edge => whyNotDestroy(t, unit, edge) === null)
      .map(edge => ({ type: 'destroy', to: hexId(t, of(t).board.neighbours[edge]!) }));
  },
  begin(u, _side, action) {
    const { table: t } = u;
    destroy(u, sideTo(t, t.at[marchOf(t).unit]!, action.to));
  },
};
