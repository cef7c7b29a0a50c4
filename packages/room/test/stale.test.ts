import { type Action, type AnyGame, begin, done, type Game, list, rules, type Setup, together } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { handle, openRoom, type Room } from '../src/index.ts';

// Both seats answer one question under cover, twice.

interface Bids {
  setup: Setup;
  table: { round: number };
  hand: object;
  vault: object;
  action: Action;
}
const { procedure } = rules<Bids>();
const main = procedure('main')({
  bid: {
    asks: () => together('red', 'blue'),
    prompt: () => ({ key: 'bid' }),
    choices: () => list([{ type: 'low' }, { type: 'high' }]),
    settle(u) {
      u.table.round++;
      return u.table.round === 2 ? done() : { go: 'bid' as const };
    },
  },
});
const game: AnyGame = {
  ...{ id: 'bids', version: 1, scenarios: ['one'], options: [], actions: { low: {}, high: {} } },
  seats: () => ({ red: { side: 'red', screens: [] }, blue: { side: 'blue', screens: [] } }),
  setup: () => ({ table: { round: 0 }, hands: {}, vault: {} }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), audit: () => [], migrations: {} },
  outcome: () => null,
} satisfies Game<Bids>;

const fresh = (): Room => openRoom(begin(game, { scenario: 'one', options: [] }, '0'.repeat(64), {}));
let sent = 0;
function bid(room: Room, seat: string, after: number): Room | string {
  const told = handle(game, room, [seat], { t: 'act', id: `m${++sent}`, seat, action: { type: 'low' }, after });
  return 'room' in told ? told.room : 'refused' in told ? told.refused.key : 'again';
}

describe('an action decided on an old position', () => {
  it('stands when only sealed answers came in meanwhile', () => {
    const one = bid(fresh(), 'red', 1) as Room;
    expect(one.lines.length).toBe(2);
    const two = bid(one, 'blue', 1) as Room;
    expect(two.lines.length).toBe(3);
  });

  it('is refused once the position has changed, and so is one from the future', () => {
    const opened = bid(bid(fresh(), 'red', 1) as Room, 'blue', 1) as Room;
    expect(bid(opened, 'red', 1)).toBe('room.stale');
    expect(bid(opened, 'red', 2)).toBe('room.stale');
    expect(bid(opened, 'red', 9)).toBe('room.stale');
    expect((bid(opened, 'red', 3) as Room).lines.length).toBe(4);
  });
});
