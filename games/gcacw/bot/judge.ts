import { exp } from '@bivouac/kernel';
import { BOTH, CONFEDERATE, distance, enemyOf, type Side, UNION } from '../data/index.ts';
import { isArmyLeader, isUnder, leadersOf } from '../rules/06-leaders.ts';
import { scoreOf } from '../rules/20-victory.ts';
import { whole } from '../rules/li-forces.ts';
import {
  BURNT,
  type CampaignState,
  type CampaignView,
  type Hand,
  leaderAt,
  of,
  onMap,
  screenOf,
  type Table,
} from '../state.ts';
import { counts, drawOf, type Goal, goalsOf, waysOf } from './goals.ts';
import { bulk } from './posts.ts';
import { fades, pressOf } from './scene.ts';

// The judgement of a position, Union view, by feature, in points of the scenario. Weights are those that foretold best how
// greedy games of all scenarios ended; what stands in the score now counts for most of it.

export const NAMES = ['score', 'goals', 'men', 'order', 'fatigue', 'danger', 'works', 'command'] as const;
const [SCORE, GOALS, MEN, ORDER, FATIGUE, DANGER, WORKS, COMMAND] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const FREE = 0.25; // of a goal that is still to be reached
const CONTESTED = 0.1; // of one where the enemy stands
const UNSURE = 0.35; // of one that is held: the count is still to come
const AGAIN = 0.6; // of one that pays turn after turn
const DOUBT = 0.05; // of one that is held under pressure, besides
const A_MAN = 0.15;
const DISORGANIZED = 0.3;
const EXHAUSTED = 0.1;
const DEMORALIZED = 0.3;
const TIRED = [0, 0.08, 0.22, 0.6, 1.1];
const RISK = 0.05;
const DUG = 0.05;
const LED = 0.02;

/** What both sides have on the map, looked at once. */
interface Sight {
  readonly t: Table;
  readonly left: number; // turns after this one
  readonly units: readonly (readonly number[])[]; // by side
  readonly press: readonly Float64Array[];
  readonly out: Float64Array;
}
const signOf = (side: Side): number => (side === UNION ? 1 : -1);
const turnsLeft = (t: Table): number => of(t).scenario.turns.length - t.turn;

/** A state, or what a seat sees of one. */
type Seen = { readonly table: Table; readonly hands: Readonly<Record<string, Hand | undefined>> };

/** Thousandths of points, Union view. */
export function featuresOf(state: CampaignState | Seen): Int32Array {
  const t = BOTH.reduce((known, side) => whole(known, state.hands[screenOf(side)], side), state.table);
  const out = new Float64Array(NAMES.length);
  const units = BOTH.map(side => onMap(t, side));
  const sight: Sight = { t, left: turnsLeft(t), units, press: BOTH.map(side => pressOf(t, side)), out };
  const { scoreFor } = of(t).scenario.victory;
  out[SCORE] = signOf(scoreFor === 'union' ? UNION : CONFEDERATE) * (scoreOf(t) - drawOf(t).even);
  goalsOf(of(t)).forEach((goal, i) => {
    if (goal.station < 0 || t.stations[goal.station] !== BURNT) pursuit(sight, goal, waysOf(t)[i]!);
  });
  for (const side of BOTH) {
    for (const unit of units[side]!) body(sight, side, unit);
    out[COMMAND]! += signOf(side) * LED * led(sight, side);
  }
  return Int32Array.from(out, value => Math.round(value * 1000));
}

