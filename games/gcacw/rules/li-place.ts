import type { Choices, Pick, Text } from '@bivouac/kernel';
import type { Conceal } from '../actions.ts';
import { enemyOf, hexNamed, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  type CampaignView,
  type Hand,
  has,
  hexId,
  of,
  onMap,
  seatOf,
  type Table,
  type U,
  unitId,
  unitNamed,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { leaveMarkers } from './06-move.ts';
import { forcesIn, freeForces, hide, keptIn, pieceOf, unitOf } from './li-forces.ts';
import { isBeside, isScouted, openEyes, scout } from './li-sight.ts';
import { names, specials } from './special.ts';
import { by, piecesOf } from './told.ts';

// LI PLACING FORCE MARKERS, while one has the initiative: §LI-place-when.

export const DUMMY = '-';
/** `u-baird+u-davis` → two slugs; `-` → none. */
export const slugsOf = (part: string): readonly string[] => (part === DUMMY ? [] : part.split('+'));

/** Units a side has in a hex, and those in its markers there. */
export function present(t: Table, hand: Hand, side: Side, hex: number) {
  const hidden = forcesIn(t, side, hex).flatMap(({ id }) => keptIn(hand, id).map(unitOf));
  return { open: unitsIn(t, side, hex), hidden };
}

/** §LI-place-adjacent, §LI-place-cavalry Where enemies on the map would see it. */
function whyNotThere(t: Table, side: Side, hex: number): Text | null {
  const eyes = openEyes(t, enemyOf(side));
  const args = { hex: hexId(t, hex) };
  if (isBeside(t, hex, eyes)) return tx('no.forceSeen', args, '§LI-place-adjacent');
  return isScouted(t, side, hex, eyes) ? tx('no.forceSeen', args, '§LI-place-cavalry') : null; // §LI-place-cavalry-exc
}

export function whyNotConceal(t: Table, hand: Hand, side: Side, { hex: slug, parts }: Conceal): Text | null {
  const hex = hexNamed(of(t), slug);
  const { open, hidden } = hex < 0 ? { open: [], hidden: [] } : present(t, hand, side, hex);
  const there = hex < 0 ? 0 : forcesIn(t, side, hex).length;
  if (open.length + hidden.length + there === 0) return tx('no.forceHere', { hex: slug }, '§LI-place-when');
  const least = open.length + hidden.length > 0 ? Math.max(1, there) : there + 1; // beside dummies only another (§LI-place-several)
  if (parts.length < least) return tx('no.forceParts', { hex: slug }, '§LI-split');
  if (parts.length - there > freeForces(t, side).length) return tx('no.forceTen', {}, '§LI-ten');
  const units = parts.flatMap(slugsOf).map(each => unitNamed(t, side, each));
  const known = units.every(unit => open.includes(unit) || hidden.includes(unit));
  if (!known || new Set(units).size < units.length || hidden.some(unit => !units.includes(unit)))
    return tx('no.forceParts', { hex: slug }, '§LI-split');
  const held = units.find(unit => specials(t, 'surrender').some(rule => names(t, rule.units, unit)));
  if (held !== undefined) return tx('no.forceGarrison', { unit: unitId(t, held) }, '§1.0-replace');
  return whyNotThere(t, side, hex);
}

/** Markers are placed; whoever stands in the hex is divided among them. */
export function conceal(u: U, side: Side, { hex: slug, parts }: Conceal): void {
  const { table: t } = u;
  const hand = u.hand(seatOf(side));
  const hex = hexNamed(of(t), slug);
  const there = forcesIn(t, side, hex).map(each => each.id);
  const fresh = freeForces(t, side).slice(0, parts.length - there.length);
  for (const id of fresh) t.forces.push({ id, owner: side, at: hex }); // §LI-place-several
  const ids = [...there, ...fresh];
  const open = parts.flatMap(slugsOf).map(each => unitNamed(t, side, each));
  const pieces = open.filter(unit => t.at[unit] === hex).flatMap(unit => piecesOf(t, unit));
  parts.forEach((part, i) => {
    for (const each of slugsOf(part)) into(t, hand, unitNamed(t, side, each), ids[i]!);
  });
  leaveMarkers(t, side, hex);
  u.say(tx('force.placed', { side: SIDES[side]!, hex: slug, count: fresh.length }, '§LI-place-when'), {
    ...by(side),
    ...(pieces.length > 0 ? { removed: { pieces, at: slug } } : {}),
  });
  scout(u);
}
function into(t: Table, hand: Hand, unit: number, force: number): void {
  const kept = hand.kept.find(each => each.piece === pieceOf(unit));
  if (kept) kept.force = force;
  else hide(t, hand, unit, force);
}

/** One way to hide what stands in a hex: all of it, and a dummy if there is a marker left. */
function samples(t: Table, hand: Hand, side: Side): Conceal[] {
  const hexes = [...new Set(onMap(t, side).map(unit => t.at[unit]!))];
  return hexes.flatMap((hex): Conceal[] => {
    const old = forcesIn(t, side, hex).map(({ id }) => keptIn(hand, id).map(unitOf));
    const part = (units: readonly number[]): string => units.map(unit => unitId(t, unit)).join('+') || DUMMY;
    const parts = [...old, unitsIn(t, side, hex)].map(part);
    const slug = hexId(t, hex);
    return [
      { type: 'conceal' as const, hex: slug, parts },
      { type: 'conceal' as const, hex: slug, parts: [...parts, DUMMY] },
    ].filter(action => whyNotConceal(t, hand, side, action) === null);
  });
}

/** A question of the action cycle with what limited intelligence adds to it. */
export function withForces(
  view: CampaignView,
  side: Side,
  open: Choices<Action>,
  more: (t: Table, hand: Hand, side: Side) => readonly Action[],
  whyNot: (t: Table, hand: Hand, side: Side, action: Action) => Text | null | undefined,
): Choices<Action> {
  const { table: t } = view;
  const hand = view.hands[seatOf(side)];
  if (!has(t, 'limited-intelligence') || !hand || open.kind !== 'space') return open;
  const check = (action: Action): Text | null => {
    if (action.type === 'conceal') return whyNotConceal(t, hand, side, action);
    const own = whyNot(t, hand, side, action);
    return own === undefined ? open.check(action) : own;
  };
  const sample = (pick: Pick): Action => {
    const which = pick(4);
    const some = which === 0 ? samples(t, hand, side) : which === 1 ? more(t, hand, side) : [];
    return some.length > 0 ? some[pick(some.length)]! : open.sample(pick);
  };
  return { kind: 'space', check, sample };
}
