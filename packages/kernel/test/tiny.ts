// A game of a few cards whose rules each test writes for itself.
import {
  type Decision,
  type Game,
  keyedDice,
  list,
  type Played,
  type Procedure,
  rules,
  type Setup,
  type State,
  start,
  type Umpire,
} from '@bivouac/kernel';

export interface Tiny {
  setup: Setup;
  table: { turn: number; over: boolean; heard: string[]; asked: string[] };
  hand: { cards: number[] };
  vault: { deck: number[] };
  action: { readonly type: string; readonly n?: number; readonly ns?: readonly number[]; readonly word?: string };
}
export type U = Umpire<Tiny>;
export const { procedure } = rules<Tiny>();

export const secret = 'ab'.repeat(32);
export const setup: Setup = { scenario: 'short', options: [] };

/** A question put to the seats on `table.asked`, answered by `a` or `b`; the answers are heard. */
export function question<L = object>(more: Partial<Decision<Tiny, L, never>> = {}): Decision<Tiny, L, never> {
  const asked: Pick<Decision<Tiny, L, never>, 'asks' | 'prompt' | 'choices'> = {
    asks: pub => ({ seats: pub.table.asked }),
    prompt: () => ({ key: 'ask' }),
    choices: () => list([{ type: 'a' }, { type: 'b' }]),
  };
  if (more.take) return { ...asked, ...more, take: more.take };
  const settle: Decision<Tiny, L, never>['settle'] = (u, _locals, answers) => {
    u.table.heard.push(...Object.entries(answers).map(([seat, action]) => `${seat}:${action.type}`));
  };
  return { ...asked, settle, ...more } as Decision<Tiny, L, never>;
}

export const partners = {
  x: { side: 'x', screens: ['x'] },
  x2: { side: 'x', screens: ['x'] },
  y: { side: 'y', screens: ['y'] },
};

export function tiny(main: Procedure<Tiny>, more: Partial<Game<Tiny>> = {}): Game<Tiny> {
  return {
    id: 'tiny',
    version: 1,
    scenarios: ['short', 'long'],
    options: [
      { id: 'fog' },
      { id: 'deep-fog', requires: 'fog' },
      { id: 'sun', excludes: 'fog' },
      { id: 'night', scenarios: ['long'] },
    ],
    actions: { a: {}, b: {}, free: {}, card: { n: 'whole' }, path: { ns: 'wholes', word: 'word?' } },
    seats: () => partners,
    setup: () => ({
      table: { turn: 0, over: false, heard: [], asked: ['x'] },
      hands: { x: { cards: [1001, 1002] }, y: { cards: [1003] } },
      vault: { deck: [1004, 1005] },
    }),
    main,
    procedures: [],
    outcome: table => (table.over ? { winners: ['x'], why: { key: 'won' } } : null),
    imagine: () => ({ hands: {}, vault: { deck: [] } }),
    audit: state => (state.table.turn < 0 ? ['time runs backwards'] : []),
    migrations: {},
    ...more,
  };
}

export const opened = (game: Game<Tiny>): Played<Tiny> => start(game, setup, keyedDice(secret));

/** The position at the first question, with these seats asked. */
export function asking(game: Game<Tiny>, ...seats: string[]): State<Tiny> {
  const made = game.setup(setup);
  const asked = { ...game, setup: () => ({ ...made, table: { ...made.table, asked: seats } }) };
  return start(asked, setup, keyedDice(secret)).state;
}
