import cardsFile from './cards.json' with { type: 'json' };
import type { Card, CardEvent, Leader, Link, Scenario, ScenarioSetup, Space, Unit } from './edition.ts';
import linksFile from './links.json' with { type: 'json' };
import piecesFile from './pieces.json' with { type: 'json' };
import scenariosFile from './scenarios.json' with { type: 'json' };
import spacesFile from './spaces.json' with { type: 'json' };
import tablesFile from './tables.json' with { type: 'json' };

// The edition: JSON with slugs, numbered once. Rules hold numbers.

export type { Card, CardEvent, Department, Leader, Scenario, ScenarioSetup, Space, Unit } from './edition.ts';

export type Side = 0 | 1;
export const BRITISH = 0;
export const FRENCH = 1;
export const SIDES = ['british', 'french'] as const;
/** §1.0a Who sits at the table; each hides a hand. */
export const seats = () => ({
  british: { side: 'british', screens: ['british'] },
  french: { side: 'french', screens: ['french'] },
});
export const BOTH: readonly Side[] = [BRITISH, FRENCH];
export const enemyOf = (side: Side): Side => (1 - side) as Side;
export const sideNumber = (name: string): Side => (name === 'french' ? FRENCH : BRITISH);

// Spaces.
export const spaces = spacesFile.spaces as readonly Space[];
export const SPACES = spaces.length;
export const spaceIds: readonly string[] = spaces.map(space => space.id);
const spaceNumbers = new Map(spaceIds.map((id, i) => [id, i]));
export const spaceNumber = (slug: string): number => spaceNumbers.get(slug) ?? -1;
/** A space that a rule names. */
export function theSpace(slug: string): number {
  const found = spaceNumber(slug);
  if (found < 0) throw new Error(`no space ${slug}`);
  return found;
}
export const isCultivated: readonly boolean[] = spaces.map(space => space.terrain === 'cultivated');
export const isMountain: readonly boolean[] = spaces.map(space => space.terrain === 'mountain');
export const isWilderness: readonly boolean[] = spaces.map(space => space.terrain === 'wilderness');
export const isFortress: readonly boolean[] = spaces.map(space => space.fortress === true);
export const isPort: readonly boolean[] = spaces.map(space => space.port === true);
/** A side, or -1. */
export const originalOwner: readonly number[] = spaces.map(space =>
  space.originalOwner ? SIDES.indexOf(space.originalOwner) : -1,
);
export const DEPARTMENTS = ['northern', 'southern', 'st-lawrence'] as const;
export const departmentOf: readonly number[] = spaces.map(space =>
  space.department ? DEPARTMENTS.indexOf(space.department) : -1,
);
export const departmentSide = (department: number): Side => (department === 2 ? FRENCH : BRITISH);
export const villageTribes: readonly (readonly string[])[] = spaces.map(space => space.village?.tribes ?? []);
export const fortresses: readonly number[] = spaceIds.map((_, i) => i).filter(i => isFortress[i]);
export const ports: readonly number[] = fortresses.filter(i => isPort[i]);

// Links. Water links are rivers and lakeshores.
export const LAND = 1;
export const RIVER = 2;
export const LAKESHORE = 3;
const LINK_KINDS: Readonly<Record<Link['kind'], number>> = { land: LAND, river: RIVER, lakeshore: LAKESHORE };
const linkTable = new Uint8Array(SPACES * SPACES);
const near: number[][] = spaceIds.map(() => []);
for (const { a, b, kind } of linksFile.links as readonly Link[]) {
  const [from, to] = [theSpace(a), theSpace(b)];
  linkTable[from * SPACES + to] = LINK_KINDS[kind];
  linkTable[to * SPACES + from] = LINK_KINDS[kind];
  near[from]!.push(to);
  near[to]!.push(from);
}
for (const list of near) list.sort((a, b) => a - b);
export const neighbours: readonly (readonly number[])[] = near;
/** LAND, RIVER, LAKESHORE, or 0 when the two spaces are not adjacent. */
export const linkBetween = (a: number, b: number): number => linkTable[a * SPACES + b]!;
const arrowsOf = (use: string): readonly (readonly number[])[] =>
  spaceIds.map(id => linksFile.arrows.filter(arrow => arrow.from === id && arrow.use === use).map(a => theSpace(a.to)));
