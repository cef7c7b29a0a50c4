import type { Json, Seat, Text } from '@bivouac/kernel';
import type { AnyView, BotThought } from '@bivouac/room';
import { effect, signal } from '@preact/signals';
import type { Deciding } from './deciding.ts';
import type { Hearing } from './hearing.ts';
import type { Seeing } from './seeing.ts';

/** What a bot would do here, and why. */
export interface Advice {
  readonly action: Json;
  readonly thought: BotThought | null; // null: there is nothing to choose
}
/** Asks a bot; rejects with something that has a `text`. Absent: nobody may be asked at this table. */
export type OnAdvice = ((view: AnyView, seat: Seat) => Promise<Advice>) | undefined;

const textOf = (error: unknown): Text => (error as { text?: Text }).text ?? { key: 'local.broken' };

/** "What would you do?", on private boards. */
export function advising(onAdvice: OnAdvice, { now }: Hearing, { seat, liveView }: Seeing, { refuse }: Deciding) {
  const advice = signal<Advice | null>(null);
  const asking = signal(false);
  const forget = effect(() => {
    if (now.value?.lines.some(line => line.kind !== 'say')) advice.value = null;
  });
  const askAdvice = async (): Promise<void> => {
    if (!onAdvice || !seat.value || !liveView.value || asking.value) return;
    const asked = now.value?.seq;
    asking.value = true;
    try {
      const found = await onAdvice(liveView.value, seat.value);
      if (now.value?.seq === asked) advice.value = found;
    } catch (error) {
      refuse(textOf(error));
    }
    asking.value = false;
  };
  return { advice, asking, askAdvice, mayAsk: onAdvice !== undefined, forgetAdvice: forget };
}
