import { picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { enemyOf, SIDES, scenarios } from '../data/index.ts';
import { fetchScenario } from '../entry.ts';
import { newAttack } from '../rules/07-attack.ts';
import { flanksOf } from '../rules/07-flank.ts';
import { newRetreat } from '../rules/07-retreat.ts';
import { NORMAL, ROUT, waysOn } from '../rules/07-ways.ts';
import { hexId, isHeldBy, of, sideOf } from '../state.ts';
import { laid } from './fixture.ts';
import { slowFlank, slowWays } from './slow-combat.ts';
import { position, type Table } from './table.ts';
import { slowed, thrown } from './thrown.ts';

const BOARDS = 70; // of each of nine maps
/** One scenario for each map; no redoubts, no works are thrown, and Stonewall’s Last Battle has its own test. */
const PLAYED = [...new Map(scenarios.map(each => [each.map, each.id])).values()];

/** A unit and an enemy hex next to it. */
function meeting(table: Table): { unit: number; target: number } | null {
  const { t } = table;
  const { board, units } = of(t);
  for (let unit = 0; unit < units.count; unit++) {
    if (t.at[unit]! < 0) continue;
    for (let edge = t.at[unit]! * 6; edge < t.at[unit]! * 6 + 6; edge++) {
      const target = board.neighbours[edge]!;
      if (target >= 0 && isHeldBy(t, enemyOf(sideOf(t, unit)), target) && board.redoubt[target] === 0)
        return { unit, target };
    }
  }
  return null;
}

describe.each(PLAYED)('on random boards of %s', scenario => {
  it(`flanks and the first hexes of retreats are those of a slow and obvious reader, ${BOARDS} times`, async () => {
    const { map } = (await fetchScenario(scenario))!;
    const pick = picker(1862);
    const bare = await laid(`${scenario}-bare`, scenario, { scenario: each => ({ ...each, specialRules: [] }) });
    const empty = position({ scenario: bare });
    const wrong: string[] = [];
    let compared = 0;
    for (let i = 0; i < 4 * BOARDS && compared < BOARDS && wrong.length < 5; i++) {
      const table = thrown(empty, pick);
      const { t } = table;
      t.demoralized = t.demoralized.map(() => (pick(5) === 0 ? 1 : 0));
      t.works = t.works.map(() => 0);
      const met = meeting(table);
      if (!met) continue;
      compared++;
      const slow = slowed(table, map);
      const { unit, target } = met;
      const side = sideOf(t, unit);
      const ids = of(t).units.ids;
      const down = ids.filter((_, each) => t.demoralized[each] === 1);
      if (!(side === 1 && of(t).title.confederateIgnoresFlankStep3b) && of(t).title.maxCombatValue === 'other') {
        const fast = flanksOf(t, newAttack(t, side, [unit], t.at[unit]!, target));
        const counted = {
          covered: fast.filter(each => each.covered).length,
          reduces: fast.filter(each => each.reduces).length,
        };
        const expected = slowFlank(slow, ids[unit]!, hexId(t, target), down);
        if (JSON.stringify(counted) !== JSON.stringify(expected))
          wrong.push(`${ids[unit]} on ${hexId(t, target)}: ${JSON.stringify(counted)}, ${JSON.stringify(expected)}`);
      }
      const kind = pick(2) === 0 ? NORMAL : ROUT;
      const [least, most] = kind === NORMAL ? [2, 4] : [4, 6];
      const r = newRetreat(enemyOf(side), [], kind, target, t.at[unit]!);
      const names = waysOn(t, r)
        .map(way => hexId(t, way.hex))
        .sort();
      const ways = slowWays(slow, {
        ...{ side: SIDES[enemyOf(side)]!, start: hexId(t, target), active: hexId(t, t.at[unit]!), least, most },
        firsts: kind === NORMAL ? 1 : 4,
      });
      if (names.join() !== ways.join()) wrong.push(`from ${hexId(t, target)} kind ${kind}: ${names}; ${ways}`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(BOARDS / 2);
  });
});
