import type { Pick, Setup } from '@bivouac/kernel';
import { isEdge, isGeneral, neighbour, type Side } from '../data/index.ts';
import { faultyHexes } from '../rules/02-stacking.ts';
import { EXIT_COST, entryCost, leastAllowance, type March, marchOf, stepCost } from '../rules/03-cost.ts';
import { entryHexes } from '../rules/03-entry.ts';
import { faultAfter } from '../rules/03-mending.ts';
import { type Move, startOf } from '../rules/03-movement.ts';
import { ableUnits, moveAlong, moveTo } from '../rules/03-reach.ts';
import { duties, whyNotStop } from '../rules/03-stopping.ts';
import { type Action, EXITED, isOnMap, type Table } from '../state.ts';

// How random games move: no rule, but a stroll that ends where the group may stop.

const END: Action = { type: 'endMovement' };

export function sampleMovement(t: Table, setup: Setup, side: Side, pick: Pick): Action {
  const able = ableUnits(t, side);
  if (pick(able.length + 1) < able.length) {
    for (let tries = 0; tries < 3; tries++) {
      const move = randomMove(t, setup, side, able, pick);
      if (move) return move;
    }
  }
  const duty = duties(t, setup, side);
  return duty ? moveTo(t, setup, side, duty.mend) : END;
}

function randomMove(t: Table, setup: Setup, side: Side, able: readonly number[], pick: Pick): Move | null {
  const group = randomGroup(t, able, pick);
  const m = marchOf(t, setup, side, group);
  const path = randomPath(t, m, group, leastAllowance(t, setup, group), pick);
  const boldly = pick(16) === 0; // overfull hexes are legal for a while, and dear to check
  if (path.length === 0) return null;
  const inOrder = faultyHexes(t, setup, side).length === 0 && t.mustLeave.length === 0;
  while (path.length > 0 && !mayStop(t, setup, side, group, path[path.length - 1]!, boldly, inOrder)) path.pop();
  return path.length > 0 ? moveAlong(group, path) : null;
}

/** `inOrder`: no stack is at fault and nobody has to leave, so that a move without a fault needs no further look. */
function mayStop(
  t: Table,
  setup: Setup,
  side: Side,
  group: readonly number[],
  to: number,
  boldly: boolean,
  inOrder: boolean,
): boolean {
  const faulty = faultAfter(t, setup, side, group, t.at[group[0]!]!, to);
  if (faulty && !boldly) return false;
  return (inOrder && !faulty) || whyNotStop(t, setup, side, group, to) === null;
}

/** One unit, or one with companions when a general is among them. */
function randomGroup(t: Table, able: readonly number[], pick: Pick): readonly number[] {
  const first = able[pick(able.length)]!;
  if (pick(2) === 0) return [first];
  const start = startOf(t, first);
  const others = able.filter(unit => unit !== first && startOf(t, unit) === start && pick(3) > 0);
  const group = [first, ...others.slice(0, 3)];
  return group.some(unit => isGeneral[unit]) ? group : [first];
}

function randomPath(t: Table, m: March, group: readonly number[], points: number, pick: Pick): number[] {
  const path: number[] = [];
  let at = t.at[group[0]!]!;
  let left = points;
  if (at < 0) {
    const entries = entryHexes(m, group[0]!);
    if (entries.length === 0) return [];
    at = entries[pick(entries.length)]!;
    left -= entryCost(m, at);
    if (left < 0) return [];
    path.push(at);
  }
  while (pick(6) > 0) {
    const d = randomStep(m, at, left, pick);
    if (d < 0) break;
    const next = neighbour[at * 6 + d]!;
    left -= stepCost(m, at, d, next);
    at = next;
    path.push(at);
  }
  if (isEdge[at] && left >= EXIT_COST && isOnMap(t, group[0]!) && pick(16) === 0) path.push(EXITED);
  return path;
}

const open = new Int8Array(6);
/** The direction of a step that can be paid; -1: there is none. */
function randomStep(m: March, at: number, left: number, pick: Pick): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbour[at * 6 + d]!;
    if (next >= 0 && stepCost(m, at, d, next) <= left) open[count++] = d;
  }
  return count > 0 ? open[pick(count)]! : -1;
}
