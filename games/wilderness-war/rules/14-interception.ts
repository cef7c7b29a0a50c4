import type { Choices, Setup, Text } from '@bivouac/kernel';
import {
  enemyOf,
  INTERCEPT_ON,
  isAuxiliary,
  isCultivated,
  isLeader,
  neighbours,
  pieceNumber,
  SIDES,
  type Side,
  spaceIds,
} from '../data/index.ts';
import { sampleIntercept } from '../fuzz/sample-answers.ts';
import {
  type Action,
  advanced,
  entryOf,
  isInfiltrating,
  type Move,
  moveOf,
  outsideIn,
  type Pursuit,
  type Table,
  type U,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isUnbesiegedFortification } from './02-map.ts';
import { isLoneAuxiliary, tacticsOfCommander } from './05-forces.ts';
import { named, slugs, whyNotForce } from './05-groups.ts';
import { put, settle } from './07-pieces.ts';
import { by, went } from './told.ts';

// 14 INTERCEPTION (advanced).

/** §14.22a, §14.23a Whether the mover can be intercepted in the space just entered. */
function mayBeIntercepted(t: Table, setup: Setup, m: Move): boolean {
  if (!advanced(setup) || m.path.steps === 0 || m.entry?.stopping || m.pieces.every(isLeader)) return false; // §14.1b
  if (isUnbesiegedFortification(t, m.side, m.at)) return false;
  return unitsIn(t, m.side, m.at).every(unit => m.pieces.includes(unit));
}

/** §14.21a A lone Auxiliary in the wild; §14.21b those it passes through see it. */
const isStealthy = (m: Move, from: number): boolean =>
  isLoneAuxiliary(m.pieces) && !isCultivated[m.at] && from !== m.at;

/** The pieces in a space that may try: §14.2a, §14.21a, §14.24a. */
export function interceptorsIn(t: Table, m: Move, from: number): number[] {
  if (from === m.path.freed && m.path.steps === 1) return []; // §14.1h
  const free = outsideIn(t, enemyOf(m.side), from).filter(piece => !hasPassed(m, piece));
  const fit = isStealthy(m, from) ? free.filter(piece => isLeader(piece) || isAuxiliary[piece]) : free;
  return fit.some(piece => !isLeader(piece)) ? fit : []; // §14.2b
}

/** The spaces interceptors may come from. */
export function interceptionSpaces(t: Table, setup: Setup): number[] {
  const m = moveOf(t);
  if (!mayBeIntercepted(t, setup, m)) return [];
  const near = isInfiltrating(m) ? [...neighbours[m.at]!, m.at] : neighbours[m.at]!; // §13.2a, §14.1a
  return near.filter(from => interceptorsIn(t, m, from).length > 0);
}

function whyNotIntercept(t: Table, setup: Setup, action: Action): Text | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'intercept') return tx('no.interceptNow', {}, '§14.1a');
  const m = moveOf(t);
  const pieces = named(t, enemyOf(m.side), action.pieces);
  if ('key' in pieces) return pieces;
  const wrong = whyNotForce(t, pieces); // §14.2c
  if (wrong) return wrong;
  if (pieces.some(piece => hasPassed(m, piece))) return tx('no.slippedPast', {}, '§14.24a');
  const from = t.at[pieces[0]!]!;
  if (from === m.path.freed && m.path.steps === 1) return tx('no.interceptFreed', { space: spaceIds[from]! }, '§14.1h');
  if (!interceptionSpaces(t, setup).includes(from)) return tx('no.interceptFrom', { space: spaceIds[from]! }, '§14.1a');
  if (isStealthy(m, from) && !isLoneAuxiliary(pieces)) return tx('no.interceptLone', {}, '§14.21a');
  const fit = interceptorsIn(t, m, from);
  return pieces.every(piece => fit.includes(piece)) ? null : tx('no.interceptor', {}, '§14.2a');
}

export const interceptChoices = (t: Table, setup: Setup): Choices<Action> => ({
  kind: 'space',
  sample: pick => {
    const from = (space: number) => interceptorsIn(t, moveOf(t), space);
    return sampleIntercept(interceptionSpaces(t, setup), from, action => !whyNotIntercept(t, setup, action), pick);
  },
  check: action => whyNotIntercept(t, setup, action),
  outline: () => interceptionSpaces(t, setup).map(space => spaceIds[space]!),
});

/** §14.1c to §14.1e One die and the commander's Tactics. */
export function tryIntercept(u: U, names: readonly string[]): void {
  const { table: t } = u;
  const m = moveOf(t);
  const pieces = names.map(pieceNumber);
  const from = t.at[pieces[0]!]!;
  const side: Side = enemyOf(m.side);
  const tactics = tacticsOfCommander(pieces);
  const args = { side: SIDES[side], pieces: slugs(pieces), space: spaceIds[m.at]!, tactics };
  entryOf(t).tried = true;
  const die = u.roll(6, tx('roll.intercept', args, '§14.1c'), by(side));
  if (die + tactics < INTERCEPT_ON) {
    pursuitOf(m).failed.push(...pieces); // §14.1e, §15.4a
    return u.say(tx('intercept.fails', { side: SIDES[side] }, '§14.1e'), by(side));
  }
  for (const piece of pieces) put(t, piece, m.at);
  entryOf(t).interceptors = pieces; // §14.1g
  const said = { side: SIDES[side], space: spaceIds[m.at]! };
  u.say(tx('intercept.succeeds', said, '§14.1d'), went(pieces, 'march', from, m.at));
  if (from !== m.at) settle(u, from);
}

function pursuitOf(m: Move): Pursuit {
  m.pursuit ??= { failed: [], passed: [] };
  return m.pursuit;
}
/** §15.4a */
export const hasFailed = (m: Move, piece: number): boolean => m.pursuit?.failed.includes(piece) ?? false;
const hasPassed = (m: Move, piece: number): boolean => m.pursuit?.passed.includes(piece) ?? false;
/** §14.24a Those it has slipped past may not try again. */
export function slipPast(t: Table, m: Move): void {
  const seen = outsideIn(t, enemyOf(m.side), m.at).filter(piece => !hasPassed(m, piece));
  if (seen.length > 0) pursuitOf(m).passed.push(...seen);
}
export function forgetPassed(m: Move): void {
  if (m.pursuit) m.pursuit.passed = [];
}
