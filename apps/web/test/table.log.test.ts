import type { Event } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { describe, expect, it } from 'vitest';
import { actAt, chapters, inForce, mergedLines, newsAfter, placesOf, trailsOf } from '../src/table/log.ts';
import { stepped, ticksOf, turnFrom } from '../src/table/replay.ts';
import { rolledTogether, storyOf } from '../src/table/story.ts';

const line = (seq: number, count: number, kind: Line['kind'], events: Event[] = []): Line => ({
  seq,
  count,
  kind,
  seat: 'north',
  events,
});
const turn = (n: number): Event => ({ key: 'turn', args: { n }, heading: 'turn' });
const phase = (side: string): Event => ({ key: 'phase', args: { side }, heading: 'phase' });
const move = (...pieces: string[]): Event => ({
  key: 'move',
  args: { units: pieces },
  trails: [{ pieces, spots: ['A1', 'A2', 'A3'], kind: 'march' }],
});
const clash = (stage: 'begins' | 'result'): Event => ({ key: stage, clash: { kind: 'battle', stage, at: ['B2'] } });
const said = { ...line(4, 2, 'say'), text: 'hello' };

const game: readonly Line[] = [
  line(1, 0, 'open', [turn(1), phase('north')]),
  line(2, 1, 'act', [move('a')]),
  line(3, 2, 'act', [move('b'), phase('south')]),
  said,
  line(5, 3, 'act', [{ key: 'part', heading: 'part' }, clash('begins'), { key: 'die', args: { die: 7, sides: 10 } }]),
  line(6, 4, 'act', [clash('result'), turn(2), phase('north')]),
];

const phaseless = (key: string): Event => ({ key });

describe('the log', () => {
  it('groups events under turns and phases; a part of a phase or a battle is no heading', () => {
    const all = chapters(game, [], false);
    expect(all.map(each => each.heads.map(({ args }) => args?.n ?? args?.side))).toEqual([
      [1, 'north'],
      ['south'],
      [2, 'north'],
    ]);
    expect(all.map(each => each.entries.map(entry => entry.event?.key))).toEqual([
      ['move', 'move'],
      ['part', 'begins', 'die', 'result'],
      [],
    ]);
  });

  it('does not tell what was taken back, and says that it was', () => {
    const after = [...game.slice(0, 3), line(4, 1, 'undo'), line(5, 2, 'act', [move('c')])];
    expect(inForce(after).map(each => each.seq)).toEqual([1, 2, 4, 5]);
    const told = chapters(after, [], false).flatMap(each => each.entries);
    expect(told.map(entry => entry.event?.args?.units ?? entry.note?.kind)).toEqual([['a'], 'undo', ['c']]);
    expect(actAt(after, 2)?.seq).toBe(5);
  });

  it('tells a secret only behind its screen, and everything after the end', () => {
    const secret = [line(1, 0, 'open', [{ key: 'card', only: ['north'] }, { key: 'drawn' }])];
    const keys = (screens: string[], all: boolean) =>
      chapters(secret, screens, all).flatMap(each => each.entries.map(entry => entry.event?.key));
    expect(keys([], false)).toEqual(['drawn']);
    expect(keys(['north'], false)).toEqual(['card', 'drawn']);
    expect(keys([], true)).toEqual(['card', 'drawn']);
  });

  it('is put together from pieces that may come twice', () => {
    expect(mergedLines(game.slice(0, 4), game.slice(2))).toEqual(game);
    expect(mergedLines(game, [])).toBe(game);
  });

  it('tells what came after a number, headings too, without what was said or taken back', () => {
    const keys = (lines: readonly Line[], seq: number) =>
      newsAfter(lines, seq).map(({ event, note }) => event?.key ?? note?.kind);
    expect(keys(game, 3)).toEqual(['part', 'begins', 'die', 'result', 'turn', 'phase']);
    expect(keys(game, 6)).toEqual([]);
    expect(keys([...game.slice(0, 3), line(4, 1, 'undo')], 2)).toEqual(['undo']);
    const ordered = { ...line(7, 5, 'act', [{ key: 'passed' }]), standing: true };
    expect(keys([...game, ordered], 6)).toEqual(['passed', 'act']);
  });

  it('knows the places an event speaks of, also through a piece', () => {
    const trails = [{ pieces: ['x'], spots: ['D4', { x: 1, y: 2 }], kind: 'march' }] as const;
    const event: Event = { key: 'x', args: { unit: 'hood', hexes: ['A1', 'B2'], old: 'A1,E5', cost: 3 }, trails };
    const where = placesOf(
      event,
      id => /^[A-U]\d+$/.test(id),
      id => (id === 'hood' ? 'C3' : null),
    );
    expect(where).toEqual(['C3', 'A1', 'B2', 'E5', 'D4']);
  });

  it('knows the ways of pieces', () => {
    const spots = ['A1', 'A2', 'A3'];
    expect(trailsOf([move('a', 'b'), { key: 'old', args: { units: 'a', from: 'A1', to: 'B1' } }])).toEqual([
      { pieces: ['a', 'b'], spots, kind: 'march' },
    ]);
  });
});

