import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/index.ts';
import texts from '../data/texts.json' with { type: 'json' };
import { fetchScenario } from '../entry.ts';
import { groundBonus } from '../rules/07-terrain.ts';
import { hexId, of } from '../state.ts';
import { plain } from './plain.ts';
import { along, attack, between, marching, move, onPlain, water } from './rulebook.ts';
import { type Position, position, recovery, type Table } from './table.ts';

// An audit: the rulebook against the inventory, sentence by sentence. Where two chapters meet, and what is easily overlooked.

const open = await onPlain();
const BTC = await plain('btc-fredericksburg');
const transfer = (leader: string, to: string, along?: readonly string[]) =>
  ({ type: 'transfer', leader, to, ...(along ? { along } : {}) }) as const;
const going = (leaders: readonly string[], path = ['1111']) => ({ type: 'move', path, leaders }) as const;
const order = (leader: string, units: readonly string[], hex = '1111') =>
  ({ type: 'assault', leader, units, hex }) as const;
const advance = (units: readonly string[], leaders: readonly string[]) =>
  ({ type: 'advance', units, leaders }) as const;

describe('GCACW 5.2-5-transfer, 5.2-5-designate where the active leader may go', () => {
  /** Thomas is with Negley; Baird, who was chosen, stands with Brannan, who was not; Reynolds stands alone. */
  const led = (more: Position = {}, ...units: string[]) =>
    position({
      scenario: open,
      ...more,
      units: {
        'u-negley': '1112',
        'u-baird': '1111',
        'u-brannan': '1111',
        'u-reynolds': '1012',
        'c-law': '2015',
        ...more.units,
      },
      leaders: { 'uL-thomas': 'u-negley', ...more.leaders },
      dice: [4, 6, 1],
    }).activate('uL-thomas', ...(units.length > 0 ? units : ['u-baird']));
  it.each<[string, string, string | null]>([
    ['to the unit chosen', 'u-baird', null],
    ['in its hex to one that was not', 'u-brannan', null],
    ['not to a hex where none was', 'u-reynolds', '5.2-5-transfer'],
  ])('%s', (_what, to, rule) => {
    const table = led();
    if (rule) table.refused(transfer('uL-thomas', to), rule);
    else expect(table.act(transfer('uL-thomas', to)).with('uL-thomas')).toBe(to);
  });
  it('bound to the one that was not chosen he stays when the other leaves', () => {
    const table = led().act(transfer('uL-thomas', 'u-brannan'));
    table.refused(going(['uL-thomas'], ['1110']), '6.3-choice');
    expect(table.move('1110').end().where('uL-thomas')).toBe('1111');
  });
  it('guns of another command open no hex to him', () => {
    const units = { 'c-hindman': '1112', 'c-robertson-art': '1111', 'c-cheatham': '1111', 'u-baird': '2015' };
    const table = position({
      scenario: open,
      side: 'confederate',
      units,
      leaders: { 'cL-polk': 'c-hindman' },
      dice: [4],
    });
    table.activate('cL-polk', 'c-hindman', 'c-robertson-art');
    expect(table.asked[1]).toBe('activation.next');
  });
  it('the leader of the army rides along to the same unit', () => {
    const table = led({ leaders: { 'uL-rosecrans': 'u-negley' } });
    table.act(transfer('uL-thomas', 'u-brannan', ['uL-rosecrans']));
    expect([table.with('uL-thomas'), table.with('uL-rosecrans')]).toEqual(['u-brannan', 'u-brannan']);
  });
});

