import { describe, expect, it } from 'vitest';
import { BW, type CardId } from '../data/index.ts';
import type { MoveEffect, MoveKind } from '../rules/04-effect-record.ts';
import { EFFECTS } from '../rules/04-effects.ts';
import { allowanceOf } from '../rules/06-allowance.ts';
import { mayGuide, quarterForm } from '../rules/06-formations.ts';
import { wheelCost } from '../rules/06-marches.ts';
import { casesOf } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const rocks = (x: number, y: number): string => `rocky ${x} ${y} ${x + 4} ${y} ${x + 4} ${y + 1} ${x} ${y + 1}`;
const move = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}): Table =>
  position({ units, step: 'movement', ...more });
const go = (x: number, y: number): string => `go ${Math.round(x * BW)} ${Math.round(y * BW)}`;
const march = (unit: string, ...steps: string[]) => ({ type: 'march', unit, steps }) as const;
const difficult = (unit: string, ...steps: string[]) => ({ type: 'march', unit, steps, difficult: true }) as const;
const alone = { f1: '10 10 90 222' };

describe('LL 6-mov-a, 6-mov-b each unit acts once, any order', () => {
  it('a move, then a change of formation: refused', () => {
    const table = move({ f1: '10 10 90 222', f2: '15 10 90 222' });
    table.act(march('f2', go(0, 1)));
    table.refused({ type: 'quarter', unit: 'f2', to: 'left' }, '6-mov-a');
    table.allowed({ type: 'quarter', unit: 'f1', to: 'left' });
    table.refused(march('c1', go(0, 1)), '6-mov-b');
    table.refused({ type: 'pass' }, '6-mov-b');
  });
});

describe('LL 6-mov-c no contact in movement', () => {
  it('to end at an enemy, or to graze one, is refused', () => {
    const table = move({ f1: '10 10 90 222', c1: '10 12 270 222' });
    table.refused(march('f1', go(0, 1.99)), '6-mov-c');
    table.allowed(march('f1', go(0, 1.9)));
    const passing = move({ f1: '10 10 90 222', c1: '12.51 12 270 22' });
    passing.refused(march('f1', go(0, 4)), '6-mov-c');
  });
});

describe('LL 6-mov-d nobody has to move, nobody leaves the table', () => {
  it('units may stay, and may not go over the edge', () => {
    const table = move({ f1: '10 22.5 90 222' }, { dice: [1] });
    table.refused(march('f1', go(0, 2)), '6-mov-d');
    table.allowed(march('f1', go(0, 1.5)));
    table.end().done();
  });
});

const kinds: Readonly<Record<string, MoveKind>> = { forward: 'forward', difficult: 'difficult', prolong: 'prolong' };
describe('LL 6-dist-a, 6-dist-b, 6-dist-c, 6-amov-e, card-quickstep how far', () => {
  it.each(casesOf<{ type: string; kind: string; modifier?: CardId }, { bw: number }>('allowance'))(
    '$id',
    ({ given, expected }) => {
      const effect = given.modifier ? (EFFECTS[given.modifier] as MoveEffect) : null;
      expect(allowanceOf(kinds[given.kind]!, given.type === 'artillery' ? 1 : 0, effect)).toBe(expected.bw * BW);
    },
  );
  it('infantry goes 4 forward', () => {
    move(alone).allowed(march('f1', go(0, 4)));
    expect(move(alone).refused(march('f1', go(0, 4.1)), '6-dist-a').args).toMatchObject({ needs: 4100, has: 4000 });
  });
  it('and 2 in a difficult move', () => {
    move(alone).allowed(difficult('f1', go(2, 0)));
    move(alone).refused(difficult('f1', go(2.1, 0)), '6-dist-b');
  });
  it('with Quickstep 6, 4, and guns prolong 3', () => {
    const quick = { modifier: 'quickstep' } as const;
    move(alone, quick).allowed(march('f1', go(0, 6)));
    move(alone, quick).allowed(difficult('f1', go(4, 0)));
    const guns = move({ f1: 'guns 10 10 90 111' }, quick);
    guns.allowed({ type: 'prolong', unit: 'f1', x: 10_000, y: 13_000, heading: 9000 });
    guns.refused({ type: 'prolong', unit: 'f1', x: 10_000, y: 13_100, heading: 9000 }, '6-amov-c');
  });
});

