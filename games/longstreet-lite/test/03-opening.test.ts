import { copy, scriptedDice, start } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { game } from '../game.ts';
import { pieceRange, terrainFrom, whyNotLaid } from '../rules/03-terrain.ts';
import { casesOf } from './helpers.ts';
import { Table } from './table.ts';

/** A pitched battle from its beginning, with scripted dice (and enough of them for the deal). */
const pitched = (dice: readonly number[], options: readonly string[] = []): Table => {
  const { state } = start(game, { scenario: 'pitched-1862', options }, scriptedDice(...dice, ...Array(200).fill(1)));
  return new Table(copy(state));
};
const army = ['infantry 8', 'infantry 6', 'artillery 3'];
const mustered = (dice: readonly number[], options: readonly string[] = []): Table =>
  pitched(dice, options)
    .act({ type: 'muster', units: army }, 'federal')
    .act({ type: 'muster', units: army }, 'confederate');
const wood = { type: 'lay', kind: 'wood', points: [10, 10, 14, 10, 14, 13].map(each => each * BW) } as const;
/** The terrain is laid, edges and order are chosen: the Federals hold the south and deploy first. */
const deploying = (): Table => {
  const table = mustered([2, 1]);
  for (let i = 0; i < 2; i++) table.act(wood);
  return table.act({ type: 'end' }).act({ type: 'choose', what: 'north' }).act({ type: 'choose', what: 'first' });
};
const deploy = (unit: string, x: number, y: number, depths: readonly number[], heading = 90) =>
  ({ type: 'deploy', unit, x: x * BW, y: y * BW, heading: heading * 100, depths }) as const;

describe('LL 3-army-a, 3-army-b armies as agreed', () => {
  it('any number of legal units, without points', () => {
    const table = pitched([]);
    table.allowed({ type: 'muster', units: ['infantry 2'] }, 'federal');
    table.allowed({ type: 'muster', units: [...army, ...army] }, 'confederate');
    table.refused({ type: 'muster', units: [] }, '3-army-a', 'federal');
    table.refused({ type: 'muster', units: Array(13).fill('infantry 5') }, '3-army-a', 'federal');
    table.refused({ type: 'end' }, '3-army-a', 'federal');
  });
  it('no infantry of 1 or 11 bases, no battery of 4 guns, no cavalry', () => {
    for (const unit of ['infantry 11', 'infantry 1', 'artillery 4', 'artillery 0', 'cavalry 4'])
      pitched([]).refused({ type: 'muster', units: [unit] }, '3-army-b', 'federal');
  });
  it('and the breakpoint follows from the smaller one', () => {
    const table = pitched([2, 1]).act({ type: 'muster', units: army }, 'federal');
    table.act({ type: 'muster', units: ['infantry 7', 'infantry 6'] }, 'confederate');
    expect(table.t.breakpoint).toBe(7);
    expect(table.t.id).toEqual(['f-1', 'f-2', 'f-3', 'c-1', 'c-2']);
  });
});

describe('LL 3-terr-a, 3-terr-b the terrain roll', () => {
  it.each(casesOf<{ dieA: number; dieB: number }, { min: number; max: number; placer: string }>('terrainPieceRange'))(
    '$id',
    ({ given, expected }) => {
      expect(pieceRange(given.dieA, given.dieB)).toEqual({ least: expected.min, most: expected.max });
      expect(mustered([given.dieA, given.dieB]).asked).toEqual([
        expected.placer === 'A' ? 'federal' : 'confederate',
        'opening.lay',
      ]);
    },
  );
  it('ties are rolled again', () => {
    const table = mustered([4, 4, 3, 5]);
    expect([table.said('roll.contest').length, table.seat]).toEqual([4, 'confederate']);
  });
  it('not fewer and not more', () => {
    const table = mustered([2, 1]);
    table.refused({ type: 'end' }, '3-terr-b');
    table.act(wood).refused({ type: 'end' }, '3-terr-b');
    table.act(wood).allowed({ type: 'end' });
    table.act(wood).refused(wood, '3-terr-b');
  });
  it('pieces lie on the table and have an outline', () => {
    const table = mustered([2, 1]);
    table.refused({ ...wood, points: [0, 0, 40_000, 0, 40_000, 5000] }, '3-terr-a');
    table.refused({ ...wood, points: [0, 0, 5000, 5000, 5000, 0, 0, 5000] }, '3-terr-a');
    table.refused({ ...wood, points: [0, 0, 5000] }, '3-terr-a');
    table.refused({ ...wood, kind: 'swamp' }, '2-terr-b');
    table.refused({ ...wood, crest: [1000, 1000, 2000, 2000] }, '2-crest-a');
    table.refused({ type: 'pass' }, '3-terr-a');
  });
});

