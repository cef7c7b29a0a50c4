import type { Mark } from '@bivouac/desk';
import { SIDES } from '../data/index.ts';
import { spotOf } from '../rules/told.ts';
import { isOnTable, type LongstreetView, sideOf, unitId } from '../state.ts';
import { px } from '../text/picture/keys.ts';

export const marksOf = (view: LongstreetView): readonly Mark[] => [...firing(view), ...fighting(view)];

/** Whose shots are rolled. */
function firing(view: LongstreetView): readonly Mark[] {
  const { table: t } = view;
  const { firing: unit } = t;
  if (unit < 0 || !isOnTable(t, unit)) return [];
  const label = px('picture.firing', { unit: unitId(t, unit) }, '§5-seq-a');
  return [{ kind: 'acts', spots: [spotOf(view, unit)], side: SIDES[sideOf(t, unit)], label }];
}

/** Every attacker and those it fights. */
function fighting(view: LongstreetView): readonly Mark[] {
  const { table: t } = view;
  const on = (unit: number): boolean => isOnTable(t, unit);
  return (t.combat?.attackers ?? []).flatMap(({ unit, enemies }): Mark[] => {
    const met = enemies.map(each => each.unit).filter(on);
    if (!on(unit) || met.length === 0) return [];
    const [from, to] = [[spotOf(view, unit)], met.map(enemy => spotOf(view, enemy))];
    const args = { unit: unitId(t, unit), enemies: met.map(enemy => unitId(t, enemy)) };
    const label = px('picture.fights', args, '§7-cbt-a');
    return [{ kind: 'battle', spots: to, side: SIDES[sideOf(t, unit)], arrows: { from, to }, label }];
  });
}
