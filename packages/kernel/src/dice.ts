import type { Dice, Seat, Text } from './contract.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

/** The secret behind a game's dice: 64 hexadecimal digits, made by whoever hosts the game. */
export type Secret = string;

export const isSecret = (text: unknown): text is Secret => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** Published before the game: binds the host to the secret without showing it. */
export const commitment = (secret: Secret): string => toHex(sha256(utf8(`bivouac dice ${secret}`)));

/** Players add numbers of their own after the commitment, so that nobody could choose a key he likes. */
export function keyedDice(secret: Secret, numbers: Readonly<Record<Seat, string>> = {}): Dice {
  const mixed = Object.keys(numbers)
    .sort()
    .map(seat => `\n${seat}=${numbers[seat]}`)
    .join('');
  return { kind: 'keyed', key: sha256(utf8(`bivouac key ${secret}${mixed}`)), drawn: 0 };
}

export const scriptedDice = (...faces: number[]): Dice => ({ kind: 'scripted', faces, drawn: 0 });
export const namedDice = (seed: number): Dice => ({ kind: 'named', seed: seed | 0, drawn: 0, seen: [] });

/** A face from 1 to `sides`; moves the dice on by one draw. */
export function draw(dice: Dice, sides: number, why: Text): number {
  const n = dice.drawn++;
  switch (dice.kind) {
    case 'keyed':
      return faceAt(dice.key, n, sides);
    case 'scripted':
      return scriptedFace(dice.faces, n, sides, why);
    case 'named':
      return namedFace(dice, sides, why);
  }
}

function scriptedFace(faces: readonly number[], n: number, sides: number, why: Text): number {
  const face = faces[n];
  if (face === undefined) throw new Error(`the script has no die ${n + 1} for ${why.key}`);
  if (face < 1 || face > sides) throw new Error(`die ${n + 1} of the script shows ${face} of ${sides}`);
  return face;
}

const block = new Int32Array(16);
const input = new Int32Array(16);

/** Draw n of a key: anyone who knows the key can check it. */
export function faceAt(key: readonly number[], n: number, sides: number): number {
  const fair = 0x100000000 - (0x100000000 % sides); // words above would favour the low faces
  for (let again = 0; ; again++) {
    chacha8(key, n, again);
    for (let i = 0; i < 16; i++) {
      const word = block[i]! >>> 0;
      if (word < fair) return (word % sides) + 1;
    }
  }
}

// ChaCha with eight rounds: block number n, nonce `again`.
function chacha8(key: readonly number[], n: number, again: number): void {
  input[0] = 0x61707865;
  input[1] = 0x3320646e;
  input[2] = 0x79622d32;
  input[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i]!;
  input[12] = n;
  input[13] = 0;
  input[14] = again;
  input[15] = 0;
  block.set(input);
  for (let round = 0; round < 4; round++) doubleRound();
  for (let i = 0; i < 16; i++) block[i] = block[i]! + input[i]!;
}

function doubleRound(): void {
  for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
  for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
}

function quarter(a: number, b: number, c: number, d: number): void {
  let p = block[a]!;
  let q = block[b]!;
  let r = block[c]!;
  let s = block[d]!;
  p = (p + q) | 0;
  s = rotated(s ^ p, 16);
  r = (r + s) | 0;
  q = rotated(q ^ r, 12);
  p = (p + q) | 0;
  s = rotated(s ^ p, 8);
  r = (r + s) | 0;
  q = rotated(q ^ r, 7);
  block[a] = p;
  block[b] = q;
  block[c] = r;
  block[d] = s;
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

// The same name, the same count so far, the same seed: the same face. Two lines of search share their luck.
function namedFace(dice: Extract<Dice, { kind: 'named' }>, sides: number, why: Text): number {
  let h = textHash(why.key, dice.seed);
  for (const name in why.args) h = textHash(String(why.args[name]), textHash(name, h));
  let times = 0;
  for (const seen of dice.seen) if (seen === h) times++;
  dice.seen.push(h);
  return pickOf(scramble(h + Math.imul(times, 0x9e3779b9)), sides) + 1;
}

function textHash(text: string, h: number): number {
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) | 0;
}

function scramble(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

const pickOf = (word: number, n: number): number => Math.floor((word / 0x100000000) * n);

/** A fast seeded source for sampling, imagining and fuzzing. Never for the dice of a game. */
export function picker(seed: number): (n: number) => number {
  let x = seed | 0;
  return n => {
    x = (x + 0x9e3779b9) | 0;
    return pickOf(scramble(x), n);
  };
}
