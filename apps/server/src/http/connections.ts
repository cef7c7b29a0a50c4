import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '../people/address.ts';

export const MOST_AT_AN_ADDRESS = 256; // connections of one caller, live or not

/** A live connection, which ends with what opened it: a session or a token. */
export interface Held {
  readonly account: string | null;
  endUnlessOpen(): Promise<void>;
}

/** The live connections of this process. */
export class Connections {
  readonly #held = new Set<Held>();

  hold(connection: Held): () => void {
    this.#held.add(connection);
    return () => void this.#held.delete(connection);
  }

  /** Something that opened this account may no longer do so; '*': any. */
  look(account: string): void {
    for (const each of this.#held) {
      if (each.account !== null && (account === '*' || each.account === account)) void each.endUnlessOpen();
    }
  }
}

/** Who has too many connections gets no other; behind a proxy that is the proxy's to see to. */
export function capConnections(server: Server, most: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const caller = callerOf(socket.remoteAddress ?? '');
    const now = (held.get(caller) ?? 0) + 1;
    held.set(caller, now);
    socket.once('close', () => {
      const left = held.get(caller)! - 1;
      if (left > 0) held.set(caller, left);
      else held.delete(caller);
    });
    if (now > most) socket.destroy();
  });
}
