import type { Pose } from '@bivouac/maps/plane';
import type { Call, Pub, Table } from '../state.ts';

// The table as it would be: for what is asked of a pose that nobody has taken yet.

/** With a unit standing elsewhere. */
export function withUnitAt(pub: Pub, unit: number, pose: Pose, form: string, guns = pub.table.guns[unit]!): Pub {
  const { table: t } = pub;
  const put = <T>(column: readonly T[], value: T): T[] => column.map((each, i) => (i === unit ? value : each));
  const table: Table = {
    ...t,
    x: put(t.x, pose.x),
    y: put(t.y, pose.y),
    heading: put(t.heading, pose.heading),
    form: put(t.form, form),
    guns: put(t.guns, guns),
  };
  return { ...pub, table };
}
/** In a phase that was called with so many cards and without a modifier. */
export function inPhase<P extends Pub>(pub: P, phase: Call['phase'], cards = 1): P {
  const call: Call = { phase, cards, modifier: '', units: [] };
  return { ...pub, table: { ...pub.table, call, interrupt: null } };
}
