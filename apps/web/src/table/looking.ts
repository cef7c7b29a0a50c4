import { computed, type Signal, signal } from '@preact/signals';
import {
  brought,
  type Camera,
  centred,
  FAR,
  isSeen,
  opening,
  type Point,
  panned,
  type Size,
  whole,
  zoomed,
} from './camera.ts';

/** The window on the sheet: a camera, and what it does. Zoom is laid out anew when a gesture ends. */
export function looking(sheet: Size) {
  const size = signal<Size>({ width: 0, height: 0 });
  const camera = signal<Camera>({ x: 0, y: 0, zoom: 1 });
  const laid = signal(1); // the zoom the layer is drawn at
  const gliding = signal(false);
  let opened = false;
  let gliderTimer = 0;

  const settle = (): void => {
    laid.value = camera.value.zoom;
  };
  const set = (to: Camera): void => {
    camera.value = to;
  };
  const glide = (to: Camera): void => {
    gliding.value = true;
    camera.value = to;
    clearTimeout(gliderTimer);
    gliderTimer = window.setTimeout(() => {
      gliding.value = false;
      settle();
    }, 220);
  };
  const middle = (): Point => [size.value.width / 2, size.value.height / 2];
  return {
    size,
    camera,
    laid,
    gliding: gliding as Signal<boolean>,
    far: computed(() => camera.value.zoom < FAR),
    settle,
    resize(to: Size, at: () => Point): void {
      if (to.width === 0 || to.height === 0) return;
      const before = size.value;
      size.value = to;
      if (!opened) {
        opened = true;
        set(opening(sheet, to, at()));
      } else set(panned(camera.value, (to.width - before.width) / 2, (to.height - before.height) / 2, sheet, to));
      settle();
    },
    pan: (dx: number, dy: number): void => set(panned(camera.value, dx, dy, sheet, size.value)),
    zoom: (factor: number, around: Point): void => set(zoomed(camera.value, factor, around, sheet, size.value)),
    zoomStep(by: number): void {
      glide(zoomed(camera.value, by > 0 ? 1.3 : 1 / 1.3, middle(), sheet, size.value));
    },
    whole: (): void => glide(whole(sheet, size.value)),
    centre: (at: Point): void => glide(centred(camera.value, at, sheet, size.value)),
    bring: (at: Point, margin?: number): void => {
      const to = brought(camera.value, at, sheet, size.value, margin);
      if (to.x !== camera.value.x || to.y !== camera.value.y) glide(to);
    },
    sees: (at: Point, margin?: number): boolean => isSeen(camera.value, at, size.value, margin),
  };
}
export type Looking = ReturnType<typeof looking>;
