import { BW, type CardId, INFANTRY, type Side, voidOption } from '../data/index.ts';
import { has, isArtillery, isInfantry, isLimbered, isOnTable, type Pub, sideOf, type Table } from '../state.ts';
import type { CombatEffect, Effect, FireEffect, InterruptEffect, MoveEffect, Naming } from './04-effect-record.ts';

// 4 Every card by its word: none may be missing.

type May = Naming['may'];
const ownInfantry: May = (t, unit, side) => sideOf(t, unit) === side && isInfantry(t, unit);
const ownGuns: May = (t, unit, side) => sideOf(t, unit) === side && isArtillery(t, unit) && !isLimbered(t, unit);
const own: May = (t, unit, side) => sideOf(t, unit) === side;
const enemy: May = (t, unit, side) => sideOf(t, unit) !== side;
const ownAttacker: May = (t, unit, side) =>
  ownInfantry(t, unit, side) && (t.combat?.attackers.some(each => each.unit === unit) ?? false);
const enemyHit: May = (t, unit, side) => enemy(t, unit, side) && t.hits[unit]! > 0;
const enemyDefender: May = (t, unit, side) =>
  enemy(t, unit, side) && (t.combat?.defenders.some(each => each.unit === unit) ?? false);
const defends =
  (vulnerable: number): May =>
  (t, unit, side) =>
    own(t, unit, side) &&
    !isLimbered(t, unit) &&
    (t.combat?.defenders.some(each => each.unit === unit && each.vulnerable === vulnerable) ?? false);

const called = (may: May, most = 1): Naming => ({ most, when: 'call', may });
const beforeAllotment = (most = 1): Naming => ({ most, when: 'allotment', may: ownAttacker });
const played = (may: May): Naming => ({ most: 1, when: 'played', may });

const rebelYell = { phase: 'combat', dice: 2 } as const;
const crackShots = { phase: 'fire', names: called(ownInfantry), again: () => true } as const;

export const EFFECTS = {
  'drilled-volley': {
    rule: '§card-drilled-volley',
    phase: 'fire',
    names: called(ownInfantry),
    again: mode => mode === 'volley',
  },
  'low-and-steady': {
    rule: '§card-low-and-steady',
    phase: 'fire',
    names: called(ownInfantry),
    plus: mode => (mode === 'volley' ? 1 : 0),
  },
  'double-canister': {
    rule: '§card-double-canister',
    phase: 'fire',
    names: called(ownGuns),
    dice: mode => (mode === 'canister' ? 1 : 0),
  },
  'skirmishers-forward': {
    rule: '§card-skirmishers-forward',
    phase: 'fire',
    again: mode => mode === 'skirmish',
  },
  'telling-effect': {
    rule: '§card-telling-effect',
    phase: 'fire',
    names: { most: 1, when: 'kills', may: enemyHit },
    kills: true,
  },
  quickstep: {
    rule: '§card-quickstep',
    phase: 'movement',
    add: kind => (kind === 'formation' ? 0 : 2 * BW),
  },
  'at-the-double': {
    rule: '§card-at-the-double',
    phase: 'movement',
    names: called(own),
    times: kind => (kind === 'forward' || kind === 'limbered' ? 2 : 1),
  },
  retrograde: {
    rule: '§card-retrograde',
    phase: 'movement',
    unhalved: true,
    waives: cause => cause === 'aboutFace',
  },
  pioneers: {
    rule: '§card-pioneers',
    phase: 'movement',
    waives: cause => cause === 'terrain',
  },
  'cold-steel': { rule: '§card-cold-steel', phase: 'combat', names: beforeAllotment(), dice: 3 },
  'follow-the-colors': { rule: '§card-follow-the-colors', phase: 'combat', reach: 2 * BW },
  'supports-well-up': { rule: '§card-supports-well-up', phase: 'combat', names: beforeAllotment(), allRanks: true },
  'press-home': {
    rule: '§card-press-home',
    phase: 'combat',
    names: { most: 1, when: 'rolls', may: enemyDefender },
    again: true,
  },
  'old-rivals': {
    rule: '§card-old-rivals',
    phase: 'interrupt',
    names: played(enemy),
    bars: ['move', 'charge'],
  },
  confusion: {
    rule: '§card-confusion',
    phase: 'interrupt',
    names: played((t, unit, side) => enemy(t, unit, side) && (isInfantry(t, unit) || isLimbered(t, unit))),
    does: 'moves',
  },
  'they-couldnt-hit-an': { rule: '§card-they-couldnt-hit-an', phase: 'interrupt', does: 'discards' },
  'like-a-stone-wall': {
    rule: '§card-like-a-stone-wall',
    phase: 'interrupt',
    names: played(defends(0)),
    steadies: true,
  },
  'poor-survey': { rule: '§card-poor-survey', phase: 'interrupt', does: 'lays' },
  'battle-smoke': { rule: '§card-battle-smoke', phase: 'interrupt', names: played(enemy), spoils: 'hits' },
  'rebel-yell': { rule: '§card-rebel-yell', ...rebelYell },
  'rebel-yell-early': { rule: '§card-rebel-yell-early', ...rebelYell },
  'crack-shots': { rule: '§card-crack-shots', ...crackShots },
  'crack-shots-early': { rule: '§card-crack-shots-early', ...crackShots },
  'no-surrender': {
    rule: '§card-no-surrender',
    phase: 'interrupt',
    names: played((t, unit, side) => ownInfantry(t, unit, side) && defends(1)(t, unit, side)),
    need: 5,
  },
  'foot-cavalry': {
    rule: '§card-foot-cavalry',
    phase: 'movement',
    add: (kind, arm) => (kind === 'forward' && arm === INFANTRY ? 3 * BW : 0),
  },
  'by-the-flank': {
    rule: '§card-by-the-flank',
    phase: 'movement',
    names: called(ownInfantry),
    thenForward: 4 * BW,
  },
  'gallant-colonel-cs': { rule: '§card-gallant-colonel-cs', phase: 'combat', names: beforeAllotment(), dice: 2 },
  'massed-batteries': { rule: '§card-massed-batteries', phase: 'fire', again: mode => mode === 'bombardment' },
  'forward-the-union': {
    rule: '§card-forward-the-union',
    phase: 'combat',
    names: beforeAllotment(2),
    dice: 2,
    noCover: true,
  },
  'iron-discipline': { rule: '§card-iron-discipline', phase: 'interrupt', names: played(own), spoils: 'kills' },
  'ninety-day-zeal': { rule: '§card-ninety-day-zeal', phase: 'combat', names: beforeAllotment(), dice: 2 },
  'short-of-cartridges': {
    rule: '§card-short-of-cartridges',
    phase: 'interrupt',
    names: played(enemy),
    bars: ['fire'],
  },
  'full-cartridge-boxes': {
    rule: '§card-full-cartridge-boxes',
    phase: 'fire',
    names: called(ownInfantry, 2),
    volley: 2,
  },
  'staff-work': { rule: '§card-staff-work', phase: 'movement', waives: () => true },
  repeaters: {
    rule: '§card-repeaters',
    phase: 'fire',
    names: called(ownInfantry),
    dice: (mode, distance) => (mode === 'volley' && distance <= 3 * BW ? 1 : 0),
  },
} satisfies Readonly<Record<CardId, Effect>>;

