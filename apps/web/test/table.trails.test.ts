import { describe, expect, it } from 'vitest';
import { board as hexes } from '../src/games/gettysburg-1988/board.ts';
import { board as spaces } from '../src/games/wilderness-war/board.ts';
import { placeMap } from '../src/table/stacks.ts';
import type { Deed } from '../src/table/story.ts';
import type { Numbered } from '../src/table/telling.ts';
import { drawnTrails, isThin } from '../src/table/trails.ts';

const deed = (kind: Deed['kind'], spots: readonly string[], by = 'french'): Deed => ({
  ...{ key: '1', kind, by, spots, pieces: ['a'], lost: {}, from: [], count: 1, entries: [] },
});
const numbered = (deeds: readonly Deed[]): readonly Numbered[] => deeds.map((each, i) => ({ deed: each, no: i + 1 }));
const drawn = (...deeds: Deed[]) => drawnTrails(spaces, placeMap(spaces), numbered(deeds));

describe('trails', () => {
  it('go through the middles of their places, and their numbers never cover each other', () => {
    const way = deed('march', ['montreal', 'ile-aux-noix', 'winooski']);
    const [one, two, three] = drawn(way, way, way);
    const places = placeMap(spaces);
    expect(one!.line).toEqual(way.spots.map(spot => [places.get(String(spot))!.x, places.get(String(spot))!.y]));
    const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
    for (const [a, b] of [[one, two], [two, three], [one, three]]) expect(apart(a!.at, b!.at)).toBeGreaterThan(22); // biome-ignore format: one line
  });

  it('set the signs of one place around it', () => {
    const all = drawn(deed('battle', ['albany']), deed('siege', ['albany']), deed('removed', ['albany']));
    expect(all.map(({ line }) => line)).toEqual([[], [], []]);
    expect(new Set(all.map(({ at }) => at.join())).size).toBe(3);
  });

  it('fade when there are more than nine, and more than eighteen', () => {
    const many = Array.from({ length: 20 }, () => deed('march', ['montreal', 'ile-aux-noix']));
    const ages = drawn(...many).map(({ age }) => age);
    expect(ages).toEqual([2, 2, ...Array(9).fill(1), ...Array(9).fill(0)]);
  });

  it('lead in from outside the map, and out of it', () => {
    const draw = (kind: Deed['kind']) =>
      drawnTrails(hexes, placeMap(hexes), numbered([deed(kind, ['A2'], 'union')]))[0]!.line;
    expect([draw('arrive').length, draw('leave').length]).toEqual([2, 2]);
    expect(draw('arrive')[0]).toEqual(draw('leave')[1]);
  });

  it('are thin for a retreat and for what one did oneself', () => {
    const [march, retreat] = [deed('march', []), deed('retreat', [])];
    expect([isThin(march, 'british'), isThin(retreat, 'british'), isThin(march, 'french')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isThin(march, '')).toBe(false);
  });

  it('leave out what happened at no place of the board', () => {
    expect(drawn(deed('march', ['nowhere', 'neither']))).toEqual([]);
  });
});
