import { type AnyRecord, write } from '@bivouac/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { attacked, card, opening, refusing } from './attack.ts';
import { devStage } from './dev-stage.ts';
import { bring } from './drags.ts';

// Clicks counted in Wilderness War, each from a position prepared for it.

const on = devStage();

async function open(record: AnyRecord, seat: string): Promise<Page> {
  const context = await on.context({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(save => Object.assign(globalThis, { staged: save }), write(record));
  const page = await on.page(context, `table.html?game=wilderness-war&seats=${seat}`);
  await page.waitForSelector('[aria-busy=false] .sheetbox .sheet');
  return page;
}

/** A hand that counts its clicks. */
function counting() {
  const hand = { clicks: 0 };
  const click = async (what: Locator): Promise<void> => {
    await what.click();
    hand.clicks++;
  };
  return { hand, click };
}

const asked = (page: Page): Promise<string> => page.locator('#prompt .what p').innerText();
const main = (page: Page): Locator => page.locator('#prompt .order.pri');

/** The British, who are not at this screen, answer what they are asked. */
const answer = (page: Page, question: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(action => {
        const { playFor } = globalThis as never as { playFor(seat: string, action: unknown): void };
        try {
          playFor('british', action);
          return true;
        } catch {
          return false; // not asked yet
        }
      }, refusing(question)),
    )
    .toBe(true);

describe('clicks in Wilderness War', () => {
  it('a march of five spaces and a fight: 4', async () => {
    const start = opening();
    const page = await open(start, 'french');
    const { hand, click } = counting();
    const press = async (what: Locator): Promise<void> => {
      await page.mouse.click(...(await bring(page, what)));
      hand.clicks++;
    };
    await click(page.locator(`#hand-${card(start)}`));
    await press(page.locator('.pieces [data-sprite=montcalm]'));
    await page.locator('.fan .un[aria-checked=true]').first().waitFor();
    await press(page.locator('.goals .goal[data-place=hudson-carry-north]'));
    await page.locator('.odds .bars').first().waitFor();
    await click(main(page));
    expect(hand.clicks).toBe(4);
    for (const question of ['window', 'window', 'intercept', 'entry.inside', 'avoid', 'window'])
      await answer(page, question);
    await expect.poll(() => asked(page)).toMatch(/French.*(lose|step)/); // they have fought
    expect(await page.locator('.pieces [data-sprite=montcalm]').getAttribute('data-place')).toBe('hudson-carry-north');
  });

  it('three steps lost: 3', async () => {
    const page = await open(
      attacked((seat, question) => seat === 'british' && question === 'losses.choose'),
      'british',
    );
    const { hand, click } = counting();
    expect(await asked(page)).toContain('3 to lose');
    for (let now = await asked(page); now.includes('to lose'); now = await asked(page)) {
      await click(main(page));
      await page.waitForFunction(was => document.querySelector('#prompt .what p')?.textContent !== was, now);
    }
    expect(hand.clicks).toBeLessThanOrEqual(3); // what is forced on the way is done by the table
  });

  it('a response played: 1; none: 1', async () => {
    const window = attacked((seat, question) => seat === 'british' && question === 'responses.offer');
    const plays = await open(window, 'british');
    const { hand, click } = counting();
    await click(plays.locator('#prompt .order', { hasText: 'Play ' }));
    await expect.poll(() => plays.locator('#hand [role=option]').count()).toBe(8);
    expect(hand.clicks).toBe(1);
    const passes = await open(window, 'british');
    await main(passes).click();
    await expect.poll(() => asked(passes)).not.toMatch(/response/);
  });
});
