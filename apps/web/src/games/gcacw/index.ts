import { campaignNamed, isLaid, nameOf } from '@bivouac/gcacw/data';
import { data } from '@bivouac/gcacw/entry';
import { type Art, hexCalled, hexNameIn, picture, seats } from '@bivouac/gcacw/picture';
import { aboutText, headingOf, optionRule, optionText, scenarioText, sectionOf } from '@bivouac/gcacw/text';
import { tile } from '@bivouac/gcacw/tile';
import { say } from '@bivouac/kernel';
import { later } from '../later.ts';
import { speech } from '../speech.ts';
import type { Board, WebGame } from '../web-game.ts';
import { boardOf } from './board.ts';
import { naming } from './naming.ts';
import { sideClass } from './pieces.ts';

const voice = speech(
  { en: () => import('@bivouac/gcacw/text/en'), fr: () => import('@bivouac/gcacw/text/fr') },
  { en: () => import('@bivouac/gcacw/text/en/acting'), fr: () => import('@bivouac/gcacw/text/fr/acting') },
  { sectionOf, headingOf },
);

const common: Omit<WebGame<Art>, 'board'> = {
  id: tile.id,
  voice,
  picture,
  seats,
  style: () => import('../../style/gcacw.css'),
  play: later(async () => {
    const [{ game }, { desk }] = await Promise.all([
      import('@bivouac/gcacw'),
      import('@bivouac/gcacw/desk'),
      voice.learnActing(),
    ]);
    return { game, desk };
  }),
  rules: later(() => import('@bivouac/gcacw/text/rules').then(module => module.rules)),
  title: () => tile.short,
  charts: later(() => import('./charts.tsx').then(module => module.Charts)),
  scenario: scenarioText,
  option: optionText,
  optionRule,
  lesson: () => import('@bivouac/gcacw/lesson').then(module => module.lesson),
  about: aboutText,
  sideName: (side, language) => say(voice, language, { key: `seat.${side}` }),
  pieceName: piece => nameOf(piece),
  sideClass,
};
/** Without a scenario nothing is on the table: what asks for texts only needs no map. */
const NO_BOARD: Board<Art> = {
  ...{ sheet: '', width: 1, height: 1, places: [] },
  ...{ piece: () => '', pile: () => '', offset: () => [0, 0] },
};

const found = new Map<string, WebGame<Art>>();
/** The game with the board of a scenario; its map and forces are fetched first. */
export async function load(scenario?: string): Promise<{ readonly webGame: WebGame<Art> }> {
  if (scenario === undefined) return { webGame: { ...common, board: NO_BOARD } };
  await data(scenario);
  if (!isLaid(scenario)) return { webGame: { ...common, board: NO_BOARD } };
  const campaign = campaignNamed(scenario);
  const webGame = found.get(scenario) ?? {
    ...common,
    voice: naming(voice, campaign),
    board: boardOf(scenario),
    placeName: (place: string) => {
      const name = hexNameIn(campaign, place);
      return name ? `${name} ${place}` : place;
    },
    placeTold: (place, language) => (hexNameIn(campaign, place) ? undefined : hexCalled(campaign, place, language)),
  };
  found.set(scenario, webGame);
  return { webGame };
}
