import type { Choices } from '@bivouac/kernel';
import { type Action, unitNumber } from '../state.ts';
import { chargeAnswers } from './charges.ts';
import * as fights from './fights.ts';
import { volleyAnswers } from './firing.ts';
import * as openings from './openings.ts';
import { moveAnswers, orderAnswers } from './orders.ts';
import type { Scene, Scored } from './scene.ts';
import { shootAnswers } from './volleys.ts';
import { combatMorale, discardAnswers, fireMorale, interruptAnswers, patientAnswers } from './windows.ts';

// The answers to every question of the rules, best first, with what each is worth.

export type Answers = (scene: Scene, offered: Choices<Action>) => readonly Scored[];

const DECLINE: Scored = { action: { type: 'decline' }, worth: 0 };
/** The draw pile lasts as long as it can: re-forming costs six cards. */
const reforms: Answers = ({ t, side }) =>
  t.pile[side] === 0
    ? [{ action: { type: 'reform' }, worth: 0 }]
    : [DECLINE, { action: { type: 'reform' }, worth: -1 }];

/** The enemy's confused unit is led where it stands worst for him. */
const confuses: Answers = ({ view, t, own }) => {
  const unit = t.interrupt?.unit ?? -1;
  const slug = t.id[unit] ?? '';
  const pick: readonly Action[] = [
    { type: 'march', unit: slug, steps: ['left 3000'] },
    { type: 'march', unit: slug, steps: ['right 3000'] },
  ];
  return [
    ...(own.length > 0 && unitNumber(view.table, slug) >= 0
      ? pick.map((action, i) => ({ action, worth: 0.2 - i / 10 }))
      : []),
    DECLINE,
  ];
};
const owes = (scene: Scene): number => {
  const { locals } = scene.view.stack[scene.view.stack.length - 1]! as { locals: { owed?: number } };
  return locals.owed ?? 0;
};

/** As greedy gives them. */
export const PLAIN: Readonly<Record<string, Answers>> = {
  'opening.muster': openings.armyAnswers,
  'opening.lay': openings.layAnswers,
  'opening.edge': openings.chooseAnswers,
  'opening.order': openings.chooseAnswers,
  'opening.deploy': openings.deployAnswers,
  'turn.reform': reforms,
  'turn.orders': orderAnswers,
  'interrupts.offer': interruptAnswers,
  'interrupts.confuse': confuses,
  'interrupts.discards': scene => discardAnswers(scene, owes(scene)),
  'fire.shoot': shootAnswers,
  'fire.reroll': fights.rerollAnswers,
  'fire.morale': fireMorale,
  'fire.name': fights.nameAnswers,
  'fire.rekill': fights.rerollAnswers,
  'movement.move': moveAnswers,
  'losses.lose': fights.loseAnswers,
  'combat.charge': chargeAnswers,
  'combat.name': fights.nameAnswers,
  'combat.allot': fights.allotAnswers,
  'combat.strike': fights.strikeAnswers,
  'combat.press': fights.nameAnswers,
  'combat.again': fights.rerollAnswers,
  'combat.steady': fights.rerollAnswers,
  'combat.morale': combatMorale,
  'retreats.protect': fights.protectAnswers,
  'retreats.pick': fights.retreatAnswers,
  'retreats.way': fights.wayAnswers,
};

/** As search gives them. */
export const ANSWERS: Readonly<Record<string, Answers>> = {
  ...PLAIN,
  'interrupts.offer': patientAnswers,
  'fire.shoot': volleyAnswers,
};
