import { describe, expect, it } from 'vitest';
import { spaceNumber } from '../data/index.ts';
import {
  ABENAKI,
  at,
  BEARN,
  CHEROKEE,
  DELAWARE,
  goHome,
  HURON,
  halt,
  LERY,
  lose,
  MARIN,
  MOHAWK,
  NY1,
  OTTAWA,
  places,
  prowl,
  R44,
  ROGERS,
  SHAWNEE,
  strike,
} from './07-help.ts';
import type { Position, Table } from './table.ts';

const markers = (table: Table, space: string): number => table.t.raidsFrench[spaceNumber(space)]!;
const deerfield = (piece: string, dice: readonly number[], more: Position = {}) =>
  prowl({ ...more, dice, pieces: { [piece]: 'green-mountains-south', ...more.pieces } }, 5, piece, 'deerfield');
const party = (leader: string, units: readonly string[], dice: readonly number[], more: Position = {}) => {
  const pieces = { ...at('green-mountains-south', leader, ...units), ...more.pieces };
  return halt(strike({ active: 'french', ...more, dice, pieces }, 'deerfield', leader, ...units));
};

describe('WW 10.31e raider losses', () => {
  it('5 succeeds and costs a step of the owner’s choice, 6 costs none', () => {
    const table = party('rigaud', [HURON, OTTAWA], [5]);
    expect(table.asked).toEqual(['french', 'raid.losses']);
    table.allowed(lose(HURON));
    table.refused(lose('rigaud'), '10.31e');
    table.act(lose(OTTAWA));
    expect([markers(table, 'deerfield'), table.isReduced(OTTAWA), table.isReduced(HURON)]).toEqual([1, true, false]);
    expect(party('rigaud', [HURON, OTTAWA], [6]).said('unit.reduced')).toEqual([]);
  });
  it('may eliminate a reduced unit beside a full one', () => {
    const more = { pieces: { [HURON]: 'green-mountains-south reduced' } };
    const table = party('rigaud', [HURON, OTTAWA], [5], more).act(lose(HURON));
    expect(table.where(HURON)).toBe('off');
  });
});

describe('WW 10.32a, table-raid-c leader checks in raids', () => {
  const stockade = { forts: { deerfield: 'british stockade' } };
  it('a natural 1 anywhere', () => {
    const table = party('rigaud', [HURON], [1, 1]);
    expect(table.where('rigaud')).toBe('gone');
    table.done();
    expect(party('rigaud', [HURON], [1, 2]).where('rigaud')).toBe('deerfield'); // asked where to go
  });
  it('a natural 6 only in the stockade column, Blockhouses included', () => {
    expect(party('rigaud', [HURON], [6]).said('roll.leader')).toEqual([]);
    expect(party('rigaud', [HURON], [6, 3], stockade).said('roll.leader')).toHaveLength(1);
    expect(
      party('rigaud', [HURON], [6, 3], { table: { blockhouses: [true, false] } }).said('roll.leader'),
    ).toHaveLength(1);
  });
  it('not a 6 made of a 5', () => {
    const table = party('dumas', [HURON], [5], stockade);
    expect([table.said('raid.succeeds')[0]!.args.cell, table.said('roll.leader').length]).toEqual([
      'raid stockade 6',
      0,
    ]);
  });
});

describe('WW 10.33a, 10.33b a space already raided', () => {
  const raided = { deerfield: 'french' } as const;
  it('is rolled for all the same: losses and home, but no second marker', () => {
    const won = deerfield(ABENAKI, [6], { raided });
    expect([markers(won, 'deerfield'), won.where(ABENAKI)]).toEqual([1, 'st-francois']);
    const lost = deerfield(ABENAKI, [4], { raided }).act(lose(ABENAKI));
    expect([markers(lost, 'deerfield'), lost.isReduced(ABENAKI)]).toEqual([1, true]);
  });
  it('takes a second for a stockade', () => {
    const table = deerfield(ABENAKI, [6], { raided, forts: { deerfield: 'british stockade' } });
    expect([markers(table, 'deerfield'), table.fort('deerfield')]).toEqual([2, 'none']);
  });
  it('takes a second for an allied village', () => {
    const kahnawake = (ally: Record<string, string>) => {
      const pieces = { [ROGERS]: 'st-regis', ...ally };
      const p: Position = { active: 'british', pieces, raided: { kahnawake: 'british' }, dice: [5] };
      return prowl(p, 5, ROGERS, 'kahnawake').t.raidsBritish[spaceNumber('kahnawake')];
    };
    expect(kahnawake({ 'fr-caughnawaga-1': 'montreal' })).toBe(2);
    expect(kahnawake({})).toBe(1);
  });
});

describe('WW 10.4a, 10.41a all raiders go home, Indians to their village', () => {
  it('after a failed raid too; others stay', () => {
    const table = deerfield(OTTAWA, [3], { pieces: { [HURON]: 'green-mountains-south' } });
    expect(places(table, OTTAWA, HURON)).toEqual(['pays-den-haut', 'green-mountains-south']);
  });
});

