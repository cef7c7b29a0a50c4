import { game } from '@bivouac/gettysburg-1988';
import { desk } from '@bivouac/gettysburg-1988/desk';
import type { Art } from '@bivouac/gettysburg-1988/picture';
import { aboutText, book, hexName, optionText, scenarioText } from '@bivouac/gettysburg-1988/text';
import { say } from '@bivouac/kernel';
import type { WebGame } from '../web-game.ts';
import { board } from './board.ts';
import { Charts } from './charts.tsx';
import { sideClass } from './pieces.ts';

export const webGame: WebGame<Art> = {
  game,
  book,
  desk,
  board,
  title: () => 'Gettysburg 1988',
  Charts,
  scenario: scenarioText,
  option: optionText,
  about: aboutText,
  sideName: (side, language) => say(book, language, { key: `seat.${side}` }),
  placeName: hexName,
  sideClass,
};
