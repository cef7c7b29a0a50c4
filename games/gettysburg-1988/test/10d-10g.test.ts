import { whyNotSetup } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { CONFEDERATE, options as known, scenarios } from '../data/index.ts';
import { game } from '../game.ts';
import { type Position, position, scenario, type Table } from './table.ts';

const reroll = { type: 'reroll' } as const;
const keepDie = { type: 'keepDie' } as const;
const advance = (units: string | readonly string[], to: string) =>
  ({ type: 'advance', units: [units].flat(), to }) as const;
const retreat = (from: string, to: string) => ({ type: 'retreat', from, to }) as const;
type Units = Position['units'];

/** One battle up to its dice. */
const fight = (attackers: readonly string[], defenders: readonly string[], p: Position): Table =>
  position({ dice: [5, 5], ...p })
    .endMovement()
    .declare(attackers, defenders)
    .resolve();
/** What the two sides add to their dice. */
const totals = (
  options: readonly string[],
  attackers: string[],
  defenders: string[],
  units: Units,
  phase?: 'union',
) => {
  const table = fight(attackers, defenders, { options, units, ...(phase ? { phase } : {}) });
  const { attack, defence } = table.said('battle.begins')[0]!.args!;
  return [attack, defence];
};
/** Half points paid for a move. */
const cost = (options: readonly string[], units: Units, unit: string, ...path: string[]): unknown =>
  position({ options, units, phase: unit.startsWith('us') ? 'union' : 'confederate' })
    .move(unit, ...path)
    .said('move.done')[0]!.args!['cost'];

describe('G88 10-a optional rules are chosen by the players', () => {
  // What each option changes, seen from outside.
  const probes: Readonly<Record<string, (options: readonly string[]) => unknown>> = {
    '10a': options =>
      position({ options, phase: 'union', units: { 'us-gen-sykes': 'T11', 'us-inf-geary': 'T11' } }).whyNotMove(
        ['us-gen-sykes', 'us-inf-geary'],
        ...['T10', 'T9', 'S9', 'R9', 'Q9', 'P9'],
      ) === null,
    '10b': options =>
      position({ options, units: { 'cs-art-dance': 'T4', 'us-inf-howe': 'T6' } }).endMovement().asked[1],
    '10b4': options => {
      const units = { 'us-art-hazard': 'T7', 'us-inf-howe': 'S7', 'cs-cav-jenkins': 'T6' };
      const table = fight(['T7', 'S7'], ['T6'], {
        options: without(options, '10e'),
        phase: 'union',
        units,
        dice: [3, 5],
      });
      return table.act(retreat('T6', 'U6')).whyNot(advance('us-art-hazard', 'T6'));
    },
    '10c1': options =>
      position({ options, turn: 8, units: { 'cs-gen-ewell': 'eliminated', 'cs-inf-early': 'T6' } }).endMovement()
        .asked[1],
    '10c2': options => position({ options, turn: 8, units: { 'cs-inf-early': 'T6 back' } }).endMovement().asked[1],
    '10d': options => scenario('day2', options).where('us-gen-newton'),
    '10e': options => fight(['T6'], ['T7'], { options, units: { 'cs-inf-early': 'T6', 'us-inf-howe': 'T7' } }).asked[1],
    '10g1': options =>
      position({ options, units: { 'cs-art-dance': 'T7' } }).whyNotMove('cs-art-dance', 'T8')?.rule ?? null,
    '10g2': options => totals(options, ['T7'], ['T8'], { 'cs-inf-early': 'T7', 'us-inf-howe': 'T8' }),
    '10g3': options => cost(options, { 'us-inf-howe': 'T6', 'cs-art-dance': 'S9' }, 'us-inf-howe', 'S7'),
    '10g4': options =>
      totals(options, ['T6'], ['T7'], { 'cs-gen-ewell': 'T6', 'cs-inf-early': 'T6', 'us-inf-howe': 'T7' }),
    '10g5': options =>
      totals(options, ['T6'], ['T7'], { 'cs-gen-r-e-lee': 'T4', 'cs-inf-early': 'T6', 'us-inf-howe': 'T7' }),
  };
  const without = (options: readonly string[], option: string) => options.filter(each => each !== option);
  const observe = (options: readonly string[]) =>
    Object.fromEntries(Object.entries(probes).map(([id, probe]) => [id, probe(options)]));

  it('with all of them off the base rules hold', () => {
    expect(observe([])).toEqual({
      '10a': true,
      '10b': 'phase.move',
      '10b4': null,
      '10c1': 'phase.move',
      '10c2': 'phase.move',
      '10d': 'absent',
      '10e': 'combat.retreat',
      '10g1': null,
      '10g2': [4, 3],
      '10g3': 1,
      '10g4': [4, 3],
      '10g5': [4, 3],
    });
  });

  it.each(Object.keys(probes))('%s alone changes only what it says', id => {
    const base = observe([]);
    const seen = observe([id]);
    expect(Object.keys(base).filter(each => JSON.stringify(base[each]) !== JSON.stringify(seen[each]))).toEqual([id]);
  });

  it('each is a switch of its own; only the wings need another', () => {
    for (const { id } of known)
      expect(whyNotSetup(game, { scenario: 'day1', options: [id] }) === null).toBe(id !== '10a3');
    expect(whyNotSetup(game, { scenario: 'day1', options: ['10a', '10a3'] })).toBeNull();
    expect(whyNotSetup(game, { scenario: 'day1', options: known.map(({ id }) => id) })).toBeNull();
    expect(known.some(each => each.default)).toBe(false);
  });
});

