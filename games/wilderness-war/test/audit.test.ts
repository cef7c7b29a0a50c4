import { describe, expect, it } from 'vitest';
import { building, construct } from './06-help.ts';
import {
  ABENAKI,
  ARTOIS,
  ASSAULT,
  at,
  BEARN,
  basic,
  GUYENNE,
  goHome,
  goInside,
  HURON,
  halt,
  inside,
  LA_SARRE,
  LANGUEDOC,
  LERY,
  MARIN,
  MARINES,
  NY1,
  NY2,
  R35,
  R40,
  R44,
  R48,
  ROGERS,
  retreat,
  scored,
  strike,
  VIRGINIA,
  yearEnd,
} from './07-help.ts';
import type { Table } from './table.ts';

// An auditor's cases: written from the rulebook's sentences where two of them meet, before the rules were read.

const bleed = (table: Table): Table => {
  while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
  return table;
};

describe('WW 5.41c, 5.43d, 5.44a an unfinished fort of the enemy is nothing', () => {
  it('a stockade may be built over it in one’s own fields', () => {
    const table = building('british', 'stockades', {}, { forts: { deerfield: 'french works' } });
    table.act(construct('deerfield'));
    expect(table.fort('deerfield')).toBe('british stockade');
  });
  it('over a finished one it may not', () => {
    building('british', 'stockades', {}, { forts: { deerfield: 'french fort' } }).refused(
      construct('deerfield'),
      '5.41c',
    );
  });
});

describe('WW 8.11a, 8.13a six beaten before their fort', () => {
  const six = [BEARN, GUYENNE, ARTOIS, LANGUEDOC, LA_SARRE, MARINES];
  const beaten = (): Table => {
    const british = [R44, R48, R35, R40, NY1, NY2, VIRGINIA];
    const pieces = { ...at('wood-creek', 'loudoun', ...british), ...at('ticonderoga', ...six) };
    const forts = { ticonderoga: 'french fort', 'crown-point': 'french fort' };
    const table = strike({ pieces, forts, dice: [6, 4] }, 'ticonderoga', 'loudoun', ...british);
    return bleed(table.act(inside()).quietly());
  };
  it('four go inside and no fifth; the others go on', () => {
    const table = beaten();
    table.refused(goInside(...six.slice(0, 5)), '8.11a');
    table.act(goInside(...six.slice(0, 4)));
    expect(six.map(each => table.isInside(each))).toEqual([true, true, true, true, false, false]);
    expect(six.slice(4).map(each => table.where(each))).toEqual(['crown-point', 'crown-point']);
    expect(table.siege('ticonderoga')).toBe(0);
  });
});

describe('WW 5.45a, 10.1a, 10.12a, 10.31b a stockade whose garrison is beaten', () => {
  /** A force comes from Raystown to Carlisle; both dice hit. */
  const carlisle = (dice: number[], units: string[], garrison: string[]): Table =>
    bleed(
      strike(
        {
          active: 'french',
          pieces: { ...at('raystown', 'dieskau', ...units), ...at('carlisle', ...garrison) },
          forts: { carlisle: 'british stockade', raystown: 'french stockade' },
          dice,
        },
        'carlisle',
        'dieskau',
        ...units,
      ),
    ).quietly();
  it('with Drilled Troops among the winners it is gone, for a point, and nobody raids', () => {
    const table = carlisle([5, 2], [BEARN, GUYENNE, MARIN], [VIRGINIA]);
    expect([table.fort('carlisle'), scored(table), table.said('roll.raid')]).toEqual([
      'none',
      ['french 1 stockade'],
      [],
    ]);
  });
  it('Auxiliaries alone raid it: no point at once', () => {
    const table = carlisle([5, 2, 5, 2], [MARIN, LERY, HURON], [VIRGINIA]).act(retreat('york', VIRGINIA)).quietly();
    expect([table.said('roll.raid').length, table.fort('carlisle'), scored(table)]).toEqual([1, 'none', []]);
  });
});

describe('WW 10.32a, 10.413a, 10.42a who is hit and who goes where after a raid', () => {
  it('a natural 6 in open fields tests no leader; the leader and Coureurs may go with the Indians', () => {
    const pieces = { ...at('green-mountains-south', 'villiers', ABENAKI, MARIN) };
    const p = { active: 'french', pieces, dice: [6], forts: { 'crown-point': 'french fort' } } as const;
    const table = halt(strike(p, 'deerfield', 'villiers', ABENAKI, MARIN)).quietly();
    expect([table.said('roll.leader'), table.said('raid.succeeds').length]).toEqual([[], 1]);
    expect(table.asked).toEqual(['french', 'goHome.choose']);
    table.act(goHome(ABENAKI, 'st-francois')).act(goHome('villiers', 'st-francois'));
    expect(table.offered()).toEqual([goHome(MARIN, 'crown-point'), goHome(MARIN, 'st-francois')]);
  });
});

