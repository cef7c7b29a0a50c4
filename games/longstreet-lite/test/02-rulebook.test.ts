import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { charge, combat, end, many, strike } from './combat-table.ts';
import { at, brief } from './fire-table.ts';
import { type Position, position } from './table.ts';

// What each kind of terrain does, read from the table of the rulebook alone.

const LINES = /wall|fence|road|embankment|crest/;
/** A piece across the table from y to y + depth, or a line at y. */
const piece = (kind: string, y: number, depth = 0.5): string =>
  kind === 'crest'
    ? `hill 2 ${y - 4} 18 ${y - 4} 18 ${y + 4} 2 ${y + 4} | 2 ${y} 18 ${y}`
    : LINES.test(kind)
      ? `${kind} 2 ${y} 18 ${y}`
      : `${kind} 2 ${y} 18 ${y} 18 ${y + depth} 2 ${y + depth}`;
const ground = (kind: string, y: number, depth?: number): Partial<Position> => ({ terrain: [piece(kind, y, depth)] });
const KINDS = [
  // kind, infantry and guns that move through it, small arms through it, reach of guns from its near edge, cover from guns, combat
  ['wood', 'open', 'two cards', 'skirmish', 2, true, false],
  ['marsh', 'two cards', 'barred', 'volley', 9, false, false],
  ['hill', 'open', 'open', 'volley', 9, false, false],
  ['crest', 'open', 'open', 'skirmish', 0, true, true],
  ['stream', 'two cards', 'two cards', 'volley', 9, false, false],
  ['river', 'barred', 'barred', 'volley', 9, false, false],
  ['rocky', 'two cards', 'two cards', 'volley', 9, false, false],
  ['field', 'open', 'open', 'skirmish', 2, false, false],
  ['wall', 'open', 'two cards', 'skirmish', 2, true, true],
  ['fence', 'open', 'open', 'volley', 9, false, true],
  ['ford', 'two cards', 'two cards', 'volley', 9, false, false],
  ['bridge', 'open', 'open', 'volley', 9, false, false],
  ['road', 'open', 'open', 'volley', 9, false, false],
  ['embankment', 'open', 'open', 'volley', 9, false, false],
] as const;

describe('LL 2-terr-b, 2-terr-c, 2-wood-a, 2-marsh-b, 2-stream, 2-rocky, 2-wall-a, 2-ford, 2-imp-a who moves through what', () => {
  const verdict = (unit: string, more: Partial<Position>): string => {
    const action =
      unit === '10 10 90 222'
        ? ({ type: 'march', unit: 'f1', steps: [`go 0 ${3 * BW}`] } as const)
        : ({ type: 'drive', unit: 'f1', steps: [`go 0 ${3 * BW}`], heading: 9000 } as const);
    const may = (cards: number): boolean =>
      position({ units: { f1: unit }, step: 'movement', cards, ...more }).whyNot(action) === null;
    return may(1) ? 'open' : may(2) ? 'two cards' : 'barred';
  };
  it.each(KINDS)('%s: infantry %s, guns %s', (kind, infantry, guns) => {
    expect(verdict('10 10 90 222', ground(kind, 11))).toBe(infantry);
    expect(verdict('limber 10 10 90 3', ground(kind, 11))).toBe(guns);
  });
  it.each(KINDS)('%s: prolonging guns as limbers (%s, %s)', (kind, _, guns) => {
    const prolong = { type: 'prolong', unit: 'f1', x: 10_000, y: 10_900, heading: 9000 } as const;
    const may = (cards: number): boolean =>
      position({ units: { f1: 'guns 10 10 90 111' }, step: 'movement', cards, ...ground(kind, 10.4) }).whyNot(
        prolong,
      ) === null;
    expect(may(1) ? 'open' : may(2) ? 'two cards' : 'barred').toBe(guns);
  });
});

