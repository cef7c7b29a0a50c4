import { describe, expect, it } from 'vitest';
import { spaceNumber } from '../data/index.ts';
import {
  ABENAKI,
  at,
  BEARN,
  BR_MILITIA,
  BR_MILITIA2,
  CHEROKEE,
  DELAWARE,
  DELAWARE2,
  FR_MILITIA,
  GOREHAM,
  HURON,
  lose,
  MARIN,
  MARINES,
  MINGO,
  muster,
  OJIBWA,
  OTTAWA,
  order,
  places,
  prowl,
  ROGERS,
  respond,
  SHAWNEE,
  scored,
  strike,
  VIRGINIA,
} from './07-help.ts';
import type { Position, Table } from './table.ts';

const markers = (table: Table, space: string): number => table.t.raidsFrench[spaceNumber(space)]!;
const rolls = (table: Table): readonly unknown[] => table.said('roll.raid').map(({ args }) => args.modifier);
const cell = (table: Table): unknown => [...table.said('raid.succeeds'), ...table.said('raid.fails')].at(-1)?.args.cell;

/** An Abenaki comes down from the Green Mountains to Deerfield. */
const deerfield = (die: number | null, more: Position = {}) =>
  prowl(
    { dice: die === null ? [] : [die], ...more, pieces: { [ABENAKI]: 'green-mountains-south', ...more.pieces } },
    5,
    ABENAKI,
    'deerfield',
  );
/** A Huron comes to the stockade of Carlisle. */
const carlisle = (more: Position = {}, what = 'british stockade') =>
  prowl({ ...more, pieces: { [HURON]: 'raystown', ...more.pieces }, forts: { carlisle: what } }, 5, HURON, 'carlisle');

/** Indians raid a British stockade in their own Department, whose Militia are theirs. */
const lostStockade = () => {
  const pieces = {
    [ABENAKI]: 'st-francois',
    ...at('militia-st-lawrence', FR_MILITIA, 'fr-militia-canadian-militia-2'),
  };
  return prowl({ pieces, forts: { sorel: 'british stockade' }, dice: [3] }, 5, ABENAKI, 'sorel');
};

describe('WW 10.0a what raids achieve', () => {
  const militia = at('militia-northern', BR_MILITIA);
  it('a failed one places nothing and destroys nothing, but costs steps', () => {
    const forts = { deerfield: 'british stockade' };
    const table = deerfield(2, { forts }).act(lose(ABENAKI));
    expect([markers(table, 'deerfield'), table.fort('deerfield'), table.isReduced(ABENAKI)]).toEqual([
      0,
      'british stockade',
      true,
    ]);
    expect(table.where(ABENAKI)).toBe('st-francois');
    table.done();
  });
  it('a successful one bars militia from battles of the Department', () => {
    const attack = (...dice: number[]) => {
      const pieces = { ...militia, ...at('hoosic', 'dieskau', BEARN), [VIRGINIA]: 'northampton' };
      const table = deerfield(null, { pieces, dice, hands: { french: [5, 1] } });
      return table.activate(1).force('dieskau', BEARN).march('northampton').said('roll.fire').length;
    };
    expect(attack(3)).toBe(0); // the British are asked for militia first
    expect(attack(6, 2, 2)).toBe(2);
  });
});

describe('WW 10.1a raid is compulsory on a cultivated target', () => {
  it('rolls at Deerfield', () => expect(rolls(deerfield(3))).toEqual([0]));
  it('does not roll with Drilled Troops along, nor on the way in the wild', () => {
    const pieces = at('green-mountains-south', 'villiers', ABENAKI, MARINES);
    const table = strike({ active: 'french', pieces }, 'deerfield', 'villiers', ABENAKI, MARINES).stop();
    expect([rolls(table), table.where(ABENAKI)]).toEqual([[], 'deerfield']);
    expect(rolls(prowl({ pieces: { [HURON]: 'juniata' } }, 5, HURON, 'raystown'))).toEqual([]);
  });
});

