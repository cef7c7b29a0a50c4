import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

// Pictures for docs/pictures: small, and a new one only when something else is to be seen. Each stays in the history for ever.

const SHARE = 0.001; // of the dots: fewer are an edge drawn a little otherwise
const LOUD = 32; // of 255, in any colour

/** Puts a picture of the page there, unless the one that is there shows the same. */
export async function photograph(
  browser: Browser,
  page: Page,
  path: string,
  quality: number,
): Promise<'taken' | 'as before'> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const before = existsSync(path) ? readFileSync(path).toString('base64') : null;
  if (before === data || (before && (await differ(browser, before, data)) <= SHARE)) return 'as before';
  writeFileSync(path, Buffer.from(data, 'base64'));
  return 'taken';
}

/** The share of dots that differ, both pictures given as base64; all of them when the sizes do. */
export async function differ(browser: Browser, one: string, other: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.evaluate('globalThis.__name = each => each'); // the runner names the functions it sends
    return await page.evaluate(differing, [[one, other], LOUD] as const);
  } finally {
    await page.close();
  }
}

/** In the page. */
async function differing([pictures, loud]: readonly [readonly string[], number]): Promise<number> {
  const dots = async (base64: string): Promise<ImageData> => {
    const image = new Image();
    image.src = `data:image/webp;base64,${base64}`;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = (await Promise.all(pictures.map(dots))) as [ImageData, ImageData];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const far = [0, 1, 2].some(colour => Math.abs(a.data[i + colour]! - b.data[i + colour]!) > loud);
    if (far) different++;
  }
  return (different * 4) / a.data.length;
}
