import { copy, scriptedDice, start } from '@bivouac/kernel';
import { inside, polygon } from '@bivouac/maps/plane';
import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { game } from '../game.ts';
import { terrainFrom } from '../rules/03-terrain.ts';
import { Table } from './table.ts';

// Setting up a pitched battle, read from the rulebook alone.

const pitched = (dice: readonly number[]): Table =>
  new Table(
    copy(start(game, { scenario: 'pitched-1862', options: [] }, scriptedDice(...dice, ...Array(200).fill(1))).state),
  );
const muster = (table: Table, federal: readonly string[], confederate: readonly string[] = federal): Table =>
  table.act({ type: 'muster', units: federal }, 'federal').act({ type: 'muster', units: confederate }, 'confederate');
const army = ['infantry 6', 'infantry 5', 'artillery 2'];
const lay = (kind: string, ...points: number[]) =>
  ({ type: 'lay', kind, points: points.map(each => each * BW) }) as const;
const choose = (what: string) => ({ type: 'choose', what }) as const;
const deploy = (unit: string, x: number, y: number, heading: number, ...depths: number[]) =>
  ({ type: 'deploy', unit, x: Math.round(x * BW), y: Math.round(y * BW), heading: heading * 100, depths }) as const;
/** The Federals roll higher, lay this, hold the south and deploy first. */
const deploying = (...pieces: ReturnType<typeof lay>[]): Table => {
  const table = muster(pitched([2, 1]), army);
  for (const piece of pieces.length > 1
    ? pieces
    : [...pieces, lay('road', 1, 12, 35, 12), lay('road', 1, 13, 35, 13)].slice(0, 3))
    table.act(piece);
  return table.act({ type: 'end' }).act(choose('north')).act(choose('first'));
};

describe('LL 3-terr-a, 3-terr-b, 3-terr-d, 3-terr-f who lays, chooses and deploys', () => {
  it('the higher roller lays, whoever it is; the other waits', () => {
    const table = muster(pitched([3, 5]), army);
    expect(table.asked).toEqual(['confederate', 'opening.lay']);
    expect(table.whyNot(lay('wood', 10, 10, 14, 10, 14, 13), 'federal')).not.toBeNull();
    for (let i = 0; i < 4; i++) table.act(lay('road', 1, 12, 35, 12));
    table.refused({ type: 'end' }, '3-terr-b');
    for (let i = 4; i < 8; i++) table.act(lay('road', 1, 12, 35, 12));
    table.refused(lay('road', 1, 12, 35, 12), '3-terr-b');
    expect(table.act({ type: 'end' }).asked).toEqual(['federal', 'opening.edge']);
    expect(table.act(choose('south')).asked).toEqual(['confederate', 'opening.order']);
    expect(table.act(choose('second')).asked).toEqual(['federal', 'opening.deploy']);
    table.allowed(deploy('f-1', 10, 8, 90, 2, 2, 2));
  });
  it('the first deploys his whole army before the other begins', () => {
    const table = deploying();
    expect(table.asked[0]).toBe('federal');
    table.act(deploy('f-1', 10, 8, 90, 2, 2, 2)).act(deploy('f-2', 16, 8, 90, 2, 2, 1));
    expect(table.asked[0]).toBe('federal');
    expect(table.whyNot(deploy('c-1', 10, 16, 270, 2, 2, 2), 'confederate')).not.toBeNull();
    expect(table.act(deploy('f-3', 22, 8, 90, 1, 1)).asked[0]).toBe('confederate');
  });
});

describe('LL 3-terr-a, 2-crest-a what may be laid', () => {
  it('a line of two points, a hill without a crest, one with a crest on it', () => {
    const table = muster(pitched([6, 5]), army);
    table.allowed(lay('wall', 5, 5, 9, 5));
    table.allowed(lay('fence', 5, 5, 9, 5, 12, 7));
    table.refused(lay('wall', 5, 5), '3-terr-a');
    table.refused(lay('wall', 5, 5, 40, 5), '3-terr-a');
    const hill = lay('hill', 10, 10, 16, 10, 16, 14, 10, 14);
    table.allowed(hill);
    table.allowed({ ...hill, crest: [11, 12, 15, 12].map(each => each * BW) });
    table.refused({ ...hill, crest: [1, 2, 5, 2].map(each => each * BW) }, '2-crest-a');
    table.refused({ ...hill, crest: [11, 12, 17, 12].map(each => each * BW) }, '2-crest-a');
    const bent = lay('hill', 10, 10, 16, 10, 16, 14, 13, 11, 10, 14);
    table.allowed({ ...bent, crest: [11, 10.5, 15, 10.5].map(each => each * BW) });
    table.refused({ ...bent, crest: [10.5, 13, 15.5, 13].map(each => each * BW) }, '2-crest-a'); // over the notch
  });
});

