import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { type Position, position, type Table } from './table.ts';

// Moves, read from the rulebook alone.

const move = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}): Table =>
  position({ units, step: 'movement', ...more });
const go = (x: number, y: number): string => `go ${Math.round(x * BW)} ${Math.round(y * BW)}`;
const march = (unit: string, ...steps: string[]) => ({ type: 'march', unit, steps }) as const;
const difficult = (unit: string, ...steps: string[]) => ({ type: 'march', unit, steps, difficult: true }) as const;
const drive = (heading: number, ...steps: string[]) => ({ type: 'drive', unit: 'f1', steps, heading }) as const;
const prolong = (x: number, y: number, heading = 90) =>
  ({ type: 'prolong', unit: 'f1', x: x * BW, y: y * BW, heading: heading * 100 }) as const;
const line = { f1: '10 10 90 222' };
const two = { cards: 2 };

describe('LL 6-fwd-b, 6-diff-a 45 degrees part forward from difficult', () => {
  it('exactly 45 is forward, and no difficult step; 47 is difficult, and no forward step', () => {
    move(line).allowed(march('f1', go(2.8, 2.8)));
    move(line).allowed(march('f1', go(-2.8, 2.8)));
    move(line).refused(difficult('f1', go(1, 1)), '6-diff-c');
    move(line).refused(march('f1', go(1.4, 1.3)), '6-fwd-b');
    move(line).allowed(difficult('f1', go(1.4, 1.3)));
  });
  it('the angle is that of the unit as it stands by then, not of the table', () => {
    const wheeled = 'left 4500'; // two files: 1.57
    move({ f1: '10 10 90 11' }).allowed(march('f1', wheeled, go(-2.4, 0)));
    move({ f1: '10 10 90 11' }).refused(march('f1', wheeled, go(0.1, 1)), '6-diff-b');
  });
});

describe('LL 6-fwd-a, 6-fwd-c, 6-dist-a what a wheel costs', () => {
  it('the outer corner’s arc: three files turn 76 degrees for 4, not 77', () => {
    move({ f1: '10 10 90 111' }).allowed(march('f1', 'left 7639'));
    move({ f1: '10 10 90 111' }).refused(march('f1', 'left 7700'), '6-dist-a');
    move({ f1: '10 10 90 111' }).refused(march('f1', 'right 7700'), '6-dist-a');
  });
  it('ranks behind cost nothing; a column turns about for 3.14', () => {
    move({ f1: '10 10 90 333' }).allowed(march('f1', 'left 7639'));
    move({ f1: '10 10 90 6' }).allowed(march('f1', 'left 18000', go(0, -0.8)));
    move({ f1: '10 10 90 6' }).refused(march('f1', 'left 18000', go(0, -1)), '6-dist-a');
  });
  it('the corner it turns on stays', () => {
    const table = move({ f1: '10 10 90 11' }).act(march('f1', 'left 9000'));
    expect(table.where('f1')).toEqual([9, 11, 180]);
    const right = move({ f1: '10 10 90 11' }).act(march('f1', 'right 9000'));
    expect(right.where('f1')).toEqual([11, 11, 0]);
  });
  it('straight, wheel, straight: all is added up', () => {
    const half = 'right 2865'; // two files: 1.00
    move({ f1: '10 10 90 11' }).allowed(march('f1', go(0, 1), half, go(0.95, 1.75)));
    move({ f1: '10 10 90 11' }).refused(march('f1', go(0, 1.1), half, go(0.95, 1.75)), '6-dist-a');
  });
});