describe('G88 10d-a Newton replaces Reynolds', () => {
  it('on the second and the third day', () => {
    for (const day of ['day2', 'day3']) {
      const table = scenario(day, ['10d']);
      expect(table.where('us-gen-newton')).toBe(scenario(day).where('us-gen-reynolds'));
      expect(table.where('us-gen-reynolds')).toBe('absent');
      expect(scenario(day).where('us-gen-newton')).toBe('absent');
    }
    expect(scenario('day2').where('us-gen-reynolds')).toBe('L6');
  });

  it('the first day and the whole battle are unchanged', () => {
    for (const id of ['day1', 'campaign']) expect(scenario(id, ['10d']).t).toEqual(scenario(id).t);
  });
});

describe('G88 10d-b Birney replaces Sickles', () => {
  it('on the third day', () => {
    const table = scenario('day3', ['10d']);
    expect(table.where('us-gen-birney')).toBe(scenario('day3').where('us-gen-sickles'));
    expect(table.where('us-gen-sickles')).toBe('absent');
    expect(scenario('day3').where('us-gen-birney')).toBe('absent');
  });

  it('on no other', () => {
    for (const id of ['day1', 'day2', 'campaign']) {
      const table = scenario(id, ['10d']);
      expect(table.where('us-gen-birney')).toBe('absent');
      expect(table.where('us-gen-sickles')).toBe(scenario(id).where('us-gen-sickles'));
    }
  });
});

const EARLY_ATTACKS = { 'cs-inf-early': 'T6', 'us-inf-howe': 'T7' }; // 4 to 3
const attack = (p: Partial<Position>): Table => fight(['T6'], ['T7'], { options: ['10e'], units: EARLY_ATTACKS, ...p });
const result = (table: Table) => table.said('battle.result')[0]!.args!;

describe('G88 10e-a the initiative marker starts with the Confederates', () => {
  it.each(scenarios.map(({ id }) => id))('in %s', id => {
    expect(scenario(id, ['10e']).t.initiative).toBe(CONFEDERATE);
  });
});

describe('G88 10e-b the marker buys one re-roll', () => {
  it('of the holder’s own die; the new roll stands, better or worse', () => {
    const table = attack({ dice: [2, 5, 1] });
    expect(table.asked).toEqual(['confederate', 'combat.reroll']);
    table.act(reroll).act(keepDie).done();
    expect(result(table)).toMatchObject({ attack: 5, defence: 8 });
  });

  it('in defence too', () => {
    const table = attack({ initiative: 'union', dice: [5, 1, 9] });
    expect(table.asked).toEqual(['union', 'combat.reroll']);
    table.act(reroll).act(keepDie).done();
    expect(result(table)).toMatchObject({ attack: 9, defence: 12 });
  });

  it('is a choice', () => {
    const table = attack({ dice: [2, 5] }).act(keepDie);
    expect(result(table)).toMatchObject({ attack: 6, defence: 8 });
    table.done();
  });

  it('not without the marker, not after the result, not without the option', () => {
    const table = attack({ dice: [2, 5] });
    table.refused(reroll, '10e-b', 'union');
    table.act(keepDie);
    expect(table.whyNot(reroll)).not.toBeNull();
    expect(table.whyNot(reroll, 'union')).not.toBeNull();
    expect(attack({ options: [], dice: [2, 5] }).asked[1]).toBe('combat.retreat');
  });

  it('in a two-hex attack as in any battle', () => {
    const units = { 'cs-art-dance': 'T4', 'us-inf-barlow': 'T6' };
    const table = position({ options: ['10b', '10e'], units, dice: [1, 1, 6] }).endMovement();
    table
      .act({ type: 'bombard', guns: ['cs-art-dance'], target: 'T6' })
      .resolve()
      .act(reroll)
      .act(keepDie)
      .done();
    expect(table.asked).toEqual(['union', 'combat.damage']); // 7 to 3
  });
});

