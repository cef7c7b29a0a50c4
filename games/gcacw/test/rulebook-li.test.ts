import { describe, expect, it } from 'vitest';
import { scores } from '../rules/20-victory.ts';
import { keptIn, unitOf as keptUnit } from '../rules/li-forces.ts';
import { NOT_YET, of } from '../state.ts';
import { type Ground, plain } from './plain.ts';
import { lying, pontoon } from './pontoons-table.ts';
import { along, attack, BAC, move, onPlain, plainOf, water } from './rulebook.ts';
import { type Position, position, type Table } from './table.ts';

// Limited intelligence, read clause by clause.

const open = await onPlain();
const LI = ['limited-intelligence'];
const FAR = { 'c-law': '2011', 'u-wagner': '0301' };
const at = (units: NonNullable<Position['units']>, more: Position = {}) =>
  position({ scenario: open, options: LI, ...more, units: { ...FAR, ...units } });
const conceal = (hex: string, ...parts: string[]) => ({ type: 'conceal' as const, hex, parts });
const marches = (force: number, as = 'inf') => ({ type: 'marchForce' as const, force, as });
const EVADE = { type: 'evade' } as const;
const held = (table: Table, seat: 'union' | 'confederate', force: number) =>
  keptIn(table.state.hands[seat]!, force).map(each => of(table.t).units.ids[keptUnit(each)]!);
/** In the last turn Baird and dummies hide. */
const hiding = (scenario: string, hex: string, parts: readonly string[]): Table =>
  at(
    { 'u-baird': `${hex} fatigue 1`, 'u-wagner': '0301 fatigue 1', 'c-law': '2011 fatigue 1' },
    { scenario, turn: 3 },
  ).act(conceal(hex, ...parts));
const hidden = (table: Table, owner: 0 | 1) => table.t.forces.filter(each => each.owner === owner).length;

describe('GCACW LI-place-adjacent, LI-place-cavalry, LI-place-cavalry-exc where markers are placed', () => {
  it('not beside an enemy, not even behind bare woods', async () => {
    const woods = await onPlain([], { terrain: { '1112': 'woods' } });
    at({ 'u-baird': '1112', 'c-law': '1113' }, { scenario: woods }).refused(
      conceal('1112', 'u-baird'),
      'LI-place-adjacent',
    );
  });
  it('beside an enemy over a bare river, or a ford in rain', async () => {
    const bare = await onPlain([water('minor', '1112', '1113')]);
    at({ 'u-baird': '1112', 'c-law': '1113' }, { scenario: bare }).allowed(conceal('1112', 'u-baird'));
    const ford = await onPlain([water('minor', '1112', '1113', 'ford')]);
    const both = { 'u-baird': '1112', 'c-law': '1113' };
    at(both, { scenario: ford }).refused(conceal('1112', 'u-baird'), 'LI-place-adjacent');
    at(both, { scenario: ford, rain: true }).allowed(conceal('1112', 'u-baird'));
  });
  it('two hexes from horse over open ground, not; three hexes, yes', () => {
    at({ 'u-baird': '1112', 'c-scott': '1114' }).refused(conceal('1112', 'u-baird'), 'LI-place-cavalry');
    at({ 'u-baird': '1112', 'c-scott': '1115' }).allowed(conceal('1112', 'u-baird'));
  });
  it('in woods without routes horse two hexes off sees nothing; a road all the way opens it, half a way not', async () => {
    const units = { 'u-baird': '1112', 'c-scott': '1114' };
    const woods = (edges: ReturnType<typeof along>) => onPlain(edges, { terrain: { '1112': 'woods' } });
    at(units, { scenario: await woods([]) }).allowed(conceal('1112', 'u-baird'));
    at(units, { scenario: await woods(along(['1112', '1113', '1114'])) }).refused(
      conceal('1112', 'u-baird'),
      'LI-place-cavalry',
    );
    at(units, { scenario: await woods(along(['1112', '1111'])) }).allowed(conceal('1112', 'u-baird'));
  });
  it('a friend between blocks the only way', async () => {
    // from 1114 to 1112 there is the one way by 1113
    at({ 'u-baird': '1112', 'u-negley': '1113', 'c-scott': '1114' }).allowed(conceal('1112', 'u-baird'));
    at({ 'u-baird': '1112', 'u-negley': '1113', 'c-scott': '1213' }).refused(
      conceal('1112', 'u-baird'),
      'LI-place-cavalry',
    );
  });
  it('infantry two hexes off does not matter', () =>
    at({ 'u-baird': '1112', 'c-gist': '1114' }).allowed(conceal('1112', 'u-baird')));
  it('a dummy follows the same rules', () =>
    void at({ 'u-baird': '1112', 'c-gist': '1113' }).refused(conceal('1112', '-'), 'LI-place-adjacent'));
});