describe('WW 10.1b raid on an enemy stockade', () => {
  const p: Position = { active: 'british', pieces: { [ROGERS]: 'black-river' }, dice: [2] };
  it('rolls in any terrain', () => {
    const table = prowl({ ...p, forts: { oswegatchie: 'french stockade' } }, 5, ROGERS, 'oswegatchie');
    expect([rolls(table), cell(table)]).toEqual([[1], 'raid stockade 3']);
  });
  it('does not roll without it, nor beside Drilled Troops', () => {
    expect(rolls(prowl({ ...p, dice: [] }, 5, ROGERS, 'oswegatchie'))).toEqual([]);
    const pieces = { ...p.pieces, [VIRGINIA]: 'oswegatchie' };
    expect(
      rolls(prowl({ ...p, pieces, forts: { oswegatchie: 'french stockade' }, dice: [] }, 5, ROGERS, 'oswegatchie')),
    ).toEqual([]);
  });
});

const kittaning = (die: number | null, more: Position) =>
  prowl(
    {
      active: 'british',
      dice: die === null ? [] : [die],
      ...more,
      pieces: { [ROGERS]: 'buffalo-swamp', ...more.pieces },
    },
    5,
    ROGERS,
    'kittaning',
  );

describe('WW 10.1c raid on an allied village', () => {
  it('rolls while the enemy has a unit of the tribe on the map', () => {
    expect(rolls(kittaning(2, { pieces: { [DELAWARE]: 'logstown' } }))).toEqual([1]);
    expect(rolls(kittaning(null, { pieces: { [MINGO]: 'logstown' } }))).toEqual([]);
  });
});

describe('WW 10.11a spaces that cannot be raided', () => {
  it('are those with a fort, an own stockade or own Drilled Troops', () => {
    expect(rolls(deerfield(null, { forts: { deerfield: 'french stockade' } }))).toEqual([]);
    expect(rolls(deerfield(null, { forts: { deerfield: 'french fort' } }))).toEqual([]);
    expect(rolls(deerfield(null, { pieces: { [BEARN]: 'deerfield' } }))).toEqual([]);
    const siege = { pieces: { [MARIN]: 'hoosic', [BEARN]: 'albany' }, sieges: { albany: 0 } };
    expect(rolls(prowl(siege, 5, MARIN, 'albany'))).toEqual([]);
  });
});

describe('WW 10.12a, 10.2c raid after battle', () => {
  it('follows, without militia; the battle spares the stockade', () => {
    const pieces = {
      ...at('raystown', 'dumas', HURON, OTTAWA),
      [VIRGINIA]: 'carlisle reduced',
      [BR_MILITIA]: 'militia-southern',
    };
    const p: Position = {
      active: 'french',
      pieces,
      forts: { carlisle: 'british stockade' },
      raided: { easton: 'french' },
      dice: [4, 2, 2],
    };
    const table = strike(p, 'carlisle', 'dumas', HURON, OTTAWA);
    expect(order(table, 'battle.won', 'roll.raid', 'stockade.destroyed')).toEqual(['battle.won', 'roll.raid']);
    expect(table.fort('carlisle')).toBe('british stockade');
    table.done();
  });
});

/** Villiers with two Indians goes through Reading to Lancaster and leaves one there. */
const dropped = (more: Position) => {
  const pieces = { ...at('tuscarora-hills', 'villiers', MINGO, SHAWNEE), ...more.pieces };
  return strike({ active: 'french', ...more, pieces }, 'reading', 'villiers', MINGO, SHAWNEE).act({
    type: 'march',
    to: 'lancaster',
    leave: [MINGO],
  });
};

describe('WW 10.13a dropped Auxiliaries raid', () => {
  it('raids where it was left, in the order the player chooses', () => {
    const table = dropped({ dice: [3, 2] }).stop();
    expect(table.asked).toEqual(['french', 'raids.choose']);
    table.act({ type: 'raid', space: 'reading' });
    expect(table.said('raid.fails').map(({ args }) => args.space)).toContain('reading');
  });
  it('does not raid in a neutral space', () => {
    const pieces = at('laurel-ridge-north', 'villiers', MINGO, SHAWNEE);
    const table = strike({ active: 'french', pieces }, 'raystown', 'villiers', MINGO, SHAWNEE);
    table.act({ type: 'march', to: 'juniata', leave: [MINGO] }).stop();
    expect(places(table, MINGO)).toEqual(['raystown']);
  });
});

describe('WW 10.13b dropped raiders act last', () => {
  it('after the battle of their force', () => {
    const table = dropped({ pieces: { [VIRGINIA]: 'lancaster' }, dice: [1, 1, 3] });
    expect(order(table, 'battle.won', 'roll.raid').slice(0, 2)).toEqual(['battle.won', 'roll.raid']);
  });
});

