import { api } from '../net/api.ts';
import { local } from '../net/local.ts';
import { told } from './bits.tsx';
import { saveFile } from './files.ts';
import { words } from './reader.ts';

// A game as one file, wherever it is kept. The server gives a game away only when it is over.

export const saveLocal = async (game: string, id: string): Promise<void> =>
  saveFile(await local('export', { id }), `${game}-${id}.json`);
export const saveServer = async (game: string, id: string): Promise<void> =>
  saveFile(await api.save(id), `${game}-${id}.json`);

/** How it went, in a sentence. */
export const savedOr = (save: () => Promise<void>) => (): Promise<string> => save().then(() => words.value.saved, told);
