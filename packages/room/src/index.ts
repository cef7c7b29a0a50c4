export type * from './messages.ts';
export {
  type Handled,
  handle,
  openRoom,
  outcomeOf,
  type Room,
  replay,
  type StoredLine,
  updateFor,
  viewsOf,
} from './room.ts';
export { roomText } from './text.ts';
