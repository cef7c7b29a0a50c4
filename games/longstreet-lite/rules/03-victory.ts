import { enemyOf, SIDES, type Side } from '../data/index.ts';
import type { Table, U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { by } from './told.ts';

// 3 BREAKPOINT, RUNNING OUT OF CARDS: how a battle ends.

/** §3-break-a Half of each army, rounded up; the lower value counts for both. */
export const breakpointOf = (bases: readonly number[]): number => Math.min(...bases.map(each => Math.ceil(each / 2)));

/** The face that wins; more than six: none can yet. */
export const victoryNeed = (breakpoint: number, lost: number): number => Math.max(1, breakpoint - lost);
export const wins = (breakpoint: number, lost: number, die: number): boolean => die + lost >= breakpoint; // §3-break-b

/** §3-break-b The test at the end of a turn; §3-break-c else play goes on. */
export function testVictory(u: U, side: Side): void {
  const { table: t } = u;
  const lost = t.lost[enemyOf(side)]!;
  const said = tx('victory.roll', { side: SIDES[side], lost, breakpoint: t.breakpoint }, '§3-break-b');
  if (wins(t.breakpoint, lost, u.roll(6, said, by(side)))) win(u, side, 'breakpoint');
}

export function win({ table: t }: U, side: Side, why: 'breakpoint' | 'cards' | 'pass'): void {
  t.result ??= { winner: SIDES[side], why };
}

export const cardsLeft = (t: Table, side: Side): number => t.held[side]! + t.pile[side]! + t.discarded[side]!;

/** §3-out-a Asked after every movement of cards, of the active player first. */
export function loseWithoutCards(u: U): void {
  const { table: t } = u;
  const order: readonly Side[] = [t.active, enemyOf(t.active)];
  const out = order.find(side => cardsLeft(t, side) === 0);
  if (out !== undefined) win(u, enemyOf(out), 'cards');
}

/** §3-out-b With draw pile and discard pile empty a pass loses, whatever the hand. */
export const losesByPassing = (t: Table, side: Side): boolean => t.pile[side]! + t.discarded[side]! === 0;
