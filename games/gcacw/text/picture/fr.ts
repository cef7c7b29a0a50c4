import { Army, army, day, leader, level, listed, number, ofArmy, points, unit, verb } from '../fr/words.ts';
import type { Goal, Ground, Item, PictureSays, PictureSentences } from './keys.ts';

const ARMS: Readonly<Record<string, string>> = { inf: 'd’infanterie', cav: 'de cavalerie', art: 'd’artillerie' };
const SIZES: Readonly<Record<string, string>> = {
  squadron: 'escadron',
  regiment: 'régiment',
  brigade: 'brigade',
  demiDivision: 'demi-division',
  division: 'division',
};
const WORKS: Readonly<Record<string, string>> = {
  abatis: 'abatis',
  breastworksBuild: 'remblais en construction',
  breastworks: 'remblais',
  fortBuild: 'fort en construction',
  fortBuild1: 'fort en construction, premier stade',
  fortBuild2: 'fort en construction, deuxième stade',
  fort: 'fort',
};
const LEVELS: Readonly<Record<string, string>> = {
  division: 'général de division',
  corps: 'général de corps',
  district: 'général de district',
  army: 'général d’armée',
};
const KINDS: Readonly<Record<string, string>> = {
  leader: 'Généraux',
  inf: 'Infanterie',
  cav: 'Cavalerie',
  art: 'Artillerie',
  force: 'Marqueurs de force',
  crossing: 'Passages',
  station: 'Gares',
  refused: 'Marqueurs',
};
const TERRAINS: Readonly<Record<string, string>> = {
  clear: 'terrain dégagé',
  rolling: 'terrain vallonné',
  rough: 'terrain difficile',
  woods: 'forêt',
  city: 'ville',
  hill: 'colline',
  mountain: 'montagne',
  swamp: 'marécages',
  provisionalSwamp: 'marécages provisoires',
  water: 'eau',
};
const CROSSINGS: Readonly<Record<string, string>> = {
  ford: 'gué',
  ferry: 'bac',
  bridge: 'pont',
  dam: 'barrage',
  pontoon: 'pont flottant',
};
const DIRECTIONS = ['nord-est', 'nord', 'nord-ouest', 'sud-ouest', 'sud', 'sud-est'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Seen = PictureSays['picture.unitAway'];
const troops = (a: Seen): string => `${SIZES[a.size]} ${ARMS[a.arm]}, ${a.command}`;
const worth = (a: Seen): string =>
  a.organized
    ? `valeur de combat ${points(a.value)}`
    : `désorganisée, valeur de combat ${points(a.value)} sur ${a.manpower}`;
const state = (a: Seen): readonly string[] => [
  ...(a.fatigue > 0 ? [`fatigue ${a.fatigue}`] : []),
  ...(a.exhausted ? ['épuisée'] : []),
  ...(a.demoralized > 0 ? [`démoralisée ${a.demoralized}`] : []),
  ...(a.works ? [WORKS[a.works]!] : []),
  ...(a.force ? [`cachée dans la force ${a.force}`] : []),
];
const seen = (a: Seen): string => [`${unit(a.unit)}, ${troops(a)}`, worth(a), ...state(a)].join(', ');

const values = (a: PictureSays['picture.leaderBrief']): string =>
  `${leader(a.leader)}, ${LEVELS[a.level]}, commandement ${a.command}${a.attack < 0 ? '' : `, tactique ${a.attack} en attaque, ${a.defense} en défense`}${a.silent ? ', ne peut agir ce tour' : ''}`;
const held = (units: number): string =>
  units < 0 ? '' : units === 0 ? ', un leurre' : `, contient ${number(units, 'unité')}`;

const towards = (bits: number): string => listed(DIRECTIONS.filter((_, d) => (bits >> d) & 1));
function ground(a: Ground): string {
  const lines = (
    [
      ['grande route', a.pike],
      ['route', a.road],
      ['sentier', a.trail],
      ['voie ferrée', a.rail],
      ['ruisseau', a.creek],
      ['rivière', a.minor],
      ['fleuve', a.major],
      ['crête', a.ridge],
    ] as const
  ).flatMap(([what, bits]) => (bits === 0 ? [] : [`${what} au ${towards(bits)}`]));
  const name = a.names.length > 0 ? `${a.hex} ${a.names.join(', ')}` : a.hex;
  const fort = a.redoubt === 0 ? [] : [a.redoubt === 1 ? 'redoute' : 'redoute confédérée'];
  return [`${name}\u00a0: ${TERRAINS[a.terrain]}`, ...fort, ...lines, ...a.crossings.map(crossing)].join('\u202f; ');
}
function crossing(told: string): string {
  const [direction, kind, condition, ...name] = told.split(' ');
  const what = CROSSINGS[kind!] ?? kind!;
  const to = `au ${DIRECTIONS[Number(direction)]}`;
  if (kind === 'pontoon') return `${what} ${ofArmy(condition!)} ${to}`;
  return `${name.join(' ')}, ${what} ${to}${condition === 'down' ? ', détruit' : ''}`;
}

const HOW: Readonly<Record<string, string>> = {
  end: 'à la fin',
  each: 'à la fin de chaque tour',
  all: 'pour tous ces hex ensemble, à la fin',
};
const scored = (scorer: string, value: number): string =>
  `${value < 0 ? '−' : '+'}${number(Math.abs(value), 'point')} pour ${army(scorer)}`;
const COUNTED: Readonly<Record<string, string>> = { inf: 'infanterie', cav: 'cavalerie', art: 'artillerie' };
const SOME: Readonly<Record<string, string>> = {
  inf: 'de l’infanterie',
  cav: 'de la cavalerie',
  art: 'de l’artillerie',
};
const isAny = ({ arms }: Goal | Item): boolean => arms.length === 0 || arms.length > 2;
const valued = (a: Goal | Item): string => (a.least > 1 ? ` d’une valeur de ${a.least} ou plus` : '');
/** `infanterie de l’Union d’une valeur de 3 ou plus`. */
const counted = (a: Goal | Item): string => {
  const arms = isAny(a)
    ? 'unités'
    : listed(
        a.arms.map(each => COUNTED[each] ?? each),
        'ou',
      );
  return `${arms} ${ofArmy(a.side)}${valued(a)}`;
};
const holds = (a: Goal): string => {
  if (a.how === 'all') return `${army(a.side)} le ${verb(a.side, 'tient', 'tiennent')}`;
  const some = isAny(a)
    ? 'des unités'
    : listed(
        a.arms.map(each => SOME[each] ?? each),
        'ou',
      );
  return `${some} ${ofArmy(a.side)}${valued(a)} le ${isAny(a) ? 'tiennent' : 'tient'}`;
};
const goal = (a: Goal): string =>
  `Hex de victoire ${a.hex}\u00a0: ${scored(a.scorer, a.points)} si ${holds(a)} ${HOW[a.how]}\u202f; pour l’instant ${a.held ? 'tenu' : 'non tenu'}`;

const ITEMS: Readonly<Record<string, (a: Item) => string>> = {
  hexOccupied: a => `${counted(a)} en ${listed(a.hexes)}`,
  hexOccupiedEachTurnEnd: a => `${counted(a)} en ${listed(a.hexes)}, chaque tour`,
  unitsInRegion: a => `${counted(a)} dans la région nommée`,
  manpowerLoss: a => `pertes ${ofArmy(a.side)}`,
  surrender: a => `redditions ${ofArmy(a.side)}`,
  crossingDestroyed: a => `destruction de ${listed(a.hexes)}`,
  levied: a => `levées à ${listed(a.hexes)}`,
  stationMarker: a => `gares brûlées\u00a0: ${listed(a.hexes)}`,
  noPath: a => `unités ${ofArmy(a.side)} coupées de ${listed(a.hexes)}`,
  allHexesControlled: a => `${army(a.side)} ${verb(a.side, 'contrôle', 'contrôlent')} ${listed(a.hexes)}`,
};

export const fr: PictureSentences = {
  'picture.unit': a => `${seen(a)}, en ${a.hex}`,
  'picture.unitAway': seen,
  'picture.unitBrief': a => [`${unit(a.unit)} ${points(a.value)}`, ...state(a)].join(', '),
  'picture.leader': a => `${values(a)}, avec ${unit(a.unit)} en ${a.hex}`,
  'picture.leaderBrief': values,
  'picture.force': a => `Marqueur de force ${a.force} ${ofArmy(a.side)}${held(a.units)}, en ${a.hex}`,
  'picture.forceBrief': a => `Force ${a.force}${held(a.units)}`,
  'picture.pontoon': a => `Pont flottant ${ofArmy(a.side)} entre ${a.hex} et ${a.to}`,
  'picture.pontoonBrief': a => `Pont flottant ${ofArmy(a.side)}`,
  'picture.down': a => `${a.name}, ${CROSSINGS[a.kind]} détruit, entre ${a.hex} et ${a.to}`,
  'picture.downBrief': a => `${a.name}, détruit`,
  'picture.station': a => `Gare de ${a.name} en ${a.hex}, ${a.burnt ? 'détruite' : 'endommagée'}`,
  'picture.stationBrief': a => `${a.name}, ${a.burnt ? 'détruite' : 'endommagée'}`,
  'picture.refused': a => `Flancs refusés en ${a.hex}`,
  'picture.refusedBrief': () => 'Flancs refusés',
  'picture.kind': a => KINDS[a.kind] ?? a.kind,
  'picture.hex': ground,
  'picture.zone': a => `Zone de contrôle ${ofArmy(a.side)}`,
  'picture.goal': goal,
  'picture.fight': a =>
    `${Army(a.side)} ${verb(a.side, 'attaque', 'attaquent')} ${a.hex} avec ${listed(a.units.map(unit))}${a.assault ? ', un assaut' : ''}`,
  'picture.marching': a => `${unit(a.unit)} agit`,
  'picture.leading': a => `${leader(a.leader)} agit`,
  'picture.when': a => `${day(a.date)} · tour ${Math.max(1, a.turn)} sur ${a.of}`,
  'picture.turns': () => 'Tours',
  'picture.day': a => day(a.date).slice(0, -5),
  'picture.cycle': () => 'Actions',
  'picture.phase': a => (a.acts === 0 ? 'pas encore' : `phase ${a.acts}`),
  'picture.initiative': a =>
    a.union + a.confederate === 0
      ? `Initiative\u00a0: ${army(a.side)}, sans jet`
      : `Initiative\u00a0: ${army(a.side)} (Union ${a.union}, Confédérés ${a.confederate})`,
  'picture.passed': a => `${Army(a.side)} ${verb(a.side, 'a', 'ont')} passé`,
  'picture.weather': a => (a.rain ? 'Pluie' : 'Temps sec'),
  'picture.rainNow': a => `Pluie jusqu’au tour ${a.until}`,
  'picture.dry': () => 'Temps sec',
  'picture.flood': a => `${a.river === 'minor' ? 'Rivières' : 'Fleuves'} en crue jusqu’au tour ${a.until}`,
  'picture.lull': () => 'Accalmie\u00a0: pas d’assaut',
  'picture.paralysed': a => `Les généraux ${ofArmy(a.side)} ne peuvent agir`,
  'picture.silent': a => `${leader(a.leader)} ne peut agir`,
  'picture.victory': a => `Victoire · points ${ofArmy(a.side)} moins ceux de l’ennemi`,
  'picture.level': a => `${a.last ? 'moins' : `dès ${a.from}`}\u00a0: ${level(a.level)}`,
  'picture.scoring': () => 'Pour quoi sont les points',
  'picture.item': a => `${capital(ITEMS[a.item]?.(a) ?? a.item)}\u00a0: ${a.points}`,
  'picture.arrivals': a => `Renforts\u00a0: ${army(a.side)}`,
  'picture.due': a => `tour ${a.turn}${a.hexes.length > 0 ? `, en ${listed(a.hexes)}` : ''}`,
  'picture.appear': a => (a.now ? `Maintenant, tour ${a.turn}` : `Tour ${a.turn}, ${day(a.date).slice(0, -5)}`),
  'picture.lost': a => `Éliminées ou parties\u00a0: ${army(a.side)}`,
};
