import type { Choices, Setup, Text } from '@bivouac/kernel';
import { type Side, unitIds } from '../data/index.ts';
import { sampleMovement } from '../fuzz/sample-movement.ts';
import { type Action, isReorganizing, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { whyNotMove } from './03-movement.ts';
import { ableUnits } from './03-reach.ts';
import { duties } from './03-stopping.ts';

/** Moves are too many to list: they are sampled and checked. */
export const movementChoices = (t: Table, setup: Setup, side: Side): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleMovement(t, setup, side, pick),
  check: action => whyNotMovement(t, setup, side, action),
  outline: () => ({ units: ableUnits(t, side).map(unit => unitIds[unit]!), mayEnd: duties(t, setup, side) === null }),
});

function whyNotMovement(t: Table, setup: Setup, side: Side, action: Action): Text | null {
  if (action.type === 'move') return whyNotMove(t, setup, side, action);
  if (action.type === 'endMovement') return duties(t, setup, side)?.why ?? null; // 3-c
  if (isReorganizing(action)) return tx('no.notNight', {}, '§10c-a');
  return tx('no.notYetCombat', {}, '§4-a'); // 2b-b
}
