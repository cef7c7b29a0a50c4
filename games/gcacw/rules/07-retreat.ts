import { call, done, go, list, nobody, only, rules } from '@bivouac/kernel';
import { hexNumber, SIDES, type Side, tables } from '../data/index.ts';
import {
  type Action,
  CAVALRY_RETREAT,
  disorganize,
  type GCACW,
  hexId,
  isOnMap,
  of,
  place,
  RETREAT,
  type Retreat,
  SURRENDER,
  seatOf,
  type Table,
  type U,
  unitId,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { leaveMarkers } from './06-move.ts';
import { bleed } from './07-results.ts';
import { CAVALRY_RETREATS, mayStop, ROUT, type Way, waysOn } from './07-ways.ts';
import { whyNotHalt, whyNotInto } from './07-whynot.ts';
import { breakPontoons } from './10-pontoons.ts';
import { scout } from './li-sight.ts';
import { by, piecesOf } from './told.ts';

// 7.6 RETREATS being walked, hex by hex, as one stack (§7.6-stack).

const { procedure } = rules<GCACW>();
const HALT = { type: 'halt' } as const;
const KINDS = ['normal', 'rout', 'voluntary', 'cavalry'] as const;

export const retreatOf = (t: Table): Retreat => {
  if (!t.retreat) throw new Error('nobody retreats');
  return t.retreat;
};
export const newRetreat = (
  side: Side,
  units: readonly number[],
  kind: number,
  start: number,
  enemy: number,
): Retreat => ({
  ...{ side, kind, start, enemy, at: start, path: [], waived: 0 },
  units: units.slice(),
});

/** Begins one: `{ call }` it. */
export function retreating(t: Table, r: Retreat) {
  t.retreat = r;
  return call(retreat, {});
}

function walk(u: U, way: Way): void {
  const { table: t } = u;
  const r = retreatOf(t);
  const trail = { pieces: r.units.flatMap(unit => piecesOf(t, unit)), spots: [hexId(t, r.at), hexId(t, way.hex)] };
  const { loss, id } = way.row;
  for (const unit of r.units) place(t, unit, way.hex); // §7.6-markers-lost §7.6-leaders
  leaveMarkers(t, r.side, r.at); // §7.8-stays
  r.at = way.hex;
  r.path.push(way.hex);
  if (way.waives) r.waived = 1;
  const lost = r.kind === CAVALRY_RETREATS ? 0 : loss; // §7.7-no-table-loss
  const chart = (tables.retreat.chart1 as readonly object[]).includes(way.row) ? 1 : 2;
  const args = { units: r.units.map(unit => unitId(t, unit)), hex: hexId(t, way.hex), chart, row: id, lost };
  u.say(tx('retreat.step', args, '§7.6-prio-3'), () => ({
    ...by(r.side),
    trails: [{ ...trail, kind: 'retreat' }],
    ...(lost > 0 ? { lost: lost * args.units.length } : {}),
  }));
  if (lost > 0) costs(u, r, lost);
  scout(u);
}

/** §7.6-loss, §7.6-loss-each, §7.6-enemy-hex, §7.6-vol-loss */
function costs(u: U, r: Retreat, lost: number): void {
  for (const unit of r.units) {
    disorganize(u.table, unit);
    bleed(u, unit, lost, RETREAT);
  }
  r.units = r.units.filter(unit => isOnMap(u.table, unit)); // §7.6-loss-eliminated
}

/** §7.6-surrender, §7.6-override-fail, §7.7-no-path Cavalry that could only ride over enemies is cut down (§7.7-enemy-hex). */
function surrender(u: U, r: Retreat): void {
  const { table: t } = u;
  const cutDown = r.kind === CAVALRY_RETREATS && waysOn(t, { ...r, kind: ROUT }).length > 0;
  const units = r.units.map(unit => unitId(t, unit));
  const rule = cutDown ? '§7.7-enemy-hex' : '§7.6-surrender';
  u.say(tx(cutDown ? 'retreat.trapped' : 'retreat.surrenders', { units }, rule), by(r.side));
  for (const unit of r.units) bleed(u, unit, t.manpower[unit]!, cutDown ? CAVALRY_RETREAT : SURRENDER);
  r.units = [];
}

function finish(u: U) {
  for (const unit of retreatOf(u.table).units) breakPontoons(u, unit); // §10.2-pontoon-destroy
  u.table.retreat = null;
  return done();
}

/** §7.6-prio-4 Hex after hex; where there is no choice it goes by itself. */
export const retreat = procedure('retreat')({
  next(u) {
    const { table: t } = u;
    const r = retreatOf(t);
    const ways = r.units.length === 0 ? [] : waysOn(t, r);
    if (ways.length === 0) {
      if (r.units.length > 0 && !mayStop(t, r)) surrender(u, r);
      return finish(u);
    }
    if (ways.length > 1 || mayStop(t, r)) return go('walk');
    walk(u, ways[0]!);
    return go('next');
  },
  walk: {
    plain: true,
    asks: ({ table: t }) => (t.retreat ? only(seatOf(t.retreat.side)) : nobody),
    prompt: ({ table: t }) =>
      tx(
        'prompt.retreat',
        { side: SIDES[t.retreat!.side]!, kind: KINDS[t.retreat!.kind]!, gone: t.retreat!.path.length },
        '§7.6-prio',
      ),
    choices: ({ table: t }) =>
      list(stepsOf(t, retreatOf(t)), action => {
        if (action.type === 'retreat') return whyNotInto(t, retreatOf(t), action.hex);
        return action.type === 'halt' ? whyNotHalt(t, retreatOf(t)) : null;
      }),
    take(u, _locals, action) {
      const r = retreatOf(u.table);
      if (action.type !== 'retreat') return finish(u);
      const hex = hexNumber(of(u.table).board, action.hex);
      walk(u, waysOn(u.table, r).find(way => way.hex === hex)!);
      return go('next');
    },
  },
});

function stepsOf(t: Table, r: Retreat): Action[] {
  const ways = waysOn(t, r).map(({ hex }): Action => ({ type: 'retreat', hex: hexId(t, hex) }));
  return mayStop(t, r) ? [...ways, HALT] : ways;
}