describe('GCACW LI-reveal-adjacent, LI-reveal-cavalry who is discovered', () => {
  it('by a retreat that ends beside it', () => {
    // Hindman 12 against Baird 9: artillery 2-3 in the clear -2; 6 - 2 - 1 = +3: Baird goes two hexes towards the marker
    const table = at(
      { 'u-baird': '1110', 'c-hindman': '1109', 'c-gist': '1113', 'u-wagner': '0301' },
      {
        side: 'confederate',
        dice: [4, 6, 1],
      },
    ).act(conceal('1113', 'c-gist'));
    table.march('c-hindman').act(attack('1110', 'normal'));
    table.act({ type: 'retreat', hex: '1111' });
    expect(hidden(table, 1)).toBe(1);
    table.act({ type: 'retreat', hex: '1112' });
    expect([hidden(table, 1), table.where('c-gist')]).toEqual([0, '1113']);
  });
  it('so that no retreat runs over it', () => {
    const table = at(
      { 'u-baird': '1110', 'c-hindman': '1109', 'c-gist': '1112', 'u-wagner': '0301' },
      {
        side: 'confederate',
        dice: [4, 6, 1],
      },
    ).act(conceal('1112', 'c-gist'));
    table.march('c-hindman').act(attack('1110', 'normal'));
    table.act({ type: 'retreat', hex: '1111' });
    expect([hidden(table, 1), table.where('c-gist')]).toEqual([0, '1112']);
    expect(table.whyNot({ type: 'retreat', hex: '1112' })).not.toBeNull();
  });
  it('by horse that rides off within two hexes of it', () => {
    const table = at(
      { 'u-baird': '1110', 'u-negley': '1117', 'c-scott': '1112', 'u-wagner': '0301' },
      { dice: [6, 4] },
    );
    table.act(conceal('1117', 'u-negley')).march('u-baird').move('1111').act(EVADE);
    for (const hex of ['1113', '1114', '1115']) table.act({ type: 'retreat', hex });
    expect([hidden(table, 0), table.where('u-negley')]).toEqual([0, '1117']);
  });
  it('who is shown discovers others in his turn', () => {
    // Law comes beside Scott’s marker from afar; Scott shown sees Negley’s marker two hexes off
    const table = at({ 'u-baird': '1108', 'u-negley': '1114', 'c-scott': '1117' }, { dice: [3, 2, 6, 1, 6, 6, 1] });
    table.act(conceal('1114', 'u-negley')).pass().act(conceal('1117', 'c-scott'));
    table.act(marches(1, 'cav')).move('1116').end();
    expect([hidden(table, 0), hidden(table, 1)]).toEqual([1, 1]);
    table.act({ type: 'pass' }).act({ type: 'show', force: 1 });
    expect([hidden(table, 0), table.where('u-negley'), table.where('c-scott')]).toEqual([0, '1114', '1116']);
  });
  it('a dummy beside a real force discovers nobody and is discovered', () => {
    const table = at({ 'u-baird': '1112', 'c-gist': '1115' }, { dice: [6, 6, 1] }).act(conceal('1112', 'u-baird'));
    table
      .pass()
      .act(conceal('1115', 'c-gist', '-'))
      .act(marches(2))
      .move('1114', '1113');
    expect([hidden(table, 0), hidden(table, 1), held(table, 'confederate', 1)]).toEqual([1, 1, ['c-gist']]);
  });
  it('infantry two hexes off discovers nothing', () => {
    const table = at({ 'u-baird': '1112', 'c-gist': '1116' }, { dice: [6] }).act(conceal('1112', 'u-baird'));
    table.pass().march('c-gist').move('1115').move('1114');
    expect(hidden(table, 0)).toBe(1);
  });
});

