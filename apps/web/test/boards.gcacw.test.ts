import { gzipSync } from 'node:zlib';
import { type Picture, type Sprite, wordOf } from '@bivouac/desk';
import { game } from '@bivouac/gcacw';
import { scenarios } from '@bivouac/gcacw/data';
import { type Art, picture, type Unit } from '@bivouac/gcacw/picture';
import { rules } from '@bivouac/gcacw/text/rules';
import { begin, view } from '@bivouac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheets } from '../boards/gcacw.ts';
import { chartRules } from '../src/games/gcacw/charts.tsx';
import { centre, HIGH, MARGIN, sideAt } from '../src/games/gcacw/geometry.ts';
import { load } from '../src/games/gcacw/index.ts';
import type { Board, WebGame } from '../src/games/web-game.ts';
import { partOf } from '../src/table/sheets.ts';
import { troubles } from './svg.ts';

const games = new Map<string, WebGame<Art>>();
beforeAll(async () => {
  for (const { id } of scenarios) games.set(id, (await load(id)).webGame);
});
const boardOf = (scenario: string): Board<Art> => games.get(scenario)!.board;
const pictures = new Map<string, Picture<Art>>();
function seen(scenario: string): Picture<Art> {
  const { state } = begin(game, { scenario, options: [] }, '0'.repeat(64));
  const found = pictures.get(scenario) ?? picture(view(game, state, null));
  pictures.set(scenario, found);
  return found;
}

