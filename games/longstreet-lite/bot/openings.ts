import type { Choices } from '@bivouac/kernel';
import { BW, INFANTRY, stripOf, tableOf } from '../data/index.ts';
import { openingOf, undeployed, whyNotDeploy } from '../rules/03-opening.ts';
import { linearDepths } from '../rules/07-ways.ts';
import type { Action } from '../state.ts';
import type { Scene, Scored } from './scene.ts';
import { listed } from './windows.ts';

// Before a pitched battle: an army, its ground, its line.

/** The usual: four regiments and two batteries. */
const ARMY: Action = {
  type: 'muster',
  units: ['infantry 8', 'infantry 7', 'infantry 7', 'infantry 6', 'artillery 3', 'artillery 2'],
};
const SMALL = [6, 6, 6, 5, 5];
/** As many bases in more units, each of which finds a target of its own. */
export const MANY: Action = {
  type: 'muster',
  units: [...SMALL.map(bases => `infantry ${bases}`), 'artillery 2', 'artillery 2', 'artillery 1'],
};
export const armyAnswers = (): readonly Scored[] => [{ action: ARMY, worth: 0 }];

/** As little terrain as may be. */
export const layAnswers = ({ t }: Scene): readonly Scored[] =>
  t.laid.length >= openingOf(t).least ? [{ action: { type: 'end' }, worth: 0 }] : [];

/** To deploy second is better; edges are alike. */
export const chooseAnswers = (_scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  listed(offered)
    .map(action => ({ action, worth: 0 }))
    .reverse();

/** A line along the front of the strip, from the middle outwards, guns at its ends; a second row if there is no room. */
export function deployAnswers({ view, t, side }: Scene): readonly Scored[] {
  const unit = undeployed(t, side)[0];
  if (unit === undefined) return [];
  const [width, height] = tableOf(view.setup.scenario);
  const north = openingOf(t).north === side;
  const front = north ? height - stripOf(view.setup.scenario) : stripOf(view.setup.scenario);
  const heading = north ? 27_000 : 9000;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < width / BW; i++) {
      const x = width / 2 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * BW;
      const y = front + (north ? 1 : -1) * (50 + row * 2500);
      const action: Action = { type: 'deploy', unit: t.id[unit]!, x, y, heading, depths: formed(t, unit) };
      if (whyNotDeploy(view, side, action) === null) return [{ action, worth: 0 }];
    }
  return [];
}
function formed(t: Scene['t'], unit: number): readonly number[] {
  const bases = openingOf(t).bases[unit]!;
  if (t.arm[unit] !== INFANTRY) return Array(bases).fill(1);
  return linearDepths(bases, Math.ceil(bases / 2));
}
