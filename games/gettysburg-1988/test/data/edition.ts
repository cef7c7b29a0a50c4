/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import type { Edition } from '../../data/edition.ts';
import map from '../../data/map.json' with { type: 'json' };
import entries from '../../data/order-of-appearance.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import units from '../../data/units.json' with { type: 'json' };

export const builtIn = { units, map, entries, scenarios } as unknown as Edition;

type Node = Record<string, unknown>;

const namesOf = (item: unknown): readonly unknown[] => {
  const { id, unit, a, b } = item as Node;
  return [id, unit, `${a}-${b}`];
};

/** The key of a step: in a list an id, a unit, a pair or an index; '+' adds an item. */
function keyIn(node: unknown, step: string): string {
  if (!Array.isArray(node)) return step;
  if (step === '+') return String(node.length);
  const found = node.findIndex(item => typeof item === 'object' && namesOf(item).includes(step));
  return found < 0 ? step : String(found);
}

/** Removes what the path leads to. */
export const GONE = Symbol('gone');

/** A copy of the built-in edition with one value replaced, e.g. at `units/units/us-inf-barlow/name`. */
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
