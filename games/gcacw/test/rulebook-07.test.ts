import { describe, expect, it } from 'vitest';
import { flee, plain } from './plain.ts';
import { along, attack, onPlain, water } from './rulebook.ts';
import { type Position, position, type Table } from './table.ts';

// Chapter 7, read clause by clause by an examiner who had not seen its rules.
// Brannan (11, guns 3, tactics 3) against Law (8, no guns, tactics 3) in the clear: 1:1, nothing else; die less die.

const open = await onPlain();
const FAR = { 'u-wagner': '0301', 'c-kershaw': '2018' };
const HOLD = { type: 'hold' } as const;
const withdraw = (...units: string[]) => ({ type: 'withdraw', units }) as const;
const back = (hex: string) => ({ type: 'retreat', hex }) as const;
const HALT = { type: 'halt' } as const;
/** Brannan marches with 6 in 1112 and attacks Law in 1113; the dice of the fight, then others. */
const fight = (dice: number[], units: Position['units'] = {}, more: Position = {}): Table =>
  position({
    scenario: open,
    ...more,
    units: { 'u-brannan': '1112', 'c-law': '1113', ...FAR, ...units },
    dice: [6, ...dice],
  })
    .march('u-brannan')
    .act(attack('1113', 'normal'));

describe('GCACW 7.6-vol, 7.6-vol-adjacent, 7.6-vol-fatigue a defender who goes of his own will', () => {
  it('D at even dice: one hex back, beside where he stood, no more fatigue than the result', () => {
    const table = fight([3, 3, 6, 1]).act(withdraw('c-law')).act(back('1114'));
    expect(table.how('c-law')).toBe('manpower 8 fatigue 3 disorganized');
    table.act(HALT);
    expect([table.where('c-law'), table.how('u-brannan'), table.asked[1]]).toEqual([
      '1114',
      'manpower 10 fatigue 4 disorganized',
      'cycle.winner',
    ]);
    table.done();
  });
  it('untouched: one level', () => {
    const table = fight([1, 4, 6, 1]).act(withdraw('c-law')).act(back('1114')).act(HALT);
    expect(table.how('c-law')).toBe('manpower 8 fatigue 1');
    table.done();
  });
  it('one of two goes, the other holds: nobody advances', () => {
    // Law 8 and Gist 6 (guns 2, tactics 2): 11:14 is 1:2, -1; guns 3-2 = +1 in the clear: -2; 6 - 3 - 2 = +1
    const table = fight([6, 2, 6, 1], { 'c-gist': '1113' });
    table.act({ type: 'lose', unit: 'c-law', manpower: 1 }).act(withdraw('c-gist'));
    table.act(back('1114')).act(HALT);
    expect([table.where('c-gist'), table.where('c-law'), table.asked[1]]).toEqual(['1114', '1113', 'cycle.winner']);
    table.done();
  });
  it('he may let it be', () => {
    const table = fight([3, 3, 6, 1]).act(HOLD);
    expect([table.where('c-law'), table.asked[1]]).toEqual(['1113', 'cycle.winner']);
    table.done();
  });
  it('at fatigue 4 he may go too', () => {
    const table = fight([1, 4, 6, 1], { 'c-law': '1113 fatigue 4' }).act(withdraw('c-law')).act(back('1114')).act(HALT);
    expect(table.how('c-law')).toBe('manpower 8 fatigue 4');
  });
});

describe('GCACW 7.6-normal, 7.6-res-adjacent, 7.6-res-closer a normal retreat', () => {
  it('two hexes at least and not beside where it began; four at most', () => {
    const table = fight([5, 3]); // +2: 1Dr and 1Da
    expect(table.whyNot(HALT)).not.toBeNull();
    table.act(back('1114'));
    expect(table.whyNot(HALT)).not.toBeNull();
    expect(table.whyNot(back('1112'))).not.toBeNull(); // nearer to the enemy, and his hex
    table.act(back('1115')).allowed(HALT);
    table.act(back('1116')).act(back('1117'));
    expect(table.t.retreat).toBeNull();
    expect(table.how('c-law')).toBe('manpower 7 fatigue 3 disorganized');
  });
  it('the attacker may advance, and his D ends the march', () => {
    const table = flee(fight([5, 3, 6, 1]));
    table.act({ type: 'advance', units: ['u-brannan'] });
    expect([table.where('u-brannan'), table.how('u-brannan'), table.asked[1]]).toEqual([
      '1113',
      'manpower 10 fatigue 4 disorganized',
      'cycle.winner',
    ]);
    table.done();
  });
  it('the leader of the beaten goes along', () => {
    const table = flee(fight([5, 3], {}, { leaders: { 'cL-hood': 'c-law' } }));
    expect(table.where('cL-hood')).toBe(table.where('c-law'));
  });
});

