export { folded, type Packing } from './folded.ts';
export type { Done, Ground, Reply, Turned } from './ground.ts';
export { type Guest, newGuest } from './guests.ts';
export { Host } from './host.ts';
export { partsOf } from './long.ts';
export { misjudgedOf } from './misjudged.ts';
export { type Archive, type Known, type Past, Positions } from './positions.ts';
export {
  anyAction,
  type Begun,
  type BotDecision,
  type BotJob,
  botToSpeak,
  isBegun,
  lineBehind,
  type Said,
  type Table,
  thoughtOf,
} from './seats.ts';