/** Who holds a goal, and how near the others are. */
function pursuit(sight: Sight, goal: Goal, far: Int16Array): void {
  const { t, left, units, out } = sight;
  const worth = signOf(goal.side) * goal.worth * (goal.eachTurn ? left + 1 : 1);
  if (goal.worth <= 0) return;
  const near: number[] = [];
  let held = 0;
  for (const unit of units[goal.side]!) {
    if (!counts(t, goal, unit)) continue;
    const way = far[t.at[unit]!]!;
    if (way > 0 || goal.station >= 0) near.push(way);
    else if (held++ < goal.most) holding(sight, goal, worth, t.at[unit]!);
  }
  if (held >= goal.most || near.length === 0) return;
  const share = isContested(sight, goal, far) ? CONTESTED : FREE;
  near.sort((a, b) => a - b);
  for (const way of near.slice(0, goal.most - held)) out[GOALS]! += share * worth * fades(way);
}
function holding({ press, out }: Sight, goal: Goal, worth: number, hex: number): void {
  if (goal.eachTurn) out[GOALS]! += AGAIN * worth;
  else out[DANGER]! -= UNSURE * worth;
  const [own, foe] = [press[goal.side]![hex]!, press[enemyOf(goal.side)]![hex]!];
  if (foe > own) out[DANGER]! -= DOUBT * worth * (1 - own / foe);
}
const PLACE = 3; // hexes: more are a region, and nobody stands in the way of all of it
const isContested = ({ t, units }: Sight, goal: Goal, far: Int16Array): boolean =>
  goal.hexes.length <= PLACE && units[enemyOf(goal.side)]!.some(unit => far[t.at[unit]!] === 0);

function body({ t, press, out }: Sight, side: Side, unit: number): void {
  const sign = signOf(side);
  const size = bulk(t, unit);
  const hex = t.at[unit]!;
  out[MEN]! += sign * A_MAN * t.manpower[unit]!;
  out[FATIGUE]! -= sign * size * TIRED[t.fatigue[unit]!]!;
  if (t.organized[unit] === 0) out[ORDER]! -= sign * DISORGANIZED * size;
  if (t.exhausted[unit] === 1) out[ORDER]! -= sign * EXHAUSTED * size;
  out[ORDER]! -= sign * DEMORALIZED * size * t.demoralized[unit]!;
  if (t.works[unit]! > 0) out[WORKS]! += sign * DUG;
  const odds = press[enemyOf(side)]![hex]! / Math.max(1, press[side]![hex]!);
  if (odds > 1) out[DANGER]! -= sign * RISK * size * Math.min(4, odds - 1);
}

/** Units within reach of a leader of theirs. */
function led({ t, units }: Sight, side: Side): number {
  const leaders = leadersOf(t, side).filter(leader => !isArmyLeader(t, leader));
  const { board } = of(t);
  return units[side]!.filter(unit =>
    leaders.some(leader => isUnder(t, leader, unit) && distance(board, leaderAt(t, leader), t.at[unit]!) <= 3),
  ).length;
}

// From points to chances.

const known = new WeakMap<Table, { readonly key: string; readonly margin: number }>();
/** The margin as it stands, in points. */
export function marginOf({ table: t, hands }: CampaignView): number {
  const key = `${t.stamp} ${t.turn} ${t.acts} ${t.fatigue} ${t.manpower}`;
  const found = known.get(t);
  if (found?.key === key) return found.margin;
  const margin = featuresOf({ table: t, hands }).reduce((sum, each) => sum + each, 0) / 1000;
  known.set(t, { key, margin });
  return margin;
}

const SPREAD = 0.5; // of the gap between levels: how far a game still goes either way in its last turn
const A_TURN = 0.2; // and for each turn more
const ACTS = 22; // of a turn, about
const chance = (x: number): number => 1 / (1 + exp(-x));

/** The Union's chance of winning. Scenarios begin even: who has less than a draw asks is on his way, as long as there is time. */
export function winOf(margin: number, view: CampaignView): number {
  const { table: t } = view;
  const { half, gap } = drawOf(t);
  const toCome = (turnsLeft(t) + 1 - Math.min(0.9, t.acts / ACTS)) / of(t).scenario.turns.length;
  const expected = margin - toCome * marginOf(view);
  const spread = gap * (SPREAD + A_TURN * turnsLeft(t));
  return 0.5 * (chance((expected - half) / spread) + chance((expected + half) / spread));
}
