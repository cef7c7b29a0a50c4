/** The shape of each data file: what is checked, and the types of edition.ts. */
import {
  byId,
  fields,
  flag,
  list,
  matching,
  nullOr,
  oneOf,
  row,
  type Shape,
  slugLike,
  source,
  table,
  tableFor,
  text,
  whole,
} from '@bivouac/edition';
import { OPTIONS, SIDES, TERRAINS, TITLES, WORKS } from './edition.ts';

const side = oneOf(SIDES);
const title = oneOf(TITLES);
const slug = slugLike('u-custer');
const works = oneOf(WORKS);
const few = whole(0, 99);
const points = whole(-99, 99);
export const perSide = <T>(shape: Shape<T>) => fields({ union: shape, confederate: shape });

// ------------------------------------------------------------------------------------------------------------- tables

const sourced = { source, rule: text };
const halves: Shape<number> = (value, at, say) => {
  if (typeof value !== 'number' || !Number.isInteger(value * 2)) points(value, at, say);
};
const upTo = nullOr(whole(-99, 99)); // null: without limit
const weather = fields({ dry: nullOr(halves), rain: nullOr(halves) });
const dice = fields({ dice: whole(1, 2), add: whole(-3, 3) });
const allowance = fields({ dice: whole(1, 2), add: whole(-3, 3), min: nullOr(few) });
const forced = fields({
  dice: whole(1, 2),
  add: points,
  min: few,
  loss: list(fields({ upTo: few, manpower: few }), undefined, 1),
});
const cell = matching(/^(-|\d*(D|F|f|E)?(R\*|R|r|a)?)$/, 'a result such as 1DR');
const artillery = matching(/^(0|[+-]\d[*@]?)$/, 'a modifier such as +1*');
const maxima = fields({ attack: few, defense: few, halfEntrenched: whole(0, 200), allEntrenched: whole(0, 200) });
const better = table(works, /^[a-zA-Z0-9]+$/); // from works to works
const digging = fields(
  { recovery: better },
  { recoveryConfederateRedoubt: better, action: better, actionConfederateRedoubt: better },
);
const retreatRow = fields({
  id: text,
  priority: whole(1, 5),
  farther: oneOf(['yes', 'no', 'any']),
  zone: oneOf(['yes', 'no', 'any']),
  enemy: flag,
  way: oneOf(['route', 'open', 'routeOrFriend', 'openAlone', 'friend', 'routeAlone', 'any']),
  loss: whole(0, 3),
  source,
});
const floods = fields({ OTR: list(nullOr(few)), SIV: list(nullOr(few)), other: list(nullOr(few)) });
export const event = matching(
  /^(none|lull|rain:current(\+[123])?|paralysis:(union|confederate))$/,
  'an event such as rain:current',
);
const sizes = fields({ veryLarge: points, large: points, small: points, verySmall: points });

const tablesFile = fields({
  combatTable: fields({
    ...sourced,
    defenderColumns: list(upTo),
    attackerColumns: list(upTo),
    rows: list(fields({ difference: points, defender: list(cell), attacker: list(cell) })),
  }),
  combatRatio: fields({ ...sourced, least: points, most: points }),
  disorganizedCombatValue: fields({ ...sourced, values: list(halves) }), // by manpower, from 1
  extendedMarch: fields({
    ...sourced,
    columns: list(few),
    rows: list(fields({ upTo, organized: oneOf(['-', 'D']), disorganized: list(oneOf(['-', '1', '2', '3'])) })),
    extended: fields({ normal: list(few), exhausted: list(few) }),
    modifiers: fields({ union: few, normal3to4: few, exhausted2to3: few, exhausted3to4: few }),
  }),
  forceMarch: fields({ ...sourced, inf: forced, cav: forced }),
  movementAllowance: fields({
    ...sourced,
    march: perSide(fields({ inf: dice, art: dice, cav: dice })),
    leader: perSide(fields({ inf: dice, cavDivision: dice, cavCorps: dice })),
  }),
  terrain: fields({
    ...sourced,
    offRoad: tableFor(TERRAINS, weather),
    route: fields({ pike: weather, road: weather, rail: weather, trail: weather, trailIntoMountain: weather }),
    ridge: few,
    leaveZone: few,
  }),
  friendlyStacking: fields({
    ...sourced,
    rows: list(fields({ upTo, open: few, close: few })),
    open: list(oneOf(TERRAINS)),
    close: list(oneOf(TERRAINS)),
  }),
  artilleryModifier: fields({ ...sourced, columns: list(upTo), rows: tableFor(TERRAINS, list(artillery)) }),
  attackTypes: fields({
    ...sourced,
    types: fields({
      column: fields({ inf: few, cav: few, modifier: points }),
      hasty: fields({ inf: few, cav: few, modifier: points }),
      normal: fields({ inf: few, cav: few, modifier: points }),
      prepared: fields({ inf: few, cav: few, modifier: points }),
    }),
    columnNeeds: few,
    assault: points,
  }),
  combatModifiers: fields({
    ...sourced,
    crossing: points,
    creek: points,
    creekRain: points,
    hill: points,
    mountain: points,
    mountainReduced: points,
    ridgeUp: points,
    rain: points,
    demoralized2: points,
    named: points, // Lee, Jackson, Longstreet
  }),
  flank: fields({
    ...sourced,
    base: list(few), // by covered hexes
    most: few, // reduction
    share: few, // the part of the defender's value that covers: one in so many
    refused: list(few), // by bonus, from 0
    cavalry: list(few),
    redoubt: list(few),
  }),
  maximumCombatValue: fields({
    ...sourced,
    OTR: maxima,
    other: maxima,
    grandExtraLoss: list(fields({ from: whole(0, 200), loss: few })),
  }),
  assault: fields({ ...sourced, fails: few, district: points, grandFails: few }),
  entrenchment: fields({
    ...sourced,
    levels: list(works),
    multiplier: fields({ 1862: list(halves), 1863: list(halves), 1864: list(halves) }),
    redoubt: halves,
    progress: fields({ 1862: digging, 1863: digging, 1864: digging }),
    action: fields({ 1863: fields({ maxFatigue: few, cost: few }), 1864: fields({ maxFatigue: few, cost: few }) }),
  }),
  cavalryRetreat: fields({
    ...sourced,
    union: sizes,
    demoralized: points,
    fatigue4: points,
    ammunition: points,
    least: few,
    most: few,
  }),
  retreat: fields({
    ...sourced,
    chart1: list(retreatRow, byId),
    chart2: list(retreatRow, byId),
    normal: row(few, few),
    rout: row(few, few),
    voluntary: row(few, few),
  }),
  rain: fields({ ...sourced, minor: floods, major: floods }),
  bridges: fields({
    ...sourced,
    build: fields({
      upTo: few,
      capitol: points,
      capitolRange: few,
      unfordable: points,
      barrett: points,
      major: points,
      noFord: points,
      oneRoute: points,
      noRoute: points,
    }),
    destroy: fields({
      bridge: few,
      ferry: few,
      confederateFerry: points,
      noZone: points,
      still: points,
      aqueduct: points,
    }),
    repair: fields({ bridge: few, ferry: few, unfordable: points, major: points }),
  }),
  burnStation: fields({ ...sourced, damage: few, destroy: few }),
  randomEvents: fields({ ...sourced, tables: table(list(event), /^[A-Za-z-]+$/) }), // from 2 to 12
  initiativeTies: fields({ ...sourced, winner: list(side), insubordination: list(few), check: few }),
  fatigueConversion: fields({ ...sourced, printed: list(fields({ fatigue: few, exhausted: flag })) }),
  unionActivation: fields({ ...sourced, byDie: list(nullOr(few)) }),
  command: fields({ ...sourced, radius: few, transfer: few }),
});

