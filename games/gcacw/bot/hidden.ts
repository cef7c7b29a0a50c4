import type { Choices } from '@bivouac/kernel';
import { keptIn, unitOf } from '../rules/li-forces.ts';
import { someMarchForces } from '../rules/li-march.ts';
import { type Action, hexId, of, screenOf } from '../state.ts';
import { listed } from './fights.ts';
import { byWorth, marchGain, type Scored } from './marches.ts';
import { postWorth } from './posts.ts';
import type { Scene } from './scene.ts';

// Limited intelligence: what to do with force markers. The units in them are on the scene's table; dummies only follow.

const END: Scored = { action: { type: 'end' }, worth: 0 };
const FORCE_HALVES = 8; // a march on average

/** A marker marches for what its first unit gains. */
export function forceAnswers(scene: Scene): readonly Scored[] {
  const { view, side } = scene;
  const hand = view.hands[screenOf(side)];
  if (!hand) return [];
  return someMarchForces(view.table, hand, side).map(action => {
    const kept = keptIn(hand, action.force);
    const gains = kept.map(each => marchGain(scene, unitOf(each), FORCE_HALVES).gain);
    const worth = kept.length === 0 ? -0.2 : gains.reduce((a, b) => a + b, 0);
    return { action, worth };
  });
}

/** One hex on, to where what the marker holds is worth most. */
export function forceMoveAnswers(scene: Scene): readonly Scored[] {
  const { view, side, t } = scene;
  const hand = view.hands[screenOf(side)];
  const going = view.stack.find(({ proc }) => proc === 'forceMarch')?.locals as { force: number } | undefined;
  const force = t.forces.find(each => each.owner === side && each.id === going?.force);
  if (!hand || !force) return [END];
  const units = keptIn(hand, force.id).map(unitOf);
  const worthAt = (hex: number): number => units.reduce((sum, unit) => sum + postWorth(scene, unit, hex), 0);
  const here = worthAt(force.at);
  const { neighbours } = of(t).board;
  const steps = [0, 1, 2, 3, 4, 5]
    .map(direction => neighbours[force.at * 6 + direction]!)
    .filter(hex => hex >= 0)
    .map(hex => ({ action: { type: 'move' as const, path: [hexId(t, hex)] }, worth: worthAt(hex) - here - 0.02 }));
  return [...steps, END].sort(byWorth);
}

/** Dummies stay where they are. */
export const alongAnswers = (_scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  listed(offered, action => (action.type === 'end' ? 0.1 : 0));
