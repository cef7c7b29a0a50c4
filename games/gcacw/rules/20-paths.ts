import { enemyOf, hexNamed, INFANTRY, SIZES, sideNumber, type VictoryItem } from '../data/index.ts';
import { of, type Table, unitsWhere } from '../state.ts';
import { inAnyZoneOf, isHeld } from './02-zones.ts';
import { BARRED, entryPrice } from './06-steps.ts';

// Units that are cut off: no way to any of some hexes but through enemies or their zones.

type NoPath = Extract<VictoryItem, { type: 'noPath' }>;

/** Infantry of that size or a half of it, with no way over passable hexsides, free of enemies and of zones nobody shares. */
export function cutOff(t: Table, { side, size, to, region }: NoPath): number[] {
  const own = sideNumber(side);
  const { units, scenario } = of(t);
  const least = size === 'brigade' ? SIZES.indexOf('brigade') : SIZES.indexOf('demiDivision');
  const within = region ? scenario.victory.regions[region]!.map(hex => hexNamed(of(t), hex)) : null;
  const goals = to.map(hex => hexNamed(of(t), hex));
  return unitsWhere(
    t,
    own,
    unit =>
      units.arm[unit] === INFANTRY &&
      units.size[unit]! >= least &&
      (within === null || within.includes(t.at[unit]!)) &&
      !hasPath(t, unit, goals),
  );
}

function hasPath(t: Table, unit: number, goals: readonly number[]): boolean {
  const { board, units } = of(t);
  const own = unit < units.union ? 0 : 1;
  const enemy = enemyOf(own);
  const seen = new Uint8Array(board.size);
  const queue = [t.at[unit]!];
  seen[queue[0]!] = 1;
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i]!;
    if (goals.includes(hex)) return true;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = board.neighbours[side]!;
      if (next < 0 || seen[next] === 1 || entryPrice(t, unit, side) >= BARRED) continue;
      if (inAnyZoneOf(t, enemy, next) && !isHeld(t, own, next)) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return false;
}
