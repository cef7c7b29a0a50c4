import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedColumns } from '../src/store/rows.ts';
import { lists } from '../src/store/tables.ts';
import { day1, type Started, startServer } from './help.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('a set-up', () => {
  it('with a word of the guest’s own is refused with a sentence, and so is a large one', async () => {
    const guest = await server.guest();
    const wish = day1({ union: 'me', confederate: 'open' });
    const more = (extra: object) => ({ ...wish, setup: { ...wish.setup, ...extra } });
    const junk = await guest.post('/api/tables', more({ junk: 'x'.repeat(50_000) }));
    expect([junk.status, junk.body.key]).toEqual([400, 'server.malformed']);
    expect(junk.body.say.en).toContain('/setup must NOT have additional properties');
    const long = await guest.post('/api/tables', more({ options: Array.from({ length: 101 }, (_, i) => `o${i}`) }));
    expect(long.status).toBe(400);
    expect((await guest.get('/api/tables?list=open')).body.tables).toEqual([]);
  });
});

describe('lists of tables', () => {
  it.each(Object.entries(lists))('%s: is found by an index, not by looking through all tables', async (_name, of) => {
    const sql = of('sqlite');
    const args = sql.includes('?') ? ['a'] : [];
    const plan = await server.house.store.driver.all<{ detail: string }>(`explain query plan ${sql}`, args);
    const steps = plan.map(each => each.detail).join('; ');
    expect(steps).toMatch(/SEARCH tables USING (COVERING )?INDEX/);
    expect(steps).not.toContain('SCAN tables');
  });

  it('read nothing that lies on a table', () => {
    const columns = listedColumns.split(', ');
    for (const heavy of ['state', 'opening', 'secret', 'orders']) expect(columns).not.toContain(heavy);
  });

  it('show the newest first', async () => {
    const guest = await server.guest();
    const made: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { id } = await guest.must(
        'POST',
        '/api/tables',
        day1({ union: 'me', confederate: 'open' }, { public: true }),
      );
      await server.house.store.driver.batch([
        { sql: 'update tables set changed = ? where id = ?', args: [9e12 + i, id] },
      ]);
      made.unshift(id);
    }
    for (const list of ['mine', 'open']) {
      const { tables } = (await guest.get(`/api/tables?list=${list}`)).body;
      expect(tables.map((each: { id: string }) => each.id)).toEqual(made);
    }
  });
});
