import { call, list, nobody, only, rules } from '@bivouac/kernel';
import { enemyOf, SIDES, type Side, sideOf, siegeIncrease, spaceIds, spaceNumber, tacticsOf } from '../data/index.ts';
import { type Action, leadersIn, piecesIn, siegeOf, type Table, type U, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { LOUISBOURG, nearestFortifications, QUEBEC } from './02-map.ts';
import { tacticsOfCommander } from './05-forces.ts';
import { responses } from './05-responses.ts';
import { rowFor } from './07-fire.ts';
import { couldMassacre, eliminate, put, settle } from './07-pieces.ts';
import { mayAssault } from './08-conditions.ts';
import { assault, capture } from './09-assault.ts';
import { decided, fight, went } from './told.ts';

// 8 SIEGES.

const { procedure } = rules<WW>();

export function openSiege(t: Table, where: number, side: Side, commander: number): void {
  t.siegework = { where, side, commander, over: false };
}

/** §7.51a, §7.51c The Tactics of the leader who is activated for the siege, not of another of his rank. */
export function besiegerTactics(t: Table, where: number, side: Side): number {
  const chief = t.siegework?.commander ?? t.move?.commander ?? -1;
  if (chief >= 0 && t.at[chief] === where && sideOf[chief] === side) return tacticsOf(chief);
  return tacticsOfCommander(leadersIn(t, side, where));
}

/** §8.231d, §8.231f, §8.231g Everything added to the siege die. */
export function siegeModifier(t: Table, where: number, side: Side): number {
  const enemy = enemyOf(side);
  const guns = (each: Side): number => (t.batteries[each] === where ? 2 : 0);
  const tactics = besiegerTactics(t, where, side) - tacticsOfCommander(leadersIn(t, enemy, where));
  return tactics + guns(side) - guns(enemy) - (where === LOUISBOURG ? 1 : 0);
}
export const siegeCell = (row: number): string => `siege ${row}`;

/** §8.23a The level never exceeds 2. */
function dig(u: U): void {
  const { table: t } = u;
  const { where, side } = siegeOf(t);
  const modifier = siegeModifier(t, where, side);
  const rolled = { side: SIDES[side], space: spaceIds[where]!, modifier };
  const die = u.roll(6, tx('roll.siege', rolled, '§8.231f'), fight('siege', side, where));
  const row = rowFor(die + modifier);
  t.siege[where] = Math.min(2, t.siege[where]! + siegeIncrease[row]!); // §8.231h
  const args = { space: spaceIds[where]!, level: t.siege[where]!, cell: siegeCell(row) };
  u.say(tx('siege.level', args, '§table-siege-a'), decided('siege', side, where, -1));
}

export const siege = procedure('siege')({
  besieger: u => call(responses, { side: siegeOf(u.table).side, moment: 'siege' }), // §8.231d, §5.56c
  besieged(u) {
    if (!siegeOf(u.table).over) return call(responses, { side: enemyOf(siegeOf(u.table).side), moment: 'siege' });
  },
  again(u) {
    // §8.231e
    const { side, where, over } = siegeOf(u.table);
    if (!over && u.table.batteries[enemyOf(side)] === where) return call(responses, { side, moment: 'surrender' });
  },
  roll(u) {
    if (siegeOf(u.table).over) return call(surrender, {});
    dig(u);
  },
  assault: {
    // §8.24a
    asks: ({ table: t }) => {
      const { where, side, over } = siegeOf(t);
      return !over && mayAssault(t, where) ? only(SIDES[side]) : nobody;
    },
    prompt: ({ table: t }) => tx('prompt.assault', { space: spaceIds[siegeOf(t).where]! }, '§8.24a'),
    choices: () => list<Action>([{ type: 'assault' }, { type: 'stop' }], () => tx('no.assaultNow', {}, '§8.24a')),
    take(_u, _locals, action) {
      if (action.type === 'assault') return call(assault, {});
    },
  },
  end(u) {
    u.table.siegework = null;
  },
});

/** The garrison's way out after Surrender!: §card-06c. */
export const havens = (t: Table, side: Side, where: number): number[] =>
  nearestFortifications(t, side, where === LOUISBOURG ? QUEBEC : where).filter(space => space !== where);

export const surrender = procedure('surrender')({
  garrison: {
    plain: true,
    asks: ({ table: t }) => {
      const { where, side } = siegeOf(t);
      const loser = enemyOf(side);
      return piecesIn(t, loser, where).length > 0 && havens(t, loser, where).length > 1 ? only(SIDES[loser]) : nobody;
    },
    prompt: ({ table: t }) => tx('prompt.haven', { space: spaceIds[siegeOf(t).where]! }, '§card-06c'),
    choices: ({ table: t }) => {
      const { where, side } = siegeOf(t);
      return list<Action>(
        havens(t, enemyOf(side), where).map(space => ({ type: 'choose', what: spaceIds[space]! })),
        () => tx('no.haven', {}, '§card-06c'),
      );
    },
    take(u, _locals, action) {
      if (action.type === 'choose') marchOut(u, spaceNumber(action.what));
    },
  },
  alone(u) {
    const { where, side } = siegeOf(u.table);
    if (piecesIn(u.table, enemyOf(side), where).length > 0) marchOut(u, havens(u.table, enemyOf(side), where)[0] ?? -1);
  },
  falls(u) {
    const { where, side } = siegeOf(u.table);
    capture(u, where, side, '§card-06b');
  },
  massacre(u) {
    const { side } = siegeOf(u.table);
    if (couldMassacre(u.table)) return call(responses, { side: enemyOf(side), moment: 'taken' });
  },
});

function marchOut(u: U, to: number): void {
  const { where, side } = siegeOf(u.table);
  const pieces = piecesIn(u.table, enemyOf(side), where);
  for (const piece of pieces) {
    if (to < 0) eliminate(u, piece, '§card-06c');
    else put(u.table, piece, to);
  }
  if (to < 0) return;
  const args = { space: spaceIds[where]!, to: spaceIds[to]! };
  u.say(tx('garrison.leaves', args, '§card-06c'), went(pieces, 'retreat', where, to));
  settle(u, to);
}
