import { Army, army, day, leader, level, listed, number, points, unit, verb } from '../en/words.ts';
import type { Goal, Ground, Item, PictureSays, PictureSentences } from './keys.ts';

const ARMS: Readonly<Record<string, string>> = { inf: 'infantry', cav: 'cavalry', art: 'artillery' };
const SIZES: Readonly<Record<string, string>> = {
  squadron: 'squadron',
  regiment: 'regiment',
  brigade: 'brigade',
  demiDivision: 'half-division',
  division: 'division',
};
const WORKS: Readonly<Record<string, string>> = {
  abatis: 'abatis',
  breastworksBuild: 'breastworks under construction',
  breastworks: 'breastworks',
  fortBuild: 'fort under construction',
  fortBuild1: 'fort under construction, first stage',
  fortBuild2: 'fort under construction, second stage',
  fort: 'fort',
};
const LEVELS: Readonly<Record<string, string>> = {
  division: 'division leader',
  corps: 'corps leader',
  district: 'district leader',
  army: 'army leader',
};
const KINDS: Readonly<Record<string, string>> = {
  leader: 'Leaders',
  inf: 'Infantry',
  cav: 'Cavalry',
  art: 'Artillery',
  force: 'Force markers',
  crossing: 'Crossings',
  station: 'Stations',
  refused: 'Markers',
};
const TERRAINS: Readonly<Record<string, string>> = {
  clear: 'clear',
  rolling: 'rolling',
  rough: 'rough',
  woods: 'woods',
  city: 'city',
  hill: 'hill',
  mountain: 'mountain',
  swamp: 'swamp',
  provisionalSwamp: 'provisional swamp',
  water: 'water',
};
const CROSSINGS: Readonly<Record<string, string>> = {
  ford: 'ford',
  ferry: 'ferry',
  bridge: 'bridge',
  dam: 'dam',
  pontoon: 'pontoon bridge',
};
const DIRECTIONS = ['north-east', 'north', 'north-west', 'south-west', 'south', 'south-east'];
const adjective = (side: string): string => (side === 'union' ? 'Union' : 'Confederate');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Seen = PictureSays['picture.unitAway'];
const troops = (a: Seen): string => `${ARMS[a.arm]} ${SIZES[a.size]} of ${a.command}`;
const worth = (a: Seen): string =>
  a.organized ? `combat value ${points(a.value)}` : `disorganized, combat value ${points(a.value)} of ${a.manpower}`;
const state = (a: Seen): readonly string[] => [
  ...(a.fatigue > 0 ? [`fatigue ${a.fatigue}`] : []),
  ...(a.exhausted ? ['exhausted'] : []),
  ...(a.demoralized > 0 ? [`demoralized ${a.demoralized}`] : []),
  ...(a.works ? [WORKS[a.works]!] : []),
  ...(a.force ? [`hidden in force ${a.force}`] : []),
];
const seen = (a: Seen): string => [`${unit(a.unit)}, ${troops(a)}`, worth(a), ...state(a)].join(', ');

const values = (a: PictureSays['picture.leaderBrief']): string =>
  `${leader(a.leader)}, ${LEVELS[a.level]}, command ${a.command}${a.attack < 0 ? '' : `, tactical ${a.attack} attacking, ${a.defense} defending`}${a.silent ? ', may not act this turn' : ''}`;
const held = (units: number): string =>
  units < 0 ? '' : units === 0 ? ', a dummy' : `, holds ${number(units, 'unit')}`;

const towards = (bits: number): string => listed(DIRECTIONS.filter((_, d) => (bits >> d) & 1));
function ground(a: Ground): string {
  const lines = (
    [
      ['pike', a.pike],
      ['road', a.road],
      ['trail', a.trail],
      ['railroad', a.rail],
      ['creek', a.creek],
      ['minor river', a.minor],
      ['major river', a.major],
      ['ridge', a.ridge],
    ] as const
  ).flatMap(([what, bits]) => (bits === 0 ? [] : [`${what} to the ${towards(bits)}`]));
  const name = a.names.length > 0 ? `${a.hex} ${a.names.join(', ')}` : a.hex;
  const fort = a.redoubt === 0 ? [] : [a.redoubt === 1 ? 'redoubt' : 'Confederate redoubt'];
  return [`${name}: ${TERRAINS[a.terrain]}`, ...fort, ...lines, ...a.crossings.map(crossing)].join('; ');
}
function crossing(told: string): string {
  const [direction, kind, condition, ...name] = told.split(' ');
  const what = CROSSINGS[kind!] ?? kind!;
  const to = `to the ${DIRECTIONS[Number(direction)]}`;
  if (kind === 'pontoon') return `${adjective(condition!)} ${what} ${to}`;
  return `${name.join(' ')}, ${what} ${to}${condition === 'down' ? ', destroyed' : ''}`;
}

const HOW: Readonly<Record<string, string>> = {
  end: 'at the end',
  each: 'at the end of each turn',
  all: 'for all such hexes together, at the end',
};
const scored = (scorer: string, value: number): string =>
  `${value < 0 ? '−' : '+'}${number(Math.abs(value), 'point')} for ${army(scorer)}`;
