import { type Camera, isSeen, type Point, type Size, seen } from './camera.ts';
import { type Room, roomed, type Side, sideOf } from './edge-room.ts';

// What lies outside the window, named at its edge.

export interface Outside {
  readonly place: string;
  readonly at: Point; // on the sheet
  readonly kind: 'past' | 'legal';
  readonly no: number | null;
}
export interface Edge {
  readonly key: string;
  readonly kind: Outside['kind'];
  readonly places: readonly string[]; // the nearest first
  readonly numbers: readonly number[];
  readonly goal: Point; // of the nearest, on the sheet
  readonly x: number; // in the window
  readonly y: number;
  readonly turn: number; // degrees: which way it lies
  readonly side: Side; // of the window it clings to
  readonly bare: boolean; // an arrow without a name: there is no room for more
}

const SECTORS = 8;
const MOST: Readonly<Record<Outside['kind'], number>> = { past: 4, legal: 3 };
const MARGIN = 22;
const NARROW = 500;
const EMPTY: Room = { wide: () => 190, top: 0, pieces: [], goals: [] };

export function edgesOf(all: readonly Outside[], camera: Camera, view: Size, room = EMPTY): readonly Edge[] {
  if (view.width === 0) return [];
  const hidden = all.filter(({ at }) => !isSeen(camera, at, view, 8));
  const groups = new Map<string, Outside[]>();
  for (const each of hidden) {
    const key = `${each.kind}${sector(angle(each, camera, view))}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const edges = [...groups].map(([key, some]) => edgeOf(key, some, camera, view));
  const few = (['past', 'legal'] as const).flatMap(kind =>
    edges
      .filter(edge => edge.kind === kind)
      .toSorted((a, b) => b.places.length - a.places.length)
      .slice(0, view.width < NARROW ? 2 : MOST[kind]),
  );
  return roomed(few, view, room);
}

const middle = ({ width, height }: Size): Point => [width / 2, height / 2];
function angle({ at }: Outside, camera: Camera, view: Size): number {
  const [[x, y], [mx, my]] = [seen(camera, at), middle(view)];
  return Math.atan2(y - my, x - mx);
}
const sector = (turn: number): number => (Math.round((turn / (2 * Math.PI)) * SECTORS) + SECTORS) % SECTORS;

function edgeOf(key: string, some: readonly Outside[], camera: Camera, view: Size): Edge {
  const [mx, my] = middle(view);
  const far = ({ at }: Outside): number => Math.hypot(seen(camera, at)[0] - mx, seen(camera, at)[1] - my);
  const near = some.toSorted((a, b) => far(a) - far(b));
  const turn = angle(near[0]!, camera, view);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.min((mx - MARGIN) / Math.abs(cos || 1e-9), (my - MARGIN) / Math.abs(sin || 1e-9));
  const [x, y] = [mx + cos * reach, my + sin * reach];
  return {
    ...{ key, kind: near[0]!.kind, goal: near[0]!.at, side: sideOf([x, y], view), bare: false },
    places: [...new Set(near.map(({ place }) => place))],
    numbers: near.flatMap(({ no }) => no ?? []).toSorted((a, b) => a - b),
    ...{ x, y, turn: (turn * 180) / Math.PI },
  };
}
