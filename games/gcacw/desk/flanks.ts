import type { Mark, SideBar } from '@bivouac/desk';
import { SIDES } from '../data/index.ts';
import { type Flank, flankBonus, flanksOf } from '../rules/07-flank.ts';
import { type Attack, hexId, isHeldBy, of, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';

// 7.4 The flanks of a hex that is to be attacked: a bar on each of its sides, solid where a unit of the attacker stands,
// dashed where its zone, the ground or the map's edge covers, dotted where it is open; −1 where it weakens the bonus.

function barOf(t: Table, { side }: Attack, { side: edge, hex, covered, reduces }: Flank): SideBar {
  const beyond = (direction: number): number => of(t).board.neighbours[edge - (edge % 6) + (direction % 6)]!;
  const back = beyond(edge + 3);
  const look = hex >= 0 && isHeldBy(t, side, hex) && covered ? 'solid' : covered ? 'dashed' : 'dotted';
  return {
    look,
    ...(hex >= 0 ? { to: hexId(t, hex) } : back >= 0 ? { awayFrom: hexId(t, back) } : {}),
    ...(reduces ? { note: '−1' } : {}),
  };
}

/** §7.4-flank-1, §7.4-flank-3 */
export function flankBars(t: Table, attack: Attack): Mark {
  const flanks = flanksOf(t, attack);
  return {
    ...{ kind: 'sides', side: SIDES[attack.side]!, spots: [hexId(t, attack.target)] },
    bars: flanks.map(flank => barOf(t, attack, flank)),
    label: dx(
      'desk.flanks',
      { covered: flanks.filter(each => each.covered).length, bonus: flankBonus(t, attack) },
      '§7.4-flank-1',
    ),
  };
}
