import { describe, expect, it } from 'vitest';
import { CONFEDERATE } from '../data/index.ts';
import { points } from '../game.ts';
import { paid, stepPrices, tooDear, union } from './march.ts';
import { type Position, position, type Table } from './table.ts';

const HETH = 'cs-inf-heth'; // turn 2, S1
const heth = (turn: number, more: Position['units'] = {}): Position => ({
  scenario: 'campaign',
  turn,
  units: { [HETH]: 'waiting', ...more },
});
const refusedAt = (p: Position, unit: string, rule: string, ...hexes: string[]) => {
  for (const hex of hexes) position(p).refusedMove(rule, unit, hex);
};
const openTo = (p: Position, unit: string, ...hexes: string[]) => hexes.map(hex => paid(position(p).move(unit, hex))); // the price of each

describe('G88 3c-a reinforcements use their entry hex', () => {
  it('Heth enters at S1 and nowhere else', () => {
    refusedAt(heth(2), HETH, '3c-a', 'S2', 'R1', 'U7', 'O7');
    const table = position(heth(2)).move(HETH, 'S1');
    expect(table.where(HETH)).toBe('S1');
    expect(table.said('move.entered')).toHaveLength(1);
  });
  it('each unit has its own', () => {
    const p = union({ 'us-inf-barlow': 'waiting', 'us-inf-schurz': 'waiting' });
    refusedAt(p, 'us-inf-barlow', '3c-a', 'A8');
    refusedAt(p, 'us-inf-schurz', '3c-a', 'A2');
    position(p).move('us-inf-barlow', 'A2').move('us-inf-schurz', 'A8');
  });
  it('a friend on it changes nothing', () => {
    const p = heth(2, { 'cs-gen-r-e-lee': 'S1', 'cs-inf-hood': 'S1' });
    refusedAt(p, HETH, '3c-a', 'R1', 'T1');
    position(p).move(HETH, 'S1');
  });
});

describe('G88 3c-b entry on the listed turn or later', () => {
  it('Heth: not on turn 1, but on turn 2 or 5', () => {
    expect(position(heth(1)).refusedMove('3c-b', HETH, 'S1')).toMatchObject({ args: { unit: HETH, turn: 2 } });
    for (const turn of [2, 5, 20]) position(heth(turn)).move(HETH, 'S1');
  });
  it('nor in the company of a unit that may', () => {
    const p = { turn: 2, units: { [HETH]: 'waiting', 'cs-gen-a-p-hill': 'waiting' } }; // Hill comes on turn 3
    refusedAt(p, 'cs-gen-a-p-hill', '3c-b', 'S1');
    position(p).refusedMove('3c-b', [HETH, 'cs-gen-a-p-hill'], 'S1');
    position({ ...p, turn: 3 }).move([HETH, 'cs-gen-a-p-hill'], 'S1');
  });
  it('staying away is no fault', () => {
    const table = position(heth(2)).endMovement();
    expect(table.where(HETH)).toBe('waiting');
  });
});

describe('G88 3c-c entry is part of normal movement', () => {
  // A Union unit on S1 sends Heth to Q1, where no road leaves the map.
  const p = heth(2, { 'us-inf-hays': 'S1' });
  const path = ['Q1', 'P1', 'O1', 'N1', 'M1'];
  it('the entry hex is the first hex and costs a point: 4 are left', () => {
    expect(stepPrices(p, HETH, ...path)).toEqual([1, 1, 1, 1, 1]);
    tooDear(position(p), '3b-a', { cost: 12, steps: 6, allowance: 10 }, HETH, ...path, 'L1');
  });
  it('it pays for woods', () => {
    const woods = union({ 'us-inf-schurz': 'waiting', 'cs-inf-hood': 'A8' }); // A6 is woods, A10 clear
    expect(openTo(woods, 'us-inf-schurz', 'A6', 'A10')).toEqual([2, 1]);
  });
  it('a general entering along gives his point', () => {
    const both = { ...heth(3, { 'us-inf-hays': 'S1', 'cs-gen-a-p-hill': 'waiting' }) };
    position(both).move([HETH, 'cs-gen-a-p-hill'], ...path, 'L1');
    position(both).refusedMove('3b-a', HETH, ...path, 'L1');
  });
  it('after movement nobody enters', () => {
    const table = position(heth(2, { 'cs-inf-hood': 'P3', 'us-inf-hays': 'P4' })).endMovement();
    expect(table.asked).toEqual(['confederate', 'phase.declare']);
    expect(table.whyNotMove(HETH, 'S1')).not.toBeNull();
  });
  it('a unit that has entered has made its move', () => {
    position(heth(2)).move(HETH, 'S1').refusedMove('3a-b', HETH, 'S2');
  });
});

