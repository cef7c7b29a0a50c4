import { describe, expect, it } from 'vitest';
import { isFortress, SPACES, spaceIds } from '../data/index.ts';
import { avoid, intercept, moving, turn } from './06-help.ts';
import {
  ABENAKI,
  ASSAULT,
  at,
  BEARN,
  basic,
  CHEROKEE,
  GUYENNE,
  HURON,
  halt,
  LERY,
  MARIN,
  MARINES,
  NY1,
  OJIBWA,
  OTTAWA,
  prowl,
  R35,
  R40,
  R44,
  R48,
  ROGERS,
  SIEGE,
  scored,
  strike,
  yearEnd,
} from './07-help.ts';
import type { Position } from './table.ts';

// Rules that meet, by a referee who wrote his cases from the rulebook before he saw the engine.

const winner = (p: Position): string => yearEnd(p).t.result?.winner ?? 'nobody';

describe('WW 12.11a, 12.11b, 12.11c, 12.13a, 12.14a who has won when two conditions hold, and one point off', () => {
  it('the British with all fortresses and both keys, whatever the points', () => {
    const mine = Array.from({ length: SPACES }, (_, space) => space).filter(space => isFortress[space]);
    const forts = Object.fromEntries(mine.map(space => [spaceIds[space]!, 'british']));
    const pieces = { quebec: R44, montreal: R48, louisbourg: R35, niagara: R40, 'ohio-forks': NY1 };
    const standing = Object.fromEntries(Object.entries(pieces).map(([space, unit]) => [unit, space]));
    expect(winner({ vp: 12, forts, pieces: standing })).toBe('british');
  });
  it.each([
    [1759, 10, 'nobody'],
    [1760, 8, 'french'],
    [1760, 7, 'nobody'],
    [1761, 5, 'french'],
    [1761, 4, 'nobody'],
    [1762, 1, 'french'],
    [1762, 0, 'draw'],
    [1762, -4, 'draw'],
    [1762, -5, 'british'],
  ])('%i with %i: %s', (year, vp, side) => expect(winner({ scenario: 'full-campaign', year, vp })).toBe(side));
});

describe('WW 11.1a, 11.1b, 11.2c winter where Auxiliaries and besiegers share a space', () => {
  it('Coureurs do not shelter the last Drilled step: it is not the last of the space', () => {
    const table = yearEnd({ pieces: { [MARINES]: 'wood-creek reduced', [MARIN]: 'wood-creek' } });
    expect([table.where(MARINES), table.where(MARIN)]).toEqual(['gone', 'wood-creek']);
  });
  it('the besieged of a home fortress and their besiegers both suffer', () => {
    const table = yearEnd({ pieces: { ...at('albany inside', R44), ...at('albany', BEARN) }, sieges: { albany: 0 } });
    expect([table.isReduced(R44), table.isReduced(BEARN)]).toEqual([true, true]);
  });
});

describe('WW 5.4b, 5.56b a response between two phases of one’s own is no other use of a card', () => {
  it('who has built may not build next, though he has answered with Foul Weather', () => {
    const hands = { french: [49, 33, 14], british: [50, 51] };
    const table = turn('french', { [R44]: 'albany' }, { hands })
      .build(49, 'stockades')
      .pass();
    table.activate(50).drilled(R44).respond(14);
    while (table.asked[1] !== 'phase.choose')
      table.act(table.asked[1] === 'act.decide' ? { type: 'stop' } : { type: 'pass' });
    expect(table.asked[0]).toBe('french');
    table.refused({ type: 'build', card: 'card-33', what: 'stockades' }, '5.4b');
  });
});

