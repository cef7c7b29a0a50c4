import type { BotThought, Views } from '@bivouac/room';
import { computed, signal } from '@preact/signals';
import type { Hearing, Position } from './hearing.ts';
import { actAt } from './log.ts';

/** A position of the past instead of the present one. */
export function replaying({ now, lines, position }: Hearing) {
  const at = signal<number | null>(null); // wished for; null: live
  const past = signal<{ readonly count: number; readonly views: Views; readonly thought?: BotThought } | null>(null); // shown
  const kept = new Map<number, Position>();
  const count = computed(() => now.value?.count ?? 0);
  const shownCount = computed(() => past.value?.count ?? count.value);

  const goTo = async (to: number | null): Promise<void> => {
    at.value = to;
    if (to === null) past.value = null;
    else show(to, kept.get(to) ?? (await position(to)));
  };
  /** Shown, if nothing else was wished for meanwhile. */
  const show = (to: number, position: Position | null): void => {
    if (position) kept.set(to, position);
    if (at.value !== to) return;
    if (position) past.value = { count: to, ...position };
    else at.value = past.value?.count ?? null;
  };
  return {
    at,
    past,
    count,
    shownCount,
    goTo,
    isPast: computed(() => at.value !== null),
    /** What the bot thought that took the action shown. */
    thought: computed<BotThought | null>(() => past.value?.thought ?? null),
    /** The action that led to the position shown. */
    lastAct: computed(() => actAt(lines.value, shownCount.value)),
    forget: (): void => kept.clear(),
  };
}
export type Replaying = ReturnType<typeof replaying>;
