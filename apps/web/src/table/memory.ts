import { effect, signal } from '@preact/signals';

/** Where this browser keeps notes and settings. */
export interface Memory {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** The browser's own storage; without it things last as long as the page. */
export function browserMemory(prefix: string): Memory {
  const page = new Map<string, string>();
  return {
    get(key) {
      try {
        return localStorage.getItem(prefix + key) ?? page.get(key) ?? null;
      } catch {
        return page.get(key) ?? null;
      }
    },
    set(key, value) {
      page.set(key, value);
      try {
        localStorage.setItem(prefix + key, value);
      } catch {
        // Full or forbidden: it is kept in the page.
      }
    },
  };
}

function kept(memory: Memory, key: string, first: boolean) {
  const stored = memory.get(key);
  const value = signal(stored === null ? first : stored === 'yes');
  effect(() => memory.set(key, value.value ? 'yes' : 'no'));
  return value;
}

/** What a reader may switch on and off. */
export const remembered = (memory: Memory) => ({
  threat: kept(memory, 'show.threat', true),
  last: kept(memory, 'show.last', true),
  numbers: kept(memory, 'show.numbers', true),
  motion: kept(memory, 'motion', true),
  odds: kept(memory, 'show.odds', true),
  follow: kept(memory, 'follow', true),
  askEnd: kept(memory, 'ask.end', true), // before a turn ends with something left
  forced: kept(memory, 'forced', true), // the only answer there is is given at once
  sound: kept(memory, 'sound', false),
});
export type Settings = ReturnType<typeof remembered>;
