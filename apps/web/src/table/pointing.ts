import type { Point } from './camera.ts';
import type { Gestures } from './gestures.ts';
import type { Looking } from './looking.ts';
import { type Direction, neighbourTo, stacksOf } from './stacks.ts';
import type { Store } from './store.ts';
import { type AnyTarget, pointedAt, type Spot, sameSpot } from './targets.ts';

// What mouse, finger and arrow keys do on the map.

const FAN_AFTER = 250;
const WHY_AFTER = 500;
const LONG = 900;

/** The place or piece under an event. */
export function spotUnder(target: EventTarget | null): Spot | null {
  const found = (target as Element | null)?.closest?.('[data-place]');
  if (!found) return null;
  const { place = '', sprite } = (found as HTMLElement).dataset;
  return sprite === undefined ? { place } : { place, sprite };
}

export function pointOf(store: Store, spot: Spot): Point | null {
  const place = store.places.get(spot.place);
  return place ? [place.x, place.y] : null;
}

/** Where to look first: at what may be done, or at the pieces. */
export function firstPoint(store: Store): Point {
  const spots = store.offer.value.targets.map(store.spot);
  const pieces = (store.picture.value?.sprites ?? []).map(sprite => ({ place: sprite.place }));
  const points = (spots.length > 0 ? spots : pieces).flatMap(spot => {
    const point = pointOf(store, spot);
    return point ? [point] : [];
  });
  const { width, height } = store.web.board;
  if (points.length === 0) return [width / 2, height / 2];
  const mean = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  return [mean(0), mean(1)];
}

/** Chooses what lies at a spot, or says why not. */
export function chooseAt(store: Store, spot: Spot, touch: boolean): void {
  const pointed = pointedAt(store.offer.value, store.boardSprites.value, spot);
  if (pointed.kind === 'one') return chosen(store, pointed.target, spot, touch);
  if (pointed.kind === 'several') {
    store.fan.value = { key: fanKey(store, spot), pinned: true };
    return;
  }
  if (touch) store.inspected.value = null;
  store.considered.value = null;
  store.askWhyNot(spot);
}

/** With a finger an action is looked at first; the second tap does it. */
function chosen(store: Store, target: AnyTarget, spot: Spot, touch: boolean): void {
  const again = store.considered.value !== null && sameSpot(store.spot(store.considered.value), store.spot(target));
  if (touch && 'action' in target.next && !again) {
    store.whyNot.value = null;
    store.considered.value = target;
    store.focus.value = spot;
    return;
  }
  store.follow(target.next);
}

function fanKey(store: Store, spot: Spot): string {
  const waiting = store.waiting.value.some(sprite => sprite.place === spot.place);
  const lying = store.picture.value?.sprites.some(sprite => sprite.place === spot.place) ?? false;
  return waiting && (!lying || store.waiting.value.some(each => each.id === spot.sprite))
    ? `+${spot.place}`
    : spot.place;
}

/** A stack of more than one piece, so that it is worth fanning out. */
const isStack = (store: Store, key: string): boolean => {
  const { web, places, picture, waiting } = store;
  const found = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value).find(each => each.key === key);
  return (found?.laid.length ?? 0) > 1;
};

const isInFan = (element: EventTarget | null): boolean => (element as Element | null)?.closest?.('.fan') !== null;

/** A press and its end, on whatever is there. */
function tapped(store: Store, element: EventTarget | null, touch: boolean): void {
  const spot = spotUnder(element);
  store.whyNot.value = null;
  if (!spot || !isInFan(element)) store.fan.value = null;
  if (!spot) return;
  anchor = spot.place;
  store.focus.value = touch ? spot : null; // Enter is for what the keys have chosen
  if ((element as Element).closest('[data-fan]')) store.fan.value = { key: fanKey(store, spot), pinned: true };
  else chooseAt(store, spot, touch);
}

/** A resting finger looks through the loupe; lifted it taps there, or opens the place if it stayed long. */
function aiming(store: Store, look: Looking): Pick<Gestures, 'aim' | 'aimed'> {
  const { loupe } = store;
  let timer = 0;
  const under = ({ clientX, clientY }: PointerEvent): Element | null => document.elementFromPoint(clientX, clientY);
  const stays = (): void => {
    if (loupe.value) loupe.value = { ...loupe.value, long: true };
  };
  return {
    aim(event) {
      const spot = spotUnder(under(event));
      const [left, top] = look.stands();
      const same = loupe.value !== null && sameSpot(spot, loupe.value.spot);
      loupe.value = { at: [event.clientX - left, event.clientY - top], spot, long: same && loupe.value!.long };
      if (same) return;
      clearTimeout(timer);
      timer = window.setTimeout(stays, LONG);
    },
    aimed(event) {
      clearTimeout(timer);
      const { spot = null, long = false } = loupe.value ?? {};
      loupe.value = null;
      if (event && long && spot) store.inspected.value = spot;
      else if (event) tapped(store, under(event), true);
    },
  };
}

export interface Pointer extends Gestures {
  over(event: PointerEvent): void;
  away(event: PointerEvent): void;
  menu(event: MouseEvent): void;
  twice(event: MouseEvent): void;
}