/** `Union infantry worth 3 or more`. */
const counted = (a: Goal | Item): string => {
  const arms =
    a.arms.length > 0 && a.arms.length < 3
      ? listed(
          a.arms.map(each => ARMS[each] ?? each),
          'or',
        )
      : 'units';
  return `${adjective(a.side)} ${arms}${a.least > 1 ? ` worth ${a.least} or more` : ''}`;
};
const goal = (a: Goal): string =>
  `Victory hex ${a.hex}: ${scored(a.scorer, a.points)} if ${a.how === 'all' ? `${army(a.side)} ${verb(a.side, 'holds', 'hold')} it` : `held by ${counted(a)}`} ${HOW[a.how]}; now ${a.held ? 'held' : 'not held'}`;

const ITEMS: Readonly<Record<string, (a: Item) => string>> = {
  hexOccupied: a => `${counted(a)} in ${listed(a.hexes)}`,
  hexOccupiedEachTurnEnd: a => `${counted(a)} in ${listed(a.hexes)}, each turn`,
  unitsInRegion: a => `${counted(a)} in the region named`,
  manpowerLoss: a => `${adjective(a.side)} losses`,
  surrender: a => `${adjective(a.side)} surrenders`,
  crossingDestroyed: a => `${listed(a.hexes)} destroyed`,
  stationMarker: a => `stations burnt: ${listed(a.hexes)}`,
  levied: a => `levies on ${listed(a.hexes)}`,
  noPath: a => `${adjective(a.side)} units cut off from ${listed(a.hexes)}`,
  allHexesControlled: a => `${army(a.side)} ${verb(a.side, 'controls', 'control')} ${listed(a.hexes)}`,
};

export const en: PictureSentences = {
  'picture.unit': a => `${seen(a)}, in ${a.hex}`,
  'picture.unitAway': seen,
  'picture.unitBrief': a => [`${unit(a.unit)} ${points(a.value)}`, ...state(a)].join(', '),
  'picture.leader': a => `${values(a)}, with ${unit(a.unit)} in ${a.hex}`,
  'picture.leaderBrief': values,
  'picture.force': a => `${adjective(a.side)} force marker ${a.force}${held(a.units)}, in ${a.hex}`,
  'picture.forceBrief': a => `Force ${a.force}${held(a.units)}`,
  'picture.pontoon': a => `${adjective(a.side)} pontoon bridge between ${a.hex} and ${a.to}`,
  'picture.pontoonBrief': a => `${adjective(a.side)} pontoon bridge`,
  'picture.down': a => `${a.name}, ${CROSSINGS[a.kind]} destroyed, between ${a.hex} and ${a.to}`,
  'picture.downBrief': a => `${a.name}, destroyed`,
  'picture.station': a => `${a.name} station in ${a.hex}, ${a.burnt ? 'destroyed' : 'damaged'}`,
  'picture.stationBrief': a => `${a.name}, ${a.burnt ? 'destroyed' : 'damaged'}`,
  'picture.refused': a => `Refused flanks in ${a.hex}`,
  'picture.refusedBrief': () => 'Refused flanks',
  'picture.kind': a => KINDS[a.kind] ?? a.kind,
  'picture.hex': ground,
  'picture.zone': a => `${adjective(a.side)} zone of control`,
  'picture.goal': goal,
  'picture.fight': a =>
    `${Army(a.side)} ${verb(a.side, 'attacks', 'attack')} ${a.hex} with ${listed(a.units.map(unit))}${a.assault ? ', an assault' : ''}`,
  'picture.marching': a => `${unit(a.unit)} is acting`,
  'picture.leading': a => `${leader(a.leader)} is acting`,
  'picture.when': a => `${day(a.date)} · turn ${Math.max(1, a.turn)} of ${a.of}`,
  'picture.turns': () => 'Turns',
  'picture.day': a => day(a.date).slice(0, -5),
  'picture.cycle': () => 'Actions',
  'picture.phase': a => (a.acts === 0 ? 'not begun' : `phase ${a.acts}`),
  'picture.initiative': a =>
    a.union + a.confederate === 0
      ? `Initiative: ${army(a.side)}, without a roll`
      : `Initiative: ${army(a.side)} (Union ${a.union}, Confederates ${a.confederate})`,
  'picture.passed': a => `${Army(a.side)} ${verb(a.side, 'has', 'have')} passed`,
  'picture.weather': a => (a.rain ? 'Rain' : 'Dry'),
  'picture.rainNow': a => `Rain through turn ${a.until}`,
  'picture.dry': () => 'Dry',
  'picture.flood': a => `${capital(a.river)} rivers unfordable through turn ${a.until}`,
  'picture.lull': () => 'Lull: no assaults',
  'picture.paralysed': a => `${adjective(a.side)} leaders may not act`,
  'picture.silent': a => `${leader(a.leader)} may not act`,
  'picture.victory': a => `Victory · points of ${army(a.side)} less the enemy’s`,
  'picture.level': a => `${a.last ? 'less' : `from ${a.from}`}: ${level(a.level)}`,
  'picture.scoring': () => 'What the points are for',
  'picture.item': a => `${capital(ITEMS[a.item]?.(a) ?? a.item)}: ${a.points}`,
  'picture.arrivals': a => `Reinforcements: ${army(a.side)}`,
  'picture.due': a => `turn ${a.turn}${a.hexes.length > 0 ? `, at ${listed(a.hexes)}` : ''}`,
  'picture.appear': a => (a.now ? `Now, turn ${a.turn}` : `Turn ${a.turn}, ${day(a.date).slice(0, -5)}`),
  'picture.lost': a => `Eliminated or gone: ${army(a.side)}`,
};
