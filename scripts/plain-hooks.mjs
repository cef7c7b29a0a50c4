// See plain.mjs.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const HOW = { loader: 'ts', format: 'esm', target: 'node20.19', sourcemap: 'inline' };

export async function load(url, context, next) {
  if (!/\.m?ts$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), { ...HOW, sourcefile: path });
  return { format: 'module', source: code, shortCircuit: true };
}
