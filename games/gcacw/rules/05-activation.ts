import { call, done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import type { Activate, Transfer } from '../actions.ts';
import { ARTILLERY, CONFEDERATE, halves, INFANTRY, SIDES, type Side, tables, UNION } from '../data/index.ts';
import {
  type Act,
  type Action,
  type Activation,
  type GCACW,
  leaderAt,
  leaderId,
  leaderNamed,
  leaderSide,
  leadersIn,
  of,
  seatOf,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { radiusFrom } from './02-command.ts';
import { allowed, leaderDice, rollAll } from './05-dice.ts';
import { entrench, whyNotEntrench } from './05-entrench.ts';
import { march, whyNotMarch } from './05-march.ts';
import {
  isArmyLeader,
  isCavalryLeader,
  isSenior,
  isUnder,
  leadersOf,
  mayAttach,
  whyNotAttach,
  whyNotTogether,
} from './06-leaders.ts';
import { by, rode } from './told.ts';

// 5.2 LEADER ACTIVATION.

const { procedure } = rules<GCACW>();
export const activationOf = (t: Table): Activation => {
  if (!t.activation) throw new Error('no leader is active');
  return t.activation;
};

/** Why this leader may not act at all: any but an army leader may, again and again (§2.2-leader-corps-div-use, §2.2-leader-district-use, §2.2-fatigue-leaders). */
export function whyNotLead(t: Table, side: Side, leader: number): Text | null {
  const args = { leader: leaderId(t, leader) };
  if (leaderAt(t, leader) < 0) return tx('no.leaderOnMap', args, '§5.2-1-select-leader');
  if (isArmyLeader(t, leader)) return tx('no.armyLeader', args, '§2.2-leader-army-use');
  if (t.paralysed[side] === 1) return tx('no.paralysed', { side: SIDES[side]! }, '§3.0-random-events');
  return t.silent.includes(leader) ? tx('no.silent', args, '§4.2-tie-bac') : null;
}

/** Whether a leader may lead this unit: one of his own, or any artillery unless he leads cavalry. */
const leads = (t: Table, leader: number, unit: number): boolean =>
  isUnder(t, leader, unit) || (of(t).units.arm[unit] === ARTILLERY && !isCavalryLeader(t, leader)); // §5.2-2a-artillery

/** Why a leader may not choose this unit; `near` are the hexes of his radius. */
function whyNotChoose(t: Table, leader: number, unit: number, near: readonly number[]): Text | null {
  const args = { leader: leaderId(t, leader), unit: unitId(t, unit) };
  if (!leads(t, leader, unit)) {
    const stray = of(t).units.data[unit]!.command === '-';
    return tx('no.notUnder', args, stray ? '§5.2-2-no-command' : '§5.2-2-units'); // §5.2-2b-rtg
  }
  if (!near.includes(t.at[unit]!)) return tx('no.radius', args, '§5.2-2-units');
  return whyNotMarch(t, unit); // §5.2-2-opt-f4
}

/** §5.2-otr-1-4, §5.2-otr-5, §5.2-otr-6 How many units the Union may choose; null: any number. */
export function mostUnits(t: Table, side: Side): number | null {
  if (side !== UNION || !of(t).title.unionActivationLimitedByDie) return null; // §5.2-otr-union-only
  if (t.dice[UNION] === 0) return null; // §5.2-otr-no-roll
  if (t.winner === CONFEDERATE && t.passed === 1) return null; // §5.2-otr-pass
  return tables.unionActivation.byDie[t.dice[UNION]! - 1]!;
}

export function whyTooMany(t: Table, side: Side, units: number): Text | null {
  const most = mostUnits(t, side);
  if (most === null || units <= most) return null;
  return tx('no.most', { most }, most === 1 ? '§5.2-otr-1-4' : '§5.2-otr-5');
}

/** Units a leader could choose now. */
export function eligible(t: Table, leader: number): number[] {
  const near = radiusFrom(t, leaderSide(t, leader), leaderAt(t, leader));
  return unitsWhere(t, leaderSide(t, leader), unit => whyNotChoose(t, leader, unit, near) === null);
}

function whyNotActivate(t: Table, side: Side, action: Activate): Text | null {
  const leader = leaderNamed(t, side, action.leader);
  if (leader < 0) return tx('no.leader', { leader: action.leader, side: SIDES[side]! }, '§5.2-1-select-leader');
  const idle = whyNotLead(t, side, leader);
  if (idle) return idle;
  const args = { leader: action.leader };
  const units = action.units.map(slug => unitNamed(t, side, slug));
  if (units.length === 0 || new Set(units).size < units.length) return tx('no.units', args, '§5.2-2-not-all');
  const near = radiusFrom(t, side, leaderAt(t, leader));
  for (const [i, unit] of units.entries()) {
    if (unit < 0) return tx('no.unit', { unit: action.units[i]!, side: SIDES[side]! }, '§5.2-2-units');
    const barred = whyNotChoose(t, leader, unit, near);
    if (barred) return barred;
  }
  if (!eligible(t, leader).some(unit => isUnder(t, leader, unit))) return tx('no.command', args, '§5.2-eligible');
  return whyTooMany(t, side, units.length) ?? whyNotDig(t, action);
}

/** §5.2-2-declare, §5.2-2-entrench-eligible Of the units chosen some may be told to dig. */
function whyNotDig(t: Table, { leader, units, dig = [] }: Activate): Text | null {
  if (new Set(dig).size < dig.length || dig.some(slug => !units.includes(slug)))
    return tx('no.digChosen', { leader }, '§5.2-2-declare');
  for (const slug of dig) {
    const barred = whyNotEntrench(t, of(t).units.ids.indexOf(slug));
    if (barred) return barred;
  }
  return null;
}

export const activateAct: Act<Activate> = {
  type: 'activate',
  whyNot: whyNotActivate,
  some(t, side) {
    const most = mostUnits(t, side);
    return leadersOf(t, side).flatMap(leader => {
      if (whyNotLead(t, side, leader)) return [];
      const units = eligible(t, leader);
      if (!units.some(unit => isUnder(t, leader, unit))) return [];
      const some = most === null ? units : units.slice(0, most);
      const chosen = {
        type: 'activate' as const,
        leader: leaderId(t, leader),
        units: some.map(unit => unitId(t, unit)),
      };
      const dig = chosen.units.filter((_, i) => !whyNotEntrench(t, some[i]!));
      return dig.length > 0 ? [chosen, { ...chosen, dig }] : [chosen];
    });
  },
  begin(u, side, action) {
    const { table: t } = u;
    const leader = leaderNamed(t, side, action.leader);
    const units = action.units.map(slug => unitNamed(t, side, slug));
    const digs = (action.dig ?? []).map(slug => unitNamed(t, side, slug));
    t.activation = { leader, units, digs, allowance: 0, marched: 0 }; // §5.2-2-marker
    u.say(tx('activation.begins', { leader: action.leader, units: action.units }, '§5.2-who'), by(side));
    return call(activation, { side });
  },
};

/** §5.2-4-shared One roll for all that march. */
function rollLeader(u: U): void {
  const { table: t } = u;
  const { activation: now } = t;
  if (!now || now.units.length === now.digs.length) return;
  const side = leaderSide(t, now.leader);
  const dice = leaderDice(t, now.leader);
  const args = { leader: leaderId(t, now.leader) };
  now.allowance = halves(allowed(dice, rollAll(u, dice.dice, 'activation.roll', args, '§5.2-4-shared', side)));
}

// Step 5: the leader may go over to one of the chosen units.

/** Hexes he may be in: his own, and those of chosen units of his command. */
function goalsOf(t: Table): number[] {
  const { leader, units } = activationOf(t);
  return [leaderAt(t, leader), ...units.filter(unit => isUnder(t, leader, unit)).map(unit => t.at[unit]!)];
}
/** Units the active leader may be attached to now: chosen ones, and others of such a hex (§5.2-5-designate). */
function targetsOf(t: Table): number[] {
  const { leader, units } = activationOf(t);
  const goals = goalsOf(t);
  const there = unitsWhere(t, leaderSide(t, leader), unit => goals.includes(t.at[unit]!));
  return [...new Set([...units, ...there])].filter(unit => t.with[leader] !== unit && mayAttach(t, leader, unit));
}

function whyNotFollow(t: Table, action: Transfer): Text | null {
  const { leader } = activationOf(t);
  const side = leaderSide(t, leader);
  const unit = unitNamed(t, side, action.to);
  if (action.leader !== leaderId(t, leader))
    return tx('no.activeLeader', { leader: action.leader }, '§6.3-transfer-activation');
  if (unit < 0) return tx('no.unit', { unit: action.to, side: SIDES[side]! }, '§5.2-5-transfer');
  if (of(t).units.arm[unit] === ARTILLERY && !isUnder(t, leader, unit))
    return tx('no.notUnder', { leader: action.leader, unit: action.to }, '§5.2-5-no-foreign-art');
  if (!goalsOf(t).includes(t.at[unit]!)) return tx('no.chosen', { unit: action.to }, '§5.2-5-transfer');
  return whyNotAttach(t, leader, unit) ?? whyNotRideAlong(t, leader, unit, action.along ?? []);
}

/** §6.3-army-with-active Senior leaders of his hex may go with him, to the same unit. */
function whyNotRideAlong(t: Table, leader: number, unit: number, along: readonly string[]): Text | null {
  const side = leaderSide(t, leader);
  const here = leadersIn(t, side, leaderAt(t, leader));
  for (const slug of along) {
    const other = leaderNamed(t, side, slug);
    if (!here.includes(other) || other === leader)
      return tx('no.leaderHere', { leader: slug }, '§6.3-army-with-active');
    if (!isSenior(t, other)) return tx('no.senior', { leader: slug }, '§6.3-transfer-activation');
    if (isCavalryLeader(t, leader) || of(t).units.arm[unit] !== INFANTRY)
      return tx('no.notWithHim', { leader: slug }, '§6.3-army-not-cav');
    const barred = whyNotAttach(t, other, unit);
    if (barred) return barred;
  }
  return whyNotTogether(t, [leader, ...along.map(slug => leaderNamed(t, side, slug))], unit);
}

function follow(u: U, action: Transfer): void {
  const { table: t } = u;
  const { leader } = activationOf(t);
  const side = leaderSide(t, leader);
  const unit = unitNamed(t, side, action.to);
  const from = leaderAt(t, leader);
  const who = [leader, ...(action.along ?? []).map(slug => leaderNamed(t, side, slug))];
  for (const each of who) t.with[each] = unit;
  u.say(
    tx('leader.transferred', { leader: action.leader, unit: action.to }, '§5.2-5-transfer'),
    rode(t, side, who, [from, t.at[unit]!]),
  );
}

/** To stay, to go over to a unit, and the same with the senior leaders of his hex. */
function followChoices(t: Table): Action[] {
  const { leader } = activationOf(t);
  const seniors = leadersIn(t, leaderSide(t, leader), leaderAt(t, leader)).filter(
    each => isSenior(t, each) && each !== leader,
  );
  const slugs = seniors.map(each => leaderId(t, each));
  return [
    { type: 'stay' },
    ...targetsOf(t).flatMap((unit): Action[] => {
      const ride: Transfer = { type: 'transfer', leader: leaderId(t, leader), to: unitId(t, unit) };
      const along = slugs.filter(slug => !whyNotRideAlong(t, leader, unit, [slug]));
      return along.length > 0 ? [ride, { ...ride, along }] : [ride];
    }),
  ];
}

function beginUnit(u: U, unit: number) {
  const now = activationOf(u.table);
  now.units = now.units.filter(each => each !== unit); // §5.2-9-repeat §5.1-per-phase
  if (now.digs.includes(unit)) {
    entrench(u, unit); // §5.2-6-entrench-fatigue §5.2-6-entrench-skip
    return go('last');
  }
  now.marched++;
  return call(march, { unit, allowance: now.allowance }); // §5.2-4-artillery §5.2-4-no-share §5.2-8-march §5.2-2-forbidden §5.2-ex-thomas
}

/** §5.2-9-one-at-a-time The chosen units act one after the other; none can drop out (§5.2-9-no-withdraw), whatever a combat did to the one before (§5.2-9-combat-end). */
export const activation = procedure<{ side: Side }>('activation')({
  roll: u => rollLeader(u),
  follow: {
    plain: true,
    asks: ({ table: t }, { side }) => (targetsOf(t).length > 0 ? only(seatOf(side)) : nobody),
    prompt: ({ table: t }) => tx('prompt.follow', { leader: leaderId(t, activationOf(t).leader) }, '§5.2-5-transfer'),
    choices: ({ table: t }) =>
      list(followChoices(t), action => (action.type === 'transfer' ? whyNotFollow(t, action) : null)),
    take(u, _locals, action) {
      if (action.type === 'transfer') follow(u, action);
    },
  },
  next: {
    plain: true,
    asks: ({ table: t }, { side }) => (activationOf(t).units.length > 1 ? only(seatOf(side)) : nobody),
    prompt: ({ table: t }) => tx('prompt.next', { leader: leaderId(t, activationOf(t).leader) }, '§5.2-6-choose'),
    choices: ({ table: t }) =>
      list(activationOf(t).units.map((unit): Action => ({ type: 'next', unit: unitId(t, unit) }))),
    take: (u, { side }, action) =>
      action.type === 'next' ? beginUnit(u, unitNamed(u.table, side, action.unit)) : undefined,
  },
  last(u) {
    const { units } = activationOf(u.table);
    if (units.length > 1) return go('next');
    if (units.length === 1) return beginUnit(u, units[0]!);
  },
  end(u) {
    u.table.activation = null;
    return done();
  },
});
