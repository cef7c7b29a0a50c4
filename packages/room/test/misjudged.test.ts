import { describe, expect, it } from 'vitest';
import { misjudgedOf } from '../src/host/misjudged.ts';
import type { BotThought } from '../src/messages.ts';
import type { Room } from '../src/room.ts';

// Made-up lines: which seat acted, after which there were so many actions, and what it expected.
type Row = readonly [seat: string, count: number, win: number | null];

function told(rows: readonly Row[]) {
  const lines = rows.map(([seat, count], i) => ({ seq: i + 1, kind: 'act', seat, count }));
  const thoughts = new Map<number, BotThought>();
  rows.forEach(([, , win], i) => {
    if (win === null) return;
    thoughts.set(i + 1, { level: 'captain', ms: 1, trials: 1, ideas: [{ say: { key: 'x' }, win, vp: 0, why: [] }] });
  });
  const room = { lines, record: { history: Array.from({ length: Math.max(...rows.map(row => row[1])) }) } };
  return misjudgedOf(room as unknown as Room, thoughts).map(({ count, expected, saw }) => [count, expected, saw]);
}

describe('the biggest misjudgements', () => {
  it('are the three greatest differences to the next thought, in the order of the game', () => {
    const wins = [0.5, 0.6, 0.2, 0.25, 0.9, 0.85, 0.5, 0.5];
    expect(told(wins.map((win, i) => ['red', i + 1, win]))).toEqual([
      [2, 0.6, 0.2],
      [4, 0.25, 0.9],
      [6, 0.85, 0.5],
    ]);
  });

  it('are seen seat by seat; actions without a thought lie between', () => {
    const rows: Row[] = [
      ['red', 1, 0.7],
      ['blue', 2, 0.3],
      ['red', 3, null],
      ['blue', 4, 0.32],
      ['red', 5, 0.4],
    ];
    expect(told(rows)).toEqual([[1, 0.7, 0.4]]); // blue was right
  });

  it('leave out what was taken back', () => {
    const rows: Row[] = [
      ['red', 1, 0.7],
      ['red', 2, 0.1], // taken back
      ['red', 2, 0.68],
      ['red', 3, 0.6],
    ];
    expect(told(rows)).toEqual([[2, 0.68, 0.6]]);
  });

  it('are none where a bot was right all along', () => {
    expect(
      told([
        ['red', 1, 0.5],
        ['red', 2, 0.52],
      ]),
    ).toEqual([]);
  });
});
