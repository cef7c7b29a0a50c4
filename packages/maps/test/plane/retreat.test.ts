import { describe, expect, it } from 'vitest';
import {
  type Fan,
  type Ground,
  gap as gapBetween,
  latticeRetreat,
  lengthOf,
  mostAhead,
  nearerThan,
  onTable,
  overlaps,
  type Point,
  type Polygon,
  type Pose,
  pointAt,
  type Retreat,
  rectangle,
  straightRetreats,
  stride,
  swept,
  translated,
  turned,
} from '../../src/plane/index.ts';
import { type Chance, someHeading, times } from './chance.ts';
import { compare, overlapSlowly, placesOf, squareBetween, whole } from './slow.ts';

const BW = 10_000;
const HAIR = 2;

/** A block of three files in two ranks, as in every retreat of the examples. */
const block = (x: number, y: number, degrees: number): { readonly pose: Pose; readonly body: Polygon } => {
  const pose = { x: x * BW, y: y * BW, heading: degrees * 100 };
  return { pose, body: rectangle(pose, { left: -1.5 * BW, right: 1.5 * BW, rear: -2 * BW, front: 0 }) };
};
type Block = ReturnType<typeof block>;

/** R14.2 to R14.4, as far as the table has to do with it. */
function groundOf(unit: Block, engaged: readonly Block[], friends: readonly Block[], distance: number): Ground {
  const enemies = engaged.map(enemy => enemy.body);
  const others = [...enemies, ...friends.map(friend => friend.body)];
  return {
    isOpen: (from, to) => {
      const way = swept(translated(unit.body, from.x, from.y), to.x - from.x, to.y - from.y);
      if (!onTable(way, 36 * BW, 24 * BW) || mostAhead(unit.pose, way) > HAIR) return false;
      return !enemies.some(enemy => overlaps(way, enemy, HAIR));
    },
    mayRest: ({ x, y }, length) => {
      const end = translated(unit.body, x, y);
      if (length < distance * BW || others.some(other => overlaps(end, other))) return false;
      return !enemies.some(enemy => nearerThan(end, enemy, Math.max(1, distance) * BW));
    },
  };
}
const fanOf = (unit: Block, distance: number): Fan => ({
  back: turned(unit.pose.heading, 18_000),
  spread: 9000,
  every: 250,
  least: distance * BW,
  most: 40 * BW,
  step: 500,
  alike: 1000,
});
const retreats = (unit: Block, engaged: readonly Block[], distance: number, friends: readonly Block[] = []) =>
  straightRetreats(fanOf(unit, distance), groundOf(unit, engaged, friends, distance));

describe('straight retreats of the examples (R14.4)', () => {
  const unit = block(10, 10, 90);
  const front = block(10, 10, 270);
  const [side, rear, west] = [block(11.5, 9, 180), block(10, 8, 90), block(8.5, 9, 0)];
  const near = (found: readonly Retreat[], length: number, by: number): void => {
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(Math.abs(one.length - length * BW)).toBeLessThanOrEqual(by * BW);
  };

  it('retreat-straight-back', () => {
    expect(retreats(unit, [front], 4)).toEqual([{ path: [{ x: 0, y: -4 * BW }], length: 4 * BW }]);
  });
  it('retreat-round-a-friend', () => {
    const friend = block(10, 6.5, 90);
    const found = retreats(unit, [front], 4, [friend]);
    near(found, 5.05, 0.15);
    expect(found).toHaveLength(2);
    for (const { path } of found)
      expect(overlaps(translated(unit.body, path[0]!.x, path[0]!.y), friend.body)).toBe(false);
  });
  it('retreat-along-the-edge', () => near(retreats(block(10, 4.5, 90), [block(10, 4.5, 270)], 5), 7.75, 0.1));
  it('retreat-from-corner', () => {
    const found = retreats(unit, [front, side], 3);
    near(found, 4.25, 0.15);
    expect(found).toHaveLength(1);
    expect(found[0]!.path[0]!.x).toBeLessThan(0);
    expect(found[0]!.path[0]!.y).toBeLessThan(0);
  });
  it('retreat-front-and-rear', () => {
    const found = retreats(unit, [front, rear], 2);
    near(found, 5, 0.05);
    expect(found.map(one => Math.sign(one.path[0]!.x))).toEqual([1, -1]);
  });
  it('retreat-surrounded', () => {
    const enemies = [front, side, rear, west];
    expect(retreats(unit, enemies, 2)).toEqual([]);
    const ground = groundOf(unit, enemies, [], 2);
    expect(latticeRetreat({ pose: unit.pose, cell: BW / 4, least: 2 * BW, most: 40 * BW }, ground)).toBeNull();
  });
});

