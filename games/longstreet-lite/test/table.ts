import { copy, type Dice, type Event, namedDice, type Seat, scriptedDice, start } from '@bivouac/kernel';
import { TestTable } from '@bivouac/testing/vitest';
import {
  ARTILLERY,
  BW,
  type CardId,
  cardSlug,
  deckOf,
  INFANTRY,
  idOf,
  SIDES,
  type Side,
  sideNumber,
  yearOf,
} from '../data/index.ts';
import { game } from '../game.ts';
import { setUp } from '../setup.ts';
import {
  type Action,
  type Table as Board,
  basesOf,
  type LL,
  type LongstreetState,
  type Phase,
  unitNumber,
} from '../state.ts';

/**
 * Small positions for rule tests, in base widths and degrees. A unit is `'10 12.5 90 222'`: x, y, heading, depths of its
 * files; `'guns 10 12.5 90 111'`, `'limber 10 12.5 90 3'` (guns it stands for). Names begin with `f` or `c`.
 * Terrain is `'wall 7 13.9 13 13.9'`; a hill's crest follows a bar: `'hill 0 0 9 0 9 9 | 2 2 7 2'`.
 */
export interface Position {
  readonly scenario?: string; // pitched-1862 unless said: a bare table
  readonly options?: readonly string[];
  readonly active?: Seat; // federal unless said
  readonly units?: Readonly<Record<string, string>>;
  readonly terrain?: readonly string[];
  readonly hands?: Readonly<Partial<Record<Seat, readonly CardId[]>>>; // the rest of a deck lies in its pile
  readonly discards?: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  readonly pile?: Readonly<Partial<Record<Seat, number>>>; // cards left in it; the others are out of the game
  readonly step?: string; // `turn.orders` unless said; `fire`, `movement`, `combat` for a phase that was called, `window.fire` and the like before it
  readonly cards?: number; // that called the phase
  readonly modifier?: CardId;
  readonly helped?: readonly string[]; // whom it names
  readonly dice?: readonly number[]; // scripted, all of which must be used
  readonly table?: Partial<Board>;
}

const dealing = (): Dice => namedDice(1862);

export function position(p: Position): Table {
  const setup = { scenario: p.scenario ?? 'pitched-1862', options: p.options ?? [] };
  const state: LongstreetState = { ...copy(start(game, setup, dealing()).state), ...setUp(setup) };
  state.dice = scriptedDice(...(p.dice ?? []));
  const { table: t } = state;
  const active = sideNumber(p.active ?? 'federal');
  for (const side of ['f', 'c'])
    for (const [id, where] of Object.entries(p.units ?? {})) if (id.startsWith(side)) stand(t, id, where);
  for (const side of [0, 1] as const) deal(state, side, p);
  Object.assign(t, {
    opening: null,
    turn: 5,
    active,
    breakpoint: t.breakpoint || 99,
    laid: (p.terrain ?? []).map(inThousandths),
  });
  const phase = ['fire', 'movement', 'combat'].find(each => each === p.step?.replace('window.', '')) as
    | Phase
    | undefined;
  if (phase) {
    const units = (p.helped ?? []).map(id => unitNumber(t, id));
    t.call = { phase, cards: p.cards ?? 1, modifier: p.modifier ?? '', units };
  }
  Object.assign(t, p.table ?? {});
  state.stack = stackAt(p.step ?? 'turn.orders', active);
  return new Table(state);
}

const inThousandths = (piece: string): string =>
  piece.replace(/-?\d+(\.\d+)?/g, figure => String(Math.round(Number(figure) * BW)));

function stand(t: Board, id: string, where: string): void {
  const words = where.split(' ');
  const kind = words[0] === 'guns' || words[0] === 'limber' ? words.shift() : 'infantry';
  const [x = 0, y = 0, heading = 0] = words.map(Number);
  const limber = kind === 'limber';
  if (id.startsWith('f')) t.federals++;
  t.id.push(id);
  t.arm.push(kind === 'infantry' ? INFANTRY : ARTILLERY);
  t.form.push(limber ? '1' : words[3]!);
  t.guns.push(limber ? Number(words[3]) : 0);
  t.x.push(Math.round(x * BW));
  t.y.push(Math.round(y * BW));
  t.heading.push(Math.round(heading * 100));
  for (const column of [t.smoke, t.acted, t.hits, t.saved, t.owed]) column.push(0);
}

