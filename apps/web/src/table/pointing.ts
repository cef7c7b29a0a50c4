import { wordOf } from '@bivouac/desk';
import { type Point, under } from './camera.ts';
import { type Gestures, isGrip } from './gestures.ts';
import type { Looking } from './looking.ts';
import { rest } from './parts.tsx';
import { type Direction, neighbourTo, onPlane, onwardTo, stacksOf, steppedTo } from './stacks.ts';
import type { Store } from './store.ts';
import { type Aimed, type AnyTarget, placeTarget, sameAim } from './targets.ts';

// What mouse, finger and arrow keys do on the map.

const FAN_AFTER = 400;
const LONG = 900;

interface Press {
  readonly clientX: number;
  readonly clientY: number;
}

/** The place or piece under a pointer; on a plane else the point itself. */
export function aimedUnder(store: Store, look: Looking, target: EventTarget | null, at: Press): Aimed | null {
  const found = (target as Element | null)?.closest?.('[data-place]');
  if (!found) return store.web.board.plane ? openGround(store, look, at) : null;
  const { place = '', sprite } = (found as HTMLElement).dataset;
  if (sprite !== undefined) return { place, sprite };
  return (isCrossed(store, place) && openGround(store, look, at)) || { place };
}
/** With a piece in hand the ground of a plane is what counts, not what lies on it. */
const isCrossed = ({ web, hasDraft, offer }: Store, place: string): boolean =>
  web.board.plane !== undefined && hasDraft.value && placeTarget(offer.value, place) === undefined;
function openGround({ places, web }: Store, look: Looking, { clientX, clientY }: Press): Aimed | null {
  const [left, top] = look.stands();
  const place = wordOf(onPlane(web.board, under(look.camera.value, [clientX - left, clientY - top])));
  return places.has(place) ? { place } : null;
}

export function pointOf(store: Store, aimed: Aimed): Point | null {
  const place = store.places.get(aimed.place);
  return place ? [place.x, place.y] : null;
}

/** Where to look first: at what may be done, or at the pieces. */
export function firstPoint(store: Store): Point {
  const goals = store.offer.value.targets.map(store.aimedBy);
  const pieces = (store.picture.value?.sprites ?? []).map(sprite => ({ place: wordOf(sprite.at) }));
  const points = (goals.length > 0 ? goals : pieces).flatMap(aimed => {
    const point = pointOf(store, aimed);
    return point ? [point] : [];
  });
  const { width, height } = store.web.board;
  if (points.length === 0) return [width / 2, height / 2];
  const mean = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  return [mean(0), mean(1)];
}

/** Chooses what lies at a spot, or says why not. */
export function chooseAt(store: Store, aimed: Aimed, touch: boolean): void {
  const pointed = store.pointedAt(aimed);
  if (pointed.kind === 'one') return chosen(store, pointed.target, aimed, touch);
  if (pointed.kind === 'several') {
    store.fan.value = { key: fanKey(store, aimed), pinned: true };
    return;
  }
  if (touch) store.inspected.value = null;
  store.considered.value = null;
  store.fan.value = null;
  store.askWhyNot(aimed);
}

/** With a finger an action is looked at first; the second tap does it. */
function chosen(store: Store, target: AnyTarget, aimed: Aimed, touch: boolean): void {
  const again =
    store.considered.value !== null && sameAim(store.aimedBy(store.considered.value), store.aimedBy(target));
  if (touch && 'action' in target.next && !again) {
    store.whyNot.value = null;
    store.considered.value = target;
    store.focus.value = aimed;
    return;
  }
  store.follow(target.next);
}

function fanKey(store: Store, aimed: Aimed): string {
  const waiting = store.waiting.value.some(sprite => wordOf(sprite.at) === aimed.place);
  const lying = store.picture.value?.sprites.some(sprite => wordOf(sprite.at) === aimed.place) ?? false;
  return waiting && (!lying || store.waiting.value.some(each => each.id === aimed.sprite))
    ? `+${aimed.place}`
    : aimed.place;
}

/** A stack of more than one piece, so that it is worth fanning out. */
const isStack = (store: Store, key: string): boolean => {
  const { web, places, picture, waiting } = store;
  const found = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value).find(each => each.key === key);
  return (found?.laid.length ?? 0) > 1;
};

