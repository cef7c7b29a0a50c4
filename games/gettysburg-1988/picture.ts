import type { Arrivals, Chart, Holding, Mark, Picture, Sprite, Track, TrackBox } from '@bivouac/desk';
import type { Setup, Text } from '@bivouac/kernel';
import type { Kind } from './data/edition.ts';
import { COLUMNS, ROWS, rowOf } from './data/grid.ts';
import {
  backFactor,
  backMove,
  CONFEDERATE,
  enemyOf,
  entryHex,
  entryTurn,
  frontFactor,
  frontMove,
  HEXES,
  hexIds,
  hill,
  isGeneral,
  isNight,
  objectiveAt,
  objectives,
  pointsOf,
  road,
  roadExit,
  rocky,
  SIDES,
  type Side,
  type SideName,
  scenarioOf,
  sideOf,
  stream,
  town,
  turnTrack,
  UNION,
  UNITS,
  unitIds,
  units,
  unitsOf,
  woods,
} from './data/index.ts';
import { survey } from './rules/02-zones.ts';
import { mayEnterNow } from './rules/03-entry.ts';
import { points, verdict } from './rules/06-victory.ts';
import {
  type Battle,
  ELIMINATED,
  EXITED,
  type GettysburgView,
  has,
  hasMoved,
  isMarked,
  isOnMap,
  isReduced,
  type Table,
  WAITING,
} from './state.ts';
import { dx, type Ground, type Sign } from './text/desk/keys.ts';

/** What the pieces of the web draw. */
export type Art = Troops | General;
type Counter = {
  readonly side: SideName;
  readonly name: string;
  readonly corps: string; // `ARMY` for the two army generals
  readonly move: number; // now, in whole points
  readonly reduced: boolean;
  readonly moved: boolean; // its normal move of this phase is made
  readonly marked: boolean; // under a reorganization marker (10c2)
};
export type Troops = Counter & { readonly kind: Exclude<Kind, 'general'>; readonly combat: number }; // now
export type General = Counter & { readonly kind: 'general' };

/** What lies where. */
export function picture(view: GettysburgView): Picture<Art> {
  const { table: t } = view;
  return {
    sprites: [...units.keys()].filter(unit => isOnMap(t, unit)).map(unit => spriteOn(t, unit)),
    tracks: [...days(view), victory(view), ...initiative(view)],
    holdings: [CONFEDERATE, UNION].flatMap(side => holdings(t, side as Side)),
    arrivals: [CONFEDERATE, UNION].flatMap(side => appearing(t, side as Side)),
    places: placesOf(t),
    marks: [zones(view), ...objectiveMarks(t), ...battleMarks(t)],
    score: SIDES.map((side, number) => ({ side, points: points(t, view.setup, number as Side) })),
    when: dx('desk.when', { turn: t.turn }, '§5-a'),
  };
}

// Pieces.
const combatOf = (t: Table, unit: number): number => (isReduced(t, unit) ? backFactor[unit]! : frontFactor[unit]!);
const moveOf = (t: Table, unit: number): number => (isReduced(t, unit) ? backMove[unit]! : frontMove[unit]!) / 2;
const yes = (is: boolean): number => (is ? 1 : 0);

function artOf(t: Table, unit: number): Art {
  const { kind, name, corps } = units[unit]!;
  const state = { reduced: isReduced(t, unit), moved: hasMoved(t, unit), marked: isMarked(t, unit) };
  const counter = { side: SIDES[sideOf[unit] as Side], name, corps, move: moveOf(t, unit), ...state };
  return kind === 'general' ? { kind, ...counter } : { kind, ...counter, combat: combatOf(t, unit) };
}

/** Generals lie on top. */
const rankOf = (unit: number): number => (isGeneral[unit] ? UNITS + unit : unit);

const sprite = (t: Table, unit: number, at: string, label: Text): Sprite<Art> => ({
  id: unitIds[unit]!,
  at,
  side: SIDES[sideOf[unit] as Side],
  art: artOf(t, unit),
  label,
  brief: briefOf(t, unit),
  group: dx('desk.kind', { kind: artOf(t, unit).kind }),
  rank: rankOf(unit),
});

const briefOf = (t: Table, unit: number): Text =>
  dx('desk.brief', {
    unit: unitIds[unit]!,
    combat: isGeneral[unit] ? -1 : combatOf(t, unit),
    move: moveOf(t, unit),
    reduced: yes(isReduced(t, unit)),
    moved: yes(hasMoved(t, unit)),
    marked: yes(isMarked(t, unit)),
  });

function spriteOn(t: Table, unit: number): Sprite<Art> {
  const hex = hexIds[t.at[unit]!]!;
  const values = { combat: combatOf(t, unit), move: moveOf(t, unit), reduced: yes(isReduced(t, unit)) };
  const state = { moved: yes(hasMoved(t, unit)), marked: yes(isMarked(t, unit)) };
  return sprite(t, unit, hex, dx('desk.unit', { unit: unitIds[unit]!, hex, ...values, ...state }));
}

