import { describe, expect, it } from 'vitest';
import { CONFEDERATE as CS, frontFactor, objectives, pointsOf, UNION as US, unitNumber, units } from '../data/index.ts';
import { game, points, verdict } from '../game.ts';
import { damagePoints, objectivePoints, winner } from '../rules/06-victory.ts';
import { EXITED } from '../state.ts';
import { type Position, position, type Seat, scenario, type Table } from './table.ts';

type Control = Readonly<Record<string, Seat>>;
const OBJECTIVES = { E6: 1, F6: 3, J6: 1, K6: 1, L6: 1, L8: 3, M7: 1, O7: 2 };
const held = (...hexes: (keyof typeof OBJECTIVES)[]): Control =>
  Object.fromEntries(hexes.map(hex => [hex, 'confederate' as const]));
const ALL = held('E6', 'F6', 'J6', 'K6', 'L6', 'L8', 'M7', 'O7');

const SETUP = { scenario: 'day1', options: [] };

/** Both totals, the Confederates' first. */
const totals = ({ t, state: { setup } }: Table): number[] => [points(t, setup, CS), points(t, setup, US)];
/** The end of the last turn of a scenario with these units and objectives. */
function ended(id: string, turn: number, control: Control, units: Position['units'] = {}): Table {
  return position({ scenario: id, turn, phase: 'union', units, control }).endMovement();
}
const winnersOf = ({ t }: Table): readonly string[] | undefined => game.outcome(t)?.winners;

describe('G88 6a4-b losses before the start', () => {
  it('are out of play and give the Confederates 6 points in scenario 2', () => {
    const table = scenario('day2');
    const before = damagePoints(table.t, table.state.setup, CS);
    for (const name of ['robinson', 'barlow', 'schurz']) {
      expect(table.where(`us-inf-${name}`)).toBe('eliminated');
      table.t.at[unitNumber(`us-inf-${name}`)] = -1;
    }
    expect(before - damagePoints(table.t, table.state.setup, CS)).toBe(2 + 2 + 2);
  });
});

describe('G88 6a5-a points are totalled after the last night turn', () => {
  it('from the position after the Union phase', () => {
    const table = position({ turn: 8, units: { 'us-cav-devin': 'O6' }, control: held('O7') }).endMovement();
    expect(totals(table)).toEqual([2, 11]);
    expect(table.t.result).toBeNull();
    table.move('us-cav-devin', 'O7').endMovement();
    expect(table.t.result).toEqual({ winner: 'union', confederate: 0, union: 13 });
    expect(table.said('game.ended')[0]).toMatchObject({ rule: '§6a5-a', args: { confederate: 0, union: 13 } });
  });

  it('after the units that reorganized have turned back', () => {
    const units = { 'us-inf-hays': 'A9 back marked', 'us-inf-howe': 'A3 back' };
    const table = position({ scenario: 'day3', turn: 24, options: ['10c2'], units }).endMovement();
    table.endMovement().act({ type: 'endNight' });
    expect(table.t.result).toMatchObject({ confederate: 1, union: 13 });
  });
});

describe('G88 6a5-b objectives', () => {
  it('give their value to the side that controls them', () => {
    const table = position({ units: {}, control: held('L6', 'M7', 'L8') });
    expect([objectivePoints(table.t, CS), objectivePoints(table.t, US)]).toEqual([1 + 1 + 3, 8]);
  });

  it('one by one, 13 in all', () => {
    for (const [hex, value] of Object.entries(OBJECTIVES)) {
      expect(totals(position({ units: {}, control: { [hex]: 'confederate' } }))).toEqual([value, 13 - value]);
    }
    expect(objectives.map(hex => pointsOf[hex])).toEqual(Object.values(OBJECTIVES));
  });

  it('and no other hex does', () => {
    const table = position({ units: { 'cs-inf-heth': 'L5' } }).move('cs-inf-heth', 'M6');
    expect(totals(table)).toEqual([0, 13]);
  });
});

describe('G88 6a5-c control', () => {
  it('is kept by a side that passed through, until the other enters', () => {
    const table = position({ units: { 'cs-inf-heth': 'L5', 'us-inf-hays': 'I5' } }).move('cs-inf-heth', 'L6', 'K7');
    expect([table.control('L6'), table.control('M7')]).toEqual(['confederate', 'union']);
    expect(table.said('objective.taken')[0]).toMatchObject({ rule: '§6a5-c', args: { hex: 'L6', points: 1 } });
    table.endMovement().endMovement();
    expect(table.control('L6')).toBe('confederate');
    table.move('cs-inf-heth', 'K8', 'J8').endMovement().move('us-inf-hays', 'J5', 'K6', 'L6').endMovement();
    expect(table.control('L6')).toBe('union');
  });

  it('is taken by a general alone, and by a unit entering in retreat or in an advance', () => {
    expect(
      position({ units: { 'cs-gen-ewell': 'L5' } })
        .move('cs-gen-ewell', 'L6')
        .control('L6'),
    ).toBe('confederate');
    const units = { 'cs-inf-heth': 'N6', 'us-inf-barlow': 'O7', 'us-inf-howe': 'L5' };
    const table = position({ units, control: held('M7'), dice: [2, 3, 1, 1] }).endMovement();
    table.declare(['N6'], ['O7']).resolve().act({ type: 'retreat', from: 'O7', to: 'O8' });
    table.act({ type: 'advance', units: ['cs-inf-heth'], to: 'O7' });
    expect(table.control('O7')).toBe('confederate');
    table.move('us-inf-howe', 'M6', 'N6').endMovement().declare(['N6', 'O8'], ['O7']).resolve();
    table.act({ type: 'retreat', from: 'N6', to: 'M7' }).done();
    expect(table.control('M7')).toBe('union');
  });

  it('does not change when a unit of the holder comes or goes', () => {
    const table = position({ units: { 'us-inf-hays': 'L6' }, phase: 'union' }).move('us-inf-hays', 'L5');
    expect(table.control('L6')).toBe('union');
    expect(table.said('objective.taken')).toEqual([]);
  });
});

