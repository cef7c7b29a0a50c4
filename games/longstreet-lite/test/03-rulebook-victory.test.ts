import { describe, expect, it } from 'vitest';
import { type Position, position } from './table.ts';

// The end of a battle, read from the rulebook alone.

const units = { f1: '10 4 90 222', c1: '10 20 270 222' };
/** The federals' status phase with this die, after an idle movement phase. */
const status = (die: number, lost: readonly number[], more: Partial<Position> = {}) =>
  position({ units, step: 'movement', dice: [die], table: { breakpoint: 22, lost: [...lost] }, ...more }).end();

describe('LL 3-break-b, 3-break-c the victory roll', () => {
  it('18 lost: 4 wins, 3 does not and the other plays on', () => {
    expect(status(4, [0, 18]).t.result).toEqual({ winner: 'federal', why: 'breakpoint' });
    const on = status(3, [0, 18]);
    expect([on.t.result, on.t.active, on.t.turn]).toEqual([null, 1, 6]);
  });
  it('one’s own losses do not count, nor does the enemy roll in one’s own turn', () =>
    expect(status(6, [21, 15]).t.result).toBeNull());
  it('more than the breakpoint already: any die', () => {
    expect(status(1, [0, 30]).t.result?.winner).toBe('federal');
    expect(status(1, [30, 0]).t.result).toBeNull();
  });
  it('the last enemy unit gone is not the end by itself', () => {
    const alone = position({ units: { f1: '10 4 90 222' }, step: 'movement', dice: [1], table: { breakpoint: 22 } });
    expect(alone.end().t.result).toBeNull();
  });
  it('the Confederates roll in theirs', () => {
    const theirs = status(4, [18, 0], { active: 'confederate' });
    expect(theirs.t.result).toEqual({ winner: 'confederate', why: 'breakpoint' });
  });
});

describe('LL 4-turn-e, 3-break-b after a pass too', () => {
  it('a pass leads to the roll', () => {
    const table = position({
      units,
      hands: { federal: ['quickstep'], confederate: ['quickstep'] },
      dice: [5],
      table: { breakpoint: 10, lost: [0, 5] },
    });
    expect(table.pass().t.result?.winner).toBe('federal');
  });
});
