// The shapes of the data files, in the words of their fields.

export type SideName = 'british' | 'french';
export type Department = 'northern' | 'southern' | 'st-lawrence';

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly terrain: 'cultivated' | 'wilderness' | 'mountain';
  readonly department?: Department | null;
  readonly originalOwner?: SideName | null;
  readonly fortress?: boolean;
  readonly port?: boolean;
  readonly village?: { readonly tribes: readonly string[]; readonly group: string } | null;
  readonly box?: boolean;
  readonly vpSpace?: boolean;
  readonly lat: number;
  readonly lon: number;
}
export interface Link {
  readonly a: string;
  readonly b: string;
  readonly kind: 'land' | 'river' | 'lakeshore';
}
export interface Unit {
  readonly id: string;
  readonly side: SideName;
  readonly type:
    | 'indian'
    | 'ranger'
    | 'light-infantry'
    | 'provincial'
    | 'regular'
    | 'royal-american'
    | 'highland'
    | 'militia'
    | 'coureurs'
    | 'marine-detachment';
  readonly class: 'drilled' | 'auxiliary' | 'militia';
  readonly name: string;
  readonly full: number;
  readonly reduced: number;
  readonly move: number;
  readonly regular?: boolean;
  readonly tribe?: string;
  readonly group?: string;
  readonly village?: string | null;
  readonly department?: Department;
}
export interface Leader {
  readonly id: string;
  readonly side: SideName;
  readonly name: string;
  readonly initiative: number;
  readonly command: number;
  readonly tactics: number;
  readonly move: number;
  readonly commanderInChief?: boolean;
}
export interface Card {
  readonly n: number;
  readonly title: string;
  readonly activation: number;
  readonly side: 'both' | SideName;
  readonly response: boolean;
  readonly removeAfterEvent: boolean;
  readonly scenario1755Only: boolean;
  readonly key: CardEvent;
  readonly units?: number;
  readonly leaders?: number;
}
export type CardEvent =
  | 'campaign'
  | 'bastions_repaired'
  | 'surrender'
  | 'massacre'
  | 'coehorns'
  | 'fieldworks'
  | 'ambush'
  | 'blockhouses'
  | 'foul_weather'
  | 'lake_schooner'
  | 'george_croghan'
  | 'amphibious_landing'
  | 'louisbourg_squadrons'
  | 'vaudreuil_interferes'
  | 'northern_indian_alliance'
  | 'western_indian_alliance'
  | 'iroquois_alliance'
  | 'mohawks'
  | 'cherokees'
  | 'cherokee_uprising'
  | 'treaty_of_easton'
  | 'indians_desert'
  | 'small_pox'
  | 'courier_intercepted'
  | 'francois_bigot'
  | 'ministerial_crisis'
  | 'frontier_duty'
  | 'stingy_assembly'
  | 'colonial_politics'
  | 'raise_provincials'
  | 'colonial_recruits'
  | 'troop_transports'
  | 'victories_in_germany'
  | 'call_out_militias'
  | 'rangers'
  | 'light_infantry'
  | 'french_regulars'
  | 'british_regulars'
  | 'highlanders'
  | 'quiberon_bay'
  | 'royal_americans'
  | 'acadians_expelled'
  | 'william_pitt'
  | 'diplomatic_revolution'
  | 'intrigues_against_shirley';
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly setup: '1755' | '1757';
  readonly deck: readonly [number, number];
  readonly hand: Readonly<Record<SideName, number>>;
  readonly vpStart: { readonly side: SideName | null; readonly value: number };
  readonly eventsInForce: readonly string[];
  readonly victory: 'end1759' | 'end1762';
}
/** A group of units: a kind, a number, and names where they matter. */
export type UnitGroup = readonly [kind: string, count: number, names?: readonly string[]];
export interface SideSetup {
  readonly forts: readonly string[];
  readonly fortsUnderConstruction: readonly string[];
  readonly stockades: readonly string[];
  readonly allied: readonly string[];
  readonly placements: Readonly<
    Record<string, { readonly leaders: readonly string[]; readonly units: readonly UnitGroup[] }>
  >;
  readonly militia: Readonly<Record<string, number>>;
  readonly leaderPool: readonly string[];
  readonly setAside: readonly string[];
  readonly notUsed: readonly string[];
}
export type ScenarioSetup = Readonly<Record<SideName, SideSetup>>;
