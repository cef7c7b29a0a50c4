import type { Desk } from '@bivouac/desk';
import type { Language, Types, View } from '@bivouac/kernel';
import type { Odd } from '@bivouac/registry/doors';
import type { Kit } from '@bivouac/testing';
import { Trouble } from './outside.ts';

/** A game as it stands on the shelf: its rules, its words and what only the command line needs. */
export interface Shelf<X extends Types> extends Kit<X> {
  readonly code: string; // opens the names of its rule tests: `G88 3b6-a: …`
  readonly folder: string; // its sources and tests
  readonly desk: Pick<Desk<X>, 'chart' | 'picture'> & Partial<Pick<Desk<X>, 'offer' | 'ground'>>; // what lies where
  placeName?(place: string, language: Language): string;
  scenario?(id: string, language: Language): { readonly name: string; readonly victory: string };
  odds?(view: View<X>, action: X['action'], language: Language): readonly Odd[] | null; // null: no die decides it
}
// biome-ignore lint/suspicious/noExplicitAny: games of all types side by side
export type AnyShelf = Shelf<any>;

export function shelfOf(all: readonly AnyShelf[], id: string): AnyShelf {
  const found = all.find(shelf => shelf.game.id === id);
  if (found) return found;
  throw new Trouble(`Unknown game “${id}”; there ${all.length === 1 ? 'is' : 'are'} ${namesOf(all)}.`);
}

const namesOf = (all: readonly AnyShelf[]): string => all.map(shelf => shelf.game.id).join(', ');
