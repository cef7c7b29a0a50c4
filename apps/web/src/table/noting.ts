import { sideOf } from './bits.tsx';
import type { Entry } from './log.ts';
import type { Store } from './store.ts';

export function screensOf({ web, liveView, eyes }: Store): readonly string[] {
  const setup = liveView.value?.setup;
  return (setup && web.seats(setup)[eyes.value]?.screens) ?? [];
}

/** What the table itself says of a line. */
export function noteOf(store: Store, { note, seat }: Entry): string {
  const w = store.words.value;
  const who = seat ? store.speak.side(sideOf(store, seat)) : w.spectator;
  switch (note?.kind) {
    case 'undo':
      return w.takenBack(who);
    case 'propose':
      return note.what === 'draw' ? w.proposedDraw(who) : w.proposedTakeBack(who);
    case 'answer':
      return note.yes ? w.agreed(who) : w.declined(who);
    case 'resign':
      return w.resigned(who);
    case 'timeout':
      return w.timedOut(who);
    case 'act':
      return note.forced ? w.forced : w.byOrder;
    default:
      return '';
  }
}
