import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Sprite } from '@bivouac/desk';
import { neighbours, spaceIds, spaceNumber, units } from '@bivouac/wilderness-war/data';
import type { Art } from '@bivouac/wilderness-war/picture';
import { describe, expect, it } from 'vitest';
import { drawBoard, positions } from '../boards/wilderness-war.ts';
import { board } from '../src/games/wilderness-war/board.ts';
import { boxes, SHEET } from '../src/games/wilderness-war/geometry.ts';
import { troubles } from './svg.ts';

const svg = drawBoard();

describe('the board of Wilderness War', () => {
  const places = new Map(board.places.map(place => [place.id, place]));

  it('has a place for every space and every militia box', () => {
    const militia = ['militia-northern', 'militia-southern', 'militia-st-lawrence'];
    expect([...places.keys()].sort()).toEqual([...spaceIds, ...militia].sort());
  });
  it('keeps places at least 90 units apart', () => {
    const near = board.places.flatMap((a, i) =>
      board.places
        .slice(i + 1)
        .filter(b => Math.hypot(a.x - b.x, a.y - b.y) < 90)
        .map(b => `${a.id} ${b.id}`),
    );
    expect(near).toEqual([]);
  });
  it('keeps places on the sheet', () => {
    const off = board.places.filter(({ x, y }) => x < 60 || y < 60 || x > SHEET.width - 60 || y > SHEET.height - 60);
    expect(off).toEqual([]);
  });
  it('knows the neighbours of the links, both ways', () => {
    for (const { id, neighbours: around } of board.places) {
      for (const next of around) expect(places.get(next)?.neighbours, `${next} to ${id}`).toContain(id);
      const linked = (neighbours[spaceNumber(id)] ?? []).map(next => spaceIds[next]!);
      expect(around).toEqual(expect.arrayContaining(linked));
      const isBox = (place: string): boolean => boxes.some(box => box.id === place);
      if (!isBox(id)) expect(around.filter(next => !isBox(next)).sort()).toEqual([...linked].sort());
    }
  });
  it('reaches every place with the arrow keys', () => {
    const reached = new Set([board.places[0]!.id]);
    for (const id of reached) for (const next of places.get(id)!.neighbours) reached.add(next);
    expect(reached.size).toBe(board.places.length);
  });
  it('is drawn where the client thinks it is', () => {
    const kept = JSON.parse(
      readFileSync(fileURLToPath(new URL('../src/games/wilderness-war/places.json', import.meta.url)), 'utf8'),
    );
    const drawn = Object.entries(positions());
    expect(Object.keys(kept)).toEqual(drawn.map(([id]) => id));
    const astray = drawn.filter(([id, [x, y]]) => Math.hypot(kept[id][0] - x, kept[id][1] - y) > 0.5);
    expect(astray).toEqual([]);
  });
  it('is the same drawing every time', () => expect(drawBoard() === svg).toBe(true));
  it('is well formed and not too heavy', () => {
    expect(troubles(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(1_500_000);
    expect(gzipSync(svg).length).toBeLessThan(220_000);
  });
  it('has an outline for every place', () => {
    for (const { outline } of board.places) expect(outline).toMatch(/^M[-\d. ahvZ]+Z$/);
  });
});

describe('the pieces of Wilderness War', () => {
  const sides = ['british', 'french'] as const;
  const alone = { slot: 0, shared: false, inside: false, spent: false };
  const values = (initiative: number, command: number, tactics: number) => ({ initiative, command, tactics });
  const arts: readonly Art[] = sides.flatMap((side): readonly Art[] => [
    ...units
      .filter(unit => unit.side === side)
      .flatMap(({ class: kind, type, full, reduced, move }): readonly Art[] => [
        { kind: 'unit', ...alone, side, class: kind, type, strength: full, move, reduced: false, of: 1 },
        { kind: 'unit', ...alone, side, class: kind, type, strength: reduced, move, reduced: true, slot: 6, of: 7 },
      ]),
    { kind: 'leader', ...alone, side, name: 'Wolfe', ...values(1, 6, 2), slot: 1, under: 3, shared: true },
    { kind: 'leader', ...alone, side, name: 'A&B', ...values(1, 3, 0), inside: true, spent: true, under: 0 },
    ...(['fortress', 'fort', 'stockade'] as const).flatMap(work =>
      [-1, 0, 1, 2].map((siege): Art => ({ kind: 'works', side, work, building: siege < 0, siege })),
    ),
    ...(['raided', 'allied', 'amphib', 'fieldworks'] as const).map((kind): Art => ({ kind, side, count: 2 })),
  ]);
  const sprites = arts.map(
    (art, rank): Sprite<Art> => ({
      id: `s${rank}`,
      at: 'albany',
      side: art.side,
      art,
      label: { key: 'x' },
      rank,
    }),
  );

  it('are well formed', () => {
    for (const sprite of sprites) expect(troubles(board.piece(sprite)), JSON.stringify(sprite.art)).toEqual([]);
  });
  it('tell what they are', () => {
    const [first] = sprites;
    expect(board.piece(first!)).toContain('1-6');
    const leader = sprites.find(sprite => sprite.art.kind === 'leader')!;
    expect(board.piece(leader)).toContain('1·6·2');
    for (const mark of ['+3', 'red-band']) expect(board.piece(sprites[1]!)).toContain(mark);
    const other = sprites.find(({ art }) => art.kind === 'leader' && art.name !== 'Wolfe')!;
    expect(board.piece(other)).toContain('A&amp;B');
  });
  it('lie near their place, whatever is with them', () => {
    sprites.forEach((sprite, i) => {
      const [x, y] = board.offset(i % 9, 9, sprite);
      expect(Math.hypot(x, y)).toBeLessThan(100);
    });
  });
  it('make one tile from afar, alone or together', () => {
    for (const sprite of sprites) expect(troubles(board.pile([sprite]))).toEqual([]);
    const far = board.pile(sprites);
    expect(troubles(far)).toEqual([]);
    expect(far.match(/class="val far"/g)).toHaveLength(2); // one figure a side
  });
});
