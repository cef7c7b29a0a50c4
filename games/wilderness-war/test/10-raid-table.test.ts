import { describe, expect, it } from 'vitest';
import { BEARN, GUYENNE, halt, LERY, lose, MARIN, scored, VIRGINIA } from './07-help.ts';
import { position, type Table } from './table.ts';

// Every row of both columns of the Raid Table, played.

const MILITIA = {
  'br-militia-colonial-militia-1': 'militia-southern',
  'br-militia-colonial-militia-2': 'militia-southern',
};

/** A raid on Augusta whose modified die is this row: Militia make a 0, Dumas a 7. */
function raid(row: number, stockade: boolean): Table {
  const leader = row === 7 ? 'dumas' : 'bougainville';
  const die = Math.max(1, Math.min(6, row));
  const rolls = die === 1 || (die === 6 && stockade) ? [die, 4] : [die]; // the leader’s fate
  const pieces = { [leader]: 'allegheny-south', [MARIN]: 'allegheny-south', [LERY]: 'allegheny-south' };
  const table = position({
    options: ['basic'],
    pieces: { ...pieces, ...(row === 0 ? MILITIA : {}) },
    hands: { french: [1, 49] },
    dice: rolls,
    ...(stockade ? { forts: { augusta: 'british stockade' } } : {}),
  });
  halt(table.activate(1).force(leader, MARIN, LERY).march('augusta'));
  if (table.asked[1] === 'raid.militia') table.act({ type: 'muster', units: [] });
  table.done();
  return table;
}

/** `2`, `-`, `success 1`: whether it succeeds, and the steps it costs. */
function result(row: number, stockade: boolean): string {
  const table = raid(row, stockade);
  let steps = 0;
  for (; table.asked[1] === 'raid.losses'; steps++) table.act(lose([MARIN, LERY][steps % 2]!));
  const won = table.said('raid.succeeds').length === 1;
  expect(table.said('raid.marker')).toHaveLength(won ? 1 : 0);
  expect(table.said('unit.reduced')).toHaveLength(steps);
  return [...(won ? ['success'] : []), ...(steps > 0 ? [String(steps)] : [])].join(' ') || '-';
}
const column = (stockade: boolean): string[] => [0, 1, 2, 3, 4, 5, 6, 7].map(row => result(row, stockade));

describe('WW table-raid-a the Stockade and Village column', () => {
  it('from 0 to 7', () => {
    expect(column(true)).toEqual(['2', '1', '1', '-', '2', 'success 1', 'success', 'success']);
  });
});

describe('WW table-raid-b the Cultivated column', () => {
  it('from 0 to 7', () => {
    expect(column(false)).toEqual(['2', '-', '-', '-', '1', 'success 1', 'success', 'success']);
  });
});

describe('WW table-vp-c a stockade taken or destroyed, but not by a raid', () => {
  const forts = { augusta: 'british stockade' };
  const attack = (defenders: Readonly<Record<string, string>>, ...dice: number[]) => {
    const pieces = {
      [BEARN]: 'allegheny-south',
      [GUYENNE]: 'allegheny-south',
      villiers: 'allegheny-south',
      ...defenders,
    };
    const table = position({ options: ['basic'], pieces, forts, hands: { french: [1, 49] }, dice });
    table.activate(1).force('villiers', BEARN, GUYENNE).march('augusta').quietly().done();
    return table;
  };
  it('a point when a battle destroys it', () => {
    const table = attack({ [VIRGINIA]: 'augusta' }, 5, 2);
    expect([table.fort('augusta'), scored(table)]).toEqual(['none', ['french 1 stockade']]);
  });
  it('a point when Drilled Troops march in', () => {
    const table = attack({});
    expect([table.fort('augusta'), scored(table)]).toEqual(['french stockade', ['french 1 stockade']]);
  });
  it('none when raiders burn it: half of one at the end of the year', () => {
    const table = raid(6, true);
    expect([table.fort('augusta'), scored(table), table.said('raid.marker').length]).toEqual(['none', [], 1]);
  });
});

describe('WW table-vp-d what costs a point', () => {
  it('demolishing a fort, not a stockade', () => {
    const forts = { 'crown-point': 'french fort', ticonderoga: 'french stockade' };
    const table = position({ forts, hands: { french: [1, 49] } });
    table.act({ type: 'demolish', space: 'ticonderoga', what: 'stockade' });
    expect(scored(table)).toEqual([]);
    table.act({ type: 'demolish', space: 'crown-point', what: 'fort' });
    expect([scored(table), table.t.vp]).toEqual([['french -1 demolition'], -1]);
  });
});
