import { readdirSync, readFileSync } from 'node:fs';
import { kit as gettysburg } from '@bivouac/gettysburg-1988/kit';
import { type AnyGame, type AnyRecord, type Book, type Event, picker, read, say } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { type AnyKit, randomRecord } from '@bivouac/testing';
import { kit as wilderness } from '@bivouac/wilderness-war/kit';
import { describe, expect, it } from 'vitest';
import { chapters, trailsOf } from '../src/table/log.ts';
import { ticksOf } from '../src/table/replay.ts';
import { soundsOf } from '../src/table/sounding.ts';

const MOST = 400;

/** A game as a table tells it: one line an action. */
const linesOf = ({ opening, history }: AnyRecord): readonly Line[] => [
  { seq: 1, count: 0, kind: 'open', seat: null, events: opening },
  ...history
    .slice(0, MOST)
    .map(({ seat, events }, n): Line => ({ seq: n + 2, count: n + 1, kind: 'act', seat, events })),
];
const eventsOf = (lines: readonly Line[]): readonly Event[] => lines.flatMap(line => line.events);

describe.each([
  ['Wilderness War', wilderness as AnyKit, 'annus-mirabilis'],
  ['Gettysburg 1988', gettysburg as AnyKit, 'day3'],
])('four hundred actions of %s', (_name, { game }, scenario) => {
  const record = randomRecord(game, { scenario, options: [] }, '7'.repeat(64), picker(1757));
  const lines = linesOf(record);
  const acts = record.history.slice(0, MOST);

  it('are told in chapters, under turns and phases', () => {
    const told = chapters(lines, [], true);
    expect(told.length).toBeGreaterThan(4);
    expect(told.flatMap(each => each.heads.map(head => head.heading))).toEqual(
      expect.arrayContaining(['turn', 'phase']),
    );
  });

  it('leave a trail for every march', () => {
    const marches = acts.filter(({ action }) => ['march', 'sail', 'land', 'move'].includes(action.type));
    expect(marches.length).toBeGreaterThan(20);
    for (const { events } of marches) {
      const [first] = trailsOf(events);
      expect(first?.pieces.length).toBeGreaterThan(0);
      expect(first?.spots.length).toBeGreaterThan(0);
    }
  });

  it('mark the battles and the turns, and sound like them', () => {
    const begun = acts.flatMap(({ events }, n) =>
      events.some(({ clash }) => clash?.stage === 'begins') ? [n + 1] : [],
    );
    const ticks = ticksOf(lines);
    expect(begun.length).toBeGreaterThan(3);
    expect(begun.filter(count => !ticks.some(tick => tick.count === count))).toEqual([]);
    expect(ticks.filter(({ kind }) => kind === 'battle').every(({ count }) => begun.includes(count))).toBe(true);
    const heard = lines.slice(1).flatMap(line => soundsOf([line], false));
    expect(heard).toEqual(expect.arrayContaining(['piece', 'battle']));
  });

  it('say whose doing each march, fight and die is', () => {
    const sides = Object.values(game.seats(record.state.setup)).map(({ side }) => side);
    const done = eventsOf(lines).filter(({ trails, clash }) => trails || clash);
    expect(done.filter(({ by }) => !sides.includes(by ?? '')).map(({ key }) => key)).toEqual([]);
  });
});

describe.each([
  ['wilderness-war', wilderness as AnyKit],
  ['gettysburg-1988', gettysburg as AnyKit],
])('the archived saves of %s', (id, { game, book }) => {
  const folder = new URL(`../../../games/${id}/test/saves/`, import.meta.url);
  const first = readdirSync(folder).filter(file => file.startsWith('v1-'));

  it.each(first)('%s: what was told before events said what they are is told as it was', file => {
    const { record } = read(readFileSync(new URL(file, folder), 'utf8'), [game as AnyGame]);
    const lines = linesOf(record);
    expect(spoilt(book, eventsOf(lines))).toEqual([]);
    expect(chapters(lines, [], true).flatMap(each => each.entries)).toHaveLength(eventsOf(lines).length);
    expect([ticksOf(lines), trailsOf(eventsOf(lines))]).toEqual([[], []]);
    expect(soundsOf(lines, true).at(-1)).toBe('decision');
  });
});

/** Sentences with a hole in them. */
const spoilt = (book: Book, events: readonly Event[]): readonly string[] =>
  events
    .flatMap(event => [say(book, 'en', event), say(book, 'fr', event)])
    .filter(text => text === '' || /undefined|NaN|⟨|\[object/.test(text));
