/** The shape of each data file: what is checked, and the types of edition.ts. */

import {
  byId,
  exactly,
  fields,
  flag,
  type Label,
  list,
  matching,
  nameIn,
  nullOr,
  number,
  oneOf,
  row,
  type Shape,
  slugLike,
  source,
  table,
  text,
  whole,
} from '@bivouac/edition';
import type { CardEvent } from './check-cards.ts';
import { CLASSES, DEPARTMENTS, GEO, GROUPS, LINK_KINDS, SETUPS, SIDES, TERRAINS, UNIT_TYPES } from './edition.ts';

const side = oneOf(SIDES);
const department = oneOf(DEPARTMENTS);
const slug = slugLike('ohio-forks');
const event = matching<CardEvent>(/^[a-z]+(_[a-z]+)*$/, 'an event such as small_pox');
const word = matching(/^[a-z][A-Za-z]*$/, 'a word');
const sources = table(source, /^[a-z][A-Za-z]*$/);
const year = whole(1755, 1762);
const unitType = oneOf(UNIT_TYPES);

const byEnds =
  (word: string, a: string, b: string): Label =>
  item => {
    const [from, to] = [nameIn(item, a), nameIn(item, b)];
    return from === null || to === null ? null : `${word} ${from}–${to}`;
  };
const byNumber: Label = item => {
  const n = typeof item === 'object' && item !== null && 'n' in item ? item.n : null;
  return Number.isInteger(n) ? `card ${n}` : null;
};

const space = fields(
  {
    id: slug,
    name: text,
    terrain: oneOf(TERRAINS),
    department: nullOr(department),
    originalOwner: nullOr(side),
    fortress: flag,
    port: flag,
    lat: number,
    lon: number,
    geo: oneOf(GEO),
  },
  {
    village: fields({ tribes: list(text, undefined, 1), group: oneOf(GROUPS) }),
    box: exactly(true),
    vpSpace: exactly(true),
    terrainSource: source,
  },
);
const spacesFile = fields({
  sources,
  spaces: list(space, byId),
  militiaBoxes: list(fields({ id: slug, name: text, side, department }), byId),
  leaderBoxes: list(fields({ id: slug, leader: slug, side }), byId),
});

const link = fields({ a: slug, b: slug, kind: oneOf(LINK_KINDS) });
const arrow = fields({
  from: slug,
  to: slug,
  kind: oneOf(['water', 'amphibious']),
  use: oneOf(['land-or-boat', 'amphibious-landing']),
  who: oneOf(['any', ...SIDES]),
});
const linksFile = fields({
  sources,
  links: list(link, byEnds('link', 'a', 'b')),
  arrows: list(arrow, byEnds('arrow', 'from', 'to')),
});

const unit = fields(
  {
    id: slug,
    side,
    type: unitType,
    class: oneOf(CLASSES),
    name: text,
    full: whole(1, 4),
    reduced: whole(0, 3),
    move: whole(0, 6),
  },
  { regular: exactly(true), tribe: text, group: oneOf(GROUPS), village: nullOr(slug), department },
);
const leader = fields(
  {
    id: slug,
    side,
    name: text,
    initiative: whole(1, 3),
    command: whole(1, 7),
    tactics: whole(0, 2),
    move: whole(1, 9),
  },
  {
    commanderInChief: exactly(true),
    only: exactly('1755-scenarios'),
    pool1755: exactly(true),
    pool1757: exactly(true),
    joinsPool1755: exactly('pitt-or-1759'),
    enters1755: exactly('first-french-regulars-event'),
    ability: exactly('commands-mohawk-and-iroquois'),
  },
);
const piecesFile = fields({
  sources,
  rules: fields({
    twoSteps: exactly(true),
    reenterable: list(unitType),
    permanentlyRemovedWhenEliminated: list(unitType),
    leaderMove: whole(1, 9),
    boatMove: whole(1, 20),
    maxBritishCommandSevenOnMap: whole(1, 9),
    raidDrmRanger: whole(0, 9),
  }),
  counts: table(whole(1, 99), /^[a-z/-]+$/),
  leaders: list(leader, byId),
  units: list(unit, byId),
  markers: list(fields({ id: slug }, { faces: list(text, undefined, 1), side }), byId),
});

const card = fields(
  {
    n: whole(1, 70),
    title: text,
    activation: whole(1, 3),
    side: oneOf(['both', ...SIDES]),
    response: flag,
    removeAfterEvent: flag,
    scenario1755Only: flag,
    key: event,
  },
  {
    reshuffle: exactly(true),
    cap: fields({ northern: whole(1, 9), southern: whole(1, 9) }),
    cardNumbers: list(whole(1, 70), undefined, 1),
    units: whole(1, 9),
    leaders: whole(1, 9),
  },
);
const cardsFile = fields({ sources, cards: list(card, byNumber) });

