import { describe, expect, it } from 'vitest';
import { along, marching, move, onPlain, plainOf } from './rulebook.ts';
import { type Position, position, type Table } from './table.ts';

// Chapters 3 and 5, read clause by clause by an examiner who had not seen their rules.

const open = await onPlain();
const FAR = { 'u-wagner': '0301', 'c-kershaw': '2018' };
const FORCE = { type: 'force' } as const;

describe('GCACW 5.1-ext-normal, 5.1-ext-exhausted, 5.1-ext-mod-cumulative extended marches', () => {
  /** Baird at so much fatigue marches; what the second die does. */
  const after = (standing: string, die: number) => {
    const table = marching(open, `1112 ${standing}`, 6, { dice: [die] });
    table.done();
    return table.how('u-baird').replace('fatigue ', 'f');
  };
  it('normal: to 3, +1 for the Union; to 4, +2', () => {
    expect([after('fatigue 2', 4), after('fatigue 2', 5)]).toEqual(['manpower 9 f3', 'manpower 9 f3 disorganized']);
    expect([after('fatigue 3', 3), after('fatigue 3', 4)]).toEqual(['manpower 9 f4', 'manpower 9 f4 disorganized']);
  });
  it('exhausted: to 2 +1, to 3 +2, to 4 +4', () => {
    expect([after('exhausted fatigue 1', 4), after('exhausted fatigue 1', 5)]).toEqual([
      'manpower 9 f2 exhausted',
      'manpower 9 f2 disorganized exhausted',
    ]);
    expect(after('exhausted fatigue 2', 3)).toBe('manpower 9 f3 exhausted');
    expect([after('exhausted fatigue 3', 1), after('exhausted fatigue 3', 2)]).toEqual([
      'manpower 9 f4 exhausted',
      'manpower 9 f4 disorganized exhausted',
    ]);
  });
  it('in disorder it loses men by its size', () => {
    expect(after('fatigue 3 disorganized', 5)).toBe('manpower 7 f4 disorganized'); // 7, of 8 to 12: 2
    expect(after('fatigue 2 disorganized manpower 5', 6)).toBe('manpower 4 f3 disorganized');
  });
  it('the last man: the march is over, the phase too', () => {
    const table = marching(open, '1112 fatigue 3 disorganized manpower 1', 6, { units: FAR, dice: [6, 6, 1] });
    expect([table.where('u-baird'), table.asked[1]]).toEqual(['gone', 'cycle.winner']);
    table.done();
  });
  it('fatigue 1 of a normal unit: no roll', () => {
    marching(open, '1112 fatigue 1', 6).done();
  });
});

describe('GCACW 5.1-force-inf, 5.1-force-cav, 5.1-force-loss-inf, 5.1-force-loss-cav force marches', () => {
  const forced = (die: number, standing = '') => {
    const table = marching(open, `1112 ${standing}`, 1, { dice: [die, 6, 1] }).act(FORCE);
    return [table.t.march ? table.points - 1 : 'over', table.t.manpower[table.unit('u-baird')]];
  };
  it('infantry: the die less 1, at least 2; 1 loses none, 2 to 5 one, 6 two', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => forced(die))).toEqual([
      [2, 9],
      [2, 8],
      [2, 8],
      [3, 8],
      [4, 8],
      [5, 7],
    ]);
  });
  it('the last man', () => expect(forced(2, 'manpower 1')).toEqual(['over', 0]));
  it('not in disorder, not twice, not after a step', () => {
    marching(open, '1112 disorganized', 6).refused(FORCE, '5.1-force-org');
    expect(
      marching(open, '1112', 6, { dice: [1] })
        .act(FORCE)
        .whyNot(FORCE),
    ).not.toBeNull();
    marching(open, '1112', 6).move('1111').refused(FORCE, '5.1-force-step');
  });
  it('horse: two dice less 1, at least 4; 8 or more loses one', () => {
    const rode = (a: number, b: number) => {
      const units = { 'u-minty': '1112', ...FAR };
      const table = position({ scenario: open, units, dice: [1, 1, a, b] })
        .march('u-minty')
        .act(FORCE);
      return [table.points - 2, table.t.manpower[table.unit('u-minty')]];
    };
    expect([rode(1, 1), rode(2, 3), rode(3, 4), rode(4, 4)]).toEqual([
      [4, 2],
      [4, 2],
      [6, 2],
      [7, 1],
    ]);
  });
});

describe('GCACW 5.2-3-csa-inf, 5.2-3-union-inf-low, 5.1-ma-csa-inf-otr allowances by title', () => {
  const led = async (from: string, leader: string, unit: string, side: string, ...dice: number[]) => {
    const enemy = side === 'union' ? ENEMY[from]![1]! : ENEMY[from]![0]!;
    const units = { [unit]: '1112', [enemy]: '2018' };
    const table = position({ scenario: await plainOf(from), units, leaders: { [leader]: unit }, side, dice });
    table.activate(leader, unit);
    return table.points;
  };
  const ENEMY: Record<string, [string, string]> = {
    'bac-battle-of-chickamauga': ['u-wagner', 'c-kershaw'],
    'otr-to-the-james': ['u-peck', 'c-holmes'],
    'siv-lewiston': ['u-carroll', 'c-scott'],
  };
  it('Chickamauga: Union 1 more, Confederates 2', async () => {
    expect(await led('bac-battle-of-chickamauga', 'uL-thomas', 'u-baird', 'union', 3)).toBe(4);
    expect(await led('bac-battle-of-chickamauga', 'cL-hood', 'c-law', 'confederate', 3)).toBe(5);
  });
  it('Richmond: Union as rolled, 2 at least; Confederates 1', async () => {
    expect(await led('otr-to-the-james', 'uL-porter', 'u-morell', 'union', 1)).toBe(2);
    expect(await led('otr-to-the-james', 'uL-porter', 'u-morell', 'union', 3)).toBe(3);
    expect(await led('otr-to-the-james', 'cL-longstreet', 'c-longstreet', 'confederate', 3)).toBe(4);
  });
  it('the Valley: Union as rolled, 2 at least', async () => {
    expect(await led('siv-lewiston', 'uL-fremont', 'u-milroy', 'union', 1)).toBe(2);
    expect(await led('siv-lewiston', 'cL-jackson', 'c-winder', 'confederate', 1)).toBe(3);
  });
  it('a Confederate alone at Richmond: as rolled, 2 at least', async () => {
    const otr = await plainOf('otr-to-the-james');
    const at = (die: number) =>
      position({
        scenario: otr,
        units: { 'c-huger': '1112', 'u-peck': '0301' },
        side: 'confederate',
        dice: [die],
      }).march('c-huger').points;
    expect([at(1), at(2), at(5)]).toEqual([2, 2, 5]);
  });
});

