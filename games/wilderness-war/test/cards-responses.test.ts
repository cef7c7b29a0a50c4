import { describe, expect, it } from 'vitest';
import {
  ASSAULT,
  at,
  BEARN,
  basic,
  CHEROKEE,
  choose,
  fires,
  GOREHAM,
  HURON,
  inside,
  LIGHT,
  MARIN,
  MARINES,
  NY1,
  OTTAWA,
  places,
  R44,
  R48,
  ROGERS,
  respond,
  SIEGE,
  scored,
  strike,
} from './07-help.ts';
import { type Position, position, type Table } from './table.ts';

const campaign = (p: Position) => basic({ hands: { british: [1], french: [5] }, ...p });

describe('WW card-01a Campaign: two leaders', () => {
  const p = { pieces: { ...at('albany', 'loudoun', R44), ...at('boston', 'webb', R48) } };
  it('fixes both forces before either moves, whatever their Initiative', () => {
    const table = campaign(p).event(1).force('loudoun', R44);
    table.refused({ type: 'force', leader: 'webb', pieces: [R44] }, '5.31c');
    table.refused({ type: 'drilled', unit: R48 }, 'card-01a');
    table.refused({ type: 'individuals', pieces: ['webb'] }, 'card-01a');
    table.allowed({ type: 'force', leader: 'webb', pieces: [] });
    table.force('webb', R48);
    expect(table.asked).toEqual(['british', 'activation.order']);
    table.act({ type: 'next', piece: 'webb' }).quietly().march('worcester').stop().quietly();
    table.march('kinderhook');
    expect(places(table, R48, R44)).toEqual(['worcester', 'kinderhook']);
  });
  it('allows one only', () =>
    expect(campaign(p).event(1).force('loudoun', R44).pass().quietly().asked[1]).toBe('act.decide'));
});

describe('WW card-01b Campaign counts as a 3', () => {
  it('lets both forces sail; a force of a 2-card cannot', () => {
    const p = { pieces: { ...at('new-york', 'loudoun', R44), ...at('boston', 'webb', R48) } };
    const table = campaign(p).event(1).force('loudoun', R44).force('webb', R48).act({ type: 'next', piece: 'webb' });
    table.quietly().act({ type: 'sail', to: 'halifax' }).quietly().act({ type: 'sail', to: 'boston' });
    expect(places(table, R48, R44)).toEqual(['halifax', 'boston']);
    const two = basic({ pieces: at('boston', 'shirley', R48), hands: { british: [36] } })
      .activate(36)
      .force('shirley', R48);
    two.refused({ type: 'sail', to: 'halifax' }, '6.41a');
  });
});

const siege = (space: string, level: number, more: Position = {}): Table =>
  basic({
    hands: { british: [1, 6, 7, 8], french: [5] },
    ...more,
    pieces: { ...at(space, 'webb', R44), [BEARN]: `${space} inside`, drucour: `${space} inside`, ...more.pieces },
    forts: { ...(space === 'niagara' || space === 'ticonderoga' ? { [space]: 'french fort' } : {}), ...more.forts },
    sieges: { [space]: level },
  });
const dig = (table: Table) => table.activate(1).force('webb', R44).quietly().act(SIEGE);

describe('WW card-06a Surrender!: when', () => {
  it('in place of a siege roll, at Louisbourg only from level 1', () => {
    dig(siege('quebec', 0)).allowed(respond(6));
    dig(siege('louisbourg', 0)).refused(respond(6), 'card-06a');
    dig(siege('louisbourg', 1)).allowed(respond(6));
    dig(siege('quebec', 0, { hands: { british: [1], french: [6] } })).refused(respond(6), 'card-06a');
  });
  it('not without supply in the advanced game', () => {
    const table = siege('niagara', 0, { options: [] }).activate(1).force('webb', R44).quietly();
    table.refused(SIEGE, '17.3b');
  });
});