const through = { f1: '10 10 90 222', f2: '10 12 90 1' };
describe('LL 6-dis-a, 6-inter-a, 4-disorder-a passing through a friend', () => {
  it.each(
    casesOf<{ callingCards: number; entersDifficultTerrain?: boolean; interpenetrates?: boolean }, { legal: boolean }>(
      'moveLegal',
    ),
  )('$id', ({ given, expected }) => {
    const terrain = given.entersDifficultTerrain ? [rocks(8, 11)] : [];
    const table = move(given.interpenetrates ? through : alone, { cards: given.callingCards, terrain });
    expect(table.whyNot(march('f1', go(0, 4))) === null).toBe(expected.legal);
  });
  it('needs two cards, and nobody stops on a friend', () => {
    move(through).refused(march('f1', go(0, 4)), '6-dis-a');
    move(through, { cards: 2 }).allowed(march('f1', go(0, 4)));
    move(through, { cards: 2 }).refused(march('f1', go(0, 2)), '6-inter-a');
  });
});

describe('LL 6-dis-b, 2-dis-a, 2-rocky difficult ground', () => {
  it('needs two cards', () => {
    move(alone, { terrain: [rocks(8, 11)] }).refused(march('f1', go(0, 3)), '6-dis-b');
    move(alone, { terrain: [rocks(8, 11)], cards: 2 }).allowed(march('f1', go(0, 3)));
    move({ f1: 'limber 10 10 90 2' }, { terrain: [rocks(8, 11)] }).refused(
      { type: 'drive', unit: 'f1', steps: [go(0, 3)], heading: 0 },
      '6-dis-b',
    );
  });
  it('also where it only begins in it', () =>
    move(alone, { terrain: [rocks(8, 8.5)] }).refused(march('f1', go(0, 3)), '6-dis-b'));
});

describe('LL 2-dis-d, 2-terr-a terrain takes no distance off', () => {
  it('four through rocks with two cards; open ground has no effect', () => {
    const table = move(alone, { terrain: [rocks(8, 11)], cards: 2 }).act(march('f1', go(0, 4)));
    expect([table.where('f1'), table.said('moved.march')[0]!.args['causes']]).toEqual([[10, 14, 90], ['terrain']]);
    expect(
      move(alone)
        .act(march('f1', go(0, 4)))
        .said('moved.march')[0]!.args['causes'],
    ).toEqual([]);
  });
});

describe('LL 6-dis-c an about-face near the enemy', () => {
  it('within 6 needs two cards, at 6.1 one', () => {
    const near = { f1: '10 10 90 222', c1: '10 16 270 222' };
    const far = { f1: '10 10 90 222', c1: '10 16.1 270 222' };
    move(near).refused(march('f1', 'about', go(0, -2)), '6-dis-c');
    move(near, { cards: 2 }).allowed(march('f1', 'about', go(0, -2)));
    move(far).allowed(march('f1', 'about', go(0, -2)));
  });
});

describe('LL 6-dis-d, 6-fnear-a, faq-3 a change of formation near the enemy', () => {
  it('within 6 before or after needs two cards', () => {
    const wheelLeft = { type: 'quarter', unit: 'f1', to: 'left' } as const;
    move({ f1: '10 10 90 222', c1: '10 15 270 222' }).refused(wheelLeft, '6-dis-d');
    move({ f1: '10 10 90 222', c1: '10 15 270 222' }, { cards: 2 }).allowed(wheelLeft);
    move({ f1: '10 10 90 222', c1: '10 17 270 222' }).allowed(wheelLeft);
    const slide = { type: 'reshape', unit: 'f1', guide: [0, 0], file: 2, depths: [1, 1, 1, 1] } as const;
    const after = { f1: '10 10 90 1111', c1: '0.9 10 270 1' };
    move(after).refused(slide, '6-dis-d');
    move({ f1: '10 10 90 1111', c1: '10 14 270 1' }, { cards: 2 }).allowed(slide);
  });
});

describe('LL 6-dis-e, 6-dis-f two cards cover everything', () => {
  it('every unit, in any way', () => {
    const table = move(
      { f1: '10 10 90 222', f2: '10 12 90 1', f3: '20 10 90 222', f4: '20 12 90 1' },
      { cards: 2, terrain: [rocks(8, 13)] },
    );
    table.act(march('f1', go(0, 4))).act(march('f3', go(0, 4)));
    expect(table.said('moved.march').map(event => event.args['causes'])).toEqual([['passage', 'terrain'], ['passage']]);
  });
});

