/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import blocks from '../../data/blocks.json' with { type: 'json' };
import type { Edition } from '../../data/edition.ts';
import map from '../../data/map.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import time from '../../data/time.json' with { type: 'json' };
import tokens from '../../data/tokens.json' with { type: 'json' };

export const builtIn = { map, blocks, tokens, time, scenarios } as unknown as Edition;

type Node = Record<string, unknown>;

/** The key of a step: in a list an id or an index; '+' adds an item. */
function keyIn(node: unknown, step: string): string {
  if (!Array.isArray(node)) return step;
  if (step === '+') return String(node.length);
  const found = node.findIndex(item => typeof item === 'object' && item !== null && (item as Node)['id'] === step);
  return found < 0 ? step : String(found);
}

/** Removes what the path leads to. */
export const GONE = Symbol('gone');

/** A copy of the built-in edition with one value replaced, e.g. at `map/areas/leister/partial`. */
export function planted(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(builtIn);
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  let node = copy;
  for (const step of steps) node = (node as Node)[keyIn(node, step)];
  const key = keyIn(node, last);
  if (value !== GONE) (node as Node)[key] = value;
  else if (Array.isArray(node)) node.splice(Number(key), 1);
  else delete (node as Node)[key];
  return copy;
}
