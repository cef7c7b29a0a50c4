import { BARRED, pathTo, type Reach } from '@bivouac/maps';
import { CAVALRY, distance, halves, hexNamed } from '../data/index.ts';
import { isHeld, marksOf, zoneMarks } from '../rules/02-zones.ts';
import { allowed, type Dice } from '../rules/05-dice.ts';
import { marchReach, pointsLeft } from '../rules/06-move.ts';
import { attackAct, newAttack } from '../rules/07-attack.ts';
import { KINDS } from '../rules/07-modifiers.ts';
import { refuseAct } from '../rules/07-refuse.ts';
import { type Action, hexId, type March, MOST_FATIGUE, of, type Table } from '../state.ts';
import { counts } from './goals.ts';
import { attackWorth } from './odds.ts';
import { boldness, bulk, odds, postsOf, postWorth, tirePrice } from './posts.ts';
import type { Aim, Gain, Purpose, Scene } from './scene.ts';

// A unit on the march: where it goes and whom it attacks, once the die is seen.

/** An answer and what it is worth in points. */
export interface Scored {
  readonly action: Action;
  readonly worth: number;
  readonly purposes?: readonly Purpose[]; // of those who will march
}
export const byWorth = (a: Scored, b: Scored): number => b.worth - a.worth;

const SETTLED = 0.02; // to stay where it is equally good

/** The table with the unit in another hex, with so many points left. */
function movedTo(t: Table, march: March, hex: number, left: number): Table {
  const at = t.at.slice();
  at[march.unit] = hex;
  return { ...t, at, march: { ...march, left, cut: 0, moved: march.moved + 1, begun: 1 } };
}

/** An attack by its best kind that can be paid, for each target. */
interface Blow {
  readonly worth: number;
  readonly action: Action;
  readonly hex: number;
}
/** Kinds come from the cheapest to the best: the last of each target. */
function blows(scene: Scene, t: Table): readonly Blow[] {
  const { unit } = t.march!;
  const best = new Map(attackAct.some(t, scene.side).map(action => [action.hex, action]));
  return [...best.values()].map(action => {
    const hex = hexNamed(of(t), action.hex);
    const attack = { ...newAttack(t, scene.side, [unit], t.at[unit]!, hex), kind: KINDS.indexOf(action.kind as never) };
    return { worth: attackWorth(scene, attack, t), action, hex };
  });
}

/** How well a hex serves a purpose. */
function served(scene: Scene, purpose: Purpose | undefined, hex: number): number {
  if (!purpose || purpose.attacks) return 0;
  const { purpose: points } = scene.w;
  return hex === purpose.hex ? points : points / (2 + distance(of(scene.t).board, hex, purpose.hex));
}
interface Spot {
  readonly hex: number;
  readonly cost: number;
}
function spotsOf({ cost }: Reach, here: number): Spot[] {
  const found: Spot[] = [];
  for (let hex = 0; hex < cost.length; hex++)
    if (cost[hex]! < BARRED && hex !== here) found.push({ hex, cost: cost[hex]! });
  return found;
}

/** Whether an enemy could be attacked from this hex. */
function isTouching(t: Table, scene: Scene, hex: number): boolean {
  if ((marksOf(t)[hex]! & zoneMarks(scene.enemy)) !== 0) return true;
  const { neighbours } = of(t).board;
  for (let side = hex * 6; side < hex * 6 + 6; side++)
    if (neighbours[side]! >= 0 && isHeld(t, scene.enemy, neighbours[side]!)) return true;
  return false;
}

/** What an attack after this move promises. */
function promise(scene: Scene, { hex, cost }: Spot, purpose: Purpose | undefined): number {
  const { t } = scene;
  const march = t.march!;
  const left = pointsLeft(march) - cost;
  if (left <= 0 || !isTouching(t, scene, hex)) return 0;
  let best = 0;
  for (const { worth, hex: target } of blows(scene, movedTo(t, march, hex, left)))
    best = Math.max(best, worth + (purpose?.attacks && purpose.hex === target ? scene.w.purpose : 0));
  return scene.w.promised * best;
}

