import type { Text } from '@bivouac/kernel';
import { sentences } from '../shelf.ts';

/** What a request is refused with: a status and something to say. */
export class Trouble extends Error {
  readonly status: number;
  readonly text: Text;
  constructor(status: number, key: string, args?: Text['args']) {
    super(key);
    this.status = status;
    this.text = args ? { key, args } : { key };
  }
}

export const troubleBody = (text: Text, game?: string) => ({ ...text, say: sentences(text, game) });
