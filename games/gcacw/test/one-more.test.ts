import { readdirSync, readFileSync } from 'node:fs';
import { keyedDice, picker } from '@bivouac/kernel';
import { playout } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import type { Fetched, Scenario, Shared } from '../data/edition.ts';
import { lay, scenarios, tables, titles } from '../data/index.ts';
import { validateScenario } from '../data/validate.ts';
import { game } from '../game.ts';
import { scores } from '../rules/20-victory.ts';
import { opening, position } from './table.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const shared = { tables, titles, scenarios } as unknown as Shared;

/** Every scenario file of a folder, with the map it names. */
const folder: Fetched[] = readdirSync(new URL('./scenarios', import.meta.url)).map(file => {
  const scenario = read(`./scenarios/${file}`) as Scenario;
  return { scenario, map: read(`../data/maps/${scenario.map}.json`) as Fetched['map'] };
});
for (const each of folder) lay(each);

describe('one more scenario from a folder is data only', () => {
  it.each(folder)('$scenario.id is sound and is played to its end', fetched => {
    expect(validateScenario(fetched, shared)).toEqual([]);
    const { id } = fetched.scenario;
    opening(id).sound();
    const { state } = playout(game, { scenario: id, options: [] }, keyedDice('3'.repeat(64)), picker(5));
    expect(state.table.result).not.toBeNull();
  });
  it('its special rules are enforced and its victory items scored', () => {
    const units = { 'u-minty': '1510', 'u-wood': '1013', 'c-law': '2112' };
    const at = { scenario: 'bac-one-more', units, dice: [6] };
    const table = position(at);
    table.t.activated[table.unit('u-minty')] = 1;
    expect(table.refused({ type: 'march', unit: 'u-minty' }, '1.0-replace').args).toMatchObject({
      special: 'mintyHeld',
    });
    expect(scores(table.t)).toEqual([5, 0]);
    table.march('u-wood').refused({ type: 'move', path: ['1012', '1011'] }, '1.0-replace');
    const east = { ...at, side: 'confederate', units: { 'c-law': '1209', 'u-wood': '1013' } };
    position(east)
      .march('c-law')
      .refused({ type: 'move', path: ['1109'] }, '1.0-replace');
    expect(
      position({ ...east, turn: 2 })
        .march('c-law')
        .move('1109')
        .where('c-law'),
    ).toBe('1109');
  });
  it.each([
    ['units', ['u-nobody'], 'bac-one-more.json: special rule mintyHeld: unknown u-nobody'],
    ['kind', 'magic', 'scenario: mintyHeld: kind must be one of'],
    ['most', 'two', 'scenario: mintyHeld: most must be a whole number'],
    ['text', { en: 'Once' }, 'scenario: mintyHeld: text.fr is missing'],
  ])('a faulty %s of a special rule is told', (field, value, line) => {
    const { map, scenario } = folder[0]!;
    const specialRules = scenario.specialRules.map((each, i) => (i === 0 ? { ...each, [field]: value } : each));
    expect(validateScenario({ map, scenario: { ...scenario, specialRules } }, shared)[0]).toContain(line);
  });
});
