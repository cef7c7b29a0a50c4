import { say } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { isFortress, SPACES, spaceIds } from '../data/index.ts';
import { book } from '../text/index.ts';
import {
  at,
  BEARN,
  basic,
  eliminate,
  GUYENNE,
  HURON,
  LERY,
  MARIN,
  MARINES,
  MARINES2,
  NY1,
  places,
  R35,
  R40,
  R44,
  R48,
  scored,
  strike,
  yearEnd,
} from './07-help.ts';
import { type Position, scenario, type Table } from './table.ts';

const reduced = (table: Table, ...units: string[]): boolean[] => units.map(unit => table.isReduced(unit));

describe('WW 11.1a only Drilled Troops suffer attrition', () => {
  it('spares Coureurs and leaders in the woods, not the Marine among them', () => {
    const table = yearEnd({ pieces: { ...at('wood-creek', 'dumas', MARIN, MARINES), [LERY]: 'wood-creek reduced' } });
    expect(reduced(table, MARIN, MARINES)).toEqual([false, true]);
    expect(places(table, 'dumas', LERY)).toEqual(['wood-creek', 'wood-creek']);
  });
});

describe('WW 11.1b the besieged always suffer', () => {
  const quebec = (sieges: Record<string, number>, where: string) =>
    reduced(yearEnd({ pieces: { [BEARN]: where, [R44]: sieges.quebec === 0 ? 'quebec' : 'albany' }, sieges }), BEARN);
  it('even in a fortress at home', () => {
    expect(quebec({ quebec: 0 }, 'quebec inside')).toEqual([true]);
    expect(quebec({}, 'quebec')).toEqual([false]);
  });
});

const five = [R44, R48, R35, R40, NY1];

describe('WW 11.1c safe: home cultivated space', () => {
  it('in any number at home, not in enemy land', () => {
    expect(reduced(yearEnd({ pieces: at('kinderhook', ...five) }), ...five)).toEqual(five.map(() => false));
    expect(reduced(yearEnd({ pieces: at('trois-rivieres', R44) }), R44)).toEqual([true]);
  });
});

describe('WW 11.1d safe: small garrison', () => {
  const point = (what: string, ...units: string[]) =>
    reduced(yearEnd({ pieces: at('crown-point', 'webb', ...units), forts: { 'crown-point': what } }), R44);
  it('four units in a fort or stockade, leaders not counted; not five', () => {
    const four = [R44, R48, R35, R40];
    expect(point('british fort', ...four)).toEqual([false]);
    expect(point('british stockade', ...four)).toEqual([false]);
    expect(point('british fort', ...four, 'br-ranger-rogers')).toEqual([true]);
    expect(point('french works', R44)).toEqual([true]);
  });
});

describe('WW 11.1e safe: unbesieged fortress', () => {
  it('a captured one too; not its besiegers', () => {
    expect(reduced(yearEnd({ pieces: at('quebec', ...five), forts: { quebec: 'british' } }), R44)).toEqual([false]);
    expect(reduced(yearEnd({ pieces: at('quebec', ...five), sieges: { quebec: 0 } }), R44)).toEqual([true]);
  });
});

describe('WW 11.2a, 11.2b odd reduced units die, then full ones are reduced', () => {
  const wood = (weak: readonly string[], full: readonly string[] = []) =>
    yearEnd({ pieces: { ...at('wood-creek reduced', ...weak), ...at('wood-creek', ...full) } });
  it('three reduced and two full', () => {
    const table = wood([R44, R48, R35], [R40, NY1]);
    expect(table.asked).toEqual(['british', 'winter.choose']);
    table.refused(eliminate(R40), '11.2a');
    table.act(eliminate(R44)).act(eliminate(R35));
    expect(places(table, R44, R35, R48, R40)).toEqual(['gone', 'gone', 'wood-creek', 'wood-creek']);
    expect(reduced(table, R48, R40, NY1)).toEqual([true, true, true]);
  });
  it('two reduced: one dies', () => {
    const table = wood([R44, R48]).act(eliminate(R48));
    expect(places(table, R44, R48)).toEqual(['wood-creek', 'gone']);
  });
});

describe('WW 11.2c the last step is spared', () => {
  it('alone, but not beside a Coureurs', () => {
    expect(yearEnd({ pieces: at('wood-creek reduced', MARINES) }).where(MARINES)).toBe('wood-creek');
    const pieces = { ...at('wood-creek reduced', MARINES), [MARIN]: 'wood-creek' };
    expect(yearEnd({ pieces }).where(MARINES)).not.toBe('wood-creek');
    expect(yearEnd({ pieces: at('wood-creek', MARINES2) }).where(MARINES2)).toBe('wood-creek');
  });
});

const fortresses = spaceIds.filter((_, space) => space < SPACES && isFortress[space]);
const result = (p: Position) => yearEnd(p).t.result;
const held = (spaces: readonly string[]): Record<string, string> =>
  Object.fromEntries(spaces.map(space => [space, 'british']));