/** The hexes in reach with what each is worth; `reach` is good until it is asked for again. */
function moves(
  scene: Scene,
  purpose: Purpose | undefined,
  among: (hex: number) => boolean = () => true,
): { readonly spots: readonly Worthy[]; readonly reach: Reach } {
  const { t } = scene;
  const { unit } = t.march!;
  const reach = marchReach(t, t.march!);
  const worthAt = postsOf(scene, unit);
  const spots: Worthy[] = [];
  for (const spot of spotsOf(reach, t.at[unit]!)) {
    if (!among(spot.hex)) continue;
    const { hex, cost } = spot;
    spots.push({ hex, cost, worth: worthAt(hex) + served(scene, purpose, hex) + promise(scene, spot, purpose) });
  }
  return { spots, reach };
}
interface Worthy extends Spot {
  readonly worth: number;
}
const LOOKED_AT = 12; // of the moves, the best
function goings(scene: Scene, purpose: Purpose | undefined): readonly Scored[] {
  const { spots, reach } = moves(scene, purpose);
  const best = spots.toSorted((a, b) => b.worth - a.worth).slice(0, LOOKED_AT);
  return best.map(({ hex, worth }) => ({
    action: { type: 'move' as const, path: pathTo(reach, hex).map(each => hexId(scene.t, each)) },
    worth,
  }));
}

/** Everything a marching unit may do, best first. */
export function marchAnswers(scene: Scene, purpose?: Purpose): readonly Scored[] {
  const { t } = scene;
  const { unit } = t.march!;
  const here = postWorth(scene, unit, t.at[unit]!) + served(scene, purpose, t.at[unit]!);
  const attacks = blows(scene, t).map(({ worth, action, hex }) => ({
    action,
    worth: here + worth + (purpose?.attacks && purpose.hex === hex ? scene.w.purpose : 0),
  }));
  const going = goings(scene, purpose);
  const end: Scored = { action: { type: 'end' }, worth: here + SETTLED };
  return [...attacks, ...going, end, ...refusals(scene, here), ...forced(scene, here, going)].sort(byWorth);
}

/** Whoever expects to be attacked by more than he has refuses his flanks. */
function refusals(scene: Scene, here: number): readonly Scored[] {
  const { t, side } = scene;
  const { unit } = t.march!;
  if (refuseAct.some(t, side).length === 0 || !isTouching(t, scene, t.at[unit]!)) return [];
  const worth =
    here +
    boldness(scene) * scene.w.refused * bulk(t, unit) * Math.min(2, odds(scene, unit, t.at[unit]!)) -
    SETTLED * 5;
  return [{ action: { type: 'refuse' }, worth }];
}

const FORCE_MORE = { foot: 5, horse: 12 }; // halves a force march brings on average

/** Goals of ours that nobody holds and this unit could. */
const prizesOf = ({ aims, side, t }: Scene, unit: number): readonly Aim[] =>
  aims.filter(
    ({ goal, holders, worth }) =>
      goal.side === side && worth > 0 && holders.length < goal.most && counts(t, goal, unit),
  );

/** A force march only for a goal that is out of reach without it. */
function forced(scene: Scene, here: number, going: readonly Scored[]): readonly Scored[] {
  const { t, side } = scene;
  const march = t.march!;
  const { unit, begun, forced: done, weary } = march;
  if (begun === 1 || done === 1 || weary === 1 || t.organized[unit] === 0) return [];
  const prizes = prizesOf(scene, unit);
  if (prizes.length === 0) return [];
  const more = of(t).units.arm[unit] === CAVALRY ? FORCE_MORE.horse : FORCE_MORE.foot;
  const longer: Scene = { ...scene, t: { ...t, march: { ...march, left: march.left + more, forced: 1 } } };
  const { spots } = moves(longer, undefined, hex => prizes.some(({ far }) => far[hex] === 0));
  const without = Math.max(here, ...going.map(({ worth }) => worth));
  const gain = Math.max(0, ...spots.map(({ worth }) => worth - without));
  const share = t.fatigue[unit]! < MOST_FATIGUE - 1 ? scene.w.later : 1;
  const price = scene.w.forced * bulk(t, unit) + scene.price[side]!;
  return share * gain > price ? [{ action: { type: 'force' }, worth: without + share * gain - price }] : [];
}

