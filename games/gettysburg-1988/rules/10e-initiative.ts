import type { Setup, Text } from '@bivouac/kernel';
import { enemyOf, SIDES } from '../data/index.ts';
import { fightOf, has, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { DIE } from './04-results.ts';

/** Whether the holder of the marker may still roll his die again in this battle. */
export const mayReroll = (t: Table, setup: Setup): boolean => has(setup, '10e') && !fightOf(t).rerolled[t.initiative]; // 10e-b, 10e-c

/** The holder rolls his own die again and hands the marker over. */
export function rerollDie(u: U): void {
  const { table: t } = u;
  const f = fightOf(t);
  const holder = t.initiative;
  const die = u.roll(DIE, tx('battle.rerollDie', { side: SIDES[holder] }, '§10e-b'), { by: SIDES[holder] });
  if (holder === t.phase) f.attackDie = die;
  else f.defenceDie = die;
  f.rerolled[holder] = 1;
  t.initiative = enemyOf(holder); // §10e-c
  u.say(tx('initiative.passes', { side: SIDES[t.initiative] }, '§10e-c'), { by: SIDES[holder] });
}

/** Why a die may not be rolled again now. */
export function whyNotReroll(t: Table, setup: Setup): Text {
  if (!has(setup, '10e')) return tx('no.option', { option: '10e' }, '§10-a');
  if (t.fight?.rerolled.every(Boolean)) return tx('no.rerolledBoth', {}, '§10e-c');
  return tx('no.marker', { side: SIDES[t.initiative] }, '§10e-b');
}
