import {
  HEXES,
  hexIds,
  isArtillery,
  isGeneral,
  objectives,
  SIDES,
  type Side,
  scenarioOf,
  sideOf,
  UNITS,
  unitIds,
} from './data/index.ts';
import { stackFaultAt } from './rules/02-stacking.ts';
import { barsArtillery } from './rules/03-cost.ts';
import { ABSENT, type GettysburgState, isOnMap, type Table, unitsIn } from './state.ts';

/** What is impossible about this state. */
export function audit(state: GettysburgState): readonly string[] {
  const found: string[] = [];
  const { table: t, setup } = state;
  const { startTurn, endTurn } = scenarioOf(setup.scenario);
  if (t.turn < startTurn || t.turn > endTurn) found.push(`turn ${t.turn} is not in the scenario`);
  for (const name of ['at', 'reduced', 'moved', 'marked', 'engaged'] as const) {
    if (t[name].length !== UNITS) found.push(`column ${name} has ${t[name].length} units`);
  }
  if (t.mustLeave.some(unit => sideOf[unit] !== t.phase)) found.push('a unit of the other side has to leave');
  if (t.control.length !== objectives.length) found.push('control does not fit the objectives');
  for (let unit = 0; unit < UNITS; unit++) auditUnit(t, unit, found);
  auditHexes(state, found);
  auditQuestion(state, found);
  return found;
}

function auditUnit(t: Table, unit: number, found: string[]): void {
  const name = unitIds[unit]!;
  const place = t.at[unit]!;
  if (!Number.isInteger(place) || place < ABSENT || place >= HEXES) found.push(`${name} is nowhere (${place})`);
  if (isGeneral[unit] && t.reduced[unit]) found.push(`general ${name} is reduced`);
  if (t.marked[unit] && !(isOnMap(t, unit) && t.reduced[unit]))
    found.push(`${name} is marked and not reduced on the map`);
  if (place >= 0 && isArtillery[unit] && barsArtillery(place)) found.push(`artillery ${name} is in ${hexIds[place]}`);
}

function auditHexes(state: GettysburgState, found: string[]): void {
  const { table: t } = state;
  const holder = new Map<number, number>();
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = t.at[unit]!;
    if (hex < 0) continue;
    const side = holder.get(hex);
    if (side !== undefined && side !== sideOf[unit]) found.push(`both sides are in ${hexIds[hex]}`);
    holder.set(hex, sideOf[unit]!);
  }
  if (isMoving(state) || t.fight?.chain.length) return; // a hex may be overfull until the move or the retreat ends
  for (const [hex, side] of holder) {
    if (stackFaultAt(t, state.setup, side as Side, hex) && !mayLast(state, side as Side, hex))
      found.push(`too many units in ${hexIds[hex]}`);
  }
}

const isMoving = (state: GettysburgState): boolean => state.stack.at(-1)?.step === 'move';

/** Under 10a3 Hancock's command over the army ends with 1 July: a stack he held may be stuck for a while. */
const mayLast = ({ table: t, setup }: GettysburgState, side: Side, hex: number): boolean =>
  setup.options.includes('10a3') &&
  t.turn > 8 &&
  unitsIn(t, side, hex).some(unit => unitIds[unit] === 'us-gen-hancock');

function auditQuestion({ table: t, stack }: GettysburgState, found: string[]): void {
  if (t.result === null && stack.length === 0) found.push('nobody is asked and the game is not over');
  if (t.fight && stack.at(-1)?.proc !== 'combat') found.push('a battle is open outside combat');
  if (!t.fight && t.battles.some(battle => battle.defenders.length === 0)) found.push('a battle without defenders'); // 4a-b
  if (!SIDES[t.phase]) found.push('no such phase');
}
