import {
  BLOCKS,
  battalionCorps,
  battalionIds,
  battalionOf,
  board,
  CORPS_BATTALIONS,
  DEPLOYMENT,
  fullBlocks,
  isCavalry,
  RESERVE_BATTALIONS,
  RESERVE_WITHOUT,
  type Side,
  sideOfBlock,
  tokenOf,
} from '../data/index.ts';
import { type Hand, standsOn, type Table } from '../state.ts';

// 13.0.2 WHAT AN ARTILLERY TOKEN NEEDS.

/** Whether a token can deploy with a block. */
export function matches(token: number, block: number): boolean {
  const { deploy, side } = tokenOf(token);
  if (!deploy || block === 0) return false;
  if (deploy.kind === 'battalion') return battalionIds[battalionOf(block)] === deploy.battalion; // §13.0.2a
  if (deploy.kind === 'corps') return battalionCorps[battalionOf(block)] === deploy.corps; // §13.0.2c
  return deploy.kind === 'any' || (side === 'union' && !isCavalry(block)); // §13.0.2b
}

/** Battalions all of whose blocks have entered; one given up entirely does not count (§17.5c). */
const completeBattalions = ({ came, gone }: Hand): readonly string[] =>
  battalionIds.filter((_, battalion) => {
    const owed = fullBlocks(battalion).filter(block => !gone.includes(block));
    return owed.length > 0 && owed.every(block => came.includes(block));
  });

/** §13.0.2d, §13.0.2e RESERVE and corps tokens wait for enough whole battalions. */
export function isUnlocked(hand: Hand, token: number): boolean {
  const { deploy } = tokenOf(token);
  if (deploy?.kind !== 'reserve' && deploy?.kind !== 'corps') return true;
  const complete = completeBattalions(hand);
  if (deploy.kind === 'reserve')
    return complete.filter(id => !RESERVE_WITHOUT.includes(id)).length >= RESERVE_BATTALIONS;
  const ofCorps = complete.filter(id => battalionCorps[battalionIds.indexOf(id)] === deploy.corps);
  return ofCorps.length >= CORPS_BATTALIONS;
}

/** §13.0.2j Blocks that match and are not eliminated, wherever they are. */
function survivors(t: Table, { label, gone }: Hand, side: Side, token: number): number {
  const living = label.filter(block => matches(token, block)).length;
  const toCome = BLOCKS.filter(
    block =>
      sideOfBlock(block) === side &&
      matches(token, block) &&
      fullBlocks(battalionOf(block)).includes(block) &&
      !label.includes(block) &&
      !gone.includes(block) &&
      !t.dead.includes(block),
  ).length;
  return living + toCome;
}

/** Matching stands on a position, next to it, or next to a neighbour that holds a match: §13.0.2h. */
function matchingNear(
  t: Table,
  label: readonly number[],
  side: Side,
  token: number,
  position: number,
): readonly number[] {
  const on = (place: number): number[] => standsOn(t, side, place).filter(stand => matches(token, label[stand]!));
  const beside = board.adjacent[position]!;
  const linked = beside.filter(next => on(next).length > 0).flatMap(next => board.adjacent[next]!);
  const places = new Set([position, ...beside, ...linked]);
  return [...places].flatMap(on);
}

/** Why a token cannot be played on a position; `attackers` are those of whom one must take part (§13.3f). */
export type Lack = 'march' | 'locked' | 'dead' | 'none' | 'few' | 'idle';
export function lackOf(
  t: Table,
  hand: Hand,
  side: Side,
  token: number,
  position: number,
  attackers: readonly number[] | null,
): Lack | null {
  const { deploy } = tokenOf(token);
  if (!deploy) return 'march';
  if (!isUnlocked(hand, token)) return 'locked';
  const near = matchingNear(t, hand.label, side, token, position);
  const here = near.filter(stand => t.at[stand] === position);
  if (here.length === 0) return survivors(t, hand, side, token) === 0 ? 'dead' : 'none'; // §13.0.2i, §13.0.2g
  const asked = DEPLOYMENT[deploy.kind].blocks; // §13.0.2f
  const needed = near.length >= asked ? asked : Math.min(asked, survivors(t, hand, side, token));
  if (near.length < needed) return 'few';
  const who = needed === 1 ? here : near;
  return attackers && !who.some(stand => attackers.includes(stand)) ? 'idle' : null;
}
