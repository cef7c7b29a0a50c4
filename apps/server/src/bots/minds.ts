import type { AnyMind } from '@bivouac/bots';

/** What a bot knows of each game; a game without one is played at random. */
export const minds: Readonly<Record<string, () => Promise<AnyMind>>> = {
  'gettysburg-1988': () => import('@bivouac/gettysburg-1988/bot').then(module => module.mind),
  'wilderness-war': () => import('@bivouac/wilderness-war/bot').then(module => module.mind),
};
