import { choices, picker, type Seat, same } from '@bivouac/kernel';
import { game } from '../game.ts';
import type { Action, CampaignView } from '../state.ts';

const SAMPLES = 24;

/** The lattice for counting: every list, and a few samples of a space, always the same. */
export function enumerate(view: CampaignView, seat: Seat): readonly Action[] {
  const offered = choices(game, view, seat);
  if (offered.kind === 'list') return offered.actions;
  const pick = picker(1757);
  const found: Action[] = [];
  for (let n = 0; n < SAMPLES; n++) {
    const action = offered.sample(pick);
    if (!found.some(other => same(other, action))) found.push(action);
  }
  return found;
}
