import type { Text } from '@bivouac/kernel';
import { SIDES } from '../data/index.ts';
import { type Action, callOf, type Table, type U, UNITS, unitId, unitNumber } from '../state.ts';
import { tx } from '../text/keys.ts';
import type { Naming } from './04-effect-record.ts';
import { effectOf, mayName, naming } from './04-effects.ts';

// 4 Units that a modifier names after it was played: before dice to kill, before allotment, after the rolls.

/** Everything that may be said now: one unit, or as many as the card allows. */
export function namesOf(t: Table, when: Naming['when']): Action[] {
  const names = naming(t, when);
  if (!names || callOf(t).units.length > 0) return [];
  const units = Array.from({ length: UNITS(t) }, (_, unit) => unit).filter(unit => mayName(t, names, unit, t.active));
  const one = units.map(unit => [unit]);
  const two = names.most > 1 ? units.flatMap((a, i) => units.slice(i + 1).map(b => [a, b])) : [];
  return [...one, ...two].map(each => ({ type: 'name', units: each.map(unit => unitId(t, unit)) }));
}
export function whyNotName(t: Table, when: Naming['when'], action: Action): Text | null {
  const modifier = callOf(t).modifier;
  if (action.type !== 'name' || modifier === '') return tx('no.nameFirst', {}, '§4-mod-a');
  const names = naming(t, when)!;
  const { rule } = effectOf(modifier);
  const wrong = action.units.find(unit => !mayName(t, names, unitNumber(t, unit), t.active));
  if (wrong !== undefined) return tx('no.nameUnit', { card: modifier, unit: wrong }, rule);
  return tx('no.nameCount', { card: modifier, most: names.most }, rule);
}
export function nameUnits(u: U, action: Action): void {
  if (action.type !== 'name') return;
  const { table: t } = u;
  const call = callOf(t);
  call.units = action.units.map(unit => unitNumber(t, unit));
  const said = tx('card.names', { card: call.modifier, units: action.units }, '§4-mod-a');
  u.say(said, { by: SIDES[t.active] });
}
