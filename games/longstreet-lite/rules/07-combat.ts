import { type Choices, call, done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import { cardNumber, cardSlug, moraleOf, SIDES, type Side } from '../data/index.ts';
import { sampleCharge } from '../fuzz/sample-charges.ts';
import {
  type Action,
  type Attacker,
  combatOf,
  type Defender,
  filesOf,
  handOf,
  hasActed,
  hasSmoke,
  isArtillery,
  isLimbered,
  isOnTable,
  type LL,
  type LongstreetView,
  type Pub,
  passive,
  sideOf,
  type Table,
  type U,
  unitId,
  unitNumber,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { losses, owe, rout } from './01-losses.ts';
import { footprintOf } from './01-units.ts';
import { discard } from './04-cards.ts';
import { isBarred, naming } from './04-effects.ts';
import { DECLINE, interrupts } from './04-interrupts.ts';
import { namesOf, nameUnits, whyNotName } from './04-naming.ts';
import { timeOf } from './04-untimely.ts';
import { isMoving } from './06-movement.ts';
import { chargeOf, targetsOf, whyNotCharge } from './07-charges.ts';
import { join } from './07-engagement.ts';
import { retreats, retreatsOf } from './07-retreats.ts';
import { pressable, rollAttack, rollDefence, score, steadiable, strikeChoices, unstruck } from './07-rolls.ts';
import { allotments, attackDice, isCaught, moraleCards } from './07-scores.ts';
import { rerollChoices, rollAgain } from './dice.ts';
import { spotOf, went } from './told.ts';

// 7 THE COMBAT PHASE: §7-res-a all charges, then all combats, step by step.

const { procedure } = rules<LL>();

/** §7-who-a, §7-who-b, §5-smoke-c Infantry without smoke that has not charged yet. */
export function whyNotCharger({ table: t }: Pub, side: Side, slug: string): Text | null {
  const unit = unitNumber(t, slug);
  if (unit < 0 || !isOnTable(t, unit) || sideOf(t, unit) !== side) return tx('no.unit', { unit: slug }, '§7-cbt-a');
  if (isArtillery(t, unit)) return tx('no.chargeGuns', { unit: slug }, '§7-who-a');
  if (hasSmoke(t, unit)) return tx('no.chargeSmoke', { unit: slug }, '§7-who-b');
  if (hasActed(t, unit)) return tx('no.actedAlready', { unit: slug }, '§7-chg-c');
  return isBarred(t, unit, 'charge') ? tx('no.barred', { unit: slug }, '§card-old-rivals') : null;
}
export function whyNotCharging(pub: Pub, side: Side, action: Action): Text | null {
  if (action.type === 'end') return null;
  if (action.type !== 'charge')
    return tx('no.chargeFirst', {}, isMoving(action) ? '§7-chg-c' : timeOf(action, '§7-cbt-b'));
  return whyNotCharger(pub, side, action.unit) ?? whyNotCharge(pub, unitNumber(pub.table, action.unit), action.wheel);
}
const chargeChoices = (pub: Pub, side: Side): Choices<Action> => ({
  kind: 'space',
  check: action => whyNotCharging(pub, side, action),
  sample: pick => sampleCharge(pub, side, pick),
});

/** §7-con-a, §7-eng-c The charger stands where it touched; whom it fights is written down. */
function charge(u: U, unit: number, wheel: number): void {
  const { table: t } = u;
  const start = footprintOf(u, unit);
  const from = spotOf(u, unit);
  const made = targetsOf(u, unit).wheels.get(wheel) ?? chargeOf(u, unit, wheel);
  t.combat ??= { attackers: [], defenders: [], protected: [0, 0] };
  const attacker = join(u, unit, start, made, t.combat.defenders);
  const { x, y, heading } = made.end.pose;
  [t.x[unit], t.y[unit], t.heading[unit], t.acted[unit]] = [x, y, heading, 1];
  t.combat.attackers.push(attacker);
  const enemies = attacker.enemies.map(enemy => unitId(t, enemy.unit));
  u.say(
    tx('combat.charge', { unit: unitId(t, unit), enemies, cost: made.cost }, '§7-chg-b'),
    went(u, unit, from, 'march'),
  );
}

// Allotment.
const optionsOf = (t: Table, { unit, enemies }: Attacker): readonly (readonly number[])[] =>
  allotments(
    attackDice(t, unit),
    enemies.map(each => ({ contact: each.contact === 1, files: each.files })),
    filesOf(t, unit),
  );
const unallotted = (t: Table): readonly Attacker[] =>
  combatOf(t).attackers.filter(({ enemies }) => enemies.some(enemy => enemy.dice < 0));
function allot({ table: t }: U, attacker: Attacker, dice: readonly number[]): void {
  for (const [i, enemy] of attacker.enemies.entries()) enemy.dice = dice[i]!;
  if (attacker.enemies.some(enemy => enemy.dice < 0)) throw new Error(`${unitId(t, attacker.unit)} allots too few`);
}
const allotActions = (t: Table): Action[] =>
  unallotted(t).flatMap(attacker => {
    const enemies = attacker.enemies.map(enemy => unitId(t, enemy.unit));
    return optionsOf(t, attacker).map(dice => ({
      type: 'allot' as const,
      unit: unitId(t, attacker.unit),
      enemies,
      dice,
    }));
  });

// Morale.
/** §7-morale-b, §7-morale-d, §7-limb-d For whom a card may still be played. */
function savable(t: Table): readonly Defender[] {
  return combatOf(t).defenders.filter(({ unit, attack, defence, vulnerable }) => {
    if (isLimbered(t, unit)) return isCaught(defence, attack) && t.saved[unit]! < 1;
    return t.saved[unit]! < moraleCards(attack - defence, vulnerable === 1);
  });
}
const moraleChoices = (view: LongstreetView): Choices<Action> => {
  const { table: t } = view;
  const all = savable(t).flatMap(({ unit }) =>
    handOf(view, passive(t)).map(card => ({ type: 'morale' as const, card: cardSlug(card), unit: unitId(t, unit) })),
  );
  return list<Action>([DECLINE, ...all], action => whyNotMorale(t, action));
};
function whyNotMorale(t: Table, action: Action): Text {
  if (action.type !== 'morale') return tx('no.combatMoraleFirst', {}, '§7-res-a');
  const defender = combatOf(t).defenders.find(each => each.unit === unitNumber(t, action.unit));
  if (!defender || defender.attack <= defender.defence)
    return tx('no.combatMoraleUnit', { unit: action.unit }, '§7-morale-a');
  if (savable(t).includes(defender)) return tx('no.card', { card: action.card }, '§7-morale-a');
  const who = { unit: action.unit };
  if (isLimbered(t, defender.unit)) return tx('no.combatMoraleMore', who, '§7-limb-d');
  if (defender.attack - defender.defence > 1) return tx('no.combatMoraleMore', who, '§7-morale-b');
  return t.saved[defender.unit] === 0
    ? tx('no.combatMoraleClose', who, '§7-morale-d')
    : tx('no.combatMoraleLast', who, '§7-morale-c');
}
/** §7-morale-a, §7-morale-c A card saves its value of bases, the last excepted; §7-limb-d a limber adds it to its score. */
function encourage(u: U, action: Extract<Action, { type: 'morale' }>): void {
  const { table: t } = u;
  const unit = unitNumber(t, action.unit);
  const card = cardNumber(action.card);
  const defender = combatOf(t).defenders.find(each => each.unit === unit)!;
  discard(u, passive(t), card, 'card.morale', isLimbered(t, unit) ? '§7-limb-d' : '§7-morale-a');
  const raised = defender.defence + moraleOf(card);
  defender.defence = isLimbered(t, unit) ? raised : Math.min(defender.attack - 1, raised);
  t.saved[unit] = t.saved[unit]! + 1;
}

/** §7-out-b, §7-out-c, §7-res-c, §7-limb-b, §7-limb-c Who is beaten, and what that costs. */
function beatDefenders(u: U): void {
  const { table: t } = u;
  for (const defender of combatOf(t).defenders) {
    const { unit, attack, defence } = defender;
    const limbered = isLimbered(t, unit);
    defender.beaten = limbered || attack > defence ? 1 : 0;
    if (limbered && isCaught(defence, attack)) rout(u, unit);
    else if (attack > defence) owe(u, unit, attack - defence); // §7-morale-e
  }
}
/** §7-aloss-a, §7-aloss-b, §7-aloss-d Whoever still has an enemy that was not beaten has lost, and loses a base. */
function beatAttackers(u: U): void {
  const { attackers, defenders } = combatOf(u.table);
  const stands = (unit: number): boolean =>
    isOnTable(u.table, unit) && defenders.some(each => each.unit === unit && each.beaten === 0); // §7-pen-b may have broken it
  for (const attacker of attackers) {
    if (!attacker.enemies.some(enemy => stands(enemy.unit))) continue;
    attacker.beaten = 1;
    u.say(tx('combat.repulsed', { unit: unitId(u.table, attacker.unit) }, '§7-aloss-a'));
    owe(u, attacker.unit, 1);
  }
}
/** §7-dret-b Whoever was beaten goes, whatever was played for it. */
const beatenOf = (t: Table, all: readonly { unit: number; beaten: number }[]): number[] =>
  all.filter(each => each.beaten === 1 && isOnTable(t, each.unit)).map(each => each.unit);

const active = (t: Table) => only(SIDES[t.active]);

export const combat = procedure('combat')({
  charge: {
    asks: ({ table: t }) => active(t),
    prompt: ({ table: t }) => tx('prompt.charge', { side: SIDES[t.active] }, '§7-cbt-a'),
    choices: view => chargeChoices(view, view.table.active),
    take(u, _locals, action) {
      if (action.type !== 'charge') return;
      charge(u, unitNumber(u.table, action.unit), action.wheel);
      return go('charge');
    },
  },
  charged({ table: t }) {
    t.saved.fill(0);
    return t.combat ? call(interrupts, { window: 'charges', owed: 0 }) : done();
  },
  name: {
    asks: ({ table: t }) => (namesOf(t, 'allotment').length > 0 ? active(t) : nobody),
    prompt: ({ table: t }) => tx('combat.ask.name', { side: SIDES[t.active] }, '§4-mod-a'),
    plain: true,
    choices: ({ table: t }) => list<Action>(namesOf(t, 'allotment'), action => whyNotName(t, 'allotment', action)),
    take: (u, _locals, action) => nameUnits(u, action),
  },
  forced(u) {
    for (const attacker of unallotted(u.table)) {
      const options = optionsOf(u.table, attacker);
      if (options.length === 1) allot(u, attacker, options[0]!); // §7-allot-b
    }
  },
  allot: {
    asks: ({ table: t }) => (unallotted(t).length > 0 ? active(t) : nobody),
    prompt: ({ table: t }) => tx('combat.ask.allot', { side: SIDES[t.active] }, '§7-allot-g'),
    plain: true,
    choices: ({ table: t }) => list<Action>(allotActions(t), whyNotAllot),
    take(u, _locals, action) {
      if (action.type !== 'allot') return;
      const unit = unitNumber(u.table, action.unit);
      allot(u, combatOf(u.table).attackers.find(each => each.unit === unit)!, action.dice);
      return go('allot');
    },
  },
  defend: u => rollDefence(u),
  strike: {
    asks: ({ table: t }) => (unstruck(t).length > 0 ? active(t) : nobody),
    prompt: ({ table: t }) => tx('combat.ask.strike', { side: SIDES[t.active] }, '§7-atk-a'),
    plain: true,
    choices: ({ table: t }) => strikeChoices(t),
    take(u, _locals, action) {
      if (action.type !== 'strike') return;
      const unit = unitNumber(u.table, action.unit);
      rollAttack(u, combatOf(u.table).defenders.find(each => each.unit === unit)!);
      return go('strike');
    },
  },
  press: {
    asks: ({ table: t }) => (namesOf(t, 'rolls').length > 0 ? active(t) : nobody),
    prompt: ({ table: t }) => tx('combat.ask.name', { side: SIDES[t.active] }, '§card-press-home'),
    plain: true,
    choices: ({ table: t }) =>
      list<Action>([DECLINE, ...namesOf(t, 'rolls')], action => whyNotName(t, 'rolls', action)),
    take: (u, _locals, action) => nameUnits(u, action),
  },
  again: {
    asks: ({ table: t }) => (naming(t, 'rolls') && pressable(t).length > 0 ? active(t) : nobody),
    prompt: ({ table: t }) => tx('combat.ask.reroll', { side: SIDES[t.active] }, '§card-press-home'),
    choices: ({ table: t }) => rerollChoices(pressable(t)),
    take(u, _locals, action) {
      if (action.type === 'reroll') rollAgain(u, action.dice, '§card-press-home', u.table.active);
    },
  },
  steady: {
    asks: ({ table: t }) => (steadiable(t).length > 0 ? only(SIDES[passive(t)]) : nobody),
    prompt: ({ table: t }) => tx('combat.ask.reroll', { side: SIDES[passive(t)] }, '§card-like-a-stone-wall'),
    choices: ({ table: t }) => rerollChoices(steadiable(t)),
    take(u, _locals, action) {
      if (action.type === 'reroll') rollAgain(u, action.dice, '§card-like-a-stone-wall', passive(u.table));
    },
  },
  scores: u => score(u),
  morale: {
    asks: ({ table: t }) => (savable(t).length > 0 && t.held[passive(t)]! > 0 ? only(SIDES[passive(t)]) : nobody),
    prompt: ({ table: t }) =>
      tx(
        'combat.ask.morale',
        { side: SIDES[passive(t)], units: savable(t).map(each => unitId(t, each.unit)) },
        '§7-morale-a',
      ),
    choices: view => moraleChoices(view),
    take(u, _locals, action) {
      if (action.type !== 'morale') return;
      encourage(u, action);
      return go('morale');
    },
  },
  defendersLose(u) {
    beatDefenders(u);
    return call(losses, { side: passive(u.table) });
  },
  defendersRetreat({ table: t }) {
    t.retreats = beatenOf(t, combatOf(t).defenders);
    return call(retreats, retreatsOf(passive(t)));
  },
  attackersLose(u) {
    beatAttackers(u);
    return call(losses, { side: u.table.active });
  },
  attackersRetreat({ table: t }) {
    t.retreats = beatenOf(t, combatOf(t).attackers); // §7-aloss-c
    return call(retreats, retreatsOf(t.active));
  },
  over({ table: t }) {
    t.combat = null;
    t.saved.fill(0);
  },
});

function whyNotAllot(action: Action): Text {
  if (action.type !== 'allot') return tx('no.allotFirst', {}, '§7-def-d');
  return tx('no.allot', { unit: action.unit }, '§7-allot-g');
}