describe('G88 10e-c a used marker goes to the opponent', () => {
  it('who may use it in the same battle; nobody re-rolls twice in one', () => {
    const table = attack({ dice: [2, 5, 1, 3] }).act(reroll);
    expect(table.asked).toEqual(['union', 'combat.reroll']);
    table.act(reroll).done(); // and it is back with the Confederates, who have had theirs
    expect(result(table)).toMatchObject({ attack: 5, defence: 6 });
    expect(table.t.initiative).toBe(CONFEDERATE);
    expect(table.said('initiative.passes').map(event => event.args)).toEqual([
      { side: 'union' },
      { side: 'confederate' },
    ]);
  });

  it('after both have rolled again nobody may, and is told why', () => {
    const table = attack({ dice: [2, 5, 1, 3] })
      .act(reroll)
      .act(reroll);
    for (const seat of ['confederate', 'union']) {
      expect(table.refused(reroll, '10e-c', seat).key).toBe('no.rerolledBoth');
    }
  });

  it('who keeps it until he uses it, over battles and turns', () => {
    const table = attack({ dice: [2, 3, 2, 5, 5] })
      .act(reroll)
      .act(keepDie); // 6 to 6
    table.act(retreat('T6', 'T5')).endMovement(); // the Union stands still
    expect(table.t.turn).toBe(2);
    table.move('cs-inf-early', 'T6').endMovement().declare(['T6'], ['T7']).resolve();
    expect(table.asked).toEqual(['union', 'combat.reroll']);
    table.done();
  });

  it('unused, it stays', () => {
    const table = attack({ dice: [2, 3, 5, 5] })
      .act(keepDie)
      .act(retreat('T6', 'T5'))
      .endMovement();
    table.move('cs-inf-early', 'T6').endMovement().declare(['T6'], ['T7']).resolve();
    expect(table.asked).toEqual(['confederate', 'combat.reroll']);
    table.done();
  });
});

describe('G88 10f solitaire play', () => {
  it('one person may play both sides in turn, and nothing else changes', () => {
    const game1 = (options: readonly string[]) =>
      position({ options, units: EARLY_ATTACKS, dice: [2, 3] })
        .act({ type: 'endMovement' }, 'confederate')
        .act({ type: 'declareBattle', attackers: ['T6'], defenders: ['T7'] }, 'confederate')
        .act({ type: 'resolve', battle: 0 }, 'confederate')
        .act(retreat('T6', 'T5'), 'confederate')
        .act({ type: 'endMovement' }, 'union');
    expect(game1(['10f']).t).toEqual(game1([]).t);
    expect(whyNotSetup(game, { scenario: 'day1', options: ['10f'] })).toBeNull();
    game1(['10f']).refused({ type: 'endMovement' }, '3-b', 'union'); // the sides still take turns
  });
});

