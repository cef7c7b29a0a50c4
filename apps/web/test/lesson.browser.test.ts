import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, findings, PATIENCE, PHONE, stage } from './stage.ts';

// The guided first game, from the lobby to the end of its season.

const on = stage();

async function openLesson(page: Page, guided: string, game = 'Wilderness War'): Promise<void> {
  const tile = page.locator('li.game', { hasText: game });
  await tile.getByRole('button', { name: guided }).click();
  await page.locator('.coach').waitFor();
}
const told = (page: Page) => page.locator('.coach p').innerText();
/** Which step it is, as long as there is one to do. */
const stepOf = (page: Page) => page.locator('.coach small').allInnerTexts();
const doIt = (page: Page, name: string) => page.locator('.coach').getByRole('button', { name });

describe('the guided first game', () => {
  it('follows the learner and notices when he leaves the path', async () => {
    const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
    await openLesson(page, 'Guided first game');
    expect(await told(page)).toMatch(/^Spring 1755/);
    expect(await findings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Fast-forward' }).click();
    await page.locator('.handrow, .hand').getByText('Northern Indian Alliance').first().click();
    await page.getByRole('button', { name: /event/i }).first().click();
    await expect.poll(() => told(page)).toMatch(/^A 6!/);

    await page.getByRole('button', { name: 'No more' }).click(); // three points unspent
    await expect.poll(() => told(page)).toMatch(/left the path/);
  });

  it('can be shown step by step to the end of the season, in French, on a phone', async () => {
    const page = await on.open('/', { ...PHONE, reducedMotion: 'reduce' });
    await openLesson(page, 'Première partie guidée');
    expect(await told(page)).toMatch(/^Printemps 1755/);
    const next = doIt(page, 'Le faire pour moi');
    for (let step = 1; step <= 39; step++) {
      await expect.poll(() => stepOf(page), { timeout: PATIENCE }).toEqual([`étape ${step} sur 39`]); // forced ones too
      await next.click();
    }
    await expect.poll(() => told(page)).toMatch(/^La Saison Initiale s’achève/);
    expect(await findings(page)).toEqual([]);
  });

  it('teaches Gettysburg by mouse where the learner tries, and shows the rest', async () => {
    const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
    await openLesson(page, 'Guided first game', 'Gettysburg 1988');
    await expect.poll(() => told(page)).toMatch(/^Six in the morning/);
    await page.getByRole('button', { name: 'Fast-forward' }).click();
    const next = doIt(page, 'Do it for me');
    await expect.poll(() => stepOf(page)).toEqual(['step 1 of 22']);
    for (let step = 2; step <= 22; step++) {
      await next.click();
      await expect.poll(() => stepOf(page)).toEqual([`step ${step} of 22`]);
    }
    await next.click();
    await expect.poll(() => told(page)).toMatch(/^That was the morning/);
  });

  it('teaches The Guns of Gettysburg up to its first attack', async () => {
    const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
    await openLesson(page, 'Guided first game', 'The Guns of Gettysburg');
    await expect.poll(() => told(page), { timeout: PATIENCE }).toMatch(/^Seven in the morning/);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fast-forward' }).click();
    const next = doIt(page, 'Do it for me');
    for (let step = 1; step <= 33; step++) {
      await expect.poll(() => stepOf(page), { timeout: PATIENCE }).toEqual([`step ${step} of 33`]);
      await next.click();
    }
    await expect.poll(() => told(page), { timeout: PATIENCE }).toMatch(/^That is a turn/);
  });

  it('teaches Longstreet Lite by mouse, to its end: cards, guns, a march, a charge', async () => {
    const page = await on.open('/', { ...DESK, reducedMotion: 'reduce' });
    await openLesson(page, 'Guided first game', 'Longstreet Lite');
    await expect.poll(() => told(page), { timeout: PATIENCE }).toMatch(/^Maryland, September 1862/);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fast-forward' }).click();
    const next = doIt(page, 'Do it for me');
    await page.getByRole('button', { name: 'Do not re-form' }).click(); // what is asked first, without help
    for (let step = 2; step <= 26; step++) {
      await expect.poll(() => stepOf(page), { timeout: PATIENCE }).toEqual([`step ${step} of 26`]);
      await next.click();
    }
    await expect.poll(() => told(page), { timeout: PATIENCE }).toMatch(/^They pass/);
    expect(await findings(page)).toEqual([]);
  });
});
