import type { Rule, Text } from '@bivouac/kernel';
import { isLeader, pieceIds, pieceNumber, type Side, sideOf } from '../data/index.ts';
import { isOnMap, isUsed, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { isWithinCommand, needsJohnson } from './05-forces.ts';

// Groups named in actions: a force, or a single piece.

/** The pieces named, or what is wrong with the names: known, one side's, on the map, none twice. */
export function named(t: Table, side: Side, slugs: readonly string[]): readonly number[] | Text {
  const pieces = slugs.map(pieceNumber);
  for (const [i, piece] of pieces.entries()) {
    if (piece < 0) return tx('no.piece', { piece: slugs[i]! }, '§3.1a');
    if (sideOf[piece] !== side) return tx('no.enemyPiece', { piece: slugs[i]! }, '§3.1c');
    if (t.at[piece]! < 0) return tx('no.offMap', { piece: slugs[i]! }, '§5.31a');
  }
  if (pieces.length === 0) return tx('no.pieces', {}, '§5.34f');
  if (new Set(pieces).size < pieces.length) return tx('no.twice', {}, '§5.34f');
  return pieces;
}

/** Why the leaders of a group cannot take its units along; without any, it is one unit (§5.34f). */
export function whyNotCommand(pieces: readonly number[], rule: Rule): Text | null {
  if (isWithinCommand(pieces)) return null;
  return pieces.some(isLeader) ? tx('no.command', {}, rule) : tx('no.leaderNeeded', {}, '§5.34f');
}

/** Why these cannot act as one force or unit: §5.34a, §5.34f, §5.534a. */
export function whyNotForce(t: Table, pieces: readonly number[]): Text | null {
  const where = t.at[pieces[0]!]!;
  if (pieces.some(piece => t.at[piece] !== where)) return tx('no.together', {}, '§5.34a');
  if (pieces.every(isLeader)) return tx('no.unitNeeded', {}, '§14.2b');
  if (needsJohnson(pieces)) return tx('no.johnson', {}, '§5.534a');
  return whyNotCommand(pieces, '§5.34e');
}

/** Those on the map who have not acted in this phase: §5.31c. */
export const free = (t: Table, pieces: readonly number[]): number[] =>
  pieces.filter(piece => isOnMap(t, piece) && !isUsed(t, piece));

export const slugs = (pieces: readonly number[]): string[] => pieces.map(piece => pieceIds[piece]!);

/** §5.31d Those who fought without being activated, or assaulted, act no more in this phase. */
export function spend(t: Table, spent: readonly number[]): void {
  for (const piece of spent) t.used[piece] = 1;
  t.orders = t.orders.flatMap(({ commander, pieces }) => {
    const left = pieces.filter(piece => !spent.includes(piece));
    return left.length === 0 || spent.includes(commander) ? [] : [{ commander, pieces: left }];
  });
}
