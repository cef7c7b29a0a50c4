/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */
import type { EditionOf } from '@bivouac/edition';
import type { FILES } from './shapes.ts';

export type { CardEvent } from './check-cards.ts';

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
/** Where a value comes from: `rules` is stated in the rulebook, `reconstructed` is ours. */

/** The six data files a game is played with, each as parsed. */
export type Edition = EditionOf<typeof FILES>;
export type SpacesFile = Edition['spaces'];
export type LinksFile = Edition['links'];
export type PiecesFile = Edition['pieces'];
export type CardsFile = Edition['cards'];
export type ScenariosFile = Edition['scenarios'];
export type TablesFile = Edition['tables'];

export type SideName = (typeof SIDES)[number];
export type Department = (typeof DEPARTMENTS)[number];
export type Space = SpacesFile['spaces'][number];
export type Link = LinksFile['links'][number];
export type Arrow = LinksFile['arrows'][number];
export type Unit = PiecesFile['units'][number];
export type Leader = PiecesFile['leaders'][number];
export type Card = CardsFile['cards'][number];
export type Scenario = ScenariosFile['scenarios'][number];
export type ScenarioSetup = ScenariosFile['setups'][Scenario['setup']];
export type SideSetup = ScenarioSetup[SideName];
export type UnitGroup = SideSetup['placements'][string]['units'][number];
export type Option = ScenariosFile['options'][number];