/** A press and its end, on whatever is there. */
function tapped(store: Store, look: Looking, element: EventTarget | null, at: Press, touch: boolean): void {
  if (isGrip(element)) return;
  const aimed = aimedUnder(store, look, element, at);
  store.whyNot.value = null;
  if (!aimed) {
    store.fan.value = null;
    return;
  }
  store.left.value = aimed.place;
  store.focus.value = touch ? aimed : null; // Enter is for what the keys have chosen
  if ((element as Element).closest('[data-fan]')) store.fan.value = { key: fanKey(store, aimed), pinned: true };
  else chooseAt(store, aimed, touch);
  if (store.offer.value.poised && aimed.sprite === undefined) store.focus.value = null; // it stands there itself now
}

/** A resting finger looks through the loupe; lifted it taps there, or opens the place if it stayed long. */
function aiming(store: Store, look: Looking): Pick<Gestures, 'aim' | 'aimed'> {
  const { loupe } = store;
  let timer = 0;
  const below = ({ clientX, clientY }: PointerEvent): Element | null => document.elementFromPoint(clientX, clientY);
  const stays = (): void => {
    if (loupe.value) loupe.value = { ...loupe.value, long: true };
  };
  return {
    aim(event) {
      const aimed = aimedUnder(store, look, below(event), event);
      const [left, top] = look.stands();
      const same = loupe.value !== null && sameAim(aimed, loupe.value.aimed);
      loupe.value = { at: [event.clientX - left, event.clientY - top], aimed, long: same && loupe.value!.long };
      if (same) return;
      clearTimeout(timer);
      timer = window.setTimeout(stays, LONG);
    },
    aimed(event) {
      clearTimeout(timer);
      const { aimed = null, long = false } = loupe.value ?? {};
      loupe.value = null;
      if (event && long && aimed) store.inspected.value = aimed;
      else if (event) tapped(store, look, below(event), event, true);
    },
  };
}

type Grip = Pick<Gestures, 'lift' | 'carry' | 'drop'>;
/** What drags pieces comes after the map. */
function grip(store: Store, look: Looking): Grip {
  let hand: Grip | null = null;
  return {
    lift(event) {
      hand ??= rest.now.value?.carrying(store, look) ?? null;
      return hand?.lift(event) ?? false;
    },
    carry: event => hand?.carry(event),
    drop: event => hand?.drop(event),
  };
}

export interface Pointer extends Gestures {
  over(event: PointerEvent): void;
  away(event: PointerEvent): void;
  menu(event: MouseEvent): void;
  twice(event: MouseEvent): void;
}

/** What is in hand stands somewhere already: it goes elsewhere by a click or a drag, not by a glance. */
const isSettled = ({ offer }: Store, { sprite }: Aimed): boolean =>
  sprite === undefined && (offer.value.poised?.moved ?? false);

