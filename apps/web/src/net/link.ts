import type { Answer, Ask } from '@bivouac/room';
import type { ReadonlySignal } from '@preact/signals';

/** A line to a table, wherever it is: on a server (socket.ts) or in a worker of this browser (local.ts). */
export interface Link {
  /** Kept and sent again after a break until the table has answered it. */
  send(ask: Ask): void;
  listen(heard: (answer: Answer) => void): () => void;
  readonly state: ReadonlySignal<'joining' | 'open' | 'broken'>;
  close(): void;
}
