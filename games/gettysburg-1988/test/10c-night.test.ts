import { describe, expect, it } from 'vitest';
import { CONFEDERATE } from '../data/index.ts';
import { points } from '../game.ts';
import { type Position, position, type Seat, scenario, type Table } from './table.ts';

const comeBack = (general: string, to: string) => ({ type: 'returnGeneral', general, to }) as const;
const mark = (unit: string) => ({ type: 'placeMarker', unit }) as const;
const endNight = { type: 'endNight' } as const;

/** After the movement of a night turn of the whole battle. */
const night = (p: Partial<Position> & Pick<Position, 'units'>): Table =>
  position({ scenario: 'campaign', turn: 8, phase: 'union', ...p }).endMovement();

/** Both sides sit still until that turn and phase. */
function wait(table: Table, turn: number, seat: Seat): Table {
  while (table.t.turn < turn || table.asked[0] !== seat || table.asked[1] !== 'phase.move')
    table.act({ type: table.asked[1] === 'phase.reorganize' ? 'endNight' : 'endMovement' });
  return table;
}

describe('G88 10c-a reorganization in night turns', () => {
  const units = { 'us-gen-sickles': 'eliminated', 'us-inf-humphreys': 'T6 back' };
  const nights = (options: readonly string[]): number[] =>
    Array.from({ length: 24 }, (_, i) => i + 1).filter(
      turn => night({ options, turn, units }).asked[1] === 'phase.reorganize',
    );

  it('only on turns 8, 16 and 24, and only with an option', () => {
    expect(nights(['10c1'])).toEqual([8, 16, 24]);
    expect(nights(['10c2'])).toEqual([8, 16, 24]);
    expect(nights([])).toEqual([]);
  });

  it('is refused by day', () => {
    const day = position({ options: ['10c1', '10c2'], turn: 7, phase: 'union', units });
    expect(day.whyNot(comeBack('us-gen-sickles', 'T6'))).not.toBeNull();
    expect(day.whyNot(mark('us-inf-humphreys'))).not.toBeNull();
    expect(day.endMovement().asked).toEqual(['confederate', 'phase.move']);
  });

  it('each player in his own phase, after his movement', () => {
    const both = { ...units, 'cs-inf-early': 'R9 back' };
    const table = position({ scenario: 'campaign', options: ['10c2'], turn: 8, units: both }).endMovement();
    expect(table.asked).toEqual(['confederate', 'phase.reorganize']);
    table.refused(mark('us-inf-humphreys'), '2b-a', 'union');
    table.refused(mark('us-inf-humphreys'), '10c2-a');
    table.act(mark('cs-inf-early')).act(endNight).endMovement();
    expect(table.asked).toEqual(['union', 'phase.reorganize']);
    expect(table.act(mark('us-inf-humphreys')).act(endNight).t.turn).toBe(9);
  });

  it('is never compulsory', () => {
    const table = night({ options: ['10c1', '10c2'], units }).act(endNight);
    expect([table.t.turn, table.where('us-gen-sickles'), table.isMarked('us-inf-humphreys')]).toEqual([
      9,
      'eliminated',
      false,
    ]);
  });
});

