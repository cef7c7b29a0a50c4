import { describe, expect, it } from 'vitest';
import { trimmed } from '../boards/cut.ts';
import { boards } from '../boards/index.ts';
import { pieces } from '../boards/staged.ts';
import { installed } from '../src/games/index.ts';

const box = [500, 500, 100, 100] as const;
const sheet = (inner: string): string => `<svg viewBox="0 0 2000 2000">${inner}</svg>`;

describe('what is cut out of a sheet', () => {
  it('keeps what lies near the box, and a ground that lies under all of it', () => {
    const cut = trimmed(
      sheet('<rect x="510" y="510" width="5" height="5"/><rect x="0" y="0" width="2000" height="2000" class="all"/>'),
      box,
    );
    expect(cut).toContain('x="510"');
    expect(cut).toContain('class="all"');
  });
  it('drops what is far from it', () => {
    expect(trimmed(sheet('<rect x="1500" y="10" width="50" height="50"/><circle cx="9" cy="9" r="2"/>'), box)).toBe('');
  });
  it('leaves a frame its clip: without it nothing of the map would be seen', () => {
    const clip = '<clipPath id="field"><rect x="80" y="80" width="1800" height="1800"/></clipPath>';
    const map = '<g clip-path="url(#field)"><text x="520" y="520">Mill</text><text x="9" y="9">Far</text></g>';
    const cut = trimmed(sheet(clip + map), box);
    expect(cut).toContain(clip);
    expect(cut).toContain('Mill');
    expect(cut).not.toContain('Far');
  });
  it.each(Object.entries(boards).filter(([, { cut }]) => cut))('%s: much of its map is left', (_id, board) => {
    const cut = trimmed(board.drawBoard(), board.cut!.box);
    const clips = [...cut.matchAll(/clip-path="url\(#([\w-]+)\)"/g)].map(([, id]) => id!);
    expect(clips.filter(id => cut.includes(`<clipPath id="${id}"></clipPath>`))).toEqual([]);
    expect(cut.length).toBeGreaterThan(5000);
  });
  it('every game shows its pieces on it: two sides, several of them', async () => {
    const shown = Object.entries(boards).flatMap(([sheet, { cut }]) => (cut ? [[sheet, cut] as const] : []));
    expect(shown.map(([sheet]) => sheet.split('/')[0]).sort()).toEqual([...installed()].sort());
    for (const [sheet, cut] of shown) {
      const drawn = await pieces(sheet.split('/')[0]!, cut);
      const sides = new Set([...drawn.matchAll(/class="pc (?:[\w-]+ )*?(us|cs|br|fr)\b/g)].map(([, side]) => side));
      expect([sheet, sides.size]).toEqual([sheet, 2]);
      expect(drawn.match(/<g transform="translate/g)?.length).toBeGreaterThan(4);
    }
  });
});
