import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Started, startServer } from './help.ts';

// The client's own addresses, loaded anew: its first page for each, and no page for a file that is not there.

const PAGE = '<!doctype html><title>Bivouac</title>';
const folder = mkdtempSync(join(tmpdir(), 'bivouac-client-'));
let server: Started;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'here.js'), '1');
  server = await startServer({ BIVOUAC_WEB: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const PAGES = ['/', '/rules/wilderness-war', '/rules/wilderness-war/7.62', '/rules/wilderness-war/7.62?from=log'];
it.each([...PAGES, '/join/a.bcd', '/local/1', '/nowhere/at.all'])('%s is a page of the client', async address => {
  const { status, text } = await server.visitor().get(address);
  expect([status, text]).toEqual([200, PAGE]);
});

it.each(['/assets/gone.js', '/assets/gone', '/gone.js', '/favicon.ico'])(
  '%s is a file, and not there',
  async address => {
    const { status, body } = await server.visitor().get(address);
    expect([status, body.key]).toEqual([404, 'server.notFound']);
  },
);

it('gives out the files there are', async () => {
  expect((await server.visitor().get('/assets/here.js')).text).toBe('1');
});
