/** A 64-bit fingerprint of plain data, the same whatever the order of keys. */
export function hash(value: unknown): string {
  const mix: Mix = { a: 0x9e3779b9, b: 0x85ebca6b };
  walk(mix, value);
  return finish(mix);
}

interface Mix {
  a: number;
  b: number;
}

function feed(mix: Mix, word: number): void {
  mix.a = Math.imul(mix.a ^ word, 0x01000193);
  mix.a ^= mix.a >>> 15;
  mix.b = Math.imul(mix.b + word, 0xc2b2ae35);
  mix.b ^= mix.b >>> 13;
}

function feedText(mix: Mix, text: string): void {
  feed(mix, text.length);
  for (let i = 0; i < text.length; i++) feed(mix, text.charCodeAt(i));
}

function feedNumber(mix: Mix, n: number): void {
  if (n === (n | 0)) feed(mix, n);
  else feedText(mix, String(n));
}

// Each kind of value opens with a word of its own, so that [1] and "1" and {0:1} differ.
function walk(mix: Mix, value: unknown): void {
  switch (typeof value) {
    case 'number':
      feed(mix, 0x11);
      return feedNumber(mix, value);
    case 'string':
      feed(mix, 0x22);
      return feedText(mix, value);
    case 'boolean':
      return feed(mix, value ? 0x33 : 0x34);
    case 'object':
      if (value === null) return feed(mix, 0x44);
      if (Array.isArray(value)) return walkArray(mix, value);
      return walkObject(mix, value as Record<string, unknown>);
    default:
      throw new TypeError(`not plain data: ${typeof value}`);
  }
}

function walkArray(mix: Mix, items: readonly unknown[]): void {
  feed(mix, 0x55);
  feed(mix, items.length);
  for (const item of items) walk(mix, item);
}

function walkObject(mix: Mix, object: Record<string, unknown>): void {
  feed(mix, 0x66);
  for (const key of Object.keys(object).sort()) {
    if (object[key] === undefined) continue; // as in JSON
    feedText(mix, key);
    walk(mix, object[key]);
  }
  feed(mix, -1); // the end: { a: { b }, c } is not { a: { b, c } }
}

function finish(mix: Mix): string {
  const a = stir(mix.a + Math.imul(mix.b, 0x9e3779b1));
  return hex32(a) + hex32(stir(mix.b + Math.imul(a, 0x85ebca77)));
}

function stir(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

const hex32 = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
