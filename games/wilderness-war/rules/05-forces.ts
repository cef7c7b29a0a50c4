import {
  commandOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isJohnsons,
  isLeader,
  moveOf,
  type Side,
  tacticsOf,
  thePiece,
} from '../data/index.ts';
import { leadersIn, type Table } from '../state.ts';

// 5.32, 5.34 FORCES: what an activation costs, and who may lead whom.

/** The card's value of a Campaign, which activates forces whatever their leaders' initiative. */
export const CAMPAIGN = 0;

/** Half points of a card's value: §5.32a, §5.32b. */
export const halvesOf = (piece: number): number => (isIndian[piece] ? 1 : 2);

export const JOHNSON = thePiece('johnson');

export const leadersOfGroup = (pieces: readonly number[]): number[] => pieces.filter(isLeader);
export const unitsOfGroup = (pieces: readonly number[]): number[] => pieces.filter(piece => !isLeader(piece));
export const hasDrilled = (pieces: readonly number[]): boolean => pieces.some(piece => isDrilled[piece]);
export const hasAuxiliary = (pieces: readonly number[]): boolean => pieces.some(piece => isAuxiliary[piece]);
/** One Auxiliary, with leaders or without: §13.0a, §14.21a. */
export const isLoneAuxiliary = (pieces: readonly number[]): boolean => {
  // §13.0c
  let units = 0;
  for (const piece of pieces) if (!isLeader(piece) && (!isAuxiliary[piece] || ++units > 1)) return false;
  return units === 1;
};

/** The units that count against Command: Mohawk and Iroquois under Johnson do not: §5.534b. */
function unitsCounted(pieces: readonly number[]): number {
  const free = pieces.includes(JOHNSON);
  return pieces.filter(piece => !isLeader(piece) && !(free && isJohnsons[piece])).length;
}

/** §5.34a, §5.34b Whether the leaders of a group can take its units along. */
export function isWithinCommand(pieces: readonly number[]): boolean {
  if (!pieces.some(isLeader)) return pieces.length === 1; // §5.34f
  let command = 0;
  for (const piece of pieces) if (isLeader(piece)) command += commandOf(piece);
  return unitsCounted(pieces) <= command;
}

/** §5.534a Of British leaders only Johnson takes Mohawk and Iroquois. */
export const needsJohnson = (pieces: readonly number[]): boolean =>
  // §5.534c
  pieces.some(piece => isJohnsons[piece]) && pieces.some(isLeader) && !pieces.includes(JOHNSON);

/** §5.34c A subordinate's Command is at most the commander's. */
export const outranks = (commander: number, pieces: readonly number[]): boolean =>
  leadersOfGroup(pieces).every(leader => commandOf(leader) <= commandOf(commander));

/** The leader who commands a group: the highest Command, then the best Tactics (his owner would choose so). */
export function commanderOf(pieces: readonly number[]): number {
  let best = -1;
  for (const leader of leadersOfGroup(pieces)) if (best < 0 || ranks(leader) > ranks(best)) best = leader;
  return best;
}
const ranks = (leader: number): number => commandOf(leader) * 10 + tacticsOf(leader);
export const tacticsOfCommander = (pieces: readonly number[]): number => {
  const commander = commanderOf(pieces);
  return commander < 0 ? 0 : tacticsOf(commander);
};

/** §8.231b, §9.11b Whether no leader of his side in his space outranks this one. */
export const isSenior = (t: Table, side: Side, leader: number): boolean =>
  leadersIn(t, side, t.at[leader]!).every(
    other => t.inside[other] !== t.inside[leader] || commandOf(other) <= commandOf(leader),
  );

/** §6.22a The slowest unit; §6.21a leaders alone have 6. */
export function allowanceOf(pieces: readonly number[]): number {
  const alone = pieces.every(isLeader);
  let slowest = Number.MAX_SAFE_INTEGER;
  for (const piece of pieces) if (alone || !isLeader(piece)) slowest = Math.min(slowest, moveOf[piece]!);
  return slowest;
}
