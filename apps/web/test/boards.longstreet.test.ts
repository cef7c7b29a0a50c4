import type { Ground, Sprite } from '@bivouac/desk';
import { begin, view } from '@bivouac/kernel';
import { game } from '@bivouac/longstreet-lite';
import { kinds, mapped } from '@bivouac/longstreet-lite/data';
import { type Art, picture } from '@bivouac/longstreet-lite/picture';
import { book, placeName } from '@bivouac/longstreet-lite/text';
import { describe, expect, it } from 'vitest';
import { tables } from '../boards/longstreet-lite.ts';
import { boardOf } from '../src/games/longstreet-lite/board.ts';
import { chartRules } from '../src/games/longstreet-lite/chart-rows.ts';
import { BASE, UNIT } from '../src/games/longstreet-lite/geometry.ts';
import { drawn } from '../src/games/longstreet-lite/terrain.ts';
import { troubles } from './svg.ts';

const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });
const patch = [at(2, 2), at(8, 2), at(8, 6), at(2, 6)];
const ground = (kind: string, more: Partial<Ground> = {}): Ground => ({ id: kind, kind, points: patch, ...more });

describe('terrain of Longstreet Lite', () => {
  it('is drawn for every kind of it, well formed', () => {
    for (const { id } of kinds) {
      const { svg } = drawn(ground(id));
      expect(svg, id).not.toBe('');
      expect(troubles(svg), id).toEqual([]);
    }
  });
  it('is exactly the ground the rules measure', () => {
    const wood = drawn(ground('wood'));
    const side = (bw: number): string => String(Math.round((bw * 1000 * 10) / UNIT) / 10);
    expect(wood.outline).toBe(
      `M${side(2)} ${side(2)}L${side(8)} ${side(2)}L${side(8)} ${side(6)}L${side(2)} ${side(6)}Z`,
    );
    expect([wood.holds!(3 * BASE, 3 * BASE), wood.holds!(9 * BASE, 3 * BASE)]).toEqual([true, false]);
    expect(wood.svg).toContain(`d="${wood.outline}"`);
  });
  it('is a strip along a wall, for whoever points at it', () => {
    const wall = drawn(ground('wall', { points: [at(2, 4), at(9, 4)] }));
    expect([wall.holds!(4 * BASE, 4 * BASE + 9), wall.holds!(4 * BASE, 4 * BASE + 20)]).toEqual([true, false]);
  });
  it('has the crest of a hill on it', () => {
    expect(drawn(ground('hill')).svg).not.toContain('ll-crest');
    expect(drawn(ground('hill', { inner: [at(3, 4), at(7, 4)] })).svg).toContain('ll-crest');
  });
});

describe('the tables of Longstreet Lite', () => {
  it('show every piece of their scenario, with its name in both languages', () => {
    for (const { id, terrain } of mapped) {
      const svg = tables[`longstreet-lite/${id}`]!.drawBoard();
      for (const piece of terrain)
        for (const language of ['en', 'fr'] as const)
          expect(svg).toContain(`>${placeName(piece.id, language)}</tspan>`);
      expect(boardOf(id).places.map(place => place.id)).toEqual(terrain.map(piece => piece.id));
    }
  });
  it('are the same drawings every time, well formed and not too heavy', () => {
    for (const { drawBoard } of Object.values(tables)) {
      const svg = drawBoard();
      expect(drawBoard() === svg).toBe(true);
      expect(troubles(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(300_000);
    }
  });
  it('are 36 by 24 base widths, and pitched battles share a bare one', () => {
    for (const id of game.scenarios) {
      const { width, height, sheet } = boardOf(id);
      expect([width / BASE, height / BASE]).toEqual([36, 24]);
      expect(Object.keys(tables)).toContain(sheet.replace('/boards/', '').replace('.svg', ''));
    }
  });
});

describe('the units of Longstreet Lite', () => {
  const { state } = begin(game, { scenario: 'turkey-run', options: [] }, '0'.repeat(64));
  const { sprites } = picture(view(game, state, null));
  const board = boardOf('turkey-run');
  const changed = (sprite: Sprite<Art>, art: Partial<Art>): string =>
    board.piece({ ...sprite, art: { ...sprite.art, ...art } });
  const [ohio] = sprites as [Sprite<Art>];
  const figures = (svg: string): number => /class="ll-coat" d="([^"]*)"/.exec(svg)![1]!.split('M').length - 1;

  it('are well formed, near and far', () => {
    for (const sprite of sprites)
      for (const svg of [board.piece(sprite), board.pile([sprite])]) expect(troubles(svg)).toEqual([]);
  });
  it('show eight men on every base, and what is lost is missing', () => {
    expect(figures(board.piece(ohio))).toBe(6 * 8);
    const svg = changed(ohio, { depths: [2, 2, 1], bases: 5, lost: 1 });
    expect(figures(svg)).toBe(5 * 8);
    expect(svg).toContain('−1</tspan>');
  });
  it('show smoke, hits, bases owed, and who has acted', () => {
    expect(board.piece(ohio)).not.toMatch(/ll-smoke|ll-wounds|acted/);
    expect(changed(ohio, { smoke: true })).toContain('ll-smoke');
    expect(changed(ohio, { hits: 2, owed: 1 })).toContain('✸2 −1');
    expect(changed(ohio, { acted: true })).toContain('acted');
  });
  it('have names that never stand on their heads', () => {
    const turned = (turn: number): string => board.piece({ ...ohio, at: { x: 0, y: 0, turn } });
    expect([0, 80, 180, 300].map(turn => turned(turn).includes('rotate(180)'))).toEqual([false, false, true, false]);
  });
  it('are boxed as they stand: the front edge at the top', () => {
    expect(board.box!(ohio)).toEqual([-1.5 * BASE, 0, 3 * BASE, 2 * BASE]);
    const limber = sprites.find(({ art }) => art.kind === 'limber')!;
    expect(board.box!(limber)).toEqual([-0.5 * BASE, 0, BASE, 1.5 * BASE]);
    expect(board.piece(limber)).toContain('×2');
  });
});

it('every line of the charts of Longstreet Lite cites a rule of the book', () => {
  const known = new Set(book.rules.map(({ id }) => `§${id}`));
  expect(chartRules.filter(rule => !known.has(rule))).toEqual([]);
  expect(chartRules.length).toBeGreaterThan(40);
});
