import type { AnyMind } from '@bivouac/bots';
import type { AnyGame, AnyLesson, Language, Seat } from '@bivouac/kernel';

/** A game as lists show it, before anything of it is loaded. */
export interface Tile {
  readonly id: string;
  readonly home?: string; // of a title: `<series>/titles/<title>`; otherwise the id
  readonly code: string; // opens the names of its rule tests: `G88 3b6-a: …`
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly kind: string; readonly how: string }>>;
  readonly quick: { readonly scenario: string; readonly seats: readonly Seat[] }; // how "Play now" sets it up
  readonly taught?: true; // its bots have a mind; without one they play at random, and the set-up says so
  readonly lesson?: true; // a guided first game
}

/** A game as it is entered: its tile, and how a bundled program fetches the parts it thinks with. */
export interface Entry {
  readonly tile: Tile;
  game(): Promise<AnyGame>;
  mind?(): Promise<AnyMind>;
  lesson?(): Promise<AnyLesson>;
}
