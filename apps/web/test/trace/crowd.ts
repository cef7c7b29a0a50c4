import type { Page } from 'playwright-core';

/** Fills the map with copies of its pieces, up to so many: more than any game has. They answer no pointer. */
export const crowd = (page: Page, most: number): Promise<number> =>
  page.evaluate(all => {
    const pieces = document.querySelector<SVGGElement>('.pieces')!;
    const { width, height } = pieces.ownerSVGElement!.viewBox.baseVal;
    const own = [...pieces.querySelectorAll<SVGGElement>('[data-sprite]')];
    const copies: SVGGElement[] = [];
    let seed = 1;
    const some = (length: number): number => {
      seed = (seed * 48271) % 2147483647;
      return ((seed / 2147483647) * 2 - 1) * length;
    };
    for (let i = own.length; i < all; i++) {
      const copy = own[i % own.length]!.cloneNode(true) as SVGGElement;
      for (const name of ['data-sprite', 'data-place', 'id']) copy.removeAttribute(name);
      const [x, y] = [width / 2 + some(width / 2), height / 2 + some(height / 2)];
      copy.style.transform = `translate(${x}px, ${y}px)`;
      copy.style.pointerEvents = 'none';
      copy.setAttribute('data-x', String(x));
      copy.setAttribute('data-y', String(y));
      copies.push(copy);
    }
    pieces.append(...copies);
    return own.length + copies.length;
  }, most);
