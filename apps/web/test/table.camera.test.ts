import { describe, expect, it } from 'vitest';
import { type Camera, fitted, isFree, type Point, seen, wholeOf } from '../src/table/camera.ts';
import { bare, type Naming, namedAmong } from '../src/table/edge-names.ts';
import { edgesOf, type Outside } from '../src/table/edges.ts';
import { beside, busiest, lookAt } from '../src/table/following.ts';
import { looking } from '../src/table/looking.ts';

const sheet = { width: 3000, height: 2000 };
const view = { width: 1000, height: 700 };
const free = wholeOf(view);
const camera: Camera = { x: 0, y: 0, zoom: 1 };

describe('the camera', () => {
  it('brings all points into the free part, near enough to read', () => {
    const points: readonly Point[] = [[1500, 900], [1800, 1100]]; // biome-ignore format: one line
    const to = fitted(camera, points, sheet, view, { ...free, bottom: 400 })!;
    expect(to.zoom).toBe(1);
    for (const point of points) expect(isFree(to, point, { ...free, bottom: 400 })).toBe(true);
  });

  it('keeps its zoom between 80 and 130 per cent, and gives up what does not fit', () => {
    expect(fitted({ ...camera, zoom: 0.5 }, [[900, 900]], sheet, view, free)!.zoom).toBe(0.8);
    expect(fitted({ ...camera, zoom: 3 }, [[900, 900]], sheet, view, free)!.zoom).toBe(1.3);
    expect(fitted(camera, [[0, 0], [1300, 100]], sheet, view, free)).toBeNull(); // biome-ignore format: one line
    expect(fitted(camera, [], sheet, view, free)).toBeNull();
  });

  const opened = () => {
    const look = looking(sheet);
    look.size.value = view;
    look.camera.value = camera;
    return look;
  };
  it('stays when all is in sight, goes to all of it, and else to who acts', () => {
    const look = opened();
    lookAt(look, { subject: [[200, 200]], goals: [[300, 300]] }, free);
    expect(look.camera.value).toEqual(camera);
    lookAt(look, { subject: [[200, 200]], goals: [[1200, 300]] }, free);
    expect([look.sees([200, 200]), look.sees([1200, 300])]).toEqual([true, true]);
    const far = opened();
    lookAt(far, { subject: [[2500, 1500]], goals: [[100, 100], [2900, 1900]] }, free); // biome-ignore format: one line
    expect(far.sees([2500, 1500])).toBe(true);
    const spread = opened();
    lookAt(spread, { subject: [], goals: [[100, 100], [2900, 1900]] }, free); // biome-ignore format: one line
    expect(spread.camera.value).toEqual(camera); // one can be seen; the other is named at the edge
  });

  it('looks at what nothing covers: beside a panel, above a sheet', () => {
    const panel = { left: 700, top: 100, right: 1100, bottom: 500 };
    expect(beside(free, panel)).toEqual({ ...free, right: 700 });
    expect(beside(free, { left: 0, top: 400, right: 1000, bottom: 700 })).toEqual({ ...free, bottom: 400 });
    expect(beside(free, { left: 2000, top: 0, right: 2100, bottom: 50 })).toEqual(free);
  });

  it('goes to where most may be chosen, when that is far apart', () => {
    expect(busiest([[0, 0], [2500, 1500], [2600, 1600]], free)).toEqual([2500, 1500]); // biome-ignore format: one line
  });

  it('knows when a hand is on the map', () => {
    let now = 0;
    const look = looking(sheet, () => now);
    look.size.value = view;
    expect(look.isHandled()).toBe(false);
    look.pan(-10, 0);
    expect(look.isHandled()).toBe(true);
    now = 700;
    expect(look.isHandled()).toBe(false);
  });
});

