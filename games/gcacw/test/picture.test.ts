import type { Sprite } from '@bivouac/desk';
import { keyedDice, look, picker, say } from '@bivouac/kernel';
import { playout, sentenceFaults, textsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { scenarios, UNION } from '../data/index.ts';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import { type Art, forceSlug, type Leader, picture, type Unit } from '../picture.ts';
import { scoreOf } from '../rules/20-victory.ts';
import type { CampaignState, CampaignView } from '../state.ts';
import { book } from '../text/index.ts';
import { opening, position, type Table } from './table.ts';

const seen = (table: Table, seat: string | null = null) => picture(look(game, table.state, seat) as CampaignView);
const sprite = (sprites: readonly Sprite<Art>[], id: string) => sprites.find(each => each.id === id);
const isPiece = ({ art }: Sprite<Art>): boolean => art.kind === 'unit' || art.kind === 'leader';
const FAR = { 'c-law': '2011' };

/** Positions of a random game, one in forty actions. */
function positions(scenario: string, options: readonly string[], seed: number): readonly CampaignState[] {
  const found: CampaignState[] = [];
  let n = 0;
  playout(game, { scenario, options }, keyedDice(String(seed).repeat(64)), picker(seed), {
    played: ({ played }) => n++ % 40 === 0 && void found.push(played.state),
  });
  return found;
}

describe('the picture of a position', () => {
  it('shows what a counter, its markers and its leader say', () => {
    const table = position({
      units: { 'u-baird': '1109 manpower 6 disorganized fatigue 3 exhausted demoralized 1 works breastworks', ...FAR },
      leaders: { 'uL-thomas': 'u-baird' },
    });
    const { sprites } = seen(table);
    expect(sprite(sprites, 'u-baird')).toMatchObject({ at: '1109', side: 'union' });
    expect(sprite(sprites, 'u-baird')!.art as Unit).toMatchObject({
      ...{ name: 'Baird', arm: 'inf', size: 'division', command: 'XIV', manpower: 6, organized: false },
      ...{ fatigue: 3, exhausted: true, demoralized: 1, works: 'breastworks', hidden: false, active: false },
    });
    expect((sprite(sprites, 'u-baird')!.art as Unit).value).toBeLessThan(12);
    expect(sprite(sprites, 'uL-thomas')).toMatchObject({ at: '1109', art: { name: 'Thomas', over: 1, row: 0 } });
  });
  it('lays leaders on all counters of their hex, the most senior on top', () => {
    const table = position({
      units: { 'u-baird': '1109', 'u-brannan': '1109', ...FAR },
      leaders: { 'uL-rosecrans': 'u-brannan', 'uL-thomas': 'u-baird' },
    });
    const { sprites } = seen(table);
    const lying = sprites.filter(({ at }) => at === '1109').sort((a, b) => a.rank - b.rank);
    expect(lying.map(({ id }) => id).slice(2)).toEqual(['uL-thomas', 'uL-rosecrans']);
    expect(lying.slice(0, 2).map(({ art }) => [(art as Unit).row, (art as Unit).of])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(lying.slice(2).map(({ art }) => (art as Leader).row)).toEqual([0, 1]);
  });
  it('marks who acts, the zone of the enemy and the hexes that score', () => {
    const table = position({ units: { 'u-baird': '1109', 'c-law': '1111' }, dice: [3] });
    table.march('u-baird');
    const { marks, sprites } = seen(table);
    expect((sprite(sprites, 'u-baird')!.art as Unit).active).toBe(true);
    expect(marks.find(({ kind }) => kind === 'acts')?.spots).toEqual(['1109']);
    expect(marks.find(({ kind }) => kind === 'threat')).toMatchObject({ side: 'confederate' });
    expect(marks.find(({ kind }) => kind === 'threat')?.spots).toContain('1110');
    const goal = (hex: string) => marks.find(({ kind, spots }) => kind === 'objective' && spots.includes(hex));
    expect(goal('1007')).toMatchObject({ value: 20 });
    expect(goal('1007')?.side).toBeUndefined();
    expect(goal('1111')?.side).toBe('confederate');
  });
  it('says which units hold a hex that scores', () => {
    const table = position({ units: { 'u-baird': '1109', 'c-law': '2011' } });
    const { marks, tracks } = seen(table);
    const goal = marks.find(({ kind, spots }) => kind === 'objective' && spots.includes('1007'))!.label!;
    expect(say(book, 'en', goal)).toBe(
      'Victory hex 1007: +20 points for the Confederates if held by Confederate infantry worth 3 or more at the end; now not held',
    );
    expect(say(book, 'fr', goal)).toContain(
      'si de l’infanterie des Confédérés d’une valeur de 3 ou plus le tient à la fin',
    );
    const items = tracks.find(({ id }) => id === 'scoring')!.boxes.map(({ text }) => say(book, 'fr', text));
    expect(items[1]).toBe('Infanterie des Confédérés d’une valeur de 3 ou plus en 1007\u00a0: 0');
  });
  it('shows a bridge that is down and a pontoon on their hexsides', () => {
    const { sprites, places } = seen(opening('slb-chancellorsville'));
    const spans = sprites.filter(({ art }) => art.kind === 'pontoon' || art.kind === 'down');
    expect(spans.length).toBeGreaterThan(0);
    for (const { id, at, art } of spans) {
      expect(id).toMatch(new RegExp(`^${art.kind}-${String(at)}-\\d{4}$`));
      const told = places[String(at)]?.args?.['crossings'] as readonly string[];
      expect(told.some(each => each.startsWith(`${'towards' in art ? art.towards : -1} `))).toBe(true);
    }
  });
  it('puts reinforcements in the tray by turn and entry', () => {
    const p = seen(opening('bac-battle-of-chickamauga'));
    expect(
      p.arrivals!.map(({ side, now, entries }) => [side, now, entries[0]!.at, entries[0]!.sprites[0]!.id]),
    ).toEqual([
      ['confederate', false, '2112', 'c-kershaw'],
      ['confederate', false, '', 'cL-longstreet'],
    ]);
    expect(p.holdings.find(({ id }) => id === 'arrivals-confederate')!.items).toHaveLength(2);
  });
  it('counts the points of both sides, and says which level their difference is', () => {
    const table = position({
      units: { 'u-baird': '2011', 'c-law': '1007' },
      table: { lost: [5, 1, 0, 0, 0, 7, 0, 0, 0, 0] },
    });
    const p = seen(table);
    const [union, confederate] = p.score.map(({ points }) => points);
    expect([union, confederate]).toEqual([7, 26]); // 7 of Confederate losses; Rossville 20, Union losses 6
    expect(confederate! - union!).toBe(scoreOf(table.t));
    expect(p.tracks.find(({ id }) => id === 'victory')!.boxes.filter(({ kind }) => kind === 'now')).toHaveLength(1);
  });
});

describe('limited intelligence in the picture', () => {
  const table = position({ options: ['limited-intelligence'], units: { 'u-baird': '1109', ...FAR } });
  table.act({ type: 'conceal', hex: '1109', parts: ['u-baird', '-'] });
  const marker = (seat: string | null, force: number) =>
    sprite(seen(table, seat).sprites, forceSlug(UNION, force))?.art;
  it('shows its owner what a marker holds', () => {
    expect(sprite(seen(table, 'union').sprites, 'u-baird')).toMatchObject({ at: '1109', art: { hidden: true } });
    expect([marker('union', 1), marker('union', 2)]).toMatchObject([
      { units: 1, row: 0, of: 1 }, // a tag on its unit
      { units: 0, row: 1, of: 2 }, // a counter beside it
    ]);
  });
  it('shows everyone else two markers alike', () => {
    for (const seat of ['confederate', null]) {
      expect(sprite(seen(table, seat).sprites, 'u-baird')).toBeUndefined();
      expect([marker(seat, 1), marker(seat, 2)]).toMatchObject([
        { units: -1, row: 0, of: 2 },
        { units: -1, row: 1, of: 2 },
      ]);
    }
  });
});

describe('any picture of a random game', () => {
  it('shows every unit and leader where it lies, for whoever looks', () => {
    for (const state of positions('bac-crossing-chickamauga-creek', [], 7)) {
      const view = look(game, state, null) as CampaignView;
      const lying = picture(view).sprites.filter(isPiece);
      expect(Object.fromEntries(lying.map(({ id, at }) => [id, at]))).toEqual(kit.lies(view));
    }
  });
  it('says everything in both languages, in the open and with force markers', () => {
    const games = [positions('rwh-monocacy', [], 3), positions('siv-lewiston', ['limited-intelligence'], 4)];
    for (const state of games.flat())
      for (const seat of ['union', null])
        for (const text of textsOf(picture(look(game, state, seat) as CampaignView)))
          expect(sentenceFaults(book, text)).toEqual([]);
  });
  it.each(scenarios.map(({ id }) => id))('%s: every sentence of its opening', scenario => {
    const faults = textsOf(seen(opening(scenario))).flatMap(text => sentenceFaults(book, text));
    expect(faults).toEqual([]);
  });
});