interface World {
  readonly body: Polygon;
  readonly enemies: readonly Polygon[];
  readonly gap: number;
}
function someWorld(dice: Chance, count: number): World {
  const some = (pose: Pose): Polygon =>
    rectangle(pose, {
      left: -dice.whole(1, 4) * 5000,
      right: dice.whole(1, 4) * 5000,
      rear: -dice.whole(1, 3) * BW,
      front: 0,
    });
  const around = (): Pose => ({
    x: dice.whole(-80_000, 80_000),
    y: dice.whole(-80_000, 80_000),
    heading: someHeading(dice),
  });
  const body = some({ x: 0, y: 0, heading: someHeading(dice) });
  const enemies = Array.from({ length: count }, () => some(around())).filter(enemy => !overlaps(body, enemy));
  return { body, enemies, gap: dice.whole(1, 20_000) };
}
const quick = ({ body, enemies, gap }: World): Ground => ({
  isOpen: (from, to) => {
    const way = swept(translated(body, from.x, from.y), to.x - from.x, to.y - from.y);
    return !enemies.some(enemy => overlaps(way, enemy));
  },
  mayRest: ({ x, y }) => !enemies.some(enemy => nearerThan(translated(body, x, y), enemy, gap)),
});
/** The same in fractions. */
const slow = ({ body, enemies, gap }: World): Ground => ({
  isOpen: (from, to) => {
    const way = placesOf(swept(translated(body, from.x, from.y), to.x - from.x, to.y - from.y));
    return !enemies.some(enemy => overlapSlowly(way, placesOf(enemy)));
  },
  mayRest: ({ x, y }) => {
    const end = placesOf(translated(body, x, y));
    return !enemies.some(enemy => compare(squareBetween(end, placesOf(enemy)), whole(gap * gap)) < 0);
  },
});

describe('a straight retreat', () => {
  it('ends where the march in fractions does, 10,000 times', () => {
    const seen = { none: 0, later: 0 };
    times(10_000, 51, dice => {
      const world = someWorld(dice, 2);
      const fan = {
        back: someHeading(dice),
        spread: 0,
        every: 1,
        alike: 0,
        least: dice.whole(1, 60_000),
        most: 90_000,
        step: 6000,
      };
      const [found] = straightRetreats(fan, quick(world));
      const marched = march(fan, slow(world));
      if (marched > 0) expect([found!.length > marched - fan.step, found!.length <= marched]).toEqual([true, true]);
      if (!found) seen.none++;
      else if (found.length > fan.least) seen.later++;
      if (found) expectLegal(found, slow(world));
    });
    expect(seen.none).toBeGreaterThan(300);
    expect(seen.later).toBeGreaterThan(300);
  });
  it('is the shortest of all directions, and of those alike the one most to the rear', () => {
    times(400, 52, dice => {
      const ground = quick(someWorld(dice, 5));
      const fan = {
        back: someHeading(dice),
        spread: 9000,
        every: 1500,
        alike: 1000,
        least: 10_000,
        most: 90_000,
        step: 500,
      };
      const turns = Array.from({ length: 13 }, (_, i) => (i - 6) * 1500);
      const singles = turns.flatMap(turn => {
        const [one] = straightRetreats({ ...fan, back: turned(fan.back, turn), spread: 0 }, ground);
        return one ? [{ turn, one }] : [];
      });
      const shortest = Math.min(...singles.map(({ one }) => one.length));
      const alike = singles.filter(({ one }) => one.length <= shortest + fan.alike);
      const most = Math.min(...alike.map(({ turn }) => Math.abs(turn)));
      const best = alike.filter(({ turn }) => Math.abs(turn) === most).map(({ one }) => one.length);
      expect(
        straightRetreats(fan, ground)
          .map(one => one.length)
          .toSorted(),
      ).toEqual(best.toSorted());
    });
  });
});

