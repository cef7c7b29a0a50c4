import * as gettysburgPicture from '@bivouac/gettysburg-1988/picture';
import * as gettysburgText from '@bivouac/gettysburg-1988/text';
import type { Book } from '@bivouac/kernel';
import * as wildernessPicture from '@bivouac/wilderness-war/picture';
import * as wildernessText from '@bivouac/wilderness-war/text';

/** What the server says and counts of a game. It is bundled too, and so cannot open doors by an id. */
interface Served {
  readonly book: Book;
  // biome-ignore lint/suspicious/noExplicitAny: views of all games
  picture(view: any): { readonly score: readonly { readonly side: string; readonly points: number }[] };
}
export const served: Readonly<Record<string, Served>> = {
  'gettysburg-1988': { ...gettysburgText, ...gettysburgPicture },
  'wilderness-war': { ...wildernessText, ...wildernessPicture },
};
