import { describe, expect, it } from 'vitest';
import { eligible, mostUnits } from '../rules/05-activation.ts';
import { allowed, leaderDice } from '../rules/05-dice.ts';
import { isBarredFromAttack } from '../rules/06-leaders.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const RTG = 'rtg-armies-meet';
const SIV = 'siv-between-two-armies';

/** Thomas and the Fourteenth Corps about Crawfish Springs; Hindman far off. */
const corps = (more: Position = {}): Table =>
  position({
    units: {
      'u-brannan': '0717',
      'u-baird': '0718',
      'u-negley': '0917',
      'u-reynolds': '0619',
      'u-davis': '0618',
      'c-hindman': '1216',
    },
    leaders: { 'uL-thomas': 'u-brannan' },
    ...more,
  });
const activate = (leader: string, ...units: string[]) => ({ type: 'activate', leader, units }) as const;

describe('GCACW 5.2-who, 5.2-1-select-leader, 2.2-leader-corps-div-use, 2.2-leader-army-use who may be activated', () => {
  it('corps and division leaders; not an army leader, not one off the map, not the enemy’s', () => {
    corps().allowed(activate('uL-thomas', 'u-baird'));
    corps({ leaders: { 'uL-rosecrans': 'u-brannan' } }).refused(
      activate('uL-rosecrans', 'u-baird'),
      '2.2-leader-army-use',
    );
    corps().refused(activate('uL-granger', 'u-baird'), '5.2-1-select-leader');
    corps().refused(activate('cL-polk', 'c-hindman'), '5.2-1-select-leader');
  });
  it('GCACW 2.2-leader-district-use, 2.2-leader-district-titles a district leader too', () => {
    const table = position({
      scenario: SIV,
      units: { 'u-schenck': '0804', 'u-milroy': '0805', 'c-winder': '1114' },
      leaders: { 'uL-fremont': 'u-schenck' },
    });
    table.allowed(activate('uL-fremont', 'u-schenck', 'u-milroy'));
  });
  it('not in a turn in which leaders hesitate', () =>
    corps({ table: { paralysed: [1, 0] } }).refused(activate('uL-thomas', 'u-baird'), '3.0-random-events'));
});

describe('GCACW 5.2-eligible, 5.2-2-units, 5.2-2-not-all units he may choose', () => {
  it('of his command, within his radius, at fatigue 3 or less', () => {
    corps().refused(activate('uL-thomas', 'u-davis'), '5.2-2-units');
    const spread = {
      'u-brannan': '0717',
      'u-baird': '0718 fatigue 4',
      'u-negley': '1016',
      'u-reynolds': '1105',
      'c-hindman': '1216',
    };
    const table = corps({ units: spread });
    table.refused(activate('uL-thomas', 'u-baird'), '5.1-fatigue-3');
    table.refused(activate('uL-thomas', 'u-reynolds'), '5.2-2-units');
    table.allowed(activate('uL-thomas', 'u-negley'));
    expect(
      eligible(table.t, table.leader('uL-thomas')).map(unit =>
        table.where(['u-brannan', 'u-negley'].find(each => table.unit(each) === unit)!),
      ),
    ).toEqual(['1016', '0717']);
  });
  it('one at least, none twice', () => {
    corps().refused(activate('uL-thomas'), '5.2-2-not-all');
    corps().refused(activate('uL-thomas', 'u-baird', 'u-baird'), '5.2-2-not-all');
  });
  it('guns alone do not do: one of his own must be able to go', () => {
    const units = { 'c-hindman': '1217 fatigue 4', 'c-robertson-art': '1217', 'c-gist': '1517', 'u-baird': '0718' };
    const table = position({ units, leaders: { 'cL-polk': 'c-hindman' }, side: 'confederate' });
    table.refused(activate('cL-polk', 'c-robertson-art'), '5.2-eligible');
  });
});