/** The fan as it is defined: every direction, first how far it is open, then place by place, then to the unit. */
function retreatsSlowly(fan: Fan, ground: Ground): readonly Retreat[] {
  const firstOf = (from: number, to: number, is: (length: number) => boolean): number => {
    let [below, above] = [from, to];
    while (above - below > 1) {
      const middle = Math.floor((below + above) / 2);
      if (is(middle)) above = middle;
      else below = middle;
    }
    return above;
  };
  const all = Array.from({ length: (2 * fan.spread) / fan.every + 1 }, (_, i) => i * fan.every - fan.spread);
  const found = all.flatMap(turn => {
    const to = (length: number): Point => stride(turned(fan.back, turn), length);
    const open = firstOf(0, fan.most + 1, length => !ground.isOpen({ x: 0, y: 0 }, to(length))) - 1;
    for (let tried = fan.least - 1, next = fan.least; tried < open; next += fan.step) {
      const now = Math.min(next, open);
      if (ground.mayRest(to(now), now))
        return [
          { turn: Math.abs(turn), length: firstOf(tried, now, length => ground.mayRest(to(length), length)), to },
        ];
      tried = now;
    }
    return [];
  });
  const shortest = Math.min(...found.map(({ length }) => length));
  const alike = found.filter(({ length }) => length <= shortest + fan.alike);
  const least = Math.min(...alike.map(({ turn }) => turn));
  return alike.filter(({ turn }) => turn === least).map(({ length, to }) => ({ path: [to(length)], length }));
}

describe('straight retreats that are sought quickly', () => {
  it('are those of the whole fan, direction by direction, 150 times', () => {
    const seen = { none: 0, later: 0 };
    times(150, 54, dice => {
      const world = someWorld(dice, 6);
      const ground = quick(world);
      const isBad: Ground['isBad'] = ({ x, y }, by) =>
        world.gap > by + 4 && world.enemies.some(e => nearerThan(translated(world.body, x, y), e, world.gap - by - 4));
      const badWithin: Ground['badWithin'] = ({ x, y }) =>
        Math.max(...world.enemies.map(e => world.gap - 5 - gapBetween(translated(world.body, x, y), e)));
      const fan = {
        back: someHeading(dice),
        spread: 9000,
        every: 750,
        alike: 1000,
        least: 5000,
        most: 60_000,
        step: 500,
      };
      const found = straightRetreats(fan, { ...ground, isBad, badWithin });
      const order = (all: readonly Retreat[]): readonly Retreat[] =>
        all.toSorted((a, b) => a.path[0]!.x - b.path[0]!.x || a.path[0]!.y - b.path[0]!.y);
      expect(order(found)).toEqual(order(retreatsSlowly(fan, ground)));
      if (found.length === 0) seen.none++;
      else if (found[0]!.length > fan.least) seen.later++;
    });
    expect([seen.none > 1, seen.later > 30]).toEqual([true, true]);
  });
});

/** The first place on the march where the footprint may rest; 0 if the way is barred before. */
function march({ back, least, most, step }: Fan, ground: Ground): number {
  for (let length = least; length <= most; length += step) {
    if (!ground.isOpen({ x: 0, y: 0 }, stride(back, length))) return 0;
    if (ground.mayRest(stride(back, length), length)) return length;
  }
  return 0;
}
function expectLegal({ path, length }: Retreat, ground: Ground): void {
  const places = [{ x: 0, y: 0 }, ...path];
  for (const [i, to] of path.entries()) expect(ground.isOpen(places[i]!, to)).toBe(true);
  expect(ground.mayRest(path.at(-1)!, length)).toBe(true);
}

