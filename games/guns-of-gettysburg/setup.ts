import type { Opening, Setup } from '@bivouac/kernel';
import {
  BOTH,
  BOXES,
  BUFORD,
  battalionIds,
  blockNumber,
  board,
  groupIds,
  objectiveAreas,
  piles,
  rumorsOf,
  scenarioOf,
  sideNumber,
  tokensOf,
  UNION,
} from './data/index.ts';
import {
  column,
  EMPTY,
  type GOG,
  type Hand,
  orderNumber,
  STANDS,
  STOOD,
  screenOf,
  staffOf,
  type Table,
  UNUSED,
} from './state.ts';

const perSide = <T>(value: () => T): T[] => BOTH.map(value);
const boxes = (): number[] => column(BOXES, EMPTY);

/** The table before anything is dealt, shuffled or posted: that is done by the rules. */
export function setUp(setup: Setup): Opening<GOG> {
  const { start, firstTurn, placed } = scenarioOf(setup.scenario);
  const { union, confederate } = firstTurn.orders;
  const table: Table = {
    turn: 0,
    day: start.day,
    box: start.box, // §4.9a
    hours: firstTurn.hours,
    first: sideNumber(firstTurn.firstPlayer), // §4.9a
    active: sideNumber(firstTurn.firstPlayer),
    order: [orderNumber(union), orderNumber(confederate)], // §6.1e
    next: [orderNumber(union), orderNumber(confederate)],
    latest: -1,
    shortened: 0,
    stirred: [0, 0],
    late: [0, 0],
    forced: 0,
    ...stands(),
    behind: [],
    clues: [],
    seen: column(battalionIds.length, -1),
    lots: [{ pile: -1, battalion: BUFORD, stands: placed.map((_, i) => i), kept: 0 }],
    used: column(groupIds.length, 0),
    dead: [],
    reduction: null,
    attack: null,
    extended: null,
    from: [],
    on: [],
    fillers: 0,
    idle: 0,
    fired: [],
    unhit: [],
    hit: [],
    bruised: [],
    boost: 0,
    track: perSide(boxes),
    turned: [],
    beside: [[], []],
    arriving: null,
    rumors: BOTH.map(rumorsOf),
    received: [0, 0],
    piles: column(piles.length, 0),
    opened: column(board.points.length, 0),
    ways: column(board.points.length, 0),
    columns: [],
    shifts: [],
    owed: 0,
    pool: BOTH.map(side => tokensOf(side).length),
    tray: [0, 0],
    returned: [0, 0],
    spent: [0, 0],
    shown: [],
    works: [],
    objectives: objectiveAreas.slice(), // §4.7a
    control: objectiveAreas.map(() => UNION), // §4.7a, §16.1a
    earned: 0,
    swapped: 0,
    result: null,
  };
  const hands = Object.fromEntries(
    BOTH.flatMap(side => [screenOf(side), staffOf(side)]).map(name => [name, emptyHand()]),
  );
  placed.forEach((slug, stand) => {
    hands[screenOf(UNION)]!.label[stand] = blockNumber(slug);
  });
  const pool = BOTH.map(side => tokensOf(side).slice());
  const vault = { pool, extended: [], track: perSide(boxes), piles: piles.map(() => []) };
  return { table, hands, vault };
}

/** §4.2a Nothing on the map yet. */
const stands = () => ({
  at: column(STANDS, UNUSED),
  front: column(STANDS, 0),
  did: column(STANDS, STOOD),
  entered: column(STANDS, 0),
  ready: column(STANDS, 0),
  shift: column(STANDS, 0),
  since: column(STANDS, 0),
  won: column(STANDS, 0),
  owes: column(STANDS, 0),
  mix: Array.from({ length: STANDS }, (_, stand) => stand),
});

export const emptyHand = (): Hand => ({
  label: column(STANDS, 0),
  orders: [],
  offer: [],
  arriving: [],
  gone: [],
  came: [],
  duty: 0,
  tray: [],
  guns: [],
  fillers: [],
  extended: [],
  returned: [],
  spent: [],
  tops: column(piles.length, 0),
});
