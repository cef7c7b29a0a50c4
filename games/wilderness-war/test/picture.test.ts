import type { Picture, Sprite } from '@bivouac/desk';
import { keyedDice, look, picker } from '@bivouac/kernel';
import { playout } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { cardNumber, DEPARTMENTS, spaceIds } from '../data/index.ts';
import { game } from '../game.ts';
import { picture } from '../picture.ts';
import { expectSayable } from './desk-walk.ts';
import { position, type Seat, scenario, type Table } from './table.ts';

const seen = (table: Table, seat: Seat | null = null): Picture => picture(look(game, table.state, seat));
const sprite = (p: Picture, id: string): Sprite | undefined => p.sprites.find(each => each.id === id);
const track = (p: Picture, id: string) => p.tracks.find(each => each.id === id);
const holding = (p: Picture, id: string) => p.holdings.find(each => each.id === id);
const pile = (p: Picture, id: string) => p.piles?.find(each => each.id === id);

const FIELD = {
  pieces: {
    wolfe: 'louisbourg',
    murray: 'louisbourg',
    'br-regular-44th': 'louisbourg',
    'br-regular-48th': 'louisbourg reduced',
    drucour: 'louisbourg inside',
    'fr-regular-artois': 'louisbourg inside',
    'fr-abenaki-1': 'st-francois',
    'br-militia-colonial-militia-1': 'militia-northern',
    abercromby: 'pool',
    webb: 'pool',
    braddock: 'gone',
    'fr-regular-bearn': 'gone',
  },
  forts: { oswego: 'british fort', hoosic: 'british stockade', winchester: 'british works' },
  sieges: { louisbourg: 1 },
  raided: { hoosic: 'french', deerfield: 'french' },
  amphib: ['louisbourg'],
  fieldworks: { oswego: 'french' },
  vp: 3,
} as const;
const field = (): Table =>
  position({
    ...FIELD,
    hands: { british: [17, 6], french: [1, 2, 3] },
    discard: [5, 41, 10],
    removed: [70],
  });

