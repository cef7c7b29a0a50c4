import {
  type AnyGame,
  type Draft,
  type Language,
  type Picture,
  pending,
  prompt,
  type Seat,
  type Text,
} from '@bivouac/kernel';
import type { AnyView, Views } from '@bivouac/room';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WebGame } from '../games/web-game.ts';
import type { Link } from '../net/link.ts';
import { tableWords } from '../text/table.ts';
import { hearing } from './hearing.ts';
import { actAt, trailsOf } from './log.ts';
import { type Memory, remembered } from './memory.ts';
import { speaker } from './speak.ts';
import { heldSprites, placeMap } from './stacks.ts';
import { type AnyButton, type AnyOffer, type AnyTarget, type Spot, spotOf } from './targets.ts';

export interface StoreArgs {
  readonly link: Link;
  readonly web: WebGame;
  readonly seats: readonly Seat[];
  readonly memory: Memory;
  readonly language: Language;
  readonly hostSays?: ((text: Text, language: Language) => string | null) | undefined;
}

const NOTHING: AnyOffer = { targets: [], buttons: [] };
const REFUSAL_STAYS = 6000;

/** Whether the players hide anything from each other. */
export const isHidden = (game: AnyGame, setup: AnyView['setup']): boolean =>
  Object.values(game.seats(setup)).some(seat => seat.screens.length > 0);

