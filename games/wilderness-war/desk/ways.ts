import type { Setup } from '@bivouac/kernel';
import { arrows, enemyOf, neighbours, SPACES } from '../data/index.ts';
import { isOccupiedBy } from '../rules/02-map.ts';
import { stride, strideTo, whyNotEnter } from '../rules/06-movement.ts';
import { hasUnitOutside, type Move, type Table } from '../state.ts';

// How far a force could go if nobody interfered.

export interface Way {
  readonly space: number;
  readonly path: readonly number[]; // spaces entered, the last one included
  readonly land: boolean;
  readonly held: boolean; // by the enemy: it would have to stop and fight, besiege or raid
}

/** A move so far: what of it matters for the next step, and where it came from. */
interface Trek {
  readonly at: number;
  readonly steps: number;
  readonly land: boolean;
  readonly boat: boolean;
  readonly portage: boolean;
  readonly tired: number;
  readonly danger: number; // spaces entered next to enemies
  readonly from: Trek | null;
}

/**
 * Every space within reach, with the shortest way there; among equals the one farthest from enemies. `freely`: as if
 * enemies stopped nobody.
 */
export function reach(t: Table, setup: Setup, m: Move, group: readonly number[], freely = false): Way[] {
  const search: Search = {
    t,
    setup,
    group,
    freely,
    m: { ...m, path: { ...m.path } },
    near: threatened(t, m),
    seen: [],
    ways: new Map(),
  };
  const { steps, land, boat, portage, tired } = m.path;
  let wave: Trek[] = [{ at: m.at, steps, land, boat, portage, tired, danger: 0, from: null }];
  while (wave.length > 0) {
    const next = wave.flatMap(trek => onward(search, trek));
    next.sort((a, b) => a.danger - b.danger);
    wave = next.filter(trek => note(search, trek));
  }
  search.ways.delete(m.at);
  return [...search.ways.values()];
}

interface Search {
  readonly t: Table;
  readonly setup: Setup;
  readonly group: readonly number[];
  readonly freely: boolean;
  readonly m: Move; // scratch
  readonly near: Uint8Array;
  readonly seen: Trek[][]; // by space
  readonly ways: Map<number, Way>;
}

/** Notes a trek; true: it can go on from there. */
function note({ t, m, freely, seen, ways }: Search, trek: Trek): boolean {
  const { at } = trek;
  const before = seen[at] ?? [];
  if (before.some(other => isAsGood(other, trek))) return false;
  seen[at] = [...before, trek];
  const held = isOccupiedBy(t, enemyOf(m.side), at);
  if (!ways.has(at)) ways.set(at, { space: at, path: pathOf(trek), land: trek.land, held });
  return freely || !held;
}

/** Nothing can be done from the second that cannot be done from the first, which is not farther. */
const isAsGood = (a: Trek, b: Trek): boolean =>
  (a.land || !b.land) && (a.boat || !b.boat) && (b.portage || !a.portage) && (a.tired & ~b.tired) === 0;

function pathOf(trek: Trek): number[] {
  const path: number[] = [];
  for (let at: Trek = trek; at.from; at = at.from) path.push(at.at);
  return path.reverse();
}

function onward(search: Search, trek: Trek): Trek[] {
  const { m } = search;
  const found: Trek[] = [];
  const step = (to: number): void => {
    const { at, steps, land, boat, portage, tired } = trek;
    m.at = at;
    Object.assign(m.path, { steps, land, boat, portage, tired });
    const next = stepTo(search, trek, to);
    if (next) found.push(next);
  };
  neighbours[trek.at]!.forEach(step);
  arrows[trek.at]!.forEach(step);
  return found;
}

function stepTo({ t, setup, group, m, near }: Search, from: Trek, to: number): Trek | null {
  const how = strideTo(t, setup, m, group, to);
  if (how.why || whyNotEnter(t, setup, m, group, to)) return null;
  stride(t, setup, m, group, to, how);
  const { steps, land, boat, portage, tired } = m.path;
  return { at: to, steps, land, boat, portage, tired, danger: from.danger + near[to]!, from };
}

/** Spaces next to enemy units, where they might intercept. */
function threatened(t: Table, m: Move): Uint8Array {
  const near = new Uint8Array(SPACES);
  for (let space = 0; space < SPACES; space++) {
    if (!hasUnitOutside(t, enemyOf(m.side), space)) continue;
    for (const next of neighbours[space]!) near[next] = 1;
  }
  return near;
}
