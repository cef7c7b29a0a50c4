import { type Drawer, drawer } from '@bivouac/edition';
import { type Action, done, type Game, go, list, only, rules } from '@bivouac/kernel';
import type { Entry } from '@bivouac/registry';

// A series of two titles: a walk along a road whose length is the title's data. A scenario is named after its title.

interface Road {
  readonly miles: number;
}
interface Walk {
  setup: { readonly scenario: string; readonly options: readonly string[] };
  table: { at: number; there: boolean };
  hand: Record<never, never>;
  vault: Record<never, never>;
  action: Action;
}

function gameOn(roads: Drawer<Road>): Game<Walk> {
  const { procedure } = rules<Walk>();
  const walk = procedure('walk')({
    step: {
      asks: () => only('walker'),
      prompt: () => ({ key: 'ask.step', rule: '§1' }),
      choices: () => list([{ type: 'step' }]),
      take(u) {
        u.table.at++;
        u.table.there = u.table.at === roads.of(u.setup.scenario).miles;
        return u.table.there ? done() : go('step');
      },
    },
  });
  return {
    ...{ id: 'walks', version: 1, scenarios: ['north', 'south'], options: [], actions: { step: {} } },
    seats: () => ({ walker: { side: 'walker', screens: [] } }),
    setup: ({ scenario }) => ({
      ...{ table: { at: 0, there: roads.of(scenario).miles === 0 }, hands: {}, vault: {} },
    }),
    ...{ main: walk, procedures: [], migrations: {}, audit: () => [], imagine: () => ({ hands: {}, vault: {} }) },
    outcome: ({ there }) => (there ? { winners: ['walker'], why: { key: 'arrived', rule: '§1' } } : null),
  };
}

const TITLES: Readonly<Record<string, () => Promise<{ readonly default: Road }>>> = {
  north: () => import('./titles/north/road.json'),
  south: () => import('./titles/south/road.json'),
};

/** The series as a program finds it when it starts: nothing fetched yet. */
export function freshSeries() {
  const roads = drawer<Road>('road');
  const game = gameOn(roads);
  const fetched = async (title: string): Promise<void> => {
    const found = await TITLES[title]?.();
    if (found && !roads.has(title)) roads.put(title, found.default);
  };
  const entry: Entry = {
    tile: {
      ...{
        id: 'walks',
        code: 'WALK',
        name: 'Walks',
        version: game.version,
        quick: { scenario: 'north', seats: ['walker'] },
      },
      words: { en: { kind: 'A walk', how: '1 player' }, fr: { kind: 'Une marche', how: '1 joueur' } },
    },
    game: async () => game,
    seats: async () => game.seats,
    book: async () => ({ texts: { en: {}, fr: {} }, rules: [] }),
    picture: async () => () => ({ score: [] }),
    data: scenario => Promise.all((scenario === undefined ? Object.keys(TITLES) : [scenario]).map(fetched)),
  };
  return { entry, roads };
}
