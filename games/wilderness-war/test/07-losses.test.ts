import { describe, expect, it } from 'vitest';
import { crt, crtColumns, raidLosses, raidSuccess, siegeIncrease } from '../data/index.ts';
import { columnFor, rowFor } from '../rules/07-fire.ts';
import {
  ARMSTRONG,
  ARTOIS,
  at,
  BEARN,
  BR_MILITIA,
  CAMBIS,
  CHEROKEE,
  CHEROKEE2,
  fires,
  GOREHAM,
  GUYENNE,
  HURON,
  LA_SARRE,
  LANGUEDOC,
  LIGHT,
  lose,
  MARIN,
  MOHAWK,
  muster,
  NY1,
  places,
  R44,
  R48,
  ROGERS,
  strike,
} from './07-help.ts';
import type { Position } from './table.ts';

/** A French attack from Juniata on Raystown. */
const raystown = (british: Record<string, string>, leader: string, french: readonly string[], ...dice: number[]) =>
  strike(
    { active: 'french', pieces: { ...at('juniata', leader, ...french), ...british }, dice },
    'raystown',
    leader,
    ...french,
  );
const four = [BEARN, GUYENNE, ARTOIS, CAMBIS];

describe('WW 7.61a how steps are lost', () => {
  it('flips a full unit, eliminates a reduced one', () => {
    const one = strike(
      { pieces: { ...at('albany', 'webb', R44), [HURON]: 'kinderhook' }, dice: [3, 2] },
      'kinderhook',
      'webb',
      R44,
    );
    expect([one.isReduced(HURON), one.where(HURON)]).toEqual([true, one.where(HURON)]);
    expect(one.where(HURON)).not.toBe('off');
    const pieces = { ...at('albany', 'webb', R44), [HURON]: 'kinderhook reduced' };
    expect(strike({ pieces, dice: [3, 2] }, 'kinderhook', 'webb', R44).where(HURON)).toBe('off');
  });
});

describe('WW 7.61b fate of eliminated units', () => {
  it('takes Regulars and Coureurs out of the game, the others to the pool', () => {
    const dies = (unit: string, side: 'british' | 'french') => {
      const from = side === 'french' ? ['webb', R44] : ['dieskau', BEARN];
      const pieces = { ...at('juniata', ...from), [unit]: 'raystown reduced' };
      const active = side === 'french' ? 'british' : 'french';
      return strike({ active, pieces, dice: [5, 2] }, 'raystown', from[0]!, from[1]!).where(unit);
    };
    expect([GUYENNE, MARIN, HURON].map(unit => dies(unit, 'french'))).toEqual(['gone', 'gone', 'off']);
    expect([R44, NY1, LIGHT, ROGERS].map(unit => dies(unit, 'british'))).toEqual(['gone', 'off', 'off', 'off']);
  });
});

describe('WW 7.62a odd losses from Drilled Troops', () => {
  const british = { ...at('raystown', R44, ROGERS, GOREHAM, ARMSTRONG), [NY1]: 'raystown reduced' };
  const six = [...four, LANGUEDOC, LA_SARRE];
  it('takes losses 1, 3 and 5 from them', () => {
    const table = raystown(british, 'dieskau', six, 6, 2);
    table.act(lose(BEARN)).act(lose(GUYENNE));
    expect(table.asked).toEqual(['british', 'losses.choose']);
    table.act(lose(ROGERS)); // loss 1 fell on the 44th, the only full one
    expect(table.isReduced(R44)).toBe(true);
    table.refused(lose(GOREHAM), '7.62a');
    table.act(lose(R44)).act(lose(GOREHAM));
    expect(places(table, R44, NY1, ARMSTRONG)).toEqual(['gone', 'off', table.where(ARMSTRONG)]);
    expect([table.isReduced(GOREHAM), table.isReduced(ARMSTRONG)]).toEqual([true, false]);
    table.done();
  });
  it('lets any be chosen when there are none', () => {
    const table = raystown(at('raystown', ROGERS, GOREHAM, ARMSTRONG), 'dieskau', four, 5, 2);
    table.act(lose(BEARN)).act(lose(GUYENNE));
    expect(table.said('unit.reduced').map(({ args }) => args.unit)).toEqual([BEARN, GUYENNE]);
    for (const unit of [ROGERS, GOREHAM, ARMSTRONG]) table.allowed(lose(unit));
  });
  it('takes two of three from them in 2010, in any order', () => {
    const pieces = { ...at('juniata', 'dieskau', ...four), ...at('raystown', R44, ROGERS, GOREHAM, ARMSTRONG) };
    const options = ['basic', '2010-losses'];
    const p: Position = { active: 'french', options, pieces, dice: [5, 2] };
    const table = strike(p, 'raystown', 'dieskau', ...four);
    while (table.asked[0] === 'french') table.act(table.offered()[0]!);
    expect(table.isReduced(R44)).toBe(false);
    table.act(lose(ROGERS));
    expect([places(table, R44, GOREHAM), table.isReduced(GOREHAM)]).toEqual([['gone', table.where(GOREHAM)], false]);
    table.done();
  });
});