function spriteAway(t: Table, unit: number, place: string): Sprite<Art> {
  const values = { combat: combatOf(t, unit), move: moveOf(t, unit), reduced: yes(isReduced(t, unit)) };
  return sprite(t, unit, place, dx('desk.unitAway', { unit: unitIds[unit]!, ...values }));
}

// Pieces beside the map: those to come stand at their entry hex, the others nowhere.
const NOWHERE = '';

function holdings(t: Table, side: Side): Holding<Art>[] {
  const name = SIDES[side];
  const all: readonly Holding<Art>[] = [
    { id: `arrivals-${name}`, name: dx('desk.arrivals', { side: name }, '§3c-a'), items: arrivals(t, side) },
    { id: `eliminated-${name}`, name: dx('desk.eliminated', { side: name }, '§6a5-e'), items: lost(t, side) },
    { id: `exited-${name}`, name: dx('desk.exited', { side: name }, '§3d-c'), items: gone(t, side) },
  ];
  return all.filter(holding => holding.items.length > 0);
}

const at = (t: Table, side: Side, place: number): number[] => unitsOf[side].filter(unit => t.at[unit] === place);

function arrivals(t: Table, side: Side): Holding<Art>['items'] {
  const byTurn = at(t, side, WAITING).sort((a, b) => entryTurn[a]! - entryTurn[b]! || entryHex[a]! - entryHex[b]!);
  return byTurn.map(unit => {
    const hex = hexIds[entryHex[unit]!]!;
    const note = dx('desk.due', { turn: entryTurn[unit]!, hex, now: yes(mayEnterNow(t, unit)) }, '§3c-b');
    return { sprite: spriteAway(t, unit, hex), note };
  });
}

/** The order of appearance: those who may enter now, then turn by turn, each by its entry. */
function appearing(t: Table, side: Side): Arrivals<Art>[] {
  const dueAt = (unit: number): number => Math.max(t.turn, entryTurn[unit]!);
  const waiting = at(t, side, WAITING);
  const turns = [...new Set(waiting.map(dueAt))].sort((a, b) => a - b);
  return turns.map(turn => {
    const due = waiting.filter(unit => dueAt(unit) === turn);
    const now = yes(turn === t.turn);
    const when = dx('desk.appear', { turn, now }, '§3c-b');
    return { id: `${SIDES[side]}-${turn}`, side: SIDES[side], when, now: now === 1, entries: entriesOf(t, due) };
  });
}

const entriesOf = (t: Table, due: readonly number[]): Arrivals<Art>['entries'] =>
  [...new Set(due.map(unit => entryHex[unit]!))].map(hex => ({
    at: hexIds[hex]!,
    sprites: due.filter(unit => entryHex[unit] === hex).map(unit => spriteAway(t, unit, hexIds[hex]!)),
  }));

const lost = (t: Table, side: Side): Holding<Art>['items'] =>
  at(t, side, ELIMINATED).map(unit => ({
    sprite: spriteAway(t, unit, NOWHERE),
    note: dx(
      'desk.worth',
      { side: SIDES[enemyOf(side)], points: isGeneral[unit] ? 0 : frontFactor[unit]! },
      isGeneral[unit] ? '§6a5-h' : '§6a5-e',
    ),
  }));

const gone = (t: Table, side: Side): Holding<Art>['items'] =>
  at(t, side, EXITED).map(unit => ({ sprite: spriteAway(t, unit, NOWHERE) }));

// Tracks.
function days({ table: t, setup }: GettysburgView): Track[] {
  const { startTurn, endTurn } = scenarioOf(setup.scenario);
  const turns = turnTrack.filter(({ turn }) => turn >= startTurn && turn <= endTurn);
  return [...new Set(turns.map(({ date }) => date))].map(date => {
    const ofDay = turns.filter(each => each.date === date).map(({ turn }) => turn);
    const boxes = ofDay.map((turn): TrackBox => ({ text: dx('desk.hour', { turn }), kind: boxKind(t, turn) }));
    return { id: `day-${date}`, name: dx('desk.day', { turn: ofDay[0]! }), told: true, chip: 'date', boxes };
  });
}

function boxKind(t: Table, turn: number): TrackBox['kind'] {
  if (turn === t.turn) return 'now';
  return turn < t.turn ? 'past' : isNight(turn) ? 'night' : 'to-come';
}

function victory({ table: t, setup }: GettysburgView): Track {
  const sides = [UNION, CONFEDERATE].map((number): TrackBox => {
    const side = SIDES[number as Side];
    return {
      text: dx('desk.points', { side, points: points(t, setup, number as Side) }, '§6a5-i'),
      kind: 'side',
      side,
    };
  });
  const verdict: TrackBox = { text: verdictOf(t, setup), kind: 'to-come' };
  return { id: 'victory', name: goalOf(setup.scenario), boxes: [...sides, verdict] };
}

