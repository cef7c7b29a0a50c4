import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { type AnyGame, begin, pending, picker, view } from '@bivouac/kernel';
import { drawsOf, handle, openRoom, type Room, type Told, updateFor } from '@bivouac/room';
import { folded, type Packing, partsOf } from '@bivouac/room/host';
import { randomAction } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { packed } from '../src/tables/packed.ts';

const game = gettysburg as unknown as AnyGame;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same game in two rooms, of which one puts away what lies back. */
class Both {
  whole: Room;
  lean: Room;
  readonly #pick = picker(1863);
  readonly #packing: Packing | undefined;
  #sent = 0;

  constructor(packing?: Packing, scenario = 'campaign') {
    this.lean = this.whole = openRoom(begin(game, { scenario, options: [] }, 'ab'.repeat(32)));
    this.#packing = packing;
  }

  say(what: object, id = `m${++this.#sent}`): this {
    const told = { id, ...what } as Told;
    const seats = [told.seat!];
    const [one, other] = [this.whole, this.lean].map(room => handle(game, room, seats, told));
    expect(plain(other)).toEqual(plain(one));
    if ('room' in one!) this.whole = one.room;
    if ('room' in other!) this.lean = folded(other.room, this.#packing);
    return this;
  }
  act(times: number): this {
    for (let n = 0; n < times; n++) {
      const { state } = this.whole.record;
      const seat = pending(game, state)[0]!;
      this.say({ t: 'act', seat, action: randomAction(game, view(game, state, seat), seat, this.#pick) });
    }
    return this;
  }
  /** Actions that may be taken back, as many as the seat that is asked can find, up to so many. */
  march(most: number): number {
    for (let n = 0, tries = 0; ; tries++) {
      const { state } = this.whole.record;
      const seat = pending(game, state)[0]!;
      const action = randomAction(game, view(game, state, seat), seat, this.#pick);
      if (action.type === 'move' && action.units.length === 1) this.say({ t: 'act', seat, action });
      if (this.whole.record.state !== state) n++;
      if (n === most || tries === 200 * most) return n;
    }
  }
  last = () => this.whole.record.history.at(-1)!.seat;
}

describe.each([
  ['as text', undefined],
  ['packed', packed],
])('a room whose past is put away %s', (_how, packing) => {
  it('keeps most lines and actions as text, and is the same to everyone', () => {
    const { whole, lean } = new Both(packing).act(120);
    expect(partsOf(whole.lines)).toBeNull();
    expect(partsOf(lean.lines)!.tail.length).toBeLessThan(13);
    expect(partsOf(lean.record.history)!.away.length).toBeGreaterThan(80);
    expect(plain(lean)).toEqual(plain(whole));
    expect([...lean.lines]).toEqual(whole.lines);
    expect(lean.record.history.map(each => each.events)).toEqual(whole.record.history.map(each => each.events));
    expect(drawsOf(lean)).toEqual(drawsOf(whole));
    expect(lean.lines.slice(3, 9)).toEqual(whole.lines.slice(3, 9));
    expect([Array.isArray(lean.lines), 5 in lean.lines, 500 in lean.lines]).toEqual([true, true, false]);
    for (const since of [0, 1, 60, 121])
      for (const seats of [['union'], ['confederate'], []])
        expect(updateFor(game, lean, seats, since)).toEqual(updateFor(game, whole, seats, since));
  });

  it('knows a message that is sent again, however long ago it was done', () => {
    const both = new Both(packing).act(60);
    for (const n of [1, 9, 40, 60]) both.say({ t: 'act', seat: 'union', action: {} }, `m${n}`);
    expect(handle(game, both.lean, ['union'], { t: 'resign', id: 'm9', seat: 'union' })).toEqual({ again: 10 });
  });

  it('is taken back as another, by oneself and by consent, as far as its beginning', () => {
    const both = new Both(packing).act(50);
    for (let n = 0; n < 6; n++) both.say({ t: 'undo', seat: both.last() }).act(3);
    for (let n = 0; n < 40; n++) {
      const seat = both.last();
      const other = seat === 'union' ? 'confederate' : 'union';
      both.say({ t: 'propose', seat, what: 'takeBack' }).say({ t: 'answer', seat: other, yes: true });
    }
    expect(both.whole.record.history.length).toBeLessThan(30);
    both.act(30);
    expect(plain(both.lean)).toEqual(plain(both.whole));
  });

  it('keeps little of a long march, all of which may be taken back', () => {
    const both = new Both(packing, 'day2').act(150);
    expect(both.march(30)).toBe(30);
    const { away, tail } = partsOf(both.lean.record.history)!;
    expect(tail.length).toBeLessThan(25);
    expect(away.read(away.length - 1).before).not.toBeNull();
    for (let n = 0; n < 25; n++) both.say({ t: 'undo', seat: both.last() });
    expect(both.march(20)).toBe(20);
    both.act(60);
    const positions = ({ record }: Room) => record.history.map(({ before }) => before);
    expect(positions(both.whole).slice(0, 170)).toEqual(new Array(170).fill(null));
    expect(positions(both.lean)).toEqual(positions(both.whole));
    expect(plain(both.lean)).toEqual(plain(both.whole));
  });

  it('takes what was decided on an older position as stale', () => {
    const both = new Both(packing).act(40);
    const seat = pending(game, both.whole.record.state)[0]!;
    both.say({ t: 'act', seat, action: { type: 'done' }, after: 3 });
    expect(handle(game, both.lean, [seat], { t: 'act', id: 'x', seat, action: {}, after: 3 })).toEqual({
      refused: { key: 'room.stale' },
    });
  });

  it('keeps what was said in any script', () => {
    const both = new Both(packing);
    for (let n = 0; n < 20; n++) both.say({ t: 'say', seat: 'union', text: `${n} Où ? 東京 🎲 \u2028 \ud800` }).act(1);
    expect([...both.lean.lines]).toEqual(both.whole.lines);
  });
});

it('packs a long game into less than a quarter of its text', () => {
  const [text, less] = [undefined, packed].map(packing => {
    const { lean } = new Both(packing).act(150);
    const { away } = partsOf(lean.lines)!;
    return (away as unknown as { readonly texts: readonly string[] }).texts.join('').length;
  });
  expect(less! * 4).toBeLessThan(text!);
});