describe('WW 10.2a militia against a stockade raid', () => {
  const box = at('militia-southern', BR_MILITIA, BR_MILITIA2);
  it('offers one unit of the Department', () => {
    const table = carlisle({ pieces: box });
    expect(table.asked).toEqual(['british', 'raid.militia']);
    table.refused(muster(BR_MILITIA, BR_MILITIA2), '10.2a');
    table.allowed(muster(BR_MILITIA));
    table.allowed(muster());
  });
  it('offers none in the open, none in the wild, none of another Department', () => {
    expect(
      prowl({ pieces: { [HURON]: 'carlisle', ...box }, dice: [3] }, 5, HURON, 'york').said('roll.raid'),
    ).toHaveLength(1);
    const venango = { pieces: { [HURON]: 'kittaning', ...box }, forts: { venango: 'british stockade' }, dice: [3] };
    prowl(venango, 5, HURON, 'venango').done();
    lostStockade().done();
    carlisle({ pieces: { [BR_MILITIA]: 'militia-northern' }, dice: [3] }).done();
  });
});

describe('WW 10.2b Raided markers do not bar it', () => {
  it('is offered though Easton was raided', () => {
    const table = carlisle({ pieces: at('militia-southern', BR_MILITIA), raided: { easton: 'french' } });
    expect(table.asked).toEqual(['british', 'raid.militia']);
  });
});

describe('WW 10.2d overruns on the way do not count', () => {
  const through = (reduced: string, ...dice: number[]) => {
    const pieces = {
      ...at('juniata', 'villiers', HURON, OTTAWA),
      [CHEROKEE]: `raystown${reduced}`,
      [BR_MILITIA]: 'militia-southern',
    };
    return strike(
      { active: 'french', pieces, forts: { carlisle: 'british stockade' }, dice },
      'raystown',
      'villiers',
      HURON,
      OTTAWA,
    );
  };
  it('still offers the militia', () => {
    const table = through(' reduced', 4, 2).march('carlisle');
    expect(table.asked).toEqual(['british', 'raid.militia']);
  });
  it('an ordinary battle ends the move', () => expect(through('', 4, 2).asked[1]).not.toBe('act.decide'));
});

describe('WW 10.21a, 10.22a, 10.23a raiders attack the militia', () => {
  const resist = (...dice: number[]) =>
    carlisle({ pieces: at('militia-southern', BR_MILITIA), dice }).act(muster(BR_MILITIA));
  it('fights at -1; winners raid on, the militia goes home reduced', () => {
    const table = resist(5, 2, 6);
    expect(table.said('roll.fire').map(({ args }) => args.modifier)).toEqual([-1, 0]);
    expect([table.where(BR_MILITIA), table.isReduced(BR_MILITIA)]).toEqual(['militia-southern', true]);
    expect([cell(table), table.fort('carlisle')]).toEqual(['raid stockade 6', 'none']);
    table.done();
  });
  it('losers retreat where they came from and do not raid', () => {
    const table = resist(2, 2);
    expect([table.where(HURON), rolls(table)]).toEqual(['raystown', []]);
    table.done();
  });
});

describe('WW 10.3a, card-13a Blockhouses', () => {
  const hands = { french: [5], british: [13] };
  it('is asked before the die and imposes the harsher column', () => {
    const table = deerfield(2, { hands });
    expect([table.asked, rolls(table)]).toEqual([['british', 'responses.offer'], []]);
    table.respond(13).act(lose(ABENAKI));
    expect(cell(table)).toBe('raid stockade 2');
    expect(table.t.blockhouses).toEqual([true, false]);
    table.done();
  });
  it('is worth nothing unplayed, or after the die', () => {
    const table = deerfield(2, { hands }).pass();
    expect(cell(table)).toBe('raid cultivated 2');
    expect(table.whyNot(respond(13), 'british')).not.toBeNull();
  });
  it('lasts until the year ends', () => {
    const late = deerfield(2, { season: 'late', table: { blockhouses: [true, false] } });
    expect(cell(late)).toBe('raid stockade 2');
    late.act(lose(ABENAKI));
    expect([late.t.year, late.t.blockhouses]).toEqual([1756, [false, false]]);
  });
});

