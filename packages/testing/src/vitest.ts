export { DeskBoard } from './board.ts';
export { conformance, survey } from './conformance.ts';
export * from './index.ts';
export { allDiceUsed, expectAllowed, expectRefused, scripted } from './scripted.ts';
export { TestTable } from './table.ts';
