import { describe, expect, it } from 'vitest';
import { type Position, position, type Seat } from './table.ts';

/** The modifiers the engine announces when this battle is fought. */
function fought(
  units: Position['units'],
  attackers: string,
  defenders: string,
  { phase = 'confederate', dice = [1, 1] }: { phase?: Seat; dice?: readonly number[] } = {},
) {
  const table = position({ turn: 3, phase, units, dice }).endMovement();
  table.declare(attackers.split(','), defenders.split(',')).resolve();
  table.done();
  const terrain = table.said('battle.terrain')[0]?.args ?? { hill: 0, woods: 0, town: 0 };
  const { attack, defence } = table.said('battle.begins')[0]!.args!;
  const result = table.said('battle.result')[0]!.args!;
  return { attack, defence, ...terrain, results: [result['attack'], result['defence']] };
}
const byUnion = { phase: 'union' } as const;

describe('G88 4b-a modifiers are added to the die and to each other', () => {
  it('gives factor 4, hill 2 and woods 1: +7', () => {
    const sums = fought({ 'us-inf-williams': 'P3', 'cs-inf-early': 'Q4' }, 'Q4', 'P3', { dice: [5, 2] });
    expect(sums).toMatchObject({ attack: 4, defence: 7, hill: 2, woods: 1, results: [9, 9] });
  });
  it('gives clear ground nothing', () => {
    const sums = fought({ 'us-inf-williams': 'S9', 'cs-inf-early': 'S8' }, 'S8', 'S9');
    expect(sums).toMatchObject({ attack: 4, defence: 4, hill: 0, woods: 0, town: 0, results: [5, 5] });
  });
});

describe('G88 4b-n-a each terrain once a battle', () => {
  it('adds different terrains of different hexes', () => {
    const units = { 'cs-cav-jenkins': 'M8', 'us-inf-ayres': 'L7', 'us-art-mcgilvery': 'M9' };
    expect(fought(units, 'M8', 'L7,M9')).toMatchObject({ defence: 7, hill: 2, woods: 1 });
  });
  it('counts two hill hexes once, and two woods hexes once', () => {
    const hills = { 'cs-inf-heth': 'L5', 'us-inf-hays': 'K6', 'us-inf-crawford': 'L6' };
    expect(fought(hills, 'L5', 'K6,L6')).toMatchObject({ defence: 3 + 2 + 2, hill: 2 });
    const woods = { 'cs-inf-heth': 'G4', 'us-inf-hays': 'F3', 'us-inf-crawford': 'F4' };
    expect(fought(woods, 'G4', 'F3,F4')).toMatchObject({ defence: 3 + 2 + 1, woods: 1 });
  });
  it('is enough that one of the hexes qualifies', () => {
    const units = { 'cs-inf-heth': 'L7', 'us-inf-crawford': 'L6', 'us-inf-hays': 'L8' }; // L7-L6 connected, L7-L8 not
    expect(fought(units, 'L7', 'L6,L8')).toMatchObject({ hill: 2, woods: 1 });
  });
});