describe('what a pointer at the edge says', () => {
  const naming = (taken: Record<string, string>, standing: Record<string, string> = {}): Naming => ({
    place: place => ({ '1411': 'Jay’s Mill 1411' })[place] ?? place,
    taken: place => taken[place],
    standing: place => standing[place],
    near: place => bare({ '1216': '1216 (près de Jay’s Mill)' }[place] ?? place),
  });
  const named = (taken = {}, standing = {}) => namedAmong(['1216', '1411'], naming(taken, standing));
  it('is whoever may be taken up there, before the name of the place', () => {
    expect(namedAmong(['1411'], naming({ '1411': 'Hood' }))).toEqual({ place: '1411', name: 'Hood' });
  });
  it('is who stands in a place that has a number only, or the name of the next that has one', () => {
    expect(named({}, { '1216': 'Hindman' })).toEqual({ place: '1216', name: 'Hindman' });
    expect(named()).toEqual({ place: '1411', name: 'Jay’s Mill 1411' });
  });
  it('is what is near where nothing has a name, and a number where nothing is near', () => {
    expect(namedAmong(['1216', '1217'], naming({}))).toEqual({ place: '1216', name: 'près de Jay’s Mill' });
    expect(namedAmong(['1217', '1216'], naming({}))).toEqual({ place: '1217', name: '1217' });
  });
});

describe('pointers at the edge', () => {
  const outside = (place: string, at: Point, kind: Outside['kind'] = 'legal', no: number | null = null): Outside => ({
    ...{ place, at, kind, no },
  });
  it('name what lies outside, and only that, towards where it lies', () => {
    const edges = edgesOf([outside('here', [500, 300]), outside('east', [2000, 350])], camera, view);
    expect(edges.map(({ places }) => places)).toEqual([['east']]);
    expect(edges[0]).toMatchObject({ turn: 0, goal: [2000, 350], kind: 'legal' });
    expect(edges[0]!.x).toBeLessThanOrEqual(view.width);
    expect(edges[0]!.x).toBeGreaterThan(view.width - 60);
  });

  it('put together what lies the same way, the nearest named first, with its numbers in order', () => {
    const past = [outside('b', [3000, 360], 'past', 1), outside('a', [2000, 350], 'past', 4)];
    const [edge] = edgesOf([...past, outside('a', [2000, 350], 'past', 2)], camera, view);
    expect(edge).toMatchObject({ places: ['a', 'b'], numbers: [1, 2, 4] });
  });

  it('are few, and lie within the window', () => {
    const ring = Array.from({ length: 16 }, (_, i): Point => {
      const turn = (i / 16) * 2 * Math.PI;
      return [500 + Math.cos(turn) * 3000, 350 + Math.sin(turn) * 3000];
    });
    const all = ring.flatMap((at, i) => [outside(`l${i}`, at), outside(`p${i}`, at, 'past', i)]);
    const edges = edgesOf(all, camera, view);
    expect([edges.filter(({ kind }) => kind === 'past').length, edges.length]).toEqual([4, 7]);
    for (const { x, y } of edges) expect(x > 0 && y > 0 && x < view.width && y < view.height).toBe(true);
    expect(seen(camera, [5, 6])).toEqual([5, 6]);
  });
});

describe('room for pointers', () => {
  const east = { place: 'east', at: [2000, 350] as const, kind: 'legal' as const, no: null };
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  const at = (pieces: readonly ReturnType<typeof box>[], goals: readonly ReturnType<typeof box>[] = []) =>
    edgesOf([east], camera, view, { wide: () => 190, top: 0, pieces, goals })[0];
  it('a pointer gives way to a piece along its edge', () => {
    expect(at([])).toMatchObject({ side: 'r', y: 350, bare: false });
    expect(Math.abs(at([box(900, 320, 960, 380)])!.y - 350)).toBeGreaterThanOrEqual(53);
  });
  it('it loses its name where only an arrow fits, and is not there where nothing does', () => {
    expect(at([box(700, 0, 930, 700)])).toMatchObject({ y: 350, bare: true });
    expect(at([box(700, 0, 1000, 700)])).toBeUndefined();
  });
  it('it lies over a place to go rather than over a piece', () => {
    expect(at([], [box(0, 0, 1000, 700)])).toMatchObject({ y: 350, bare: false });
  });
});