/** A kind, a number, and names where they matter: `["regular", 3, ["44th"]]` */
const unitGroup: Shape<readonly [kind: string, count: number, names?: readonly string[]]> = (value, at, say) => {
  const isGroup =
    Array.isArray(value) &&
    (value.length === 2 || value.length === 3) &&
    typeof value[0] === 'string' &&
    Number.isInteger(value[1]) &&
    (value[2] === undefined || (Array.isArray(value[2]) && value[2].every(name => typeof name === 'string')));
  if (!isGroup) say(`${at.head}: ${at.path} must be a group such as ["regular", 3]`);
};
const sideSetup = fields({
  forts: list(slug),
  fortsUnderConstruction: list(slug),
  stockades: list(slug),
  allied: list(slug),
  placements: table(fields({ leaders: list(slug), units: list(unitGroup) }), /^[a-z0-9-]+$/),
  militia: table(whole(1, 9), /^[a-z-]+$/),
  leaderPool: list(slug),
  setAside: list(slug),
  notUsed: list(slug),
});
const perSide = <T>(shape: Shape<T>) => fields({ british: shape, french: shape });
const setup = perSide(sideSetup);
const range: Shape<readonly [first: number, last: number]> = (value, at, say) => {
  list(whole(1, 70))(value, at, say);
  if (Array.isArray(value) && value.length !== 2) say(`${at.head}: ${at.path} must hold a first and a last card`);
};
const scenario = fields(
  {
    id: slug,
    name: text,
    start: year,
    end: year,
    seasons: whole(1, 99),
    setup: oneOf(SETUPS),
    deck: range,
    removedCards: nullOr(range),
    hand: perSide(whole(1, 20)),
    vpStart: fields({ side: nullOr(side), value: whole(0, 10) }),
    assemblies: word,
    eventsInForce: list(event),
    victory: oneOf(['end1759', 'end1762']),
  },
  { vpStartVariants: list(fields({ option: slug, value: whole(0, 10) })) },
);
const option = fields({
  id: slug,
  requires: nullOr(slug),
  variant: flag, // a house rule or a reading of another edition
  default: exactly(false),
  rules: list(text), // those it brings or changes
  source,
});
const points = perSide(whole(1, 20));
const scenariosFile = fields({
  sources,
  scenarios: list(scenario, byId),
  setups: fields({ 1755: setup, 1757: setup }),
  common: fields({
    firstPlayer: side,
    firstPlayerAfterQuiberonBay: side,
    handSize: fields({
      base1755: whole(1, 20),
      afterPittBritish: whole(1, 20),
      afterDiplomaticRevolutionFrench: whole(1, 20),
      afterQuiberonFrench: whole(1, 20),
      heldCardCounts: flag,
    }),
    unitsStart: text,
    initialHolder: table(side, /^[a-z-]+$/),
    joinPool1755: fields({ leaders: list(slug), with: event, atLatest: year }),
    arrive1755: fields({ leaders: list(slug), with: event }),
  }),
  victory: fields({
    suddenDeath: fields({
      fortresses: whole(1, 99),
      soleOccupant: list(slug),
      vp: whole(1, 20),
      frenchVp: table(whole(1, 20), /^17\d\d$/),
    }),
    end1759: fields({ britishObjectives: list(slug), needed: whole(1, 9), vp: points }),
    end1762: fields({ vp: points }),
  }),
  options: list(option, item => {
    const id = nameIn(item, 'id');
    return id === null ? null : `option ${id}`;
  }),
});

const steps = list(whole(0, 9));
const faces = list(whole(1, 6));
const anything: Shape = () => {};
const modifiers = list(row(text, anything));
const tablesFile = fields({
  sources,
  crt: fields({
    columns: list(text),
    columnMax: list(nullOr(whole(0, 99))),
    dieIndex: text,
    rows: list(steps),
    leaderCheckOnNatural: faces,
    leaderCheckNeedsLoss: flag,
    leaderDiesOn: whole(1, 6),
    battleModifiers: modifiers,
    assaultModifiers: modifiers,
  }),
  raid: fields({
    columns: list(text),
    successFrom: whole(1, 7),
    lossStockadeOrVillage: steps,
    lossCultivated: steps,
    modifiers: modifiers,
    leaderCheckOnNatural: fields({ any: faces, stockadeOrVillage: faces }),
    leaderDiesOn: whole(1, 6),
    blockhouses: text,
  }),
  siege: fields({
    increase: steps,
    max: whole(1, 9),
    modifiers: modifiers,
    assaultLevel: fields({ fort: whole(0, 9), fortress: whole(0, 9) }),
    fortCapacity: whole(1, 99),
  }),
  interception: fields({ successOn: whole(1, 6), modifier: text }),
  avoidBattle: fields({ successOn: whole(1, 6), modifier: text }),
  victoryPoints: list(row(text, number)),
  vpTrack: fields({
    positive: side,
    min: number,
    max: number,
    overflow: text,
    suddenDeath: whole(1, 20),
    marked: table(whole(1, 20), /^17\d\d$/),
  }),
  assemblies: fields({
    levels: list(text),
    limits: fields({ northern: list(whole(0, 99)), southern: list(whole(0, 99)) }),
    start: text,
  }),
  winterAttrition: fields({
    eliminateReduced: text,
    thenReduce: text,
    exempt: list(text),
    besiegedAlwaysSuffer: flag,
    lastStepSafe: flag,
  }),
  activation: fields({
    auxiliariesPerValue: whole(0, 9),
    indiansPerValue: whole(0, 9),
    loneLeadersPerValue: whole(0, 9),
    drilledUnitsPerCard: whole(0, 9),
    forceNeeds: text,
    navalForceNeeds: whole(1, 3),
  }),
});

/** The six data files a game is played with. */
export const FILES = {
  spaces: ['spaces.json', spacesFile],
  links: ['links.json', linksFile],
  pieces: ['pieces.json', piecesFile],
  cards: ['cards.json', cardsFile],
  scenarios: ['scenarios.json', scenariosFile],
  tables: ['tables.json', tablesFile],
} as const;
