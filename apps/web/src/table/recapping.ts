import { computed, effect, signal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import type { Memory } from './memory.ts';
import { type Change, changes } from './recap.ts';
import type { Replaying } from './replaying.ts';
import type { Seeing } from './seeing.ts';
import type { Telling } from './telling.ts';

const STEP = 350;
const LONGEST = 14_000;

/** Since your last turn: due once, when one comes back or the others' phase ends; then it can be played again. */
export function recapping(
  web: WebGame,
  { now, info, held, position }: Hearing,
  { seat, eyes, handed, mustHandOver, picture, isAlone }: Seeing,
  { since, ownSide, phaseSide }: Telling,
  { isPast, goTo, count }: Replaying,
  memory: Memory,
) {
  const page = computed(() => `told.${info.value?.id ?? ''}.${eyes.value}`);
  const known = signal<Readonly<Record<string, number>>>({}); // up to which line, by page
  const knownTo = (): number => known.value[page.value] ?? Number(memory.get(page.value) ?? 0);
  const first = signal<number | null>(null); // the line that was there when the table was opened
  const stopFirst = effect(() => {
    if (first.value === null && now.value) first.value = now.value.seq;
  });
  /** Two who share an open screen have seen it all. */
  const sawAll = computed(() => isAlone || (held.value.length > 1 && handed.value === null));
  const cameBack = computed(() => {
    const [told] = since.value.entries;
    return told !== undefined && Number.parseInt(told.key, 10) <= (first.value ?? 0);
  });
  const recapDue = computed(() => {
    const { isFresh, deeds, upTo } = since.value;
    if (!isFresh || deeds.length === 0 || sawAll.value || now.value?.over) return false;
    const asked = seat.value !== null && !isPast.value && !mustHandOver.value;
    return asked && upTo > knownTo() && (phaseSide.value === ownSide.value || cameBack.value);
  });
  const gotIt = (): void => {
    known.value = { ...known.value, [page.value]: since.value.upTo };
    memory.set(page.value, String(since.value.upTo));
  };

  const scored = signal<readonly Change[]>([]);
  const stopScore = effect(() => {
    scored.value = [];
    if (recapDue.value) void compare(since.value.after);
  });
  /** The score before the others began, against the present one. */
  const compare = async (after: number): Promise<void> => {
    const then = await position(after);
    const view = then && (then.views[eyes.peek()] ?? Object.values(then.views)[0]);
    if (view && picture.peek()) scored.value = changes(web.picture(view).score, picture.peek()!.score);
  };

  let timer = 0;
  const quiet = (): void => clearTimeout(timer);
  /** Every step of the run in a few seconds, then back to the present. */
  const retell = (): void => {
    const steps = [...new Set(since.value.deeds.flatMap(({ entries }) => entries.map(each => each.count)))];
    const stride = Math.ceil((steps.length * STEP) / LONGEST);
    const shown = [since.value.after, ...steps.filter((_step, i) => i % stride === 0 || i === steps.length - 1)];
    const go = async (i: number): Promise<void> => {
      const to = shown[i];
      await goTo(to === undefined || to >= count.value ? null : to);
      if (to !== undefined && to < count.value) timer = window.setTimeout(() => void go(i + 1), STEP);
    };
    quiet();
    void go(0);
  };
  const stopRecap = (): void => {
    stopFirst();
    stopScore();
    quiet();
  };
  return { recapDue, gotIt, scored, retell, stopRecap };
}
