/** Games whose bots have a mind; the others are played at random, and the set-up says so. */
export const TAUGHT = ['gettysburg-1988', 'wilderness-war'] as const;
export type Taught = (typeof TAUGHT)[number];
export const isTaught = (game: string): boolean => (TAUGHT as readonly string[]).includes(game);
