/** The shape of each data file. */

import {
  anObject,
  chosenBy,
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
  table,
  text,
  whole,
} from '@bivouac/edition';
import { COVERS, EDGES, FACES, KINDS, ROLES, SIDES, SOURCES, TERRAINS, WAYS } from './edition.ts';

const source = oneOf(SOURCES);
const side = oneOf(SIDES);
const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as us-inf-barlow');
const hex = matching(/^[A-U]([1-9]|1[01])$/, 'a hex from A1 to U11');
const pair = matching(/^[A-U]([1-9]|1[01])-[A-U]([1-9]|1[01])$/, 'a pair of hexes such as A7-A8');
const option = matching(/^[0-9]+[0-9A-Za-z-]*$/, 'an option such as 10a');
const corps = matching(/^[0-9A-Z]{1,4}$/, 'a corps mark such as XII or 1C');
const turn = whole(1, 24);
const exactly = (value: unknown): Shape => oneOf([value]);

const byId: Label = item => nameIn(item, 'id');
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
  kind: oneOf(KINDS),
  name: text,
  corps,
  source: table(source, /^[a-z]+[A-Za-z]*$/),
};
const remarks = { optionalOnly: option, aliases: list(text), basis: text, note: text };
const face = fields({ combat: whole(0, 20), move: whole(1, 20) });
const general = fields(
  {
    ...anyUnit,
    role: oneOf(ROLES),
    commands: list(text, undefined, 1),
    front: fields({ combat: nothing, move: whole(1, 20) }),
    back: nothing,
    steps: exactly(1),
    elim: exactly(true),
  },
  { ...remarks, wing: list(corps, undefined, 1) },
);
const combatUnit = chosenBy('elim', {
  true: fields({ ...anyUnit, front: face, back: nothing, steps: exactly(1), elim: exactly(true) }, remarks),
  false: fields({ ...anyUnit, front: face, back: face, steps: exactly(2), elim: exactly(false) }, remarks),
});
const unit = chosenBy('kind', { general, infantry: combatUnit, cavalry: combatUnit, artillery: combatUnit });
const marker = fields({ id: slug, count: whole(1, 20), source }, { faces: list(side), note: text });

export const unitsFile = fields({ units: list(unit, byId), markers: list(marker, byId) }, { meta: anObject });

const terrainKey = new RegExp(`^(${TERRAINS.join('|')})$`);
const mapHex = fields(
  {
    id: hex,
    row: matching(/^[A-U]$/, 'a letter from A to U'),
    col: whole(1, 11),
    x: number,
    y: whole(1, 21),
    terrain: list(oneOf(TERRAINS), undefined, 1),
    terrainSource: table(source, terrainKey),
  },
  {
    terrainBasis: table(text, terrainKey),
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
const anomaly = fields({ pair, verdict: nullOr(flag), problem: text, reading: text }, { readAs: pair, option });

export const mapFile = fields(
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

export const entriesFile = fields({ entries: list(entry, byUnit) }, { meta: anObject });

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
const ending = { evaluatedAfterTurn: turn, type: text, source };
const unlessShort = { winner: side, atLeast: whole(1, 99), otherwise: side };
const victory = chosenBy('type', {
  ratio: fields({ ...ending, ...unlessShort, atLeastPoints: whole(1, 99) }),
  margin: fields({ ...ending, ...unlessShort }),
  most: fields({ ...ending, draw: exactly(true) }),
});
const placement = fields({ unit: slug, hex, face: oneOf(FACES), source });
const bothSides = (shape: Shape): Shape => fields({ union: shape, confederate: shape });
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
const optionalRule = fields({ id: option, requires: nullOr(option), variant: flag, default: exactly(false), source });

export const scenariosFile = fields(
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
