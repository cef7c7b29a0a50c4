export { ASK } from './ask.ts';
export { forcedAsk } from './forced.ts';
export { foundRoom, type KeptLine, type KeptRoom, lifted, settledOf, settles, withBefores } from './kept.ts';
export type * from './messages.ts';
export { ORDER_DELAY, standingAsk } from './orders.ts';
export {
  actByOrder,
  actForced,
  drawsOf,
  type Handled,
  handle,
  openRoom,
  outcomeOf,
  type Room,
  replay,
  type Step,
  type StoredLine,
  startOf,
  timeOut,
  updateFor,
  viewsOf,
  withForced,
} from './room.ts';
export { roomText } from './text.ts';
