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

/** Fetched when a component first shows it; null until it is here. */
export function useLater<T>(what: Later<T> | undefined): T | null {
  useEffect(() => void what?.fetch().catch(() => {}), [what]);
  return what?.now.value ?? null;
}