describe('G88 3c-d entry by road costs half', () => {
  it('Heth at S1: half a point, and half for each step of the railway', () => {
    expect(stepPrices(heth(2), HETH, 'S1', 'S2', 'R2', 'R3')).toEqual([0.5, 0.5, 0.5, 0.5]);
  });
  it('woods do not matter then', () => {
    expect(openTo(union({ 'us-inf-schurz': 'waiting' }), 'us-inf-schurz', 'A8')).toEqual([0.5]);
  });
  it('elsewhere only if a road leaves the map there', () => {
    const p = { ...heth(11), phase: 'union', units: { 'us-cav-gregg': 'waiting', 'cs-gen-ewell': 'O11' } } as const;
    expect(openTo(p, 'us-cav-gregg', 'P11', 'N11')).toEqual([0.5, 1]);
  });
});

describe('G88 3c-e blocked entry hex: the nearest free hex', () => {
  it('S1 held by a combat unit: the nearest edge hexes out of its zone, as the owner likes', () => {
    const p = heth(2, { 'us-inf-hays': 'S1' });
    refusedAt(p, HETH, '3c-e', 'S1', 'R1', 'T1', 'P1', 'U3', 'Q2');
    expect(openTo(p, HETH, 'Q1', 'U1', 'U2')).toEqual([1, 1, 1]);
  });
  it('S1 held by a general alone: its neighbours on the edge', () => {
    const p = heth(2, { 'us-gen-buford': 'S1' });
    refusedAt(p, HETH, '3c-e', 'S1', 'Q1', 'U1');
    expect(openTo(p, HETH, 'R1', 'T1')).toEqual([1, 1]);
  });
  it('a nearer hex that is zoned or held is passed over', () => {
    const p = heth(2, { 'us-gen-buford': 'S1', 'us-gen-meade': 'R1', 'us-inf-hays': 'U2' }); // U2 influences T1
    refusedAt(p, HETH, '3c-e', 'R1', 'T1', 'U1');
    expect(openTo(p, HETH, 'Q1')).toEqual([1]);
  });
  it('S1 merely in a zone: there at one more, or elsewhere', () => {
    const p = heth(2, { 'us-inf-hays': 'S2' });
    expect(openTo(p, HETH, 'S1', 'Q1', 'U1')).toEqual([1.5, 1, 1]);
    refusedAt(p, HETH, '3c-e', 'R1', 'T1', 'P1');
  });
  it('never into a zone at night', () => {
    const p = heth(8, { 'us-inf-hays': 'S2' });
    refusedAt(p, HETH, '3c-e', 'S1', 'R1');
    expect(openTo(p, HETH, 'Q1', 'U1')).toEqual([1, 1]);
  });
  it('free again, it is the only one', () => {
    const p = heth(2, { 'us-inf-hays': 'S3' });
    refusedAt(p, HETH, '3c-a', 'Q1', 'U1', 'R1');
    expect(openTo(p, HETH, 'S1')).toEqual([0.5]);
  });
});

describe('G88 3c-f several units by one entry hex', () => {
  const p: Position = {
    turn: 6,
    units: Object.fromEntries(
      [HETH, 'cs-inf-pender', 'cs-inf-anderson', 'cs-art-pegram', 'cs-gen-a-p-hill'].map(unit => [unit, 'waiting']),
    ),
  };
  it('any number may pass in a turn', () => {
    const table = position(p)
      .move(HETH, 'S1', 'S2', 'R2')
      .move('cs-inf-pender', 'S1', 'S2')
      .move('cs-inf-anderson', 'S1');
    table.move('cs-art-pegram', 'S1', 'R1').endMovement();
  });
  it('two may not stop there without a general', () => {
    const table = position(p).move(HETH, 'S1');
    table.refusedMove('2e-a', 'cs-inf-pender', 'S1');
    position(p).refusedMove('2e-a', [HETH, 'cs-inf-pender'], 'S1');
    table.move('cs-gen-a-p-hill', 'S1').move('cs-inf-pender', 'S1').endMovement();
  });
  it('nor three with one', () => {
    const table = position(p).move([HETH, 'cs-inf-pender', 'cs-gen-a-p-hill'], 'S1');
    table.refusedMove('2e-b', 'cs-inf-anderson', 'S1');
    table.move('cs-inf-anderson', 'S1', 'S2');
  });
});

