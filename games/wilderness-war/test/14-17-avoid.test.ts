import { describe, expect, it } from 'vitest';
import { avoid, intercept, marchTo, moving } from './06-help.ts';
import type { Position, Table } from './table.ts';

const REGULAR = 'br-regular-44th';
const OTHER = 'br-regular-45th';
const RANGER = 'br-ranger-rogers';
const COUREURS = 'fr-coureurs-marin';
const LERY = 'fr-coureurs-lery';
const FRENCH = 'fr-regular-bearn';
const GUYENNE = 'fr-regular-guyenne';
const AVOID = ['french', 'entry.avoid'];
type More = Omit<Position, 'active' | 'pieces'>;
/** A British Regular marches on York, from Carlisle. */
const onYork = (defenders: Record<string, string>, more: More = {}): Table =>
  moving('british', { [REGULAR]: 'carlisle', ...defenders }, more)
    .drilled(REGULAR)
    .march('york');

describe('WW 15.0a avoiding battle', () => {
  it('a die and Tactics, 4 or more', () => {
    const led = onYork({ dumas: 'york', [FRENCH]: 'york' }, { dice: [3] });
    expect(led.asked).toEqual(AVOID);
    led.act(avoid('frederick', 'dumas', FRENCH)).done();
    expect([led.where(FRENCH), led.where('dumas')]).toEqual(['frederick', 'frederick']);
    const alone = onYork({ [FRENCH]: 'york' }, { dice: [3, 1, 1] })
      .act(avoid('frederick', FRENCH))
      .quietly();
    expect(alone.said('avoid.fails')).toHaveLength(1);
    expect(alone.said('battle.begins')).toHaveLength(1);
  });
  it('one group only: the others fight', () => {
    const table = onYork({ [FRENCH]: 'york', [GUYENNE]: 'york' }, { dice: [4, 1, 1] }).act(avoid('frederick', FRENCH));
    table.done();
    expect(table.said('battle.begins')).toHaveLength(1);
    expect(table.where(GUYENNE)).toBe('york');
  });
  it('only with the advanced rules', () => {
    const table = onYork({ [FRENCH]: 'york' }, { dice: [1, 1], options: ['basic'] });
    expect(table.said('battle.begins')).toHaveLength(1);
  });
});

describe('WW 15.0c, 6.431d by sea from an Amphib space, in 2010', () => {
  const raided = (...options: string[]) =>
    moving(
      'french',
      { [REGULAR]: 'ile-dorleans', [FRENCH]: 'quebec' },
      { amphib: ['ile-dorleans'], dice: [4], options },
    )
      .drilled(FRENCH)
      .march('ile-dorleans');
  it('the British may go to a port they control', () => {
    const table = raided('2010-amphib');
    expect(table.asked).toEqual(['british', 'entry.avoid']);
    table.refused(avoid('albany', REGULAR), '15.0c');
    table.refused(avoid('louisbourg', REGULAR), '15.0c');
    table.act(avoid('boston', REGULAR)).done();
    expect(table.where(REGULAR)).toBe('boston');
  });
  it('not without the marker', () => {
    const pieces = { [REGULAR]: 'ile-dorleans', [FRENCH]: 'quebec' };
    const table = moving('french', pieces, { options: ['2010-amphib'] }).drilled(FRENCH);
    table.march('ile-dorleans').refused(avoid('boston', REGULAR), '15.0c');
  });
  it('not without the option', () => {
    const table = raided();
    if (table.asked[1] === 'entry.avoid') table.refused(avoid('boston', REGULAR), '15.0c');
    else expect(table.asked[1]).not.toBe('entry.avoid');
  });
});

describe('WW 15.0b, 15.0c avoidance force limits, one adjacent space', () => {
  it('two leaderless units: one only', () => {
    const table = onYork({ [FRENCH]: 'york', [GUYENNE]: 'york' });
    table.refused(avoid('frederick', FRENCH, GUYENNE), '5.34f');
    table.allowed(avoid('frederick', FRENCH));
    table.refused(avoid('ashbys-gap', FRENCH), '15.0c');
  });
  it('a force goes as a whole to one space, wild or not', () => {
    const pieces = { [REGULAR]: 'carlisle', dumas: 'raystown', [FRENCH]: 'raystown', [GUYENNE]: 'raystown' };
    const table = moving('british', pieces, { dice: [3] })
      .drilled(REGULAR)
      .march('raystown');
    table.act(avoid('juniata', 'dumas', FRENCH, GUYENNE));
    for (const piece of ['dumas', FRENCH, GUYENNE]) expect(table.where(piece)).toBe('juniata');
  });
});

