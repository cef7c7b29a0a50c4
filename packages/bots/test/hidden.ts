import { type Game, list, type Mind, only, rules, type Types } from '@bivouac/kernel';

// A tiny game with secrets: each holds three cards of nine; in turn one plays a card, the higher one scores.

export interface Cards extends Types {
  setup: { scenario: string; options: readonly string[] };
  table: { played: number[]; score: [number, number]; over: boolean };
  hand: { cards: number[] };
  vault: { deck: number[] };
  action: { type: 'play'; card: number };
}

const SEATS = ['north', 'south'] as const;
const { procedure } = rules<Cards>();

const round = procedure('round')({
  first: {
    asks: () => only('north'),
    prompt: () => ({ key: 'play' }),
    choices: view => list(view.hands['north']!.cards.map(card => ({ type: 'play' as const, card }))),
    take: (u, _l, { card }) => lay(u.hand('north').cards, u.table.played, card),
  },
  second: {
    asks: () => only('south'),
    prompt: () => ({ key: 'play' }),
    choices: view => list(view.hands['south']!.cards.map(card => ({ type: 'play' as const, card }))),
    take: (u, _l, { card }) => lay(u.hand('south').cards, u.table.played, card),
  },
  score(u) {
    const { played, score } = u.table;
    const [a = 0, b = 0] = played.slice(-2);
    score[a > b ? 0 : 1] += Math.abs(a - b);
    if (u.hand('south').cards.length > 0) return { go: 'first' };
    u.table.over = true;
  },
});

function lay(cards: number[], played: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
  played.push(card);
}

export const cards: Game<Cards> = {
  id: 'cards',
  version: 1,
  scenarios: ['one'],
  options: [],
  actions: { play: { card: 'whole' } },
  seats: () => ({ north: { side: 'north', screens: ['north'] }, south: { side: 'south', screens: ['south'] } }),
  setup: () => ({
    table: { played: [], score: [0, 0], over: false },
    hands: { north: { cards: [2, 5, 9] }, south: { cards: [1, 6, 7] } },
    vault: { deck: [3, 4, 8] },
  }),
  main: round,
  procedures: [],
  outcome: table =>
    table.over ? { winners: [SEATS[table.score[0] >= table.score[1] ? 0 : 1]], why: { key: 'won' } } : null,
  imagine(view, pick) {
    const seat = view.seat as 'north' | 'south';
    const mine = view.hands[seat]!.cards;
    const unseen = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      card => !mine.includes(card) && !view.table.played.includes(card),
    );
    for (let i = unseen.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [unseen[i], unseen[j]] = [unseen[j]!, unseen[i]!];
    }
    const theirs = unseen.splice(
      0,
      seat === 'north' ? Math.ceil((6 - view.table.played.length) / 2) : mine.length - (view.table.played.length % 2),
    );
    const other = seat === 'north' ? 'south' : 'north';
    return { hands: { [seat]: { cards: [...mine] }, [other]: { cards: theirs } }, vault: { deck: unseen } };
  },
  audit: () => [],
  migrations: {},
};

/** An honest mind: knows its own cards only. */
export const honest: Mind<Cards> = {
  ideas: (view, seat, most) =>
    view.hands[seat]!.cards.slice(0, most).map(card => {
      const count = view.table.played.length;
      return {
        key: `play:${card}`,
        say: { key: 'play', args: { card } },
        prior: card,
        next: seen => (seen.table.played.length === count ? { type: 'play', card } : null),
      };
    }),
  reflex: (view, seat, pick) => {
    const mine = view.hands[seat]!.cards;
    return { type: 'play', card: mine[pick(mine.length)]! };
  },
  features: state => Int32Array.of(1000 * (state.table.score[0] - state.table.score[1])),
  win: margin => 0.5 + margin / (2 * (5 + Math.abs(margin))),
  quiet: () => false,
  weight: () => 'weighty',
};
