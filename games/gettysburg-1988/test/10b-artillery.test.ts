import { describe, expect, it } from 'vitest';
import { hexNumber } from '../data/index.ts';
import { modifiers } from '../game.ts';
import { hasLineOfFire } from '../rules/10b-artillery.ts';
import { type Position, position, type Table } from './table.ts';

const bombard = (target: string, ...guns: string[]) => ({ type: 'bombard', guns, target }) as const;
const support = (...guns: string[]) => ({ type: 'supportDefence', guns }) as const;
const endDeclaration = { type: 'endDeclaration' } as const;
const begun = (table: Table) => table.said('battle.begins').at(-1)!.args!;

// The example of 10b3: Geary and Williams against Pickett, with guns behind both lines.
const EXAMPLE = {
  'us-inf-geary': 'E9',
  'us-inf-williams': 'E10',
  'us-art-muhlenburg': 'E8',
  'cs-inf-pickett': 'D9',
  'cs-art-alexander': 'C9',
};
const example = (p: Partial<Position> = {}): Table =>
  position({ options: ['10b'], phase: 'union', units: EXAMPLE, ...p }).endMovement();

describe('G88 10b artillery may fight at two hexes', () => {
  const units = {
    'cs-art-dance': 'T4',
    'cs-inf-early': 'R9',
    'us-inf-barlow': 'T6',
    'us-inf-schurz': 'T7',
    'us-inf-howe': 'R10',
  };

  it('fires at a target at two hexes, not at three, and only with the option', () => {
    const on = position({ options: ['10b'], units }).endMovement();
    on.refused(bombard('T7', 'cs-art-dance'), '10b');
    on.act(bombard('T6', 'cs-art-dance'));
    position({ units }).endMovement().refused(bombard('T6', 'cs-art-dance'), '4a2');
  });

  it('is for artillery of one’s own', () => {
    const table = position({ options: ['10b'], units: { ...units, 'cs-inf-rodes': 'U5', 'us-art-hazard': 'U8' } });
    table.endMovement().refused(bombard('T6', 'cs-inf-rodes'), '10b');
    table.refused(bombard('T6', 'us-art-hazard'), '10b');
  });

  it('is a choice: the gun may stay silent', () => {
    const { 'cs-inf-early': _early, 'us-inf-howe': _howe, ...far } = units;
    const table = position({ options: ['10b'], units: far }).endMovement();
    expect(table.asked).toEqual(['confederate', 'phase.declare']);
    expect(table.act(endDeclaration).asked).toEqual(['union', 'phase.move']);
    expect(position({ units: far }).endMovement().asked).toEqual(['union', 'phase.move']); // nothing to declare
  });
});

describe('G88 10b1-a a line of fire is needed', () => {
  const units = { 'cs-art-mcintosh': 'R4', 'us-inf-barlow': 'P4', 'us-inf-schurz': 'R6' };

  it('a hill between stops the shot', () => {
    const table = position({ options: ['10b'], units }).endMovement();
    table.refused(bombard('R6', 'cs-art-mcintosh'), '10b1-a'); // over R5
    table.act(bombard('P4', 'cs-art-mcintosh'));
  });

  it.each([
    ['clear ground', 'T4', 'T6', true],
    ['woods', 'K3', 'K5', false], // K4
    ['a hill', 'N4', 'N6', false], // N5
    ['the town', 'O6', 'O8', false], // O7
  ])('over %s', (_ground, from, to, open) => {
    const { t } = position({ units: {} });
    expect(hasLineOfFire(t, hexNumber(from), hexNumber(to))).toBe(open);
  });

  it.each(['cs-inf-early', 'us-inf-howe', 'cs-gen-ewell'])('a unit between stops it, whoever it is: %s', unit => {
    const { t } = position({ units: { [unit]: 'T5' } });
    expect(hasLineOfFire(t, hexNumber('T4'), hexNumber('T6'))).toBe(false);
  });

  it('the guns’ own hex and the target’s stop nothing', () => {
    const guns = { 'cs-art-mcintosh': 'R5', 'us-inf-barlow': 'R7' }; // both on hills, R6 clear
    position({ options: ['10b'], units: guns })
      .endMovement()
      .act(bombard('R7', 'cs-art-mcintosh'));
  });

  it('binds guns in defence as well', () => {
    const { t } = example({ units: { ...EXAMPLE, 'us-inf-howe': 'D8' } });
    expect(hasLineOfFire(t, hexNumber('C9'), hexNumber('E9'))).toBe(false); // D8 and D9 held
    expect(hasLineOfFire(example().t, hexNumber('C9'), hexNumber('E9'))).toBe(true);
  });
});

