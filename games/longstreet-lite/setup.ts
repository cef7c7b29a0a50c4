import type { Opening, Setup } from '@bivouac/kernel';
import { armNumber, BOTH, deckOf, mappedOf, SIDES, type Unit, unitsOf, yearOf } from './data/index.ts';
import { bothSides, column, formOf, type LL, type Table } from './state.ts';

/** The table before anything is dealt or rolled for: that is done by the rules. A pitched battle begins with a bare table. */
export function setUp(setup: Setup): Opening<LL> {
  const { scenario } = setup;
  const decks = bothSides(side => deckOf(side, yearOf(scenario)).slice()); // §3-deal-a, §4-deck-a
  const table: Table = {
    opening: mappedOf(scenario) ? null : { bases: [], winner: 0, least: 0, most: 0, north: -1, first: 0 },
    turn: 0,
    active: 0,
    ...deployed(scenario),
    lost: [0, 0],
    breakpoint: mappedOf(scenario)?.breakpoint ?? 0, // §3-break-a
    laid: [],
    held: [0, 0],
    pile: decks.map(deck => deck.length),
    discarded: [0, 0],
    out: [0, 0],
    gone: [],
    passed: [0, 0],
    fired: 0,
    call: null,
    interrupt: null,
    firing: -1,
    roll: [],
    combat: null,
    retreats: [],
    result: null,
  };
  const hand = () => ({ cards: [], discards: [] });
  return { table, hands: { federal: hand(), confederate: hand() }, vault: { piles: decks, out: [[], []] } };
}

type Columns = Pick<
  Table,
  'federals' | 'id' | 'arm' | 'form' | 'guns' | 'x' | 'y' | 'heading' | 'smoke' | 'acted' | 'hits' | 'saved' | 'owed'
>;

function deployed(scenario: string): Columns {
  const mapped = mappedOf(scenario);
  const armies = BOTH.map(side => (mapped ? unitsOf(mapped, SIDES[side]) : []));
  const units = armies.flat();
  const none = (): number[] => column(units.length, 0);
  return {
    federals: armies[0]!.length,
    id: units.map(unit => unit.id),
    arm: units.map(unit => armNumber(unit.arm)),
    form: units.map(unit => formOf(unit.depths)),
    guns: units.map(gunsOf),
    x: units.map(unit => unit.at[0]),
    y: units.map(unit => unit.at[1]),
    heading: units.map(unit => unit.heading),
    smoke: none(),
    acted: none(),
    hits: none(),
    saved: none(),
    owed: none(),
  };
}

const gunsOf = ({ limbered, bases }: Unit): number => (limbered ? bases : 0); // §1-art-c
