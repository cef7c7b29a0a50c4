import { type Action, type AnyGame, begin, done, type Game, list, only, rules, type Setup } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { actByOrder, type Handled, handle, openRoom, type Room, standingAsk, updateFor } from '../src/index.ts';

// A game of windows: whoever is not to move is asked for a response, whatever he holds.

interface Windows {
  setup: Setup;
  table: { turn: number; round: number };
  hand: { cards: number[] };
  vault: object;
  action: Action;
}
const SEATS = ['red', 'blue'];
const { procedure } = rules<Windows>();
const main = procedure('main')({
  move: {
    asks: ({ table }) => only(SEATS[table.turn]!),
    prompt: () => ({ key: 'move' }),
    choices: () => list([{ type: 'move' }]),
    take: () => {},
  },
  window: {
    asks: ({ table }) => only(SEATS[1 - table.turn]!),
    prompt: () => ({ key: 'window' }),
    choices: (view, _locals, seat) =>
      list([{ type: 'pass' }, ...(view.hands[seat]!.cards.length > 0 ? [{ type: 'respond' }] : [])]),
    take(u, _locals, _action, seat) {
      u.say({ key: 'answered', args: { by: seat } });
    },
  },
  next(u) {
    u.table.turn = 1 - u.table.turn;
    u.table.round++;
    return u.table.round === 6 ? done() : { go: 'move' as const };
  },
});
const game: AnyGame = {
  ...{ id: 'windows', version: 1, scenarios: ['one'], options: [], actions: { move: {}, pass: {}, respond: {} } },
  seats: () => ({ red: { side: 'red', screens: ['red'] }, blue: { side: 'blue', screens: ['blue'] } }),
  setup: () => ({ table: { turn: 0, round: 0 }, hands: { red: { cards: [1001] }, blue: { cards: [] } }, vault: {} }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), audit: () => [], migrations: {} },
  outcome: ({ round }) => (round === 6 ? { winners: ['red'], why: { key: 'over' } } : null),
  standing: {
    orders: [
      { id: 'turn', name: 'order.turn' },
      { id: 'all', name: 'order.all', lasts: true },
    ],
    answer: ({ hands, stack }) => {
      expect(hands).toEqual({}); // it is shown what a spectator sees
      return stack[0]!.step === 'window' ? { type: 'pass' } : null;
    },
    ended: ({ table, stack }, seat, order) =>
      order === 'turn' && stack[0]?.step === 'move' && SEATS[table.turn] === seat,
  },
} satisfies Game<Windows>;
const plain: AnyGame = { ...game, standing: undefined as never };

const room = (): Room => openRoom(begin(game, { scenario: 'one', options: [] }, 'ab'.repeat(32)));
const ask = (at: Room, seat: string, message: object, seats = [seat]): Handled =>
  handle(game, at, seats, { id: `m${at.lines.length}-${JSON.stringify(message).length}`, seat, ...message } as never);
const ok = (handled: Handled | null): Room => {
  if (!handled || !('room' in handled)) throw new Error(JSON.stringify(handled));
  return handled.room;
};
const ordered = (at: Room, seat: string, ...orders: string[]): Room => ok(ask(at, seat, { t: 'order', orders }));
const moved = (at: Room, seat: string, type = 'move'): Room => ok(ask(at, seat, { t: 'act', action: { type } }));

