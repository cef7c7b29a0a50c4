// A toy game with one of everything: sealed cards, a march on the plane, a parry between, dice, partners behind one screen.
import {
  type Ask,
  anyOf,
  call,
  done,
  type Game,
  go,
  type Hidden,
  list,
  only,
  type Point,
  type Public,
  rules,
  type Seat,
  type Setup,
  type State,
  type Text,
  together,
  type Umpire,
  type View,
} from '@bivouac/kernel';

type Screen = 'red' | 'blue';
interface Table {
  turn: number;
  readonly last: number;
  readonly score: number[];
  readonly at: number[][]; // where each side stands
  readonly cards: number[]; // how many each side holds
  readonly shown: number[];
  readonly dug: boolean[];
  active: number;
  legs: number;
}
export type Deed =
  | { readonly type: 'commit' | 'parry'; readonly card: number }
  | { readonly type: 'march'; readonly to: readonly number[] }
  | { readonly type: 'hold' | 'halt' | 'pass' | 'dig' };
export interface Toy {
  setup: Setup;
  table: Table;
  hand: { cards: number[] };
  vault: { deck: number[] };
  action: Deed;
}
type U = Umpire<Toy>;

const FIRST = 1000;
const CARDS = Array.from({ length: 16 }, (_, i) => FIRST + i);
const SIDES: readonly Screen[] = ['red', 'blue'];
const FIELD = 100;
const CLASH = ['miss', 'miss', 'miss', 'hit', 'hit', 'rout'] as const;
const rank = (card: number): number => (card - FIRST) % 6;
const sideOf = (seat: Seat): number => (seat === 'blue' ? 1 : 0);
const others = (side: number): number => 1 - side;
const reach = (setup: Setup): number =>
  setup.options.includes('night') ? 10 : setup.options.includes('storm') ? 20 : 40;
const asked = (side: number): Ask => (side === 1 ? only('blue') : anyOf('red1', 'red2'));
const held = (view: View<Toy>, seat: Seat): readonly number[] => view.hands[SIDES[sideOf(seat)]!]?.cards ?? [];

export const pointAt = (t: Table, side: number): Point => ({ x: t.at[side]![0]!, y: t.at[side]![1]! });

function drawCard(u: U, side: number): void {
  const card = u.vault.deck.pop();
  if (card === undefined) return;
  u.hand(SIDES[side]!).cards.push(card);
  u.table.cards[side]!++;
  u.say({ key: 'draw', args: { side: SIDES[side]! }, rule: '§1' });
  u.tell(SIDES[side]!, { key: 'drew', args: { card }, rule: '§1' });
}

function show(u: U, side: number, card: number): void {
  const { cards } = u.hand(SIDES[side]!);
  cards.splice(cards.indexOf(card), 1);
  u.table.cards[side]!--;
  u.table.shown.push(card);
  u.say({ key: 'shows', args: { side: SIDES[side]!, card }, rule: '§2' });
}

export function whyNotMarch({ setup, table }: Public<Toy>, action: Deed): Text | null {
  if (action.type === 'halt') return null;
  if (action.type !== 'march') return { key: 'refusal.notNow', rule: '§3' };
  const [x = -1, y = -1] = action.to;
  if (action.to.length !== 2 || x < 0 || y < 0 || x >= FIELD || y >= FIELD)
    return { key: 'refusal.field2', rule: '§3' };
  const [ax = 0, ay = 0] = table.at[table.active]!;
  const far = (x - ax) ** 2 + (y - ay) ** 2 > reach(setup) ** 2;
  return far ? { key: 'refusal.far', args: { reach: reach(setup) }, rule: '§3.1' } : null;
}

const { procedure } = rules<Toy>();

export const parry = procedure<{ side: number }>('parry')({
  offer: {
    asks: (pub, p) => (pub.table.cards[p.side]! > 0 ? asked(p.side) : { seats: [] }),
    prompt: () => ({ key: 'ask.parry', rule: '§4' }),
    choices: (view, _p, seat) => {
      const high = held(view, seat).filter(card => rank(card) >= 3);
      const low = (): Text => ({ key: 'refusal.low', rule: '§4' });
      return list<Deed>([{ type: 'pass' }, ...high.map(card => ({ type: 'parry', card }) as const)], low);
    },
    take(u, p, answer) {
      if (answer.type !== 'parry') return done(false);
      show(u, p.side, answer.card);
      return done(true);
    },
  },
});

