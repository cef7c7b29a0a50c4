import { keyedDice, look, picker, type Seat } from '@bivouac/kernel';
import { playout, sentenceFaults, textsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import { picture } from '../picture.ts';
import type { LongstreetState, LongstreetView } from '../state.ts';
import { book } from '../text/index.ts';
import { battle, position, type Table } from './table.ts';

const SEATS = ['federal', 'confederate', null] as const;
const seen = (table: Table, seat: Seat | null = 'federal') => picture(look(game, table.state, seat) as LongstreetView);

/** Positions of random battles, one in twelve actions. */
function positions(): readonly LongstreetState[] {
  const found: LongstreetState[] = [];
  for (const [scenario, options] of [
    ['turkey-run', []],
    ['pitched-1863', ['automatic-terrain']],
  ] as const) {
    let n = 0;
    playout(game, { scenario, options }, keyedDice('7'.repeat(64)), picker(7), {
      played: ({ played }) => n++ % 12 === 0 && void found.push(played.state),
    });
  }
  return found;
}
const views = positions().flatMap(state => SEATS.map(seat => look(game, state, seat) as LongstreetView));

describe('the picture', () => {
  it('is seen at many positions', () => expect(views.length).toBeGreaterThan(30));
  it('shows every unit where it stands, turned as it faces', () => {
    for (const view of views) {
      const told = Object.fromEntries(picture(view).sprites.map(({ id, at }) => [id, at]));
      expect(Object.keys(told)).toEqual(Object.keys(kit.lies(view)));
      for (const [id, at] of Object.entries(kit.lies(view)))
        expect(told[id]).toMatchObject({ ...(at as object), turn: expect.any(Number) });
    }
    const [unit] = seen(position({ units: { 'f-1': '10 12.5 80.25 221' } })).sprites;
    expect(unit).toMatchObject({ id: 'f-1', at: { x: 10_000, y: 11_500, turn: 9.75 }, side: 'federal' });
    expect(unit!.art).toMatchObject({ kind: 'infantry', depths: [2, 2, 1], bases: 5, deep: 1000, name: '1' });
  });
  it('says what has been lost, and what a battery does', () => {
    const table = battle();
    const wisconsin = table.number('7th-wisconsin');
    table.t.form[wisconsin] = '221';
    const art = (id: string) => seen(table).sprites.find(each => each.id === id)!.art;
    expect(art('7th-wisconsin')).toMatchObject({ kind: 'infantry', lost: 2, bases: 5, name: '7th Wisconsin' });
    expect(art('battery-b-4th-us')).toMatchObject({ kind: 'guns', lost: 0, bases: 3, depths: [1, 1, 1] });
    expect(art('pennsylvania-light-battery-f')).toMatchObject({ kind: 'limber', bases: 2, depths: [1], deep: 1500 });
  });
  it('shows one’s own hand and discards, and of the other how many cards', () => {
    for (const view of views)
      for (const pile of picture(view).piles ?? []) {
        if (pile.id.startsWith('used')) continue;
        const side = pile.side === 'federal' ? 0 : 1;
        const { held, pile: draw, discarded } = view.table;
        const count = { hand: held, pile: draw, discards: discarded }[pile.id.split('-')[0]!]![side];
        expect(pile.cards.length + pile.hidden).toBe(count);
        expect(pile.cards.length > 0 && pile.side !== view.seat).toBe(false);
      }
  });
  it('names every piece of terrain, and draws what was laid in play', () => {
    const terrain = ['rocky 1 1 3 1 3 3', 'hill 5 5 9 5 9 9 | 6 6 8 6'];
    const p = seen(position({ terrain }));
    expect(Object.keys(p.places)).toEqual(['laid-1', 'laid-2']);
    expect(p.grounds).toEqual([
      {
        id: 'laid-1',
        kind: 'rocky',
        points: [
          { x: 1000, y: 23_000 },
          { x: 3000, y: 23_000 },
          { x: 3000, y: 21_000 },
        ],
      },
      {
        ...{ id: 'laid-2', kind: 'hill' },
        points: [
          { x: 5000, y: 19_000 },
          { x: 9000, y: 19_000 },
          { x: 9000, y: 15_000 },
        ],
        inner: [
          { x: 6000, y: 18_000 },
          { x: 8000, y: 18_000 },
        ],
      },
    ]);
    expect(Object.keys(seen(battle()).places)).toContain('west-wood');
    expect(seen(battle()).grounds).toEqual([]);
  });
  it('counts enemy bases as points, and says which phase was called', () => {
    const table = position({ step: 'movement', cards: 2, table: { lost: [4, 6], breakpoint: 15 } });
    const p = seen(table);
    expect(p.score).toEqual([
      { side: 'federal', points: 6 },
      { side: 'confederate', points: 4 },
    ]);
    expect(p.when.args).toEqual({ turn: 5, phase: 'movement', cards: 2 });
    expect(p.tracks.find(({ id }) => id === 'phases')!.boxes.map(({ kind }) => kind)).toEqual(['past', 'now']);
  });
  it('keeps what has left the table, or waits to be deployed, beside it', () => {
    const table = battle();
    table.t.form[table.number('2nd-wisconsin')] = '';
    const [gone] = seen(table).holdings;
    expect([gone!.id, gone!.items.map(({ sprite }) => [sprite.id, sprite.at])]).toEqual([
      'gone-federal',
      [['2nd-wisconsin', '']],
    ]);
    const mustered = battle('pitched-1862');
    for (const _side of [0, 1]) mustered.act({ type: 'muster', units: ['infantry 5', 'artillery 2'] });
    const [waiting] = seen(mustered).holdings;
    expect(waiting!.items.map(({ sprite }) => sprite.art.depths)).toEqual([
      [2, 2, 1],
      [1, 1],
    ]);
  });
  it('shows who fires and who fights whom', () => {
    const units = { 'f-1': '10 12 90 222', 'c-1': '10 12.5 270 222' };
    const firing = seen(position({ units, table: { firing: 1 } })).marks;
    expect(firing).toMatchObject([{ kind: 'acts', side: 'confederate', spots: [{ x: 10_000, y: 11_500 }] }]);
    const enemies = [{ unit: 1, contact: 1, files: 3, cover: 0, dice: -1 }];
    const combat = { attackers: [{ unit: 0, enemies, beaten: 0 }], defenders: [], protected: [0, 0] };
    const [fight] = seen(position({ units, step: 'combat', table: { combat } })).marks;
    expect(fight).toMatchObject({
      kind: 'battle',
      side: 'federal',
      arrows: { from: [{ y: 12_000 }], to: [{ y: 11_500 }] },
    });
  });
  it('says everything in both languages', () => {
    for (const view of views) for (const text of textsOf(picture(view))) expect(sentenceFaults(book, text)).toEqual([]);
  });
});
