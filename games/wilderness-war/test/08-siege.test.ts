import { describe, expect, it } from 'vitest';
import {
  ASSAULT,
  at,
  BEARN,
  basic,
  inside,
  NY1,
  PASS,
  R35,
  R44,
  R48,
  ROGERS,
  respond,
  SIEGE,
  STOP,
  scored,
  strike,
} from './07-help.ts';
import type { Position, Table } from './table.ts';

const FORT = { ticonderoga: 'french fort' };
/** The British march on a fort at Ticonderoga. */
const approach = (french: readonly string[], what = 'french fort', more: Position = {}) => {
  const pieces = { ...at('wood-creek', 'webb', R44, R48), ...at('ticonderoga', ...french), ...more.pieces };
  return strike({ ...more, pieces, forts: { ticonderoga: what } }, 'ticonderoga', 'webb', R44, R48);
};
/** Besiegers before Ticonderoga, a garrison within. */
const siege = (more: Position = {}, garrison: readonly string[] = [BEARN]): Table =>
  basic({
    ...more,
    pieces: { ...at('ticonderoga', 'webb', R44), ...at('ticonderoga inside', ...garrison), ...more.pieces },
    forts: { ...FORT, ...more.forts },
    sieges: { ticonderoga: 0, ...more.sieges },
  });

/** Webb or another digs. */
const dig = (p: Position, leader = 'webb', units: readonly string[] = [R44], garrison: readonly string[] = [BEARN]) =>
  siege(p, garrison)
    .activate(1)
    .force(leader, ...units)
    .quietly()
    .act(SIEGE)
    .quietly();

describe('WW 8.23a, table-siege-a siege levels', () => {
  const level = (from: number, die: number) => dig({ sieges: { ticonderoga: from }, dice: [die] }).siege('ticonderoga');
  it('rises by 0, 1 or 2, never above 2', () => {
    expect([1, 2, 3, 5, 6].map(die => level(0, die))).toEqual([0, 0, 1, 1, 2]);
    expect([2, 3, 6].map(die => level(1, die))).toEqual([1, 2, 2]);
    expect(level(2, 6)).toBe(2);
  });
  it('starts at 0', () => expect(approach([]).siege('ticonderoga')).toBe(0));
});

describe('WW 8.231a, summary-units-a who may roll for a siege', () => {
  it('needs the marker at the start of the phase', () => {
    const table = approach([BEARN]).act(inside(BEARN));
    expect(table.said('siege.begins')).toHaveLength(1);
    expect(table.asked[1]).not.toBe('act.decide');
    siege().activate(1).force('webb', R44).allowed(SIEGE);
  });
  it('needs besiegers who have not just come', () => {
    const table = siege({ pieces: at('wood-creek', 'loudoun', R48) }).activate(1);
    table.force('loudoun', R48).march('ticonderoga').refused(SIEGE, '8.231a');
  });
  it('needs Drilled Troops and a leader', () => {
    const rangers = siege({ pieces: { [R44]: 'off', [ROGERS]: 'ticonderoga' } });
    rangers.activate(1).force('webb', ROGERS).refused(SIEGE, '8.231a');
    siege().activate(1).drilled(R44).refused(SIEGE, '8.231b');
  });
});

describe('WW 8.231b senior leader must be activated', () => {
  const two = (leader: string) =>
    siege({ pieces: at('ticonderoga', 'loudoun', 'murray', R48) })
      .activate(1)
      .force(leader, R44);
  it('refuses a junior', () => {
    two('murray').refused(SIEGE, '8.231b');
    two('loudoun').allowed(SIEGE);
  });
  it('takes either on equal Command', () => {
    siege({ pieces: { murray: 'ticonderoga' } })
      .activate(1)
      .force('murray', R44)
      .allowed(SIEGE);
  });
  it('asks for his Initiative', () => {
    const p = { pieces: at('ticonderoga', 'loudoun', 'murray'), hands: { british: [5] } };
    siege(p)
      .activate(5)
      .refused({ type: 'force', leader: 'loudoun', pieces: [R44] }, '5.32d');
  });
});

describe('WW 8.231c force required, limits ignored', () => {
  it('refuses a leader alone', () => {
    siege({ hands: { british: [5] } })
      .activate(5)
      .individuals('webb')
      .refused(SIEGE, '8.231b');
  });
  it('needs just one unit in the force', () => {
    const units = [R48, R35, NY1, 'br-regular-40th', 'br-regular-45th'];
    siege({ pieces: at('ticonderoga', ...units) })
      .activate(1)
      .force('webb', R44)
      .allowed(SIEGE);
  });
});

const guns = (british: number[], french: number[], ...dice: number[]) =>
  siege({ hands: { british: [1, ...british], french }, dice })
    .activate(1)
    .force('webb', R44)
    .quietly()
    .act(SIEGE);
const modifier = (table: Table) => table.said('roll.siege').at(-1)?.args.modifier;

describe('WW 8.231d Coehorns before the siege roll', () => {
  it('+2 for the besieger, -2 for the besieged', () => {
    const both = guns([8], [5], 4);
    expect(both.asked).toEqual(['british', 'responses.offer']);
    expect(modifier(both.respond(8).quietly())).toBe(2);
    const enemy = guns([], [8], 4);
    expect(enemy.asked).toEqual(['french', 'responses.offer']);
    expect(modifier(enemy.respond(8))).toBe(-2);
    expect(modifier(guns([5], [8], 4).quietly())).toBe(0);
  });
});

describe('WW 8.231e Surrender! may follow Coehorns', () => {
  it('is offered again, and no die is rolled', () => {
    const table = guns([5, 6], [8]).pass().respond(8);
    expect(table.asked).toEqual(['british', 'responses.offer']);
    table.respond(6);
    expect([modifier(table), table.fort('ticonderoga')]).toEqual([undefined, 'british fort']);
    table.done();
  });
  it('is not offered again without it', () => expect(modifier(guns([6], [5], 4).pass().pass())).toBe(0));
});

