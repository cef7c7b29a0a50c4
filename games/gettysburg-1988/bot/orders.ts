import type { Seat } from '@bivouac/kernel';
import { entryHex, hexIds, isGeneral, type Side, sideNumber, unitIds, unitsOf } from '../data/index.ts';
import { faultAfter } from '../rules/03-mending.ts';
import { type Move, OFF, whyNotMove } from '../rules/03-movement.ts';
import { moveTo } from '../rules/03-reach.ts';
import { duties } from '../rules/03-stopping.ts';
import { type Action, EXITED, type GettysburgView } from '../state.ts';
import { FAR, type Flood, wayTo } from './flood.ts';
import { mayExit, placeOf, type Scene, sceneOf } from './scene.ts';

const END: Action = { type: 'endMovement' };

/** The next move of a plan; endMovement when all is done that can be. */
export function nextOrder(view: GettysburgView, seat: Seat, posts: readonly number[]): Action {
  const side = sideNumber(seat);
  const { table: t, setup } = view;
  const move = legalOrder(view, side, posts, false) ?? legalOrder(view, side, posts, true);
  if (move) return move;
  const duty = duties(t, setup, side);
  return duty ? moveTo(t, setup, side, duty.mend) : END;
}

/** The first move of a plan that may be made now; `overfull`: even if a stack is too big for a while (dear to check). */
export function legalOrder(view: GettysburgView, side: Side, posts: readonly number[], overfull: boolean): Move | null {
  const { table: t, setup } = view;
  const s = sceneOf(view, side);
  for (const { units, post } of groupsOf(s, posts)) {
    if (faultAfter(t, setup, side, units, t.at[units[0]!]!, post) !== overfull) continue;
    const move = moveOf(s, units, post);
    if (move && !whyNotMove(t, setup, side, move)) return move;
  }
  return null;
}

interface Group {
  readonly units: number[];
  readonly post: number;
  readonly rank: number;
}

/** Who goes where with whom: those of one place with a general go together; first the first of each hex, then generals. */
function groupsOf(s: Scene, posts: readonly number[]): Group[] {
  const units = unitsOf[s.side];
  const found: Group[] = [];
  const { table: t } = s.view;
  const done = new Set<number>();
  units.forEach((unit, i) => {
    const post = posts[i]!;
    if (done.has(unit) || !s.able[unit] || post === s.start[unit] || post === -1) return;
    const together = units.filter(
      (mate, j) =>
        mate !== unit && s.able[mate] && posts[j] === post && placeOf(t, mate) === placeOf(t, unit) && !done.has(mate),
    );
    const withGeneral = isGeneral[unit] || together.some(mate => isGeneral[mate]);
    const group = withGeneral && post !== EXITED ? [unit, ...together] : [unit];
    for (const each of group) done.add(each);
    found.push({ units: group, post, rank: rankOf(group) });
    if (group.length > 1) for (const each of group) found.push({ units: [each], post, rank: 10 + rankOf([each]) });
  });
  return found.sort((a, b) => a.rank - b.rank);
}

const rankOf = (group: readonly number[]): number => {
  if (group.length > 1) return 0;
  return isGeneral[group[0]!] ? 2 : 1;
};

function moveOf(s: Scene, group: readonly number[], post: number): Move | null {
  const units = group.map(unit => unitIds[unit]!);
  const unit = group.find(each => !isGeneral[each]) ?? group[0]!;
  if (post === EXITED) {
    const edge = mayExit(s, unit);
    if (edge < 0) return null;
    return { type: 'move', units, path: [...named(s, unit, s.alone[unit]!, edge), OFF] };
  }
  const led = group.length > 1 && group.some(each => isGeneral[each]) && s.leader[unit]! >= 0;
  const way = slowest(s, group, led, post);
  return way ? { type: 'move', units, path: named(s, unit, way, post) } : null;
}

/** The way of whoever has the least points: everyone can follow it. */
function slowest(s: Scene, group: readonly number[], led: boolean, post: number): Flood | null {
  let found: Flood | null = null;
  for (const unit of group) {
    const way = led && !isGeneral[unit] ? s.led[unit]! : s.alone[unit]!;
    if (way.cost[post] === FAR) return null;
    if (!found || !isGeneral[unit]) found = way;
  }
  return found;
}

function named(s: Scene, unit: number, way: Flood, to: number): string[] {
  const path = wayTo(way, to);
  if (s.start[unit]! < 0) path.unshift(entryHex[unit]!);
  return path.map(hex => hexIds[hex]!);
}
