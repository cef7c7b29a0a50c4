import type { Page } from 'playwright-core';

const LEAST = 44;

/** Everything a finger may want to hit on this screen and would miss: smaller than 44 pixels either way. */
export const missed = (page: Page): Promise<string[]> => page.evaluate(smallTargets, LEAST);

/** In the page. A box to tick is as large as its label; places and pieces on the map have the loupe instead. */
function smallTargets(least: number): string[] {
  const WANTED =
    'a[href],button,summary,select,textarea,input:not([type=hidden]),[role=option],[role=treeitem],[role=tab],[role=slider]';
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('#map svg, .skip, .sr, [inert]');
  const boxOf = (element: Element): DOMRect => (element.closest('label') ?? element).getBoundingClientRect();
  return [...document.querySelectorAll(WANTED)].filter(isShown).flatMap(element => {
    const { width, height } = boxOf(element);
    if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return [
      `${element.tagName.toLowerCase()}.${element.className} “${name}” ${Math.round(width)}×${Math.round(height)}`,
    ];
  });
}
