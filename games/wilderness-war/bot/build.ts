import { isCultivated, isDrilled, originalOwner, SPACES, spaceIds } from '../data/index.ts';
import { distancesFrom, KEYS } from '../rules/02-map.ts';
import { type Action, FORT, STOCKADE, unitsIn } from '../state.ts';
import { type Context, linesOf } from './context.ts';
import { key } from './scan.ts';

// Where to build, and what it is worth.

export interface Site {
  readonly space: number;
  readonly worth: number;
}

const FRONT = 7;

/** How close the nearest enemy raiders or troops are, as a share. */
function threatAt({ s, enemy }: Context, space: number): number {
  const distance = distancesFrom(space);
  let nearest = FRONT;
  for (let other = 0; other < SPACES; other++)
    if (distance[other]! < nearest && s.units[key(enemy, other)]! > 0) nearest = distance[other]!;
  return 1 - nearest / FRONT;
}

const isFree = ({ t, s, enemy }: Context, space: number): boolean =>
  t.siege[space]! < 0 && s.units[key(enemy, space)] === 0 && (t.fort[space] === 0 || t.holder[space] !== enemy);
const hasBuilders = (c: Context, space: number): boolean =>
  unitsIn(c.t, c.side, space).some(unit => isDrilled[unit] && c.t.inside[unit] === 0) && linesOf(c)[space] === 1;

function stockadeWorth(c: Context, space: number): number {
  const { t, s, side } = c;
  if (t.fort[space] !== 0 || t.works[space]! >= 0 || !isFree(c, space)) return 0;
  const home = isCultivated[space]! && originalOwner[space] === side;
  if (!home && !hasBuilders(c, space)) return 0;
  const threat = threatAt(c, space);
  if (home) return threat > 0.3 ? 0.1 * threat : 0;
  const troops = s.drilled[key(side, space)]!;
  return 0.1 + 0.05 * Math.min(4, troops) * (0.4 + threat); // shelter, a way back, a depot
}

function fortWorth(c: Context, space: number): number {
  const { t, s, side } = c;
  if (t.fort[space] === FORT || t.fort[space]! > FORT || !isFree(c, space) || !hasBuilders(c, space)) return 0;
  if (isCultivated[space]) return 0;
  const important = (KEYS.includes(space) ? 0.35 : 0) + 0.2 * threatAt(c, space) + 0.03 * s.drilled[key(side, space)]!;
  const half = t.works[space] === side;
  const isStockade = t.fort[space] === STOCKADE ? 0.5 : 1;
  return isStockade * (half ? 0.3 + important : 0.12 + 0.3 * important);
}

/** The sites of a kind, best first. */
export function sitesOf(c: Context, what: number, done: readonly number[]): Site[] {
  const found: Site[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (done.includes(space)) continue;
    const worth = what === FORT ? fortWorth(c, space) : stockadeWorth(c, space);
    if (worth > 0.03) found.push({ space, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

export const constructAt = (space: number): Action => ({ type: 'construct', space: spaceIds[space]! });
