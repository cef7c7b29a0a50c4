import type { AnyGame } from '@bivouac/kernel';

/** The rules of each game, without its pictures. */
export const engines: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'gettysburg-1988': () => import('@bivouac/gettysburg-1988').then(module => module.game),
};
