import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './packages/testing/src/mutant.ts';

export default defineConfig({
  plugins: mutantPlugin(process.env['BIVOUAC_MUTANT']),
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
