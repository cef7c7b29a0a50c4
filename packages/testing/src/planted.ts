// A copy of an edition with one value replaced: what the checks of the data must find.

type Node = Record<string, unknown>;
/** The words by which an item of a list may be called. */
export type NamesOf = (item: Node) => readonly unknown[];

/** Removes what the path leads to. */
export const GONE = Symbol('gone');

/** The key of a step: in a list a name or an index; '+' adds an item. */
function keyIn(node: unknown, step: string, namesOf: NamesOf): string {
  if (!Array.isArray(node)) return step;
  if (step === '+') return String(node.length);
  const found = node.findIndex(item => typeof item === 'object' && item !== null && namesOf(item).includes(step));
  return found < 0 ? step : String(found);
}

/** Plants a value in a copy, at a path such as `units/units/us-inf-barlow/name`; a slash in a name is written `|`. */
export const planter =
  (builtIn: object, namesOf: NamesOf = ({ id }) => [id]) =>
  (path: string, value: unknown): unknown => {
    const copy: unknown = structuredClone(builtIn);
    const steps = path.split('/').map(step => step.replaceAll('|', '/'));
    const last = steps.pop() ?? '';
    let node = copy;
    for (const step of steps) node = (node as Node)[keyIn(node, step, namesOf)];
    const key = keyIn(node, last, namesOf);
    if (value !== GONE) (node as Node)[key] = value;
    else if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete (node as Node)[key];
    return copy;
  };