describe('GCACW 7.5-R, 7.5-Rstar, 7.5-order routs', () => {
  const dead = (standing: string) => flee(fight([6, 1], { 'c-law': standing })); // +5: 2DR, Ea
  it('R: four hexes, Demoralize-1, from 1 to 2, from 2 no more', () => {
    expect(dead('1113').how('c-law')).toBe('manpower 6 fatigue 3 disorganized demoralized 1');
    expect(dead('1113 demoralized 1').how('c-law')).toBe('manpower 6 fatigue 3 disorganized demoralized 2');
    expect(dead('1113 demoralized 2').how('c-law')).toMatch(/^manpower [456] fatigue 3 disorganized demoralized 2$/);
  });
  it('at least four hexes', () => {
    const table = fight([6, 1]);
    for (const hex of ['1114', '1115', '1116']) {
      table.act(back(hex));
      expect(table.whyNot(HALT)).not.toBeNull();
    }
    table.act(back('1117')).allowed(HALT);
  });
  it('E ends the march, an advance is still his', () => {
    const table = flee(fight([6, 1, 6, 1])).act({ type: 'advance', units: ['u-brannan'] });
    expect([table.how('u-brannan'), table.asked[1]]).toEqual(['manpower 11 fatigue 1', 'cycle.winner']);
    table.done();
  });
});

describe('GCACW 7.8-place, 7.8-remove, 7.8-leave refused flanks', () => {
  const refuse = { type: 'refuse' } as const;
  const refused = (table: Table, hex: string) => table.t.refused.includes(table.hex(hex));
  const at = (units: Position['units'], dice: number[], more: Position = {}) =>
    position({ scenario: open, ...more, units: { 'u-baird': '1112', ...FAR, ...units }, dice });
  it('one point, and the march is over', () => {
    const table = at({}, [6, 6, 1]).march('u-baird').act(refuse);
    expect([refused(table, '1112'), table.asked[1]]).toEqual([true, 'cycle.winner']);
    table.done();
  });
  it('alone it takes the marker off by leaving; with another it stays there', () => {
    const alone = at({}, [6, 6, 1, 6]).march('u-baird').act(refuse).march('u-baird').move('1111');
    expect([refused(alone, '1112'), refused(alone, '1111')]).toEqual([false, false]);
    const two = at({ 'u-negley': '1112' }, [6, 6, 1, 6]).march('u-baird').act(refuse).march('u-baird').move('1111');
    expect(refused(two, '1112')).toBe(true);
  });
  it('alone it takes it off by attacking', () => {
    const table = at({ 'c-law': '1113' }, [6, 6, 1, 6, 1, 4]).march('u-baird').act(refuse).march('u-baird');
    table.act(attack('1113', 'normal'));
    expect(refused(table, '1112')).toBe(false);
  });
  it('not in mountains and swamps', async () => {
    for (const ground of ['mountain', 'swamp'] as const) {
      const scenario = await onPlain(along(['1112', '1111']), { terrain: { '1112': ground } });
      expect(at({}, [6], { scenario }).march('u-baird').whyNot(refuse)).not.toBeNull();
    }
  });
  it('not after an advance', () => {
    // Baird 9 against McNair 2: 4:1 +3, tactics 0; hasty -1: 6 + 2 - 2 = +6
    const table = flee(at({ 'c-mcnair': '1113' }, [6, 6, 2]).march('u-baird').act(attack('1113', 'hasty')));
    table.act({ type: 'advance', units: ['u-baird'] });
    expect(table.whyNot(refuse)).not.toBeNull();
  });
  it('who comes into a hex with a marker goes on', () => {
    const units = { 'u-negley': '1111', 'u-baird': '1112' };
    const table = at(units, [6, 6, 1, 6]).march('u-baird').act(refuse).march('u-negley').move('1112');
    expect([table.points, table.asked[1]]).toEqual([2, 'march.go']);
  });
});

