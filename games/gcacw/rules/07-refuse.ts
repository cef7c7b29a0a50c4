import type { Text } from '@bivouac/kernel';
import { halves } from '../data/index.ts';
import { type Act, type Action, hexId, isRain, of, sideOf, type Table, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { inEnemyZone, isClosed } from './02-zones.ts';
import { beginDoing, marchOf, pointsLeft } from './06-move.ts';
import { by } from './told.ts';

// 7.8 REFUSED FLANKS: a marker in a hex, placed and taken away by a marching unit (§7.8-not-assault); who joins it has it too (§7.8-join-free, §7.8-actions).

type Refuse = Extract<Action, { type: 'refuse' }>;
type Unrefuse = Extract<Action, { type: 'unrefuse' }>;
const REFUSE: Refuse = { type: 'refuse' };
const UNREFUSE: Unrefuse = { type: 'unrefuse' };
const COST = halves(1);

function whyNotRefuse(t: Table): Text | null {
  const march = marchOf(t);
  const { unit, zoned, advanced } = march;
  const args = { unit: unitId(t, unit) };
  const hex = t.at[unit]!;
  if (t.refused.includes(hex)) return tx('no.refusedAlready', { hex: hexId(t, hex) }, '§7.8-one-per-hex');
  if (isClosed(of(t).board, hex, isRain(t))) return tx('no.refuseGround', { hex: hexId(t, hex) }, '§7.8-not-terrain');
  const entered = zoned === 1 && inEnemyZone(t, sideOf(t, unit), hex); // ruling GCACW refuse-zone-gone
  if (entered) return tx('no.refuseZone', args, '§7.8-not-entering'); // §6.2-zoc-no-refuse §6.2-zoc-refuse-in-place
  if (advanced === hex) return tx('no.refuseAdvanced', args, '§7.8-not-after-retreat');
  return pointsLeft(march) >= COST ? null : tx('no.refusePoints', { has: pointsLeft(march) }, '§7.8-cost'); // §7.7-resume-no-refuse
}

/** §7.8-cost, §7.8-ends */
export const refuseAct: Act<Refuse> = {
  type: 'refuse',
  whyNot: t => whyNotRefuse(t), // §7.8-in-place §7.8-unlimited
  some: t => (whyNotRefuse(t) ? [] : [REFUSE]),
  begin(u, side) {
    const { table: t } = u;
    const march = marchOf(t);
    beginDoing(march);
    march.left -= COST;
    march.over = 1;
    t.refused = [...t.refused, t.at[march.unit]!];
    u.say(
      tx('flanks.refused', { unit: unitId(t, march.unit), hex: hexId(t, t.at[march.unit]!) }, '§7.8-cost'),
      by(side),
    );
  },
};

/** §7.8-remove-vol When a unit of the hex begins a march. */
export const unrefuseAct: Act<Unrefuse> = {
  type: 'unrefuse',
  whyNot(t) {
    const { unit, begun } = marchOf(t);
    if (!t.refused.includes(t.at[unit]!))
      return tx('no.refusedHere', { hex: hexId(t, t.at[unit]!) }, '§7.8-remove-vol');
    return begun === 1 ? tx('no.refuseLate', { unit: unitId(t, unit) }, '§7.8-remove-vol') : null;
  },
  some: t => (unrefuseAct.whyNot(t, 0, UNREFUSE) ? [] : [UNREFUSE]),
  begin(u, side) {
    const { table: t } = u;
    const hex = t.at[marchOf(t).unit]!;
    t.refused = t.refused.filter(each => each !== hex);
    u.say(tx('flanks.opened', { hex: hexId(t, hex) }, '§7.8-remove-vol'), by(side));
  },
};
