import { type Action, type AnyGame, begin, done, type Game, list, only, rules, type Setup } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { ASK, actForced, forcedAsk, type Handled, handle, openRoom, type Room, updateFor } from '../src/index.ts';

// A game of losses: red chooses how many blue has left to choose from; then a window that only a hand could answer.

interface Losses {
  setup: Setup;
  table: { units: number; lost: number };
  hand: { cards: number[] };
  vault: object;
  action: Action & { readonly units?: number };
}
const { procedure } = rules<Losses>();
const main = procedure('main')({
  aim: {
    asks: () => only('red'),
    prompt: () => ({ key: 'aim' }),
    choices: () => list([1, 2].map(units => ({ type: 'aim', units }))),
    take(u, _locals, { units }) {
      u.table.units = units ?? 0;
    },
  },
  gunner: {
    plain: true,
    asks: () => only('red'),
    prompt: () => ({ key: 'gunner' }),
    choices: () => list([{ type: 'fire' }]),
    take: () => {},
  },
  lose: {
    plain: true,
    asks: () => only('blue'),
    prompt: () => ({ key: 'lose' }),
    choices: ({ table }) => list(Array.from({ length: table.units }, (_, units) => ({ type: 'lose', units }))),
    take(u) {
      u.table.lost++;
      u.say({ key: 'lost' });
    },
  },
  window: {
    asks: () => only('blue'),
    prompt: () => ({ key: 'window' }),
    choices: ({ hands }) => list([{ type: 'pass' }, ...(hands['blue']?.cards ?? []).map(() => ({ type: 'respond' }))]),
    take: () => done(),
  },
});
const game: AnyGame = {
  ...{ id: 'losses', version: 1, scenarios: ['one'], options: [], migrations: {}, audit: () => [] },
  actions: { aim: { units: 'whole' }, fire: {}, lose: { units: 'whole' }, pass: {}, respond: {} },
  seats: () => ({ red: { side: 'red', screens: ['red'] }, blue: { side: 'blue', screens: ['blue'] } }),
  setup: () => ({
    table: { units: 0, lost: 0 },
    hands: { red: { cards: [] }, blue: { cards: [] } },
    vault: {},
  }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), outcome: () => null },
} satisfies Game<Losses>;

const room = (): Room => openRoom(begin(game, { scenario: 'one', options: [] }, 'ab'.repeat(32)));
const on = (handled: Handled | null): Room => {
  if (!handled || !('room' in handled)) throw new Error(JSON.stringify(handled));
  return handled.room;
};
const act = (at: Room, seat: string, action: object): Room =>
  on(handle(game, at, [seat], { t: 'act', id: JSON.stringify(action), seat, action: action as never }));
/** The table answers as long as it can. */
const settled = (at: Room): Room => {
  const next = actForced(game, at);
  return next ? settled(on(next)) : at;
};
const one = { type: 'aim', units: 1 };

describe('an answer that the rules force', () => {
  it('is given by the table and marked in its line; a choice is left to the player', () => {
    const hit = settled(act(room(), 'red', one));
    expect(hit.record.state.table).toEqual({ units: 1, lost: 1 });
    expect(hit.lines.slice(-2).map(({ seat, forced }) => [seat, forced])).toEqual([
      ['red', true],
      ['blue', true],
    ]);
    expect(updateFor(game, hit, [], 0).lines.at(-1)).toMatchObject({
      kind: 'act',
      forced: true,
      events: [{ key: 'lost' }],
    });
    expect(settled(act(room(), 'red', { type: 'aim', units: 2 })).record.state.table).toEqual({ units: 2, lost: 0 });
  });
  it('is never found in a hand: who could only pass is asked all the same', () => {
    const asked = settled(act(room(), 'red', one));
    expect(asked.record.state.stack.at(-1)?.step).toBe('window');
    expect(forcedAsk(game, asked)).toBeNull();
  });
  it('waits for nobody’s proposal, and for whoever wants to be asked', () => {
    const aimed = act(room(), 'red', one);
    const asks = on(handle(game, aimed, ['red'], { t: 'order', id: 'o', seat: 'red', orders: [ASK] }));
    expect(forcedAsk(game, asks)).toBeNull();
    expect(settled(act(asks, 'red', { type: 'fire' })).record.state.table).toEqual({ units: 1, lost: 1 });
    const offer = on(handle(game, aimed, ['red'], { t: 'propose', id: 'p', seat: 'red', what: 'draw' }));
    expect(forcedAsk(game, offer)).toBeNull();
  });
  it('goes with the choice that led to it when that is taken back', () => {
    const fired = on(actForced(game, act(room(), 'red', one)));
    expect(updateFor(game, fired, ['red'], 0).mayUndo).toEqual([]); // blue is asked now
    const still = {
      ...fired,
      record: {
        ...fired.record,
        history: fired.record.history.map(each => ({ ...each, before: room().record.state })),
      },
    };
    const back = on(handle(game, still, ['red'], { t: 'undo', id: 'u', seat: 'red' }));
    expect(back.record.history).toEqual([]);
    const asked = on(handle(game, settled(fired), ['red'], { t: 'propose', id: 'p', seat: 'red', what: 'takeBack' }));
    expect(on(handle(game, asked, ['blue'], { t: 'answer', id: 'a', seat: 'blue', yes: true })).record.history).toEqual(
      [],
    );
  });
  it('leads nobody back behind what a file brought, when it came first here', () => {
    const { record } = act(room(), 'red', one);
    const brought = settled({ ...openRoom(record), base: record.state, brought: record.history.length });
    expect(brought.record.history.length).toBeGreaterThan(record.history.length);
    const propose = { t: 'propose', id: 'p', seat: 'red', what: 'takeBack' } as const;
    expect(handle(game, brought, ['red'], propose)).toMatchObject({ refused: { key: 'undo.nothing' } });
  });
});
