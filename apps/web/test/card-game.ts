import { type Game, list, only, rules, type Setup } from '@bivouac/kernel';

/** Two players with a card each that the other does not see: the smallest game with a secret. */
interface Cards {
  setup: Setup;
  table: { over: boolean };
  hand: { card: number };
  vault: { deck: number[] };
  action: { readonly type: 'pass' };
}
const { procedure } = rules<Cards>();
const DECK = [1001, 1002, 1003, 1004, 1005];

const main = procedure('main')({
  ask: {
    asks: () => only('a'),
    prompt: () => ({ key: 'ask' }),
    choices: () => list([{ type: 'pass' }]),
    take(u) {
      u.table.over = true;
    },
  },
});

export const cardGame: Game<Cards> = {
  id: 'cards',
  version: 1,
  scenarios: ['s'],
  options: [],
  actions: { pass: {} },
  seats: () => ({ a: { side: 'a', screens: ['a'] }, b: { side: 'b', screens: ['b'] } }),
  setup: () => ({
    table: { over: false },
    hands: { a: { card: 1001 }, b: { card: 1002 } },
    vault: { deck: [1003, 1004, 1005] },
  }),
  main,
  procedures: [],
  outcome: table => (table.over ? { winners: [], why: { key: 'over' } } : null),
  imagine(seen, pick) {
    const own = seen.hands['a']?.card;
    const rest = DECK.filter(card => card !== own);
    const [card = 0] = rest.splice(pick(rest.length), 1);
    return { hands: { a: { card: own ?? 0 }, b: { card } }, vault: { deck: rest } };
  },
  audit: () => [],
  migrations: {},
};
