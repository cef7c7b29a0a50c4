import { copy, type Dice, type Event, namedDice, type Seat, scriptedDice, start } from '@bivouac/kernel';
import { TestTable } from '@bivouac/testing/vitest';
import {
  areaNumber,
  arrivalNumber,
  BOXES,
  battalionNumber,
  blockId,
  blockNumber,
  board,
  fullBlocks,
  pointNumber,
  positionNumber,
  RUMOR,
  SIDES,
  type Side,
  sideNumber,
  sideOfBlock,
  tokenId,
  tokenNumber,
  tokensOf,
} from '../data/index.ts';
import { game } from '../game.ts';
import { faceInto } from '../rules/10-moves.ts';
import { setUp } from '../setup.ts';
import {
  type Action,
  type Table as Board,
  beyond,
  column,
  DOWN,
  type GOG,
  type GunsState,
  orderNumber,
  STANDS,
  screenOf,
  staffOf,
  standIds,
  standNumber,
  standRange,
  waitingAt,
} from '../state.ts';

/**
 * What lies on the table. `blocks` says where each block is and where it faces: `'p176 codori-north'`, `'chambersburg'` for one
 * that waits, `'off seven-stars'` for one that left the map; `won` or `entered 9` and the like go into `table`.
 */
export interface Position {
  readonly options?: readonly string[];
  readonly side?: Seat; // whose action phase it is
  readonly step?: string; // of the phase: march
  readonly blocks?: Readonly<Record<string, string>>;
  readonly orders?: Readonly<Record<string, string>>;
  readonly first?: Seat;
  readonly day?: number;
  readonly box?: number;
  readonly hours?: number;
  readonly trays?: Readonly<Record<string, readonly string[]>>;
  readonly returned?: Readonly<Record<string, readonly string[]>>;
  readonly spent?: Readonly<Record<string, readonly string[]>>; // everything else lies in the pool
  readonly objectives?: Readonly<Record<string, string>>;
  readonly track?: Readonly<Record<string, Readonly<Record<number, string>>>>; // side, box → arrival, or rumor
  readonly won?: readonly string[]; // blocks
  readonly complete?: Readonly<Record<string, readonly string[]>>; // battalions all of whose blocks have entered
  readonly table?: Partial<Board>;
  readonly dice?: readonly number[];
}

/** Enough luck for the set-up, which the position then replaces. */
const dealing = (): Dice => namedDice(1863);

/** Everything is dealt: commanders write no order before that. */
export function dealt(setup: GOG['setup'], dice = dealing()): GunsState {
  const table = new Table(start(game, setup, dice).state);
  while (table.asked[1].startsWith('opening.order')) table.act({ type: 'instruct', words: [] });
  return table.state;
}

/** A table at a question of an action phase: marches, unless told. Dice are scripted and must all be used. */
export function position(p: Position): Table {
  const setup = { scenario: 'battle', options: p.options ?? [] };
  const opened = dealt(setup);
  const state: GunsState = { ...copy(opened), ...setUp(setup), dice: scriptedDice(...(p.dice ?? [])) };
  const { table: t } = state;
  t.lots = [{ pile: -1, battalion: -1, stands: [], kept: 0 }];
  for (const hand of Object.values(state.hands)) hand.label = column(STANDS, 0);
  for (const [block, where] of Object.entries(p.blocks ?? {})) stand(state, block, where);
  state.vault.piles = opened.vault.piles.map(pile => pile.slice());
  t.piles = opened.table.piles.slice();
  for (const side of SIDES)
    state.hands[staffOf(sideNumber(side))]!.tops = opened.hands[staffOf(sideNumber(side))]!.tops.slice();
  dealTokens(state, p);
  layTrack(state, p);
  const active = sideNumber(p.side ?? 'union');
  const first = sideNumber(p.first ?? 'union');
  Object.assign(t, { turn: 5, day: p.day ?? 1, box: p.box ?? 8, hours: p.hours ?? 1, first, active });
  t.order = SIDES.map(side => orderNumber(p.orders?.[side] ?? 'hold'));
  if (p.objectives) {
    t.objectives = Object.keys(p.objectives).map(areaNumber);
    t.control = Object.values(p.objectives).map(sideNumber);
  }
  for (const block of p.won ?? []) t.won[standOf(state, block)] = 1;
  for (const [side, battalions] of Object.entries(p.complete ?? {}))
    state.hands[side]!.came = battalions.flatMap(id => fullBlocks(battalionNumber(id)));
  Object.assign(t, p.table ?? {});
  state.stack = stackAt(p.step ?? 'march', active, first);
  return new Table(state);
}

function stackAt(step: string, side: Side, first: Side): GunsState['stack'] {
  const frame = (proc: string, at: string, locals: object) => ({ proc, step: at, locals, answer: null });
  const [name, inner] = step.split('.');
  const outer = [frame('game', 'end', {}), frame('turn', side === first ? 'second' : 'received', {})];
  if (name === 'turn') return [frame('game', 'end', {}), frame('turn', inner!, {})];
  if (name === 'withdrawals')
    return [...outer, frame('phase', 'ready', { side }), frame('withdrawals', 'move', { side, who: -1, beaten: 0 })];
  return [...outer, frame('phase', name!, { side })];
}

