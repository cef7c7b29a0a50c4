import { describe, expect, it } from 'vitest';
import { BW, type CardId } from '../data/index.ts';
import { diceOf } from '../rules/05-fire.ts';
import { shotsOf } from '../rules/05-targets.ts';
import { type Position, position, type Table } from './table.ts';

// What each card does, in the phase it is for. Sword cards: 07-combat.test.ts.

const none = { hands: { federal: ['quickstep'] as CardId[], confederate: [] as CardId[] } };
const fire = (units: Readonly<Record<string, string>>, modifier: CardId, more: Partial<Position> = {}): Table =>
  position({ units, step: 'fire', modifier, ...none, ...more });
const shoot = (unit = 'f1') => ({ type: 'fire', unit }) as const;
const line = { f1: '10 10 90 222', c1: '10 14 270 2222' };
const wall = { terrain: ['wall 5 12 15 12'] };
const diceIn = (table: Table, unit = 'f1'): number =>
  diceOf(table.state, table.number(unit), shotsOf(table.state, table.number(unit))).length;
const needs = (table: Table): number[] => shotsOf(table.state, 0).map(shot => shot.need);

describe('LL card-drilled-volley, 1-dice-b missed volley dice may be re-rolled', () => {
  it('any of them, once; the second face stands', () => {
    const table = fire(line, 'drilled-volley', { helped: ['f1'], dice: [1, 5, 2, 6] }).act(shoot());
    expect(table.asked).toEqual(['federal', 'fire.reroll']);
    table.refused({ type: 'reroll', dice: [1] }, '1-dice-e');
    table.refused({ type: 'reroll', dice: [0, 0] }, '1-dice-b');
    table.refused({ type: 'end' }, '1-dice-b');
    table.act({ type: 'reroll', dice: [2] }).done();
    expect([table.t.hits[1], table.asked[1]]).toEqual([2, 'fire.shoot']);
  });
  it('or none; skirmish dice and other units are not helped', () => {
    expect(
      fire(line, 'drilled-volley', { helped: ['f1'], dice: [1, 1, 1] })
        .act(shoot())
        .decline().t.hits[1],
    ).toBe(0);
    expect(fire(line, 'drilled-volley', { helped: ['f1'], dice: [1, 1, 1], ...wall }).act(shoot()).asked[1]).toBe(
      'fire.shoot',
    );
    const two = { ...line, f2: '16 10 90 2', c2: '16 14 270 2' };
    expect(fire(two, 'drilled-volley', { helped: ['f2'], dice: [1, 1, 1] }).act(shoot()).asked[1]).toBe('fire.shoot');
  });
});

describe('LL card-low-and-steady +1 on volley dice', () => {
  it('a 3 hits; skirmishers still need 6', () => {
    expect(needs(fire(line, 'low-and-steady', { helped: ['f1'] }))).toEqual([3, 3, 3]);
    expect(needs(fire(line, 'low-and-steady', { helped: ['f1'], ...wall }))).toEqual([6, 6, 6]);
  });
});

describe('LL card-double-canister three dice a gun', () => {
  it('nine at 5 BW, three when it bombards', () => {
    const at = (y: number) =>
      fire({ f1: 'guns 10 5 90 111', c1: `10 ${5 + y} 270 222` }, 'double-canister', { helped: ['f1'] });
    expect([diceIn(at(5)), diceIn(at(10))]).toEqual([9, 3]);
  });
});

describe('LL card-skirmishers-forward missed skirmish dice may be re-rolled', () => {
  it('volley dice not', () => {
    const table = fire(line, 'skirmishers-forward', { dice: [5, 5, 5, 6], ...wall })
      .act(shoot())
      .act({ type: 'reroll', dice: [0] });
    expect(table.t.hits[1]).toBe(1);
    expect(fire(line, 'skirmishers-forward', { dice: [1, 1, 1] }).act(shoot()).asked[1]).toBe('fire.shoot');
  });
});

