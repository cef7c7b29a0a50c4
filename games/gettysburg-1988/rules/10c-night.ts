import { type Choices, list, type Setup, type Text } from '@bivouac/kernel';
import {
  HEXES,
  hexIds,
  hexNumber,
  isGeneral,
  isNight,
  SIDES,
  type Side,
  sideOf,
  unitIds,
  unitNumber,
  unitsOf,
} from '../data/index.ts';
import {
  type Action,
  combatUnitsIn,
  ELIMINATED,
  has,
  isMarked,
  isOnMap,
  isReduced,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { commands } from './10a-command.ts';

const MARKERS = 2; // §10c2-b

/** Units that kept their marker through the day turn back to full strength. */
export function restore(u: U, side: Side): void {
  // §10c2-d
  if (!isNight(u.table.turn)) return;
  for (const unit of unitsOf[side]) {
    if (!isMarked(u.table, unit)) continue;
    u.table.marked[unit] = 0;
    u.table.reduced[unit] = 0;
    u.say(tx('marker.restored', { unit: unitIds[unit]! }, '§10c2-d'), { by: SIDES[side] });
  }
}

/** Where a lost general may come back: with a unit he can lead (§10a), or any friendly unit without that option. */
export const returnHexes = (t: Table, setup: Setup, general: number): number[] => {
  // §10c1-a, §10c1-b
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const troops = combatUnitsIn(t, sideOf[general] as Side, hex);
    if (troops.some(unit => commands(t, setup, general, unit))) found.push(hex);
  }
  return found;
};

const markersOut = (t: Table, side: Side): number => unitsOf[side].filter(unit => isMarked(t, unit)).length;
const mayMark = (t: Table, unit: number): boolean => isOnMap(t, unit) && isReduced(t, unit) && !isMarked(t, unit); // §10c2-a

export function reorganizeActions(t: Table, setup: Setup, side: Side): Action[] {
  if (!isNight(t.turn)) return []; // §10c-a
  const actions: Action[] = [];
  for (const unit of unitsOf[side]) {
    if (has(setup, '10c1') && isGeneral[unit] && t.at[unit] === ELIMINATED) {
      for (const hex of returnHexes(t, setup, unit))
        actions.push({ type: 'returnGeneral', general: unitIds[unit]!, to: hexIds[hex]! });
    }
    if (has(setup, '10c2') && mayMark(t, unit) && markersOut(t, side) < MARKERS)
      actions.push({ type: 'placeMarker', unit: unitIds[unit]! });
  }
  return actions;
}

export const nightChoices = (t: Table, setup: Setup, side: Side): Choices<Action> =>
  list<Action>([...reorganizeActions(t, setup, side), { type: 'endNight' }], action =>
    whyNotNight(t, setup, side, action),
  );

export function whyNotNight(t: Table, setup: Setup, side: Side, action: Action): Text | null {
  if (action.type === 'returnGeneral') return whyNotReturn(t, setup, side, action.general, action.to);
  if (action.type === 'placeMarker') return whyNotMark(t, setup, side, action.unit);
  return tx('no.notNow', {}, '§10c-a');
}

function whyNotReturn(t: Table, setup: Setup, side: Side, name: string, to: string): Text | null {
  const general = unitNumber(name);
  if (!has(setup, '10c1')) return tx('no.option', { option: '10c1' }, '§10-a');
  if (general < 0 || sideOf[general] !== side) return tx('no.enemyUnit', { unit: name }, '§10c1-a');
  if (!isGeneral[general] || t.at[general] !== ELIMINATED) return tx('no.generalAlive', { unit: name }, '§10c1-a');
  return returnHexes(t, setup, general).includes(hexNumber(to))
    ? null
    : tx('no.generalPlace', { unit: name, hex: to }, '§10c1-a');
}

function whyNotMark(t: Table, setup: Setup, side: Side, name: string): Text | null {
  const unit = unitNumber(name);
  if (!has(setup, '10c2')) return tx('no.option', { option: '10c2' }, '§10-a');
  if (unit < 0 || sideOf[unit] !== side) return tx('no.enemyUnit', { unit: name }, '§10c2-a');
  if (!mayMark(t, unit)) return tx('no.notReduced', { unit: name }, '§10c2-a');
  return markersOut(t, side) < MARKERS ? null : tx('no.twoMarkers', { side: SIDES[side] }, '§10c2-b');
}

export function reorganize(u: U, action: Action): void {
  const by = SIDES[u.table.phase];
  if (action.type === 'returnGeneral') {
    u.table.at[unitNumber(action.general)] = hexNumber(action.to);
    const placed = { pieces: [action.general], at: action.to };
    u.say(tx('general.returned', { unit: action.general, hex: action.to }, '§10c1-a'), { by, placed });
  }
  if (action.type === 'placeMarker') {
    u.table.marked[unitNumber(action.unit)] = 1;
    u.say(tx('marker.placed', { unit: action.unit }, '§10c2-a'), { by });
  }
}
