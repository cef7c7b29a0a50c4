import type { Sprite } from '@bivouac/desk';
import type { Art } from '@bivouac/gettysburg-1988/picture';
import { describe, expect, it } from 'vitest';
import { board } from '../src/games/gettysburg-1988/board.ts';
import { brought, centred, isSeen, kept, opening, panned, seen, under, whole, zoomed } from '../src/table/camera.ts';
import { left, shownTime } from '../src/table/clock.ts';
import { fitting } from '../src/table/fitting.ts';
import { fanned, neighbourTo, placeMap, stacksOf, waitingSpot } from '../src/table/stacks.ts';

const sheet = { width: 1250, height: 1930 };
const view = { width: 1000, height: 700 };

describe('the camera', () => {
  const camera = { x: -120, y: -80, zoom: 0.9 };

  it('turns points of the window into points of the sheet and back', () => {
    const [x, y] = under(camera, seen(camera, [300, 400]));
    expect(x).toBeCloseTo(300);
    expect(y).toBeCloseTo(400);
  });

  it('zooms around the pointer: what is under it stays there', () => {
    const around = [420, 310] as const;
    const before = under(camera, around);
    const after = under(zoomed(camera, 1.4, around, sheet, view), around);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('keeps between 40 and 300 %, or the whole map if that is smaller', () => {
    expect(zoomed(camera, 100, [0, 0], sheet, view).zoom).toBe(3);
    expect(zoomed(camera, 0.001, [0, 0], sheet, view).zoom).toBeCloseTo(700 / 1930);
    expect(zoomed(camera, 0.001, [0, 0], { width: 500, height: 500 }, view).zoom).toBe(0.4);
  });

  it('shows the whole map in the middle', () => {
    const all = whole(sheet, view);
    expect(seen(all, [0, 0])[1]).toBeCloseTo(0);
    expect(seen(all, [1250, 1930])[1]).toBeCloseTo(700);
    expect(seen(all, [625, 965])[0]).toBeCloseTo(500);
  });

  it('never loses the sheet, however far it is dragged', () => {
    for (const [dx, dy] of [
      [9999, 9999],
      [-9999, -9999],
    ] as const) {
      const far = panned(camera, dx, dy, sheet, view);
      const corners = [seen(far, [0, 0]), seen(far, [sheet.width, sheet.height])] as const;
      expect(corners[0][0]).toBeLessThan(view.width);
      expect(corners[1][0]).toBeGreaterThan(0);
      expect(corners[0][1]).toBeLessThan(view.height);
      expect(corners[1][1]).toBeGreaterThan(0);
    }
  });

  it('opens as wide as the window, without empty margins', () => {
    const first = opening(sheet, view, [0, 0]);
    expect(first).toEqual({ x: 0, y: 0, zoom: 0.8 });
    expect(opening(sheet, { width: 390, height: 500 }, [625, 965]).zoom).toBe(0.72);
  });

  it('brings a point into sight and moves no more than that', () => {
    const at = kept(centred(camera, [625, 300], sheet, view), sheet, view);
    expect(isSeen(at, [625, 1500], view)).toBe(false);
    expect(isSeen(brought(at, [625, 1500], sheet, view), [625, 1500], view)).toBe(true);
    expect(brought(at, [625, 310], sheet, view)).toEqual(at);
  });
});

describe('stacks', () => {
  const places = placeMap(board);
  const piece = (id: string, place: string, rank: number, kind: Art['kind'] = 'infantry'): Sprite<Art> => ({
    id,
    at: place,
    side: 'union',
    art: { kind, side: 'union', name: id, corps: 'I', combat: 3, move: 5, reduced: false, moved: false, marked: false },
    label: { key: id },
    rank,
  });

  it('lie from the bottom up by rank, generals on top', () => {
    const [stack] = stacksOf(board, places, [
      piece('g', 'M7', 99, 'general'),
      piece('b', 'M7', 2),
      piece('a', 'M7', 1),
    ]);
    expect(stack?.laid.map(each => each.sprite.id)).toEqual(['a', 'b', 'g']);
  });

  it('of places just touched are drawn last, so that a walking piece passes over the others', () => {
    const all = [piece('a', 'A2', 1), piece('b', 'U2', 1)];
    const order = (above: string[]) => stacksOf(board, places, all, [], new Set(above)).map(each => each.place.id);
    expect(order([])).toEqual(['U2', 'A2']);
    expect(order(['U2'])).toEqual(['A2', 'U2']);
  });

  it('waiting to come in stand outside their place, on the sheet', () => {
    for (const id of ['A2', 'U4', 'N1', 'O11']) {
      const place = places.get(id)!;
      const [x, y] = waitingSpot(board, place);
      expect(Math.hypot(x - place.x, y - place.y)).toBeCloseTo(66);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(board.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(board.height);
    }
  });

  it('at an unknown place are not drawn at all', () => {
    expect(stacksOf(board, places, [piece('a', '', 1)])).toEqual([]);
  });

  it('fan out without overlapping, around their middle', () => {
    for (const count of [1, 2, 5, 6, 11]) {
      const spots = fanned(count);
      expect(spots).toHaveLength(count);
      expect(new Set(spots.map(String)).size).toBe(count);
      expect(spots.reduce((sum, [x]) => sum + x, 0)).toBeCloseTo(0);
    }
  });

  it('arrow keys go to the neighbour that way, and straight on up and down', () => {
    expect(neighbourTo(places, 'G5', 'right', 0)).toBe('G6');
    expect(neighbourTo(places, 'G5', 'left', 0)).toBe('G4');
    const column = places.get('G5')!.x;
    let at = 'G5';
    for (let i = 0; i < 6; i++) at = neighbourTo(places, at, 'up', column) ?? at;
    expect(at).toBe('M5');
    expect(neighbourTo(places, 'G1', 'left', 0)).toBeNull();
  });
});

describe('clocks', () => {
  const clock = { now: 50_000, since: 20_000, banks: { a: 100_000, b: 60_000 } };
  it('run for the seat that thinks only', () => {
    expect(left(clock, 'a', ['a'], 1000, 6000)).toBe(65_000);
    expect(left(clock, 'b', ['a'], 1000, 6000)).toBe(60_000);
    expect(left(clock, 'c', ['a'], 1000, 6000)).toBeNull();
    expect(left(clock, 'a', ['a'], 0, 999_999)).toBe(0);
  });
  it('are read at a glance', () => {
    expect([1_495_000, 3_730_000, 79_200_000, 262_800_000].map(ms => shownTime(ms))).toEqual([
      '24:55',
      '1:02:10',
      '22 h',
      '3 d 1 h',
    ]);
    expect(shownTime(262_800_000, 'j')).toBe('3 j 1 h');
  });
});

describe('buttons of the prompt bar', () => {
  it('stand side by side as long as they fit; the others go into a menu', () => {
    expect(fitting(['End movement', 'Put back'], 42)).toBe(2);
    expect(fitting(['Whole stack: Longstreet and Hood', 'By way of', 'Leave the map'], 42)).toBe(1);
    expect(fitting([], 42)).toBe(0);
  });
});
