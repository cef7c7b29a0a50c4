import { describe, expect, it } from 'vitest';
import { attackGuns, attackTotal, defenceGuns, defenceTotal } from '../rules/07-values.ts';
import { attackBy, flee, type Ground, modifiers, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = await plain('bac-battle-of-chickamauga');
const OTR = await plain('otr-to-the-james');
const SLB = await plain('slb-chancellorsville');
const RTG = await plain('rtg-armies-meet');
const HCR = await plain('hcr-the-lost-order');
const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
/** Union baird at 1111 before Confederate gist at 1112, 6 men and 2 guns. */
const duel = (more: Position = {}): Table =>
  position({ scenario: BAC, ...more, units: { 'u-baird': '1111', 'c-gist': '1112', ...more.units } });
const attack = (hex: string, kind = 'normal') => ({ type: 'attack', hex, kind }) as const;
const HOLD = { type: 'hold' } as const;

describe('GCACW 7.1-who, 7.1-target, 7.1-target-one, 7.1-voluntary a marching unit attacks one adjacent hex', () => {
  it('neither an empty hex nor one further off; it may always end instead', () => {
    const table = duel({ units: { 'c-hindman': '1115' }, dice: [4, 3, 2] }).march('u-baird');
    table.refused(attack('1011'), '7.1-target');
    table.refused(attack('1115'), '7.1-target');
    table.end().done();
    expect(table.t.march).toBeNull();
  });
});

describe('GCACW 7.1-m2-type, 6.1-attack-hasty, 6.1-attack-normal, 6.1-attack-prepared, 6.1-attack-column-needs, 6.1-attack-mp', () => {
  it('foot pays 1, 2, 4; cavalry double; column is free but needs a whole point', () => {
    const table = duel({ dice: [2] }).march('u-baird');
    table.refused(attack('1112', 'prepared'), '6.1-attack-mp');
    table.refused(attack('1112', 'gallant'), '7.1-m2-type');
    const horse = position({ scenario: BAC, units: { 'u-wilder': '1111', 'c-gist': '1112' }, dice: [1, 2] }).march(
      'u-wilder',
    );
    expect(horse.points).toBe(3);
    horse.refused(attack('1112', 'normal'), '6.1-attack-mp');
  });
  it('the points are gone before the dice: 1:1, artillery -2, hasty -1, 3 against 5', () => {
    const table = duel({ dice: [4, 3, 5, 3, 2] })
      .march('u-baird')
      .act(attack('1112', 'hasty'));
    expect([table.t.march!.left / 2, table.t.attack!.defenderResult]).toEqual([3, '-']);
    table.act(HOLD);
    expect(table.how('u-baird')).toBe('manpower 7 fatigue 4 disorganized');
  });
});

describe('GCACW 7.1-march-alone, 7.2-sum-march, 7.1-defend-all, 7.2-sum', () => {
  it('a comrade in the hex adds nothing; every defender does', () => {
    const table = duel({ units: { 'u-negley': '1111', 'c-mcnair': '1112' } });
    const one = attackBy(table, ['u-baird'], '1112');
    expect([attackTotal(table.t, one) / 4, defenceTotal(table.t, one.defenders) / 4]).toEqual([9, 8]);
  });
  it('nor does he take part when the march comes to blows', () => {
    const table = duel({ units: { 'u-negley': '1111' }, dice: [4, 1, 1, 6] })
      .march('u-baird')
      .act(attack('1112'));
    expect(table.t.attack!.units).toEqual([table.unit('u-baird')]);
  });
});

describe('GCACW 7.1-march-many, 7.1-m6-continue, 6.2-zoc-attack-continue', () => {
  it('after a result without D, F, f or E it may attack again; with f it is over', () => {
    const units = { 'u-brannan': '1111', 'c-mcnair': '1112 manpower 1', 'c-gist': '1210' };
    const table = position({ scenario: BAC, units, dice: [6, 6, 1] })
      .march('u-brannan')
      .act(attack('1112'));
    expect([table.t.attack!.attackerResult, table.where('c-mcnair')]).toEqual(['a', 'gone']);
    table.act(HOLD);
    expect(table.t.march!.over).toBe(0);
    expect(table.points).toBe(4);
    const over = duel({ dice: [4, 6, 1, 3, 2] })
      .march('u-baird')
      .act(attack('1112'));
    expect(over.t.attack!.attackerResult).toBe('Fa');
    flee(over).act({ type: 'advance', units: ['u-baird'] });
    expect([over.t.march, over.where('u-baird'), over.how('u-baird')]).toEqual([null, '1112', 'manpower 9 fatigue 3']);
  });
});

describe('GCACW 7.1-res-river, 7.1-res-mtn-to, 7.1-res-mtn-from', () => {
  const over = async (change: Ground, more: Position = {}, rule = '') => {
    const table = duel({ scenario: await ground(change), dice: [4], ...more }).march('u-baird');
    if (rule) table.refused(attack('1112'), rule);
    else expect(modifiers(table, ['u-baird'], '1112')).toBeDefined();
    return table;
  };
  const water = (more: object): Ground => ({ edges: [{ a: '1111', b: '1112', water: 'minor', ...more } as never] });
  it('no river without a crossing; a ford only when it is dry', async () => {
    await over(water({}), {}, '7.1-res-river');
    await over(water({ crossing: 'ford', crossingName: 'F' }), { rain: true }, '12.0-attack-ford');
    const dry = await over(water({ crossing: 'ford', crossingName: 'F' }));
    dry.allowed(attack('1112'));
  });
  it('mountain and swamp only by a route, in and out', async () => {
    await over({ terrain: { '1112': 'mountain' } }, {}, '7.1-res-mtn-to');
    await over({ terrain: { '1111': 'swamp' } }, {}, '7.1-res-mtn-from');
    const edges = [{ a: '1111', b: '1112', route: 'trail' } as never];
    (await over({ terrain: { '1112': 'mountain' }, edges })).allowed(attack('1112'));
  });
});

describe('GCACW 7.1-res-woods, APP-woods-attack', () => {
  const march = (scenario: string) =>
    position({ scenario, units: { 'u-baird': '1110', 'c-gist': '1112' }, dice: [6] })
      .march('u-baird')
      .move('1111');
  it('who has moved attacks over woods only along a route', async () => {
    march(await ground({ terrain: { '1112': 'woods' } })).refused(attack('1112'), '7.1-res-woods');
    const edges = [{ a: '1111', b: '1112', route: 'trail' } as never];
    march(await ground({ terrain: { '1112': 'woods' }, edges })).allowed(attack('1112'));
    duel({ scenario: await ground({ terrain: { '1112': 'woods' } }), dice: [4] })
      .march('u-baird')
      .allowed(attack('1112'));
  });
});

describe('GCACW 7.1-res-art', () => {
  it('guns on the march do not attack', () => {
    const units = { 'c-robertson-art': '1112', 'u-baird': '1111' };
    position({ scenario: BAC, side: 'confederate', units, dice: [4] })
      .march('c-robertson-art')
      .refused(attack('1111'), '7.1-res-art');
  });
});

describe('GCACW 7.2-max-attack, 7.2-max-defend, 7.2-max-half, 7.2-max-all maxima', () => {
  const total = (scenario: string, slugs: readonly string[], works: readonly string[]): number => {
    const units = Object.fromEntries(
      slugs.map((slug, i) => [slug, `1112 manpower 18${works[i] ? ` works ${works[i]}` : ''}`]),
    );
    const table = position({ scenario, units });
    return defenceTotal(table.t, slugs.map(table.unit)) / 4;
  };
  const five = ['u-morell', 'u-sykes', 'u-mccall', 'u-slocum', 'u-richardson'];
  const rtg = ['c-heth', 'c-pender', 'c-r-anderson', 'c-rodes', 'c-early'];
  it('70 in the open, 120 if half are dug in, 160 if all are; in On to Richmond! 60, 100, 130', () => {
    expect(total(RTG, rtg, [])).toBe(70);
    expect(total(RTG, rtg, ['fort', 'fort', 'fort'])).toBe(120);
    expect(total(RTG, rtg, ['fort', 'fort'])).toBe(70);
    expect(total(RTG, rtg, ['fort', 'fort', 'fort', 'fort', 'fort'])).toBe(160);
    expect([total(OTR, five, []), total(OTR, five, ['fort', 'fort', 'fort'])]).toEqual([60, 100]);
    expect(total(OTR, five, ['fort', 'fort', 'fort', 'fort', 'fort'])).toBe(130);
  });
  it('80 for attackers of a hex, 70 in On to Richmond!; each hex of a grand assault has its own (7.2-max-grand)', () => {
    const attackers = (scenario: string, slugs: readonly string[], away = '1111') => {
      const units = Object.fromEntries(slugs.map((slug, i) => [slug, `${i === 0 ? away : '1111'} manpower 18`]));
      const table = position({ scenario, units });
      return attackTotal(table.t, attackBy(table, slugs, '1112')) / 4;
    };
    expect([attackers(RTG, rtg), attackers(OTR, five)]).toEqual([80, 70]);
    expect(attackers(RTG, rtg, '1011')).toBe(90);
  });
});

describe('GCACW 7.2-half, 7.2-fatigue, 7.2-source, 7.3-artillery values', () => {
  it('a half stays a half, fatigue changes nothing, a disorganized unit has its own value and all its guns', () => {
    const table = duel({ units: { 'u-baird': '1111 manpower 1 disorganized', 'c-gist': '1112 manpower 4 fatigue 4' } });
    expect(modifiers(table, ['u-baird'], '1112')['ratio']).toBe(-7);
    const guns = (standing: string) => defenceGuns(duel({ units: { 'c-gist': standing } }).t, [duel().unit('c-gist')]);
    expect([guns('1112'), guns('1112 disorganized fatigue 4'), guns('1112 demoralized 1')]).toEqual([2, 2, 0]);
    expect([guns('1112 works breastworks'), attackGuns(duel().t, [duel().unit('u-baird')])]).toEqual([4, 3]);
  });
});

describe('GCACW 7.4-tactical, 7.4-tactical-att, 7.4-tactical-def, 7.4-tactical-leader, 7.4-tactical-unattached', () => {
  it('the best of units and of leaders over them; a leader lends it to any unit of his in the hex', () => {
    const units = { 'u-baird': '1111', 'u-negley': '1111', 'u-davis': '1111', 'c-gist': '1112' };
    const table = position({ scenario: BAC, units, leaders: { 'uL-thomas': 'u-negley' } });
    expect(modifiers(table, ['u-baird'], '1112')['tactical']).toBe(1); // Thomas 3, Gist 2
    expect(modifiers(table, ['u-davis'], '1112')['tactical']).toBeUndefined(); // Davis 2 is not his
    const led = position({ scenario: BAC, units, leaders: { 'cL-walker': 'c-gist' } });
    expect(modifiers(led, ['u-baird'], '1112')['tactical']).toBe(-1);
  });
});

describe('GCACW 7.4-tactical-assault, 7.4-assault', () => {
  it('the leader’s own value, even if a unit has a higher one, and +1', () => {
    const units = { 'c-cleburne': '1111', 'u-baird': '1112' };
    const table = position({ scenario: BAC, units, leaders: { 'cL-d-h-hill': 'c-cleburne' } });
    const of = (how: object) => modifiers(table, ['c-cleburne'], '1112', how);
    expect(of({ leader: 'cL-d-h-hill' })).toMatchObject({ tactical: 1, assault: 1 });
    expect(of({})).toMatchObject({ tactical: 2 });
    expect(of({})['assault']).toBeUndefined();
  });
});

describe('GCACW 7.4-jackson-4', () => {
  it('Jackson counts 4 in defence as in attack', () => {
    const units = { 'c-colston': '1112', 'u-griffin': '1111' };
    const table = position({ scenario: SLB, units, leaders: { 'cL-jackson': 'c-colston' } });
    expect(modifiers(table, ['u-griffin'], '1112')['tactical']).toBe(-1);
    expect(modifiers(table, ['c-colston'], '1111', { leader: 'cL-jackson' })['tactical']).toBe(1);
  });
});

describe('GCACW 7.4-type-column, 7.4-type-hasty, 7.4-type-normal, 7.4-type-prepared', () => {
  it('-3, -1, nothing, +1', () => {
    const value = (kind: 'column' | 'hasty' | 'normal' | 'prepared') =>
      modifiers(duel(), ['u-baird'], '1112', { kind })['kind'];
    expect([value('column'), value('hasty'), value('normal'), value('prepared')]).toEqual([-3, -1, undefined, 1]);
  });
});

describe('GCACW 7.4-rain, 12.0-attack-mod', () => {
  it('takes one off the attacker', () => {
    expect(modifiers(duel({ rain: true }), ['u-baird'], '1112')['rain']).toBe(-1);
    expect(modifiers(duel(), ['u-baird'], '1112')['rain']).toBeUndefined();
  });
});

describe('GCACW 7.4-ter-crossing, 7.4-ter-creek, 7.4-ter-hill, 7.4-ter-hill-cancel, 7.4-ter-mtn, 7.4-ter-mtn-1 the ground', () => {
  const on = async (change: Ground, more: Position = {}) => {
    const { crossing, creek, height } = modifiers(
      duel({ scenario: await ground(change), ...more }),
      ['u-baird'],
      '1112',
    );
    return { crossing, creek, height };
  };
  const edge = (more: object) => [{ a: '1111', b: '1112', ...more } as never];
  it('+2 over a crossing, +1 over a creek and +2 in rain, road or not', async () => {
    expect(await on({ edges: edge({ water: 'minor', crossing: 'bridge', crossingName: 'B' }) })).toMatchObject({
      crossing: 2,
    });
    expect(await on({ edges: edge({ water: 'creek', route: 'road' }) })).toMatchObject({ creek: 1 });
    expect(await on({ edges: edge({ water: 'creek', route: 'road' }) }, { rain: true })).toMatchObject({ creek: 2 });
  });
  it('a hill +1 unless the attacker is as high; a mountain +2, or +1', async () => {
    const height = async (there: string, here: string) =>
      (await on({ terrain: { '1112': there as never, '1111': here as never }, edges: edge({ route: 'road' }) })).height;
    expect([await height('hill', 'clear'), await height('hill', 'hill'), await height('hill', 'mountain')]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    expect([await height('mountain', 'hill'), await height('mountain', 'mountain')]).toEqual([2, 1]);
  });
  it('GCACW 7.4-ter-ridge-up, 7.4-ter-ridge-down, 7.4-ter-ridge-dir, 7.4-cumulative, 7.4-ex-ridge: up +2 in all, down nothing, or +1 into a mountain', async () => {
    const ridge = async (ridgeIn: string, there: string, here = 'clear') =>
      (
        await on({
          terrain: { '1112': there as never, '1111': here as never },
          edges: edge({ ridgeIn, route: 'road' }),
        })
      ).height;
    expect([await ridge('1112', 'clear'), await ridge('1112', 'hill'), await ridge('1112', 'mountain')]).toEqual([
      2, 2, 2,
    ]);
    expect([await ridge('1111', 'clear'), await ridge('1111', 'hill'), await ridge('1111', 'mountain')]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    expect(await ridge('1112', 'clear', 'mountain')).toBe(2);
  });
  it('GCACW 7.4-ter-grand: of several hexes only the active leader’s counts', async () => {
    const scenario = await ground({ edges: edge({ water: 'creek' }) });
    const table = duel({ scenario, units: { 'u-negley': '1011' }, leaders: { 'uL-thomas': 'u-baird' } });
    expect(modifiers(table, ['u-baird', 'u-negley'], '1112', { leader: 'uL-thomas' })['creek']).toBe(1);
    expect(modifiers(table, ['u-negley', 'u-baird'], '1112', { leader: 'uL-thomas' })['creek']).toBeUndefined();
  });
});

describe('GCACW 7.4-lee, 7.4-lee-grand, 7.4-lee-not-defence, 7.4-lee-rtg, 7.4-lee-only', () => {
  const bonus = (
    scenario: string,
    units: Record<string, string>,
    leaders: Record<string, string>,
    who: string,
    leader?: string,
  ) => modifiers(position({ scenario, units, leaders }), [who], '1112', leader ? { leader } : {})['lee'];
  const slb = { 'c-r-anderson': '1111', 'c-mclaws': '1111', 'c-rodes': '1111', 'u-griffin': '1112' };
  const lee = { 'cL-lee': 'c-mclaws', 'cL-jackson': 'c-rodes' };
  it('one for an assault from the hex where he is, not for a march, not when he is elsewhere', () => {
    expect(bonus(SLB, slb, lee, 'c-rodes', 'cL-jackson')).toBe(1);
    expect(bonus(SLB, slb, lee, 'c-rodes')).toBeUndefined();
    expect(bonus(SLB, { ...slb, 'c-mclaws': '1011' }, lee, 'c-rodes', 'cL-jackson')).toBeUndefined();
    expect(
      bonus(
        SLB,
        { 'u-griffin': '1111', 'c-mclaws': '1112' },
        { 'cL-lee': 'c-mclaws', 'uL-meade': 'u-griffin' },
        'u-griffin',
        'uL-meade',
      ),
    ).toBeUndefined();
  });
  it('never in Roads to Gettysburg, nor by another army leader', () => {
    const units = { 'c-hood': '1111', 'c-mclaws': '1111', 'u-wadsworth': '1112' };
    expect(
      bonus(RTG, units, { 'cL-lee': 'c-mclaws', 'cL-longstreet': 'c-hood' }, 'c-hood', 'cL-longstreet'),
    ).toBeUndefined();
    const bragg = { 'c-gist': '1111', 'c-liddell': '1111', 'u-baird': '1112' };
    expect(
      bonus(BAC, bragg, { 'cL-bragg': 'c-gist', 'cL-walker': 'c-liddell' }, 'c-liddell', 'cL-walker'),
    ).toBeUndefined();
  });
});

describe('GCACW 7.4-jackson, 7.4-jackson-lee, 7.4-longstreet, 7.4-longstreet-lee', () => {
  const named = (scenario: string, unit: string, leader: string, foe: string, lee?: string) => {
    const units = { [unit]: '1111', [foe]: '1112', ...(lee ? { [lee]: '1111' } : {}) };
    const table = position({ scenario, units, leaders: { [leader]: unit, ...(lee ? { 'cL-lee': lee } : {}) } });
    const { jackson, longstreet } = modifiers(table, [unit], '1112', { leader });
    return [jackson, longstreet];
  };
  it('Jackson in three titles and without Lee; not in On to Richmond!', () => {
    expect(named(SLB, 'c-rodes', 'cL-jackson', 'u-griffin')).toEqual([1, undefined]);
    expect(named(HCR, 'c-lawton', 'cL-jackson', 'u-meade')).toEqual([1, undefined]);
    expect(named(SLB, 'c-rodes', 'cL-jackson', 'u-griffin', 'c-mclaws')).toEqual([undefined, undefined]);
    expect(named(OTR, 'c-winder', 'cL-jackson', 'u-morell')).toEqual([undefined, undefined]);
  });
  it('Longstreet from 1864 only', async () => {
    expect(named(BAC, 'c-kershaw', 'cL-longstreet', 'u-baird')).toEqual([undefined, undefined]);
    const later = await plain('bac-battle-of-chickamauga', {}, 1864);
    expect(named(later, 'c-kershaw', 'cL-longstreet', 'u-baird')).toEqual([undefined, 1]);
    const grand = await plain('rtg-armies-meet', {}, 1864);
    expect(named(grand, 'c-hood', 'cL-longstreet', 'u-wadsworth', 'c-mclaws')).toEqual([undefined, 1]); // no bonus of Lee there
    const both = await plain('btc-fredericksburg', {}, 1864);
    expect(named(both, 'c-hood', 'cL-longstreet', 'u-hancock', 'c-mclaws')).toEqual([undefined, undefined]);
  });
});

describe('GCACW 7.4-dem2-alone, 7.4-dem2-stack, 11.0-2-die, 11.0-1-defend', () => {
  it('one off the defender if more than half of the hex is at Demoralize-2', () => {
    const despair = (gist: string, liddell = '') =>
      modifiers(duel({ units: { 'c-gist': gist, ...(liddell ? { 'c-liddell': liddell } : {}) } }), ['u-baird'], '1112')[
        'despair'
      ];
    expect([despair('1112 demoralized 2'), despair('1112 demoralized 1')]).toEqual([-1, undefined]);
    expect(despair('1112 demoralized 2 manpower 4', '1112 manpower 4')).toBeUndefined();
    expect(despair('1112 demoralized 2 manpower 5', '1112 manpower 4')).toBe(-1);
  });
  it('a demoralized defender keeps its value, and attacks with less', () => {
    const table = duel({ units: { 'c-gist': '1112 demoralized 2', 'u-baird': '1111 demoralized 1' } });
    const one = attackBy(table, ['u-baird'], '1112');
    expect([attackTotal(table.t, one) / 4, defenceTotal(table.t, one.defenders) / 4]).toEqual([4, 6]);
  });
});