// ------------------------------------------------------------------------------------------------------------- titles

const limits = perSide(nullOr(few));
const titlesFile = tableFor(
  TITLES,
  fields({
    name: text,
    published: whole(1990, 2010),
    maxManpower: few,
    entrenchYear: oneOf([1862, 1863, 1864]),
    armyLeaders: flag,
    districtLeaders: flag,
    initiativeTie: oneOf(['confederate', 'byNumber']),
    recordWinningDie: flag,
    burnStations: flag,
    march: fields({ confederateInf: allowance }),
    leaderMove: fields({ unionInf: allowance, confederateInf: allowance }),
    unionCavalryLeaders: flag,
    unionActivationLimitedByDie: flag,
    extendedMarch: fields(
      { unionNotAoP: few, aopCavalryExempt: flag, unsuppliedAdvanced: few },
      { aopCorps: list(text) },
    ),
    maxCombatValue: oneOf(['OTR', 'other']),
    leeBonus: flag,
    jacksonAssaultBonus: flag,
    jacksonTactical: few,
    longstreetBonusFromYear: whole(1861, 1865),
    confederateIgnoresFlankStep3b: flag,
    unionPanicAdvanced: flag,
    cavalryRetreatConfederate: sizes,
    cavalryRetreatAmmo: flag,
    forage: flag,
    supply: flag, // units can be out of supply in its advanced game
    recoveryStep6: oneOf(['none', 'union', 'both']),
    levy: flag,
    redoubtsBenefit: oneOf(['confederate', 'either']),
    bridge: fields(
      {
        minBuildCV: few,
        blockBuildCV: few,
        destroyCV: few,
        minRepairCV: few,
        blockRepairCV: few,
        confederateMajor: flag,
        unionMajor: flag,
        minorLimit: limits,
        majorLimit: limits,
      },
      { barrett: text }, // the name of a crossing
    ),
    rainInBasicGame: flag,
    rainColumn: oneOf(['OTR', 'SIV', 'other']),
    addedPhases: list(fields({ scenarios: list(few), phase: oneOf(['reinforcements', 'harpersFerry', 'attachment']) })),
    damReclassified: list(text), // §6.2-dam-list
    ferryReclassified: list(text), // §6.2-ferry-list §6.2-ferry-potomac
    indestructibleBridges: list(text),
    special: list(
      fields({ rule: text, id: text }, { units: list(text), names: list(text), commands: list(text), scenario: few }),
      byId,
    ), // names: places it is about
    balance: list(fields({ scenario: few, name: text, unionVP: few, modifiedSetup: flag })),
    convertOldFatigue: flag,
  }),
);

/** The files all titles share, by the name in an edition. */
export const FILES = {
  tables: ['tables.json', tablesFile],
  titles: ['titles.json', titlesFile],
  scenarios: [
    'scenarios.json',
    list(fields({ id: slug, title, map: slug, options: list(oneOf(OPTIONS)) }), byId), // options that say nothing in others
  ],
} as const;
