import { describe, expect, it } from 'vitest';
import { CODES } from '../data/grid.ts';
import {
  entryHex,
  entryTurn,
  hexIds,
  hexNumber,
  isEdge,
  scenarioOf,
  sideOf,
  UNION,
  UNITS,
  unitIds,
  unitNumber,
} from '../data/index.ts';
import { game } from '../game.ts';
import { setUp } from '../setup.ts';
import { WAITING } from '../state.ts';
import { position, scenario, type Table } from './table.ts';

// The set-up tables, written down a second time from the rulebook: unit, hex, and < for a back face.

const DAY2_UNION = `
  gen-meade I8
  gen-reynolds L6, inf-wadsworth M8<, inf-doubleday L6<, art-wainwright K6<
  gen-hancock H7, inf-caldwell H7, inf-gibbon J7, inf-hays G8, art-hazard H7
  gen-sickles E8, inf-birney E8, inf-humphreys D7, art-randolph C8
  gen-sykes J10, inf-barnes I11, inf-ayres J10, art-martin J10
  gen-howard M7, inf-steinwehr M7, art-osborne M7
  gen-slocum M9, inf-williams M9, inf-geary F7, art-muhlenburg M9
  gen-buford C5, cav-gamble C5, cav-devin C5
  art-ransom B7, art-fitzhugh A8`;
const DAY2_CONFEDERATE = `
  gen-r-e-lee S2
  gen-longstreet P3, inf-mclaws S2, inf-hood P3
  gen-ewell O9, inf-early O9, inf-rodes O7<, inf-johnson O10, art-dance O6, art-nelson O8
  gen-a-p-hill M5, inf-anderson I2, inf-heth O2<, inf-pender M5<, art-mcintosh N5, art-pegram L4<
  cav-jenkins Q11`;
const DAY3_UNION = `
  gen-meade I8
  gen-reynolds K6, inf-doubleday K6<, art-wainwright K6<
  gen-hancock J6, inf-caldwell H6<, inf-gibbon I6, inf-hays J6, art-hazard J6
  gen-sickles J7, inf-humphreys J7<, art-randolph J7<
  gen-sykes F6, inf-barnes E6<, inf-ayres F6<, inf-crawford G6, art-martin F6
  gen-sedgwick C8, inf-wright C6, inf-howe C8, inf-newton J9, art-tompkins E7
  gen-howard M7, inf-steinwehr M7, art-osborne M7
  gen-slocum L8, inf-williams L8, inf-geary L8, art-muhlenburg L7
  gen-pleasonton I11
  gen-buford A7, cav-gamble A7, cav-devin A7
  gen-gregg J10, cav-mcintosh J10, cav-gregg J10, cav-huey I10
  gen-kilpatrick A5, cav-farnsworth A5, cav-custer K11
  art-robertson J11, art-tidball B7
  gen-tyler H8, art-mcgilvery H7, art-taft L6, art-huntington H8, art-fitzhugh H8`;
const DAY3_CONFEDERATE = `
  gen-r-e-lee O2
  gen-longstreet G4, inf-mclaws H4<, inf-pickett Q4, inf-hood F4<, art-alexander G4, art-eshelman I4
  gen-ewell O7, inf-early O7<, inf-rodes O6<, inf-johnson N9, art-dance O9, art-nelson O8
  gen-a-p-hill J3, inf-anderson J3, inf-heth O2, inf-pender M5<, art-mcintosh K4, art-pegram L4<
  gen-jeb-stuart S11, cav-hampton S11, cav-f-lee R10, cav-chambliss Q10, cav-jenkins P9, art-beckham Q9`;

