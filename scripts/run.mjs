// Runs the command line from its sources: `node scripts/run.mjs coverage gettysburg-1988`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensured, root } from './ensure.mjs';

if (!ensured()) process.exit(1);

const main = join(root, 'apps', 'cli', 'src', 'main.ts');
const loader = import.meta.resolve(process.argv[2] === 'bench' ? './plain.mjs' : 'tsx');
const child = spawn(process.execPath, ['--import', loader, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
});

// The child decides what an interruption means: a terminal sends it to both of us.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));

child.on('error', error => {
  console.error(`The command line could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  if (signal) process.removeAllListeners(signal);
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
});