describe('GCACW 7.7-trigger-move, LI-reveal-adjacent hidden horse may still ride off', () => {
  it('shown by infantry that comes beside it, it is asked', () => {
    const table = at({ 'u-baird': '1110', 'c-scott': '1112' }, { side: 'confederate', dice: [6] });
    table.act(conceal('1112', 'c-scott')).pass().march('u-baird').move('1111');
    expect([table.where('c-scott'), table.asked]).toEqual(['1112', ['confederate', 'evade.ask']]);
    table.done();
  });
});

describe('GCACW LI-move-normal hidden units march by the rules that bind all', () => {
  const ruled = (special: NonNullable<Ground['special']>) => plain(BAC, { special });
  const words = { en: 'x', fr: 'x' };
  it('closed hexes are closed to them', async () => {
    const scenario = await ruled([{ id: 'a', kind: 'closed', side: 'union', hexes: ['1113'], text: words }]);
    const table = at({ 'u-baird': '1112' }, { scenario, dice: [6] })
      .act(conceal('1112', 'u-baird'))
      .act(marches(1));
    expect(table.whyNot(move('1113'))).not.toBeNull();
    table.allowed(move('1111'));
  });
  it('posts hold them', async () => {
    const scenario = await ruled([{ id: 'a', kind: 'post', units: ['u-baird'], hex: '1112', within: 0, text: words }]);
    const table = at({ 'u-baird': '1112' }, { scenario, dice: [6] })
      .act(conceal('1112', 'u-baird'))
      .act(marches(1));
    expect(table.whyNot(move('1113'))).not.toBeNull();
  });
  it('activations are counted', async () => {
    const scenario = await ruled([{ id: 'a', kind: 'activationLimit', units: ['u-baird'], most: 0, text: words }]);
    const table = at({ 'u-baird': '1112' }, { scenario }).act(conceal('1112', 'u-baird'));
    expect(table.whyNot(marches(1))).not.toBeNull();
  });
  it('a unit of 5 that ends its march there breaks an enemy pontoon', async () => {
    const scenario = await onPlain([water('minor', '1112', '1113')]);
    const pontoons = [pontoon(position({ scenario }), '1112', '1113', 1)];
    const table = at({ 'u-baird': '1111' }, { scenario, table: { pontoons }, dice: [6, 6, 1] });
    table.act(conceal('1111', 'u-baird')).act(marches(1)).move('1112').end();
    expect(lying(table)).toEqual([]);
  });
  it('a weaker one leaves it and stays hidden', async () => {
    const scenario = await onPlain([water('minor', '1112', '1113')]);
    const pontoons = [pontoon(position({ scenario }), '1112', '1113', 1)];
    const table = at({ 'u-baird': '1111 manpower 4' }, { scenario, table: { pontoons }, dice: [6, 6, 1] });
    table.act(conceal('1111', 'u-baird')).act(marches(1)).move('1112').end();
    expect([lying(table), hidden(table, 0)]).toEqual([['1112-1113 confederate'], 1]);
  });
  it('batteries fire on it, unseen', async () => {
    const scenario = await ruled([{ id: 'a', kind: 'underFire', side: 'union', hexes: ['1113'], text: words }]);
    const table = at({ 'u-baird': '1112' }, { scenario, dice: [6, 6, 1] }).act(conceal('1112', 'u-baird'));
    table.act(marches(1)).move('1113').end();
    expect([table.state.hands['union']!.kept[0]!.organized, hidden(table, 0)]).toEqual([0, 1]);
    table.done();
  });
  it('an extended march is rolled in the open', () => {
    const table = at({ 'u-baird': '1112 fatigue 3' }, { dice: [6, 5] })
      .act(conceal('1112', 'u-baird'))
      .act(marches(1));
    expect(table.state.hands['union']!.kept[0]).toMatchObject({ fatigue: 4, organized: 0 }); // 5 + 1 + 1 = 7
    table.done();
  });
  it('with too few points it may go one hex', () => {
    const table = at({ 'u-baird': '1112' }, { dice: [1, 6, 1] })
      .act(conceal('1112', 'u-baird'))
      .act(marches(1));
    table.refused(move('1111', '1110'), '6.1-insufficient');
    table.move('1111');
    expect(table.asked[1]).toBe('cycle.winner');
    table.done();
  });
  it('several of one marker pay what the slowest pays, over a ferry the largest', async () => {
    const ferry = await onPlain([water('major', '1112', '1113', 'ferry', { route: 'road' })]);
    const units = { 'u-baird': '1112 manpower 3', 'u-brannan': '1112 manpower 9' };
    const table = at(units, { scenario: ferry, leaders: { 'uL-thomas': 'u-baird' }, dice: [5] });
    table.act(conceal('1112', 'u-baird+u-brannan')).act(marches(1, 'infLeader')).move('1113');
    const { left } = table.state.stack.at(-1)!.locals as { left: number };
    expect(left / 2).toBe(2); // 6 - 1 - 3
  });
});