describe('LL 6-about-a, 6-about-b, 6-dis-c about-faces', () => {
  it('free: the whole allowance is left, forward as it now faces', () => {
    const table = move(line).act(march('f1', 'about', go(0, -4)));
    expect(table.where('f1')).toEqual([10, 4, 270]);
    move(line).refused(march('f1', 'about', go(0, 1)), '6-diff-b');
  });
  it('only once', () => move(line).refused(march('f1', 'about', 'about'), '6-about-b'));
  it('a difficult move may follow it', () => move(line).allowed(difficult('f1', 'about', go(2, 0))));
  it('6 BW from the enemy is near, whatever lies between and wherever he is', () => {
    move({ ...line, c1: '10 16 270 22' }).refused(march('f1', 'about', go(0, -4)), '6-dis-c');
    move({ ...line, c1: '10 16.1 270 22' }).allowed(march('f1', 'about', go(0, -4)));
    move({ ...line, c1: 'limber 17 9 0 2' }).refused(march('f1', 'about'), '6-dis-c');
  });
  it('it is judged where it is made: nearer afterwards does not matter', () =>
    move({ ...line, c1: '10 -0 90 2', c2: '10 1.5 90 22' }).allowed(march('f1', 'about', go(0, -4))));
});

describe('LL 6-diff-a, 6-diff-c, 6-diff-d, 6-dist-b difficult moves', () => {
  it('any mixture of side, back and backward wheel, 2 in all', () => {
    move(line).allowed(difficult('f1', go(1, 0), go(0, -1)));
    move(line).refused(difficult('f1', go(1, 0), go(0, -1.1)), '6-dist-b');
    move(line).allowed(difficult('f1', 'back-right 1900', go(-1, 0)));
    move(line).refused(difficult('f1', 'back-right 1900', go(-1.1, 0)), '6-dist-b');
  });
  it('it keeps its facing', () =>
    expect(
      move(line)
        .act(difficult('f1', go(1, -1)))
        .where('f1'),
    ).toEqual([11, 9, 90]));
  it('not in column, though it declares it', () =>
    move({ f1: '10 10 90 3' }).refused(difficult('f1', go(0, -1)), '6-diff-d'));
  it('two ranks of one file are a column too', () =>
    move({ f1: '10 10 90 2' }).refused(difficult('f1', go(0, -1)), '6-diff-d'));
});

describe('LL 6-inter-a, 6-inter-b, 6-dis-a friends and enemies on the way', () => {
  it('along a friend’s flank is not through it', () =>
    move({ ...line, f2: '13 12 90 222' }).allowed(march('f1', go(0, 4))));
  it('a corner of it is', () => {
    const friend = { ...line, f2: '12.9 12 90 222' };
    move(friend).refused(march('f1', go(0, 4)), '6-dis-a');
    move(friend, two).allowed(march('f1', go(0, 4)));
  });
  it('it may end with its rear at the friend it passed, not on it', () => {
    const column = { f1: '10 10 90 11', f2: '10 11.5 90 11' };
    move(column, two).allowed(march('f1', go(0, 2.5)));
    move(column, two).refused(march('f1', go(0, 2.4)), '6-inter-a');
  });
  it('nobody passes an enemy, for two cards either', () => {
    const enemy = { f1: '10 10 90 11', c1: '10 12 270 11' };
    for (const more of [{}, two]) expect(move(enemy, more).whyNot(march('f1', go(0, 4)))?.rule).toMatch(/6-inter-b/);
    expect(move({ f1: 'limber 10 10 90 3', c1: '10 12 270 11' }, two).whyNot(drive(9000, go(0, 6)))?.rule).toMatch(
      /6-inter-b/,
    );
  });
});

describe('LL 6-path-a, 2-in-a, 2-dis-a what the whole unit sweeps', () => {
  const patch = (x: number, y: number): Partial<Position> => ({
    terrain: [`rocky ${x} ${y} ${x + 0.1} ${y} ${x + 0.1} ${y + 0.1} ${x} ${y + 0.1}`],
  });
  it('ground that only a wheel passes over', () => {
    const pair = { f1: '10 10 90 11' };
    move(pair, patch(10.74, 10.6)).refused(march('f1', 'left 9000'), '6-dis-b');
    move(pair, { ...patch(10.74, 10.6), ...two }).allowed(march('f1', 'left 9000'));
    move(pair, patch(11.1, 11.2)).allowed(march('f1', 'left 9000')); // outside the arc of its rear corner
  });
  it('the ground it leaves; a rear rank is part of it', () => {
    move(line, patch(10, 8.2)).refused(march('f1', go(0, 2.5)), '6-dis-b');
    move(line, patch(10, 7.9)).allowed(march('f1', go(0, 2.5))); // touches the rear edge
  });
  it('where a short rank has no base there is nobody', () =>
    move({ f1: '10 10 90 221' }, patch(11, 8.3)).allowed(march('f1', go(-1, 1))));
  it('distance is not shortened', () =>
    move(line, { terrain: ['rocky 5 10.5 15 10.5 15 14 5 14'], ...two }).allowed(march('f1', go(0, 4))));
});

