import { call, go, list, nobody, only, rules } from '@bivouac/kernel';
import { distance, INFANTRY } from '../data/index.ts';
import {
  type Action,
  type Astray,
  type GCACW,
  GONE,
  HIDDEN,
  type Kept,
  leaderAt,
  leaderId,
  leaderSide,
  of,
  seatOf,
  type Table,
  type U,
  unitId,
  unitNamed,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { attachedTo, isSenior, isUnder, levelOf, nearestUnits } from './06-leaders.ts';
import { forceNumbered, forcesOf, unitOf } from './li-forces.ts';
import { leftMap, rode } from './told.ts';

// 7.5 A leader whose unit is gone goes to the nearest of his; where several hexes are equally near his owner says to which.

const { procedure } = rules<GCACW>();

/** §7.5-leader-relocate, §7.5-leader-eliminate A unit is gone: its leaders go to the nearest of theirs, or are gone too. */
export function relocate(u: U, unit: number, hex: number): void {
  for (const leader of attachedTo(u.table, unit)) {
    const near = nearestUnits(u.table, leader, hex);
    if (near.length > 0) ride(u, leader, hex, near);
    else hideOrEnd(u, leader, hex);
  }
}
function ride(u: U, leader: number, hex: number, near: readonly number[]): void {
  const { table: t } = u;
  const [to] = near as [number];
  if (new Set(near.map(each => t.at[each])).size > 1) t.astray = [...(t.astray ?? []), { leader, from: hex }];
  t.with[leader] = to;
  const args = { leader: leaderId(t, leader), unit: unitId(t, to) };
  u.say(
    tx('leader.relocated', args, '§7.5-leader-relocate'),
    rode(t, leaderSide(t, leader), [leader], [hex, t.at[to]!]),
  );
}
/** He goes into the nearest force marker with a unit of his (ruling GCACW li-home), or is gone. */
function hideOrEnd(u: U, leader: number, hex: number): void {
  const { table: t } = u;
  const home = hiddenHome(u, leader, hex);
  home?.leaders.push(leader);
  t.with[leader] = home ? HIDDEN : GONE;
  const key = home ? 'leader.hides' : 'leader.gone';
  u.say(tx(key, { leader: leaderId(t, leader) }, '§7.5-leader-eliminate'), () => leftMap(t, leader, hex));
}
function hiddenHome(u: U, leader: number, hex: number): Kept | undefined {
  const { table: t } = u;
  const side = leaderSide(t, leader);
  if (forcesOf(t, side).length === 0) return undefined;
  const mayJoin = (kept: Kept): boolean =>
    isUnder(t, leader, unitOf(kept)) &&
    (!isSenior(t, leader) || of(t).units.arm[unitOf(kept)] === INFANTRY) &&
    !kept.leaders.some(each => levelOf(t, each) === levelOf(t, leader));
  const far = ({ force }: Kept): number => distance(of(t).board, hex, forceNumbered(t, side, force)!.at);
  const homes = u.hand(seatOf(side)).kept.filter(mayJoin);
  return homes.sort((a, b) => far(a) - far(b))[0];
}

const astrayOf = (t: Table): readonly Astray[] => t.astray ?? [];
/** The units the first of them may go to; none once he is gone himself. */
const homesOf = (t: Table): readonly number[] => {
  const [first] = astrayOf(t);
  return first && leaderAt(t, first.leader) >= 0 ? nearestUnits(t, first.leader, first.from) : [];
};
const firstOf = (t: Table): number => astrayOf(t)[0]!.leader;

export const homes = procedure('homes')({
  next({ table: t }) {
    while (astrayOf(t).length > 0 && homesOf(t).length < 2) t.astray = astrayOf(t).slice(1);
  },
  choose: {
    plain: true,
    asks: ({ table: t }) => (astrayOf(t).length > 0 ? only(seatOf(leaderSide(t, firstOf(t)))) : nobody),
    prompt: ({ table: t }) => tx('prompt.home', { leader: leaderId(t, firstOf(t)) }, '§7.5-leader-relocate'),
    choices: ({ table: t }) =>
      list(
        homesOf(t).map((unit): Action => ({ type: 'transfer', leader: leaderId(t, firstOf(t)), to: unitId(t, unit) })),
        action =>
          action.type === 'transfer'
            ? tx('no.home', { leader: action.leader, unit: action.to }, '§7.5-leader-relocate')
            : null,
      ),
    take(u, _locals, action) {
      const { table: t } = u;
      const leader = firstOf(t);
      t.astray = astrayOf(t).slice(1);
      if (action.type !== 'transfer') return go('next');
      const side = leaderSide(t, leader);
      const unit = unitNamed(t, side, action.to);
      const from = leaderAt(t, leader);
      t.with[leader] = unit;
      u.say(
        tx('leader.relocated', { leader: action.leader, unit: action.to }, '§7.5-leader-relocate'),
        rode(t, side, [leader], [from, t.at[unit]!]),
      );
      return go('next');
    },
  },
});

/** Asks whoever has a leader to place. */
export const settle = (t: Table) => (astrayOf(t).length > 0 ? call(homes, {}) : undefined);
