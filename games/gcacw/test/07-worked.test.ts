import { describe, expect, it } from 'vitest';
import { grandLeaders, joiners } from '../rules/05-grand.ts';
import { gunsOfAttack } from '../rules/07-modifiers.ts';
import { read } from '../rules/07-results.ts';
import { attackGuns, defenceTotal } from '../rules/07-values.ts';
import { recover } from '../rules/08-recovery.ts';
import { type Assault, lostBy, RETREAT } from '../state.ts';
import { attackBy, flee, type Ground, modifiers, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

const city = (change: Ground = {}) =>
  plain('bac-battle-of-chickamauga', { ...change, terrain: { '1112': 'city', ...change.terrain } });
const CITY = await city();
const ROUGH = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'rough' } });
const RTG = await plain('rtg-armies-meet', { terrain: { '1112': 'city' } });
const HOLD = { type: 'hold' } as const;
const OTHERS = { 'u-wagner': '0903', 'c-cheatham': '2018' }; // so that both sides can still act
function fought(mine: number, theirs: number, more: Position = {}, kind = 'normal'): Table {
  const units = { ...OTHERS, 'u-baird': '1111', 'c-gist': '1112', ...more.units };
  const table = position({ scenario: CITY, ...more, units, dice: [4, mine, theirs, ...(more.dice ?? [])] });
  return table.march('u-baird').act({ type: 'attack', hex: '1112', kind });
}
const keys = (table: Table): string[] => table.events.map(each => each.key);

describe('GCACW 7.5-ex-vancleve, 7.4-flank-def, 7.5-apply-helper', () => {
  it('Hindman with Polk attacks Van Cleve with Crittenden, McNair on his flank', () => {
    const units = { ...OTHERS, 'c-hindman': '1111', 'u-van-cleve': '1112 fatigue 1', 'c-mcnair': '1012' };
    const leaders = { 'cL-polk': 'c-hindman', 'uL-crittenden': 'u-van-cleve' };
    const table = position({ scenario: ROUGH, side: 'confederate', units, leaders, dice: [3, 3, 5, 2, 3, 2] });
    expect(modifiers(table, ['c-hindman'], '1112', { kind: 'hasty' })).toEqual({ kind: -1, flank: 2 });
    table.march('c-hindman').act({ type: 'attack', hex: '1112', kind: 'hasty' });
    const { attackerResult, defenderResult } = table.t.attack!;
    expect([attackerResult, defenderResult, table.points]).toEqual(['1fa', '1DR', 3]);
    flee(table).refused({ type: 'advance', units: ['c-mcnair'] }, '7.6-advance-nonpart');
    table.act({ type: 'advance', units: ['c-hindman'] });
    table.done();
    expect([table.how('u-van-cleve'), table.how('c-hindman'), table.how('c-mcnair')]).toEqual([
      'manpower 7 fatigue 4 disorganized demoralized 1',
      'manpower 11 fatigue 2',
      'manpower 2 fatigue 0',
    ]);
    expect([table.where('c-hindman'), table.where('cL-polk'), table.where('uL-crittenden')]).toEqual([
      ...['1112', '1112', table.where('u-van-cleve')],
    ]);
  });
});

describe('GCACW 7.5-ex-liddell, 7.5-col-defender, 7.5-col-attacker, 7.5-col-round, 7.4-ratio-entrench columns', () => {
  it('Liddell counts 16 behind breastworks, but suffers as 8', () => {
    const table = fought(6, 1, { units: { 'c-gist': '1515', 'c-liddell': '1112 works breastworks' } }, 'prepared');
    expect(table.t.attack!.defenderResult).toBe('1DR'); // 9:16, 2 to 3, +1: +4; of 12 to 18 it would be 2DR
    const still = position({ scenario: CITY, units: { 'c-liddell': '1112 works breastworks' } });
    expect(defenceTotal(still.t, [still.unit('c-liddell')]) / 4).toBe(16);
  });
  it('a demoralized attacker suffers in the column of what he attacks with', () => {
    const table = fought(1, 6, { units: { 'u-baird': '1111 demoralized 1' } });
    expect(table.t.attack!.attackerResult).toBe('2D'); // 4 at -6; 9 would be 3D
  });
  it('three and a half is four', () => {
    const table = fought(4, 1, { units: { 'c-gist': '1112 manpower 3', 'c-mcnair': '1112 manpower 1 disorganized' } });
    expect(table.t.attack!.defenderResult).toBe('1DR');
  });
});

describe('GCACW 7.4-art-entrench, 7.4-art-diff, 11.0-1-artillery', () => {
  it('guns less guns, those behind works multiplied; demoralized units have none', () => {
    const cell = (...standing: string[]) => {
      const [gist = '1112', liddell = '1515'] = standing;
      const units = { 'u-baird': '1111', 'c-gist': gist, 'c-liddell': liddell };
      const table = position({ scenario: ROUGH, units });
      return gunsOfAttack(table.t, attackBy(table, ['u-baird'], '1112'));
    };
    expect([cell(), cell('1112 works fort', '1112 works fort'), cell('1112 demoralized 2')]).toEqual([
      '-1*',
      '-1',
      '0',
    ]);
    const table = position({ scenario: CITY, units: { 'u-baird': '1111 demoralized 1' } });
    expect(attackGuns(table.t, [table.unit('u-baird')])).toBe(0);
  });
});

