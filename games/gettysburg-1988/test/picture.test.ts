import type { Picture, Sprite } from '@bivouac/desk';
import { look, picker } from '@bivouac/kernel';
import { playout, randomSetup } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { CODES, neighbours } from '../data/grid.ts';
import { game } from '../game.ts';
import { picture } from '../picture.ts';
import { expectSayable } from './desk-walk.ts';
import { position, scenario, type Table } from './table.ts';

const seen = (table: Table): Picture => picture(look(game, table.state, null));
const sprite = (p: Picture, id: string): Sprite | undefined => p.sprites.find(each => each.id === id);
const holding = (p: Picture, id: string) => p.holdings.find(each => each.id === id);
const track = (p: Picture, id: string) => p.tracks.find(each => each.id === id);

describe('the picture', () => {
  const units = {
    'cs-inf-heth': 'S2 back moved',
    'cs-gen-a-p-hill': 'S2',
    'cs-inf-early': 'waiting',
    'cs-inf-rodes': 'waiting',
    'us-cav-gamble': 'L5',
    'us-inf-robinson': 'eliminated',
    'us-gen-howard': 'eliminated',
    'us-inf-barlow': 'exited',
  };
  const p = seen(position({ units, turn: 4 }));

  it('shows every unit on the map, generals on top', () => {
    expect(p.sprites.map(each => each.id).sort()).toEqual(['cs-gen-a-p-hill', 'cs-inf-heth', 'us-cav-gamble']);
    expect(sprite(p, 'cs-inf-heth')).toMatchObject({
      at: 'S2',
      side: 'confederate',
      art: {
        kind: 'infantry',
        side: 'confederate',
        name: 'Heth',
        corps: 'III',
        combat: 3,
        move: 5,
        reduced: true,
        moved: true,
        marked: false,
      },
    });
    expect(sprite(p, 'cs-gen-a-p-hill')?.art).toMatchObject({ kind: 'general', move: 8 });
    expect(sprite(p, 'cs-gen-a-p-hill')!.rank).toBeGreaterThan(sprite(p, 'cs-inf-heth')!.rank);
  });

  it('puts arrivals in a tray by turn, then by entry, and says whose time has come', () => {
    const more = { ...units, 'cs-gen-ewell': 'waiting', 'cs-art-mcintosh': 'waiting' };
    const tray = seen(position({ units: more, turn: 4 })).arrivals!;
    const told = tray.map(({ side, now, entries }) => [
      ...[side, now],
      ...entries.map(({ at, sprites }) => `${at}: ${sprites.map(each => each.id).join(', ')}`),
    ]);
    expect(told).toEqual([
      ['confederate', true, 'U7: cs-gen-ewell, cs-inf-rodes', 'S1: cs-art-mcintosh'],
      ['confederate', false, 'U9: cs-inf-early'],
    ]);
    expect(tray[0]!.when).toMatchObject({ key: 'desk.appear', args: { turn: 4, now: 1 } });
    expect(tray[1]!.when).toMatchObject({ args: { turn: 5, now: 0 } });
  });

  it('lists arrivals by turn, the eliminated with their worth, and those gone', () => {
    const arrivals = holding(p, 'arrivals-confederate')!.items;
    expect(arrivals.map(({ sprite: each, note }) => [each.id, each.at, note?.args])).toEqual([
      ['cs-inf-rodes', 'U7', { turn: 4, hex: 'U7', now: 1 }],
      ['cs-inf-early', 'U9', { turn: 5, hex: 'U9', now: 0 }],
    ]);
    const lost = holding(p, 'eliminated-union')!.items.map(({ sprite: each, note }) => [
      each.id,
      note?.args?.['points'],
    ]);
    expect(lost.sort()).toEqual([
      ['us-gen-howard', 0],
      ['us-inf-robinson', 2],
    ]);
    expect(holding(p, 'exited-union')?.items).toHaveLength(1);
    expect(holding(p, 'arrivals-union')).toBeUndefined();
  });

  it('marks the zone of the side that waits, objectives and declared battles', () => {
    const zone = p.marks.find(mark => mark.kind === 'threat');
    expect(zone?.side).toBe('union');
    expect([...zone!.spots].sort()).toEqual(neighbours('L5').toSorted());
    const objectives = p.marks.filter(mark => mark.kind === 'objective');
    expect(objectives.find(mark => mark.spots[0] === 'O7')).toMatchObject({
      side: 'union',
      label: { args: { points: 2 } },
    });
    const fought = position({ units: { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9' } })
      .endMovement()
      .declare(['S8'], ['S9']);
    const battle = seen(fought).marks.find(mark => mark.kind === 'battle');
    expect(battle).toMatchObject({ spots: ['S8', 'S9'], side: 'confederate' });
  });

  it('describes every hex', () => {
    expect(Object.keys(p.places)).toEqual(CODES);
    expect(p.places['L8']?.args).toEqual({
      hex: 'L8',
      ...{ woods: 1, hill: 1, rocky: 0, town: 0 },
      points: 3,
      side: 'union',
      roads: 0,
      streams: 1,
      exit: 0,
    });
    expect(p.places['S1']?.args).toMatchObject({ woods: 0, hill: 0, roads: 1, exit: 1, side: '' });
    expect(p.places['E6']?.args).toMatchObject({ woods: 1, hill: 0, rocky: 1 });
  });
});

describe('the tracks', () => {
  it('run through the days of the scenario', () => {
    const days = (id: string) => seen(scenario(id)).tracks.filter(each => each.id.startsWith('day-'));
    expect(days('campaign').map(each => each.boxes.length)).toEqual([8, 8, 8]);
    expect(days('day2').map(each => each.id)).toEqual(['day-1863-07-02']);
    const noon = seen(position({ units: {}, scenario: 'day1', turn: 4 }));
    const kinds = track(noon, 'day-1863-07-01')?.boxes.map(box => box.kind);
    expect(kinds).toEqual(['past', 'past', 'past', 'now', 'to-come', 'to-come', 'to-come', 'night']);
  });

  it('say what is needed to win', () => {
    const verdict = (id: string) => {
      const p = seen(scenario(id));
      const { name, boxes } = track(p, 'victory')!;
      return [name.key, boxes[2]!.text.key, boxes[2]!.text.args];
    };
    expect(verdict('day1')).toEqual(['desk.victoryRatio', 'desk.needs', { side: 'confederate', points: 26 }]);
    expect(verdict('day2')[0]).toBe('desk.victoryMargin');
    expect(verdict('day3').slice(0, 2)).toEqual(['desk.victoryMost', 'desk.ahead']);
  });

  it('show the initiative under 10e only', () => {
    expect(track(seen(scenario('day1')), 'initiative')).toBeUndefined();
    expect(track(seen(scenario('day1', ['10e'])), 'initiative')?.boxes[0]?.side).toBe('confederate');
  });
});

describe('any picture of a random game', () => {
  it('can be said in both languages, and nobody stands in two places', () => {
    const pick = picker(7);
    for (let i = 0; i < 3; i++) {
      playout(game, randomSetup(game, pick), { kind: 'named', seed: i, drawn: 0, seen: [] }, pick, {
        asked: state => pick(40) === 0 && check(picture(look(game, state, null))),
      });
    }
  });

  function check(p: Picture): void {
    const held = p.holdings.flatMap(each => each.items.map(item => item.sprite));
    const ids = [...p.sprites, ...held].map(each => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    const texts = [
      p.when,
      ...p.sprites.map(each => each.label),
      ...held.map(each => each.label),
      ...p.holdings.flatMap(each => [each.name, ...each.items.flatMap(item => item.note ?? [])]),
      ...p.tracks.flatMap(each => [each.name, ...each.boxes.map(box => box.text)]),
      ...p.marks.map(each => each.label),
      ...Object.values(p.places),
    ];
    texts.forEach(expectSayable);
  }
});