describe('WW 11.1b, 11.1c, 11.1d, 11.2a five in a fort, four in a stockade, besiegers at home', () => {
  it.each([
    ['four with an Auxiliary are sheltered', [R44, R48, R35, ROGERS], false],
    ['five with an Auxiliary are not', [R44, R48, R35, R40, ROGERS], true],
  ])('%s', (_, units, hit) => {
    const table = yearEnd({
      pieces: at('wood-creek', 'webb', 'loudoun', ...units),
      forts: { 'wood-creek': 'british fort' },
    });
    expect([table.isReduced(R44), table.isReduced(ROGERS)]).toEqual([hit, false]);
  });
  it('besiegers in their own fields are, the besieged are not', () => {
    const pieces = { [R44]: 'deerfield', [BEARN]: 'deerfield inside' };
    const table = yearEnd({ pieces, forts: { deerfield: 'french fort' }, sieges: { deerfield: 1 } });
    expect([table.isReduced(R44), table.isReduced(BEARN)]).toEqual([false, true]);
  });
});

describe('WW 12.22a, 12.23a markers of both sides, and a key that is left and taken', () => {
  it('each side rounds up its own', () => {
    const raided = { deerfield: 'french', hoosic: 'french', concord: 'french', sorel: 'british' } as const;
    expect(scored(yearEnd({ raided }))).toEqual(['french 2 raids', 'british 1 raids']);
  });
  it('Ohio Forks by a regiment that finds it empty', () => {
    const taken = (forts: Record<string, string>) =>
      scored(strike({ pieces: at('gists-station', 'webb', R44), forts }, 'ohio-forks', 'webb', R44));
    expect([taken({}), taken({ 'ohio-forks': 'french works' })]).toEqual([['british 1 key'], ['british 1 key']]);
    expect(taken({ 'ohio-forks': 'french stockade' })).toEqual(['british 1 stockade', 'british 1 key']);
    expect(taken({ 'ohio-forks': 'french fort' })).toEqual([]);
  });
});

describe('WW 9.2a, 9.2b, 9.21a an assault on nobody', () => {
  const storm = (dice: number[]): Table => {
    const pieces = at('ticonderoga', 'webb', R44);
    const table = basic({ pieces, forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 1 }, dice });
    return bleed(table.activate(1).force('webb', R44).quietly().act(ASSAULT).quietly());
  };
  it('nothing to nothing holds, so does one to one, more wins', () => {
    expect(storm([1, 1]).fort('ticonderoga')).toBe('french fort');
    expect([storm([4, 5]).fort('ticonderoga'), storm([4, 5]).siege('ticonderoga')]).toEqual(['french fort', 1]);
    const won = storm([4, 1]);
    expect([won.fort('ticonderoga'), scored(won)]).toEqual(['british works', ['british 2 fort']]);
  });
});

describe('WW 7.51a, 7.51b whose Tactics', () => {
  it('of the leader who is activated, though a better one stands beside him', () => {
    const units = [R44, R48];
    const p = {
      pieces: { ...at('wood-creek', 'webb', 'amherst', ...units), ...at('ticonderoga', BEARN, 'villiers', 'dieskau') },
      dice: [3, 3],
    };
    const table = strike(p, 'ticonderoga', 'webb', ...units);
    expect(
      bleed(table.quietly())
        .said('roll.fire')
        .map(({ args }) => args['modifier']),
    ).toEqual([0, 0]);
  });
});

describe('WW 8.252b, 9.1b, 6.52a refusals that say why', () => {
  it('who came to relieve a fortress does not go inside after a lost battle', () => {
    const french = [BEARN, GUYENNE, ARTOIS, LANGUEDOC];
    const pieces = { [R48]: 'louisbourg inside', ...at('halifax', 'webb', R44, R35), ...at('louisbourg', ...french) };
    const more = { forts: { louisbourg: 'british' }, sieges: { louisbourg: 0 }, amphib: ['louisbourg'] };
    const table = basic({ pieces, ...more, dice: [2, 4] })
      .activate(1)
      .force('webb', R44, R35)
      .quietly();
    table.act({ type: 'sail', to: 'louisbourg' }).act({ type: 'join', pieces: [] }).quietly();
    expect(bleed(table).asked).toEqual(['british', 'retreat.choose']);
    expect(table.refused(goInside(R44), '8.252b').key).toBe('no.insideRelief');
  });
  it('Rangers alone storm nothing under the option', () => {
    const pieces = at('ticonderoga', 'webb', ROGERS);
    const more = { forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 1 } };
    const table = basic({ pieces, ...more, options: ['basic', '2010-assault'] })
      .activate(1)
      .force('webb', ROGERS)
      .quietly();
    expect(table.refused(ASSAULT, '9.1b').key).toBe('no.assaultTroops');
  });
});