describe('LL 6-path-a the whole unit takes the path', () => {
  it('a wide line does not fit between two enemies', () => {
    const units = { f1: '10 10 90 2222', c1: '7.9 13 270 1', c2: '12.1 13 270 1' };
    move(units).refused(march('f1', go(0, 4)), '6-inter-b');
    move({ ...units, f1: '10 10 90 22' }).allowed(march('f1', go(0, 4)));
  });
  it('words that are no steps are refused', () => {
    for (const steps of [[], ['jump'], ['go 1'], ['go 0 0'], ['left -5'], ['about now'], ['left 100 5']])
      move(alone).refused(march('f1', ...steps), '6-path-a');
  });
});

describe('LL 6-fwd-a straight, wheel and oblique may be mixed', () => {
  it('forward 1, wheel, forward 1', () => {
    const table = move(alone).act(march('f1', go(0, 1), 'right 3000', go(0.5, 0.8)));
    expect(table.where('f1')[2]).toBe(60);
    expect(Number(table.said('moved.march')[0]!.args['cost'])).toBe(1000 + 1571 + 944);
  });
  it('no part goes backward in a wheel on a front corner', () => {
    const table = move(alone).act(march('f1', 'left 4500'));
    expect(table.where('f1')[1]).toBeGreaterThan(10);
  });
});

describe('LL 6-fwd-b up to 45 degrees', () => {
  it('45 is forward, 50 is a difficult move', () => {
    move(alone).allowed(march('f1', go(2.8, 2.8)));
    move(alone).refused(march('f1', go(2.4, 2)), '6-fwd-b');
    move(alone).allowed(difficult('f1', go(1.5, 1.2)));
  });
});

describe('LL 6-fwd-c a wheel', () => {
  it.each(casesOf<{ files: number; degrees: number }, { bw: number }>('wheelCost'))('$id', ({ given, expected }) =>
    expect(Math.abs(wheelCost(given.files, given.degrees * 100) - expected.bw * BW)).toBeLessThan(1),
  );
  it('of 90 degrees is too much for three files, not for two', () => {
    move(alone).refused(march('f1', 'left 9000'), '6-dist-a');
    move({ f1: '10 10 90 22' }).allowed(march('f1', 'left 9000'));
  });
  it('turns on the corner of the side it turns to', () => {
    const table = move(alone).act(march('f1', 'left 6000'));
    expect(table.where('f1')).toEqual([8.5 + 0.75, 10 + 1.299, 150]);
  });
});

describe('LL 6-about-a, 6-about-b, 6-about-c about-face', () => {
  it('is free, keeps the ground, and a short rank ends up behind', () => {
    const table = move({ f1: '10 10 90 221' }).act(march('f1', 'about', go(0, -4)));
    expect([table.where('f1'), table.form('f1')]).toEqual([[10, 4, 270], '122']);
  });
  it('comes first', () => move(alone).refused(march('f1', go(0, 1), 'about'), '6-about-b'));
  it('is for linear formations', () => {
    move({ f1: '10 10 90 6' }).refused(march('f1', 'about'), '6-about-c');
    move({ f1: '10 10 90 33' }).refused(march('f1', 'about'), '6-about-c');
  });
});

describe('LL 6-diff-a, 6-diff-b, 6-diff-c, 6-diff-d difficult moves', () => {
  it('sideways, back, and a wheel backward', () => {
    move(alone).allowed(difficult('f1', go(-2, 0)));
    move(alone).allowed(difficult('f1', go(0, -2)));
    const table = move(alone).act(difficult('f1', 'back-left 3000'));
    expect([table.where('f1')[2], table.where('f1')[1]! < 10]).toEqual([120, true]);
    move(alone).refused(march('f1', 'back-left 3000'), '6-fwd-b');
  });
  it('are declared before the unit moves', () => move(alone).refused(march('f1', go(0, 1), go(1, 0)), '6-diff-b'));
  it('are not mixed with forward steps', () => {
    move(alone).refused(difficult('f1', go(1, 0), go(0, 1)), '6-diff-c');
    move(alone).refused(difficult('f1', 'left 500'), '6-diff-c');
  });
  it('are not for a column', () => move({ f1: '10 10 90 6' }).refused(difficult('f1', go(1, 0)), '6-diff-d'));
});

describe('LL 6-inter-b never through an enemy', () => {
  it('with any cards', () =>
    move({ f1: '10 10 90 2', c1: '10 12 270 1' }, { cards: 2 }).refused(march('f1', go(0, 4)), '6-inter-b'));
});