describe('LL card-telling-effect failed kill dice may be re-rolled', () => {
  it('against the unit that is named after the morale cards', () => {
    const units = { f1: '10 10 90 222', f2: '16 10 90 2', c1: '10 14 270 2222', c2: '16 14 270 22' };
    const table = fire(units, 'telling-effect', { dice: [6, 6, 6, 6, 1, 1, 4, 5, 2, 1] })
      .act(shoot())
      .act(shoot('f2'))
      .end();
    expect(table.asked).toEqual(['federal', 'fire.name']);
    table.refused({ type: 'name', units: ['f1'] }, 'card-telling-effect');
    table.refused({ type: 'end' }, '4-mod-a');
    table.act({ type: 'name', units: ['c1'] }).quietly();
    expect(table.asked).toEqual(['federal', 'fire.rekill']);
    table.act({ type: 'reroll', dice: [0, 1] });
    expect(table.t.owed[table.number('c1')]).toBe(2);
    expect(table.said('roll.kill')).toHaveLength(4);
  });
});

describe('LL card-crack-shots, card-crack-shots-early all missed dice may be re-rolled', () => {
  it.each(['crack-shots', 'crack-shots-early'] as const)('%s: volley and skirmish alike', card => {
    const units = { c1: '10 10 90 222', f1: '10 14 270 222' };
    const more: Partial<Position> = {
      active: 'confederate',
      helped: ['c1'],
      dice: [1, 1, 1],
      hands: { federal: [], confederate: ['quickstep'] },
    };
    expect(fire(units, card, more).act(shoot('c1')).asked[1]).toBe('fire.reroll');
    expect(fire(units, card, { ...more, ...wall }).act(shoot('c1')).asked[1]).toBe('fire.reroll');
  });
});

describe('LL card-massed-batteries missed bombardment dice may be re-rolled', () => {
  it('of all batteries; canister not', () => {
    const at = (y: number, dice: readonly number[]) =>
      fire({ f1: 'guns 10 5 90 1', c1: `10 ${5 + y} 270 222` }, 'massed-batteries', { dice }).act(shoot());
    expect([at(10, [1]).asked[1], at(5, [1, 1]).asked[1]]).toEqual(['fire.reroll', 'fire.shoot']);
  });
});

describe('LL card-full-cartridge-boxes two more volley dice', () => {
  it('at the target most bases volley at, for up to two units; none for skirmishers', () => {
    const table = fire(line, 'full-cartridge-boxes', { scenario: 'pitched-1863', helped: ['f1'] });
    expect(diceIn(table)).toBe(5);
    expect(diceIn(fire(line, 'full-cartridge-boxes', { scenario: 'pitched-1863', helped: ['f1'], ...wall }))).toBe(3);
    const split = fire({ f1: '10 10 90 111', c1: '9 14 270 11', c2: '11.6 14 270 1' }, 'full-cartridge-boxes', {
      scenario: 'pitched-1863',
      helped: ['f1'],
    });
    const dice = diceOf(split.state, 0, shotsOf(split.state, 0));
    expect(dice.slice(-2).map(die => split.t.id[die.target])).toEqual(['c1', 'c1']);
  });
  it('as many bases at each of two targets: the firer says at whom', () => {
    const even = (more: Partial<Position> = {}) =>
      fire({ f1: '10 10 90 1111', c1: '9 14 270 11', c2: '11 14 270 33' }, 'full-cartridge-boxes', {
        scenario: 'pitched-1863',
        helped: ['f1'],
        ...more,
      });
    const offered = even().offered();
    expect(offered.flatMap(each => (each.type === 'fire' ? [each.target ?? 'any'] : []))).toEqual(['any', 'c1', 'c2']);
    for (const [target, hits] of [
      ['c1', [2, 0]],
      ['c2', [0, 2]],
    ] as const) {
      const table = even({ dice: [1, 1, 1, 1, 4, 4] }).act({ type: 'fire', unit: 'f1', target });
      expect([table.t.hits[1], table.t.hits[2]]).toEqual(hits);
    }
    const plain = fire({ f1: '10 10 90 1111', c1: '9 14 270 11', c2: '11 14 270 33' }, 'low-and-steady');
    expect(plain.offered().filter(each => each.type === 'fire')).toHaveLength(1); // without the card nothing is to be said
  });
});

