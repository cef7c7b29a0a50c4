export type * from './messages.ts';
export {
  drawsOf,
  type Handled,
  handle,
  openRoom,
  outcomeOf,
  type Room,
  replay,
  type StoredLine,
  startOf,
  timeOut,
  updateFor,
  viewsOf,
} from './room.ts';
export { roomText } from './text.ts';
