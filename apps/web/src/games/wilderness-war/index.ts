import { say } from '@bivouac/kernel';
import { game } from '@bivouac/wilderness-war';
import { options } from '@bivouac/wilderness-war/data';
import { desk } from '@bivouac/wilderness-war/desk';
import type { Art } from '@bivouac/wilderness-war/picture';
import { aboutText, book, optionText, scenarioText, spaceName } from '@bivouac/wilderness-war/text';
import type { WebGame } from '../web-game.ts';
import { board } from './board.ts';
import { CardFace } from './card.tsx';
import { Charts } from './charts.tsx';
import { sideClass } from './pieces.ts';

export const webGame: WebGame<Art> = {
  game,
  book,
  desk,
  board,
  title: () => 'Wilderness War',
  Charts,
  Card: CardFace,
  scenario: scenarioText,
  option: optionText,
  optionRule: id => options.find(option => option.id === id)?.rules[0],
  lesson: () => import('@bivouac/wilderness-war/lesson').then(module => module.lesson),
  about: aboutText,
  sideName: (side, language) => say(book, language, { key: `seat.${side}` }),
  placeName: spaceName,
  sideClass,
};
