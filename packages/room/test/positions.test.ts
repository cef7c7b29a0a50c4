import {
  type Action,
  type AnyGame,
  begin,
  done,
  enter,
  type Game,
  list,
  only,
  rules,
  type Setup,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { type Archive, type Begun, Positions } from '../src/host/index.ts';
import { handle, openRoom, type Room } from '../src/index.ts';

// Positions of the past, of a game in which one player throws a die and adds it up.

interface Sums {
  setup: Setup;
  table: { thrown: number; sum: number };
  hand: object;
  vault: object;
  action: Action;
}
const LONG = 120;
let played = 0; // actions, by whomever
const { procedure } = rules<Sums>();
const main = procedure('main')({
  throw: {
    asks: () => only('one'),
    prompt: () => ({ key: 'throw' }),
    choices: () => list([{ type: 'throw' }, { type: 'wait' }]),
    take(u, _locals, { type }) {
      played++;
      if (type === 'throw') u.table.sum += u.roll(6, { key: 'sum' });
      return ++u.table.thrown === LONG * 2 ? done() : { go: 'throw' as const };
    },
  },
});
const game: AnyGame = {
  ...{ id: 'sums', version: 1, scenarios: ['one'], options: [], actions: { throw: {}, wait: {} } },
  seats: () => ({ one: { side: 'one', screens: [] } }),
  setup: () => ({ table: { thrown: 0, sum: 0 }, hands: {}, vault: {} }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), audit: () => [], migrations: {} },
  outcome: () => null,
} satisfies Game<Sums>;

const setup = { scenario: 'one', options: [] };
const fresh = (secret = 'ab'): Room => openRoom(begin(game, setup, secret.repeat(32)));
let ids = 0;
function told(room: Room, what: object): Room {
  const answer = handle(game, room, ['one'], { id: `${++ids}`, seat: 'one', ...what } as never);
  if (!('room' in answer)) throw new Error(JSON.stringify(answer));
  return answer.room;
}
const act = (room: Room, type: string): Room => told(room, { t: 'act', action: { type }, after: room.lines.length });
const table = (room: Room): Begun => ({ id: 't', game, room, bots: {} });
const tableOf = (state: { readonly table: unknown } | null): unknown => state?.table;

function archive(more: Partial<Archive> = {}) {
  const breaths = { count: 0 };
  return { breaths, positions: new Positions({ breath: async () => void breaths.count++, ...more }) };
}

describe('a position of the past', () => {
  it('is the one there was, also after something was taken back between throws', async () => {
    let room = fresh();
    const was: unknown[] = [room.record.state.table];
    for (let n = 1; n <= 6; n++) {
      room = act(act(room, 'throw'), 'wait');
      if (n === 3) room = act(told(room, { t: 'undo' }), 'wait');
      was[2 * n] = room.record.state.table;
    }
    const { positions } = archive();
    for (let n = 0; n <= 6; n++) expect(tableOf(await positions.at(table(room), 2 * n))).toEqual(was[2 * n]);
  });

  it('does not exist before the beginning, after the end, or in between', async () => {
    const { positions } = archive();
    for (const count of [-1, 2, 0.5, Number.NaN])
      expect(await positions.at(table(act(fresh(), 'wait')), count)).toBe(null);
  });

  it('starts where a private board does', async () => {
    const base = act(fresh(), 'throw').record.state;
    const room = act({ ...openRoom({ ...fresh().record, state: base }), base }, 'throw');
    const { positions } = archive();
    expect(tableOf(await positions.at(table(room), 0))).toEqual(base.table);
    expect(tableOf(await positions.at(table(room), 1))).toEqual(room.record.state.table);
  });

  it('is played from the last one that is known, in steps that let others breathe', async () => {
    let room = fresh();
    const states = [room.record.state];
    for (let n = 0; n < LONG; n++) {
      room = act(room, 'throw');
      states.push(room.record.state);
    }
    const known = archive({ snapshot: async (_id, count) => ({ count: count - 5, state: states[count - 5]! }) });
    played = 0;
    expect(tableOf(await known.positions.at(table(room), LONG))).toEqual(states[LONG]!.table);
    expect([played, known.breaths.count]).toEqual([5, 1]);
    const { positions, breaths } = archive();
    expect(tableOf(await positions.at(table(room), LONG))).toEqual(states[LONG]!.table);
    expect(breaths.count).toBe(3);
  });
});

describe('the past of an imported game', () => {
  it('was played with its own dice, and is not played twice', async () => {
    let old = begin(game, setup, 'cd'.repeat(32));
    const states = [old.state];
    for (let n = 0; n < LONG; n++) {
      old = enter(game, old, 'one', { type: 'throw' });
      states.push(old.state);
    }
    const past = { history: old.history, secret: old.secret, numbers: {} };
    const now = { ...fresh().record, history: old.history, state: old.state };
    const { positions } = archive({ past: async () => past });
    const at = (count: number) => positions.at(table(openRoom(now)), count);
    for (const count of [110, 0, 49, 50]) expect(tableOf(await at(count))).toEqual(states[count]!.table);
    played = 0;
    expect(tableOf(await at(113))).toEqual(states[113]!.table);
    expect(played).toBe(13);
  });
});