describe('standing orders', () => {
  it('answer a window by the door everyone uses, and nothing else', () => {
    const waiting = ordered(room(), 'blue', 'all');
    expect(standingAsk(game, waiting)).toBeNull();
    expect(actByOrder(game, waiting)).toBeNull();
    const open = moved(waiting, 'red');
    expect(standingAsk(game, open)).toEqual({ seat: 'blue', action: { type: 'pass' } });
    const passed = ok(actByOrder(game, open));
    expect(passed.lines.at(-1)).toMatchObject({ kind: 'act', seat: 'blue', id: null, standing: true });
    expect(passed.record.history.at(-1)).toMatchObject({ seat: 'blue', action: { type: 'pass' } });
    expect(standingAsk(game, passed)).toBeNull(); // blue moves himself
  });

  it('answer the same whatever the hand holds', () => {
    const rich = moved(moved(moved(ordered(room(), 'red', 'all'), 'red'), 'blue', 'pass'), 'blue');
    const poor = structuredClone(rich);
    (poor.record.state.hands as Record<string, { cards: number[] }>)['red']!.cards = [];
    expect(standingAsk(game, rich)).toEqual({ seat: 'red', action: { type: 'pass' } });
    expect(standingAsk(game, poor)).toEqual(standingAsk(game, rich));
  });

  it('are told to their own seat only, and so is what they did', () => {
    const before = moved(room(), 'red');
    const given = ask(before, 'blue', { t: 'order', orders: ['all', 'turn', 'all'] });
    expect(given).toMatchObject({ quiet: 'blue' });
    const open = ok(given);
    expect(open.lines).toBe(before.lines); // no line tells of it
    expect(updateFor(game, open, ['blue'], 0).standing).toEqual({ blue: ['turn', 'all'] });
    expect(updateFor(game, open, ['red'], 0)).toEqual(updateFor(game, before, ['red'], 0));
    expect(updateFor(game, open, [], 0)).toEqual(updateFor(game, before, [], 0));
    const [byOrder, byHand] = [ok(actByOrder(game, open)), moved(before, 'blue', 'pass')];
    for (const seats of [['red'], []]) {
      expect(updateFor(game, byOrder, seats, 0)).toEqual(updateFor(game, byHand, seats, 0));
    }
    expect(updateFor(game, byOrder, ['blue'], 0).lines.at(-1)?.standing).toBe(true);
    expect(updateFor(game, byHand, ['blue'], 0).lines.at(-1)).not.toHaveProperty('standing');
  });

  it('end by their own condition, or when they are taken back', () => {
    const open = moved(ordered(room(), 'blue', 'turn', 'all'), 'red');
    expect(open.orders).toEqual({ blue: ['turn', 'all'] });
    const passed = ok(actByOrder(game, open));
    expect(passed.orders).toEqual({ blue: ['all'] }); // blue's own turn has come
    expect(ordered(passed, 'blue').orders).toEqual({});
    expect(standingAsk(game, ordered(open, 'blue'))).toBeNull();
  });

  it('wait while a proposal lies on the table, and end with the game', () => {
    const open = moved(ordered(room(), 'blue', 'all'), 'red');
    const proposed = ok(ask(open, 'red', { t: 'propose', what: 'takeBack' }));
    expect(standingAsk(game, proposed)).toBeNull();
    expect(standingAsk(game, ok(ask(proposed, 'blue', { t: 'answer', yes: false })))).not.toBeNull();
    const over = ok(ask(open, 'red', { t: 'resign' }));
    expect(standingAsk(game, over)).toBeNull();
    expect(ask(over, 'blue', { t: 'order', orders: [] })).toEqual({ refused: { key: 'refusal.over' } });
  });

  it('are refused for another’s seat, when unknown, and where a game has none', () => {
    const order = (orders: string[]) => ({ t: 'order', orders });
    expect(ask(room(), 'red', order(['all']), ['blue'])).toEqual({ refused: { key: 'room.notYourSeat' } });
    const unknown = { refused: { key: 'room.unknownOrder', args: { order: 'toString' } } };
    expect(ask(room(), 'red', order(['all', 'toString']))).toEqual(unknown);
    const told = { t: 'order', id: 'x', seat: 'red', orders: ['all'] } as const;
    expect(handle(plain, room(), ['red'], told)).toEqual({ refused: { key: 'room.noOrders' } });
    expect(updateFor(plain, room(), ['red'], 0)).not.toHaveProperty('standing');
  });
});
