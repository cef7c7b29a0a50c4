import type { Answer, Ask, Views } from '@bivouac/room';
import type { ReadonlySignal } from '@preact/signals';

/** A line to a table, wherever it is: on a server (socket.ts) or in a worker of this browser (local.ts). */
export interface Link {
  /** Kept and sent again after a break until the table has answered it. */
  send(ask: Ask): void;
  listen(heard: (answer: Answer) => void): () => void;
  readonly state: ReadonlySignal<'joining' | 'open' | 'broken'>;
  close(): void;
  readonly early?: Early;
}

/** Of a table on this device, which has to fetch its rules before it answers. */
export interface Early {
  /** What can be seen of it before; null: nothing. */
  glance(): Promise<Views | null>;
  join(): void;
}
