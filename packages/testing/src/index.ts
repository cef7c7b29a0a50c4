export {
  auditFaults,
  choiceFaults,
  endFaults,
  type Faults,
  guarded,
  inPlaceFaults,
  momentOf,
  offeredFaults,
  plainFaults,
  repeatFaults,
  seatFaults,
  twinFaults,
  undoFaults,
  untouchedFaults,
} from './checks.ts';
export { type DeskWalk, type Walked, walkDesk } from './desk-walk.ts';
export { aboutFaults, bothFaults, frenchFaults, inventoryFaults, strangersIn } from './edition.ts';
export { type FuzzOptions, fuzz, type Report } from './fuzz.ts';
export { expectGolden, transcript } from './golden.ts';
export {
  type AnyKit,
  CHECKS,
  type Check,
  type Finding,
  type Habit,
  type Kit,
  type Moment,
  type Reproduce,
  type Stage,
  type Taken,
  type Taste,
} from './kit.ts';
export {
  heardBy,
  nextFaults,
  otherWorld,
  strangerFaults,
  undoLeakFaults,
  worldFaults,
  worldPlaysFaults,
} from './leak.ts';
export {
  type Decider,
  livelyPosition,
  type MindTrial,
  matchFaults,
  mindFaults,
  questionsOf,
  type Stop,
} from './minds.ts';
export { type PerftOptions, perft } from './perft.ts';
export { textsOf } from './pictured.ts';
export { brief, difference, oddities, reload } from './plain.ts';
export { GONE, planter } from './planted.ts';
export {
  firstActions,
  type Hooks,
  oneOf,
  type Playout,
  playOn,
  playout,
  playoutInPlace,
  randomAction,
  randomAnswer,
  randomRecord,
  randomSetup,
} from './playout.ts';
export { type Never, neverReached } from './reached.ts';
export { recordOf } from './recorded.ts';
export { archivedSaves, saveFault } from './saves.ts';
export { heardFaults, idFaults } from './scan.ts';
export { bookFaults, cardFaults, migrationFaults, sentenceFaults } from './sentences.ts';
export { type Attempt, emptyMemory, type Memory, remember, wrongAction, wrongFaults } from './wrong.ts';