describe('G88 10b1-b of two hexes between, one open is enough', () => {
  const units = { 'cs-art-mcintosh': 'R4', 'us-inf-barlow': 'P4', 'us-inf-schurz': 'Q6', 'us-inf-howe': 'S6' };

  it('the examples: from R4 to P4 but not to Q6 or S6', () => {
    const table = position({ options: ['10b'], units }).endMovement();
    table.refused(bombard('Q6', 'cs-art-mcintosh'), '10b1-a'); // Q5 woods, R5 hill
    table.refused(bombard('S6', 'cs-art-mcintosh'), '10b1-a'); // R5 and S5 hills
    table.act(bombard('P4', 'cs-art-mcintosh')); // Q5 woods, Q4 open
  });

  it('a unit in the open one closes the line', () => {
    const table = position({ options: ['10b'], units: { ...units, 'cs-inf-early': 'Q4' } }).endMovement();
    table.refused(bombard('P4', 'cs-art-mcintosh'), '10b1-a');
  });
});

describe('G88 10b2-i two-hex support of an attack', () => {
  it('adds the factor of the gun', () => {
    const table = example({ dice: [5, 5] })
      .declare(['E9', 'E10'], ['D9'], ['us-art-muhlenburg'])
      .resolve();
    expect(begun(table)).toMatchObject({ attack: 8, defence: 4, support: ['us-art-muhlenburg'] });
    table.act(support()).done();
    expect(table.said('battle.result')[0]!.args).toMatchObject({ attack: 13, defence: 9, winner: 'attacker' });
  });

  it('may stay out', () => {
    const table = example().declare(['E9', 'E10'], ['D9']).act(endDeclaration).resolve();
    expect(begun(table)).toMatchObject({ attack: 7, support: [] });
  });

  it('fires once: at a target or in support', () => {
    const table = example().act(bombard('C9', 'us-art-muhlenburg'));
    const battle = { type: 'declareBattle', attackers: ['E9', 'E10'], defenders: ['D9'] } as const;
    table.refused({ ...battle, support: ['us-art-muhlenburg'] }, '4a1');
    table.act(battle);
  });

  it('needs two hexes, a line and a gun not in contact', () => {
    const battle = { type: 'declareBattle', attackers: ['E9', 'E10'], defenders: ['D9'] } as const;
    const supported = { ...battle, support: ['us-art-muhlenburg'] };
    const at = (hex: string) => example({ units: { ...EXAMPLE, 'us-art-muhlenburg': hex } });
    at('F7').refused(supported, '10b');
    at('F9').refused(supported, '10b1-a'); // E9 and E10 held
    at('B8').refused(supported, '10b2-a'); // next to Alexander
    example({ options: [] }).refused(supported, '4a2');
  });

  it('makes two attacking hexes: not against several defending hexes (4a5-c)', () => {
    const units = { ...EXAMPLE, 'us-inf-williams': 'absent', 'cs-inf-hood': 'F9', 'cs-art-alexander': 'absent' };
    const battle = { type: 'declareBattle', attackers: ['E9'], defenders: ['D9', 'F9'] } as const;
    const table = example({ units });
    expect(table.refused({ ...battle, support: ['us-art-muhlenburg'] }, '4a5-c').key).toBe('no.supportMany');
    table.act(battle);
  });

  it('a gun whose only target is driven off leaves the battle', () => {
    const units = { ...EXAMPLE, 'us-inf-williams': 'absent', 'us-art-hazard': 'D11', 'cs-art-alexander': 'absent' };
    const far = { ...units, 'cs-inf-hood': 'H9' };
    const table = example({ units: far, dice: [10, 1] })
      .declare(['E9'], ['D9'], ['us-art-muhlenburg'])
      .act(bombard('D9', 'us-art-hazard'));
    table.t.battles[0]!.defenders.push(hexNumber('H9')); // as a game begun under version 1 may have it
    table.resolve(1).act({ type: 'lose', unit: 'cs-inf-pickett' }).act({ type: 'retreat', from: 'D9', to: 'C9' });
    expect(table.t.battles[0]).toMatchObject({ defenders: [hexNumber('H9')], guns: [] });
    const alone = example({ units, dice: [10, 1] })
      .declare(['E9'], ['D9'], ['us-art-muhlenburg'])
      .act(bombard('D9', 'us-art-hazard'))
      .resolve(1);
    alone.act({ type: 'lose', unit: 'cs-inf-pickett' }).act({ type: 'retreat', from: 'D9', to: 'C9' }).done();
    expect([alone.t.battles, alone.said('battle.lapsed').length]).toEqual([[], 1]);
  });

  it('the gun takes no loss and does not retreat when the attack fails', () => {
    const table = example({ dice: [1, 10] })
      .declare(['E9', 'E10'], ['D9'], ['us-art-muhlenburg'])
      .resolve();
    table.act(support()).done(); // 9 to 14
    table.refused({ type: 'lose', unit: 'us-art-muhlenburg' }, '4e2-a');
    table.act({ type: 'lose', unit: 'us-inf-geary' });
    expect(table.offered().map(action => ('from' in action ? action.from : ''))).not.toContain('E8');
    table.act({ type: 'retreat', from: 'E9', to: 'F9' }).act({ type: 'retreat', from: 'E10', to: 'F10' });
    expect([table.where('us-art-muhlenburg'), table.isReduced('us-art-muhlenburg')]).toEqual(['E8', false]);
    expect(table.asked[1]).not.toBe('combat.retreat');
  });

  it('nor does it advance when the attack succeeds', () => {
    const table = example({ dice: [3, 5] })
      .declare(['E9', 'E10'], ['D9'], ['us-art-muhlenburg'])
      .resolve();
    table.act(support()).act({ type: 'retreat', from: 'D9', to: 'C10' });
    table.refused({ type: 'advance', units: ['us-art-muhlenburg'], to: 'D9' }, '4f-b');
    table.act({ type: 'advance', units: ['us-inf-geary'], to: 'D9' }).done();
  });
});

