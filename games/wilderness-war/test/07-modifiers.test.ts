import { describe, expect, it } from 'vitest';
import {
  at,
  BEARN,
  basic,
  fires,
  GUYENNE,
  HURON,
  inside,
  LERY,
  LIGHT,
  lose,
  MARIN,
  NY1,
  OJIBWA,
  OTTAWA,
  order,
  places,
  R35,
  R40,
  R44,
  R48,
  ROGERS,
  respond,
  SIEGE,
  strike,
  wonBy,
} from './07-help.ts';
import type { Position } from './table.ts';

/** The first two shots of a British attack from Carlisle on Raystown, both dice 2. */
const raystown = (british: readonly string[], french: readonly string[], more: Position = {}) => {
  const [leader = '', ...units] = british;
  const pieces = { ...at('carlisle', ...british), ...at('raystown', ...french), ...more.pieces };
  return fires(strike({ dice: [2, 2], ...more, pieces }, 'raystown', leader, ...units));
};
const kinderhook = (british: readonly string[], french: readonly string[], more: Position = {}) => {
  const [leader = '', ...units] = british;
  const pieces = { ...at('albany', ...british), ...at('kinderhook', ...french), ...more.pieces };
  return fires(strike({ dice: [2, 2], ...more, pieces }, 'kinderhook', leader, ...units));
};
const stockade = { raystown: 'french stockade' };

describe('WW 7.5a modifiers apply to dice and columns', () => {
  const british = ['wolfe', R44, R48];
  const french = ['dumas', HURON, MARIN];
  const worked = { forts: stockade, fieldworks: { raystown: 'french' } } as const;
  it('adds up leader, terrain, stockade and Fieldworks', () =>
    expect(raystown(british, french, worked)).toEqual(['british 0 on 4-5', 'french 1 on 2']));
  it('changes when any one of them goes', () => {
    expect(raystown(['braddock', R44, R48], french, worked)[0]).toBe('british -2 on 4-5');
    expect(raystown([...british, ROGERS], french, worked)[0]).toBe('british 1 on 4-5');
    expect(raystown(british, french, { forts: stockade })[0]).toBe('british 0 on 6-8');
    expect(raystown(british, french, { fieldworks: worked.fieldworks })[0]).toBe('british 1 on 4-5');
    expect(raystown(british, [HURON, MARIN], worked)[1]).toBe('french 0 on 2');
  });
  it('reads the result off the changed row', () => {
    const pieces = { ...at('carlisle', ...british), ...at('raystown', ...french) };
    const table = strike({ pieces, dice: [4, 2] }, 'raystown', 'wolfe', R44, R48);
    expect(fires(table)).toEqual(['british 1 on 6-8', 'french 1 on 2']);
    const results = table.said('battle.result').map(({ args }) => `${args.cell}: ${args.steps}`);
    expect(results).toEqual(['crt 5 6-8: 3', 'crt 3 2: 1']);
    table.done();
  });
});

describe('WW 7.51a active side uses the activated leader', () => {
  it('adds nothing of a subordinate', () =>
    expect(kinderhook(['webb', 'bradstreet', R44], [BEARN])[0]).toBe('british 0 on 3'));
  it('adds the Tactics of the one activated, though a senior stands by', () => {
    const pieces = at('albany', 'webb');
    expect(kinderhook(['bradstreet', R44], [BEARN], { pieces })[0]).toBe('british 1 on 3');
  });
  it('adds his own and not those of another of his rank', () => {
    expect(kinderhook(['forbes', 'wolfe', R44], [BEARN])[0]).toBe('british 0 on 3');
    expect(kinderhook(['wolfe', 'forbes', R44], [BEARN])[0]).toBe('british 2 on 3');
  });
  it('adds nothing for a unit activated alone', () => {
    const pieces = { ...at('albany', 'wolfe', R44), [BEARN]: 'kinderhook' };
    expect(
      fires(
        basic({ pieces, dice: [2, 2] })
          .activate(1)
          .drilled(R44)
          .march('kinderhook'),
      )[0],
    ).toBe('british 0 on 3');
  });
});

describe('WW 7.51b inactive side uses its senior leader', () => {
  it('takes the highest Command', () => {
    expect(kinderhook(['webb', R44], ['vaudreuil', 'villiers', BEARN])[1]).toBe('french 0 on 3');
    expect(kinderhook(['webb', R44], ['villiers', BEARN])[1]).toBe('french 1 on 3');
  });
  it('takes either on a tie', () =>
    expect(kinderhook(['webb', R44], ['vaudreuil', 'levis', BEARN])[1]).toBe('french 1 on 3'));
});

