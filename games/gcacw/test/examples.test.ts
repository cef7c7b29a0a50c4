import { describe, expect, it } from 'vitest';
import type { MapFile } from '../data/edition.ts';
import { compileBoard, hexNumber, sideBetween, tables } from '../data/index.ts';
import { extendedModifier, extendedResult, isExtended } from '../rules/05-dice.ts';
import { combatValue } from '../state.ts';
import { examplesOf } from './fixture.ts';
import { position } from './table.ts';

describe('GCACW 2.2-strength-disorg the examples of disorganized values', () => {
  it.each(examplesOf('disorganizedCV'))('$id', ({ given, expect: expected }) => {
    const { manpower } = given as { manpower: number };
    const table = position({
      scenario: 'otr-to-the-james',
      units: { 'u-w-f-smith': `1208 manpower ${manpower} disorganized` },
    });
    expect(combatValue(table.t, table.unit('u-w-f-smith')) / 2).toBe((expected as { combatValue: number }).combatValue);
  });
});

describe('GCACW 5.1-ext-roll what marching on and on costs: the example of probabilities', () => {
  interface March {
    readonly side: 'union' | 'confederate';
    readonly exhausted: boolean;
    readonly organized: boolean;
    readonly fatigue: number;
    readonly activations: number;
    readonly manpower: number;
  }
  const unitOf = (side: string): string => (side === 'union' ? 'u-baird' : 'c-hindman');
  /** Expected disorders and losses, in 36ths of 36ths and so on: all dice of all marches. */
  function expected({ side, exhausted, organized, fatigue, activations, manpower }: March): readonly [number, number] {
    const table = position({ units: { [unitOf(side)]: `1110${exhausted ? ' exhausted' : ''}` } });
    const unit = table.unit(unitOf(side));
    let [disorders, losses] = [0, 0];
    const walk = (from: number, left: number, ordered: boolean, chance: number): void => {
      if (left === 0) return;
      if (!isExtended(exhausted, from + 1)) return walk(from + 1, left - 1, ordered, chance);
      for (let die = 1; die <= 6; die++) {
        const result = extendedResult(die + extendedModifier(table.t, unit, from, from + 1), ordered, manpower);
        if (result === 'D') disorders += chance / 6;
        else losses += (Number(result) || 0) * (chance / 6);
        walk(from + 1, left - 1, ordered && result !== 'D', chance / 6);
      }
    };
    walk(fatigue, activations, organized, 1);
    return [disorders, losses];
  }
  it.each(examplesOf('extendedMarch.expectation'))('$id', ({ given, expect: told }) => {
    const { expectedDisorganized, expectedLoss } = told as { expectedDisorganized: number; expectedLoss: number };
    const [disorders, losses] = expected(given as unknown as March);
    expect(disorders).toBeCloseTo(expectedDisorganized, 4);
    expect(losses).toBeCloseTo(expectedLoss, 4);
  });
});

describe('GCACW 6.1-adjacent the numbering of the series’ maps', () => {
  it('R-adj', () => {
    const blank = { columns: 49, rows: 30, features: [], edges: [] as readonly unknown[] };
    const terrain = Object.fromEntries(
      Array.from({ length: 49 }, (_, i) => [String(i + 1).padStart(2, '0'), Array(30).fill('clear')]),
    );
    const board = compileBoard({ ...blank, terrain } as unknown as MapFile, null, tables);
    const { pairs, notPairs } = examplesOf('adjacent')[0]!.given as Record<'pairs' | 'notPairs', [string, string][]>;
    const beside = ([a, b]: [string, string]): boolean =>
      sideBetween(board, hexNumber(board, a), hexNumber(board, b)) >= 0;
    expect([pairs.map(beside), notPairs.map(beside)]).toEqual([pairs.map(() => true), notPairs.map(() => false)]);
  });
});

describe('GCACW 5.2-ex-thomas the example of a leader’s activation, E-3', () => {
  it('Negley marches with five points, Brannan digs; Baird is too tired, Davis of another corps', () => {
    const table = position({
      units: {
        ...{ 'u-baird': '0717 fatigue 4', 'u-negley': '0718', 'u-brannan': '0817 fatigue 2', 'u-davis': '0816' },
        'c-hindman': '1603',
      },
      leaders: { 'uL-thomas': 'u-baird' },
      options: ['entrench-1863'],
      dice: [4, 6, 1],
    });
    const activate = (...units: string[]) => ({ type: 'activate', leader: 'uL-thomas', units }) as const;
    table.refused(activate('u-baird'), '5.1-fatigue-3');
    table.refused(activate('u-davis'), '5.2-2-units');
    table.act({ ...activate('u-negley', 'u-brannan'), dig: ['u-brannan'] });
    table.act({ type: 'transfer', leader: 'uL-thomas', to: 'u-brannan' }).next('u-negley');
    expect([table.points, table.how('u-negley')]).toEqual([5, 'manpower 9 fatigue 1']);
    table.end();
    expect([table.with('uL-thomas'), table.how('u-brannan')]).toEqual([
      'u-brannan',
      'manpower 11 fatigue 4 works breastworksBuild',
    ]);
    expect(table.asked[1]).toBe('cycle.winner');
    table.done();
  });
});