describe('GCACW 7.7-assault-empty, 7.7-assault-empty-roll, 7.7-trigger-assault horse before an assault', () => {
  const EVADE = { type: 'evade' } as const;
  const assault = (dice: number[], units: Position['units'] = {}) =>
    position({
      scenario: open,
      units: { 'u-baird': '1112', 'u-negley': '1112', 'c-scott': '1113', ...FAR, ...units },
      leaders: { 'uL-thomas': 'u-baird' },
      dice,
    }).act({ type: 'assault', leader: 'uL-thomas', units: ['u-baird', 'u-negley'], hex: '1113' });
  it('asked before the command die; gone, and the die good: an advance, no fight', () => {
    const table = assault([4, 3, 6, 1]);
    expect(table.asked).toEqual(['confederate', 'evade.ask']);
    flee(table.act(EVADE));
    table.act({ type: 'advance', units: ['u-baird', 'u-negley'] });
    expect([table.where('u-baird'), table.where('u-negley'), table.asked[1]]).toEqual(['1113', '1113', 'cycle.winner']);
    table.done();
  });
  it('gone, and a 6: nothing but fatigue', () => {
    const table = flee(assault([4, 6, 6, 1]).act(EVADE));
    expect([table.where('u-baird'), table.how('u-baird'), table.asked[1]]).toEqual([
      '1112',
      'manpower 9 fatigue 1',
      'cycle.winner',
    ]);
    table.done();
  });
  it('infantry left behind is assaulted', () => {
    // 18 to 8: 2:1 +1, assault +1, guns 6 to none +1; 1 + 3 - 6 = -2
    const table = flee(assault([4, 1, 1, 6], { 'c-law': '1113' }).act(EVADE));
    expect([table.how('c-law'), table.asked]).toEqual(['manpower 8 fatigue 1', ['confederate', 'combat.withdraw']]);
    table.done();
  });
  it('not before an assault of horse', () => {
    const units = { 'u-minty': '1112', 'u-long': '1112', 'c-scott': '1113', ...FAR };
    const table = position({ scenario: open, units, leaders: { 'uL-mitchell': 'u-minty' }, dice: [1, 3, 3] }).act({
      ...{ type: 'assault', leader: 'uL-mitchell', units: ['u-minty', 'u-long'], hex: '1113' },
    });
    expect(table.said('evade.roll')).toEqual([]);
    expect(table.asked[1]).not.toBe('evade.ask');
  });
});

describe('GCACW 7.1-res-woods, 7.1-res-river, 7.1-res-artillery who may attack where', () => {
  it('after an advance not across bare woods, by a road yes', async () => {
    const at = async (edges: ReturnType<typeof along>) => {
      const scenario = await onPlain(edges, { terrain: { '1114': 'woods' } });
      const units = { 'u-baird': '1112', 'c-mcnair': '1113', 'c-gist': '1114', ...FAR };
      const table = position({ scenario, units, dice: [6, 6, 2] })
        .march('u-baird')
        .act(attack('1113', 'hasty'));
      return flee(table).act({ type: 'advance', units: ['u-baird'] });
    };
    (await at([])).refused(attack('1114', 'hasty'), '7.1-res-woods');
    (await at(along(['1113', '1114']))).allowed(attack('1114', 'hasty'));
  });
  it('guns march and do not attack; in an assault they do', () => {
    const units = { 'c-robertson-art': '1112', 'c-hindman': '1112', 'u-baird': '1113', ...FAR };
    const table = position({ scenario: open, units, side: 'confederate', dice: [6] }).march('c-robertson-art');
    table.refused(attack('1113', 'hasty'), '7.1-res-art');
    position({ scenario: open, units, side: 'confederate', leaders: { 'cL-polk': 'c-hindman' } }).allowed({
      ...{ type: 'assault', leader: 'cL-polk', units: ['c-hindman', 'c-robertson-art'], hex: '1113' },
    });
  });
  it('over a dam, not over a bare river', async () => {
    const at = async (crossing?: 'dam') => {
      const scenario = await onPlain([water('minor', '1112', '1113', crossing)]);
      return position({ scenario, units: { 'u-baird': '1112', 'c-law': '1113', ...FAR }, dice: [6] }).march('u-baird');
    };
    (await at('dam')).allowed(attack('1113', 'hasty'));
    (await at()).refused(attack('1113', 'hasty'), '7.1-res-river');
  });
});