describe('G88 10b3-a two-hex support of the defence', () => {
  it('adds the factor of the gun behind', () => {
    const table = example({ dice: [5, 7] })
      .declare(['E9', 'E10'], ['D9'], ['us-art-muhlenburg'])
      .resolve();
    expect(table.asked).toEqual(['confederate', 'combat.support']);
    table.act(support('cs-art-alexander')).done();
    expect(table.said('battle.support')[0]!.args).toEqual({ guns: ['cs-art-alexander'], defence: 5 });
    expect(table.said('battle.result')[0]!.args).toMatchObject({ attack: 13, defence: 12 });
  });

  it('is never compulsory, and never asked without the option', () => {
    const table = example({ dice: [5, 7] })
      .declare(['E9', 'E10'], ['D9'])
      .act(endDeclaration)
      .resolve()
      .act(support());
    expect(table.said('battle.result')[0]!.args).toMatchObject({ attack: 12, defence: 11 });
    const off = example({ options: [], dice: [5, 7] })
      .declare(['E9', 'E10'], ['D9'])
      .resolve();
    expect(off.asked[1]).toBe('combat.retreat');
  });

  it('needs a line of fire to one of the attackers, and two hexes', () => {
    const { 'us-art-muhlenburg': _idle, 'us-inf-geary': _none, ...front } = EXAMPLE;
    const units = { ...front, 'cs-art-eshelman': 'C10', 'cs-art-nelson': 'B9' };
    const table = example({ units, dice: [5, 5] })
      .declare(['E10'], ['D9'])
      .resolve();
    table.refused(support('cs-art-alexander'), '10b1-a'); // over Pickett
    table.refused(support('cs-art-nelson'), '10b');
    table.act(support('cs-art-eshelman')).done();
  });

  it('not by a gun in a battle of its own', () => {
    const { 'us-art-muhlenburg': _idle, ...front } = EXAMPLE;
    const units = { ...front, 'us-inf-williams': 'B9', 'cs-art-eshelman': 'D7' };
    const table = example({ units, dice: [5, 5] })
      .declare(['E9'], ['D9'])
      .declare(['B9'], ['C9'])
      .resolve();
    table.refused(support('cs-art-alexander'), '10b3-a');
    table.refused(support('cs-inf-pickett'), '10b');
    table.act(support('cs-art-eshelman')).done();
  });

  it('an advance next to the gun is no battle of its own', () => {
    const units = {
      'us-inf-birney': 'T7',
      'us-inf-howe': 'U4',
      'cs-cav-jenkins': 'T6',
      'cs-inf-early': 'U3',
      'cs-art-dance': 'T5',
    };
    const table = example({ units, dice: [4, 5] })
      .declare(['T7'], ['T6'])
      .declare(['U4'], ['U3']);
    table
      .resolve(0)
      .act({ type: 'retreat', from: 'T6', to: 'U6' })
      .act({ type: 'advance', units: ['us-inf-birney'], to: 'T6' });
    table.resolve(0);
    expect(table.asked).toEqual(['confederate', 'combat.support']);
    expect(table.whyNot(support('cs-art-dance'))).toBeNull();
  });

  it('once in a phase', () => {
    const units = {
      'us-inf-howe': 'T7',
      'us-inf-wright': 'U4',
      'cs-inf-hood': 'T8',
      'cs-inf-early': 'U3',
      'cs-art-dance': 'T5',
    };
    const second = (guns: readonly string[], dice: readonly number[]) => {
      const table = example({ units, dice }).declare(['T7'], ['T8']).declare(['U4'], ['U3']).resolve(0);
      table.act(support(...guns)).act({ type: 'lose', unit: 'us-inf-howe' }); // 8 to 12, or to 11
      table
        .act({ type: 'retreat', from: 'T7', to: table.offeredHexes('T7')[0]! })
        .resolve(0)
        .done();
      return table.asked[1];
    };
    expect(second([], [5, 5])).toBe('combat.support');
    expect(second(['cs-art-dance'], [5, 5, 5, 5])).toBe('combat.retreat');
  });
});

