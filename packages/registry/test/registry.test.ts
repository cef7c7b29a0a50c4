import { begin, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { entryFaults } from '../src/check.ts';
import { open } from '../src/doors.ts';
import { engineOf, entries } from '../src/index.ts';

describe('the registry', () => {
  it('lists each game once, with a mark of its own', () => {
    const unlike = (values: readonly string[]): boolean => new Set(values).size === values.length;
    expect(unlike(entries.map(({ tile }) => tile.id))).toBe(true);
    expect(unlike(entries.map(({ tile }) => tile.code))).toBe(true);
  });
  for (const entry of entries) {
    const { id, quick } = entry.tile;
    it(`${id}: keeps what its tile promises`, async () => expect(await entryFaults(entry)).toEqual([]));
    it(`${id}: opens its doors, all on one engine`, async () => {
      const [game, { kit }, { picture }, { book }] = await Promise.all([
        ...[engineOf(entry), open(id, 'kit')],
        ...[open(id, 'picture'), open(id, 'text')],
      ] as const);
      expect(kit.game).toBe(game);
      expect(kit.book).toBe(book);
      expect(await entry.book()).toBe(book);
      expect(await entry.picture()).toBe(picture);
      expect(await entry.seats()).toBe(game.seats);
      const { state } = begin(game, { scenario: quick.scenario, options: [] }, '0'.repeat(64));
      expect(picture(view(game, state, null)).score.length).toBeGreaterThan(1);
    });
  }
});
