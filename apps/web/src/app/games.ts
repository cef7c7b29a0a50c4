import type { Seat } from '@bivouac/kernel';

/** A game as the lobby shows it, before anything of it is loaded. */
export interface Tile {
  readonly id: string;
  readonly picture: { readonly light: string; readonly dark: string };
  /** How "Play now" sets it up; absent: the game is still to come. */
  readonly quick?: { readonly scenario: string; readonly seats: readonly Seat[] };
}

const both = (file: string) => ({ light: file, dark: file });

export const tiles: readonly Tile[] = [
  {
    id: 'gettysburg-1988',
    picture: { light: '/thumbs/gettysburg-1988.light.svg', dark: '/thumbs/gettysburg-1988.dark.svg' },
    quick: { scenario: 'day1', seats: ['confederate', 'union'] },
  },
  { id: 'wilderness-war', picture: both('/thumbs/ww.webp') },
  { id: 'guns-of-gettysburg', picture: both('/thumbs/guns.webp') },
  { id: 'gcacw', picture: both('/thumbs/gc.webp') },
  { id: 'longstreet-lite', picture: both('/thumbs/ls.webp') },
];
export const tileOf = (id: string): Tile | undefined => tiles.find(tile => tile.id === id);
