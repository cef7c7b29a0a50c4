import type { Sprite } from '@bivouac/desk';
import type { Spot } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import type { Board, Place } from '../src/games/web-game.ts';
import { hullOf, middleOf, polygonPath, ringPath, topOf } from '../src/table/shapes.ts';
import { onPlane, onSheet, onwardTo, placeMap, posture, stacksOf, steppedTo } from '../src/table/stacks.ts';
import { type AnyOffer, aimedBy, isGround, nearest, pointedAt } from '../src/table/targets.ts';

// A board with one printed place, on which pieces may lie at any point.
const camp: Place = { id: 'camp', x: 500, y: 500, outline: 'M0 0Z', neighbours: [] };
const flat = { sheet: '', width: 1000, height: 800, places: [camp] };
const looks = { piece: () => '', pile: () => '', offset: () => [0, 0] as const };
const plane: Board = { ...flat, ...looks, plane: { around: 20, step: 10 } };
const printed: Board = { ...flat, ...looks };

const sprite = (id: string, at: Spot, rank = 0): Sprite => ({
  ...{ id, at, side: 'us', art: { kind: 'stand' }, label: { key: id }, rank },
});
const ann = sprite('ann', { x: 100, y: 100, turn: 30 });
const bob = sprite('bob', { x: 300, y: 120 });

describe('places of a plane', () => {
  const places = placeMap(plane);
  it('are the printed ones and every whole point of the sheet', () => {
    expect(places.get('camp')).toBe(camp);
    expect(places.get('@100,100')).toMatchObject({ id: '@100,100', x: 100, y: 100 });
    expect(places.get('@100,100')?.outline).toBe('M80 100a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z');
    for (const word of ['@-1,5', '@5,801', 'nowhere', '']) expect(places.has(word), word).toBe(false);
  });
  it('are no places where the board has printed ones only', () => {
    expect(placeMap(printed).has('@100,100')).toBe(false);
    expect(stacksOf(printed, placeMap(printed), [ann])).toEqual([]);
  });
  it('hold pieces, turned as they face; pieces of one point are one stack', () => {
    const stacks = stacksOf(plane, places, [ann, bob, sprite('cat', { x: 300, y: 120, turn: 90 }, 1)]);
    expect(stacks.map(({ key, laid }) => [key, laid.map(each => [each.sprite.id, each.turn])])).toEqual([
      ['@100,100', [['ann', 30]]],
      [
        '@300,120',
        [
          ['bob', 0],
          ['cat', 90],
        ],
      ],
    ]);
    expect(posture({ x: 1, y: 2, turn: 30 })).toBe('translate(1px, 2px) rotate(30deg)');
    expect(posture({ x: 1, y: 2, turn: 0 })).toBe('translate(1px, 2px)');
  });
  it('are walked over with the keys: to what lies that way, or step by step', () => {
    const words = ['@100,100', '@300,120', '@110,700', 'camp'];
    const from = places.get('@100,100')!;
    expect(onwardTo(places, from, 'right', words)).toBe('@300,120');
    expect(onwardTo(places, from, 'down', words)).toBe('@110,700');
    expect(onwardTo(places, from, 'left', words)).toBeNull();
    expect(steppedTo(plane, from, 'right')).toBe('@110,100');
    expect(steppedTo(plane, { ...from, x: 5 }, 'left')).toBe('@0,100');
    expect(steppedTo(plane, { ...from, y: 795 }, 'down')).toBe('@100,800');
  });
});

describe('a plane of finer units than its sheet', () => {
  const fine: Board = { ...plane, plane: { around: 20, step: 10, unit: 32 } };
  const laid: Place = { id: 'laid-1', x: 1, y: 1, outline: 'M1 1Z', neighbours: [] };
  it('puts its points on the sheet and finds them again', () => {
    expect(onSheet(fine, { x: 3200, y: 48 })).toEqual([100, 1.5]);
    expect(onPlane(fine, [100, 1.5])).toEqual({ x: 3200, y: 48 });
    const places = placeMap(fine);
    expect(places.get('@3200,3200')).toMatchObject({ x: 100, y: 100 });
    expect([places.has('@32000,25600'), places.has('@32001,1')]).toEqual([true, false]);
    expect(steppedTo(fine, places.get('@3200,3200')!, 'left')).toBe('@2880,3200');
  });
  it('knows what was laid in play', () => {
    expect(placeMap(fine, () => [laid]).get('laid-1')).toBe(laid);
    expect(placeMap(fine).has('laid-1')).toBe(false);
  });
});

describe('shapes on a plane', () => {
  const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const; // biome-ignore format: one line
  it('are drawn corner by corner', () => {
    expect(polygonPath(square)).toBe('M0.0 0.0L10.0 0.0L10.0 10.0L0.0 10.0Z');
    expect([middleOf(square), topOf(square, 5)]).toEqual([[5, 5], [0, -5]]); // biome-ignore format: one line
  });
  it('have rings: straight along their sides, round about their corners', () => {
    expect(ringPath([[5, 5]], 3)).toBe('M2.0 5.0a3.0 3.0 0 1 1 6 0a3.0 3.0 0 1 1 -6 0Z');
    expect(ringPath(square, 2)).toBe(
      'M0.0 -2.0L10.0 -2.0A2.0 2.0 0 0 1 12.0 0.0L12.0 10.0A2.0 2.0 0 0 1 10.0 12.0L0.0 12.0A2.0 2.0 0 0 1 -2.0 10.0L-2.0 0.0A2.0 2.0 0 0 1 0.0 -2.0Z',
    );
    expect(hullOf([...square, [5, 5]])).toHaveLength(4);
    expect(ringPath(square.toReversed(), 2)).toBe(ringPath(square, 2));
  });
});

describe('pointing at a plane', () => {
  const offer: AnyOffer = {
    targets: [
      { at: { sprite: 'ann' }, label: { key: 'take' }, next: { draft: {} } },
      { at: { point: { x: 140, y: 100, turn: 45 } }, label: { key: 'walk' }, next: { action: {} } },
    ],
    buttons: [],
  };
  const sprites = [ann, bob];
  it('finds the point that is offered, and the piece at its point', () => {
    expect(pointedAt(offer, sprites, { place: '@140,100' })).toEqual({ kind: 'one', target: offer.targets[1] });
    expect(pointedAt(offer, sprites, { place: '@100,100' })).toEqual({ kind: 'one', target: offer.targets[0] });
    expect(pointedAt(offer, sprites, { place: '@300,120', sprite: 'bob' }).kind).toBe('none');
    expect(pointedAt(offer, sprites, { place: '@141,100' }).kind).toBe('none');
  });
  it('knows where a target is, and the nearest other one', () => {
    expect(offer.targets.map(target => aimedBy(target, () => '@100,100'))).toEqual([
      { place: '@100,100', sprite: 'ann' },
      { place: '@140,100' },
    ]);
    expect(offer.targets.map(isGround)).toEqual([false, true]);
    const where = (target: AnyOffer['targets'][number]) =>
      isGround(target) ? ([140, 100] as const) : ([100, 100] as const);
    expect(nearest(offer, { place: '@150,100' }, where, [150, 100])).toBe(offer.targets[1]);
    expect(nearest(offer, { place: '@140,100' }, where, [140, 100])).toBe(offer.targets[0]);
  });
});
