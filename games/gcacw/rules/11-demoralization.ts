import { COMBAT, isOnMap, sideOf, type U, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { bleed } from './07-results.ts';
import { by } from './told.ts';

// 11 DEMORALIZATION; leaders never are (§11.0-leaders); whoever is may still act (§11.0-act).

/** §11.0-gain, §7.5-R, §7.5-Rstar Those left of a rout lose heart, the marker staying with each (§11.0-stays). */
export function dishearten(u: U, units: readonly number[], way: 'R' | 'R*'): void {
  const { table: t } = u;
  for (const unit of units) {
    if (!isOnMap(t, unit)) continue;
    const level = t.demoralized[unit]!;
    if (way === 'R*' && level === 2) bleed(u, unit, 1, COMBAT); // §7.5-Rstar-again
    t.demoralized[unit] = way === 'R*' ? 2 : Math.min(2, level + 1);
    if (isOnMap(t, unit))
      u.say(
        tx('unit.demoralized', { unit: unitId(t, unit), level: t.demoralized[unit]! }, '§11.0-gain'),
        by(sideOf(t, unit)),
      );
  }
}
