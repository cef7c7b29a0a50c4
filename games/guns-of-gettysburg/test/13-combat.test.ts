import { describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, board, positionNumber } from '../data/index.ts';
import { faceInto } from '../rules/10-moves.ts';
import {
  combatSum,
  type Fight,
  flanksThreatened,
  hurtsAttacker,
  hurtsDefender,
  isWon,
  threatens,
} from '../rules/13-combat.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

interface Wanted {
  base: number;
  modifiers: Record<string, number>;
  result: number;
  winner: string;
  reduced: string[];
}
const sumOf = (
  table: Table,
  fight: Partial<Omit<Fight, 'target' | 'area'>> & { at: string; from: string; leads: string | null; defends: string },
) => {
  const { at, from, leads, defends, ...more } = fight;
  const sum = combatSum(table.t, {
    ...{
      target: positionNumber(at),
      area: areaNumber(from),
      attacker: leads ? blockNumber(leads) : 0,
      defender: blockNumber(defends),
    },
    ...{ rear: false, attackers: 2, hits: 0, wonFirst: false, by: 1 as const },
    ...more,
  });
  return {
    ...sum,
    winner: isWon(sum.result) ? 'attacker' : 'defender',
    reduced: [...(hurtsAttacker(sum.result) ? ['attacker'] : []), ...(hurtsDefender(sum.result) ? ['defender'] : [])],
  };
};
const wanted = ({ base, modifiers, result, winner, reduced }: Wanted) => ({ base, modifiers, result, winner, reduced });

describe('GOG 13.8.4i, 19.1a, 13.8.3a the Iron Brigade leads', () => {
  const { given, expect: expected } = example('iron-brigade');
  interface Given {
    defendingLeader?: string;
  }
  it.each(outcomes<Given, Wanted>('iron-brigade').filter(each => each.defendingLeader))(
    'worked example: $label',
    ({ label, defendingLeader }) => {
      const table = position({ blocks: placed(given['blocks']) });
      expect(sumOf(table, { at: 'p100', from: 'mcpherson', leads: 'heth-f1', defends: defendingLeader! })).toEqual(
        wanted(expected[label] as Wanted),
      );
    },
  );
});

describe('GOG 13.8.3b, 13.8.4a, 13.8.4e, 13.8.5a, 13.8.6b, 13.8.6f the charge comes home', () => {
  interface Given {
    attackingLeader: string | null;
    hitsOnBlocks?: number;
    attackersOnPosition: string[];
  }
  it.each(outcomes<Given, Wanted>('close-combat-1'))(
    'worked example: $label',
    ({ attackingLeader, hitsOnBlocks, attackersOnPosition, expected }) => {
      const table = position({ blocks: { 'hancock-f1': 'p176 codori-north' } });
      const fight = {
        at: 'p176',
        from: 'codori-north',
        leads: attackingLeader,
        defends: 'hancock-f1',
        hits: hitsOnBlocks ?? 1,
        attackers: attackersOnPosition.length,
      };
      expect(sumOf(table, fight)).toEqual(wanted(expected));
    },
  );
  it('the Union gets nothing for attacking', () => {
    const table = position({ blocks: { 'pickett-f1': 'p176 leister' } });
    const sum = sumOf(table, { at: 'p176', from: 'leister', leads: 'hancock-f1', defends: 'pickett-f1', by: 0 });
    expect([sum.result, sum.winner, sum.reduced]).toEqual([0, 'defender', ['attacker', 'defender']]);
  });
});

describe('GOG 13.8.6a, 13.8.6b, 13.8.6c who is reduced', () => {
  it('by the result', () => {
    const who = (result: number) => [isWon(result), hurtsAttacker(result), hurtsDefender(result)];
    expect([-4, -2, -1, 0, 1, 2, 5].map(who)).toEqual([
      [false, true, false],
      [false, true, false],
      [false, true, true],
      [false, true, true],
      [true, true, true],
      [true, false, true],
      [true, false, true],
    ]);
  });
});