export const turn = procedure('turn')({
  deal(u) {
    u.shuffle(u.vault.deck, { key: 'shuffle', rule: '§1' });
    for (let n = 0; n < 3; n++) for (const side of [0, 1]) drawCard(u, side);
  },
  commit: {
    asks: () => together('red1', 'blue'),
    prompt: pub => ({ key: 'ask.commit', args: { turn: pub.table.turn }, rule: '§2' }),
    choices: (view, _l, seat) =>
      list<Deed>([{ type: 'hold' }, ...held(view, seat).map(card => ({ type: 'commit', card }) as const)]),
    settle(u, _l, answers) {
      const strength = ['red1', 'blue'].map((seat, side) => {
        const answer = answers[seat]!;
        if (answer.type !== 'commit') return -1;
        show(u, side, answer.card);
        return rank(answer.card);
      });
      const tied = strength[0] === strength[1];
      const die = tied ? u.roll(2, { key: 'tie', rule: '§2' }) : 0;
      u.table.active = tied ? die - 1 : strength[0]! > strength[1]! ? 0 : 1;
      u.table.legs = 2;
      u.say({ key: 'turn', args: { turn: u.table.turn }, rule: '§2' }, { heading: 'turn' });
      const by = SIDES[u.table.active]!;
      u.say({ key: 'phase', args: { side: by }, rule: '§2' }, { heading: 'phase', by });
    },
  },
  march: {
    asks: pub => asked(pub.table.active),
    prompt: pub => ({ key: 'ask.march', args: { legs: pub.table.legs }, rule: '§3' }),
    choices: view => ({
      kind: 'space',
      sample: pick => {
        const [x = 0, y = 0] = view.table.at[view.table.active]!;
        const off = (): number => pick(41) - 20;
        const march = { type: 'march', to: [x + off(), y + off()] } as const;
        return pick(6) > 0 && !whyNotMarch(view, march) ? march : { type: 'halt' };
      },
      check: action => whyNotMarch(view, action),
    }),
    take(u, _l, answer) {
      if (answer.type !== 'march') return undefined;
      const [by, from] = [SIDES[u.table.active]!, pointAt(u.table, u.table.active)];
      u.table.at[u.table.active] = [...answer.to];
      const to = pointAt(u.table, u.table.active);
      const trails = [{ pieces: [by], spots: [from, to], kind: 'march' }] as const;
      u.say({ key: 'marched', args: { x: to.x, y: to.y }, rule: '§3' }, { by, trails });
      return --u.table.legs > 0 ? go('march') : undefined;
    },
  },
  window: u => call(parry, { side: others(u.table.active) }),
  clash(u, _l, parried) {
    if (parried === true) return u.say({ key: 'parried', rule: '§4' });
    const fight = { kind: 'battle', at: [pointAt(u.table, others(u.table.active))] } as const;
    const by = SIDES[u.table.active]!;
    const die = u.roll(6, { key: 'clash', rule: '§5' }, { by, clash: { ...fight, stage: 'begins' } });
    const cell = CLASH[die - 1]!;
    u.table.score[u.table.active]! += { miss: 0, hit: 1, rout: 3 }[cell];
    u.say({ key: `clash.${cell}`, args: { cell }, rule: '§5' }, { by, clash: { ...fight, stage: 'result' } });
  },
  draw(u) {
    for (const side of [0, 1]) drawCard(u, side);
  },
  end(u) {
    u.table.turn++;
    u.table.dug.fill(false);
    return go('commit');
  },
});

function imagine(view: View<Toy>, pick: (n: number) => number): Hidden<Toy> {
  const me = sideOf(view.seat ?? 'blue');
  const mine = held(view, view.seat ?? 'blue');
  const pool = CARDS.filter(card => !mine.includes(card) && !view.table.shown.includes(card));
  for (let i = pool.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  const theirs = pool.splice(0, view.table.cards[others(me)]!);
  return {
    hands: { [SIDES[me]!]: { cards: [...mine] }, [SIDES[others(me)]!]: { cards: theirs } },
    vault: { deck: pool },
  };
}

function audit({ table, hands, vault }: State<Toy>): readonly string[] {
  const all = [...table.shown, ...SIDES.flatMap(side => hands[side]!.cards), ...vault.deck].sort();
  const faults = all.join() === CARDS.join() ? [] : [`the cards are ${all.join()}`];
  const off = SIDES.filter((side, i) => hands[side]!.cards.length !== table.cards[i]);
  return [...faults, ...off.map(side => `${side} holds another number of cards`)];
}

const side = (screen: Screen) => ({ side: screen, screens: [screen] });
const leader = (score: readonly number[]): readonly Screen[] => SIDES.filter((_s, i) => score[i]! > score[others(i)]!);

export const toy: Game<Toy> = {
  id: 'toy',
  version: 2,
  scenarios: ['skirmish', 'battle'],
  options: [{ id: 'storm' }, { id: 'night', requires: 'storm' }],
  actions: {
    commit: { card: 'whole' },
    parry: { card: 'whole' },
    march: { to: 'wholes' },
    hold: {},
    halt: {},
    pass: {},
    dig: {},
  },
  seats: () => ({ red1: side('red'), red2: side('red'), blue: side('blue') }),
  setup: ({ scenario }) => ({
    table: {
      turn: 1,
      last: scenario === 'battle' ? 6 : 3,
      score: [0, 0],
      at: [
        [20, 50],
        [80, 50],
      ],
      cards: [0, 0],
      shown: [],
      dug: [false, false],
      active: 0,
      legs: 0,
    },
    hands: { red: { cards: [] }, blue: { cards: [] } },
    vault: { deck: [...CARDS] },
  }),
  main: turn,
  procedures: [parry],
  outcome: table =>
    table.turn > table.last ? { winners: leader(table.score), why: { key: 'over', rule: '§7' } } : null,
  imagine,
  audit,
  notAsked: () => ({ key: 'refusal.notNow', rule: '§2' }),
  cells: ['miss', 'hit', 'rout'],
  anytime: {
    types: ['dig'],
    choices: (view, seat) => (view.table.dug[sideOf(seat)] ? [] : [{ type: 'dig' }]),
    take(u, seat) {
      u.table.dug[sideOf(seat)] = true;
      u.say({ key: 'dug', args: { side: SIDES[sideOf(seat)]! }, rule: '§6' });
    },
  },
  migrations: { 1: old => old },
};