describe('G88 10g1 variant: artillery crosses streams by road', () => {
  it('not elsewhere; other units as ever', () => {
    const units = { 'cs-art-dance': 'T7', 'cs-inf-early': 'S8' };
    const table = position({ options: ['10g1'], units });
    table.refusedMove('10g1', 'cs-art-dance', 'T8');
    table.move('cs-inf-early', 'T8');
    expect(cost([], units, 'cs-art-dance', 'T8')).toBe(4);
  });

  it('by road at half a point', () => {
    expect(cost(['10g1'], { 'cs-art-dance': 'P8' }, 'cs-art-dance', 'P9')).toBe(1);
  });

  it('a stack with artillery is bound too', () => {
    const units = { 'cs-gen-ewell': 'T7', 'cs-art-dance': 'T7', 'cs-inf-early': 'T7' };
    const table = position({ options: ['10g1'], units });
    table.refusedMove('10g1', Object.keys(units), 'T8');
    table.move(['cs-gen-ewell', 'cs-inf-early'], 'T8');
  });

  it('in retreat', () => {
    const beaten = (options: readonly string[]) =>
      fight(['T6'], ['T7'], { options, units: { 'cs-inf-early': 'T6', 'us-art-hazard': 'T7' }, dice: [3, 5] });
    expect(beaten([]).offeredHexes('T7')).toEqual(['S8', 'T8', 'U8']);
    const table = beaten(['10g1']);
    expect(table.offeredHexes('T7')).toEqual(['S8']);
    table.refused(retreat('T7', 'T8'), '10g1');
  });

  it('a gun that could only swim cannot retreat', () => {
    const units = { 'cs-inf-early': 'T6', 'cs-inf-rodes': 'S7', 'cs-inf-hood': 'S8', 'cs-inf-heth': 'U7' };
    const beaten = (options: readonly string[]) =>
      fight(['T6', 'S7', 'S8', 'U7'], ['T7'], { options, units: { ...units, 'us-art-hazard': 'T7' }, dice: [2, 10] });
    expect(beaten([]).offeredHexes('T7')).toEqual(['T8', 'U8']);
    expect(beaten(['10g1']).offered()).toEqual([{ type: 'stand', from: 'T7' }]); // 4d5
  });

  it('in an advance', () => {
    const units = { 'us-gen-hancock': 'T7', 'us-art-hazard': 'T7', 'us-inf-hays': 'T7', 'cs-cav-jenkins': 'T8' };
    const won = (options: readonly string[]) =>
      fight(['T7'], ['T8'], { options, phase: 'union', units, dice: [3, 5] }).act(retreat('T8', 'T9'));
    won(['10g1']).refused(advance('us-art-hazard', 'T8'), '10g1');
    won(['10g1']).act(advance('us-inf-hays', 'T8'));
    won([]).act(advance('us-art-hazard', 'T8'));
  });
});

describe('G88 10g2 variant: attack across a stream', () => {
  it('costs each attacking unit one, the defender nothing', () => {
    const units = { 'us-inf-howe': 'T7', 'cs-inf-early': 'T8' };
    expect(totals(['10g2'], ['T7'], ['T8'], units, 'union')).toEqual([2, 4]);
    expect(totals([], ['T7'], ['T8'], units, 'union')).toEqual([3, 4]);
    expect(totals(['10g2'], ['T8'], ['T7'], units)).toEqual([3, 3]); // the other way round
  });

  it('counts the units, and only those with the stream before them', () => {
    const stack = { 'us-gen-meade': 'T7', 'us-inf-howe': 'T7', 'us-inf-hays': 'T7', 'cs-inf-early': 'T8' };
    expect(totals(['10g2'], ['T7'], ['T8'], stack, 'union')).toEqual([4, 4]);
    const bank = { 'us-inf-howe': 'T7', 'us-inf-hays': 'T9', 'cs-inf-early': 'T8' };
    expect(totals(['10g2'], ['T7', 'T9'], ['T8'], bank, 'union')).toEqual([5, 4]);
  });
});

describe('G88 10g3 variant: under fire', () => {
  const step = (options: readonly string[], enemy: string, hex: string) =>
    cost(options, { 'us-inf-howe': 'T6', [enemy]: hex }, 'us-inf-howe', 'S7');

  it('no road rate within two hexes of enemy artillery', () => {
    expect(step(['10g3'], 'cs-art-dance', 'S9')).toBe(2);
    expect(step(['10g3'], 'cs-art-dance', 'S10')).toBe(1); // three hexes away
    expect(step([], 'cs-art-dance', 'S9')).toBe(1);
  });

  it('line of fire or not; other troops and one’s own guns do not matter', () => {
    expect(step(['10g3'], 'cs-art-dance', 'Q8')).toBe(2); // behind the hill R7
    expect(step(['10g3'], 'cs-inf-early', 'S9')).toBe(1);
    expect(step(['10g3'], 'us-art-hazard', 'S9')).toBe(1);
  });

  it('the full cost of the ground entered', () => {
    const units = { 'us-inf-howe': 'P5', 'cs-art-dance': 'Q3' };
    expect(cost([], units, 'us-inf-howe', 'Q5')).toBe(1);
    expect(cost(['10g3'], units, 'us-inf-howe', 'Q5')).toBe(4); // woods
  });

  it('looks at the hex entered, not at the one left', () => {
    expect(cost(['10g3'], { 'us-inf-howe': 'S7', 'cs-art-dance': 'S9' }, 'us-inf-howe', 'T6')).toBe(1);
  });

  it('holds for the road by which a unit enters the map', () => {
    const enter = (options: readonly string[]) =>
      position({ options, turn: 2, phase: 'union', units: { 'us-inf-robinson': 'waiting', 'cs-art-dance': 'A4' } })
        .move('us-inf-robinson', 'A2')
        .said('move.entered')[0]!.args!['cost'];
    expect([enter([]), enter(['10g3'])]).toEqual([1, 2]);
  });
});

