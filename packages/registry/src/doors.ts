import type { Desk } from '@bivouac/desk';
import type { Book, Language } from '@bivouac/kernel';
import type { AnyKit } from '@bivouac/testing';
import { entryOf } from './index.ts';

// Doors of a game opened by its id: for programs that run from their sources. What is bundled uses the entries.

// biome-ignore lint/suspicious/noExplicitAny: views and actions of all games
type AnyView = any;
type AnyDesk = Desk<AnyView>;
type AnyPicture = ReturnType<AnyDesk['picture']>;

/** One way an action may end: `ways` of `of` equally likely throws. */
export interface Odd {
  readonly what: string;
  readonly ways: number;
  readonly of: number;
}
interface Workshop {
  placeName?(place: string, language: Language): string;
  odds?(view: AnyView, action: AnyView, language: Language): readonly Odd[] | null; // null: no die decides it
}
interface Doors {
  readonly kit: { readonly kit: AnyKit & Workshop };
  readonly desk: { readonly desk: AnyDesk };
  readonly picture: { picture(view: AnyView): Pick<AnyPicture, 'score'> };
  readonly text: {
    readonly book: Book;
    scenarioText(id: string, language: Language): { readonly name: string; readonly victory: string };
  };
}

export async function open<D extends keyof Doors>(id: string, door: D): Promise<Doors[D]> {
  await entryOf(id)?.data?.();
  const from = `@bivouac/${id}/${door}`;
  return import(from);
}
