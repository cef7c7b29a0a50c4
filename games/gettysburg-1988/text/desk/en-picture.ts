import { turnHours } from '../calendar.ts';
import { adjective, army, call, hex, hexes, units, verb, victoryPoints } from '../en/words.ts';
import { allOf, isNone, unitBrief, unitTitle } from '../names.ts';
import type { DeskSays, DeskSentences, Ground } from './keys.ts';

const KINDS: Readonly<Record<string, string>> = {
  general: 'Generals',
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
};
export const pictured = {
  'desk.unit': a =>
    `${unitTitle(a.unit, 'en')}, ${values(a)}${a.moved ? ', has moved' : ''}${a.marked ? ', reorganizing' : ''}, in ${hex(a.hex)}`,
  'desk.kind': a => KINDS[a.kind] ?? String(a.kind),
  'desk.brief': a =>
    [
      unitBrief(a.unit, 'en'),
      a.combat < 0 ? String(a.move) : `${a.combat}-${a.move}`,
      ...(a.reduced ? ['reduced'] : []),
      ...(a.marked ? ['marker'] : []),
      ...(a.moved ? ['moved'] : []),
    ].join(' '),
  'desk.sign': a =>
    (`${a.rocky ? 'r' : a.hill ? 'h' : ''}${a.woods ? 'w' : ''}${a.town ? 't' : ''}` || '.') + (a.points || ''),
  'desk.signs': () =>
    'Map: w woods, h hill, r rocky hill, t town, . clear, 3 objective worth 3; C2 two Confederate pieces, U Union. Lists: inf III 2-5 infantry of III Corps, combat factor 2, movement 5.',
  'desk.unitAway': a => `${unitTitle(a.unit, 'en')}, ${values(a)}`,
  'desk.arrivals': a => `Arrivals: ${call(a.side)}`,
  'desk.due': a =>
    a.now ? `may enter now, at ${hex(a.hex)}` : `from turn ${a.turn} (${when(a.turn)}), at ${hex(a.hex)}`,
  'desk.appear': a => (a.now ? `Now, turn ${a.turn}` : `Turn ${a.turn}, ${clock(a.turn)}`),
  'desk.eliminated': a => `Eliminated: ${call(a.side)}`,
  'desk.worth': a => (a.points > 0 ? `${victoryPoints(a.points)} for ${army(a.side)}` : 'no victory points'),
  'desk.exited': a => `Gone from the map: ${call(a.side)}`,
  'desk.day': a => `${turnHours(a.turn).day} July`,
  'desk.hour': a => {
    const { from } = turnHours(a.turn);
    return from === null ? 'night' : String(from).padStart(2, '0');
  },
  'desk.victoryRatio': a => `Victory points · Confederates need at least ${a.times} times as many as the Union`,
  'desk.victoryMargin': a => `Victory points · Confederates need a lead of ${a.points}`,
  'desk.victoryMost': () => 'Victory points · the most wins',
  'desk.points': a => `${adjective(a.side)} ${a.points}`,
  'desk.needs': a => `${call(a.side)} need ${a.points} more`,
  'desk.ahead': a => `${call(a.side)} ahead`,
  'desk.level': () => 'level',
  'desk.initiative': () => 'Initiative',
  'desk.side': a => call(a.side),
  'desk.zone': a => `${adjective(a.side)} zone of influence`,
  'desk.objective': a => `Objective ${hex(a.hex)}, worth ${victoryPoints(a.points)}, held by ${army(a.side)}`,
  'desk.battle': a => battle(a),
  'desk.hex': a => ground(a),
  'desk.when': a => `${when(a.turn)} · turn ${a.turn}`,
} satisfies Partial<DeskSentences>;

const clock = (turn: number): string => {
  const { from } = turnHours(turn);
  return from === null ? 'night' : `${from} h`;
};

const values = (a: { unit: string; combat: number; move: number; reduced: number }): string =>
  `${isGeneral(a.unit) ? '' : `combat ${a.combat}, `}movement ${a.move}${a.reduced ? ', reduced' : ''}`;
const isGeneral = (slug: string): boolean => /^..-gen-/.test(slug);

/** `2 July · 14–16 h`. */
function when(turn: number): string {
  const { day, from, to } = turnHours(turn);
  return from === null ? `${day} July · night` : `${day} July · ${from}–${to} h`;
}

export const battle = (a: DeskSays['desk.battle']): string =>
  isNone(a.attackers)
    ? `${units(a.guns)} ${verb(a.guns, 'bombards', 'bombard')} ${hexes(a.defenders)}`
    : `${hexes(a.attackers)} against ${hexes(a.defenders)}${isNone(a.guns) ? '' : `, supported by ${units(a.guns)}`}`;

const DIRECTIONS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];
const directions = (sides: number): string =>
  allOf(
    DIRECTIONS.filter((_, d) => sides & (1 << d)),
    'en',
  );

function terrain(a: Ground): readonly string[] {
  const all = [
    [a.town, 'town'],
    [a.rocky, 'rocky hill'],
    [a.hill, 'hill'],
    [a.woods, 'woods'],
  ] as const;
  const found = all.flatMap(([is, name]) => (is ? [name] : []));
  return found.length > 0 ? found : ['clear'];
}

const ground = (a: Ground): string =>
  [
    hex(a.hex),
    ...terrain(a),
    ...(a.points > 0 ? [`objective worth ${a.points}${a.side === '' ? '' : `, held by ${army(a.side)}`}`] : []),
    ...(a.roads ? [`road ${directions(a.roads)}`] : []),
    ...(a.streams ? [`stream ${directions(a.streams)}`] : []),
    ...(a.exit ? ['road off the map'] : []),
  ].join(', ');
