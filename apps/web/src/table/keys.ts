// Which key does what; the screen carries it out.

export type Command =
  | { readonly do: 'button'; readonly index: number }
  | { readonly do: 'zoom'; readonly by: number }
  | { readonly do: 'step'; readonly by: number }
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'target'; readonly by: number }
  | {
      readonly do:
        | 'confirm'
        | 'putBack'
        | 'undo'
        | 'redo'
        | 'find'
        | 'overview'
        | 'whyNot'
        | 'list'
        | 'inspect'
        | 'odds'
        | 'whole'
        | 'live'
        | 'layers'
        | 'trails'
        | 'hand';
    };

export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  n: { do: 'target', by: 1 },
  p: { do: 'target', by: -1 },
  u: { do: 'undo' },
  '?': { do: 'whyNot' },
  b: { do: 'list' },
  g: { do: 'find' },
  m: { do: 'overview' },
  i: { do: 'inspect' },
  h: { do: 'hand' },
  o: { do: 'odds' },
  l: { do: 'layers' },
  t: { do: 'trails' },
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
  '−': { do: 'zoom', by: -1 },
  '0': { do: 'whole' },
  '[': { do: 'step', by: -1 },
  ']': { do: 'step', by: 1 },
  '{': { do: 'turn', by: -1 },
  '}': { do: 'turn', by: 1 },
  '.': { do: 'live' },
  escape: { do: 'putBack' },
  enter: { do: 'confirm' },
};

/** With Ctrl, or the command key of a Mac. */
const WITH_CTRL: Readonly<Record<string, Command>> = {
  k: { do: 'find' },
  z: { do: 'undo' },
  y: { do: 'redo' },
};

export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Stroke): Command | null {
  const low = key.toLowerCase();
  if (shiftKey && !altKey && low === (ctrlKey || metaKey ? 'z' : 'u')) return { do: 'redo' };
  if (ctrlKey || metaKey) return altKey || shiftKey ? null : (WITH_CTRL[low] ?? null);
  if (altKey && !'[]{}?'.includes(key)) return null;
  if (/^[1-9]$/.test(key)) return { do: 'button', index: Number(key) - 1 };
  return COMMANDS[low] ?? null;
}
