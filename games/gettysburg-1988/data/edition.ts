/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */

export const SIDES = ['union', 'confederate'] as const;
export const KINDS = ['general', 'infantry', 'cavalry', 'artillery'] as const;
export const ROLES = ['army', 'corps', 'cavalry-corps', 'cavalry-division', 'artillery-reserve'] as const;
export const TERRAINS = ['clear', 'woods', 'hill', 'rocky', 'town'] as const;
export const COVERS = ['woods', 'hill'] as const;
export const EDGES = ['south', 'north', 'west', 'east'] as const;
export const FACES = ['front', 'back'] as const;
export const WAYS = ['road', 'rail'] as const;
export const SOURCES = ['rules', 'rules-derived', 'published', 'reconstructed'] as const;

export type Side = (typeof SIDES)[number];
export type Kind = (typeof KINDS)[number];
export type Role = (typeof ROLES)[number];
export type Terrain = (typeof TERRAINS)[number];
/** Terrain that can be connected; rocky hexes count as hill. */
export type Cover = (typeof COVERS)[number];
export type Edge = (typeof EDGES)[number];
export type Face = (typeof FACES)[number];
export type Way = (typeof WAYS)[number];
/** Where a value comes from: `rules` is stated in the rulebook, `reconstructed` is ours. */
export type Source = (typeof SOURCES)[number];

export interface RawFace {
  readonly combat: number | null; // null for generals
  readonly move: number;
}

export interface RawUnit {
  readonly id: string;
  readonly side: Side;
  readonly kind: Kind;
  readonly name: string;
  readonly corps: string;
  readonly role?: Role; // generals only, like the next two
  readonly commands?: readonly string[]; // corps marks under 10a; '*' is the whole army
  readonly wing?: readonly string[]; // corps marks under 10a3
  readonly front: RawFace;
  readonly back: RawFace | null;
  readonly steps: number;
  readonly elim: boolean;
  readonly optionalOnly?: string; // the option that brings the unit into play
  readonly aliases?: readonly string[];
  readonly source: Readonly<Record<string, Source>>;
  readonly basis?: string;
  readonly note?: string;
}

export interface RawMarker {
  readonly id: string;
  readonly count: number;
  readonly faces?: readonly Side[];
  readonly note?: string;
  readonly source: Source;
}

export interface RawHex {
  readonly id: string;
  readonly row: string;
  readonly col: number;
  readonly x: number;
  readonly y: number;
  readonly terrain: readonly Terrain[];
  readonly terrainSource: Readonly<Partial<Record<Terrain, Source>>>;
  readonly terrainBasis?: Readonly<Partial<Record<Terrain, string>>>;
  readonly name?: string;
  readonly vp?: number;
  readonly vpSource?: Source;
  readonly edge?: readonly Edge[];
  readonly roadExit?: string;
  readonly roadExitSource?: Source;
}

export interface RawRoad {
  readonly a: string;
  readonly b: string;
  readonly types: readonly Way[];
  readonly names: readonly string[];
  readonly source: Source;
}

export interface RawStream {
  readonly a: string;
  readonly b: string;
  readonly name: string;
  readonly source: Source;
}

export interface RawConnection {
  readonly a: string;
  readonly b: string;
  readonly terrain: readonly Cover[];
  readonly connected: boolean;
  readonly source: Source;
  readonly note?: string;
}

/** A pair of section 11 that cannot be taken as printed; `verdict` null: no verdict at all. */
export interface RawAnomaly {
  readonly pair: string;
  readonly verdict: boolean | null;
  readonly readAs?: string;
  readonly option?: string;
  readonly problem: string;
  readonly reading: string;
}

export interface RawEntry {
  readonly unit: string;
  readonly turn: number;
  readonly hex: string;
  readonly setup: boolean;
  readonly face: 'front';
  readonly source: Source;
  readonly basis?: string;
}

export interface RawTurn {
  readonly turn: number;
  readonly date: string;
  readonly hours: string;
  readonly night: boolean;
  readonly source: Source;
}

export interface RawPlacement {
  readonly unit: string;
  readonly hex: string;
  readonly face: Face;
  readonly source: Source;
}

export interface RawSubstitution {
  readonly option: string;
  readonly replace: string;
  readonly by: string;
}

export interface RawOptionMarker {
  readonly option: string;
  readonly marker: string;
  readonly unit: string;
}

/** `ratio`: at least so many times the other's points; `margin`: at least so many more; `most`: more than the other. */
export type RawVictory = { readonly evaluatedAfterTurn: number; readonly source: Source } & (
  | {
      readonly type: 'ratio';
      readonly winner: Side;
      readonly atLeast: number;
      readonly atLeastPoints: number;
      readonly otherwise: Side;
    }
  | { readonly type: 'margin'; readonly winner: Side; readonly atLeast: number; readonly otherwise: Side }
  | { readonly type: 'most'; readonly draw: true }
);

export interface RawScenario {
  readonly id: string;
  readonly source: Source;
  readonly startTurn: number;
  readonly endTurn: number;
  readonly reinforcements: { readonly fromTurn: number; readonly toTurn: number };
  readonly setupFrom?: string;
  readonly setup: Readonly<Record<Side, readonly RawPlacement[]>>;
  readonly eliminated: Readonly<Record<Side, readonly string[]>>;
  readonly optionalSubstitutions: readonly RawSubstitution[];
  readonly optionalMarkers: readonly RawOptionMarker[];
  readonly victory: RawVictory;
}

export interface RawOption {
  readonly id: string;
  readonly requires: string | null;
  readonly variant: boolean; // the translator's, not the printed rulebook's
  readonly default: false;
  readonly source: Source;
}

export interface RawVictoryPoints {
  readonly objective: string;
  readonly eliminatedUnit: string;
  readonly reducedUnit: number;
  readonly general: number;
  readonly exitedUnit: number;
  readonly source: Source;
}

/** units.json */
export interface UnitsFile {
  readonly units: readonly RawUnit[];
  readonly markers: readonly RawMarker[];
}

/** map.json */
export interface MapFile {
  readonly hexes: readonly RawHex[];
  readonly roads: readonly RawRoad[];
  readonly streams: readonly RawStream[];
  readonly connectivity: readonly RawConnection[];
  readonly section11: {
    readonly connected: readonly string[];
    readonly unconnected: readonly string[];
    readonly anomalies: readonly RawAnomaly[];
  };
}

/** order-of-appearance.json */
export interface EntriesFile {
  readonly entries: readonly RawEntry[];
}

/** scenarios.json */
export interface ScenariosFile {
  readonly turnTrack: readonly RawTurn[];
  readonly victoryPoints: RawVictoryPoints;
  readonly scenarios: readonly RawScenario[];
  readonly optionalRules: readonly RawOption[];
}

/** The four data files a game is played with, each as parsed. */
export interface Edition {
  readonly units: UnitsFile;
  readonly map: MapFile;
  readonly entries: EntriesFile;
  readonly scenarios: ScenariosFile;
}
