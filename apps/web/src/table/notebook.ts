import { type ReadonlySignal, signal } from '@preact/signals';
import type { Memory } from './memory.ts';

/** What a player writes for himself alone. */
export interface Notebook {
  readonly text: ReadonlySignal<string>;
  readonly unsent: ReadonlySignal<boolean>; // only here as yet, for want of a line to the shelf
  readonly write: (text: string) => void;
  readonly close: () => void;
}
/** Where the notes of one table and one account are kept for good. */
export interface NoteShelf {
  readonly owner: string; // nobody else finds what waits in this browser
  readonly get: () => Promise<string>;
  readonly put: (text: string) => Promise<void>;
}

export const LONGEST_NOTE = 20_000;
const PAUSE_MS = 1000;
const AGAIN_MS = 4000; // then twice as long each time
const RAREST_MS = 60_000;

/** Written on two devices at once: both are kept. */
const both = (theirs: string, mine: string): string =>
  (mine.startsWith(theirs) ? mine : `${theirs}\n\n${mine}`).slice(0, LONGEST_NOTE);

interface Kept {
  readonly base: string; // what the shelf held when the writing began
  readonly text: string;
}
function readKept(memory: Memory, key: string): Kept | null {
  try {
    return JSON.parse(memory.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Notes that follow the account: sent after a pause, kept in this browser until the shelf has them. */
export function shelvedNotes(memory: Memory, shelf: NoteShelf): Notebook {
  const key = `unsent.${shelf.owner}`;
  const kept = readKept(memory, key);
  const text = signal(kept?.text ?? '');
  const unsent = signal(false);
  let base = kept?.base ?? '';
  let [timer, wait, busy, closed] = [0, AGAIN_MS, false, false];

  const keep = (): void => memory.set(key, text.value === base ? '' : JSON.stringify({ base, text: text.value }));
  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = window.setTimeout(() => void send(), ms);
  };
  /** Fetches what other devices wrote, and brings there what was written here. */
  async function exchange(): Promise<void> {
    const theirs = await shelf.get();
    const mine = text.value;
    const joined = mine === base ? theirs : theirs === base ? mine : both(theirs, mine);
    if (joined !== theirs) await shelf.put(joined);
    text.value = text.value === mine ? joined : joined === mine ? text.value : both(theirs, text.value);
    base = joined;
    keep();
  }
  async function send(): Promise<void> {
    if (busy) return later(PAUSE_MS);
    busy = true;
    const done = await exchange().then(
      () => true,
      () => false,
    );
    busy = false;
    unsent.value = !done && text.value !== base;
    wait = done ? AGAIN_MS : Math.min(RAREST_MS, wait * 2);
    if (text.value !== base || !done) later(done ? PAUSE_MS : wait / 2);
  }
  const again = (): void => void send();
  const seen = (): void => void (document.visibilityState === 'visible' && send());
  addEventListener('online', again);
  document.addEventListener('visibilitychange', seen);
  again();
  return {
    text,
    unsent,
    write(to) {
      text.value = to;
      keep();
      later(PAUSE_MS);
    },
    close() {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', seen);
      closed = true;
      clearTimeout(timer);
      if (text.value !== base) void send();
    },
  };
}

/** Notes of a table in this browser: one sheet a table and seat. */
export function localNotes(memory: Memory, page: string): Notebook {
  const text = signal(memory.get(page) ?? '');
  const write = (to: string): void => {
    text.value = to;
    memory.set(page, to);
  };
  return { text, unsent: signal(false), write, close: () => {} };
}
