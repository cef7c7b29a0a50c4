import { refusal, type Seat } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { effect } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import type { Seeing } from './seeing.ts';

/** Something was done on the board or with a card; to pass is to do nothing. */
const isDeed = ({ kind, events }: Line): boolean =>
  kind !== 'act' ||
  events.some(({ card, trails, placed, removed, clash }) => card ?? trails ?? placed ?? removed ?? clash);
/** Whether somebody else did something after a line of ours. Words count for nothing. */
export const isDisturbed = (lines: readonly Line[], since: number, by: Seat): boolean =>
  lines.some(line => line.seq > since && line.seat !== by && line.kind !== 'say' && isDeed(line));

/**
 * The rest of a longer way, one action at a time: each as soon as the same seat is asked again and the rules allow it.
 * Others may be asked meanwhile and pass. Anything else that happens, or a click, ends it.
 */
export function onward(web: WebGame, { now, lines }: Hearing, { seat, liveView, mustHandOver }: Seeing) {
  let walk = 0; // a new choice makes the old walk void
  let give = (): void => {};

  /** Until the seat is asked again; false: it no longer matters. */
  const askedAgain = (by: Seat, seq: number, mine: number): Promise<boolean> =>
    new Promise(resolve => {
      let stop = (): void => {};
      const end = (goesOn: boolean): void => {
        queueMicrotask(() => stop());
        resolve(goesOn);
      };
      give = () => end(false);
      stop = effect(() => {
        const heard = now.value;
        if (walk !== mine || !heard || heard.over) return end(false);
        if (heard.seq >= seq && seat.value === by && !mustHandOver.value) end(!isDisturbed(lines.value, seq, by));
      });
    });
  const isLegal = (by: Seat, action: unknown): boolean =>
    liveView.value !== null &&
    web.play.now.value !== null &&
    refusal(web.play.now.value.game, liveView.value, by, action as never) === null;

  return {
    stop: (): void => {
      walk++;
      give();
    },
    /** `done` is called when all of it is done and the seat is asked again. */
    async go(actions: readonly unknown[], send: (action: unknown) => Promise<number>, done: () => void): Promise<void> {
      const mine = ++walk;
      const by = seat.value;
      let seq = 0;
      for (const [i, action] of actions.entries()) {
        if (!by || walk !== mine) return;
        if (i > 0 && !(seq > 0 && (await askedAgain(by, seq, mine)) && isLegal(by, action))) return;
        seq = await send(action);
      }
      if (by && seq > 0 && (await askedAgain(by, seq, mine))) done();
    },
  };
}
