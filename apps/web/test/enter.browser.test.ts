import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devStage } from './dev-stage.ts';

// Enter presses the marked button, whatever the mouse did before.

const on = devStage();

async function open(query: string): Promise<Page> {
  const context = await on.context({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await on.page(context, `table.html?game=wilderness-war&seats=french&secret=${'ab'.repeat(32)}&${query}`);
  await page.waitForSelector('[aria-busy=false] .sheetbox .sheet');
  return page;
}

const asked = (page: Page): Promise<string> => page.locator('#prompt .what p').innerText();
const until = (page: Page, words: RegExp): Promise<void> => expect.poll(() => asked(page)).toMatch(words);

/** What a mouse may do on a table while a card is in hand. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a card': async () => {},
  'a place where nothing can be done': page => page.locator('.hits [data-place=crown-point]').click({ force: true }),
  'a piece of the enemy': page => page.locator('.pieces [data-sprite=dunbar]').click({ force: true }),
  'a tab of the column': page => page.locator('[role=tab]').nth(1).click(),
  'another tab, and its panel': async page => {
    await page.locator('[role=tab]').first().click();
    await page.locator('.right').click({ position: { x: 150, y: 400 } });
  },
  'a tool of the map': page => page.getByLabel('Zoom in').click(),
  'a drag of the map': async page => {
    const box = (await page.locator('#map').boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + 330, box.y + 110, { steps: 3 });
    await page.mouse.up();
  },
  'the wheel': async page => {
    const box = (await page.locator('#map').boundingBox())!;
    await page.mouse.move(box.x + 400, box.y + 300);
    await page.mouse.wheel(0, -120);
  },
  'a sheet that was closed': async page => {
    await page.locator('.hits [data-place=crown-point]').click({ button: 'right', force: true });
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByLabel('Close').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
  'a button of the prompt': async page => {
    await page.locator('#prompt .undo').click();
    await page.locator('#hand [role=option]').last().click();
  },
};

describe('↵ presses the marked button', () => {
  it('after every kind of mouse act', async () => {
    const page = await open('scenario=annus-mirabilis');
    const pressed: string[] = [];
    for (const [what, doIt] of Object.entries(ACTS)) {
      await page.locator('#hand [role=option]').last().click();
      await page.locator('#prompt .order.pri').waitFor();
      await doIt(page);
      await page.keyboard.press('Enter');
      await until(page, /activate with a card/);
      pressed.push(what);
      await page.keyboard.press('u');
      await until(page, /play one of your/);
    }
    expect(pressed).toEqual(Object.keys(ACTS));
  });

  it('after a row of the board as a list was clicked, but not where the arrows have led since', async () => {
    const page = await open('scenario=annus-mirabilis');
    await page.keyboard.press('b');
    await page.locator('[data-row^=card-]').last().click();
    await page.keyboard.press('Enter');
    await until(page, /activate with a card/);
    await page.keyboard.press('u');
    await until(page, /play one of your/);
    const row = page.locator('[data-row^=card-]').last();
    await row.click();
    const uses = page.locator('[data-row^=order-]', { hasText: 'Activate' });
    await uses.waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await uses.waitFor({ state: 'detached' }); // the card was put back
    expect(await asked(page)).toMatch(/play one of your/);
  });

  it('once more where it has chosen something: a card is taken up and used by Enter, Enter; Space puts it back', async () => {
    const page = await open('scenario=annus-mirabilis');
    await page.keyboard.press('h');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.locator('#prompt .order.pri').waitFor();
    await page.keyboard.press('Space');
    await page.locator('#prompt .order.pri').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('#prompt .order.pri').waitFor();
    await page.keyboard.press('Enter');
    await until(page, /activate with a card/);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.locator('#prompt .order.pri').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#prompt .undo').waitFor();
    await until(page, /act|move/);
  });

  it('not in a text', async () => {
    const page = await open('scenario=annus-mirabilis');
    await page.locator('#hand [role=option]').last().click();
    await page.keyboard.press('g');
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(page.getByRole('dialog').getByRole('textbox'))
      .fill('Oswego');
    await page.keyboard.press('Enter');
    expect(await asked(page)).toMatch(/play one of your/);
  });
});
