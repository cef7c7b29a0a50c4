import type { Sprite } from '@bivouac/desk';
import type { Event } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { describe, expect, it } from 'vitest';
import type { Place } from '../src/games/web-game.ts';
import { frameOf, isWhole } from '../src/table/camera.ts';
import { type Find, foundIn, metBy, steppedTo } from '../src/table/finding.ts';
import { commandOf } from '../src/table/keys.ts';
import { sketched } from '../src/table/sketch.ts';
import { soundsOf } from '../src/table/sounding.ts';
import { allCovered, coveredIn, type Stack } from '../src/table/stacks.ts';
import { lastChange, NOTHING_AGAIN, takenBack } from '../src/table/undoing.ts';
import { framesOf, type TraceEvent } from './trace/frames.ts';

const line = (seq: number, kind: Line['kind'], events: readonly Event[] = []): Line => ({
  ...{ seq, kind, seat: 'union', count: seq, events },
});

describe('finding by name', () => {
  const find = (group: Find['group'], label: string, detail = ''): Find => ({
    ...{ key: label, group, label, detail, run: () => undefined },
  });
  const all = [
    find('place', 'L8 (Culp’s Hill)', 'hill, woods'),
    find('place', 'Halifax', 'port'),
    find('piece', 'Hill, Confederate general'),
    find('command', 'Undo'),
    find('rule', '§ 3b Each hex', 'A hill costs nothing more.'),
  ];
  const names = (query: string): readonly string[] => foundIn(all, query).map(({ label }) => label);

  it('knows how well a name fits', () => {
    expect(metBy('Fort Niagara', '', ['fort'])).toBe(0);
    expect(metBy('Fort Niagara', '', ['niag'])).toBe(1);
    expect(metBy('Fort Niagara', '', ['gara'])).toBe(2);
    expect(metBy('Fort Niagara', 'lake', ['lake'])).toBe(3);
    expect(metBy('Fort Niagara', 'lake', ['lake', 'sea'])).toBeNull();
  });
  it('puts the group with the best name first', () =>
    expect(names('hill')).toEqual(['Hill, Confederate general', 'L8 (Culp’s Hill)', '§ 3b Each hex']));
  it('minds no accents and no capitals', () => {
    expect(foundIn([find('place', 'Montréal')], 'MONTREAL')).toHaveLength(1);
    expect(names('zzz')).toEqual([]);
  });
  it('offers the commands when nothing is asked', () => expect(names(' ')).toEqual(['Undo']));
  it('goes round with the arrows', () => {
    expect(steppedTo(2, 3, 'ArrowDown')).toBe(0);
    expect(steppedTo(0, 3, 'ArrowUp')).toBe(2);
    expect(steppedTo(0, 0, 'ArrowDown')).toBeNull();
    expect(steppedTo(1, 3, 'a')).toBeNull();
  });
});

describe('keys of the tools', () => {
  const key = (name: string, held: object = {}) =>
    commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });
  it('finds, takes back and plays again', () => {
    expect(key('g')).toEqual({ do: 'find' });
    expect(key('k', { ctrlKey: true })).toEqual({ do: 'find' });
    expect(key('z', { metaKey: true })).toEqual({ do: 'undo' });
    expect(key('Z', { ctrlKey: true, shiftKey: true })).toEqual({ do: 'redo' });
    expect(key('y', { ctrlKey: true })).toEqual({ do: 'redo' });
    expect(key('U', { shiftKey: true })).toEqual({ do: 'redo' });
    expect(key('u')).toEqual({ do: 'undo' });
    expect(key('c', { ctrlKey: true })).toBeNull();
    expect(key('m')).toEqual({ do: 'overview' });
  });
});

describe('playing again what was taken back', () => {
  const a = { seat: 'union', action: { type: 'a' } };
  const b = { seat: 'union', action: { type: 'b' } };
  it('remembers several, the next one last', () => {
    const one = takenBack(NOTHING_AGAIN, 5, 6, b);
    expect(takenBack(one, 6, 7, a)).toEqual({ seq: 7, undone: [b, a] });
  });
  it('forgets them when something else was done meanwhile', () => {
    const one = takenBack(NOTHING_AGAIN, 5, 6, b);
    expect(takenBack(one, 9, 10, a)).toEqual({ seq: 10, undone: [a] });
    expect(takenBack(one, 6, 7, undefined).undone).toEqual([]);
  });
  it('words spoken change nothing', () =>
    expect(lastChange([line(1, 'open'), line(2, 'act'), line(3, 'undo'), line(4, 'say')])).toBe(3));
});

