import { signal } from '@preact/signals';
import type { Store } from './store.ts';

// How much of the talk at a table has been read on this device.

const read = signal<Readonly<Record<string, number>>>({});

const keyOf = ({ info }: Store): string => `chat.${info.value?.id ?? ''}`;
const heardOf = ({ lines, held }: Store): number =>
  lines.value.filter(line => line.kind === 'say' && (line.seat === null || !held.value.includes(line.seat))).length;

/** What others have said since the talk was last open. */
export function unread(store: Store): number {
  const key = keyOf(store);
  const seen = read.value[key] ?? Number(store.memory.get(key) ?? 0);
  return Math.max(0, heardOf(store) - seen);
}

export function chatRead(store: Store): void {
  const key = keyOf(store);
  const heard = heardOf(store);
  if ((read.value[key] ?? -1) === heard) return;
  read.value = { ...read.value, [key]: heard };
  store.memory.set(key, String(heard));
}
