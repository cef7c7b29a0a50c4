import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { type AnyGame, begin, pending, picker, view } from '@bivouac/kernel';
import { drawsOf, handle, openRoom, type Room, type Told, updateFor } from '@bivouac/room';
import { folded, partsOf } from '@bivouac/room/host';
import { randomAction } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';

const game = gettysburg as unknown as AnyGame;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same game in two rooms, of which one puts away what lies back. */
class Both {
  whole: Room = openRoom(begin(game, { scenario: 'campaign', options: [] }, 'ab'.repeat(32)));
  lean: Room = this.whole;
  readonly #pick = picker(1863);
  #sent = 0;

  say(what: object, id = `m${++this.#sent}`): this {
    const told = { id, ...what } as Told;
    const seats = [told.seat!];
    const [one, other] = [this.whole, this.lean].map(room => handle(game, room, seats, told));
    expect(plain(other)).toEqual(plain(one));
    if ('room' in one!) this.whole = one.room;
    if ('room' in other!) this.lean = folded(other.room);
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
  last = () => this.whole.record.history.at(-1)!.seat;
}

describe('a room whose past is put away', () => {
  it('keeps most lines and actions as text, and is the same to everyone', () => {
    const { whole, lean } = new Both().act(120);
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
    const both = new Both().act(60);
    for (const n of [1, 9, 40, 60]) both.say({ t: 'act', seat: 'union', action: {} }, `m${n}`);
    expect(handle(game, both.lean, ['union'], { t: 'resign', id: 'm9', seat: 'union' })).toEqual({ again: 10 });
  });

  it('is taken back as another, by oneself and by consent, as far as its beginning', () => {
    const both = new Both().act(50);
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

  it('takes what was decided on an older position as stale', () => {
    const both = new Both().act(40);
    const seat = pending(game, both.whole.record.state)[0]!;
    both.say({ t: 'act', seat, action: { type: 'done' }, after: 3 });
    expect(handle(game, both.lean, [seat], { t: 'act', id: 'x', seat, action: {}, after: 3 })).toEqual({
      refused: { key: 'room.stale' },
    });
  });
});