describe('LL 6-form-a, 6-form-b, 6-form-c quarter turns', () => {
  it('four by two becomes two files of four on the same ground', () => {
    expect([
      quarterForm([2, 2, 2, 2], 'right'),
      quarterForm([2, 2, 2, 1], 'right'),
      quarterForm([2, 2, 2, 1], 'left'),
    ]).toEqual([[4, 4], null, [3, 4]]);
    const table = move({ f1: '10 10 90 2222' }).act({ type: 'quarter', unit: 'f1', to: 'right' });
    expect([table.where('f1'), table.form('f1')]).toEqual([[12, 9, 0], '44']);
  });
  it('to a side that a short rank does not reach is refused', () =>
    move({ f1: '10 10 90 221' }).refused({ type: 'quarter', unit: 'f1', to: 'right' }, '6-form-b'));
  it('any other rearrangement is refused', () => {
    move(alone).refused({ type: 'reshape', unit: 'f1', guide: [0, 0], file: 0, depths: [2, 2, 1] }, '6-form-a');
    move(alone).refused({ type: 'reshape', unit: 'f1', guide: [0, 0], file: 0, depths: [2, 1, 3] }, '6-form-a');
    move(alone).refused({ type: 'quarter', unit: 'f1', to: 'round' }, '6-form-a');
  });
});

describe('LL 6-form-d, 6-form-e, 6-form-f, 6-form-g changes on a guide base', () => {
  it.each(
    casesOf<{ old: { left: number; right: number }; new: { left: number; right: number } }, { legal: boolean }>(
      'guideChange',
    ),
  )('$id', ({ given, expected }) => {
    const { old, new: now } = given;
    expect(mayGuide([old.left, old.right], [now.left, now.right])).toBe(expected.legal);
    const depths = Array(now.left + now.right + 1).fill(1);
    const why = move({ f1: '10 10 90 1111' }).whyNot({
      type: 'reshape',
      unit: 'f1',
      guide: [old.left, 0],
      file: now.left,
      depths,
    });
    expect(why?.rule ?? 'legal').toBe(expected.legal ? 'legal' : '§6-form-f');
  });
  it('the guide neither moves nor turns, and stands in the front rank', () => {
    const table = move({ f1: '10 10 90 1111' }).act({
      type: 'reshape',
      unit: 'f1',
      guide: [1, 0],
      file: 0,
      depths: [2, 2],
    });
    expect(table.where('f1')).toEqual([10, 10, 90]);
    const back = move({ f1: '10 10 90 222' }).act({
      type: 'reshape',
      unit: 'f1',
      guide: [0, 1],
      file: 0,
      depths: [3, 3],
    });
    expect(back.where('f1')).toEqual([9.5, 9, 90]);
  });
  it('there must be such a base', () =>
    move(alone).refused({ type: 'reshape', unit: 'f1', guide: [0, 2], file: 0, depths: [2, 2, 2] }, '6-form-d'));
  it('depth is free', () =>
    move({ f1: '10 10 90 2222' }).allowed({ type: 'reshape', unit: 'f1', guide: [1, 0], file: 1, depths: [4, 4] }));
});

describe('LL 6-fterr-a, 6-fterr-b only start and end count for terrain', () => {
  interface Change {
    startInDifficult: boolean;
    endInDifficult: boolean;
    pathCrossesDifficult?: boolean;
  }
  it.each(casesOf<Change, { disorder: boolean }>('formationChangeDisorder'))('$id', ({ given, expected }) => {
    const terrain = given.endInDifficult
      ? ['rocky 7.2 9.2 7.8 9.2 7.8 9.8 7.2 9.8']
      : given.pathCrossesDifficult
        ? ['rocky 12.1 7 12.4 7 12.4 7.4 12.1 7.4']
        : [];
    const why = move({ f1: '10 10 90 1111' }, { terrain }).whyNot({
      type: 'reshape',
      unit: 'f1',
      guide: [0, 0],
      file: 1,
      depths: [1, 1, 1, 1],
    });
    expect(why !== null).toBe(expected.disorder);
  });
  it('what the bases swing over does not', () =>
    move({ f1: '10 10 90 4' }, { terrain: ['rocky 8.6 6.5 9.4 6.5 9.4 7 8.6 7'] }).allowed({
      type: 'reshape',
      unit: 'f1',
      guide: [0, 0],
      file: 1,
      depths: [1, 2, 1],
    }));
  it('starting in it counts too', () =>
    move(alone, { terrain: [rocks(8, 8.5)] }).refused({ type: 'quarter', unit: 'f1', to: 'left' }, '6-dis-b'));
});

describe('LL 6-fint-a friends do not hinder a change, unless one ends on them', () => {
  it('between old and new place: free; under the new place: refused', () => {
    const slide = { type: 'reshape', unit: 'f1', guide: [0, 0], file: 2, depths: [1, 1, 1, 1] } as const;
    move({ f1: '10 10 90 1111', f2: '12.5 12 90 1' }).allowed(slide);
    move({ f1: '10 10 90 1111', f2: '7 10 90 1' }).refused(slide, '6-fint-a');
  });
});

