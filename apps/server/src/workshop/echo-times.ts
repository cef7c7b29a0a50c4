import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import { evenly } from './evenly.ts';
import { pause, type Times, timesOf } from './times.ts';

/** The same number of pairs, rate and sizes over a bare echo in a process of its own. */
export async function bareEcho(games: number, seconds: number, size: number): Promise<Times> {
  const main = fileURLToPath(new URL('./echo.ts', import.meta.url));
  const echo = await startChild({}, main);
  try {
    return await echoTimes(echo.base, games, seconds, size);
  } finally {
    await echo.kill();
  }
}

async function echoTimes(base: string, games: number, seconds: number, size: number): Promise<Times> {
  const latencies: number[] = [];
  const due = new Float64Array(games);
  const sockets: WebSocket[] = [];
  const open = async (n: number): Promise<WebSocket> => {
    const socket = new WebSocket(base.replace('http', 'ws'), { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('message', () => latencies.push(performance.now() - due[n]!));
    socket.send(`pair ${n}`);
    sockets.push(socket);
    return socket;
  };
  const senders: WebSocket[] = [];
  for (let n = 0; n < games; n++) senders.push((await Promise.all([open(n), open(n)]))[0]!);
  const filler = 'x'.repeat(size);
  const stop = evenly(games, (which, at) => {
    due[which] = at;
    senders[which]!.send(filler);
  });
  await pause(seconds * 1000);
  stop();
  for (const socket of sockets) socket.terminate();
  return timesOf(latencies);
}