describe('G88 10b3-b bombarded artillery cannot support', () => {
  it('hit or missed, it is silent for the phase', () => {
    const missed = example({ dice: [1, 10, 5, 5] }).act(bombard('C9', 'us-art-muhlenburg'));
    missed.declare(['E9', 'E10'], ['D9']).resolve(0).resolve(0);
    expect(missed.asked[1]).not.toBe('combat.support');
    missed.done();
    const hit = example({ dice: [10, 1, 5, 5] }).act(bombard('C9', 'us-art-muhlenburg'));
    hit.declare(['E9', 'E10'], ['D9']).resolve(0).act({ type: 'lose', unit: 'cs-art-alexander' });
    hit.act({ type: 'stand', from: 'C9' }).resolve(0);
    expect(hit.asked[1]).not.toBe('combat.support');
    hit.done();
  });

  it('says so, where another gun could', () => {
    const units = { ...EXAMPLE, 'cs-art-eshelman': 'G10' };
    const table = example({ units, dice: [1, 10, 5, 5] }).act(bombard('C9', 'us-art-muhlenburg'));
    table.declare(['E9', 'E10'], ['D9']).resolve(0).resolve(0);
    table.refused(support('cs-art-alexander'), '10b3-b');
    table.act(support('cs-art-eshelman')).done();
  });

  it('may support again when the enemy comes back next turn', () => {
    const { 'us-inf-williams': _none, ...rest } = EXAMPLE;
    const table = example({ units: { ...rest, 'us-inf-geary': 'F9' }, dice: [1, 10] });
    table.act(bombard('C9', 'us-art-muhlenburg')).resolve().endMovement().act(endDeclaration);
    table.move('us-inf-geary', 'E9').endMovement().declare(['E9'], ['D9']).act(endDeclaration).resolve().done();
    expect(table.asked).toEqual(['confederate', 'combat.support']);
    expect(table.whyNot(support('cs-art-alexander'))).toBeNull();
  });
});

describe('G88 10b4-a variant: artillery does not advance', () => {
  const units = { 'us-gen-slocum': 'T6', 'us-inf-geary': 'T6', 'us-art-muhlenburg': 'T6', 'cs-cav-jenkins': 'T5' };
  const won = (options: readonly string[]) =>
    position({ options, phase: 'union', units, dice: [5, 7] })
      .endMovement()
      .declare(['T6'], ['T5'])
      .resolve()
      .act({ type: 'retreat', from: 'T5', to: 'T4' });

  it('the gun stays, the infantry stacked with it may go; 10b is not needed', () => {
    const table = won(['10b4']);
    table.refused({ type: 'advance', units: ['us-art-muhlenburg'], to: 'T5' }, '10b4-a');
    expect(table.act({ type: 'advance', units: ['us-inf-geary'], to: 'T5' }).where('us-inf-geary')).toBe('T5');
    won([])
      .act({ type: 'advance', units: ['us-art-muhlenburg'], to: 'T5' })
      .done();
  });

  it('a gun alone is not asked', () => {
    const alone = position({
      options: ['10b4'],
      phase: 'union',
      units: { 'us-art-muhlenburg': 'T6', 'cs-cav-jenkins': 'T5' },
      dice: [7, 6],
    });
    alone.endMovement().declare(['T6'], ['T5']).resolve().act({ type: 'retreat', from: 'T5', to: 'T4' });
    expect(alone.asked[1]).toBe('phase.move');
  });
});

