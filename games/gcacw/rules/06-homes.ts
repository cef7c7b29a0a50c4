import { call, go, list, nobody, only, rules } from '@bivouac/kernel';
import {
  type Action,
  type Astray,
  type GCACW,
  leaderAt,
  leaderId,
  leaderSide,
  seatOf,
  type Table,
  unitId,
  unitNamed,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { nearestUnits } from './06-leaders.ts';
import { rode } from './told.ts';

// 7.5 A leader whose unit is gone and who has units equally near in several hexes: his owner says where he goes.

const { procedure } = rules<GCACW>();

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
