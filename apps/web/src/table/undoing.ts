import { refusal, type Seat, type Text } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { computed, signal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Deciding } from './deciding.ts';
import type { Hearing } from './hearing.ts';
import { actAt } from './log.ts';
import type { Replaying } from './replaying.ts';

/** An action of ours that was taken back. */
export interface Undone {
  readonly seat: Seat;
  readonly action: unknown;
}
/** What may be played again as long as the line of this number is the last that changed the position. */
export interface Again {
  readonly seq: number;
  readonly undone: readonly Undone[]; // the next one last
}
export const NOTHING_AGAIN: Again = { seq: 0, undone: [] };

/** The number of the line that changed the position last. */
export const lastChange = (lines: readonly Line[]): number =>
  lines.findLast(line => line.kind === 'act' || line.kind === 'undo')?.seq ?? 0;

/** After taking back: what came before is forgotten if something else was done meanwhile. */
export const takenBack = (again: Again, before: number, seq: number, last: Undone | undefined): Again => ({
  seq,
  undone: last ? [...(again.seq === before ? again.undone : []), last] : [],
});

/** Taking back, first what is in hand, then the last action, if it can be; and playing it again. */
export function undoing(
  web: WebGame,
  { now, held, lines }: Hearing,
  { count, goTo, isPast }: Replaying,
  { hasDraft, putBack, refuse, tell, played, sending }: Deciding,
) {
  const again = signal<Again>(NOTHING_AGAIN);
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
    const before = lastChange(lines.value);
    const last = played.get(actAt(lines.value, count.value)?.seq ?? 0);
    const seq = await tell({ t: 'undo', seat: undoSeat.value });
    if (seq) again.value = takenBack(again.value, before, seq, last);
  };

  /** The action that could be played again; the game itself is asked whether it may. */
  const redoable = computed<Undone | null>(() => {
    const { seq, undone } = again.value;
    const next = seq === lastChange(lines.value) ? undone.at(-1) : undefined;
    const view = next && now.value?.pending.includes(next.seat) ? now.value.views[next.seat] : undefined;
    const game = web.play.now.value?.game;
    return next && view && game && !refusal(game, view, next.seat, next.action) ? next : null;
  });
  const redo = async (): Promise<void> => {
    const next = redoable.value;
    if (!next || sending.value) return next ? undefined : refuse({ key: 'redo.nothing' });
    if (isPast.value) await goTo(null);
    putBack();
    sending.value = true;
    const after = now.value?.seq ?? 0;
    const seq = await tell({ t: 'act', seat: next.seat, action: next.action as never, after });
    sending.value = false;
    if (seq) played.set(seq, next);
    again.value = seq ? { seq, undone: again.value.undone.slice(0, -1) } : NOTHING_AGAIN;
  };
  return { undoSeat, whyNoUndo, undo, redoable, redo };
}