/** Cards by their ids, the first copy that is left of each. */
function deal({ table: t, hands, vault, setup }: LongstreetState, side: Side, p: Position): void {
  const left = deckOf(side, yearOf(setup.scenario)).slice();
  const take = (ids: readonly CardId[] = []): number[] =>
    ids.map(id => {
      const found = left.findIndex(card => idOf(card) === id);
      if (found < 0) throw new Error(`no ${id} left for the ${SIDES[side]}`);
      return left.splice(found, 1)[0]!;
    });
  const cards = take(p.hands?.[SIDES[side]]).sort((a, b) => a - b);
  const discards = take(p.discards?.[SIDES[side]]);
  hands[SIDES[side]] = { cards, discards };
  const pile = left.splice(0, p.pile?.[SIDES[side]] ?? left.length);
  vault.piles[side] = pile;
  vault.out[side] = left;
  [t.held[side], t.discarded[side], t.pile[side], t.out[side]] = [
    cards.length,
    discards.length,
    pile.length,
    left.length,
  ];
}

/** Where the turn goes on after a window. */
const AFTER: Readonly<Record<string, string>> = {
  start: 'reform',
  fire: 'fire',
  movement: 'command',
  combat: 'command',
};

function stackAt(step: string, side: Side): LongstreetState['stack'] {
  const frame = (proc: string, at: string, locals: object) => ({ proc, step: at, locals, answer: null });
  const [name = '', inner] = step.split('.');
  const outer = [frame('game', 'next', {})];
  if (name === 'turn') return [...outer, frame('turn', inner!, { side })];
  if (name === 'window')
    return [
      ...outer,
      frame('turn', AFTER[inner!]!, { side }),
      frame('interrupts', 'offer', { window: inner, owed: 0 }),
    ];
  const first: Readonly<Record<string, string>> = { fire: 'shoot', movement: 'move', combat: 'charge' };
  const after = name === 'fire' ? 'fired' : 'status';
  return [...outer, frame('turn', after, { side }), frame(name, inner ?? first[name]!, {})];
}

/** What was said, with its arguments. */
export interface Said extends Event {
  readonly args: Readonly<Record<string, string | number>>;
}

/** A battle from its set-up, with luck of its own. */
export const battle = (scenario = 'harvest-road', seed = 1863, options: readonly string[] = []): Table => {
  const { state, events } = start(game, { scenario, options }, namedDice(seed));
  const table = new Table(state);
  table.events.push(...events);
  return table;
};

/** A table in play: `act` plays, `refused` asks why not. Cards are called by their ids. */
export class Table extends TestTable<LL> {
  constructor(state: LongstreetState) {
    super(game, state);
  }
  number = (unit: string): number => unitNumber(this.t, unit);
  bases = (unit: string): number => basesOf(this.t, this.number(unit));
  /** The form of a unit; '' when it has left the table. */
  form = (unit: string): string => this.t.form[this.number(unit)]!;
  /** Where a unit stands: x, y in BW, heading in degrees. */
  where(unit: string): number[] {
    const at = this.number(unit);
    return [this.t.x[at]! / BW, this.t.y[at]! / BW, this.t.heading[at]! / 100];
  }
  hand = (seat: Seat): string[] => this.state.hands[seat]!.cards.map(idOf);
  discards = (seat: Seat): string[] => this.state.hands[seat]!.discards.map(idOf);
  /** The slug of a card of this id in a hand. */
  card(id: CardId, seat: Seat = this.seat): string {
    const found = this.state.hands[seat]!.cards.find(card => idOf(card) === id);
    if (found === undefined) throw new Error(`${seat} does not hold ${id}`);
    return cardSlug(found);
  }
  /** A call with these cards; the modifier and those it names after it. */
  calling(phase: string, cards: readonly CardId[], modifier?: CardId, ...units: string[]): Action {
    const slugs = takeEach(this, cards);
    return {
      type: 'call',
      phase,
      cards: slugs,
      ...(modifier ? { modifiers: [takeEach(this, [...cards, modifier])[cards.length]!] } : {}),
      ...(units.length > 0 ? { units } : {}),
    };
  }
  call = (phase: string, cards: readonly CardId[], modifier?: CardId, ...units: string[]): this =>
    this.act(this.calling(phase, cards, modifier, ...units));
  interrupting = (card: CardId, unit?: string, seat: Seat = this.seat): Action => ({
    type: 'interrupt',
    card: this.card(card, seat),
    ...(unit ? { unit } : {}),
  });
  decline = (): this => this.act({ type: 'decline' });
  end = (): this => this.act({ type: 'end' });
  pass = (): this => this.act({ type: 'pass' });
  /** Declines every window until something else is asked. */
  quietly(): this {
    while (this.asked[1] === 'interrupts.offer') this.decline();
    return this;
  }
  override said = (key: string): Said[] => this.events.filter(event => event.key === key) as Said[];
}

/** Different copies for ids that are named more than once. */
function takeEach(table: Table, ids: readonly CardId[]): string[] {
  const left = table.state.hands[table.seat]!.cards.slice();
  return ids.map(id => {
    const found = left.findIndex(card => idOf(card) === id);
    return found < 0 ? `no ${id}` : cardSlug(left.splice(found, 1)[0]!);
  });
}
