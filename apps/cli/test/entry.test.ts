import type { Entry } from '@bivouac/registry';
import { entryFaults } from '@bivouac/registry/check';
import { describe, expect, it } from 'vitest';
import { workbench } from './outside.ts';
import { book, game, picture, shelves } from './toy.ts';

// CONTRIBUTING, "Add a game", done with the toy.

const entry: Entry = {
  tile: {
    id: 'toy',
    code: 'TOY',
    name: 'Two Riders',
    version: game.version,
    words: {
      en: { kind: 'A race along a road', how: '2 players · 5 min' },
      fr: { kind: 'Une course le long d’une route', how: '2 joueurs · 5 min' },
    },
    quick: { scenario: 'short', seats: ['red', 'blue'] },
  },
  game: async () => game,
  seats: async () => game.seats,
  book: async () => book,
  picture: async () => picture,
};

describe('a game that is entered', () => {
  it('keeps what its tile promises', async () => expect(await entryFaults(entry)).toEqual([]));

  it('is told what its tile promises in vain', async () => {
    const { tile } = entry;
    const found = async (change: Partial<Entry['tile']>) => entryFaults({ ...entry, tile: { ...tile, ...change } });
    expect(await found({ id: 'race' })).toEqual(['race: the game calls itself toy']);
    expect(await found({ version: 7 })).toEqual([`toy: the game is at version ${game.version}`]);
    expect(await found({ quick: { scenario: 'endless', seats: [] } })).toEqual(['toy: quick: setup.scenario']);
    expect(await found({ quick: { scenario: 'short', seats: ['red'] } })).toEqual([
      'toy: quick: the seats are blue,red',
    ]);
    expect(await found({ taught: true })).toEqual(['toy: taught and mind go together']);
    expect(await found({ lesson: true })).toEqual(['toy: lesson is promised or kept alone']);
  });

  it('is played and counted by the command line', async () => {
    const at = workbench();
    expect((await at.run('play toy --watch --seed 1')).code).toBe(0);
    expect((await at.run('perft toy --depth 2')).code).toBe(0);
    at.clear();
  });

  it('stands on the shelf under its mark', () => expect(shelves[0]!.code).toBe(entry.tile.code));
});