describe('G88 10g4 variant: the corps general’s bonus', () => {
  const bonus = (units: Units, from = 'T6') =>
    totals(['10g4'], [from], ['T7'], { 'cs-cav-jenkins': 'T7', ...units }, 'union')[0];

  it('one for each unit of his own corps in his hex', () => {
    expect(bonus({ 'us-gen-hancock': 'T6', 'us-inf-caldwell': 'T6' })).toBe(4);
    expect(bonus({ 'us-gen-hancock': 'T6', 'us-inf-barnes': 'T6' })).toBe(3);
    expect(bonus({ 'us-gen-hancock': 'T6', 'us-inf-caldwell': 'T6', 'us-inf-hays': 'T6' })).toBe(8);
    expect(bonus({ 'us-gen-hancock': 'T6', 'us-inf-caldwell': 'T6', 'us-inf-barnes': 'T6' })).toBe(7);
    expect(bonus({ 'us-gen-hancock': 'T5', 'us-inf-caldwell': 'T6' })).toBe(3);
    expect(bonus({ 'us-gen-meade': 'T6', 'us-inf-caldwell': 'T6' })).toBe(3);
  });

  it('in defence too, within the limit of ten', () => {
    const units = { 'us-inf-howe': 'T6', 'cs-gen-longstreet': 'T7', 'cs-inf-hood': 'T7' };
    expect(totals(['10g4'], ['T6'], ['T7'], units, 'union')).toEqual([3, 7]);
    expect(totals([], ['T6'], ['T7'], units, 'union')).toEqual([3, 6]);
    const both = { ...units, 'cs-inf-mclaws': 'T7 back', 'cs-gen-a-p-hill': 'T7' };
    expect(totals(['10g4'], ['T6'], ['T7'], both, 'union')).toEqual([3, 10]); // 6 + 2 + 2
    expect(totals(['10g4'], ['T6'], ['T7'], { ...both, 'cs-inf-mclaws': 'T7' }, 'union')).toEqual([3, 10]); // 13
  });
});

describe('G88 10g5 variant: the army general’s bonus', () => {
  const lee = (at: string, more: Units = {}, attackers = ['T6'], options = ['10g5']) =>
    totals(options, attackers, ['T7'], { 'us-inf-howe': 'T7', 'cs-inf-early': 'T6', 'cs-gen-r-e-lee': at, ...more })[0];

  it('one for a unit at most four hexes away', () => {
    expect(lee('T2')).toBe(5);
    expect(lee('T1')).toBe(4);
    expect(lee('T6')).toBe(5);
    expect(lee('eliminated')).toBe(4);
  });

  it('for each unit of the battle within reach, and no other', () => {
    expect(lee('T4', { 'cs-cav-hampton': 'U7' }, ['T6', 'U7'])).toBe(7); // 5 + 2
    expect(lee('T2', { 'cs-cav-hampton': 'S8' }, ['T6', 'S8'])).toBe(6); // Hampton is too far
    expect(lee('T4', { 'cs-cav-hampton': 'T5' })).toBe(5); // not in the battle
  });

  it('within the limit of ten', () => {
    expect(lee('T4', { 'cs-inf-johnson': 'U7' }, ['T6', 'U7'])).toBe(10); // 9 + 2
    expect(lee('T4', { 'cs-inf-johnson': 'U7' }, ['T6', 'U7'], [])).toBe(9);
  });

  it('besides that of 10g4, and on both sides', () => {
    expect(lee('T4', { 'cs-gen-ewell': 'T6' }, ['T6'], ['10g4', '10g5'])).toBe(6);
    const units = { 'cs-inf-early': 'T6', 'us-inf-howe': 'T7', 'us-gen-meade': 'T11', 'cs-gen-longstreet': 'T6' };
    expect(totals(['10g5'], ['T6'], ['T7'], units)).toEqual([4, 4]);
  });
});
