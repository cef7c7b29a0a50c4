import { fileURLToPath } from 'node:url';
import type { Picture, TrackBox } from '@bivouac/desk';
import { type Action, type Book, done, type Game, go, list, only, rules, type Seat, type Text } from '@bivouac/kernel';
import type { Shelf } from '../src/shelf.ts';

// A race of two riders: roll and gallop, or rest and then trot along a path of one's own choice.
interface Trot extends Action {
  type: 'trot';
  horse: string;
  path: readonly string[];
}
type ToyAction = Trot | { readonly type: 'roll' } | { readonly type: 'rest' };
export interface Toy {
  setup: { readonly scenario: string; readonly options: readonly string[] };
  table: { turn: number; at: [number, number]; winner: string };
  hand: Record<never, never>;
  vault: Record<never, never>;
  action: ToyAction;
}
const SEATS = ['red', 'blue'] as const;
const GOAL: Readonly<Record<string, number>> = { short: 8, long: 20 };
const FIELDS = ['a', 'b', 'c', 'd'];
const LAST_TURN = 40;

const rider = (table: Toy['table']): Seat => SEATS[table.turn % 2]!;
const { procedure } = rules<Toy>();

function whyNotTrot(action: ToyAction): Text | null {
  if (action.type !== 'trot') return { key: 'refusal.onlyTrot', rule: '§2-a' };
  const wrong = action.path.find(field => !FIELDS.includes(field));
  if (wrong !== undefined) return { key: 'refusal.field.unknown', args: { field: wrong }, rule: '§2-b' };
  return action.path.length > 3 ? { key: 'refusal.far', args: { fields: action.path.length }, rule: '§2-c' } : null;
}

const race = procedure('race')({
  order: {
    asks: pub => only(rider(pub.table)),
    prompt: () => ({ key: 'ask.order', rule: '§1-a' }),
    choices: () => list<ToyAction>([{ type: 'roll' }, { type: 'rest' }], () => ({ key: 'refusal.rest', rule: '§1-b' })),
    take(u, _locals, action, seat) {
      if (action.type === 'rest') return u.say({ key: 'rested', args: { seat }, rule: '§1-b' });
      u.table.at[u.table.turn % 2]! += u.roll(6, { key: 'galloped', args: { seat }, rule: '§1-a' });
      return go('next');
    },
  },
  trot: {
    asks: pub => only(rider(pub.table)),
    prompt: () => ({ key: 'ask.trot', rule: '§2-a' }),
    choices: () => ({
      kind: 'space',
      sample: pick => ({ type: 'trot', horse: 'bay', path: [FIELDS[pick(4)]!, FIELDS[pick(4)]!] }),
      check: whyNotTrot,
    }),
    take(u, _locals, action) {
      if (action.type === 'trot') u.table.at[u.table.turn % 2]! += action.path.length;
    },
  },
  next(u) {
    const far = u.table.at[u.table.turn % 2]! >= GOAL[u.setup.scenario]!;
    if (far) u.table.winner = rider(u.table);
    u.table.turn++;
    if (u.table.turn >= LAST_TURN && !far) u.table.winner = 'nobody';
    return far ? done() : go('order');
  },
});

