import type { AnyMind } from '@bivouac/bots';
import type { AnyGame, AnyLesson, Book, Language, Seat } from '@bivouac/kernel';

/** A game as lists show it, before anything of it is loaded. */
export interface Tile {
  readonly id: string;
  readonly code: string; // opens the names of its rule tests: `G88 3b6-a: …`
  readonly name: string;
  readonly short?: string; // where there is little room
  readonly version: number; // of its rules
  readonly words: Readonly<Record<Language, { readonly kind: string; readonly how: string }>>;
  readonly quick: Quick; // how "Play now" sets it up
  readonly taught?: true; // its bots have a mind; without one they play at random, and the set-up says so
  readonly lesson?: true; // a guided first game
}

interface Quick {
  readonly scenario: string;
  readonly seats: readonly Seat[];
  readonly mine?: Seat; // one's own against a bot; absent: the first
}

/** A position as the game pictures it; who only counts needs the score. */
// biome-ignore lint/suspicious/noExplicitAny: views of all games
export type Scored = (view: any) => { readonly score: readonly { readonly side: string; readonly points: number }[] };

/** A game as it is entered: its tile, and how a bundled program fetches its parts. */
export interface Entry {
  readonly tile: Tile;
  game(): Promise<AnyGame>;
  seats(): Promise<AnyGame['seats']>; // without the rules: who may see what
  book(): Promise<Book>; // all it says, in both languages
  picture(): Promise<Scored>;
  data?(scenario?: string): Promise<unknown>; // of a series: fetches what a scenario is played with; none named: what all are
  mind?(): Promise<AnyMind>;
  lesson?(): Promise<AnyLesson>;
}

/** The rules of a game, with the data to play one scenario or, none named, all of them. */
export async function engineOf(entry: Entry, scenario?: string): Promise<AnyGame> {
  const [game] = await Promise.all([entry.game(), entry.data?.(scenario)]);
  return game;
}
