import type { Setup, Text } from '@bivouac/kernel';
import { enemyOf, hexIds, isArtillery, isGeneral, SIDES, unitIds, unitNumber } from '../data/index.ts';
import { type Action, type Fight, fightOf, has, isOccupied, type Table, type U, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { loseLoneGenerals } from './02-generals.ts';
import { stackFault } from './02-stacking.ts';
import { hasCombatUnit } from './02-zones.ts';
import { stackRefusal } from './03-mending.ts';
import { whyNotTerrain } from './03-movement.ts';
import { disturb } from './04-losses.ts';
import { enterHex } from './06-victory.ts';

/** The hexes the beaten defenders left empty; each may be occupied, by whom the winner likes: §4f-e, §8b2-f. */
export function vacated(t: Table): readonly number[] {
  const f = fightOf(t);
  return f.defenders.filter(hex => !isOccupied(t, enemyOf(t.phase), hex)); // §4f-b, §4f-f
}

/** The attackers of the battle and the generals with them; a bombardment has none (§10b2-e). */
export const mayOccupy = (t: Table, f: Fight): number[] => f.attackers.flatMap(hex => unitsIn(t, t.phase, hex)); // §4f-b

/** Why a party of units and generals may not occupy this hex together; null: it may. */
export function whyNotAdvance(t: Table, setup: Setup, names: readonly string[], to: number): Text | null {
  const party = names.map(unitNumber);
  if (party.length === 0) return tx('no.units', {}, '§4f-b');
  if (new Set(names).size < names.length) return tx('no.twice', {}, '§4f-b');
  const open = mayOccupy(t, fightOf(t));
  for (const [i, unit] of party.entries()) {
    const why = whyNotOccupier(t, setup, open, unit, names[i]!);
    if (why) return why;
  }
  if (!vacated(t).includes(to)) return tx('no.advanceHex', { hex: hexIds[to] ?? '?' }, '§4f-f');
  return whyNotParty(t, setup, party, to);
}

function whyNotOccupier(t: Table, setup: Setup, open: readonly number[], unit: number, name: string): Text | null {
  const args = { unit: name };
  if (fightOf(t).advanced.includes(unit)) return tx('no.advanceTwice', args, '§4f-b');
  if (!open.includes(unit)) return tx('no.advanceUnit', args, '§4f-b');
  return isArtillery[unit] && has(setup, '10b4') ? tx('no.advanceGun', args, '§10b4-a') : null;
}

/** Ground and stacking: those who advance together are one stack, and so are those they leave behind. */
function whyNotParty(t: Table, setup: Setup, party: readonly number[], to: number): Text | null {
  // §4f-d
  if (party.every(unit => isGeneral[unit]) && !hasCombatUnit(t, t.phase, to))
    return tx('no.advanceGeneral', { unit: unitIds[party[0]!]!, hex: hexIds[to]! }, '§4f-b');
  for (const unit of party) {
    const closed = whyNotTerrain([unit], has(setup, '10g1') ? t.at[unit]! : -1, to);
    if (closed) return closed;
  }
  const there = stackFault(t, setup, [...unitsIn(t, t.phase, to), ...party]);
  return there ? stackRefusal(there, to, true) : whyNotLeave(t, setup, party);
}

function whyNotLeave(t: Table, setup: Setup, party: readonly number[]): Text | null {
  for (const from of new Set(party.map(unit => t.at[unit]!))) {
    const rest = unitsIn(t, t.phase, from).filter(unit => !party.includes(unit));
    const here = stackFault(t, setup, rest);
    if (here) return stackRefusal(here, from, false);
  }
  return null;
}

/** Every party of at most two combat units and two generals that may occupy a hex: stacking never needs more generals. */
export function* parties(t: Table, setup: Setup, to: number): Generator<readonly number[]> {
  const f = fightOf(t);
  const open = mayOccupy(t, f).filter(unit => !whyNotOccupier(t, setup, [unit], unit, unitIds[unit]!));
  const generals = [...upToTwo(open.filter(unit => isGeneral[unit]))];
  for (const troops of upToTwo(open.filter(unit => !isGeneral[unit]))) {
    for (const leaders of generals) {
      const party = [...troops, ...leaders];
      if (party.length > 0 && !whyNotParty(t, setup, party, to)) yield party;
    }
  }
}

function* upToTwo(units: readonly number[]): Generator<readonly number[]> {
  yield [];
  for (const [i, one] of units.entries()) {
    yield [one];
    for (const other of units.slice(i + 1)) yield [one, other];
  }
}

export const advanceOf = (party: readonly number[], to: number): Action => ({
  type: 'advance',
  units: party.map(unit => unitIds[unit]!),
  to: hexIds[to]!,
});

export const mayAdvance = (t: Table, setup: Setup): boolean =>
  vacated(t).some(to => !parties(t, setup, to).next().done);

export function advance(u: U, names: readonly string[], to: number): void {
  const { table: t } = u;
  const party = names.map(unitNumber);
  u.say(tx('advance.made', { units: names, to: hexIds[to]! }, '§4f-b'), {
    by: SIDES[t.phase],
    trails: party.map((unit, i) => ({
      pieces: [names[i]!],
      spots: [hexIds[t.at[unit]!]!, hexIds[to]!],
      kind: 'march',
    })),
  });
  for (const unit of party) {
    t.at[unit] = to; // §4f-a, §3b6-e: no points, no zones
    fightOf(t).advanced.push(unit);
    disturb(u, unit);
  }
  enterHex(u, t.phase, to);
}

/** After the last advance. */
export const endAdvance = (u: U): void => loseLoneGenerals(u); // §2d-c

export const advancePrompt = (t: Table): Text =>
  tx('prompt.advance', { side: SIDES[t.phase], hexes: vacated(t).map(hex => hexIds[hex]!) }, '§4f-b');
