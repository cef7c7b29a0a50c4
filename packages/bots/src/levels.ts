import type { Budget } from './budget.ts';

/** A strength people choose by name, with its stated budget a decision and a turn. */
export interface Level {
  readonly name: LevelName;
  readonly ms: number; // a decision at most
  readonly turnMs: number; // a turn at most
  readonly nodes: number; // about as much, for the lab
  readonly turnNodes: number;
  readonly worlds: number;
  readonly ideas: number;
  readonly slant: number; // how wrong its judgement is: the deviation of each weight's logarithm
  readonly waver: number; // points by which it misjudges an idea, or where a unit is best
  readonly thoughts: number; // how often it thinks a whole-turn plan over while it is carried out
}
export const LEVEL_NAMES = ['recruit', 'sergeant', 'captain', 'colonel', 'general'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What people play against who have not chosen yet. */
export const USUAL: LevelName = 'captain';

type Row = readonly [
  ms: number,
  nodes: number,
  worlds: number,
  ideas: number,
  slant: number,
  waver: number,
  thoughts: number,
];
const TABLE: Readonly<Record<LevelName, Row>> = {
  recruit: [50, 200, 4, 6, 0.35, 1.6, 1],
  sergeant: [120, 800, 8, 8, 0.2, 1, 2],
  captain: [400, 6000, 8, 12, 0.1, 0.6, 8],
  colonel: [1200, 20_000, 16, 18, 0, 0.3, 8],
  general: [2000, 40_000, 32, 24, 0, 0, 8],
};
const A_TURN = 12; // decisions' worth at most

const levelOf = (name: LevelName): Level => {
  const [ms, nodes, worlds, ideas, slant, waver, thoughts] = TABLE[name];
  return { name, ms, turnMs: A_TURN * ms, nodes, turnNodes: A_TURN * nodes, worlds, ideas, slant, waver, thoughts };
};
export const LEVELS = Object.fromEntries(LEVEL_NAMES.map(name => [name, levelOf(name)])) as Readonly<
  Record<LevelName, Level>
>;

export const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);

/** Names of tables that were set up when there were three levels. */
const FORMER: Readonly<Record<string, LevelName>> = { veteran: 'captain' };

/** The present name of a level that an old table may call otherwise. */
export const levelNow = (name: string): string => (Object.hasOwn(FORMER, name) ? FORMER[name]! : name);

/** They keep to their nodes however fast the machine is: a good machine makes no better Recruit. */
const HASTY: readonly LevelName[] = ['recruit', 'sergeant'];

/** By a clock, or in nodes. */
export const budgetOf = (level: Level, now?: () => number): Budget => {
  const { ms, turnMs, nodes, turnNodes, worlds, ideas, waver } = level;
  const common = { worlds, ideas, waver };
  if (!now) return { nodes, turn: turnNodes / nodes, ...common };
  return { ms, turn: turnMs / ms, now, ...common, ...(HASTY.includes(level.name) && { nodes }) };
};