describe('LL 6-amov-a, 6-amov-b, 6-amov-c guns', () => {
  const limber = { f1: 'limber 10 10 90 3' };
  const guns = { f1: 'guns 10 10 90 111' };
  it('a limber goes backward and sideways at no extra cost, and about-faces near the enemy', () => {
    const near = { ...limber, c1: '10 13 270 22' };
    move(near).allowed(drive(27_000, go(0, -6)));
    move(near).allowed(drive(9000, go(6, 0)));
    move(near).allowed(drive(27_000, go(0, -1)));
  });
  it('its way is bent: each part counts', () => {
    move(limber).allowed(drive(0, go(3, 0), go(0, 3)));
    move(limber).refused(drive(0, go(3, 0), go(0, 3.1)), '6-amov-a');
  });
  it('between two walls 1 BW apart there is room, in a lesser gap there is not', () => {
    const walls = (gap: number): Partial<Position> => ({
      terrain: [`wall ${10 - gap / 2} 11 ${10 - gap / 2} 14`, `wall ${10 + gap / 2} 11 ${10 + gap / 2} 14`],
    });
    move(limber, walls(1.02)).allowed(drive(9000, go(0, 6)));
    move(limber, walls(0.9)).refused(drive(9000, go(0, 6)), '6-dis-b');
  });
  it('guns prolong any way without a difficult move, and no farther than 1 with any corner', () => {
    for (const [x, y] of [
      [10, 9],
      [11, 10],
      [9.3, 9.3],
    ] as const)
      move(guns).allowed(prolong(x, y));
    move(guns).refused(prolong(9.2, 9.2), '6-amov-c');
    move(guns).refused(prolong(10, 10.8, 110), '6-amov-c');
  });
  it('guns do not march, wheel, about-face or turn by quarters', () => {
    for (const action of [
      march('f1', go(0, 1)),
      march('f1', 'about'),
      { type: 'quarter', unit: 'f1', to: 'left' } as const,
      { type: 'reshape', unit: 'f1', guide: [0, 0], file: 0, depths: [1, 1, 1] } as const,
    ])
      expect(move(guns).whyNot(action)).not.toBeNull();
  });
  it('a friend in the way of prolonging guns needs the second card', () => {
    const friend = { f1: 'guns 10 10 90 1', f2: '10 12.2 90 11' };
    move(friend).allowed(prolong(10, 11));
    const thin = { f1: 'guns 10 10 90 1', f2: '10.9 10 90 11' };
    expect(move({ f1: 'guns 10 10 90 1', f2: '11.5 10 90 11' }).whyNot(prolong(10.5, 10))).not.toBeNull();
    expect(move(thin).whyNot(prolong(10, 10.5))).not.toBeNull();
  });
});

describe('LL 6-mov-a, 6-mov-d everyone once, on the table', () => {
  it('smoke does not keep anybody from moving', () => {
    const table = move(line);
    table.t.smoke[0] = 1;
    table.allowed(march('f1', go(0, 4)));
  });
  it('no part may hang over the edge, a rear rank neither', () => {
    move({ f1: '10 3 90 222' }).allowed(difficult('f1', go(0, -1)));
    move({ f1: '10 3 90 222' }).refused(difficult('f1', go(0, -1.1)), '6-mov-d');
    move({ f1: '10 5 90 1111' }).allowed({ type: 'quarter', unit: 'f1', to: 'left' });
    move({ f1: '2 5 90 1111' }).refused(
      { type: 'reshape', unit: 'f1', guide: [0, 0], file: 1, depths: [1, 1, 1, 1] },
      '6-mov-d',
    );
  });
});