describe('LL 2-obs-a, 2-obs-b, 2-wood-c, 2-wall-c, 2-field, 2-fence, 2-hill-a fire through it', () => {
  it.each(KINDS)('%s (%s, %s): small arms %s', (kind, _, __, mode) => {
    const table = at({ f1: '10 10 90 22', c1: '10 13 270 22' }, ground(kind, 11.2));
    expect(brief(table)).toEqual(Array(2).fill(`${mode} c1 ${mode === 'volley' ? 4 : 6}`));
  });
  it.each(KINDS)('%s (%s, %s, %s): guns reach %d beyond its near edge; cover %s', (kind, _, __, ___, reach, cover) => {
    const shot = (y: number): string[] =>
      brief(at({ f1: 'guns 10 10 90 11', c1: `10 ${y} 270 22` }, ground(kind, 11.2)));
    const canister = Array(2).fill(`canister c1 ${cover ? 5 : 4}`);
    if (kind !== 'crest') expect(shot(13.1)).toEqual(canister);
    expect(shot(13.3)).toEqual(reach < 9 ? [] : canister);
    const far = brief(at({ f1: 'guns 10 5 90 11', c1: '10 19 270 22' }, ground(kind, 11.2)));
    expect(far).toEqual(reach < 9 ? [] : Array(2).fill('bombardment c1 4'));
  });
  it('of two pieces the nearer one counts; the reach is never longer than the range', () => {
    const guns = { f1: 'guns 10 10 90 1', c1: '10 15.5 270 22' };
    expect(brief(at(guns, { terrain: [piece('field', 14)] }))).toEqual(['canister c1 4']);
    expect(brief(at(guns, { terrain: [piece('field', 14), piece('field', 12)] }))).toEqual([]);
    expect(brief(at(guns, { terrain: [piece('field', 12), piece('field', 14)] }))).toEqual([]);
    expect(brief(at({ ...guns, c1: '10 30 270 22' }, { terrain: [piece('field', 22)] }))).toEqual([]);
  });
  it('a piece beyond the target does not matter', () =>
    expect(brief(at({ f1: '10 10 90 2', c1: '10 13 270 22' }, ground('wood', 15.1)))).toEqual(['volley c1 4']));
  it('a corner of it in one gun’s zone stops that gun and no other', () => {
    const corner = { terrain: ['wood 9 11 9.2 11 9.2 11.5 9 11.5'] };
    expect(brief(at({ f1: 'guns 10 10 90 11', c1: '10 20 270 2222' }, corner))).toEqual(['bombardment c1 4']);
  });
});

describe('LL 2-crest-c a crest covers from its other side only', () => {
  const units = (c1: string) => ({ f1: '10 10 90 1', c1 });
  it('whoever stands at it and is shot at from his own side has none', () => {
    expect(brief(at(units('10 13 90 11'), ground('crest', 13)))).toEqual(['volley c1 3']); // from behind
    expect(brief(at(units('10 13 270 11'), ground('crest', 13)))).toEqual(['skirmish c1 6']);
    expect(brief(at({ ...units('10 13 90 11'), f1: 'guns 10 10 90 1' }, ground('crest', 13)))).toEqual([
      'canister c1 3',
    ]);
  });
});

describe('LL 2-imp-b, 2-imp-c, 2-imp-d over a river', () => {
  const river = 'river 0 11 24 11 24 12 0 12';
  const over = (unit: string, crossing: string, cards: number) =>
    position({ units: { f1: unit }, step: 'movement', cards, terrain: [river, crossing] }).whyNot(
      unit.startsWith('limber')
        ? { type: 'drive', unit: 'f1', steps: [`go 0 ${4 * BW}`], heading: 9000 }
        : { type: 'march', unit: 'f1', steps: [`go 0 ${4 * BW}`] },
    )?.rule;
  const bridge = 'bridge 9.5 10.5 9.5 12.5 10.5 12.5 10.5 10.5';
  const ford = 'ford 7 11 7 12 13 12 13 11';
  it('by a bridge in column, with one card; a line is too wide for it', () => {
    expect(over('10 10 90 4', bridge, 1)).toBeUndefined();
    expect(over('limber 10 10 90 3', bridge, 1)).toBeUndefined();
    expect(over('10 10 90 22', bridge, 2)).toBe('§2-imp-a');
  });
  it('by a ford as wide as it is, with two cards', () => {
    expect([over('10 10 90 22', ford, 1), over('10 10 90 22', ford, 2)]).toEqual(['§6-dis-b', undefined]);
    expect([over('limber 10 10 90 3', ford, 1), over('limber 10 10 90 3', ford, 2)]).toEqual(['§6-dis-b', undefined]);
    expect(over('10 10 90 1111111', ford, 2)).toBe('§2-imp-a');
  });
});