/** One-way arrows out of the Pays d'en Haut, for land or boat movement. */
export const arrows = arrowsOf('land-or-boat');
/** Where a step by land or boat can lead. */
export const stepsFrom: readonly (readonly number[])[] = near.map((list, space) => [...list, ...arrows[space]!]);
/** One-way arrows of British Amphibious Landings. */
export const landings = arrowsOf('amphibious-landing');

// Pieces: units first, then leaders, in one numbering.
export const units = piecesFile.units as readonly Unit[];
export const leaders = piecesFile.leaders as readonly Leader[];
export const UNITS = units.length;
export const PIECES = UNITS + leaders.length;
export const pieceIds: readonly string[] = [...units.map(unit => unit.id), ...leaders.map(leader => leader.id)];
const pieceNumbers = new Map(pieceIds.map((id, i) => [id, i]));
export const pieceNumber = (slug: string): number => pieceNumbers.get(slug) ?? -1;
export function thePiece(slug: string): number {
  const found = pieceNumber(slug);
  if (found < 0) throw new Error(`no piece ${slug}`);
  return found;
}
export const isLeader = (piece: number): boolean => piece >= UNITS; // §3.2b
export const sideOf: readonly Side[] = [...units, ...leaders].map(piece => sideNumber(piece.side));
const ofUnits = (is: (unit: Unit) => boolean): readonly boolean[] => pieceIds.map((_, i) => i < UNITS && is(units[i]!));
export const isDrilled = ofUnits(unit => unit.class === 'drilled');
export const isAuxiliary = ofUnits(unit => unit.class === 'auxiliary');
export const isMilitia = ofUnits(unit => unit.class === 'militia');
export const isRegular = ofUnits(unit => unit.regular === true); // §3.11c
export const isIndian = ofUnits(unit => unit.type === 'indian');
export const isLight = ofUnits(unit => unit.type === 'light-infantry'); // §3.11d
export const isRanger = ofUnits(unit => unit.type === 'ranger');
export const isCoureurs = ofUnits(unit => unit.type === 'coureurs');
export const isProvincial = ofUnits(unit => unit.type === 'provincial');
/** Mohawk and British Iroquois: of British leaders only Johnson takes them along. */
export const isJohnsons = ofUnits(unit => unit.side === 'british' && /^(mohawk|iroquois)$/.test(unit.group ?? ''));
export const typeOf = (unit: number): Unit['type'] => units[unit]!.type;
export const groupOf = (unit: number): string => units[unit]?.group ?? ''; // §5.531a, §5.531b, §5.531d
export const tribeOf = (unit: number): string => units[unit]?.tribe ?? '';
/** Where an Indian unit lives, or -1 for the Cherokee. */
export const villageOf: readonly number[] = units.map(unit => (unit.village ? theSpace(unit.village) : -1));
export const provincialDepartment: readonly number[] = units.map(unit =>
  unit.type === 'provincial' && unit.department ? DEPARTMENTS.indexOf(unit.department) : -1,
);
export const fullStrength: readonly number[] = units.map(unit => unit.full);
export const reducedStrength: readonly number[] = units.map(unit => unit.reduced);
export const moveOf: readonly number[] = [...units, ...leaders].map(piece => piece.move);
const lead = (piece: number): Leader => leaders[piece - UNITS]!;
export const initiativeOf = (piece: number): number => lead(piece).initiative;
export const commandOf = (piece: number): number => lead(piece).command;
export const tacticsOf = (piece: number): number => lead(piece).tactics;
export const isCommanderInChief = (piece: number): boolean => isLeader(piece) && lead(piece).commanderInChief === true;
/** Units that leave the game for good when they are eliminated. */
const FOR_GOOD: readonly string[] = piecesFile.rules.permanentlyRemovedWhenEliminated;
export const diesForGood = ofUnits(unit => FOR_GOOD.includes(unit.type));
export const unitsOf: readonly (readonly number[])[] = BOTH.map(side =>
  pieceIds.map((_, i) => i).filter(i => i < UNITS && sideOf[i] === side),
);
export const leadersOf: readonly (readonly number[])[] = BOTH.map(side =>
  pieceIds.map((_, i) => i).filter(i => i >= UNITS && sideOf[i] === side),
);

