import { describe, expect, it } from 'vitest';
import {
  at,
  BEARN,
  BR_MILITIA,
  BR_MILITIA2,
  basic,
  FR_MILITIA,
  fires,
  GUYENNE,
  HURON,
  inside,
  JONCAIRE,
  LANGLADE,
  LERY,
  LIGNERIS,
  lose,
  MARIN,
  muster,
  NY1,
  OJIBWA,
  OTTAWA,
  order,
  places,
  R35,
  R44,
  R48,
  ROGERS,
  respond,
  scored,
  strike,
  wonBy,
} from './07-help.ts';

const albany = at('albany', 'braddock', R44);

describe('WW 7.1a entering enemy units means battle', () => {
  it('fights Coureurs at once', () => {
    const table = strike({ pieces: { ...albany, [MARIN]: 'kinderhook' }, dice: [2, 2] }, 'kinderhook', 'braddock', R44);
    expect(table.said('battle.begins').map(({ args }) => args)).toEqual([{ side: 'british', space: 'kinderhook' }]);
    table.done();
  });
  it('does not fight a leader alone', () => {
    const table = strike({ pieces: { ...albany, dumas: 'kinderhook' } }, 'kinderhook', 'braddock', R44);
    expect(table.said('battle.begins')).toEqual([]);
  });
});

describe('WW 7.1b everyone outside takes part', () => {
  it('counts every unit, whatever the Command', () => {
    const five = at('raystown', 'dumas', HURON, OTTAWA, OJIBWA, MARIN, LERY);
    const table = strike(
      { pieces: { ...five, ...at('carlisle', 'braddock', R44) }, dice: [2, 2] },
      'raystown',
      'braddock',
      R44,
    );
    expect(fires(table)[1]).toBe('french 1 on 4-5');
    table.done();
  });
  it('leaves out those inside a fort', () => {
    const pieces = { ...at('ohio-forks', HURON, OTTAWA, MARIN), ...at('gists-station', 'braddock', R44) };
    const forts = { 'ohio-forks': 'french fort' };
    const table = strike({ pieces, forts, dice: [2, 2] }, 'ohio-forks', 'braddock', R44).act(inside(HURON, OTTAWA));
    expect(fires(table)[1]).toBe('french 0 on 1');
    table.done();
  });
});

/** The French attack New York Provincials at Kinderhook, where Fieldworks stand. */
const kinderhook = (french: number[], british: number[], fieldworks = true, dice = [2, 2]) =>
  strike(
    {
      active: 'french',
      pieces: { ...at('northampton', 'dieskau', BEARN), [NY1]: 'kinderhook', [BR_MILITIA]: 'militia-northern' },
      fieldworks: fieldworks ? { kinderhook: 'british' } : {},
      hands: { french: [1, ...french], british },
      dice,
    },
    'kinderhook',
    'dieskau',
    BEARN,
  );

describe('WW 7.2a battle sequence A-F', () => {
  it('asks for militia, then for cards, then rolls, then retreats', () => {
    const table = kinderhook([9], [10], true, [3, 3]);
    expect(table.asked).toEqual(['british', 'muster.choose']);
    table.act(muster(BR_MILITIA));
    expect(table.asked).toEqual(['french', 'responses.offer']);
    table.respond(9);
    expect(table.asked).toEqual(['british', 'responses.offer']);
    table.respond(10).quietly();
    const steps = ['militia.out', 'card.response', 'roll.fire', 'unit.reduced', 'battle.won', 'retreat.to'];
    expect(order(table, ...steps)).toEqual([
      'militia.out',
      'card.response',
      'card.response',
      'roll.fire',
      'roll.fire',
      'unit.reduced',
      'unit.reduced',
      'battle.won',
      'retreat.to',
      'retreat.to',
    ]);
    table.done();
  });
});

describe('WW 7.3a militia join battles at home', () => {
  const boxes = { [BR_MILITIA]: 'militia-northern', [BR_MILITIA2]: 'militia-southern' };
  it('offers those of the Department, to attacker or defender', () => {
    const pieces = { ...albany, ...boxes, [MARIN]: 'kinderhook' };
    const table = strike({ pieces, dice: [2, 2] }, 'kinderhook', 'braddock', R44);
    expect(table.asked).toEqual(['british', 'muster.choose']);
    table.refused(muster(BR_MILITIA2), '7.3a');
    table.refused(muster(BR_MILITIA, BR_MILITIA), '7.3a');
    table.act(muster(BR_MILITIA));
    expect(fires(table)[0]).toBe('british 0 on 4-5');
    expect(kinderhook([], [], false).asked).toEqual(['british', 'muster.choose']);
  });
  it('offers none in the wild', () => {
    const pieces = { ...at('hudson-carry-north', 'braddock', R44), ...boxes, [MARIN]: 'ticonderoga' };
    const table = strike({ pieces, dice: [2, 2] }, 'ticonderoga', 'braddock', R44);
    table.done();
  });
  it('offers none to the side whose land it is not', () => {
    const pieces = { ...albany, ...boxes, [FR_MILITIA]: 'militia-st-lawrence', [MARIN]: 'kinderhook' };
    strike({ pieces, dice: [2, 2] }, 'kinderhook', 'braddock', R44)
      .act(muster())
      .done();
  });
});

