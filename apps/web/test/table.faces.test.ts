import { kit } from '@bivouac/guns-of-gettysburg/kit';
import { faces, seats } from '@bivouac/guns-of-gettysburg/picture';
import { type Event, keyedDice, listed, pending, picker, play, start, view } from '@bivouac/kernel';
import { randomAnswer } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { faced, turnedSince } from '../src/table/faces.ts';

const known = { u1: 'buford-f1', u2: 'reynolds-f1' };

describe('a sentence about blocks', () => {
  it('names them to whoever knows them, and no others', () => {
    const args = { stand: 'u1', stands: ['u2', 'c3'], to: 'p100', cost: 2 };
    const told = faced({ key: 'march.done', args, rule: '§12.1a' }, known);
    const named = { stand: 'u1:buford-f1', stands: ['u2:reynolds-f1', 'c3'], to: 'p100', cost: 2 };
    expect(told).toEqual({ key: 'march.done', args: named, rule: '§12.1a' });
    const [en, fr] = (['en', 'fr'] as const).map(language => kit.book.texts[language]['march.done']!(told.args!));
    expect(en).toMatch(/^Buford \(full strength\) marches to /);
    expect(fr).toMatch(/^Le bloc Buford \(à pleine force\) /);
  });

  it('is left alone where it says itself what a block is', () => {
    const what = { key: 'combat.leader', args: { stand: 'u1', block: 'buford-f1' } };
    expect(faced(what, known)).toEqual(what);
  });

  it('is told as it was then: after a shuffle nobody says who went before it', () => {
    const events: Event[] = [
      { key: 'march.done', args: { stand: 'u1', to: 'p100' } },
      { key: 'stack.shuffled', args: { side: 'union', stands: ['u1', 'u3'] } },
      { key: 'march.done', args: { stand: 'u1', to: 'p101' } },
    ];
    const since = turnedSince(events, faces);
    const told = events.map(event => faced(event, known, since.get(event)).args?.stand);
    expect(told).toEqual(['u1', undefined, 'u1:buford-f1']);
  });
});

describe.each([1, 2, 3])('The Guns of Gettysburg: blocks of a game, %i', seed => {
  const setup = { scenario: 'battle', options: [] };
  const pick = picker(seed);
  let { state, events } = start(kit.game, setup, keyedDice(`${seed}`.repeat(64)));
  type Labels = readonly (readonly number[])[];
  const labels = (): Labels => ['union', 'confederate'].map(side => [...state.hands[side]!.label]);
  const told: { event: Event; were: readonly Labels[] }[] = events.map(event => ({ event, were: [labels()] }));
  for (let i = 0; i < 500 && pending(kit.game, state).length > 0; i++) {
    const before = labels();
    const seat = pending(kit.game, state)[0]!;
    ({ state, events } = play(kit.game, state, seat, randomAnswer(kit.game, view(kit.game, state, seat), seat, pick)));
    for (const event of events) told.push({ event, were: [before, labels()] });
  }

  it.each(['union', 'confederate'])('%s: one’s own alone, and rightly, however long ago', seat => {
    const own = faces.of(view(kit.game, state, seat));
    expect(Object.keys(own).length).toBeGreaterThan(4);
    expect(Object.keys(own).filter(stand => !stand.startsWith(seat.charAt(0)))).toEqual([]);
    const since = turnedSince(
      told.map(({ event }) => event),
      faces,
    );
    let named = 0;
    for (const { event, were } of told) {
      const { args = {} } = faced(event, own, since.get(event));
      for (const word of Object.values(args).flatMap(value => (typeof value === 'number' ? [] : listed(value)))) {
        const [stand, face] = word.split(':');
        if (!face) continue;
        named++;
        const known = were.map(each =>
          faces.of({ hands: { [seat]: { label: each[seat === 'union' ? 0 : 1] } } } as never),
        );
        expect(known.map(each => each[stand!])).toContain(face);
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it('a spectator is told none', () => {
    expect(Object.keys(seats(setup))).toEqual(['union', 'confederate']);
    expect(faces.of(view(kit.game, state, null))).toEqual({});
  });
});