export const effectOf = (card: CardId): Effect => EFFECTS[card];
/** §faq-2 Players may have agreed that a card's text does nothing. */
export const isVoid = ({ setup }: Pick<Pub, 'setup'>, card: CardId): boolean =>
  setup.options.length > 0 && has(setup, voidOption(card));

/** Whether a card may name this unit. */
export const mayName = (t: Table, naming: Naming, unit: number, side: Side): boolean =>
  unit >= 0 && isOnTable(t, unit) && naming.may(t, unit, side);

const modifierOf = ({ call }: Table): Effect | null => (call && call.modifier !== '' ? EFFECTS[call.modifier] : null);
/** Whether the modifier of the phase helps this unit: one it names, or any of the active side. */
const helps = (t: Table, effect: Effect, unit: number): boolean =>
  effect.names ? t.call!.units.includes(unit) : sideOf(t, unit) === t.active;

/** What the phase's modifier does for a unit, or (Telling Effect, Press Home) against one it names. */
export function fireEffect(t: Table, unit: number): FireEffect | null {
  const effect = modifierOf(t);
  return effect?.phase === 'fire' && helps(t, effect, unit) ? effect : null;
}
export function moveEffect(t: Table, unit: number): MoveEffect | null {
  const effect = modifierOf(t);
  return effect?.phase === 'movement' && helps(t, effect, unit) ? effect : null;
}
export function combatEffect(t: Table, unit: number): CombatEffect | null {
  const effect = modifierOf(t);
  return effect?.phase === 'combat' && helps(t, effect, unit) ? effect : null;
}
/** What the interrupt of the turn does to the unit it names. */
export function interruptOn(t: Table, unit: number): InterruptEffect | null {
  if (t.interrupt === null || t.interrupt.unit !== unit) return null;
  const effect = effectOf(t.interrupt.card);
  return effect.phase === 'interrupt' ? effect : null;
}
export const isBarred = (t: Table, unit: number, from: 'fire' | 'move' | 'charge'): boolean =>
  interruptOn(t, unit)?.bars?.includes(from) ?? false;
/** Units the modifier may still name at this moment; null: it names none now. */
export function naming(t: Table, when: Naming['when']): Naming | null {
  const names = modifierOf(t)?.names;
  return names?.when === when ? names : null;
}
