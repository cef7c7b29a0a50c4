import { type Action, type AnyGame, begin, done, type Game, list, only, rules, type Setup } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { handle, openRoom, type Room } from '../src/index.ts';

// Two partners who may not talk, against one.

interface Team {
  setup: Setup;
  table: { over: boolean };
  hand: object;
  vault: object;
  action: Action;
}
const { procedure } = rules<Team>();
const main = procedure('main')({
  end: {
    asks: () => only('chief'),
    prompt: () => ({ key: 'end' }),
    choices: () => list([{ type: 'end' }]),
    take(u) {
      u.table.over = true;
      return done();
    },
  },
});
const open: AnyGame = {
  ...{ id: 'team', version: 1, scenarios: ['one'], options: [], actions: { end: {} } },
  seats: () => ({
    chief: { side: 'red', screens: [] },
    aide: { side: 'red', screens: [] },
    foe: { side: 'blue', screens: [] },
  }),
  setup: () => ({ table: { over: false }, hands: {}, vault: {} }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), audit: () => [], migrations: {} },
  outcome: ({ over }) => (over ? { winners: ['red'], why: { key: 'over' } } : null),
} satisfies Game<Team>;
const silent: AnyGame = { ...open, silence: { key: 'no.talk' } };

const fresh = (): Room => openRoom(begin(silent, { scenario: 'one', options: [] }, '0'.repeat(64), {}));
let sent = 0;
function heard(game: AnyGame, seats: readonly string[], seat: string | null, room = fresh()): string {
  const told = handle(game, room, seats, { t: 'say', id: `m${++sent}`, seat, text: 'Left or right?' });
  return 'refused' in told ? told.refused.key : 'said';
}

describe('talk at a table whose partners may not talk', () => {
  it('is closed to a partner, under his own name and as a bystander', () => {
    expect(heard(silent, ['aide'], 'aide')).toBe('no.talk');
    expect(heard(silent, ['aide'], null)).toBe('no.talk');
    expect(heard(silent, ['chief'], 'chief')).toBe('no.talk');
  });
  it('is open to who sits alone on a side, to who holds all of one, and to watchers', () => {
    expect(heard(silent, ['foe'], 'foe')).toBe('said');
    expect(heard(silent, ['chief', 'aide'], 'chief')).toBe('said');
    expect(heard(silent, [], null)).toBe('said');
  });
  it('is open to all when the game is over, and where a game does not forbid it', () => {
    const ended = handle(silent, fresh(), ['chief'], {
      t: 'act',
      id: 'e',
      seat: 'chief',
      action: { type: 'end' },
      after: 1,
    });
    expect(heard(silent, ['aide'], 'aide', (ended as { room: Room }).room)).toBe('said');
    expect(heard(open, ['aide'], 'aide')).toBe('said');
  });
});
