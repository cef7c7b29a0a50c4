import { describe, expect, it } from 'vitest';
import { areaNumber, board, positionNumber, type Side, UNION } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { faceInto } from '../rules/10-moves.ts';
import { DEAD } from '../state.ts';
import { position } from './table.ts';

// Cases written from the rulebook alone, clause by clause, before the rules of these chapters were read.

const areasOf = (blocks: Record<string, string>, side: Side = UNION): string[] => {
  const { t } = position({ blocks });
  return Array.from(fieldsOf(t, side).areas)
    .flatMap((one, area) => (one ? [board.areaIds[area]!] : []))
    .sort();
};
/** What the block at this place covers, with others on the map. */
const sees = (where: string, others: Record<string, string> = {}): string[] =>
  areasOf({ 'sykes-f1': where, ...others });
const ANGLE = ['bliss', 'bliss-north', 'codori', 'codori-north', 'mcmillan'];
const far = { 'heth-f1': 'p075 herr-west' };

describe('GOG 9.1a, 9.2a, 9.2b, 9.2c what lies before a block', () => {
  it('an open front: the one area; a ridge behind is nothing', () => {
    expect(sees('p131 cemetery-hill')).toEqual(['cemetery-hill']);
    expect(sees('p193 powers-hill')).toEqual(['powers-hill']);
    expect(sees('p182 codori')).toEqual(['codori']);
  });
  it('a ridge before it: the areas around the front area, never its own rear', () => {
    expect(sees('p176 codori-north')).toEqual(ANGLE);
    expect(sees('p097 mcpherson')).toEqual(['mcpherson', 'railroad-cut', 'schultz']);
  });
  it('an obstruction before it: nothing at all, ridge or not; behind it: no matter', () => {
    expect(sees('p139 culps-hill')).toEqual([]);
    expect(sees('p097 herbst-woods')).toEqual([]);
    expect(sees('p139 winebrenner')).toEqual(['benner-west', 'winebrenner', 'york-street']);
    expect(sees('p166 lower-culps')).toEqual(['lower-culps']);
  });
});

describe('GOG 9.2d, 9.2e what cuts off an extended front', () => {
  it('a ridge or an obstruction on either side of the position between', () => {
    expect(sees('p176 leister')).toEqual(['cemetery-hill', 'culps-hill', 'hummelbaugh', 'leister', 'lower-culps']); // p159
    expect(sees('p145 bliss-north')).not.toContain('town-south'); // obstructed on the far side of p128
    expect(sees('p100 mcpherson')).toContain('railroad-cut');
  });
  it('a friend there, whichever way he looks; an enemy not', () => {
    const without = ANGLE.filter(area => area !== 'codori');
    const friend = (front: string): string[] => sees('p176 codori-north', { 'sykes-f2': `p182 ${front}` });
    expect(friend('codori-north')).toEqual(without);
    expect(friend('codori')).toEqual([...without, 'codori'].sort()); // his own field has it
    expect(sees('p176 codori-north', { 'heth-f1': 'p182 codori' })).toEqual(ANGLE);
  });
  it('a friend elsewhere, or on the same position, cuts nothing', () => {
    expect(sees('p176 codori-north', { 'sykes-f2': 'p176 codori-north' })).toEqual(ANGLE);
    expect(sees('p176 codori-north', { 'sykes-f2': 'p151 culps-hill' })).toEqual(ANGLE);
  });
  it('friends hide an area from one block only, not from another', () => {
    const both = { 'sykes-f2': 'p182 codori-north', 'sykes-f3': 'p197 codori' };
    expect(sees('p176 codori-north', both)).toContain('codori');
  });
  it('a friend does not hide the front area itself', () =>
    expect(sees('p131 cemetery-hill', { 'sykes-f2': 'p151 culps-hill' })).toEqual(['cemetery-hill']));
});

describe('GOG 9.3a, 9.3b special lines of sight', () => {
  it('over an obstruction, from their own front only', () => {
    expect(sees('p193 lower-culps')).toEqual(['culps-hill', 'granite-lane', 'leister', 'lower-culps']);
    expect(sees('p193 powers-hill')).not.toContain('culps-hill');
  });
  it('a friend on the position between stops it, an enemy does not', () => {
    expect(sees('p193 lower-culps', { 'sykes-f2': 'p166 lower-culps' })).not.toContain('culps-hill');
    expect(sees('p193 lower-culps', { 'heth-f1': 'p166 lower-culps' })).toContain('culps-hill');
  });
  it('without a ridge, and from an obstructed front', () => {
    const face = faceInto(positionNumber('p193'), areaNumber('lower-culps'));
    const flat = { ...board, ridge: board.ridge.slice(), obstructed: board.obstructed.slice() };
    flat.ridge[face] = 0;
    const named = (map: typeof board): string[] =>
      fieldOf(face, () => false, false, map)
        .map(area => board.areaIds[area]!)
        .sort();
    expect(named(flat)).toEqual(['culps-hill', 'lower-culps']);
    const wooded = { ...flat, obstructed: board.obstructed.slice() };
    wooded.obstructed[face] = 1;
    expect(named(wooded)).toEqual(['culps-hill']);
  });
});

describe('GOG 9.1b, 9.1c whom a field of fire binds', () => {
  it('who is off the map, waits or is dead covers nothing', () => {
    expect(areasOf({ 'sykes-f1': 'emmitsburg', 'sykes-f2': 'off seven-stars' })).toEqual([]);
    const table = position({ blocks: { 'sykes-f1': 'p176 codori-north' } });
    table.t.at[table.number('sykes-f1')] = DEAD;
    expect(Array.from(fieldsOf(table.t, UNION).areas).some(one => one)).toBe(false);
  });
  it('positions around its areas are in it, its own too; one that touches them at a crossing is not', () => {
    const covered = (at: string, front: string): boolean => {
      const table = position({ blocks: { 'heth-f1': `${at} ${front}`, 'sykes-f1': 'p182 codori' } });
      return fieldsOf(table.t, UNION).positions[board.positionIds.indexOf(at)] === 1;
    };
    expect([covered('p187', 'bliss'), covered('p200', 'henry-spangler'), covered('p182', 'codori')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([covered('p174', 'bliss'), covered('p186', 'leister'), covered('p176', 'leister')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('one’s own field hinders nobody of one’s own', () => {
    const table = position({ blocks: { 'sykes-f1': 'p176 codori-north', 'sykes-f2': 'p161 bliss-north', ...far } });
    table.allowed(table.way('march', 'sykes-f2', ['codori-north', 'p182', 'codori', 'p206']));
  });
  it('defenders who lost still have theirs, on a shared position too', () =>
    expect(areasOf({ 'heth-f1': 'p176 leister', 'sykes-f1': 'p176 codori-north' })).toEqual(ANGLE));
});
