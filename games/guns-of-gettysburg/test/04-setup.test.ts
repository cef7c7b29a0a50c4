import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import {
  arrivalId,
  BOTH,
  battalionCorps,
  battalionIds,
  battalionOfToken,
  blockId,
  board,
  piles,
  pointNumber,
  positionNumber,
  RUMOR,
  SIDES,
} from '../data/index.ts';
import { game } from '../game.ts';
import { DOWN, HOLD, inPlay, staffOf } from '../state.ts';
import { battle, type Table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const post = (stand: string, at: string, front: string) => ({ type: 'post', stand, at, front }) as const;
const posted = (seed = 1863): Table =>
  battle(seed)
    .act(post('u1', 'p075', 'herr-west'))
    .act(post('u2', 'p078', 'willoughby-n'));
/** The whole of a pile, top last. */
const pileOf = ({ state }: Table, i: number): string[] =>
  [...state.vault.piles[i]!, state.hands[staffOf(piles[i]!.side)]!.tops[i]!].map(
    token => battalionIds[battalionOfToken(token)]!,
  );

describe('GOG 1a two sides', () => {
  it('one seat each, and no third', () => {
    expect(Object.keys(game.seats({ scenario: 'battle', options: [] }))).toEqual(['union', 'confederate']);
    expect(battle().whyNot(post('u1', 'p075', 'herr-west'), 'observer')).not.toBeNull();
  });
});

describe('GOG 4.2a, 4.8c nothing but Buford is on the map', () => {
  it('two Union blocks, no Confederate, and no label shown', () => {
    const table = posted();
    expect(inPlay(table.t, 0).map(stand => table.label(`u${stand + 1}`))).toEqual(['buford-f1', 'buford-f2']);
    expect(inPlay(table.t, 1)).toEqual([]);
  });
});

describe('GOG 4.4a, 4.4b, 4.4c time tokens', () => {
  const example = examples.find(each => each.id === 'setup-time-track')!.expect as unknown as {
    faceUpOnTrack: { token: string; box: number }[];
    faceUpBesideTrack: string[];
    union: { boxes: number[]; arrivals: number; rumors: number };
    confederate: { boxes: number[]; arrivals: number; rumors: number };
  };
  it('lie as in the worked example', () => {
    const { t, state } = battle();
    for (const side of BOTH) {
      const { boxes, arrivals, rumors } = example[SIDES[side]];
      const down = t.track[side]!.flatMap((face, box) => (face === DOWN ? [box] : []));
      expect(down).toEqual(boxes);
      const faces = down.map(box => state.vault.track[side]![box]!);
      expect(faces.filter(face => face === RUMOR)).toHaveLength(rumors);
      expect(faces.filter(face => face !== RUMOR)).toHaveLength(arrivals);
    }
    const up = t.track.flatMap(track =>
      track.flatMap((face, box) => (face > DOWN ? [{ token: arrivalId(face), box }] : [])),
    );
    expect(up).toEqual(example.faceUpOnTrack.map(({ token, box }) => ({ token, box })));
    expect(t.beside.flat().map(arrivalId)).toEqual(example.faceUpBesideTrack);
  });
  it('nobody sees a face, not even the owner', () => {
    const { state } = battle();
    for (const seat of ['union', 'confederate', null]) expect(view(game, state, seat)).not.toHaveProperty('vault');
  });
});

describe('GOG 4.5a, 4.5b, 4.5c, 11.1h reinforcement stacks', () => {
  it('Kilpatrick is always last at Taneytown', () => {
    const taneytown = piles.findIndex(pile => pile.point === pointNumber('taneytown'));
    for (const seed of seeds) expect(pileOf(battle(seed), taneytown)[0]).toBe('kilpatrick');
  });
  it('hold the printed numbers, every token once, in many orders', () => {
    const all = seeds.map(seed => piles.flatMap((_, i) => pileOf(battle(seed), i)));
    for (const each of all) expect([...each].sort()).toEqual(battalionIds.filter(id => id !== 'buford').sort());
    expect(new Set(all.map(each => each.join())).size).toBeGreaterThan(30);
    expect(battle().t.piles).toEqual(piles.map(pile => pile.count + (pile.bottom > 0 ? 1 : 0)));
  });
  it('Union corps lie anywhere, Confederates by their corps: III, II, I at Chambersburg', () => {
    const at = pointNumber('emmitsburg');
    const union = new Set(
      seeds.flatMap(seed => piles.flatMap((pile, i) => (pile.point === at ? pileOf(battle(seed), i) : []))),
    );
    expect(union.size).toBe(7);
    for (const seed of seeds)
      piles.forEach(({ corps }, i) => {
        if (corps === null) return;
        for (const id of pileOf(battle(seed), i)) expect(battalionCorps[battalionIds.indexOf(id)]).toBe(corps);
      });
    expect(piles.filter(pile => pile.point === pointNumber('chambersburg')).map(pile => pile.corps)).toEqual([
      'III',
      'II',
      'I',
    ]);
  });
});

describe('GOG 4.5d the owner sees the tops', () => {
  it('of his own piles, and the enemy only counts', () => {
    const { state } = battle();
    expect(view(game, state, 'confederate').hands['confederate-staff']!.tops.filter(top => top > 0)).toHaveLength(5);
    expect(view(game, state, 'union').hands['confederate-staff']).toBeUndefined();
    expect(view(game, state, 'union').table.piles.reduce((a, b) => a + b)).toBe(17);
  });
});

describe('GOG 4.6a, 4.6b, 4.6c battle pool and tray', () => {
  it('eight tokens each, their faces behind the screen', () => {
    const { t, state } = battle();
    expect([t.tray, t.pool]).toEqual([
      [8, 8],
      [24, 24],
    ]);
    expect(state.hands['union-staff']!.tray).toHaveLength(8);
    expect(view(game, state, 'confederate').hands['union-staff']).toBeUndefined();
    const trays = seeds.map(seed => battle(seed).tray('union').join());
    expect(new Set(trays).size).toBe(seeds.length);
  });
  it('only tokens of the tray can be played', () => {
    const table = posted();
    const missing = ['u-march-1', 'u-march-2', 'u-march-3', 'u-march-4'].find(
      token => !table.tray('union').includes(token),
    )!;
    while (table.asked[1] !== 'phase.march')
      table.act(
        table.asked[1] === 'phase.trim'
          ? { type: 'discard', tokens: [table.tray('union')[0]!] }
          : { type: 'endEntries' },
      );
    table.refused({ type: 'spend', token: missing }, '4.6c');
  });
});

describe('GOG 4.7a, 16.1a objectives', () => {
  it('three blue markers on their areas', () => {
    const { t } = battle();
    expect(t.objectives.map(area => board.areaIds[area])).toEqual(['mcpherson', 'barlow-knoll', 'benner-west']);
    expect(t.control).toEqual([0, 0, 0]);
  });
});

describe('GOG 4.8a, 4.8b Buford', () => {
  it('on one position or two, with any front, but not at a Confederate entry area', () => {
    const table = battle();
    expect(table.asked).toEqual(['union', 'opening.post']);
    table.refused(post('u1', 'p058', 'whisler'), '4.8b');
    table.refused(post('u1', 'p011', 'rock-creek-n'), '4.8b');
    table.refused(post('u1', 'p075', 'leister'), '10.2e');
    table.act(post('u1', 'p075', 'herr-west'));
    table.refused(post('u1', 'p078', 'willoughby-n'), '4.8a');
    table.allowed(post('u2', 'p075', 'herr-west'));
    table.act(post('u2', 'p100', 'mcpherson'));
    expect(table.asked[1]).not.toBe('opening.post');
  });
  it('every position round a Confederate entry area is closed, none round a Union one', () => {
    const open = battle()
      .offered()
      .flatMap(action => (action.type === 'post' ? [action.at] : []));
    const round = (side: number): string[] =>
      board.points
        .filter(point => point.side === side)
        .flatMap(({ areas }) => areas.flatMap(area => board.positionsOf[area]!.map(p => board.positionIds[p]!)));
    expect(round(1).filter(position => open.includes(position))).toEqual([]);
    expect(round(0).filter(position => !open.includes(position))).toEqual([]);
    expect(positionNumber('p058')).toBeGreaterThan(0);
  });
});

describe('GOG 4.9a, 6.1e, 7.2a the first turn', () => {
  it('7 AM on 1 July, Union first, both on Hold, one hour and nobody asked', () => {
    const { t, asked, events } = posted();
    expect([t.day, t.box, t.first, t.hours, t.turn]).toEqual([1, 2, 0, 1, 1]);
    expect(t.order).toEqual([HOLD, HOLD]);
    expect(asked[0]).toBe('union');
    expect(events.filter(event => event.key === 'turn.lasts')).toEqual([]);
  });
});

describe('GOG 2.1b own labels, not the enemy’s', () => {
  it('a view holds the labels of its own stands only', () => {
    const { state } = posted();
    expect(view(game, state, 'union').hands['union']!.label.slice(0, 2).map(blockId)).toEqual([
      'buford-f1',
      'buford-f2',
    ]);
    const theirs = view(game, state, 'confederate');
    expect(theirs.hands['union']).toBeUndefined();
    expect(theirs.table.at.slice(0, 2)).toEqual(state.table.at.slice(0, 2));
  });
});
