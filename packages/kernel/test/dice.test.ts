import { createCipheriv, createHash } from 'node:crypto';
import {
  commitment,
  copy,
  type Dice,
  faceAt,
  isSecret,
  keyedDice,
  namedDice,
  picker,
  scriptedDice,
  sha256,
  start,
  toHex,
  utf8,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { draw } from '../src/dice.ts';
import { opened, procedure, question, secret, setup, tiny } from './tiny.ts';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest (%#)', (text, digest) => expect(toHex(sha256(utf8(text)))).toBe(digest));

  it('agrees with the platform at every length of padding', () => {
    for (let n = 0; n < 200; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 31 + n) & 255);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
  it('reads letters of every width', () => {
    for (const text of ['é', '§', '“', '€', '𐍈', 'aé€𐍈z']) expect([...utf8(text)]).toEqual([...Buffer.from(text)]);
  });
});

// A slow, obvious ChaCha of any number of rounds, to check the fast one.
function chacha(key: readonly number[], last: readonly number[], rounds: number): Uint32Array {
  const start = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...last]);
  const x = start.slice();
  const turn = (n: number, by: number): number => ((n << by) | (n >>> (32 - by))) >>> 0;
  const quarter = (a: number, b: number, c: number, d: number): void => {
    const half = (p: number, q: number, r: number, by: number): void => {
      x[p] = x[p]! + x[q]!;
      x[r] = turn(x[r]! ^ x[p]!, by);
    };
    half(a, b, d, 16);
    half(c, d, b, 12);
    half(a, b, d, 8);
    half(c, d, b, 7);
  };
  for (let round = 0; round < rounds; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => word + start[i]!);
}

const bytesOf = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex');
const zeroKey = new Array<number>(8).fill(0);
const someKey = [1, 0x80000000, 3, 0xffffffff, 5, 6, 0x12345678, 8];

describe('ChaCha8', () => {
  it('has an obvious version that agrees with the platform at twenty rounds', () => {
    const iv = Uint32Array.from([7, 1, 2, 3]);
    const cipher = createCipheriv('chacha20', Buffer.from(Uint32Array.from(someKey).buffer), Buffer.from(iv.buffer));
    expect(bytesOf(chacha(someKey, [...iv], 20))).toBe(cipher.update(Buffer.alloc(64)).toString('hex'));
  });
  it('has an obvious version that gives the published bytes at eight', () => {
    expect(bytesOf(chacha(zeroKey, [0, 0, 0, 0], 8))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
    expect(bytesOf(chacha([1, ...zeroKey.slice(1)], [0, 0, 0, 0], 8))).toMatch(
      /^cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea/,
    );
  });
  it('is the stream behind the dice: the first published word', () => {
    expect(faceAt(zeroKey, 0, 2 ** 32) - 1).toBe(0x2fef003e);
  });
  it('agrees with the obvious version for every draw, rejections too', () => {
    for (const key of [zeroKey, someKey]) {
      for (const sides of [2, 6, 100, 2 ** 31 + 1, 2 ** 31 + 12345, 3 * 2 ** 30]) {
        for (let n = 0; n < 60; n++) expect(faceAt(key, n, sides)).toBe(slowFace(key, n, sides));
      }
    }
  });
});

function slowFace(key: readonly number[], n: number, sides: number): number {
  const fair = Math.floor(2 ** 32 / sides) * sides;
  for (let again = 0; ; again++) {
    const word = chacha(key, [n, 0, again, 0], 8).find(each => each < fair);
    if (word !== undefined) return (word % sides) + 1;
  }
}

/** Chi-square of counts against an even spread. */
const unevenness = (counts: readonly number[]): number => {
  const even = counts.reduce((a, b) => a + b) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
};

function countsOf(cells: number, faces: Iterable<number>): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const face of faces) counts[face]!++;
  return counts;
}

describe('the spread of keyed dice', () => {
  const dice = keyedDice(secret);
  const key = dice.kind === 'keyed' ? dice.key : [];
  // the value a fair die exceeds once in a thousand times
  it.each([
    [2, 10.8],
    [6, 20.5],
    [10, 27.9],
    [12, 31.3],
    [20, 43.8],
  ])('is even for %d sides', (sides, most) => {
    const faces = Array.from({ length: 60_000 }, (_, n) => faceAt(key, n, sides) - 1);
    expect(unevenness(countsOf(sides, faces))).toBeLessThan(most);
  });
  it('is even for pairs', () => {
    const pairs = Array.from({ length: 60_000 }, (_, n) => faceAt(key, n, 6) * 6 + faceAt(key, n + 1, 6) - 7);
    expect(unevenness(countsOf(36, pairs))).toBeLessThan(66.6);
  });
  it('shuffles evenly', () => {
    const orders = Array.from({ length: 12_000 }, (_, n) => shuffled(n)).map(order => ORDERS.indexOf(order));
    expect(unevenness(countsOf(6, orders))).toBeLessThan(20.5);
  });
});

