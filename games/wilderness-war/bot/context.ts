import type { Setup } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  enemyOf,
  eventOf,
  FRENCH,
  originalOwner,
  ports,
  SIDES,
  type Side,
  SPACES,
} from '../data/index.ts';
import { distancesFrom, HALIFAX, KEYS, LOUISBOURG, QUEBEC } from '../rules/02-map.ts';
import { supplied } from '../rules/17-supply.ts';
import { FORT, FORTRESS, type Table, type WildernessView } from '../state.ts';
import { newReach, type Reach } from './reach.ts';
import { key, newScan, type Scan, scan } from './scan.ts';
import { prizeOf, weights } from './worth.ts';

/** A place of the enemy worth an army. */
export interface Goal {
  readonly space: number;
  readonly prize: number;
  readonly needed: number; // the strength that makes it likely
  readonly near: Float64Array; // by space
}

/** What one seat looks at while it thinks about one position. */
export interface Context {
  readonly t: Table;
  readonly setup: Setup;
  readonly side: Side;
  readonly enemy: Side;
  readonly s: Scan;
  readonly reach: Reach;
  readonly hand: readonly number[]; // own cards; those of the enemy are never here
  readonly goals: readonly Goal[];
  readonly urgency: number; // how near the winter is, 0 to 1
  readonly inPlay: number; // the card that is or would be spent now
  lines: readonly number[] | null;
  readonly found: Found;
}

/** Reckoned when first needed, once for all cards that might be spent. */
interface Found {
  lines?: readonly number[];
  raids?: readonly number[]; // spaces worth a raid
  readonly campaigns: Map<number, readonly [number, number]>; // by card
}

/** How near the winter is to a side: the last card of the year is the last chance to go home. */
export const urgencyOf = (t: Table, side: Side): number =>
  t.season === 0 ? 0.04 : 1 / (1 + Math.max(0, t.held[side]! - (t.resting[side] ? 1 : 0)));

const sharedScan = newScan();
const sharedReach = newReach();

export function contextOf(view: WildernessView, side: Side): Context {
  const { table: t, setup } = view;
  const s = scan(t, sharedScan);
  return {
    t,
    setup,
    side,
    enemy: enemyOf(side),
    s,
    reach: sharedReach,
    hand: view.hands[SIDES[side]]?.cards ?? [],
    goals: goalsOf(t, setup, s, side),
    urgency: urgencyOf(t, side),
    inPlay: t.card,
    lines: null,
    found: { campaigns: new Map() },
  };
}

/** Spaces where our Drilled Troops are in supply, reckoned when first needed. */
export function linesOf(c: Context): readonly number[] {
  c.found.lines ??= supplied(c.t, c.side);
  c.lines = c.found.lines;
  return c.lines;
}

export function goalsOf(t: Table, setup: Setup, s: Scan, side: Side): Goal[] {
  const enemy = enemyOf(side);
  const found: Goal[] = [];
  for (let space = 0; space < SPACES; space++) {
    const lost = t.fort[space] === 0 && KEYS.includes(space) && t.keys[KEYS.indexOf(space)] === enemy;
    if (!lost && (t.fort[space] === 0 || t.holder[space] !== enemy)) continue;
    const prize = prizeOf(t, setup, side, space);
    found.push({ space, prize, needed: neededAt(t, s, enemy, space), near: nearTo(t, side, space) });
  }
  return found;
}

/** The strength that takes a place more often than not. */
function neededAt(t: Table, s: Scan, enemy: Side, space: number): number {
  const k = key(enemy, space);
  const guard = s.strength[k]! + s.insideStrength[k]!;
  if (t.fort[space] === FORTRESS) return 8 + 1.6 * guard;
  return t.fort[space] === FORT ? 5 + 1.6 * guard : 2 + 1.3 * guard;
}

/** Links from a space to another, the sea included. */
function farFrom(louisbourg: Side, side: Side, from: number, to: number): number {
  const byLand = distancesFrom(from)[to]!;
  return side === FRENCH || byLand <= 3 ? byLand : Math.min(byLand, bySea(louisbourg, from, to));
}
const NO_WAY = 40;
const PORTS = new Set(ports);

/** Roughly: three links for a voyage, more for a landing that wants a card. */
function bySea(louisbourg: Side, from: number, to: number): number {
  const open = originalOwner[from] === BRITISH || (from === LOUISBOURG && louisbourg === BRITISH);
  if (!PORTS.has(from) || !open) return NO_WAY;
  const sail = from === HALIFAX ? 0 : 3;
  if (to === LOUISBOURG) return sail + 2;
  const beyond = louisbourg === FRENCH ? sail + 7 : from === LOUISBOURG ? 3 : sail + 4;
  return beyond + distancesFrom(QUEBEC)[to]!;
}

const nearTables = new Map<number, Float64Array>();

/** How near every space is to a goal: 1 there, less and less with the distance. */
function nearTo(t: Table, side: Side, goal: number): Float64Array {
  const louisbourg = t.holder[LOUISBOURG] as Side;
  const id = (goal * 2 + side) * 2 + louisbourg;
  const known = nearTables.get(id);
  if (known) return known;
  const table = Float64Array.from({ length: SPACES }, (_, from) => {
    const far = farFrom(louisbourg, side, from, goal);
    return far > 25 ? 0 : 1 / (1 + 0.35 * far);
  });
  nearTables.set(id, table);
  return table;
}

/** What an army of this strength promises, by space: the best of its goals. */
export function promises(goals: readonly Goal[], strength: number, tactics: number): (space: number) => number {
  const might = strength * (1 + 0.12 * tactics);
  const worth = goals.map(({ prize, needed }) => {
    const ratio = Math.min(1, might / needed);
    return prize * ratio * ratio * weights.army;
  });
  return space => {
    let best = 0;
    for (let i = 0; i < goals.length; i++) {
      const here = worth[i]! * goals[i]!.near[space]!;
      if (here > best) best = here;
    }
    return best;
  };
}

/** Whether Drilled Troops of a side would be spared by the winter in a space, with so many units there. */
export function shelters(t: Table, side: Side, space: number, units: number): boolean {
  if (originalOwner[space] === side) return true;
  if (t.fort[space] === 0 || t.holder[space] !== side || t.siege[space]! >= 0) return false;
  return t.fort[space] === FORTRESS || units <= 4;
}

/** Whether our hand holds such a card, besides the one in play. */
export const holds = (c: Context, event: CardEvent): boolean =>
  c.hand.some(card => card !== c.inPlay && eventOf(card) === event);