describe('GCACW 7.0-cumulative, 7.1-m1-target, 7.1-m3-values, 7.1-m4-mods, 7.1-m5-roll, 7.5-immediate the order of a combat', () => {
  it('target, values, modifiers, one die each, then the defender: number, retreat, demoralization', () => {
    const table = flee(fought(5, 2, { dice: [3, 2] }, 'prepared')).act(HOLD);
    table.done();
    const told = keys(table).filter(key => /^(attack|combat|unit\.dem)/.test(key));
    expect(told).toEqual([
      ...['attack.declared', 'combat.begins', 'combat.modifier', 'combat.roll', 'combat.roll', 'combat.result'],
      ...['combat.lost', 'unit.demoralized'],
    ]);
    expect(keys(table).indexOf('retreat.step')).toBeGreaterThan(keys(table).indexOf('combat.lost'));
    expect(keys(table).indexOf('unit.demoralized')).toBeGreaterThan(keys(table).lastIndexOf('retreat.step'));
  });
});

describe('GCACW 7.5-E', () => {
  it('the march is over, without fatigue', () => {
    const table = flee(fought(6, 1, { dice: [3, 2] }));
    expect(table.t.attack!.attackerResult).toBe('Ea');
    table.act(HOLD);
    table.done();
    expect([table.t.march, table.how('u-baird')]).toEqual([null, 'manpower 9 fatigue 1']);
  });
});

describe('GCACW 7.1-a3-target', () => {
  it('no assault over a river without a crossing', async () => {
    const scenario = await city({ edges: [{ a: '1111', b: '1112', water: 'minor' } as never] });
    const table = position({
      scenario,
      units: { 'u-baird': '1111', 'c-gist': '1112' },
      leaders: { 'uL-thomas': 'u-baird' },
    });
    table.refused({ type: 'assault', leader: 'uL-thomas', units: ['u-baird'], hex: '1112' }, '7.1-res-river');
  });
});

describe('GCACW 7.1-grand-no-cav, 7.1-grand-any-command, 7.1-grand-unit-restrict, 7.1-grand-unit-new', () => {
  it('any unit around that could attack and was not chosen; none for a cavalry leader', async () => {
    const scenario = await city({ edges: [{ a: '1211', b: '1112', water: 'major' } as never] });
    const units = {
      'u-baird': '1111',
      'u-negley': '1111',
      'u-davis': '1011',
      'u-wilder': '1012',
      'u-wood': '1211',
      'c-gist': '1112',
    };
    const table = position({
      scenario,
      units: { ...units, 'u-campbell': '1111' },
      leaders: { 'uL-thomas': 'u-baird', 'uL-rosecrans': 'u-negley', 'uL-mitchell': 'u-campbell' },
    });
    const assault = (leader: string, chosen: string): Assault => ({
      ...{ leader: table.leader(leader), chosen: [table.unit(chosen)], target: table.hex('1112'), number: 1 },
      ...{ attackers: [], grand: -1, joined: [], alert: [] },
    });
    const slugs = joiners(table.t, assault('uL-thomas', 'u-baird')).map(unit =>
      Object.keys(units)
        .concat('u-campbell')
        .find(slug => table.unit(slug) === unit),
    );
    expect(slugs.sort()).toEqual(['u-campbell', 'u-davis', 'u-negley', 'u-wilder']);
    expect(grandLeaders(table.t, assault('uL-thomas', 'u-baird'))).toEqual([table.leader('uL-rosecrans')]);
    expect(grandLeaders(table.t, assault('uL-mitchell', 'u-campbell'))).toEqual([]);
  });
});

describe('GCACW 7.5-number-grand, 7.2-extra-grand-only, 7.2-max-grand', () => {
  const great = (dice: readonly number[]) => {
    const here = { 'c-heth': '1111 manpower 17', 'c-pender': '1111 manpower 17', 'c-r-anderson': '1111 manpower 17' };
    const units = { ...here, 'c-rodes': '1011 manpower 17', 'c-early': '1011 manpower 17', 'u-wadsworth': '1112' };
    const table = position({
      scenario: RTG,
      side: 'confederate',
      units,
      leaders: { 'cL-a-p-hill': 'c-heth', 'cL-lee': 'c-r-anderson' },
      dice,
    });
    return table.act({
      type: 'assault',
      leader: 'cL-a-p-hill',
      units: ['c-heth', 'c-pender', 'c-r-anderson'],
      hex: '1112',
    });
  };
  it('85 in a grand assault lose one more than the table says; 51 alone do not', () => {
    const grand = great([1, 1, 1, 6])
      .act({ type: 'grand', leader: 'cL-lee' })
      .act({ type: 'join', units: ['c-rodes', 'c-early'] });
    expect(grand.t.attack!.owed[0]).toBe(read(grand.t.attack!.attackerResult).loss + 1);
    const alone = great([1, 1, 6]).act(HOLD);
    expect(alone.t.attack!.owed[0]).toBe(read(alone.t.attack!.attackerResult).loss);
  });
});

