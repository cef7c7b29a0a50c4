/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */
import type { Card, Department, Leader, Link, Scenario, ScenarioSetup, SideName, Space, Unit } from './schema.ts';

export type { SideSetup, UnitGroup } from './schema.ts';

export const SIDES = ['british', 'french'] as const;
export const DEPARTMENTS = ['northern', 'southern', 'st-lawrence'] as const;
export const TERRAINS = ['cultivated', 'wilderness', 'mountain'] as const;
export const LINK_KINDS = ['land', 'river', 'lakeshore'] as const;
export const GEO = ['known-place', 'approximate', 'off-map'] as const;
export const UNIT_TYPES = [
  'indian',
  'ranger',
  'light-infantry',
  'provincial',
  'regular',
  'royal-american',
  'highland',
  'militia',
  'coureurs',
  'marine-detachment',
] as const;
export const CLASSES = ['drilled', 'auxiliary', 'militia'] as const;
export const GROUPS = ['pays-d-en-haut', 'northern', 'western', 'iroquois', 'mohawk', 'cherokee'] as const;
export const SETUPS = ['1755', '1757'] as const;
export const SOURCES = ['rules', 'rules-derived', 'published', 'reconstructed'] as const;

/** Where a value comes from: `rules` is stated in the rulebook, `reconstructed` is ours. */
export type Source = (typeof SOURCES)[number];
/** Where each kind of value in a file comes from, unless an entry says otherwise. */
type Sources = Readonly<Record<string, Source>>;

export interface RawSpace extends Space {
  readonly geo: (typeof GEO)[number];
  readonly terrainSource?: Source;
}
export interface RawBox {
  readonly id: string;
  readonly name: string;
  readonly side: SideName;
  readonly department: Department;
}
export interface RawLeaderBox {
  readonly id: string;
  readonly leader: string;
  readonly side: SideName;
}
export interface RawArrow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'water' | 'amphibious';
  readonly use: 'land-or-boat' | 'amphibious-landing';
  readonly who: 'any' | SideName;
}
export interface RawLeader extends Leader {
  readonly only?: '1755-scenarios';
  readonly pool1755?: true;
  readonly pool1757?: true;
  readonly joinsPool1755?: 'pitt-or-1759';
  readonly enters1755?: 'first-french-regulars-event';
  readonly ability?: 'commands-mohawk-and-iroquois';
}
export interface RawMarker {
  readonly id: string;
  readonly faces?: readonly string[];
  readonly side?: SideName;
}
export interface RawCard extends Card {
  readonly reshuffle?: true;
  readonly cap?: { readonly northern: number; readonly southern: number };
  readonly cardNumbers?: readonly number[];
}
export interface RawScenario extends Scenario {
  readonly seasons: number;
  readonly removedCards: readonly [number, number] | null;
  readonly vpStartVariants?: readonly { readonly option: string; readonly value: number }[];
  readonly assemblies: string;
}
export interface RawOption {
  readonly id: string;
  readonly requires: string | null;
  readonly variant: boolean; // a house rule or a reading of another edition
  readonly default: false;
  readonly rules: readonly string[]; // the rules it brings or changes
  readonly source: Source;
}

/** spaces.json */
export interface SpacesFile {
  readonly sources: Sources;
  readonly spaces: readonly RawSpace[];
  readonly militiaBoxes: readonly RawBox[];
  readonly leaderBoxes: readonly RawLeaderBox[];
}
/** links.json */
export interface LinksFile {
  readonly sources: Sources;
  readonly links: readonly Link[];
  readonly arrows: readonly RawArrow[];
}
/** pieces.json */
export interface PiecesFile {
  readonly sources: Sources;
  readonly rules: {
    readonly reenterable: readonly Unit['type'][];
    readonly permanentlyRemovedWhenEliminated: readonly Unit['type'][];
    readonly leaderMove: number;
    readonly boatMove: number;
    readonly maxBritishCommandSevenOnMap: number;
    readonly raidDrmRanger: number;
  };
  readonly counts: Readonly<Record<string, number>>;
  readonly leaders: readonly RawLeader[];
  readonly units: readonly Unit[];
  readonly markers: readonly RawMarker[];
}
/** cards.json */
export interface CardsFile {
  readonly sources: Sources;
  readonly cards: readonly RawCard[];
}
/** scenarios.json */
export interface ScenariosFile {
  readonly sources: Sources;
  readonly scenarios: readonly RawScenario[];
  readonly setups: Readonly<Record<(typeof SETUPS)[number], ScenarioSetup>>;
  readonly common: {
    readonly initialHolder: Readonly<Record<string, SideName>>;
    readonly joinPool1755: { readonly leaders: readonly string[]; readonly with: string; readonly atLatest: number };
    readonly arrive1755: { readonly leaders: readonly string[]; readonly with: string };
  };
  readonly victory: {
    readonly suddenDeath: {
      readonly fortresses: number;
      readonly soleOccupant: readonly string[];
      readonly vp: number;
      readonly frenchVp: Readonly<Record<string, number>>;
    };
    readonly end1759: { readonly britishObjectives: readonly string[]; readonly needed: number };
  };
  readonly options: readonly RawOption[];
}
/** tables.json */
export interface TablesFile {
  readonly sources: Sources;
  readonly crt: {
    readonly columns: readonly string[];
    readonly columnMax: readonly (number | null)[];
    readonly rows: readonly (readonly number[])[];
    readonly leaderCheckOnNatural: readonly number[];
    readonly leaderDiesOn: number;
  };
  readonly raid: {
    readonly successFrom: number;
    readonly lossStockadeOrVillage: readonly number[];
    readonly lossCultivated: readonly number[];
    readonly leaderCheckOnNatural: Readonly<Record<string, readonly number[]>>;
  };
  readonly siege: {
    readonly increase: readonly number[];
    readonly max: number;
    readonly assaultLevel: { readonly fort: number; readonly fortress: number };
    readonly fortCapacity: number;
  };
  readonly interception: { readonly successOn: number };
  readonly avoidBattle: { readonly successOn: number };
  readonly victoryPoints: readonly (readonly [string, number])[];
  readonly assemblies: {
    readonly levels: readonly string[];
    readonly limits: { readonly northern: readonly number[]; readonly southern: readonly number[] };
    readonly start: string;
  };
}

/** The six data files a game is played with, each as parsed. */
export interface Edition {
  readonly spaces: SpacesFile;
  readonly links: LinksFile;
  readonly pieces: PiecesFile;
  readonly cards: CardsFile;
  readonly scenarios: ScenariosFile;
  readonly tables: TablesFile;
}