describe('GCACW 5.2-otr-1-4, 5.1-opt-f4, LI-move-normal limits that bind hidden units too', () => {
  it('in On to Richmond! the Union’s die says how many a leader takes, hidden or not', async () => {
    const otr = await plainOf('otr-to-the-james');
    const units = { 'u-morell': '1112', 'u-sykes': '1112', 'c-huger': '2011', 'c-holmes': '2011' };
    const rolled = (die: number) =>
      position({
        ...{ scenario: otr, options: LI, units, leaders: { 'uL-porter': 'u-morell' }, side: 'confederate' },
        dice: [1, die, 1],
      })
        .march('c-huger')
        .end()
        .act(conceal('1112', 'u-morell+u-sykes'));
    rolled(4).refused(marches(1, 'infLeader'), '5.2-otr-1-4');
    rolled(5).allowed(marches(1, 'infLeader'));
  });
  it('at fatigue 4 with the option: in order once, then in disorder', () => {
    const worn = (options: string[]) =>
      at({ 'u-baird': '1112 fatigue 4' }, { options, dice: [6, 6, 1] }).act(conceal('1112', 'u-baird'));
    worn(LI).refused(marches(1), '5.1-fatigue-3');
    const table = worn([...LI, 'fatigue-4'])
      .act(marches(1))
      .end()
      .end();
    expect(table.state.hands['union']!.kept[0]).toMatchObject({ fatigue: 4, organized: 0 });
    table.refused(marches(1), '5.1-fatigue-3');
    table.done();
  });
});

describe('GCACW LI-remove-vol a force on the march goes on in the open when its owner likes', () => {
  const OPEN = { type: 'march', unit: 'u-baird' } as const;
  const force = { type: 'force' } as const;
  it('before it moves: it may force its march', () => {
    const table = at({ 'u-baird': '1112' }, { dice: [2, 4] })
      .act(conceal('1112', 'u-baird'))
      .act(marches(1))
      .act(OPEN);
    expect([table.where('u-baird'), table.points, table.asked[1]]).toEqual(['1112', 2, 'march.go']);
    expect(table.act(force).points).toBe(5);
    table.done();
  });
  it('on its way, with what is left; then no force march', () => {
    const table = at({ 'u-baird': '1112' }, { dice: [6] })
      .act(conceal('1112', 'u-baird'))
      .act(marches(1));
    table.move('1111').act(OPEN);
    expect([table.where('u-baird'), table.points]).toEqual(['1111', 3]);
    table.refused(force, '5.1-force-step');
  });
  it('only what the marker holds', () => {
    const table = at({ 'u-baird': '1112', 'u-negley': '0512' }, { dice: [6] }).act(conceal('1112', 'u-baird', '-'));
    table.act(marches(1));
    expect(table.whyNot({ type: 'march', unit: 'u-negley' })).not.toBeNull();
  });
  it('the one named first, then the others', () => {
    const units = { 'u-baird': '1112', 'u-brannan': '1112' };
    const table = at(units, { leaders: { 'uL-thomas': 'u-baird' }, dice: [5, 6, 1] });
    table.act(conceal('1112', 'u-baird+u-brannan')).act(marches(1, 'infLeader')).move('1111');
    table.act({ type: 'march', unit: 'u-brannan' });
    expect([table.t.march?.unit, table.points]).toEqual([table.unit('u-brannan'), 3]);
    table.end();
    expect(table.t.march?.unit).toBe(table.unit('u-baird'));
    table.end();
    expect(table.asked[1]).toBe('cycle.winner');
    table.done();
  });
  it('GCACW 5.2-8-cav-div-limit under a cavalry division leader only the first may attack', () => {
    const units = { 'c-davidson': '1112', 'c-scott': '1112', 'u-baird': '1115', 'u-wagner': '0301', 'c-law': '2011' };
    const table = position({
      ...{ scenario: open, options: LI, units, side: 'confederate', leaders: { 'cL-pegram': 'c-davidson' } },
      dice: [6, 6],
    });
    table.act(conceal('1112', 'c-davidson+c-scott')).act(marches(1, 'cavLeader')).move('1113', '1114');
    expect(table.asked).toEqual(['confederate', 'march.go']);
    table.allowed(attack('1115', 'hasty'));
    table.end().refused(attack('1115', 'hasty'), '5.2-8-cav-div-limit');
    table.done();
  });
});

