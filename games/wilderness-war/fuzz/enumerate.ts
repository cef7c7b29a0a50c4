import { choices, picker, questionName, type Seat, same } from '@bivouac/kernel';
import { cardOf, isAuxiliary, isDrilled, pieceIds, sideNumber, unitsOf } from '../data/index.ts';
import { game } from '../game.ts';
import { acts } from '../rules/05-activated-force.ts';
import { able } from '../rules/05-activation.ts';
import type { Action, WildernessView } from '../state.ts';

const SAMPLES = 12;

/** The lattice for counting: every list, every single step, every leader with one unit, and a few samples of the rest. */
export function enumerate(view: WildernessView, seat: Seat): readonly Action[] {
  const question = questionName(view);
  if (question === 'act.decide') return acts(view);
  const offered = choices(game, view, seat);
  if (offered.kind === 'list') return offered.actions;
  const simple = question === 'activation.designate' ? activations(view, seat) : sampled(offered.sample);
  return simple.filter(action => offered.check(action) === null);
}

function activations(view: WildernessView, seat: Seat): Action[] {
  const { table: t } = view;
  const side = sideNumber(seat);
  const value = cardOf(t.card).activation;
  const units = unitsOf[side]!.filter(unit => t.at[unit]! >= 0);
  return [
    { type: 'pass' },
    ...units
      .filter(unit => isAuxiliary[unit])
      .map((unit): Action => ({ type: 'individuals', pieces: [pieceIds[unit]!] })),
    ...units.filter(unit => isDrilled[unit]).map((unit): Action => ({ type: 'drilled', unit: pieceIds[unit]! })),
    ...able(t, side, value).flatMap(leader =>
      units
        .filter(unit => t.at[unit] === t.at[leader])
        .map((unit): Action => ({ type: 'force', leader: pieceIds[leader]!, pieces: [pieceIds[unit]!] })),
    ),
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
