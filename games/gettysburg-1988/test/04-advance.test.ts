import { describe, expect, it } from 'vitest';
import { type Position, position, type Table } from './table.ts';

// 8b2: Heth (Q4) and Pegram (Q3) attack Gamble, Devin and Buford on P3: 7 against 5.
const P3 = { 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3', 'us-gen-buford': 'P3' };
const Q = { 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3' };
const WON = [3, 4]; // 10 against 9
const LOST = [5, 7]; // 12 against 12

function fought(p: Position, attackers: readonly string[], defenders: readonly string[]): Table {
  return position(p).endMovement().declare(attackers, defenders).resolve();
}
const retreat = (from: string, to: string) => ({ type: 'retreat', from, to }) as const;
const advance = (units: string | readonly string[], to: string) =>
  ({ type: 'advance', units: [units].flat(), to }) as const;
const lose = (unit: string) => ({ type: 'lose', unit }) as const;
const END = { type: 'endAdvance' } as const;
const atP3 = (units: Position['units'], dice: readonly number[], more: Partial<Position> = {}): Table =>
  fought({ units: { ...P3, ...Q, ...units }, dice, ...more }, ['Q3', 'Q4'], ['P3']);
const won = (units: Position['units'] = {}, more: Partial<Position> = {}): Table =>
  atP3(units, WON, more).act(retreat('P3', 'O3'));

describe('G88 4f-a an advance costs no movement points', () => {
  it('a unit without points left advances over a stream into woods and from zone to zone', () => {
    const units = { 'cs-inf-early': 'Q11', 'us-inf-crawford': 'M9', 'us-inf-ayres': 'M8' };
    const table = position({ units, dice: [4, 4] }).move('cs-inf-early', 'P11', 'O11', 'N10', 'N9');
    expect(table.said('move.done')[0]!.args).toMatchObject({ cost: 10 }); // five points
    table.endMovement().declare(['N9'], ['M9']).resolve().act(retreat('M9', 'L9'));
    table.act(advance('cs-inf-early', 'M9')).done();
    expect(table.where('cs-inf-early')).toBe('M9'); // in the zones of Ayres and Crawford
  });
  it('artillery may not enter E6 or F5', () => {
    const units = { 'cs-art-dance': 'F6', 'cs-inf-hood': 'E7', 'us-cav-gamble': 'E6' };
    const table = fought({ units, dice: [4, 6] }, ['F6', 'E7'], ['E6']).act(retreat('E6', 'E5'));
    table.refused(advance('cs-art-dance', 'E6'), '3b4-b');
    table.act(advance('cs-inf-hood', 'E6')).done();
  });
  it('under 10g1 nor cross a stream without a road', () => {
    won().act(advance('cs-art-pegram', 'P3')); // over the stream Q3-P3
    won({}, { options: ['10g1'] }).refused(advance('cs-art-pegram', 'P3'), '10g1');
    won({}, { options: ['10g1'] }).act(advance('cs-inf-heth', 'P3'));
  });
});

describe('G88 4f-b a victorious attacker may advance', () => {
  it('into the hex left by a retreat', () => {
    const table = won();
    expect(table.asked).toEqual(['confederate', 'combat.advance']);
    expect(table.answers()).toEqual([advance('cs-art-pegram', 'P3'), advance('cs-inf-heth', 'P3'), END]);
    table.act(advance('cs-inf-heth', 'P3')).done();
    expect([table.where('cs-inf-heth'), table.where('cs-art-pegram')]).toEqual(['P3', 'Q3']);
  });
  it('or by elimination', () => {
    const units = { 'cs-inf-heth': 'E9', 'us-art-taft': 'E10' };
    const table = fought({ units, dice: [5, 2] }, ['E9'], ['E10']).act(lose('us-art-taft'));
    expect(table.act(advance('cs-inf-heth', 'E10')).where('cs-inf-heth')).toBe('E10');
  });
  it('or not at all, and then the chance is gone', () => {
    const table = won().act(END);
    expect([table.where('cs-inf-heth'), table.t.fight]).toEqual(['Q4', null]);
    expect(table.whyNot(advance('cs-inf-heth', 'P3'), 'confederate')).not.toBeNull();
  });
  it('once a battle has ended nobody occupies its hexes any more', () => {
    const units = { ...P3, ...Q, 'cs-inf-hood': 'E9', 'us-cav-custer': 'E10' };
    const table = position({ units, dice: [...WON, 3, 7] })
      .endMovement()
      .declare(['Q3', 'Q4'], ['P3'])
      .declare(['E9'], ['E10'])
      .resolve(0)
      .act(retreat('P3', 'O3'))
      .act(END);
    table.refused(advance('cs-inf-heth', 'P3'), '4c');
    table.resolve(0).act(retreat('E10', 'E11'));
    table.refused(advance('cs-inf-heth', 'P3'), '4f-b'); // not of this battle
    table.refused(advance('cs-inf-hood', 'P3'), '4f-f');
    table.act(advance('cs-inf-hood', 'E10')).done();
  });
  it('only units of the battle, each once', () => {
    const table = won({ 'cs-inf-pender': 'R3', 'cs-gen-a-p-hill': 'Q4' });
    table.refused(advance('cs-inf-pender', 'P3'), '4f-b');
    table.refused(advance('us-cav-gamble', 'P3'), '4f-b');
    const again = table.act(advance('cs-inf-heth', 'P3')).refused(advance('cs-inf-heth', 'P3'), '4f-b');
    expect(again.key).toBe('no.advanceTwice');
  });
  it('a general stacked with them goes along, never alone', () => {
    const table = won({ 'cs-gen-a-p-hill': 'Q4', 'cs-gen-ewell': 'S4' });
    table.refused(advance('cs-gen-a-p-hill', 'P3'), '4f-b');
    table.act(advance('cs-inf-heth', 'P3')).refused(advance('cs-gen-ewell', 'P3'), '4f-b');
    expect(table.act(advance('cs-gen-a-p-hill', 'P3')).where('cs-gen-a-p-hill')).toBe('P3');
  });
  it('a general left behind in an enemy zone is lost when the advance is over, not before', () => {
    const units = { ...P3, ...Q, 'cs-gen-a-p-hill': 'Q4', 'us-inf-birney': 'R4', 'cs-inf-hood': 'S5' };
    const table = position({ units, dice: WON }).endMovement().declare(['Q3', 'Q4'], ['P3']).declare(['S5'], ['R4']);
    table.resolve(0).act(retreat('P3', 'O3')).act(advance('cs-inf-heth', 'P3'));
    expect(table.where('cs-gen-a-p-hill')).toBe('Q4'); // in Birney's zone
    expect(table.act(END).where('cs-gen-a-p-hill')).toBe('eliminated');
  });
});

describe('G88 4f-c a defender never advances', () => {
  it('a winning defender is not asked', () => {
    const table = atP3({}, LOST);
    table.refused(advance('us-cav-gamble', 'Q4'), '4f-c', 'union');
    table.act(retreat('Q4', 'R4')).refused(advance('us-cav-gamble', 'Q4'), '4f-c', 'union');
    table.act(retreat('Q3', 'R2')).done();
    expect([table.t.fight, table.said('advance.made')]).toEqual([null, []]);
    expect(table.asked).toEqual(['union', 'phase.move']);
    expect(table.where('us-cav-gamble')).toBe('P3');
  });
  it('nor does the beaten attacker', () => {
    atP3({}, LOST).refused(advance('cs-inf-heth', 'P3'), '4d-b');
  });
  it('nor does the defender when the attacker has won', () => {
    won().refused(advance('us-cav-gamble', 'Q4'), '4f-c', 'union');
  });
});

describe('G88 4f-d stacking holds after the advance', () => {
  it('without a general only one unit may enter', () => {
    const table = won().act(advance('cs-inf-heth', 'P3'));
    expect(table.whyNot(advance('cs-art-pegram', 'P3'), 'confederate')).not.toBeNull();
    expect([table.where('cs-inf-heth'), table.where('cs-art-pegram')]).toEqual(['P3', 'Q3']);
    const pair = won({ 'cs-gen-a-p-hill': 'Q4' }).act(advance('cs-inf-heth', 'P3'));
    pair.refused(advance('cs-art-pegram', 'P3'), '2e-a'); // Hill is still in Q4
  });
  it('with a general two may, but not three', () => {
    const table = won({ 'cs-gen-a-p-hill': 'Q4', 'cs-inf-pender': 'Q4' }, { dice: [1, 5] });
    table.act(advance('cs-inf-heth', 'P3')).act(advance('cs-gen-a-p-hill', 'P3')).act(advance('cs-inf-pender', 'P3'));
    expect([table.where('cs-inf-heth'), table.where('cs-inf-pender')]).toEqual(['P3', 'P3']);
    table.done();
    const two = won({ 'cs-gen-a-p-hill': 'Q4', 'cs-inf-pender': 'Q4', 'cs-gen-ewell': 'Q3' }, { dice: [1, 5] });
    two.act(advance('cs-inf-heth', 'P3')).act(advance('cs-gen-a-p-hill', 'P3')).act(advance('cs-art-pegram', 'P3'));
    two.refused(advance('cs-inf-pender', 'P3'), '2e-b');
  });
  it('two units are not left behind without their general', () => {
    const units = { 'cs-gen-a-p-hill': 'Q4', 'cs-inf-pender': 'Q4', 'cs-gen-ewell': 'Q3' };
    const table = won(units, { dice: [1, 5] }).act(advance('cs-art-pegram', 'P3'));
    table.refused(advance('cs-gen-a-p-hill', 'P3'), '2e-c'); // Heth and Pender would be alone
    table.act(advance('cs-gen-ewell', 'P3')).act(advance('cs-inf-heth', 'P3')); // Ewell had only Pegram
    table.act(advance('cs-gen-a-p-hill', 'P3')).done(); // leaves Pender alone
  });
});

describe('G88 4f-d, 10a those who advance together are one stack', () => {
  const HILL = ['cs-inf-heth', 'cs-art-pegram', 'cs-gen-a-p-hill'];
  it('all the units of a battle, or part of them, in one advance', () => {
    const table = won({ 'cs-gen-a-p-hill': 'Q4' }).act(advance(HILL, 'P3'));
    expect(HILL.map(table.where, table)).toEqual(['P3', 'P3', 'P3']);
    expect(table.said('advance.made')).toHaveLength(1);
    table.done();
  });
  it('a general from either hex will do, and none will not', () => {
    won({ 'cs-gen-ewell': 'Q3' }).act(advance(['cs-inf-heth', 'cs-gen-ewell', 'cs-art-pegram'], 'P3'));
    won({ 'cs-gen-ewell': 'Q3' }).refused(advance(['cs-inf-heth', 'cs-art-pegram'], 'P3'), '2e-a');
    won({ 'cs-gen-a-p-hill': 'Q4', 'cs-inf-pender': 'Q4' }, { dice: [1, 5] }) //
      .refused(advance(['cs-inf-heth', 'cs-inf-pender', 'cs-art-pegram', 'cs-gen-a-p-hill'], 'P3'), '2e-b');
  });
  it('each general frees a unit of his own pair: no order of single steps could do it', () => {
    const units = {
      ...{ 'cs-inf-heth': 'Q4', 'cs-inf-pender': 'Q4', 'cs-gen-a-p-hill': 'Q4' },
      ...{ 'cs-inf-hood': 'Q3', 'cs-inf-mclaws': 'Q3', 'cs-gen-longstreet': 'Q3', 'cs-art-pegram': 'absent' },
    };
    const two = () => won(units, { dice: [1, 5], options: ['10a'] });
    const party = ['cs-inf-heth', 'cs-gen-a-p-hill', 'cs-inf-hood', 'cs-gen-longstreet'];
    two().refused(advance(party.slice(0, 3), 'P3'), '10a'); // nobody leads Hood
    two().refused(advance([party[0]!, party[1]!, party[3]!], 'P3'), '2e-c'); // nobody leads the pair left behind
    two().act(advance(party, 'P3')).done();
  });
  it('nobody is named twice, and somebody is named', () => {
    won().refused(advance(['cs-inf-heth', 'cs-inf-heth'], 'P3'), '4f-b');
    won().refused(advance([], 'P3'), '4f-b');
  });
});

// 8b3: the whole Confederate attack.
const GIVEN = {
  ...{ 'cs-cav-jenkins': 'M8', 'cs-gen-a-p-hill': 'M7', 'cs-inf-pender': 'M7', 'cs-inf-heth': 'M7 back' },
  ...{ 'cs-art-mcintosh': 'L5', 'cs-gen-longstreet': 'K5', 'cs-inf-hood': 'K5', 'cs-inf-mclaws': 'K5' },
  ...{ 'us-inf-ayres': 'L7', 'us-art-mcgilvery': 'M9', 'us-inf-crawford': 'L6', 'us-art-martin': 'L6' },
  ...{ 'us-gen-sykes': 'L6', 'us-inf-barnes': 'J5', 'us-inf-hays': 'K6 back', 'us-gen-hancock': 'K6' },
  ...{ 'us-art-huntington': 'J6' },
};
const declared = (dice: readonly number[]): Table =>
  position({ units: GIVEN, dice })
    .endMovement()
    .declare(['M8'], ['L7', 'M9'])
    .declare(['M7', 'L5'], ['L6'])
    .declare(['K5'], ['J5', 'K6']);
const jenkinsWon = (dice: readonly number[]): Table =>
  declared(dice).resolve(0).act(retreat('L7', 'K7')).act(retreat('M9', 'L9'));

describe('G88 4f-e several vacated hexes', () => {
  it('one unit picks one of them', () => {
    const table = jenkinsWon([8, 1]);
    expect(table.answers()).toHaveLength(3);
    for (const to of ['L7', 'M9']) expect(table.answers()).toContainEqual(advance('cs-cav-jenkins', to));
    table.act(advance('cs-cav-jenkins', 'M9')).done();
    expect(table.asked[1]).toBe('phase.battles'); // and is done
  });
  it('several units split as their player wishes', () => {
    const split = declared([7, 8]).resolve(2).act(lose('us-inf-barnes'));
    split.act(retreat('K6', 'K7')).act(retreat('J5', 'I5'));
    split.act(advance('cs-inf-mclaws', 'K6')).act(advance('cs-gen-longstreet', 'K6')).act(advance('cs-inf-hood', 'J5'));
    expect(split.where('cs-gen-longstreet')).toBe('K6');
    expect([split.where('cs-inf-mclaws'), split.where('cs-inf-hood')]).toEqual(['K6', 'J5']);
    split.done();
  });
});

describe('G88 4f-f no advance into an unvacated hex', () => {
  const units = { 'us-inf-birney': 'A1', 'cs-inf-heth': 'A2', 'cs-cav-jenkins': 'B1' };
  const corner = (birney: string) =>
    fought({ units: { ...units, 'us-inf-birney': birney }, dice: [2, 4] }, ['A2', 'B1'], ['A1'])
      .act({ type: 'stand', from: 'A1' })
      .act(lose('us-inf-birney'));
  it('a loser who survives in place keeps his hex', () => {
    const fresh = corner('A1');
    expect([fresh.where('us-inf-birney'), fresh.t.fight]).toEqual(['A1', null]); // nobody was asked
    expect(fresh.said('advance.made')).toEqual([]);
  });
  it('one whom the extra point kills does not', () => {
    const table = fought({ units: { ...units, 'us-inf-birney': 'A1 back' }, dice: [1, 5] }, ['A2', 'B1'], ['A1']);
    table.act({ type: 'stand', from: 'A1' }).act(lose('us-inf-birney'));
    expect(table.asked).toEqual(['confederate', 'combat.advance']);
    table.act(advance('cs-inf-heth', 'A1')).done();
  });
  it('of two beaten hexes only the empty one is open', () => {
    const table = declared([7, 8]).resolve(2).act(lose('us-inf-hays')).act(retreat('J5', 'I5'));
    table.refused(advance('cs-inf-hood', 'L6'), '4f-f');
    table.act(advance('cs-inf-hood', 'K6')); // Hays and Hancock are gone
  });
});

describe('G88 4f-g advances shape later retreats', () => {
  it('with Jenkins on L7 Crawford has no free hex left', () => {
    const table = jenkinsWon([8, 1, 6, 5]).act(advance('cs-cav-jenkins', 'L7')).resolve(0);
    table.act(lose('us-art-martin')).act(lose('us-art-martin'));
    expect(table.offeredHexes('L6')).toEqual(['K6', 'K7', 'M6']);
    table.done();
  });
  it('without the advance one is free', () => {
    const table = jenkinsWon([8, 1, 6, 5]).act(END).resolve(0);
    table.act(lose('us-art-martin')).act(lose('us-art-martin'));
    expect(table.offeredHexes('L6')).toEqual(['K7']);
  });
  it('and a battle is over, advance and all, before the next', () => {
    const table = jenkinsWon([8, 1]);
    table.refused({ type: 'resolve', battle: 0 }, '4f-b');
    table.act(END);
    expect(table.offered()).toContainEqual({ type: 'resolve', battle: 0 });
  });
});