describe('GCACW 5.2-9-all, 5.2-5-once, 5.2-2-art an activation', () => {
  const units = { 'u-baird': '1112', 'u-negley': '1110', ...FAR };
  const begun = (dice: number[], more: Position = {}): Table =>
    position({ scenario: open, units, leaders: { 'uL-thomas': 'u-baird' }, dice, ...more }).activate(
      'uL-thomas',
      'u-baird',
      'u-negley',
    );
  it('each in its turn with the one allowance; all are tired, moved or not', () => {
    const table = begun([3, 6, 1]);
    table.act({ type: 'stay' }).next('u-negley').move('1109').end();
    table.end(); // Baird, the only one left, in place
    expect([table.how('u-baird'), table.how('u-negley'), table.asked[1]]).toEqual([
      'manpower 9 fatigue 1',
      'manpower 9 fatigue 1',
      'cycle.winner',
    ]);
    table.done();
  });
  it('units beyond his reach, of another corps, or worn out are refused', () => {
    const all = { ...units, 'u-davis': '1112', 'u-reynolds': '1108', 'u-brannan': '1112 fatigue 4' };
    const table = position({ scenario: open, units: all, leaders: { 'uL-thomas': 'u-baird' } });
    for (const unit of ['u-davis', 'u-reynolds', 'u-brannan'])
      expect(table.whyNot({ type: 'activate', leader: 'uL-thomas', units: [unit] })).not.toBeNull();
  });
  it('guns of another corps come along with infantry, not with horse', () => {
    const guns = { 'c-robertson-art': '1112', 'c-hindman': '1112', 'c-scott': '1112', ...FAR };
    const leaders = { 'cL-polk': 'c-hindman', 'cL-forrest': 'c-scott' };
    const table = position({ scenario: open, units: guns, leaders, side: 'confederate' });
    table.allowed({ type: 'activate', leader: 'cL-polk', units: ['c-hindman', 'c-robertson-art'] });
    expect(
      table.whyNot({ type: 'activate', leader: 'cL-forrest', units: ['c-scott', 'c-robertson-art'] }),
    ).not.toBeNull();
  });
  it('an army leader activates nobody', () => {
    const table = position({ scenario: open, units, leaders: { 'uL-rosecrans': 'u-baird' } });
    expect(table.whyNot({ type: 'activate', leader: 'uL-rosecrans', units: ['u-baird'] })).not.toBeNull();
  });
});

describe('GCACW 5.4-damage, 5.4-destroy, 5.4-value, 5.4-upgrade burning stations', () => {
  const burn = (unit: string) => ({ type: 'burn', unit }) as const;
  const depot = onPlain([], { features: [{ hex: '1112', name: 'Depot', kind: 'station' }] });
  const at = async (standing: string, state = 0, dice = [6, 1]) => {
    const scenario = await depot;
    return position({ scenario, units: { 'u-baird': `1112 ${standing}`, ...FAR }, table: { stations: [state] }, dice });
  };
  it('by combat value: under 2 not, 2 to 4 damage, 5 destroys', async () => {
    expect((await at('manpower 1')).whyNot(burn('u-baird'))).not.toBeNull();
    expect((await at('manpower 2 disorganized')).whyNot(burn('u-baird'))).not.toBeNull();
    const after = async (standing: string, state = 0) => (await at(standing, state)).act(burn('u-baird')).t.stations[0];
    expect([await after('manpower 2'), await after('manpower 4'), await after('manpower 5')]).toEqual([1, 1, 2]);
    expect(await after('manpower 6 disorganized')).toBe(1);
    expect([await after('manpower 4', 1), await after('manpower 5', 1), await after('manpower 2', 2)]).toEqual([
      1, 2, 2,
    ]);
  });
  it('one level, no extended march; not at fatigue 4', async () => {
    const table = (await at('fatigue 3 exhausted')).act(burn('u-baird'));
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4 exhausted');
    table.done();
    expect((await at('fatigue 4')).whyNot(burn('u-baird'))).not.toBeNull();
  });
  it('several friends there do not help', async () => {
    const scenario = await depot;
    const units = { 'u-baird': '1112 manpower 4', 'u-negley': '1112', ...FAR };
    const table = position({ scenario, units, dice: [6, 1] }).act(burn('u-baird'));
    expect(table.t.stations[0]).toBe(1);
  });
});

describe('GCACW 6.2-route, 5.1-end a path is walked as far as it goes', () => {
  it('and refused as a whole when it cannot be paid', async () => {
    const scenario = await onPlain(along(['1112', '1111', '1110']));
    const table = marching(scenario, '1112', 2);
    table.refused(move('1111', '1110', '1109'), '6.1-zero-stop');
    expect(table.where('u-baird')).toBe('1112');
  });
});
