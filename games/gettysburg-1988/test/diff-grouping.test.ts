import { picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { type BattleName, groupings, hexesOf, nameOf, subsets } from './groupings.ts';
import { position, Table } from './table.ts';

const CS = ['heth', 'hood', 'rodes', 'early', 'pender'].map(name => `cs-inf-${name}`);
const US = ['hays', 'birney', 'barnes', 'ayres', 'howe'].map(name => `us-inf-${name}`);

interface Random {
  readonly table: Table;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

/** A few units of both sides thrown into a corner of the map; generals without troops join in as noise. */
function throwUnits(seed: number): Random {
  const pick = picker(seed);
  const hexes = ['Q', 'R', 'S'].flatMap(row => [6, 7, 8, 9].map(column => `${row}${column}`));
  const take = () => hexes.splice(pick(hexes.length), 1)[0]!;
  const attackers = CS.slice(0, 2 + pick(3)).map(take);
  const defenders = US.slice(0, 2 + pick(3)).map(take);
  const units: Record<string, string> = { 'cs-gen-ewell': take(), 'us-gen-meade': take() };
  for (const [i, hex] of attackers.entries()) units[CS[i]!] = hex;
  for (const [i, hex] of defenders.entries()) units[US[i]!] = hex;
  return { table: position({ turn: 3, units }).endMovement(), attackers, defenders };
}

/** Every battle one could write down, sensible or not. */
function writable(attackers: readonly string[], defenders: readonly string[]): BattleName[] {
  const some = (hexes: readonly string[]) => subsets(hexes).filter(set => set.length > 0);
  return some(attackers).flatMap(a => some(defenders).map(d => nameOf(a, d)));
}

function accepts(table: Table, name: BattleName): boolean {
  const [attackers, defenders] = hexesOf(name);
  return table.whyNot({ type: 'declareBattle', attackers, defenders }) === null;
}

/** Walks every order the engine accepts and compares what it accepts with the complete groupings. */
function walk({ table, attackers, defenders }: Random): { positions: number; complete: number } {
  const all = groupings(attackers, defenders);
  const candidates = writable(attackers, defenders);
  const seen = new Set<string>();
  const visit = (at: Table, declared: readonly BattleName[]): void => {
    const key = declared.join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const open = all.filter(grouping => declared.every(battle => grouping.includes(battle)));
    expect(open.length, `"${key}" leads nowhere`).toBeGreaterThan(0);
    if (at.asked[1] !== 'phase.declare') return expect(open, `"${key}" is complete`).toEqual([declared]);
    const legal = new Set(open.flat().filter(battle => !declared.includes(battle)));
    const accepted = candidates.filter(name => accepts(at, name));
    expect(accepted, `after "${key}"`).toEqual(candidates.filter(name => legal.has(name)));
    at.refused({ type: 'endDeclaration' }, '4a3-a');
    for (const name of accepted) visit(new Table(at.state).declare(...hexesOf(name)), [...declared, name].sort());
  };
  if (table.asked[1] === 'phase.declare') visit(table, []);
  else expect(all).toEqual([[]]); // nobody in contact
  return { positions: seen.size, complete: all.length };
}

describe('grouping of battles against a slow enumeration (4a1 to 4a5)', () => {
  it('knows the groupings of the example in 4a5', () => {
    expect(groupings(['L5', 'K5'], ['K6', 'L6'])).toEqual([['K5>K6', 'L5>L6']]);
    expect(groupings(['M8'], ['L7', 'M9', 'J6'])).toEqual([['M8>L7,M9']]);
    expect(groupings(['S8', 'R9'], ['S9', 'R8'])).toHaveLength(2);
  });
  it('accepts, battle by battle and in any order, exactly the battles of complete groupings', () => {
    let positions = 0;
    let complete = 0;
    for (let seed = 1; seed <= 90; seed++) {
      const walked = walk(throwUnits(seed));
      positions += walked.positions;
      complete += walked.complete;
    }
    expect([complete, positions]).toEqual([124, 596]);
  });
});
