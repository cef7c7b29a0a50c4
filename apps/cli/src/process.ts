import { randomBytes } from 'node:crypto';
import { cpuExact } from './cpu.ts';
import { EXIT, type Outside, oneLine } from './outside.ts';
import { run } from './program.ts';
import type { AnyShelf } from './shelf.ts';

const deskOf = (shelves: readonly AnyShelf[], shelvesFrom: string): Outside => ({
  input: process.stdin,
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  keyboard: process.stdin.isTTY === true && process.stdout.isTTY === true,
  screen: process.stderr.isTTY === true,
  env: process.env,
  folder: process.cwd(),
  shelves,
  shelvesFrom,
  now: () => performance.now(),
  cpu: cpuExact, // what is timed may take less than the late clock is wrong
  secret: () => randomBytes(32).toString('hex'),
});

/** Runs this process's command line with these games; the module named must export them as `shelves`. */
export async function runProcess(shelves: readonly AnyShelf[], shelvesFrom: string): Promise<void> {
  process.stdout.on('error', closed);
  process.stderr.on('error', closed);
  process.exitCode = await run(process.argv.slice(2), deskOf(shelves, shelvesFrom));
}

/** A reader that closes the pipe (`| head`) has seen enough. */
function closed(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EPIPE') process.stderr.write(`error: ${oneLine(error)}\n`);
  process.exit(error.code === 'EPIPE' ? EXIT.good : EXIT.wrong);
}
