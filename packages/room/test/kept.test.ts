import {
  type Action,
  type AnyGame,
  begin,
  done,
  type Game,
  type Json,
  list,
  only,
  rules,
  type Setup,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import {
  foundRoom,
  handle,
  type KeptRoom,
  openRoom,
  type Room,
  type StoredLine,
  settledOf,
  settles,
  type Told,
  withBefores,
} from '../src/index.ts';

// One seat counts to nine; a roll of the dice now and then makes it final.

interface Counting {
  setup: Setup;
  table: { sum: number; of?: string };
  hand: object;
  vault: object;
  action: Action;
}
const { procedure } = rules<Counting>();
const main = procedure('main')({
  count: {
    asks: () => only('red'),
    prompt: () => ({ key: 'count' }),
    choices: () => list([{ type: 'one' }, { type: 'roll' }]),
    take(u, _locals, answer) {
      u.table.sum += answer.type === 'roll' ? u.roll(6, { key: 'r' }) : 1;
      return u.table.sum > 900 ? done() : { go: 'count' as const };
    },
  },
});
const game: AnyGame = {
  ...{ id: 'counting', version: 1, scenarios: ['one'], options: [], actions: { one: {}, roll: {} } },
  seats: () => ({ red: { side: 'red', screens: [] }, blue: { side: 'blue', screens: [] } }),
  setup: () => ({ table: { sum: 0 }, hands: {}, vault: {} }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), audit: () => [], migrations: {} },
  outcome: () => null,
} satisfies Game<Counting>;
const newer = {
  ...game,
  version: 2,
  migrations: { 1: (old: Json) => ({ ...(old as object), table: { ...(old as { table: object }).table, of: 'two' } }) },
} as AnyGame;

/** A store that forgets nothing. */
class Kept {
  room: Room = openRoom(begin(game, { scenario: 'one', options: [] }, 'ab'.repeat(32)));
  rows: { line: StoredLine; action?: Json; before?: Room['base'] | null }[] = [{ line: this.room.lines[0]! }];
  readonly undoables = new Set<number>(); // numbers of lines
  #count = 0;
  do(what: object): Kept {
    const told = handle(game, this.room, ['red', 'blue'], { id: `m${++this.#count}`, seat: 'red', ...what } as Told);
    if (!('line' in told)) throw new Error(JSON.stringify(told));
    const { room, line } = told;
    if (settles(game, this.room.record.version, room, line))
      this.rows = this.rows.map(row => ({ ...row, before: null }));
    const last = line.kind === 'act' ? room.record.history.at(-1)! : null;
    this.rows.push({ line, ...(last ? { action: last.action as Json, before: last.before } : {}) });
    if (last?.before) this.undoables.add(line.seq);
    this.room = room;
    return this;
  }
  get kept(): KeptRoom {
    const { record, lines: _lines, ...rest } = this.room;
    return JSON.parse(JSON.stringify({ ...record, ...rest, past: [], lines: this.rows }));
  }
}
const one = { t: 'act', action: { type: 'one' } };
const roll = { t: 'act', action: { type: 'roll' } };
const undo = { t: 'undo' };

describe('a room that was kept', () => {
  it('is found as it was: what was taken back is out again, and the rest can be', () => {
    const store = new Kept().do(one).do(roll).do(one).do(undo).do(one).do(one);
    expect(foundRoom(game, store.kept)).toEqual(store.room);
    expect(foundRoom(game, store.kept).record.history.map(each => each.before !== null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('goes on after a past that came with it', () => {
    const { kept, room } = new Kept().do(one).do(roll);
    const [open, ...rows] = kept.lines;
    const brought = { ...kept, past: room.record.history, lines: [{ line: { ...open!.line, count: 2 } }] };
    expect(foundRoom(game, brought).record.history).toEqual(room.record.history);
    expect(rows).toHaveLength(2);
  });

  it('of older rules is lifted, with the position a branch starts from; nothing older can be taken back', () => {
    const store = new Kept().do(one).do(one);
    const { state } = store.room.record;
    const found = foundRoom(newer, { ...store.kept, base: state });
    expect(found.record).toMatchObject({ version: 2, state: { table: { sum: 2, of: 'two' } } });
    expect(found.base).toMatchObject({ table: { of: 'two' } });
    expect(found.record.history.map(each => each.before)).toEqual([null, null]);
  });

  it('and its first new line settles what older rules kept', () => {
    const { room } = new Kept().do(one);
    const line = (kind: StoredLine['kind']) => ({ ...room.lines.at(-1)!, kind });
    expect(settles(game, 1, room, line('act'))).toBe(false);
    expect(settles(newer, 1, room, line('act'))).toBe(true);
    expect(settles(newer, 1, room, line('say'))).toBe(true);
    const { room: rolled } = new Kept().do(roll);
    expect(settles(game, 1, rolled, rolled.lines.at(-1)!)).toBe(true);
    expect(settles(game, 1, rolled, line('say'))).toBe(false);
  });
});

describe('a store that keeps no position before an action', () => {
  /** What it finds: lines with the word that they may be taken back, and the actions in force. */
  const bare = ({ room, undoables }: Kept): { settled: number; found: Room } => {
    const lines = room.lines.map(line => ({ ...line, undoable: undoables.has(line.seq) }));
    const history = room.record.history.map(entry => ({ ...entry, before: null }));
    return { settled: settledOf(0, lines), found: { ...room, record: { ...room.record, history } } };
  };

  it('finds the positions again from the start, or from one that is known', () => {
    const kept = new Kept().do(one).do(roll).do(one).do(undo).do(one).do(one);
    const { settled, found } = bare(kept);
    expect(settled).toBe(2);
    expect(withBefores(game, found, settled)).toEqual(kept.room);
    const from = { count: 1, state: new Kept().do(one).room.record.state };
    expect(withBefores(game, found, settled, from)).toEqual(kept.room);
  });

  it('gives nothing back to take that dice have settled, though they were taken back by consent', () => {
    const agreed = { t: 'answer', seat: 'blue', yes: true };
    const kept = new Kept().do(one).do(one).do(roll).do({ t: 'propose', what: 'takeBack' }).do(agreed);
    expect(kept.room.record.history).toHaveLength(2);
    expect(bare(kept).settled).toBe(2);
    const on = kept.do(one);
    const { settled, found } = bare(on);
    expect(settled).toBe(2);
    expect(withBefores(game, found, settled)).toEqual(on.room); // with the dice that were seen behind them
  });

  it('lets nothing be taken back when the rules play it otherwise', () => {
    const { settled, found } = bare(new Kept().do(roll).do(one));
    const state = { ...found.record.state, table: { sum: 99 } };
    const other = { ...found, record: { ...found.record, state } };
    expect(withBefores(game, other, settled)).toBe(other);
  });
});
