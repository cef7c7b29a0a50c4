import { describe, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import { bombardmentResult } from '../rules/04-results.ts';
import { type Position, position, type Table } from './table.ts';

const bombard = (target: string, ...guns: string[]) => ({ type: 'bombard', guns, target }) as const;
const stand = (from: string) => ({ type: 'stand', from }) as const;
const retreat = (from: string, to: string) => ({ type: 'retreat', from, to }) as const;
const lose = (unit: string) => ({ type: 'lose', unit }) as const;
const endDeclaration = { type: 'endDeclaration' } as const;
const begun = (table: Table) => table.said('battle.begins').at(-1)!.args!;

const at = (units: Readonly<Record<string, string>>, p: Partial<Position> = {}): Table =>
  position({ options: ['10b'], units, ...p }).endMovement();

// Dance fires at Barlow over clear ground: 1 to 2.
const DUEL = { 'cs-art-dance': 'T4', 'us-inf-barlow': 'T6' };
const duel = (dice: readonly number[], more: Readonly<Record<string, string>> = {}): Table =>
  at({ ...DUEL, ...more }, { dice })
    .act(bombard('T6', 'cs-art-dance'))
    .resolve();

describe('G88 10b2-a not while in a normal battle', () => {
  const enemies = { 'us-inf-barlow': 'T6', 'us-inf-howe': 'T3' };

  it('a gun next to an enemy makes no two-hex attack', () => {
    at({ ...enemies, 'cs-art-dance': 'T4' }).refused(bombard('T6', 'cs-art-dance'), '10b2-a');
    at({ ...enemies, 'cs-art-dance': 'T4', 'us-inf-howe': 'T2' }).act(bombard('T6', 'cs-art-dance'));
  });

  it('nor does it after its battle is declared', () => {
    const table = at({ ...enemies, 'cs-art-dance': 'T4', 'cs-art-nelson': 'T8' }).declare(['T4'], ['T3']);
    table.refused(bombard('T6', 'cs-art-dance'), '10b2-a');
    table.act(bombard('T6', 'cs-art-nelson'));
  });

  it('an enemy general alone does not bind it', () => {
    at({ 'cs-art-dance': 'T4', 'us-inf-barlow': 'T6', 'us-gen-howard': 'T3' }).act(bombard('T6', 'cs-art-dance'));
  });
});

describe('G88 10b2-b two-hex attacks come first', () => {
  const units = { ...DUEL, 'cs-art-nelson': 'U5', 'cs-inf-early': 'R9', 'us-inf-howe': 'R10' };

  it('no battle is rolled while a declared bombardment waits', () => {
    const table = at(units, { dice: [1, 10, 5, 5] })
      .declare(['R9'], ['R10'])
      .act(bombard('T6', 'cs-art-dance'));
    table.act(endDeclaration).refused({ type: 'resolve', battle: 0 }, '10b2-b');
    table.resolve(1);
    expect(table.whyNot({ type: 'resolve', battle: 0 })).toBeNull();
    table.resolve(0).done();
  });

  it('the attacker picks their order', () => {
    const table = at(units, { dice: [1, 10, 1, 10] }).declare(['R9'], ['R10']);
    table.act(bombard('T6', 'cs-art-dance')).act(bombard('T6', 'cs-art-nelson'));
    expect(table.offered()).toEqual([
      { type: 'resolve', battle: 1 },
      { type: 'resolve', battle: 2 },
    ]);
    expect(begun(table.resolve(2))).toMatchObject({ support: ['cs-art-nelson'] });
    expect(begun(table.resolve(1))).toMatchObject({ support: ['cs-art-dance'] });
    table.done();
  });

  it('all are declared before the first is rolled', () => {
    const table = at(units).declare(['R9'], ['R10']).act(bombard('T6', 'cs-art-dance')).act(endDeclaration);
    table.refused(bombard('T6', 'cs-art-nelson'), '4a-b');
  });
});

describe('G88 10b2-c no hill bonus at two hexes', () => {
  const terrain = (gun: string, target: string, defender = 'us-inf-barlow'): unknown => {
    const table = at({ 'cs-art-dance': gun, [defender]: target }, { dice: [1, 10] });
    return begun(table.act(bombard(target, 'cs-art-dance')).resolve())['defence'];
  };

  it('woods and town count, hills do not', () => {
    expect(terrain('T4', 'T6')).toBe(2); // clear
    expect(terrain('P5', 'P3')).toBe(3); // hill and woods
    expect(terrain('R4', 'R2')).toBe(2); // hill
    expect(terrain('O9', 'O7')).toBe(3); // town
  });

  it('a battle next to the same hill does give it', () => {
    const table = at({ 'cs-inf-early': 'P4', 'us-inf-barlow': 'P3' }, { dice: [1, 10] }).declare(['P4'], ['P3']);
    expect(begun(table.resolve())['defence']).toBe(5);
  });

  it('the limit of ten holds', () => {
    const stack = { 'cs-gen-longstreet': 'T6', 'cs-inf-hood': 'T6', 'cs-inf-mclaws': 'T6', 'us-art-hazard': 'T4' };
    const table = at(stack, { phase: 'union', dice: [10, 1] });
    expect(begun(table.act(bombard('T6', 'us-art-hazard')).resolve())['defence']).toBe(10);
  });
});

describe('G88 10b2-d a hit needs a margin of four', () => {
  it('four hits once, three does nothing', () => {
    const hit = duel([6, 1]).act(lose('us-inf-barlow')); // 7 to 3
    expect(hit.isReduced('us-inf-barlow')).toBe(true);
    hit.done();
    const miss = duel([5, 1]); // 6 to 3
    expect([miss.isReduced('us-inf-barlow'), miss.where('us-inf-barlow')]).toEqual([false, 'T6']);
    expect(miss.asked).toEqual(['union', 'phase.move']);
    miss.done();
  });

  it('both sides roll and add', () => {
    expect(duel([6, 1]).said('bombardment.result')[0]!.args).toMatchObject({ attack: 7, defence: 3, damage: 1 });
  });

  it('a reserve battery is eliminated by it, and a general with no one left', () => {
    const units = { 'cs-art-dance': 'T4', 'us-art-taft': 'T6', 'us-gen-tyler': 'T6' };
    const table = at(units, { dice: [6, 1] })
      .act(bombard('T6', 'cs-art-dance'))
      .resolve()
      .act(lose('us-art-taft'));
    expect([table.where('us-art-taft'), table.where('us-gen-tyler')]).toEqual(['eliminated', 'eliminated']);
    expect(table.asked).toEqual(['union', 'phase.move']); // nobody is left to retreat
  });

  it('wants a combat unit in the target', () => {
    at({ ...DUEL, 'us-gen-howard': 'R4' }).refused(bombard('R4', 'cs-art-dance'), '10b2-d');
  });
});

describe('G88 10b2-e the retreat after a bombardment is optional', () => {
  it('the owner may stay', () => {
    const table = duel([6, 1]).act(lose('us-inf-barlow'));
    expect(table.asked).toEqual(['union', 'combat.retreat']);
    expect(table.act(stand('T6')).where('us-inf-barlow')).toBe('T6');
    expect(table.asked).toEqual(['union', 'phase.move']);
  });

  it('or retreat by 4d, out of enemy zones; nobody advances', () => {
    const near = { 'cs-inf-early': 'U5', 'cs-inf-rodes': 'T9' };
    const table = duel([6, 1], near).act(lose('us-inf-barlow'));
    table.refused(retreat('T6', 'U6'), '4d1'); // next to Early
    table.act(retreat('T6', 'S7')).done();
    expect(table.where('us-inf-barlow')).toBe('S7');
    expect(table.asked).toEqual(['union', 'phase.move']);
  });

  it('the whole stack goes together, its general too', () => {
    const table = duel([7, 1], { 'us-gen-howard': 'T6', 'us-art-osborne': 'T6' }).act(lose('us-art-osborne'));
    table.act(retreat('T6', 'T7'));
    expect(['us-inf-barlow', 'us-art-osborne', 'us-gen-howard'].map(table.where, table)).toEqual(['T7', 'T7', 'T7']);
  });

  it('a unit that was missed may not retreat', () => {
    expect(duel([5, 1]).asked[1]).toBe('phase.move');
  });

  describe('a stack driven off leaves the battles declared on it', () => {
    const units = { ...DUEL, 'cs-inf-early': 'U6' };

    it('its battle lapses when no defender is left', () => {
      const table = at(units, { dice: [6, 1] })
        .act(bombard('T6', 'cs-art-dance'))
        .declare(['U6'], ['T6']);
      table.resolve(0).act(lose('us-inf-barlow')).act(retreat('T6', 'S7')).done();
      expect(table.said('battle.lapsed').map(event => event.args)).toMatchObject([{ attackers: ['U6'] }]);
      expect(table.asked).toEqual(['union', 'phase.move']);
      expect(audit(table.state)).toEqual([]);
    });

    it('it is fought when the stack stays', () => {
      const table = at(units, { dice: [6, 1, 5, 5] })
        .act(bombard('T6', 'cs-art-dance'))
        .declare(['U6'], ['T6']);
      table.resolve(0).act(lose('us-inf-barlow')).act(stand('T6')).resolve(0).done();
      expect(begun(table)).toMatchObject({ attackers: ['U6'], defenders: ['T6'], attack: 4, defence: 1 });
    });

    it('it lapses too when the target is eliminated', () => {
      const table = at({ ...units, 'us-inf-barlow': 'T6 back' }, { dice: [6, 1] });
      table.act(bombard('T6', 'cs-art-dance')).declare(['U6'], ['T6']).resolve(0).act(lose('us-inf-barlow')).done();
      expect(table.said('battle.lapsed')).toHaveLength(1);
      expect(table.asked).toEqual(['union', 'phase.move']);
    });

    it('it goes on against the others', () => {
      const table = at({ ...units, 'us-inf-howe': 'U7' }, { dice: [6, 1, 5, 5] });
      table.act(bombard('T6', 'cs-art-dance')).declare(['U6'], ['T6', 'U7']);
      table.resolve(0).act(lose('us-inf-barlow')).act(retreat('T6', 'S7')).resolve(0).done();
      expect(begun(table)).toMatchObject({ attackers: ['U6'], defenders: ['U7'], attack: 4, defence: 3 });
    });

    it('further bombardments of the hex lapse', () => {
      const guns = { ...DUEL, 'cs-art-nelson': 'T8' };
      const fire = (dice: readonly number[]) =>
        at(guns, { dice })
          .act(bombard('T6', 'cs-art-dance'))
          .act(bombard('T6', 'cs-art-nelson'))
          .resolve(0)
          .act(lose('us-inf-barlow'));
      const left = fire([6, 1]).act(retreat('T6', 'U6'));
      expect(left.asked).toEqual(['union', 'phase.move']);
      left.done();
      const stayed = fire([6, 1, 6, 1]).act(stand('T6')).resolve(0).act(lose('us-inf-barlow'));
      expect(stayed.where('us-inf-barlow')).toBe('eliminated');
      stayed.done();
    });
  });
});

describe('G88 10b2-f firing artillery risks nothing', () => {
  it('a defender nine better changes nothing', () => {
    const table = duel([2, 10]); // 3 to 12
    expect([table.where('cs-art-dance'), table.isReduced('cs-art-dance')]).toEqual(['T4', false]);
    expect(table.asked).toEqual(['union', 'phase.move']);
    expect(bombardmentResult(3, 12)).toMatchObject({ damage: 0 });
    table.done();
  });
});

describe('G88 10b2-g never more than one damage point', () => {
  it('a margin of twelve costs one step', () => {
    const guns = ['cs-art-dance', 'cs-art-nelson', 'cs-art-alexander', 'cs-art-eshelman'];
    const hexes = ['T4', 'T8', 'U5', 'U8'];
    const units = { 'us-cav-gamble': 'T6', ...Object.fromEntries(guns.map((gun, i) => [gun, hexes[i]!])) };
    const table = at(units, { dice: [10, 1] })
      .act(bombard('T6', ...guns))
      .resolve(); // 14 to 2
    table.act(lose('us-cav-gamble')).done();
    expect([table.where('us-cav-gamble'), table.isReduced('us-cav-gamble')]).toEqual(['T6', true]);
    expect(table.asked[1]).toBe('combat.retreat');
  });
});

describe('G88 10b2-h batteries fire together or singly', () => {
  const units = { ...DUEL, 'cs-art-nelson': 'T8' };

  it('one attack with the sum of the factors', () => {
    const table = at(units, { dice: [1, 10] })
      .act(bombard('T6', 'cs-art-dance', 'cs-art-nelson'))
      .resolve();
    expect(begun(table)).toMatchObject({ attack: 2, support: ['cs-art-dance', 'cs-art-nelson'] });
    table.done();
  });

  it('or two attacks with one each', () => {
    const table = at(units, { dice: [1, 10, 1, 10] }).act(bombard('T6', 'cs-art-dance'));
    table.act(bombard('T6', 'cs-art-nelson')).resolve(0).resolve(0).done();
    expect(table.said('battle.begins').map(event => event.args!['attack'])).toEqual([1, 1]);
  });

  it('each gun once, and each in range', () => {
    const table = at({ ...units, 'us-inf-howe': 'T10' });
    table.refused(bombard('T6', 'cs-art-dance', 'cs-art-dance'), '4a1');
    table.refused(bombard('T10', 'cs-art-dance', 'cs-art-nelson'), '10b');
    table.refused({ type: 'bombard', guns: [], target: 'T6' }, '10b2-h');
    table.act(bombard('T6', 'cs-art-nelson')).refused(bombard('T10', 'cs-art-nelson'), '4a1');
  });
});

describe('G88 2f-d no fire at two hexes by night', () => {
  it('neither a bombardment nor support', () => {
    const night = (turn: number) =>
      position({ scenario: 'campaign', options: ['10b'], turn, units: { ...DUEL } }).endMovement();
    expect(night(7).asked[1]).toBe('phase.declare');
    expect(night(8).asked).toEqual(['union', 'phase.move']);
  });

  it('not even in a battle that could not be avoided', () => {
    const walls = { 'us-inf-barnes': 'S5', 'us-inf-ayres': 'U5' }; // Early cannot leave T6
    const units = { 'cs-inf-early': 'T6', 'us-inf-howe': 'T7', 'cs-art-dance': 'T9', ...walls };
    const fight = (turn: number) => position({ scenario: 'campaign', options: ['10b'], turn, units }).endMovement();
    const support = { type: 'declareBattle', attackers: ['T6'], defenders: ['T7'], support: ['cs-art-dance'] } as const;
    expect(fight(15).whyNot(support)).toBeNull();
    expect(fight(16).refused(support, '2f-d').key).toBe('no.nightFire');
    expect(fight(16).refused(bombard('T7', 'cs-art-dance'), '2f-d').key).toBe('no.nightFire');
  });
});