describe('WW 7.62b, 7.63a odd-loss rule before reduce-first', () => {
  const indians = { ...at('raystown', LIGHT, CHEROKEE, CHEROKEE2), [MOHAWK]: 'raystown reduced' };
  it('kills the reduced Light Infantry while full Indians remain', () => {
    const table = raystown(indians, 'dieskau', four, 5, 2).act(lose(BEARN));
    expect(table.isReduced(LIGHT)).toBe(true); // loss 1, the only Drilled unit
    table.refused(lose(MOHAWK), '7.63a');
    table.refused(lose(LIGHT), '7.63a');
    table.act(lose(CHEROKEE));
    expect(places(table, LIGHT, MOHAWK)[0]).toBe('off'); // loss 3
    expect([table.isReduced(CHEROKEE), table.isReduced(CHEROKEE2)]).toEqual([true, false]);
    table.done();
  });
  it('reduces full Drilled Troops before it kills reduced ones on an odd loss', () => {
    const pieces = { ...at('raystown', NY1, R48, ROGERS), [R44]: 'raystown reduced' };
    const table = raystown(pieces, 'dieskau', four, 5, 2);
    table.act(lose(BEARN)).act(lose(GUYENNE));
    table.refused(lose(R44), '7.63a');
    table.allowed(lose(NY1));
  });
});

describe('WW 7.64a step losses never kill leaders', () => {
  it('lets them retreat when all units die', () => {
    const pieces = { ...at('carlisle', 'webb', R44), dumas: 'raystown', [HURON]: 'raystown reduced' };
    const table = strike({ pieces, dice: [5, 2] }, 'raystown', 'webb', R44);
    expect(table.where(HURON)).toBe('off');
    expect(table.asked).toEqual(['french', 'retreat.choose']);
    table.act({ type: 'retreat', pieces: ['dumas'], to: 'juniata' });
    expect(table.where('dumas')).toBe('juniata');
  });
});

describe('WW 7.91a militia go home first', () => {
  it('goes back to the box as it is, before the retreat', () => {
    const pieces = {
      ...at('northampton', 'dieskau', BEARN, GUYENNE),
      [BR_MILITIA]: 'militia-northern',
      [ROGERS]: 'kinderhook',
    };
    const table = strike({ active: 'french', pieces, dice: [2, 2] }, 'kinderhook', 'dieskau', BEARN, GUYENNE);
    table.act(muster(BR_MILITIA));
    table.act(lose(BR_MILITIA));
    expect([table.where(BR_MILITIA), table.isReduced(BR_MILITIA)]).toEqual(['militia-northern', true]);
    expect(table.asked).toEqual(['british', 'retreat.choose']);
    table.refused({ type: 'retreat', pieces: [BR_MILITIA], to: 'poughkeepsie' }, '7.91b');
  });
  it('does not bring back those who died', () => {
    const pieces = { ...at('northampton', 'dieskau', BEARN, GUYENNE), [BR_MILITIA]: 'militia-northern reduced' };
    const more = { [ROGERS]: 'kinderhook reduced' };
    const p: Position = { active: 'french', pieces: { ...pieces, ...more }, dice: [2, 2] };
    const table = strike(p, 'kinderhook', 'dieskau', BEARN, GUYENNE).act(muster(BR_MILITIA));
    expect(places(table, BR_MILITIA, ROGERS)).toEqual(['off', 'off']);
  });
});

