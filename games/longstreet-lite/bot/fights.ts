import type { Choices } from '@bivouac/kernel';
import { removableFiles, withoutBase } from '../rules/01-losses.ts';
import { footprintOf } from '../rules/01-units.ts';
import { standsDifficult } from '../rules/02-terrain.ts';
import { mustReline } from '../rules/07-retreats.ts';
import { attackDice, defenceDice } from '../rules/07-scores.ts';
import { linearFiles } from '../rules/07-ways.ts';
import { type Action, basesOf, depthsOf, isLimbered, type Table, unitId, unitNumber } from '../state.ts';
import { combatWorth } from './chances.ts';
import { byWorth, cheapest, type Scene, type Scored } from './scene.ts';
import { listed } from './windows.ts';

// Inside a fight: allotment, whom a card helps, losses, retreats.

const scored = (offered: Choices<Action>, worth: (action: Action) => number): readonly Scored[] =>
  listed(offered)
    .map(action => ({ action, worth: worth(action) }))
    .sort(byWorth);

/** Dice where they bring most. */
export const allotAnswers = ({ t }: Scene, offered: Choices<Action>): readonly Scored[] =>
  scored(offered, action => {
    if (action.type !== 'allot') return 0;
    return action.enemies.reduce((sum, slug, i) => {
      const unit = unitNumber(t, slug);
      if (isLimbered(t, unit)) return sum + 0.1 * action.dice[i]!;
      return (
        sum + combatWorth({ dice: action.dice[i]!, need: 4 }, { dice: defenceDice(t, unit), need: 4 }, basesOf(t, unit))
      );
    }, 0);
  });

/** A card's help goes to those who have most dice, or against those who are nearest to breaking. */
export const nameAnswers = ({ t }: Scene, offered: Choices<Action>): readonly Scored[] =>
  scored(offered, action => {
    if (action.type !== 'name') return 0;
    return action.units.reduce((sum, slug) => sum + namedWorth(t, unitNumber(t, slug)), 0);
  });
function namedWorth(t: Table, unit: number): number {
  if (t.hits[unit]! > 0) return 0.2 * t.hits[unit]!;
  const attacks = t.combat?.attackers.some(each => each.unit === unit);
  if (attacks) return 0.3 - 0.01 * Math.abs(attackDice(t, unit) - 6);
  const missed = t.roll.filter(({ target, mode, face, need }) => target === unit && mode >= 0 && face < need).length;
  return 0.2 * missed;
}

export const strikeAnswers = (_scene: Scene, offered: Choices<Action>): readonly Scored[] => scored(offered, () => 0);
export const wayAnswers = strikeAnswers;

/** Every die that failed is rolled again. */
export function rerollAnswers(_scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const dice = offered.kind === 'space' ? (offered.outline?.() as readonly number[] | undefined) : undefined;
  const all: readonly Scored[] = dice && dice.length > 0 ? [{ action: { type: 'reroll', dice }, worth: 0.5 }] : [];
  return [...all, { action: { type: 'decline' }, worth: 0 }];
}

/** Bases of the rear rank first, from the ends inwards, so that the front stays wide. */
export const loseAnswers = ({ t }: Scene, offered: Choices<Action>): readonly Scored[] =>
  scored(offered, action => {
    if (action.type !== 'lose') return 0;
    const depths = depthsOf(t, unitNumber(t, action.unit));
    const left = withoutBase(depths, action.file) ?? [];
    const edge = Math.min(action.file, depths.length - 1 - action.file);
    return 0.1 * left.length - 0.05 * Math.max(0, ...left) - 0.01 * edge - 0.001 * removableFiles(left).length;
  });

/** A card spares retreats their losses, if any must be feared. */
export function protectAnswers(scene: Scene): readonly Scored[] {
  const { view, t, own } = scene;
  const [card] = cheapest(scene, 1);
  const crowded = (unit: number): boolean =>
    own.some(other => other.unit !== unit && Math.abs(other.x - t.x[unit]!) + Math.abs(other.y - t.y[unit]!) < NEAR_BY);
  const risk = t.retreats.filter(unit => standsDifficult(view, unit, footprintOf(view, unit)) || crowded(unit)).length;
  const decline: Scored = { action: { type: 'decline' }, worth: 0 };
  if (card === undefined || risk === 0) return [decline];
  return [{ action: { type: 'protect' as const, card }, worth: 0.4 * risk - 0.35 }, decline].sort(byWorth);
}
const NEAR_BY = 4500;

/** Who goes back first: the one nearest to the enemy, in a line of two ranks. */
export function retreatAnswers({ t }: Scene): readonly Scored[] {
  return t.retreats.map((unit, i) => {
    const wide = mustReline(t, unit) ? { files: linearFiles(basesOf(t, unit))[0]! } : {};
    return { action: { type: 'retreat' as const, unit: unitId(t, unit), ...wide }, worth: -0.01 * i };
  });
}