describe('G88 10c1-a lost generals are replaced at night', () => {
  const units = {
    'us-gen-sickles': 'eliminated',
    'us-inf-humphreys': 'T6',
    'us-inf-barnes': 'U9',
    'us-gen-meade': 'R9',
    'cs-inf-early': 'N10',
  };

  it('with any friendly combat unit when 10a is off', () => {
    expect(night({ options: ['10c1'], units }).offered()).toEqual([
      comeBack('us-gen-sickles', 'T6'),
      comeBack('us-gen-sickles', 'U9'),
      endNight,
    ]);
    const table = night({ options: ['10c1'], units }).act(comeBack('us-gen-sickles', 'U9'));
    expect([table.where('us-gen-sickles'), table.t.turn]).toEqual(['U9', 8]);
    expect(table.act(endNight).t.turn).toBe(9);
  });

  it('with a unit he can command when 10a is on', () => {
    const table = night({ options: ['10a', '10c1'], units });
    table.refused(comeBack('us-gen-sickles', 'U9'), '10c1-a');
    expect(table.act(comeBack('us-gen-sickles', 'T6')).where('us-gen-sickles')).toBe('T6');
  });

  it('not to an empty hex, a general alone or the enemy', () => {
    const table = night({ options: ['10c1'], units });
    for (const hex of ['T7', 'R9', 'N10']) table.refused(comeBack('us-gen-sickles', hex), '10c1-a');
  });

  it('only those who were eliminated, of one’s own side', () => {
    const lost = { ...units, 'us-gen-sykes': 'exited', 'cs-gen-ewell': 'eliminated', 'us-gen-newton': 'absent' };
    const table = night({ options: ['10c1'], units: lost });
    for (const general of ['us-gen-sykes', 'us-gen-newton', 'us-gen-meade', 'cs-gen-ewell', 'us-inf-barnes'])
      table.refused(comeBack(general, 'T6'), '10c1-a');
  });

  it('all of them, one after the other', () => {
    const table = night({ options: ['10c1'], units: { ...units, 'us-gen-sykes': 'eliminated' } });
    table.act(comeBack('us-gen-sykes', 'U9')).act(comeBack('us-gen-sickles', 'U9'));
    expect([table.where('us-gen-sykes'), table.where('us-gen-sickles')]).toEqual(['U9', 'U9']);
  });

  it('is a switch of its own', () => {
    const table = night({ options: ['10c2'], units: { ...units, 'us-inf-barnes': 'U9 back' } });
    table.refused(comeBack('us-gen-sickles', 'T6'), '10-a');
  });

  it('counts the wings of 10a3', () => {
    const slocum = { 'us-gen-slocum': 'eliminated', 'us-inf-barnes': 'U9', 'us-inf-geary': 'T6' };
    night({ options: ['10a', '10c1'], units: slocum }).refused(comeBack('us-gen-slocum', 'U9'), '10c1-a');
    night({ options: ['10a', '10a3', '10c1'], units: slocum }).act(comeBack('us-gen-slocum', 'U9'));
    const hancock = { 'us-gen-hancock': 'eliminated', 'us-inf-barnes': 'U9', 'us-inf-hays': 'T6' };
    const back = comeBack('us-gen-hancock', 'U9');
    night({ options: ['10a', '10a3', '10c1'], units: hancock }).act(back); // 1 July
    night({ options: ['10a', '10a3', '10c1'], units: hancock, turn: 16 }).refused(back, '10c1-a');
  });
});

describe('G88 10c1-b no troops, no replacement', () => {
  const asked = (options: readonly string[], units: Record<string, string>): string =>
    night({ options, units: { 'us-gen-sickles': 'eliminated', ...units } }).asked[1];

  it('none he can command, with 10a', () => {
    const others = { 'us-inf-barnes': 'U9', 'us-inf-humphreys': 'eliminated', 'us-inf-birney': 'waiting' };
    expect(asked(['10a', '10c1'], others)).toBe('phase.move');
    expect(asked(['10c1'], others)).toBe('phase.reorganize');
    expect(asked(['10a', '10c1'], { ...others, 'us-inf-humphreys': 'T6' })).toBe('phase.reorganize');
  });

  it('none at all, without it', () => {
    const nobody = { 'us-gen-meade': 'U9', 'us-inf-humphreys': 'exited', 'cs-inf-early': 'N10' };
    expect(asked(['10c1'], nobody)).toBe('phase.move');
  });
});

