import type { AnyMind } from '@bivouac/bots';
import type { AnyGame, AnyLesson } from '@bivouac/kernel';
import { engineOf, entries, entryOf } from '@bivouac/registry';

/** The rules of a game, without its pictures, with what a scenario is played with. */
export async function gameOf(id: string, scenario?: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no game ${id}`);
  return engineOf(entry, scenario);
}
export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(entries.map(entry => engineOf(entry)));
/** What a bot knows of a game; null: it is played at random. */
export const mindOf = async (id: string): Promise<AnyMind | null> => (await entryOf(id)?.mind?.()) ?? null;
export const lessonOf = async (id: string): Promise<AnyLesson | null> => (await entryOf(id)?.lesson?.()) ?? null;
