import { choices, picker, questionName, type Seat, same } from '@bivouac/kernel';
import { isCavalry, type Side, sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { marchesOf } from '../rules/12-reach.ts';
import { type Action, type GunsView, isBeyond, isOnMap, labelsOf, standIds, standsWhere } from '../state.ts';

const SAMPLES = 12;

/** The lattice for counting: every list, every march by a cheapest way, every turn, and a few samples of the rest. */
export function enumerate(view: GunsView, seat: Seat): readonly Action[] {
  const offered = choices(game, view, seat);
  if (offered.kind === 'list') return offered.actions;
  const simple = questionName(view) === 'phase.march' ? marches(view, sideNumber(seat)) : sampled(offered.sample);
  return simple.filter(action => offered.check(action) === null);
}

function marches(view: GunsView, side: Side): Action[] {
  const { table: t } = view;
  const stands = standsWhere(t, side, stand => isOnMap(t, stand) || isBeyond(t, stand));
  return [
    { type: 'endMarches' },
    ...stands.map((stand): Action => ({ type: 'turn', stand: standIds[stand]! })),
    ...stands.flatMap(stand => marchesOf(view, side, stand, false)),
    ...stands
      .filter(stand => isCavalry(labelsOf(view, side)[stand]!))
      .flatMap(stand => marchesOf(view, side, stand, true)),
  ];
}

/** A few samples, always the same. */
function sampled(sample: (pick: (n: number) => number) => Action): Action[] {
  const pick = picker(1757);
  const found: Action[] = [];
  for (let n = 0; n < SAMPLES; n++) {
    const action = sample(pick);
    if (!found.some(other => same(other, action))) found.push(action);
  }
  return found;
}
