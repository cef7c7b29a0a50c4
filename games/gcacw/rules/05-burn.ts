import type { Text } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import { halves, SIDES, tables } from '../data/index.ts';
import {
  type Act,
  BURNT,
  combatValue,
  DAMAGED,
  hexId,
  isOnMap,
  MOST_FATIGUE,
  of,
  sideOf,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
  unitsWhere,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isNamed, whyNotActivated } from './special.ts';
import { by } from './told.ts';

// 5.4 BURNING STATIONS: one unit, alone (5.4-who).

type Burn = Extract<Action, { type: 'burn' }>;
const DAMAGES = halves(tables.burnStation.damage);
const DESTROYS = halves(tables.burnStation.destroy);

function whyNotBurn(t: Table, unit: number): Text | null {
  const args = { unit: unitId(t, unit) };
  if (!of(t).title.burnStations) return tx('no.burnTitle', {}, '§5.4-titles'); // §5.0-no-burn
  if (!isOnMap(t, unit)) return tx('no.unitHere', args, '§5.4-where');
  if (of(t).board.stationAt[t.at[unit]!]! < 0) return tx('no.station', args, '§5.4-where');
  if (t.fatigue[unit]! >= MOST_FATIGUE) return tx('no.burnTired', args, '§5.4-fatigue');
  if (combatValue(t, unit) < DAMAGES) return tx('no.burnWeak', args, '§5.4-cv');
  return whyNotActivated(t, unit);
}

/** §5.4-alone By the value of this unit; §5.4-no-upgrade, §5.4-destroyed-stays: a marker never becomes less. */
function burnt(t: Table, unit: number, station: number): number {
  const { name } = of(t).board.stations[station]!;
  const razed = combatValue(t, unit) >= DESTROYS && !isNamed(t, 'onlyDamaged', name); // §5.4-frederick
  return Math.max(t.stations[station]!, razed ? BURNT : DAMAGED); // §5.4-destroy §5.4-damage §5.4-upgrade
}

function burn(u: U, unit: number): void {
  const { table: t } = u;
  const hex = t.at[unit]!;
  const station = of(t).board.stationAt[hex]!;
  tire(t, unit, 1); // §5.4-fatigue-up §5.4-no-ext
  t.activated[unit]!++;
  t.stations[station] = burnt(t, unit, station); // §5.4-permanent
  const args = { unit: unitId(t, unit), hex: hexId(t, hex), station: of(t).board.stations[station]!.name };
  u.say(
    tx(t.stations[station] === BURNT ? 'station.burnt' : 'station.damaged', args, '§5.4-ends'),
    by(sideOf(t, unit)),
  );
}

export const burnAct: Act<Burn> = {
  type: 'burn',
  whyNot(t, side, action) {
    const unit = unitNamed(t, side, action.unit);
    return unit < 0 ? tx('no.unit', { unit: action.unit, side: SIDES[side]! }, '§5.4-who') : whyNotBurn(t, unit);
  },
  some: (t, side) =>
    !of(t).title.burnStations
      ? []
      : unitsWhere(t, side, unit => whyNotBurn(t, unit) === null).map(unit => ({
          type: 'burn',
          unit: unitId(t, unit),
        })),
  begin: (u, side, action) => burn(u, unitNamed(u.table, side, action.unit)),
};