describe('sounds', () => {
  const told = (events: readonly Event[], asked = false) => soundsOf([line(1, 'act', events)], asked);
  const trails = [{ pieces: ['x-1'], spots: ['A1', 'A2'], kind: 'march' }] as const;
  const clash = { kind: 'battle', stage: 'begins', at: ['A2'] } as const;
  it('follow what happened', () => {
    expect(told([{ key: 'moves', trails }])).toEqual(['piece']);
    expect(
      told([
        { key: 'fight', clash },
        { key: 'roll', args: { die: 4 } },
      ]),
    ).toEqual(['battle']);
    expect(told([{ key: 'roll', args: { die: 4 } }], true)).toEqual(['die', 'decision']);
    expect(told([{ key: 'played', card: 'amherst' }])).toEqual(['card']);
  });
  it('are few, and none for a word', () => {
    const much: readonly Event[] = [
      { key: 'played', card: 'x', trails },
      { key: 'fight', clash },
    ];
    expect(told(much, true)).toEqual(['piece', 'battle', 'decision']);
    expect(soundsOf([line(1, 'say')], false)).toEqual([]);
  });
});

describe('high stacks', () => {
  const sprite = (id: string, kind: string): Sprite => ({
    ...{ id, at: 'A1', side: 'british', art: { kind }, label: { key: 'x' }, rank: 1 },
  });
  const stack = (laid: readonly (readonly [string, string, number])[]): Stack => ({
    ...{ key: 'A1', place: { id: 'A1' } as Place, x: 0, y: 0, waiting: false },
    laid: laid.map(([id, kind, x]) => ({ sprite: sprite(id, kind), x, y: 0, turn: 0, waiting: false })),
  });
  it('count what lies exactly under another of its kind', () => {
    const high = stack([
      ['a', 'unit', 0],
      ['b', 'unit', 0],
      ['c', 'unit', 0],
      ['d', 'unit', 7],
    ]);
    expect(coveredIn(high)).toEqual([{ x: 0, y: 0, count: 2 }]);
  });
  it('one number says it for the whole stack', () => {
    const two = stack([
      ['a', 'unit', 0],
      ['b', 'unit', 0],
      ['c', 'unit', 7],
      ['d', 'unit', 7],
      ['e', 'unit', 7],
    ]);
    expect(coveredIn(two).map(({ count }) => count)).toEqual([1, 2]);
    expect(allCovered(two)?.count).toBe(3);
    expect(allCovered(stack([['a', 'unit', 0]]))).toBeNull();
  });
  it('a fort is not hidden by its garrison', () => {
    const fort = stack([
      ['f', 'works', 0],
      ['a', 'unit', 0],
    ]);
    expect(coveredIn(fort)).toEqual([]);
  });
});

describe('the overview', () => {
  const sheet = { width: 1000, height: 500 };
  const view = { width: 500, height: 250 };
  it('is not needed when all is seen', () => {
    expect(isWhole({ x: 0, y: 0, zoom: 0.5 }, sheet, view)).toBe(true);
    expect(isWhole({ x: 0, y: 0, zoom: 0.6 }, sheet, view)).toBe(false);
    expect(isWhole({ x: -100, y: 0, zoom: 0.5 }, sheet, view)).toBe(false);
  });
  it('frames what the window shows', () =>
    expect(frameOf({ x: -200, y: -100, zoom: 2 }, view)).toEqual({ left: 100, top: 50, width: 250, height: 125 }));
  it('leaves out trees and names', () => {
    const svg =
      '<svg xmlns="x" class="sheet ww"><path class="wood" d="M0 0"/><path class="tr" d="M1 1"/><text class="lab">A</text></svg>';
    expect(sketched(svg)).toEqual({ classes: 'sheet ww', drawn: '<path class="wood" d="M0 0"/>' });
  });
});

describe('a trace', () => {
  const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
    ...{ name, ts, cat: '', ph: 'X', pid: 1, tid: 1 },
    ...more,
  });
  const events = [
    event('RunTask', 0, { dur: 90_000, tdur: 60_000 }),
    event('EventDispatch', 100, { dur: 10_000, tdur: 8000 }),
    event('UpdateLayoutTree', 200, { dur: 4000, tdur: 3000 }),
    event('RunTask', 1000, { dur: 70_000, tdur: 10_000, tid: 2 }),
    event('DrawFrame', 16_000, { args: { frameSeqId: 1 } }),
    event('DrawFrame', 32_000, { args: { frameSeqId: 2 } }),
    event('DroppedFrame', 48_000, { args: { frameSeqId: 3 } }),
    event('DrawFrame', 64_000, { args: { frameSeqId: 4 } }),
    event('DrawFrame', 64_001, { args: { frameSeqId: 4 } }),
    event('DrawFrame', 200_000, { args: { frameSeqId: 5 } }),
  ];
  const frames = framesOf(events, { from: 0, to: 100_000 });
  it('counts frames once, and only those of the time', () =>
    expect([frames.frames, frames.dropped, frames.median]).toEqual([3, 1, 32]));
  it('counts the processor time of the page’s own thread, nested work once', () => {
    expect([frames.longTasks, frames.longest, frames.busy]).toEqual([1, 60, 20]);
    expect([frames.shares.script * 3, frames.shares.style * 3]).toEqual([5, 3]);
  });
});
