import { go, nobody, only, rules, type Text } from '@bivouac/kernel';
import { enemyOf, SIDES, type Side, TERRAINS } from '../data/index.ts';
import {
  type Act,
  type Action,
  type Attack,
  COMBAT,
  type GCACW,
  hexId,
  isOnMap,
  of,
  seatOf,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { settle as settleLeaders } from './06-homes.ts';
import { advanceAct, mayAdvance } from './07-advance.ts';
import { gunsApart, gunsModifier, gunsOfAttack, isAssault, modifiersOf, needsDie, sumOf } from './07-modifiers.ts';
import { columnsOf, outcomeOf } from './07-odds.ts';
import { applyLetter, bleed, endsMarch, read } from './07-results.ts';
import { newRetreat, retreating } from './07-retreat.ts';
import { attackTotal, defenceTotal } from './07-values.ts';
import { NORMAL, ROUT, VOLUNTARY, waysOn } from './07-ways.ts';
import { dishearten } from './11-demoralization.ts';
import { unionPanic } from './advanced.ts';
import { choicesOf } from './choices.ts';
import { by } from './told.ts';

// 7.1, 7.5 A COMBAT, from its modifiers to the advance; the defender's result first (§7.5-immediate).

const { procedure } = rules<GCACW>();
const HOLD = { type: 'hold' } as const;
/** The parts in a combat. */
const [ATTACKER, DEFENDER] = [0, 1] as const;
type Part = 0 | 1;

export const attackOf = (t: Table): Attack => {
  if (!t.attack) throw new Error('nobody attacks');
  return t.attack;
};
const sideOfPart = ({ side }: Attack, part: Part): Side => (part === ATTACKER ? side : enemyOf(side));
const left = (t: Table, part: Part): number[] => {
  const { units, defenders } = attackOf(t);
  return (part === ATTACKER ? units : defenders).filter(unit => isOnMap(t, unit));
};

/** §7.0-cumulative Modifiers, one die each, both results. */
function fight(u: U): void {
  const { table: t } = u;
  const attack = attackOf(t);
  begins(u, attack);
  rollGuns(u, attack);
  const counted = modifiersOf(t, attack);
  for (const { what, die, value, rule } of counted)
    u.say(tx('combat.modifier', { side: SIDES[sideOfPart(attack, die)]!, what, value }, rule)); // §7.1-m4-mods
  const [mine, theirs] = ([ATTACKER, DEFENDER] as const).map(part => {
    const side = sideOfPart(attack, part);
    const modifier = sumOf(counted, part);
    return modifier + u.roll(6, tx('combat.roll', { side: SIDES[side]!, modifier }, '§7.1-m5-roll'), by(side));
  }) as [number, number];
  conclude(u, attack, mine - theirs);
}

function begins(u: U, attack: Attack): void {
  const { table: t } = u;
  const [mine, theirs] = [attackTotal(t, attack), defenceTotal(t, attack.defenders)];
  const at = hexId(t, attack.target);
  const from = [...new Set(attack.units.map(unit => hexId(t, t.at[unit]!)))];
  u.say(
    tx(
      'combat.begins',
      {
        ...{ side: SIDES[attack.side]!, units: attack.units.map(unit => unitId(t, unit)), hex: at, mine, theirs },
        ...{ guns: gunsApart(t, attack), ground: TERRAINS[of(t).board.terrain[attack.target]!]! },
      },
      isAssault(attack) ? '§7.1-a7-values' : '§7.1-m3-values',
    ),
    { ...by(attack.side), clash: { kind: isAssault(attack) ? 'assault' : 'battle', stage: 'begins', at: [at], from } },
  );
}

function rollGuns(u: U, attack: Attack): void {
  const cell = gunsOfAttack(u.table, attack);
  const die = needsDie(cell) ? u.roll(6, tx('combat.guns', { cell }, '§7.4-art-star'), by(attack.side)) : 0;
  attack.guns = gunsModifier(cell, die);
}

function conclude(u: U, attack: Attack, difference: number): void {
  const { table: t } = u;
  const outcome = outcomeOf(t, attack, difference);
  attack.attackerResult = outcome.attacker;
  attack.defenderResult = outcome.defender;
  attack.owed = [read(outcome.attacker).loss + outcome.extra, read(outcome.defender).loss];
  u.say(tx('combat.result', { difference, ...outcome, columns: columnsOf(t, attack) }, '§7.5-two-results'), () => ({
    ...by(attack.side),
    clash: { kind: isAssault(attack) ? 'assault' : 'battle', stage: 'result', at: [hexId(t, attack.target)] },
  }));
}

/** §7.5-apply-number-att, §7.5-apply-number-def Divided as the owner likes; where there is nothing to divide it is done at once. */
function settle(u: U, part: Part): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const units = left(t, part);
  const owed = attack.owed[part]!;
  const all = units.reduce((sum, unit) => sum + t.manpower[unit]!, 0);
  if (owed === 0 || (units.length > 1 && owed < all)) return;
  for (const unit of units) suffer(u, part, unit, owed);
  attack.owed[part] = 0; // §7.5-apply-over
}

