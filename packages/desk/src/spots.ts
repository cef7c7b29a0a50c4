import type { Point, Spot } from '@bivouac/kernel';
import type { Finger } from './offer.ts';

// A point can be named by a word as a place is: `@120,-40`. Which way something there faces is not part of the name.

const POINT = /^@(-?\d+),(-?\d+)$/;

export const wordOf = (spot: Spot): string => (typeof spot === 'string' ? spot : `@${spot.x},${spot.y}`);

/** The point that a word names; null: it is the slug of a place. */
export function pointIn(word: string): Point | null {
  const [, x, y] = POINT.exec(word) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

export const fingerOn = (word: string): Finger => {
  const point = pointIn(word);
  return point ? { point } : { place: word };
};

/** What a finger points at, as a word: a slug or the name of a point. */
export const pointedTo = (at: Finger): string =>
  'place' in at ? at.place : 'sprite' in at ? at.sprite : wordOf(at.point);

export const sameFinger = (a: Finger, b: Finger): boolean =>
  'sprite' in a === 'sprite' in b && pointedTo(a) === pointedTo(b);
