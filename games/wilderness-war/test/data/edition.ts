/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import cards from '../../data/cards.json' with { type: 'json' };
import type { Edition } from '../../data/edition.ts';
import links from '../../data/links.json' with { type: 'json' };
import pieces from '../../data/pieces.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import spaces from '../../data/spaces.json' with { type: 'json' };
import tables from '../../data/tables.json' with { type: 'json' };

export const builtIn = { spaces, links, pieces, cards, scenarios, tables } as unknown as Edition;

type Node = Record<string, unknown>;

const namesOf = (item: unknown): readonly unknown[] => {
  const { id, n, a, b, from, to } = item as Node;
  return [id, `card-${n}`, `${a}--${b}`, `${from}--${to}`];
};

/** The key of a step: in a list an id, a card, a pair or an index; '+' adds an item. */
function keyIn(node: unknown, step: string): string {
  if (!Array.isArray(node)) return step;
  if (step === '+') return String(node.length);
  const found = node.findIndex(item => typeof item === 'object' && item !== null && namesOf(item).includes(step));
  return found < 0 ? step : String(found);
}

/** Removes what the path leads to. */
export const GONE = Symbol('gone');

/** A copy of the built-in edition with one value replaced, e.g. at `spaces/spaces/boston/terrain`. */
export function planted(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(builtIn);
  const steps = path.split('/').map(step => step.replaceAll('|', '/'));
  const last = steps.pop() ?? '';
  let node = copy;
  for (const step of steps) node = (node as Node)[keyIn(node, step)];
  const key = keyIn(node, last);
  if (value !== GONE) (node as Node)[key] = value;
  else if (Array.isArray(node)) node.splice(Number(key), 1);
  else delete (node as Node)[key];
  return copy;
}
