import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { installed, loadGame, type WebGame } from '../games/index.ts';

/** Games fetched so far. */
const found = signal<Readonly<Record<string, WebGame | 'failed'>>>({});
const asked = new Set<string>();

export function fetchGame(id: string): void {
  if (asked.has(id) || !installed().includes(id)) return;
  asked.add(id);
  const put = (game: WebGame | 'failed') => {
    found.value = { ...found.value, [id]: game };
    if (game === 'failed') asked.delete(id);
  };
  loadGame(id).then(put, () => put('failed'));
}

/** A game once it is here; null: still on its way; 'none': there is no such game. */
export function useGame(id: string): WebGame | null | 'none' | 'failed' {
  useEffect(() => fetchGame(id), [id]);
  if (!installed().includes(id)) return 'none';
  return found.value[id] ?? null;
}
/** The same without waiting for it. */
export const gameHere = (id: string): WebGame | null => {
  const game = found.value[id];
  return game && game !== 'failed' ? game : null;
};
