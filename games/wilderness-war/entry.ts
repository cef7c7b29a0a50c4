import { tile } from './tile.ts';

/** How the game is entered: its tile, and the parts that are fetched when they are needed. */
export const entry = {
  tile,
  seats: () => import('./data/index.ts').then(({ seats }) => seats),
  game: () => import('./game.ts').then(({ game }) => game),
  mind: () => import('./bot.ts').then(({ mind }) => mind),
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
};
