import { say } from '@bivouac/kernel';
import { game } from '@bivouac/wilderness-war';
import { aboutText, book, optionText, scenarioText, spaceName } from '@bivouac/wilderness-war/text';
import type { WebGame } from '../web-game.ts';
import { sideClass } from './art.ts';
import { board } from './board.ts';

export { CardBack, CardFace } from './card.tsx';

/** All but the desk, which says what lies where. */
export const webGameWith = (desk: WebGame['desk']): WebGame => ({
  game,
  book,
  desk,
  board,
  title: () => 'Wilderness War',
  scenario: scenarioText,
  option: optionText,
  about: aboutText,
  sideName: (side, language) => say(book, language, { key: `seat.${side}` }),
  placeName: spaceName,
  sideClass,
});
