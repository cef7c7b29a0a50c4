import { call, done, go, rules } from '@bivouac/kernel';
import { BOTH, enemyOf, leadersOf, type Side } from '../data/index.ts';
import { hasUnit, isIn, leadersIn, presence, type Table, UNIT, type WW } from '../state.ts';
import { hasFortification } from './02-map.ts';
import { retreat } from './07-retreat.ts';

// 6.53 LEADERS LEFT ALONE among enemies.

const { procedure } = rules<WW>();

/** §6.53b Leaders without unit or fortification of their own where enemies or their fortification stand. */
export function strayLeaders(t: Table, side: Side, where: number): number[] {
  if (hasUnit(t, side, where) || hasFortification(t, side, where)) return [];
  const enemy = enemyOf(side);
  return hasUnit(t, enemy, where) || hasFortification(t, enemy, where) ? leadersIn(t, side, where) : [];
}

/** The spaces with such leaders: space × 2 + side. */
export function strays(t: Table): number[] {
  const found: number[] = [];
  const who = presence(t);
  for (const side of BOTH) {
    for (const leader of leadersOf[side]!) {
      const where = t.at[leader]!;
      if (where < 0 || isIn(who, UNIT, side, where) || found.includes(where * 2 + side)) continue;
      if (hasFortification(t, side, where)) continue;
      const enemy = enemyOf(side);
      if (isIn(who, UNIT, enemy, where) || hasFortification(t, enemy, where)) found.push(where * 2 + side);
    }
  }
  return found;
}

/** They retreat, or are eliminated. */
export const stragglers = procedure('stragglers')({
  next(u) {
    const first = strays(u.table)[0];
    if (first === undefined) return done();
    const [where, side] = [first >> 1, (first % 2) as Side];
    const pieces = strayLeaders(u.table, side, where);
    return call(retreat, { side, where, pieces, to: -1, barred: -1, inside: false });
  },
  more: () => go('next'),
});
