import { describe, expect, it } from 'vitest';
import { CONFEDERATE } from '../data/index.ts';
import { contact } from '../rules/04-battles.ts';
import type { Action } from '../state.ts';
import { type Position, position } from './table.ts';

const battle = (attackers: readonly string[], defenders: readonly string[]): Action => ({
  type: 'declareBattle',
  attackers,
  defenders,
});
const END: Action = { type: 'endDeclaration' };

/** Heth touches both defenders, Pickett only Hays. */
const line = { 'cs-inf-heth': 'L5', 'cs-inf-pickett': 'K5', 'us-inf-hays': 'K6', 'us-inf-crawford': 'L6' };
const declaring = (units: Position['units'], more: Partial<Position> = {}) =>
  position({ turn: 3, units, ...more }).endMovement();

describe('G88 4-a battles after all movement', () => {
  it('refuses a battle while the attacker moves and takes it once he has finished', () => {
    const table = position({ units: { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9' } });
    table.refused(battle(['S8'], ['S9']), '4-a');
    table.endMovement().declare(['S8'], ['S9']);
    expect(table.t.battles).toHaveLength(1);
  });
  it('asks for battles only between adjacent units', () => {
    expect(declaring({ 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S10' }).asked).toEqual(['union', 'phase.move']);
  });
});

describe('G88 4-b combat twice a turn', () => {
  it('lets the same pair fight after Confederate and after Union movement', () => {
    const table = declaring({ 'cs-inf-heth': 'S8', 'us-inf-barlow': 'S9' }, { dice: [1, 5, 1, 1] });
    table.declare(['S8'], ['S9']).resolve().act({ type: 'retreat', from: 'S8', to: 'S7' });
    expect([table.asked, table.t.turn]).toEqual([['union', 'phase.move'], 3]);
    table.move('us-inf-barlow', 'S8').endMovement().declare(['S8'], ['S7']).resolve();
    expect(table.t.turn).toBe(3);
    expect(table.said('battle.result').map(event => event.args?.['winner'])).toEqual(['defender', 'defender']);
    table.done();
  });
});

describe('G88 4a-a the attacker states whom each unit attacks', () => {
  it('takes a grouping from the attacker and none from the other player', () => {
    const table = declaring(line);
    table.refused(battle(['L5'], ['L6']), '4a-a', 'union');
    table.refused({ type: 'bombard', guns: ['us-art-taft'], target: 'L5' }, '4a-a', 'union');
    table.declare(['L5'], ['L6']).declare(['K5'], ['K6']);
    expect(table.t.battles).toHaveLength(2);
    expect(table.asked).toEqual(['confederate', 'phase.battles']);
  });
  it('wants at least one hex on each side', () => {
    const table = declaring(line);
    table.refused(battle([], ['L6']), '4a-a');
    table.refused(battle(['L5'], []), '4a-a');
  });
});

describe('G88 4a-b all battles are fixed before the first is fought', () => {
  it('resolves nothing until every battle is declared, and declares nothing afterwards', () => {
    const table = declaring(line).declare(['L5'], ['L6']);
    table.refused({ type: 'resolve', battle: 0 }, '4a-b');
    table.declare(['K5'], ['K6']);
    table.refused(battle(['K5'], ['K6']), '4a-b');
    expect(table.offered()).toEqual([
      { type: 'resolve', battle: 0 },
      { type: 'resolve', battle: 1 },
    ]);
  });
  it('makes no new battle of an advance next to a fresh enemy', () => {
    const units = { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9', 'us-cav-devin': 'S10' };
    const far = { 'cs-inf-hood': 'P6', 'us-cav-custer': 'P5' };
    const table = declaring({ ...units, ...far }, { dice: [10, 1, 1, 5] });
    table.declare(['S8'], ['S9']).declare(['P6'], ['P5']).resolve();
    table.act({ type: 'lose', unit: 'us-cav-gamble' }).act({ type: 'lose', unit: 'us-cav-gamble' });
    table.act({ type: 'advance', units: ['cs-inf-heth'], to: 'S9' });
    expect(table.where('cs-inf-heth')).toBe('S9');
    expect(table.asked).toEqual(['confederate', 'phase.battles']);
    expect(table.offered()).toEqual([{ type: 'resolve', battle: 0 }]);
    table.resolve().act({ type: 'retreat', from: 'P5', to: 'P4' }).act({ type: 'endAdvance' });
    expect(table.asked).toEqual(['union', 'phase.move']);
    table.done();
  });
  it('fights a declared battle whose units stand, whatever retreated beside it', () => {
    const table = declaring(line, { dice: [1, 5, 9, 1] })
      .declare(['L5'], ['L6'])
      .declare(['K5'], ['K6']);
    table.resolve(0).act({ type: 'retreat', from: 'L5', to: 'L4' });
    table.resolve(0);
    expect(table.said('battle.begins').map(event => event.args?.['attackers'])).toEqual([['L5'], ['K5']]);
    table.done();
  });
});

describe('G88 4a1 one battle for each unit in a phase', () => {
  it('refuses a defender or an attacker in a second battle', () => {
    const table = declaring(line).declare(['L5'], ['L6']);
    table.refused(battle(['K5'], ['K6', 'L6']), '4a1');
    table.refused(battle(['K5', 'L5'], ['K6']), '4a1');
    expect(table.whyNot(battle(['K5'], ['K6']))).toBeNull();
  });
  it('refuses him although both attackers touch him', () => {
    const units = { 'cs-inf-heth': 'S8', 'cs-inf-hood': 'R9', 'us-inf-birney': 'S9', 'us-inf-hays': 'R8' };
    const table = declaring(units).declare(['S8'], ['S9']);
    table.refused(battle(['R9'], ['R8', 'S9']), '4a1');
    expect(table.declare(['R9'], ['R8']).asked[1]).toBe('phase.battles');
  });
  it('lets a gun support one battle in a phase, and another in the enemy phase', () => {
    const guns = { 'cs-inf-heth': 'S8', 'us-inf-barlow': 'S9', 'cs-art-pegram': 'T7', 'cs-inf-hood': 'P6' };
    const table = declaring({ ...guns, 'us-cav-devin': 'P5' }, { options: ['10b'], dice: [6, 10, 6, 10] });
    const support = ['cs-art-pegram'];
    table.declare(['S8'], ['S9'], support);
    table.refused({ type: 'declareBattle', attackers: ['P6'], defenders: ['P5'], support }, '4a1');
    table.refused({ type: 'bombard', guns: support, target: 'S9' }, '4a1');
    table.declare(['P6'], ['P5']).resolve(1).act({ type: 'retreat', from: 'P5', to: 'P4' }).act({ type: 'endAdvance' });
    table.resolve(0).act({ type: 'retreat', from: 'S9', to: 'S10' }).act({ type: 'endAdvance' });
    table.move('us-inf-barlow', 'S9').endMovement().declare(['S9'], ['S8']).resolve();
    expect(table.asked).toEqual(['confederate', 'combat.support']);
    expect(table.whyNot({ type: 'supportDefence', guns: support })).toBeNull();
    table.done();
  });
  it('refuses a hex named twice', () => {
    declaring(line).refused(battle(['K5', 'K5'], ['K6']), '4a1');
  });
  it('lets the same unit fight again in the other phase', () => {
    const table = declaring({ 'cs-inf-heth': 'S8', 'us-inf-barlow': 'S9' }, { dice: [1, 5, 10, 1] });
    table.declare(['S8'], ['S9']).resolve().act({ type: 'retreat', from: 'S8', to: 'S7' });
    table.move('us-inf-barlow', 'S8').endMovement();
    table.declare(['S8'], ['S7']).resolve();
    table.done();
  });
});

describe('G88 4a2 only adjacent enemies fight', () => {
  const apart = { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9', 'cs-inf-hood': 'P6', 'us-cav-devin': 'P5' };
  it('refuses a battle against an enemy out of the zone of influence', () => {
    const table = declaring(apart);
    table.refused(battle(['S8'], ['P5']), '4a2');
    expect(table.whyNot(battle(['S8'], ['S9']))).toBeNull();
  });
  it('lets an attacker two hexes away into no battle', () => {
    const table = declaring({ ...apart, 'cs-inf-rodes': 'S11' });
    table.refused(battle(['S8', 'S11'], ['S9']), '4a3-c');
    table.refused(battle(['S8', 'T1'], ['S9']), '4a2');
  });
  it('lets artillery fire at two hexes only with option 10b', () => {
    const guns = { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9', 'cs-art-pegram': 'T7' };
    const support: Action = { type: 'declareBattle', attackers: ['S8'], defenders: ['S9'], support: ['cs-art-pegram'] };
    const fire: Action = { type: 'bombard', guns: ['cs-art-pegram'], target: 'S9' };
    const table = declaring(guns);
    table.refused(support, '4a2');
    table.refused(fire, '4a2');
    const optional = declaring(guns, { options: ['10b'] });
    expect([optional.whyNot(support), optional.whyNot(fire)]).toEqual([null, null]);
  });
});

describe('G88 4a3-a every attacker in contact fights', () => {
  it('refuses to end with an attacker unassigned', () => {
    const table = declaring(line);
    table.refused(END, '4a3-a');
    table.declare(['L5'], ['L6']);
    table.refused(END, '4a3-a');
  });
  it('refuses a battle that takes the last enemy of another attacker', () => {
    const table = declaring(line);
    const why = table.refused(battle(['L5'], ['K6', 'L6']), '4a3-a');
    expect(why.args).toEqual({ hex: 'K5' });
  });
});

describe('G88 4a3-b every defender in contact fights', () => {
  it('has one attacking hex take both defenders beside it', () => {
    const table = declaring({ 'cs-inf-heth': 'L5', 'us-inf-hays': 'K6', 'us-inf-crawford': 'L6' });
    expect(table.refused(battle(['L5'], ['K6']), '4a3-b').args).toEqual({ hex: 'L6' });
    table.refused(battle(['L5'], ['L6']), '4a3-b');
    expect(table.declare(['L5'], ['K6', 'L6']).asked[1]).toBe('phase.battles');
  });
  it('refuses a battle that takes the last attacker of another defender', () => {
    expect(declaring(line).refused(battle(['K5', 'L5'], ['K6']), '4a3-b').args).toEqual({ hex: 'L6' });
  });
});

describe('G88 4a3-c no battle for units out of contact', () => {
  const more = { ...line, 'us-art-huntington': 'J6', 'cs-inf-hood': 'L4' };
  it('refuses them on either side', () => {
    const table = declaring(more);
    table.refused(battle(['L5'], ['L6', 'J6']), '4a3-c');
    table.refused(battle(['L5', 'L4'], ['L6']), '4a3-c');
  });
  it('does not ask for them', () => {
    const table = declaring(more).declare(['L5'], ['L6']).declare(['K5'], ['K6']);
    expect(table.asked[1]).toBe('phase.battles');
  });
});

describe('G88 4a3-d generals alone neither owe nor fill a battle', () => {
  it('makes no battle against a lone general, who is lost', () => {
    const table = declaring({ 'cs-inf-heth': 'S8', 'us-gen-meade': 'S9' });
    expect(table.asked).toEqual(['union', 'phase.move']);
    expect(table.where('us-gen-meade')).toBe('eliminated');
    expect(table.said('battle.declared')).toEqual([]);
  });
  it('does not count him as contact', () => {
    const { t } = position({ units: { 'cs-inf-heth': 'S8', 'us-gen-meade': 'S9' } });
    expect(contact(t, CONFEDERATE)).toEqual({ attackers: [], defenders: [] });
  });
  it('refuses a lone general of either side in a battle', () => {
    const table = declaring({ ...line, 'cs-gen-r-e-lee': 'L3', 'us-gen-meade': 'K8' });
    table.refused(battle(['L5', 'L3'], ['L6']), '4a3-d');
    table.refused(battle(['L5'], ['L6', 'K8']), '4a3-d');
  });
});

describe('G88 4a4 the two units of a hex fight together', () => {
  const ridge = { 'us-gen-buford': 'P3', 'us-cav-gamble': 'P3', 'us-cav-devin': 'P3' };
  it('gives no second battle against the other defender of the hex', () => {
    const table = declaring({ ...ridge, 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3' }, { dice: [1, 1] });
    table.refused(battle(['Q4'], ['P3']), '4a3-a'); // Devin would have to be left for Pegram
    table.declare(['Q3', 'Q4'], ['P3']).resolve();
    expect(table.said('battle.begins')[0]?.args?.['defence']).toBe(1 + 1 + 2 + 1);
    table.done();
  });
  it('has both attackers of a hex in one battle, with both factors', () => {
    const stack = { 'cs-gen-longstreet': 'K5', 'cs-inf-pickett': 'K5', 'cs-inf-mclaws': 'K5' };
    const units = { ...stack, 'us-inf-hays': 'K6', 'us-inf-barnes': 'J5' };
    const table = declaring(units, { dice: [1, 1] });
    table.refused(battle(['K5'], ['K6']), '4a3-b'); // Barnes is no second battle for McLaws
    table.declare(['K5'], ['J5', 'K6']).resolve();
    expect(table.said('battle.begins')[0]?.args?.['attack']).toBe(4 + 5);
    table.done();
  });
});

describe('G88 4a5-a several hexes against one', () => {
  const ring = { 'us-inf-birney': 'S9', 'cs-inf-heth': 'S8', 'cs-inf-hood': 'T8', 'cs-inf-rodes': 'R9' };
  it('combines attackers that are all adjacent to the hex', () => {
    const table = declaring(ring, { dice: [1, 1] })
      .declare(['S8', 'T8', 'R9'], ['S9'])
      .resolve();
    expect(table.said('battle.begins')[0]?.args).toMatchObject({ attackers: ['S8', 'T8', 'R9'], attack: 10 });
    table.done();
  });
  it('refuses one that is not', () => {
    const table = declaring({ ...ring, 'cs-inf-early': 'P6', 'us-cav-devin': 'P5' });
    table.refused(battle(['S8', 'T8', 'R9', 'P6'], ['S9']), '4a5-a');
  });
});

describe('G88 4a5-b one hex against several', () => {
  const slopes = { 'cs-cav-jenkins': 'M8', 'us-inf-ayres': 'L7', 'us-art-mcgilvery': 'M9' };
  it('lets Jenkins fight Ayres and McGilvery in one battle', () => {
    const table = declaring(slopes, { dice: [1, 1] })
      .declare(['M8'], ['L7', 'M9'])
      .resolve();
    expect(table.said('battle.begins')[0]?.args).toMatchObject({ attackers: ['M8'], defenders: ['L7', 'M9'] });
    table.done();
  });
  it('refuses a defender that is not adjacent to the attacking hex', () => {
    const table = declaring({ ...slopes, 'cs-inf-early': 'P6', 'us-cav-devin': 'P5' });
    table.refused(battle(['M8'], ['L7', 'M9', 'P5']), '4a5-b');
  });
});

describe('G88 4a5-c never several hexes against several', () => {
  it('refuses Heth and Pickett against Hays and Crawford as one battle, takes two', () => {
    const table = declaring(line);
    table.refused(battle(['K5', 'L5'], ['K6', 'L6']), '4a5-c');
    table.declare(['K5'], ['K6']).declare(['L5'], ['L6']);
    expect(table.asked[1]).toBe('phase.battles');
  });
  it('refuses it even where every hex touches every other', () => {
    const units = { 'cs-inf-heth': 'S8', 'cs-inf-hood': 'R9', 'us-inf-birney': 'S9', 'us-inf-hays': 'R8' };
    declaring(units).refused(battle(['S8', 'R9'], ['S9', 'R8']), '4a5-c');
  });
});
