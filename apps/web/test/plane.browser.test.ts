import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { sharedChromium } from './chromium.ts';

const maps = (path: string): string =>
  fileURLToPath(new URL(`../../../packages/maps/test/plane/${path}`, import.meta.url));

it('the plane gives the same answers in Chromium as in Node, to 16,000 questions', async () => {
  const options = { bundle: true, write: false, logLevel: 'silent' } as const;
  const built = await build({ ...options, entryPoints: [maps('run.ts')], format: 'iife', globalName: 'plane' });
  const context = await (await sharedChromium()).newContext();
  const page = await context.newPage();
  await page.addScriptTag({ content: built.outputFiles[0]!.text });
  const there = await page.evaluate('plane.answersInOneWord(16000)');
  await context.close();
  const { answersInOneWord } = (await import(maps('run.ts'))) as { answersInOneWord: (rounds: number) => string };
  expect(there).toBe(answersInOneWord(16_000));
});
