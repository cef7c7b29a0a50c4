import { pending, whyNotSetup } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { setUp } from '../setup.ts';
import type { Action } from '../state.ts';
import { position, scenario, type Table } from './table.ts';

const END: Action = { type: 'endMovement' };
/** Both players of a turn move nothing. */
const passTurn = (table: Table): Table => table.endMovement().endMovement();
const contact = { 'cs-inf-heth': 'N3', 'cs-inf-pender': 'T5', 'us-inf-wadsworth': 'N4', 'us-inf-hays': 'A3' };

describe('G88 2a preparing a game', () => {
  it('demands a scenario it knows', () => {
    expect(whyNotSetup(game, { options: [] })?.key).toBe('setup.malformed');
    expect(whyNotSetup(game, { scenario: 'day4', options: [] })?.key).toBe('setup.scenario');
    expect(whyNotSetup(game, { scenario: 'day2', options: [] })).toBeNull();
  });

  it('has one seat for each army', () => {
    const seats = game.seats({ scenario: 'day1', options: [] });
    expect(Object.values(seats).map(({ side }) => side)).toEqual(['confederate', 'union']);
  });

  it('begins with the set-up of the scenario chosen', () => {
    for (const id of game.scenarios) expect(scenario(id).t).toEqual(setUp({ scenario: id, options: [] }).table);
    const openings = game.scenarios.map(id => JSON.stringify(scenario(id).t));
    expect(new Set(openings).size).toBe(4); // the whole battle keeps more units in reserve than the first day
  });
});

describe('G88 2b-a two phases, the Confederate first', () => {
  it('lets only the Confederate act in his phase', () => {
    const table = scenario('day1');
    expect(table.asked).toEqual(['confederate', 'phase.move']);
    expect(pending(game, table.state)).toEqual(['confederate']);
    table.refused({ type: 'move', units: ['us-cav-devin'], path: ['R7'] }, '3-b', 'union');
    table.refused(END, '3-b', 'union');
    table.refused({ type: 'endDeclaration' }, '2b-a', 'union');
    table.refusedMove('2b-a', 'us-cav-devin', 'R7'); // nor may he move the units of the other army
  });

  it('lets only the Union act in the second', () => {
    const table = scenario('day1').endMovement();
    expect(pending(game, table.state)).toEqual(['union']);
    table.refused(END, '3-b', 'confederate');
    table.refused({ type: 'endAdvance' }, '2b-a', 'confederate');
    table.move('us-cav-devin', 'R7');
  });

  it('goes from one to the other, turn by turn', () => {
    const table = passTurn(passTurn(scenario('day1')));
    const phases = table.said('phase.begins').map(({ args }) => `${args?.['side']} ${args?.['turn']}`);
    expect(phases).toEqual(['union 1', 'confederate 2', 'union 2', 'confederate 3']);
  });
});

describe('G88 2b-b first moving, then fighting', () => {
  it('lets nobody fight before movement is over', () => {
    const table = position({ units: contact });
    table.refused({ type: 'declareBattle', attackers: ['N3'], defenders: ['N4'] }, '4-a');
    table.refused({ type: 'resolve', battle: 0 }, '4-a');
    table.endMovement().declare(['N3'], ['N4']);
  });

  it('accepts no move once movement has ended, a battle is declared or one is being fought', () => {
    const table = position({ units: contact, dice: [1, 1] });
    expect(table.whyNotMove('cs-inf-pender', 'T6')).toBeNull();
    table.endMovement().refusedMove('2b-b', 'cs-inf-pender', 'T6');
    table.declare(['N3'], ['N4']).refusedMove('2b-b', 'cs-inf-pender', 'T6');
    table.resolve().refused({ type: 'move', units: ['cs-inf-pender'], path: ['T6'] }, '2b-b', 'confederate');
    table.done();
  });

  it('makes the mover the attacker, in both phases', () => {
    for (const [phase, attacker, defender] of [
      ['confederate', 'N3', 'N4'],
      ['union', 'N4', 'N3'],
    ] as const) {
      const table = position({ phase, units: contact, dice: [5, 5] }).endMovement();
      expect(table.whyNot({ type: 'declareBattle', attackers: [defender], defenders: [attacker] })).not.toBeNull();
      table.declare([attacker], [defender]).resolve().done();
      expect(table.said('battle.attackDie')[0]?.args?.['side']).toBe(phase);
      expect(table.said('battle.defenceDie')[0]?.args?.['side']).not.toBe(phase);
    }
  });

  it('resolves every battle before the other player moves', () => {
    const units = { ...contact, 'us-inf-hays': 'T6' };
    const table = position({ units, dice: [1, 5, 1, 5] }).endMovement();
    table.declare(['N3'], ['N4']).declare(['T5'], ['T6']);
    expect(table.asked).toEqual(['confederate', 'phase.battles']);
    table.resolve();
    while (table.asked[1] === 'combat.retreat' || table.asked[1] === 'combat.damage') table.act(table.offered()[0]!);
    expect(table.asked).toEqual(['confederate', 'phase.battles']);
    table.refused(END, '3-b', 'union');
    table.resolve();
    while (table.asked[1] !== 'phase.move') table.act(table.offered()[0]!);
    expect(table.asked[0]).toBe('union');
    table.done();
  });
});