describe('WW 7.3b no militia at Louisbourg', () => {
  const land = (from: string, to: string, forts: Record<string, string> = {}) =>
    basic({
      pieces: { ...at(from, 'braddock', R44, R48), ...at(to, BEARN, GUYENNE), [FR_MILITIA]: 'militia-st-lawrence' },
      forts,
      hands: { british: [1, 17] },
      dice: [2, 2],
    })
      .activate(1)
      .force('braddock', R44, R48)
      .act({ type: 'land', to, card: 'card-17' });
  it('fights at Louisbourg without asking', () => {
    const table = land('halifax', 'louisbourg').act(inside());
    expect(table.said('battle.begins')).toHaveLength(1);
    table.done();
  });
  it('asks in the St. Lawrence Department', () => {
    const table = land('louisbourg', 'ile-dorleans', { louisbourg: 'british' });
    expect(table.asked).toEqual(['french', 'muster.choose']);
  });
});

describe('WW 7.3c a raided Department keeps militia home', () => {
  const york = (raided: Record<string, 'french' | 'british'>) =>
    strike(
      {
        active: 'french',
        pieces: { ...at('carlisle', 'dieskau', BEARN), [NY1]: 'york', [BR_MILITIA]: 'militia-southern' },
        raided,
        dice: [2, 2],
      },
      'york',
      'dieskau',
      BEARN,
    );
  it('bars them while one French marker lies there', () => {
    york({ easton: 'french' }).done();
  });
  it('does not bar them for markers elsewhere or of their own side', () => {
    expect(york({ hoosic: 'french' }).asked[1]).toBe('muster.choose');
    expect(york({ easton: 'british' }).asked[1]).toBe('muster.choose');
  });
});

describe('WW 7.4a attacker plays combat cards first', () => {
  it('does not let him answer the Fieldworks of the defender', () => {
    const table = kinderhook([9], [10], false).act(muster());
    expect(table.asked).toEqual(['british', 'responses.offer']);
    table.respond(10);
    expect(table.hand('french')).toEqual(['card-9']);
    expect(fires(table)[0]).toBe('french 0 on 2');
    table.done();
  });
  it('lets him remove Fieldworks that stand there', () => {
    const table = kinderhook([9], [], true).act(muster());
    table.allowed(respond(9));
    table.respond(9);
    expect(fires(table)[0]).toBe('french 0 on 3');
    table.done();
  });
});

describe('WW 7.6a simultaneous losses', () => {
  it('rolls both dice before any loss', () => {
    const pieces = { ...at('carlisle', 'braddock', R44), [MARIN]: 'raystown' };
    const table = strike({ pieces, dice: [4, 5] }, 'raystown', 'braddock', R44);
    expect(order(table, 'roll.fire', 'unit.reduced')).toEqual([
      'roll.fire',
      'roll.fire',
      'unit.reduced',
      'unit.reduced',
    ]);
    expect(fires(table)).toEqual(['british -1 on 3', 'french 0 on 1']);
    table.done();
  });
});

describe('WW 7.6b attacker assigns first', () => {
  it('asks the attacker, then the defender', () => {
    const pieces = { ...at('albany', 'braddock', R44, R48), ...at('kinderhook', BEARN, GUYENNE) };
    const table = strike({ pieces, dice: [2, 2] }, 'kinderhook', 'braddock', R44, R48);
    expect(table.asked).toEqual(['british', 'losses.choose']);
    table.act(lose(R44));
    expect(table.asked).toEqual(['french', 'losses.choose']);
    table.act(lose(BEARN)).done();
  });
});

describe('WW 7.8a sole survivor wins', () => {
  it('wins although it lost more', () => {
    const pieces = { wolfe: 'carlisle', [R44]: 'carlisle reduced', ...at('raystown', HURON, OTTAWA, OJIBWA) };
    const table = strike({ pieces, dice: [6, 4] }, 'raystown', 'wolfe', R44)
      .act(lose(HURON))
      .act(lose(OTTAWA));
    expect(table.said('battle.result').map(({ args }) => args.steps)).toEqual([2, 1]);
    expect(wonBy(table)).toBe('french');
    table.done();
  });
});

const six = at('kinderhook', MARIN, LERY, LANGLADE, LIGNERIS, JONCAIRE, HURON);