export const game: Game<Toy> = {
  id: 'toy',
  version: 2,
  scenarios: ['short', 'long'],
  options: [{ id: 'night' }],
  actions: { roll: {}, rest: {}, trot: { horse: 'word', path: 'words' } },
  seats: () => ({ red: { side: 'red', screens: ['red'] }, blue: { side: 'blue', screens: ['blue'] } }),
  setup: () => ({ table: { turn: 0, at: [0, 0], winner: '' }, hands: {}, vault: {} }),
  main: race,
  procedures: [],
  outcome: table =>
    table.winner ? { winners: SEATS.filter(seat => seat === table.winner), why: { key: 'over', rule: '§1-a' } } : null,
  imagine: () => ({ hands: {}, vault: {} }),
  audit: state => (state.table.at.some(at => at < 0) ? ['a rider behind the start'] : []),
  migrations: { 1: old => old },
};

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
export const book: Book = {
  texts: {
    en: {
      'ask.order': () => 'Gallop or rest?',
      'ask.trot': () => 'Trot where?',
      rested: (a: { seat: string }) => `${a.seat} rests.`,
      galloped: (a: { seat: string; die: number }) => `${a.seat} gallops ${a.die} fields.`,
      rider: (a: { side: string }) => `${a.side} rider`,
      turns: () => 'Turns',
      turn: (a: { turn: number }) => `turn ${a.turn}`,
      over: () => 'a rider is home',
      'refusal.rest': () => 'One trots only after a rest.',
      'refusal.onlyTrot': () => 'Now you trot.',
      'refusal.field.unknown': (a: { field: string }) => `There is no field ${a.field}.`,
      'refusal.far': (a: { fields: number }) => `${a.fields} fields of 3.`,
    },
    fr: {
      'ask.order': () => 'Galop ou repos ?',
      'ask.trot': () => 'Trotter où ?',
      rested: (a: { seat: string }) => `${a.seat} se repose.`,
      galloped: (a: { seat: string; die: number }) => `${a.seat} galope de ${a.die} cases.`,
      rider: (a: { side: string }) => `cavalier ${a.side}`,
      turns: () => 'Tours',
      turn: (a: { turn: number }) => `tour ${a.turn}`,
      over: () => 'un cavalier est arrivé',
      'refusal.rest': () => 'On ne trotte qu’après un repos.',
      'refusal.onlyTrot': () => 'Maintenant on trotte.',
      'refusal.field.unknown': (a: { field: string }) => `Il n’y a pas de case ${a.field}.`,
      'refusal.far': (a: { fields: number }) => `${a.fields} cases sur 3.`,
    },
  },
  sectionOf: id => id.replace(/-[a-z]$/, ''),
  rules: [
    { id: '1-a', section: '1', title: both('Gallop'), says: both('A rider may gallop by a die.') },
    { id: '1-b', section: '1', title: both('Rest'), says: both('A rider may rest, and then trots.') },
    { id: '2-a', section: '2', title: both('Trot'), says: both('The trot follows a path.') },
    { id: '2-b', section: '2', title: both('Fields'), says: both('There are four fields.') },
    { id: '2-c', section: '2', title: both('Length'), says: both('Three fields at most.') },
  ],
};

export const picture = ({ table }: { readonly table: Toy['table'] }): Picture => ({
  sprites: SEATS.map((side, i) => ({
    id: side,
    at: i === 0 ? String(table.at[i]) : { x: table.at[i]!, y: 1, turn: 90 },
    side,
    art: { kind: 'rider' },
    label: { key: 'rider', args: { side } },
    rank: i,
  })),
  tracks: [{ id: 'turns', name: { key: 'turns' }, scale: true, boxes: [0, 1, 2].map(turn => box(table.turn, turn)) }],
  holdings: [],
  places: {},
  marks: [],
  score: SEATS.map((side, i) => ({ side, points: table.at[i]! })),
  when: { key: 'turn', args: { turn: table.turn } },
});
const box = (now: number, turn: number): TrackBox => ({
  text: { key: 'turn', args: { turn } },
  kind: turn === now ? 'now' : turn < now ? 'past' : 'to-come',
});

const toy: Shelf<Toy> = {
  game,
  book,
  code: 'TOY',
  folder: fileURLToPath(new URL('.', import.meta.url)),
  enumerate: () => FIELDS.map(field => ({ type: 'trot' as const, horse: 'bay', path: [field] })),
  desk: { picture },
  placeName: (field, language) => (language === 'fr' ? `case ${field}` : `field ${field}`),
  odds: (_view, action) => (action.type === 'roll' ? [{ what: 'six fields', ways: 1, of: 6 }] : null),
};
export const shelves = [toy];
export const shelvesFrom = import.meta.url;
