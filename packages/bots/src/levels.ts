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
}
export const LEVEL_NAMES = ['recruit', 'veteran', 'general'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  recruit: { name: 'recruit', ms: 50, turnMs: 600, nodes: 600, turnNodes: 7200, worlds: 4, ideas: 6, slant: 0.35 },
  veteran: { name: 'veteran', ms: 400, turnMs: 4800, nodes: 6000, turnNodes: 72_000, worlds: 8, ideas: 12, slant: 0 },
  general: {
    name: 'general',
    ms: 2000,
    turnMs: 24_000,
    nodes: 40_000,
    turnNodes: 480_000,
    worlds: 32,
    ideas: 24,
    slant: 0,
  },
};

/** By a clock, or in nodes. */
export const budgetOf = (level: Level, now?: () => number): Budget => {
  const { ms, turnMs, nodes, turnNodes, worlds, ideas } = level;
  return now ? { ms, turn: turnMs / ms, now, worlds, ideas } : { nodes, turn: turnNodes / nodes, worlds, ideas };
};