describe('GCACW 6.3-several-leaders two of one level are never with one unit', () => {
  const leaders = { 'uL-couch': 'u-hancock', 'uL-sumner': 'u-howard' }; // corps both, and both over the II Corps
  const corps = { 'u-hancock': '1112', 'u-howard': '1112', 'u-french': '1112' };
  const march = (more: Position = {}) =>
    position({
      scenario: BTC,
      dice: [4],
      ...more,
      units: { ...corps, 'c-mclaws': '2015', ...more.units },
      leaders: { ...leaders, ...more.leaders },
    });
  it.each<[string, readonly string[], string | null]>([
    ['one goes along', ['uL-couch'], null],
    ['or the other', ['uL-sumner'], null],
    ['not both', ['uL-couch', 'uL-sumner'], '6.3-several-leaders'],
    ['nor in the other order', ['uL-sumner', 'uL-couch'], '6.3-several-leaders'],
  ])('%s', (_what, who, rule) => {
    const table = march().march('u-french');
    if (rule) table.refused(going(who), rule);
    else expect(table.act(going(who)).where(who[0]!)).toBe('1111');
  });
  it('they may change places: who goes leaves his unit to who stays', () => {
    const table = march({
      leaders: { 'uL-couch': 'u-french', 'uL-sumner': 'u-howard' },
      units: { 'u-hancock': '2001' },
    });
    table.march('u-french').act(going(['uL-sumner']));
    expect([table.with('uL-sumner'), table.with('uL-couch')]).toEqual(['u-french', 'u-howard']);
  });
  it('a leader of the army besides is no rival', () => {
    const table = march({ leaders: { ...leaders, 'uL-burnside': 'u-hancock' } }).march('u-french');
    table.allowed(going(['uL-couch', 'uL-burnside']));
  });

  /** Sumner assaults, McLaws is gone; who advances? */
  const won = (more: Position = {}) =>
    march({
      dice: [1, 6, 1, 6, 1],
      ...more,
      units: { 'c-mclaws': '1111 manpower 1', 'c-r-anderson': '2015', 'u-hancock': '1112 manpower 18', ...more.units },
    }).act(order('uL-sumner', ['u-hancock', 'u-howard']));
  const beside = (table: Table): Table => {
    while (table.asked[1] !== 'combat.advance') table.act({ type: 'hold' });
    return table;
  };
  it('of two leaders one advances with a single unit', () => {
    const table = beside(won());
    table.refused(advance(['u-howard'], ['uL-couch', 'uL-sumner']), '6.3-several-leaders');
    table.act(advance(['u-howard'], ['uL-sumner']));
    expect([table.where('uL-sumner'), table.where('uL-couch')]).toEqual(['1111', '1112']);
  });
  it('nor do two who were with others', () => {
    const table = beside(won({ leaders: { 'uL-couch': 'u-hancock', 'uL-sumner': 'u-french' } }));
    table.refused(advance(['u-howard'], ['uL-couch', 'uL-sumner']), '6.3-several-leaders');
  });
  it('GCACW 7.6-advance-leader-new with a unit of their own hex only', () => {
    const table = position({
      scenario: BTC,
      units: {
        'u-griffin': '1112',
        'u-howard': '1112',
        'u-french': '1211',
        'c-mclaws': '1111 manpower 1',
        'c-early': '2015',
      },
      leaders: { 'uL-hooker': 'u-griffin', 'uL-burnside': 'u-griffin', 'uL-couch': 'u-howard' },
      dice: [1, 1, 6, 1],
    }).act(order('uL-hooker', ['u-griffin']));
    table.act({ type: 'grand', leader: 'uL-burnside' }).act({ type: 'join', units: ['u-french'] });
    table.refused(
      advance(['u-griffin', 'u-french'], ['uL-hooker', 'uL-burnside', 'uL-couch']),
      '7.6-advance-leader-new',
    );
    table.allowed(advance(['u-griffin', 'u-french'], ['uL-hooker', 'uL-burnside']));
  });
  it('with two units both, each with one', () => {
    const table = beside(won({ leaders: { 'uL-couch': 'u-french', 'uL-sumner': 'u-howard' } }));
    table.act(advance(['u-hancock', 'u-howard'], ['uL-couch', 'uL-sumner'])).sound();
    expect([table.with('uL-couch'), table.with('uL-sumner')]).toEqual(['u-hancock', 'u-howard']);
  });
});

describe('GCACW 4.2-no-unit-must-roll, 4.2-no-unit-auto, 4.2-tie-other where the Confederates have all ties', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['ties count: both roll, though one side is worn out', [], [6, 2]],
    ['they do not: nobody rolls', ['confederate-ties'], []],
  ])('%s', (_what, options, dice) => {
    const units = { 'u-baird': '1112', 'c-law': '2011 fatigue 4' };
    const table = position({ scenario: open, options, units, dice: [3, ...dice] })
      .march('u-baird')
      .end();
    expect([table.asked[1], table.said('initiative.roll').length]).toEqual(['cycle.winner', dice.length]);
    table.done();
  });
});

