import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '../people/address.ts';

export const MOST_AT_AN_ADDRESS = 256; // connections of one caller, live or not

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