describe('WW 15.0d automatic for Auxiliaries in the wild', () => {
  const attack = (pieces: Record<string, string>, to: string, dice: number[] = []) => {
    const table = moving('british', { wolfe: 'carlisle', [REGULAR]: 'carlisle', ...pieces, [COUREURS]: to }, { dice });
    const force = [REGULAR, ...Object.keys(pieces)];
    return table
      .force('wolfe', ...force)
      .march(to)
      .act(avoid(to === 'york' ? 'frederick' : 'juniata', COUREURS));
  };
  it('from attackers without Auxiliaries no die is rolled', () => {
    const table = attack({}, 'raystown');
    expect(table.where(COUREURS)).toBe('juniata');
    table.done();
  });
  it('with a Ranger along, or in the fields, it is', () => {
    const ranger = attack({ [RANGER]: 'carlisle' }, 'raystown', [1, 1, 1]);
    expect(ranger.said('avoid.fails')).toHaveLength(1);
    const fields = attack({}, 'york', [4]);
    fields.done();
    expect(fields.where(COUREURS)).toBe('frederick');
  });
  it('nor is it sure for a group with Drilled Troops', () => {
    const pieces = { [REGULAR]: 'carlisle', dumas: 'raystown', [COUREURS]: 'raystown', [FRENCH]: 'raystown' };
    const table = moving('british', pieces, { dice: [3] })
      .drilled(REGULAR)
      .march('raystown');
    table.act(avoid('juniata', 'dumas', COUREURS, FRENCH)).done();
  });
});

describe('WW 15.1a forbidden avoidance spaces', () => {
  it('not where the attacker came from, nor among enemies', () => {
    const table = onYork(
      { [FRENCH]: 'york', [OTHER]: 'frederick' },
      { forts: { 'shepherds-ferry': 'british stockade' } },
    );
    table.refused(avoid('carlisle', FRENCH), '15.1a');
    table.refused(avoid('frederick', FRENCH), '15.1a');
    table.refused(avoid('shepherds-ferry', FRENCH), '15.1a');
    table.allowed(avoid('wrights-ferry', FRENCH));
  });
  it('no space left: no attempt', () => {
    const pieces = { [REGULAR]: 'ohio-forks', [COUREURS]: 'logstown', [OTHER]: 'mingo-town' };
    const table = moving('british', pieces, { dice: [1, 1] })
      .drilled(REGULAR)
      .march('logstown');
    expect(table.said('battle.begins')).toHaveLength(1);
    table.done();
  });
});

describe('WW 15.2a all avoided: the attacker moves on', () => {
  it('and a pursuit gives a new attempt', () => {
    const table = onYork({ [FRENCH]: 'york' }, { dice: [4, 4] }).act(avoid('frederick', FRENCH));
    expect(table.asked[1]).toBe('act.decide');
    table.march('frederick');
    expect(table.asked).toEqual(AVOID);
    table.act(avoid('ashbys-gap', FRENCH)).done();
    expect(table.where(REGULAR)).toBe('frederick');
  });
  it('with one left behind he fights and stops', () => {
    const table = onYork({ [FRENCH]: 'york', [COUREURS]: 'york' }, { dice: [4, 2, 1] });
    table.act(avoid('frederick', FRENCH));
    expect(table.asked).toEqual(['french', 'retreat.choose']);
    table.act({ type: 'retreat', pieces: [COUREURS], to: 'wrights-ferry' }).done();
    expect([table.where(REGULAR), table.asked[1]]).toEqual(['york', 'phase.choose']);
  });
});