describe('a retreat on the lattice', () => {
  it('finds its way out of a pocket that no straight line leaves', () => {
    const unit = block(10, 12, 90);
    const wall = (left: number, right: number, rear: number, front: number): Polygon =>
      rectangle(unit.pose, { left: left * BW, right: right * BW, rear: rear * BW, front: front * BW });
    const pocket = [wall(-2, -1.6, -6, 0), wall(1.6, 2, -3, 0), wall(-2, 4.4, -6.4, -6), wall(2, 6, 0.1, 0.5)];
    const ground: Ground = {
      isOpen: (from, to) => {
        const way = swept(translated(unit.body, from.x, from.y), to.x - from.x, to.y - from.y);
        return onTable(way, 36 * BW, 24 * BW) && !pocket.some(one => overlaps(way, one, HAIR));
      },
      mayRest: ({ x, y }) => translated(unit.body, x, y).west > 14.6 * BW,
    };
    expect(straightRetreats(fanOf(unit, 2), ground)).toEqual([]);
    const found = latticeRetreat({ pose: unit.pose, cell: BW / 4, least: 2 * BW, most: 40 * BW }, ground)!;
    expectLegal(found, ground);
    expect(found.path.length).toBeLessThan(5);
    expect(found.length).toBeGreaterThan(7 * BW);
    expect(found.length).toBeLessThan(11 * BW);
  });
  it('is as short as any path on it, found the long way, 1,000 times', () => {
    const seen = { none: 0, some: 0 };
    times(1000, 53, dice => {
      const ground = quick(someWorld(dice, 6));
      const lattice = {
        pose: { x: 0, y: 0, heading: someHeading(dice) },
        cell: 12_000,
        least: dice.whole(10_000, 60_000),
        most: 80_000,
      };
      const found = latticeRetreat(lattice, ground);
      const best = byRounds(lattice, ground);
      if (!found) seen.none++;
      else seen.some++;
      expect(found === null).toBe(best === Number.POSITIVE_INFINITY);
      if (!found) return;
      expectLegal(found, ground);
      expect(found.length).toBeLessThanOrEqual(best);
      expect(found.length + 3).toBeGreaterThanOrEqual(lengthOf(found.path.at(-1)!.x, found.path.at(-1)!.y));
    });
    expect(seen.some).toBeGreaterThan(100);
  });
});

/** The shortest way to a place of rest, by lengthening all ways until none gets shorter. */
function byRounds(
  { pose, cell, least, most }: { pose: Pose; cell: number; least: number; most: number },
  ground: Ground,
): number {
  const reach = Math.floor(most / cell);
  const frame = { ...pose, x: 0, y: 0 };
  const places = new Map<string, { at: Point; row: number; column: number; length: number }>();
  for (let row = 0; row <= reach; row++)
    for (let column = -reach; column <= reach; column++)
      places.set(`${row},${column}`, {
        at: pointAt(frame, -row * cell, column * cell),
        row,
        column,
        length: row === 0 && column === 0 ? 0 : Number.POSITIVE_INFINITY,
      });
  for (let changed = true; changed; ) {
    changed = false;
    for (const from of places.values()) {
      if (from.length === Number.POSITIVE_INFINITY) continue;
      for (const [down, aside] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const to = places.get(`${from.row + down},${from.column + aside}`);
        const length = from.length + (down !== 0 && aside !== 0 ? lengthOf(cell, cell) : cell);
        if (!to || length > most || length >= to.length || !ground.isOpen(from.at, to.at)) continue;
        to.length = length;
        changed = true;
      }
    }
  }
  const rest = [...places.values()].filter(
    one => one.length >= least && one.length <= most && ground.mayRest(one.at, one.length),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...rest.map(one => one.length));
}
