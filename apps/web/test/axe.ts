import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export interface Looked {
  readonly within?: string; // only this part of the page
  readonly rules?: 'all' | 'contrast';
  readonly map?: boolean; // the pieces and places on the map too
}

/** The short form: a page reads it in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds serious or critical, in words. It never walks through the thousand paths of the drawn sheet. */
export async function findings(page: Page, { within = 'html', rules = 'all', map }: Looked = {}): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source); // once for a page
  const context: Part = { include: [within], exclude: [map ? '.sheetbox' : '.layer'] };
  const only: RunOptions = rules === 'contrast' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const options: RunOptions = { ...only, resultTypes: ['violations'] }; // what passed is not described, element by element
  return withoutSheet(page, () => page.evaluate(grave, { context, options }));
}

interface Part {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}
interface Asked {
  readonly context: Part;
  readonly options: RunOptions;
}
interface Axe {
  run(context: Part, options: RunOptions): Promise<AxeResults>;
}

/** Runs in the page, so it may use nothing from outside. */
async function grave({ context, options }: Asked): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(context, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`);
}

/** What is left out is numbered all the same: the drawn sheet, most of the page's elements, is lifted off meanwhile. */
async function withoutSheet<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const lifted = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.sheetbox > svg')].map(svg => {
      const box = svg.parentElement!;
      svg.remove();
      return { svg, box };
    }),
  );
  return look().finally(() =>
    lifted.evaluate(all => {
      for (const { svg, box } of all) box.append(svg);
    }),
  );
}

/** Waits until nothing fades or slides: in between, colours are not what they will be. */
const still = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(passing.map(each => each.finished.catch(() => null)));
  });