export function pointer(store: Store, look: Looking): Pointer {
  let fanTimer = 0;
  let whyTimer = 0;
  const still = (): void => {
    clearTimeout(fanTimer);
    clearTimeout(whyTimer);
  };

  /** The pointer came to another spot. */
  const entered = (spot: Spot | null, inFan = false): void => {
    still();
    store.hover.value = spot;
    if (store.whyNot.value?.resting) store.whyNot.value = null;
    const { fan } = store;
    if (fan.value && !fan.value.pinned && !inFan && (!spot || fanKey(store, spot) !== fan.value.key)) fan.value = null;
    if (!spot) {
      store.considered.value = null;
      return;
    }
    const pointed = pointedAt(store.offer.value, store.boardSprites.value, spot);
    store.considered.value = pointed.kind === 'one' ? pointed.target : null;
    const key = fanKey(store, spot);
    if (!fan.value && isStack(store, key)) {
      fanTimer = window.setTimeout(() => {
        fan.value = { key, pinned: false };
      }, FAN_AFTER);
    }
  };
  /** It rests where nothing can be done. */
  const rests = (spot: Spot): void => {
    clearTimeout(whyTimer);
    whyTimer = window.setTimeout(() => {
      if (store.whyNot.value || !store.seat.value || store.sending.value) return;
      if (pointedAt(store.offer.value, store.boardSprites.value, spot).kind === 'none') store.askWhyNot(spot, true);
    }, WHY_AFTER);
  };

  return {
    over(event) {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const spot = spotUnder(event.target);
      if (!sameSpot(spot, store.hover.value)) entered(spot, isInFan(event.target));
      if (spot) rests(spot);
    },
    away(event) {
      if (event.pointerType === 'mouse') entered(null);
    },
    menu(event) {
      event.preventDefault();
      if (store.loupe.value) return; // a finger that rests: it is told when it is lifted
      const spot = spotUnder(event.target);
      if (spot) store.inspected.value = spot;
    },
    twice(event) {
      const spot = spotUnder(event.target);
      const point = spot && pointOf(store, spot);
      if (spot && point && pointedAt(store.offer.value, store.boardSprites.value, spot).kind === 'none')
        look.centre(point);
    },
    pan(dx, dy) {
      still();
      look.pan(dx, dy);
    },
    zoom(factor, around) {
      still();
      look.zoom(factor, around);
    },
    settle: look.settle,
    tap(event, touch) {
      still();
      tapped(store, event.target, touch);
    },
    ...aiming(store, look),
  };
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PANS: Readonly<Record<Direction, Point>> = { left: [90, 0], right: [-90, 0], up: [0, 90], down: [0, -90] };
let anchor: string | null = null; // where the pointer was last
let column: { readonly id: string; readonly x: number } | null = null;

/** Arrows go to the neighbour that way, with Shift they move the map; Enter and Space choose. */
export function arrowKey(store: Store, look: Looking, event: KeyboardEvent): void {
  const direction = ARROWS[event.key];
  if (direction) {
    event.preventDefault();
    if (event.shiftKey) {
      look.pan(...PANS[direction]);
      look.settle();
    } else go(store, look, direction);
  } else if ((event.key === 'Enter' || event.key === ' ') && store.focus.value) {
    event.preventDefault();
    event.stopPropagation();
    chooseByKey(store, store.focus.value);
  }
}

function go(store: Store, look: Looking, direction: Direction): void {
  const { focus, places } = store;
  const from = focus.value?.place;
  if (from === undefined) return focusOn(store, look, { place: anchor ?? nearestTo(store, look) });
  if (!column || column.id !== from || direction === 'left' || direction === 'right') {
    column = { id: from, x: places.get(from)?.x ?? 0 };
  }
  const next = neighbourTo(places, from, direction, column.x);
  if (!next) return;
  column = { id: next, x: direction === 'left' || direction === 'right' ? (places.get(next)?.x ?? 0) : column.x };
  focusOn(store, look, { place: next });
}

/** The place in the middle of the window. */
function nearestTo(store: Store, look: Looking): string {
  const { x, y, zoom } = look.camera.value;
  const at: Point = [(look.size.value.width / 2 - x) / zoom, (look.size.value.height / 2 - y) / zoom];
  const far = (place: { x: number; y: number }): number => Math.hypot(place.x - at[0], place.y - at[1]);
  return store.web.board.places.reduce((best, place) => (far(place) < far(best) ? place : best)).id;
}

export function focusOn(store: Store, look: Looking, spot: Spot): void {
  store.focus.value = spot;
  store.whyNot.value = null;
  store.fan.value = null;
  const pointed = pointedAt(store.offer.value, store.boardSprites.value, spot);
  store.considered.value = pointed.kind === 'one' ? pointed.target : null;
  const point = pointOf(store, spot);
  if (point) look.bring(point);
}

/** By key a place with several choices opens as a sheet. */
export function chooseByKey(store: Store, spot: Spot): void {
  const pointed = pointedAt(store.offer.value, store.boardSprites.value, spot);
  if (pointed.kind === 'several') store.inspected.value = spot;
  else chooseAt(store, spot, false);
}

/** The next or previous thing that may be chosen. */
export function nextTarget(store: Store, look: Looking, by: number): void {
  const targets = store.offer.value.targets.filter(target => !target.picked);
  if (targets.length === 0) return;
  const spots = targets.map(store.spot);
  const at = spots.findIndex(spot => sameSpot(spot, store.focus.value));
  const next = at < 0 ? (by > 0 ? 0 : targets.length - 1) : (at + by + targets.length) % targets.length;
  focusOn(store, look, spots[next]!);
  store.considered.value = targets[next]!;
  document.getElementById('map')?.focus({ preventScroll: true });
}