describe('GCACW 5.2-2a-artillery, 5.2-4-artillery guns of another command', () => {
  const units = { 'c-hindman': '1217', 'c-robertson-art': '1217', 'c-wharton': '1218', 'u-baird': '0718' };
  it('go with any leader of foot, by his allowance', () => {
    const table = position({ units, leaders: { 'cL-polk': 'c-hindman' }, side: 'confederate', dice: [3] });
    table.activate('cL-polk', 'c-hindman', 'c-robertson-art').next('c-robertson-art');
    expect(table.points).toBe(5);
  });
  it('not with a leader of horse', () =>
    position({ units, leaders: { 'cL-wheeler': 'c-wharton' }, side: 'confederate' }).refused(
      activate('cL-wheeler', 'c-wharton', 'c-robertson-art'),
      '5.2-2-units',
    ));
});

describe('GCACW 5.2-2-no-command units of no command go by themselves', () => {
  it('Breckinridge on the Pamunkey', () => {
    const table = position({
      scenario: GTC,
      units: { 'c-breckinridge': '0908', 'c-heth': '0908', 'u-russell': '1806' },
      leaders: { 'cL-a-p-hill': 'c-heth' },
      side: 'confederate',
    });
    table.refused(activate('cL-a-p-hill', 'c-breckinridge'), '5.2-2-no-command');
    table.allowed({ type: 'march', unit: 'c-breckinridge' });
  });
});

describe('GCACW 5.2-2b-rtg Jenkins and the 17th Virginia never ride under Stuart', () => {
  it('not even beside him', () => {
    const table = position({
      scenario: RTG,
      units: { 'c-f-lee': '2113', 'c-a-jenkins': '2113', 'u-geary': '1418' },
      leaders: { 'cL-stuart': 'c-f-lee' },
      side: 'confederate',
    });
    table.refused(activate('cL-stuart', 'c-a-jenkins'), '5.2-2-units');
  });
});

describe('GCACW 5.2-3-union-inf, 5.2-3-csa-inf, 5.2-3-union-inf-low, 5.2-3-csa-inf-otr, 5.2-3-arm what leaders roll', () => {
  const points = (scenario: string, leader: string, rolled: number): number => {
    const table = position({ scenario });
    return allowed(leaderDice(table.t, table.leader(leader)), rolled);
  };
  it('of foot: one more for the Union, two for the Confederates', () =>
    expect([points(BAC, 'uL-thomas', 4), points(BAC, 'cL-polk', 4)]).toEqual([5, 6]));
  it('in the Valley and before Richmond the Union adds nothing, two at least', () =>
    expect([
      points(SIV, 'uL-fremont', 1),
      points(SIV, 'uL-fremont', 4),
      points(OTR, 'uL-porter', 1),
      points(SIV, 'cL-jackson', 4),
      points(OTR, 'cL-longstreet', 4),
    ]).toEqual([2, 4, 2, 6, 5]));
  it('GCACW 5.2-3-union-cav-div, 5.2-3-union-cav-corps, 5.2-3-csa-cav-div, 5.2-3-csa-cav-corps of horse: two dice and 1, 2, 2 or 3', () => {
    const all = [
      points(GTC, 'uL-torbert', 7),
      points(GTC, 'uL-sheridan', 7),
      points(GTC, 'cL-w-h-f-lee', 7),
      points(GTC, 'cL-hampton', 7),
    ];
    expect(all).toEqual([8, 9, 9, 10]);
  });
});

describe('GCACW 5.2-4-shared, 5.2-4-no-share, 5.2-6-choose, 5.2-6-fatigue, 5.2-2-marker, 5.2-8-march, 5.2-9-repeat, 5.2-9-no-withdraw, 5.2-9-one-at-a-time one roll for all', () => {
  it('each unit has the whole of it, and acts once, one after the other', () => {
    const table = corps({ dice: [4, 6, 1] });
    table.activate('uL-thomas', 'u-baird', 'u-negley');
    expect(table.asked).toEqual(['union', 'activation.follow']);
    table.act({ type: 'stay' });
    expect(table.asked).toEqual(['union', 'activation.next']);
    table.next('u-baird');
    expect([table.points, table.how('u-baird'), table.how('u-negley')]).toEqual([
      5,
      'manpower 9 fatigue 1',
      'manpower 9 fatigue 0',
    ]);
    table.move('0817').refused({ type: 'next', unit: 'u-negley' }, '4.3-one-action'); // §5.2-9-one-at-a-time
    table.end();
    expect([table.t.march?.unit, table.points]).toEqual([table.unit('u-negley'), 5]); // §5.2-9-no-withdraw
    table.end();
    expect([table.asked[1], table.t.activation]).toEqual(['cycle.winner', null]);
    table.done();
  });
  it('GCACW 5.2-6-ext a march may be extended', () => {
    const units = { 'u-brannan': '0717 fatigue 2', 'c-hindman': '1216' };
    const table = corps({ units, dice: [4, 6] }).activate('uL-thomas', 'u-brannan');
    expect(table.how('u-brannan')).toBe('manpower 11 fatigue 3 disorganized');
  });
  it('GCACW 5.2-7-force force march points are the unit’s own', () => {
    const table = corps({ dice: [4, 6] })
      .activate('uL-thomas', 'u-baird', 'u-negley')
      .act({ type: 'stay' });
    table.next('u-baird').act({ type: 'force' });
    expect(table.points).toBe(10);
    table.end();
    expect(table.points).toBe(5);
  });
});

