import { call, done, nobody, only, rules } from '@bivouac/kernel';
import { CAVALRY, enemyOf, halves, SIDES, type Side, sideBetween, tables, UNION } from '../data/index.ts';
import {
  type Act,
  type Action,
  CAVALRY_RETREAT,
  combatValue,
  disorganize,
  type GCACW,
  hexId,
  isDemoralized,
  isHeldBy,
  isOnMap,
  type March,
  MOST_FATIGUE,
  of,
  seatOf,
  sideOf,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { zoneAcross } from './02-zones.ts';
import { pointsLeft } from './06-move.ts';
import { holdAct } from './07-combat.ts';
import { bleed } from './07-results.ts';
import { newRetreat, retreating } from './07-retreat.ts';
import { groundBonus } from './07-terrain.ts';
import { CAVALRY_RETREATS } from './07-ways.ts';
import { twiceDefended } from './09-works.ts';
import { ammunitionModifier } from './advanced.ts';
import { choicesOf } from './choices.ts';
import { by } from './told.ts';

// 7.7 CAVALRY RETREATS BEFORE COMBAT.

const { procedure } = rules<GCACW>();
const { union, demoralized, fatigue4 } = tables.cavalryRetreat;
/** `hex` is where the cavalry stands, `from` where the enemy is whom it evades. */
interface Locals {
  hex: number;
  from: number;
  lost: number; // manpower it loses by a natural 1
  units: number[]; // those that go
}
export const evading = (hex: number, from: number) => call(evade, { hex, from, lost: 0, units: [] });

export const cavalryIn = (t: Table, side: Side, hex: number): number[] =>
  unitsIn(t, side, hex).filter(unit => of(t).units.arm[unit] === CAVALRY);

/** §7.7-trigger-move, §7.7-trigger-adjacent, §7.7-trigger-advance Hexes of enemy cavalry whose normal zone reaches this one. */
export function cavalryAround(t: Table, side: Side, hex: number): number[] {
  const { board } = of(t);
  const found: number[] = [];
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const other = board.neighbours[edge]!;
    if (other < 0 || cavalryIn(t, enemyOf(side), other).length === 0) continue;
    if (zoneAcross(t, sideBetween(board, other, hex)) === 1) found.push(other);
  }
  return found;
}

/** Whether cavalry is to be asked now: a marching foot or gun unit has come into new zones. */
export function alert(t: Table): boolean {
  const { march } = t;
  if (!march || !isOnMap(t, march.unit) || of(t).units.arm[march.unit] === CAVALRY) return false; // §7.7-who
  const hex = t.at[march.unit]!;
  if (march.seen !== hex) {
    march.seen = hex;
    march.alert = cavalryAround(t, sideOf(t, march.unit), hex).filter(each => !march.declined.includes(each)); // §7.7-declare-lost
  }
  march.alert = march.alert.filter(each => cavalryIn(t, enemyOf(sideOf(t, march.unit)), each).length > 0);
  return march.alert.length > 0;
}
/** §7.7-multi-hex One hex of cavalry after the other, and again wherever it is met anew (§7.7-repeat). */
export function askCavalry(t: Table) {
  const march = t.march!;
  const [hex, ...rest] = march.alert;
  march.alert = rest;
  return evading(hex!, t.at[march.unit]!);
}

/** §7.7-mod-verylarge, §7.7-mod-large-otr, §7.7-mod-large-sjw, §7.7-mod-small, §7.7-mod-verysmall By value in quarters, works counted. */
export function sizeModifier(t: Table, side: Side, value: number, alone: boolean): number {
  const sizes = side === UNION ? union : of(t).title.cavalryRetreatConfederate;
  if (value >= 12) return sizes.veryLarge;
  if (value >= 8) return sizes.large; // §7.7-mod-two-other
  if (value === 3 || value === 4) return sizes.small;
  return value === 2 && alone ? sizes.verySmall : 0;
}

/** §7.7-mod-cumulative */
export function evasionModifier(t: Table, units: readonly number[], hex: number, from: number): number {
  const value = twiceDefended(t, units, unit => combatValue(t, unit));
  const size = sizeModifier(t, sideOf(t, units[0]!), value, units.length === 1);
  const ground = groundBonus(t, sideBetween(of(t).board, from, hex)); // §7.7-mod-terrain
  const beaten = units.every(unit => isDemoralized(t, unit)) ? demoralized : 0; // §7.7-mod-demoralized
  const weary = units.every(unit => t.fatigue[unit] === MOST_FATIGUE) ? fatigue4 : 0; // §7.7-mod-fatigue
  return size + ground + beaten + weary + ammunitionModifier(t, units); // §7.7-mod-ammo
}
/** §7.7-reduce In halves of points. */
export const reduction = (modified: number): number => halves(Math.max(0, Math.floor(modified / 2)));