describe('G88 6a5-d control at the start', () => {
  it('is the Union’s everywhere, but for the town on the second and third days', () => {
    const confederate = (id: string) =>
      Object.keys(OBJECTIVES).filter(hex => scenario(id).control(hex) === 'confederate');
    expect(game.scenarios.map(confederate)).toEqual([[], ['O7'], ['O7'], []]);
    expect(game.scenarios.map(id => objectivePoints(scenario(id).t, US))).toEqual([13, 11, 11, 13]);
  });
});

describe('G88 6a5-e eliminated units', () => {
  it('give their front factor: Heth 6, whichever face he fell on', () => {
    expect(totals(position({ units: { 'cs-inf-heth': 'eliminated' } }))).toEqual([0, 13 + 6]);
    expect(totals(position({ units: { 'cs-inf-heth': 'eliminated back' } }))).toEqual([0, 13 + 6]);
  });

  it('each the one printed on its front', () => {
    for (const { id, side, front, kind } of units.filter(unit => unit.kind !== 'general')) {
      const [cs = 0, us = 0] = totals(position({ units: { [id]: 'eliminated' } }));
      expect(side === 'union' ? cs : us - 13, `${kind} ${id}`).toBe(front.combat);
    }
  });

  it('as lost in battle', () => {
    const units = { 'cs-inf-heth': 'N3', 'us-inf-barlow': 'N4 back' };
    const table = position({ units, dice: [1, 1] })
      .endMovement()
      .declare(['N3'], ['N4'])
      .resolve();
    table.act({ type: 'lose', unit: 'us-inf-barlow' }).done();
    expect(table.said('loss.eliminated')[0]?.args?.['points']).toBe(2);
    expect(totals(table)).toEqual([2, 13]);
  });
});

describe('G88 6a5-f reduced units', () => {
  it('give 1 point on the map, and the front factor instead once eliminated', () => {
    const at = (where: string): number[] => totals(position({ units: { 'cs-inf-heth': where } }));
    expect(['N3', 'N3 back', 'eliminated back'].map(where => at(where)[1]! - 13)).toEqual([0, 1, 6]);
  });

  it('give their point when they have left the map, and nothing by the letter', () => {
    const table = position({ units: { 'cs-inf-heth': 'S1 back' } });
    expect(totals(table)).toEqual([0, 14]);
    expect(totals(table.move('cs-inf-heth', 'off'))).toEqual([0, 14]);
    const letter = position({ units: { 'cs-inf-heth': 'S1 back' }, options: ['6a5-f'] });
    expect(totals(letter.move('cs-inf-heth', 'off'))).toEqual([0, 13]);
  });
});

describe('G88 3d-c, 6a5-f walking off the map', () => {
  const walkedOff = (options: string[]): Table => {
    const table = scenario('day3', options);
    for (const [unit, at] of table.t.at.entries())
      if (at >= 0 && units[unit]!.side === 'confederate') table.t.at[unit] = EXITED;
    return table;
  };

  it('changes no total of the third day; by the letter the Confederates’ six reduced units would count no more', () => {
    expect(totals(walkedOff([]))).toEqual(totals(scenario('day3')));
    expect(totals(walkedOff(['6a5-f']))).toEqual([23, 17 - 6]);
  });

  it('leaves the town to the Union: 21 to 19 instead of 21 to 13, still a Confederate day if nobody was caught', () => {
    const town = objectives.findIndex(hex => pointsOf[hex] === 2);
    const after = (options: string[]): number[] => {
      const table = walkedOff(options);
      table.t.control[town] = US;
      return totals(table);
    };
    expect([after([]), after(['6a5-f'])]).toEqual([
      [21, 19],
      [21, 13],
    ]);
  });
});