describe('WW card-06b, table-vp-b Surrender!: capture', () => {
  it('a fort stays a completed fort', () => {
    const table = dig(siege('niagara', 0)).respond(6).quietly();
    expect([table.fort('niagara'), table.siege('niagara')]).toEqual(['british fort', -1]);
    expect(scored(table)).toEqual(['british 2 fort', 'british 1 key']);
    table.done();
  });
  it('a fortress gives 3', () =>
    expect(scored(dig(siege('quebec', 0)).respond(6).quietly())).toEqual(['british 3 fortress']));
});

describe('WW card-06c Surrender!: garrison leaves', () => {
  it('from Louisbourg to Québec', () => {
    const table = dig(siege('louisbourg', 1)).respond(6).quietly();
    expect(places(table, BEARN, 'drucour')).toEqual(['quebec', 'quebec']);
  });
  it('to one of the nearest, as its owner chooses', () => {
    const forts = { 'crown-point': 'french stockade', 'wood-creek': 'french stockade', winooski: 'french stockade' };
    const table = dig(siege('ticonderoga', 0, { forts }))
      .respond(6)
      .quietly();
    expect(table.asked).toEqual(['french', 'surrender.garrison']);
    table.refused(choose('winooski'), 'card-06c');
    expect(table.act(choose('wood-creek')).where(BEARN)).toBe('wood-creek');
  });
});

describe('WW card-07a, table-vp-d Massacre!', () => {
  const storm = (...stack: string[]) => {
    const table = basic({
      active: 'french',
      pieces: at('oswego', 'montcalm', ...stack),
      forts: { oswego: 'british fort' },
      sieges: { oswego: 1 },
      hands: { french: [1, 5], british: [7, 9] },
      dice: [4, 2],
    });
    table.activate(1).force('montcalm', stack[0]!).quietly().act(ASSAULT);
    while (table.asked[1] === 'responses.offer' && table.fort('oswego') === 'british fort') table.pass();
    return table;
  };
  it('costs the taker a point and his Indians', () => {
    const table = storm(BEARN, HURON, OTTAWA);
    expect(table.asked).toEqual(['british', 'responses.offer']);
    table.respond(7);
    expect(places(table, HURON, OTTAWA, BEARN)).toEqual(['off', 'off', 'oswego']);
    expect([scored(table), table.t.vp]).toEqual([['french 2 fort', 'french -1 massacre'], 1]);
  });
  it('is not offered without Indians', () => {
    expect(storm(BEARN).asked[1]).not.toBe('responses.offer');
    expect(storm(HURON, OTTAWA).asked[1]).not.toBe('responses.offer'); // nor without Drilled Troops
  });
  it('is offered after Surrender! too', () => {
    const p = { pieces: at('quebec', CHEROKEE), hands: { british: [1, 5, 6], french: [7] } };
    const table = dig(siege('quebec', 0, p))
      .respond(6)
      .pass();
    expect(table.asked).toEqual(['french', 'responses.offer']);
    expect(table.respond(7).where(CHEROKEE)).toBe('off');
  });
  it('is offered when Drilled Troops and Indians march into a stockade', () => {
    const into = (...stack: string[]) =>
      strike(
        {
          active: 'french',
          pieces: at('raystown', 'montcalm', ...stack),
          forts: { carlisle: 'british stockade' },
          hands: { french: [1], british: [7] },
        },
        'carlisle',
        'montcalm',
        ...stack,
      ).asked;
    expect(into(BEARN, HURON)).toEqual(['british', 'responses.offer']);
    expect(into(BEARN, MARIN)[1]).not.toBe('responses.offer');
  });
});

