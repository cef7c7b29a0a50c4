import { HILL, WOODS } from '../data/index.ts';
import { BARRED } from '../rules/06-steps.ts';
import { combatValue, MOST_FATIGUE, of, type Table, unitsIn } from '../state.ts';
import { counts } from './goals.ts';
import { type Aim, rangeOf, type Scene } from './scene.ts';
import type { Weights } from './weights.ts';

// What a unit is worth in a hex, in points of the scenario.

const ENOUGH = 2; // units a goal wants

export const bulk = (t: Table, unit: number): number => t.manpower[unit]! / 8;

/** How many are nearer to a goal than this. */
function ahead({ near }: Aim, way: number, own: number): number {
  let count = 0;
  while (count < near.length && near[count]! < way) count++;
  return own < way ? count - 1 : count;
}
const crowd = ({ w }: Scene, aim: Aim, way: number, own: number): number => {
  const many = ahead(aim, way, own) - Math.max(ENOUGH, aim.goal.most) + 1;
  return many > 0 ? w.crowd ** many : 1;
};

/** How much stronger the enemy is around here, ours and this unit's own value counted. */
export function odds({ t, press, help }: Scene, unit: number, hex: number): number {
  const here = t.at[unit] === hex ? 0 : combatValue(t, unit);
  return press[hex]! / Math.max(1, help[hex]! + here);
}
const holds = (scene: Scene, unit: number, hex: number): number =>
  1 / (1 + scene.w.doubt * Math.max(0, odds(scene, unit, hex) - 1));

/** A goal as one unit sees it, wherever it goes. */
interface Sight {
  readonly aim: Aim;
  readonly own: number; // its way from where it stands
  readonly met: boolean; // others do already what it could
  readonly most: number; // what being near can promise at most
}
function sightsOf(scene: Scene, unit: number): readonly Sight[] {
  const { t, side, aims, w } = scene;
  const found: Sight[] = [];
  for (const aim of aims) {
    const { goal, holders, far, worth, threat } = aim;
    if (goal.side === side && !counts(t, goal, unit)) continue;
    const others = holders.length - (holders.includes(unit) ? 1 : 0);
    const met = goal.side === side && others >= goal.most;
    const stronger = aim.guards > 0 ? combatValue(t, unit) / (combatValue(t, unit) + aim.guards) : 1;
    const calm = w.calm > 0 ? 1 - w.calm * keeps(scene, aim, strengthIn(scene, goal.hexes[0]!, unit)) : 1;
    const open = 1 - w.barred * (1 - stronger);
    const struck = aim.guards > 0 ? w.strike * worth * stronger : 0;
    const most =
      goal.side === side ? (met ? w.watch : w.pull * open) * worth : Math.max(w.guard * worth * threat * calm, struck);
    found.push({ aim, own: far[t.at[unit]!]!, met, most });
  }
  return found;
}

/** What standing on a goal brings; little if others do already. */
function taken(scene: Scene, { aim, met }: Sight, unit: number, hex: number): number {
  const { goal, worth, threat } = aim;
  const { w } = scene;
  if (w.stand > 0) return garrisoned(scene, aim, met, unit, hex);
  if (goal.side !== scene.side)
    return (isShared(scene, unit, hex) ? w.watch : w.deny) * worth * threat * holds(scene, unit, hex);
  return met ? w.watch * worth : worth * holds(scene, unit, hex);
}
/** Whether a garrison of this strength keeps the place. */
function keeps({ w }: Scene, { mass }: Aim, own: number): number {
  if (own === 0) return 0;
  const foe = w.stand * mass;
  const even = own / (own + foe);
  return w.steep === 0 ? even : even + w.steep * ((own * own) / (own * own + foe * foe) - even);
}
const DUG_IN = 1.5;
const strengthIn = ({ t, side }: Scene, hex: number, except: number): number =>
  unitsIn(t, side, hex).reduce((sum, each) => sum + (each === except ? 0 : combatValue(t, each)), 0);

/** Of several hexes one is enough, and others stand in another. */
const isHeldElsewhere = ({ t }: Scene, { goal, holders }: Aim, unit: number, hex: number): boolean =>
  goal.hexes.length > 1 && goal.most === 1 && holders.some(each => each !== unit && t.at[each] !== hex);