describe('LL 2-in-d, 2-diff-a, 5-who-d, 5-who-e, 5-mod-d fire from it', () => {
  it.each([
    ['wood', ['volley c1 4', 'volley c1 4'], ['canister c1 4']],
    ['marsh', ['volley c1 4'], ['canister c1 4']],
    ['stream', ['volley c1 4'], ['canister c1 4']],
    ['ford', ['volley c1 4'], ['canister c1 4']],
    ['rocky', ['volley c1 4', 'volley c1 5'], ['canister c1 4', 'canister c1 4']],
    ['field', ['volley c1 4', 'volley c1 4'], ['canister c1 4', 'canister c1 4']],
    ['hill', ['volley c1 4', 'volley c1 4'], ['canister c1 4', 'canister c1 4']],
  ])('%s under the rear of one base of two', (kind, foot, guns) => {
    const under = { terrain: [`${kind} 10.5 9 10.9 9 10.9 9.4 10.5 9.4`] };
    expect(brief(at({ f1: '10 10 90 11', c1: '10 14 270 2222' }, under))).toEqual(foot);
    expect(brief(at({ f1: 'guns 10 10 90 11', c1: '10 14 270 2222' }, under))).toEqual(guns);
  });
  it('under the second rank it does not matter', () =>
    expect(
      brief(at({ f1: '10 10 90 22', c1: '10 14 270 2222' }, { terrain: ['stream 8 8 12 8 12 8.9 8 8.9'] })),
    ).toEqual(Array(2).fill('volley c1 4')));
});

describe('LL 2-wood-b, 2-fence, 2-wall-b, 2-crest-c, 2-field, 7-cov-a cover in combat', () => {
  it.each(KINDS)('%s (%s, %s, %s, %d, %s): %s', (kind, _, __, ___, ____, _____, cover) => {
    const y = kind === 'crest' ? 12.9 : 12.3;
    const table = combat(
      { f1: '10 10 90 222', c1: '10 13 270 222' },
      { ...ground(kind, y), cards: 2, dice: many(12, 4) },
    );
    if (kind === 'river') table.refused(charge('f1'), '2-imp-a');
    else {
      table.act(charge('f1')).act(end);
      expect(table.t.combat!.attackers[0]!.enemies[0]!.cover).toBe(cover ? 1 : 0);
    }
  });
  it('a field covers by the option', () => {
    const table = combat(
      { f1: '10 10 90 222', c1: '10 13 270 222' },
      { ...ground('field', 12.3), options: ['field-cover'], dice: many(12, 4) },
    );
    table.act(charge('f1')).act(end);
    expect(table.t.combat!.attackers[0]!.enemies[0]!.cover).toBe(1);
  });
});

describe('LL 2-diff-b, 7-def-c, 7-atk-d, 2-in-b difficult ground in combat', () => {
  /** Scores when every die shows 4. */
  const scores = (units: Readonly<Record<string, string>>, terrain: readonly string[], dice: number): unknown => {
    const table = combat(units, { terrain, cards: 2, dice: [...many(dice, 4), 1, 1, 1] });
    table.act(charge('f1')).act(end).quietly().act(strike('c1'));
    const { attack, defence } = table.said('combat.scores')[0]!.args;
    return [attack, defence];
  };
  const foot = { f1: '10 10 90 222', c1: '10 13 270 222' };
  const guns = { f1: '10 10 90 222', c1: 'guns 10 13 270 111' };
  const behind = (kind: string): string => `${kind} 11.3 13.6 11.4 13.6 11.4 13.7 11.3 13.7`;
  it.each([
    ['rocky', 0, 0],
    ['stream', 0, 0],
    ['ford', 0, 0],
    ['marsh', 0, 3],
    ['wood', 6, 0],
    ['field', 6, 3],
  ])('a corner of %s under the defender: %i successes of infantry, %i of guns', (kind, ofFoot, ofGuns) => {
    expect(scores(foot, [behind(kind)], 12)).toEqual([6, ofFoot]);
    if (kind !== 'marsh') expect(scores(guns, [behind(kind)], 9)).toEqual([6, ofGuns]);
  });
  it('nobody is ever in a wall: guns across one defend as in the open', () =>
    expect(scores(guns, ['wall 11.2 13.5 13 13.5'], 9)).toEqual([6, 3]));
  it('under any rank of the attacker, once; what it crossed does not count', () => {
    const deep = { ...foot, f1: '10 10 90 333' };
    expect(scores(deep, ['rocky 9 10.2 9.5 10.2 9.5 10.4 9 10.4'], 12)).toEqual([0, 6]); // under its third rank
    expect(scores(deep, ['rocky 9 9.2 9.5 9.2 9.5 9.4 9 9.4'], 12)).toEqual([6, 6]); // behind it
    const twice = ['rocky 9 11.2 9.5 11.2 9.5 11.4 9 11.4', 'stream 10 11.2 10.5 11.2 10.5 11.4 10 11.4'];
    const five = combat(foot, { terrain: twice, cards: 2, dice: [...many(6, 1), ...many(6, 5), 1] });
    five.act(charge('f1')).act(end).quietly().act(strike('c1'));
    expect(five.said('combat.scores')[0]!.args.attack).toBe(6);
  });
});
