import { type Language, say } from '@bivouac/kernel';
import { cardNumber, cardOf, options } from '@bivouac/longstreet-lite/data';
import { type Art, picture, seats } from '@bivouac/longstreet-lite/picture';
import {
  aboutText,
  cardTitle,
  optionText,
  placeName,
  pointName,
  scenarioText,
  sectionOf,
  unitName,
} from '@bivouac/longstreet-lite/text';
import { tile } from '@bivouac/longstreet-lite/tile';
import { later } from '../later.ts';
import { speech } from '../speech.ts';
import type { WebGame } from '../web-game.ts';
import { boardOf } from './board.ts';
import { CardFace } from './card.tsx';
import { sideClass } from './pieces.ts';

const voice = speech(
  { en: () => import('@bivouac/longstreet-lite/text/en'), fr: () => import('@bivouac/longstreet-lite/text/fr') },
  {
    en: () => import('@bivouac/longstreet-lite/text/en/acting'),
    fr: () => import('@bivouac/longstreet-lite/text/fr/acting'),
  },
  { sectionOf },
);

const common: Omit<WebGame<Art>, 'board'> = {
  id: tile.id,
  voice,
  picture,
  seats,
  style: () => import('../../style/longstreet.css'),
  play: later(async () => {
    const [{ game }, { desk }] = await Promise.all([
      import('@bivouac/longstreet-lite'),
      import('@bivouac/longstreet-lite/desk'),
      voice.learnActing(),
    ]);
    return { game, desk };
  }),
  rules: later(() => import('@bivouac/longstreet-lite/text/rules').then(module => module.rules)),
  title: () => tile.name,
  charts: later(() => import('./charts.tsx').then(module => module.Charts)),
  Card: CardFace,
  scenario: scenarioText,
  option: optionText,
  optionRule: id => options.find(option => option.id === id)?.rules[0] ?? id,
  lesson: () => import('@bivouac/longstreet-lite/lesson').then(module => module.lesson),
  about: aboutText,
  sideName: (side, language) => say(voice, language, { key: `seat.${side}` }),
  placeName,
  pointName,
  pieceName: unitName,
  cardTitle: (card, language) => ({ title: cardTitle(card, language), value: `${cardOf(cardNumber(card)).morale}` }),
  sectionMark,
  sideClass,
};

/** §4-reform is a part of chapter 4; a card's rule is on the card. */
function sectionMark(section: string, language: Language): string {
  if (section.startsWith('card-')) return language === 'fr' ? 'carte' : 'card';
  return `§ ${/^\d+/.exec(section)?.[0] ?? section.toUpperCase()}`;
}

/** Every scenario has a table of its own. */
export const webGameOf = (scenario: string): WebGame<Art> => ({ ...common, board: boardOf(scenario) });
