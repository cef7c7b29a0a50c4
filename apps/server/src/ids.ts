import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

let drawn = randomBytes(0);
/** A few that are no secret, out of many that were asked for at once: to ask costs more than to have. */
export function fewBytes(n: number): Buffer {
  if (drawn.length < n) drawn = randomBytes(3072);
  const few = drawn.subarray(0, n);
  drawn = drawn.subarray(n);
  return few;
}

/** Names of things: short, without meaning, not to be guessed. */
export const newId = (): string => fewBytes(12).toString('base64url');
/** 256 bits for whoever holds it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** The secret behind a game's dice. */
export const newSecret = (): string => randomBytes(32).toString('hex');
/** What is kept of a token. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

export const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Compares without telling by its time where the first difference is. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
