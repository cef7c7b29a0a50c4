import type { Setup } from '@bivouac/kernel';
import { BRITISH, FRENCH, fortresses, originalOwner, SIDES, type Side, SPACES, scenarioOf } from '../data/index.ts';
import { has, isSiege, leadersIn, type Result, raidsOf, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { controls, isSoleOccupant, KEYS, MONTREAL, QUEBEC } from './02-map.ts';
import { score } from './07-pieces.ts';
import { hasSiegeTroops } from './08-conditions.ts';
import { by } from './told.ts';

// 12 VICTORY.

/** §4.B.4a, §12.22a Raided markers: half a point each, rounded up for each side; then they leave the map. */
export function scoreRaids(u: U): void {
  for (const side of [FRENCH, BRITISH] as const) {
    const raids = raidsOf(u.table, side);
    const markers = raids.reduce((sum, count) => sum + count, 0);
    if (markers > 0) u.say(tx('raids.counted', { side: SIDES[side], markers }, '§4.B.4a'), by(side));
    score(u, side, Math.ceil(markers / 2), 'raids', '§12.22a'); // §10.31d
    for (let space = 0; space < SPACES; space++) raids[space] = 0;
  }
}

const ownVp = (t: Table, side: Side): number => (side === FRENCH ? t.vp : -t.vp);

/** The result of a Victory check at the end of a year; null: play on. */
export function verdict(t: Table, setup: Setup): Result | null {
  const { end, victory } = scenarioOf(setup.scenario);
  const won = (winner: Result['winner'], why: Result['why']): Result => ({ winner, why, vp: t.vp });
  if (fortresses.every(space => controls(t, BRITISH, space)) && KEYS.every(key => isSoleOccupant(t, BRITISH, key)))
    return won('british', 'fortresses'); // §12.11a
  for (const side of [FRENCH, BRITISH] as const) if (ownVp(t, side) >= 11) return won(SIDES[side], 'eleven'); // §12.11b
  if (t.year === 1760 && t.vp >= 8) return won('french', 'french1760'); // §12.11c
  if (t.year === 1761 && t.vp >= 5) return won('french', 'french1761');
  if (t.year < end) return null;
  const result = victory === 'end1759' ? endOf1759(t, setup, won) : endOf1762(t, won);
  return result.winner === 'draw' && has(setup, 'tournament') ? won('french', 'none') : result; // §12.14a
}

type Won = (winner: Result['winner'], why: Result['why']) => Result;

function endOf1759(t: Table, setup: Setup, won: Won): Result {
  const british = fortresses.filter(space => originalOwner[space] === BRITISH);
  const taken =
    [QUEBEC, MONTREAL].filter(space => controls(t, BRITISH, space)).length +
    KEYS.filter(space => isSoleOccupant(t, BRITISH, space)).length;
  if (british.every(space => isSafe(t, setup, space)) && taken >= 2) return won('british', 'objectives'); // §12.12a
  for (const side of [FRENCH, BRITISH] as const) if (ownVp(t, side) >= 1) return won(SIDES[side], 'points'); // §12.12b
  return won('draw', 'none'); // §12.14a
}

/** In 2010 a siege counts against the British only when it could be pressed. */
function isSafe(t: Table, setup: Setup, space: number): boolean {
  if (controls(t, BRITISH, space)) return true;
  if (!has(setup, '2010-besieged') || t.holder[space] !== BRITISH || !isSiege(t, space)) return false;
  return !hasSiegeTroops(t, setup, FRENCH, space) || leadersIn(t, FRENCH, space).length === 0;
}

function endOf1762(t: Table, won: Won): Result {
  if (t.vp >= 1) return won('french', 'points'); // §12.13a
  return -t.vp >= 5 ? won('british', 'points') : won('draw', 'none'); // §12.14a
}
