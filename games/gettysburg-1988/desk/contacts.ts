import type { Fight, Offer } from '@bivouac/desk';
import { areAdjacent, enemyOf, hexIds, isGeneral, neighbour } from '../data/index.ts';
import { hasCombatUnit } from '../rules/02-zones.ts';
import { contact } from '../rules/04-battles.ts';
import { DIE, oddsOf } from '../rules/04-results.ts';
import type { Action, Table } from '../state.ts';
import type { Asked } from './asked.ts';

// Battles that contact would lead to, and how often they are won: by the pieces alone, without guns from afar.

const HUNDRED = DIE * DIE;

const chance = (a: Asked, t: Table, attackers: readonly number[], defender: number): Fight => {
  const battle = { attackers: [...attackers], defenders: [defender], guns: [] };
  return { to: hexIds[defender]!, wins: oddsOf(t, a.setup, battle, []).attackerWins, of: HUNDRED };
};

/** As the pieces stand: each enemy in contact, attacked by everybody who touches him. */
export const contactsOf = (a: Asked): NonNullable<Offer<Action>['fights']> => {
  const open = contact(a.t, a.side);
  return open.defenders.map(defender => {
    const attackers = open.attackers.filter(hex => areAdjacent(hex, defender));
    return { ...chance(a, a.t, attackers, defender), from: attackers.map(hex => hexIds[hex]!) };
  });
};

/** If these units stood in a hex: the enemy next to it whom they would beat most easily. */
export function fightFrom(a: Asked, group: readonly number[], hex: number): Fight | null {
  if (group.every(unit => isGeneral[unit])) return null;
  const foes = [...neighbour.subarray(hex * 6, hex * 6 + 6)].filter(
    next => next >= 0 && hasCombatUnit(a.t, enemyOf(a.side), next),
  );
  if (foes.length === 0) return null;
  const t: Table = { ...a.t, at: a.t.at.slice() };
  for (const unit of group) t.at[unit] = hex;
  const fights = foes.map(foe => chance(a, t, [hex], foe));
  return fights.reduce((best, each) => (each.wins > best.wins ? each : best));
}
