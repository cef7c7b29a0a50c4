// See plain.mjs.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const HOW = { loader: 'ts', format: 'esm', target: 'node20.19', sourcemap: 'inline' };

export async function load(url, context, next) {
  if (url.endsWith('.json'))
    return { format: 'json', source: await readFile(fileURLToPath(url), 'utf8'), shortCircuit: true };
  if (!/\.m?ts$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), { ...HOW, sourcefile: path });
  return { format: 'module', source: code, shortCircuit: true };
}
