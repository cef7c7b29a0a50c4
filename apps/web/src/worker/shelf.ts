import type { AnyMind } from '@bivouac/bots';
import type { AnyGame } from '@bivouac/kernel';
import type { Taught } from './taught.ts';

/** The rules of each game, without its pictures. */
export const engines: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'gettysburg-1988': () => import('@bivouac/gettysburg-1988').then(module => module.game),
  'wilderness-war': () => import('@bivouac/wilderness-war').then(module => module.game),
};

/** What a bot knows of each game; a game without one is played at random. */
const known: Readonly<Record<Taught, () => Promise<AnyMind>>> = {
  'gettysburg-1988': () => import('@bivouac/gettysburg-1988/bot').then(module => module.mind),
  'wilderness-war': () => import('@bivouac/wilderness-war/bot').then(module => module.mind),
};
export const minds: Readonly<Record<string, () => Promise<AnyMind>>> = known;