describe('GCACW 12.0-prov-caught, LI-move-normal rain finds hidden units too', () => {
  it('in a provisional swamp', async () => {
    const gtc = await plainOf('gtc-across-the-pamunkey', [], { terrain: { '1112': 'provisionalSwamp' } });
    const units = { 'u-russell': '1112', 'u-neill': '0301 fatigue 1', 'c-heth': '2011 fatigue 1' };
    const table = position({ scenario: gtc, options: LI, units, dice: [1, 3] }); // 4: rain
    table.act(conceal('1112', 'u-russell')).turnOver();
    expect([table.t.turn, table.t.rain]).toEqual([2, 2]);
    expect([table.asked, table.how('u-russell')]).toEqual([
      ['union', 'swamps.choose'],
      'manpower 11 fatigue 1 disorganized',
    ]);
    table.done();
  });
});

describe('GCACW 4.2-no-unit-auto, LI-hidden hidden units count for initiative', () => {
  it('a side with all its units in markers rolls', async () => {
    const gtc = await plainOf('gtc-across-the-pamunkey');
    const units = { 'u-russell': '1112', 'c-heth': '2011', 'c-wilcox': '2009' };
    const table = position({ scenario: gtc, options: LI, units, dice: [3, 6, 1] }).act(conceal('1112', 'u-russell'));
    table.pass().march('c-heth').end();
    expect(table.asked).toEqual(['union', 'cycle.winner']);
    table.done();
  });
});

describe('GCACW LI-dummy-limits, LI-hidden what dummies and hidden units are worth', () => {
  const paid = (items: NonNullable<Ground['items']>) => plain(BAC, { items });
  it('a dummy scores nothing, a hidden unit is shown before the last count', async () => {
    const who = { side: 'union', unitTypes: ['inf'], minCombatValue: 1, hexes: ['1112'] } as const;
    const scenario = await paid([{ id: 'mill', type: 'hexOccupied', vpEach: 5, ...who }]);
    const counted = (hex: string, ...parts: string[]) => scores(hiding(scenario, hex, parts).turnOver().t).at(-1);
    expect([counted('1112', 'u-baird'), counted('1112', 'u-baird', '-')]).toEqual([5, 5]);
    const dummy = hiding(scenario, '1111', ['u-baird', '-']);
    dummy.t.forces[1]!.at = dummy.hex('1112');
    expect(scores(dummy.turnOver().t).at(-1)).toBe(0);
  });
  it('a dummy stops no march; whoever comes beside it takes it away', () => {
    const table = at({ 'u-baird': '1112', 'c-gist': '1115' }, { dice: [4, 6, 1, 6] });
    table
      .act(conceal('1112', 'u-baird', '-'))
      .act(marches(1))
      .move('1111')
      .end()
      .end();
    expect(held(table, 'union', 2)).toEqual([]);
    table.pass().march('c-gist').move('1114').move('1113');
    expect([hidden(table, 0), table.points, table.asked]).toEqual([1, 1, ['confederate', 'march.go']]);
    table.done();
  });
});

