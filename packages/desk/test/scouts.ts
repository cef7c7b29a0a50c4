import { type Action, type Game, go, only, type Point, rules, type Setup, type Text, type View } from '@bivouac/kernel';
import {
  type Art,
  type Asked,
  askedOf,
  type Desk,
  deskOf,
  makers,
  pointedTo,
  type Question,
  says,
  type Target,
  words,
} from '../src/index.ts';

// Two scouts on a plane without places: one walks up to 100 units anywhere, or to the wells, two points that are offered.

interface Walk extends Action {
  readonly type: 'walk';
  readonly scout: string;
  readonly to: readonly number[];
}
export interface Scouts {
  setup: Setup;
  table: { at: [number, number][]; turn: number };
  hand: Record<never, never>;
  vault: Record<never, never>;
  action: Walk;
}
export const SCOUTS = ['ann', 'bob'] as const;
const WELLS: readonly Point[] = [
  { x: 50, y: 0 },
  { x: 0, y: 400 },
];
const REACH = 100;

function whyNotWalk({ at }: Scouts['table'], { scout, to }: Walk): Text | null {
  const from = at[(SCOUTS as readonly string[]).indexOf(scout)];
  if (!from) return { key: 'no.scout', args: { scout } };
  const [dx, dy] = [to[0]! - from[0], to[1]! - from[1]];
  return dx * dx + dy * dy > REACH * REACH ? { key: 'no.far', args: { reach: REACH } } : null;
}

const { procedure } = rules<Scouts>();
const main = procedure('main')({
  walk: {
    asks: () => only('ranger'),
    prompt: () => ({ key: 'ask' }),
    choices: view => ({
      kind: 'space',
      sample: () => ({ type: 'walk', scout: 'ann', to: view.table.at[0]! }),
      check: action => whyNotWalk(view.table, action),
    }),
    take(u, _locals, { scout, to }) {
      u.table.at[(SCOUTS as readonly string[]).indexOf(scout)] = [to[0]!, to[1]!];
      u.table.turn++;
      return go('walk');
    },
  },
});
export const game: Game<Scouts> = {
  id: 'scouts',
  version: 1,
  scenarios: ['s'],
  options: [],
  actions: { walk: { scout: 'word', to: 'wholes' } },
  seats: () => ({ ranger: { side: 'rangers', screens: [] } }),
  setup: () => ({
    table: {
      at: [
        [0, 0],
        [300, 0],
      ],
      turn: 0,
    },
    hands: {},
    vault: {},
  }),
  main,
  procedures: [],
  outcome: () => null,
  imagine: () => ({ hands: {}, vault: {} }),
  audit: () => [],
  migrations: {},
};

interface Says {
  walk: { scout: string };
  take: { scout: string };
  back: Record<never, never>;
}
const dx = says<Says>();
const { acting, atPoint, putBack, toggles } = makers<Walk, Says>(dx, dx('back', {}));
const taken = (draft: Parameters<typeof words>[0]): string => words(draft, 'scouts')[0] ?? '';
const walk = (scout: string, { x, y }: Point): Walk => ({ type: 'walk', scout, to: [x, y] });
const target = (scout: string, point: Point): Target<Walk> =>
  atPoint(point, dx('walk', { scout }), acting(walk(scout, point)), { path: [point] });

interface Pointed {
  readonly place: string;
  readonly name: string;
}
const walking: Question<Walk, Asked<Scouts>, Pointed> = {
  rule: '§1',
  first: { key: 'no.first' },
  offer(a, draft) {
    const scout = taken(draft);
    const wells = scout ? WELLS.filter(well => a.whyNot(walk(scout, well)) === null) : [];
    const pieces = toggles(
      SCOUTS,
      words(draft, 'scouts'),
      scouts => ({ scouts }),
      name => dx('take', { scout: name }),
    );
    return { targets: [...pieces, ...wells.map(well => target(scout, well))], buttons: scout ? [putBack()] : [] };
  },
  whyNot: (a, draft, { name }) => {
    const [, x, y] = /^@(-?\d+),(-?\d+)$/.exec(name) ?? [];
    return taken(draft) && x && y ? a.whyNot(walk(taken(draft), { x: Number(x), y: Number(y) })) : null;
  },
};

const picture = ({ table }: View<Scouts>) => ({
  sprites: SCOUTS.map((id, i) => ({
    id,
    at: { x: table.at[i]![0], y: table.at[i]![1], turn: 90 * i },
    side: 'rangers',
    art: { kind: 'scout', name: id },
    label: dx('take', { scout: id }),
    rank: i,
  })),
  tracks: [],
  holdings: [],
  places: {},
  marks: [{ kind: 'objective' as const, spots: WELLS, label: dx('back', {}) }],
  score: [],
  when: { key: 'turn', args: { turn: table.turn } },
});

export const desk: Desk<Scouts, Art> = deskOf(
  {
    game,
    picture,
    questions: { 'main.walk': walking },
    asked: (view, seat) => askedOf(game, view, seat),
    pointed: (_a, at) => ({ place: '', name: 'card' in at ? at.card : pointedTo(at) }),
    placeOf: () => '',
    notAsked: () => ({ key: 'no.turn' }),
    pickPlace: place => ({ key: 'no.place', args: { place } }),
    pickPiece: place => ({ key: 'no.piece', args: { place } }),
  },
  {
    ground: (view, seat, draft, point) =>
      taken(draft) && askedOf(game, view, seat).whyNot(walk(taken(draft), point)) === null
        ? target(taken(draft), point)
        : null,
  },
);