/** What a unit adds to the garrison. */
function garrisoned(scene: Scene, aim: Aim, met: boolean, unit: number, hex: number): number {
  const { t, w, side } = scene;
  const others = strengthIn(scene, hex, unit);
  const own = combatValue(t, unit) * (t.at[unit] === hex && t.works[unit]! > 0 ? DUG_IN : 1);
  const whole = keeps(scene, aim, others + own);
  const more = whole - keeps(scene, aim, others);
  if (aim.goal.side !== side) return w.deny * aim.worth * aim.threat * more;
  if (isHeldElsewhere(scene, aim, unit, hex)) return w.watch * aim.worth * more;
  return aim.worth * (met ? more : whole);
}

const isShared = ({ t, side }: Scene, unit: number, hex: number): boolean =>
  unitsIn(t, side, hex).some(each => each !== unit);

/** What a unit is worth in each hex. */
export function postsOf(scene: Scene, unit: number): (hex: number) => number {
  const { side, faded, w, left } = scene;
  const sights = sightsOf(scene, unit);
  const range = left > 0 ? BARRED : rangeOf(scene.t, unit, 1);
  return hex => {
    let [sum, best] = [0, 0];
    for (const sight of sights) {
      const { aim, own, most } = sight;
      const { far, goal, worth } = aim;
      const way = far[hex]!;
      if (way >= BARRED) continue;
      if (worth < 0) sum += way === 0 && goal.side === side ? worth : 0;
      else if (way === 0 && goal.station < 0) sum += taken(scene, sight, unit, hex);
      else {
        const promised = most * (faded[way] ?? 0) * (way > range ? w.hopeless : 1); // being so far from a goal promises something
        if (promised > best) best = Math.max(best, promised * crowd(scene, aim, way, own));
      }
    }
    return sum + best + ground(scene, unit, hex) - risk(scene, unit, hex);
  };
}
export const postWorth = (scene: Scene, unit: number, hex: number): number => postsOf(scene, unit)(hex);

function ground({ t, w }: Scene, unit: number, hex: number): number {
  const terrain = of(t).board.terrain[hex];
  const works = t.at[unit] === hex && t.works[unit]! > 0 ? w.works : 0;
  return works + (terrain === WOODS || terrain === HILL ? w.ground : 0);
}

/** The enemy has passed in the last turn, and it is now or never. */
export const boldness = ({ t, closing, w }: Scene): number =>
  closing !== null && closing <= 0 && t.passed === 1 ? w.bold : 1;

export function risk(scene: Scene, unit: number, hex: number): number {
  const { t, side, w, price } = scene;
  const stronger = Math.max(0, odds(scene, unit, hex) - 1);
  if (stronger === 0) return 0;
  const losses =
    w.exposed > 0 ? w.exposed * price[side]! * Math.min(FEW, t.manpower[unit]!) * Math.min(1, stronger / 2) : 0;
  return boldness(scene) * (bulk(t, unit) * Math.min(w.mostRisk, w.risk * stronger) + losses);
}
const FEW = 2; // men whom an attack usually costs

// What tires.

const tiredAt = ({ tired1, tired2, tired3, tired4 }: Weights, fatigue: number): number =>
  fatigue === 0 ? 0 : fatigue === 1 ? tired1 : fatigue === 2 ? tired2 : fatigue === 3 ? tired3 : tired4;

/** In the last turn breath is worth what it may still do: who is ahead keeps some. */
function lastly({ closing, w }: Scene): number {
  if (closing === null) return 1;
  return w.lastTurn * (closing > 0 ? w.reserve : closing < 0 ? w.urgent : 1);
}

/** The price of so much more fatigue. */
export function tirePrice(scene: Scene, unit: number, levels: number): number {
  const { t, left, w } = scene;
  const from = t.fatigue[unit]!;
  const to = Math.min(MOST_FATIGUE, from + levels);
  const broken = t.organized[unit] === 0 || t.exhausted[unit] === 1;
  const unrested = left > 0 && broken && from < 2 && to > 1 ? w.unrested : 0;
  return boldness(scene) * lastly(scene) * bulk(t, unit) * (tiredAt(w, to) - tiredAt(w, from) + unrested);
}