describe('G88 10c2-a a marker on a reduced unit', () => {
  const units = {
    'us-inf-humphreys': 'T6 back',
    'us-inf-barnes': 'U9',
    'us-inf-howe': 'exited back',
    'us-gen-meade': 'U9',
    'cs-inf-early': 'N10 back',
  };

  it('is placed on its back face', () => {
    const table = night({ options: ['10c2'], units });
    expect(table.offered()).toEqual([mark('us-inf-humphreys'), endNight]);
    expect(table.act(mark('us-inf-humphreys')).isMarked('us-inf-humphreys')).toBe(true);
    expect(table.isReduced('us-inf-humphreys')).toBe(true);
  });

  it('not on a full unit, a unit off the map, a general or an enemy', () => {
    const table = night({ options: ['10c2'], units });
    for (const unit of ['us-inf-barnes', 'us-inf-howe', 'us-gen-meade', 'cs-inf-early'])
      table.refused(mark(unit), '10c2-a');
  });

  it('is a switch of its own', () => {
    const table = night({ options: ['10c1'], units: { ...units, 'us-gen-sickles': 'eliminated' } });
    table.refused(mark('us-inf-humphreys'), '10-a');
  });

  it('Heth has one when the second day begins', () => {
    expect(scenario('day2', ['10c2']).isMarked('cs-inf-heth')).toBe(true);
    expect(scenario('day2', ['10c1']).isMarked('cs-inf-heth')).toBe(false);
  });
});

describe('G88 10c2-b two markers per side and night', () => {
  const units = {
    'us-gen-sickles': 'eliminated', // keeps the question open
    'us-inf-humphreys': 'T6 back',
    'us-inf-barnes': 'U9 back',
    'us-inf-howe': 'R9 back',
  };

  it('a third is refused the same night', () => {
    const table = night({ options: ['10c1', '10c2'], units }).act(mark('us-inf-barnes'));
    expect(table.whyNot(mark('us-inf-howe'))).toBeNull();
    table.act(mark('us-inf-humphreys')).refused(mark('us-inf-howe'), '10c2-b');
  });

  it('the other side has two of its own', () => {
    const theirs = { 'cs-inf-early': 'N10 back marked', 'cs-inf-rodes': 'N11 back marked' };
    const table = night({ options: ['10c2'], units: { ...units, ...theirs } }).act(mark('us-inf-barnes'));
    expect(table.act(mark('us-inf-howe')).act({ type: 'endNight' }).t.turn).toBe(9);
  });

  it('the next night has two more', () => {
    const table = night({ options: ['10c2'], units })
      .act(mark('us-inf-barnes'))
      .act(mark('us-inf-humphreys'))
      .act({ type: 'endNight' });
    wait(table, 16, 'union').endMovement().act(mark('us-inf-howe'));
    expect(table.isMarked('us-inf-howe')).toBe(true);
  });
});

describe('G88 10c2-a the last marker', () => {
  it('ends nothing by itself and can be taken back', () => {
    const table = night({ options: ['10c2'], units: { 'us-inf-howe': 'R9 back' } }).act(mark('us-inf-howe'));
    expect([table.asked, table.undoable]).toEqual([['union', 'phase.reorganize'], true]);
    expect(table.offered()).toEqual([{ type: 'endNight' }]);
    expect(table.act({ type: 'endNight' }).t.turn).toBe(9);
  });

  it('nor does the last general who returns', () => {
    const table = night({ options: ['10c1'], units: { 'us-gen-sickles': 'eliminated', 'us-inf-howe': 'R9' } });
    table.act({ type: 'returnGeneral', general: 'us-gen-sickles', to: 'R9' });
    expect([table.asked, table.undoable]).toEqual([['union', 'phase.reorganize'], true]);
  });
});

