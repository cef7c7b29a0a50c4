import type { Page } from 'playwright-core';
import { openSheet, openTab } from './hands.ts';
import { atSave, atTable, point, uncovered } from './screen-ways.ts';
import type { Kindless } from './screens.ts';
import { isPhone } from './world.ts';

// The three youngest games. Their own browser tests let axe look at them: here they are only photographed, and smaller.

/** The middle of a unit on the screen. */
async function middle(page: Page, unit: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`.pieces [data-sprite="${unit}"]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const press = (page: Page, { x, y }: { x: number; y: number }): Promise<void> =>
  isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
const pick = async (page: Page, unit: string): Promise<void> => press(page, await middle(page, unit));

/** A regiment on its way, not yet set down. */
const longstreetMove = uncovered('longstreetMove', async page => {
  const [from, foe] = [await middle(page, '6th-wisconsin'), await middle(page, '26th-georgia')];
  const to = { x: from.x + 0.5 * (foe.x - from.x), y: from.y + 0.5 * (foe.y - from.y) };
  await pick(page, '6th-wisconsin');
  await page.locator('.pieces .selp').first().waitFor({ state: 'attached' });
  await press(page, to);
  await page.locator('.ghosts .ghost').first().waitFor({ state: 'attached' });
});
const longstreetFire = uncovered('longstreetFire', async page => {
  await pick(page, '2nd-wisconsin');
  await page.locator('.planemarks .polygon.own').first().waitFor({ state: 'attached' });
});
const longstreetCharge = uncovered('longstreetCharge', async page => {
  await pick(page, '6th-wisconsin');
  await page.locator('.pieces .selp').first().waitFor({ state: 'attached' });
  await pick(page, '26th-georgia');
  await page.locator('.odds').first().waitFor({ state: 'attached' });
});

/** Great Campaigns: the unit on the march points at the enemy. */
const campaignAttack = atSave('campaignAttack', async page => {
  await point(page, 'goals');
  await page.locator('.odds').first().waitFor({ state: 'attached' });
});

const young = (id: string, caption: string, show: Kindless['show'], on?: 'desk' | 'phone'): Kindless => ({
  ...{ id, caption, show, photo: 'small' },
  ...(on ? { on } : {}),
});
const [GOG, LL, GC] = ['The Guns of Gettysburg', 'Longstreet Lite', 'Great Campaigns'];

const gunsTray = uncovered('gunsAttack', async page => {
  if (isPhone(page)) await openSheet(page, 'forces');
  else await openTab(page, 'forces');
  await atTable(page);
});

export const YOUNG: readonly Kindless[] = [
  young('guns-table', `${GOG}: the first morning`, uncovered('gunsOpening')),
  young(
    'guns-attack',
    `${GOG}: an attack is put together`,
    uncovered('gunsAttack', page => point(page, 'goals')),
    'desk',
  ),
  young('guns-tray', `${GOG}: the tray of tokens`, gunsTray),
  young('guns-night', `${GOG}: the Night`, uncovered('gunsNight'), 'desk'),
  young('guns-teams', `${GOG}: two a side`, uncovered('gunsTeams'), 'desk'),
  young('longstreet-table', `${LL}: the hand calls a phase`, uncovered('longstreetCall'), 'phone'),
  young('longstreet-move', `${LL}: a regiment moves, and what it costs`, longstreetMove),
  young('longstreet-fire', `${LL}: lanes of fire and expected hits`, longstreetFire),
  young('longstreet-charge', `${LL}: the chances of a charge`, longstreetCharge, 'desk'),
  young('campaigns-chancellorsville', `${GC}: Chancellorsville`, atSave('chancellorsville')),
  young('campaigns-gettysburg', `${GC}: Gettysburg`, atSave('gettysburg'), 'desk'),
  young('campaigns-chickamauga', `${GC}: Chickamauga`, atSave('chickamauga'), 'desk'),
  young('campaigns-seven-days', `${GC}: the Seven Days`, atSave('sevenDays'), 'desk'),
  young('campaigns-activation', `${GC}: who may act`, atSave('campaignActs'), 'desk'),
  young('campaigns-march', `${GC}: a march, and what each hex costs`, atSave('campaignMarch'), 'phone'),
  young('campaigns-attack', `${GC}: an attack is planned`, campaignAttack),
];