function suffer(u: U, part: Part, unit: number, manpower: number): void {
  const { table: t } = u;
  const lost = Math.min(manpower, t.manpower[unit]!);
  u.say(tx('combat.lost', { unit: unitId(t, unit), lost }, '§7.5-number'), {
    ...by(sideOfPart(attackOf(t), part)),
    lost,
  });
  bleed(u, unit, lost, COMBAT);
}

const lossAct = (part: Part): Act<Extract<Action, { type: 'lose' }>> => ({
  type: 'lose',
  whyNot(t, side, { unit: slug, manpower }) {
    const unit = unitNamed(t, side, slug);
    const owed = attackOf(t).owed[part]!;
    if (!left(t, part).includes(unit)) return tx('no.fights', { unit: slug }, '§7.5-apply-helper'); // §7.5-apply-march
    const has = t.manpower[unit]!;
    return manpower < 1 || manpower > owed || manpower > has
      ? tx('no.loss', { owed, has }, part === ATTACKER ? '§7.5-apply-number-att' : '§7.5-apply-number-def')
      : null;
  },
  some: t =>
    left(t, part).flatMap(unit =>
      Array.from({ length: Math.min(attackOf(t).owed[part]!, t.manpower[unit]!) }, (_, i) => ({
        ...{ type: 'lose', unit: unitId(t, unit), manpower: i + 1 },
      })),
    ) as Extract<Action, { type: 'lose' }>[],
  begin(u, side, { unit, manpower }) {
    attackOf(u.table).owed[part]! -= manpower;
    suffer(u, part, unitNamed(u.table, side, unit), manpower);
  },
});
const LOSSES = [[lossAct(ATTACKER)], [lossAct(DEFENDER)]] as unknown as readonly (readonly Act[])[];

/** The question who bears a part's loss. */
const lossQuestion = <S extends string>(part: Part, again: S) => ({
  asks: ({ table: t }: { readonly table: Table }) =>
    t.attack!.owed[part]! > 0 ? only(seatOf(sideOfPart(t.attack!, part))) : nobody,
  prompt: ({ table: t }: { readonly table: Table }): Text =>
    tx(
      'prompt.lose',
      { owed: t.attack!.owed[part]! },
      part === ATTACKER ? '§7.5-apply-number-att' : '§7.5-apply-number-def',
    ),
  choices: ({ table: t }: { readonly table: Table }) => choicesOf(t, sideOfPart(t.attack!, part), LOSSES[part]!),
  take(u: U, _locals: object, action: Action) {
    const [act] = LOSSES[part]!;
    act!.begin(u, sideOfPart(attackOf(u.table), part), action);
    return go(again);
  },
});

/** §7.6-vol Whether the defender may go of his own will. */
const mayWithdraw = (t: Table): boolean => {
  const { way } = read(attackOf(t).defenderResult);
  return way === '' && left(t, DEFENDER).some(unit => hasWay(t, [unit]));
};
const withdrawal = (t: Table, units: readonly number[]) =>
  newRetreat(enemyOf(attackOf(t).side), units, VOLUNTARY, attackOf(t).target, attackOf(t).from);
const hasWay = (t: Table, units: readonly number[]): boolean => waysOn(t, withdrawal(t, units)).length > 0;