describe('WW 7.51c same leader rule everywhere', () => {
  it('does not ask for Command', () =>
    expect(raystown(['webb', R44], ['dumas', HURON, OTTAWA, OJIBWA, MARIN])[1]).toBe('french 1 on 4-5'));
  it('does not count a leader next door', () =>
    expect(raystown(['webb', R44], [HURON], { pieces: { dumas: 'juniata' } })[1]).toBe('french 0 on 1'));
  const dig = (british: readonly string[], french: readonly string[]) => {
    const [leader = '', ...others] = british;
    const pieces = { ...at('ticonderoga', ...british, R44), ...at('ticonderoga inside', BEARN, ...french) };
    const place = { forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 0 } };
    const table = basic({ pieces, ...place, dice: [2] }).activate(1);
    const act = table
      .force(leader, R44, ...others)
      .quietly()
      .act(SIEGE);
    return act.quietly().said('roll.siege')[0]!.args.modifier;
  };
  it('takes the activated leader and the senior of the besieged in a siege', () => {
    expect([dig(['forbes', 'wolfe'], []), dig(['wolfe', 'forbes'], [])]).toEqual([0, 2]);
    expect([dig(['webb'], ['vaudreuil', 'villiers']), dig(['webb'], ['villiers'])]).toEqual([0, -1]);
  });
  it('takes the activated leader in a raid', () => {
    const raid = (leader: string, other: string) => {
      const pieces = at('green-mountains-south', leader, other, HURON);
      const table = strike({ active: 'french', pieces, dice: [2] }, 'deerfield', leader, other, HURON);
      return table.stop().said('roll.raid')[0]!.args.modifier;
    };
    expect([raid('bougainville', 'villiers'), raid('villiers', 'bougainville')]).toEqual([0, 1]);
  });
});

describe('WW 7.52a wilderness and mountain -1', () => {
  it('falls on the side without Auxiliaries or Light Infantry', () => {
    expect(raystown(['webb', R44], [HURON])).toEqual(['british -1 on 3', 'french 0 on 1']);
    expect(raystown(['webb', ROGERS], [BEARN])).toEqual(['british 0 on 2', 'french -1 on 3']);
    const pieces = { ...at('hoosic', 'webb', R44), [HURON]: 'green-mountains-south' };
    expect(fires(strike({ pieces, dice: [2, 2] }, 'green-mountains-south', 'webb', R44))[0]).toBe('british -1 on 3');
  });
  it('falls on nobody when both or neither have them', () => {
    expect(raystown(['webb', R44, ROGERS], [HURON])[0]).toBe('british 0 on 4-5');
    expect(raystown(['webb', R44, LIGHT], [HURON])[0]).toBe('british 0 on 4-5');
    expect(raystown(['webb', R44], [BEARN])[0]).toBe('british 0 on 3');
  });
  it('does not count in cultivated land', () => expect(kinderhook(['webb', R44], [HURON])[0]).toBe('british 0 on 3'));
});

describe('WW 7.53a cultivated -1', () => {
  it('falls on the side without Regulars', () => {
    expect(kinderhook(['webb', NY1], [BEARN])).toEqual(['british -1 on 2', 'french 0 on 3']);
    expect(kinderhook(['webb', NY1, R44], [BEARN])[0]).toBe('british 0 on 4-5');
    expect(kinderhook(['webb', R44], [MARIN])[1]).toBe('french -1 on 1');
    expect(kinderhook(['webb', NY1], [MARIN])).toEqual(['british 0 on 2', 'french 0 on 1']);
  });
  it('does not count in the wild', () => expect(raystown(['webb', NY1], [BEARN])[0]).toBe('british 0 on 2'));
});

/** From Louisbourg to the Île d'Orléans. */
const orleans = (how: 'land' | 'sail', forts: Record<string, string> = {}) => {
  const table = basic({
    pieces: { ...at('louisbourg', 'webb', R44, NY1), [BEARN]: 'ile-dorleans' },
    forts: { louisbourg: 'british', ...forts },
    amphib: how === 'sail' ? ['ile-dorleans'] : [],
    hands: { british: [1, 17] },
    dice: [2, 2],
  })
    .activate(1)
    .force('webb', R44, NY1);
  const to = 'ile-dorleans';
  return fires(table.act(how === 'sail' ? { type: 'sail', to } : { type: 'land', to, card: 'card-17' }));
};

describe('WW 7.54a landing attack -1', () => {
  it('counts in the landing', () => expect(orleans('land')).toEqual(['british -1 on 4-5', 'french 0 on 3']));
  it('does not count in a later voyage', () => expect(orleans('sail')[0]).toBe('british 0 on 4-5'));
});

