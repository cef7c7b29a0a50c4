import type { Rule } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  FRENCH,
  groupOf,
  pieceIds,
  SIDES,
  type Side,
  spaceIds,
  spaceNumber,
  unitsOf,
} from '../data/index.ts';
import { isBesieged, OFF, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import type { Task } from './05-events-tasks.ts';
import { MONTCALMS, mayRestore, type Places, spacesFor, unused, unusedOf } from './05-events-units.ts';
import { arrive, eliminate, restore, settle } from './07-pieces.ts';
import { by } from './told.ts';

// 5.5 What the effects of several events are made of.

/** Places pieces one by one; leaders are drawn first. */
export const bring = (side: Side, pieces: number[], places: Places, leaders = 0, upTo = 0): Task => ({
  do: 'reinforce',
  side,
  leaders,
  pieces,
  places,
  upTo,
  chief: -1,
});
export const ask = (side: Side, of: string, options: string[], pieces: number[] = []): Task => ({
  do: 'pick',
  side,
  of,
  options,
  pieces,
});
export const askSpace = (side: Side, of: string, spaces: readonly number[], pieces: number[] = []): Task =>
  ask(
    side,
    of,
    spaces.map(space => spaceIds[space]!),
    pieces,
  );

/** Pieces that enter together where their player chooses: nowhere, and they are not received (§5.522b). */
export function enterTogether(u: U, side: Side, of: Entrants, pieces: number[]): Task[] {
  if (pieces.length === 0) return [];
  const spaces = spacesFor(u.table, side, ENTRANCES[of]);
  if (spaces.length > 0) return [askSpace(side, of, spaces, pieces)];
  for (const piece of pieces) u.say(tx('piece.notReceived', { piece: pieceIds[piece]! }, '§5.522b'), by(side));
  return [];
}
const ENTRANCES = { cherokees: 'southern', french_regulars: 'canada', acadians: 'canada' } as const;
export type Entrants = keyof typeof ENTRANCES;
export const isEntrants = (of: string): of is Entrants => Object.hasOwn(ENTRANCES, of);

/** Who comes with such an event. */
export const ENTRANTS: Readonly<Record<Entrants, (t: Table) => number[]>> = {
  cherokees: t => unused(t, BRITISH, unit => groupOf(unit) === 'cherokee'), // §card-30a
  french_regulars: t => [
    ...unusedOf(t, FRENCH, 'regular').slice(0, 2), // §card-55a
    ...(t.montcalm ? MONTCALMS.filter(leader => t.at[leader] === OFF) : []), // §card-55b
  ],
  acadians: t => unusedOf(t, FRENCH, 'coureurs').slice(0, 1), // §card-66a
};
export const enter = (u: U, pieces: readonly number[], what: string, rule: Rule): Task[] => {
  for (const piece of pieces) arrive(u, piece, spaceNumber(what), rule);
  return [];
};

export function restoreAll(u: U, side: Side, is: (unit: number) => boolean): void {
  for (const unit of unitsOf[side]!) if (is(unit) && mayRestore(u.table, u.setup, unit)) restore(u, unit, '§5.51a');
}
export function eliminateAll(u: U, side: Side, is: (unit: number) => boolean): void {
  for (const unit of unitsOf[side]!) {
    const where = u.table.at[unit]!;
    if (where < 0 || !is(unit) || isBesieged(u.table, unit)) continue; // §8.22d
    eliminate(u, unit, '§5.51a');
    settle(u, where);
  }
}

/** A roll that says how many. */
export const rolled = (u: U, side: Side, card: CardEvent): number =>
  u.roll(6, tx('roll.event', { side: SIDES[side], event: card }, '§5.51a'), by(side));