describe('WW 10.3b which raid column', () => {
  const kahnawake = (pieces: Record<string, string>) =>
    cell(prowl({ active: 'british', pieces: { [ROGERS]: 'st-regis', ...pieces }, dice: [2] }, 5, ROGERS, 'kahnawake'));
  it('a village counts while its tribe is the enemy’s ally', () => {
    expect(kahnawake({ 'fr-caughnawaga-1': 'montreal' })).toBe('raid stockade 3');
    expect(kahnawake({})).toBe('raid cultivated 3');
  });
  it('a stockade counts in cultivated land', () => expect(cell(carlisle({ dice: [3] }))).toBe('raid stockade 3'));
});

const party = (leader: string, units: readonly string[], more: Position = {}) => {
  const pieces = { ...at('green-mountains-south', leader, ...units), ...more.pieces };
  return strike({ active: 'french', dice: [2], ...more, pieces }, 'deerfield', leader, ...units).stop();
};

describe('WW 10.3c raid leader modifier', () => {
  it('adds his Tactics', () => {
    expect(rolls(party('dumas', [HURON]))).toEqual([1]);
    expect(rolls(party('rigaud', [HURON]))).toEqual([0]);
    expect(rolls(party('bougainville', ['villiers', HURON]))).toEqual([0]); // he commands, not his equal
  });
  it('of those left on the way, the leader left with them', () => {
    const pieces = at('tuscarora-hills', 'montcalm', 'dumas', MINGO, BEARN);
    const table = strike({ active: 'french', pieces, dice: [3] }, 'reading', 'montcalm', 'dumas', MINGO, BEARN);
    table.act({ type: 'march', to: 'lancaster', leave: ['dumas', MINGO] }).stop();
    expect(rolls(table)).toEqual([1]);
  });
});

describe('WW 10.3d Rangers +1', () => {
  it('once, however many', () => {
    const pieces = at('st-regis', 'webb', ROGERS, GOREHAM);
    expect(rolls(strike({ pieces, dice: [2] }, 'kahnawake', 'webb', ROGERS, GOREHAM).stop())).toEqual([1]);
  });
});

describe('WW 10.3e militia in the box -1', () => {
  const box = (...units: string[]) => ({
    pieces: Object.fromEntries(units.map(unit => [unit, 'militia-northern reduced'])),
  });
  it('for two, even reduced; not for one, nor of another Department', () => {
    expect(rolls(deerfield(3, box(BR_MILITIA, BR_MILITIA2)))).toEqual([-1]);
    expect(rolls(deerfield(3, box(BR_MILITIA)))).toEqual([0]);
    expect(rolls(deerfield(3, { pieces: at('militia-southern', BR_MILITIA, BR_MILITIA2) }))).toEqual([0]);
    expect(rolls(lostStockade())).toEqual([0]);
  });
});

describe('WW 10.3f one roll per space', () => {
  it('for three Indians', () => expect(rolls(party('villiers', [HURON, OTTAWA, OJIBWA]))).toHaveLength(1));
});

describe('WW 10.31a, 10.31d success places a marker', () => {
  it('6 does, 4 does not; it scores only at the end of the year', () => {
    const table = deerfield(6);
    expect([markers(table, 'deerfield'), scored(table)]).toEqual([1, []]);
    expect(markers(deerfield(4).act(lose(ABENAKI)), 'deerfield')).toBe(0);
    const late = deerfield(6, { season: 'late' });
    expect([markers(late, 'deerfield'), scored(late)]).toEqual([0, ['french 1 raids']]);
  });
});

describe('WW 10.31b, table-vp-c success destroys the stockade', () => {
  it('without a point', () => {
    const table = carlisle({ dice: [6] });
    expect([table.fort('carlisle'), scored(table)]).toEqual(['none', []]);
  });
  it('Drilled Troops who march in score one', () => {
    const pieces = at('raystown', 'dieskau', BEARN);
    const table = strike(
      { active: 'french', pieces, forts: { carlisle: 'british stockade' } },
      'carlisle',
      'dieskau',
      BEARN,
    );
    expect(scored(table)).toEqual(['french 1 stockade']);
  });
});

describe('WW 10.31c success destroys the tribe', () => {
  it('anywhere but besieged; no other tribe', () => {
    const pieces = {
      [DELAWARE]: 'logstown',
      [DELAWARE2]: 'niagara inside',
      [VIRGINIA]: 'niagara',
      [MINGO]: 'logstown',
    };
    const table = kittaning(5, { pieces, forts: { niagara: 'french fort' }, sieges: { niagara: 0 } });
    expect(places(table, DELAWARE, DELAWARE2, MINGO)).toEqual(['off', 'niagara', 'logstown']);
  });
});
