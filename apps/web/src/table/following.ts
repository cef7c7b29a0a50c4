import { wordOf } from '@bivouac/desk';
import { computed, effect, untracked } from '@preact/signals';
import { type Free, isFree, type Point, type Size, wholeOf } from './camera.ts';
import { sheet } from './column.ts';
import type { Looking } from './looking.ts';
import { wide } from './screen.ts';
import type { Store } from './store.ts';

// The map goes where the decision is, when that is out of sight: gently, never against a hand, and not for those who do not want it.

/** What is asked about: who acts or was picked, and where one may go on. */
export interface Scene {
  readonly subject: readonly Point[];
  readonly goals: readonly Point[];
}

export function sceneOf(store: Store): Scene {
  const { offer, picture, places, aimedBy } = store;
  const points = (words: readonly string[]): Point[] =>
    [...new Set(words)].flatMap(word => {
      const place = places.get(word);
      return place ? [[place.x, place.y] as const] : [];
    });
  const { targets } = offer.value;
  const acting = (picture.value?.marks ?? []).filter(({ kind }) => kind === 'acts').flatMap(({ spots }) => spots);
  const picked = targets.filter(target => target.picked).map(target => aimedBy(target).place);
  const goals = targets.filter(target => !target.picked).map(target => aimedBy(target).place);
  return { subject: targets.length > 0 ? points([...acting.map(wordOf), ...picked]) : [], goals: points(goals) };
}

/** All of it if it fits; else who acts; else some place to go. */
export function lookAt(look: Looking, { subject, goals }: Scene, free: Free): void {
  const sees = (point: Point): boolean => isFree(look.camera.value, point, free);
  const all = [...subject, ...goals];
  if (all.every(sees) || look.fitAll(all, free)) return;
  if (subject.length > 0 && subject.some(sees)) return;
  if (subject.length > 0 && look.fitAll(subject, free)) return;
  if (goals.length > 0 && !goals.some(sees)) look.fitAll([busiest(goals, free)], free);
}

/** The point from which most of the others are seen. */
export function busiest(points: readonly Point[], { left, top, right, bottom }: Free): Point {
  const [across, down] = [(right - left) / 2, (bottom - top) / 2];
  const around = ([x, y]: Point): number =>
    points.filter(other => Math.abs(other[0] - x) < across && Math.abs(other[1] - y) < down).length;
  return points.toSorted((a, b) => around(b) - around(a))[0]!;
}

/** At each decision; while a choice is half made, only if nothing that could be chosen is in sight. */
export function watchDecisions(store: Store, look: Looking): () => void {
  let last = '';
  let half = '';
  return effect(() => {
    const stamp = `${store.count.value}|${store.seat.value}|${store.isPast.value}`;
    const draft = JSON.stringify(store.draft.value);
    const scene = sceneOf(store);
    if (look.size.value.width === 0 || (stamp === last && draft === half)) return;
    const isNew = stamp !== last;
    [last, half] = [stamp, draft];
    untracked(() => {
      if (!store.settings.follow.value || look.isHandled() || store.isPast.value) return;
      const free = freePart(look.size.value);
      if (isNew || !scene.goals.some(point => isFree(look.camera.value, point, free))) lookAt(look, scene, free);
    });
  });
}

/** On a narrow screen: once the chances lie over the map, who fights whom is in what is left of it. */
export function watchOdds(store: Store, look: Looking): () => void {
  let timer = 0;
  const isOpen = computed(() => !wide.value && sheet.value === 'odds' && store.odds.value !== null);
  const stop = effect(() => {
    clearTimeout(timer);
    if (!isOpen.value) return;
    timer = window.setTimeout(() => {
      if (store.settings.follow.value) lookAtFight(store, look, freePart(look.size.value));
    }, SETTLED);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
const SETTLED = 60; // milliseconds, until the sheet lies
/** Who fights whom; if they do not fit, at least where. */
function lookAtFight(store: Store, look: Looking, free: Free): void {
  const all = foes(store);
  const sees = (point: Point): boolean => isFree(look.camera.value, point, free);
  const where = all.at(-1);
  if (where && !all.every(sees) && !look.fitAll(all, free) && !sees(where)) look.fitAll([where], free);
}
/** Who fights whom, of what is picked or looked at, the place of the fight last. */
function foes(store: Store): readonly Point[] {
  const { offer, considered, places, aimedBy } = store;
  const target = considered.value;
  const looked = target ? [aimedBy(target).place, ...(target.fight ? [wordOf(target.fight.to)] : [])] : [];
  const fights = (offer.value.fights ?? []).flatMap(({ from, to }) => [...from, to].map(wordOf));
  const gone = offer.value.targets.filter(each => each.picked && 'place' in each.at).map(each => aimedBy(each).place);
  const at = [...looked, ...fights, ...gone].flatMap(word => places.get(word) ?? []).map(({ x, y }): Point => [x, y]);
  return [...sceneOf(store).subject, ...at];
}

/** What may lie over the map. */
export const SHEETS = '.peek, .drawer, .phmain > .recap';
const OVER = `${SHEETS}, .lift, .fan`;

/** The largest part of the map that nothing covers. */
export function freePart(size: Size, over = OVER): Free {
  const map = document.getElementById('map')?.getBoundingClientRect();
  if (!map) return wholeOf(size);
  return [...document.querySelectorAll(over)]
    .map(element => element.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({
      ...{ left: left - map.left, right: right - map.left },
      ...{ top: top - map.top, bottom: bottom - map.top },
    }))
    .reduce(beside, wholeOf(size));
}

/** What is left of it beside a box: the largest of the four sides. */
export function beside(free: Free, box: Free): Free {
  const isApart = box.left >= free.right || box.right <= free.left || box.top >= free.bottom || box.bottom <= free.top;
  if (isApart) return free;
  const sides = [
    { ...free, right: box.left },
    { ...free, left: box.right },
    { ...free, bottom: box.top },
    { ...free, top: box.bottom },
  ];
  return sides.toSorted((a, b) => area(b) - area(a))[0]!;
}
const area = ({ left, top, right, bottom }: Free): number => Math.max(0, right - left) * Math.max(0, bottom - top);
