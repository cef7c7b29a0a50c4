import { picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { BARRED_SIDE, SIDES, type Side, scenarios, sideBetween } from '../data/index.ts';
import { fetchScenario } from '../entry.ts';
import { inAnyZoneOf, inZoneOf } from '../rules/02-zones.ts';
import { marchReach } from '../rules/06-move.ts';
import { BARRED, stepPrice, whyBarred } from '../rules/06-steps.ts';
import { hexId, of, sideOf } from '../state.ts';
import { laid } from './fixture.ts';
import { neighboursOf, type SlowBoard, type SlowUnit, slowPrice, slowZone } from './slow-movement.ts';
import { position, type Table } from './table.ts';
import { slowed, thrown } from './thrown.ts';

const BOARDS = 300;
/** One scenario for each map: the one that uses all of it. */
const PLAYED = [...new Map(scenarios.map(each => [each.map, each.id])).values()];

describe.each(PLAYED)('on random boards of %s', scenario => {
  it(`zones and the price of every step of some units are those of a slow and obvious reader, ${BOARDS} times`, async () => {
    const { map } = (await fetchScenario(scenario))!;
    const pick = picker(1864);
    const plain = await laid(`${scenario}-plain`, scenario, { scenario: each => ({ ...each, specialRules: [] }) });
    const empty = position({ scenario: plain });
    const wrong: string[] = [];
    for (let i = 0; i < BOARDS && wrong.length < 5; i++) {
      const table = thrown(empty, pick);
      const slow = slowed(table, map);
      for (let n = 0; n < 6; n++) compare(table, slow, slow.units[pick(slow.units.length)]!, wrong);
    }
    expect(wrong).toEqual([]);
  });
});

function compare(table: Table, slow: SlowBoard, unit: SlowUnit, wrong: string[]): void {
  const { t } = table;
  const { board } = of(t);
  for (const to of neighboursOf(unit.hex).filter(slow.isIn)) {
    for (const [side, name] of SIDES.entries()) {
      const fast = inZoneOf(t, side as Side, table.hex(to))
        ? 'normal'
        : inAnyZoneOf(t, side as Side, table.hex(to))
          ? 'restricted'
          : null;
      if (fast !== slowZone(slow, name, to)) wrong.push(`${name} zone in ${to}: ${fast}, ${slowZone(slow, name, to)}`);
    }
    const edge = sideBetween(board, table.hex(unit.hex), table.hex(to));
    const { price, zones } = stepPrice(t, table.unit(unit.id), edge);
    const fast = zones ? 'all' : price >= BARRED_SIDE ? null : price / 2;
    const expected = slowPrice(slow, unit, to);
    if (fast !== expected) wrong.push(`${unit.id} ${unit.hex} to ${to}: ${fast}, ${expected}`);
    if ((fast === null) !== (whyBarred(t, table.unit(unit.id), edge) !== null))
      wrong.push(`${unit.hex} to ${to}: no reason`);
  }
}

describe('the reach of a march', () => {
  it('holds just the hexes that single steps lead to, at the same cost', () => {
    const pick = picker(7);
    const empty = position();
    for (let i = 0; i < 40; i++) {
      const table = thrown(empty, pick);
      const { t } = table;
      const unit = of(t).units.ids.findIndex((_, each) => t.at[each]! >= 0);
      const left = 2 * (1 + pick(8));
      t.march = {
        ...{ unit, from: t.at[unit]!, left, cut: 0, moved: 0, attacked: 0, forced: 0, weary: 0, begun: 0, over: 0 },
        ...{ barred: 0, zoned: 0, advanced: -1, seen: -1, alert: [], declined: [] },
      };
      const { cost } = marchReach(t, t.march);
      expect([...walked(table, unit, left)].sort()).toEqual(
        [...cost].flatMap((each, hex) => (each < BARRED ? [`${hexId(t, hex)} ${each}`] : [])).sort(),
      );
    }
  });
});

/** Every hex a unit can be walked to, step by step, with the least it costs. */
function walked({ t }: Table, unit: number, left: number): Set<string> {
  const { board } = of(t);
  const start = t.at[unit]!;
  const best = new Map([[start, 0]]);
  const enemy = (1 - sideOf(t, unit)) as Side;
  for (let again = true; again; ) {
    again = false;
    for (const [hex, spent] of [...best]) {
      if (hex !== start && inZoneOf(t, enemy, hex)) continue;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        if (board.neighbours[side]! < 0) continue;
        const { price, zones } = stepPrice(t, unit, side);
        const total = spent + (zones ? left : price);
        const may = price < BARRED && (total <= left || hex === start);
        if (!may || total >= (best.get(board.neighbours[side]!) ?? BARRED)) continue;
        if (spent > left) continue;
        best.set(board.neighbours[side]!, total);
        again = true;
      }
    }
  }
  return new Set([...best].map(([hex, cost]) => `${hexId(t, hex)} ${cost}`));
}
