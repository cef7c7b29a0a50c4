import type { Point } from './camera.ts';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, around: Point): void;
  settle(): void; // a gesture has ended
  tap(event: PointerEvent, touch: boolean): void;
  lift(event: PointerEvent): boolean; // a drag begins; true: a piece is carried, and the map stays
  carry(event: PointerEvent): void;
  drop(event: PointerEvent | null): void; // null: given up
  aim(event: PointerEvent): void; // a finger rests, or moves after having rested
  aimed(event: PointerEvent | null): void; // it is lifted; null: given up
}

const SLOP = 7; // pixels a tap may wander
const REST = 280; // a finger that has rested so long aims, and does not pan any more

interface Finger {
  x: number;
  y: number;
}

/** Made to be drawn: a finger on it does not look first. */
export const isGrip = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest?.('[data-grip]') != null;

/** Drag, pinch, wheel, tap, and aiming with a resting finger, on one element. */
export function watchGestures(element: HTMLElement, on: Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let start: { event: PointerEvent; moved: boolean; aims: boolean; carries: boolean } | null = null;
  let resting = 0;
  let settling = 0;

  const local = (x: number, y: number): Point => {
    const box = element.getBoundingClientRect();
    return [x - box.left, y - box.top];
  };
  const settleSoon = (after: number): void => {
    clearTimeout(settling);
    settling = window.setTimeout(on.settle, after);
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) return second();
    const begun = { event, moved: false, aims: false, carries: false };
    start = begun;
    if (event.pointerType === 'mouse' || isGrip(event.target)) return;
    resting = window.setTimeout(() => {
      begun.aims = true;
      on.aim(event);
    }, REST);
  };

  /** Two fingers pinch, whatever the first one was doing. */
  const second = (): void => {
    clearTimeout(resting);
    if (!start) return;
    if (start.aims) on.aimed(null);
    if (start.carries) on.drop(null);
    start.moved = true;
    start.aims = false;
    start.carries = false;
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger || !start) return;
    if (start.aims) return on.aim(event);
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (!start.moved && Math.hypot(event.clientX - start.event.clientX, event.clientY - start.event.clientY) < SLOP)
      return;
    if (!start.moved) {
      start.moved = true;
      clearTimeout(resting);
      element.setPointerCapture(event.pointerId);
      start.carries = fingers.size === 1 && on.lift(start.event);
      element.classList.add(start.carries ? 'carrying' : 'dragging'); // a map that is dragged hears nothing below the pointer
    }
    if (start.carries) return on.carry(event);
    if (fingers.size === 2) pinch(event.pointerId, finger, event);
    else on.pan(dx, dy);
    finger.x = event.clientX;
    finger.y = event.clientY;
  };

  const pinch = (id: number, before: Finger, event: PointerEvent): void => {
    const other = [...fingers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (was > 0) on.zoom(is / was, local((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
    on.pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(resting);
    if (fingers.size > 0 || !start) return;
    const { moved, aims, carries, event: first } = start;
    const lifted = event.type === 'pointerup';
    start = null;
    element.classList.remove('dragging', 'carrying');
    if (aims) on.aimed(lifted ? event : null);
    else if (carries) on.drop(lifted ? event : null);
    else if (moved) on.settle();
    else if (lifted) on.tap(first, first.pointerType !== 'mouse');
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 30 : 1;
    on.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480)), local(event.clientX, event.clientY));
    settleSoon(140);
  };

  /** Else Chromium takes a quick drag for a fling, though nothing scrolls, and the first tap after it clicks nothing. */
  const still = (event: TouchEvent): void => event.preventDefault();

  element.addEventListener('touchmove', still, { passive: false });
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(resting);
    clearTimeout(settling);
    element.removeEventListener('touchmove', still);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
  };
}