describe('WW card-08a Coehorns & Howitzers', () => {
  it('needs Regulars in the space', () => {
    dig(siege('quebec', 0)).allowed(respond(8));
    const provincials = siege('quebec', 0, { pieces: { [R44]: 'off', [NY1]: 'quebec' } });
    provincials.activate(1).force('webb', NY1).quietly().act(SIEGE).refused(respond(8), 'card-08a');
  });
  it('adds 2 to the siege and 2 to its own assault', () => {
    const table = siege('ticonderoga', 1, { dice: [2, 2, 2] });
    dig(table).respond(8).quietly().act(ASSAULT).quietly();
    expect(table.said('roll.siege')[0]!.args.modifier).toBe(1); // Drucour within
    expect(fires(table)).toEqual(['british 2 on 2', 'french 1 on 3']);
  });
  it('takes 2 from the siege for the besieged; either side may play it in the assault', () => {
    const held = (hands: Position['hands'], ...dice: number[]) => siege('ticonderoga', 1, { hands: hands ?? {}, dice });
    const dug = dig(held({ british: [1], french: [8] }, 2)).respond(8);
    expect(dug.said('roll.siege')[0]!.args.modifier).toBe(-3);
    const storm = (table: Table) => fires(table.activate(1).force('webb', R44).quietly().act(ASSAULT).respond(8));
    expect(storm(held({ british: [1, 8], french: [] }, 2, 2))).toEqual(['british 2 on 2', 'french 1 on 3']);
    expect(storm(held({ british: [1], french: [8] }, 2, 2))).toEqual(['british 0 on 2', 'french 3 on 3']);
  });
});

describe('WW card-09a Fieldworks', () => {
  const fight = (british: string, french: string, fieldworks: Position['fieldworks'], hands: Position['hands']) => {
    const pieces = { ...at('albany', 'webb', british), [french]: 'kinderhook' };
    return strike(
      { pieces, fieldworks: fieldworks ?? {}, hands: hands ?? {}, dice: [2, 2] },
      'kinderhook',
      'webb',
      british,
    );
  };
  it('the defender places them, with Drilled Troops only', () => {
    const table = fight(R44, BEARN, {}, { british: [1], french: [9] });
    expect(table.asked).toEqual(['french', 'responses.offer']);
    expect(fires(table.respond(9))[0]).toBe('british 0 on 2');
    fight(R44, MARIN, {}, { british: [1], french: [9] }).done();
    fight(R44, BEARN, { kinderhook: 'french' }, { british: [1], french: [9] }).done(); // they stand already
  });
  it('the attacker removes those that stand there', () => {
    const marker = { kinderhook: 'french' } as const;
    expect(fires(fight(R44, BEARN, marker, { british: [1, 9] }).respond(9))[0]).toBe('british 0 on 3');
    fight(R44, BEARN, {}, { british: [1, 9] }).done();
    fight(ROGERS, BEARN, marker, { british: [1, 9] }).done();
  });
  it('goes when the attacker wins', () => {
    const table = fight(R44, MARIN, { kinderhook: 'french' }, { british: [1] });
    expect(table.t.fieldworks.every(side => side < 0)).toBe(false); // a draw: they stand
    const pieces = { ...at('albany', 'webb', R44), [MARIN]: 'kinderhook' };
    const won = strike({ pieces, fieldworks: { kinderhook: 'french' }, dice: [5, 2] }, 'kinderhook', 'webb', R44);
    won.act({ type: 'retreat', pieces: [MARIN], to: 'katskills' });
    expect(won.t.fieldworks.every(side => side < 0)).toBe(true);
  });
});

