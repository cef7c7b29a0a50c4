import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import type { House } from './house.ts';

// Two people at a table with hands we know. The server offers such a game to nobody, so the second seat is given away behind
// its back: in its database.

const server = fileURLToPath(new URL('../../server/', import.meta.url));
const GIVE = `
const [file, tbl, seat, account, name] = process.argv.slice(1);
const db = require('better-sqlite3')(file);
db.prepare('update seats set account = ?, name = ? where tbl = ? and seat = ?').run(account, name, tbl, seat);
db.prepare('update tables set ordered = ordered + 1 where id = ?').run(tbl);
`; // a new number makes the server read the table anew

interface Me {
  readonly id: string;
  readonly name: string;
}

export async function asked<T>(house: House, who: BrowserContext, path: string, data?: object): Promise<T> {
  const headers = { origin: house.address };
  const answer = await (data ? who.request.post(path, { data, headers }) : who.request.get(path));
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** The first person brings the game, the second sits down at the last of its seats. */
export async function satApart(
  house: House,
  people: readonly [BrowserContext, BrowserContext],
  save: string,
  seats: readonly [string, string],
  language: 'en' | 'fr' = 'en',
): Promise<string> {
  const [, two] = [
    await asked<Me>(house, people[0], '/api/guest', { language }),
    await asked<Me>(house, people[1], '/api/guest', { language }),
  ];
  const wish = { save, seats: { [seats[0]]: 'me', [seats[1]]: 'me' }, public: true };
  const { id } = await asked<{ id: string }>(house, people[0], '/api/tables/import', wish);
  const file = join(house.folder, 'data', 'bivouac.sqlite');
  const { status, stderr } = spawnSync(process.execPath, ['-e', GIVE, file, id, seats[1], two.id, two.name], {
    ...{ cwd: server, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(stderr);
  return id;
}
