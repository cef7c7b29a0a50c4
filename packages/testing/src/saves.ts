import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, BadSave, picker, read } from '@bivouac/kernel';
import { messageOf } from './kit.ts';
import { playOn } from './playout.ts';

/** What is wrong with the saves kept in a folder: each must load, be possible, and be playable to the end. */
export function archivedSaves(dir: string, games: readonly AnyGame[]): readonly string[] {
  const files = readdirSync(dir).filter(file => file.endsWith('.json'));
  if (files.length === 0) return [`${dir} holds no save`];
  return files.flatMap(file => {
    const wrong = saveFault(readFileSync(join(dir, file), 'utf8'), games);
    return wrong ? [`${file}: ${wrong}`] : [];
  });
}

export function saveFault(text: string, games: readonly AnyGame[]): string | null {
  try {
    const { game, record } = read(text, games);
    const { state } = playOn(game, record.state, picker(1));
    return game.audit(state)[0] ?? (game.outcome(state.table) ? null : 'played on, it ends without an outcome');
  } catch (error) {
    return error instanceof BadSave ? `${error.text.key} ${JSON.stringify(error.text.args ?? {})}` : messageOf(error);
  }
}