/** One British unit in each of these, from a list long enough. */
const garrisons = (...spaces: string[]): Record<string, string> =>
  Object.fromEntries(spaces.map((space, i) => [five[i]!, space]));

describe('WW 12.11a British sudden victory', () => {
  const all = held(fortresses);
  const pieces = garrisons('quebec', 'montreal', 'louisbourg', 'niagara', 'ohio-forks');
  it('with all fortresses, Niagara and Ohio Forks, whatever the points', () => {
    expect(fortresses).toHaveLength(11);
    const forts = { ...all, niagara: 'british stockade', 'ohio-forks': 'british stockade' };
    expect(result({ pieces, forts, vp: 13 })).toMatchObject({ winner: 'british', why: 'fortresses' });
  });
  it('not with one besieged, nor without Niagara', () => {
    const more = { ...pieces, [BEARN]: 'albany' };
    expect(result({ pieces: more, forts: all, sieges: { albany: 0 }, vp: 9 })).toBeNull();
    expect(result({ pieces: { ...pieces, [R40]: 'albany' }, forts: all, vp: 9 })).toBeNull();
  });
});

describe('WW 12.11b eleven VP wins', () => {
  it('at the check, for either side; not 10', () => {
    expect(result({ vp: 11 })).toMatchObject({ winner: 'french', why: 'eleven' });
    expect(result({ vp: -11 })).toMatchObject({ winner: 'british', why: 'eleven' });
    expect(result({ vp: 10 })).toBeNull();
  });
  it('not before the check', () => {
    const table = basic({ active: 'french', season: 'late', vp: 11, hands: { french: [5], british: [9] } });
    expect(table.activate(5).pass().t.result).toBeNull();
    expect(yearEnd({ vp: 11, raided: { sorel: 'british' } }).t.result).toBeNull(); // 10 by then
  });
});

describe('WW 12.11c French thresholds 1760 and 1761', () => {
  const french = (year: number, vp: number) => result({ scenario: 'full-campaign', year, vp });
  it('8 in 1760, 5 in 1761', () => {
    expect(french(1760, 8)).toMatchObject({ winner: 'french', why: 'french1760' });
    expect(french(1760, 7)).toBeNull();
    expect(french(1761, 5)).toMatchObject({ winner: 'french', why: 'french1761' });
    expect(french(1761, 4)).toBeNull();
    expect(french(1759, 8)).toBeNull();
  });
});

const end1759 = (p: Position) => result({ scenario: 'early-war', year: 1759, ...p });

describe('WW 12.12a end of 1759: British conquest', () => {
  const pieces = garrisons('quebec', 'niagara');
  const forts = { quebec: 'british', niagara: 'british stockade' };
  it('all own fortresses and two objectives, whatever the points', () => {
    expect(end1759({ pieces, forts, vp: 5 })).toMatchObject({ winner: 'british', why: 'objectives' });
  });
  it('not with one objective, nor with an own fortress besieged', () => {
    expect(end1759({ pieces: garrisons('quebec'), forts: { quebec: 'british' }, vp: 5 })).toMatchObject({
      winner: 'french',
    });
    const besieged = { pieces: { ...pieces, [BEARN]: 'albany' }, forts, sieges: { albany: 0 }, vp: 5 };
    expect(end1759(besieged)).toMatchObject({ winner: 'french', why: 'points' });
    const options = ['basic', '2010-besieged']; // without a leader nobody could press the siege
    expect(end1759({ ...besieged, options })).toMatchObject({ winner: 'british', why: 'objectives' });
    const led = { ...besieged, options, pieces: { ...besieged.pieces, montcalm: 'albany' } };
    expect(end1759(led)).toMatchObject({ winner: 'french', why: 'points' });
  });
});

describe('WW 12.12b, 12.14a end of 1759: otherwise VP', () => {
  it('one point is enough; none is a draw', () => {
    expect(end1759({ vp: 1 })).toMatchObject({ winner: 'french', why: 'points' });
    expect(end1759({ vp: -1 })).toMatchObject({ winner: 'british', why: 'points' });
    expect(end1759({ vp: 0 })).toMatchObject({ winner: 'draw', why: 'none' });
  });
  it('12.14a: in a tournament a draw is a French victory', () => {
    const options = ['basic', 'tournament'];
    expect(end1759({ vp: 0, options })).toMatchObject({ winner: 'french', why: 'none' });
    expect(end1759({ vp: -1, options })).toMatchObject({ winner: 'british', why: 'points' });
    const late = result({ scenario: 'full-campaign', year: 1762, vp: -4, options });
    expect(late).toMatchObject({ winner: 'french', why: 'none' });
    for (const language of ['en', 'fr'] as const)
      expect(say(book, language, { key: 'outcome.none', args: { winner: 'french', vp: -4 } })).toMatch(/tourn/);
  });
});

