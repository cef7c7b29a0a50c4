import { questionName, refusal, type Seat } from '@bivouac/kernel';
import { effect } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import type { Seeing } from './seeing.ts';

const PATIENCE = 5000;

/** Until the table has told what a line did. */
const heardUpTo = ({ now }: Hearing, seq: number): Promise<void> =>
  new Promise(resolve => {
    let stop = (): void => {};
    const end = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    stop = effect(() => {
      if ((now.value?.seq ?? 0) >= seq) end();
    });
  });

/**
 * The rest of a longer way, one action at a time: each only while the same seat is asked the same question and the rules
 * allow it. Anything else that happens, or a click, ends it.
 */
export function onward(web: WebGame, heard: Hearing, { seat, liveView }: Seeing) {
  let walk = 0; // a new choice makes the old walk void
  const question = (): string | null => (liveView.value ? questionName(liveView.value) : null);
  const mayGoOn = (by: Seat, asked: string | null, action: unknown): boolean =>
    seat.value === by &&
    question() === asked &&
    liveView.value !== null &&
    web.play.now.value !== null &&
    refusal(web.play.now.value.game, liveView.value, by, action as never) === null;
  return {
    stop: (): void => {
      walk++;
    },
    async go(actions: readonly unknown[], send: (action: unknown) => Promise<number>): Promise<void> {
      const mine = ++walk;
      const by = seat.value;
      const asked = question();
      let seq = 0;
      for (const [i, action] of actions.entries()) {
        if (i > 0) await heardUpTo(heard, seq);
        if (!by || walk !== mine || (i > 0 && (seq === 0 || !mayGoOn(by, asked, action)))) return;
        seq = await send(action);
      }
    },
  };
}