const withdrawAct: Act<Extract<Action, { type: 'withdraw' }>> = {
  type: 'withdraw',
  whyNot(t, side, { units }) {
    const defenders = left(t, DEFENDER);
    const stray = units.find(slug => !defenders.includes(unitNamed(t, side, slug)));
    if (stray !== undefined) return tx('no.fights', { unit: stray }, '§7.6-vol');
    return units.length > 0 && new Set(units).size === units.length ? null : tx('no.unitsNamed', {}, '§7.6-vol-subset');
  },
  some(t) {
    const slugs = left(t, DEFENDER).map(unit => unitId(t, unit)); // §7.6-vol-f4
    const alone = slugs.map(slug => ({ type: 'withdraw' as const, units: [slug] }));
    return slugs.length > 1 ? [...alone, { type: 'withdraw', units: slugs }] : alone;
  },
  begin(u, side, { units }) {
    const { table: t } = u;
    const who = units.map(slug => unitNamed(t, side, slug));
    u.say(tx('retreat.withdraws', { units }, '§7.6-vol'), by(side));
    if (attackOf(t).defenderResult === '-') for (const unit of who) tire(t, unit, 1); // §7.6-vol-dash §7.6-vol-free
    return retreating(t, withdrawal(t, who));
  },
};
export const holdAct: Act<typeof HOLD> = { type: 'hold', whyNot: () => null, some: () => [HOLD], begin() {} };
const WITHDRAW = [withdrawAct, holdAct] as readonly Act[];
const ADVANCE = [advanceAct, holdAct] as readonly Act[];

/** Letters, then a retreat or rout of all that are left. */
function strike(u: U) {
  const { table: t } = u;
  const attack = attackOf(t);
  const result = read(attack.defenderResult);
  const units = left(t, DEFENDER);
  applyLetter(t, units, result);
  if (result.way === '' || units.length === 0) return;
  const kind = result.way === 'r' ? NORMAL : ROUT; // §7.5-r §7.5-R
  return retreating(t, newRetreat(enemyOf(attack.side), units, kind, attack.target, attack.from));
}

/** The active unit's march goes on, or not: §7.6-advance-continue. */
function endMarch(t: Table, attack: Attack): void {
  const { march } = t;
  if (!march || isAssault(attack)) return; // §7.5-E-assault
  if (endsMarch(read(attack.attackerResult)) || !isOnMap(t, march.unit) || march.left <= 0) march.over = 1; // §7.1-m6-continue
}

export const combat = procedure('combat')({
  fight: u => fight(u),
  defenderOwes: u => settle(u, DEFENDER),
  defenderLoss: lossQuestion(DEFENDER, 'defenderOwes'),
  struck: u => strike(u), // §7.1-defend-all
  withdraw: {
    asks: ({ table: t }) => (mayWithdraw(t) ? only(seatOf(enemyOf(attackOf(t).side))) : nobody),
    prompt: ({ table: t }) => tx('prompt.withdraw', { side: SIDES[enemyOf(attackOf(t).side)]! }, '§7.6-vol'), // §7.6-vol-now
    choices: ({ table: t }) => choicesOf(t, enemyOf(attackOf(t).side), WITHDRAW),
    take: (u, _locals, action) =>
      WITHDRAW.find(each => each.type === action.type)!.begin(u, enemyOf(attackOf(u.table).side), action),
  },
  heart(u) {
    const { way } = read(attackOf(u.table).defenderResult);
    if (way === 'R' || way === 'R*') dishearten(u, left(u.table, DEFENDER), way);
  },
  attackerOwes: u => settle(u, ATTACKER),
  attackerLoss: lossQuestion(ATTACKER, 'attackerOwes'),
  repaid(u) {
    const attack = attackOf(u.table);
    applyLetter(u.table, attack.units, read(attack.attackerResult)); // §7.5-apply-march §7.5-apply-assault
    endMarch(u.table, attack);
    return settleLeaders(u.table); // §7.5-leader-relocate
  },
  panic: u => unionPanic(u, attackOf(u.table)),
  advance: {
    asks: ({ table: t }) => (mayAdvance(t, attackOf(t)) ? only(seatOf(attackOf(t).side)) : nobody),
    prompt: ({ table: t }) => tx('prompt.advance', { hex: hexId(t, attackOf(t).target) }, '§7.6-advance'),
    choices: ({ table: t }) => choicesOf(t, attackOf(t).side, ADVANCE),
    take: (u, _locals, action) =>
      ADVANCE.find(each => each.type === action.type)!.begin(u, attackOf(u.table).side, action),
  },
  end(u) {
    u.table.attack = null;
  },
});
