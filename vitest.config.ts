import { defineConfig } from 'vitest/config';

const SERVER = 'apps/server/test/**/*.test.ts';
const BROWSER = 'apps/web/test/**/*.browser.test.ts';
const ALL = [
  'packages/*/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
  'apps/*/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

/** A part of the tests; `npm test` runs each in a process of its own, otherwise they come one after the other. */
const part = (name: string, groupOrder: number, more: object) => ({
  extends: true as const,
  test: { name, sequence: { groupOrder }, ...more },
});

export default defineConfig({
  test: {
    isolate: false, // the files of a worker share what they import, and a browser
    testTimeout: 300_000, // against hanging, not against slowness
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      part('rules', 0, { include: ALL, exclude: [SERVER, BROWSER], maxWorkers: 2 }), // when the browsers are done, both cores are theirs
      part('server', 1, { include: [SERVER] }),
      part('browser', 2, { include: [BROWSER], maxWorkers: 2 }), // each with a browser of its own
    ],
  },
});
