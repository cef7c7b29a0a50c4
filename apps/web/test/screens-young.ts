import type { Page } from 'playwright-core';
import { bring } from './drags.ts';
import { openSheet } from './hands.ts';
import { atSave, atTable, point, uncovered } from './screen-ways.ts';
import type { Kindless } from './screens.ts';
import { isPhone } from './world.ts';

// The three youngest games. Their own browser tests let axe look at them: here they are only photographed, and smaller.

interface At {
  readonly x: number;
  readonly y: number;
}
/** Brings a unit or a marked place into sight; where its middle is. */
async function middle(page: Page, what: string): Promise<At> {
  const found = page.locator(`.pieces [data-sprite="${what}"], .goals [data-place="${what}"]`).first();
  await found.waitFor({ state: 'attached' });
  const [x, y] = await bring(page, found);
  return { x, y };
}
const press = (page: Page, { x, y }: At): Promise<void> =>
  isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
const pick = async (page: Page, what: string): Promise<void> => press(page, await middle(page, what));

/** On a phone the odds are a line that opens. */
async function odds(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator('.oddin').first().tap();
  await page.locator('.card2.odds').first().waitFor();
}

/** A regiment on its way, not yet set down. */
const longstreetMove = uncovered('longstreetMove', async page => {
  const from = await middle(page, '6th-wisconsin');
  const foe = (await page.locator('.pieces [data-sprite="26th-georgia"]').first().boundingBox())!;
  await press(page, from);
  await page.locator('.pieces .selp').first().waitFor({ state: 'attached' });
  await press(page, { x: from.x + 0.5 * (foe.x - from.x), y: from.y + 0.5 * (foe.y - from.y) });
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
  await odds(page);
});

/** Great Campaigns: the unit on the march points at the enemy. */
const campaignAttack = atSave('campaignAttack', async page => {
  await pick(page, '0404'); // whom the guided game attacks
  await odds(page);
});

/** The Guns: what is attacked, and who goes there. */
const gunsAttack = uncovered('gunsAttack', async page => {
  await point(page, 'goals');
  const [x, y] = await bring(page, page.locator('.pieces .can').first());
  await press(page, { x, y });
  await odds(page);
});
/** Wilderness War: Montcalm on his way to a fort, not yet gone. */
export const cardsOdds = uncovered('marching', async page => {
  await pick(page, 'montcalm');
  await page.locator('.goals .goal').first().waitFor({ state: 'attached' });
  if (isPhone(page)) await page.locator('.fan button[aria-label]').first().tap(); // it covers the lower map
  await pick(page, 'hudson-carry-north');
  await odds(page);
});

const young = (id: string, caption: string, show: Kindless['show']): Kindless => ({
  ...{ id, caption, show, photo: 'small' },
});
const [GOG, LL, GC] = ['The Guns of Gettysburg', 'Longstreet Lite', 'Great Campaigns'];

const gunsTray = uncovered('gunsAttack', async page => {
  if (isPhone(page)) await openSheet(page, 'cards');
  else await page.locator('#hand [role=option]').first().hover();
  await atTable(page);
});

export const YOUNG: readonly Kindless[] = [
  young('guns-table', `${GOG}: blocks march`, uncovered('gunsMorning')),
  young('guns-attack', `${GOG}: an attack is put together`, gunsAttack),
  young('guns-tray', `${GOG}: the tray of tokens`, gunsTray),
  young('guns-night', `${GOG}: the Night`, uncovered('gunsNight')),
  young('guns-teams', `${GOG}: two a side`, uncovered('gunsTeams')),
  young('longstreet-table', `${LL}: the hand calls a phase`, uncovered('longstreetCall')),
  young('longstreet-move', `${LL}: a regiment moves, and what it costs`, longstreetMove),
  young('longstreet-fire', `${LL}: lanes of fire and expected hits`, longstreetFire),
  young('longstreet-charge', `${LL}: the chances of a charge`, longstreetCharge),
  young('campaigns-chancellorsville', `${GC}: Chancellorsville`, atSave('chancellorsville')),
  young('campaigns-gettysburg', `${GC}: Gettysburg`, atSave('gettysburg')),
  young('campaigns-chickamauga', `${GC}: Chickamauga`, atSave('chickamauga')),
  young('campaigns-seven-days', `${GC}: the Seven Days`, atSave('sevenDays')),
  young('campaigns-march', `${GC}: a march, and what each hex costs`, atSave('campaignMarch')),
  young('campaigns-attack', `${GC}: an attack is planned`, campaignAttack),
];