/** A table as lines `us-inf-wadsworth M8<`, sorted. */
const lines = (army: string, text: string): string[] =>
  text
    .split(/[,\n]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(entry => `${army}-${entry}`)
    .sort();
const fromData = (id: string, side: 'union' | 'confederate'): string[] =>
  scenarioOf(id)
    .setup[side].map(({ unit, hex, face }) => `${unit} ${hex}${face === 'back' ? '<' : ''}`)
    .sort();
const onMap = ({ t }: Table, side: 'union' | 'confederate'): string[] =>
  unitIds
    .map((id, unit) => ({ id, unit, hex: hexIds[t.at[unit]!] }))
    .filter(({ unit, hex }) => hex !== undefined && (sideOf[unit] === UNION) === (side === 'union'))
    .map(({ id, unit, hex }) => `${id} ${hex}${t.reduced[unit] ? '<' : ''}`)
    .sort();
const placed = (table: Table, place: string): string[] => unitIds.filter(id => table.where(id) === place);
const backs = (list: readonly string[]): number => list.filter(line => line.endsWith('<')).length;

/** Nobody moves until the movement of this side in this turn. */
function waitUntil(table: Table, turn: number, side: 'confederate' | 'union'): Table {
  while (table.t.turn < turn || table.asked[0] !== side) table.endMovement();
  return table;
}
/** Plays on without a move and says on which turns. */
function turnsPlayed(table: Table): number[] {
  const turns: number[] = [];
  while (table.asked[0] !== undefined) {
    if (table.asked[0] === 'confederate') turns.push(table.t.turn);
    table.endMovement();
  }
  return turns;
}
const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('G88 6 the scenarios', () => {
  it('are three days and the whole battle', () => {
    expect(game.scenarios).toEqual(['day1', 'day2', 'day3', 'campaign']);
  });

  it('each have a set-up and an end of their own', () => {
    const maps = ['day1', 'day2', 'day3'].map(id =>
      [...onMap(scenario(id), 'union'), ...onMap(scenario(id), 'confederate')].join(),
    );
    expect(new Set(maps).size).toBe(3);
    expect(game.scenarios.map(id => scenarioOf(id).victory.type)).toEqual(['ratio', 'margin', 'most', 'most']);
  });
});

describe('G88 6a1 the whole map', () => {
  it('lies open in every scenario: a unit can stand in each of the 231 hexes', () => {
    for (const id of game.scenarios) {
      const table = position({ scenario: id, units: { 'us-inf-hays': 'A1' } });
      for (const hex of CODES) {
        table.t.at[unitNumber('us-inf-hays')] = hexNumber(hex);
        expect([table.where('us-inf-hays'), game.audit(table.state)]).toEqual([hex, []]);
      }
    }
    expect(CODES).toHaveLength(231);
  });
});

describe('G88 6a2 the first turn', () => {
  it('is 1, 9 or 17, and 1 for the whole battle', () => {
    expect(game.scenarios.map(id => scenario(id).t.turn)).toEqual([1, 9, 17, 1]);
  });
});

describe('G88 6a3 the order of appearance', () => {
  it('holds the units to come, front face up, each with a turn of the scenario and an edge hex', () => {
    for (const [id, number] of [
      ['day1', 45],
      ['day2', 28],
      ['day3', 1],
      ['campaign', 74],
    ] as const) {
      const table = scenario(id);
      const waiting = placed(table, 'waiting').map(unitNumber);
      expect(waiting, id).toHaveLength(number);
      const { startTurn, endTurn } = scenarioOf(id);
      for (const unit of waiting) {
        expect(table.t.reduced[unit]).toBe(0);
        expect([entryTurn[unit]! >= startTurn, entryTurn[unit]! <= endTurn, isEdge[entryHex[unit]!]]).toEqual([
          true,
          true,
          1,
        ]);
      }
    }
  });

  it('holds no unit the scenario does not need', () => {
    const table = scenario('day1');
    expect(table.where('cs-art-alexander')).toBe('absent');
    waitUntil(table, 8, 'confederate').refusedMove('6a3', 'cs-art-alexander', 'S1');
    table.move('cs-inf-hood', 'S1');
  });
});

describe('G88 6a4-a units on the map', () => {
  it('stand in the hex and on the face of the table', () => {
    const table = scenario('day2');
    expect([table.where('us-inf-wadsworth'), table.isReduced('us-inf-wadsworth')]).toEqual(['M8', true]);
    expect([table.where('us-inf-gibbon'), table.isReduced('us-inf-gibbon')]).toEqual(['J7', false]);
  });

  it('in every scenario: all those listed and none besides', () => {
    for (const id of game.scenarios) {
      for (const side of ['union', 'confederate'] as const)
        expect(onMap(scenario(id), side)).toEqual(fromData(id, side));
    }
  });

  it('have not moved, fought or been marked', () => {
    const { t } = scenario('day3');
    expect(
      [t.moved, t.engaged, t.marked].every(column => column.length === UNITS && column.every(value => value === 0)),
    ).toBe(true);
  });
});

describe('G88 6b-s1-a scenario 1: eight turns from turn 1', () => {
  it('is played on turns 1 to 8', () => {
    expect(turnsPlayed(scenario('day1'))).toEqual(span(1, 8));
    expect(scenarioOf('day1')).toMatchObject({ startTurn: 1, endTurn: 8 });
  });
});

describe('G88 6b-s1-b scenario 1: the units of turns 1 to 8', () => {
  it('keeps those of turn 8 for turn 8 and has none of turn 10', () => {
    const table = waitUntil(scenario('day1'), 7, 'confederate');
    table.refusedMove('3c-b', 'cs-inf-hood', 'S1');
    waitUntil(table, 8, 'confederate').move('cs-inf-hood', 'S1');
    table.endMovement().refusedMove('6a3', 'us-gen-tyler', 'A8');
    table.move('us-inf-birney', 'A8');
  });

  it('uses each unit scheduled by then, and no other', () => {
    const absent = placed(scenario('day1'), 'absent').map(unitNumber);
    expect(absent.map(unit => unitIds[unit])).toEqual(unitIds.filter((_, unit) => entryTurn[unit]! > 8));
  });
});

describe('G88 6b-s1-c scenario 1: five Union units', () => {
  it('begin at D3, O5 and Q7, front face up', () => {
    const expected = lines('us', 'gen-reynolds D3, inf-wadsworth D3, gen-buford O5, cav-gamble O5, cav-devin Q7');
    expect(onMap(scenario('day1'), 'union')).toEqual(expected);
  });
});

describe('G88 6b-s1-d scenario 1: no Confederates, no losses', () => {
  it('begins with neither', () => {
    const table = scenario('day1');
    expect(onMap(table, 'confederate')).toEqual([]);
    expect(placed(table, 'eliminated')).toEqual([]);
  });
});

describe('G88 6b-s2-a scenario 2: eight turns from turn 9', () => {
  it('is played on turns 9 to 16', () => {
    expect(turnsPlayed(scenario('day2'))).toEqual(span(9, 16));
  });
});

describe('G88 6b-s2-b scenario 2: the units up to turn 16', () => {
  it('enter as scheduled: Wright on turn 13, Merritt never', () => {
    const table = waitUntil(scenario('day2'), 12, 'union');
    table.refusedMove('3c-b', 'us-inf-wright', 'I11');
    waitUntil(table, 13, 'union').refusedMove('3c-a', 'us-inf-wright', 'I10');
    table.move('us-inf-wright', 'I11', 'I10');
    waitUntil(table, 16, 'union').refusedMove('6a3', 'us-cav-merritt', 'A2');
  });

  it('are on the map, eliminated or waiting', () => {
    expect(placed(scenario('day2'), 'absent')).toEqual(unitIds.filter((_, unit) => entryTurn[unit]! > 16));
    expect(placed(scenario('day2'), 'waiting')).toEqual(
      unitIds.filter((_, unit) => entryTurn[unit]! >= 9 && entryTurn[unit]! <= 16),
    );
  });
});

describe('G88 6b-s2-c scenario 2: the Union set-up', () => {
  it('is the table of the rulebook: 30 units, 3 of them reduced', () => {
    const table = lines('us', DAY2_UNION);
    expect([table.length, backs(table)]).toEqual([30, 3]);
    expect(fromData('day2', 'union')).toEqual(table);
    expect(onMap(scenario('day2'), 'union')).toEqual(table);
  });
});

describe('G88 6b-s2-d scenario 2: the Confederate set-up', () => {
  it('is the table of the rulebook: 17 units, 4 of them reduced', () => {
    const table = lines('cs', DAY2_CONFEDERATE);
    expect([table.length, backs(table)]).toEqual([17, 4]);
    expect(fromData('day2', 'confederate')).toEqual(table);
    expect(onMap(scenario('day2'), 'confederate')).toEqual(table);
  });
});

describe('G88 6b-s2-e scenario 2: earlier losses', () => {
  it('are Robinson, Barlow and Schurz, who cannot come back', () => {
    const table = scenario('day2');
    expect(placed(table, 'eliminated')).toEqual(['us-inf-robinson', 'us-inf-barlow', 'us-inf-schurz']);
    table.endMovement().refusedMove('4e1-b', 'us-inf-barlow', 'A2');
  });
});

describe('G88 6b-s2-f scenario 2: Newton and the marker on Heth', () => {
  it('come with options 10d and 10c2, each by itself', () => {
    for (const [options, newton, reynolds, marked] of [
      [[], 'absent', 'L6', false],
      [['10d'], 'L6', 'absent', false],
      [['10c2'], 'absent', 'L6', true],
      [['10c2', '10d'], 'L6', 'absent', true],
    ] as const) {
      const table = scenario('day2', options);
      expect([table.where('us-gen-newton'), table.where('us-gen-reynolds')]).toEqual([newton, reynolds]);
      expect(table.isMarked('cs-inf-heth')).toBe(marked);
      expect(table.t.marked.filter(Boolean)).toHaveLength(marked ? 1 : 0);
      expect([table.where('us-gen-sickles'), table.where('us-gen-birney')]).toEqual(['E8', 'absent']);
    }
  });
});

describe('G88 6b-s3-a scenario 3: eight turns from turn 17', () => {
  it('is played on turns 17 to 24', () => {
    expect(turnsPlayed(scenario('day3'))).toEqual(span(17, 24));
  });
});

describe('G88 6b-s3-b scenario 3: the units up to turn 24', () => {
  it('leaves only Merritt to come, on turn 20', () => {
    const table = scenario('day3');
    expect(placed(table, 'waiting')).toEqual(['us-cav-merritt']);
    waitUntil(table, 19, 'union').refusedMove('3c-b', 'us-cav-merritt', 'A2');
    waitUntil(table, 20, 'union').move('us-cav-merritt', 'A2');
    expect(table.where('us-cav-merritt')).toBe('A2');
  });
});

describe('G88 6b-s3-c scenario 3: the Union set-up', () => {
  it('is the table of the rulebook: 47 units, 7 of them reduced', () => {
    const table = lines('us', DAY3_UNION);
    expect([table.length, backs(table)]).toEqual([47, 7]);
    expect(fromData('day3', 'union')).toEqual(table);
    expect(onMap(scenario('day3'), 'union')).toEqual(table);
  });
});

describe('G88 6b-s3-d scenario 3: the Confederate set-up', () => {
  it('is the table of the rulebook: 25 units, 6 of them reduced', () => {
    const table = lines('cs', DAY3_CONFEDERATE);
    expect([table.length, backs(table)]).toEqual([25, 6]);
    expect(fromData('day3', 'confederate')).toEqual(table);
    expect(onMap(scenario('day3'), 'confederate')).toEqual(table);
    expect(table).toContain('cs-inf-heth O2');
  });
});

describe('G88 6b-s3-e scenario 3: earlier losses', () => {
  it('are five divisions and a battery; the infantry of Birney, not the general', () => {
    const table = scenario('day3');
    const lost = ['robinson', 'barlow', 'schurz', 'wadsworth', 'birney'].map(name => `us-inf-${name}`);
    expect(placed(table, 'eliminated').sort()).toEqual([...lost, 'us-art-ransom'].sort());
    expect(table.where('us-gen-birney')).toBe('absent');
  });
});

describe('G88 6b-s3-f scenario 3: Newton and Birney', () => {
  it('stand in for Reynolds and Sickles with option 10d', () => {
    const generals = ['us-gen-newton', 'us-gen-birney', 'us-gen-reynolds', 'us-gen-sickles'];
    const where = (options: readonly string[]) => generals.map(each => scenario('day3', options).where(each));
    expect(where(['10d'])).toEqual(['K6', 'J7', 'absent', 'absent']);
    expect(where([])).toEqual(['absent', 'absent', 'K6', 'J7']);
  });
});

describe('G88 6-campaign-a the whole battle', () => {
  it('begins like scenario 1, with all reinforcements to come', () => {
    const [day1, campaign] = [scenario('day1'), scenario('campaign')];
    for (const side of ['union', 'confederate'] as const) expect(onMap(campaign, side)).toEqual(onMap(day1, side));
    expect(placed(campaign, 'absent')).toEqual(['us-gen-newton', 'us-gen-birney']);
    expect(setUp({ scenario: 'campaign', options: ['10d'] }).table.at.filter(place => place === WAITING)).toHaveLength(
      74,
    );
  });

  it.each([8, 16])('goes on after turn %i from the position as it is', turn => {
    const units = {
      'cs-inf-heth': 'N3 back',
      'us-inf-hays': 'H5',
      'us-inf-howe': 'eliminated',
      'us-cav-merritt': 'waiting',
    };
    const table = position({ scenario: 'campaign', turn, phase: 'union', units, control: { L8: 'confederate' } });
    const before = structuredClone(table.t);
    table.endMovement();
    expect(table.t).toEqual({ ...before, turn: turn + 1, phase: 0 });
    expect(table.asked).toEqual(['confederate', 'phase.move']);
  });

  it('is played on turns 1 to 24, and lets Merritt in on turn 20', () => {
    expect(turnsPlayed(scenario('campaign'))).toEqual(span(1, 24));
    waitUntil(scenario('campaign'), 20, 'union').move('us-cav-merritt', 'A2');
  });
});
