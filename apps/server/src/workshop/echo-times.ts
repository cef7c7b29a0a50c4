import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import { A_SECOND } from './crowd.ts';
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
  const sockets: WebSocket[] = [];
  const open = async (n: number): Promise<WebSocket> => {
    const socket = new WebSocket(base.replace('http', 'ws'), { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('message', data => {
      const { at } = JSON.parse(String(data)) as { at: number };
      latencies.push(performance.now() - at);
    });
    socket.send(`pair ${n}`);
    sockets.push(socket);
    return socket;
  };
  const senders: WebSocket[] = [];
  for (let n = 0; n < games; n++) senders.push((await Promise.all([open(n), open(n)]))[0]!);
  const stop = sendEverySecond(senders, size);
  await pause(seconds * 1000);
  stop();
  for (const socket of sockets) socket.terminate();
  return timesOf(latencies);
}

function sendEverySecond(senders: readonly WebSocket[], size: number): () => void {
  const filler = 'x'.repeat(Math.max(0, size - 40));
  const timers = senders.map(socket => {
    const send = (): void => socket.send(JSON.stringify({ at: performance.now(), filler }));
    return [setTimeout(send, Math.random() * A_SECOND), setInterval(send, A_SECOND)] as const;
  });
  return () => {
    for (const timer of timers.flat()) clearTimeout(timer);
  };
}
