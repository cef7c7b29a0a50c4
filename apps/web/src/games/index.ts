import type { WebGame, WholeGame } from './web-game.ts';

/** Games are fetched when a table of theirs is opened. */
const shelf: Readonly<Record<string, () => Promise<WebGame>>> = {
  'gettysburg-1988': () => import('./gettysburg-1988/index.ts').then(module => module.webGame),
  'wilderness-war': () => import('./wilderness-war/index.ts').then(module => module.webGame),
};

export const installed = (): readonly string[] => Object.keys(shelf);
export const loadGame = (id: string): Promise<WebGame> => {
  const load = shelf[id];
  return load ? load() : Promise.reject(new Error(`no game ${id}`));
};
/** With its rules, and what may be clicked. */
export async function loadWhole(id: string): Promise<WholeGame> {
  const web = await loadGame(id);
  return { ...web, ...(await web.play.fetch()) };
}
export type { WebGame, WholeGame } from './web-game.ts';
