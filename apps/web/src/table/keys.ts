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
        | 'whyNot'
        | 'list'
        | 'inspect'
        | 'odds'
        | 'whole'
        | 'live'
        | 'layers';
    };

export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  n: { do: 'target', by: 1 },
  p: { do: 'target', by: -1 },
  u: { do: 'undo' },
  '?': { do: 'whyNot' },
  b: { do: 'list' },
  i: { do: 'inspect' },
  o: { do: 'odds' },
  l: { do: 'layers' },
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

export function commandOf({ key, ctrlKey, metaKey, altKey }: Stroke): Command | null {
  if (ctrlKey || metaKey || (altKey && !'[]{}?'.includes(key))) return null;
  if (/^[1-9]$/.test(key)) return { do: 'button', index: Number(key) - 1 };
  return COMMANDS[key.toLowerCase()] ?? null;
}
