import type { Opening, Setup } from '@bivouac/kernel';
import type { CardEvent, UnitGroup } from './data/edition.ts';
import {
  BOTH,
  DEPARTMENTS,
  FIRST_CARD,
  FRENCH,
  isEarly,
  isFortress,
  isLeader,
  originalOwner,
  PIECES,
  pieceIds,
  SIDES,
  type Side,
  SPACES,
  scenarioOf,
  setupOf,
  spaceIds,
  thePiece,
  theSpace,
  UNITS,
  units,
} from './data/index.ts';
import { traces } from './rules/05-knowledge.ts';
import { boxOf, column, FORT, FORTRESS, GONE, has, OFF, POOL, STOCKADE, type Table, type WW } from './state.ts';

/** The position a scenario starts from; dealing is done by the rules. */
export function setUp(setup: Setup): Opening<WW> {
  const scenario = scenarioOf(setup.scenario); // §4.0b
  const { side, value } = scenario.vpStart;
  const [first, last] = scenario.deck; // §setup-b
  const start = has(setup, 'vp-2') && scenario.id === 'annus-mirabilis' ? 2 : value; // §setup-d
  const inForce = (event: CardEvent) => scenario.eventsInForce.includes(event); // §setup-k
  const deck = Array.from({ length: last - first + 1 }, (_, i) => FIRST_CARD + first - 1 + i);
  const table: Table = {
    year: scenario.start, // §setup-a
    season: 0,
    active: FRENCH,
    vp: side === 'british' ? -start : start,
    at: column(PIECES, OFF),
    reduced: column(UNITS, 0),
    inside: column(PIECES, 0),
    used: column(PIECES, 0),
    fort: spaceIds.map((_, i) => (isFortress[i] ? FORTRESS : 0)),
    holder: spaceIds.map((_, i) => (isFortress[i] ? originalOwner[i]! : -1)), // §2.0b, §2.0c
    works: column(SPACES, -1),
    siege: column(SPACES, -1),
    raidsBritish: column(SPACES, 0),
    raidsFrench: column(SPACES, 0),
    fieldworks: column(SPACES, -1),
    amphib: column(SPACES, 0),
    keys: [FRENCH, FRENCH], // §setup-m
    held: [0, 0],
    deck: last - first + 1,
    discard: [],
    removed: [],
    may: traces(deck),
    limit: SIDES.map(name => scenario.hand[name]), // §setup-c
    carried: [false, false],
    resting: [false, false],
    built: [false, false],
    assemblies: 1, // §setup-e
    pitt: inForce('william_pitt'),
    diplomatic: inForce('diplomatic_revolution'),
    quiberon: false,
    noLandings: false,
    noFrenchSea: false,
    blockhouses: [false, false],
    cherokees: false,
    uprising: false,
    reshuffle: false,
    regulars: [0, 0],
    montcalm: isEarly(scenario), // §setup-i
    card: 0,
    orders: [],
    move: null,
    battle: null,
    siegework: null,
    batteries: [-1, -1],
    raid: null,
    swap: false,
    result: null,
  };
  for (const each of BOTH) deploy(table, setup, each);
  const hand = () => ({ cards: [], seen: [] });
  return { table, hands: { british: hand(), french: hand() }, vault: { deck } };
}

/** One side's pieces and markers: §setup-f, §setup-g. */
function deploy(t: Table, setup: Setup, side: Side): void {
  const scenario = scenarioOf(setup.scenario);
  const from = setupOf(scenario)[SIDES[side]];
  const fortify = (slugs: readonly string[], kind: number) => {
    for (const slug of slugs) {
      t.fort[theSpace(slug)] = kind;
      t.holder[theSpace(slug)] = side;
    }
  };
  fortify(from.stockades, STOCKADE);
  fortify(from.forts, FORT);
  for (const slug of from.fortsUnderConstruction) t.works[theSpace(slug)] = side;
  for (const [slug, { leaders, units: groups }] of Object.entries(from.placements)) {
    for (const leader of leaders) t.at[thePiece(leader)] = theSpace(slug);
    for (const group of groups) for (const unit of unitsOfGroup(t, side, group)) t.at[unit] = theSpace(slug);
  }
  for (const [box, count] of Object.entries(from.militia)) {
    const department = DEPARTMENTS.findIndex(name => box === `militia-${name}`);
    const free = pieceIds.map((_, i) => i).filter(i => isFree(t, side, i) && units[i]!.type === 'militia');
    for (const unit of free.slice(0, count)) t.at[unit] = boxOf(department);
  }
  for (const leader of from.leaderPool) t.at[thePiece(leader)] = POOL; // §setup-h
  for (const leader of from.notUsed) t.at[thePiece(leader)] = GONE; // §3.2c
}

const isFree = (t: Table, side: Side, piece: number): boolean =>
  !isLeader(piece) && t.at[piece] === OFF && units[piece]!.side === SIDES[side];

/** `["provincial-northern", 1, ["New York"]]`: the first counters not yet placed. */
function unitsOfGroup(t: Table, side: Side, [kind, count, names]: UnitGroup): number[] {
  const chosen: number[] = [];
  for (let n = 0; n < count; n++) {
    const fits = (i: number) =>
      isFree(t, side, i) && !chosen.includes(i) && isKind(i, kind) && (!names || units[i]!.name === names[n]);
    const unit = units.findIndex((_, i) => fits(i));
    if (unit < 0) throw new Error(`no counter for ${kind} ${names?.[n] ?? ''}`);
    chosen.push(unit);
  }
  return chosen;
}

const isKind = (i: number, kind: string): boolean => {
  const { type, department } = units[i]!;
  return kind === type || kind === `${type}-${department}`;
};
