import type { Choices, Pick, Setup, Text } from '@bivouac/kernel';
import { BARRED, pathTo, type Reach, reach, reachBuffer } from '@bivouac/maps';
import { grid, hexIds, isEdge, isGeneral, neighbour, type Side, unitIds, unitNumber, unitsOf } from '../data/index.ts';
import { type Action, EXITED, hasMoved, isOnMap, isReorganizing, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { faultyHexes } from './02-stacking.ts';
import { EXIT_COST, entryCost, leastAllowance, type March, marchOf, stepCost } from './03-cost.ts';
import { entryHexes, mayEnterNow } from './03-entry.ts';
import { faultAfter, type Mend } from './03-mending.ts';
import { type Move, OFF, startOf, whyNotMove } from './03-movement.ts';
import { duties, whyNotStop } from './03-stopping.ts';

const END: Action = { type: 'endMovement' };

/** Moves are too many to list: they are sampled and checked. */
export const movementChoices = (t: Table, setup: Setup, side: Side): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleMovement(t, setup, side, pick),
  check: action => whyNotMovement(t, setup, side, action),
  outline: () => ({ units: ableUnits(t, side).map(unit => unitIds[unit]!), mayEnd: duties(t, setup, side) === null }),
});

function whyNotMovement(t: Table, setup: Setup, side: Side, action: Action): Text | null {
  if (action.type === 'move') return whyNotMove(t, setup, side, action);
  if (action.type === 'endMovement') return duties(t, setup, side)?.why ?? null; // 3-c
  if (isReorganizing(action)) return tx('no.notNight', {}, '§10c-a');
  return tx('no.notYetCombat', {}, '§4-a'); // 2b-b
}

/** The units that may still make their move. */
export function ableUnits(t: Table, side: Side): number[] {
  const able: number[] = [];
  for (const unit of unitsOf[side])
    if (t.moved[unit] === 0 && (t.at[unit]! >= 0 || mayEnterNow(t, unit))) able.push(unit);
  return able;
}

function sampleMovement(t: Table, setup: Setup, side: Side, pick: Pick): Action {
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
  const inOrder = faultyHexes(t, setup, side).length === 0 && t.mustLeave.length === 0;
  while (path.length > 0 && !mayStop(t, setup, side, group, path[path.length - 1]!, boldly, inOrder)) path.pop();
  return path.length > 0 ? written(group, path) : null;
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
    const next = randomStep(m, at, left, pick);
    if (next < 0) break;
    left -= stepCost(m, at, neighbour.indexOf(next, at * 6) - at * 6, next);
    at = next;
    path.push(at);
  }
  if (isEdge[at] && left >= EXIT_COST && isOnMap(t, group[0]!) && pick(16) === 0) path.push(EXITED);
  return path;
}

const open: number[] = [];
function randomStep(m: March, at: number, left: number, pick: Pick): number {
  open.length = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbour[at * 6 + d]!;
    if (next >= 0 && stepCost(m, at, d, next) <= left) open.push(next);
  }
  return open.length > 0 ? open[pick(open.length)]! : -1;
}

const written = (group: readonly number[], path: readonly number[]): Move => ({
  type: 'move',
  units: group.map(unit => unitIds[unit]!),
  path: path.map(hex => (hex === EXITED ? OFF : hexIds[hex]!)),
});

const buffer = reachBuffer(grid);

/** The cheapest way for a group to a hex it can reach. */
export function moveTo(t: Table, setup: Setup, side: Side, { group, to }: Mend): Move {
  return written(group, pathTo(reachOf(t, setup, side, group, buffer), to));
}

/** How far a group on the map can go: costs in half points, BARRED where it cannot. */
export function reachOf(t: Table, setup: Setup, side: Side, group: readonly number[], into?: Reach): Reach {
  const m = marchOf(t, setup, side, group);
  const points = leastAllowance(t, setup, group);
  return reach(grid, t.at[group[0]!]!, points, (a, b, d) => stepCost(m, a, d, b), into);
}

/** For a board: every hex a group can move to and stay, with the cheapest path there. */
export function destinations(t: Table, setup: Setup, side: Side, units: readonly string[]): readonly Destination[] {
  const group = units.map(unitNumber);
  if (group.some(unit => unit < 0 || hasMoved(t, unit)) || group.length === 0) return [];
  const found: Destination[] = [];
  for (const start of startsOf(t, setup, side, group)) {
    for (const [hex, cost] of start.reach.cost.entries()) {
      if (cost === BARRED || (cost === 0 && start.path.length === 0)) continue;
      const path = [...start.path, ...pathTo(start.reach, hex)].map(each => hexIds[each]!);
      const known = found.find(each => each.hex === hexIds[hex]);
      if (whyNotMove(t, setup, side, { type: 'move', units, path })) continue;
      if (!known) found.push({ hex: hexIds[hex]!, cost: cost + start.cost, path });
      else if (cost + start.cost < known.cost) Object.assign(known, { cost: cost + start.cost, path });
    }
  }
  return found;
}
export interface Destination {
  readonly hex: string;
  readonly cost: number; // half points
  readonly path: readonly string[];
}

function startsOf(t: Table, setup: Setup, side: Side, group: readonly number[]) {
  const first = group[0]!;
  if (isOnMap(t, first)) return [{ path: [], cost: 0, reach: reachOf(t, setup, side, group) }];
  if (!mayEnterNow(t, first)) return [];
  const entries = entryHexes(marchOf(t, setup, side, group), first);
  return entries.map(hex => {
    const m = marchOf(t, setup, side, group);
    const cost = entryCost(m, hex);
    const left = leastAllowance(t, setup, group) - cost;
    return { path: [hex], cost, reach: reach(grid, hex, left, (a, b, d) => stepCost(m, a, d, b)) };
  });
}
