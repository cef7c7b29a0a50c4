import { go, list, nobody, only, rules } from '@bivouac/kernel';
import { BOTH, isDrilled, pieceIds, pieceNumber, SIDES, type Side, SPACES, spaceIds } from '../data/index.ts';
import { type Action, FORTRESS, hasDrilledIn, isReduced, type Table, type U, unitsIn, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasFortification, isOriginallyFriendly } from './02-map.ts';
import { eliminate, settle } from './07-pieces.ts';
import { hit } from './told.ts';

// 11 WINTER ATTRITION.

const { procedure } = rules<WW>();

const SHELTER = 4;

/** §11.1 Whether the Drilled Troops of a side in a space are spared. */
export function isSheltered(t: Table, side: Side, space: number): boolean {
  const units = unitsIn(t, side, space);
  if (units.some(unit => t.inside[unit] === 1)) return false; // §11.1b
  if (isOriginallyFriendly(side, space)) return true; // §11.1c
  if (!hasFortification(t, side, space)) return false;
  return t.fort[space] === FORTRESS || units.length <= SHELTER; // §11.1d, §11.1e
}

/** The stacks that suffer, one number each: space × 2 + side. */
export function exposed(t: Table): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    for (const side of BOTH) {
      if (hasDrilledIn(t, side, space) && !isSheltered(t, side, space))
        // §11.1a
        found.push(space * 2 + side);
    }
  }
  return found;
}

const reducedIn = (t: Table, side: Side, space: number): number[] =>
  unitsIn(t, side, space).filter(unit => isDrilled[unit] && isReduced(t, unit));

/** §11.2a Half of the reduced Drilled Troops, rounded up; §11.2c the last step of a space is safe. */
export function winterToll(t: Table, side: Side, space: number): number {
  const reduced = reducedIn(t, side, space).length;
  if (reduced === 1 && unitsIn(t, side, space).length === 1) return 0;
  return Math.ceil(reduced / 2);
}

interface Winter {
  stacks: number[]; // those still to suffer
  toll: number; // of the first
  full: number[]; // its full units, to be flipped
}
const sideOfStack = (w: Winter): Side => (w.stacks[0]! % 2) as Side;
const spaceOfStack = (w: Winter): number => w.stacks[0]! >> 1;

export const winter = procedure<Winter>('winter')({
  begin(u, w) {
    w.stacks = exposed(u.table);
  },
  next(u, w) {
    if (w.stacks.length === 0) return go('end');
    const [side, space] = [sideOfStack(w), spaceOfStack(w)];
    w.toll = winterToll(u.table, side, space);
    w.full = unitsIn(u.table, side, space).filter(unit => isDrilled[unit] && !isReduced(u.table, unit));
  },
  choose: {
    plain: true,
    asks: ({ table }, w) => (isChoice(table, w) ? only(SIDES[sideOfStack(w)]) : nobody),
    prompt: (_pub, w) =>
      tx('prompt.winter', { side: SIDES[sideOfStack(w)], space: spaceIds[spaceOfStack(w)]!, units: w.toll }, '§11.2a'),
    choices: ({ table }, w) =>
      list<Action>(
        victims(table, w).map(unit => ({ type: 'eliminate', piece: pieceIds[unit]! })),
        () => tx('no.winter', {}, '§11.2a'),
      ),
    take(u, w, action) {
      if (action.type === 'eliminate') freeze(u, w, pieceNumber(action.piece));
      return go('choose');
    },
  },
  rest(u, w) {
    while (w.toll > 0) freeze(u, w, victims(u.table, w)[0]!);
    for (const unit of w.full) {
      u.table.reduced[unit] = 1; // §11.2b
      u.say(tx('unit.reduced', { unit: pieceIds[unit]! }, '§11.2b'), hit(unit, 1));
    }
    settle(u, spaceOfStack(w));
    w.stacks.shift();
    return go('next');
  },
  end: () => undefined,
});

const victims = (t: Table, w: Winter): number[] => reducedIn(t, sideOfStack(w), spaceOfStack(w));
const isChoice = (t: Table, w: Winter): boolean => w.toll > 0 && victims(t, w).length > w.toll;

function freeze(u: U, w: Winter, unit: number): void {
  eliminate(u, unit, '§11.2a');
  w.toll--;
}
