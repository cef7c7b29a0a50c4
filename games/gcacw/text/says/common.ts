/** What many sentences are about. Units, leaders, hexes and sides are slugs; points are halves of movement points. */
export type Nothing = Record<never, never>;
export interface OfSide {
  side: string;
}
export interface OfUnit {
  unit: string;
}
export interface OfLeader {
  leader: string;
}
export interface OfHex {
  hex: string;
}
export interface Both extends OfUnit, OfLeader {}
