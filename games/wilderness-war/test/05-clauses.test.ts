import { describe, expect, it } from 'vitest';
import { at, BEARN, event, MARIN, NY1, R44, respond } from './07-help.ts';
import { british, french } from './cards-help.ts';
import { type Position, position, type Table } from './table.ts';

/** The clause a refusal names. */
const need = (table: Table, card: number): unknown => table.whyNot(event(card))?.args?.['need'];

describe('WW 5.51a, card-28a the refusal of an event names the clause that failed', () => {
  const post = { oswego: 'british stockade' };
  const alliance = (p: Position): unknown => need(british(28, p), 28);
  it('Iroquois Alliance: post, enemy post, Johnson', () => {
    expect(alliance({ pieces: { johnson: 'canajoharie' } })).toBe('iroquoisPost');
    const both = { ...post, 'oneida-carry-west': 'french stockade' };
    expect(alliance({ forts: both, pieces: { johnson: 'canajoharie' } })).toBe('noEnemyPost');
    expect(alliance({ forts: post, pieces: { johnson: 'albany' } })).toBe('johnsonAtIroquois');
    expect(alliance({ forts: post, pieces: { johnson: 'canajoharie' } })).toBeUndefined();
  });
  it('Mohawks: Johnson besieged, Johnson far away', () => {
    const shut = { johnson: 'albany inside', [R44]: 'albany inside', [BEARN]: 'albany' };
    expect(need(british(29, { pieces: shut, sieges: { albany: 0 } }), 29)).toBe('johnsonFree');
    expect(need(british(29, { pieces: { johnson: 'kinderhook' } }), 29)).toBe('johnsonAtCanajoharie');
  });
  it('Victories in Germany: the year, Quiberon Bay, Québec', () => {
    const won = (year: number, p: Position): unknown => need(french(48, { ...p, table: { ...p.table, year } }), 48);
    expect(won(1755, {})).toBe('after1755');
    expect(won(1758, { table: { quiberon: true } })).toBe('noQuiberon');
    expect(won(1758, { forts: { quebec: 'british' }, pieces: { [R44]: 'quebec' } })).toBe('quebec');
  });
  it('Stingy Assembly, Shirley, Frontier Duty', () => {
    const pieces = at('albany', NY1);
    expect(need(french(39, { pieces, table: { assemblies: 2 } }), 39)).toBe('notEnthusiastic');
    expect(need(french(39, { table: { assemblies: 1 } }), 39)).toBe('provincials');
    expect(need(french(70, { vp: 0 }), 70)).toBe('frenchAhead');
    expect(need(french(70, { vp: 1 }), 70)).toBe('shirley');
    expect(need(french(38, { pieces }), 38)).toBe('frenchRaids');
    expect(need(french(38, { raided: { hoosic: 'french' } }), 38)).toBe('raidedProvincials');
  });
  it('Colonial Politics: by the side that plays it', () => {
    expect(need(french(41, { table: { assemblies: 0 } }), 41)).toBe('notReluctant');
    expect(need(british(41, { table: { assemblies: 2 } }), 41)).toBe('notEnthusiastic');
  });
});

describe('WW 5.56a, card-11a the refusal of a response names the clause that failed', () => {
  const attack = (to: string, from: string, mine: readonly string[], theirs: readonly string[]): Table =>
    position({
      options: ['basic'],
      active: 'french',
      hands: { french: [1, 9, 11], british: [2] },
      pieces: { ...at(from, 'montcalm', ...mine), ...at(to, ...theirs) },
    })
      .activate(1)
      .force('montcalm', ...mine)
      .quietly()
      .march(to);
  const why = (table: Table, card: number): unknown => table.whyNot(respond(card), 'french')?.args?.['need'];
  it('Ambush! and Fieldworks', () => {
    const wild = attack('raystown', 'juniata', [BEARN, MARIN], [R44]);
    expect(wild.asked).toEqual(['french', 'responses.offer']);
    expect([why(wild, 9), why(wild, 11)]).toEqual(['fieldworks', undefined]);
  });
});
