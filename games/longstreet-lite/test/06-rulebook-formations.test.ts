import { describe, expect, it } from 'vitest';
import { type Position, position, type Table } from './table.ts';

// Changes of formation, read from the rulebook alone.

const move = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}): Table =>
  position({ units, step: 'movement', ...more });
const quarter = (to: string) => ({ type: 'quarter', unit: 'f1', to }) as const;
const reshape = (guide: readonly number[], file: number, form: string) =>
  ({ type: 'reshape', unit: 'f1', guide, file, depths: Array.from(form, Number) }) as const;
const stands = (table: Table): unknown[] => [table.form('f1'), ...table.where('f1')];
const two = { cards: 2 };

describe('LL 6-form-b quarter turns', () => {
  it('the ground stays, the front is the old flank', () => {
    const block = { f1: '10 10 90 222' };
    expect(stands(move(block).act(quarter('left')))).toEqual(['33', 8.5, 9, 180]);
    expect(stands(move(block).act(quarter('right')))).toEqual(['33', 11.5, 9, 0]);
  });
  it('a column becomes a line, a line a column', () => {
    expect(stands(move({ f1: '10 10 90 4' }).act(quarter('left')))).toEqual(['1111', 9.5, 8, 180]);
    expect(stands(move({ f1: '10 10 90 1111' }).act(quarter('right')))).toEqual(['4', 12, 9.5, 0]);
  });
  it('a short rank turns to one side only: no base without one before it', () => {
    expect(stands(move({ f1: '10 10 90 221' }).act(quarter('left')))).toEqual(['23', 8.5, 9, 180]);
    move({ f1: '10 10 90 221' }).refused(quarter('right'), '6-form-b');
    move({ f1: '10 10 90 121' }).refused(quarter('left'), '6-form-b');
  });
});

describe('LL 6-form-d, 6-form-e, 6-form-f, 6-form-g on a guide', () => {
  it('two to a side more or fewer, never three', () => {
    const eight = { f1: '10 10 90 2222' };
    move(eight).allowed(reshape([1, 0], 3, '11111111')); // left 1 to 3, right 2 to 4
    move(eight).refused(reshape([0, 0], 0, '11111111'), '6-form-f'); // right 3 to 7
    move(eight).refused(reshape([1, 0], 4, '11111111'), '6-form-f'); // left 1 to 4
    move({ f1: '10 10 90 1111' }).allowed(reshape([3, 0], 1, '22'));
    move({ f1: '10 10 90 1111' }).refused(reshape([3, 0], 0, '22'), '6-form-f'); // left 3 to 0
  });
  it('the guide stays where it is, the others follow', () => {
    expect(stands(move({ f1: '10 10 90 1111' }).act(reshape([0, 0], 2, '1111')))).toEqual(['1111', 8, 10, 90]);
    expect(stands(move({ f1: '10 10 0 4' }).act(reshape([0, 0], 1, '121')))).toEqual(['121', 10, 10, 0]);
  });
  it('a guide of the third rank: the unit falls back two', () =>
    expect(stands(move({ f1: '10 10 90 33' }).act(reshape([1, 2], 1, '222')))).toEqual(['222', 10.5, 8, 90]));
  it('no gap in any rank, all its bases and no more', () => {
    for (const form of ['212', '2121', '3111', '11111']) {
      const why = move({ f1: '10 10 90 222' }).whyNot(reshape([0, 0], 0, form));
      expect([form, why?.rule]).toEqual([form, form === '3111' ? undefined : '§6-form-a']);
    }
  });
  it('any depth', () => move({ f1: '10 10 90 222' }).allowed(reshape([1, 0], 0, '6')));
});

describe('LL 6-fint-a friends do not matter on the way, only at the end', () => {
  it('through a friend with one card; not onto it with two', () => {
    move({ f1: '10 10 90 4', f2: '10 5.5 90 1111' }).allowed(reshape([0, 0], 1, '1111'));
    const beside = { f1: '10 10 90 4', f2: '12.4 10 90 11' };
    move(beside).allowed(reshape([0, 0], 2, '112'));
    expect(move(beside, two).whyNot(reshape([0, 0], 1, '1111'))?.rule).toMatch(/1-rank-d|6-fint-a/);
  });
  it('onto an enemy or into touch with him never', () => {
    const enemy = { f1: '10 10 90 4', c1: '12.4 10 180 11' };
    expect(move(enemy, two).whyNot(reshape([0, 0], 1, '1111'))).not.toBeNull();
    const touching = { f1: '10 10 90 4', c1: '11.51 10 180 11' };
    expect(move(touching, two).whyNot(reshape([0, 0], 1, '121'))?.rule).toMatch(/6-mov-c/);
  });
});

describe('LL 6-fnear-a, 6-dis-d near the enemy before or after', () => {
  const slide = reshape([3, 0], 1, '1111'); // 2 BW to the right
  it('only after', () => {
    move({ f1: '10 10 90 1111', c1: '18.2 10 180 11' }).refused(slide, '6-dis-d');
    move({ f1: '10 10 90 1111', c1: '20.2 10 180 11' }).allowed(slide);
  });
  it('only before', () => {
    const away = reshape([0, 0], 2, '1111');
    move({ f1: '10 10 90 1111', c1: '17.9 10 180 11' }).refused(away, '6-dis-d');
    move({ f1: '10 10 90 1111', c1: '17.9 10 180 11' }, two).allowed(away);
  });
  it('on every side: an enemy behind, a limber', () => {
    move({ f1: '10 10 90 1111', c1: '10 4 90 22' }).refused(quarter('left'), '6-dis-d');
    move({ f1: '10 10 90 1111', c1: 'limber 10 3 90 3' }).refused(quarter('left'), '6-dis-d');
    move({ f1: '10 10 90 1111', c1: 'limber 10 2.9 90 3' }).allowed(quarter('left'));
  });
  it('friends near it do not matter', () => move({ f1: '10 10 90 1111', f2: '10 14 270 22' }).allowed(quarter('left')));
});