describe('the replay', () => {
  it('has a tick at each turn and each battle', () => {
    expect(ticksOf(game)).toEqual([
      { count: 0, kind: 'turn' },
      { count: 3, kind: 'battle' },
      { count: 4, kind: 'turn' },
    ]);
  });

  it('steps from live into the past and back to live', () => {
    expect(stepped(null, -1, 4)).toBe(3);
    expect(stepped(3, 1, 4)).toBeNull();
    expect(stepped(0, -1, 4)).toBe(0);
    expect(stepped(null, -99, 4)).toBe(0);
    expect(stepped(2, 1, 4)).toBe(3);
    expect(stepped(null, -1, 0)).toBeNull();
  });

  it('jumps from turn to turn', () => {
    const ticks = [0, 5, 9].map(count => ({ count, kind: 'turn' as const }));
    expect(turnFrom(ticks, null, -1, 12)).toBe(9);
    expect(turnFrom(ticks, 9, -1, 12)).toBe(5);
    expect(turnFrom(ticks, 6, 1, 12)).toBe(9);
    expect(turnFrom(ticks, 10, 1, 12)).toBeNull();
    expect(turnFrom(ticks, 0, -1, 12)).toBe(0);
  });
});

describe('dice of one roll', () => {
  const roll = (die: number, unit = 'a', by = 'north'): Event => ({
    ...{ key: 'roll', args: { unit, die, sides: 6, draw: 100 + die }, by },
  });
  const entries = [roll(3), roll(5), roll(5), roll(1, 'b'), roll(2, 'a', 'south'), phaseless('said')].map(
    (event, i) => ({
      ...{ key: `7.${i}`, seat: 'north', count: 3, event, note: null },
    }),
  );
  it('stand in one line, those of another piece or another side in the next', () => {
    expect(storyOf(entries).map(({ more }) => more.length)).toEqual([2, 0, 0, 0]);
    expect(rolledTogether(entries).map(({ length }) => length)).toEqual([3, 1, 1, 1]);
  });
});

describe('a march and what is said around it', () => {
  const told = (events: readonly Event[]) =>
    storyOf(
      events.map((event, i) => ({
        key: `${i}`,
        seat: 'north',
        count: i,
        event: { by: 'north', ...event },
        note: null,
      })),
    ).map(({ deed, entry }) => (deed ? deed.pieces.join('+') : entry.event!.key));
  const way = (pieces: string[], ...spots: string[]): Event => ({
    ...{ key: 'move', args: { unit: pieces[0]! }, trails: [{ pieces, spots, kind: 'march' }] },
  });
  const begins: Event = { key: 'begins', args: { unit: 'unit', left: 7 } };
  const ends: Event = { key: 'ends', args: { unit: 'unit' } };
  it('is one line: who sets out with how many points, each step, and that he stops', () => {
    expect(told([begins, way(['unit', 'leader'], 'A1', 'A2'), way(['unit', 'leader'], 'A2', 'A3'), ends])).toEqual([
      'unit+leader',
    ]);
  });
  it('the ride of a leader to the unit he then goes with is a line of its own', () => {
    expect(told([way(['leader'], 'C1', 'A1'), begins, way(['unit', 'leader'], 'A1', 'A2'), ends])).toEqual([
      'leader',
      'unit+leader',
    ]);
  });
  it('what is said of others or of a place stands by itself, and so does a die', () => {
    const dug: Event = { key: 'dug', args: { unit: 'unit', works: 'abatis' } };
    const die: Event = { key: 'die', args: { unit: 'unit', die: 3, sides: 6 } };
    expect(told([way(['unit'], 'A1', 'A2'), dug])).toEqual(['unit', 'dug']);
    expect(told([way(['unit'], 'A1', 'A2'), die, ends])).toEqual(['unit', 'die', 'ends']);
  });
});
