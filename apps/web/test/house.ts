import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The whole house for a browser test: the client as it is built, behind the real server.

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface House {
  readonly address: string;
  readonly folder: string;
  stop(): Promise<void>;
  close(): Promise<void>;
}

let built: string | null = null;

/** Built once for all files of a run. */
function build(): string {
  if (built) return built;
  const out = mkdtempSync(join(tmpdir(), 'bivouac-client-'));
  process.once('exit', () => rmSync(out, { recursive: true, force: true }));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', join(root, 'apps', 'web'), '--outDir', out, '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production' }; // the test runner says otherwise
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`the client was not built: ${stderr}`);
  built = out;
  return built;
}

const ready = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer) => {
      said += String(data);
      const found = /ready at (http:\S+)/.exec(said);
      if (found) resolve(found[1]!);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });

/** The server in one file if `npm test` built it, else from its sources. */
const program = (): string[] => {
  const bundle = process.env['BIVOUAC_MAIN'];
  return bundle ? [bundle] : ['--import', 'tsx', join(root, 'apps', 'server', 'src', 'main.ts')];
};

export async function openHouse(more: Readonly<Record<string, string>> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-house-'));
  const env = {
    ...process.env,
    ...{
      BIVOUAC_WEB: process.env['BIVOUAC_WEB'] ?? build(),
      BIVOUAC_DATA: join(folder, 'data'),
      BIVOUAC_RATE_LIMITS: 'off',
    },
    ...{ PORT: String(20_000 + (process.pid % 20_000)), HOST: '127.0.0.1' },
    ...more,
  };
  const server = spawn(process.execPath, program(), { cwd: root, env, stdio: 'pipe' });
  const address = await ready(server);
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  };
  const close = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, folder, stop, close };
}
