/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */
import type { EditionOf, Infer } from '@bivouac/edition';
import type { mapFile, scenarioFile } from './check-fetched.ts';
import type { special } from './check-special.ts';
import type { FILES } from './shapes.ts';

export const SIDES = ['union', 'confederate'] as const;
export const TITLES = ['SJW', 'HCR', 'RTG', 'SIV', 'SLB', 'OTR', 'GTC', 'BAC', 'BTC', 'RWH'] as const;
export const TERRAINS = [
  'clear',
  'rolling',
  'rough',
  'woods',
  'city',
  'hill',
  'mountain',
  'swamp',
  'provisionalSwamp',
  'water',
] as const;
export const ROUTES = ['trail', 'road', 'pike'] as const;
export const WATERS = ['creek', 'minor', 'major'] as const;
export const CROSSINGS = ['ford', 'ferry', 'bridge', 'dam'] as const;
export const FEATURES = ['city', 'town', 'place', 'station', 'redoubt', 'gap', 'landing'] as const;
export const SIZES = ['squadron', 'regiment', 'brigade', 'demiDivision', 'division'] as const;
export const ARMS = ['inf', 'cav', 'art'] as const; // §2.6-abbrev
export const LEVELS = ['division', 'corps', 'district', 'army'] as const;
export const WORKS = [
  'none',
  'abatis',
  'breastworksBuild',
  'breastworks',
  'fortBuild',
  'fortBuild1',
  'fortBuild2',
  'fort',
] as const;
export const CAUSES = ['combat', 'retreat', 'surrender', 'cavalryRetreat'] as const;
export const OPTIONS = [
  'fatigue-4',
  'entrench-1863',
  'limited-intelligence',
  'confederate-ties',
  'dry',
  'wet',
  'heat-and-dust',
  'jackson-wounded',
  'balance',
] as const;

/** What all titles share. */
export type Shared = EditionOf<typeof FILES>;
export type Tables = Shared['tables'];
export type TitleFile = Shared['titles'];
export type TitleCode = (typeof TITLES)[number];
/** What differs by title. */
export type Title = NonNullable<TitleFile[TitleCode]>;
export type Allowance = Title['march']['confederateInf'];

export type MapFile = Infer<typeof mapFile>;
export type MapEdge = MapFile['edges'][number];
export type MapFeature = MapFile['features'][number];

export type Scenario = Infer<typeof scenarioFile>;
export type SideName = (typeof SIDES)[number];
export type UnitData = Scenario['setup']['union']['units'][number];
export type LeaderData = Scenario['setup']['union']['leaders'][number];
export type Reinforcement = Scenario['reinforcements'][number];
export type SpecialRule = Infer<typeof special>;
export type VictoryItem = Scenario['victory']['items'][number];
export type OptionId = (typeof OPTIONS)[number];

/** What a scenario is played with besides what all share. */
export interface Fetched {
  readonly scenario: Scenario;
  readonly map: MapFile;
}