describe('GCACW 5.2-2-opt-f4 with the option a tired unit may be chosen', () => {
  it('and makes its leader eligible', () => {
    const units = { 'u-brannan': '0717 fatigue 4', 'c-hindman': '1216' };
    const table = corps({ units, options: ['fatigue-4'], dice: [4] }).activate('uL-thomas', 'u-brannan');
    expect(table.how('u-brannan')).toBe('manpower 11 fatigue 4 disorganized');
  });
});

describe('GCACW 5.2-5-transfer, 5.2-5-designate, 6.3-transfer-activation the leader goes over before they move', () => {
  const chosen = (more: Position = {}) => corps({ dice: [4], ...more }).activate('uL-thomas', 'u-baird', 'u-negley');
  it('to a chosen unit wherever it is, or to another of his hex', () => {
    const table = chosen();
    table.refused({ type: 'transfer', leader: 'uL-thomas', to: 'u-reynolds' }, '5.2-5-transfer');
    table.act({ type: 'transfer', leader: 'uL-thomas', to: 'u-negley' });
    expect([table.with('uL-thomas'), table.asked[1]]).toEqual(['u-negley', 'activation.next']);
  });
  it('GCACW 6.3-army-with-active an army leader of his hex may go with him, to the same unit', () => {
    const leaders = { 'uL-thomas': 'u-brannan', 'uL-rosecrans': 'u-brannan' };
    const table = chosen({ leaders });
    table.act({ type: 'transfer', leader: 'uL-thomas', to: 'u-baird', along: ['uL-rosecrans'] });
    expect([table.with('uL-thomas'), table.with('uL-rosecrans')]).toEqual(['u-baird', 'u-baird']);
    const apart = { ...leaders, 'uL-rosecrans': 'u-reynolds' };
    chosen({ leaders: apart }).refused(
      { type: 'transfer', leader: 'uL-thomas', to: 'u-baird', along: ['uL-rosecrans'] },
      '6.3-army-with-active',
    );
  });
  it('GCACW 5.2-5-no-foreign-art, 6.3-army-not-cav not to guns of another command; no senior leader to guns or with horse', () => {
    const units = { 'c-hindman': '1217', 'c-cheatham': '1216', 'c-robertson-art': '1217', 'u-baird': '0718' };
    const table = position({ units, leaders: { 'cL-polk': 'c-hindman' }, side: 'confederate', dice: [3] });
    table.activate('cL-polk', 'c-hindman', 'c-cheatham', 'c-robertson-art');
    table.refused({ type: 'transfer', leader: 'cL-polk', to: 'c-robertson-art' }, '5.2-5-no-foreign-art');
    const horse = { 'c-davidson': '1712', 'c-scott': '1711', 'c-law': '1712', 'u-baird': '0718' };
    const riders = position({
      units: horse,
      leaders: { 'cL-forrest': 'c-davidson', 'cL-bragg': 'c-law' },
      side: 'confederate',
      dice: [3, 3],
    });
    riders.activate('cL-forrest', 'c-davidson', 'c-scott');
    riders.refused({ type: 'transfer', leader: 'cL-forrest', to: 'c-scott', along: ['cL-bragg'] }, '6.3-army-not-cav');
  });
  it('once, and by him alone', () => {
    const table = chosen().act({ type: 'transfer', leader: 'uL-thomas', to: 'u-negley' });
    expect(table.whyNot({ type: 'transfer', leader: 'uL-thomas', to: 'u-baird' })).not.toBeNull();
  });
});

