import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { type Config, configFrom } from './config.ts';
import { parting } from './parting.ts';
import { openServer, type Server } from './server.ts';
import { backup, restore } from './store/backup.ts';
import { isPostgres, openStore } from './store/index.ts';

const PORTS_TRIED = 50;
const PATIENCE_MS = 10_000;
const KNOWN_V8 = 13; // the last that is known to know the setting: a later one would only say that it does not

const root = process.env['BIVOUAC_ROOT'] ?? fileURLToPath(new URL('../../..', import.meta.url));

/** One line an error, without what it was about: messages of tables and people do not belong in a log. */
function report(error: unknown): void {
  const { message, stack, route } = error as { message?: string; stack?: string; route?: string };
  const at =
    stack
      ?.split('\n')
      .find(line => line.includes(' at '))
      ?.trim() ?? '';
  console.error(JSON.stringify({ at: new Date().toISOString(), error: message ?? String(error), route, where: at }));
}

/** The heap grows by two fifths of what lives in it before it is looked through: half the room, and shorter looks, for some more work. */
function keepHeapSmall(): void {
  if (Number.parseInt(process.versions.v8, 10) <= KNOWN_V8) setFlagsFromString('--heap-growing-percent=40');
}

async function serve(): Promise<void> {
  keepHeapSmall();
  const config = configFrom(process.env, root);
  const server = await openServer(config, { report });
  const port = await listen(server, config);
  if (port !== config.port) console.log(`Port ${config.port} is taken; using ${port} instead.`);
  const store = isPostgres(config.database) ? 'PostgreSQL' : config.database;
  if (!config.publicUrl) server.house.links.base = `http://localhost:${port}`;
  console.log(`Bivouac is ready at http://localhost:${port} (store: ${store})`);
  stopOn(server);
}

/** The wanted port, or the next that is free. */
async function listen({ app }: Server, { port, host }: Config): Promise<number> {
  let at = host;
  for (let next = port; next < Math.min(port + PORTS_TRIED, 65_536); ) {
    try {
      await app.listen({ port: next, host: at });
      return (app.server.address() as { port: number }).port;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'EAFNOSUPPORT' && at === '::') at = '0.0.0.0';
      else if (code === 'EADDRINUSE' && next !== 0) next++;
      else throw error;
    }
  }
  throw new Error(`No port from ${port} to ${port + PORTS_TRIED - 1} is free; set PORT to another.`);
}

function stopOn(server: Server): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`${signal}: closing …`);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    server.close().then(
      () => process.exit(0),
      error => {
        report(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function withStore(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<number>): Promise<number> {
  const store = await openStore(configFrom(process.env, root).database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const program = new Command('bivouac-server');
program.command('serve', { isDefault: true }).description('start the server').action(serve);
program
  .command('backup <file>')
  .description('write everything into one file; the server may be running')
  .action(async (file: string) => {
    console.log(`${await withStore(store => backup(store, file))} rows are in ${file}.`);
  });
program
  .command('restore <file>')
  .option('--replace', 'throw away what the store holds')
  .description('fill the store from a backup; stop the server first')
  .action(async (file: string, { replace }: { replace?: boolean }) => {
    console.log(`${await withStore(store => restore(store, file, replace === true))} rows were restored.`);
  });

process.on('unhandledRejection', report);
program.parseAsync().catch((error: Error) => {
  console.error(parting(error));
  process.exit(1);
});