describe('the boards of Great Campaigns', () => {
  it('are one sheet for each map', () => {
    expect(Object.keys(sheets).sort()).toEqual([...new Set(scenarios.map(({ map }) => `gcacw/${map}`))].sort());
    expect(Object.values(sheets).filter(({ cut }) => cut)).toHaveLength(1); // the lobby shows one of them
  });
  it.each(Object.entries(sheets))('%s is well formed, not too heavy, and the same every time', (_id, { drawBoard }) => {
    const svg = drawBoard();
    expect(troubles(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(1_300_000);
    expect(gzipSync(svg).length).toBeLessThan(220_000);
    expect(drawBoard() === svg).toBe(true);
  });
  it('have a place for every hex in play, and what lies on one has a place', () => {
    for (const { id, map } of scenarios) {
      const board = boardOf(id);
      const { sprites, places } = seen(id);
      expect(board.sheet).toBe(`/boards/gcacw/${map}.svg`);
      expect(board.places.map(place => place.id).sort()).toEqual(Object.keys(places).sort());
      for (const { at } of sprites) expect(places[wordOf(at)]).toBeDefined();
    }
  });
  it('know neighbours both ways, a hex apart', () => {
    const astray: string[] = [];
    for (const { id } of scenarios) {
      const places = new Map(boardOf(id).places.map(place => [place.id, place]));
      for (const { id: here, x, y, neighbours } of places.values())
        for (const next of neighbours) {
          const there = places.get(next)!;
          if (!there.neighbours.includes(here)) astray.push(`${here} ${next}`);
          if (Math.abs(Math.hypot(there.x - x, there.y - y) - HIGH) > 0.01) astray.push(`${here} far from ${next}`);
        }
    }
    expect(astray).toEqual([]);
  });
  it('show the part in play with room beside it, and veil the rest', () => {
    for (const { id } of scenarios) {
      const { places, width, height, part } = boardOf(id);
      for (const { x, y } of places) expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(MARGIN);
      const [first] = places;
      expect([first!.x + (part?.x ?? 0), first!.y + (part?.y ?? 0)]).toEqual(
        centre(first!.id).map(at => expect.closeTo(at, 3)),
      );
    }
    const whole = '<svg class="sheet" viewBox="0 0 9 9"><rect/></svg>';
    const small = boardOf('rwh-monocacy');
    const { x, y, played } = small.part!;
    expect(partOf(whole, small)).toContain(`viewBox="${x} ${y} ${small.width} ${small.height}"`);
    expect(partOf(whole, small)).toContain(played);
    expect(partOf(whole, boardOf('bac-battle-of-chickamauga'))).toBe(whole);
  });
  it('put hexsides where the rules have them', () => {
    const { places } = boardOf('bac-battle-of-chickamauga');
    const here = places.find(({ id }) => id === '1211')!;
    const around = [0, 1, 2, 3, 4, 5].map(direction => {
      const [dx, dy] = sideAt(direction);
      return places.find(({ x, y }) => Math.hypot(here.x + 2 * dx - x, here.y + 2 * dy - y) < 1)?.id;
    });
    expect(around).toEqual(here.neighbours);
  });
  it('name a hex after what is printed there', () => {
    const { placeName } = games.get('bac-battle-of-chickamauga')!;
    expect([placeName!('1007', 'en'), placeName!('1315', 'en')]).toEqual(['Rossville 1007', '1315']);
  });
});

describe('the pieces of Great Campaigns', () => {
  const all = (): readonly Sprite<Art>[] => scenarios.flatMap(({ id }) => [...seen(id).sprites]);
  const unit = (): Sprite<Unit> => all().find((each): each is Sprite<Unit> => each.art.kind === 'unit')!;
  const drawn = (art: Partial<Unit>): string => {
    const sprite = unit();
    return boardOf('rwh-monocacy').piece({ ...sprite, art: { ...sprite.art, ...art } });
  };
  const EXTRA: readonly Art[] = [
    { kind: 'force', side: 'union', number: 3, units: -1, row: 0, of: 1 },
    { kind: 'force', side: 'union', number: 3, units: 2, row: 0, of: 1 },
    { kind: 'force', side: 'confederate', number: 10, units: 0, row: 1, of: 2 },
    { kind: 'station', burnt: true },
    { kind: 'refused' },
    { kind: 'pontoon', side: 'union', towards: 2 },
    { kind: 'down', side: '', towards: 5 },
  ];
  it('are well formed, near and far, and lie near their hex', () => {
    const board = boardOf('bac-battle-of-chickamauga');
    const extra = EXTRA.map((art, rank): Sprite<Art> => ({ ...unit(), id: `x${rank}`, art, rank }));
    for (const sprite of [...all(), ...extra]) {
      expect(troubles(board.piece(sprite)), sprite.id).toEqual([]);
      expect(troubles(board.pile([sprite])), sprite.id).toEqual([]);
      expect(Math.hypot(...board.offset(0, 1, sprite)), sprite.id).toBeLessThan(110);
    }
  });
  it('show strength, fatigue, disorder, exhaustion, demoralization and works', () => {
    const plain = drawn({ value: 14, manpower: 7, fatigue: 3 });
    expect(plain).toContain('>7</text>');
    expect(plain.match(/class="pip on"/g)).toHaveLength(3);
    expect(plain).not.toContain('gc-badge');
    expect(drawn({ value: 9, manpower: 7, organized: false })).toMatch(/>4½<.*>\/7</);
    expect(drawn({ exhausted: true, demoralized: 2 }).match(/gc-badge/g)).toHaveLength(2);
    expect(drawn({ works: 'fort' })).toContain('gc-works');
  });
  it('hide what a force marker holds: two of them differ by their number only', () => {
    const { piece } = boardOf('rwh-monocacy');
    const marker = (number: number) => piece({ ...unit(), art: { ...EXTRA[0]!, number } as Art });
    expect(marker(4).replace('>4<', '>3<')).toBe(marker(3));
    expect(marker(3)).toContain('gc-back');
  });
  it('make one tile from afar: the sum of combat values, or a question', () => {
    const { pile } = boardOf('rwh-monocacy');
    const two = [8, 11].map((value, rank) => ({ ...unit(), rank, art: { ...unit().art, value } }));
    expect(pile(two)).toContain('>9</text>');
    expect(pile([{ ...unit(), art: EXTRA[0]! }])).toContain('>?</text>');
  });
});

describe('the charts of Great Campaigns', () => {
  it('cite rules of the book', () => {
    const ids = new Set(rules.map(({ id }) => `§${id}`));
    expect(chartRules.filter(rule => !ids.has(rule))).toEqual([]);
    expect(chartRules.length).toBeGreaterThan(50);
  });
});