describe('GCACW 6.3-choice the active leader is bound to the unit named for him', () => {
  it('he goes with it, and with no other', () => {
    const units = { 'u-brannan': '0717', 'u-baird': '0717', 'c-hindman': '1216' };
    const table = corps({ units, dice: [4] })
      .activate('uL-thomas', 'u-baird', 'u-brannan')
      .act({ type: 'stay' })
      .next('u-baird');
    table.refused({ type: 'move', path: ['0718'], leaders: ['uL-thomas'] }, '6.3-choice');
    table.move('0718').end();
    table.refused({ type: 'move', path: ['0718'], leaders: [] }, '6.3-choice');
  });
});

describe('GCACW 5.2-8-cav-div-limit, 5.2-8-cav-corps-free who may attack under a leader of horse', () => {
  const barred = (leader: string): boolean[] => {
    const units = { 'u-custer': '1909', 'u-devin': '1910', 'u-russell': '1806', 'c-heth': '0303' };
    const table = position({ scenario: GTC, units, leaders: { [leader]: 'u-custer' }, dice: [3, 3] });
    table.activate(leader, 'u-custer', 'u-devin');
    if (table.asked[1] === 'activation.follow') table.act({ type: 'stay' });
    const first = table.next('u-custer');
    const one = isBarredFromAttack(first.t, first.unit('u-custer'));
    first.end();
    return [one, isBarredFromAttack(first.t, first.unit('u-devin'))];
  };
  it('under a division leader the first that marches only; under a corps leader all', () => {
    expect(barred('uL-torbert')).toEqual([false, true]);
    expect(barred('uL-sheridan')).toEqual([false, false]);
  });
});

describe('GCACW 5.2-otr-1-4, 5.2-otr-5, 5.2-otr-6, 5.2-otr-pass, 5.2-otr-no-roll, 5.2-otr-union-only before Richmond the die limits the Union', () => {
  const units = {
    'u-morell': '1409',
    'u-sykes': '1410',
    'u-mccall': '1410',
    'c-mclaws': '0908',
    'c-d-r-jones': '0908',
  };
  const most = (table: Partial<Position['table']>, side: 0 | 1 = 0, scenario = OTR): number | null =>
    mostUnits(
      position({ scenario, ...(scenario === OTR ? { units } : {}), table: table as NonNullable<Position['table']> }).t,
      side,
    );
  it('one unit on 1 to 4, two on 5, any number on 6', () => {
    expect([1, 4, 5, 6].map(die => most({ dice: [die, 1], winner: 0 }))).toEqual([1, 1, 2, null]);
    const table = position({
      scenario: OTR,
      units,
      leaders: { 'uL-porter': 'u-morell' },
      table: { dice: [5, 1], winner: 0 },
    });
    table.refused(activate('uL-porter', 'u-morell', 'u-sykes', 'u-mccall'), '5.2-otr-5');
    table.allowed(activate('uL-porter', 'u-morell', 'u-sykes'));
    const low = position({
      scenario: OTR,
      units,
      leaders: { 'uL-porter': 'u-morell' },
      table: { dice: [4, 1], winner: 0 },
    });
    low.refused(activate('uL-porter', 'u-morell', 'u-sykes'), '5.2-otr-1-4');
  });
  it('any number after a Confederate pass or without a roll, and for the Confederates always', () => {
    expect([
      most({ dice: [1, 4], winner: 1, passed: 1 }),
      most({ dice: [0, 0], winner: 0 }),
      most({ dice: [1, 4], winner: 1 }, 1),
    ]).toEqual([null, null, null]);
    expect(most({ dice: [1, 4], winner: 0 }, 0, GTC)).toBeNull();
  });
});

describe('GCACW 5.2-2-forbidden, 2.2-fatigue-leaders nothing but marching and digging', () => {
  it('a leader may be activated again and again', () => {
    const table = corps({ dice: [4, 6, 1, 4] });
    table.activate('uL-thomas', 'u-brannan').end().activate('uL-thomas', 'u-brannan');
    expect(table.how('u-brannan')).toBe('manpower 11 fatigue 2');
    table.refused({ type: 'march', unit: 'u-baird' }, '4.3-one-action');
  });
});