describe('WW card-11a Ambush!', () => {
  const meet = (
    space: string,
    british: readonly string[],
    french: readonly string[],
    forts: Record<string, string> = {},
  ) => {
    const from = space === 'york' ? 'frederick' : 'carlisle';
    const pieces = { ...at(from, 'webb', ...british), ...at(space, ...french) };
    const table = strike(
      { pieces, forts, hands: { british: [1], french: [11] }, dice: [2, 2] },
      space,
      'webb',
      ...british,
    );
    if (table.asked[1] === 'entry.inside') table.act(inside());
    return table.asked[1] === 'responses.offer' && table.whyNot(respond(11)) === null;
  };
  it('in the wild, by a side with Auxiliaries', () => {
    expect(meet('raystown', [R44], [HURON])).toBe(true);
    expect(meet('york', [R44], [HURON])).toBe(false);
    expect(meet('raystown', [R44], [BEARN])).toBe(false);
  });
  it('not against Light Infantry, nor against more Auxiliaries', () => {
    expect(meet('raystown', [R44, LIGHT], [HURON])).toBe(false);
    expect(meet('raystown', [ROGERS, GOREHAM], [HURON])).toBe(false);
    expect(meet('raystown', [ROGERS, GOREHAM], [HURON, OTTAWA])).toBe(true);
  });
  it('not where the enemy has a fort; a stockade does not matter', () => {
    expect(meet('raystown', [R44], [HURON], { raystown: 'british fort' })).toBe(false);
    expect(meet('raystown', [R44], [HURON], { raystown: 'british stockade' })).toBe(true);
  });
});

describe('WW card-14a Foul Weather', () => {
  const foul = (card: number, more: Position = {}) => {
    const p: Position = { pieces: at('new-york', 'webb', R44), hands: { british: [1, 17], french: [14] }, ...more };
    return basic(p)
      .activate(1)
      .force('webb', R44)
      .act(card === 14 ? respond(14) : { type: 'pass' });
  };
  it('two spaces and no sea', () => {
    const table = foul(14);
    table.refused({ type: 'sail', to: 'boston' }, 'card-14a');
    table.march('peekskill', 'poughkeepsie').refused({ type: 'march', to: 'kinderhook' }, 'card-14a');
    foul(0).march('peekskill', 'poughkeepsie').allowed({ type: 'march', to: 'kinderhook' });
    foul(0).allowed({ type: 'sail', to: 'boston' });
  });
  it('does not prevent a siege', () => {
    const table = siege('ticonderoga', 0, { hands: { british: [1], french: [14] }, dice: [2] });
    table.activate(1).force('webb', R44).respond(14).allowed(SIEGE);
  });
  it('is asked before any landing', () => {
    const table = basic({ pieces: at('halifax', 'webb', R44), hands: { british: [1, 17], french: [14] } });
    table.activate(1).force('webb', R44);
    expect(table.asked).toEqual(['french', 'responses.offer']);
    table.respond(14).refused({ type: 'land', to: 'louisbourg', card: 'card-17' }, 'card-14a');
  });
});

describe('WW card-15a Lake Schooner', () => {
  const boat = (from: string, forts: Record<string, string> = { ticonderoga: 'french fort' }) =>
    strike({ pieces: at(from, 'webb', R44), forts, hands: { british: [1], french: [15] } }, 'ticonderoga', 'webb', R44);
  it('sends back what comes along the shore', () => {
    const table = boat('crown-point');
    expect(table.asked).toEqual(['french', 'responses.offer']);
    table.respond(15);
    expect([table.where(R44), table.siege('ticonderoga')]).toEqual(['crown-point', -1]);
    expect(table.asked[1]).not.toBe('act.decide');
  });
  it('not by land, nor where nothing stands', () => {
    expect(boat('wood-creek').asked[1]).not.toBe('responses.offer');
    expect(boat('crown-point', {}).asked[1]).toBe('act.decide');
  });
});

describe('WW card-16a George Croghan', () => {
  const croghan = (play: boolean, units = [R44]) => {
    const p: Position = { pieces: at('harriss-ferry', 'webb', ...units), hands: { british: [1, 16], french: [5] } };
    const table = basic(p)
      .activate(1)
      .force('webb', ...units);
    expect(table.asked[0]).toBe('french'); // Foul Weather first
    table.pass();
    return play ? table.respond(16) : table;
  };
  it('need not stop after wilderness; mountains still stop', () => {
    croghan(true).march('juniata', 'raystown', 'wills-creek').allowed({ type: 'march', to: 'winchester' });
    croghan(false).march('juniata', 'raystown').refused({ type: 'march', to: 'wills-creek' }, '6.2b');
    croghan(true).march('juniata', 'allegheny-central').refused({ type: 'march', to: 'raystown' }, '6.2c');
  });
  it('is for Drilled Troops only, and before they move', () => {
    croghan(false, [ROGERS]).refused(respond(16), 'card-16a');
    croghan(false).march('juniata').refused(respond(16), 'card-16a');
  });
});