describe('LL card-repeaters two dice a base within 3 BW', () => {
  it('at 3.0 yes, at 3.2 no', () => {
    const at = (y: number) =>
      diceIn(
        fire({ f1: '10 10 90 11', c1: `10 ${10 + y} 270 22` }, 'repeaters', {
          scenario: 'pitched-1864',
          helped: ['f1'],
        }),
      );
    expect([at(3), at(3.2)]).toEqual([4, 2]);
  });
});

describe('LL card-battle-smoke, 1-dice-c hits must be re-rolled', () => {
  it('all of the unit that is named, and no other', () => {
    const table = fire(line, 'pioneers', {
      dice: [6, 4, 1, 1, 5],
      table: {
        interrupt: { card: 'battle-smoke', unit: 0 },
        call: { phase: 'fire', cards: 1, modifier: '', units: [] },
      },
    });
    table.act(shoot()).done();
    expect(table.t.hits[1]).toBe(1);
    const other = fire({ ...line, f2: '16 10 90 2' }, 'pioneers', {
      dice: [6, 4, 1],
      table: {
        interrupt: { card: 'battle-smoke', unit: 1 },
        call: { phase: 'fire', cards: 1, modifier: '', units: [] },
      },
    });
    expect(other.act(shoot()).t.hits[2]).toBe(2);
  });
  it('is played right after the call of a fire phase', () => {
    const table = position({
      units: line,
      step: 'window.fire',
      hands: { federal: ['quickstep'], confederate: ['battle-smoke'] },
    });
    table.refused(table.interrupting('battle-smoke', 'c1'), 'card-battle-smoke');
    expect(table.act(table.interrupting('battle-smoke', 'f1')).t.interrupt).toEqual({ card: 'battle-smoke', unit: 0 });
  });
});

describe('LL card-iron-discipline kills must be re-rolled', () => {
  it('against the unit that is named', () => {
    const units = { c1: '10 10 90 222', f1: '10 14 270 2222' };
    const table = position({
      units,
      step: 'fire',
      active: 'confederate',
      hands: { federal: ['iron-discipline'], confederate: ['quickstep'] },
      dice: [6, 6, 1, 4, 4, 1, 5],
    });
    table.act(shoot('c1')).end().decline();
    expect(table.asked).toEqual(['federal', 'interrupts.offer']);
    table.act(table.interrupting('iron-discipline', 'f1')).done();
    expect(table.t.owed[0]).toBe(1);
  });
});

const move = (units: Readonly<Record<string, string>>, modifier: CardId, more: Partial<Position> = {}): Table =>
  position({ units, step: 'movement', modifier, ...more });
const march = (y: number, unit = 'f1') => ({ type: 'march', unit, steps: [`go 0 ${y * BW}`] }) as const;
const aside = (x: number) => ({ type: 'march', unit: 'f1', steps: [`go ${x * BW} 0`], difficult: true }) as const;
const drive = (y: number) => ({ type: 'drive', unit: 'f1', steps: [`go 0 ${y * BW}`], heading: 9000 }) as const;
const foot = { f1: '10 5 90 222' };
const limber = { f1: 'limber 10 5 90 3' };
const rocks = { terrain: ['rocky 8 6 12 6 12 7 8 7'] };

describe('LL card-quickstep 2 BW more for everyone', () => {
  it('6 forward, 4 in a difficult move, 8 for limbers, nothing for a change of formation', () => {
    move(foot, 'quickstep').allowed(march(6));
    move(foot, 'quickstep').refused(march(6.1), '6-dist-a');
    move(foot, 'quickstep').allowed(aside(4));
    move(limber, 'quickstep').allowed(drive(8));
    move(limber, 'quickstep').refused(drive(8.1), '6-amov-a');
  });
});

