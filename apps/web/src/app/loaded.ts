import type { Language } from '@bivouac/kernel';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { installed, loadGame, type WebGame, type WholeGame } from '../games/index.ts';
import { announce, language, setLanguage, words } from './reader.ts';

/** Games fetched so far: what shows them, and what they say. */
const found = signal<Readonly<Record<string, WebGame | 'failed'>>>({});
const asked = new Set<string>();

function put(id: string, game: WebGame | 'failed'): void {
  found.value = { ...found.value, [id]: game };
  if (game === 'failed') asked.delete(id);
}

export function fetchGame(id: string): void {
  if (asked.has(id) || !installed().includes(id)) return;
  asked.add(id);
  const shown = async (): Promise<void> => {
    const game = await loadGame(id);
    await game.voice.learn(language.peek());
    put(id, game);
  };
  shown().catch(() => put(id, 'failed'));
}

/** A game once it can be seen; null: still on its way; 'none': there is no such game. What it takes to play comes after. */
export function useGame(id: string): WebGame | null | 'none' | 'failed' {
  const game = found.value[id] ?? null;
  useEffect(() => fetchGame(id), [id]);
  useEffect(() => {
    if (game && game !== 'failed') game.play.fetch().catch(() => put(id, 'failed'));
  }, [game]);
  return installed().includes(id) ? game : 'none';
}
/** The same once it can be played. */
export function useWholeGame(id: string): WholeGame | null | 'none' | 'failed' {
  const web = useGame(id);
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
