import type { Setup, Text } from '@bivouac/kernel';
import {
  arrows,
  BOAT_MOVE,
  enemyOf,
  isCultivated,
  isLeader,
  isMountain,
  isWilderness,
  LAND,
  linkBetween,
  spaceIds,
} from '../data/index.ts';
import { advanced, type Move, type Path, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  hasFortification,
  isEnemyCultivated,
  isOccupiedBy,
  isOriginallyFriendly,
  isUnbesiegedFortification,
  isUnbesiegedStronghold,
} from './02-map.ts';
import { allowanceOf, hasAuxiliary, hasDrilled, isLoneAuxiliary } from './05-forces.ts';

// 6.1 to 6.3 A STEP by land or by boat: how it is made, and who may go in.

// Why land movement must stop in the space just entered.
const DRILLED_STOP = 1; // Drilled Troops passed through wilderness
const AUXILIARY_STOP = 2; // Auxiliaries passed through enemy cultivated land

const UNLIMITED = 99;

/** A move that has yet to begin. */
export const openPath = (at: number, sea: boolean): Path => ({
  came: -1,
  trail: [at],
  steps: 0,
  most: UNLIMITED,
  land: true,
  boat: true,
  portage: false,
  tired: 0,
  croghan: false,
  sea,
  landing: false,
  freed: -1,
});

/** How a step is made, or why it cannot be. */
export interface Stride {
  readonly land: boolean;
  readonly boat: boolean;
  readonly portage: boolean;
  readonly why: Text | null;
}

/** §6.1a Land or boat: a path that fits both stays open. */
export function strideTo(t: Table, setup: Setup, m: Move, group: readonly number[], to: number): Stride {
  const link = linkBetween(m.at, to);
  const arrow = arrows[m.at]!.includes(to); // §2.0n
  const [from, space] = [spaceIds[m.at]!, spaceIds[to]!];
  if (link === 0 && !arrow) return barred(tx('no.notAdjacent', { from, space }, '§2.0k'));
  if (m.path.steps >= m.path.most) return barred(tx('no.foulWeather', {}, '§card-14a'));
  const portage = !arrow && link === LAND;
  const landWhy = whyNotLand(t, setup, m, group);
  const boatWhy = whyNotBoat(t, m, portage, to);
  const land = m.path.land && !landWhy; // §2.0l
  const boat = m.path.boat && !boatWhy;
  return { land, boat, portage, why: land || boat ? null : m.path.land ? landWhy : boatWhy };
}
const barred = (why: Text): Stride => ({ land: false, boat: false, portage: false, why });

function whyNotLand(t: Table, setup: Setup, m: Move, group: readonly number[]): Text | null {
  const allowance = allowanceOf(group);
  if (m.path.steps >= allowance) return tx('no.allowance', { allowance }, '§6.2a'); // §6.22a, §6.22b
  if (m.path.steps === 0) return null;
  const here = { space: spaceIds[m.at]! };
  if (isMountain[m.at] && !hasFortification(t, m.side, m.at)) return tx('no.mountain', here, '§6.2c'); // §6.2d
  if (m.path.tired & DRILLED_STOP && hasDrilled(group)) return tx('no.wilderness', here, '§6.2b');
  if (advanced(setup) && m.path.tired & AUXILIARY_STOP && hasAuxiliary(group))
    return tx('no.cultivated', here, '§16.2a');
  return null;
}

function whyNotBoat(t: Table, m: Move, portage: boolean, to: number): Text | null {
  if (m.path.steps >= BOAT_MOVE) return tx('no.nineSpaces', {}, '§6.3a');
  if (!portage) return null;
  if (m.path.portage) return tx('no.secondPortage', {}, '§6.3b');
  for (const end of [m.at, to]) {
    if (!isPortageEnd(t, m, end)) return tx('no.portage', { space: spaceIds[end]! }, '§6.3b');
  }
  return null;
}
const isPortageEnd = (t: Table, m: Move, space: number): boolean =>
  (isCultivated[space]! && isOriginallyFriendly(m.side, space)) || hasFortification(t, m.side, space); // §6.3c

/** The stops a step leads to, when the space left was entered during this move: §6.2b, §16.1a, §16.2a. */
function tiredAfter(t: Table, setup: Setup, m: Move, group: readonly number[]): number {
  if (m.path.steps === 0) return 0;
  let tired = 0;
  const passed = m.at;
  const guided = m.path.croghan || (advanced(setup) && hasAuxiliary(group)); // §card-16a, §16.1a
  if (isWilderness[passed] && !hasFortification(t, m.side, passed) && hasDrilled(group) && !guided)
    tired |= DRILLED_STOP;
  const alone = hasAuxiliary(group) && !hasDrilled(group); // §16.2b
  if (isEnemyCultivated(m.side, passed) && alone && !isUnbesiegedFortification(t, m.side, passed))
    tired |= AUXILIARY_STOP;
  return tired;
}

/** Carries the step over to the move; the pieces are moved by the caller. */
export function stride(t: Table, setup: Setup, m: Move, group: readonly number[], to: number, how: Stride): void {
  const { path } = m;
  path.tired = tiredAfter(t, setup, m, group);
  path.land = how.land;
  path.boat = how.boat;
  if (how.portage && how.boat) path.portage = true;
  path.steps++;
  path.came = m.at;
  m.at = to;
}

/** §6.51 to §6.53, §13.0 Who may go in. */
export function whyNotEnter(t: Table, setup: Setup, m: Move, group: readonly number[], to: number): Text | null {
  const enemy = enemyOf(m.side);
  const space = spaceIds[to]!;
  if (group.every(isLeader) && isOccupiedBy(t, enemy, to)) return tx('no.leadersAlone', { space }, '§6.53a');
  if (isUnbesiegedStronghold(t, enemy, to) && !hasDrilled(group)) {
    const rule = advanced(setup) && isLoneAuxiliary(group) ? '§13.0d' : '§6.52a'; // §summary-units-b
    return tx('no.stronghold', { space }, rule);
  }
  return null;
}
