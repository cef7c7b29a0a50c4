// `npm run trace`: how smoothly the map is dragged, and what the first load of a table weighs.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensured, root } from './ensure.mjs';

if (!ensured()) process.exit(1);

const main = join(root, 'apps', 'web', 'test', 'trace', 'main.ts');
const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.on('SIGINT', () => {});
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