describe('WW 7.54b stockade defence -1', () => {
  it('counts against the attacker, with the landing too', () => {
    expect(raystown(['webb', R44, ROGERS], [HURON], { forts: stockade })).toEqual([
      'british -1 on 4-5',
      'french 0 on 1',
    ]);
    expect(orleans('land', { 'ile-dorleans': 'french stockade' })[0]).toBe('british -2 on 4-5');
  });
  it('never helps the attacker', () => {
    const forts = { raystown: 'british stockade' };
    expect(raystown(['webb', R44, ROGERS], [HURON], { forts })).toEqual(['british 0 on 4-5', 'french 0 on 1']);
  });
});

describe('WW 7.55a Fieldworks shift', () => {
  const fieldworks = { kinderhook: 'french' } as const;
  const fourteen = ['abercromby', R44, R48, R35, R40, NY1];
  it('moves 14 strength to 9-12, and only the attacker', () => {
    expect(kinderhook(fourteen, [BEARN], { fieldworks })).toEqual(['british 0 on 9-12', 'french 0 on 3']);
    expect(kinderhook(fourteen, [BEARN])[0]).toBe('british 0 on 13-16');
  });
  it('helps any defenders, and never goes below column 0', () => {
    const pieces = { [HURON]: 'juniata reduced', [ROGERS]: 'raystown' };
    const table = basic({ active: 'french', pieces, fieldworks: { raystown: 'british' }, dice: [2, 2] }).activate(1);
    expect(fires(table.individuals(HURON).march('raystown'))[0]).toBe('french 0 on 0');
  });
});

describe('WW 7.55b one Fieldworks marker per space', () => {
  const defend = (fieldworks: Position['fieldworks']) =>
    strike(
      {
        pieces: { ...at('albany', 'webb', R44), [BEARN]: 'kinderhook' },
        hands: { british: [1], french: [9] },
        fieldworks: fieldworks ?? {},
        dice: [2, 2],
      },
      'kinderhook',
      'webb',
      R44,
    );
  it('offers a second to nobody', () => defend({ kinderhook: 'french' }).done());
  it('offers the first', () => {
    const table = defend({});
    table.allowed(respond(9), 'french');
    expect(table.respond(9).t.fieldworks.filter(side => side >= 0)).toEqual([1]);
  });
});

/** British Regulars, perhaps with Rangers, walk into Raystown. */
const ambush = (british: readonly string[], french: readonly string[], hands: Position['hands'], ...dice: number[]) => {
  const pieces = { ...at('carlisle', 'webb', ...british), ...at('raystown', ...french) };
  return strike({ pieces, hands: hands ?? {}, dice }, 'raystown', 'webb', ...british);
};

describe('WW 7.56a, 7.6a a single Ambush! doubles and fires first', () => {
  it('3 strength fires on 6-8 before the enemy', () => {
    const table = ambush([R44, R48], [HURON, OTTAWA, OJIBWA], { british: [1], french: [11] }, 2, 2).respond(11);
    expect(fires(table)).toEqual(['french 0 on 6-8']);
    table.act(lose(R44));
    expect(fires(table)).toEqual(['french 0 on 6-8', 'british -1 on 4-5']);
    expect(order(table, 'roll.fire', 'unit.reduced').slice(0, 2)).toEqual(['roll.fire', 'unit.reduced']);
    table.done();
  });
  it('is worth nothing unless played', () => {
    const table = ambush([R44, R48], [HURON, OTTAWA, OJIBWA], { british: [1], french: [11] }, 2, 2).pass();
    expect(fires(table)).toEqual(['british -1 on 6-8', 'french 0 on 3']);
  });
  it('is not offered in cultivated land', () => {
    const pieces = { ...at('albany', 'webb', R44), ...at('kinderhook', HURON, OTTAWA) };
    const hands = { british: [1], french: [11] };
    strike({ pieces, hands, dice: [2, 2] }, 'kinderhook', 'webb', R44).done();
  });
});

describe('WW 7.56b the ambushed side fires with survivors', () => {
  it('uses what is left', () => {
    const table = ambush([R44, R48], [HURON, OTTAWA, OJIBWA], { british: [1], french: [11] }, 2, 2).respond(11);
    expect(fires(table.act(lose(R44)))[1]).toBe('british -1 on 4-5');
  });
  it('hurts the ambusher', () => {
    const table = ambush([R44, R48], [HURON, OTTAWA, OJIBWA], { british: [1], french: [11] }, 2, 5).respond(11);
    expect(table.act(lose(R44)).asked).toEqual(['french', 'losses.choose']);
    table.act(lose(HURON)).act(lose(OTTAWA)).done();
    const hands = { british: [1, 11] };
    const attacker = ambush([R44, ROGERS], [HURON, BEARN], hands, 2, 5).respond(11);
    attacker.done();
    expect(attacker.isReduced(R44)).toBe(true);
  });
  it('does not fire when wiped out', () => {
    const table = ambush([R44], [HURON, OTTAWA, OJIBWA], { british: [1], french: [11] }, 2).respond(11);
    expect(fires(table)).toHaveLength(1);
    expect(wonBy(table)).toBe('french');
    table.done();
  });
});

