import type { Setup } from '@bivouac/kernel';
import { enemyOf, type Side } from '../data/index.ts';
import type { Battle, Table } from '../state.ts';
import { isBombardment, modifiers } from './04-modifiers.ts';

export const DIE = 10; // §1c

export interface Outcome {
  readonly winner: 'attacker' | 'defender';
  readonly damage: number; // to the loser
  readonly cell: string; // of the table below
}

/** Who wins a battle and what it costs the loser, as one side: §4c2-f, §8b2-d. */
export function battleResult(attack: number, defence: number): Outcome {
  const winner = attack > defence ? 'attacker' : 'defender'; // §4c2-a, §4c2-b
  const margin = Math.abs(attack - defence);
  const damage = margin >= 6 ? 2 : margin >= 3 ? 1 : 0; // §4c2-c, §4c2-d, §4c2-e
  return { winner, damage, cell: `${winner} ${damage}` };
}

/** What a bombardment does: a hit or nothing. */
export function bombardmentResult(attack: number, defence: number): Outcome {
  const hit = attack - defence >= 4; // §10b2-d
  return {
    winner: hit ? 'attacker' : 'defender',
    damage: hit ? 1 : 0,
    cell: hit ? 'bombardment hit' : 'bombardment miss',
  }; // §10b2-f, §10b2-g
}

export const cells: readonly string[] = [
  ...['attacker 0', 'attacker 1', 'attacker 2'],
  ...['defender 0', 'defender 1', 'defender 2'],
  ...['bombardment hit', 'bombardment miss'],
];

export const resultOf = (battle: Battle, attack: number, defence: number): Outcome =>
  isBombardment(battle) ? bombardmentResult(attack, defence) : battleResult(attack, defence);

/** Exact chances, in hundredths: the two dice enumerated, before any re-roll (10e). */
export interface Odds {
  readonly attack: number; // modifiers
  readonly defence: number;
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly attackerLoses: readonly [number, number, number]; // 0, 1, 2 damage points when the defender wins
  readonly defenderLoses: readonly [number, number, number]; // 0, 1, 2 damage points when the attacker wins
}

export function oddsOf(t: Table, setup: Setup, battle: Battle, defenceGuns: readonly number[] = []): Odds {
  const { attack, defence } = modifiers(t, setup, battle, defenceGuns);
  const loses: Record<Outcome['winner'], [number, number, number]> = { attacker: [0, 0, 0], defender: [0, 0, 0] };
  for (let a = 1; a <= DIE; a++) {
    for (let d = 1; d <= DIE; d++) {
      const { winner, damage } = resultOf(battle, a + attack.total, d + defence.total);
      loses[winner][damage]!++;
    }
  }
  const total = (row: readonly number[]): number => row.reduce((x, y) => x + y, 0);
  return {
    attack: attack.total,
    defence: defence.total,
    attackerWins: total(loses.attacker),
    defenderWins: total(loses.defender),
    attackerLoses: loses.defender,
    defenderLoses: loses.attacker,
  };
}

export const loserOf = (t: Table, winner: Outcome['winner']): Side =>
  winner === 'attacker' ? enemyOf(t.phase) : t.phase;