describe('G88 4b-n-b hill and woods in one hex', () => {
  it('gives P3 both bonuses', () => {
    const units = { 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3', 'us-cav-gamble': 'P3' };
    expect(fought(units, 'Q3,Q4', 'P3')).toMatchObject({ defence: 1 + 3, hill: 2, woods: 1 });
  });
  it('tests each by its own condition', () => {
    const wolfHill = { 'cs-inf-heth': 'K11', 'us-cav-gamble': 'K10' }; // connected woods, no hill
    expect(fought(wolfHill, 'K11', 'K10')).toMatchObject({ defence: 3, hill: 2, woods: 0 });
    const both = { 'cs-inf-heth': 'L10', 'us-cav-gamble': 'K10' }; // connected hill and woods
    expect(fought(both, 'L10', 'K10')).toMatchObject({ defence: 1, hill: 0, woods: 0 });
  });
});

describe('G88 4b1-a the factors of the visible faces are summed', () => {
  const trio = { 'cs-inf-pender': 'S8', 'cs-inf-heth': 'T8 back', 'cs-art-mcintosh': 'R9', 'us-inf-hays': 'S9' };
  it('adds 5, a reduced 3 and 1', () => {
    expect(fought(trio, 'S8,T8,R9', 'S9')).toMatchObject({ attack: 9, defence: 3 });
  });
  it('uses the back of a reduced unit on either side', () => {
    expect(fought({ ...trio, 'cs-inf-pender': 'S8 back' }, 'S8,T8,R9', 'S9')).toMatchObject({ attack: 6 });
    expect(fought({ ...trio, 'us-inf-hays': 'S9 back' }, 'S8,T8,R9', 'S9')).toMatchObject({ defence: 1 });
  });
  it('counts every unit of a stack and no general', () => {
    const stack = { 'us-inf-hays': 'S9', 'us-inf-birney': 'S9', 'us-gen-meade': 'S9', 'cs-inf-pender': 'S8' };
    expect(fought(stack, 'S8', 'S9')).toMatchObject({ attack: 5, defence: 7 });
  });
});

describe('G88 4b2-a a hill gives its defender +2', () => {
  it('against attackers on clear ground', () => {
    expect(fought({ 'us-inf-barlow': 'R7', 'cs-inf-heth': 'R6' }, 'R6', 'R7')).toMatchObject({ defence: 4, hill: 2 });
  });
  it('gives an attacker on a hill nothing', () => {
    const sums = fought({ 'us-inf-barlow': 'R6', 'cs-inf-heth': 'R7' }, 'R7', 'R6');
    expect(sums).toMatchObject({ attack: 6, defence: 2, hill: 0 });
  });
});

describe('G88 4b2-b one attacker on a connected hill takes the bonus away', () => {
  const units = { 'us-inf-crawford': 'L6', 'cs-art-mcintosh': 'L5' };
  it('whatever the others stand on', () => {
    expect(fought({ ...units, 'cs-inf-pender': 'M7' }, 'M7,L5', 'L6')).toMatchObject({ defence: 2, hill: 0 });
  });
  it('leaves it without that attacker', () => {
    expect(fought(units, 'L5', 'L6')).toMatchObject({ defence: 4, hill: 2 });
  });
});

describe('G88 4b2-c a hill that is not connected does not help the attacker', () => {
  it('keeps +2 on R2 attacked from S2', () => {
    expect(fought({ 'us-cav-gamble': 'R2', 'cs-inf-heth': 'S2' }, 'S2', 'R2')).toMatchObject({ defence: 3, hill: 2 });
  });
  it('takes it from L6 attacked from M7, and from R2 attacked from Q2', () => {
    expect(fought({ 'us-cav-gamble': 'L6', 'cs-inf-heth': 'M7' }, 'M7', 'L6')).toMatchObject({ defence: 1, hill: 0 });
    expect(fought({ 'us-cav-gamble': 'R2', 'cs-inf-heth': 'Q2' }, 'Q2', 'R2')).toMatchObject({ defence: 1, hill: 0 });
  });
});

describe('G88 4b2-d rocky hills are hills', () => {
  it('connects E6 and F5', () => {
    const sums = fought({ 'us-cav-gamble': 'F5', 'cs-inf-heth': 'E6' }, 'E6', 'F5');
    expect(sums).toMatchObject({ defence: 1, hill: 0, woods: 0 });
  });
  it('gives F6 its +2 against E6, which is not connected, and against clear F7', () => {
    expect(fought({ 'us-cav-gamble': 'F6', 'cs-inf-heth': 'E6' }, 'E6', 'F6')).toMatchObject({ defence: 3, hill: 2 });
    expect(fought({ 'us-cav-gamble': 'F6', 'cs-inf-heth': 'F7' }, 'F7', 'F6')).toMatchObject({ defence: 3, hill: 2 });
  });
});

describe('G88 4b3-a woods give their defender +1', () => {
  it('when no attacker is in connected woods', () => {
    const sums = fought({ 'us-inf-barlow': 'G5', 'cs-inf-anderson': 'H5' }, 'G5', 'H5', byUnion);
    expect(sums).toMatchObject({ attack: 2, defence: 6, woods: 1 });
  });
  it('and attackers in woods nothing', () => {
    const sums = fought({ 'us-inf-barlow': 'G4', 'cs-inf-anderson': 'G5' }, 'G5', 'G4');
    expect(sums).toMatchObject({ attack: 5, defence: 2, woods: 0 });
  });
});

describe('G88 4b3-b one attacker in connected woods takes the bonus away', () => {
  it('alone', () => {
    const sums = fought({ 'us-inf-barlow': 'F4', 'cs-inf-anderson': 'E5' }, 'F4', 'E5', byUnion);
    expect(sums).toMatchObject({ attack: 2, defence: 5, woods: 0 });
  });
  it('and together with one in other woods', () => {
    const units = { 'us-inf-barlow': 'F4', 'us-inf-hays': 'D4', 'cs-inf-anderson': 'E5' }; // D4-E5 is not connected
    expect(fought(units, 'F4,D4', 'E5', byUnion)).toMatchObject({ defence: 5, woods: 0 });
    expect(fought({ 'us-inf-hays': 'D4', 'cs-inf-anderson': 'E5' }, 'D4', 'E5', byUnion)).toMatchObject({ woods: 1 });
  });
});

describe('G88 4b3-c a stream does not part woods', () => {
  it('joins D4 and D5 over the stream, but not D4 and D3', () => {
    expect(fought({ 'us-inf-hays': 'D4', 'cs-inf-heth': 'D5' }, 'D5', 'D4')).toMatchObject({ defence: 3, woods: 0 });
    expect(fought({ 'us-inf-hays': 'D4', 'cs-inf-heth': 'D3' }, 'D3', 'D4')).toMatchObject({ defence: 4, woods: 1 });
  });
});

describe('G88 4b4 Gettysburg gives its defender +1', () => {
  it('without condition', () => {
    expect(fought({ 'us-inf-hays': 'O7', 'cs-inf-heth': 'O6' }, 'O6', 'O7')).toMatchObject({ defence: 4, town: 1 });
    const two = { 'us-inf-hays': 'O7', 'cs-inf-heth': 'O6', 'cs-inf-hood': 'P7' };
    expect(fought(two, 'O6,P7', 'O7')).toMatchObject({ defence: 4, town: 1 });
  });
  it('and an attacker from there nothing', () => {
    const sums = fought({ 'us-inf-hays': 'O6', 'cs-inf-heth': 'O7' }, 'O7', 'O6');
    expect(sums).toMatchObject({ attack: 6, defence: 3, town: 0 });
  });
});

describe('G88 4b5 never more than +10', () => {
  const lee = { 'cs-gen-r-e-lee': 'R7', 'us-inf-hays': 'R6' };
  it('for the attacker', () => {
    const eleven = { ...lee, 'cs-inf-hood': 'R7', 'cs-inf-mclaws': 'R7' };
    expect(fought(eleven, 'R7', 'R6')).toMatchObject({ attack: 10, results: [11, 4] });
    const ten = { ...lee, 'cs-inf-hood': 'R7', 'cs-inf-pickett': 'R7' };
    expect(fought(ten, 'R7', 'R6')).toMatchObject({ attack: 10 });
    const nine = { ...lee, 'cs-inf-mclaws': 'R7', 'cs-inf-pickett': 'R7' };
    expect(fought(nine, 'R7', 'R6')).toMatchObject({ attack: 9 });
  });
  it('for the defender, terrain included', () => {
    const nine = { ...lee, 'cs-inf-mclaws': 'R7', 'cs-inf-pickett': 'R7' };
    expect(fought(nine, 'R6', 'R7', byUnion)).toMatchObject({ defence: 10, hill: 2, results: [4, 11] });
    const seven = { ...lee, 'cs-inf-mclaws': 'R7', 'cs-inf-early': 'R7 back' };
    expect(fought(seven, 'R6', 'R7', byUnion)).toMatchObject({ defence: 9, hill: 2 });
  });
});
