import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import type { Memory } from './memory.ts';
import type { Replaying } from './replaying.ts';
import type { Seeing } from './seeing.ts';
import type { Telling } from './telling.ts';

export interface Change {
  readonly side: string;
  readonly from: number;
  readonly to: number;
}
type Score = readonly { readonly side: string; readonly points: number }[];
export const changes = (before: Score, after: Score): readonly Change[] =>
  after.flatMap(({ side, points }) => {
    const from = before.find(each => each.side === side)?.points ?? 0;
    return from === points ? [] : [{ side, from, to: points }];
  });

const STEP = 350;
const LONGEST = 14_000;

/** Since your last turn: due once, when one comes back or the others' phase ends; then it can be played again. */
export function recapping(
  web: WebGame,
  heard: Hearing,
  seen: Seeing,
  told: Telling,
  replay: Replaying,
  memory: Memory,
) {
  const { now, held } = heard;
  const { seat, handed, mustHandOver, isAlone } = seen;
  const { since, ownSide, phaseSide } = told;
  const { knownTo, gotIt } = knowing(heard, seen, told, memory);
  const { cameBack, stopFirst } = returning(heard, told);
  /** Two who share an open screen have seen it all. */
  const sawAll = computed(() => isAlone || (held.value.length > 1 && handed.value === null));
  const recapDue = computed(() => {
    const { isFresh, deeds, upTo } = since.value;
    if (!isFresh || deeds.length === 0 || sawAll.value || now.value?.over) return false;
    const asked = seat.value !== null && !replay.isPast.value && !mustHandOver.value;
    return asked && upTo > knownTo() && (phaseSide.value === ownSide.value || cameBack.value);
  });
  const { scored, stopScore } = scoring(web, heard, seen, told, recapDue);
  const { retell, quiet } = retelling(told, replay);
  const stopRecap = (): void => {
    stopFirst();
    stopScore();
    quiet();
  };
  return { recapDue, gotIt, scored, retell, stopRecap };
}

/** Up to which line it is known, on this device, to who sits there. */
function knowing({ info }: Hearing, { eyes }: Seeing, { since }: Telling, memory: Memory) {
  const page = computed(() => `told.${info.value?.id ?? ''}.${eyes.value}`);
  const known = signal<Readonly<Record<string, number>>>({});
  return {
    knownTo: (): number => known.value[page.value] ?? Number(memory.get(page.value) ?? 0),
    gotIt(): void {
      known.value = { ...known.value, [page.value]: since.value.upTo };
      memory.set(page.value, String(since.value.upTo));
    },
  };
}

/** Whether it began before this page was opened. */
function returning({ now }: Hearing, { since }: Telling) {
  const first = signal<number | null>(null); // the line that was there then
  const stopFirst = effect(() => {
    if (first.value === null && now.value) first.value = now.value.seq;
  });
  const cameBack = computed(() => {
    const [told] = since.value.entries;
    return told !== undefined && Number.parseInt(told.key, 10) <= (first.value ?? 0);
  });
  return { cameBack, stopFirst };
}

/** The score before the others began, against the present one. */
function scoring(
  web: WebGame,
  { position }: Hearing,
  { eyes, picture }: Seeing,
  { since }: Telling,
  due: ReadonlySignal<boolean>,
) {
  const scored = signal<readonly Change[]>([]);
  const compare = async (after: number): Promise<void> => {
    const then = await position(after);
    const view = then && (then.views[eyes.peek()] ?? Object.values(then.views)[0]);
    if (view && picture.peek()) scored.value = changes(web.picture(view).score, picture.peek()!.score);
  };
  const stopScore = effect(() => {
    scored.value = [];
    if (due.value) void compare(since.value.after);
  });
  return { scored, stopScore };
}

/** Every step of the run in a few seconds, then back to the present. */
function retelling({ since }: Telling, { goTo, count }: Replaying) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const quiet = (): void => clearTimeout(timer);
  const steps = (): readonly number[] => {
    const all = [...new Set(since.value.deeds.flatMap(({ entries }) => entries.map(each => each.count)))];
    const stride = Math.ceil((all.length * STEP) / LONGEST);
    return [since.value.after, ...all.filter((_step, i) => i % stride === 0 || i === all.length - 1)];
  };
  const walk = async ([to, ...rest]: readonly number[]): Promise<void> => {
    const isLive = to === undefined || to >= count.value;
    await goTo(isLive ? null : to);
    if (!isLive) timer = setTimeout(() => void walk(rest), STEP);
  };
  return {
    quiet,
    retell(): void {
      quiet();
      void walk(steps());
    },
  };
}
