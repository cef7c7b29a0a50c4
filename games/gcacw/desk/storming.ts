import { type Draft, listing } from '@bivouac/desk';
import { assaultOf, grandNumber, stormers } from '../rules/05-assault.ts';
import { grandLeaders, joiners } from '../rules/05-grand.ts';
import { commandAdd } from '../rules/advanced.ts';
import { type Action, type Attack, hexId, leaderNamed, leaderSide, of, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atSprite,
  button,
  isGiven,
  order,
  type Pointed,
  type Question,
  slugsOf,
  toggles,
  unitsNamed,
  words,
} from './asked.ts';
import { assaultOn, strongest } from './assaulting.ts';
import { attackOdds } from './odds.ts';

// 7.1 An assault under way: who goes forward, whether it becomes a grand one, who joins it. Draft `{ units }`.

const ticked = (draft: Draft, pool: readonly string[], first: readonly string[]): readonly string[] =>
  isGiven(draft, 'units') ? words(draft, 'units').filter(unit => pool.includes(unit)) : first;
const ticks = (pool: readonly string[], units: readonly string[]) =>
  toggles(
    pool,
    units,
    each => ({ units: [...each] }),
    (unit, picked) => dx(picked ? 'desk.untick' : 'desk.tick', { unit }, '§7.1-a5-fewer'),
  );
const attackBy = (t: Table, units: readonly number[]): Attack => {
  const { leader, target, grand } = assaultOf(t);
  return { ...assaultOn(t, leader, units, hexId(t, target)), grand: grand >= 0 ? 1 : 0 };
};

export const storming: Question = {
  rule: '§7.1-a5-fewer',
  first: dx('desk.no.storm', {}, '§7.1-a5-fewer'),
  offer(a, draft) {
    const { t } = a;
    const now = assaultOf(t);
    const pool = slugsOf(t, now.chosen);
    const units = ticked(draft, pool, slugsOf(t, strongest(t, now.chosen, stormers(now))));
    const label = dx('desk.storm', { units: units.length });
    return {
      targets: ticks(pool, units),
      buttons: [order(a, label, { type: 'storm', units: [...units] }, true)],
      hint: dx('desk.hint.storm', { number: stormers(now) }, '§7.1-a5-fewer'),
      ...(units.length > 0 ? { odds: attackOdds(t, attackBy(t, unitsNamed(t, units))) } : {}),
    };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'unit' ? a.whyNot({ type: 'storm', units: [name] }) : null),
};

/** How often out of six he brings in so many hexes. */
const grandRolls = (t: Table, leader: number): number =>
  [1, 2, 3, 4, 5, 6].filter(
    die => grandNumber(of(t).leaders.command[leader]!, die + commandAdd(t, leaderSide(t, leader))) > 0,
  ).length;

export const grand: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§7.1-a6-grand', first: dx('desk.no.grand', {}, '§7.1-a6-grand') },
  hint: dx('desk.hint.grand', {}, '§7.1-grand-roll'),
  shown({ t, side }, action) {
    if (action.type !== 'grand') return { buttons: [button('desk.noGrand', {}, acting(action))] };
    const chances = grandRolls(t, leaderNamed(t, side, action.leader));
    const label = dx('desk.grand', { leader: action.leader, chances }, '§7.1-grand-roll');
    return { targets: [atSprite(action.leader, label, acting(action), { cost: `${chances}/6` })] };
  },
  suggests({ t, side }, actions) {
    const first = actions.find(each => each.type === 'grand');
    if (!first) return null;
    const chances = grandRolls(t, leaderNamed(t, side, first.leader));
    return button('desk.grand', { leader: first.leader, chances }, acting(first));
  },
  answer: ({ kind, name }, { t }) =>
    kind === 'leader' && grandLeaders(t, assaultOf(t)).length > 0 ? { type: 'grand', leader: name } : null,
});

/** All of as many hexes as he may bring in, the strongest first. */
function joinedAtFirst(t: Table): readonly number[] {
  const able = joiners(t, assaultOf(t));
  const hexes = [...new Set(strongest(t, able, able.length).map(unit => t.at[unit]!))].slice(0, assaultOf(t).number);
  return able.filter(unit => hexes.includes(t.at[unit]!));
}
export const joining: Question = {
  rule: '§7.1-grand-units',
  first: dx('desk.no.join', {}, '§7.1-grand-units'),
  offer(a, draft) {
    const { t } = a;
    const pool = slugsOf(t, joiners(t, assaultOf(t)));
    const units = ticked(draft, pool, slugsOf(t, joinedAtFirst(t)));
    const all = [...assaultOf(t).attackers, ...unitsNamed(t, units)];
    return {
      targets: ticks(pool, units),
      buttons: [order(a, dx('desk.join', { units: units.length }), { type: 'join', units: [...units] }, true)],
      hint: dx('desk.hint.join', { number: assaultOf(t).number }, '§7.1-grand-hexes'),
      odds: attackOdds(t, attackBy(t, all)),
    };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'unit' ? a.whyNot({ type: 'join', units: [name] }) : null),
};
