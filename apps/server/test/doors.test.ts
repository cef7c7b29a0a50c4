import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capConnections } from '../src/http/connections.ts';
import { callerOf } from '../src/people/address.ts';
import { day1, StandingClock, type Started, seated, startServer, until, Wire } from './help.ts';

// Ways around the doorkeeper.

let server: Started;
beforeAll(async () => {
  server = await startServer({}, { patience: { headers: 100, request: 200, look: 50 } });
});
afterAll(() => server.stop());

describe('an address written otherwise', () => {
  it('is guarded as the route it leads to: the origin is looked at', async () => {
    const guest = await server.guest();
    const wish = day1({ union: 'me', confederate: 'open' });
    for (const path of ['/%61pi/tables', '/api/%74ables', '/%61%70%69/tables']) {
      const reply = await guest.ask('POST', path, wish, { origin: 'https://evil.example' });
      expect([path, reply.status, reply.body.key]).toEqual([path, 403, 'server.origin']);
    }
  });

  it('is counted as the route it leads to', async () => {
    const strict = await startServer({ BIVOUAC_RATE_LIMITS: 'on' }, { time: new StandingClock() });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      statuses.push((await strict.visitor().post('/%61pi/login', { name: `n${i}`, password: 'guess' })).status);
    }
    expect(statuses.filter(each => each === 429)).toHaveLength(5);
    await strict.stop();
  });
});

describe('half a request', () => {
  const raw = async (text: string): Promise<{ socket: Socket; heard: () => string; closed: () => boolean }> => {
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
    let [said, closed] = ['', false];
    socket.on('data', chunk => {
      said += String(chunk);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      closed = true;
    });
    socket.write(text);
    return { socket, heard: () => said, closed: () => closed };
  };

  it('is not waited for: headers that never end, a body that never comes', async () => {
    const headers = await raw('GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ');
    const body = await raw(
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    await until(() => headers.closed() && body.closed());
    expect(headers.heard()).toContain('408');
    expect(body.heard()).toContain('408');
  });
});

describe('connections', () => {
  it('are counted by address, and by the network of 64 bits with IPv6', () => {
    expect(callerOf('192.0.2.7')).toBe('192.0.2.7');
    expect(callerOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(callerOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(callerOf('2001:0DB8:0001:0002:ffff:1:2:3')).toBe('2001:db8:1:2::/64');
    expect(callerOf('2001:db8:1:3::9')).not.toBe(callerOf('2001:db8:1:2::9'));
    expect(callerOf('::1')).toBe('0:0:0:0::/64');
  });

  it('beyond so many of one address are closed, and room is made again', async () => {
    const own = await startServer();
    capConnections(own.app.server, 3);
    const open = () => {
      const socket = connect(Number(new URL(own.base).port), '127.0.0.1');
      socket.on('error', () => {});
      return socket;
    };
    const held = [open(), open(), open()];
    const asks = (socket: Socket): Promise<string> =>
      new Promise(resolve => {
        socket.once('data', chunk => resolve(String(chunk).slice(0, 12)));
        socket.once('close', () => resolve('closed'));
        socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
      });
    expect(await Promise.all(held.map(asks))).toEqual(Array(3).fill('HTTP/1.1 200'));
    expect(await asks(open())).toBe('closed');
    held[0]!.destroy();
    let again = open();
    while ((await asks(again)) === 'closed') again = open(); // the server hears of it a moment later
    for (const each of [...held, again]) each.destroy();
    await own.stop();
  });

  it('that are refused before they go live are ended by the server', async () => {
    const { id } = await seated(server);
    const open = new Set<object>();
    server.app.server.on('connection', socket => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    const wire = new Wire(server.base, id, '', { authorization: 'Bearer nobody-has-this-token-0000' });
    await expect(wire.open()).rejects.toThrow('401');
    await until(() => open.size === 0);
  });
});