describe('LL card-at-the-double the basic allowance doubled for one unit', () => {
  it('8 forward, 12 limbered; difficult moves stay at 2', () => {
    move(foot, 'at-the-double', { helped: ['f1'] }).allowed(march(8));
    move(foot, 'at-the-double', { helped: ['f1'] }).refused(aside(2.1), '6-dist-b');
    move(limber, 'at-the-double', { helped: ['f1'] }).allowed(drive(12));
    move({ ...foot, f2: '20 5 90 222' }, 'at-the-double', { helped: ['f2'] }).refused(march(5), '6-dist-a');
  });
});

describe('LL card-retrograde difficult moves at full allowance', () => {
  it('4 back with one card, an about-face near the enemy; friends still need two', () => {
    move(foot, 'retrograde').allowed(aside(4));
    const near = { f1: '10 5 90 222', c1: '10 10 270 222' };
    move(near, 'retrograde').allowed({ type: 'march', unit: 'f1', steps: ['about', `go 0 ${-BW}`] });
    move({ ...foot, f2: '10 7 90 1' }, 'retrograde').refused(march(4), '6-dis-a');
  });
});

describe('LL card-pioneers difficult ground causes no disorder', () => {
  it('through rocks with one card; through a friend not', () => {
    move(foot, 'pioneers', rocks).allowed(march(3));
    move({ ...foot, f2: '10 7 90 1' }, 'pioneers').refused(march(4), '6-dis-a');
  });
});

describe('LL card-foot-cavalry 3 BW more for infantry going forward', () => {
  it('7 forward; nothing sideways, nothing for guns', () => {
    const own = { active: 'confederate' } as const;
    move({ c1: '10 5 90 222' }, 'foot-cavalry', own).allowed(march(7, 'c1'));
    move({ c1: '10 5 90 222' }, 'foot-cavalry', own).refused(march(7.1, 'c1'), '6-dist-a');
    move({ c1: '10 5 90 222' }, 'foot-cavalry', own).refused({ ...aside(2.1), unit: 'c1' }, '6-dist-b');
    move({ c1: 'limber 10 5 90 3' }, 'foot-cavalry', own).refused({ ...drive(6.1), unit: 'c1' }, '6-amov-a');
  });
});

describe('LL card-by-the-flank a change of formation, then forward', () => {
  it('a quarter turn and 4 forward; a move and then a turn not', () => {
    const at = () => move({ c1: '10 5 90 222' }, 'by-the-flank', { active: 'confederate', helped: ['c1'] });
    const turn = { type: 'quarter', unit: 'c1', to: 'right' } as const;
    const table = at().act(turn);
    table.refused({ type: 'quarter', unit: 'c1', to: 'left' }, 'card-by-the-flank');
    table.refused({ ...aside(1), unit: 'c1' }, 'card-by-the-flank');
    table.act({ type: 'march', unit: 'c1', steps: [`go ${4 * BW} 0`] });
    table.refused(march(1, 'c1'), '6-mov-a');
    at().act(march(1, 'c1')).refused(turn, '6-mov-a');
  });
});

describe('LL card-staff-work the phase counts as called with two cards', () => {
  it('every kind of disorder', () => {
    move(foot, 'staff-work', { ...rocks, scenario: 'pitched-1863' }).allowed(march(3));
    move({ ...foot, f2: '10 7 90 1' }, 'staff-work', { scenario: 'pitched-1863' }).allowed(march(4));
  });
});

