import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { insert } from '../src/store/driver.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { until } from './help.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-tidy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what the embedded store has written ahead', () => {
  it('comes into its file by a thread, before whoever commits would have to do it', async () => {
    const path = join(folder, 'some.sqlite');
    const driver = openSqlite(path);
    await driver.migrate([['create table pages (n bigint primary key, text text not null)']]);
    const before = statSync(path).size;
    for (let n = 0; n < 260; n++) await driver.batch([insert('pages', { n, text: 'x'.repeat(20_000) })]);
    await until(() => statSync(path).size > before + 4_000_000);
    for (let n = 260; n < 300; n++) await driver.batch([insert('pages', { n, text: 'y' })]);
    await driver.close();
    const again = openSqlite(path);
    expect(await again.all('select count(*) as n from pages')).toEqual([{ n: 300 }]);
    await again.close();
  });
});
