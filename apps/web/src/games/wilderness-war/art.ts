import type { Sprite } from '@bivouac/desk';

// What the desk says of a piece (`sprite.art`), and nothing else: how it looks is decided here.
//
// Ranks, from the bottom of a stack: works, allied, fieldworks, units (weakest first), leaders (lowest command first),
// raided, amphib. One sprite for each; pieces of both sides may lie in one place.

export type Side = 'british' | 'french';

/** How a piece stands among those of its place. All may be left out: the piece then lies by its rank alone. */
interface Standing {
  readonly side: Side;
  readonly slot?: number; // 0, 1, 2 … among its side's units (or leaders) of the place, in the order of their ranks
  readonly shared?: boolean; // the enemy has units or leaders in the place too: the sides stand apart
  readonly inside?: boolean; // in a besieged fort or fortress
  readonly spent?: boolean; // not to be activated any more in this phase
}

/** Square for drilled troops and militia, round for auxiliaries. */
export interface UnitArt extends Standing {
  readonly kind: 'unit';
  readonly class: 'drilled' | 'auxiliary' | 'militia';
  readonly type: string; // as in pieces.json
  readonly tag?: string; // beside the symbol; left out: R P H RA L M Mi by its type
  readonly strength: number; // as it is now: reduced when reduced
  readonly move: number;
  readonly reduced: boolean;
  readonly of?: number; // how many units its side has there: of more than four the lowest lie hidden, counted on the top
}

/** Always above its side's units. */
export interface LeaderArt extends Standing {
  readonly kind: 'leader';
  readonly name: string;
  readonly initiative: number;
  readonly command: number;
  readonly tactics: number;
  readonly under?: number; // units of its side in the place
}

/** A fort or stockade, done or begun. A fortress is on the sheet: it needs a piece only when besieged or taken. */
export interface WorksArt {
  readonly kind: 'works';
  readonly side: Side; // who holds it
  readonly work: 'fortress' | 'fort' | 'stockade';
  readonly building: boolean;
  readonly siege: number; // 0, 1, 2, or -1 when nobody besieges it
}

/** Raided: `side` is the raider. Allied: whose ally the village is. Fieldworks: who built them. Amphib: british. */
export interface MarkerArt {
  readonly kind: 'raided' | 'allied' | 'amphib' | 'fieldworks';
  readonly side: Side;
  readonly count?: number; // of raids, when there are several
}

export type Art = UnitArt | LeaderArt | WorksArt | MarkerArt;

export const artOf = (sprite: Sprite): Art => sprite.art as unknown as Art;
export const sideClass = (side: string): string => (side === 'french' ? 'fr' : 'br');