const limber = { f1: 'limber 10 10 90 3' };
const drive = (heading: number, ...steps: string[]) => ({ type: 'drive', unit: 'f1', steps, heading }) as const;
describe('LL 6-amov-a, 6-amov-b limbered guns', () => {
  it('drive 6', () => {
    move(limber).allowed(drive(9000, go(0, 6)));
    move(limber).refused(drive(9000, go(0, 6.1)), '6-amov-a');
  });
  it('zigzag, and end facing as they like', () => {
    const table = move(limber).act(drive(27_000, go(2, 0), go(0, 2), go(-2, 0)));
    expect(table.where('f1')).toEqual([10, 10.5, 270]);
    move(limber).refused(march('f1', go(0, 1)), '6-amov-b');
  });
});

const guns = { f1: 'guns 10 10 90 111' };
const prolong = (x: number, y: number, heading: number) =>
  ({ type: 'prolong', unit: 'f1', x: x * BW, y: y * BW, heading: heading * 100 }) as const;
describe('LL 6-amov-c, 6-amov-d prolonging', () => {
  it('1 in any direction, turning while no corner goes farther', () => {
    move(guns).allowed(prolong(10, 11, 90));
    move(guns).allowed(prolong(9, 10, 90));
    move(guns).refused(prolong(10, 11.1, 90), '6-amov-c');
    move(guns).allowed(prolong(10, 10, 110));
    move(guns).refused(prolong(10, 10, 135), '6-amov-c');
    move(guns).refused(drive(9000, go(0, 1)), '6-amov-c');
    move(alone).refused(prolong(10, 11, 90), '6-amov-c');
  });
  it('into a wood with one card: refused', () => {
    const wood = { terrain: ['wood 8 10.5 12 10.5 12 13 8 13'] };
    move(guns, wood).refused(prolong(10, 11, 90), '6-dis-b');
    move(guns, { ...wood, cards: 2 }).allowed(prolong(10, 11, 90));
  });
});

describe('LL 6-limb-a, 6-limb-b, 6-limb-c limbering and unlimbering', () => {
  it('the limber overlaps the gun it stands for, not ahead of the old front', () => {
    const table = move(guns).act({ type: 'limber', unit: 'f1', gun: 0, heading: 9000 });
    expect([table.where('f1'), table.form('f1'), table.bases('f1')]).toEqual([[9, 10, 90], '1', 3]);
    const aside = move(guns).act({ type: 'limber', unit: 'f1', gun: 1, heading: 0 });
    expect(aside.where('f1')).toEqual([10.75, 9.5, 0]);
  });
  it('guns stand in a row that holds the limber’s place', () => {
    const table = move(limber).act({ type: 'unlimber', unit: 'f1', left: 2, heading: 9000 });
    expect([table.where('f1'), table.form('f1'), table.t.guns[0]]).toEqual([[9, 9.75, 90], '111', 0]);
  });
  it('nothing ahead of the old front line, nothing on a friend', () => {
    move(limber).refused({ type: 'unlimber', unit: 'f1', left: 1, heading: 0 }, '6-limb-c');
    move({ ...limber, f2: '12 9 90 1' }).refused({ type: 'unlimber', unit: 'f1', left: 0, heading: 9000 }, '6-limb-c');
  });
  it('who has nothing to limber is refused', () => {
    move(limber).refused({ type: 'limber', unit: 'f1', gun: 0, heading: 0 }, '6-limb-b');
    move(guns).refused({ type: 'unlimber', unit: 'f1', left: 0, heading: 0 }, '6-limb-a');
  });
});

describe('LL 6-limb-d, 6-limb-e where guns limber', () => {
  it('not in a marsh, in a wood or near the enemy with two cards', () => {
    const row = { type: 'unlimber', unit: 'f1', left: 1, heading: 9000 } as const;
    move(limber, { terrain: ['marsh 10.7 8 13 8 13 11 10.7 11'], cards: 2 }).refused(row, '2-imp-a');
    move(limber, { terrain: ['wood 10.7 8 13 8 13 11 10.7 11'] }).refused(row, '6-dis-b');
    move(limber, { terrain: ['wood 10.7 8 13 8 13 11 10.7 11'], cards: 2 }).allowed(row);
    move({ ...limber, c1: '10 15 270 22' }).refused(row, '6-dis-d');
  });
});