/** Everything the screen knows and does; components read its signals. */
export function openStore({ link, web, seats, memory, language: first, hostSays }: StoreArgs) {
  const heard = hearing(link, seats);
  const { info, held, now, lines } = heard;
  const language = signal<Language>(first);
  const words = computed(() => tableWords[language.value]);
  const speak = speaker(web, language, hostSays);
  const places = placeMap(web.board);

  // Whose eyes: the seat that decides here, or the last one that did.
  const handed = signal<Seat | null>(null); // who has taken the screen, when something is hidden
  const seat = computed<Seat | null>(() => now.value?.pending.find(each => held.value.includes(each)) ?? null);
  const lastSeat = signal<Seat | null>(null);
  const eyes = computed<Seat>(() => seat.value ?? lastSeat.value ?? held.value[0] ?? '');
  const mustHandOver = computed(() => {
    const view = liveView.value;
    if (!view || !seat.value || held.value.length < 2 || now.value?.over) return false;
    return isHidden(web.game, view.setup) && handed.value !== seat.value;
  });
  const liveView = computed<AnyView | null>(() => {
    const views = now.value?.views;
    return views ? (views[eyes.value] ?? Object.values(views)[0] ?? null) : null;
  });
  const stopEyes = effect(() => {
    if (seat.value) lastSeat.value = seat.value;
  });

  // Replay: a position of the past instead of the present one.
  const at = signal<number | null>(null);
  const past = signal<{ readonly count: number; readonly views: Views } | null>(null);
  const count = computed(() => now.value?.count ?? 0);
  const kept = new Map<number, Views>();
  const forget = (): void => kept.clear();
  const goTo = async (to: number | null): Promise<void> => {
    at.value = to;
    if (to === null) {
      past.value = null;
      return;
    }
    const views = kept.get(to) ?? (await heard.position(to));
    if (!views) {
      if (at.value === to) at.value = past.value?.count ?? null;
      return;
    }
    kept.set(to, views);
    if (at.value === to) past.value = { count: to, views };
  };
  const shownCount = computed(() => past.value?.count ?? count.value);
  const isPast = computed(() => at.value !== null);
  const view = computed<AnyView | null>(() => {
    const { value } = past;
    return value ? (value.views[eyes.value] ?? Object.values(value.views)[0] ?? null) : liveView.value;
  });

  const picture = computed<Picture | null>(() => (view.value ? web.desk.picture(view.value) : null));
  const held2 = computed(() => heldSprites(picture.value?.holdings ?? []));
  const everySprite = computed(() => [...(picture.value?.sprites ?? []), ...held2.value]);
  const placeOf = (sprite: string): string => everySprite.value.find(each => each.id === sprite)?.place ?? '';

  // The decision.
  const draft = signal<Draft>(web.desk.start);
  const sending = signal(false);
  const refusal = signal<Text | null>(null);
  const offer = computed<AnyOffer>(() => {
    const { value: live } = liveView;
    if (!live || !seat.value || isPast.value || now.value?.over || mustHandOver.value) return NOTHING;
    return web.desk.offer(live, seat.value, draft.value);
  });
  const question = computed(() => (view.value ? prompt(web.game, view.value) : null));
  const asked = computed<readonly Seat[]>(() => (view.value ? pending(web.game, view.value) : []));
  /** The pieces lying on the board, and those beside it that can be taken up now. */
  const waiting = computed(() => held2.value.filter(sprite => isOffered(offer.value, sprite.id)));
  const boardSprites = computed(() => [...(picture.value?.sprites ?? []), ...waiting.value]);

  const considered = signal<AnyTarget | null>(null);
  /** The odds of the draft, or of what is being considered. */
  const odds = computed(() => {
    const target = considered.value;
    const { value: live } = liveView;
    if (target && live && seat.value && 'draft' in target.next) {
      const then = web.desk.offer(live, seat.value, target.next.draft).odds;
      if (then) return then;
    }
    return offer.value.odds ?? null;
  });

  const setDraft = (to: Draft): void =>
    batch(() => {
      draft.value = to;
      considered.value = null;
      whyNot.value = null;
      fan.value = null;
    });
  const putBack = (): void => setDraft(web.desk.start);
  const hasDraft = computed(() => JSON.stringify(draft.value) !== JSON.stringify(web.desk.start));

  let refusalTimer = 0;
  const refuse = (why: Text): void => {
    refusal.value = why;
    clearTimeout(refusalTimer);
    refusalTimer = window.setTimeout(() => {
      refusal.value = null;
    }, REFUSAL_STAYS);
  };
  const tell = async (what: Parameters<typeof heard.ask>[0]): Promise<boolean> => {
    const reply = await heard.ask(what);
    if (reply.t === 'refused') refuse(reply.why);
    return reply.t === 'done';
  };
  const act = async (action: unknown): Promise<void> => {
    if (!seat.value || sending.value) return;
    sending.value = true;
    refusal.value = null;
    await tell({ t: 'act', seat: seat.value, action: action as never });
    batch(() => {
      sending.value = false;
      putBack();
    });
  };
  const follow = (next: AnyTarget['next']): void => {
    if (sending.value) return;
    if ('draft' in next) setDraft(next.draft);
    else void act(next.action);
  };
  /** Putting back has its own button and key. */
  const isPutBack = ({ next }: AnyButton): boolean =>
    'draft' in next && JSON.stringify(next.draft) === JSON.stringify(web.desk.start);
  const buttons = computed(() => offer.value.buttons.filter(button => !isPutBack(button)));
  const press = (index: number): void => {
    const button = buttons.value[index];
    if (!button) return;
    if (button.refused) refuse(button.refused);
    else follow(button.next);
  };

  // A new position makes a half made choice void.
  let known = -1;
  const stopDraft = effect(() => {
    const update = now.value;
    if (!update) return;
    const stamp = update.count * 1000 + update.lines.filter(line => line.kind === 'undo').length;
    untracked(() => {
      const moved = stamp !== known || update.lines.some(line => line.kind !== 'say' && line.kind !== 'propose');
      known = stamp;
      if (!moved) return;
      forget();
      putBack();
    });
  });

  // Taking back.
  const undoSeat = computed<Seat | null>(() => now.value?.mayUndo.find(each => held.value.includes(each)) ?? null);
  const whyNoUndo = computed<Text | null>(() => {
    if (undoSeat.value) return null;
    const last = actAt(lines.value, count.value);
    if (!last) return { key: 'undo.nothing' };
    return last.seat && held.value.includes(last.seat) ? { key: 'undo.final' } : { key: 'undo.notYours' };
  });
  const undo = async (): Promise<void> => {
    if (hasDraft.value) return putBack();
    if (!undoSeat.value) return refuse(whyNoUndo.value ?? { key: 'undo.nothing' });
    if (isPast.value) await goTo(null);
    await tell({ t: 'undo', seat: undoSeat.value });
  };

  // What is pointed at.
  const hover = signal<Spot | null>(null);
  const focus = signal<Spot | null>(null);
  const whyNot = signal<{ readonly spot: Spot; readonly why: Text | null; readonly resting: boolean } | null>(null);
  const fan = signal<{ readonly key: string; readonly pinned: boolean } | null>(null);
  const inspected = signal<Spot | null>(null);
  const askWhyNot = (spot: Spot, resting = false): void => {
    const { value: live } = liveView;
    const who = seat.value ?? (held.value[0] || null);
    if (!live || !who || isPast.value || now.value?.over) return;
    const thing = spot.sprite === undefined ? { place: spot.place } : { sprite: spot.sprite };
    const why = web.desk.whyNot(live, who, draft.value, thing);
    if (!why && resting) return;
    whyNot.value = { spot, why, resting };
  };
  /** Shows places: the board moves there. */
  const shown = signal<{ readonly places: readonly string[]; readonly stamp: number }>({ places: [], stamp: 0 });
  const show = (them: readonly string[]): void => {
    const known = them.filter(place => places.has(place));
    if (known.length > 0) shown.value = { places: known, stamp: shown.value.stamp + 1 };
  };

  /** The ways of the action that led to the position shown. */
  const lastAct = computed(() => actAt(lines.value, shownCount.value));
  const trails = computed(() => trailsOf(lastAct.value?.events ?? [], id => places.has(id)));

  const spot = (target: AnyTarget): Spot => spotOf(target, placeOf);
  const settings = remembered(memory);
  const close = (): void => {
    heard.close();
    stopEyes();
    stopDraft();
    clearTimeout(refusalTimer);
  };
  // biome-ignore format: one list of what there is
  return {
    web, heard, info, held, now, lines, language, words, speak, places, memory, settings, close,
    seat, eyes, handed, mustHandOver, liveView, view, picture, everySprite, boardSprites, waiting, placeOf,
    at, past, count, shownCount, isPast, goTo, question, asked,
    draft, hasDraft, offer, buttons, odds, considered, sending, refusal, refuse, follow, press, putBack, tell, act,
    undo, undoSeat, whyNoUndo, hover, focus, whyNot, askWhyNot, fan, inspected, shown, show, lastAct, trails, spot,
  };
}
const isOffered = (offer: AnyOffer, sprite: string): boolean =>
  offer.targets.some(target => 'sprite' in target.at && target.at.sprite === sprite);

export type Store = ReturnType<typeof openStore>;
const Shared = createContext<Store | null>(null);
export const StoreProvider = Shared.Provider;
export function useStore(): Store {
  const store = useContext(Shared);
  if (!store) throw new Error('outside a table');
  return store;
}
