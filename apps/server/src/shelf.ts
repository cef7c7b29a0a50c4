import { type AnyGame, type Book, type Language, say, type Text } from '@bivouac/kernel';
import { engineOf, entries } from '@bivouac/registry';
import { served } from '@bivouac/registry/served';
import { roomText } from '@bivouac/room';
import { serverText } from './words.ts';

/** Every game this server knows. */
const shelf: readonly { readonly game: AnyGame; readonly book: Book }[] = await Promise.all(
  entries.map(async entry => ({ game: await engineOf(entry), book: served[entry.tile.id]!.book })),
);

export const games: readonly AnyGame[] = shelf.map(each => each.game);
export const gameOf = (id: string): AnyGame | undefined => games.find(game => game.id === id);

/** A sentence in both languages, whoever says it: the game, the table or the house. */
export function sentences(text: Text, game?: string): Readonly<Record<Language, string>> {
  const own = shelf.find(each => each.game.id === game)?.book.texts;
  const spoken = (language: Language): string => {
    const texts = { ...own?.[language], ...roomText[language], ...serverText[language] };
    return say({ texts: { en: texts, fr: texts } }, language, text);
  };
  return { en: spoken('en'), fr: spoken('fr') };
}