const ORDERS = ['123', '132', '213', '231', '312', '321'];
const shuffler = tiny(
  procedure('main')({ shuffle: u => u.shuffle(u.vault.deck, { key: 'shuffle' }), ask: question() }),
  { setup: made => ({ ...tiny(procedure('main')({})).setup(made), vault: { deck: [1, 2, 3] } }) },
);

const shuffled = (n: number): string =>
  start(shuffler, setup, keyedDice(n.toString(16).padStart(64, '0'))).state.vault.deck.join('');

describe('the key', () => {
  it('is bound by its commitment', () => {
    expect(commitment(secret)).toBe(createHash('sha256').update(`bivouac dice ${secret}`).digest('hex'));
    expect(commitment(secret)).not.toBe(commitment('cd'.repeat(32)));
  });
  it('is not told by its commitment', () => {
    const dice = keyedDice(secret);
    expect(dice.kind === 'keyed' && toHex(dice.key)).not.toBe(commitment(secret));
  });
  it('changes with every number the players add, and with who added it', () => {
    const keys = [{}, { x: '1' }, { x: '2' }, { y: '1' }, { x: '1', y: '2' }, { x: '2', y: '1' }];
    expect(new Set(keys.map(numbers => JSON.stringify(keyedDice(secret, numbers)))).size).toBe(keys.length);
  });
  it('does not depend on who added first', () => {
    expect(keyedDice(secret, { x: '1', y: '2' })).toEqual(keyedDice(secret, { y: '2', x: '1' }));
  });
  it('comes of a secret of 64 hexadecimal digits', () => {
    expect(isSecret(secret)).toBe(true);
    for (const bad of ['', 'ab', secret.toUpperCase(), `${secret}0`, `${secret}\n`, 7, null])
      expect(isSecret(bad)).toBe(false);
  });
});

const rolls = (dice: Dice, ...keys: string[]): number[] => keys.map(key => draw(dice, 1000, { key }));

describe('scripted dice', () => {
  it('show their faces in turn', () => {
    const dice = scriptedDice(3, 1);
    expect([draw(dice, 6, { key: 'fire' }), draw(dice, 6, { key: 'fire' }), dice.drawn]).toEqual([3, 1, 2]);
  });
  it('say which die is missing', () => {
    expect(() => draw(scriptedDice(), 6, { key: 'fire' })).toThrow('the script has no die 1 for fire');
  });
  it('say which die cannot show that', () => {
    expect(() => draw(scriptedDice(7), 6, { key: 'fire' })).toThrow('die 1 of the script shows 7 of 6');
    expect(() => draw(scriptedDice(0), 6, { key: 'fire' })).toThrow('shows 0 of 6');
  });
});

describe('named dice', () => {
  it('show the same face for the same name, whatever else is rolled', () => {
    const [apart] = rolls(namedDice(5), 'fire');
    expect(rolls(namedDice(5), 'rout', 'march', 'fire')[2]).toBe(apart);
    expect(rolls(namedDice(6), 'fire')).not.toEqual([apart]);
  });
  it('tell names apart by their arguments', () => {
    const of = (unit: string | number): number => draw(namedDice(5), 1e6, { key: 'fire', args: { unit } });
    expect(new Set([of(1), of(2), of('hill'), of('mill')]).size).toBe(4);
  });
  it('show another face when rolled again', () => {
    const dice = namedDice(5);
    expect(new Set(rolls(dice, ...new Array<string>(20).fill('fire'))).size).toBeGreaterThan(15);
    expect(dice.drawn).toBe(20);
  });
  it('spread evenly over names and repeats', () => {
    const byName = Array.from(
      { length: 12_000 },
      (_, unit) => draw(namedDice(1), 6, { key: 'fire', args: { unit } }) - 1,
    );
    const dice = namedDice(2);
    const again = Array.from({ length: 3_000 }, () => draw(dice, 6, { key: 'fire' }) - 1);
    const bySeed = Array.from({ length: 12_000 }, (_, seed) => draw(namedDice(seed), 6, { key: 'fire' }) - 1);
    for (const faces of [byName, again, bySeed]) expect(unevenness(countsOf(6, faces))).toBeLessThan(20.5);
  });
  it('are copied with what they have shown', () => {
    const { state } = opened(tiny(procedure('main')({ ask: question() })));
    const one = { ...state, dice: namedDice(3) };
    rolls(one.dice, 'fire');
    const two = copy(one);
    expect(rolls(two.dice, 'fire')).toEqual(rolls(one.dice, 'fire'));
  });
});

describe('the picker', () => {
  it('is even, in range and repeatable', () => {
    const pick = picker(7);
    const faces = Array.from({ length: 60_000 }, () => pick(6));
    expect(unevenness(countsOf(6, faces))).toBeLessThan(20.5);
    const [one, two] = [picker(7), picker(7)];
    expect([one(100), one(100), one(100)]).toEqual([two(100), two(100), two(100)]);
  });
  it('differs from seed to seed from the first pick on', () => {
    const first = Array.from({ length: 60_000 }, (_, seed) => picker(seed)(6));
    expect(unevenness(countsOf(6, first))).toBeLessThan(20.5);
  });
});
