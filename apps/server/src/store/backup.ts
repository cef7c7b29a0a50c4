import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { insert, type Step, step, type Value } from './driver.ts';
import type { Store } from './index.ts';
import { tableNames, versions } from './schema.ts';

const FORMAT = 'bivouac-backup-1';
type Row = Record<string, Value>;

/** The whole store at one moment, as compressed lines of JSON: one file for either database. Returns the number of rows. */
export async function backup(store: Store, file: string): Promise<number> {
  const lines = [JSON.stringify({ format: FORMAT, version: versions.length })];
  await store.driver.still(async all => {
    for (const table of tableNames) {
      for (const row of await all<Row>(`select * from ${table}`)) lines.push(JSON.stringify([table, row]));
    }
  });
  const body = lines.join('\n');
  await rm(`${file}.part`, { force: true });
  await writeFile(`${file}.part`, gzipSync(`${body}\n${checksum(body)}\n`), { mode: 0o600 });
  await rename(`${file}.part`, file);
  return lines.length - 1;
}

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Fills an empty store, or replaces what it holds; all of it or nothing. Throws errors that can be shown. */
export async function restore(store: Store, file: string, replace: boolean): Promise<number> {
  const rows = await rowsOf(file);
  const held = await store.driver.all('select 1 as one from accounts limit 1');
  if (held.length > 0 && !replace) {
    throw new Error('This store is not empty. Add --replace to throw away what it holds.');
  }
  const clear: Step[] = [...tableNames, 'presence'].map(table => step(`delete from ${table}`));
  await store.driver.batch([...clear, ...rows.map(([table, row]) => insert(table, row))], '*');
  return rows.length;
}

async function rowsOf(file: string): Promise<(readonly [string, Row])[]> {
  const text = await readText(file);
  const end = text.trimEnd().lastIndexOf('\n');
  const [body, sum] = [text.slice(0, end), text.slice(end + 1).trim()];
  if (checksum(body) !== sum) throw new Error(`${file} is damaged: its contents do not match its checksum.`);
  const [head = '', ...lines] = body.split('\n');
  const { format, version } = JSON.parse(head) as { format?: string; version?: number };
  if (format !== FORMAT) throw new Error(`${file} is not a backup of Bivouac.`);
  if (version !== versions.length)
    throw new Error(`${file} is of version ${version}; this Bivouac reads ${versions.length}.`);
  const rows = lines.map(line => JSON.parse(line) as [string, Row]);
  for (const [table, row] of rows) {
    const known = tableNames.includes(table) && Object.keys(row).every(name => /^[a-z_0-9]+$/.test(name));
    if (!known) throw new Error(`${file} holds something unknown: ${table}.`);
  }
  return rows;
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    throw new Error(`${file} is not a backup of Bivouac, or it is damaged.`);
  }
}
