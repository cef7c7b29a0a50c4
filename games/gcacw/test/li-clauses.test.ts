import { describe, expect, it } from 'vitest';
import { everyUnit, opening, type Position, position, type Table } from './table.ts';

// Clauses of limited intelligence that no other test needs.

const LI = ['limited-intelligence'];
const at = (units: NonNullable<Position['units']>, more: Position = {}) => position({ options: LI, units, ...more });
const conceal = (hex: string, ...parts: string[]) => ({ type: 'conceal' as const, hex, parts });
const marches = (force: number, as = 'inf') => ({ type: 'marchForce' as const, force, as });
const markers = (table: Table) => table.t.forces.map(({ owner, id }) => `${owner} ${id}`);

/** A marker that holds Baird, one that holds nothing; each may walk from 1107 up to a dummy of the Confederates in 1110. */
function walk(force: number, as = 'inf'): Table {
  const table = at({ 'u-baird': '1107', 'c-law': '2011' }, { dice: [6] });
  table.t.forces = [{ id: 1, owner: 1, at: table.hex('1110') }];
  return table
    .act(conceal('1107', 'u-baird', '-'))
    .act(marches(force, as))
    .move('1108', '1109');
}
describe('GCACW LI-dummy-limits a dummy discovers nobody', () => {
  it('two dummies stand side by side; a real force sees the other', () => {
    expect(markers(walk(2))).toEqual(['1 1', '0 1', '0 2']);
    expect(markers(walk(1))).toEqual(['0 1', '0 2']);
  });
});

describe('GCACW LI-reveal-real-cav cavalry in a marker sees no farther than others', () => {
  it('two hexes off nothing is shown; on the map it is', () => {
    const near = (part: string) => {
      const table = at({ 'u-minty': '1512', 'c-law': '2011' }, { dice: [1, 1, 6, 6] });
      table.t.forces = [{ id: 1, owner: 1, at: table.hex('1514') }];
      if (part !== '-') table.act(conceal('1512', part)).act(marches(1, 'cav')).end().end();
      else table.march('u-minty').end();
      return markers(table);
    };
    expect([near('u-minty'), near('-')]).toEqual([['1 1', '0 1'], []]);
  });
});

describe('GCACW LI-reveal-adjacent, LI-reveal-cavalry-exc what hides a marker', () => {
  it('impassable ground between neighbours', () => {
    const table = at({ 'u-baird': '1411', 'c-law': '1512' }, { dice: [6, 6, 1] })
      .act(conceal('1411', 'u-baird'))
      .pass();
    table.march('c-law').end();
    expect(markers(table)).toEqual(['0 1']);
  });
  it('a friend on the way of the enemy’s horse', () => {
    const seen = (units: Readonly<Record<string, string>>) => {
      const table = at({ 'u-minty': '1512', 'c-law': '2011', ...units }, { dice: [1, 1, 6, 6] });
      table.t.forces = [{ id: 1, owner: 1, at: table.hex('1514') }];
      return markers(table.march('u-minty').end());
    };
    expect([seen({}), seen({ 'c-law': '1513' })]).toEqual([[], ['1 1']]);
  });
});

describe('GCACW LI-place-several', () => {
  it('a whole army goes into one marker', () => {
    const army = everyUnit(opening('bac-battle-of-chickamauga').t, 0);
    const units = Object.fromEntries(army.map(slug => [slug, '1109']));
    const table = at({ ...units, 'c-law': '2011' }).act(conceal('1109', army.join('+')));
    expect(table.state.hands['union']!.kept).toHaveLength(army.length);
  });
});