describe('G88 2b-c, 5-a the turn marker advances', () => {
  it('when the Union has finished, not before', () => {
    const table = position({ turn: 3, units: { 'cs-inf-heth': 'S3' } }).endMovement();
    expect([table.t.turn, table.asked[0]]).toEqual([3, 'union']);
    table.endMovement();
    expect([table.t.turn, table.asked[0]]).toEqual([4, 'confederate']);
    expect(table.said('turn.begins').map(({ args }) => args?.['turn'])).toEqual([4]);
  });

  it('by one space a turn', () => {
    const table = scenario('day1');
    const turns = [1, 2, 3, 4, 5, 6, 7].map(() => passTurn(table).t.turn);
    expect(turns).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('after the battles of the Union too', () => {
    const table = position({ turn: 3, phase: 'union', units: contact, dice: [5, 1] }).endMovement();
    table.declare(['N4'], ['N3']).resolve();
    expect(table.t.turn).toBe(3);
    while (table.asked[1] !== 'phase.move') table.act(table.answers()[0]!);
    expect([table.t.turn, table.asked[0]]).toEqual([4, 'confederate']);
    table.done();
  });

  it('and frees every unit to move and fight again', () => {
    const table = position({ turn: 3, units: { 'cs-inf-heth': 'S3 moved' } });
    table.refusedMove('3a-b', 'cs-inf-heth', 'S4');
    passTurn(table).move('cs-inf-heth', 'S4');
  });
});

describe('G88 2b-d the number of turns', () => {
  it('stops scenario 1 after the Union phase of turn 8: nothing is legal any more', () => {
    const table = position({ turn: 8, units: { 'cs-inf-heth': 'S3' } }).endMovement();
    expect(table.asked).toEqual(['union', 'phase.move']);
    table.endMovement();
    expect(table.asked).toEqual([undefined, 'over']);
    for (const seat of ['confederate', 'union']) expect(table.whyNot(END, seat)?.key).toBe('refusal.over');
    expect(table.t.turn).toBe(8);
  });

  it('goes on after turn 7', () => {
    expect(passTurn(position({ turn: 7, units: { 'cs-inf-heth': 'S3' } })).asked).toEqual([
      'confederate',
      'phase.move',
    ]);
  });
});

describe('G88 5-b when the winner is found', () => {
  it.each([
    ['day1', 8],
    ['day2', 16],
    ['day3', 24],
    ['campaign', 24],
  ] as const)('in %s after turn %i and no other', (id, last) => {
    const table = scenario(id);
    while (table.t.turn < last) {
      expect(game.outcome(passTurn(table).t)).toBeNull();
    }
    expect(table.said('game.ended')).toEqual([]);
    passTurn(table);
    expect(game.outcome(table.t)?.why.rule).toBe('§5-b');
    expect(table.said('game.ended')).toHaveLength(1);
  });

  it('looks at nobody’s points before, however great the lead', () => {
    const units = { 'us-inf-birney': 'eliminated', 'us-inf-hays': 'eliminated', 'us-inf-gibbon': 'eliminated' };
    const control = { O7: 'confederate', L8: 'confederate', F6: 'confederate' } as const;
    expect(passTurn(position({ scenario: 'day2', turn: 12, units, control })).t.result).toBeNull();
    expect(passTurn(position({ scenario: 'day2', turn: 16, units, control })).t.result).not.toBeNull();
    expect(passTurn(position({ scenario: 'campaign', turn: 16, units, control })).t.result).toBeNull();
  });
});

describe('the audit', () => {
  const faults = (table: Table): readonly string[] => game.audit(table.state);

  it('finds nothing in the opening of any scenario', () => {
    for (const id of game.scenarios) expect(faults(scenario(id))).toEqual([]);
  });

  it('finds enemies in one hex, too many units and guns among rocks', () => {
    expect(faults(position({ units: { 'cs-inf-heth': 'N3', 'us-gen-meade': 'N3' } }))).toEqual([
      'both sides are in N3',
    ]);
    expect(faults(position({ units: { 'cs-art-dance': 'F5' } }))).toEqual(['artillery cs-art-dance is in F5']);
    const stacked = position({ phase: 'union', units: { 'cs-inf-heth': 'N3', 'cs-inf-hood': 'N3' } });
    expect(faults(stacked)).toEqual([]); // movement is open: it may yet be mended
    stacked.state.stack.at(-1)!.step = 'battles';
    expect(faults(stacked)).toEqual(['too many units in N3']);
  });

  it('finds a battle without defenders, by day and by night, when none is being fought', () => {
    for (const turn of [7, 8]) {
      const table = position({ turn, units: { 'cs-inf-heth': 'A1', 'us-inf-hays': 'B1' } }).endMovement();
      expect(faults(table.declare(['A1'], ['B1']))).toEqual([]);
      table.t.battles[0]!.defenders = [];
      expect(faults(table)).toEqual(['a battle without defenders']);
    }
  });
});