const CRT = [
  [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3],
  [0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4],
  [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5],
  [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5],
  [0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5],
  [1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6],
  [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7],
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8],
];

describe('WW table-crt-a, table-crt-c CRT columns and values', () => {
  it('finds the column of every strength', () => {
    const first = [0, 1, 2, 3, 4, 6, 9, 13, 17, 22, 28];
    const last = [0, 1, 2, 3, 5, 8, 12, 16, 21, 27, 99];
    expect(first.map(columnFor)).toEqual(crtColumns.map((_, i) => i));
    expect(last.map(columnFor)).toEqual(crtColumns.map((_, i) => i));
  });
  it('has the 88 values', () => expect(crt).toEqual(CRT));
});

describe('WW table-crt-b CRT rows are clamped', () => {
  it('uses the lowest and the highest row', () => {
    expect([-2, -1, 0, 1, 6, 7, 8, 9].map(rowFor)).toEqual([0, 0, 0, 1, 6, 7, 7, 7]);
    const pieces = { ...at('carlisle', 'wolfe', R44, ROGERS), [MARIN]: 'raystown' };
    const table = strike({ pieces, dice: [6, 2] }, 'raystown', 'wolfe', R44, ROGERS);
    expect(table.said('battle.result')[0]!.args.cell).toBe('crt 7 4-5');
    const forts = { raystown: 'french stockade' };
    const weak = strike(
      { pieces: { ...at('carlisle', 'webb', R44), [MARIN]: 'raystown' }, forts, dice: [1, 2] },
      'raystown',
      'webb',
      R44,
    );
    expect(weak.said('battle.result')[0]!.args).toMatchObject({ cell: 'crt 0 3', steps: 0 });
  });
});

describe('WW table-crt-e double, then shift', () => {
  it('doubles 5 to 10 and shifts to 6-8', () => {
    const pieces = { ...at('juniata', 'dumas', BEARN, HURON, MARIN), ...at('raystown', R44) };
    const table = strike(
      {
        active: 'french',
        pieces: { ...pieces, villiers: 'juniata' },
        fieldworks: { raystown: 'british' },
        hands: { french: [1, 11] },
        dice: [2],
      },
      'raystown',
      'villiers',
      BEARN,
      HURON,
      MARIN,
    ).respond(11);
    expect(fires(table)).toEqual(['french 1 on 6-8']);
    table.done();
  });
  it('doubles 4 to 8 and shifts to 4-5: a 3 after the shift, doubled, would be 6-8', () => {
    const pieces = { ...at('juniata', 'villiers', BEARN, HURON), ...at('raystown', R44) };
    const fieldworks = { raystown: 'british' } as const;
    const p = { active: 'french', pieces, fieldworks, hands: { french: [1, 11] }, dice: [2, 2] } as const;
    const table = strike(p, 'raystown', 'villiers', BEARN, HURON).respond(11);
    expect(fires(table)[0]).toBe('french 1 on 4-5');
    table.done();
  });
});

describe('WW table-raid-a, table-raid-b raid table', () => {
  it('has the losses of both columns and succeeds from 5', () => {
    expect(raidLosses).toEqual([
      [2, 1, 1, 0, 2, 1, 0, 0],
      [2, 0, 0, 0, 1, 1, 0, 0],
    ]);
    expect(raidSuccess).toBe(5);
  });
});

describe('WW table-siege-a siege table', () => {
  it('raises by 1 from 3 and by 2 from 6', () => expect(siegeIncrease).toEqual([0, 0, 0, 1, 1, 1, 2, 2]));
});