describe('GCACW 7.1-a5-number, 7.1-a5-choose, 7.1-a5-zero, 7.1-a5-six the command die of an assault', () => {
  const units = { 'u-wood': '1112', 'u-palmer': '1112', 'u-van-cleve': '1112', 'c-law': '1113', ...FAR };
  const three = ['u-wood', 'u-palmer', 'u-van-cleve'];
  const assault = (...dice: number[]) =>
    position({ scenario: open, units, leaders: { 'uL-crittenden': 'u-wood' }, dice }).act({
      ...{ type: 'assault', leader: 'uL-crittenden', units: three, hex: '1113' },
    }); // command 4
  const storm = (...who: string[]) => ({ type: 'storm', units: who }) as const;
  it('2: two of three, exactly', () => {
    const table = assault(2);
    table.allowed(storm('u-wood', 'u-palmer'));
    expect(table.whyNot(storm('u-wood'))).not.toBeNull();
    expect(table.whyNot(storm(...three))).not.toBeNull();
  });
  it('4: one of them all the same', () => {
    const table = assault(4);
    table.allowed(storm('u-palmer'));
    expect(table.whyNot(storm('u-wood', 'u-palmer'))).not.toBeNull();
  });
  it('5 or 6: nobody, but all are tired', () => {
    for (const die of [5, 6]) {
      const table = assault(die, 6, 1);
      expect([table.asked[1], table.how('u-van-cleve')]).toEqual(['cycle.winner', 'manpower 8 fatigue 1']);
      table.done();
    }
  });
  it('1: all three at once', () => {
    const table = assault(1, 3, 1, 6); // guns 9 to none: a die, odd: +1
    expect(table.t.attack?.units.map(unit => table.t.fatigue[unit])).toEqual([1, 1, 1]);
    table.done();
  });
});

describe('GCACW 7.1-grand-six the die of a grand assault counts as modified', () => {
  const grand = async (add: number, die: number) => {
    const special = [{ id: 'a', kind: 'commandDie', side: 'confederate', add, text: { en: 'x', fr: 'x' } }] as const;
    const scenario = await plain('slb-chancellorsville', { special });
    const units = { 'c-rodes': '1112', 'c-colston': '1212', 'u-devens': '1113', 'u-geary': '0301' };
    const leaders = { 'cL-jackson': 'c-rodes', 'cL-lee': 'c-rodes' };
    const table = position({ scenario, units, leaders, side: 'confederate', dice: [1, die, 6, 6, 6] });
    table.act({ type: 'assault', leader: 'cL-jackson', units: ['c-rodes'], hex: '1113' });
    return table.act({ type: 'grand', leader: 'cL-lee' }).said('grand.number').length; // command 5
  };
  it('a 6 less 2 is a 4 and brings one hex, a 4 and 2 fails', async () =>
    expect([await grand(-2, 6), await grand(2, 4), await grand(0, 6), await grand(0, 4)]).toEqual([1, 0, 0, 1]));
});

describe('GCACW 7.6-surrender-min, 7.6-enemy-hex-end, 7.6-advance-terrain what retreats and advances refuse', () => {
  const walls = (hex: string, ...beyond: string[]) => beyond.map(each => water('minor', hex, each));
  /** Brannan drives Law out of 1113 by a normal retreat. */
  const driven = async (edges: ReturnType<typeof walls>, units: Position['units'] = {}) =>
    fight([5, 3], units, { scenario: await onPlain(edges) });
  it('not into a blind alley while another way leads on', async () => {
    const table = await driven(walls('1213', '1212', '1214', '1313', '1314', '1114'));
    table.refused(back('1213'), '7.6-surrender-min');
    table.allowed(back('1114'));
  });
  it('through an enemy hex if there is nothing else, and no halt there', async () => {
    const sides = [...walls('1113', '1212', '1213', '1012', '1013'), ...walls('1114', '1213', '1214', '1013', '1014')];
    const table = await driven(sides, { 'u-wagner': '1115', 'c-law': '1113 manpower 11' });
    const lost = 'manpower 5 fatigue 3 disorganized'; // 1 in the fight, 2 in the zone off the routes, 3 among the enemy
    expect([table.where('c-law'), table.how('c-law')]).toEqual(['1115', lost]);
    table.refused(HALT, '7.6-enemy-hex-end');
    table.act(back('1116')).allowed(HALT);
  });
  it('of two hexes that assaulted, nobody advances over a ford in flood', async () => {
    const scenario = await onPlain([water('minor', '1212', '1113', 'ford')]);
    const units = { 'u-baird': '1112', 'u-negley': '1212', 'c-mcnair': '1113', ...FAR };
    const leaders = { 'uL-thomas': 'u-baird', 'uL-rosecrans': 'u-baird' };
    const table = position({ scenario, units, leaders, table: { flood: [1, 0] }, dice: [1, 1, 1, 6] });
    table.act({ type: 'assault', leader: 'uL-thomas', units: ['u-baird'], hex: '1113' });
    table.act({ type: 'grand', leader: 'uL-rosecrans' }).act({ type: 'join', units: ['u-negley'] }); // 18 to 2: 9:1
    flee(table);
    table.refused({ type: 'advance', units: ['u-negley'] }, '7.6-advance-terrain');
    table.allowed({ type: 'advance', units: ['u-baird'] });
    table.done();
  });
});
