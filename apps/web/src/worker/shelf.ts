import type { AnyMind } from '@bivouac/bots';
import type { AnyGame, AnyLesson } from '@bivouac/kernel';
import { entries, entryOf } from '@bivouac/registry';

/** The rules of a game, without its pictures. */
export const engineOf = (id: string): Promise<AnyGame> =>
  entryOf(id)?.game() ?? Promise.reject(new Error(`no game ${id}`));
export const engines = (): Promise<readonly AnyGame[]> => Promise.all(entries.map(({ game }) => game()));
/** What a bot knows of a game; null: it is played at random. */
export const mindOf = async (id: string): Promise<AnyMind | null> => (await entryOf(id)?.mind?.()) ?? null;
export const lessonOf = async (id: string): Promise<AnyLesson | null> => (await entryOf(id)?.lesson?.()) ?? null;
