import { copy, type Dice, type Event, scriptedDice, start } from '@bivouac/kernel';
import { TestTable } from '@bivouac/testing/vitest';
import {
  cardNumber,
  cardSlug,
  DEPARTMENTS,
  FIRST_CARD,
  isFortress,
  isLeader,
  originalOwner,
  pieceNumber,
  SIDES,
  type Side,
  SPACES,
  scenarioOf,
  sideNumber,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { game } from '../game.ts';
import { traces } from '../rules/05-knowledge.ts';
import {
  type Table as Board,
  boxOf,
  FORT,
  FORTRESS,
  GONE,
  OFF,
  POOL,
  STOCKADE,
  type WildernessState,
  type WW,
} from '../state.ts';

// Small positions for rule tests, from slugs.

export type Seat = 'british' | 'french';

export interface Position {
  readonly scenario?: string; // early-war unless said
  readonly options?: readonly string[];
  readonly year?: number;
  readonly season?: 'early' | 'late';
  readonly active?: Seat; // whose Action Phase it is: french unless said
  readonly vp?: number; // French above zero
  /** `'br-regular-44th': 'albany'`, `'albany reduced'`, `'albany inside'`, `'pool'`, `'gone'`, `'militia-northern'`. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** `'albany': 'british fort'`, `'french stockade'`, `'british works'`, `'british'` (who holds a fortress). */
  readonly forts?: Readonly<Record<string, string>>;
  readonly sieges?: Readonly<Record<string, number>>;
  readonly raided?: Readonly<Record<string, Seat>>;
  readonly amphib?: readonly string[];
  readonly fieldworks?: Readonly<Record<string, Seat>>;
  readonly hands?: Readonly<Partial<Record<Seat, readonly (string | number)[]>>>; // 17 or 'card-17'
  readonly discard?: readonly (string | number)[];
  readonly removed?: readonly (string | number)[];
  readonly deck?: readonly (string | number)[]; // drawn from the end; the rest of the deck lies under these
  readonly dice?: readonly number[]; // scripted faces, all of which must be used: see `Table.done`
  /** Anything else on the table. */
  readonly table?: Partial<Board>;
}

const ANYWHERE = 7;
const PLACES: Readonly<Record<string, number>> = { off: OFF, pool: POOL, gone: GONE };
const KINDS: Readonly<Record<string, number>> = { stockade: STOCKADE, fort: FORT };
const cardId = (card: string | number): number => {
  const id = cardNumber(typeof card === 'number' ? `card-${card}` : card);
  if (id < 0) throw new Error(`no card ${card}`);
  return id;
};

/**
 * A table with just these pieces and markers, at the choice of a card of the active side.
 * Leave a spare card in a hand: when both are empty the season ends, and dealing rolls dice.
 */
export function position(p: Position): Table {
  const setup = { scenario: p.scenario ?? 'early-war', options: p.options ?? [] };
  const opened = start(game, setup, shuffling()).state;
  const state: WildernessState = { ...copy(opened), dice: scriptedDice(...(p.dice ?? [])) };
  clear(state.table);
  for (const [name, where] of Object.entries(p.pieces ?? {})) placePiece(state.table, name, where);
  for (const [space, what] of Object.entries(p.forts ?? {})) fortify(state.table, space, what);
  placeMarkers(state.table, p);
  dealCards(state, p);
  Object.assign(state.table, p.table ?? {});
  const side = sideNumber(p.active ?? 'french');
  const late = p.season === 'late';
  Object.assign(state.table, { active: side, season: late ? 1 : 0 });
  state.stack = [
    { proc: 'game', step: late ? 'returns' : 'late', locals: {}, answer: null },
    { proc: 'season', step: 'more', locals: { season: late ? 1 : 0, last: side }, answer: null },
    { proc: 'phase', step: 'choose', locals: { side }, answer: null },
  ];
  return new Table(state);
}
/** Enough faces for the first shuffle, anew for each table: dice remember what was rolled. A position has its own dice. */
const shuffling = (): Dice => ({ kind: 'named', seed: 1755, drawn: 0, seen: [] });

function clear(t: Board): void {
  t.at.fill(OFF);
  for (const column of [t.reduced, t.inside, t.used, t.raidsBritish, t.raidsFrench, t.amphib]) column.fill(0);
  for (const column of [t.works, t.siege, t.fieldworks]) column.fill(-1);
  for (let space = 0; space < SPACES; space++) {
    t.fort[space] = isFortress[space] ? FORTRESS : 0;
    t.holder[space] = isFortress[space] ? originalOwner[space]! : -1;
  }
}

function placePiece(t: Board, name: string, where: string): void {
  const piece = pieceNumber(name);
  if (piece < 0) throw new Error(`no piece ${name}`);
  const [place = '', ...marks] = where.split(' ');
  const box = DEPARTMENTS.findIndex(department => place === `militia-${department}`);
  const at = box >= 0 ? boxOf(box) : (PLACES[place] ?? spaceNumber(place));
  if (box < 0 && PLACES[place] === undefined && at < 0) throw new Error(`no space ${place}`);
  t.at[piece] = at;
  if (!isLeader(piece)) t.reduced[piece] = marks.includes('reduced') ? 1 : 0;
  t.inside[piece] = marks.includes('inside') ? 1 : 0;
}

function fortify(t: Board, slug: string, what: string): void {
  const space = spaceNumber(slug);
  const [who = '', kind] = what.split(' ');
  const side = sideNumber(who);
  if (space < 0 || !SIDES.some(name => name === who)) throw new Error(`no fortification ${slug}: ${what}`);
  if (kind === 'works') t.works[space] = side;
  else {
    if (kind !== undefined) t.fort[space] = KINDS[kind]!;
    t.holder[space] = side;
  }
}

function placeMarkers(t: Board, p: Position): void {
  for (const [space, level] of Object.entries(p.sieges ?? {})) t.siege[spaceNumber(space)] = level;
  for (const [space, side] of Object.entries(p.raided ?? {}))
    (side === 'british' ? t.raidsBritish : t.raidsFrench)[spaceNumber(space)]!++;
  for (const space of p.amphib ?? []) t.amphib[spaceNumber(space)] = 1;
  for (const [space, side] of Object.entries(p.fieldworks ?? {})) t.fieldworks[spaceNumber(space)] = sideNumber(side);
  t.vp = p.vp ?? 0;
  t.year = p.year ?? t.year;
}

function dealCards(state: WildernessState, p: Position): void {
  const { table: t } = state;
  const [first, last] = scenarioOf(state.setup.scenario).deck;
  const hands = SIDES.map(side => (p.hands?.[side] ?? []).map(cardId).sort((a, b) => a - b));
  t.discard = (p.discard ?? []).map(cardId);
  t.removed = (p.removed ?? []).map(cardId);
  const top = (p.deck ?? []).map(cardId);
  const placed = new Set([...hands.flat(), ...t.discard, ...t.removed, ...top]);
  const rest = Array.from({ length: last - first + 1 }, (_, i) => FIRST_CARD + first - 1 + i);
  state.vault = { deck: [...rest.filter(card => !placed.has(card)), ...top] };
  t.deck = state.vault.deck.length;
  SIDES.forEach((side, i) => {
    state.hands[side] = { cards: hands[i]!, seen: [] };
    t.held[i] = hands[i]!.length;
  });
  t.may = traces(state.vault.deck);
  for (const card of [...state.vault.deck, ...hands.flat()]) t.may[card - FIRST_CARD] = ANYWHERE;
}

/** A whole scenario from its set-up, dealt. */
export const scenario = (id: string, options: readonly string[] = [], dice: Dice = shuffling()): Table =>
  new Table(start(game, { scenario: id, options }, dice).state);

/** What was said, with its arguments. */
export interface Said extends Event {
  readonly args: Readonly<Record<string, string | number>>;
}

/** A table in play: `act` plays, `refused` asks why not. */
export class Table extends TestTable<WW> {
  constructor(state: WildernessState) {
    super(game, state);
  }

  where(name: string): string {
    const place = this.t.at[pieceNumber(name)]!;
    const box = DEPARTMENTS.findIndex((_, department) => boxOf(department) === place);
    if (box >= 0) return `militia-${DEPARTMENTS[box]}`;
    return Object.keys(PLACES).find(key => PLACES[key] === place) ?? spaceIds[place]!;
  }
  isReduced = (name: string): boolean => this.t.reduced[pieceNumber(name)] === 1;
  isInside = (name: string): boolean => this.t.inside[pieceNumber(name)] === 1;
  siege = (space: string): number => this.t.siege[spaceNumber(space)]!;
  holder = (space: string): Seat | null => SIDES[this.t.holder[spaceNumber(space)] as Side] ?? null;
  hand = (seat: Seat): string[] => this.state.hands[seat]!.cards.map(cardSlug);
  /** `'british fort'`, `'french stockade'`, `'british works'`, `'none'`. */
  fort(space: string): string {
    const at = spaceNumber(space);
    const name = ['none', 'stockade', 'fort', 'fortress'][this.t.fort[at]!]!;
    if (this.t.fort[at]! > 0) return `${SIDES[this.t.holder[at] as Side]} ${name}`;
    return this.t.works[at]! >= 0 ? `${SIDES[this.t.works[at] as Side]} works` : 'none';
  }

  activate = (card: number): this => this.act({ type: 'activate', card: `card-${card}` });
  event = (card: number): this => this.act({ type: 'event', card: `card-${card}` });
  build = (card: number, what: 'stockades' | 'forts'): this => this.act({ type: 'build', card: `card-${card}`, what });
  respond = (card: number): this => this.act({ type: 'respond', card: `card-${card}` });
  force = (leader: string, ...pieces: string[]): this => this.act({ type: 'force', leader, pieces });
  individuals = (...pieces: string[]): this => this.act({ type: 'individuals', pieces });
  drilled = (unit: string): this => this.act({ type: 'drilled', unit });
  march = (...spaces: string[]): this => {
    for (const to of spaces) this.act({ type: 'march', to });
    return this;
  };
  infiltrate = (to: string): this => this.act({ type: 'march', to, infiltrate: true });
  stop = (): this => this.act({ type: 'stop' });
  pass = (): this => this.act({ type: 'pass' });
  /** Passes every response window and interception until something else is asked. */
  quietly(...names: string[]): this {
    const passed = ['responses.offer', 'entry.intercept', 'entry.avoid', ...names];
    while (passed.includes(this.asked[1])) this.pass();
    return this;
  }
  override said = (key: string): Said[] => this.events.filter(event => event.key === key) as Said[];
}
