import { type AnyGame, type Book, type Language, say, type Text } from '@bivouac/kernel';
import { engineOf, entries, type Scored } from '@bivouac/registry';
import { roomText } from '@bivouac/room';
import { serverText } from './words.ts';

interface Shelved {
  readonly game: AnyGame;
  readonly book: Book;
  readonly picture: Scored;
}
/** Every game this server knows. */
const shelf: readonly Shelved[] = await Promise.all(
  entries.map(async entry => {
    const [game, book, picture] = await Promise.all([engineOf(entry), entry.book(), entry.picture()]);
    return { game, book, picture };
  }),
);

export const games: readonly AnyGame[] = shelf.map(each => each.game);
export const gameOf = (id: string): AnyGame | undefined => games.find(game => game.id === id);

/** What stands there, for who counts points. */
export const pictureOf = (id: string): Scored => shelf.find(({ game }) => game.id === id)!.picture;

/** A sentence in both languages, whoever says it: the game, the table or the house. */
export function sentences(text: Text, game?: string): Readonly<Record<Language, string>> {
  const own = shelf.find(each => each.game.id === game)?.book.texts;
  const spoken = (language: Language): string => {
    const texts = { ...own?.[language], ...roomText[language], ...serverText[language] };
    return say({ texts: { en: texts, fr: texts } }, language, text);
  };
  return { en: spoken('en'), fr: spoken('fr') };
}
