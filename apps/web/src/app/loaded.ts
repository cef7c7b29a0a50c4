import type { Language } from '@bivouac/kernel';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { installed, loadGame, type WebGame, type WholeGame } from '../games/index.ts';
import { announce, language, setLanguage, words } from './reader.ts';

/** Games fetched so far, for a table scenario by scenario, since its board may be another: what shows them, and what they say. */
const found = signal<Readonly<Record<string, WebGame | 'failed'>>>({});
const asked = new Set<string>();

const keyOf = (id: string, scenario?: string): string => (scenario === undefined ? id : `${id} ${scenario}`);

function put(key: string, game: WebGame | 'failed'): void {
  found.value = { ...found.value, [key]: game };
  if (game === 'failed') asked.delete(key);
}

export function fetchGame(id: string, scenario?: string): void {
  const key = keyOf(id, scenario);
  if (asked.has(key) || !installed().includes(id)) return;
  asked.add(key);
  const shown = async (): Promise<void> => {
    const game = await loadGame(id, scenario);
    await Promise.all([game.voice.learn(language.peek()), game.style?.()]);
    put(key, game);
  };
  shown().catch(() => put(key, 'failed'));
}

/** A game once it can be seen; null: still on its way; 'none': there is no such game. What it takes to play is fetched by who needs it. */
export function useGame(id: string, scenario?: string): WebGame | null | 'none' | 'failed' {
  const key = keyOf(id, scenario);
  const game = found.value[key] ?? null;
  useEffect(() => fetchGame(id, scenario), [key]);
  return installed().includes(id) ? game : 'none';
}
/** The same once it can be played. */
export function useWholeGame(id: string): WholeGame | null | 'none' | 'failed' {
  const web = useGame(id);
  useEffect(() => {
    if (web && typeof web !== 'string') web.play.fetch().catch(() => put(id, 'failed'));
  }, [web]);
  if (web === null || typeof web === 'string') return web;
  const play = web.play.now.value;
  return play && { ...web, ...play };
}
/** The same without waiting for it. */
export const gameHere = (id: string): WebGame | null => {
  const game = found.value[id];
  return game && game !== 'failed' ? game : null;
};

/** The reader's other language, once the games fetched so far speak it too. */
export async function speak(to: Language): Promise<void> {
  const games = Object.values(found.peek()).filter(game => game !== 'failed');
  try {
    await Promise.all(games.map(game => game.voice.learn(to)));
    await setLanguage(to);
  } catch {
    announce(words.value.cannotLoad);
  }
}