/** The numbers of a side's units and leaders follow one another: from, and up to but not including. */
const rangeOf = (pieces: readonly number[]): readonly [number, number] => {
  const [from, to] = [pieces[0] ?? 0, (pieces[pieces.length - 1] ?? -1) + 1];
  if (to - from !== pieces.length) throw new Error('the pieces of a side do not follow one another');
  return [from, to];
};
export const unitRange = unitsOf.map(rangeOf);
export const leaderRange = leadersOf.map(rangeOf);
export const BOAT_MOVE: number = piecesFile.rules.boatMove;
export const MOST_IN_CHIEF: number = piecesFile.rules.maxBritishCommandSevenOnMap;

// Cards. Inside the state they are numbered from 1001, so that a leak scan can recognise them.
export const cards = cardsFile.cards as readonly Card[];
export const FIRST_CARD = 1001;
export const cardOf = (id: number): Card => cards[id - FIRST_CARD]!;
const cardSlugs: readonly string[] = cards.map((_, i) => `card-${i + 1}`);
const cardNumbers = new Map(cardSlugs.map((slug, i) => [slug, FIRST_CARD + i]));
export const cardSlug = (id: number): string => cardSlugs[id - FIRST_CARD]!;
export const cardNumber = (slug: string): number => cardNumbers.get(slug) ?? -1;
export const eventOf = (id: number): CardEvent => cardOf(id).key;
const byEvent = new Map<CardEvent, number[]>();
for (const { key, n } of cards) byEvent.set(key, [...(byEvent.get(key) ?? []), n + FIRST_CARD - 1]);
export const cardsWith = (event: CardEvent): readonly number[] => byEvent.get(event) ?? [];

// Scenarios.
export const scenarios = scenariosFile.scenarios as unknown as readonly Scenario[];
/** Switches agreed at set-up. */
export const options: readonly {
  readonly id: string;
  readonly requires: string | null;
  readonly variant: boolean;
  readonly rules: readonly string[];
}[] = scenariosFile.options;
const setups = scenariosFile.setups as unknown as Readonly<Record<string, ScenarioSetup>>;
export function scenarioOf(id: string): Scenario {
  const found = scenarios.find(each => each.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}
export const setupOf = (scenario: Scenario): ScenarioSetup => setups[scenario.setup]!;
export const isEarly = (scenario: Scenario): boolean => scenario.setup === '1755';

// Tables.
export const crt: readonly (readonly number[])[] = tablesFile.crt.rows;
export const crtColumns: readonly string[] = tablesFile.crt.columns;
export const crtMax: readonly (number | null)[] = tablesFile.crt.columnMax;
export const raidLosses: readonly (readonly number[])[] = [
  tablesFile.raid.lossStockadeOrVillage,
  tablesFile.raid.lossCultivated,
];
export const raidSuccess: number = tablesFile.raid.successFrom;
export const siegeIncrease: readonly number[] = tablesFile.siege.increase;
export const FORT_CAPACITY: number = tablesFile.siege.fortCapacity;
export const provincialLimits: readonly (readonly number[])[] = [
  tablesFile.assemblies.limits.northern,
  tablesFile.assemblies.limits.southern,
];
export const INTERCEPT_ON: number = tablesFile.interception.successOn;
export const AVOID_ON: number = tablesFile.avoidBattle.successOn;
