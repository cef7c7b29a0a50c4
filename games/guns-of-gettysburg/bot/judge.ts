import { exp } from '@bivouac/kernel';
import { BOTH, CONFEDERATE, NIGHT, strengthOf, UNION } from '../data/index.ts';
import { isNightNext } from '../rules/06-orders.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { communication } from '../rules/20-victory.ts';
import { type GunsState, type GunsView, inPlay, isOnMap, onMap, screenOf, type Table } from '../state.ts';
import { isInDoubt } from './attacks.ts';
import { dangerOf, inroadsOf, stepsNext } from './inroads.ts';
import { wayTo } from './scene.ts';
import { PLAIN } from './weights.ts';

// The judgement of a position, Union view, by feature. One point is an objective fully held.

export const NAMES = ['objectives', 'blocks', 'tokens', 'guard', 'danger', 'works'] as const;
const OBJECTIVES = 0;
const BLOCKS = 1;
const TOKENS = 2;
const GUARD = 3;
const DANGER = 4;
const WORKS = 5;

// Weighed by logistic regression on 70 finished games (seeds 3001 to 3070): see PROGRESS.md.
const HELD = 1;
const IN_DOUBT = 0.5; // blue, but under fire or cut off
const RED = -1;
const STEP = 0.03; // of a block
const TOKEN = [0.11, 0.02]; // on the tray: the Union must have some to the end
const SHORT = [1.2, 0.9, 0.8, 0.2]; // an objective in doubt and so many tokens
const TOO_LATE = 3; // in doubt, and no attack can be ordered any more
const HOLES = 0.5; // an objective that can be taken at once
const NEAR = [0.05, 0.04, 0.025, 0.015, 0.007]; // a block so many areas from a blue objective
const UNDER_FIRE = 0.015;
const OWES = 0.05;
const A_WORK = 0.05;

/** Thousandths of points, Union view. */
export function featuresOf(state: GunsState): Int32Array {
  const { table: t } = state;
  const out = new Float64Array(NAMES.length);
  out[OBJECTIVES] = objectives(t);
  out[WORKS] = A_WORK * t.works.length;
  out[TOKENS]! -= doubtsOf(t);
  out[DANGER]! -= HOLES * Math.min(MOST_HOLES, holesIn(t));
  for (const side of BOTH) {
    const sign = side === UNION ? 1 : -1;
    const { label } = state.hands[screenOf(side)]!;
    for (const stand of inPlay(t, side))
      if (label[stand]! > 0) out[BLOCKS]! += sign * STEP * (1 + strengthOf(label[stand]!));
    out[TOKENS]! += sign * TOKEN[side]! * t.tray[side]!;
    const enemy = fieldsOf(t, side === UNION ? CONFEDERATE : UNION);
    for (const stand of onMap(t, side)) {
      out[GUARD]! += sign * nearness(t, stand);
      if (enemy.positions[t.at[stand]!] === 1) out[DANGER]! -= sign * UNDER_FIRE;
      if (t.owes[stand] === 1 && isOnMap(t, stand)) out[DANGER]! -= sign * OWES;
    }
  }
  return Int32Array.from(out, value => Math.round(value * 1000));
}

/** How much a block bears on the objectives that are still blue: on the nearest. */
function nearness(t: Table, stand: number): number {
  let best = 0;
  t.objectives.forEach((area, marker) => {
    if (t.control[marker] === UNION) best = Math.max(best, NEAR[wayTo(t.at[stand]!, area)] ?? 0);
  });
  return best;
}

function objectives(t: Table): number {
  const { areas, held } = fieldsOf(t, CONFEDERATE);
  const linked = communication(areas, held);
  return t.objectives.reduce(
    (sum, area, marker) => sum + (t.control[marker] !== UNION ? RED : linked[area] === 1 ? HELD : IN_DOUBT),
    0,
  );
}

const MOST_HOLES = 3;
function holesIn(t: Table): number {
  const { areas, held } = fieldsOf(t, UNION);
  const w = PLAIN[UNION];
  return dangerOf(t, inroadsOf(t, areas, held, w.comes), stepsNext(t), w);
}

/** What it costs not to hold everything, once the Union must: §20.3. */
function doubtsOf(t: Table): number {
  if (!isInDoubt({ side: UNION, t })) return 0;
  return (SHORT[t.tray[UNION]!] ?? 0) + (isNightNext(t) ? TOO_LATE : 0);
}

/** A logistic curve: how it stands, and how that fades when much is to come. */
type Curve = readonly [any: number, point: number, left: number, pointLeft: number];
const SEARCHED: Curve = [-2.94, 1.14, 1.22, -0.6]; // what search goes by: 70 games, seeds 3001 to 3070
const TOLD: Curve = [-3.19, 1.44, 0.12, -1.1]; // what people are told: 220 games, search against search and against greedy (seeds 770001, 770101)
const BATTLE = 3 * NIGHT;

function chance([any, point, left, pointLeft]: Curve, margin: number, { table: t }: GunsView): number {
  const toCome = ((3 - t.day) * NIGHT + (NIGHT - Math.min(NIGHT, t.box))) / BATTLE;
  return 1 / (1 + exp(-(any + point * margin + (left + pointLeft * margin) * toCome)));
}

/** The Union's chance of winning, by finished games: it must hold everything to the end. */
export const winOf = (margin: number, view: GunsView): number => chance(SEARCHED, margin, view);
export const toldOf = (margin: number, view: GunsView): number => chance(TOLD, margin, view);
