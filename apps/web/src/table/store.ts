import { fingerOn, pointIn } from '@bivouac/desk';
import type { Language, Seat, Text } from '@bivouac/kernel';
import { computed, effect, signal, untracked } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WebGame } from '../games/web-game.ts';
import type { Link } from '../net/link.ts';
import { wordsOf } from '../text/words.ts';
import { advising, type OnAdvice } from './advising.ts';
import { carding } from './carding.ts';
import { deciding } from './deciding.ts';
import { facing } from './faces.ts';
import { hearing } from './hearing.ts';
import { trailsOf } from './log.ts';
import { type Memory, remembered, type Settings } from './memory.ts';
import type { Notebook } from './notebook.ts';
import { pointed } from './pointed.ts';
import { reading } from './reading.ts';
import { recapping } from './recapping.ts';
import { replaying } from './replaying.ts';
import { seeing } from './seeing.ts';
import { speaker } from './speak.ts';
import { placeMap } from './stacks.ts';
import { type Aimed, type AnyTarget, aimedBy, type Pointed, pointedAt } from './targets.ts';
import { telling } from './telling.ts';
import { undoing } from './undoing.ts';

export interface StoreArgs {
  readonly link: Link;
  readonly web: WebGame;
  readonly seats: readonly Seat[];
  readonly alone: boolean; // nobody to hide anything from
  readonly taught: boolean; // a guided game
  readonly memory: Memory;
  readonly language: Language;
  readonly hostSays?: ((text: Text, language: Language) => string | null) | undefined;
  readonly onAdvice?: OnAdvice;
  readonly notebook?: Notebook | null; // absent: notes stay in this browser
}

/** The parts of a table screen, each knowing those before it. */
function parts(args: StoreArgs) {
  const { link, web, seats, alone, memory, language: first, hostSays, onAdvice, notebook = null } = args;
  const settings = remembered(memory);
  const heard = hearing(link, seats);
  const replay = replaying(heard);
  const seen = seeing(web, heard, replay, alone);
  const places = placeMap(web.board, () => seen.grounds.value);
  const point = pointed(places);
  const decision = deciding(web, heard, seen, replay, point.clear, point.leave, settings.askEnd);
  const cards = carding(web, seen, decision, replay.isPast);
  const language = signal<Language>(first);
  const words = computed(() => wordsOf(language.value).table);
  const { info, held, now } = heard;
  const read = reading(web, heard, seen, replay);
  const faced = facing(web, seen.openView, read);
  const speak = speaker(web, language, hostSays, faced);
  const { lines, lastAct } = read;
  const told = telling(web, heard, seen, read, replay, settings, point.show);
  const said = { language, words, speak, faced, memory, notebook, settings, ...asking(args.taught, settings) };
  return {
    web,
    heard,
    info,
    held,
    now,
    lines,
    places,
    ...replay,
    ...seen,
    ...point,
    ...decision,
    ...cards,
    ...advising(onAdvice, heard, seen, decision),
    ...told,
    ...recapping(web, heard, seen, told, replay, memory),
    lastAct,
    ...said,
    stopEyes: seen.stop,
  };
}

/** Whether one is asked even what leaves no choice: as one wishes, and as long as a teacher has something to say to it. */
function asking(taught: boolean, { forced }: Settings) {
  const guided = signal(taught);
  return { guided, asksAll: computed(() => guided.value || !forced.value) };
}
type Parts = ReturnType<typeof parts>;

/** Everything the screen knows and does; components read its signals. */
export function openStore(args: StoreArgs) {
  const all = parts(args);
  const stopDraft = voidDrafts(all);
  return {
    ...all,
    ...undoing(all.web, all.heard, all, all),
    ...fanned(all),
    askWhyNot: (aimed: Aimed): void => askWhyNot(all, aimed),
    pointedAt: (aimed: Aimed): Pointed => aimedAt(all, aimed),
    /** The ways of the action that led to the position shown. */
    trails: computed(() => trailsOf(all.lastAct.value?.events ?? [])),
    aimedBy: (target: AnyTarget): Aimed => aimedBy(target, all.placeOf),
    close(): void {
      all.heard.close();
      all.stopEyes();
      all.forgetAdvice();
      all.stop();
      all.stopTelling();
      all.stopRecap();
      stopDraft();
    },
  };
}
export type Store = ReturnType<typeof openStore>;

/**
 * A new position makes a half made choice void, and positions kept for the replay too; a word said does not, nor an answer of
 * somebody else who is asked at the same time and of which nothing is seen yet.
 */
function voidDrafts({ now, forget, putBack, seat, liveView }: Parts): () => void {
  let before = '';
  return effect(() => {
    const moved = now.value?.lines.some(line => line.kind !== 'say' && line.kind !== 'propose');
    if (!moved) return;
    untracked(() => {
      forget();
      const { table, hands, stack } = liveView.value ?? {};
      const seen = JSON.stringify([seat.value, table, hands, stack]);
      if (seen !== before) putBack();
      before = seen;
    });
  });
}

/** What is offered there; over open ground the game is asked. */
function aimedAt({ offer, boardSprites, ground }: Parts, aimed: Aimed): Pointed {
  const found = pointedAt(offer.value, boardSprites.value, aimed);
  const point = found.kind === 'none' && aimed.sprite === undefined ? pointIn(aimed.place) : null;
  const target = point ? ground(point) : null;
  return target ? { kind: 'one', target } : found;
}

/** The stack told apart: opened by a click or a rest, or the one whose pieces are being picked. */
function fanned({ fan, offer }: Parts) {
  const shut = signal<string | null>(null); // put away while its pieces are picked
  const picking = computed(() => offer.value.stack ?? null);
  return {
    fanOpen: computed(() => {
      if (fan.value?.pinned || !picking.value || picking.value === shut.value) return fan.value;
      return { key: picking.value, pinned: true };
    }),
    shutFan(): void {
      fan.value = null;
      shut.value = picking.value;
    },
  };
}

/** The game says why nothing can be done there: at the place, and in the prompt. */
function askWhyNot({ web, liveView, seat, held, isPast, now, draft, whyNot, refuse }: Parts, aimed: Aimed): void {
  const who = seat.value ?? held.value[0];
  if (!liveView.value || !who || isPast.value || now.value?.over) return;
  const thing = aimed.sprite === undefined ? fingerOn(aimed.place) : { sprite: aimed.sprite };
  const why = web.play.now.value?.desk.whyNot(liveView.value, who, draft.value, thing) ?? null;
  whyNot.value = { aimed, why };
  if (why) refuse(why);
}

const Shared = createContext<Store | null>(null);
export const StoreProvider = Shared.Provider;
export function useStore(): Store {
  const store = useContext(Shared);
  if (!store) throw new Error('outside a table');
  return store;
}
