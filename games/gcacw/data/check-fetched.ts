/** The shapes of what is fetched scenario by scenario: a map, and the scenario itself. */
import {
  byId,
  chosenBy,
  exactly,
  fields,
  flag,
  list,
  matching,
  nullOr,
  number,
  oneOf,
  row,
  slugLike,
  source,
  table,
  text,
  whole,
} from '@bivouac/edition';
import { special } from './check-special.ts';
import {
  ARMS,
  CAUSES,
  CROSSINGS,
  FEATURES,
  LEVELS,
  OPTIONS,
  ROUTES,
  SIDES,
  SIZES,
  TERRAINS,
  TITLES,
  WATERS,
  WORKS,
} from './edition.ts';
import { event, perSide } from './shapes.ts';

const side = oneOf(SIDES);
const title = oneOf(TITLES);
const slug = slugLike('u-custer');
const hex = matching(/^\d{4}$/, 'a hex such as 1810');
const works = oneOf(WORKS);
const few = whole(0, 99);
const points = whole(-99, 99);
const both = fields({ en: text, fr: text });

export const mapFile = fields({
  id: slug,
  titles: list(title, undefined, 1),
  name: text,
  source,
  columns: whole(1, 99),
  rows: whole(1, 99),
  geo: fields({
    latTop: number,
    lonLeft: number,
    milesPerHex: number,
    milesPerDegLat: number,
    milesPerDegLon: number,
    columnSpacingMiles: number,
  }),
  edgesOpen: table(list(hex), /^(north|east|south|west)$/),
  places: table(hex, /./),
  terrain: table(list(oneOf(TERRAINS)), /^\d\d$/), // by column, from the top
  features: list(fields({ hex, name: text, kind: oneOf(FEATURES) }, { benefits: oneOf(['either', 'confederate']) })),
  edges: list(
    fields(
      { a: hex, b: hex },
      {
        water: oneOf(WATERS),
        river: text,
        crossing: oneOf(CROSSINGS),
        crossingName: text,
        destroyed: exactly(true),
        route: oneOf(ROUTES),
        rail: exactly(true),
        names: list(text),
        ridgeIn: hex,
      },
    ),
  ),
});

const turn = whole(1, 9);
const unit = fields(
  {
    id: slug,
    name: text,
    size: oneOf(SIZES),
    type: oneOf(ARMS),
    command: text,
    tactical: whole(0, 5),
    artillery: whole(0, 12),
    manpower: whole(1, 21),
    organized: flag,
    exhausted: flag,
    fatigue: whole(0, 4),
    demoralized: whole(0, 2),
    entrenchment: works,
    hex: nullOr(hex),
  },
  { division: text, note: text, entersTurn: turn, restricted: text, armyOfPotomac: flag },
);
const leader = fields(
  {
    id: matching(/^[uc]L(-[a-z0-9]+)+$/, 'a leader such as uL-hancock'),
    name: text,
    level: oneOf(LEVELS),
    arm: oneOf(['inf', 'cav']),
    commands: list(text, undefined, 1),
    tacticalAttack: nullOr(whole(0, 5)),
    tacticalDefense: nullOr(whole(0, 5)),
    command: whole(0, 9),
    attachedTo: slug,
  },
  { entersTurn: turn, note: text, successor: flag }, // successor: he comes by a special rule only
);
const forces = fields({ units: list(unit, byId, 1), leaders: list(leader, byId) });
const worth = { id: text, vpEach: points };
const holders = {
  side,
  unitTypes: list(oneOf(ARMS), undefined, 1),
  minCombatValue: few,
  hexes: list(hex, undefined, 1),
};
const item = chosenBy('type', {
  hexOccupied: fields({ ...worth, ...holders, type: exactly('hexOccupied') }),
  hexOccupiedEachTurnEnd: fields({ id: text, ...holders, vpAny: points, type: exactly('hexOccupiedEachTurnEnd') }),
  unitsInRegion: fields(
    { ...worth, type: exactly('unitsInRegion'), side, unitTypes: list(oneOf(ARMS), undefined, 1), region: text },
    { max: few },
  ),
  manpowerLoss: fields({ ...worth, type: exactly('manpowerLoss'), side, causes: list(oneOf(CAUSES), undefined, 1) }),
  surrender: fields({ id: text, type: exactly('surrender'), side, vpPerManpower: points }),
  crossingDestroyed: fields({ ...worth, type: exactly('crossingDestroyed'), names: list(text, undefined, 1) }),
  stationMarker: fields({
    id: text,
    type: exactly('stationMarker'),
    side,
    stations: list(text),
    damage: points,
    destroy: points,
  }),
  levied: fields({ ...worth, type: exactly('levied'), hexes: list(hex, undefined, 1) }),
  noPath: fields(
    { ...worth, type: exactly('noPath'), side, size: oneOf(['division', 'brigade']), to: list(hex, undefined, 1) },
    { region: text },
  ),
  allHexesControlled: fields({ ...worth, type: exactly('allHexesControlled'), side, hexes: list(hex, undefined, 1) }),
});
const edge = row(hex, hex);

export const scenarioFile = fields(
  {
    id: slug,
    title,
    map: slug,
    year: oneOf([1862, 1863, 1864]),
    bounds: nullOr(fields({ columns: row(few, few), rows: row(few, few) })),
    turns: list(matching(/^186\d-\d\d-\d\d$/, 'a day such as 1864-05-27'), undefined, 1),
    randomEvents: fields({ table: text, fromTurn: turn }),
    weather: fields(
      {},
      {
        variants: list(fields({ id: oneOf(OPTIONS) }, { table: text, turn, event }), byId),
      },
    ),
    options: list(oneOf(OPTIONS)), // suggested when the scenario is set up
    insubordination: flag,
    setup: perSide(forces),
    reinforcements: list(
      fields(
        { turn, side, units: list(slug), leaders: list(text) },
        { entryHexes: list(hex), fatigue: whole(0, 4), exhausted: flag, attachTo: slug, ifEliminated: text },
      ),
    ),
    pontoons: list(fields({ edge, owner: side, class: oneOf(['minor', 'major']), name: text })),
    destroyed: list(fields({ edge, name: text })),
    specialRules: list(special, byId),
    victory: fields({
      scoreFor: side,
      items: list(item, byId, 1),
      regions: table(list(hex, undefined, 1), /^[a-zA-Z]+$/),
      levels: list(fields({ min: nullOr(points), result: text }), undefined, 1),
    }),
    history: both,
    balance: text,
  },
  {
    bridgeMarkers: perSide(fields({ major: few, minor: few })),
    unionCounties: list(hex), // §10.3-siv-county hexes the Union controls
    published: whole(1, 9), // the number it has in its title, if it is a published one
    modifiedSetup: flag, // as its designers changed it later
    printedFatigue: flag, // fatigue as printed in the old titles
  },
);
