import { computed, type ReadonlySignal } from '@preact/signals';
import { type Camera, frameOf, type Size } from './camera.ts';
import type { Looking } from './looking.ts';

// Of very many pieces only those near the window are drawn.

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const MANY = 200;
const AROUND = 0.5; // of the window, on each side of it
const TOO_MUCH = 3; // times what is needed

/** The window and some ground around it, on the sheet. */
export function nearOf(camera: Camera, view: Size): Region {
  const { left, top, width, height } = frameOf(camera, view);
  const [x, y] = [width * AROUND, height * AROUND];
  return { left: left - x, top: top - y, right: left + width + x, bottom: top + height + y };
}
const areaOf = ({ left, top, right, bottom }: Region): number => (right - left) * (bottom - top);
const both = (a: Region, b: Region): Region => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
const holds = (outer: Region, { left, top, width, height }: ReturnType<typeof frameOf>): boolean =>
  outer.left <= left && outer.top <= top && outer.right >= left + width && outer.bottom >= top + height;

/** The same region until the window leaves it, so that a drag draws little anew; a window that glides is still where it was, too. */
export function steadily(): (camera: Camera, view: Size, glides: boolean) => Region {
  let last: Region | null = null;
  return (camera, view, glides) => {
    const near = nearOf(camera, view);
    if (last && holds(last, frameOf(camera, view)) && (glides || areaOf(last) <= areaOf(near) * TOO_MUCH)) return last;
    last = last && glides ? both(last, near) : near;
    return last;
  };
}

export const isNear = ({ left, top, right, bottom }: Region, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const regions = new WeakMap<Looking, ReadonlySignal<Region>>();

/** What is near the window; while it glides also what was. */
export function nearby(look: Looking): ReadonlySignal<Region> {
  const steady = steadily();
  const near = regions.get(look) ?? computed(() => steady(look.camera.value, look.size.value, look.gliding.value));
  regions.set(look, near);
  return near;
}

/** Those far away stay in the document, without a form; few pieces are all drawn. */
export function cull(pieces: Element | null, look: Looking): void {
  const region = nearby(look).value;
  if (!pieces) return;
  const many = pieces.childElementCount > MANY;
  for (const piece of pieces.children) {
    const { dataset, style } = piece as SVGGElement;
    const display = many && !isNear(region, Number(dataset['x']), Number(dataset['y'])) ? 'none' : '';
    if (style.display !== display) style.display = display;
  }
}