describe('G88 10c2-c moving or fighting removes the marker', () => {
  const day = (units: Record<string, string>, p: Partial<Position> = {}): Table =>
    position({ scenario: 'campaign', options: ['10c2'], turn: 9, phase: 'union', units, ...p });

  it('a step', () => {
    const table = day({ 'us-inf-howe': 'T6 back marked', 'us-inf-barnes': 'U9 back marked' }).move('us-inf-howe', 'T7');
    expect([table.isMarked('us-inf-howe'), table.isMarked('us-inf-barnes')]).toEqual([false, true]);
    expect(table.said('marker.removed').map(event => event.args)).toEqual([{ unit: 'us-inf-howe' }]);
  });

  it('being attacked, though the unit wins and stays; a neighbour keeps his', () => {
    const table = day(
      { 'cs-inf-early': 'T6', 'us-inf-howe': 'T7 back marked', 'us-inf-barnes': 'T8 back marked' },
      { phase: 'confederate', dice: [1, 5] }, // 5 to 6
    );
    table.endMovement().declare(['T6'], ['T7']).resolve().done();
    expect([table.isMarked('us-inf-howe'), table.isMarked('us-inf-barnes')]).toEqual([false, true]);
    expect(table.where('us-inf-howe')).toBe('T7');
  });

  it('but not a fight of the following night, before it is taken off', () => {
    const walls = { 'us-inf-barnes': 'S5', 'us-inf-ayres': 'U5' }; // Early cannot leave
    const units = { 'cs-inf-early': 'T6', 'us-inf-howe': 'T7 back marked', ...walls };
    const night = day(units, { turn: 16, phase: 'confederate', dice: [1, 10] });
    night.endMovement().declare(['T6'], ['T7']);
    expect(night.isMarked('us-inf-howe')).toBe(true);
  });

  it('attacking', () => {
    const table = day({ 'us-inf-howe': 'T7 back marked', 'cs-inf-early': 'T6' }).endMovement().declare(['T7'], ['T6']);
    expect(table.isMarked('us-inf-howe')).toBe(false);
  });

  it('being fired on at two hexes, even in vain, and firing', () => {
    const units = { 'us-art-hazard': 'T4 back marked', 'cs-inf-early': 'T6 back marked' };
    const table = day(units, { options: ['10b', '10c2'], dice: [1, 10] }).endMovement();
    expect([table.isMarked('us-art-hazard'), table.isMarked('cs-inf-early')]).toEqual([true, true]);
    table
      .act({ type: 'bombard', guns: ['us-art-hazard'], target: 'T6' })
      .resolve()
      .done();
    expect([table.isMarked('us-art-hazard'), table.isMarked('cs-inf-early')]).toEqual([false, false]);
  });

  it('supporting a defence', () => {
    const units = { 'us-inf-howe': 'T7', 'cs-inf-early': 'T8', 'cs-art-dance': 'T5 back marked' };
    const table = day(units, { options: ['10b', '10c2'], dice: [5, 5] })
      .endMovement()
      .declare(['T7'], ['T8']);
    table
      .resolve()
      .act({ type: 'supportDefence', guns: ['cs-art-dance'] })
      .done();
    expect(table.isMarked('cs-art-dance')).toBe(false);
  });
});

describe('G88 10c2-d the next night restores the unit', () => {
  it('marked on 8, idle through 15: full strength on 16', () => {
    const table = night({ options: ['10c2'], units: { 'us-inf-howe': 'T6 back', 'cs-inf-early': 'N10' } });
    table.act(mark('us-inf-howe'));
    const before = points(table.t, table.state.setup, CONFEDERATE);
    wait(table, 15, 'union').endMovement(); // turn 16, the other player's phase
    expect([table.isMarked('us-inf-howe'), table.isReduced('us-inf-howe')]).toEqual([true, true]);
    wait(table, 16, 'union');
    expect([table.isMarked('us-inf-howe'), table.isReduced('us-inf-howe')]).toEqual([false, false]);
    expect(points(table.t, table.state.setup, CONFEDERATE)).toBe(before - 1);
    expect(table.said('marker.restored').map(event => event.args)).toEqual([{ unit: 'us-inf-howe' }]);
  });

  it('not if the marker was lost in the day', () => {
    const table = night({ options: ['10c2'], units: { 'us-inf-howe': 'T6 back' } }).act(mark('us-inf-howe'));
    wait(table, 9, 'union').move('us-inf-howe', 'T7').endMovement();
    expect(wait(table, 16, 'union').isReduced('us-inf-howe')).toBe(true);
  });

  it('before the points of the last night are counted', () => {
    const end = (heth: string): number => {
      const units = { 'cs-inf-heth': heth, 'us-inf-howe': 'N10' };
      const table = position({ scenario: 'day2', options: ['10c2'], turn: 15, phase: 'union', units });
      while (!table.t.result) table.act({ type: table.asked[1] === 'phase.reorganize' ? 'endNight' : 'endMovement' });
      return table.t.result.union;
    };
    expect(end('O2 back') - end('O2 back marked')).toBe(1);
  });
});
