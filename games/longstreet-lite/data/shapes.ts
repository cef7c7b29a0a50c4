/** The shape of each data file: what is checked, and the types of edition.ts. Lengths are thousandths of a base width. */
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
import { ARMS, CARD_IDS, KINDS, LANES, MOMENTS, SIDES, SYMBOLS } from './edition.ts';

const side = oneOf(SIDES);
const slug = slugLike('west-wood');
const rule = matching(/^(\d|faq|card)-[a-z0-9-]+$/, 'the id of a rule such as 7-vul-a');
const year = whole(1861, 1865);
const count = whole(1, 9);
const length = whole(0, 100_000);
const point = row(length, length);
const line = list(point, undefined, 2);
const range = row(whole(1, 99), whole(1, 99));

const cardsFile = fields({
  rules: fields({
    hand: count,
    lostByReforming: count,
    toCall: count,
    toCallWithDisorder: count,
    modifiersOfASymbol: count,
    interruptsInATurn: count,
    phaseOf: fields({ musket: exactly('fire'), bugle: exactly('movement'), sword: exactly('combat') }),
  }),
  cards: list(
    fields(
      {
        id: oneOf(CARD_IDS),
        name: text,
        side: oneOf([...SIDES, 'neutral']),
        copies: count,
        morale: whole(1, 3),
        symbol: oneOf(SYMBOLS),
        oneUse: flag,
        years: row(year, year),
        sources: table(source, /^[a-z]+$/),
        source,
      },
      { moment: oneOf(MOMENTS) },
    ),
    byId,
  ),
});

const arms = list(oneOf(ARMS));
const terrainFile = fields({
  kinds: list(
    fields({
      id: oneOf(KINDS),
      shape: oneOf(['area', 'line']),
      difficult: arms,
      impassable: arms,
      cover: fields({ fire: flag, combat: flag }),
      lane: oneOf(LANES),
      skirmish: flag, // small arms fire through it as skirmishers only
      water: flag,
      rule,
    }),
    byId,
  ),
});

const depth = fields({ infantry: whole(1000, 1500), gun: whole(500, 3000), limber: whole(500, 3000) }); // §1-shape-a, §1-shape-b
const unit = fields(
  {
    id: slug,
    name: text,
    arm: oneOf(ARMS),
    bases: whole(1, 10),
    depths: list(whole(1, 10), undefined, 1), // of each file, left to right
    at: point, // the middle of the front edge
    heading: whole(0, 35_999), // hundredths of a degree, from east to north
  },
  { limbered: exactly(true) },
);
const force = fields({ brigade: text, units: list(unit, byId, 1) });
const piece = fields({ id: slug, kind: oneOf(KINDS), points: line }, { crest: line });
const scenario = fields({
  id: slug,
  year,
  table: point,
  first: oneOf([...SIDES, 'roll']),
  north: side,
  strip: length,
  depth,
  breakpoint: whole(1, 99),
  terrain: list(piece, byId),
  forces: fields({ federal: force, confederate: force }),
});
const scenariosFile = fields({
  scenarios: list(scenario, byId),
  pitched: fields({
    years: list(year, undefined, 1),
    table: point,
    strip: length,
    depth,
    usual: fields({ infantry: range, artillery: range }),
    units: fields({ infantry: range, artillery: range }),
    most: whole(1, 20), // units of a side
  }),
  options: list(
    fields({ id: slug, requires: nullOr(slug), variant: flag, rules: list(rule, undefined, 1), source }),
    byId,
  ),
});

/** The three data files a game is played with. */
export const FILES = {
  cards: ['cards.json', cardsFile],
  terrain: ['terrain.json', terrainFile],
  scenarios: ['scenarios.json', scenariosFile],
} as const;
