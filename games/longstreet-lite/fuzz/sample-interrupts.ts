import type { Pick } from '@bivouac/kernel';
import { BW, cardNumber, FULL_TURN, idOf, tableOf } from '../data/index.ts';
import { whyNotPatch } from '../rules/04-survey.ts';
import type { Action, Interrupt_, LongstreetView } from '../state.ts';

/** One of these at random; a card that lays terrain tries a few places for it, else it is declined. */
export function sampleInterrupt(view: LongstreetView, actions: readonly Action[], pick: Pick): Action {
  const action = actions[pick(actions.length)]!;
  if (action.type !== 'interrupt' || idOf(cardNumber(action.card)) !== 'poor-survey') return action;
  return placed(view, action, pick) ?? { type: 'decline' };
}
function placed(view: LongstreetView, action: Interrupt_, pick: Pick): Interrupt_ | null {
  const [width, height] = tableOf(view.setup.scenario);
  for (let tries = 0; tries < 12; tries++) {
    const at = [pick(width), pick(height), BW + pick(3 * BW), BW + pick(2 * BW), pick(FULL_TURN)];
    if (whyNotPatch(view, at) === null) return { ...action, at };
  }
  return null;
}
