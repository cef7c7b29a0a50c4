import { retreatOf } from '../rules/07-retreat.ts';
import { CAVALRY_RETREATS, mayStop, type Way, waysOn } from '../rules/07-ways.ts';
import { type Action, hexId, type Retreat, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Aim, acting, atPlace, button, hexAt, type Question, slugsOf } from './asked.ts';

// 7.6 A retreat: every hex where it could end, by the way that costs least; the way is shown, then walked hex by hex.

/** A walk to a hex: all hexes entered, and what has to be answered on the way, for one way leads on by itself. */
interface Walk {
  readonly r: Retreat; // as it would stand there
  readonly lost: number; // by each unit
  readonly rows: readonly string[]; // lines of the table
  readonly actions: readonly Action[];
}
const asks = (t: Table, r: Retreat, ways: readonly Way[]): boolean => ways.length > 1 || mayStop(t, r);

function onward(t: Table, walk: Walk): readonly Walk[] {
  const { r } = walk;
  const ways = waysOn(t, r);
  return ways.map(({ hex, row, waives }) => ({
    r: { ...r, at: hex, path: [...r.path, hex], waived: waives ? 1 : r.waived },
    lost: walk.lost + (r.kind === CAVALRY_RETREATS ? 0 : row.loss),
    rows: [...walk.rows, row.id],
    actions: asks(t, r, ways) ? [...walk.actions, { type: 'retreat', hex: hexId(t, hex) }] : walk.actions,
  }));
}
const isBetter = (one: Walk, other: Walk): boolean =>
  one.lost < other.lost || (one.lost === other.lost && one.r.path.length < other.r.path.length);

/** All the ends of a retreat. A hex is looked at again only if it is reached at less cost. */
function endsOf(t: Table): readonly Walk[] {
  const best = new Map<string, Walk>();
  const queue: Walk[] = [{ r: retreatOf(t), lost: 0, rows: [], actions: [] }];
  for (const walk of queue) {
    for (const next of onward(t, walk)) {
      const key = `${next.r.at} ${next.r.path.length} ${next.r.waived}`;
      const known = best.get(key);
      if (known && !isBetter(next, known)) continue;
      best.set(key, next);
      queue.push(next);
    }
  }
  const ends = new Map<number, Walk>();
  for (const walk of best.values()) {
    if (!mayStop(t, walk.r) || walk.actions.length === 0) continue;
    const known = ends.get(walk.r.at);
    if (!known || isBetter(walk, known)) ends.set(walk.r.at, walk);
  }
  return [...ends.values()];
}

/** Where it could go next and yet not end. */
const steps = (t: Table): readonly Walk[] =>
  onward(t, { r: retreatOf(t), lost: 0, rows: [], actions: [] }).filter(({ actions }) => actions.length > 0);

function target(t: Table, walk: Walk, ends: boolean): Aim {
  const { r, lost, rows } = walk;
  const done = retreatOf(t).path.length;
  const hex = hexId(t, r.at);
  const stops: readonly Action[] = ends && waysOn(t, r).length > 0 ? [{ type: 'halt' }] : [];
  const [first, ...rest] = [...walk.actions, ...stops];
  const label = dx(ends ? 'desk.retreatTo' : 'desk.retreatBy', { hex, lost, rows }, '§7.6-prio-3');
  return atPlace(hex, label, acting(first!, rest), {
    path: r.path.slice(done).map(each => hexId(t, each)),
    cost: lost > 0 ? `−${lost}` : '0',
  });
}

export const retreating: Question = {
  rule: '§7.6-prio',
  first: dx('desk.no.retreat', {}, '§7.6-prio'),
  offer(a) {
    const { t } = a;
    const r = retreatOf(t);
    const ends = endsOf(t);
    const passed = steps(t).filter(({ r: next }) => !ends.some(end => end.r.at === next.at));
    return {
      targets: [...ends.map(walk => target(t, walk, true)), ...passed.map(walk => target(t, walk, false))],
      buttons: mayStop(t, r)
        ? [button('desk.halt', { hex: hexId(t, r.at) }, acting({ type: 'halt' }), { primary: true })]
        : [],
      hint: dx('desk.hint.retreat', { gone: r.path.length }, '§7.6-prio'),
      carry: slugsOf(t, r.units),
    };
  },
  whyNot: (a, _draft, { place }) => (hexAt(a.t, place) < 0 ? null : a.whyNot({ type: 'retreat', hex: place })),
};
