import { copy, type Pick } from '@bivouac/kernel';
import { ARMS, hexNumber, type MapFile, SIDES, type Side, sideBetween } from '../data/index.ts';
import { combatValue, hexId, of, sideOf, touch } from '../state.ts';
import type { SlowBoard, SlowUnit } from './slow-movement.ts';
import { Table } from './table.ts';

// Random boards, and the same for a slow reader.

/** Units thrown on the map, some of them in heaps; crossings broken, pontoons laid, perhaps rain. */
export function thrown(empty: Table, pick: Pick): Table {
  const table = new Table(copy(empty.state));
  const { t } = table;
  const { board, units } = of(t);
  const land = board.hexIds.map((_, hex) => hex).filter(hex => board.onMap[hex] === 1 && board.terrain[hex] !== 9);
  const centre = land[pick(land.length)]!;
  const near = land.filter(hex => Math.abs(hex - centre) < 4 * board.grid.cols);
  const held = new Map<number, Side>();
  for (let unit = 0; unit < units.count; unit++) {
    const among = pick(3) === 0 ? land : near;
    const hex = among[pick(among.length)]!;
    if ((held.get(hex) ?? sideOf(t, unit)) !== sideOf(t, unit)) continue;
    held.set(hex, sideOf(t, unit));
    t.at[unit] = hex;
    t.manpower[unit] = 1 + pick(12);
    t.organized[unit] = pick(2);
  }
  t.down = t.down
    .map(() => (pick(4) === 0 ? 1 : 0))
    .map((down, i) => ([2, 3].includes(board.crossings[i]!.kind) ? down : 0));
  const rivers = [...board.water.keys()].filter(side => board.water[side]! >= 2 && board.neighbours[side]! >= 0);
  for (let i = 0; i < 3 && rivers.length > 0; i++) {
    const side = rivers[pick(rivers.length)]!;
    const twin = sideBetween(board, board.neighbours[side]!, Math.trunc(side / 6));
    const low = Math.min(side, twin);
    if (!t.pontoons.some(each => each.side === low)) t.pontoons.push({ side: low, owner: pick(2) as Side }); // §10.1-one-per-side
  }
  t.rain = pick(3) === 0 ? 1 : 0;
  t.flood = [pick(3) === 0 ? 1 : 0, pick(3) === 0 ? 1 : 0];
  touch(t);
  return table;
}

export function slowed({ t }: Table, map: MapFile): SlowBoard {
  const { board, units } = of(t);
  const on = units.ids.map((_, unit) => unit).filter(unit => t.at[unit]! >= 0);
  return {
    map,
    isIn: hex => hexNumber(board, hex) >= 0,
    units: on.map(
      (unit): SlowUnit => ({
        ...{ id: units.ids[unit]!, side: SIDES[sideOf(t, unit)]!, type: ARMS[units.arm[unit]!]! },
        ...{ hex: hexId(t, t.at[unit]!), manpower: t.manpower[unit]!, value: combatValue(t, unit) / 2 },
      }),
    ),
    rain: t.rain === 1,
    unfordable: { minor: t.flood[0] === 1, major: t.flood[1] === 1 },
    destroyed: board.crossings.filter((_, i) => t.down[i] === 1).map(each => each.name),
    pontoons: t.pontoons.map(({ side, owner }) => {
      const [a, b] = [hexId(t, Math.trunc(side / 6)), hexId(t, board.neighbours[side]!)];
      return { side: a < b ? `${a}-${b}` : `${b}-${a}`, owner: SIDES[owner]! };
    }),
  };
}
