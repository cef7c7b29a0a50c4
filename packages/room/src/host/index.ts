export { type Guest, newGuest } from './guests.ts';
export { type Done, type Ground, Host, type Reply, type Turned } from './host.ts';
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
