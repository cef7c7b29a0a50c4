import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own, that can be killed. */
export interface Child {
  readonly base: string;
  readonly pid: number;
  kill(signal?: NodeJS.Signals): Promise<number | null>; // its exit code; null: it was killed
}

/** The server as `npm start` starts it, built if it is, or another program that says where it listens. */
export async function startChild(env: Readonly<Record<string, string>>, program = MAIN): Promise<Child> {
  const bundle = program === MAIN ? process.env['BIVOUAC_MAIN'] : program.endsWith('.js') ? program : undefined;
  const engine = program === MAIN ? (process.env['BIVOUAC_ENGINE'] ?? '').split(' ').filter(each => each !== '') : [];
  const main = bundle ? [bundle] : ['--import', import.meta.resolve('tsx'), program];
  const started = spawn(process.execPath, [...engine, ...main], {
    env: { ...process.env, HOST: '127.0.0.1', BIVOUAC_RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await announced(started);
  const gone = new Promise<number | null>(resolve => started.once('exit', resolve));
  return {
    base: `http://127.0.0.1:${port}`,
    pid: started.pid!,
    async kill(signal = 'SIGKILL') {
      started.kill(signal);
      return gone;
    },
  };
}

/** The port it says it listens on. */
function announced(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said = (said + String(chunk)).slice(-4000);
      const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.once('error', reject);
  });
}