describe('WW 12.13a end of 1762', () => {
  const end = (vp: number) => result({ scenario: 'full-campaign', year: 1762, vp })?.winner;
  it('French with 1, British with 5', () => {
    expect([1, 0, -4, -5].map(end)).toEqual(['french', 'draw', 'draw', 'british']);
  });
});

describe('WW 12.21a VP track', () => {
  it('moves toward the side that gains', () => {
    const pieces = { ...at('montreal', 'webb', R44), [GUYENNE]: 'quebec' };
    const french = basic({ pieces, forts: { montreal: 'british' }, vp: -2 })
      .activate(1)
      .force('webb', R44)
      .march('st-jean');
    expect(french.t.vp).toBe(1); // 3 for the French
    const british = { pieces: { ...at('albany', 'webb', R44), [GUYENNE]: 'kinderhook reduced' }, vp: 12, dice: [5, 1] };
    expect(strike(british, 'kinderhook', 'webb', R44).t.vp).toBe(11);
  });
});

describe('WW 12.22a rounding of raid VP', () => {
  it('rounds up for each side', () => {
    expect(scored(yearEnd({ raided: { york: 'french', sorel: 'british' } }))).toEqual([
      'french 1 raids',
      'british 1 raids',
    ]);
    expect(scored(yearEnd({ raided: { york: 'french', easton: 'french', hoosic: 'french' } }))).toEqual([
      'french 2 raids',
    ]);
    expect(scored(yearEnd({ raided: { york: 'french', easton: 'french' } }))).toEqual(['french 1 raids']);
    expect(scored(yearEnd({}))).toEqual([]);
  });
  it('takes the markers away', () => {
    const { raidsFrench, raidsBritish } = yearEnd({ raided: { york: 'french', sorel: 'british' } }).t;
    expect([...raidsFrench, ...raidsBritish].filter(count => count > 0)).toEqual([]);
  });
});

describe('WW 12.23a Niagara and Ohio Forks', () => {
  const forks = (pieces: Record<string, string>, keys: number[]) =>
    strike({ pieces: { ...at('gists-station', 'webb', R44), ...pieces }, table: { keys } }, 'ohio-forks', 'webb', R44);
  it('scores once for the taker, not for him who holds it', () => {
    expect(scored(forks({}, [1, 1]))).toEqual(['british 1 key']);
    expect(scored(forks({}, [1, 0]))).toEqual([]);
  });
  it('scores for nobody when it is abandoned', () => {
    const pieces = at('ohio-forks', 'dumas', HURON);
    const table = strike({ active: 'french', pieces }, 'kittaning', 'dumas', HURON);
    expect([scored(table), table.t.keys]).toEqual([[], [1, 1]]);
  });
  it('scores for nobody while the other holds a fort there', () => {
    const p = { pieces: at('gists-station', 'webb', R44), forts: { 'ohio-forks': 'french fort' } };
    const table = strike(p, 'ohio-forks', 'webb', R44);
    expect([scored(table), table.siege('ohio-forks')]).toEqual([[], 0]);
  });
});

describe('WW 12.3a, 12.3b, 12.3c sealed bid for sides', () => {
  const bids = (british: [number, string], french: [number, string], seed = 1755) => {
    const dice = { kind: 'named', seed, drawn: 0, seen: [] } as const;
    const table = scenario('early-war', ['bidding'], { ...dice, seen: [] });
    table.act({ type: 'bid', vp: british[0], side: british[1] }, 'british');
    return table.act({ type: 'bid', vp: french[0], side: french[1] }, 'french');
  };
  const start = scenario('early-war').t.vp;
  it('refuses a negative bid', () => {
    const table = scenario('early-war', ['bidding']);
    table.refused({ type: 'bid', vp: -1, side: 'french' }, '12.3a', 'british');
    table.refused({ type: 'bid', vp: 1, side: 'iroquois' }, '12.3a', 'british');
  });
  it('gives the side to the higher bidder and his bid to the other', () => {
    const stay = bids([1, 'french'], [2, 'french']);
    expect([stay.t.swap, stay.t.vp - start]).toEqual([false, -2]);
    const swap = bids([2, 'french'], [1, 'french']);
    expect([swap.t.swap, swap.t.vp - start]).toEqual([true, -2]);
    const british = bids([0, 'british'], [3, 'british']);
    expect([british.t.swap, british.t.vp - start]).toEqual([true, 3]);
  });
  it('rolls on equal bids, and the bid still counts', () => {
    const table = bids([1, 'french'], [1, 'french']);
    expect(table.said('roll.bid')).toHaveLength(1);
    expect(table.t.vp - start).toBe(-1);
    const seeds = Array.from({ length: 12 }, (_, i) => i);
    expect(new Set(seeds.map(seed => bids([1, 'french'], [1, 'french'], seed).t.swap)).size).toBe(2); // either wins
    expect(bids([1, 'french'], [2, 'french']).said('roll.bid')).toEqual([]);
  });
});
