import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './packages/testing/src/mutant.ts';

const BROWSER = 'apps/web/test/**/*.browser.test.ts';
const NODE = [
  'packages/*/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
  'apps/*/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

/** What needs no browser runs first, in as many workers as there are cores; then the browser's files, one at a time. */
export default defineConfig({
  plugins: mutantPlugin(process.env['BIVOUAC_MUTANT']),
  test: {
    isolate: false, // the files of a worker share what they import, and the one browser
    testTimeout: 300_000, // against hanging, not against slowness
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          ...{ name: 'node', include: NODE, exclude: [BROWSER] },
          ...{ maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } },
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