/** Takes points off the enemy's march; before it has begun they are remembered. */
function hinder(march: March, points: number): void {
  if (march.begun === 0) march.cut += points;
  else march.left = Math.max(0, march.left - points);
  if (march.begun === 1 && pointsLeft(march) === 0 && march.moved + march.attacked > 0) march.over = 1; // §7.7-resume-zero
}

function rollEvasion(u: U, locals: Locals): void {
  const { table: t } = u;
  const { units, hex, from } = locals;
  const side = sideOf(t, units[0]!);
  const modifier = evasionModifier(t, units, hex, from);
  const die = u.roll(6, tx('evade.roll', { hex: hexId(t, hex), modifier }, '§7.7-roll'), by(side));
  const points = t.march ? reduction(die + modifier) : 0; // §7.7-assault-roll
  u.say(tx('evade.begins', { units: units.map(unit => unitId(t, unit)), points }, '§7.7-reduce'), by(side));
  if (t.march) hinder(t.march, points);
  locals.lost = die === 1 ? 1 : 0; // §7.7-loss
}

function pays(u: U, unit: number): void {
  disorganize(u.table, unit);
  u.say(tx('combat.lost', { unit: unitId(u.table, unit), lost: 1 }, '§7.7-loss'), {
    ...by(sideOf(u.table, unit)),
    lost: 1,
  });
  bleed(u, unit, 1, CAVALRY_RETREAT);
}

const EVADE = { type: 'evade' } as const;
const evadeAct: Act<typeof EVADE> = { type: 'evade', whyNot: () => null, some: () => [EVADE], begin() {} };
const CHOICES = [evadeAct, holdAct] as readonly Act[];
const owner = (t: Table, { hex }: Locals): Side => (isHeldBy(t, UNION, hex) ? UNION : 1);

/** §7.7-voluntary, §7.7-declare-now, §7.7-suspend The cavalry of a hex goes together or not at all (§7.7-stack-cav). */
export const evade = procedure<Locals>('evade')({
  ask: {
    asks: ({ table: t }, locals) => only(seatOf(owner(t, locals))),
    prompt: ({ table: t }, locals) =>
      tx('prompt.evade', { side: SIDES[owner(t, locals)]!, hex: hexId(t, locals.hex) }, '§7.7-declare-now'),
    choices: ({ table: t }, locals) => choicesOf(t, owner(t, locals), CHOICES),
    take(u, locals, action) {
      const { table: t } = u;
      if (action.type === 'evade') {
        locals.units = cavalryIn(t, owner(t, locals), locals.hex); // §7.7-stack-inf §7.7-any-status
        return;
      }
      t.march?.declined.push(locals.hex); // §7.7-declare-lost
      return done();
    },
  },
  roll: (u, locals) => rollEvasion(u, locals),
  loss: {
    plain: true,
    asks: ({ table: t }, locals) =>
      locals.lost === 1 && locals.units.length > 1 ? only(seatOf(sideOf(t, locals.units[0]!))) : nobody,
    prompt: ({ table: t }, { hex }) => tx('prompt.evadeLoss', { hex: hexId(t, hex) }, '§7.7-stack-loss'),
    choices: ({ table: t }, { units }) => ({
      kind: 'list',
      actions: units.map((unit): Action => ({ type: 'lose', unit: unitId(t, unit), manpower: 1 })),
    }),
    take(u, locals, action) {
      if (action.type !== 'lose') return;
      pays(u, unitNamed(u.table, sideOf(u.table, locals.units[0]!), action.unit));
      locals.lost = 0;
    },
  },
  walk(u, locals) {
    const { table: t } = u;
    if (locals.lost === 1) pays(u, locals.units[0]!);
    const units = locals.units.filter(unit => isOnMap(t, unit));
    if (units.length === 0) return;
    return retreating(t, newRetreat(sideOf(t, units[0]!), units, CAVALRY_RETREATS, locals.hex, locals.from)); // §7.7-distance
  },
  after(u, { units }) {
    for (const unit of units) {
      if (!isOnMap(u.table, unit)) continue;
      tire(u.table, unit, 1); // §7.7-fatigue
      disorganize(u.table, unit); // §7.7-disorg
    }
  },
});