describe('WW card-17a, card-21a Amphibious Landing and Louisbourg Squadrons', () => {
  const land = { type: 'land', to: 'louisbourg', card: 'card-17' } as const;
  const from = (space: string, table: Position['table'] = {}) =>
    basic({ pieces: at(space, 'webb', R44), hands: { british: [1, 17] }, table: table ?? {} })
      .activate(1)
      .force('webb', R44);
  it('from Halifax or Louisbourg along an arrow, and leaves a marker', () => {
    const landed = from('halifax').act(land);
    expect(landed.t.amphib.filter(each => each === 1)).toHaveLength(1);
    expect(landed.hand('british')).not.toContain('card-17');
    const taken = basic({
      pieces: at('louisbourg', 'webb', R44),
      forts: { louisbourg: 'british' },
      hands: { british: [1, 17] },
    });
    taken.activate(1).force('webb', R44).allowed({ type: 'land', to: 'ile-dorleans', card: 'card-17' });
    from('boston').refused(land, '6.431b');
    from('halifax').refused({ ...land, to: 'ile-dorleans' }, '6.431e');
  });
  it('not in the year of Louisbourg Squadrons', () => from('halifax', { noLandings: true }).refused(land, 'card-21a'));
  it('is barred for the rest of the year only', () => {
    const table = basic({ active: 'french', season: 'late', hands: { french: [21, 5] }, dice: [5] }).event(21);
    expect(table.t.noLandings).toBe(true);
    table.activate(5).pass();
    expect([table.t.year, table.t.noLandings]).toEqual([1756, false]);
  });
  it('needs Louisbourg French and unbesieged', () => {
    const besieged = { pieces: { [R44]: 'louisbourg' }, sieges: { louisbourg: 0 } };
    basic({ active: 'french', hands: { french: [21] }, ...besieged }).refused(
      { type: 'event', card: 'card-21' },
      'card-21a',
    );
  });
});

describe('WW card-21b Louisbourg Squadrons: the risk', () => {
  const play = (die: number) =>
    basic({
      active: 'french',
      pieces: { [MARINES]: 'quebec' },
      hands: { french: [21, 5], british: [62, 5] },
      dice: [die],
    }).event(21);
  it('1-3: the French never sail again, the card is gone, Quiberon Bay may be played', () => {
    const table = play(3);
    expect([table.t.noFrenchSea, table.t.removed]).toEqual([true, [1021]]);
    table.allowed({ type: 'event', card: 'card-62' });
    const sail = basic({ active: 'french', pieces: { [MARINES]: 'quebec' }, table: { noFrenchSea: true } })
      .activate(1)
      .drilled(MARINES);
    sail.refused({ type: 'sail', to: 'louisbourg' }, 'card-21b');
  });
  it('4-6: it is simply discarded', () => {
    const table = play(4);
    expect([table.t.noFrenchSea, table.t.removed]).toEqual([false, []]);
    table.refused({ type: 'event', card: 'card-62' }, 'card-62a');
  });
});

describe('WW card-36a François Bigot', () => {
  it('the French lose a random card to the discard pile', () => {
    const table = position({ active: 'british', hands: { british: [36, 5], french: [9, 10] }, dice: [2] }).event(36);
    expect([table.hand('french'), table.t.discard]).toEqual([['card-9'], [1036, 1010]]);
    expect(table.t.removed).toEqual([]);
  });
});
