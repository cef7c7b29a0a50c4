import { say } from '@bivouac/kernel';
import { cardNumber, cardOf, options, seats } from '@bivouac/wilderness-war/data';
import { type Art, picture } from '@bivouac/wilderness-war/picture';
import {
  aboutText,
  cardTitle,
  optionText,
  pieceKind,
  pieceName,
  scenarioText,
  spaceName,
} from '@bivouac/wilderness-war/text';
import { tile } from '@bivouac/wilderness-war/tile';
import { later } from '../later.ts';
import type { WebGame } from '../web-game.ts';
import { board } from './board.ts';
import { CardFace } from './card.tsx';
import { sideClass } from './pieces.ts';
import { voice } from './voice.ts';

export const webGame: WebGame<Art> = {
  id: tile.id,
  voice,
  board,
  picture,
  seats,
  play: later(async () => {
    const [{ game }, { desk }] = await Promise.all([
      import('@bivouac/wilderness-war'),
      import('@bivouac/wilderness-war/desk'),
      voice.learnActing(),
    ]);
    return { game, desk };
  }),
  rules: later(() => import('@bivouac/wilderness-war/text/rules').then(module => module.rules)),
  title: () => tile.name,
  charts: later(() => import('./charts.tsx').then(module => module.Charts)),
  Card: CardFace,
  scenario: scenarioText,
  option: optionText,
  optionRule: id => options.find(option => option.id === id)?.rules[0] ?? id,
  lesson: () => import('@bivouac/wilderness-war/lesson').then(module => module.lesson),
  about: aboutText,
  sideName: (side, language) => say(voice, language, { key: `seat.${side}` }),
  placeName: spaceName,
  pieceName,
  pieceKind,
  cardTitle: (card, language) => ({
    title: cardTitle(card, language),
    value: `${cardOf(cardNumber(card)).activation}`,
  }),
  sideClass,
};