describe('G88 3d-a leaving the map costs one point', () => {
  it('from an edge hex with a point left', () => {
    const table = position(union({ 'us-inf-hays': 'E11' })).move('us-inf-hays', 'D11', 'C11', 'B11', 'A11', 'off');
    expect([table.where('us-inf-hays'), paid(table)]).toEqual(['exited', 5]);
    expect(table.said('move.left')).toHaveLength(1);
  });
  it('not with half a point left, nor with none', () => {
    const path = ['O11', 'N11', 'M11', 'L11'];
    const table = position(union({ 'us-inf-hays': 'O10', 'us-inf-geary': 'F11' }));
    expect(table.whyNotMove('us-inf-hays', ...path, 'off')).toBeNull(); // 3.5 and 1
    tooDear(
      table,
      '3d-a',
      { cost: 11, road: 1, steps: 5, hex: 'off', allowance: 10 },
      'us-inf-hays',
      ...path,
      'M11',
      'off',
    );
    tooDear(table, '3d-a', { cost: 12, allowance: 10 }, 'us-inf-geary', 'E11', 'D11', 'C11', 'B11', 'A11', 'off');
  });
  it('not from an inner hex', () => {
    const table = position(union({ 'us-inf-hays': 'E10' }));
    table.refusedMove('3d-a', 'us-inf-hays', 'off');
    table.refusedMove('3d-a', 'us-inf-hays', 'D10', 'off');
    expect(table.whyNotMove('us-inf-hays', 'E11', 'off')).toBeNull();
  });
  it('a point even along a road', () => {
    expect(stepPrices(union({ 'us-inf-hays': 'S2' }), 'us-inf-hays', 'S1', 'off')).toEqual([0.5, 1]);
  });
  it('with a general, his point counts and he goes too', () => {
    const units = { 'us-inf-hays': 'F11', 'us-gen-hancock': 'F11' };
    const table = position(union(units)).move(Object.keys(units), 'E11', 'D11', 'C11', 'B11', 'A11', 'off');
    expect(table.where('us-gen-hancock')).toBe('exited');
  });
  it('the path ends there', () => {
    expect(position(union({ 'us-inf-hays': 'A11' })).whyNotMove('us-inf-hays', 'off', 'A11')).not.toBeNull();
  });
});

describe('G88 3d-b exited units never return', () => {
  it('neither this turn nor later', () => {
    const table = position({ ...union({ 'us-inf-schurz': 'A8' }), scenario: 'campaign' }).move('us-inf-schurz', 'off');
    table.refusedMove('3d-b', 'us-inf-schurz', 'A8');
    table.endMovement().endMovement();
    expect(table.t.turn).toBe(4);
    table.refusedMove('3d-b', 'us-inf-schurz', 'A8');
  });
});

describe('G88 3d-c exited units are not eliminated', () => {
  const score = ({ t, state }: Table): number => points(t, state.setup, CONFEDERATE);
  const hays = (where: string, options: readonly string[] = []): Table =>
    position(union({ 'us-inf-hays': where }, { options }));

  it('they count for damage as they stood when they left', () => {
    for (const [face, worth] of [
      ['', 0],
      [' back', 1],
    ] as const) {
      const table = hays(`A11${face}`);
      expect(score(table)).toBe(worth);
      expect(score(table.move('us-inf-hays', 'off'))).toBe(worth);
    }
    expect(score(hays('eliminated'))).toBe(3);
  });

  it('by the letter of 6a5-f, a variant, a reduced unit that left scores nothing', () => {
    const table = hays('A11 back', ['6a5-f']);
    expect(score(table)).toBe(1);
    expect(score(table.move('us-inf-hays', 'off'))).toBe(0);
  });
});