describe('GCACW 7.5-leader-eliminate, LI-hidden a leader whose last open unit falls', () => {
  it('goes into the marker that holds another of his; with none he is gone', () => {
    // Baird, his last man in disorder, slips from zone to zone
    const fallen = (...parts: string[]) => {
      const units = {
        'u-baird': '1112 disorganized manpower 1',
        'u-negley': '0512',
        'u-reynolds': '0512',
        'c-gist': '1113',
      };
      const table = at(units, { leaders: { 'uL-thomas': 'u-baird' }, dice: [6, 6, 1] });
      if (parts[0]) table.act(conceal('0512', ...parts));
      return table.march('u-baird').move('1212').sound();
    };
    const hid = fallen('u-negley+u-reynolds');
    expect(hid.said('leader.hides')).toHaveLength(1);
    hid.act({ type: 'show', force: 1 });
    expect(hid.where('uL-thomas')).toBe('0512');
    hid.done();
    expect(fallen('u-negley').with('uL-thomas')).toBe('u-reynolds');
  });
});

describe('GCACW 8.0-1-who, LI-remove-vol markers and work', () => {
  it('who has only markers is asked in step 1: he shows one and digs', () => {
    const units = { 'u-baird': '1112', 'u-wagner': '0301 fatigue 1', 'c-law': '2011 fatigue 1' };
    const table = at(units, { turn: 3 }).act(conceal('1112', 'u-baird')).pass().pass();
    expect(table.asked).toEqual(['union', 'labours.work']);
    table.act({ type: 'show', force: 1 }).act({ type: 'entrench', unit: 'u-baird' });
    expect(table.how('u-baird')).toContain('works breastworks');
  });
});

describe('GCACW LI-dummy-limits, 1.0-replace markers where reinforcements come in', () => {
  const GTC = 'gtc-across-the-pamunkey';
  it('a dummy keeps nobody out, a real unit does', () => {
    const due = of(position({ scenario: GTC }).t).scenario.reinforcements.find(
      each =>
        each.turn === 2 && each.units.length > 0 && each.units[0]!.startsWith('u') && each.entryHexes?.length === 1,
    )!;
    const [unit, entry] = [due.units[0]!, due.entryHexes![0]!];
    const arrived = (real: boolean) => {
      const units = { 'u-custer': '2410 fatigue 1', 'c-heth': '0310', 'c-wilcox': '0310' };
      const table = position({ scenario: GTC, options: LI, units, side: 'confederate', dice: [3, 4, 6, 1] });
      table.t.at[table.unit(unit)] = NOT_YET;
      table.act(conceal('0310', 'c-heth', 'c-wilcox', '-'));
      table.t.forces.find(each => each.id === (real ? 1 : 3))!.at = table.hex(entry);
      table.turnOver();
      return table.where(unit);
    };
    expect([arrived(false), arrived(true)]).toEqual([entry, 'to come']);
  });
});

describe('GCACW 1.0-replace succession: a leader in a marker is shown and leaves', () => {
  it('Jackson is wounded before turn 4 wherever he hides', () => {
    const units = { 'c-rodes': '0815 fatigue 1', 'c-f-lee': '0815 fatigue 1', 'u-sykes': '2301 fatigue 1' };
    const table = position({
      ...{ scenario: 'slb-chancellorsville', options: [...LI, 'jackson-wounded'], units, side: 'confederate', turn: 3 },
      leaders: { 'cL-jackson': 'c-rodes', 'cL-stuart': 'c-f-lee' },
      dice: [6, 1],
    });
    table.t.with[table.leader('cL-stuart-ii')] = NOT_YET;
    table.act(conceal('0815', 'c-rodes+c-f-lee')).turnOver();
    expect([table.t.turn, table.where('cL-jackson'), table.with('cL-stuart-ii')]).toEqual([4, 'gone', 'c-rodes']);
  });
});
