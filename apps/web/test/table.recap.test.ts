import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '../src/table/log.ts';
import { consequences, losses, MOST } from '../src/table/recap.ts';
import { changes, recapping } from '../src/table/recapping.ts';
import type { Since } from '../src/table/since.ts';
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

/** A table as far as the recap looks at it. */
function table(since: Partial<Since> = {}, kept = new Map<string, string>()) {
  const memory = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const told: Since = {
    ...{ deeds: [deed('march', ['A', 'B'])], entries: [{ key: '4.0' } as Entry] },
    ...{ after: 3, upTo: 5, isFresh: true, ...since },
  };
  const signals = {
    ...{ now: signal({ seq: 5 }), info: signal({ id: 't' }), held: signal(['north']), since: signal(told) },
    ...{ seat: signal<string | null>('north'), eyes: signal('north'), handed: signal(null), picture: signal(null) },
    ...{ mustHandOver: signal(false), isPast: signal(false), count: signal(5) },
    ...{ ownSide: signal('blue'), phaseSide: signal<string | null>('blue') },
  };
  const shown: (number | null)[] = [];
  const fixed = {
    ...{ position: async () => null, isAlone: false },
    goTo: async (to: number | null): Promise<void> => void shown.push(to),
  };
  const all = { ...signals, ...fixed } as never;
  return { ...signals, ...recapping({} as never, all, all, all, all, memory), kept, shown };
}

describe('the card', () => {
  it('is due when my own phase has come, until I have got it or acted', () => {
    const at = table();
    expect(at.recapDue.value).toBe(true);
    at.gotIt();
    expect(at.recapDue.value).toBe(false);
    const acted = table();
    acted.since.value = { ...acted.since.value, isFresh: false };
    expect(acted.recapDue.value).toBe(false);
  });

  it('does not come between the questions of their phase, nor while I look back', () => {
    const at = table();
    at.now.value = { seq: 5 };
    at.since.value = { ...at.since.value, entries: [{ key: '9.0' } as Entry], upTo: 9 };
    at.phaseSide.value = 'grey';
    expect(at.recapDue.value).toBe(false);
    at.phaseSide.value = 'blue';
    expect(at.recapDue.value).toBe(true);
    at.isPast.value = true;
    expect(at.recapDue.value).toBe(false);
  });

  it('is the first thing seen when I come back, whatever is asked, and only once on this device', () => {
    const back = table();
    back.phaseSide.value = 'grey';
    expect(back.recapDue.value).toBe(true);
    back.gotIt();
    expect(table({}, back.kept).recapDue.value).toBe(false);
    expect(table({ upTo: 6 }, back.kept).recapDue.value).toBe(true);
  });

  it('is not for two who share an open screen, nor for who is not asked', () => {
    const shared = table();
    shared.held.value = ['north', 'south'];
    expect(shared.recapDue.value).toBe(false);
    const waiting = table();
    waiting.seat.value = null;
    expect(waiting.recapDue.value).toBe(false);
  });

  it('is played again in steps of a third of a second, fourteen seconds at most, and ends at the present', async () => {
    vi.useFakeTimers();
    const entries = Array.from({ length: 100 }, (_, i) => ({ key: `${i}.0`, count: 4 + i }) as Entry);
    const at = table({ deeds: [deed('march', ['A', 'B'], { entries })] });
    at.count.value = 103;
    at.retell();
    await vi.advanceTimersByTimeAsync(350);
    expect(at.shown).toEqual([3, 4]);
    await vi.advanceTimersByTimeAsync(14_000 - 350);
    vi.useRealTimers();
    expect(at.shown.at(-1)).toBeNull();
    expect(at.shown.length).toBeLessThanOrEqual(14_000 / 350 + 2);
  });
});
