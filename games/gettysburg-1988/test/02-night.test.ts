import { describe, expect, it } from 'vitest';
import { isNight, turnTrack } from '../data/index.ts';
import type { Action } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

const END: Action = { type: 'endMovement' };
const NIGHTS = [
  ['day1', 8],
  ['day2', 16],
  ['day3', 24],
  ['campaign', 8],
  ['campaign', 16],
  ['campaign', 24],
] as const;

describe('G88 2f-a night turns', () => {
  it('are 8, 16 and 24 and no other', () => {
    expect(turnTrack.map(({ turn }) => turn)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(turnTrack.map(({ turn }) => turn).filter(isNight)).toEqual([8, 16, 24]);
  });

  it('give each day seven turns of two hours', () => {
    const days = turnTrack.filter(({ night }) => !night).map(({ hours }) => hours);
    expect(days).toHaveLength(21);
    for (const hours of days) {
      const [from = 0, to = 0] = hours.split('-').map(Number);
      expect(to - from).toBe(2);
    }
  });
});

describe('G88 2f-b no unit enters an enemy zone by night', () => {
  const units = { 'us-inf-barlow': 'T6', 'cs-inf-rodes': 'T4', 'cs-gen-ewell': 'T4', 'cs-cav-jenkins': 'U3' };

  it.each(NIGHTS)('in %s on turn %i, though it may the turn before at one point more', (scenario, turn) => {
    const night = position({ scenario, turn, units });
    night.refusedMove('2f-b', 'cs-inf-rodes', 'T5');
    const day = position({ scenario, turn: turn - 1, units }).move('cs-inf-rodes', 'T5');
    expect(day.said('move.done')[0]?.args?.['cost']).toBe(4);
  });

  it('binds generals, and whoever would only pass through', () => {
    const table = position({ turn: 8, units });
    table.refusedMove('2f-b', 'cs-gen-ewell', 'T5');
    table.refusedMove('2f-b', ['cs-gen-ewell', 'cs-inf-rodes'], 'T5');
    table.refusedMove('2f-b', 'cs-cav-jenkins', 'U4', 'U5', 'U6', 'U7', 'U8');
    table.move('cs-inf-rodes', 'S5');
  });

  it('binds units that enter the map, by day they pay a point', () => {
    const waiting: Position = { units: { 'cs-inf-heth': 'waiting', 'us-cav-gamble': 'S2' } };
    position({ ...waiting, turn: 8 }).refusedMove('3c-e', 'cs-inf-heth', 'S1');
    const day = position({ ...waiting, turn: 7 }).move('cs-inf-heth', 'S1');
    expect(day.said('move.entered')[0]?.args?.['cost']).toBe(1 + 2);
    const further = position({ turn: 8, units: { 'cs-inf-heth': 'waiting', 'us-cav-gamble': 'R3' } });
    further.refusedMove('2f-b', 'cs-inf-heth', 'S1', 'S2', 'R2');
    further.move('cs-inf-heth', 'S1');
  });

  it('does not bind retreats and advances after a battle that could not be avoided', () => {
    const trapped = { 'cs-inf-rodes': 'A1', 'us-inf-barlow': 'B1', 'us-inf-howe': 'D2' };
    const table = position({ turn: 8, units: trapped, dice: [1, 4] })
      .endMovement()
      .declare(['A1'], ['B1'])
      .resolve();
    table
      .act({ type: 'retreat', from: 'B1', to: 'B2' })
      .act({ type: 'advance', units: ['cs-inf-rodes'], to: 'B1' })
      .done();
    expect(table.where('cs-inf-rodes')).toBe('B1'); // in the zone of B2
  });
});

describe('G88 2f-c leaving an enemy zone by night', () => {
  const beside = { 'cs-inf-rodes': 'T5', 'us-inf-barlow': 'T6' };

  it.each(NIGHTS)('is a duty in %s on turn %i, and none the turn before', (scenario, turn) => {
    const night = position({ scenario, turn, units: beside });
    night.refused(END, '2f-c');
    expect(night.move('cs-inf-rodes', 'T4').whyNot(END)).toBeNull();
    expect(position({ scenario, turn: turn - 1, units: beside }).whyNot(END)).toBeNull();
  });

  it('binds every unit of the player whose phase it is, and nobody else', () => {
    const units = { ...beside, 'cs-art-dance': 'T7' };
    const table = position({ turn: 8, units }).move('cs-inf-rodes', 'T4');
    expect(table.refused(END, '2f-c').args).toMatchObject({ unit: 'cs-art-dance', hex: 'T7' });
    expect(table.move('cs-art-dance', 'T8').endMovement().asked).toEqual(['union', 'phase.move']);
    const union = position({ turn: 8, phase: 'union', units: beside });
    expect(union.refused(END, '2f-c').args).toMatchObject({ unit: 'us-inf-barlow' });
  });

  it('is not asked of a unit with no way out: a corner with an enemy before it', () => {
    const trapped = position({ turn: 8, units: { 'cs-inf-rodes': 'A1', 'us-inf-barlow': 'B1' } });
    trapped.refusedMove('2f-b', 'cs-inf-rodes', 'A2');
    expect(trapped.whyNot(END)).toBeNull();
    expect(trapped.whyNotMove('cs-inf-rodes', 'off')).toBeNull(); // it may leave the map, but need not
    position({ turn: 8, units: { 'cs-inf-rodes': 'B1', 'us-inf-barlow': 'A1' } }).refused(END, '2f-c');
  });

  it('counts only hexes where the unit may stay', () => {
    const ring = { 'cs-inf-rodes': 'A11', 'us-inf-barlow': 'B11', 'us-art-osborne': 'B8', 'cs-inf-early': 'A10 moved' };
    expect(position({ turn: 8, units: ring }).whyNot(END)).toBeNull(); // A10 is full, and beyond it all is zoned
    position({ turn: 8, units: { ...ring, 'cs-gen-ewell': 'A10' } }).refused(END, '2f-c');
    const passable = { ...ring, 'us-art-osborne': 'D8' };
    position({ turn: 8, units: passable }).refused(END, '2f-c'); // through A10 to A9
  });

  it('is no duty beside a general who is alone', () => {
    expect(position({ turn: 8, units: { 'cs-inf-rodes': 'T5', 'us-gen-howard': 'T6' } }).whyNot(END)).toBeNull();
  });
});

describe('G88 2f-c a general left alone in an enemy zone by night', () => {
  const units = { 'cs-inf-rodes': 'T4', 'cs-gen-ewell': 'T4', 'us-inf-hays': 'T5' };

  it('may stay with a unit that is pinned, though he could leave', () => {
    const pinned = { 'cs-inf-rodes': 'A1', 'cs-gen-ewell': 'A1', 'us-inf-barlow': 'B1', 'us-inf-hays': 'C3' };
    const ewell = position({ turn: 8, units: { 'cs-gen-ewell': 'T4', 'us-inf-hays': 'T5' } });
    ewell.refused(END, '2f-c'); // alone he has to go
    const stays = position({ turn: 8, units: { ...pinned, 'cs-inf-rodes': 'A1 moved' } });
    expect(stays.whyNot(END)).toBeNull();
    const slow = { 'cs-art-dance': 'E5', 'cs-gen-ewell': 'E5', 'us-inf-hays': 'D4', 'us-inf-howe': 'F3' };
    const gun = position({ turn: 8, units: { ...slow, 'us-inf-gibbon': 'G5', 'us-inf-caldwell': 'C6' } });
    expect(gun.whyNotMove('cs-gen-ewell', 'E6')).toBeNull(); // closed to the gun
    expect([gun.whyNotMove('cs-art-dance', 'E6')?.rule, gun.whyNot(END)]).toEqual(['§3b4-b', null]);
  });

  it('has to leave too, but may stay with a unit that has to stay', () => {
    const night = position({ scenario: 'day2', turn: 16, units }).move('cs-inf-rodes', 'T3');
    night.refused(END, '2f-c');
    expect(night.move('cs-gen-ewell', 'T3').whyNot(END)).toBeNull();
    const walled = { 'us-inf-hays': 'T5', 'us-inf-gibbon': 'U3', 'us-inf-caldwell': 'S3' };
    const stuck = position({ scenario: 'day2', turn: 16, units: { ...units, ...walled } });
    expect(stuck.whyNot(END)).toBeNull();
  });
});

describe('G88 2f-c who can leave is judged at the start of the night movement', () => {
  // Rodes in the corner can leave for A10 and nowhere else.
  const corner = { 'cs-inf-rodes': 'A11', 'us-inf-barlow': 'B11', 'us-art-osborne': 'B8' };
  const night = (early: string): Table => position({ turn: 8, units: { ...corner, 'cs-inf-early': early } });

  it('filling the way out does not excuse: whoever has another way may not take it', () => {
    const table = night('B10'); // out by A10 or by C10
    expect(table.refusedMove('2f-c', 'cs-inf-early', 'A10').key).toBe('no.shutIn');
    table.move('cs-inf-early', 'C10').refused(END, '2f-c');
    expect(table.move('cs-inf-rodes', 'A10').whyNot(END)).toBeNull();
  });

  it('of two units with one way out, either may take it', () => {
    for (const unit of ['cs-inf-early', 'cs-inf-rodes']) {
      const table = night('A9');
      table.refused(END, '2f-c');
      expect(table.move(unit, 'A10').whyNot(END)).toBeNull();
    }
  });

  it('a unit that could not leave then need not when a way opens', () => {
    const table = night('A10'); // full until Early goes
    expect(table.t.mustLeave).toEqual([]);
    table.move('cs-inf-early', 'off');
    expect([table.whyNot(END), table.whyNotMove('cs-inf-rodes', 'A10')]).toEqual([null, null]);
  });
});

describe('G88 2f-d night battles', () => {
  const units = { 'cs-inf-rodes': 'A1', 'us-inf-barlow': 'B1', 'cs-inf-early': 'T5', 'us-inf-howe': 'T6' };
  const night = (dice: number[] = []): Table => position({ scenario: 'day2', turn: 16, units, dice });

  it('are fought by a unit that could not leave, and by no other', () => {
    const table = night([5, 9]);
    table.refused(END, '2f-c'); // Early has to go
    table.move('cs-inf-early', 'T4').endMovement();
    expect(table.asked).toEqual(['confederate', 'phase.declare']);
    table.refused({ type: 'declareBattle', attackers: ['T4'], defenders: ['T6'] }, '4a3-c');
    table.declare(['A1'], ['B1']);
    expect(table.asked).toEqual(['confederate', 'phase.battles']);
    table.resolve().done();
  });

  it('do not happen when every unit can leave', () => {
    const table = position({ scenario: 'day2', turn: 16, units: { 'cs-inf-early': 'T5', 'us-inf-howe': 'T6' } });
    expect(table.move('cs-inf-early', 'T4').endMovement().asked).toEqual(['union', 'phase.move']);
  });

  it('are fought by both units by day', () => {
    const table = position({ scenario: 'day2', turn: 15, units }).endMovement();
    table.declare(['A1'], ['B1']).declare(['T5'], ['T6']);
    expect(table.t.battles).toHaveLength(2);
  });
});