function goalOf(scenario: string): Text {
  const { victory: goal } = scenarioOf(scenario);
  switch (goal.type) {
    case 'ratio':
      return dx('desk.victoryRatio', { times: goal.atLeast }, '§6b-s1-e');
    case 'margin':
      return dx('desk.victoryMargin', { points: goal.atLeast }, '§6b-s2-g');
    case 'most':
      return dx('desk.victoryMost', {}, scenario === 'campaign' ? '§6-campaign-b' : '§6b-s3-g');
  }
}

/** Who would win now; where the Union holds by default, what the Confederates are still short of. */
function verdictOf(t: Table, setup: Setup): Text {
  const { winner, confederate, union } = verdict(t, setup);
  const { victory: goal } = scenarioOf(setup.scenario);
  if (winner === 'draw') return dx('desk.level', {}, '§5-b');
  if (winner === 'confederate' || goal.type === 'most') return dx('desk.ahead', { side: winner }, '§5-b');
  const needed = goal.type === 'ratio' ? Math.max(goal.atLeastPoints, goal.atLeast * union) : union + goal.atLeast;
  return dx('desk.needs', { side: 'confederate', points: needed - confederate }, '§5-b');
}

function initiative({ table: t, setup }: GettysburgView): Track[] {
  if (!has(setup, '10e')) return [];
  const side = SIDES[t.initiative];
  const boxes: TrackBox[] = [{ text: dx('desk.side', { side }, '§10e-c'), kind: 'side', side }];
  return [{ id: 'initiative', name: dx('desk.initiative', {}, '§10e-b'), boxes }];
}

// Marks.
/** The zone of influence of the side that is not moving, where the other one can still come. */
function zones({ table: t, setup }: GettysburgView): Mark {
  const { zone, enemy } = survey(t, setup, t.phase);
  const spots = [...zone.keys()].filter(hex => zone[hex] && !enemy[hex]).map(hex => hexIds[hex]!);
  const side = SIDES[enemyOf(t.phase)];
  return { kind: 'threat', spots, side, label: dx('desk.zone', { side }, '§2c-a') };
}

const objectiveMarks = (t: Table): Mark[] =>
  objectives.map((hex, i) => {
    const side = SIDES[t.control[i] as Side];
    const label = dx('desk.objective', { hex: hexIds[hex]!, side, points: pointsOf[hex]! }, '§6a5-c');
    return { kind: 'objective', spots: [hexIds[hex]!], side, value: pointsOf[hex]!, label };
  });

const battleMarks = (t: Table): Mark[] =>
  [...(t.fight ? [t.fight] : []), ...t.battles].map(each => battleMark(t, each));

function battleMark(t: Table, { attackers, defenders, guns }: Battle): Mark {
  const codes = (hexes: readonly number[]) => hexes.map(hex => hexIds[hex]!);
  const batteries = guns.map(gun => t.at[gun]!).filter(hex => hex >= 0);
  const args = { attackers: codes(attackers), defenders: codes(defenders), guns: guns.map(gun => unitIds[gun]!) };
  return {
    kind: 'battle',
    spots: codes([...new Set([...attackers, ...defenders, ...batteries])]),
    side: SIDES[t.phase],
    arrows: { from: codes([...attackers, ...batteries]), to: codes(defenders) },
    label: dx('desk.battle', args, '§4a-a'),
  };
}

// Places: what never changes is put together once.
const sidesIn = (column: Uint8Array, hex: number): number =>
  [0, 1, 2, 3, 4, 5].reduce((bits, d) => bits | (column[hex * 6 + d]! << d), 0);

const grounds: readonly Ground[] = Array.from({ length: HEXES }, (_, hex) => ({
  hex: hexIds[hex]!,
  woods: woods[hex]!,
  hill: hill[hex]! - rocky[hex]!, // a rocky hill is called so
  rocky: rocky[hex]!,
  town: town[hex]!,
  points: pointsOf[hex]!,
  side: '',
  roads: sidesIn(road, hex),
  streams: sidesIn(stream, hex),
  exit: roadExit[hex]!,
}));
const signOf = ({ woods, hill, rocky, town, points }: Sign): Sign => ({ woods, hill, rocky, town, points });
const plain = grounds.map(ground => dx('desk.hex', ground, '§1a-a'));

/** North at the top. */
export const chart: Chart = {
  legend: dx('desk.signs', {}),
  columns: Array.from({ length: COLUMNS }, (_, i) => String(i + 1)),
  rows: [...ROWS].reverse().map(name => ({
    name,
    shifted: rowOf(name) % 2 === 0,
    cells: grounds
      .filter(({ hex }) => hex.startsWith(name))
      .map(ground => ({ place: ground.hex, sign: dx('desk.sign', signOf(ground)) })),
  })),
};

function placesOf(t: Table): Readonly<Record<string, Text>> {
  const places: Record<string, Text> = {};
  for (let hex = 0; hex < HEXES; hex++) {
    const objective = objectiveAt[hex]!;
    const held = () => dx('desk.hex', { ...grounds[hex]!, side: SIDES[t.control[objective] as Side] }, '§1a-c');
    places[hexIds[hex]!] = objective < 0 ? plain[hex]! : held();
  }
  return places;
}
