import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/table/log.ts';
import { changes, consequences, losses, MOST } from '../src/table/recap.ts';
import type { Deed } from '../src/table/story.ts';

const deed = (kind: Deed['kind'], spots: readonly string[], more: Partial<Deed> = {}): Deed => ({
  ...{
    key: `${kind}${spots.join('')}`,
    kind,
    by: 'grey',
    spots,
    pieces: ['lee'],
    lost: {},
    from: [],
    count: 1,
    entries: [],
  },
  ...more,
});
const told = (...deeds: Deed[]) =>
  consequences(
    deeds.map((each, i) => ({ deed: each, no: i + 1 })),
    'blue',
  );

describe('since your last turn', () => {
  it('tells a fight with the march that led to it, by both numbers', () => {
    const all = told(deed('march', ['A', 'B']), deed('march', ['C', 'D']), deed('battle', ['B'], { won: 'grey' }));
    expect(all.told.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
    expect(all.told[0]!.by?.spots).toEqual(['A', 'B']);
  });

  it('tells at most five, the weightiest first, and says how many are left', () => {
    const marches = ['A', 'B', 'C', 'D', 'E', 'F'].map(from => deed('march', [from, 'Z']));
    const all = told(...marches, deed('retreat', ['X', 'Y'], { by: 'blue' }), deed('siege', ['S'], { won: 'grey' }));
    expect(all.told).toHaveLength(MOST);
    expect(all.told.slice(0, 2).map(({ deed: { kind } }) => kind)).toEqual(['siege', 'retreat']);
    expect(all.left).toBe(3);
  });

  it('counts the steps lost on both sides, and what changed of the score', () => {
    const lost = (by: string, n: number) => ({ event: { key: 'x', by, lost: n } }) as Entry;
    expect(losses([lost('blue', 2), lost('grey', 1), lost('blue', 1)], 'blue')).toEqual({ mine: 3, theirs: 1 });
    const score = (a: number, b: number) => [{ side: 'blue', points: a }, { side: 'grey', points: b }]; // biome-ignore format: one line
    expect(changes(score(1, 3), score(1, 4))).toEqual([{ side: 'grey', from: 3, to: 4 }]);
  });
});
