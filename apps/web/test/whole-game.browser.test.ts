import { describe, expect, it } from 'vitest';
import { act, chance, look } from './hands.ts';
import { DESK, findings, hotSeat, openChapters, stage } from './stage.ts';

// A whole game in a real browser, by mouse, through what is on the page and nothing else.

const on = stage();
const MOST_CLICKS = 700;

describe('a whole game of the first day, two at one screen', () => {
  it('is played by mouse from the lobby to the verdict, and its dice are checked', async () => {
    const page = await on.open('/', { ...DESK, viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
    await hotSeat(page);
    const pick = chance(1863);
    let sight = await look(page);
    let clicks = 0;
    for (; !sight.over && clicks < MOST_CLICKS; clicks++) sight = await act(page, sight, pick, 3);
    expect(sight.over, `after ${clicks} clicks: ${sight.asked}`).toBe(true);
    expect(sight.count).toBeGreaterThan(30);

    const end = page.getByRole('dialog');
    expect(await end.getByRole('heading').innerText()).toMatch(/^(Victory: (Union|Confederates)|A draw)$/);
    expect(await end.innerText()).toMatch(/Confederates \d+ points?[\s\S]*Union \d+ points?/);
    expect(await page.locator('.log .hd.turn').count()).toBe(8);
    await openChapters(page);
    await expect.poll(() => page.locator('.log .hd button[aria-expanded=false]:not(:disabled)').count()).toBe(0);
    const dice = await page.locator('.log .die').count();
    expect(dice).toBeGreaterThan(0);
    await end.getByText('The dice can be checked').click();
    await end.getByText('The secret fits the fingerprint.').waitFor();
    const fit = dice === 1 ? 'The one die rolled is what they give.' : `All ${dice} dice rolled are what they give.`;
    await end.getByText(fit).waitFor();
    expect(await findings(page)).toEqual([]);

    await end.getByRole('button', { name: 'Watch the replay' }).click();
    await expect.poll(() => page.locator('.replay .live').textContent()).toBe(`0/${sight.count}`);
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => page.locator('.replay .live').textContent()).toMatch(/^[2-9]\//);
  });
});
