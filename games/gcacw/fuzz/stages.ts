import { type Pick, pending } from '@bivouac/kernel';
import { CONFEDERATE, enemyOf, INFANTRY, MINOR, type Side, UNION } from '../data/index.ts';
import { game } from '../game.ts';
import { isHeld, zoneAcross } from '../rules/02-zones.ts';
import { BARRED, entryPrice } from '../rules/06-steps.ts';
import { type CampaignState, of, onMap, place, type Table } from '../state.ts';

// Positions that chance hardly comes to: the armies in touch, tired and shaken.

/** A hex within so many steps of this unit that it could have come to on foot. */
function wander(t: Table, unit: number, from: number, steps: number, pick: Pick): number {
  const { neighbours } = of(t).board;
  let hex = from;
  for (let n = 0; n < steps; n++) {
    const side = hex * 6 + pick(6);
    if (neighbours[side]! >= 0 && entryPrice(t, unit, side) < BARRED) hex = neighbours[side]!;
  }
  return hex;
}

/** Every other unit of a side comes up to some enemy; leaders are where their units are. */
function closeIn(t: Table, side: Side, pick: Pick): void {
  for (const unit of onMap(t, side)) {
    const enemies = onMap(t, enemyOf(side));
    if (pick(2) === 0 || enemies.length === 0) continue;
    const hex = wander(t, unit, t.at[enemies[pick(enemies.length)]!]!, 2, pick);
    if (!isHeld(t, enemyOf(side), hex)) place(t, unit, hex);
  }
}

function shake(t: Table, pick: Pick): void {
  for (let unit = 0; unit < of(t).units.count; unit++) {
    if (t.at[unit]! < 0) continue;
    t.fatigue[unit] = pick(5);
    t.organized[unit] = pick(3) === 0 ? 0 : 1;
    t.exhausted[unit] = pick(3) === 0 ? 1 : 0;
    t.demoralized[unit] = Math.max(0, pick(7) - 4);
  }
}

/** Units are moved, unless the open question would be put to nobody then. */
function moved(state: CampaignState, how: () => void): void {
  const before = state.table.at.slice();
  how();
  if (pending(game, state).length > 0) return;
  before.forEach((hex, unit) => {
    place(state.table, unit, hex);
  });
}
const inTouch = (state: CampaignState, pick: Pick): void =>
  moved(state, () => closeIn(state.table, pick(2) === 0 ? UNION : CONFEDERATE, pick));

/** The same after hard days. */
const worn = (state: CampaignState, pick: Pick): void => {
  inTouch(state, pick);
  shake(state.table, pick);
};

/** Infantry stands at the rivers, rested: for bridges and pontoons. */
const onBanks = (state: CampaignState, pick: Pick): void =>
  moved(state, () => {
    const { table: t } = state;
    const { board, units } = of(t);
    const banks = Array.from(board.onMap.keys()).filter(
      hex =>
        board.onMap[hex] === 1 &&
        board.water.subarray(hex * 6, hex * 6 + 6).some(water => water >= MINOR) &&
        board.offRoad[0]![hex]! < BARRED,
    );
    for (let unit = 0; unit < units.count; unit++) {
      const hex = banks[pick(Math.max(1, banks.length))];
      const side = unit < units.union ? UNION : CONFEDERATE;
      if (t.at[unit]! < 0 || units.arm[unit] !== INFANTRY || hex === undefined || pick(2) === 0) continue;
      if (!isHeld(t, enemyOf(side), hex)) place(t, unit, hex);
    }
    for (let crossing = 0; crossing < t.down.length; crossing++) if (pick(3) === 0) t.down[crossing] = 1;
    t.stamp++;
  });

/** Units at their full strength, some of them beaten, crowd two neighbouring hexes: for the far columns of the combat table. */
const massed = (state: CampaignState, pick: Pick): void =>
  moved(state, () => {
    const { table: t } = state;
    const { board, units, title } = of(t);
    const enemies = onMap(t, CONFEDERATE);
    const hex = t.at[enemies[pick(Math.max(1, enemies.length))] ?? 0]!;
    const sides = [0, 1, 2, 3, 4, 5].map(direction => hex * 6 + direction);
    const near = sides.filter(side => zoneAcross(t, side) > 0).map(side => board.neighbours[side]!);
    const from = near[pick(Math.max(1, near.length))];
    if (from === undefined || isHeld(t, CONFEDERATE, from)) return;
    const crowd = 1 + pick(6);
    for (let unit = 0; unit < units.count; unit++) {
      if (t.at[unit]! < 0 || pick(6) >= crowd) continue;
      place(t, unit, unit < units.union ? from : hex);
      t.manpower[unit] = 1 + pick(title.maxManpower);
      t.fatigue[unit] = pick(3);
      t.demoralized[unit] = Math.max(0, pick(9) - 6);
    }
  });

export const stages = [inTouch, worn, onBanks, massed, massed];
