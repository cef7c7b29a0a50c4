import { type Art, faces, picture, seats } from '@bivouac/guns-of-gettysburg/picture';
import { aboutText, optionText, placeName, scenarioText, sectionOf, standName } from '@bivouac/guns-of-gettysburg/text';
import { tile } from '@bivouac/guns-of-gettysburg/tile';
import { say } from '@bivouac/kernel';
import { later } from '../later.ts';
import { speech } from '../speech.ts';
import type { WebGame } from '../web-game.ts';
import { board } from './board.ts';
import { sideClass } from './pieces.ts';
import { TokenFace } from './token.tsx';

const voice = speech(
  { en: () => import('@bivouac/guns-of-gettysburg/text/en'), fr: () => import('@bivouac/guns-of-gettysburg/text/fr') },
  {
    en: () => import('@bivouac/guns-of-gettysburg/text/en/acting'),
    fr: () => import('@bivouac/guns-of-gettysburg/text/fr/acting'),
  },
  { sectionOf },
);

export const webGame: WebGame<Art> = {
  id: tile.id,
  voice,
  board,
  picture,
  seats,
  style: () => import('../../style/guns.css'),
  play: later(async () => {
    const [{ game }, { desk }] = await Promise.all([
      import('@bivouac/guns-of-gettysburg'),
      import('@bivouac/guns-of-gettysburg/desk'),
      voice.learnActing(),
    ]);
    return { game, desk };
  }),
  rules: later(() => import('@bivouac/guns-of-gettysburg/text/rules').then(module => module.rules)),
  title: () => tile.short,
  charts: later(() => import('./charts.tsx').then(module => module.Charts)),
  Card: TokenFace,
  tokens: true,
  scenario: scenarioText,
  option: optionText,
  optionRule: id => id.split('-')[0]!, // an option is named after its section
  lesson: () => import('@bivouac/guns-of-gettysburg/lesson').then(module => module.lesson),
  about: aboutText,
  sideName: (side, language) => say(voice, language, { key: `seat.${side}` }),
  placeName,
  pieceName: standName,
  faces,
  sideClass,
};