describe('WW 8.231f leader modifiers in siege', () => {
  it('adds the besieger, subtracts the besieged', () => {
    const wolfe = { pieces: { wolfe: 'ticonderoga', montcalm: 'crown-point' }, dice: [2] };
    expect(modifier(dig(wolfe, 'wolfe', [R44], ['drucour', BEARN]))).toBe(1);
    expect(modifier(dig(wolfe, 'wolfe'))).toBe(2);
  });
});

describe('WW 8.231g Louisbourg -1', () => {
  const louisbourg = (active: 'british' | 'french') => {
    const [leader, unit, other] = active === 'british' ? ['webb', R44, BEARN] : ['dieskau', BEARN, R44];
    return basic({
      active,
      pieces: { ...at('louisbourg', leader, unit), [other]: 'louisbourg inside' },
      forts: { louisbourg: active === 'british' ? 'french' : 'british' },
      sieges: { louisbourg: 0 },
      dice: [3],
    })
      .activate(1)
      .force(leader, unit)
      .act(SIEGE);
  };
  it('counts there for either side, and nowhere else', () => {
    expect([modifier(louisbourg('british')), modifier(louisbourg('french'))]).toEqual([-1, -1]);
    expect(louisbourg('british').siege('louisbourg')).toBe(0);
    expect(modifier(dig({ dice: [3] }))).toBe(0);
  });
});

describe('WW 8.231h may roll at full level', () => {
  it('is offered at a fort of level 1', () =>
    siege({ sieges: { ticonderoga: 1 } })
      .activate(1)
      .force('webb', R44)
      .allowed(SIEGE));
});

describe('WW 8.232a siege lifted', () => {
  const leave = (more: Position, ...stay: string[]) => {
    const table = siege({ sieges: { ticonderoga: 1 }, ...more, pieces: at('ticonderoga', ...stay) });
    return table.activate(1).force('webb', R44).march('wood-creek');
  };
  it('goes when only a leader stays', () => {
    const table = leave({}, 'murray');
    expect([table.siege('ticonderoga'), table.isInside(BEARN)]).toEqual([-1, false]);
  });
  it('stays at its level while a unit stays', () => expect(leave({}, ROGERS).siege('ticonderoga')).toBe(1));
});

describe('WW 8.24a assault right after reaching the level', () => {
  it('is offered at a fort of 1, not at a fortress of 1', () => {
    const fort = dig({ dice: [3] });
    expect(fort.asked).toEqual(['british', 'siege.assault']);
    fort.allowed(ASSAULT);
    fort.refused(PASS, '8.24a');
    fort.allowed(STOP);
    const pieces = { ...at('quebec', 'webb', R44), [BEARN]: 'quebec inside' };
    const fortress = basic({ pieces, sieges: { quebec: 0 }, dice: [3] })
      .activate(1)
      .force('webb', R44)
      .act(SIEGE);
    expect([fortress.siege('quebec'), fortress.asked[1]]).toEqual([1, 'phase.choose']);
  });
});

describe('WW 8.24b a declared assault must happen', () => {
  it('asks the defender for Coehorns and then rolls', () => {
    const table = siege({ sieges: { ticonderoga: 1 }, hands: { british: [1], french: [8] }, dice: [2, 2] });
    table.activate(1).force('webb', R44).quietly().act(ASSAULT);
    expect(table.asked).toEqual(['french', 'responses.offer']);
    table.allowed(respond(8));
    table.respond(8);
    expect(table.said('roll.fire').map(({ args }) => args.modifier)).toEqual([0, 2]);
    table.done();
  });
});

describe('WW 8.24c empty forts must be assaulted', () => {
  it('holds at level 1 until an assault is won', () => {
    const empty = (...dice: number[]) =>
      siege({ sieges: { ticonderoga: 1 }, dice }, [])
        .activate(1)
        .force('webb', R44);
    expect(empty().fort('ticonderoga')).toBe('french fort');
    expect(empty(4, 1).act(ASSAULT).fort('ticonderoga')).toBe('british works');
  });
  it('nor does the roll that brings the level take it', () => {
    const table = dig({ dice: [3] }, 'webb', [R44], []);
    expect([table.siege('ticonderoga'), table.fort('ticonderoga'), scored(table)]).toEqual([1, 'french fort', []]);
    expect(table.asked).toEqual(['british', 'siege.assault']);
  });
});

describe('WW 8.24d an abandoned captured fortress reverts', () => {
  const leave = (space: string, to: string, amphib: string[]) =>
    basic({ pieces: at(space, 'webb', R44), forts: { [space]: 'british' }, amphib })
      .activate(1)
      .force('webb', R44)
      .act(to === 'halifax' ? { type: 'sail', to } : { type: 'march', to });
  it('gives its first owner 3 points at once', () => {
    const table = leave('montreal', 'st-jean', []);
    expect([table.holder('montreal'), scored(table)]).toEqual(['french', ['french 3 fortress']]);
  });
  it('stays while a unit is left in it', () => {
    const pieces = { ...at('montreal', 'webb', R44, R48) };
    const table = basic({ pieces, forts: { montreal: 'british' } }).activate(1);
    table.force('webb', R44).act({ type: 'march', to: 'st-jean' });
    expect([table.holder('montreal'), scored(table)]).toEqual(['british', []]);
  });
  it('stays with an Amphib marker', () => {
    const table = leave('louisbourg', 'halifax', ['louisbourg']);
    expect([table.holder('louisbourg'), scored(table)]).toEqual(['british', []]);
  });
});
