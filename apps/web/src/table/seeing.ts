import { type Picture, type Sprite, wordOf } from '@bivouac/desk';
import { type AnyGame, isFaceUp, pending, prompt, type Seat } from '@bivouac/kernel';
import type { AnyView, Views } from '@bivouac/room';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { DrawnGround, WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import type { Replaying } from './replaying.ts';
import { heldSprites } from './stacks.ts';

/** Whether the players hide anything from each other. */
const isHidden = (web: WebGame, setup: AnyView['setup']): boolean =>
  Object.values(web.seats(setup)).some(seat => seat.screens.length > 0);

/** After the end the table shows every hand: one view with all of them. */
const opened = (view: AnyView | null, views: Views | undefined): AnyView | null =>
  view && views ? { ...view, hands: Object.assign({}, ...Object.values(views).map(each => each.hands)) } : view;

const viewOf = (views: Views | undefined, eyes: Seat): AnyView | null =>
  views ? (views[eyes] ?? Object.values(views)[0] ?? null) : null;

/** What a spectator sees of a view. */
export const faceUp = (view: AnyView): AnyView => ({
  ...view,
  seat: null,
  hands: {},
  sealed: Object.fromEntries(Object.keys(view.sealed).map(seat => [seat, null])),
});
const isPlain = (game: AnyGame | undefined, view: AnyView): boolean => game !== undefined && isFaceUp(game, view);

/** Through whose eyes, and what they see: the position as the game pictures it. */
export function seeing(web: WebGame, { now, held }: Hearing, { past }: Replaying, alone: boolean) {
  const play = web.play.now;
  const seat = computed<Seat | null>(() => now.value?.pending.find(each => held.value.includes(each)) ?? null);
  const lastSeat = signal<Seat | null>(null); // who decided here last
  const stop = effect(() => {
    if (seat.value) lastSeat.value = seat.value;
  });
  const handed = signal<Seat | null>(null); // who has taken the screen, when something is hidden
  const glanced = signal<Views | null>(null); // before the table itself has spoken
  const asked = computed<Seat>(() => seat.value ?? lastSeat.value ?? held.value[0] ?? '');
  const own = computed(() => viewOf(now.value?.views ?? glanced.value ?? undefined, asked.value));
  /** Another player's question, and he has not taken the screen. */
  const isOthers = computed(() => {
    if (alone || !own.value || !seat.value || held.value.length < 2 || now.value?.over) return false;
    return isHidden(web, own.value.setup) && handed.value !== seat.value;
  });
  /** He can answer it from what is face up: the screen stays where it is, and shows nobody's secrets. */
  const isShared = computed(() => isOthers.value && own.value !== null && isPlain(play.value?.game, own.value));
  const mustHandOver = computed(() => isOthers.value && !isShared.value);
  const eyes = computed<Seat>(() => (isShared.value ? '' : asked.value));
  const liveView = computed(() => (isShared.value && own.value ? faceUp(own.value) : own.value));
  const view = computed(() => {
    const views = past.value ? past.value.views : now.value?.views;
    const then = past.value ? viewOf(views, asked.value) : own.value;
    const seen = isShared.value && then ? faceUp(then) : then;
    return now.value?.over ? opened(seen, views) : seen;
  });

  /** The present as far as it may be told: after the end, of everybody. */
  const openView = computed(() => (now.value?.over ? opened(own.value, now.value.views) : liveView.value));

  const picture = computed<Picture | null>(() => (view.value ? web.picture(view.value) : null));
  const grounds = drawnGrounds(web, picture);
  const beside = computed<readonly Sprite[]>(() => heldSprites(picture.value?.holdings ?? []));
  const everySprite = computed(() => [...(picture.value?.sprites ?? []), ...beside.value]);
  return {
    isAlone: alone,
    ...{
      seat,
      eyes,
      glanced,
      liveView,
      openView,
      view,
      handed,
      mustHandOver,
      picture,
      grounds,
      beside,
      everySprite,
      stop,
    },
    placeOf: (sprite: string): string => wordOf(everySprite.value.find(each => each.id === sprite)?.at ?? ''),
    question: computed(() => (view.value && play.value ? prompt(play.value.game, view.value) : null)),
    asked: computed<readonly Seat[]>(() => (view.value && play.value ? pending(play.value.game, view.value) : [])),
  };
}
/** Ground laid in play; each piece is drawn once. */
function drawnGrounds({ board }: WebGame, picture: ReadonlySignal<Picture | null>) {
  const drawn = new Map<string, DrawnGround>();
  return computed<readonly DrawnGround[]>(() =>
    (picture.value?.grounds ?? []).flatMap(ground => {
      const key = JSON.stringify(ground);
      const found = drawn.get(key) ?? board.ground?.(ground);
      if (found) drawn.set(key, found);
      return found ?? [];
    }),
  );
}
export type Seeing = ReturnType<typeof seeing>;
