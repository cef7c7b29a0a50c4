import { turnHours } from '../calendar.ts';
import { call, hex, hexes, ofArmy, toArmy, units, verb, victoryPoints } from '../fr/words.ts';
import { allOf, isNone, unitBrief, unitTitle } from '../names.ts';
import type { DeskSays, DeskSentences, Ground } from './keys.ts';

const KINDS: Readonly<Record<string, string>> = {
  general: 'Généraux',
  infantry: 'Infanterie',
  cavalry: 'Cavalerie',
  artillery: 'Artillerie',
};
export const pictured = {
  'desk.unit': a =>
    `${unitTitle(a.unit, 'fr')}, ${values(a)}${a.moved ? ', a bougé' : ''}${a.marked ? ', en réorganisation' : ''}, en ${hex(a.hex)}`,
  'desk.kind': a => KINDS[a.kind] ?? String(a.kind),
  'desk.brief': a =>
    [
      unitBrief(a.unit, 'fr'),
      a.combat < 0 ? String(a.move) : `${a.combat}-${a.move}`,
      ...(a.reduced ? ['réduit'] : []),
      ...(a.marked ? ['marqueur'] : []),
      ...(a.moved ? ['a bougé'] : []),
    ].join(' '),
  'desk.sign': a =>
    (`${a.rocky ? 'r' : a.hill ? 'c' : ''}${a.woods ? 'f' : ''}${a.town ? 'v' : ''}` || '.') + (a.points || ''),
  'desk.signs': () =>
    'Plateau : f forêt, c colline, r colline rocailleuse, v ville, . clair, 3 objectif de valeur 3 ; C2 deux pions confédérés, U Union. Listes : inf III 2-5 infanterie du IIIe corps, facteur de combat 2, mouvement 5.',
  'desk.unitAway': a => `${unitTitle(a.unit, 'fr')}, ${values(a)}`,
  'desk.arrivals': a => `Arrivées : ${call(a.side)}`,
  'desk.due': a =>
    a.now
      ? `peut entrer maintenant, en ${hex(a.hex)}`
      : `à partir du tour ${a.turn} (${when(a.turn)}), en ${hex(a.hex)}`,
  'desk.appear': a => (a.now ? `Maintenant, tour ${a.turn}` : `Tour ${a.turn}, ${clock(a.turn)}`),
  'desk.eliminated': a => `Éliminés : ${call(a.side)}`,
  'desk.worth': a => (a.points > 0 ? `${victoryPoints(a.points)} ${toArmy(a.side)}` : 'aucun point de victoire'),
  'desk.exited': a => `Sortis du plateau : ${call(a.side)}`,
  'desk.day': a => `${date(a.turn)} juillet`,
  'desk.hour': a => {
    const { from } = turnHours(a.turn);
    return from === null ? 'nuit' : String(from).padStart(2, '0');
  },
  'desk.victoryRatio': a => `Points de victoire · il faut aux Confédérés ${a.times} fois ceux de l’Union`,
  'desk.victoryMargin': a => `Points de victoire · il faut aux Confédérés ${a.points} points d’avance`,
  'desk.victoryMost': () => 'Points de victoire · le plus grand total gagne',
  'desk.points': a => `${call(a.side)} ${a.points}`,
  'desk.needs': a => `il en manque ${a.points} ${toArmy(a.side)}`,
  'desk.ahead': a => `${call(a.side)} en tête`,
  'desk.level': () => 'égalité',
  'desk.initiative': () => 'Initiative',
  'desk.side': a => call(a.side),
  'desk.zone': a => `Zone d’influence ${ofArmy(a.side)}`,
  'desk.objective': a => `Objectif ${hex(a.hex)}, ${victoryPoints(a.points)}, ${toArmy(a.side)}`,
  'desk.battle': a => battle(a),
  'desk.hex': a => ground(a),
  'desk.when': a => `${when(a.turn)} · tour ${a.turn}`,
} satisfies Partial<DeskSentences>;

const clock = (turn: number): string => {
  const { from } = turnHours(turn);
  return from === null ? 'la nuit' : `${from}\u00a0h`;
};

const values = (a: { unit: string; combat: number; move: number; reduced: number }): string =>
  `${isGeneral(a.unit) ? '' : `combat ${a.combat}, `}mouvement ${a.move}${a.reduced ? ', réduit' : ''}`;
const isGeneral = (slug: string): boolean => /^..-gen-/.test(slug);

const date = (turn: number): string => {
  const { day } = turnHours(turn);
  return day === 1 ? '1er' : String(day);
};
/** `2 juillet · 14–16 h`. */
function when(turn: number): string {
  const { from, to } = turnHours(turn);
  return `${date(turn)} juillet · ${from === null ? 'nuit' : `${from}–${to} h`}`;
}

export const battle = (a: DeskSays['desk.battle']): string =>
  isNone(a.attackers)
    ? `${units(a.guns)} ${verb(a.guns, 'bombarde', 'bombardent')} ${hexes(a.defenders)}`
    : `${hexes(a.attackers)} contre ${hexes(a.defenders)}${isNone(a.guns) ? '' : `, avec le soutien de ${units(a.guns)}`}`;

const DIRECTIONS = ['à l’est', 'au nord-est', 'au nord-ouest', 'à l’ouest', 'au sud-ouest', 'au sud-est'];
const directions = (sides: number): string =>
  allOf(
    DIRECTIONS.filter((_, d) => sides & (1 << d)),
    'fr',
  );

function terrain(a: Ground): readonly string[] {
  const all = [
    [a.town, 'ville'],
    [a.rocky, 'colline rocailleuse'],
    [a.hill, 'colline'],
    [a.woods, 'forêt'],
  ] as const;
  const found = all.flatMap(([is, name]) => (is ? [name] : []));
  return found.length > 0 ? found : ['terrain clair'];
}

const ground = (a: Ground): string =>
  [
    hex(a.hex),
    ...terrain(a),
    ...(a.points > 0 ? [`objectif de valeur ${a.points}${a.side === '' ? '' : `, ${toArmy(a.side)}`}`] : []),
    ...(a.roads ? [`route ${directions(a.roads)}`] : []),
    ...(a.streams ? [`rivière ${directions(a.streams)}`] : []),
    ...(a.exit ? ['route vers l’extérieur du plateau'] : []),
  ].join(', ');
