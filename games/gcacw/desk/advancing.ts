import type { Draft } from '@bivouac/desk';
import { enemyOf } from '../data/index.ts';
import { advancers } from '../rules/07-advance.ts';
import { attackOf } from '../rules/07-combat.ts';
import { type Action, hexId, isOnMap, leadersIn, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  isGiven,
  leaderIds,
  order,
  putBack,
  type Question,
  slugsOf,
  toggles,
  unitsNamed,
  words,
} from './asked.ts';

import { swapped } from './marching.ts';

// 7.6 Advances and withdrawals after combat. Draft `{ units, leaders }`.

const attached = (t: Table, units: readonly string[]): readonly string[] => {
  const numbers = unitsNamed(t, units);
  return leaderIds(
    t,
    t.with.flatMap((unit, leader) => (numbers.includes(unit) ? [leader] : [])),
  );
};
const actionOf = (units: readonly string[], leaders: readonly string[] | null): Action => ({
  ...{ type: 'advance', units: [...units] },
  ...(leaders ? { leaders: [...leaders] } : {}),
});

/** Leaders of the hexes they come from, where it is free whether they go along. */
function riders(a: Asked, units: readonly string[], leaders: readonly string[] | null): readonly Aim[] {
  const { t, side } = a;
  const going = leaders ?? attached(t, units);
  const hexes = new Set(unitsNamed(t, units).map(unit => t.at[unit]!));
  const here = [...hexes].flatMap(hex => leaderIds(t, leadersIn(t, side, hex)));
  return here.flatMap(leader => {
    const next = swapped(t, going, leader).find(who => a.whyNot(actionOf(units, who)) === null);
    if (!next) return [];
    const is = going.includes(leader);
    const label = dx(is ? 'desk.leaveBehind' : 'desk.takeAlong', { leader }, '§7.6-advance-leader');
    return [atSprite(leader, label, drafting({ units: [...units], leaders: [...next] }), is ? { picked: true } : {})];
  });
}

export const advancing: Question = {
  rule: '§7.6-advance',
  first: dx('desk.no.advance', {}, '§7.6-advance'),
  offer(a, draft) {
    const { t } = a;
    const able = slugsOf(t, advancers(t, attackOf(t)));
    const units = isGiven(draft, 'units') ? words(draft, 'units').filter(unit => able.includes(unit)) : able;
    const given = isGiven(draft, 'leaders') ? words(draft, 'leaders') : null;
    const leaders = given && a.whyNot(actionOf(units, given)) === null ? given : null;
    const hex = hexId(t, attackOf(t).target);
    const action = actionOf(units, leaders);
    const go = order(a, dx('desk.advance', { units: units.length, hex }), action, true);
    return {
      targets: [
        ...(go.refused ? [] : [atPlace(hex, go.label, acting(action))]),
        ...(able.length > 1 ? ticks(able, units) : []),
        ...riders(a, units, leaders),
      ],
      buttons: [button('desk.noAdvance', {}, acting({ type: 'hold' })), go],
      hint: dx('desk.hint.advance', { hex }, '§7.6-advance'),
      carry: [...units],
    };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'unit' ? a.whyNot({ type: 'advance', units: [name] }) : null),
};
const ticks = (pool: readonly string[], units: readonly string[]): readonly Aim[] =>
  toggles(
    pool,
    units,
    each => ({ units: [...each] }),
    (unit, picked) => dx(picked ? 'desk.untick' : 'desk.tick', { unit }),
  );

const defenders = ({ t, side }: Asked): readonly string[] => {
  const { defenders: all, side: attacker } = attackOf(t);
  return side === enemyOf(attacker)
    ? slugsOf(
        t,
        all.filter(unit => isOnMap(t, unit)),
      )
    : [];
};
export const withdrawing: Question = {
  rule: '§7.6-vol',
  first: dx('desk.no.withdraw', {}, '§7.6-vol'),
  offer(a, draft: Draft) {
    const pool = defenders(a);
    const units = words(draft, 'units').filter(unit => pool.includes(unit));
    const going = units.length > 0 ? units : pool;
    const tires = attackOf(a.t).defenderResult === '-' ? 1 : 0;
    return {
      targets: pool.length > 1 ? ticks(pool, units) : [],
      buttons: [
        ...(units.length > 0 ? [putBack()] : []),
        button(
          'desk.withdraw',
          { units: going.length, all: going.length === pool.length ? 1 : 0, tires },
          acting({ type: 'withdraw', units: [...going] }),
        ),
        button('desk.hold', {}, acting({ type: 'hold' }), units.length > 0 ? {} : { primary: true }),
      ],
      hint: dx('desk.hint.withdraw', { tires }, '§7.6-vol'),
    };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'unit' ? a.whyNot({ type: 'withdraw', units: [name] }) : null),
};