describe('the picture of the map', () => {
  const p = seen(field());

  it('shows every piece, weak units under strong ones and leaders on top', () => {
    expect(sprite(p, 'br-regular-48th')).toMatchObject({
      at: 'louisbourg',
      side: 'british',
      art: { kind: 'unit', class: 'drilled', type: 'regular', strength: 2, move: 4, reduced: true, slot: 0, of: 2 },
    });
    expect(sprite(p, 'br-regular-44th')?.art).toMatchObject({
      strength: 3,
      slot: 1,
      of: 2,
      shared: true,
      inside: false,
    });
    expect(sprite(p, 'wolfe')?.art).toMatchObject({
      kind: 'leader',
      initiative: 1,
      command: 6,
      tactics: 2,
      slot: 1,
      under: 2,
    });
    expect(sprite(p, 'murray')?.art).toMatchObject({ slot: 0, under: 2 });
    expect(sprite(p, 'drucour')?.art).toMatchObject({ inside: true, shared: true, slot: 0, under: 1 });
    const ranks = ['br-regular-48th', 'br-regular-44th', 'murray', 'wolfe'].map(id => sprite(p, id)!.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(sprite(p, 'fr-abenaki-1')?.art).toMatchObject({ shared: false, of: 1 });
    expect(sprite(p, 'br-militia-colonial-militia-1')?.at).toBe('militia-northern');
    expect(sprite(p, 'braddock')).toBeUndefined();
  });

  it('shows works, sieges and markers, and a fortress only when something is the matter with it', () => {
    expect(sprite(p, 'works-louisbourg')?.art).toEqual({
      kind: 'works',
      side: 'french',
      work: 'fortress',
      building: false,
      siege: 1,
    });
    expect(sprite(p, 'works-quebec')).toBeUndefined();
    expect(sprite(p, 'works-oswego')?.art).toMatchObject({ work: 'fort', side: 'british', siege: -1 });
    expect(sprite(p, 'works-hoosic')?.art).toMatchObject({ work: 'stockade' });
    expect(sprite(p, 'begun-winchester')?.art).toMatchObject({ work: 'fort', building: true });
    expect(sprite(p, 'allied-french-st-francois')?.art).toEqual({ kind: 'allied', side: 'french' });
    expect(sprite(p, 'raided-french-hoosic')?.art).toEqual({ kind: 'raided', side: 'french' });
    expect(sprite(p, 'amphib-louisbourg')?.art).toEqual({ kind: 'amphib', side: 'british' });
    expect(sprite(p, 'fieldworks-oswego')?.art).toEqual({ kind: 'fieldworks', side: 'french' });
  });

  it('dims who was activated, but not who is about to act', () => {
    const table = position({
      pieces: { montcalm: 'quebec', 'fr-regular-bearn': 'quebec', levis: 'quebec' },
      hands: { french: [1, 2], british: [] },
    });
    table.activate(1).individuals('montcalm', 'levis');
    expect(sprite(seen(table), 'montcalm')?.art).toMatchObject({ spent: false });
    expect(seen(table).marks.find(mark => mark.kind === 'acts')?.label.args).toMatchObject({ space: 'quebec' });
    table.act({ type: 'next', piece: 'montcalm' }).stop();
    expect(sprite(seen(table), 'montcalm')?.art).toMatchObject({ spent: true });
    expect(sprite(seen(table), 'levis')?.art).toMatchObject({ spent: false });
  });

  it('says what every place is', () => {
    for (const id of [...spaceIds, ...DEPARTMENTS.map(name => `militia-${name}`)]) expectSayable(p.places[id]!);
    expect(p.places['louisbourg']?.args).toMatchObject({
      terrain: 'cultivated',
      owner: 'french',
      fort: 3,
      holder: 'french',
      siege: 1,
      port: 1,
      amphib: 1,
    });
    expect(p.places['hoosic']?.args).toMatchObject({ department: 'northern', fort: 1, raidedBy: 'french' });
    expect(p.places['niagara']?.args).toMatchObject({ key: 'french' });
    expect(p.places['st-francois']?.args).toMatchObject({ allied: 'french' });
  });
});

describe('the picture beside the map', () => {
  const p = seen(field(), 'british');

  it('has tracks of seasons, points, cards, assemblies and raids', () => {
    const seasons = track(seen(scenario('annus-mirabilis')), 'seasons')!;
    expect(seasons.boxes.map(box => box.kind)).toEqual(['now', 'to-come', 'to-come', 'to-come', 'to-come', 'to-come']);
    const points = track(p, 'victory')!.boxes;
    expect([points.length, points.findIndex(box => box.side === 'french')]).toEqual([21, 13]);
    expect(track(p, 'held')!.boxes.map(box => box.text.args?.['cards'])).toEqual([2, 3]);
    expect(track(p, 'assemblies')!.boxes.map(box => box.kind)).toEqual(['to-come', 'now', 'to-come']);
    expect(track(p, 'raids')!.boxes.map(box => box.text.args)).toEqual([{ side: 'french', markers: 2, points: 1 }]);
    expect(p.score).toEqual([
      { side: 'british', points: 0 },
      { side: 'french', points: 3 },
    ]);
    expect(p.when.args).toEqual({ year: 1755, late: 0 });
  });

  it('lists leaders to be drawn by their number, whatever was drawn, and those gone', () => {
    expect(holding(p, 'pool')!.items.map(({ sprite: each }) => each.id)).toEqual(['abercromby', 'webb']);
    expect(holding(p, 'gone-british')!.items.map(({ sprite: each }) => each.id)).toEqual(['braddock']);
    expect(holding(p, 'gone-french')!.items.map(({ sprite: each }) => each.id)).toEqual(['fr-regular-bearn']);
  });

  it('shows my hand, how many the other holds, and the piles in order', () => {
    expect(pile(p, 'hand-british')).toMatchObject({ kind: 'hand', mine: true, side: 'british', hidden: 0 });
    expect(pile(p, 'hand-british')!.cards.map(card => card.id)).toEqual(['card-6', 'card-17']);
    expect(pile(p, 'hand-french')).toMatchObject({ hidden: 3, cards: [] });
    expect(pile(p, 'hand-french')?.mine).toBeUndefined();
    expect(pile(p, 'discard')!.cards.map(card => card.id)).toEqual(['card-5', 'card-41', 'card-10']);
    expect(pile(p, 'removed')!.cards.map(card => card.id)).toEqual(['card-70']);
    expect(pile(p, 'deck')).toMatchObject({ hidden: 61, cards: [] });
    expect(
      seen(field())
        .piles!.slice(0, 2)
        .map(each => [each.hidden, each.cards.length]),
    ).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });
});

describe('cards known to be in a hidden hand', () => {
  const known = (table: Table, seat: Seat | null, side: string) => {
    const { cards, hidden } = pile(seen(table, seat), `hand-${side}`)!;
    return [cards.map(card => [card.id, card.note?.key]), hidden];
  };
  const stolen = () => {
    const table = position({ active: 'british', hands: { british: [35, 1], french: [9] }, dice: [3] }).event(35);
    table.done();
    return table;
  };

  it('WW card-35a: a card taken is shown to whoever lost it, on the hand it went to, and to nobody else', () => {
    const table = stolen();
    expect(known(table, 'french', 'british')).toEqual([[['card-9', 'desk.known']], 1]);
    expect(known(table, null, 'british')).toEqual([[], 2]);
    expect(known(table, 'british', 'british')[0]).toEqual([
      ['card-1', undefined],
      ['card-9', undefined],
    ]);
    expect(known(table, 'british', 'french')).toEqual([[], table.t.held[1]]);
  });

  it('WW card-35a: no longer once it lies face up, or is in one’s own hand again', () => {
    const table = stolen();
    const nine = cardNumber('card-9');
    const { hands, table: t } = table.state;
    hands['british']!.cards = [cardNumber('card-1')];
    t.held[0] = 1;
    t.discard.push(nine);
    expect(known(table, 'french', 'british')).toEqual([[], 1]);
    t.removed.push(t.discard.pop()!);
    expect(known(table, 'french', 'british')).toEqual([[], 1]);
    t.removed.pop();
    hands['french']!.cards.push(nine);
    expect(known(table, 'french', 'british')).toEqual([[], 1]);
  });

  it('WW 5.22b: a card taken from the discard pile for all to see is shown to all', () => {
    const table = position({ active: 'british', hands: { british: [67, 1], french: [5] }, discard: [60] }).event(67);
    table.act({ type: 'takeCard', card: 'card-60' });
    for (const seat of ['french', null] as const) {
      expect(known(table, seat, 'british')).toEqual([[['card-60', 'desk.known']], 1]);
    }
  });
});

describe('the picture in play', () => {
  it('can be said in both languages all along, its pieces once each', () => {
    for (const [i, id] of game.scenarios.entries()) {
      let n = 0;
      playout(
        game,
        { scenario: id, options: i % 2 ? ['raid-militia-loss'] : [] },
        keyedDice(`${i + 3}`.repeat(64)),
        picker(7 + i),
        {
          played({ played }) {
            if (n++ % 60 !== 0) return;
            for (const seat of ['british', null]) everythingSaid(picture(look(game, played.state, seat)));
          },
        },
      );
    }
  });
});

function everythingSaid(p: Picture): void {
  const beside = p.holdings.flatMap(each => each.items.map(item => item.sprite));
  const ids = [...p.sprites, ...beside].map(each => each.id);
  expect(new Set(ids).size).toBe(ids.length);
  const cards = (p.piles ?? []).flatMap(each => each.cards);
  const texts = [
    ...[...p.sprites, ...beside, ...cards, ...p.marks].map(each => each.label),
    ...p.holdings.map(each => each.name),
    ...(p.piles ?? []).map(each => each.name),
    ...p.tracks.flatMap(each => [each.name, ...each.boxes.map(box => box.text)]),
    p.when,
  ];
  for (const text of texts) expectSayable(text);
}