/** The next stand of its side is this block. */
function stand({ table: t, hands }: GunsState, slug: string, where: string): void {
  const block = blockNumber(slug);
  if (block < 0) throw new Error(`no block ${slug}`);
  const side = sideOfBlock(block);
  const [from, to] = standRange(side);
  const free = Array.from({ length: to - from }, (_, i) => from + i).find(each => t.at[each] === -1)!;
  const [place = '', front = ''] = where.split(' ');
  hands[screenOf(side)]!.label[free] = block;
  const spot = positionNumber(place);
  if (spot >= 0) {
    t.at[free] = spot;
    const face = faceInto(spot, areaNumber(front));
    if (face < 0) throw new Error(`${slug} cannot face ${front} from ${place}`);
    t.front[free] = face & 1;
  } else if (place === 'off') t.at[free] = beyond(areaNumber(front));
  else if (pointNumber(place) >= 0) t.at[free] = waitingAt(pointNumber(place));
  else throw new Error(`no place ${place}`);
}

const standOf = ({ hands }: GunsState, slug: string): number => {
  const block = blockNumber(slug);
  return hands[screenOf(sideOfBlock(block))]!.label.indexOf(block);
};

function dealTokens({ table: t, hands, vault }: GunsState, p: Position): void {
  SIDES.forEach((name, side) => {
    const staff = hands[staffOf(side as Side)]!;
    const numbers = (slugs: readonly string[] | undefined): number[] =>
      (slugs ?? []).map(tokenNumber).sort((a, b) => a - b);
    staff.tray = numbers(p.trays?.[name]);
    staff.returned = numbers(p.returned?.[name]);
    staff.spent = numbers(p.spent?.[name]);
    const out = [...staff.tray, ...staff.returned, ...staff.spent];
    vault.pool[side] = tokensOf(side as Side).filter(token => !out.includes(token));
    t.pool[side] = vault.pool[side]!.length;
    t.tray[side] = staff.tray.length;
    t.returned[side] = staff.returned.length;
    t.spent[side] = staff.spent.length;
  });
}

function layTrack({ table: t, vault }: GunsState, p: Position): void {
  SIDES.forEach((name, side) => {
    vault.track[side] = column(BOXES, 0);
    for (const [box, slug] of Object.entries(p.track?.[name] ?? {})) {
      t.track[side]![Number(box)] = DOWN;
      vault.track[side]![Number(box)] = slug === 'rumor' ? RUMOR : arrivalNumber(slug);
    }
  });
}

/** What was said, with its arguments. */
export interface Said extends Event {
  readonly args: Readonly<Record<string, string | number>>;
}

/** A battle from its set-up, with luck of its own. */
export const battle = (seed = 1863): Table => {
  const { state, events } = start(game, { scenario: 'battle', options: [] }, namedDice(seed));
  const table = new Table(state);
  table.events.push(...events);
  return table;
};

/** A table in play: `act` plays, `refused` asks why not; blocks are called by their labels. */
export class Table extends TestTable<GOG> {
  constructor(state: GunsState) {
    super(game, state);
  }
  /** The stand that this block is. */
  stand(block: string): string {
    const found = standIds[standOf(this.state, block)];
    if (found === undefined) throw new Error(`${block} is nowhere`);
    return found;
  }
  number = (block: string): number => standNumber(this.stand(block));
  /** Where a block is: a position, an entry point, `off area`. */
  where(block: string): string {
    const at = this.t.at[this.number(block)]!;
    if (at >= 0) return board.positionIds[at]!;
    return at <= -100 ? `off ${board.areaIds[-100 - at]}` : board.pointIds[-10 - at]!;
  }
  front = (block: string): string => {
    const number = this.number(block);
    return board.areaIds[board.areaOf[2 * this.t.at[number]! + this.t.front[number]!]!]!;
  };
  label = (slug: string): string => {
    const number = standNumber(slug);
    const hand = this.state.hands[slug.startsWith('u') ? 'union' : 'confederate']!;
    return blockId(hand.label[number]!);
  };
  tray = (side: Seat): string[] => this.state.hands[`${side}-staff`]!.tray.map(tokenId);

  /** A march or withdrawal by its way; the front is the last area crossed unless told. */
  way(type: 'march' | 'withdraw', block: string, path: readonly string[], more: Partial<Action> = {}): Action {
    const leaves = path.length % 2 === 1;
    const front = leaves ? {} : { front: path[path.length - 2]! };
    return { type, stand: this.stand(block), path, ...front, ...more } as Action;
  }
  march = (block: string, ...path: string[]): this => this.act(this.way('march', block, path));
  withdraw = (block: string, ...path: string[]): this => this.act(this.way('withdraw', block, path));
  entry(block: string, hour: number, path: readonly string[], road = false): Action {
    const front = path[path.length - 2]!;
    return { type: 'enter', stand: this.stand(block), hour, path, front, ...(road ? { road } : {}) };
  }
  /** An attack: each block with its way; the first of each target leads unless told. */
  attack(ways: Readonly<Record<string, readonly string[]>>, leaders: readonly string[]): Action {
    const blocks = Object.keys(ways);
    const paths = blocks.map(block => (ways[block]!.length === 0 ? 'stay' : ways[block]!.join(' ')));
    return {
      type: 'attack',
      stands: blocks.map(block => this.stand(block)),
      paths,
      leaders: leaders.map(block => this.stand(block)),
    };
  }
  guns = (token: string, at: string): this => this.act({ type: 'guns', token, at });
  endGuns = (): this => this.act({ type: 'endGuns' });
  declare = (order: string): this => this.act({ type: 'declare', order });
  endMarches = (): this => this.act({ type: 'endMarches' });
  override said = (key: string): Said[] => this.events.filter(event => event.key === key) as Said[];
}
