// `npm run pictures`: photographs every screen into docs/pictures; `npm run pictures -- lobby` only some.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensured, root } from './ensure.mjs';

if (!ensured()) process.exit(1);

const script = join(root, 'apps', 'web', 'test', 'pictures.ts');
const args = ['--import', import.meta.resolve('tsx'), script, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
