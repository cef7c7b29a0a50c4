import type { Poised } from '@bivouac/desk';
import type { Point as Spot } from '@bivouac/kernel';
import { type Point, under } from './camera.ts';
import type { Gestures } from './gestures.ts';
import type { Looking } from './looking.ts';
import { middleOf } from './shapes.ts';
import { onSheet } from './stacks.ts';
import type { Store } from './store.ts';
import type { AnyTarget } from './targets.ts';

// A piece in hand on a plane is shifted and turned from where it would lie: by keys, by a pad, by a handle before its front.

/** Which way on the screen, in steps; `turn`: how many presses to the right. */
export interface Nudge {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export const FINE = 0.2; // of a step

const whole = (turn: number): number => ((turn % 360) + 360) % 360;
const hundredths = (turn: number): number => Math.round(whole(turn) * 100) / 100;

/** In hand, where it would lie now. */
export const poisedOf = ({ offer, ahead }: Store): Poised | null => ahead.value?.poised ?? offer.value.poised ?? null;

function nudgedTo({ web }: Store, { at, turn }: Poised, by: Nudge): Spot {
  const { step = 1, unit = 1 } = web.board.plane ?? {};
  const shift = (steps: number): number => Math.round(steps * step * unit);
  const to = { x: at.x + shift(by.x), y: at.y + shift(by.y) };
  return by.turn === 0 ? to : { ...to, turn: hundredths((at.turn ?? 0) + by.turn * turn) };
}

/** One step: it stands there, or as near as the rules let it come, and what that means is said. */
export function nudge(store: Store, look: Looking, by: Nudge): void {
  const { poised } = store.offer.value;
  if (!poised || store.sending.value) return;
  const to = nudgedTo(store, poised, by);
  store.focus.value = null; // Enter is for setting down
  const target = store.ground(to);
  if (!target) return store.askWhyNot({ place: `@${to.x},${to.y}` });
  store.follow(target.next);
  const now = store.offer.value.poised;
  if (now) look.bring(onSheet(store.web.board, now.at));
}

const WAYS: Readonly<Record<string, Nudge>> = {
  ArrowLeft: { x: -1, y: 0, turn: 0 },
  ArrowRight: { x: 1, y: 0, turn: 0 },
  ArrowUp: { x: 0, y: -1, turn: 0 },
  ArrowDown: { x: 0, y: 1, turn: 0 },
};
const TURNS: Readonly<Record<string, number>> = { ',': -1, '.': 1, '<': -FINE, '>': FINE };
const WHEELS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function nudgeOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Nudge | null {
  if (ctrlKey || metaKey) return null;
  const turn = altKey ? WHEELS[key] : TURNS[key];
  if (turn !== undefined) return { x: 0, y: 0, turn };
  const way = altKey ? undefined : WAYS[key];
  return way ? { ...way, x: way.x * (shiftKey ? FINE : 1), y: way.y * (shiftKey ? FINE : 1) } : null;
}

/** Arrows move what is in hand, with Shift a little; comma and point, or Alt with arrows, turn it. True: it was for us. */
export function poiseKey(store: Store, look: Looking, event: KeyboardEvent): boolean {
  const by = store.offer.value.poised ? nudgeOf(event) : null;
  if (!by) return false;
  event.preventDefault();
  nudge(store, look, by);
  return true;
}

export const gripUnder = (target: EventTarget | null): string =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-grip]')?.dataset['grip'] ?? '';

/** The handle is drawn: what is in hand faces the pointer. */
export function turning(store: Store, look: Looking): Pick<Gestures, 'lift' | 'carry' | 'drop'> {
  let held: Poised | null = null;
  const facing = ({ clientX, clientY }: PointerEvent): AnyTarget | null => {
    if (!held) return null;
    const [left, top] = look.stands();
    const [x, y] = under(look.camera.value, [clientX - left, clientY - top]);
    const [mx, my] = middleOf(held.box.map(corner => onSheet(store.web.board, corner)));
    return store.ground({ ...held.at, turn: hundredths((Math.atan2(x - mx, my - y) * 180) / Math.PI) });
  };
  return {
    lift(event) {
      held = gripUnder(event.target) === 'turn' && !store.sending.value ? (store.offer.value.poised ?? null) : null;
      store.turning.value = held !== null;
      return held !== null;
    },
    carry(event) {
      store.considered.value = facing(event);
    },
    drop(event) {
      const target = event && facing(event);
      held = null;
      store.turning.value = false;
      store.considered.value = null;
      if (target) store.follow(target.next);
    },
  };
}

/** The corners of what is in hand, in the window. */
export function seenBox(store: Store, look: Looking, { box }: Poised): readonly Point[] {
  const { x, y, zoom } = look.camera.value;
  return box.map(corner => {
    const [left, top] = onSheet(store.web.board, corner);
    return [left * zoom + x, top * zoom + y];
  });
}
