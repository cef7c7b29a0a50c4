import { describe, expect, it } from 'vitest';
import { along, move, onPlain, water } from './rulebook.ts';
import { type Position, position } from './table.ts';

// Limited intelligence where rain, floods and pontoons are about.

const conceal = (hex: string, ...parts: string[]) => ({ type: 'conceal', hex, parts }) as const;
type Edges = Parameters<typeof onPlain>[0];
type Ground = Parameters<typeof onPlain>[1];
/** Whether Baird may go into a marker in 1112 with this enemy about. */
const hides = async (enemy: string, at: string, edges: Edges, ground: Ground = {}, more: Position = {}) => {
  const scenario = await onPlain(edges, ground);
  const units = { 'u-baird': '1112', 'u-wagner': '0301', 'c-kershaw': '2018', [enemy]: at };
  return position({ scenario, options: ['limited-intelligence'], ...more, units }).whyNot(conceal('1112', 'u-baird'));
};
const BESIDE = '§LI-place-adjacent';
const SCOUTED = '§LI-place-cavalry';

describe('GCACW LI-place-adjacent, LI-place-cavalry-exc ground that nobody can march over as it stands', () => {
  const ford = [water('minor', '1112', '1113', 'ford')];
  const high = (minor: number, major: number) => ({ table: { flood: [minor, major] } });
  it('a ford under high water in a dry turn', async () => {
    expect((await hides('c-law', '1113', ford))?.rule).toBe(BESIDE);
    expect((await hides('c-law', '1113', ford, {}, high(0, 2)))?.rule).toBe(BESIDE);
    expect(await hides('c-law', '1113', ford, {}, high(2, 0))).toBeNull();
  });
  it('a ferry, a dam, a bridge in rain do not hide; a creek does without a route, but not beside a city', async () => {
    for (const crossing of ['ferry', 'dam', 'bridge'] as const)
      expect((await hides('c-law', '1113', [water('minor', '1112', '1113', crossing)], {}, { rain: true }))?.rule).toBe(
        BESIDE,
      );
    const creek = [water('creek', '1112', '1113')];
    expect(await hides('c-law', '1113', creek, {}, { rain: true })).toBeNull();
    expect((await hides('c-law', '1113', creek, { terrain: { '1113': 'city' } }, { rain: true }))?.rule).toBe(BESIDE);
  });
  it('a pontoon shows him, whoever built it', async () => {
    const bare = [water('minor', '1112', '1113', 'ford')];
    for (const owner of [0, 1] as const) {
      const scenario = await onPlain(bare);
      const side = position({ scenario, units: {} }).hex('1112') * 6;
      const sides = [0, 1, 2, 3, 4, 5].map(each => side + each);
      const found = await Promise.all(
        sides.map(each =>
          hides('c-law', '1113', bare, {}, { table: { pontoons: [{ side: each, owner }], flood: [2, 0] } }),
        ),
      );
      expect(found.filter(why => why?.rule === BESIDE)).toHaveLength(1);
    }
  });
  it('horse two hexes off looks over no flooded ford either', async () => {
    const river = ['1111', '1211', '1212', '1113', '1012', '1011'].map(hex => water('minor', '1112', hex, 'ford'));
    expect((await hides('c-scott', '1114', river))?.rule).toBe(SCOUTED);
    expect(await hides('c-scott', '1114', river, {}, high(2, 0))).toBeNull();
  });
});

describe('GCACW LI-move-normal, 6.2-zoc-enter, 7.8-not-entering zones of control on a hidden march', () => {
  const going = async (from: string, edges: Edges, more: Position = {}) => {
    const scenario = await onPlain(edges);
    const units = { 'u-baird': from, 'u-wagner': '0301', 'c-law': '1113', 'c-kershaw': '2018' };
    return position({ scenario, options: ['limited-intelligence'], dice: [6], ...more, units })
      .act(conceal(from, 'u-baird'))
      .act({ type: 'marchForce', force: 1, as: 'inf' });
  };
  const flooded = [
    ...along(['1110', '1111', '1112']),
    ...['1112', '1212'].map(hex => water('minor', '1113', hex, 'ford')),
  ];
  const high = { table: { flood: [2, 0] } };
  it('over high water nobody sees it, but the zone stops it as any unit', async () => {
    const table = (await going('1110', flooded, high)).move('1111', '1112');
    expect(table.t.forces).toHaveLength(1);
    table.refused(move('1111'), '6.2-zoc-enter');
    table.refused(move('1012'), '6.2-zoc-enter');
    table.allowed({ type: 'march', unit: 'u-baird' });
  });
  it('it goes from zone to zone in the open only; out of a zone it goes hidden', async () => {
    const table = await going('1112', flooded, high);
    table.refused(move('1212'), '6.2-zoc-enter');
    table.allowed(move('1111'));
  });
  it('who is discovered on entering a zone may not refuse his flanks there', async () => {
    const table = (await going('1110', along(['1110', '1111', '1112']))).move('1111', '1112');
    expect([table.t.forces, table.asked[1], table.points]).toEqual([[], 'march.go', 4]);
    table.refused({ type: 'refuse' }, '7.8-not-entering');
  });
});
