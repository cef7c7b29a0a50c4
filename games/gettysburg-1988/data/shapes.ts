/** The shape of each data file: what is checked, and the types of edition.ts. */

import {
  anObject,
  byId,
  chosenBy,
  exactly,
  fields,
  flag,
  type Label,
  list,
  matching,
  nameIn,
  nothing,
  nullOr,
  number,
  oneOf,
  type Shape,
  slugLike,
  source,
  table,
  tableFor,
  text,
  whole,
} from '@bivouac/edition';
import { COVERS, EDGES, FACES, ROLES, SIDES, TERRAINS, WAYS } from './edition.ts';

const side = oneOf(SIDES);
const slug = slugLike('us-inf-barlow');
const hex = matching(/^[A-U]([1-9]|1[01])$/, 'a hex from A1 to U11');
const pair = matching(/^[A-U]([1-9]|1[01])-[A-U]([1-9]|1[01])$/, 'a pair of hexes such as A7-A8');
const option = matching(/^[0-9]+[0-9A-Za-z-]*$/, 'an option such as 10a');
const corps = matching(/^[0-9A-Z]{1,4}$/, 'a corps mark such as XII or 1C');
const turn = whole(1, 24);

const byUnit: Label = item => nameIn(item, 'unit');
const byUnitIn: Label = (item, path) => {
  const unit = nameIn(item, 'unit');
  return unit === null ? null : `${path}: ${unit}`;
};
const byPair =
  (word: string): Label =>
  item => {
    const [a, b] = [nameIn(item, 'a'), nameIn(item, 'b')];
    return a === null || b === null ? null : `${word} ${a}-${b}`;
  };

const anyUnit = {
  id: slug,
  side,
  name: text,
  corps,
  source: table(source, /^[a-z]+[A-Za-z]*$/),
};
const remarks = {
  optionalOnly: option, // brings the unit into play
  aliases: list(text),
  basis: text,
  note: text,
};
const face = fields({ combat: whole(0, 20), move: whole(1, 20) });
const general = fields(
  {
    ...anyUnit,
    kind: exactly('general'),
    role: oneOf(ROLES),
    commands: list(text, undefined, 1), // corps marks under §10a; '*' is the whole army
    front: fields({ combat: nothing, move: whole(1, 20) }),
    back: nothing,
    steps: exactly(1),
    elim: exactly(true),
  },
  { ...remarks, wing: list(corps, undefined, 1) }, // 10a3
);
const ranks = { ...anyUnit, kind: oneOf(['infantry', 'cavalry', 'artillery']) };
const combatUnit = chosenBy('elim', {
  true: fields({ ...ranks, front: face, back: nothing, steps: exactly(1), elim: exactly(true) }, remarks),
  false: fields({ ...ranks, front: face, back: face, steps: exactly(2), elim: exactly(false) }, remarks),
});
const unit = chosenBy('kind', { general, infantry: combatUnit, cavalry: combatUnit, artillery: combatUnit });
const marker = fields({ id: slug, count: whole(1, 20), source }, { faces: list(side), note: text });

const unitsFile = fields({ units: list(unit, byId), markers: list(marker, byId) }, { meta: anObject });

const mapHex = fields(
  {
    id: hex,
    row: matching(/^[A-U]$/, 'a letter from A to U'),
    col: whole(1, 11),
    x: number,
    y: whole(1, 21),
    terrain: list(oneOf(TERRAINS), undefined, 1),
    terrainSource: tableFor(TERRAINS, source),
  },
  {
    terrainBasis: tableFor(TERRAINS, text),
    name: text,
    vp: whole(1, 20),
    vpSource: source,
    edge: list(oneOf(EDGES), undefined, 1),
    roadExit: text,
    roadExitSource: source,
  },
);
const ends = { a: hex, b: hex, source };
const road = fields({ ...ends, types: list(oneOf(WAYS), undefined, 1), names: list(text, undefined, 1) });
const stream = fields({ ...ends, name: text });
const connection = fields({ ...ends, terrain: list(oneOf(COVERS), undefined, 1), connected: flag }, { note: text });
/** A pair of section 11 that cannot be taken as printed; `verdict` null: no verdict at all. */
const anomaly = fields({ pair, verdict: nullOr(flag), problem: text, reading: text }, { readAs: pair, option });

const mapFile = fields(
  {
    hexes: list(mapHex, byId),
    roads: list(road, byPair('road')),
    streams: list(stream, byPair('stream')),
    connectivity: list(connection, byPair('connection')),
    section11: fields({ connected: list(pair), unconnected: list(pair), anomalies: list(anomaly) }),
  },
  { meta: anObject },
);

const entry = fields({ unit: slug, turn, hex, setup: flag, face: exactly('front'), source }, { basis: text });

const entriesFile = fields({ entries: list(entry, byUnit) }, { meta: anObject });

const trackSpace = fields({
  turn,
  date: matching(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 1863-07-01'),
  hours: text,
  night: flag,
  source,
});
const victoryPoints = fields({
  objective: text,
  eliminatedUnit: text,
  reducedUnit: whole(0, 20),
  general: whole(0, 20),
  exitedUnit: whole(0, 20),
  source,
});
const ending = { evaluatedAfterTurn: turn, source };
const unlessShort = { winner: side, atLeast: whole(1, 99), otherwise: side };
/** `ratio`: at least so many times the other's points; `margin`: at least so many more; `most`: more than the other. */
const victory = chosenBy('type', {
  ratio: fields({ type: exactly('ratio'), ...ending, ...unlessShort, atLeastPoints: whole(1, 99) }),
  margin: fields({ type: exactly('margin'), ...ending, ...unlessShort }),
  most: fields({ type: exactly('most'), ...ending, draw: exactly(true) }),
});
const placement = fields({ unit: slug, hex, face: oneOf(FACES), source });
const bothSides = <T>(shape: Shape<T>) => fields({ union: shape, confederate: shape });
const scenario = fields(
  {
    id: slug,
    source,
    startTurn: turn,
    endTurn: turn,
    reinforcements: fields({ fromTurn: turn, toTurn: turn }),
    setup: bothSides(list(placement, byUnitIn)),
    eliminated: bothSides(list(slug)),
    optionalSubstitutions: list(fields({ option, replace: slug, by: slug })),
    optionalMarkers: list(fields({ option, marker: slug, unit: slug })),
    victory,
  },
  { setupFrom: slug },
);
const optionalRule = fields({
  id: option,
  requires: nullOr(option),
  variant: flag, // the translator's, not the printed rulebook's
  default: exactly(false),
  source,
});

const scenariosFile = fields(
  {
    turnTrack: list(trackSpace),
    victoryPoints,
    scenarios: list(scenario, byId),
    optionalRules: list(optionalRule, item => {
      const id = nameIn(item, 'id');
      return id === null ? null : `option ${id}`;
    }),
  },
  { meta: anObject },
);

/** The four data files a game is played with. */
export const FILES = {
  units: ['units.json', unitsFile],
  map: ['map.json', mapFile],
  entries: ['order-of-appearance.json', entriesFile],
  scenarios: ['scenarios.json', scenariosFile],
} as const;
