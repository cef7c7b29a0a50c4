import { seats } from '@bivouac/gettysburg-1988/data';
import { type Art, picture } from '@bivouac/gettysburg-1988/picture';
import {
  aboutText,
  hexName,
  optionText,
  scenarioText,
  sectionOf,
  unitKind,
  unitName,
} from '@bivouac/gettysburg-1988/text';
import { tile } from '@bivouac/gettysburg-1988/tile';
import { say } from '@bivouac/kernel';
import { later } from '../later.ts';
import { speech } from '../speech.ts';
import type { WebGame } from '../web-game.ts';
import { board } from './board.ts';
import { sideClass } from './pieces.ts';

const voice = speech(
  { en: () => import('@bivouac/gettysburg-1988/text/en'), fr: () => import('@bivouac/gettysburg-1988/text/fr') },
  {
    en: () => import('@bivouac/gettysburg-1988/text/en/acting'),
    fr: () => import('@bivouac/gettysburg-1988/text/fr/acting'),
  },
  { sectionOf },
);

export const webGame: WebGame<Art> = {
  id: tile.id,
  voice,
  board,
  picture,
  seats,
  play: later(async () => {
    const [{ game }, { desk }] = await Promise.all([
      import('@bivouac/gettysburg-1988'),
      import('@bivouac/gettysburg-1988/desk'),
      voice.learnActing(),
    ]);
    return { game, desk };
  }),
  rules: later(() => import('@bivouac/gettysburg-1988/text/rules').then(module => module.rules)),
  title: () => tile.name,
  charts: later(() => import('./charts.tsx').then(module => module.Charts)),
  scenario: scenarioText,
  option: optionText,
  optionRule: id => id.split('-')[0]!, // an option is named after its section
  lesson: () => import('@bivouac/gettysburg-1988/lesson').then(module => module.lesson),
  about: aboutText,
  sideName: (side, language) => say(voice, language, { key: `seat.${side}` }),
  placeName: hexName,
  pieceName: unitName,
  pieceKind: unitKind,
  sideClass,
};