describe('WW 7.8b otherwise more losses caused wins', () => {
  const fight = (...dice: number[]) => {
    const pieces = { ...at('albany', 'braddock', R44, R48), ...six };
    const table = strike({ pieces, dice }, 'kinderhook', 'braddock', R44, R48);
    while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
    table.done();
    return table;
  };
  it('3 against 2', () => expect(wonBy(fight(5, 3))).toBe('british'));
  it('2 against 3', () => expect(wonBy(fight(2, 6, 3))).toBe('french'));
});

describe('WW 7.8c both wiped out', () => {
  const last = (leader: string) => {
    const pieces = { [leader]: 'albany', [R44]: 'albany reduced', [HURON]: 'kinderhook reduced' };
    const table = strike({ pieces, dice: [5, 6, 3] }, 'kinderhook', leader, R44);
    expect(places(table, R44, HURON)).toEqual(['gone', 'off']);
    expect(table.said('unit.reduced')).toEqual([]);
    table.done();
    return table;
  };
  it('goes to the higher result of the table, though fewer steps were there', () =>
    expect(wonBy(last('wolfe'))).toBe('british'));
  it('goes to the defender on a tie', () => expect(wonBy(last('braddock'))).toBe('french'));
});

describe('WW 7.8d ties go to the defender', () => {
  const duel = (...dice: number[]) =>
    strike({ pieces: { ...albany, [BEARN]: 'kinderhook' }, dice }, 'kinderhook', 'braddock', R44);
  it('0 against 0: the attacker goes back', () => {
    const table = duel(1, 1);
    expect(wonBy(table)).toBe('french');
    expect(table.where(R44)).toBe('albany');
    table.done();
  });
  it('1 against 0 is no tie', () => {
    const table = duel(2, 1);
    expect(wonBy(table)).toBe('british');
    table.done();
  });
});

describe('WW 7.81a battle VP', () => {
  const beaten = (dice: number[], ...french: string[]) => {
    const pieces = { ...at('albany', 'wolfe', R44, R48, R35), ...at('kinderhook', ...french) };
    const table = strike({ pieces, dice }, 'kinderhook', 'wolfe', R44, R48, R35);
    while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
    expect(wonBy(table)).toBe('british');
    table.done();
    return scored(table);
  };
  it('one for beating five units', () =>
    expect(beaten([4, 2], HURON, OTTAWA, OJIBWA, MARIN, LERY)).toEqual(['british 1 battle']));
  it('none for four without Regulars', () => expect(beaten([4, 2], HURON, OTTAWA, OJIBWA, MARIN)).toEqual([]));
  it('one for a single Regular, and never more', () => {
    expect(beaten([4, 2], GUYENNE)).toEqual(['british 1 battle']);
    expect(beaten([5, 2], GUYENNE, BEARN, HURON, OTTAWA, OJIBWA)).toEqual(['british 1 battle']);
  });
  it('counts the loser as he stood when the battle began', () => {
    const pieces = { ...at('albany', 'braddock', R44), [HURON]: 'kinderhook reduced' };
    const table = strike({ pieces, active: 'british', dice: [1, 6, 3] }, 'kinderhook', 'braddock', R44);
    expect(scored(table)).toEqual(['french 1 battle']);
  });
});

describe('WW 7.82a overrun', () => {
  const over = (dice: number[], forts: Record<string, string> = {}, more: Record<string, string> = {}) => {
    const pieces = { ...at('albany', 'braddock', R44, ROGERS), [HURON]: 'kinderhook', ...more };
    const table = strike({ pieces, forts, dice }, 'kinderhook', 'braddock', R44, ROGERS);
    table.done();
    return table;
  };
  it('goes on when the enemy is wiped out and no step was lost', () => {
    const table = over([5, 1]);
    expect(table.asked).toEqual(['british', 'act.decide']);
    table.march('poughkeepsie');
    expect(table.where(R44)).toBe('poughkeepsie');
  });
  it('stops after a lost step', () => expect(over([5, 6, 3]).asked[1]).not.toBe('act.decide'));
  it('stops at a fortification of the enemy', () =>
    expect(over([6, 1], { kinderhook: 'french stockade' }).asked[1]).not.toBe('act.decide'));
  it('stops when an enemy survives', () =>
    expect(over([5, 1], {}, { [OTTAWA]: 'kinderhook' }).asked[1]).toBe('losses.choose'));
  it('is no overrun in vain: Fieldworks do not matter', () => {
    const pieces = { ...at('albany', 'braddock', R44, ROGERS), [HURON]: 'kinderhook' };
    const fieldworks = { kinderhook: 'french' } as const;
    const table = strike({ pieces, fieldworks, dice: [6, 1] }, 'kinderhook', 'braddock', R44, ROGERS);
    expect(table.asked).toEqual(['british', 'act.decide']);
  });
});