describe('G88 10b4-b variant: move or fire', () => {
  const units = { 'us-art-muhlenburg': 'S9', 'us-inf-geary': 'T7', 'cs-inf-early': 'T6' };
  const comeUp = (options: readonly string[]) =>
    position({ options, phase: 'union', units, dice: [5, 5] }).move('us-art-muhlenburg', 'S8', 'S7');
  const attack = (table: Table) => begun(table.endMovement().declare(['T7', 'S7'], ['T6']).resolve())['attack'];

  it('no two-hex attack and no support after a move', () => {
    const far = { ...units, 'us-art-hazard': 'R6' };
    const table = position({ options: ['10b', '10b4'], phase: 'union', units: far });
    table.move('us-art-muhlenburg', 'S8').endMovement();
    table.refused(bombard('T6', 'us-art-muhlenburg'), '10b4-b');
    table.refused(
      { type: 'declareBattle', attackers: ['T7'], defenders: ['T6'], support: ['us-art-muhlenburg'] },
      '10b4-b',
    );
    table.act(bombard('T6', 'us-art-hazard')); // it has not moved
    const off = position({ options: ['10b'], phase: 'union', units: far }).move('us-art-muhlenburg', 'S8');
    off.endMovement().act(bombard('T6', 'us-art-muhlenburg'));
  });

  it('fights beside its neighbour with factor 0, even without 10b', () => {
    expect(attack(comeUp(['10b4']))).toBe(3);
    expect(attack(comeUp(['10b', '10b4']))).toBe(3);
    expect(attack(comeUp([]))).toBe(4);
    const still = { ...units, 'us-art-muhlenburg': 'S7' };
    expect(attack(position({ options: ['10b4'], phase: 'union', units: still, dice: [5, 5] }))).toBe(4);
  });

  it('defends in the enemy phase as ever', () => {
    const table = position({
      options: ['10b4'],
      turn: 1,
      units: { 'cs-art-dance': 'T9', 'us-inf-geary': 'T5' },
      phase: 'confederate',
      dice: [5, 5],
    });
    table.move('cs-art-dance', 'T8').endMovement().move('us-inf-geary', 'T6', 'T7').endMovement();
    expect(begun(table.declare(['T7'], ['T8']).resolve())).toMatchObject({ attack: 3, defence: 1 });
  });
});

describe('G88 10b4-c variant: double factor at one hex', () => {
  const totals = (options: readonly string[], units: Record<string, string>, from: string, at: string) => {
    const table = position({ options, phase: 'union', units });
    const { attack, defence } = modifiers(table.t, table.state.setup, {
      attackers: [hexNumber(from)],
      defenders: [hexNumber(at)],
      guns: [],
    });
    return [attack.total, defence.total];
  };
  const open = { 'us-art-muhlenburg': 'T6', 'cs-art-dance': 'T5' };

  it('doubles guns on both sides, with 10b only', () => {
    expect(totals(['10b', '10b4'], open, 'T6', 'T5')).toEqual([2, 2]);
    expect(totals(['10b4'], open, 'T6', 'T5')).toEqual([1, 1]);
    expect(totals(['10b'], open, 'T6', 'T5')).toEqual([1, 1]);
    expect(totals(['10b', '10b4'], { 'us-inf-geary': 'T6', 'cs-inf-early': 'T5' }, 'T6', 'T5')).toEqual([3, 4]);
  });

  it('not the bonus of woods or town', () => {
    const both = ['10b', '10b4'];
    expect(totals(both, { 'us-art-muhlenburg': 'P4', 'cs-art-dance': 'Q5' }, 'P4', 'Q5')).toEqual([2, 3]);
    expect(totals(both, { 'us-art-muhlenburg': 'O8', 'cs-art-dance': 'O7' }, 'O8', 'O7')).toEqual([2, 3]);
  });

  it('not a gun at two hexes, firing, fired at or in support', () => {
    const shot = position({
      options: ['10b', '10b4'],
      phase: 'union',
      units: { 'us-art-muhlenburg': 'T6', 'cs-art-dance': 'T4' },
      dice: [5, 5],
    });
    shot.endMovement().act(bombard('T4', 'us-art-muhlenburg')).resolve();
    expect(begun(shot)).toMatchObject({ attack: 1, defence: 1 });
    const table = example({ options: ['10b', '10b4'], dice: [5, 5] });
    table.declare(['E9', 'E10'], ['D9'], ['us-art-muhlenburg']).resolve().act(support('cs-art-alexander'));
    expect(begun(table)).toMatchObject({ attack: 8, defence: 4 });
    expect(table.said('battle.support')[0]!.args).toMatchObject({ defence: 5 });
  });
});
