import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Looked {
  readonly within?: string; // only this part of the page
  readonly rules?: 'all' | 'contrast';
  readonly map?: boolean; // the pieces and places on the map too
}

/** What axe finds serious or critical, in words. It never walks through the thousand paths of the drawn sheet. */
export async function findings(page: Page, { within = 'html', rules = 'all', map }: Looked = {}): Promise<string[]> {
  await still(page);
  const axe = new AxeBuilder({ page }).include(within).exclude(map ? '.sheetbox' : '.layer');
  axe.options({ resultTypes: ['violations'] }); // what passed is not described, element by element
  axe.setLegacyMode(true); // there are no frames
  if (rules === 'contrast') axe.withRules(['color-contrast']);
  const { violations } = await withoutSheet(page, () => axe.analyze());
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