describe('WW 10.411a an occupied village means elimination', () => {
  const logstown = (pieces: Record<string, string>, forts: Record<string, string> = {}) =>
    deerfield(SHAWNEE, [3], { pieces, forts }).where(SHAWNEE);
  it('by a unit or a fortification, not by a fort under construction', () => {
    expect(logstown({ [NY1]: 'logstown' })).toBe('off');
    expect(logstown({}, { logstown: 'british stockade' })).toBe('off');
    expect(logstown({}, { logstown: 'british works' })).toBe('logstown');
  });
});

describe('WW 10.412a homing Cherokee are eliminated', () => {
  const forts = { venango: 'french stockade', 'french-creek': 'british stockade' };
  it('alone', () => {
    const p: Position = { active: 'british', pieces: { [CHEROKEE]: 'la-belle-river' }, forts, dice: [3] };
    expect(prowl(p, 5, CHEROKEE, 'venango').where(CHEROKEE)).toBe('off');
  });
  it('unless they follow a leader', () => {
    const p: Position = { pieces: at('la-belle-river', 'forbes', CHEROKEE), forts, dice: [3] };
    const table = strike(p, 'venango', 'forbes', CHEROKEE);
    expect(places(table, CHEROKEE, 'forbes')).toEqual(['french-creek', 'french-creek']);
  });
});

describe('WW 10.413a, 10.422a companions of homing Indians', () => {
  const forts = { 'wood-creek': 'french stockade' };
  it('leaders and Coureurs may go to the village', () => {
    const table = party('rigaud', [HURON, LERY], [3], { forts });
    expect(table.asked).toEqual(['french', 'goHome.choose']);
    table.allowed(goHome(HURON, 'wood-creek'));
    table.act(goHome(HURON, 'pays-den-haut')).act(goHome('rigaud', 'pays-den-haut'));
    table.allowed(goHome(LERY, 'wood-creek'));
    table.act(goHome(LERY, 'pays-den-haut'));
    expect(places(table, HURON, 'rigaud', LERY)).toEqual(['pays-den-haut', 'pays-den-haut', 'pays-den-haut']);
  });
  it('an Indian who follows a leader takes him to the fortification', () => {
    const near = { ...forts, 'white-river-falls': 'french stockade' };
    const table = party('rigaud', [HURON], [3], { forts: near }).act(goHome(HURON, 'wood-creek'));
    expect(places(table, HURON, 'rigaud')).toEqual(['wood-creek', 'wood-creek']);
  });
  it('without a leader there is only the village', () =>
    expect(deerfield(HURON, [3], { forts }).where(HURON)).toBe('pays-den-haut'));
  it('Rangers are not offered the village', () => {
    const pieces = { ...at('st-regis', 'johnson', ROGERS, MOHAWK), [DELAWARE]: 'logstown' };
    const british = { oswegatchie: 'british stockade', 'black-river': 'british stockade' };
    const table = strike({ pieces, forts: british, dice: [1, 3] }, 'kahnawake', 'johnson', ROGERS, MOHAWK).stop();
    table.act(goHome(MOHAWK, 'canajoharie')).act(goHome('johnson', 'canajoharie'));
    expect(table.where(ROGERS)).toBe('oswegatchie');
  });
});

describe('WW 10.42a others go to the nearest fortification', () => {
  const near = { 'wood-creek': 'french stockade', 'white-river-falls': 'french stockade', ticonderoga: 'french fort' };
  it('of the equally near the owner chooses', () => {
    const table = deerfield(MARIN, [3], { forts: near });
    expect(table.asked).toEqual(['french', 'goHome.choose']);
    expect(table.offered()).toEqual(
      expect.arrayContaining([goHome(MARIN, 'wood-creek'), goHome(MARIN, 'white-river-falls')]),
    );
    table.refused(goHome(MARIN, 'ticonderoga'), '10.42a');
  });
  it('not to one under siege', () => {
    const pieces = { [BEARN]: 'white-mountains-south inside', [R44]: 'white-mountains-south' };
    const forts = { 'white-mountains-south': 'french fort', 'wood-creek': 'french stockade' };
    const sieges = { 'white-mountains-south': 0 };
    expect(deerfield(MARIN, [3], { forts, pieces, sieges }).where(MARIN)).toBe('wood-creek');
  });
});

describe('WW 10.421a measuring nearest', () => {
  it('ignores enemies on the way', () => {
    const forts = {
      charlestown: 'british fort',
      'white-river-falls': 'french stockade',
      ticonderoga: 'french stockade',
    };
    expect(deerfield(MARIN, [3], { forts }).where(MARIN)).toBe('white-river-falls');
  });
  it('eliminates when none can be reached', () => {
    const forts = { quebec: 'british', montreal: 'british' };
    const pieces = at('quebec', NY1);
    expect(deerfield(MARIN, [3], { forts, pieces }).where(MARIN)).toBe('gone');
  });
});
