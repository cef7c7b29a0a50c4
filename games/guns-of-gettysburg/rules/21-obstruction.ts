import type { Setup, Text } from '@bivouac/kernel';
import { board, enemyOf, type Side } from '../data/index.ts';
import { type Attack, has, isHeld, standSide, standsOn, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { faceInto, frontNamed } from './10-moves.ts';

// 21 FULLY OBSTRUCTED POSITIONS: woods and rocks on both sides. Enemies may share them for long.

export const isAdvanced = (setup: Setup): boolean => has(setup, '21');

/** §21.1a Obstructed on both its sides. */
export const isFullyObstructed = (position: number): boolean =>
  board.obstructed[2 * position] === 1 && board.obstructed[2 * position + 1] === 1;

/**
 * Which of its position's areas (0 or 1) a stand keeps to when it shares it with the enemy: it looks at him, unless he came up
 * behind its back.
 */
export function sideOf(t: Table, stand: number): number {
  const front = t.front[stand]!;
  const behind = t.behind.find(each => each[0] === t.at[stand]);
  return behind && behind[1] !== standSide(stand) ? front : 1 - front;
}
/** The area on its own side, by which alone it leaves a shared position: §10.4f. */
export const ownArea = (t: Table, stand: number): number => board.areaOf[2 * t.at[stand]! + sideOf(t, stand)]!;

/** A stand looks at enemies on its own position; if they look the same way, it is behind them. */
export function meet(t: Table, stand: number): void {
  const [at, side] = [t.at[stand]!, standSide(stand)];
  t.behind = t.behind.filter(each => each[0] !== at);
  const enemy = standsOn(t, enemyOf(side), at)[0];
  if (enemy !== undefined && t.front[enemy] === t.front[stand]) t.behind.push([at, side]);
}

/** Enemies next to a position that bind whoever is there; with the option not if one of the two is fully obstructed. */
export const binds = (advanced: boolean, position: number, other: number): boolean =>
  !advanced || !(isFullyObstructed(position) || isFullyObstructed(other)); // §21.2a, §21.2b

/** Whether a march may end on this enemy: §21.2c. */
export const mayMarchOnto = (advanced: boolean, position: number): boolean => advanced && isFullyObstructed(position);

/** How a march ends on an enemy's position, into which it came by this area. */
export function whyNotMeet(t: Table, side: Side, to: number, area: number, front: string | undefined): Text | null {
  if (!isHeld(t, enemyOf(side), to)) return null;
  const position = board.positionIds[to]!;
  const came = faceInto(to, area) & 1;
  const friends = standsOn(t, side, to);
  if (friends.some(stand => sideOf(t, stand) !== came)) return tx('no.sandwich', { position }, '§21.2e');
  if (frontNamed(to, front) !== 1 - came) return tx('no.faceEnemy', { position }, '§21.2f');
  const mixed = friends.some(stand => t.front[stand] === came); // they could not turn any more
  return mixed ? tx('no.mixedFronts', { position }, '§10.2g') : null;
}

/** §21.2f Nobody turns on an enemy's position: it would change sides with him (§10.4f), unless its own stack looks both ways. */
export const mayTurn = (t: Table, advanced: boolean, stand: number, mixed: boolean): boolean =>
  !isHeld(t, enemyOf(standSide(stand)), t.at[stand]!) || (mixed && !(advanced && isFullyObstructed(t.at[stand]!)));

/** §21.3a On the spot against an enemy it looks at. */
export function whyNotInPlace(t: Table, advanced: boolean, stand: number): Text | null {
  const position = board.positionIds[t.at[stand]!]!;
  if (!advanced || !isFullyObstructed(t.at[stand]!)) return tx('no.attackStay', {}, '§13.1.3f');
  const looks = sideOf(t, stand) !== t.front[stand];
  return looks ? null : tx('no.attackBack', { position }, '§21.3a');
}

/** §21.5a Friends of the attackers stand on the other side of the defenders: which way these looked; -1: no sandwich. */
export function sandwiched(t: Table, attack: Attack, target: number, came: number): number {
  const others = standsOn(t, attack.side, target).filter(
    stand => !attack.blocks.some(block => block.stand === stand) && sideOf(t, stand) !== came,
  );
  const defender = standsOn(t, enemyOf(attack.side), target)[0];
  return others.length > 0 && defender !== undefined ? t.front[defender]! : -1;
}

/** §21.5c The defenders look again where they looked. */
export function restoreFront(t: Table, { side, blocks, targets, sandwich }: Attack): void {
  const target = targets[0]!;
  for (const stand of standsOn(t, enemyOf(side), target)) t.front[stand] = sandwich;
  const friend = standsOn(t, side, target).find(stand => !blocks.some(block => block.stand === stand));
  if (friend !== undefined) meet(t, friend);
}
