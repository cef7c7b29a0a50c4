import type { Choices, Setup, Text } from '@bivouac/kernel';
import {
  AVOID_ON,
  BRITISH,
  enemyOf,
  isAuxiliary,
  isCultivated,
  isLeader,
  neighbours,
  pieceNumber,
  ports,
  SIDES,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { sampleAvoid } from '../fuzz/sample-answers.ts';
import { type Action, advanced, has, hasAmphib, type Move, moveOf, outsideIn, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { controlsPort, isOccupiedBy } from './02-map.ts';
import { hasAuxiliary, tacticsOfCommander, unitsOfGroup } from './05-forces.ts';
import { named, slugs, whyNotForce } from './05-groups.ts';
import { put, settle } from './07-pieces.ts';
import { hasFailed } from './14-interception.ts';
import { by, went } from './told.ts';

// 15 AVOIDING BATTLE (advanced).

/** §15.1a Where those who avoid may go; in 2010 the British also by sea from an Amphib space. */
export const avoidSpaces = (t: Table, setup: Setup, m: Move): number[] => [
  ...neighbours[m.at]!.filter(to => to !== m.path.came && !isOccupiedBy(t, m.side, to)),
  ...havens(t, setup, m),
];
function havens(t: Table, setup: Setup, m: Move): number[] {
  if (!has(setup, '2010-amphib') || m.side === BRITISH || !hasAmphib(t, m.at)) return [];
  return ports.filter(to => to !== m.at && to !== m.path.came && controlsPort(t, BRITISH, to));
}

/** Those who may try: §15.0a, §15.4a, §15.5a. */
export function avoiders(t: Table, setup: Setup): number[] {
  const m = moveOf(t);
  if (!advanced(setup) || m.entry?.tried) return [];
  const free = outsideIn(t, enemyOf(m.side), m.at).filter(piece => !hasFailed(m, piece)); // §15.3a
  if (!free.some(piece => !isLeader(piece)) || avoidSpaces(t, setup, m).length === 0) return [];
  return free;
}

function whyNotAvoid(t: Table, setup: Setup, action: Action): Text | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'avoid') return tx('no.avoidNow', {}, '§15.0a');
  const m = moveOf(t);
  const pieces = named(t, enemyOf(m.side), action.pieces);
  if ('key' in pieces) return pieces;
  const free = avoiders(t, setup);
  if (pieces.some(piece => !free.includes(piece)))
    return tx('no.avoider', {}, pieces.some(piece => hasFailed(m, piece)) ? '§15.4a' : '§15.0a');
  const to = spaceNumber(action.to);
  const space = { space: action.to };
  const near = to >= 0 && (neighbours[m.at]!.includes(to) || havens(t, setup, m).includes(to));
  if (!near) return tx('no.avoidFar', space, '§15.0c');
  if (to === m.path.came) return tx('no.avoidToward', space, '§15.1a');
  if (isOccupiedBy(t, m.side, to)) return tx('no.avoidEnemy', space, '§15.1a');
  return whyNotForce(t, pieces); // §15.0b
}

export const avoidChoices = (t: Table, setup: Setup): Choices<Action> => ({
  kind: 'space',
  sample: pick => {
    const spaces = avoidSpaces(t, setup, moveOf(t));
    return sampleAvoid(avoiders(t, setup), spaces, action => !whyNotAvoid(t, setup, action), pick);
  },
  check: action => whyNotAvoid(t, setup, action),
  outline: () => ({
    pieces: slugs(avoiders(t, setup)),
    to: avoidSpaces(t, setup, moveOf(t)).map(space => spaceIds[space]!),
  }),
});

/** §15.0d Auxiliaries slip away in the wild from attackers without any. */
export const avoidsSurely = (t: Table, pieces: readonly number[]): boolean => {
  const m = moveOf(t);
  return !isCultivated[m.at] && unitsOfGroup(pieces).every(unit => isAuxiliary[unit]) && !hasAuxiliary(m.pieces);
};

export function tryAvoid(u: U, names: readonly string[], slug: string): void {
  const { table: t } = u;
  const m = moveOf(t);
  const side = enemyOf(m.side);
  const pieces = names.map(pieceNumber);
  const to = spaceNumber(slug);
  const tactics = tacticsOfCommander(pieces);
  const args = { side: SIDES[side], pieces: slugs(pieces), space: slug, tactics };
  if (!avoidsSurely(t, pieces)) {
    const die = u.roll(6, tx('roll.avoid', args, '§15.0a'), by(side));
    if (die + tactics < AVOID_ON) return u.say(tx('avoid.fails', { side: SIDES[side] }, '§15.0a'), by(side));
  }
  for (const piece of pieces) put(t, piece, to); // §15.0c
  u.say(tx('avoid.succeeds', { side: SIDES[side], space: slug }, '§15.0a'), went(pieces, 'retreat', m.at, to));
  settle(u, to);
}