/** What a march with so many halves would bring this unit, and what for. */
export function marchGain(scene: Scene, unit: number, allowance: number): Gain {
  const key = unit * MOST_HALVES + allowance;
  const known = scene.gains.get(key) ?? newGain(scene, unit, allowance);
  scene.gains.set(key, known);
  return known;
}
const rolled = (dice: Dice, each: number): number => Math.floor(halves(allowed(dice, each * dice.dice)));
/** What a march is expected to bring before the dice are seen; for what, is that of the middle roll if it brings anything. */
export function expectedGain(scene: Scene, unit: number, dice: Dice): Gain {
  const middle = marchGain(scene, unit, rolled(dice, 3.5));
  if (scene.w.byDie === 0) return middle;
  const [low, high] = [2, 5].map(each => marchGain(scene, unit, rolled(dice, each))) as [Gain, Gain];
  const share = Math.min(1, scene.w.byDie);
  const gain = (1 - share) * middle.gain + (share * (low.gain + middle.gain + high.gain)) / 3;
  return { gain, purpose: (middle.purpose.hex === scene.t.at[unit] ? high : middle).purpose };
}
const MOST_HALVES = 256;
function newGain(scene: Scene, unit: number, allowance: number): Gain {
  const { t } = scene;
  const going: Scene = { ...scene, t: { ...t, march: newMarch(t, unit, allowance) } };
  const here = postWorth(scene, unit, t.at[unit]!);
  let best = { worth: here, hex: t.at[unit]!, attacks: false };
  for (const { worth, hex } of blows(going, going.t))
    if (here + worth > best.worth) best = { worth: here + worth, hex, attacks: true };
  for (const { worth, hex } of moves(going, undefined).spots)
    if (worth > best.worth) best = { worth, hex, attacks: false };
  const gain = best.worth - here - tirePrice(scene, unit, 1);
  return { gain, purpose: { unit, hex: best.hex, attacks: best.attacks } };
}
/** The best attack a march with so many halves allows, however bad; for who loses anyway. */
export function lastHope(scene: Scene, unit: number, dice: Dice): Gain | null {
  const { t } = scene;
  const allowance = rolled(dice, 3.5);
  const going: Scene = { ...scene, t: { ...t, march: newMarch(t, unit, allowance) } };
  let best: Blow | null = null;
  const note = (blow: Blow): void => {
    if (!best || blow.worth > best.worth) best = blow;
  };
  blows(going, going.t).forEach(note);
  for (const { hex, cost } of spotsOf(marchReach(going.t, going.t.march!), t.at[unit]!)) {
    const left = allowance - cost;
    if (left > 0 && isTouching(t, scene, hex)) blows(going, movedTo(going.t, going.t.march!, hex, left)).forEach(note);
  }
  const { worth, hex } = (best as Blow | null) ?? { worth: Number.NaN, hex: -1 };
  return hex < 0 ? null : { gain: worth - tirePrice(scene, unit, 1), purpose: { unit, hex, attacks: true } };
}
const newMarch = (t: Table, unit: number, left: number): March => ({
  ...{ unit, from: t.at[unit]!, left, cut: 0, moved: 0, attacked: 0, forced: 1, weary: 0, begun: 0, over: 0 },
  ...{ barred: 0, zoned: 0, advanced: -1, seen: -1, alert: [], declined: [] },
});
