import { map } from '@bivouac/guns-of-gettysburg/data';
import { book } from '@bivouac/guns-of-gettysburg/text';
import { describe, expect, it } from 'vitest';
import { crossings, lines } from '../boards/guns-of-gettysburg/ground.ts';
import { drawBoard } from '../boards/guns-of-gettysburg.ts';
import { chartRules } from '../src/games/guns-of-gettysburg/charts.tsx';
import { onSheet, SHEET } from '../src/games/guns-of-gettysburg/geometry.ts';
import { troubles } from './svg.ts';

const svg = drawBoard();
const count = (what: RegExp): number => [...svg.matchAll(what)].length;
const sides = map.positions.flatMap(position => Object.values(position.sides));

describe('the board of The Guns of Gettysburg', () => {
  it('shows what every side of a position is: ridges with their grade in guns, obstructions', () => {
    expect(count(/class="gn-gun"/g)).toBe(sides.reduce((sum, { ridge }) => sum + ridge, 0));
    expect(count(/class="gn-obstructed"/g)).toBe(sides.filter(({ obstructed }) => obstructed).length);
    expect(count(/class="hach"/g)).toBe(
      sides.reduce((sum, { ridge, steep }) => sum + Number(ridge > 0) + Number(steep), 0),
    );
  });
  it('has every position, crossing, entry area and name', () => {
    expect(lines).toHaveLength(map.positions.length);
    expect(count(/class="gn-crossing"/g)).toBe(crossings.length);
    expect(count(/class="gn-entry/g)).toBe(map.entryPoints.flatMap(({ areas }) => areas).length);
    for (const { name } of map.areas) {
      const last = name.split(' ').at(-1)!.replace(/&/g, '&amp;');
      expect(svg, name).toContain(`${last}</text>`);
    }
  });
  it('keeps the whole field on the sheet', () => {
    const all = map.areas.flatMap(({ polygon }) => polygon.map(onSheet));
    const off = all.filter(([x, y]) => x < 0 || y < 0 || x > SHEET.width || y > SHEET.height);
    expect(off).toEqual([]);
  });
  it('is the same drawing every time, well formed and not too heavy', () => {
    expect(drawBoard() === svg).toBe(true);
    expect(troubles(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(1_500_000);
  });
});

describe('the charts of The Guns of Gettysburg', () => {
  it('cite rules that exist', () => {
    const ids = new Set(book.rules.map(rule => `§${rule.id}`));
    expect(chartRules.filter(rule => !ids.has(rule))).toEqual([]);
    expect(chartRules.length).toBeGreaterThan(40);
  });
});
