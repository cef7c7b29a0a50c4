import { BRITISH, FRENCH, neighbours, originalOwner, ports, type Side, SPACES } from '../data/index.ts';
import { controlsPort, distancesFrom, HALIFAX, KEYS, LOUISBOURG, QUEBEC } from '../rules/02-map.ts';
import { FORT, FORTRESS, type Table } from '../state.ts';
import type { Context } from './context.ts';
import { key, type Scan } from './scan.ts';

// Who should stay, and against whom. The sea counts as near where a landing is possible.

/** The strength that could land at a French fortress; who must sail to the place of departure first counts half. */
export function fromTheSea(t: Table, s: Scan, side: Side, space: number): number {
  if (side !== FRENCH || t.noLandings || t.holder[space] !== FRENCH) return 0;
  const from = space === LOUISBOURG ? HALIFAX : space === QUEBEC && t.holder[LOUISBOURG] === BRITISH ? LOUISBOURG : -1;
  if (from < 0) return 0;
  const at = (port: number): number =>
    s.drilled[key(BRITISH, port)]! > 1 && controlsPort(t, BRITISH, port) ? s.strength[key(BRITISH, port)]! : 0;
  return at(from) + 0.5 * Math.max(0, ...ports.filter(port => port !== from).map(at));
}

const BY_SEA = 0.6; // a landing wants its card

/** The strongest enemy who could come to a place next. */
export function threatTo(t: Table, s: Scan, side: Side, space: number): number {
  const enemy = (1 - side) as Side;
  let threat = BY_SEA * fromTheSea(t, s, side, space);
  for (const near of neighbours[space]!) threat = Math.max(threat, s.strength[key(enemy, near)]!);
  return threat;
}

/** Units that should stay to hold a place. */
export function garrisonOf(c: Context, space: number): number {
  const { t, side, s, enemy } = c;
  if (t.holder[space] !== side && !KEYS.includes(space)) return 0;
  if (t.fort[space] === FORTRESS && originalOwner[space] !== side && t.amphib[space] === 0) return 1; // §8.24d
  if (KEYS.includes(space)) return 1;
  if (t.fort[space] !== FORT && t.fort[space] !== FORTRESS) return 0;
  return isCoveted(c, space) || nearEnemy(c, space) || s.units[key(enemy, space)]! > 0 ? 1 : 0;
}

/** A fortress that a landing could take: its last unit stays. */
export const isCoveted = ({ t, s, side }: Context, space: number): boolean => fromTheSea(t, s, side, space) > 0;

const NEAR = 4;
function nearEnemy({ s, enemy }: Context, space: number): boolean {
  const distance = distancesFrom(space);
  for (let other = 0; other < SPACES; other++)
    if (distance[other]! <= NEAR && s.drilled[key(enemy, other)]! > 1) return true;
  return false;
}