describe('WW 7.56c two Ambush! cards cancel', () => {
  it('fires as usual, both cards spent', () => {
    const table = ambush([R44, ROGERS], [HURON], { british: [1, 11], french: [12] }, 2, 2).respond(11);
    expect(table.asked).toEqual(['french', 'responses.offer']);
    table.respond(12);
    expect(fires(table)).toEqual(['british 0 on 4-5', 'french 0 on 1']);
    expect([table.t.discard.length, table.said('card.response').length]).toEqual([3, 2]);
    table.done();
  });
  it('counts when only one is played', () => {
    const table = ambush([R44, ROGERS], [HURON], { british: [1, 11], french: [12] }, 2, 2)
      .respond(11)
      .pass();
    expect(fires(table)[0]).toBe('british 0 on 9-12');
  });
});

describe('WW 7.7a, table-crt-d leader casualty check', () => {
  const check = (french: readonly string[], ...dice: number[]) => {
    const pieces = { ...at('albany', 'wolfe', R44, R48), ...at('kinderhook', ...french) };
    const table = strike({ pieces, dice }, 'kinderhook', 'wolfe', R44, R48);
    while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
    table.done();
    return table;
  };
  it('rolls for each leader after a natural 6 that hurt, and a 1 kills', () => {
    const table = check(['montcalm', 'levis', 'dumas', BEARN, GUYENNE], 6, 2, 2, 1, 6);
    expect(places(table, 'montcalm', 'levis', 'dumas')).toContain('gone');
    expect(table.said('roll.leader')).toHaveLength(3);
    expect(table.said('leader.lost').map(({ args }) => args.piece)).toEqual(['levis']);
  });
  it('rolls after a natural 1 that hurt', () =>
    expect(check(['levis', BEARN], 1, 2, 3).said('roll.leader')).toHaveLength(1));
  it('does not roll without effect', () => {
    const pieces = { ...at('albany', 'webb', R44), ...at('kinderhook', 'vaudreuil', BEARN) };
    const table = strike({ pieces, dice: [1, 1] }, 'kinderhook', 'webb', R44);
    expect(table.said('roll.leader')).toEqual([]);
    table.done();
  });
  it('does not roll for a 6 made of a 5', () => expect(check(['dumas', BEARN], 5, 2).said('roll.leader')).toEqual([]));
  it('rolls for a natural 6 turned into something else', () => {
    const pieces = { ...at('carlisle', 'webb', R44), ...at('raystown', 'dumas', HURON), [OTTAWA]: 'raystown' };
    const table = strike({ pieces, dice: [6, 2, 4] }, 'raystown', 'webb', R44);
    expect(table.said('battle.result')[0]!.args.cell).toBe('crt 5 3');
    expect(table.said('roll.leader')).toHaveLength(0);
    table.act(lose(HURON));
    expect(table.said('roll.leader')).toHaveLength(1);
    table.done();
  });
  it('counts the result though fewer steps were there', () => {
    const pieces = { ...at('albany', 'wolfe', R44, R48), dumas: 'kinderhook', [HURON]: 'kinderhook reduced' };
    const table = strike({ pieces, dice: [6, 2, 1] }, 'kinderhook', 'wolfe', R44, R48);
    expect(table.where('dumas')).toBe('gone');
  });
});

describe('WW 8.12a outside units fight unaided', () => {
  it('without the leader or the units inside, without any bonus for the fort', () => {
    const pieces = { ...at('gists-station', 'webb', R44, ROGERS), ...at('ohio-forks', 'villiers', BEARN, MARIN, LERY) };
    const forts = { 'ohio-forks': 'french fort' };
    const attack = () => strike({ pieces, forts, dice: [2, 2] }, 'ohio-forks', 'webb', R44, ROGERS);
    expect(fires(attack().act(inside('villiers', BEARN)))).toEqual(['british 0 on 4-5', 'french 0 on 2']);
    expect(fires(attack().act(inside()))[1]).toBe('french 1 on 4-5');
  });
});

describe('WW table-crt-a CRT columns', () => {
  it('8 and 9 use different columns, a reduced Indian column 0', () => {
    const more = { pieces: { [HURON]: 'kinderhook reduced' } };
    expect(kinderhook(['abercromby', R44, R48, NY1], [], more)).toEqual(['british 0 on 6-8', 'french -1 on 0']);
    expect(kinderhook(['abercromby', R44, R48, R35], [], more)[0]).toBe('british 0 on 9-12');
  });
});
