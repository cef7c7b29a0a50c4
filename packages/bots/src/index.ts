export * from './advice.ts';
export { type Budget, Purse, SHARES, TRIAL } from './budget.ts';
export { greedy } from './greedy.ts';
export { Herd, type Plan } from './herd.ts';
export { Ledger, type Weight } from './ledger.ts';
export { budgetOf, isLevel, LEVEL_NAMES, LEVELS, type Level, type LevelName, levelNow, USUAL } from './levels.ts';
export { marginOf, type NamedMind, signOf, verdict } from './minds.ts';
export { carryOut, planTurn } from './plan.ts';
export { type AnyBot, type Bot, greedyBot, levelBot, randomBot, scriptBot, searchBot } from './player.ts';
export { type MakeThread, Pool, type Thread } from './pool.ts';
export { randomAction } from './random.ts';
export { slantOf } from './slant.ts';
export { type Conclusion, think } from './think.ts';
export { type Allowance, type Decision, type Job, Thinker, WINDOW_MS } from './thinker.ts';
export {
  type AnyDecision,
  type AnyJob,
  type AnyMind,
  type Brains,
  type FromThread,
  type ToThread,
  thinkingThread,
} from './thread.ts';
export { mixed, Worlds } from './worlds.ts';
