import type { Seat } from '@bivouac/kernel';

/** A game as the lobby shows it, before anything of it is loaded. */
export interface Tile {
  readonly id: string;
  readonly picture: { readonly light: string; readonly dark: string };
  /** How "Play now" sets it up; absent: the game is still to come. */
  readonly lesson?: true; // a guided first game
  readonly quick?: { readonly scenario: string; readonly seats: readonly Seat[] };
}

const both = (file: string) => ({ light: file, dark: file });

export const tiles: readonly Tile[] = [
  {
    id: 'gettysburg-1988',
    picture: { light: '/thumbs/gettysburg-1988.light.svg', dark: '/thumbs/gettysburg-1988.dark.svg' },
    quick: { scenario: 'day1', seats: ['confederate', 'union'] },
  },
  {
    id: 'wilderness-war',
    picture: { light: '/thumbs/wilderness-war.light.svg', dark: '/thumbs/wilderness-war.dark.svg' },
    lesson: true,
    quick: { scenario: 'annus-mirabilis', seats: ['british', 'french'] }, // six seasons: the tournament's
  },
  { id: 'guns-of-gettysburg', picture: both('/thumbs/guns.webp') },
  { id: 'gcacw', picture: both('/thumbs/gc.webp') },
  { id: 'longstreet-lite', picture: both('/thumbs/ls.webp') },
];
export const tileOf = (id: string): Tile | undefined => tiles.find(tile => tile.id === id);
