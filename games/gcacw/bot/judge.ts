import { BOTH, distance, enemyOf, type Side, UNION } from '../data/index.ts';
import { isArmyLeader, isUnder, leadersOf } from '../rules/06-leaders.ts';
import { scoreOf } from '../rules/20-victory.ts';
import { whole } from '../rules/li-forces.ts';
import { type CampaignState, type CampaignView, leaderAt, of, onMap, screenOf, type Table } from '../state.ts';
import { bulk } from './posts.ts';
import { aimsOf, fades, pressOf } from './scene.ts';

// The judgement of a position, Union view, by feature, in points of the scenario.

export const NAMES = ['score', 'goals', 'men', 'order', 'fatigue', 'danger', 'works', 'command'] as const;
const [SCORE, GOALS, MEN, ORDER, FATIGUE, DANGER, WORKS, COMMAND] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const NEAR = 0.5; // of a goal that is still to be reached
const DOUBT = 0.35; // of one that is held under pressure
const A_MAN = 0.3;
const DISORGANIZED = 0.6;
const EXHAUSTED = 0.3;
const DEMORALIZED = 0.8;
const TIRED = [0, 0.08, 0.22, 0.6, 1.1];
const LAST_TURN = 0.5;
const RISK = 0.2;
const DUG = 0.2;
const LED = 0.05;

/** Thousandths of points, Union view. */
export function featuresOf(state: CampaignState): Int32Array {
  const out = new Float64Array(NAMES.length);
  const t = BOTH.reduce((known, side) => whole(known, state.hands[screenOf(side)], side), state.table);
  out[SCORE] = signOf(t) * (scoreOf(t) - evenScore(t));
  for (const side of BOTH) {
    const sign = side === UNION ? 1 : -1;
    goals(t, side, sign, out);
    for (const unit of onMap(t, side)) body(t, unit, sign, out);
    out[COMMAND]! += sign * LED * led(t, side);
  }
  return Int32Array.from(out, value => Math.round(value * 1000));
}
const signOf = (t: Table): number => (of(t).scenario.victory.scoreFor === 'union' ? 1 : -1);

/** The middle of a draw. */
export function evenScore(t: Table): number {
  const { levels } = of(t).scenario.victory;
  const draw = levels.findIndex(({ result }) => result === 'draw');
  if (draw <= 0) return 0;
  return (levels[draw]!.min! + levels[draw - 1]!.min!) / 2;
}

function goals(t: Table, side: Side, sign: number, out: Float64Array): void {
  const [foe, own] = [pressOf(t, enemyOf(side)), pressOf(t, side)];
  for (const { goal, holders, near, worth } of aimsOf(t, side)) {
    if (goal.side !== side || worth <= 0) continue;
    const held = Math.min(goal.most, holders.length);
    const more = Math.min(goal.most, near.length);
    for (let i = held; i < more; i++) out[GOALS]! += sign * NEAR * worth * fades(near[i]!);
    for (const unit of holders) {
      const hex = t.at[unit]!;
      if (foe[hex]! > own[hex]!) out[DANGER]! -= sign * DOUBT * worth * (1 - own[hex]! / foe[hex]!);
    }
  }
  for (const unit of onMap(t, side)) {
    const odds = foe[t.at[unit]!]! / Math.max(1, own[t.at[unit]!]!);
    if (odds > 1) out[DANGER]! -= sign * RISK * bulk(t, unit) * Math.min(4, odds - 1);
  }
}

function body(t: Table, unit: number, sign: number, out: Float64Array): void {
  const later = t.turn < of(t).scenario.turns.length ? 1 : LAST_TURN;
  const size = bulk(t, unit);
  out[MEN]! += sign * A_MAN * t.manpower[unit]!;
  out[FATIGUE]! -= sign * later * size * TIRED[t.fatigue[unit]!]!;
  if (t.organized[unit] === 0) out[ORDER]! -= sign * DISORGANIZED * size;
  if (t.exhausted[unit] === 1) out[ORDER]! -= sign * later * EXHAUSTED * size;
  out[ORDER]! -= sign * DEMORALIZED * size * t.demoralized[unit]!;
  if (t.works[unit]! > 0) out[WORKS]! += sign * DUG;
}

/** Units within reach of a leader of theirs. */
function led(t: Table, side: Side): number {
  const leaders = leadersOf(t, side).filter(leader => !isArmyLeader(t, leader));
  const { board } = of(t);
  return onMap(t, side).filter(unit =>
    leaders.some(leader => isUnder(t, leader, unit) && distance(board, leaderAt(t, leader), t.at[unit]!) <= 3),
  ).length;
}

const SCALE = 3;
const A_TURN = 2.5;
/** The Union's chance of winning. */
export function winOf(margin: number, { table: t }: CampaignView): number {
  const x = margin / (SCALE + A_TURN * (of(t).scenario.turns.length - t.turn));
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}