describe('GCACW LI-place-several, LI-dummy more markers where a dummy lies', () => {
  const LI = ['limited-intelligence'];
  const conceal = (...parts: string[]) => ({ type: 'conceal', hex: '1112', parts }) as const;
  it('a second dummy; nothing where nothing lies; no fewer than there are', () => {
    const table = position({
      scenario: open,
      options: LI,
      units: { 'u-baird': '1112', 'c-law': '2011' },
      dice: [6, 6, 1],
    });
    table.act(conceal('u-baird', '-')).act({ type: 'show', force: 1 });
    table.march('u-baird').move('1111').end();
    table.refused({ ...conceal('-'), hex: '1212' }, 'LI-place-when');
    table.refused(conceal('-'), 'LI-split');
    table.act(conceal('-', '-')).sound();
    expect(table.t.forces.map(({ id, at }) => [id, hexId(table.t, at)])).toEqual([
      [2, '1112'],
      [1, '1112'],
    ]);
  });
});

describe('GCACW 10.2-own, 7.8-cost what a refusal says', () => {
  it.each<[string, 0 | 1, string]>([
    ['an enemy pontoon is there, though not for us', 1, 'no.enemyPontoon §10.2-own'],
    ['no crossing at all', 0, 'no.river §6.2-river'],
  ])('%s', async (_what, enemy, why) => {
    const scenario = await onPlain([water('minor', '1111', '1112')]);
    const { t } = position({ scenario });
    const side = of(t).board.neighbours.findIndex(
      (to, edge) => hexId(t, Math.trunc(edge / 6)) === '1111' && to >= 0 && hexId(t, to) === '1112',
    );
    const table = marching(scenario, '1112', 6, { table: { pontoons: enemy ? [{ side, owner: 1 }] : [] } });
    const text = table.whyNot(move('1111'))!;
    expect(`${text.key} ${text.rule}`).toBe(why);
  });
  it('GCACW 7.1-target, 9.0-recovery-f0 what is far is not attacked; who lies in a force marker does no work', () => {
    expect(marching(open, '1112', 6).whyNot(attack('1109', 'normal'))).toMatchObject({ key: 'no.attackFar' });
    const table = position({
      scenario: open,
      options: ['limited-intelligence'],
      units: { 'u-baird': '1112', 'c-law': '2011' },
    });
    table
      .act({ type: 'conceal', hex: '1112', parts: ['u-baird'] })
      .pass()
      .pass();
    expect(table.whyNot({ type: 'entrench', unit: 'u-baird' })).toMatchObject({
      key: 'no.unitHere',
      rule: '§9.0-recovery-f0',
    });
  });
  it('half a point is not enough to refuse flanks, to attack in column, or to go on by a pike', async () => {
    const scenario = await onPlain(along(['1112', '1111', '1110'], { route: 'pike' }), {});
    const table = marching(scenario, '1112', 2, { rain: true, units: { 'c-law': '1210' } });
    expect(table.move('1111').points).toBe(0.5);
    table.refused({ type: 'refuse' }, '7.8-not-entering');
    table.refused(attack('1210', 'column'), '6.1-attack-column-needs');
    const alone = marching(scenario, '1112', 2, { rain: true }).move('1111');
    alone.refused({ type: 'refuse' }, '7.8-cost');
    alone.refused(move('1110'), '6.1-insufficient');
    expect(alone.whyNot({ type: 'refuse' })).toMatchObject({ key: 'no.refusePoints', args: { has: 1 } });
  });
});

