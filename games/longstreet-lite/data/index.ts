import cardsFile from './cards.json' with { type: 'json' };
import {
  ARMS,
  type Card,
  type CardId,
  type Edition,
  type Kind,
  type KindName,
  type Moment,
  type Piece,
  type Scenario,
  SIDES,
  type SideName,
  type Sign,
  type Unit,
} from './edition.ts';
import scenariosFile from './scenarios.json' with { type: 'json' };
import terrainFile from './terrain.json' with { type: 'json' };

// The edition: JSON with slugs, numbered once. Rules hold numbers. Lengths are thousandths of a base width.

export type { Card, CardId, KindName, Moment, Piece, Scenario, SideName, Sign, Unit } from './edition.ts';
export { ARMS, SIDES } from './edition.ts';

export type Side = 0 | 1;
export const FEDERAL = 0;
export const CONFEDERATE = 1;
export const BOTH: readonly Side[] = [FEDERAL, CONFEDERATE];
export const enemyOf = (side: Side): Side => (1 - side) as Side;
export const sideNumber = (name: string): Side => (name === 'confederate' ? CONFEDERATE : FEDERAL);
/** §1-player-a One player a side; each hides a hand. */
export const seats = () => ({
  federal: { side: 'federal', screens: ['federal'] },
  confederate: { side: 'confederate', screens: ['confederate'] },
});

/** §1-bw-a One base width: everything is measured in thousandths of it. */
export const BW = 1000;
export const FULL_TURN = 36_000; // headings are hundredths of a degree

// Arms: §1-unit-a there are two.
export const INFANTRY = 0;
export const ARTILLERY = 1;
export type Arm = 0 | 1;
export const armNumber = (name: string): Arm => (name === 'artillery' ? ARTILLERY : INFANTRY);

// Terrain.
export const kinds = terrainFile.kinds as readonly Kind[];
const kindNumbers = new Map(kinds.map(({ id }, i) => [id as string, i]));
export const kindNumber = (name: string): number => kindNumbers.get(name) ?? -1;
export function theKind(name: KindName): number {
  const found = kindNumber(name);
  if (found < 0) throw new Error(`no terrain ${name}`);
  return found;
}
export const kindOf = (kind: number): Kind => kinds[kind]!;
export const isDifficult = (kind: number, arm: Arm): boolean => kinds[kind]!.difficult.includes(ARMS[arm]!);
export const isImpassable = (kind: number, arm: Arm): boolean => kinds[kind]!.impassable.includes(ARMS[arm]!);

// Cards. Each side has its own set (§3-deal-a): inside the state a Federal card is numbered from 1001, a Confederate one
// from 1101, so that a leak scan can recognise them; outside it is called `f-quickstep-2`.
export const cards = cardsFile.cards as unknown as readonly Card[];
export const cardRules = cardsFile.rules;
export const HAND: number = cardRules.hand; // §4-hand-a
const FIRST_CARD: readonly number[] = [1001, 1101];
/** The printed card of each number of a side's full set. */
const prints: readonly (readonly Card[])[] = BOTH.map(side =>
  cards.filter(card => card.side === 'neutral' || card.side === SIDES[side]).flatMap(card => copies(card)),
);
function copies(card: Card): readonly Card[] {
  return Array.from({ length: card.copies }, () => card);
}
const slugs: readonly (readonly string[])[] = BOTH.map(side =>
  prints[side]!.map((card, i) => `${SIDES[side][0]}-${card.id}-${i - prints[side]!.indexOf(card) + 1}`),
);
const cardNumbers = new Map(
  BOTH.flatMap(side => slugs[side]!.map((slug, i) => [slug, FIRST_CARD[side]! + i] as const)),
);
export const sideOfCard = (card: number): Side => (card >= FIRST_CARD[CONFEDERATE]! ? CONFEDERATE : FEDERAL);
export const cardOf = (card: number): Card => prints[sideOfCard(card)]![card - FIRST_CARD[sideOfCard(card)]!]!;
export const cardSlug = (card: number): string => slugs[sideOfCard(card)]![card - FIRST_CARD[sideOfCard(card)]!] ?? '';
export const cardNumber = (slug: string): number => cardNumbers.get(slug) ?? -1;
export const idOf = (card: number): CardId => cardOf(card).id;
export const moraleOf = (card: number): number => cardOf(card).morale;
export const symbolOf = (card: number): Sign => cardOf(card).symbol;
export const momentOf = (card: number): Moment | null => cardOf(card).moment ?? null;
export const isRed = (card: number): boolean => cardOf(card).oneUse;
/** §4-year-a First and last year included. */
export const isOfYear = ([first, last]: readonly number[], year: number): boolean => year >= first! && year <= last!;
/** §4-deck-a Neutral cards and those of the side's own nation, as far as they are of that year. */
const deckIn = (side: Side, year: number): readonly number[] =>
  prints[side]!.flatMap((card, i) => (isOfYear(card.years, year) ? [FIRST_CARD[side]! + i] : []));
const YEARS = [1861, 1862, 1863, 1864, 1865];
const decks = BOTH.map(side => new Map(YEARS.map(year => [year, deckIn(side, year)])));
export const deckOf = (side: Side, year: number): readonly number[] => decks[side]!.get(year) ?? [];

// Scenarios: three with a map of their own, and a pitched battle in every year.
const file = scenariosFile as unknown as Edition['scenarios'];
export const pitched = file.pitched;
export const mapped: readonly Scenario[] = file.scenarios;
export const scenarioIds: readonly string[] = [
  ...mapped.map(({ id }) => id),
  ...pitched.years.map(year => `pitched-${year}`),
];
/** The scenario with a map of its own; null: a pitched battle. */
const maps = new Map(mapped.map(each => [each.id, each]));
export const mappedOf = (id: string): Scenario | null => maps.get(id) ?? null;
const years = new Map(scenarioIds.map(id => [id, maps.get(id)?.year ?? Number(id.replace('pitched-', ''))]));
export const yearOf = (id: string): number => years.get(id) ?? Number.NaN;
/** §1-table-a 36 by 24 BW. */
export const tableOf = (id: string): readonly [number, number] => mappedOf(id)?.table ?? pitched.table;
export const stripOf = (id: string): number => mappedOf(id)?.strip ?? pitched.strip;
export const depthOf = (id: string): Scenario['depth'] => mappedOf(id)?.depth ?? pitched.depth;
export const unitsOf = (scenario: Scenario, side: SideName): readonly Unit[] => scenario.forces[side].units;
export const piecesOf = (id: string): readonly Piece[] => mappedOf(id)?.terrain ?? [];

/** Switches agreed at set-up; §faq-2 one for each card whose effect may be cancelled. */
export const voidOption = (id: CardId): string => `void-${id}`;
export const options: readonly {
  readonly id: string;
  readonly requires: string | null;
  readonly variant: boolean;
  readonly rules: readonly string[];
}[] = [
  ...file.options,
  ...cards.map(({ id }) => ({ id: voidOption(id), requires: null, variant: true, rules: [`card-${id}`] })),
];
