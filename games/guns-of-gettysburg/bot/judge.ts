import { BOTH, CONFEDERATE, isMarchToken, NIGHT, strengthOf, tokenOf, UNION } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { communication } from '../rules/20-victory.ts';
import { type GunsState, type GunsView, inPlay, isOnMap, onMap, screenOf, staffOf, type Table } from '../state.ts';
import { wayTo } from './scene.ts';

// The judgement of a position, Union view, by feature. One point is an objective fully held.

export const NAMES = ['objectives', 'blocks', 'tokens', 'guard', 'danger', 'works'] as const;
const OBJECTIVES = 0;
const BLOCKS = 1;
const TOKENS = 2;
const GUARD = 3;
const DANGER = 4;
const WORKS = 5;

const HELD = 1;
const IN_DOUBT = 0.2; // blue, but under fire or cut off
const RED = -1;
const STEP = 0.06; // of a block
const POINT = 0.025; // of artillery on the tray
const NEAR = [0.1, 0.08, 0.05, 0.03, 0.015]; // a block so many areas from a blue objective
const UNDER_FIRE = 0.05;
const OWES = 0.15;
const A_WORK = 0.05;

/** Thousandths of points, Union view. */
export function featuresOf(state: GunsState): Int32Array {
  const { table: t } = state;
  const out = new Float64Array(NAMES.length);
  out[OBJECTIVES] = objectives(t);
  out[WORKS] = A_WORK * t.works.length;
  for (const side of BOTH) {
    const sign = side === UNION ? 1 : -1;
    const { label } = state.hands[screenOf(side)]!;
    const { tray } = state.hands[staffOf(side)]!;
    for (const stand of inPlay(t, side))
      if (label[stand]! > 0) out[BLOCKS]! += sign * STEP * (1 + strengthOf(label[stand]!));
    for (const token of tray) out[TOKENS]! += sign * POINT * (isMarchToken(token) ? 1 : (tokenOf(token).strength ?? 0));
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

const ALL = 2.2; // points the Union must have: all three held, and enough to keep them
const SCALE = 0.6;
const AN_HOUR = 0.03;

/** The Union's chance of winning: it must hold everything to the end. */
export function winOf(margin: number, { table: t }: GunsView): number {
  const hours = (3 - t.day) * NIGHT + (NIGHT - Math.min(NIGHT, t.box));
  const x = (margin - ALL) / (SCALE + AN_HOUR * hours);
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}
