import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a database on the loopback address, and can be shut. */
export interface Relay {
  readonly url: string;
  readonly calls: number; // connections asked for
  shut(): void; // cuts every connection and takes no other
  open(): void;
  close(): void;
}

export async function startRelay(database: string): Promise<Relay> {
  const to = new URL(database);
  const sockets = new Set<Socket>();
  let [calls, isShut] = [0, false];
  const server = createServer(socket => {
    calls++;
    socket.on('error', () => {});
    if (isShut) return void socket.resetAndDestroy();
    const far = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database);
  url.port = String((server.address() as { port: number }).port);
  const shut = (): void => {
    isShut = true;
    for (const each of sockets) each.destroy();
  };
  return {
    url: url.href,
    get calls() {
      return calls;
    },
    shut,
    open: () => {
      isShut = false;
    },
    close: () => {
      shut();
      server.close();
    },
  };
}
