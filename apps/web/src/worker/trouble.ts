import type { Text } from '@bivouac/kernel';

/** Why a wish cannot be granted, to be said to a person. */
export class Trouble extends Error {
  readonly text: Text;
  constructor(text: Text, cause?: unknown) {
    super(text.key, { cause });
    this.text = text;
  }
}