export function pointer(store: Store, look: Looking): Pointer {
  let fanTimer = 0;
  const still = (): void => clearTimeout(fanTimer);

  /** The pointer came to another spot. */
  const entered = (aimed: Aimed | null): void => {
    still();
    store.hover.value = aimed;
    const { fan } = store;
    if (fan.value && !fan.value.pinned && (!aimed || fanKey(store, aimed) !== fan.value.key)) fan.value = null;
    if (!aimed) {
      store.considered.value = null;
      return;
    }
    const pointed = store.pointedAt(aimed);
    store.considered.value = pointed.kind === 'one' && !isSettled(store, aimed) ? pointed.target : null;
    const key = fanKey(store, aimed);
    if (!fan.value && isStack(store, key)) {
      fanTimer = window.setTimeout(() => {
        fan.value = { key, pinned: false };
      }, FAN_AFTER);
    }
  };
  return {
    over(event) {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const aimed = isGrip(event.target) ? null : aimedUnder(store, look, event.target, event);
      if (!sameAim(aimed, store.hover.value)) entered(aimed);
    },
    away(event) {
      if (event.pointerType === 'mouse') entered(null);
    },
    menu(event) {
      event.preventDefault();
      if (store.loupe.value) return; // a finger that rests: it is told when it is lifted
      const aimed = aimedUnder(store, look, event.target, event);
      if (aimed) store.inspected.value = aimed;
    },
    twice(event) {
      const aimed = aimedUnder(store, look, event.target, event);
      const point = aimed && pointOf(store, aimed);
      if (aimed && point && store.pointedAt(aimed).kind === 'none') look.centre(point);
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
      tapped(store, look, event.target, event, touch);
    },
    ...aiming(store, look),
    ...grip(store, look),
  };
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PANS: Readonly<Record<Direction, Point>> = { left: [90, 0], right: [-90, 0], up: [0, 90], down: [0, -90] };
let column: { readonly id: string; readonly x: number } | null = null;

/** Arrows go to the neighbour that way, with Shift they move the map, with Alt over open ground; Enter and Space choose. */
export function arrowKey(store: Store, look: Looking, event: KeyboardEvent): void {
  if (rest.now.value?.poiseKey(store, look, event)) return;
  const direction = ARROWS[event.key];
  if (direction) {
    event.preventDefault();
    if (event.shiftKey) {
      look.pan(...PANS[direction]);
      look.settle();
    } else if (event.altKey && store.web.board.plane) stride(store, look, direction);
    else go(store, look, direction);
  } else if ((event.key === 'Enter' || event.key === ' ') && store.focus.value) {
    event.preventDefault();
    event.stopPropagation();
    chooseByKey(store, store.focus.value);
  }
}

function stride(store: Store, look: Looking, direction: Direction): void {
  const from = store.places.get(store.focus.value?.place ?? nearestTo(store, look));
  if (from) focusOn(store, look, { place: steppedTo(store.web.board, from, direction) });
}

function go(store: Store, look: Looking, direction: Direction): void {
  const { focus, places } = store;
  const from = focus.value?.place;
  if (from === undefined) return focusOn(store, look, { place: store.left.value ?? nearestTo(store, look) });
  if (!column || column.id !== from || direction === 'left' || direction === 'right') {
    column = { id: from, x: places.get(from)?.x ?? 0 };
  }
  const next = neighbourTo(places, from, direction, column.x) ?? overPlane(store, from, direction);
  if (!next) return;
  column = { id: next, x: direction === 'left' || direction === 'right' ? (places.get(next)?.x ?? 0) : column.x };
  focusOn(store, look, { place: next });
}

/** On a plane the arrows lead from piece to piece and to what may be chosen. */
function overPlane(store: Store, from: string, direction: Direction): string | null {
  const here = store.web.board.plane ? store.places.get(from) : undefined;
  return here ? onwardTo(store.places, here, direction, marked(store)) : null;
}
const marked = ({ boardSprites, offer, aimedBy, web, grounds }: Store): readonly string[] => [
  ...boardSprites.value.map(sprite => wordOf(sprite.at)),
  ...offer.value.targets.map(target => aimedBy(target).place),
  ...[...web.board.places, ...grounds.value].map(place => place.id),
];

/** The place in the middle of the window, or the piece or point that is nearest to it. */
function nearestTo(store: Store, look: Looking): string {
  const { width, height } = look.size.value;
  const at = under(look.camera.value, [width / 2, height / 2]);
  const { board } = store.web;
  const words = board.plane ? marked(store) : board.places.map(place => place.id);
  const far = (word: string): number => {
    const place = store.places.get(word);
    return place ? Math.hypot(place.x - at[0], place.y - at[1]) : Number.POSITIVE_INFINITY;
  };
  const middle = wordOf(onPlane(board, at));
  return words.reduce((best, word) => (far(word) < far(best) ? word : best), words[0] ?? middle);
}

export function focusOn(store: Store, look: Looking, aimed: Aimed): void {
  store.focus.value = aimed;
  store.whyNot.value = null;
  store.fan.value = null;
  const pointed = store.pointedAt(aimed);
  store.considered.value = pointed.kind === 'one' ? pointed.target : null;
  const point = pointOf(store, aimed);
  if (point) look.bring(point);
}

/** By key a place with several choices opens as a sheet. */
export function chooseByKey(store: Store, aimed: Aimed): void {
  const pointed = store.pointedAt(aimed);
  if (pointed.kind === 'several') store.inspected.value = aimed;
  else chooseAt(store, aimed, false);
}

/** The next or previous thing that may be chosen. */
export function nextTarget(store: Store, look: Looking, by: number): void {
  const targets = store.offer.value.targets.filter(target => !target.picked);
  if (targets.length === 0) return;
  const goals = targets.map(store.aimedBy);
  const at = goals.findIndex(aimed => sameAim(aimed, store.focus.value));
  const next = at < 0 ? (by > 0 ? 0 : targets.length - 1) : (at + by + targets.length) % targets.length;
  focusOn(store, look, goals[next]!);
  store.considered.value = targets[next]!;
  document.getElementById('map')?.focus({ preventScroll: true });
}
