import type { Rule } from '@bivouac/kernel';
import {
  BRITISH,
  diesForGood,
  enemyOf,
  FRENCH,
  isDrilled,
  isFortress,
  isIndian,
  isLeader,
  originalOwner,
  PIECES,
  pieceIds,
  SIDES,
  type Side,
  sideOf,
  spaceIds,
} from '../data/index.ts';
import {
  FORT,
  GONE,
  has,
  hasDrilledIn,
  hasUnit,
  hasUnitOutside,
  isReduced,
  OFF,
  piecesIn,
  type Table,
  type U,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isSoleOccupant, isUnbesiegedFortification, KEYS } from './02-map.ts';
import { by, byOwner, decided, fight, hit, placed, removed } from './told.ts';

// What happens to pieces and places, whoever caused it.

/** §12.21a One marker moves toward the side that gains. */
export function score(u: U, side: Side, points: number, why: string, rule: Rule): void {
  if (points === 0) return;
  u.table.vp += side === FRENCH ? points : -points;
  u.say(tx('vp.scored', { side: SIDES[side], points, why, vp: u.table.vp }, rule), by(side));
}

/** §7.61a A full unit is flipped, a reduced one eliminated. */
export function loseStep(u: U, unit: number): void {
  if (isReduced(u.table, unit)) return eliminate(u, unit, '§7.61a');
  u.table.reduced[unit] = 1;
  u.say(tx('unit.reduced', { unit: pieceIds[unit]! }, '§7.61a'), hit(unit, 1));
}
export const stepsOf = (t: Table, unit: number): number => (isReduced(t, unit) ? 1 : 2); // §3.1b

/** §5.52b, §7.61b Regulars and Coureurs leave the game; so do leaders. */
export function eliminate(u: U, piece: number, rule: Rule): void {
  const { table: t } = u;
  const where = t.at[piece]!;
  const steps = isLeader(piece) ? 0 : stepsOf(t, piece);
  t.at[piece] = isLeader(piece) || diesForGood[piece] ? GONE : OFF;
  t.inside[piece] = 0;
  if (!isLeader(piece)) t.reduced[piece] = 0; // §5.521a
  if (t.move) t.move.pieces = t.move.pieces.filter(each => each !== piece);
  const key = isLeader(piece) ? 'leader.lost' : 'unit.eliminated';
  const args = { piece: pieceIds[piece]!, space: where >= 0 ? spaceIds[where]! : 'box' };
  u.say(tx(key, args, rule), removed(piece, where, steps));
}

/** Puts a piece in a space, outside whatever stands there. */
export function put(t: Table, piece: number, space: number): void {
  t.at[piece] = space;
  t.inside[piece] = 0;
}

export function restore(u: U, unit: number, rule: Rule): void {
  u.table.reduced[unit] = 0;
  u.say(tx('unit.restored', { unit: pieceIds[unit]! }, rule), byOwner(unit));
}

/** A piece enters play; a unit at full strength, as it left: §5.521a. */
export function arrive(u: U, piece: number, space: number, rule: Rule): void {
  put(u.table, piece, space);
  u.say(tx('piece.arrives', { piece: pieceIds[piece]!, space: spaceIds[space]! }, rule), placed(piece, space));
  settle(u, space);
}

/** Brings the markers of a space up to date after anything moved, died or was taken there. */
export function settle(u: U, space: number): void {
  // §3.3a
  if (space < 0) return;
  settleSiege(u, space);
  settleWorks(u, space);
  settleAmphib(u, space);
  revert(u, space);
  settleKey(u, space);
}