describe('WW 10.33a, 10.11a, 10.412a, 10.422a raids that end otherwise', () => {
  it('where a marker lies none is added, and they go home all the same', () => {
    const raided = { deerfield: 'french' } as const;
    const table = prowl({ dice: [6], raided, pieces: { [ABENAKI]: 'green-mountains-south' } }, 5, ABENAKI, 'deerfield');
    expect(table.t.raidsFrench.reduce((a, b) => a + b, 0)).toBe(1);
    expect(table.where(ABENAKI)).not.toBe('deerfield');
  });
  it('no raid where Drilled friends stand', () => {
    const pieces = { [ABENAKI]: 'green-mountains-south', [BEARN]: 'deerfield' };
    const table = prowl({ pieces }, 5, ABENAKI, 'deerfield');
    expect([table.said('roll.raid').length, table.where(ABENAKI)]).toEqual([0, 'deerfield']);
  });
  it('Cherokees are lost after a raid of their own, not after one with a leader', () => {
    const alone = prowl({ active: 'british', dice: [6], pieces: { [CHEROKEE]: 'st-francois' } }, 5, CHEROKEE, 'sorel');
    expect(alone.where(CHEROKEE)).toBe('off');
    const led = halt(strike({ dice: [6], pieces: at('st-francois', 'webb', CHEROKEE) }, 'sorel', 'webb', CHEROKEE));
    while (led.asked[1] === 'goHome.choose') led.act(led.offered()[0]!);
    expect([led.where(CHEROKEE), led.where(CHEROKEE) === led.where('webb')]).not.toContain('off');
  });
});

describe('WW 7.81a five beaten units score though none is Regular, four do not', () => {
  const beaten = (...units: string[]): readonly string[] => {
    const pieces = { ...at('carlisle', 'webb', R44, R48), ...at('york', ...units) };
    const table = strike({ pieces, dice: [6, 2, 6, 6, 6] }, 'york', 'webb', R44, R48);
    while (!['phase.choose', 'act.decide', 'retreat.choose'].includes(table.asked[1])) table.act(table.offered()[0]!);
    return scored(table).filter(each => each.endsWith('battle'));
  };
  it('by the stack that fought', () => {
    expect(beaten(MARIN, LERY, HURON, OTTAWA, OJIBWA)).toEqual(['british 1 battle']);
    expect(beaten(MARIN, LERY, HURON, OTTAWA)).toEqual([]);
  });
});

describe('WW 14.22a, 15.4a who shields a march, and who may no longer avoid it', () => {
  const onYork = (pieces: Record<string, string>, more: Omit<Position, 'active' | 'pieces'> = {}) =>
    moving('british', { [R44]: 'carlisle', [BEARN]: 'frederick', ...pieces }, more)
      .drilled(R44)
      .march('york');
  it('a leader alone shields nobody; a unit or a stockade does', () => {
    expect(onYork({ shirley: 'york' }).asked).toEqual(['french', 'entry.intercept']);
    expect(onYork({ [NY1]: 'york' }).asked[1]).not.toBe('entry.intercept');
    expect(onYork({}, { forts: { york: 'british stockade' } }).asked[1]).not.toBe('entry.intercept');
  });
  it('who failed to intercept fights when the march reaches him; his comrade may go', () => {
    const table = onYork({ [GUYENNE]: 'frederick' }, { dice: [1, 4] })
      .act(intercept(BEARN))
      .quietly();
    table.march('frederick');
    table.refused(avoid('ashbys-gap', BEARN), '15.4a');
    table.allowed(avoid('ashbys-gap', GUYENNE));
  });
});

describe('WW 5.45b, 5.45c, 9.1b, 8.231c Drilled Troops and Auxiliaries before works and walls', () => {
  it('an unfinished fort goes before Drilled Troops only; an empty stockade is theirs for a point', () => {
    const fort = (what: string, unit: string) =>
      strike({ pieces: at('carlisle', 'webb', unit), forts: { york: what } }, 'york', 'webb', unit);
    expect([fort('french works', R44).fort('york'), fort('french works', ROGERS).fort('york')]).toEqual([
      'none',
      'french works',
    ]);
    const taken = fort('french stockade', R44);
    expect([taken.fort('york'), scored(taken)]).toEqual(['british stockade', ['british 1 stockade']]);
  });
  it('Rangers alone may storm what is ready for it, but not dig', () => {
    const pieces = { ...at('ticonderoga', 'webb', ROGERS), [BEARN]: 'ticonderoga inside' };
    const table = basic({ pieces, forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 1 } })
      .activate(1)
      .force('webb', ROGERS)
      .quietly();
    table.allowed(ASSAULT);
    expect(table.whyNot(SIEGE)).not.toBeNull();
  });
});
