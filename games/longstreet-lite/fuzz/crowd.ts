import { keyedDice, type Pick, pending, picker, playInPlace, questionName, start, view } from '@bivouac/kernel';
import { cardSlug, FEDERAL } from '../data/index.ts';
import { game } from '../game.ts';
import { footprintOf } from '../rules/01-units.ts';
import { standsBarred } from '../rules/02-terrain.ts';
import { openingOf } from '../rules/03-opening.ts';
import { type Action, handOf, type LongstreetState, sideOf, UNITS } from '../state.ts';
import { sampleDeploy } from './sample-opening.ts';

// Twenty units on terrain laid by chance, three base widths from each other, one army on the move: what a table has to bear.

const ARMY: readonly string[] = [...Array(8).fill('infantry 4'), ...Array(2).fill('artillery 2')];
const CLOSER = 2500; // each army has gone forward so far
const BATTLES = 6;

/** The next action of a battle up to its first movement. */
function nextOf(state: LongstreetState, pick: Pick): Action {
  const seat = pending(game, state)[0]!;
  const { table: t } = state;
  switch (questionName(state)) {
    case 'opening.muster':
      return { type: 'muster', units: ARMY };
    case 'opening.edge':
      return { type: 'choose', what: 'north' };
    case 'opening.order':
      return { type: 'choose', what: 'first' };
    case 'opening.deploy':
      return sampleDeploy(state, seat === 'federal' ? 0 : 1, pick);
    case 'turn.orders':
      return { type: 'call', phase: 'movement', cards: [cardSlug(handOf(view(game, state, seat), t.active)[0]!)] };
    default:
      return { type: 'decline' };
  }
}
/** Whoever can stand there stands nearer to the enemy. */
function closeUp(state: LongstreetState, north: number): void {
  const { table: t } = state;
  for (let unit = 0; unit < UNITS(t); unit++) {
    const from = t.y[unit]!;
    t.y[unit] = sideOf(t, unit) === north ? from - CLOSER : from + CLOSER;
    if (standsBarred(state, unit, footprintOf(state, unit))) t.y[unit] = from;
  }
}
function battle(seed: number): LongstreetState {
  const pick = picker(seed);
  const setup = { scenario: 'pitched-1863', options: ['automatic-terrain'] };
  const { state } = start(game, setup, keyedDice(String(seed).padStart(64, '0')));
  let north: number = FEDERAL;
  while (questionName(state) !== 'movement.move') {
    if (state.table.opening) north = openingOf(state.table).north;
    playInPlace(game, state, pending(game, state)[0]!, nextOf(state, pick));
  }
  closeUp(state, north);
  return state;
}
export const crowded = (): readonly LongstreetState[] => Array.from({ length: BATTLES }, (_, i) => battle(i + 1));
