import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// Between browser and house: what the browser asks for, in order, and how many bytes come back.

export interface Delivered {
  readonly path: string;
  readonly kind: 'script' | 'style' | 'other';
  readonly body: number; // bytes as sent: compressed
  readonly headers: number;
}
export interface Counter {
  readonly address: string;
  /** Everything asked for so far, in order, once all of it has come. */
  delivered(): Promise<readonly Delivered[]>;
  forget(): void;
  close(): Promise<void>;
}

const KINDS: readonly (readonly [RegExp, Delivered['kind']])[] = [
  [/javascript/, 'script'],
  [/css/, 'style'],
];
const kindOf = (type = ''): Delivered['kind'] => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
const headersOf = ({ rawHeaders }: IncomingMessage): number => rawHeaders.join('').length + rawHeaders.length * 2 + 17;

/** A way to the house that counts; what asks for a live connection is led through uncounted. */
export async function countingWay(house: string): Promise<Counter> {
  const asked: Promise<Delivered>[] = [];
  const server = createServer((incoming, outgoing) => void asked.push(passed(house, incoming, outgoing)));
  server.on('upgrade', (incoming, socket, head) => {
    const onward = request(new URL(incoming.url!, house), { headers: incoming.headers });
    onward.on('upgrade', (answer, far) => {
      const lines = answer.rawHeaders.map((word, i) => (i % 2 === 0 ? `${word}: ` : `${word}\r\n`));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      far.write(head);
      far.pipe(socket).pipe(far);
      for (const end of [far, socket]) end.on('error', () => socket.destroy());
    });
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered: () => Promise.all(asked),
    forget: () => void asked.splice(0),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Hands a request on, and the answer back. */
function passed(house: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Delivered> {
  const path = incoming.url!;
  return new Promise(resolve => {
    const lost = (): void => resolve({ path, kind: 'other', body: 0, headers: 0 });
    const onward = request(new URL(path, house), { method: incoming.method!, headers: incoming.headers }, answer => {
      let body = 0;
      answer.on('data', (piece: Buffer) => {
        body += piece.length;
      });
      answer.on('end', () =>
        resolve({ path, kind: kindOf(answer.headers['content-type']), body, headers: headersOf(answer) }),
      );
      answer.on('error', lost);
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    outgoing.on('close', lost); // the page was closed, maybe before the house had answered
    onward.on('error', lost);
    incoming.pipe(onward);
  });
}
