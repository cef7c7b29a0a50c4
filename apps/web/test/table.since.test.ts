import { kit as gettysburg } from '@bivouac/gettysburg-1988/kit';
import { type AnyRecord, type Event, type Happening, picker, type Trail } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { type AnyKit, randomRecord } from '@bivouac/testing';
import { kit as wilderness } from '@bivouac/wilderness-war/kit';
import { describe, expect, it } from 'vitest';
import { newsAfter } from '../src/table/log.ts';
import { phaseAfter, type Since, sinceOwn as since } from '../src/table/since.ts';
import { type Deed, deedsOf, isFight } from '../src/table/story.ts';

const sides: Readonly<Record<string, string>> = { north: 'blue', south: 'grey' };
const sideOf = (seat: string): string => sides[seat] ?? '';

const event = (key: string, what: Happening, args: Event['args'] = {}): Event => ({ key, args, ...what });
const phase = (by?: string): Event => event('phase', { heading: 'phase', ...(by ? { by } : {}) });
const march = (by: string, pieces: string[], ...spots: string[]): Event =>
  event('march', { by, trails: [{ pieces, spots, kind: 'march' }] });
const retreat = (by: string, piece: string, ...spots: string[]): Event =>
  event('retreat', { by, trails: [{ pieces: [piece], spots, kind: 'retreat' }] });
const clash = (stage: 'begins' | 'result', kind: 'battle' | 'siege' = 'battle', won?: string): Event =>
  event(stage, { by: 'grey', clash: { kind, stage, at: ['C'], from: ['B'], ...(won ? { won } : {}) } });
const die = (by: string, face: number): Event => event('die', { by }, { die: face, sides: 6, draw: 1 });
const killed = (by: string, piece: string, at: string): Event =>
  event('killed', { by, lost: 1, removed: { pieces: [piece], at } });

let seq = 0;
const act = (seat: string, ...events: Event[]): Line => ({ seq: ++seq, count: seq, kind: 'act', seat, events });
const told = (...events: Event[]): readonly Deed[] => deedsOf(newsAfter([act('south', ...events)], 0));
const sinceOwn = (...args: Parameters<typeof since>): Since => since(...args) ?? NOTHING;
const NOTHING: Since = { deeds: [], entries: [], after: 0, upTo: 0, isFresh: false };
const brief = ({ kind, pieces, spots }: Deed): string => `${kind} ${pieces.join('+')} ${spots.join('-')}`.trim();

describe('deeds', () => {
  it('make one march of its steps, though some stay behind and some join', () => {
    const steps = [march('grey', ['lee', 'a', 'b'], 'A', 'B'), march('grey', ['lee', 'a'], 'B', 'C')];
    expect(told(...steps, march('grey', ['lee', 'a', 'c'], 'C', 'D')).map(brief)).toEqual(['march lee+a+b+c A-B-C-D']);
    expect(told(...steps, march('grey', ['x'], 'C', 'D')).map(brief)).toEqual(['march lee+a+b A-B-C', 'march x C-D']);
  });

  it('tell what named the force with its march, and nothing else', () => {
    const called = event('activated', { by: 'grey' }, { pieces: ['a', 'lee'] });
    const [deed] = told(event('card', { by: 'grey' }, { card: 'x' }), called, march('grey', ['lee', 'a'], 'A', 'B'));
    expect(deed?.entries.map(each => each.event?.key)).toEqual(['activated', 'march']);
  });

  it('make one retreat of those who fall back together', () => {
    const all = told(retreat('blue', 'a', 'C', 'D'), retreat('blue', 'b', 'C', 'D'), retreat('blue', 'c', 'C', 'E'));
    expect(all.map(brief)).toEqual(['retreat a+b C-D', 'retreat c C-E']);
  });

  it('make one fight of its beginning, its dice, its losses and its end; a retreat is told beside it', () => {
    const fight = [clash('begins'), die('grey', 6), die('blue', 2), clash('result', 'battle', 'grey')];
    const all = told(...fight, retreat('blue', 'a', 'C', 'D'), killed('blue', 'b', 'C'), killed('grey', 'lee', 'B'));
    expect(all.map(brief)).toEqual(['battle  C', 'retreat a C-D']);
    expect(all[0]).toMatchObject({ won: 'grey', lost: { blue: 1, grey: 1 } });
    expect(all[0]?.entries.map(each => each.event?.key)).toEqual([
      ...['begins', 'die', 'die', 'result'],
      ...['killed', 'killed'],
    ]);
  });

  it('leave a siege that is laid to itself: what follows is not part of it', () => {
    const all = told(clash('begins', 'siege'), event('built', { by: 'grey' }), killed('blue', 'z', 'Q'));
    expect(all.map(each => [brief(each), each.entries.length])).toEqual([
      ['siege  C', 1],
      ['removed z Q', 1],
    ]);
  });
});

