import { describe, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import { corpsOf, isGeneral, unitIds, unitNumber } from '../data/index.ts';
import { commands } from '../rules/10a-command.ts';
import { position } from './table.ts';

const SIX_CLEAR_HEXES = ['T10', 'T9', 'S9', 'R9', 'Q9', 'P9'];
const WINGS = ['10a', '10a3'];

/** Whether a unit has six points to spend when it marches with this general. */
const hastens = (general: string, unit: string, options: readonly string[], turn = 5): boolean =>
  position({
    scenario: 'campaign',
    options,
    turn,
    phase: unit.startsWith('us') ? 'union' : 'confederate',
    units: { [general]: 'T11', [unit]: 'T11' },
  }).whyNotMove([general, unit], ...SIX_CLEAR_HEXES) === null;

/** Why the second unit may not join the first, who stands with these generals and has moved; null: it may. */
const joining = (generals: readonly string[], units: readonly [string, string], options: readonly string[], turn = 5) =>
  position({
    scenario: 'campaign',
    options,
    turn,
    phase: units[0].startsWith('us') ? 'union' : 'confederate',
    units: {
      ...Object.fromEntries(generals.map(each => [each, 'T9 moved'])),
      [units[0]]: 'T9 moved',
      [units[1]]: 'T11',
    },
  }).whyNotMove(units[1], 'T10', 'T9');

/** The combat units that have the benefits of a general. */
const ledBy = (general: string, options: readonly string[], turn = 5): string[] => {
  const setup = { scenario: 'campaign', options };
  const { t } = position({ ...setup, turn, units: {} });
  return unitIds.filter(id => commands(t, setup, unitNumber(general), unitNumber(id))).sort();
};
const corpsLedBy = (general: string, options: readonly string[], turn = 5): string[] =>
  [...new Set(ledBy(general, options, turn).map(id => corpsOf[unitNumber(id)]!))].sort();
const combatUnits = (side: string): string[] =>
  unitIds.filter((id, unit) => id.startsWith(side) && !isGeneral[unit]).sort();

describe('G88 10a only the right general helps', () => {
  it('gives the extra point only to units the general may command', () => {
    expect(hastens('us-gen-slocum', 'us-inf-barnes', [])).toBe(true);
    expect(hastens('us-gen-slocum', 'us-inf-barnes', ['10a'])).toBe(false);
    expect(hastens('us-gen-slocum', 'us-inf-geary', ['10a'])).toBe(true);
  });

  it('lets two units stack only under a general who may command them', () => {
    const fifth = ['us-inf-barnes', 'us-inf-ayres'] as const;
    expect(joining(['us-gen-slocum'], fifth, [])).toBeNull();
    expect(joining(['us-gen-slocum'], fifth, ['10a'])).toMatchObject({ key: 'no.stackCommand', rule: '§10a' });
    expect(joining(['us-gen-sykes'], fifth, ['10a'])).toBeNull();
  });

  it('wants a general for each of the two units', () => {
    const mixed = ['us-inf-geary', 'us-inf-barnes'] as const;
    expect(joining(['us-gen-slocum'], mixed, ['10a'])).toMatchObject({ rule: '§10a' });
    expect(joining(['us-gen-slocum', 'us-gen-sykes'], mixed, ['10a'])).toBeNull();
  });

  it('keeps a victor from stacking under the wrong general after an advance', () => {
    const fight = (options: readonly string[]) =>
      position({
        options,
        phase: 'union',
        units: {
          'us-gen-slocum': 'T6',
          'us-inf-geary': 'T6',
          'us-gen-meade': 'U6',
          'us-inf-ayres': 'U6',
          'cs-cav-jenkins': 'T5',
        },
        dice: [5, 8], // 11 to 9
      })
        .endMovement()
        .declare(['T6', 'U6'], ['T5'])
        .resolve()
        .act({ type: 'retreat', from: 'T5', to: 'T4' })
        .act({ type: 'advance', units: ['us-inf-geary'], to: 'T5' })
        .act({ type: 'advance', units: ['us-gen-slocum'], to: 'T5' });
    const ayres = { type: 'advance', units: ['us-inf-ayres'], to: 'T5' } as const;
    fight([]).act(ayres).done();
    const table = fight(['10a']);
    table.refused(ayres, '10a');
    table
      .act({ type: 'advance', units: ['us-gen-meade'], to: 'T5' })
      .act(ayres)
      .done();
  });
});

describe('G88 10a1 army commanders lead anyone', () => {
  it('Meade leads units of different corps, Lee his own army', () => {
    expect(hastens('us-gen-meade', 'us-inf-caldwell', ['10a'])).toBe(true);
    expect(joining(['us-gen-meade'], ['us-inf-caldwell', 'us-inf-barnes'], ['10a'])).toBeNull();
    expect(joining(['cs-gen-r-e-lee'], ['cs-inf-hood', 'cs-cav-hampton'], ['10a'])).toBeNull();
    expect(joining(['cs-gen-longstreet'], ['cs-inf-hood', 'cs-cav-hampton'], ['10a'])).toMatchObject({ rule: '§10a' });
  });

  it('neither leads a unit of the enemy', () => {
    expect(ledBy('us-gen-meade', ['10a'])).toEqual(combatUnits('us'));
    expect(ledBy('cs-gen-r-e-lee', ['10a'])).toEqual(combatUnits('cs'));
  });
});

describe('G88 10a2-a corps commanders lead their own corps', () => {
  it('Slocum leads Williams, Geary and Muhlenburg and nobody else', () => {
    expect(ledBy('us-gen-slocum', ['10a'])).toEqual(['us-art-muhlenburg', 'us-inf-geary', 'us-inf-williams']);
    expect(ledBy('us-gen-slocum', [])).toEqual(combatUnits('us'));
  });

  it('marks of the same number do not cross the lines', () => {
    expect(ledBy('us-gen-reynolds', ['10a'])).toEqual([
      'us-art-wainwright',
      'us-inf-doubleday',
      'us-inf-robinson',
      'us-inf-wadsworth',
    ]);
    expect(ledBy('cs-gen-longstreet', ['10a'])).toContain('cs-inf-hood');
    expect(ledBy('cs-gen-longstreet', ['10a']).every(id => id.startsWith('cs'))).toBe(true);
  });

  it('every general but the two army commanders leads one mark, Pleasonton four', () => {
    const others = unitIds.filter((id, unit) => isGeneral[unit] && !/meade|r-e-lee/.test(id));
    const marks = others.map(id => [id, corpsLedBy(id, ['10a']).length]);
    expect(marks).toEqual(others.map(id => [id, id === 'us-gen-pleasonton' ? 4 : 1]));
  });
});

describe('G88 10a2-b Tyler leads the artillery reserve', () => {
  it('all five reserve brigades and no other guns', () => {
    const reserve = ['us-art-fitzhugh', 'us-art-huntington', 'us-art-mcgilvery', 'us-art-ransom', 'us-art-taft'];
    expect(ledBy('us-gen-tyler', ['10a'])).toEqual(reserve);
    expect(hastens('us-gen-tyler', 'us-art-huntington', ['10a'])).toBe(true);
    expect(hastens('us-gen-tyler', 'us-art-hazard', ['10a'])).toBe(false);
  });
});

describe('G88 10a2-c Pleasonton leads all Union cavalry', () => {
  it('the three divisions and the horse artillery, no infantry', () => {
    expect(corpsLedBy('us-gen-pleasonton', ['10a'])).toEqual(['1C', '2C', '3C', 'C']);
    expect(joining(['us-gen-pleasonton'], ['us-cav-gamble', 'us-cav-custer'], ['10a'])).toBeNull();
    expect(hastens('us-gen-pleasonton', 'us-art-tidball', ['10a'])).toBe(true);
    expect(hastens('us-gen-pleasonton', 'us-inf-geary', ['10a'])).toBe(false);
  });

  it('no Confederate cavalry, though it is marked C too', () => {
    expect(ledBy('us-gen-pleasonton', ['10a'])).not.toContain('cs-cav-hampton');
  });
});

describe('G88 10a2-d cavalry division generals lead their own division', () => {
  it('Buford: Devin, Gamble, Merritt; not Custer', () => {
    expect(ledBy('us-gen-buford', ['10a'])).toEqual(['us-cav-devin', 'us-cav-gamble', 'us-cav-merritt']);
    expect(joining(['us-gen-buford'], ['us-cav-gamble', 'us-cav-devin'], ['10a'])).toBeNull();
    expect(joining(['us-gen-buford'], ['us-cav-gamble', 'us-cav-custer'], ['10a'])).toMatchObject({ rule: '§10a' });
  });

  it('Gregg and Kilpatrick: the second and the third', () => {
    expect(corpsLedBy('us-gen-gregg', ['10a'])).toEqual(['2C']);
    expect(corpsLedBy('us-gen-kilpatrick', ['10a'])).toEqual(['3C']);
  });
});

describe("G88 10a3-a Reynolds' wing", () => {
  it('adds III and XI Corps and the first cavalry division to his own', () => {
    expect(corpsLedBy('us-gen-reynolds', WINGS)).toEqual(['1C', 'I', 'III', 'XI']);
    expect(hastens('us-gen-reynolds', 'us-inf-barlow', WINGS)).toBe(true);
    expect(hastens('us-gen-reynolds', 'us-inf-barlow', ['10a'])).toBe(false);
    expect(hastens('us-gen-reynolds', 'us-inf-barnes', WINGS)).toBe(false);
    expect(joining(['us-gen-reynolds'], ['us-inf-barlow', 'us-cav-gamble'], WINGS)).toBeNull();
  });

  it('Newton, who may stand in for him, has no wing', () => {
    expect(corpsLedBy('us-gen-newton', [...WINGS, '10d'])).toEqual(['I']);
  });
});

describe("G88 10a3-b Slocum's wing", () => {
  it('adds V Corps and the third cavalry division', () => {
    expect(corpsLedBy('us-gen-slocum', WINGS)).toEqual(['3C', 'V', 'XII']);
    expect(corpsLedBy('us-gen-slocum', ['10a'])).toEqual(['XII']);
    expect(hastens('us-gen-slocum', 'us-inf-barnes', WINGS)).toBe(true);
    expect(hastens('us-gen-slocum', 'us-inf-caldwell', WINGS)).toBe(false);
  });
});

describe("G88 10a3-c Sedgwick's wing", () => {
  it('adds II Corps and the second cavalry division', () => {
    expect(corpsLedBy('us-gen-sedgwick', WINGS)).toEqual(['2C', 'II', 'VI']);
    expect(corpsLedBy('us-gen-sedgwick', ['10a'])).toEqual(['VI']);
    expect(hastens('us-gen-sedgwick', 'us-inf-caldwell', WINGS)).toBe(true);
    expect(hastens('us-gen-sedgwick', 'us-inf-wadsworth', WINGS)).toBe(false);
  });
});

describe('G88 10a3-d Hancock on the first day', () => {
  const eleventh = ['us-inf-barlow', 'us-inf-schurz'] as const;
  const held = { 'us-gen-hancock': 'T9', 'us-inf-barlow': 'T9', 'us-inf-schurz': 'T9' };

  it('leads anyone up to turn 8, then only II Corps', () => {
    expect(ledBy('us-gen-hancock', WINGS, 8)).toEqual(combatUnits('us'));
    expect(corpsLedBy('us-gen-hancock', WINGS, 9)).toEqual(['II']);
    expect(corpsLedBy('us-gen-hancock', ['10a'], 8)).toEqual(['II']);
    expect(joining(['us-gen-hancock'], eleventh, WINGS, 8)).toBeNull();
    expect(joining(['us-gen-hancock'], eleventh, WINGS, 9)).toMatchObject({ rule: '§10a' });
  });

  it('a stack he held has to part when its owner next ends movement', () => {
    const table = position({ scenario: 'campaign', options: WINGS, turn: 8, phase: 'union', units: held });
    table.endMovement(); // turn 8: still his
    expect([table.t.turn, table.asked[0]]).toEqual([9, 'confederate']);
    expect(audit(table.state)).toEqual([]);
    expect(table.endMovement().refused({ type: 'endMovement' }, '10a').key).toBe('no.endCommand');
    table.move('us-inf-barlow', 'T10').endMovement();
    expect(table.t.turn).toBe(10);
  });

  it('or finds a general of its own', () => {
    const units = { ...held, 'us-gen-howard': 'U11' };
    const table = position({ scenario: 'campaign', options: WINGS, turn: 9, phase: 'union', units });
    table.refused({ type: 'endMovement' }, '10a');
    table.move('us-gen-howard', 'T10', 'T9').endMovement();
    expect(table.t.turn).toBe(10);
  });

  it('or stays when no unit of it can move away', () => {
    const units = { ...held, 'cs-inf-hood': 'T8', 'cs-inf-mclaws': 'T10' };
    const table = position({ scenario: 'campaign', options: WINGS, turn: 9, phase: 'union', units });
    table.refusedMove('3b6-d', 'us-inf-barlow', 'U10');
    table.endMovement();
    expect(table.asked).toEqual(['union', 'phase.declare']);
    expect(audit(table.state)).toEqual([]);
  });
});