describe('LL 6-fterr-a, 6-fterr-b terrain at the beginning and at the end', () => {
  const rocky = (x: number, y: number): Partial<Position> => ({
    terrain: [`rocky ${x} ${y} ${x + 0.3} ${y} ${x + 0.3} ${y + 0.3} ${x} ${y + 0.3}`],
  });
  it('begins in it and leaves it, or ends in it: two cards', () => {
    const column = { f1: '10 10 90 4' };
    move(column, rocky(9.8, 6.2)).refused(reshape([0, 0], 1, '1111'), '6-dis-b');
    move(column, rocky(8.7, 9.2)).refused(reshape([0, 0], 1, '1111'), '6-dis-b');
    move(column, { ...rocky(8.7, 9.2), ...two }).allowed(reshape([0, 0], 1, '1111'));
    move(column, rocky(8.7, 8.2)).allowed(reshape([0, 0], 1, '1111')); // between the two
  });
  it('infantry forms in a wood and across a wall, not in a marsh', () => {
    const wide = (kind: string): Partial<Position> => ({ terrain: [`${kind} 6 8 14 8 14 9.5 6 9.5`] });
    move({ f1: '10 10 90 4' }, wide('wood')).allowed(reshape([0, 0], 1, '1111'));
    move({ f1: '10 10 90 4' }, { terrain: ['wall 6 9.5 14 9.5'] }).allowed(reshape([0, 0], 1, '1111'));
    move({ f1: '10 10 90 4' }, wide('marsh')).refused(reshape([0, 0], 1, '1111'), '6-dis-b');
  });
  it('not into a river, for two cards either', () =>
    expect(
      move({ f1: '10 10 90 4' }, { terrain: ['river 8 0 9 0 9 24 8 24'], ...two }).whyNot(reshape([0, 0], 1, '1111'))
        ?.rule,
    ).toMatch(/2-imp-a|2-river/));
});

describe('LL 6-limb-a, 6-limb-b, 6-limb-c, 6-limb-d, 6-limb-e, 1-art-d limbering', () => {
  const limber = { f1: 'limber 10 10 90 3' };
  const guns = { f1: 'guns 10 10 90 111' };
  const down = (left: number, heading: number) => ({ type: 'unlimber', unit: 'f1', left, heading }) as const;
  const up = (gun: number, heading: number) => ({ type: 'limber', unit: 'f1', gun, heading }) as const;
  it('one gun on the middle of the limber, the others on either side or both', () => {
    expect(stands(move(limber).act(down(1, 9000)))).toEqual(['111', 10, 9.75, 90]);
    expect(stands(move(limber).act(down(0, 9000)))).toEqual(['111', 11, 9.75, 90]);
    expect(stands(move(limber).act(down(2, 9000)))).toEqual(['111', 9, 9.75, 90]);
    expect(move(limber).whyNot(down(3, 9000))).not.toBeNull();
  });
  it('facing any way, but no gun ahead of the old front', () => {
    expect(stands(move(limber).act(down(0, 0)))).toEqual(['111', 10.5, 8.25, 0]);
    move(limber).refused(down(1, 0), '6-limb-c');
    move(limber).refused(down(2, 0), '6-limb-c');
    move(limber).allowed(down(1, 27_000));
  });
  it('the limber stands on the gun it replaces, facing any way, its front no farther forward', () => {
    expect(stands(move(guns).act(up(1, 9000)))).toEqual(['1', 10, 10, 90]);
    expect(stands(move(guns).act(up(0, 0)))).toEqual(['1', 9.75, 9.5, 0]);
    expect(stands(move(guns).act(up(2, 27_000)))).toEqual(['1', 11, 8.5, 270]);
    expect(move(guns).act(up(2, 27_000)).bases('f1')).toBe(3);
  });
  it('wood, wall, rocks: two cards; a field, a fence: one', () => {
    const on = (kind: string): Partial<Position> => ({
      terrain: [/wall|fence/.test(kind) ? `${kind} 6 9.4 14 9.4` : `${kind} 9.8 9 10.2 9 10.2 9.4 9.8 9.4`],
    });
    for (const kind of ['wood', 'wall', 'rocky', 'stream']) {
      move(guns, on(kind)).refused(up(1, 9000), '6-dis-b');
      move(guns, { ...on(kind), ...two }).allowed(up(1, 9000));
    }
    for (const kind of ['field', 'fence']) move(guns, on(kind)).allowed(up(1, 9000));
    expect(move(limber, { ...on('marsh'), ...two }).whyNot(down(1, 9000))?.rule).toMatch(/6-limb-d|2-imp|2-marsh/);
  });
  it('6 BW from the enemy: two cards', () => {
    move({ ...guns, c1: '10 16 270 22' }).refused(up(1, 9000), '6-dis-d');
    move({ ...guns, c1: '10 16 270 22' }, two).allowed(up(1, 9000));
    move({ ...guns, c1: '10 16.1 270 22' }).allowed(up(1, 9000));
  });
  it('a friend beside it leaves no room', () =>
    expect(move({ ...limber, f2: '12.2 10 90 22' }).whyNot(down(0, 9000))?.rule).toMatch(/6-limb-c|1-rank-d/));
  it('it is done for this phase', () => {
    const table = move(limber).act(down(1, 9000));
    table.refused({ type: 'prolong', unit: 'f1', x: 10_000, y: 9_900, heading: 9000 }, '6-mov-a');
  });
});
