import { type Board, board, CONFEDERATE, UNION } from '../data/index.ts';
import { ATTACK, type Table } from '../state.ts';
import { fieldsOf } from './09-sight.ts';

// 20 CONTROL AND VICTORY.

/** §20.2b, §20.2c, §20.2d Areas linked to a Union entry area by areas not under fire and positions not enemy-held. */
export function communication(covered: Uint8Array, held: Uint8Array, map: Board = board): Uint8Array {
  const linked = new Uint8Array(map.areas);
  const queue: number[] = [];
  const reach = (area: number): void => {
    if (linked[area] === 1 || covered[area] === 1) return;
    linked[area] = 1;
    queue.push(area);
  };
  for (const { side, areas } of map.points) if (side === UNION) areas.forEach(reach);
  for (const area of queue)
    for (const next of map.neighbours[area]!) if (next.gates.some(gate => held[gate] === 0)) reach(next.area);
  return linked;
}

/** §20.2a Objectives that are blue, not under fire, and linked to a Union entry area. */
export function fullyControlled(t: Table): number {
  const { areas, held } = fieldsOf(t, CONFEDERATE);
  const linked = communication(areas, held);
  return t.objectives.filter((area, marker) => t.control[marker] === UNION && linked[area] === 1).length;
}

/** §20.3a, §20.3b After a Union declaration of 2 or 3 July: full control of all, or Attack. */
export const isLostForUnion = (t: Table): boolean =>
  t.day > 1 && t.next[UNION] !== ATTACK && fullyControlled(t) < t.objectives.length;