describe('WW 15.2b a fortification left behind stops them', () => {
  const venango = (unit: string, fort: string, dice: number[]) => {
    const pieces = { [unit]: 'la-belle-river', [COUREURS]: 'venango' };
    const table = moving('british', pieces, { forts: { venango: `french ${fort}` }, dice });
    if (unit === RANGER) table.individuals(unit);
    else table.drilled(unit);
    table.march('venango');
    if (table.asked[1] === 'entry.inside') table.act({ type: 'inside', pieces: [] });
    return table.act(avoid('kittaning', COUREURS));
  };
  it('Regulars take the stockade, Rangers raid it', () => {
    const regular = venango(REGULAR, 'stockade', []);
    expect([regular.fort('venango'), regular.t.vp, regular.asked[1]]).toEqual(['british stockade', -1, 'phase.choose']);
    const ranger = venango(RANGER, 'stockade', [4, 2]);
    ranger.done();
    expect(ranger.fort('venango')).toBe('french stockade');
  });
  it('a fort is besieged', () => {
    const table = venango(REGULAR, 'fort', []);
    expect([table.siege('venango'), table.asked[1]]).toEqual([0, 'phase.choose']);
  });
});

describe('WW 15.3a, 15.3b avoid while others stay inside', () => {
  const enter = (dice: number[]) => {
    const pieces = { [REGULAR]: 'wood-creek', [FRENCH]: 'ticonderoga', [GUYENNE]: 'ticonderoga' };
    const table = moving('british', pieces, { forts: { ticonderoga: 'french fort' }, dice }).drilled(REGULAR);
    table.march('ticonderoga');
    expect(table.asked).toEqual(['french', 'entry.inside']); // first
    return table.act({ type: 'inside', pieces: [GUYENNE] });
  };
  it('those inside cannot avoid, those outside may', () => {
    const table = enter([4]);
    expect(table.asked).toEqual(AVOID);
    table.refused(avoid('crown-point', GUYENNE), '15.0a');
    table.act(avoid('crown-point', FRENCH)).done();
    expect([table.where(FRENCH), table.siege('ticonderoga')]).toEqual(['crown-point', 0]);
  });
  it('a failure: they fight outside, without a new choice', () => {
    const table = enter([3, 1, 1]).act(avoid('crown-point', FRENCH)).quietly();
    table.done();
    expect(table.said('battle.begins')).toHaveLength(1);
    expect(table.said('garrison.inside')).toHaveLength(1);
    expect(table.where(REGULAR)).not.toBe('ticonderoga'); // beaten by one unit
  });
});

describe('WW 15.4a, 15.5a no avoiding in interceptions', () => {
  it('interceptors and the intercepted fight', () => {
    const pieces = { [FRENCH]: 'frederick', [LERY]: 'york' };
    const table = moving('british', { [REGULAR]: 'carlisle', ...pieces }, { dice: [4, 1, 1] }).drilled(REGULAR);
    table.march('york').act(intercept(FRENCH));
    expect(table.asked[1]).not.toBe('entry.avoid');
    expect(table.said('battle.begins')).toHaveLength(1);
  });
  it('after a failed attempt into the space its defenders do not avoid', () => {
    const pieces = { [FRENCH]: 'frederick', [LERY]: 'york' };
    const table = moving('british', { [REGULAR]: 'carlisle', ...pieces }, { dice: [1, 1, 1] }).drilled(REGULAR);
    table.march('york').act(intercept(FRENCH));
    expect(table.said('battle.begins')).toHaveLength(1);
    const passed = moving('british', { [REGULAR]: 'carlisle', ...pieces })
      .drilled(REGULAR)
      .march('york')
      .pass();
    expect(passed.asked).toEqual(AVOID);
  });
  it('those who failed do not avoid later in the same move, in another they may', () => {
    const start = { [REGULAR]: 'shepherds-ferry', [FRENCH]: 'frederick', [COUREURS]: 'frederick' };
    const again = moving('british', start, { dice: [1] })
      .drilled(REGULAR)
      .march('york')
      .act(intercept(FRENCH));
    again.march('frederick').refused(avoid('ashbys-gap', FRENCH), '15.4a');
    again.allowed(avoid('ashbys-gap', COUREURS));
    const later = moving('british', { ...start, [REGULAR]: 'york' })
      .drilled(REGULAR)
      .march('frederick');
    later.allowed(avoid('ashbys-gap', FRENCH));
  });
  it('a lone failed interceptor is not even asked', () => {
    const start = { [REGULAR]: 'shepherds-ferry', [FRENCH]: 'frederick' };
    const table = moving('british', start, { dice: [1, 1, 1] })
      .drilled(REGULAR)
      .march('york')
      .act(intercept(FRENCH));
    table.march('frederick');
    expect(table.asked[1]).not.toBe('entry.avoid');
    expect(table.said('battle.begins')).toHaveLength(1);
    expect(table.whyNot(marchTo('york'))).not.toBeNull();
  });
});