describe('what happened since my last action', () => {
  const mine = act('north', phase('blue'), march('blue', ['a'], 'A', 'B'), phase('grey'));
  const theirs = [act('south', march('grey', ['lee'], 'B', 'C')), act('south', clash('begins'), die('grey', 5))];
  const answer = act('north', retreat('blue', 'a', 'C', 'D'), clash('result', 'battle', 'grey'), phase('blue'));

  it('is all of the enemy phase, my own retreats in it too', () => {
    const all = sinceOwn([mine, ...theirs, answer], 'blue', sideOf);
    expect(all.deeds.map(brief)).toEqual(['march lee B-C', 'battle  C', 'retreat a C-D']);
    expect(all).toMatchObject({ isFresh: true, after: mine.count, upTo: answer.seq });
    expect(phaseAfter([mine, ...theirs])).toBe('grey');
    expect(phaseAfter([mine, ...theirs, answer])).toBe('blue');
  });

  it('stays known after my first own action, and is no longer fresh', () => {
    const next = act('north', march('blue', ['b'], 'X', 'Y'));
    const all = sinceOwn([mine, ...theirs, answer, next], 'blue', sideOf);
    expect(all.deeds).toHaveLength(3);
    expect(all.isFresh).toBe(false);
    const undo: Line = { seq: 99, count: answer.count, kind: 'undo', seat: 'north', events: [] };
    expect(sinceOwn([mine, ...theirs, answer, next, undo], 'blue', sideOf).isFresh).toBe(true);
  });

  it('is for the other side what I did', () => {
    const all = sinceOwn([mine, ...theirs], 'grey', sideOf);
    expect([all.deeds.map(brief), all.isFresh]).toEqual([['march a A-B'], false]);
  });

  it('is the latest enemy phase of a game that was brought here, which tells its past in one line', () => {
    const past = [phase('grey'), march('grey', ['x'], 'A', 'B'), phase('blue'), march('blue', ['a'], 'A', 'B')];
    const opened = (...events: Event[]): Line => ({ seq: 1, count: 4, kind: 'open', seat: null, events });
    const late = [phase('grey'), march('grey', ['lee'], 'B', 'C'), phase('blue')];
    expect(sinceOwn([opened(...past, ...late)], 'blue', sideOf).deeds.map(brief)).toEqual(['march lee B-C']);
    expect(sinceOwn([opened(...past)], 'grey', sideOf).deeds.map(brief)).toEqual(['march a A-B']);
  });

  it('is for who only watches the latest phase', () => {
    expect(sinceOwn([mine, ...theirs], '', sideOf).deeds.map(brief)).toEqual(['march lee B-C', 'battle  C']);
  });
});

const MOST = 400;
const linesOf = ({ opening, history }: AnyRecord): readonly Line[] => [
  { seq: 1, count: 0, kind: 'open', seat: null, events: opening },
  ...history
    .slice(0, MOST)
    .map(({ seat, events }, n): Line => ({ seq: n + 2, count: n + 1, kind: 'act', seat, events })),
];

describe.each([
  ['Wilderness War', wilderness as AnyKit, 'annus-mirabilis'],
  ['Gettysburg 1988', gettysburg as AnyKit, 'day3'],
])('four hundred actions of %s', (_name, { game }, scenario) => {
  const record = randomRecord(game, { scenario, options: [] }, '7'.repeat(64), picker(1757));
  const lines = linesOf(record);
  const all = deedsOf(newsAfter(lines, 0));
  const seats = game.seats(record.state.setup);
  const sided = (seat: string): string => seats[seat]!.side;

  it('make fewer deeds than events, and every piece that went anywhere is in one, from where it was to where it is', () => {
    const events = lines.flatMap(line => line.events);
    const steps = events.flatMap(({ trails = [] }) => trails);
    expect(all.length).toBeLessThan(events.length);
    const isTold = ({ pieces, spots }: Trail): boolean =>
      all.some(deed => pieces.every(piece => deed.pieces.includes(piece)) && deed.spots.includes(spots.at(-1)!));
    expect(steps.filter(step => !isTold(step))).toEqual([]);
    const ways = all.filter(deed => deed.kind === 'march');
    expect(ways.length).toBeGreaterThan(20);
    for (const { spots } of ways) expect(spots.length).toBeGreaterThan(1);
  });

  it('end every fight that has a winner, with the dice in it', () => {
    const fights = all.filter(deed => isFight(deed) && deed.won !== undefined && deed.entries.length > 1);
    expect(fights.length).toBeGreaterThan(3);
    const dice = fights.filter(({ entries }) => entries.some(each => typeof each.event?.args?.die === 'number'));
    expect(dice.length).toBeGreaterThan(2);
  });

  it('are told to each side when its own phase comes, without its own marches', () => {
    for (const side of Object.keys(seats).map(sided)) {
      const asked = lines.map((_line, n) => lines.slice(0, n + 1)).filter(some => phaseAfter(some) === side);
      const tales = asked.map(some => sinceOwn(some, side, sided)).filter(({ isFresh }) => isFresh);
      const marches = tales.flatMap(({ deeds }) => deeds).filter(({ kind }) => kind === 'march' || kind === 'arrive');
      expect(marches.filter(({ by }) => by !== side).length).toBeGreaterThan(3);
    }
  });
});
