import { describe, expect, it } from 'vitest';
import { sharedChromium } from './chromium.ts';
import { firstLoad, LIMIT, MAKINGS, nameOf } from './first-load/first-load.ts';
import { stage } from './stage.ts';

// What has to come before the map of a table is seen, in the longer of the two languages; `npm run trace` measures both.

const on = stage();
const french = MAKINGS.filter(({ locale }) => locale === 'fr-FR');

describe('the first load of a table', () => {
  it.each(french.map(making => [nameOf(making), making] as const))('%s keeps to its limit', async (_name, making) => {
    const { fetched, kilobytes } = await firstLoad(await sharedChromium(), on.house, making);
    console.log(`${nameOf(making)}: ${kilobytes.toFixed(1)} kB of ${LIMIT}`); // how much room is left
    const list = fetched.map(({ path, body }) => `${(body / 1000).toFixed(1).padStart(6)} ${path}`);
    for (const part of ['page-', 'table-', `${making.game}-shown`, '.css']) expect(list.join()).toContain(part); // as if never here
    expect(fetched.map(({ path }) => path).filter((path, i, all) => all.indexOf(path) !== i)).toEqual([]); // nothing twice
    expect(kilobytes <= LIMIT ? [] : [`${kilobytes} kB`, ...list]).toEqual([]);
  });
});
