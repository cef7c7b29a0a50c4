import type { Choices } from '@bivouac/kernel';
import { BW, cardNumber, idOf, moraleOf } from '../data/index.ts';
import { effectOf } from '../rules/04-effects.ts';
import { hitsAfter } from '../rules/05-fire.ts';
import { type Action, combatOf, type Interrupt_, isLimbered, unitNumber } from '../state.ts';
import { fireOf, wayBetween } from './bodies.ts';
import { bestCharge } from './charges.ts';
import { byWorth, cheapest, priceOf, type Scene, type Scored, sceneOf } from './scene.ts';

// Cards of the passive side: interrupts, morale, discards.

export const listed = (offered: Choices<Action>): readonly Action[] => (offered.kind === 'list' ? offered.actions : []);
const DECLINE: Scored = { action: { type: 'decline' }, worth: 0 };

/** What the unit it names could do to us in this turn. */
function harmOf(scene: Scene, unit: number, how: 'fire' | 'charge'): number {
  const { view, own, enemies, t, side } = scene;
  const foe = enemies.find(each => each.unit === unit);
  if (!foe) return 0;
  if (how === 'fire') return Math.max(0, ...own.map(me => fireOf(view, foe, me)));
  return t.call?.phase === 'combat' ? bestCharge(sceneOf(view, side === 0 ? 1 : 0), unit) : 0.3;
}
const hitsOn = ({ t }: Scene, unit: number): number => t.hits[unit] ?? 0;
/** A defender is in danger as far as more dice come than it has. */
function dangerOf({ t }: Scene, unit: number): number {
  const dice = combatOf(t).attackers.filter(({ enemies }) => enemies.some(enemy => enemy.unit === unit)).length;
  return 0.6 * dice;
}

/** What a card of the passive side is worth now, in bases. */
function interruptWorth(scene: Scene, { card, unit: slug }: Interrupt_): number {
  const id = idOf(cardNumber(card));
  const unit = slug === undefined ? -1 : unitNumber(scene.t, slug);
  const effect = effectOf(id);
  if (effect.phase !== 'interrupt') return 0;
  if (effect.does === 'discards') return 0.9;
  if (effect.does === 'moves') return 0.6;
  if (effect.does === 'lays') return 0;
  if (effect.spoils === 'hits') return 0.5 * harmOf(scene, unit, 'fire');
  if (effect.spoils === 'kills') return 0.25 * hitsOn(scene, unit);
  if (effect.bars) return harmOf(scene, unit, effect.bars.includes('fire') ? 'fire' : 'charge');
  return dangerOf(scene, unit);
}
/** Played if it brings more than it is worth in the hand. */
export function interruptAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const plays = listed(offered).flatMap(action =>
    action.type === 'interrupt'
      ? [{ action, worth: interruptWorth(scene, action) - priceOf(cardNumber(action.card)) }]
      : [],
  );
  return [...plays, DECLINE].sort(byWorth);
}

const IN_TOUCH = 7 * BW;
/** Whether a turn of his with fewer cards would be felt. */
const inTouch = ({ own, enemies }: Scene): boolean =>
  own.some(me => enemies.some(enemy => wayBetween(me, enemy) <= IN_TOUCH));
/** The same, but what makes him discard is kept until the lines have met: every turn fills his hand again. */
export const patientAnswers = (scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  interruptAnswers(scene, offered).filter(({ action }) => !discards(action) || inTouch(scene));
function discards(action: Action): boolean {
  const effect = action.type === 'interrupt' ? effectOf(idOf(cardNumber(action.card))) : null;
  return effect?.phase === 'interrupt' && effect.does === 'discards';
}

const KILLS = 0.5;
/** Morale cards: bases saved against what the card is worth. */
export const fireMorale = (scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  saves(offered, ({ card, unit: slug }) => {
    const hits = hitsOn(scene, unitNumber(scene.t, slug));
    return KILLS * (hits - hitsAfter(hits, moraleOf(cardNumber(card))));
  });
export const combatMorale = (scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  saves(offered, ({ card, unit: slug }) => {
    const unit = unitNumber(scene.t, slug);
    const { attack, defence } = combatOf(scene.t).defenders.find(each => each.unit === unit)!;
    const value = moraleOf(cardNumber(card));
    if (isLimbered(scene.t, unit)) return defence + value >= attack ? scene.t.guns[unit]! : 0;
    return Math.min(value, attack - 1 - defence);
  });
type Morale = Extract<Action, { type: 'morale' }>;
const saves = (offered: Choices<Action>, saved: (action: Morale) => number): readonly Scored[] => {
  const plays = listed(offered).flatMap(action =>
    action.type === 'morale' ? [{ action, worth: saved(action) - priceOf(cardNumber(action.card)) }] : [],
  );
  return [...plays, DECLINE].sort(byWorth);
};

export function discardAnswers(scene: Scene, owed: number): readonly Scored[] {
  return [{ action: { type: 'discard', cards: cheapest(scene, owed) }, worth: 0 }];
}