describe('GCACW 7.4-ter-hill, 7.4-ter-hill-cancel, 7.4-ter-mtn, 7.4-ter-mtn-1, 7.4-ter-ridge-up, 7.4-ter-ridge-down, 7.4-ter-crossing, 12.0-attack-creek-mod heights and water, together', () => {
  type Kind = 'clear' | 'hill' | 'mountain' | 'woods';
  it.each<[Kind, Kind, '' | 'up' | 'down', '' | 'creek' | 'minor', boolean, number]>([
    ['clear', 'clear', '', '', false, 0],
    ['clear', 'hill', '', '', false, 1],
    ['hill', 'hill', '', '', false, 0],
    ['mountain', 'hill', '', '', false, 0],
    ['clear', 'mountain', '', '', false, 2],
    ['hill', 'mountain', '', '', false, 2],
    ['mountain', 'mountain', '', '', false, 1],
    ['clear', 'clear', 'up', '', false, 2],
    ['clear', 'clear', 'down', '', false, 0],
    ['clear', 'hill', 'up', '', false, 2],
    ['clear', 'hill', 'down', '', false, 0],
    ['clear', 'mountain', 'up', '', false, 2],
    ['clear', 'mountain', 'down', '', false, 1],
    ['mountain', 'mountain', 'up', '', false, 2],
    ['mountain', 'mountain', 'down', '', false, 1],
    ['clear', 'clear', '', 'creek', false, 1],
    ['clear', 'clear', '', 'creek', true, 2],
    ['clear', 'hill', '', 'creek', true, 3],
    ['clear', 'woods', 'up', 'minor', false, 4],
    ['mountain', 'hill', 'down', 'minor', false, 2],
  ])('from %s into %s, ridge %s, %s, rain %s: %i', async (from, to, ridge, river, rain, bonus) => {
    const more = {
      route: 'road' as const,
      ...(ridge ? { ridgeIn: ridge === 'up' ? '1111' : '1112' } : {}),
      ...(river ? { water: river, river: 'Wide' } : {}),
      ...(river === 'minor' ? { crossing: 'bridge' as const, crossingName: 'B' } : {}),
    };
    const scenario = await onPlain([between('1111', '1112', more)], { terrain: { '1112': from, '1111': to } });
    const table = position({ scenario, units: { 'u-baird': '1112', 'c-law': '1111' }, rain });
    const edge =
      table.hex('1112') * 6 +
      [0, 1, 2, 3, 4, 5].find(n => of(table.t).board.neighbours[table.hex('1112') * 6 + n] === table.hex('1111'))!;
    expect(groundBonus(table.t, edge)).toBe(bonus);
  });
});

describe('GCACW 6.2-stack-round, 6.2-stack-cav, 6.2-ferry-penalty, 12.0-move-pike, 6.2-best-route, 6.2-ridge what a hex costs', () => {
  const road = (more: object = {}) => [between('1111', '1112', { route: 'road', ...more })];
  const ferry = (kind: 'minor' | 'major', more: object = {}) => [
    water(kind, '1111', '1112', 'ferry', { route: 'road', ...more }),
  ];
  it.each<[string, readonly ReturnType<typeof between>[], string, Position, number]>([
    ['a road', road(), '', {}, 1],
    ['over a ridge', road({ ridgeIn: '1111' }), '', {}, 2],
    ['rain', road(), '', { rain: true }, 2],
    ['a pike in rain', road({ route: 'pike' }), '', { rain: true }, 1.5],
    ['rails beside a pike in rain: the cheaper', road({ route: 'pike', rail: true }), '', { rain: true }, 1.5],
    ['friends worth 2', road(), '', { units: { 'u-negley': '1111 manpower 2' } }, 1],
    [
      'worth 2½ count as 3',
      road(),
      '',
      { units: { 'u-negley': '1111 manpower 2', 'u-davis': '1111 manpower 1 disorganized' } },
      2,
    ],
    ['horse does not count', road(), '', { units: { 'u-wilder': '1111' } }, 1],
    ['worth 11', road(), '', { units: { 'u-negley': '1111 manpower 11' } }, 2],
    [
      'worth 11½ count as 12',
      road(),
      '',
      { units: { 'u-negley': '1111 manpower 11', 'u-davis': '1111 manpower 1 disorganized' } },
      3,
    ],
    ['works do not count', road(), '', { units: { 'u-negley': '1111 manpower 6 works fort' } }, 2],
    ['a ferry on a minor river, dry', ferry('minor'), '', {}, 1],
    ['in flood: a third of the manpower', ferry('minor'), '', { table: { flood: [9, 0] } }, 4],
    ['in rain', ferry('minor'), '', { rain: true }, 5],
    ['on a major river always', ferry('major'), 'manpower 8', {}, 3],
    ['of the manpower, not of the combat value', ferry('major'), 'manpower 8 disorganized', {}, 3],
    [
      'up a ridge and off a ferry to friends',
      ferry('major', { ridgeIn: '1111' }),
      'manpower 2',
      { units: { 'u-negley': '1111' } },
      3,
    ],
  ])('%s', async (_what, edges, standing, more, cost) => {
    const table = marching(await onPlain(edges), `1112 ${standing}`, 6, more);
    expect(6 - table.move('1111').points).toBe(cost);
  });
});

