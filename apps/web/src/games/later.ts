import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Something that is fetched when it is first needed, once. */
export interface Later<T> {
  readonly now: ReadonlySignal<T | null>; // null: not here yet
  fetch(): Promise<T>;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  const now = signal<T | null>(null);
  let asked: Promise<T> | null = null;
  const found = (value: T): T => {
    now.value = value;
    return value;
  };
  const failed = (error: unknown): never => {
    asked = null; // the next one tries again
    throw error;
  };
  return { now, fetch: () => (asked ??= load().then(found, failed)) };
}

const AGAIN_MS = 2000;
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** What could not be fetched is tried again after a while, until it is here; null: nobody wants it any more. */
export async function insist<T>(fetch: () => Promise<T>, wanted: () => boolean, wait = pause): Promise<T | null> {
  while (wanted()) {
    const found = await fetch().catch(() => null);
    if (found) return wanted() ? found : null;
    await wait(AGAIN_MS);
  }
  return null;
}

/** Fetched when a component first shows it; null until it is here. */
export function useLater<T>(what: Later<T> | undefined): T | null {
  useEffect(() => void what?.fetch().catch(() => {}), [what]);
  return what?.now.value ?? null;
}
