import { computed, type Signal, signal } from '@preact/signals';
import {
  brought,
  type Camera,
  centred,
  FAR,
  type Free,
  fitted,
  isSeen,
  isWhole,
  opening,
  type Point,
  panned,
  type Size,
  whole,
  zoomed,
} from './camera.ts';

const STRIDE = 0.3; // of the window, at one press
const HANDLED = 600; // milliseconds
const SETTLING = 700; // fonts and bars find their place

/** The window on the sheet: a camera, and what it does. Zoom is laid out anew when a gesture ends. */
export function looking(sheet: Size, clock = (): number => performance.now()) {
  const size = signal<Size>({ width: 0, height: 0 });
  const camera = signal<Camera>({ x: 0, y: 0, zoom: 1 });
  const laid = signal(1); // the zoom the layer is drawn at
  const gliding = signal(false);
  let opened = 0; // when: shortly after, a new size is a new first look
  let touched = false;
  let stood: Point = [0, 0];
  let gliderTimer: ReturnType<typeof setTimeout> | undefined;
  let handled = Number.NEGATIVE_INFINITY; // when a hand was last on the map

  const settle = (): void => {
    laid.value = camera.value.zoom;
  };
  const set = (to: Camera): void => {
    touched = true;
    camera.value = to;
  };
  const glide = (to: Camera): void => {
    gliding.value = true;
    set(to);
    clearTimeout(gliderTimer);
    gliderTimer = setTimeout(() => {
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
    /** Nothing of the sheet is outside the window. */
    seesAll: computed(() => isWhole(camera.value, sheet, size.value)),
    settle,
    /** `at`: where the window stands on the page; the map stays where it is on the screen. */
    resize(to: Size, at: Point, first: () => Point): void {
      if (to.width === 0 || to.height === 0) return;
      size.value = to;
      opened ||= clock();
      if (!touched && clock() - opened < SETTLING) {
        camera.value = opening(sheet, to, first());
        settle();
      } else set(panned(camera.value, stood[0] - at[0], stood[1] - at[1], sheet, to));
      stood = at;
    },
    /** Where the window stands on the page. */
    stands: (): Point => stood,
    pan(dx: number, dy: number): void {
      handled = clock();
      set(panned(camera.value, dx, dy, sheet, size.value));
    },
    /** By so many pixels, gliding. */
    shift: (dx: number, dy: number): void => glide(panned(camera.value, dx, dy, sheet, size.value)),
    zoom(factor: number, around: Point): void {
      handled = clock();
      set(zoomed(camera.value, factor, around, sheet, size.value));
    },
    /** A hand moves the map: nothing else does. */
    isHandled: (): boolean => clock() - handled < HANDLED,
    /** All these points, from near enough to read; false: they do not fit. */
    fitAll(points: readonly Point[], free: Free): boolean {
      const to = fitted(camera.value, points, sheet, size.value, free);
      if (to) glide(to);
      return to !== null;
    },
    zoomStep(by: number): void {
      glide(zoomed(camera.value, by > 0 ? 1.3 : 1 / 1.3, middle(), sheet, size.value));
    },
    /** One press: the window goes that way. */
    panStep(dx: number, dy: number): void {
      const { width, height } = size.value;
      glide(panned(camera.value, -dx * width * STRIDE, -dy * height * STRIDE, sheet, size.value));
    },
    whole: (): void => glide(whole(sheet, size.value)),
    /** `least`: nearer than that, if it is not. */
    centre(at: Point, least = 0): void {
      const zoom = Math.max(camera.value.zoom, least);
      glide(centred({ ...camera.value, zoom }, at, sheet, size.value));
    },
    /** At once, for a hand on the overview map. */
    moveTo: (at: Point): void => set(centred(camera.value, at, sheet, size.value)),
    bring: (at: Point, margin?: number): void => {
      const to = brought(camera.value, at, sheet, size.value, margin);
      if (to.x !== camera.value.x || to.y !== camera.value.y) glide(to);
    },
    sees: (at: Point, margin?: number): boolean => isSeen(camera.value, at, size.value, margin),
  };
}
export type Looking = ReturnType<typeof looking>;