/** §8.21a, §8.232a Siege markers come and go. */
function settleSiege(u: U, space: number): void {
  const { table: t } = u;
  if (t.fort[space]! < FORT) {
    // §8.21c
    if (t.siege[space]! >= 0) t.siege[space] = -1;
    comeOut(t, space);
    return;
  }
  const owner = t.holder[space] as Side;
  if (!hasUnit(t, enemyOf(owner), space)) {
    if (t.siege[space]! >= 0)
      u.say(tx('siege.lifted', { space: spaceIds[space]! }, '§8.232a'), decided('siege', enemyOf(owner), space, -1));
    t.siege[space] = -1;
    comeOut(t, space);
  } else if (t.siege[space]! < 0 && !hasUnitOutside(t, owner, space) && !isPassing(t, space)) {
    t.siege[space] = 0; // §6.51d
    const side = enemyOf(owner);
    u.say(tx('siege.begins', { space: spaceIds[space]!, side: SIDES[side] }, '§8.21a'), fight('siege', side, space));
  }
  if (t.siege[space]! >= 0) for (const piece of piecesIn(t, owner, space)) t.inside[piece] = 1;
}
function comeOut(t: Table, space: number): void {
  for (let piece = 0; piece < PIECES; piece++) if (t.at[piece] === space) t.inside[piece] = 0;
}
/** §13.4a An infiltrator besieges nothing. */
const isPassing = (t: Table, space: number): boolean => t.move?.entry?.infiltrating === true && t.move.at === space;

/** §5.45c A fort under construction falls to Drilled Troops alone with it. */
function settleWorks(u: U, space: number): void {
  const { table: t } = u;
  const owner = t.works[space]!;
  if (owner < 0 || hasUnit(t, owner as Side, space)) return;
  if (!hasDrilledIn(t, enemyOf(owner as Side), space)) return;
  t.works[space] = -1;
  u.say(
    tx('works.lost', { space: spaceIds[space]!, side: SIDES[owner as Side] }, '§5.45c'),
    by(enemyOf(owner as Side)),
  );
}

/** §6.431d */
function settleAmphib(u: U, space: number): void {
  const { table: t } = u;
  if (t.amphib[space] === 0 || hasUnit(t, BRITISH, space)) return;
  const lone = has(u.setup, '2010-amphib') && isUnbesiegedFortification(t, FRENCH, space);
  if (!lone && !hasDrilledIn(t, FRENCH, space)) return;
  t.amphib[space] = 0;
  u.say(tx('amphib.removed', { space: spaceIds[space]! }, '§6.431d'), by(BRITISH));
}

/** §8.24d A captured fortress without a garrison goes back to its first owner. */
function revert(u: U, space: number): void {
  const { table: t } = u;
  const [holder, owner] = [t.holder[space] as Side, originalOwner[space] as Side];
  if (!isFortress[space] || holder === owner || hasUnit(t, holder, space)) return;
  if (holder === BRITISH && t.amphib[space] === 1) return; // §6.432b
  t.holder[space] = owner;
  t.siege[space] = -1;
  u.say(tx('fortress.reverts', { space: spaceIds[space]!, side: SIDES[owner] }, '§8.24d'), by(owner));
  score(u, owner, 3, 'fortress', '§8.24d');
  settleSiege(u, space);
}

/** §12.23a Niagara and Ohio Forks. */
function settleKey(u: U, space: number): void {
  const { table: t } = u;
  const key = KEYS.indexOf(space);
  if (key < 0) return;
  const taker = enemyOf(t.keys[key] as Side);
  if (!isSoleOccupant(t, taker, space)) return;
  t.keys[key] = taker;
  score(u, taker, 1, 'key', '§12.23a');
}

/** §card-07a All Indians of the taker's stack are lost, and a point. */
export function massacre(u: U, side: Side): void {
  const { table: t } = u;
  const where = takenSpace(t);
  score(u, enemyOf(side), -1, 'massacre', '§card-07a');
  for (const unit of unitsIn(t, enemyOf(side), where)) if (isIndian[unit]) eliminate(u, unit, '§card-07a');
  settle(u, where);
}
/** Where something was just taken: by a siege, or by marching in. */
export const takenSpace = (t: Table): number => t.siegework?.where ?? t.move?.at ?? -1;
/** §card-07a Whether the stack that took the place holds Indians and Drilled Troops. */
export function couldMassacre(t: Table): boolean {
  const where = takenSpace(t);
  const stack = where < 0 ? [] : unitsIn(t, t.active, where);
  return stack.some(unit => isIndian[unit]) && stack.some(unit => isDrilled[unit]);
}
export const sideOfPiece = (piece: number): Side => sideOf[piece]!;