describe('LL 3-terr-c the recipe of tables laid by chance', () => {
  it('walls and fences enter no wood, marsh or stream', () => {
    const lines = (kind: string): boolean => kind === 'wall' || kind === 'fence';
    let seen = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const laid = terrainFrom(seed * 7919, 9);
      for (const { points } of laid.filter(({ kind }) => lines(kind)))
        for (const { points: area } of laid.filter(({ kind }) => ['wood', 'marsh', 'stream'].includes(kind))) {
          seen++;
          for (let i = 0; i <= 40; i++) {
            const [ax, ay, bx, by] = points as [number, number, number, number];
            expect(
              inside(polygon(area), Math.round(ax + ((bx - ax) * i) / 40), Math.round(ay + ((by - ay) * i) / 40)),
            ).toBeLessThan(1);
          }
        }
    }
    expect(seen).toBeGreaterThan(200);
  });
});

describe('LL 3-terr-e the thirds', () => {
  it('up to the line and no farther, with every rank and whatever it faces', () => {
    const table = deploying();
    table.allowed(deploy('f-1', 10, 8, 90, 2, 2, 2));
    table.refused(deploy('f-1', 10, 8.01, 90, 2, 2, 2), '3-terr-e');
    table.allowed(deploy('f-1', 10, 6, 270, 2, 2, 2)); // its rear is on the line
    table.refused(deploy('f-1', 10, 6.01, 270, 2, 2, 2), '3-terr-e');
    table.allowed(deploy('f-1', 10, 6.5, 0, 2, 2, 2)); // three files from 5 to 8
    table.refused(deploy('f-1', 10, 6.51, 0, 2, 2, 2), '3-terr-e');
    table.refused(deploy('f-1', 10, 1.9, 90, 2, 2, 2), '3-terr-e'); // its rear is off the table
    table.refused(deploy('f-1', 10, 20, 270, 2, 2, 2), '3-terr-e');
  });
  it('the north third begins at 16', () => {
    const table = deploying()
      .act(deploy('f-1', 10, 8, 90, 2, 2, 2))
      .act(deploy('f-2', 16, 8, 90, 2, 2, 1))
      .act(deploy('f-3', 22, 8, 90, 1, 1));
    table.allowed(deploy('c-1', 10, 16, 270, 2, 2, 2));
    table.refused(deploy('c-1', 10, 15.99, 270, 2, 2, 2), '3-terr-e');
    table.refused(deploy('c-1', 10, 8, 90, 2, 2, 2), '3-terr-e');
  });
});

describe('LL 1-rank-b, 1-rank-d, 2-imp-a how a unit may stand at the beginning', () => {
  it('its whole strength in a legal formation, side by side with a friend', () => {
    const table = deploying();
    for (const depths of [
      [2, 2],
      [2, 2, 2, 1],
      [2, 0, 2, 2],
      [1, 2, 1, 2],
    ])
      table.refused(deploy('f-1', 10, 8, 90, ...depths), '1-rank-b');
    table.allowed(deploy('f-1', 10, 8, 90, 1, 2, 2, 1));
    table.allowed(deploy('f-1', 10, 8, 90, 6));
    table.act(deploy('f-1', 10, 8, 90, 2, 2, 2));
    table.allowed(deploy('f-2', 13, 8, 90, 2, 2, 1)); // edge to edge
    table.refused(deploy('f-2', 12.9, 8, 90, 2, 2, 1), '1-rank-d');
  });
  it('nobody in a river, guns not in a marsh; infantry in it, guns in a wood', () => {
    const river = deploying(lay('river', 5, 5, 15, 5, 15, 7, 5, 7));
    expect(river.whyNot(deploy('f-1', 10, 8, 90, 2, 2, 2))).not.toBeNull();
    const marsh = deploying(lay('marsh', 5, 5, 15, 5, 15, 7, 5, 7));
    expect(marsh.whyNot(deploy('f-3', 10, 7, 90, 1, 1))).not.toBeNull();
    expect(marsh.whyNot({ ...deploy('f-3', 10, 7, 90), limbered: true })).not.toBeNull();
    marsh.allowed(deploy('f-1', 10, 8, 90, 2, 2, 2));
    deploying(lay('wood', 5, 5, 15, 5, 15, 7, 5, 7)).allowed(deploy('f-3', 10, 7, 90, 1, 1));
  });
});

describe('LL 3-break-a, 3-army-a the breakpoint of unequal armies', () => {
  it.each([
    [['infantry 10', 'infantry 10', 'artillery 3'], ['infantry 10', 'infantry 10', 'artillery 2'], 11],
    [['infantry 10', 'infantry 10', 'artillery 3'], ['infantry 10', 'infantry 10', 'artillery 3'], 12],
    [['infantry 2'], ['infantry 10', 'infantry 10'], 1],
    [['infantry 10'], ['artillery 1'], 1],
  ])('%j, %j: %i', (federal, confederate, breakpoint) => {
    expect(muster(pitched([2, 1]), federal, confederate).t.breakpoint).toBe(breakpoint);
  });
});
