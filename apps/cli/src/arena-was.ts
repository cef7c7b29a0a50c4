import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBot } from '@bivouac/bots';
import type { Match } from './arena-match.ts';
import { Trouble } from './outside.ts';
import type { AnyShelf } from './shelf.ts';

/** The bots of another checkout sit at the same table: a change is judged by paired games against what was. */
export const WAS = 'was:';

interface Checkout {
  // biome-ignore lint/suspicious/noExplicitAny: a game of another checkout
  readonly botNamed: (game: any, name: string, match: Match, now: () => number) => AnyBot;
  readonly shelves: readonly AnyShelf[];
}
let checkout: Checkout | null = null;

/** Reads the bots of a checkout, once a process. */
export async function openWas(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const source = (file: string): string => pathToFileURL(resolve(folder, 'apps/cli/src', file)).href;
  try {
    const [{ botNamed }, { shelves }] = await Promise.all([
      import(source('arena-match.ts')),
      import(source('games.ts')),
    ]);
    checkout = { botNamed, shelves };
  } catch (error) {
    throw new Trouble(`${folder} is no checkout with bots: ${(error as Error).message}`);
  }
}

/** Its bot of that name, which gets the same views and thinks with its own rules, judgement and search. */
export function botThatWas(id: string, name: string, match: Match, now: () => number): AnyBot {
  const shelf = checkout?.shelves.find(({ game }) => game.id === id);
  if (!checkout || !shelf) throw new Trouble(`“${name}” needs --was with a checkout that has ${id}.`);
  return checkout.botNamed(shelf.game, name.slice(WAS.length), match, now);
}