describe('LL card-confusion the enemy makes the only move of a unit', () => {
  const units = { f1: '10 5 90 222', f2: 'guns 20 5 90 11', c1: '10 9 270 222' };
  const at = (more: Partial<Position> = {}): Table => {
    const table = position({
      units,
      step: 'window.movement',
      modifier: 'quickstep',
      hands: { federal: ['pioneers'], confederate: ['confusion'] },
      ...more,
    });
    return table.act(table.interrupting('confusion', 'f1'));
  };
  it('at the basic allowance, whatever card helps its owner; then it acts no more', () => {
    const table = at();
    expect([table.asked, table.t.gone.length]).toEqual([['confederate', 'interrupts.confuse'], 1]);
    table.refused({ type: 'march', unit: 'f1', steps: [`go ${2.1 * BW} 0`], difficult: true }, '6-dist-b');
    table.refused({ type: 'quarter', unit: 'f1', to: 'left' }, 'card-confusion');
    table.act({ type: 'march', unit: 'f1', steps: [`go ${2 * BW} 0`], difficult: true });
    expect([table.where('f1'), table.asked]).toEqual([
      [12, 5, 90],
      ['federal', 'movement.move'],
    ]);
    table.refused(march(1), '6-mov-a');
  });
  it('not into contact, not off the table, no disorder with one card', () => {
    at().refused(march(4), '6-mov-c');
    at({ units: { ...units, f1: '1.6 5 90 222' } }).refused(
      { type: 'march', unit: 'f1', steps: [`go ${-BW} 0`], difficult: true },
      '6-mov-d',
    );
    at({ terrain: ['rocky 8 6 12 6 12 7 8 7'] }).refused(march(2), '6-dis-b');
  });
  it('names infantry or a limber', () => {
    const table = position({
      units,
      step: 'window.movement',
      hands: { federal: ['pioneers'], confederate: ['confusion'] },
    });
    table.refused(table.interrupting('confusion', 'f2'), 'card-confusion');
  });
  it('may also leave it standing', () => expect(at().decline().t.acted[0]).toBe(1));
});

describe('LL card-poor-survey rocky ground is laid', () => {
  const at = (more: Partial<Position> = {}): Table =>
    position({
      units: { f1: '10 5 90 222', c1: '10 20 270 222' },
      step: 'window.start',
      hands: { federal: ['pioneers'], confederate: ['poor-survey'] },
      ...more,
    });
  const lay = (table: Table, ...place: number[]) =>
    ({
      type: 'interrupt',
      card: table.card('poor-survey'),
      at: place.map((each, i) => (i < 4 ? each * BW : each * 100)),
    }) as const;
  it('for good, at most 4 by 3, 1 BW from every base', () => {
    const table = at();
    table.refused(lay(table, 10, 12, 4.1, 3, 0), 'card-poor-survey');
    table.refused(lay(table, 10, 6.9, 3, 3, 90), 'card-poor-survey');
    table.refused(lay(table, 1, 12, 4, 3, 90), 'card-poor-survey');
    table.refused({ type: 'interrupt', card: table.card('poor-survey') }, 'card-poor-survey');
    table.refused({ type: 'interrupt', card: table.card('poor-survey'), at: [1, 2] }, 'card-poor-survey');
    table.act(lay(table, 10, 8, 4, 3, 90));
    expect([table.t.laid.length, table.t.gone.length]).toEqual([1, 1]);
    table.decline().call('movement', ['pioneers']).quietly().refused(march(3), '6-dis-b');
  });
  it('on no other area; a hill is open ground', () => {
    const wood = at({ terrain: ['wood 5 10 15 10 15 14 5 14'] });
    wood.refused(lay(wood, 10, 12, 4, 3, 0), 'card-poor-survey');
    const hill = at({ terrain: ['hill 5 10 15 10 15 14 5 14'] });
    hill.allowed(lay(hill, 10, 12, 4, 3, 0));
  });
});

describe('LL faq-1 no officers', () => {
  it('units move wherever they stand: no piece and no distance of command exists', () => {
    const table = move({ f1: '2 2 90 222', f2: '34 20 90 222' }, 'pioneers');
    table.allowed(march(1));
    table.allowed(march(1, 'f2'));
  });
});
