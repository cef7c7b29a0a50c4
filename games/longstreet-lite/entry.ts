import { tile } from './tile.ts';

/** How the game is entered: its tile, and the parts that are fetched when they are needed. */
export const entry = {
  tile,
  seats: () => import('./data/index.ts').then(({ seats }) => seats),
  game: () => import('./game.ts').then(({ game }) => game),
  book: () => import('./text/index.ts').then(({ book }) => book),
  picture: () => import('./picture.ts').then(({ picture }) => picture),
  mind: () => import('./bot.ts').then(({ mind }) => mind),
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
};
