import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { sharedChromium } from './chromium.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PLANE = here('../../../packages/maps/test/plane/run.ts');
const BATTLES = here('longstreet-run.ts');

/** What a module says in Chromium. */
async function inChromium(module: string, question: string): Promise<unknown> {
  const options = { bundle: true, write: false, logLevel: 'silent', format: 'iife', globalName: 'asked' } as const;
  const built = await build({ ...options, entryPoints: [module] });
  const context = await (await sharedChromium()).newContext();
  const page = await context.newPage();
  await page.addScriptTag({ content: built.outputFiles[0]!.text });
  const answer = await page.evaluate(`asked.${question}`);
  await context.close();
  return answer;
}

it('the plane gives the same answers in Chromium as in Node, to 16,000 questions', async () => {
  const there = await inChromium(PLANE, 'answersInOneWord(16000)');
  const { answersInOneWord } = (await import(PLANE)) as { answersInOneWord: (rounds: number) => string };
  expect(there).toBe(answersInOneWord(16_000));
});

it('random battles of Longstreet Lite go the same way in Chromium as in Node, to the last thousandth', async () => {
  const there = await inChromium(BATTLES, 'battlesInOneWord(40)');
  const { battlesInOneWord } = (await import(BATTLES)) as { battlesInOneWord: (count: number) => string };
  expect(there).toMatch(/^[0-9a-f]{16}$/);
  expect(there).toBe(battlesInOneWord(40));
});
