import type { Locator, Page } from 'playwright-core';

// A hand that drags pieces by what it sees: pieces that are marked, and places that are marked once one is lifted.

export type At = readonly [number, number];

export async function lift(page: Page, [x, y]: At): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 8, { steps: 2 });
}
export async function drag(page: Page, from: At, to: At): Promise<void> {
  await lift(page, from);
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

/** Marked pieces that lie free, and where to take hold of them. */
export const liftable = (page: Page): Promise<{ id: string; at: At }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.pieces .can')].flatMap(each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const at = [x + width / 2, y + height * 0.6] as const;
      const under = document.elementFromPoint(...at)?.closest<HTMLElement>('[data-sprite]');
      const id = each.dataset['sprite'] ?? '';
      return under?.dataset['sprite'] === id && under.closest('#map') ? [{ id, at }] : [];
    }),
  );

/** The marked place in sight, without a piece in its middle, that is nearest to a point; `pill`: of those with this on them. */
export const goalNear = (page: Page, from: At, pill = ''): Promise<At | null> =>
  page.evaluate(
    ([x, y, wanted]) => {
      const pills = [...document.querySelectorAll('.pill')].filter(each => each.textContent === wanted);
      const marks = pills.map(each => each.getBoundingClientRect());
      const isMarked = ({ left, right, top, bottom }: DOMRect): boolean =>
        marks.some(mark => mark.left >= left && mark.right <= right && mark.top >= top && mark.top <= bottom);
      const goals = [...document.querySelectorAll<SVGElement>('.goals .goal')].flatMap(each => {
        const box = each.getBoundingClientRect();
        if (wanted !== '' && !isMarked(box)) return [];
        const [gx, gy] = [box.x + box.width / 2, box.y + box.height / 2];
        const under = document.elementFromPoint(gx, gy);
        const met =
          under?.closest('#map') && !under.closest('[data-sprite]')
            ? under.closest<HTMLElement>('[data-place]')?.dataset['place']
            : null;
        return met === each.dataset['place'] ? [{ at: [gx, gy] as const, far: Math.hypot(gx - x, gy - y) }] : [];
      });
      return goals.sort((a, b) => a.far - b.far)[0]?.at ?? null;
    },
    [...from, pill] as const,
  );

const EDGE = 90; // pixels

/** Looking: the map is moved until something lies well inside the window; then where it is. */
export async function bring(page: Page, what: Locator): Promise<At> {
  await page.focus('#map');
  const map = (await page.locator('#map').boundingBox())!;
  for (let i = 0; i < 60; i++) {
    const { x, y, width, height } = (await what.boundingBox())!;
    const [left, top] = [x + width / 2 - map.x, y + height / 2 - map.y];
    const across = left < EDGE ? 'Left' : left > map.width - EDGE ? 'Right' : null;
    const down = top < EDGE ? 'Up' : top > map.height - EDGE ? 'Down' : null;
    if (!across && !down) return [left + map.x, top + map.y];
    await page.keyboard.press(`Shift+Arrow${across ?? down}`);
  }
  throw new Error('it cannot be brought into sight');
}