describe('LL 3-terr-c tables laid by chance', () => {
  it('never hold a river; what is laid is legal', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const laid = terrainFrom(seed * 977, 6);
      expect(laid.length).toBeGreaterThan(2);
      expect(laid.filter(piece => piece.kind === 'river' || whyNotLaid(piece) !== null)).toEqual([]);
      expect(laid.filter(piece => piece.kind === 'hill').length).toBeLessThanOrEqual(2);
    }
  });
  it('by option, with ordinary dice', () => {
    const table = mustered([3, 2, 1, 2, 3, 4, 5, 6, 1, 2], ['automatic-terrain']);
    expect(table.asked).toEqual(['confederate', 'opening.edge']);
    expect(table.said('roll.terrain').every(event => event.args['sides'] === 6)).toBe(true);
    expect(table.t.laid.length).toBeGreaterThan(0);
  });
  it('a player may lay one', () => mustered([2, 1]).allowed({ ...wood, kind: 'river' }));
});

describe('LL 3-terr-d, 3-terr-f edges and order', () => {
  it('the loser of the roll chooses his edge, the winner whether he deploys first', () => {
    const table = mustered([2, 1]).act(wood).act(wood).act({ type: 'end' });
    expect(table.asked).toEqual(['confederate', 'opening.edge']);
    expect(table.whyNot({ type: 'choose', what: 'north' }, 'federal')).not.toBeNull();
    table.refused({ type: 'choose', what: 'west' }, '3-terr-d');
    table.act({ type: 'choose', what: 'north' });
    expect(table.asked).toEqual(['federal', 'opening.order']);
    table.refused({ type: 'choose', what: 'north' }, '3-terr-f');
    expect(table.act({ type: 'choose', what: 'second' }).seat).toBe('confederate');
  });
});

describe('LL 3-terr-e each army in the third at its edge', () => {
  it('y up to 8 is legal, 8.5 not', () => {
    const table = deploying();
    table.allowed(deploy('f-1', 10, 8, [2, 2, 2, 2]));
    table.refused(deploy('f-1', 10, 8.5, [2, 2, 2, 2]), '3-terr-e');
    table.refused(deploy('f-1', 1, 5, [2, 2, 2, 2]), '3-terr-e');
    table.refused(deploy('c-1', 10, 8, [2, 2, 2, 2]), '3-terr-e');
    table.refused({ type: 'end' }, '3-terr-e');
  });
  it('in legal formations, not on one another', () => {
    const table = deploying();
    table.refused(deploy('f-1', 10, 8, [2, 2, 2]), '1-rank-b');
    table.refused(deploy('f-3', 10, 8, [2, 1]), '1-rank-b');
    table.act(deploy('f-1', 10, 8, [2, 2, 2, 2])).refused(deploy('f-2', 11, 7, [3, 3]), '1-rank-d');
    table.allowed({ ...deploy('f-3', 20, 8, []), limbered: true });
  });
  it('and when all stand, cards are dealt and the battle begins', () => {
    const table = deploying();
    table
      .act(deploy('f-1', 10, 8, [2, 2, 2, 2]))
      .act(deploy('f-2', 16, 8, [2, 2, 2]))
      .act(deploy('f-3', 22, 8, [1, 1, 1]));
    expect(table.seat).toBe('confederate');
    table.act(deploy('c-1', 10, 16, [2, 2, 2, 2], 270)).act(deploy('c-2', 16, 16, [2, 2, 2], 270));
    table.state.dice = { kind: 'named', seed: 7, drawn: 0, seen: [] };
    table.act({ ...deploy('c-3', 22, 16, [], 270), limbered: true });
    expect([table.t.opening, table.t.held, table.t.guns.at(-1), table.t.breakpoint]).toEqual([null, [6, 6], 3, 9]);
    expect(table.sound().t.turn).toBe(1);
  });
});
