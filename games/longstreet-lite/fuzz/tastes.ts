import type { Seat } from '@bivouac/kernel';
import type { Action, LongstreetView } from '../state.ts';

type Liking = Readonly<Partial<Record<Action['type'], number>>>;

/** A player who keeps his deck, fires and closes with the enemy. */
const bold: Liking = {
  decline: 2,
  call: 5,
  fire: 6,
  charge: 9,
  march: 4,
  drive: 3,
  interrupt: 6,
  morale: 3,
  reroll: 4,
};
/** One who moves about, changes formation and limbers. */
const restless: Liking = { decline: 2, call: 5, reshape: 8, quarter: 7, limber: 8, unlimber: 8, prolong: 7, march: 4 };
/** One who spares his men. */
const careful: Liking = { decline: 2, call: 4, morale: 9, protect: 8, interrupt: 8, fire: 5, march: 3, pass: 3 };

const phaseOf = (liked: string) => (action: Action) => (action.type === 'call' && action.phase === liked ? 6 : 0);
const taste =
  (liking: Liking, phase: string) =>
  (_view: LongstreetView, _seat: Seat, action: Action): number =>
    (liking[action.type] ?? 0) + phaseOf(phase)(action);

export const tastes = [taste(bold, 'combat'), taste(restless, 'movement'), taste(careful, 'fire')];
