import { HILL, WOODS } from '../data/index.ts';
import { BARRED } from '../rules/06-steps.ts';
import { combatValue, MOST_FATIGUE, of, type Table, unitsIn } from '../state.ts';
import { counts } from './goals.ts';
import { type Aim, fades, type Scene } from './scene.ts';

// What a unit is worth in a hex, in points of the scenario.

const PULL = 0.55; // of a goal not yet reached
const DENY = 0.8; // of an enemy's goal, if we stand on it
const GUARD = 0.4; // if we stand near it
const WATCH = 0.12; // of a goal of ours that others hold
const CROWD = 0.55; // for each unit too many on the same way
const ENOUGH = 2; // units a goal wants
const GROUND = 0.12; // woods and hills
const WORKS = 0.25;
const RISK = 0.25; // for each time the enemy is as strong again
const MOST_RISK = 1.6;

export const bulk = (t: Table, unit: number): number => t.manpower[unit]! / 8;

/** How many are nearer to a goal than this. */
function ahead({ near }: Aim, way: number, own: number): number {
  let count = 0;
  while (count < near.length && near[count]! < way) count++;
  return own < way ? count - 1 : count;
}
const crowd = (aim: Aim, way: number, own: number): number => {
  const many = ahead(aim, way, own) - Math.max(ENOUGH, aim.goal.most) + 1;
  return many > 0 ? CROWD ** many : 1;
};

/** How much stronger the enemy is around here, ours and this unit's own value counted. */
export function odds({ t, press, help }: Scene, unit: number, hex: number): number {
  const here = t.at[unit] === hex ? 0 : combatValue(t, unit);
  return press[hex]! / Math.max(1, help[hex]! + here);
}
const holds = (scene: Scene, unit: number, hex: number): number =>
  1 / (1 + 0.5 * Math.max(0, odds(scene, unit, hex) - 1));

/** A goal as one unit sees it, wherever it goes. */
interface Sight {
  readonly aim: Aim;
  readonly own: number; // its way from where it stands
  readonly met: boolean; // others do already what it could
  readonly most: number; // what being near can promise at most
}
function sightsOf({ t, side, aims }: Scene, unit: number): readonly Sight[] {
  const found: Sight[] = [];
  for (const aim of aims) {
    const { goal, holders, far, worth, threat } = aim;
    if (goal.side === side && !counts(t, goal, unit)) continue;
    const others = holders.length - (holders.includes(unit) ? 1 : 0);
    const met = goal.side === side && others >= goal.most;
    const most = goal.side === side ? (met ? WATCH : PULL) * worth : GUARD * worth * threat;
    found.push({ aim, own: far[t.at[unit]!]!, met, most });
  }
  return found;
}

/** What standing on a goal brings; little if others do already. */
function taken(scene: Scene, { aim, met }: Sight, unit: number, hex: number): number {
  const { goal, worth, threat } = aim;
  if (goal.side !== scene.side)
    return (isShared(scene, unit, hex) ? WATCH : DENY) * worth * threat * holds(scene, unit, hex);
  return met ? WATCH * worth : worth * holds(scene, unit, hex);
}
const isShared = ({ t, side }: Scene, unit: number, hex: number): boolean =>
  unitsIn(t, side, hex).some(each => each !== unit);

/** What a unit is worth in each hex. */
export function postsOf(scene: Scene, unit: number): (hex: number) => number {
  const { side } = scene;
  const sights = sightsOf(scene, unit);
  return hex => {
    let [sum, best] = [0, 0];
    for (const sight of sights) {
      const { aim, own, most } = sight;
      const { far, goal, worth } = aim;
      const way = far[hex]!;
      if (way >= BARRED) continue;
      if (worth < 0) sum += way === 0 && goal.side === side ? worth : 0;
      else if (way === 0 && goal.station < 0) sum += taken(scene, sight, unit, hex);
      else if (most * fades(way) > best) best = Math.max(best, most * fades(way) * crowd(aim, way, own)); // being so far from a goal promises something
    }
    return sum + best + ground(scene, unit, hex) - risk(scene, unit, hex);
  };
}
export const postWorth = (scene: Scene, unit: number, hex: number): number => postsOf(scene, unit)(hex);

function ground({ t }: Scene, unit: number, hex: number): number {
  const terrain = of(t).board.terrain[hex];
  const works = t.at[unit] === hex && t.works[unit]! > 0 ? WORKS : 0;
  return works + (terrain === WOODS || terrain === HILL ? GROUND : 0);
}

export const risk = (scene: Scene, unit: number, hex: number): number =>
  bulk(scene.t, unit) * Math.min(MOST_RISK, RISK * Math.max(0, odds(scene, unit, hex) - 1));

// What tires.
const TIRED = [0, 0.08, 0.22, 0.6, 1.1];
const LAST_TURN = 0.5; // nobody asks how tired they are at the end
const UNRESTED = 0.4; // disorganized units find their order again only at fatigue 0 or 1

/** The price of so much more fatigue. */
export function tirePrice({ t, left }: Scene, unit: number, levels: number): number {
  const from = t.fatigue[unit]!;
  const to = Math.min(MOST_FATIGUE, from + levels);
  const broken = t.organized[unit] === 0 || t.exhausted[unit] === 1;
  const unrested = left > 0 && broken && from < 2 && to > 1 ? UNRESTED : 0;
  return (left > 0 ? 1 : LAST_TURN) * bulk(t, unit) * (TIRED[to]! - TIRED[from]! + unrested);
}
