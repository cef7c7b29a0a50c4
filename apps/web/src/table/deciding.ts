import { type Draft, START } from '@bivouac/desk';
import type { Point, Seat, Text } from '@bivouac/kernel';
import { batch, computed, type Signal, signal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import { onward } from './onward.ts';
import type { Replaying } from './replaying.ts';
import type { Seeing } from './seeing.ts';
import { type AnyButton, type AnyOffer, type AnyTarget, primaryOf, spriteTarget } from './targets.ts';

const NOTHING: AnyOffer = { targets: [], buttons: [] };
const REFUSAL_STAYS = 6000;
const same = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The decision: a choice half made, what it offers, and what is sent. */
export function deciding(
  web: WebGame,
  heard: Hearing,
  seen: Seeing,
  { isPast }: Replaying,
  cleared: () => void,
  acted: () => void,
  asks: Signal<boolean>,
) {
  const { seat, liveView, mustHandOver, picture, beside } = seen;
  const play = web.play.now;
  const draft = signal<Draft>(START);
  const considered = signal<AnyTarget | null>(null); // under the pointer or the focus
  const sending = signal(false);
  const played = new Map<number, { readonly seat: Seat; readonly action: unknown }>(); // by this page, under the line's number
  const { refusal, refuse, stop } = refusing();
  const walk = onward(web, heard, seen);

  const isOpen = computed(() => !isPast.value && !heard.now.value?.over && !mustHandOver.value);
  const offerOf = (half: Draft): AnyOffer =>
    liveView.value && seat.value && isOpen.value
      ? (play.value?.desk.offer(liveView.value, seat.value, half) ?? NOTHING)
      : NOTHING;
  const offer = computed(() => offerOf(draft.value));
  const freshOffer = (): AnyOffer => offerOf(START);
  const confirming = signal<AnyButton | null>(null); // pressed, though something is left
  const ground = (point: Point): AnyTarget | null =>
    liveView.value && seat.value && isOpen.value
      ? (play.value?.desk.ground?.(liveView.value, seat.value, draft.value, point) ?? null)
      : null;
  /** Putting back has a button and a key of its own. */
  const buttons = computed(() => offer.value.buttons.filter(button => !isPutBack(button)));
  const isPutBack = ({ next }: AnyButton): boolean => 'draft' in next && same(next.draft, START);
  /** What would be offered after what is being considered. */
  const ahead = computed<AnyOffer | null>(() => {
    const next = considered.value?.next;
    return next && 'draft' in next ? offerOf(next.draft) : null;
  });
  /** The chances of what is being considered, or of the draft. */
  const odds = computed(() => ahead.value?.odds ?? offer.value.odds ?? null);
  /** What the other side could answer to it, by what everyone knows. */
  const possible = computed(() => ahead.value?.possible ?? offer.value.possible ?? null);
  /** Pieces beside the map that can be taken up now; they are shown where they would come in. */
  const waiting = computed(() => beside.value.filter(sprite => spriteTarget(offer.value, sprite.id)));

  const setDraft = (to: Draft): void =>
    batch(() => {
      draft.value = to;
      considered.value = null;
      confirming.value = null;
      cleared();
    });
  const putBack = (): void => setDraft(START);
  /** The number of the line it made; 0 when it was refused. */
  const tell = async (what: Parameters<Hearing['ask']>[0]): Promise<number> => {
    const reply = await heard.ask(what);
    if (reply.t === 'refused') refuse(reply.why);
    return reply.t === 'done' ? reply.seq : 0;
  };
  let latest = 0; // the line of our last action, which may be heard of later than it is acknowledged
  const act = async (action: unknown): Promise<number> => {
    if (!seat.value) return 0;
    const by = seat.value;
    sending.value = true;
    refusal.value = null;
    const after = Math.max(heard.now.value?.seq ?? 0, latest);
    const seq = await tell({ t: 'act', seat: by, action: action as never, after });
    latest = Math.max(latest, seq);
    if (seq) played.set(seq, { seat: by, action });
    sending.value = false;
    putBack();
    if (seq) acted();
    return seq;
  };
  const follow = (next: AnyTarget['next']): void => {
    if (sending.value) return;
    walk.stop();
    if ('draft' in next) setDraft(next.draft);
    else void walk.go([next.action, ...(next.onward ?? [])], act, () => next.begins && setDraft(next.begins));
  };
  const press = (index: number): void => {
    const button = buttons.value[index];
    if (button?.refused) refuse(button.refused);
    else if (button && asks.value && (button.leaves?.items.length ?? 0) > 0) confirming.value = button;
    else if (button) follow(button.next);
  };
  /** Pressed once more. */
  const insist = (): void => {
    const button = confirming.value;
    confirming.value = null;
    if (button) follow(button.next);
  };
  /** Enter, wherever the focus is. */
  const pressMain = (): void => {
    const main = primaryOf(offer.value);
    if (main) press(buttons.value.indexOf(main));
  };
  return {
    ...{
      draft,
      considered,
      sending,
      refusal,
      refuse,
      stop,
      offer,
      ahead,
      ground,
      buttons,
      odds,
      possible,
      waiting,
      played,
      putBack,
      tell,
      follow,
      press,
      pressMain,
      freshOffer,
      confirming,
      insist,
    },
    hasDraft: computed(() => !same(draft.value, START)),
    boardSprites: computed(() => [...(picture.value?.sprites ?? []), ...waiting.value]),
  };
}
export type Deciding = ReturnType<typeof deciding>;

/** A refusal stays to be read, then goes. */
function refusing() {
  const refusal = signal<Text | null>(null);
  let timer = 0;
  const refuse = (why: Text): void => {
    refusal.value = why;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      refusal.value = null;
    }, REFUSAL_STAYS);
  };
  return { refusal, refuse, stop: (): void => clearTimeout(timer) };
}