describe('GCACW 7.4-flank-1-once, 7.4-flank-3', () => {
  it('a hex behind a mountain side and in a zone counts once and reduces once', async () => {
    const scenario = await city({ terrain: { '1212': 'mountain' } });
    const table = position({ scenario, units: { 'u-baird': '1111', 'u-negley': '1113', 'c-gist': '1112' } });
    expect(modifiers(table, ['u-baird'], '1112')['flank']).toBe(3);
  });
});

describe('GCACW 7.6-loss, 7.6-loss-each, 7.6-loss-eliminated, 7.6-vol-loss, 7.6-markers-lost, 7.6-no-mp', () => {
  // Rivers leave only 1011 and 1211, both in Baird's zone: line 4b, one manpower each.
  const walls = ['1012', '1113', '1212'].map(b => ({ a: '1112', b, water: 'major' }) as never);
  it('every unit of the stack loses, and who has no more is gone', async () => {
    const scenario = await city({ edges: walls });
    const table = fought(3, 1, { scenario, units: { 'c-mcnair': '1112 manpower 1' }, dice: [3, 2] });
    table.act({ type: 'lose', unit: 'c-gist', manpower: 1 }).act({ type: 'retreat', hex: '1011' });
    expect([table.where('c-mcnair'), table.t.manpower[table.unit('c-gist')], lostBy(table.t, 1, RETREAT)]).toEqual([
      'gone',
      4,
      2,
    ]);
  });
  it('one who goes of his own will too; his works stay behind', async () => {
    const scenario = await city({ edges: walls });
    const table = fought(1, 6, { scenario, units: { 'c-gist': '1112 works breastworks' }, dice: [3, 2] });
    table
      .act({ type: 'withdraw', units: ['c-gist'] })
      .act({ type: 'retreat', hex: '1011' })
      .act({ type: 'halt' });
    table.done();
    expect(table.how('c-gist')).toBe('manpower 5 fatigue 1 disorganized');
  });
});

describe('GCACW 7.6-advance-terrain, 7.6-advance-free', () => {
  it('no advance over a ford in flood, though the attack crosses it', async () => {
    const scenario = await city({
      edges: [{ a: '1111', b: '1112', water: 'minor', crossing: 'ford', crossingName: 'F' } as never],
    });
    const table = flee(fought(6, 1, { scenario, table: { flood: [9, 0] }, dice: [3, 2] }));
    table.done();
    expect([table.where('u-baird'), table.t.march]).toEqual(['1111', null]);
  });
  it('into a swamp by the trail of the attack, where no march goes', async () => {
    const scenario = await city({
      terrain: { '1112': 'swamp' },
      edges: [{ a: '1111', b: '1112', route: 'trail' } as never, { a: '1112', b: '1113', route: 'road' } as never],
    });
    const table = flee(fought(6, 1, { scenario, dice: [3, 2] }));
    table.act({ type: 'advance', units: ['u-baird'] }).done();
    expect(table.where('u-baird')).toBe('1112');
  });
});

describe('GCACW 7.8-not-after-retreat, 7.8-unlimited, 7.8-redoubt-both, 7.8-actions', () => {
  it('not where it has just advanced', () => {
    const table = fought(6, 1, { units: { 'c-gist': '1112 manpower 1' } }, 'hasty').act({
      type: 'advance',
      units: ['u-baird'],
    });
    table.refused({ type: 'refuse' }, '7.8-not-after-retreat');
  });
  it('in a redoubt only the marker counts; under a marker a unit may attack', async () => {
    const scenario = await city({
      features: [{ hex: '1112', name: 'R', kind: 'redoubt', benefits: 'either' } as never],
    });
    const table = position({ scenario, units: { 'u-baird': '1111', 'u-negley': '1111', 'c-gist': '1112' }, dice: [4] });
    expect(modifiers(table, ['u-baird'], '1112')['flank']).toBeUndefined();
    table.t.refused = [table.hex('1112'), table.hex('1111')];
    expect(modifiers(table, ['u-baird'], '1112')['flank']).toBe(1);
    table.march('u-baird').allowed({ type: 'attack', hex: '1112', kind: 'normal' });
  });
});

describe('GCACW 11.0-act, 11.0-stays, 11.0-recover', () => {
  it('demoralized units march and assault, and carry their marker along until they rest', () => {
    const units = { ...OTHERS, 'u-baird': '1111 demoralized 2', 'c-gist': '1112' };
    const table = position({ scenario: CITY, units, leaders: { 'uL-thomas': 'u-baird' }, dice: [6] });
    table.allowed({ type: 'assault', leader: 'uL-thomas', units: ['u-baird'], hex: '1112' });
    table.march('u-baird').move('1110');
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 1 demoralized 2');
    recover(table.t, table.unit('u-baird'));
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 0 demoralized 1');
    table.t.fatigue[table.unit('u-baird')] = 2;
    recover(table.t, table.unit('u-baird'));
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 0 demoralized 1');
  });
});