describe('G88 6a5-g losses of the set-up', () => {
  it('count like those of play: 9 points for the Confederates and 4 for the Union in scenario 2', () => {
    const { t } = scenario('day2');
    expect([damagePoints(t, SETUP, CS), damagePoints(t, SETUP, US)]).toEqual([6 + 3, 4]);
    expect(totals(scenario('day2'))).toEqual([11, 15]);
  });

  it('and 21 and 6 in scenario 3', () => {
    const { t } = scenario('day3');
    const lost = [
      'us-inf-robinson',
      'us-inf-barlow',
      'us-inf-schurz',
      'us-inf-wadsworth',
      'us-inf-birney',
      'us-art-ransom',
    ];
    const factors = lost.reduce((sum, each) => sum + frontFactor[unitNumber(each)]!, 0);
    expect([damagePoints(t, SETUP, CS), damagePoints(t, SETUP, US)]).toEqual([factors + 7, 6]);
    expect(totals(scenario('day3'))).toEqual([23, 17]);
  });
});

describe('G88 6a5-h generals give nothing', () => {
  it('neither Meade nor Lee nor anyone', () => {
    for (const { id } of units.filter(unit => unit.kind === 'general')) {
      expect(totals(position({ units: { [id]: 'eliminated' } })), id).toEqual([0, 13]);
    }
  });
});

describe('G88 6a5-i totals', () => {
  it('are objectives and damage: 3 and 7 make 10', () => {
    const units = { 'us-inf-birney': 'eliminated', 'us-inf-barlow': 'eliminated', 'us-inf-hays': 'N3 back' };
    const { t } = position({ units, control: held('L8') });
    expect([objectivePoints(t, CS), damagePoints(t, SETUP, CS), points(t, SETUP, CS)]).toEqual([3, 7, 10]);
    expect(verdict(t, SETUP)).toEqual({ winner: 'union', confederate: 10, union: 10 });
  });
});

describe('G88 6b-s1-e who wins scenario 1', () => {
  it('the Confederates with twice the Union total and at least one point', () => {
    const verdicts = (
      [
        [20, 10],
        [19, 10],
        [0, 0],
        [1, 0],
        [2, 1],
        [1, 1],
        [0, 1],
      ] as const
    ).map(([cs, us]) => winner('day1', cs, us));
    expect(verdicts).toEqual(['confederate', 'union', 'union', 'confederate', 'confederate', 'union', 'union']);
  });

  it('as played to the end: 10 to 5 and 9 to 5', () => {
    const control = held('E6', 'F6', 'J6', 'K6', 'L6', 'M7'); // 8 of 13
    const won = ended('day1', 8, control, { 'us-inf-barlow': 'eliminated' });
    expect([won.t.result, winnersOf(won)]).toEqual([
      { winner: 'confederate', confederate: 10, union: 5 },
      ['confederate'],
    ]);
    const lost = ended('day1', 8, control, { 'us-inf-barlow': 'A4 back' });
    expect([lost.t.result, winnersOf(lost)]).toEqual([{ winner: 'union', confederate: 9, union: 5 }, ['union']]);
  });
});

describe('G88 6b-s2-g who wins scenario 2', () => {
  it('the Confederates with a lead of 15', () => {
    const verdicts = (
      [
        [40, 25],
        [39, 25],
        [15, 0],
        [14, 0],
        [30, 30],
      ] as const
    ).map(([cs, us]) => winner('day2', cs, us));
    expect(verdicts).toEqual(['confederate', 'union', 'confederate', 'union', 'union']);
  });

  it('as played to the end: 15 to 0 and 14 to 0', () => {
    expect(winnersOf(ended('day2', 16, ALL, { 'us-inf-barlow': 'eliminated' }))).toEqual(['confederate']);
    expect(winnersOf(ended('day2', 16, ALL, { 'us-art-taft': 'eliminated' }))).toEqual(['union']);
  });
});

describe('G88 6b-s3-g who wins scenario 3', () => {
  it('the side with more points; equal totals are a draw', () => {
    const verdicts = (
      [
        [23, 22],
        [22, 22],
        [22, 23],
      ] as const
    ).map(([cs, us]) => winner('day3', cs, us));
    expect(verdicts).toEqual(['confederate', 'draw', 'union']);
  });

  it('as played to the end: 6 to 7, 7 to 7 and 8 to 7', () => {
    const six = held('L8', 'O7', 'L6');
    expect(winnersOf(ended('day3', 24, six))).toEqual(['union']);
    const draw = ended('day3', 24, six, { 'us-inf-hays': 'A4 back' });
    expect([draw.t.result?.winner, winnersOf(draw)]).toEqual(['draw', []]);
    expect(winnersOf(ended('day3', 24, six, { 'us-inf-barlow': 'eliminated' }))).toEqual(['confederate']);
  });
});

describe('G88 6-campaign-b who wins the whole battle', () => {
  it('the side with more points after turn 24, or nobody', () => {
    const verdicts = (
      [
        [23, 22],
        [22, 22],
        [22, 23],
      ] as const
    ).map(([cs, us]) => winner('campaign', cs, us));
    expect(verdicts).toEqual(['confederate', 'draw', 'union']);
    expect(winnersOf(ended('campaign', 24, ALL))).toEqual(['confederate']);
    expect(winnersOf(ended('campaign', 24, {}))).toEqual(['union']);
  });

  it('is not asked after turns 8 and 16', () => {
    for (const turn of [8, 16, 23]) expect(game.outcome(ended('campaign', turn, ALL).t)).toBeNull();
  });
});
