import type { Pick, Seat } from '@bivouac/kernel';
import { choices, questionName } from '@bivouac/kernel';
import {
  areAdjacent,
  backFactor,
  enemyOf,
  frontFactor,
  hasOneStep,
  hexIds,
  hexNumber,
  hill,
  isGeneral,
  objectiveAt,
  objectives,
  pointsOf,
  type Side,
  sideOf,
  town,
  unitIds,
  unitNumber,
  woods,
} from '../data/index.ts';
import { game } from '../game.ts';
import { hasCombatUnit, inZoneOf } from '../rules/02-zones.ts';
import { advanceOf, parties, vacated } from '../rules/04-advance.ts';
import { contact, legalBattles } from '../rules/04-battles.ts';
import { modifiers } from '../rules/04-modifiers.ts';
import { oddsOf } from '../rules/04-results.ts';
import { gunsThatDefend, gunsThatReach } from '../rules/10b-artillery.ts';
import {
  type Action,
  combatUnitsIn,
  fightOf,
  type GettysburgView,
  generalsIn,
  isReduced,
  type Table,
} from '../state.ts';
import { loadBoard, newBoard } from './board.ts';
import { worthAt } from './fights.ts';
import { groupingOf } from './grouping.ts';
import { pricesOf } from './tables.ts';

// What to answer outside movement, by exact odds and a look at the ground: every possible answer with its worth.

export interface Scored {
  readonly action: Action;
  readonly worth: number; // points, for whoever answers
}

const board = newBoard();

/** Every answer worth a thought, best first; never empty. */
export function scored(view: GettysburgView, seat: Seat): Scored[] {
  const answers = rate(view, seat);
  return answers.sort((a, b) => b.worth - a.worth);
}

function rate(view: GettysburgView, seat: Seat): Scored[] {
  switch (questionName(view)) {
    case 'phase.declare':
      return declarations(view);
    case 'phase.battles':
      return resolutions(view);
    case 'combat.damage':
      return losses(view);
    case 'combat.retreat':
      return listed(view, seat).map(action => ({ action, worth: retreatWorth(view, action) }));
    case 'combat.advance':
      return advances(view);
    case 'combat.support':
      return supports(view);
    case 'combat.reroll':
      return rerolls(view);
    case 'phase.reorganize':
      return listed(view, seat).map(action => ({ action, worth: nightWorth(view, action) }));
    default:
      return [];
  }
}

const listed = (view: GettysburgView, seat: Seat): readonly Action[] => {
  const offered = choices(game, view, seat);
  return offered.kind === 'list' ? offered.actions : [];
};
const named = (hexes: readonly number[]): string[] => hexes.map(hex => hexIds[hex]!);

// ------------------------------------------------------------------------------------------------------- battles

/** The best split of all contact first; other first battles after it. */
function declarations(view: GettysburgView): Scored[] {
  const { table: t, setup } = view;
  const side = t.phase;
  const open = contact(t, side);
  const b = loadBoard(board, t, setup);
  const worth = (attackers: readonly number[], defenders: readonly number[]): number => {
    const { attack, defence } = modifiers(t, setup, { attackers: [...attackers], defenders: [...defenders], guns: [] });
    return worthAt(b, side, attackers, defenders, attack.total - defence.total);
  };
  if (open.attackers.length === 0) return bombardments(view);
  const best = groupingOf(open.attackers, open.defenders, worth);
  const others = legalBattles(t, side);
  const found: (Scored & { readonly planned: boolean })[] = [];
  for (const star of others) {
    const planned = best.battles.find(
      battle => same(battle.attackers, star.attackers) && same(battle.defenders, star.defenders),
    );
    const value = planned ? 100 + planned.worth : worth(star.attackers, star.defenders);
    found.push({
      action: declaration(view, star.attackers, star.defenders),
      worth: value,
      planned: planned !== undefined,
    });
  }
  const first = found.filter(each => each.planned).sort((a, b) => b.worth - a.worth)[0];
  return found.filter(each => !each.planned || each === first); // in which order a split is declared is all one
}

