import { same } from '@bivouac/kernel';

/** Where a value is not plain JSON: `table.at[3] is undefined`. */
export function oddities(value: unknown, path = 'state'): string[] {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return [];
    case 'number':
      return Number.isFinite(value) ? [] : [`${path} is ${value}`];
    case 'object':
      return value === null ? [] : odditiesWithin(value, path);
    default:
      return [`${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`];
  }
}

function odditiesWithin(value: object, path: string): string[] {
  if (Array.isArray(value)) return odditiesOfList(value, path);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return [`${path} is a ${value.constructor.name}`];
  return Object.entries(value).flatMap(([key, item]) => oddities(item, `${path}.${key}`));
}

/** The kernel copies a list that begins with a number in one piece. */
function odditiesOfList(list: readonly unknown[], path: string): string[] {
  const shared = typeof list[0] === 'number' && list.some(item => typeof item === 'object' && item !== null);
  const within = Array.from(list).flatMap((item, i) => oddities(item, `${path}[${i}]`));
  return shared ? [`${path} begins with a number and holds an object`, ...within] : within;
}

/** What a save and a database give back: the same data, the keys in another order. */
export function reload<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), turnKeys) as T;
}

function turnKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}

/** The first place where two pieces of plain data differ; null: nowhere. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path || 'it'} is ${brief(a)} or ${brief(b)}`;
  }
  const of = a as Record<string, unknown>;
  const to = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(of), ...Object.keys(to)])) {
    const found = difference(of[key], to[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return `${path || 'it'} differs`;
}

const LONGEST = 120;

export function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
