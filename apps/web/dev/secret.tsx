import type { Art, Desk } from '@bivouac/desk';
import { begin, type Game, list, nobody, only, rules, type Secret, type Setup } from '@bivouac/kernel';
import { render } from 'preact';
import { later } from '../src/games/later.ts';
import type { WebGame } from '../src/games/web-game.ts';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { learnWords } from '../src/text/words.ts';
import '../src/style/fonts.css';
import '../src/style/tokens.css';
import '../src/style/index.css';
import { pageLink } from './link.ts';

// Two players at one screen with a card each: to look at the hand-over, and at a board without its drawn map.

interface Cards {
  setup: Setup;
  table: { turn: number };
  hand: { card: number };
  vault: Record<string, never>;
  action: { readonly type: 'pass' | 'lose' };
}
const { procedure } = rules<Cards>();
const sides = ['north', 'south'] as const;
const main = procedure('main')({
  ask: {
    asks: ({ table }) => only(sides[table.turn % 2]!),
    prompt: ({ table }) => ({ key: 'prompt', args: { turn: table.turn } }),
    choices: () => list([{ type: 'pass' }]),
    take(u) {
      u.tell(sides[u.table.turn % 2]!, { key: 'looked', args: { card: u.hand(sides[u.table.turn % 2]!).card } });
      u.table.turn++;
    },
  },
  lose: {
    plain: true, // two ways to lose, both on the table
    asks: ({ table }) => (table.turn === 1 ? only('south') : nobody),
    prompt: () => ({ key: 'lose' }),
    choices: () => list([{ type: 'lose' }, { type: 'pass' }]),
    take: () => {},
  },
  again: () => ({ go: 'ask' }),
});
const game: Game<Cards> = {
  id: 'cards',
  version: 1,
  scenarios: ['s'],
  options: [],
  actions: { pass: {}, lose: {} },
  seats: () => ({ north: { side: 'north', screens: ['north'] }, south: { side: 'south', screens: ['south'] } }),
  setup: () => ({ table: { turn: 0 }, hands: { north: { card: 777001 }, south: { card: 777002 } }, vault: {} }),
  main,
  procedures: [],
  outcome: ({ turn }) => (turn > 3 ? { winners: [], why: { key: 'over' } } : null),
  imagine: view => ({ hands: { north: { card: 777001 }, south: { card: 777002 }, ...view.hands }, vault: {} }),
  audit: () => [],
  migrations: {},
};

const texts = {
  prompt: (a: { turn: number }) => `Look at your card, turn ${a.turn + 1}.`,
  looked: (a: { card: number }) => `You hold card ${a.card}.`,
  pass: () => 'Pass',
  lose: () => 'South loses something.',
  over: () => 'Four turns are over.',
  place: (a: { place: string }) => `Camp ${a.place}`,
  card: (a: { card: number }) => `card ${a.card}`,
};
const square = (x: number): string => `M${x - 50} 50h100v100h-100z`;
const desk: Desk<Cards> = {
  start: {},
  picture: ({ hands, table }) => ({
    sprites: Object.entries(hands).map(([side, hand]) => ({
      id: `card-${hand!.card}`,
      at: side,
      side,
      art: { kind: 'card', name: `card ${hand!.card}` },
      label: { key: 'card', args: { card: hand!.card } },
      rank: 1,
    })),
    tracks: [],
    holdings: [],
    places: Object.fromEntries(sides.map(place => [place, { key: 'place', args: { place } }])),
    marks: [],
    score: [],
    when: { key: 'prompt', args: { turn: table.turn } },
  }),
  offer: () => ({
    targets: [],
    buttons: [{ label: { key: 'pass' }, primary: true, next: { action: { type: 'pass' } } }],
  }),
  whyNot: () => null,
};
const play = later(async () => ({ game: game as never, desk }));
const web: WebGame<Art> = {
  id: 'cards',
  voice: { texts: { en: texts, fr: texts }, learn: async () => {}, learnActing: async () => {} },
  play,
  rules: later(async () => []),
  picture: desk.picture,
  seats: game.seats as WebGame['seats'],
  board: {
    sheet: '/boards/not-there.svg',
    width: 400,
    height: 200,
    places: sides.map((id, i) => ({
      id,
      x: 100 + 200 * i,
      y: 100,
      outline: square(100 + 200 * i),
      neighbours: sides.filter(other => other !== id),
    })),
    piece: ({ art }) => `<text>${art.name}</text>`,
    pile: () => '',
    offset: () => [0, 0],
  },
  title: () => 'Cards',
  scenario: () => ({ name: '', blurb: '', victory: '' }),
  option: () => ({ name: '', explains: '' }),
  optionRule: id => id,
  about: () => '',
  sideName: side => (side === 'north' ? 'North' : 'South'),
  sideClass: side => (side === 'north' ? 'us' : 'cs'),
};

const record = begin(game, { scenario: 's', options: [] }, 'cd'.repeat(32) as Secret);
const link = pageLink((await play.fetch()).game, record as never, [...sides]);
document.documentElement.dataset.theme = 'light';
const nothing = (): void => {};
const props = { link, web, language: 'en', onLanguage: nothing, onTheme: nothing } as const;
await learnWords('en');
render(<TableScreen {...props} />, document.getElementById('app')!);