describe('GOG 3.2f, 13.8.4b, 13.8.4d, 13.8.4g, 13.8.4h, 13.8.7a, 13.8.7b, 13.8.7c, 13.8.7d, 13.8.7e slope, works and flanks', () => {
  const { given, expect: expected } = example('close-combat-2');
  const all = placed(given['blocks']);
  const works = [faceInto(positionNumber('p131'), areaNumber('winebrenner'))];
  const table = (p: Position = {}): Table => position({ blocks: all, ...p });
  it('worked example: who threatens whom', () => {
    const at = table();
    const target = positionNumber('p131');
    const crossings = board.crossingsOf[target]!;
    const ways = (block: string, rear: string): boolean =>
      crossings.some(
        c =>
          board.positionsAt[c]!.includes(at.t.at[at.number(block)]!) &&
          threatens(at.t, at.number(block), c, target, areaNumber(rear)),
      );
    expect(['johnson-f1', 'johnson-f2', 'rodes-f1'].map(block => ways(block, 'cemetery-hill'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(ways('slocum-f1', 'winebrenner')).toBe(true);
    expect(flanksThreatened(at.t, 0, target, areaNumber('cemetery-hill'))).toBe(2);
  });
  it('a swing of two steps goes past nobody of the victim’s', () => {
    const flanks = (more: Record<string, string>): number => {
      const { t } = position({ blocks: { 'early-f1': 'p009 hoffman', 'howard-f1': 'p031 seven-stars', ...more } });
      return flanksThreatened(t, 0, positionNumber('p031'), areaNumber('arnold'));
    };
    expect(flanks({})).toBe(1);
    expect(flanks({ 'sykes-f1': 'p016 arnold' })).toBe(0);
    expect(flanks({ 'sykes-f1': 'p026 seven-stars' })).toBe(1); // on the other way round
    expect(flanks({ 'rodes-f1': 'p016 arnold' })).toBe(1); // a friend is no hindrance
  });
  it.each([
    ['one-attacker', 1],
    ['two-attackers', 2],
  ] as const)('worked example: %s', (label, attackers) => {
    const sum = sumOf(table(), { at: 'p131', from: 'winebrenner', leads: 'early-f1', defends: 'howard-f1', attackers });
    expect(sum).toEqual(wanted(expected[label] as Wanted));
  });
  it('worked example: works, no bystanders', () => {
    const { 'howard-f1': howard, 'early-f1': early } = all;
    const alone = table({
      blocks: { 'howard-f1': howard!, 'early-f1': early! },
      table: { works: [...works, ...works] },
    });
    expect(sumOf(alone, { at: 'p131', from: 'winebrenner', leads: 'early-f1', defends: 'howard-f1' })).toEqual(
      wanted(expected['works-no-bystanders'] as Wanted),
    );
    expect(
      sumOf(alone, { at: 'p131', from: 'cemetery-hill', leads: 'early-f1', defends: 'howard-f1' }).modifiers,
    ).toEqual({ confederateAttacker: 1 });
  });
});

describe('GOG 13.8.4c, 3.2g obstructed on both sides', () => {
  it('costs the attacker 1, on one side nothing', () => {
    const both = position({ blocks: { 'slocum-f1': 'p151 rock-creek-s' } });
    expect(
      sumOf(both, { at: 'p151', from: 'culps-hill', leads: 'early-f1', defends: 'slocum-f1' }).modifiers[
        'doubleObstruction'
      ],
    ).toBe(-1);
    const one = position({ blocks: { 'slocum-f1': 'p088 willoughby-n' } });
    expect(
      sumOf(one, { at: 'p088', from: 'willoughby-n', leads: 'early-f1', defends: 'slocum-f1' }).modifiers[
        'doubleObstruction'
      ],
    ).toBeUndefined();
  });
});
