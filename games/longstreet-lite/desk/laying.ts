import type { Draft } from '@bivouac/desk';
import { type Point, type Pose, pointAt, shifted } from '@bivouac/maps/plane';
import { BW, FULL_TURN, kindNumber, kindOf, kinds, pitched } from '../data/index.ts';
import { openingOf } from '../rules/03-opening.ts';
import { type Laying, terrainFrom } from '../rules/03-terrain.ts';
import { patchOf } from '../rules/04-survey.ts';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPoint,
  button,
  drafting,
  type Offer,
  order,
  type Press,
  putBack,
  type Question,
  spotOf,
  whole,
  wordAmong,
} from './asked.ts';
import { type Patch, pieceMarks } from './shapes.ts';

// 3 Terrain is laid. Draft `{ kind }`, then `{ kind, x, y, heading, width, depth }`: a piece about a point, turned and sized.

const KINDS = kinds.map(({ id }) => id as string).filter(id => id !== 'crest');
const isLine = (kind: string): boolean => kindOf(kindNumber(kind)).shape === 'line';
/** Bands and crossings have straight sides. */
const BANDS: Readonly<Record<string, readonly [width: number, depth: number]>> = {
  stream: [14_000, 600],
  river: [14_000, 1200],
  bridge: [1500, 2000],
  ford: [2000, 2000],
};
const SIZES: Readonly<Record<string, readonly [width: number, depth: number]>> = {
  ...BANDS,
  hill: [8000, 4000],
  wood: [6000, 4000],
  field: [6000, 5000],
  marsh: [4000, 3000],
  rocky: [3000, 2500],
};
const LINE: readonly [number, number] = [6000, 0];
const [EAST, NORTH] = pitched.table;
const STEP = 1500; // hundredths of a degree a press
const LEAST = BW;

function patchIn(kind: string, draft: Draft): Patch | null {
  const [x, y] = [whole(draft, 'x'), whole(draft, 'y')];
  if (x < 0 || y < 0) return null;
  const [wide, deep] = SIZES[kind] ?? LINE;
  const given = (name: string, usual: number): number => (whole(draft, name) >= 0 ? whole(draft, name) : usual);
  return {
    x,
    y,
    heading: given('heading', 9000) % FULL_TURN,
    width: given('width', wide),
    depth: given('depth', deep),
  };
}
const draftOf = (kind: string, { x, y, heading, width, depth }: Patch): Draft => ({
  kind,
  x,
  y,
  heading,
  width,
  depth,
});

/** The piece itself: a line from end to end, a band, a patch; a hill has its crest along the middle. */
export function pieceOf(kind: string, patch: Patch): Laying {
  const { width, depth } = patch;
  const half = Math.floor(width / 2);
  if (isLine(kind)) return { kind, points: flat([shifted(patch, 0, -half), shifted(patch, 0, half)]) };
  if (BANDS[kind]) return { kind, points: flat(corners(patch, half, Math.floor(depth / 2))) };
  const points = patchOf(patch, width, depth).corners;
  const crest = Math.floor(width / 3);
  return kind === 'hill'
    ? { kind, points, crest: flat([shifted(patch, 0, -crest), shifted(patch, 0, crest)]) }
    : { kind, points };
}
const flat = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x, y]);
const corners = (pose: Pose, half: number, deep: number): Point[] =>
  [[-deep, half], [deep, half], [deep, -half], [-deep, -half]].map(([u, v]) => pointAt(pose, u!, v!)); // biome-ignore format: a ring

const lay = (kind: string, patch: Patch): Action => ({ type: 'lay', ...pieceOf(kind, patch) });

/** Pieces by our recipe, for who does not want to lay them one by one. */
function layRest(a: Asked): Press {
  const { least } = openingOf(a.t);
  const count = a.t.laid.length;
  const pieces = terrainFrom(1 + count * 7919 + 31 * least, Math.max(1, least - count));
  const [first, ...rest] = pieces.map((piece): Action => ({ type: 'lay', ...piece }));
  return button('desk.layRest', { count: pieces.length }, acting(first!, rest));
}
function startOffer(a: Asked): Offer {
  const { least, most } = openingOf(a.t);
  const count = a.t.laid.length;
  const end = order(a, dx('desk.endLaying', {}), { type: 'end' }, count >= least);
  const open = count < most;
  return {
    targets: [],
    buttons: [
      end,
      ...(open ? [layRest(a)] : []),
      ...(open ? KINDS.map(kind => button('desk.layKind', { kind }, drafting({ kind }))) : []),
    ],
    hint: dx('desk.hint.lay', { count, least, most }, '§3-terr-b'),
  };
}
/** What pointing at open ground does with a kind of terrain in hand. */
export function layingAt(a: Asked, draft: Draft, { x, y }: Point): Aim | null {
  const kind = wordAmong(draft, 'kind', KINDS);
  if (kind === '') return null;
  const patch = patchIn(kind, { ...(draft as object), x, y });
  if (!patch || a.whyNot(lay(kind, patch))) return null;
  return atPoint(spotOf(a.view, { x, y }), dx('desk.layHere', { kind }), drafting(draftOf(kind, patch)));
}
function someplaces(a: Asked, kind: string): Aim[] {
  const sixths = [1, 2, 3, 4, 5];
  return sixths.flatMap(i =>
    [1, 2, 3].flatMap(j => {
      const aim = layingAt(a, { kind }, { x: Math.floor((EAST * i) / 6), y: Math.floor((NORTH * j) / 4) });
      return aim ? [aim] : [];
    }),
  );
}
function shaping(kind: string, patch: Patch): Press[] {
  const to = (more: Partial<Patch>) => drafting(draftOf(kind, { ...patch, ...more }));
  const scaled = (up: number, down: number): Partial<Patch> => ({
    width: Math.max(LEAST, Math.floor((patch.width * up) / down)),
    depth: Math.floor((patch.depth * up) / down),
  });
  return [
    button('desk.turnPiece', {}, to({ heading: (patch.heading + STEP) % FULL_TURN })),
    button('desk.larger', {}, to(scaled(5, 4))),
    button('desk.smaller', {}, to(scaled(4, 5))),
  ];
}
export const laying: Question = {
  rule: '§3-terr-a',
  first: dx('desk.no.kindFirst', {}),
  offer(a, draft) {
    const kind = wordAmong(draft, 'kind', KINDS);
    if (kind === '') return startOffer(a);
    const patch = patchIn(kind, draft);
    const hint = dx('desk.hint.layKind', { kind }, '§3-terr-a');
    if (!patch) return { targets: someplaces(a, kind), buttons: [putBack()], hint };
    const label = dx('desk.layHere', { kind });
    return {
      targets: [],
      buttons: [order(a, label, lay(kind, patch), true), ...shaping(kind, patch), putBack()],
      hint,
      ...pieceMarks(a.view, pieceOf(kind, patch)),
    };
  },
  whyNot(a, draft, { point }) {
    const kind = wordAmong(draft, 'kind', KINDS);
    const patch = point && kind ? patchIn(kind, { ...(draft as object), ...point }) : null;
    return patch && a.whyNot(lay(kind, patch));
  },
};