describe('GCACW 7.8-remove-lone, 7.8-remove-vol, 7.8-ends, 7.8-in-place flanks are opened and refused again', () => {
  const lone = (dice: readonly number[], more: Position = {}) =>
    position({
      scenario: open,
      units: {
        'u-baird': '1112 manpower 18',
        'c-law': '1111 manpower 1',
        'c-gist': '1211 manpower 1',
        'c-kershaw': '2018',
        ...more.units,
      },
      table: { refused: [] },
      dice,
    });
  it('a lone unit that attacks gives them up, and may refuse them again for a point', () => {
    const table = lone([5, 6, 1, 6, 1]);
    table.t.refused = [table.hex('1112')];
    table.march('u-baird').act(attack('1111', 'normal'));
    expect(table.t.refused).toEqual([]);
    while (table.asked[1] !== 'march.go') table.act({ type: 'hold' });
    expect(table.points).toBe(3);
    table.act({ type: 'refuse' });
    expect(table.t.refused).toEqual([table.hex('1112')]);
  });
  it('two units keep the marker when one attacks', () => {
    const table = lone([5, 6, 1], { units: { 'u-negley': '1112' } });
    table.t.refused = [table.hex('1112')];
    table.march('u-baird').act(attack('1111', 'normal'));
    expect(table.t.refused).toEqual([table.hex('1112')]);
  });
});

describe('GCACW 8.0-3a-dem2, 8.0-3b-dem2, 8.0-3c-1, 8.0-4, 8.0-5 what a night gives', () => {
  it.each<[string, string]>([
    ['fatigue 1 disorganized exhausted demoralized 2', 'fatigue 0 disorganized exhausted demoralized 1'],
    ['fatigue 1 disorganized exhausted demoralized 1', 'fatigue 0'],
    ['fatigue 0 disorganized demoralized 2', 'fatigue 0 disorganized demoralized 1'],
    ['fatigue 2 disorganized exhausted demoralized 1', 'fatigue 0 disorganized exhausted demoralized 1'],
    ['fatigue 3', 'fatigue 0 exhausted'],
    ['fatigue 4 disorganized', 'fatigue 1 disorganized exhausted'],
  ])('%s: %s', (before, after) => {
    const units = { 'u-baird': `1112 ${before}`, 'u-negley': '1012 fatigue 1', 'c-law': '2011 fatigue 1' };
    expect(
      recovery({ scenario: open, units, turn: 1, dice: [6, 1] })
        .idle()
        .how('u-baird'),
    ).toBe(`manpower 9 ${after}`);
  });
});

describe('what is said of a scenario is what it counts', () => {
  /** The first numbers after the last point or semicolon that speak of a win and of a draw. */
  const levelsTold = (text: string): number[] => {
    const told = text.replace(/−/g, '-').match(/(-?\d+) (?:or more|ou plus)[^;]*;\s*(-?\d+)/u)!;
    return [Number(told[1]), Number(told[2])];
  };
  it.each(scenarios.map(({ id }) => id))('%s: who wins, in both languages', async id => {
    const { victory } = (await fetchScenario(id))!.scenario;
    const wins = victory.levels.filter(each => each.result.toLowerCase().startsWith(victory.scoreFor));
    const draw = victory.levels.find(each => each.result === 'draw')!;
    const counted = [Math.min(...wins.map(({ min }) => min!)), draw.min];
    const told = (texts.scenarios as Record<string, { en: { victory: string }; fr: { victory: string } }>)[id]!;
    expect([levelsTold(told.en.victory), levelsTold(told.fr.victory)]).toEqual([counted, counted]);
  });
  it.each(scenarios.map(({ id }) => id))('%s: its special rules speak the French of the rules', async id => {
    const { specialRules } = (await fetchScenario(id))!.scenario;
    const strange = /hexagone|récupération|\bpontons?\b|\bchefs?\b|parapet|prolongée|grandes rivières/i;
    expect(specialRules.map(({ text }) => text.fr).filter(text => strange.test(text))).toEqual([]);
  });
});
