import type { LeaderData, SideName, UnitData } from '../data/index.ts';

/** What the pieces of the web draw. */
export type Art = Unit | Leader | Force | Span | Depot | Flanks;
export interface Unit {
  readonly kind: 'unit';
  readonly side: SideName;
  readonly name: string;
  readonly arm: UnitData['type'];
  readonly size: UnitData['size'];
  readonly command: string; // corps, as on its bar
  readonly manpower: number;
  readonly value: number; // combat value, in halves
  readonly tactical: number;
  readonly artillery: number;
  readonly organized: boolean;
  readonly exhausted: boolean;
  readonly fatigue: number; // 0 to 4
  readonly demoralized: number; // 0 to 2
  readonly works: string; // as in WORKS; '' for none
  readonly hidden: boolean; // in a force marker of whoever looks
  readonly active: boolean; // on the march, or still to act in an activation or assault
  readonly row: number; // its place among the counters of the hex, from the lowest
  readonly of: number; // how many they are
}
export interface Leader {
  readonly kind: 'leader';
  readonly side: SideName;
  readonly name: string;
  readonly level: LeaderData['level'];
  readonly command: number;
  readonly attack: number; // -1: an army leader has no tactical values
  readonly defense: number;
  readonly over: number; // counters that lie below him
  readonly row: number; // his place among the leaders of the hex, from the lowest
  readonly silent: boolean; // he may not act this turn
  readonly active: boolean;
}
/** A force marker of limited intelligence. */
export interface Force {
  readonly kind: 'force';
  readonly side: SideName;
  readonly number: number;
  readonly units: number; // -1: whoever looks may not know
  readonly row: number; // among the counters of the hex; of one's own that hold units: among those
  readonly of: number;
}
/** A pontoon, or a bridge or ferry destroyed, on the hexside to a neighbour. */
export interface Span {
  readonly kind: 'pontoon' | 'down';
  readonly side: SideName | '';
  readonly towards: number; // direction of the hexside, as in maps/hex
}
/** A station damaged or burnt. */
export interface Depot {
  readonly kind: 'station';
  readonly burnt: boolean;
}
/** Refused flanks. */
export interface Flanks {
  readonly kind: 'refused';
}