function declaration(
  { table: t, setup }: GettysburgView,
  attackers: readonly number[],
  defenders: readonly number[],
): Action {
  const guns = defenders.length === 1 ? gunsThatReach(t, setup, t.phase, defenders) : [];
  const battle = { type: 'declareBattle', attackers: named(attackers), defenders: named(defenders) } as const;
  return guns.length > 0 ? { ...battle, support: guns } : battle;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every(each => b.includes(each));

/** Idle guns on whatever they hit best; nothing is lost by a miss. */
function bombardments({ table: t, setup }: GettysburgView): Scored[] {
  const found: Scored[] = [{ action: { type: 'endDeclaration' }, worth: 0 }];
  const enemy = enemyOf(t.phase);
  for (const hex of new Set(t.at.filter((at, unit) => at >= 0 && sideOf[unit] === enemy && !isGeneral[unit]))) {
    const guns = gunsThatReach(t, setup, t.phase, [hex]);
    if (guns.length === 0) continue;
    const odds = oddsOf(t, setup, { attackers: [], defenders: [hex], guns: guns.map(unitNumber) });
    if (odds.attackerWins > 0)
      found.push({ action: { type: 'bombard', guns, target: hexIds[hex]! }, worth: odds.attackerWins / 100 });
  }
  return found;
}

/** The surest battle first: it clears the ground for the others. */
function resolutions({ table: t, setup }: GettysburgView): Scored[] {
  const bombardment = t.battles.some(battle => battle.attackers.length === 0);
  const found: Scored[] = [];
  t.battles.forEach((battle, i) => {
    if (bombardment && battle.attackers.length > 0) return;
    found.push({ action: { type: 'resolve', battle: i }, worth: oddsOf(t, setup, battle).attackerWins / 100 });
  });
  return found;
}

function supports({ table: t, setup }: GettysburgView): Scored[] {
  const guns = gunsThatDefend(t, setup, enemyOf(t.phase), fightOf(t).attackers);
  return [
    { action: { type: 'supportDefence', guns }, worth: 1 },
    { action: { type: 'supportDefence', guns: [] }, worth: 0 },
  ];
}

/** A new die when it is likely to be better by enough. */
function rerolls(view: GettysburgView): Scored[] {
  const { table: t, setup } = view;
  const f = fightOf(t);
  const { attack, defence } = modifiers(t, setup, f, f.defenceGuns);
  const holds = t.initiative === t.phase;
  const margin = f.attackDie + attack.total - f.defenceDie - defence.total;
  const loses = holds ? margin <= 0 : margin > 0;
  const die = holds ? f.attackDie : f.defenceDie;
  return [
    { action: { type: 'keepDie' }, worth: 0 },
    { action: { type: 'reroll' }, worth: loses && die <= 4 ? 1 : -1 },
  ];
}

// -------------------------------------------------------------------------------------------------------- losses

const GENERAL = 0.6;

/** The cheapest first step of the cheapest way to take all that is owed. */
function losses(view: GettysburgView): Scored[] {
  const { table: t } = view;
  const f = fightOf(t);
  const bearers = f.bearers.filter(unit => t.at[unit]! >= 0 && !isGeneral[unit]);
  return bearers.map(unit => ({
    action: { type: 'lose', unit: unitName(unit) },
    worth: -cheapest(view, bearers, new Map(), f.owed, unit),
  }));
}

const unitName = (unit: number): string => unitIds[unit]!;

function cheapest(
  view: GettysburgView,
  bearers: readonly number[],
  taken: Map<number, number>,
  owed: number,
  first: number,
): number {
  const price = priceOfStep(view, bearers, taken, first);
  if (owed <= 1) return price;
  const after = new Map(taken).set(first, (taken.get(first) ?? 0) + 1);
  const alive = bearers.filter(unit => stepsLeft(view.table, unit) > (after.get(unit) ?? 0));
  if (alive.length === 0) return price;
  return price + Math.min(...alive.map(next => cheapest(view, bearers, after, owed - 1, next)));
}

const stepsLeft = (t: Table, unit: number): number => (isReduced(t, unit) || hasOneStep[unit] ? 1 : 2);

function priceOfStep(
  { table: t, setup }: GettysburgView,
  bearers: readonly number[],
  taken: Map<number, number>,
  unit: number,
): number {
  const prices = pricesOf(setup.scenario);
  const point = sideOf[unit] === 0 ? prices.union : prices.confederate;
  const lastStep = stepsLeft(t, unit) - (taken.get(unit) ?? 0) === 1;
  const wasReduced = isReduced(t, unit) || (taken.get(unit) ?? 0) > 0;
  const front = frontFactor[unit]!;
  const factor = lastStep ? (wasReduced ? backFactor[unit]! : front) : front - backFactor[unit]!;
  const points = lastStep ? (wasReduced ? front - 1 : front) : 1;
  const late = (prices.endTurn - t.turn) / 8;
  let price = point * points + (0.1 + 0.25 * Math.min(1, late)) * factor;
  if (lastStep) price += GENERAL * generalsLostWith(t, bearers, taken, unit);
  return price;
}

function generalsLostWith(t: Table, bearers: readonly number[], taken: Map<number, number>, unit: number): number {
  const hex = t.at[unit]!;
  const others = combatUnitsIn(t, sideOf[unit] as Side, hex).filter(
    other => other !== unit && (!bearers.includes(other) || stepsLeft(t, other) > (taken.get(other) ?? 0)),
  );
  return others.length > 0 ? 0 : generalsIn(t, sideOf[unit] as Side, hex).length;
}

// ------------------------------------------------------------------------------------------- retreats and advances

function nearEnemies(t: Table, side: Side, hex: number): number {
  let sum = 0;
  for (let unit = 0; unit < t.at.length; unit++) {
    const at = t.at[unit]!;
    if (at < 0 || sideOf[unit] === side || isGeneral[unit]) continue;
    if (areAdjacent(at, hex)) sum += 2 * frontFactor[unit]!;
  }
  return sum;
}

function retreatWorth({ table: t }: GettysburgView, action: Action): number {
  if (action.type === 'stand') return fightOf(t).attackers.length === 0 ? 0.5 : -2;
  if (action.type !== 'retreat') return -4;
  const side = fightOf(t).loser as Side;
  const hex = hexNumber(action.to);
  const from = hexNumber(action.from);
  const objective = objectiveAt[hex]! >= 0 ? pointsOf[hex]! * (t.control[objectiveAt[hex]!] === side ? 0.6 : 2.5) : 0;
  const ground = 0.5 * hill[hex]! + 0.25 * woods[hex]! + 0.25 * town[hex]!;
  const zone = inZoneOf(t, enemyOf(side), hex) ? -1.5 : 0;
  const held = hasCombatUnit(t, side, hex) ? -0.4 : 0; // goes on from there
  const guard = guards(t, side, hex) - guards(t, side, from) * 0.2;
  return objective + ground + zone + held + 0.3 * guard - 0.08 * nearEnemies(t, side, hex);
}

/** Own objectives next to a hex: whoever stands there still covers them. */
function guards(t: Table, side: Side, hex: number): number {
  let sum = 0;
  t.control.forEach((owner, i) => {
    const at = pointsOfObjective(i);
    if (owner === side && (at.hex === hex || areAdjacent(at.hex, hex))) sum += at.points;
  });
  return sum;
}

const pointsOfObjective = (i: number): { hex: number; points: number } => ({
  hex: objectives[i]!,
  points: pointsOf[objectives[i]!]!,
});

/** Every party that may occupy a hex, or nobody. */
function advances(view: GettysburgView): Scored[] {
  const { table: t, setup } = view;
  const found: Scored[] = [{ action: { type: 'endAdvance' }, worth: 0 }];
  for (const to of vacated(t)) {
    for (const party of parties(t, setup, to))
      found.push({ action: advanceOf(party, to), worth: partyWorth(view, party, to) });
  }
  return found;
}

/** Into objectives and good ground, with somebody sound, and never so as to uncover an objective. */
function partyWorth({ table: t, setup }: GettysburgView, party: readonly number[], to: number): number {
  const prices = pricesOf(setup.scenario);
  const both = prices.union + prices.confederate;
  const objective = objectiveAt[to]!;
  let worth = objective >= 0 && t.control[objective] !== t.phase ? pointsOf[to]! * both : 0;
  let there = combatUnitsIn(t, t.phase, to).length;
  for (const unit of party.filter(each => !isGeneral[each])) {
    worth += occupierWorth(t, unit, to) - (there > 0 ? 0.1 : 0);
    there++;
  }
  for (const from of new Set(party.map(unit => t.at[unit]!))) {
    const left = combatUnitsIn(t, t.phase, from).filter(unit => !party.includes(unit)).length;
    const generals = party.filter(unit => isGeneral[unit] && t.at[unit] === from).length;
    worth += generals * (left === 0 || there > left ? 0.3 : -0.2);
    const uncovers =
      left === 0 && objectiveAt[from]! >= 0 && party.some(unit => !isGeneral[unit] && t.at[unit] === from);
    if (uncovers) worth -= pointsOf[from]! * both * 0.6;
  }
  return worth;
}

function occupierWorth(t: Table, unit: number, to: number): number {
  const from = t.at[unit]!;
  const danger = 0.12 * (nearEnemies(t, t.phase, to) - nearEnemies(t, t.phase, from));
  const sound = isReduced(t, unit) ? -0.4 : 0.1 * frontFactor[unit]!;
  return 0.5 * (groundOf(to) - groundOf(from)) - danger + sound;
}
const groundOf = (hex: number): number => 2 * hill[hex]! + woods[hex]! + town[hex]!;

// --------------------------------------------------------------------------------------------------------- night

function nightWorth({ table: t }: GettysburgView, action: Action): number {
  if (action.type === 'placeMarker')
    return 1 + frontFactor[unitNumber(action.unit)]! - backFactor[unitNumber(action.unit)]!;
  if (action.type !== 'returnGeneral') return 0;
  const side = sideOf[unitNumber(action.general)] as Side;
  const hex = hexNumber(action.to);
  return (
    2 +
    combatUnitsIn(t, side, hex).length -
    generalsIn(t, side, hex).length * 2 -
    (inZoneOf(t, enemyOf(side), hex) ? 1 : 0)
  );
}

/** The first answer, or now and then the second when it is nearly as good. */
export function reflexAnswer(view: GettysburgView, seat: Seat, pick: Pick): Action {
  const answers = scored(view, seat);
  if (answers.length === 0) throw new Error(`${questionName(view)} has no answer`);
  const second = answers[1];
  if (second && answers[0]!.worth - second.worth < 0.3 && pick(5) === 0) return second.action;
  return answers[0]!.action;
}
