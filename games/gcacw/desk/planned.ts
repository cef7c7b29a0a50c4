import type { Draft } from '@bivouac/desk';
import { questionName } from '@bivouac/kernel';
import type { Attack, Table } from '../state.ts';
import { leaderNamed } from '../state.ts';
import { type Asked, isGiven, unitsNamed, word, words } from './asked.ts';
import { assaultIn, assaultOn, stormable } from './assaulting.ts';
import { attackedIn, attackOn } from './attacking.ts';

// The attack that a draft is about, or the one under way.

export interface Planned {
  readonly t: Table;
  readonly attack: Attack;
}
export function attackIn(a: Asked, draft: Draft): Planned | null {
  const { t } = a;
  if (t.attack) return { t, attack: t.attack };
  const question = questionName(a.view) ?? '';
  if (question === 'march.go') {
    const hex = attackedIn(t, draft);
    return hex === '' ? null : { t, attack: attackOn(t, hex, 'normal') };
  }
  if (!question.startsWith('cycle.')) return null;
  const hex = assaultIn(a, draft);
  if (hex === '') return null;
  const leader = leaderNamed(t, a.side, word(draft, 'leader'));
  const units = isGiven(draft, 'units') ? unitsNamed(t, words(draft, 'units')) : stormable(a, leader);
  return units.length === 0 ? null : { t, attack: assaultOn(t, leader, units, hex) };
}
