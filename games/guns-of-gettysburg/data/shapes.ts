/** The shape of each data file: what is checked, and the types of edition.ts. */
import {
  byId,
  exactly,
  fields,
  flag,
  list,
  matching,
  nullOr,
  oneOf,
  row,
  slugLike,
  source,
  table,
  text,
  whole,
} from '@bivouac/edition';
import { ARMS, CORPS, DEPLOYMENTS, KINDS, MOMENTS, SIDES } from './edition.ts';

const side = oneOf(SIDES);
const corps = oneOf(CORPS);
const slug = slugLike('cemetery-hill');
const rule = matching(/^\d+(\.\d+)*[a-z]$/, 'the id of a rule such as 13.8.4a');
const metres = whole(-20_000, 20_000);
const point = row(metres, metres);
const line = list(point, undefined, 2);
const box = whole(0, 99);
const day = whole(1, 3);

const area = fields({
  id: slug,
  name: text,
  centre: point,
  polygon: list(point, undefined, 3),
  positions: list(slug, undefined, 1), // in order round the area
  border: list(list(point)), // its pieces of the map edge
  partial: flag,
  town: flag,
});
const terrain = fields({ ridge: whole(0, 3), steep: flag, obstructed: flag });
const position = fields({
  id: slug,
  crossings: list(slug, undefined, 1),
  ends: row(point, point),
  areas: row(slug, slug),
  sides: table(terrain, /^[a-z0-9-]+$/), // by the area it is printed in
});
const road = fields({
  id: slug,
  name: text,
  main: flag,
  line,
  path: list(fields({ area: slug }, { position: slug }), undefined, 1), // from the map edge inwards
});
const mapFile = fields({
  source,
  bounds: fields({ west: metres, south: metres, east: metres, north: metres }),
  areas: list(area, byId),
  positions: list(position, byId),
  crossings: list(fields({ id: slug, x: metres, y: metres }), byId),
  roads: list(road, byId),
  junctions: list(fields({ id: slug, area: slug, roads: list(slug, undefined, 2) }), byId),
  entryPoints: list(fields({ id: slug, side, road: slug, areas: row(slug, slug) }), byId),
  specialLines: list(fields({ position: slug, front: slug, target: slug, note: text })),
  objectives: row(slug, slug, slug),
  historicalBuford: row(slug, slug),
  ridges: list(fields({ id: slug, name: text, line }), byId),
});

const blocksFile = fields({
  battalions: list(
    fields({
      id: slug,
      name: text,
      side,
      corps: nullOr(corps),
      type: oneOf(ARMS),
      formation: text,
      men: whole(1, 50_000),
      source: table(source, /^[a-zA-Z]+$/),
    }),
    byId,
  ),
  blocks: list(fields({ id: slug, battalion: slug, kind: oneOf(KINDS), strength: whole(1, 2), group: slug }), byId),
});

const needs = whole(1, 9);
const token = fields(
  { id: slug, side, type: oneOf(['artillery', 'march-fieldworks']), source },
  {
    strength: whole(1, 3),
    deploy: fields({ kind: oneOf(DEPLOYMENTS) }, { battalion: slug, corps }),
    represents: text,
  },
);
const tokensFile = fields({
  limits: fields({ tray: needs, perPosition: needs, strengthPerPosition: needs, marchBlocks: needs }),
  deployment: fields({
    any: fields({ blocks: needs }),
    battalion: fields({ blocks: needs }),
    corps: fields({ blocks: needs, unlock: fields({ completeBattalionsOfCorps: needs }) }),
    reserve: fields({ blocks: needs, unlock: fields({ completeBattalions: needs, excluding: list(slug) }) }),
  }),
  tokens: list(token, byId),
});

const pile = fields({ count: needs }, { corps, fixed: slug });
const timeFile = fields({
  boxes: whole(2, 24),
  firstHour: whole(0, 23),
  days: list(fields({ day, name: text, firstBox: box })),
  arrivalTokens: list(fields({ id: slug, side, day, box: nullOr(box), point: slug, source }), byId),
  rumorTokens: list(fields({ side, count: whole(0, 99), source, inferred: exactly(true) })),
  fill: list(
    fields({
      when: oneOf(MOMENTS),
      side: oneOf([...SIDES, 'both']),
      day,
      arrivals: whole(0, 99),
      rumors: whole(0, 99),
      firstBox: box,
      boxes: whole(1, 24),
    }),
  ),
  reinforcementTokens: list(fields({ id: slug, side, battalion: slug, corps: nullOr(corps), source }), byId),
  stacks: list(fields({ point: slug, side, piles: list(pile, undefined, 1), source }, { inferred: exactly(true) })),
  transfers: list(row(slug, slug)),
  historicalSchedule: list(fields({ day, box, battalion: slug, point: slug, source })),
  objectives: fields({ unionStopsAt: needs, apart: needs }),
  july1Night: fields({ removeFullBlocks: needs, orGiveUpNext: needs }),
});

const order = oneOf(['attack', 'hold', 'withdraw']);
const hour = fields({ day, box });
const scenariosFile = fields({
  scenarios: list(
    fields({
      id: slug,
      start: hour,
      end: hour,
      firstTurn: fields({ hours: needs, firstPlayer: side, orders: fields({ union: order, confederate: order }) }),
      tray: whole(0, 99),
      placed: list(slug),
    }),
    byId,
  ),
  options: list(
    fields({ id: slug, requires: nullOr(slug), variant: flag, rules: list(rule, undefined, 1), source }),
    byId,
  ),
});

/** The five data files a game is played with. */
export const FILES = {
  map: ['map.json', mapFile],
  blocks: ['blocks.json', blocksFile],
  tokens: ['tokens.json', tokensFile],
  time: ['time.json', timeFile],
  scenarios: ['scenarios.json', scenariosFile],
} as const;
