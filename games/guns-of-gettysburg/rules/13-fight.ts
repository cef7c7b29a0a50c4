import { type Choices, list, type Text } from '@bivouac/kernel';
import { blockId, board, enemyOf, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  type Attack,
  attackOf,
  screenOf,
  staffOf,
  standIds,
  standSide,
  standsOn,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { draw } from './08-tokens.ts';
import { reveal } from './10-labels.ts';
import { faceInto, takeObjectives } from './10-moves.ts';
import { aliveOn, combatSum, hurtsAttacker, hurtsDefender, isWon, toFight } from './13-combat.ts';
import { frontOfDefenders } from './13-paths.ts';
import { isAdvanced, isFullyObstructed, ownArea, restoreFront, sandwiched } from './21-obstruction.ts';
import { closeStack } from './22-bombardment.ts';
import { by } from './told.ts';

// 13.8 to 13.10 HOW A CLOSE COMBAT IS FOUGHT, how an attack ends, and what becomes of the tokens.

const nameOf = (position: number): string => board.positionIds[position]!;

/** The area by which the attackers of a position came, or in which they stand who attack on the spot. */
export function cameBy(t: Table, attack: Attack, target: number): number {
  const { stand, areas } = attack.blocks.find(block => block.target === target)!;
  return areas.at(-1) ?? ownArea(t, stand);
}
/** The defenders look at their attackers; friends of these on the other side are now behind them: §21.5a. */
function turnedTo(t: Table, attack: Attack, target: number): void {
  t.behind = t.behind.filter(each => each[0] !== target);
  if (attack.sandwich >= 0) t.behind.push([target, attack.side]);
}

export function openDuel(t: Table, i: number): void {
  const attack = attackOf(t);
  const target = attack.targets[i]!;
  const last = cameBy(t, attack, target);
  attack.duel = { target: i, defender: -1, rear: frontOfDefenders(t, attack.side, target) === last ? 0 : 1 };
  attack.fought.push(i);
}

export const fightChoices = (t: Table): Choices<Action> => {
  const open = toFight(t).map(i => nameOf(attackOf(t).targets[i]!));
  const whyNot = (action: Action): Text | null =>
    action.type === 'fight' && open.includes(action.at) ? null : tx('no.fight', {}, '§13.8.0b');
  return list<Action>(
    open.map(at => ({ type: 'fight', at })),
    whyNot,
  );
};

const defendersOf = (t: Table): readonly number[] => {
  const { side, targets, duel } = attackOf(t);
  return duel ? standsOn(t, enemyOf(side), targets[duel.target]!) : [];
};
export const leadChoices = (t: Table): Choices<Action> => {
  const stands = defendersOf(t).map(stand => standIds[stand]!);
  const whyNot = (action: Action): Text | null =>
    action.type === 'lead' && stands.includes(action.stand) ? null : tx('no.lead', {}, '§13.8.1a');
  return list<Action>(
    stands.map(stand => ({ type: 'lead', stand })),
    whyNot,
  );
};

/** The label of a leader is shown: §13.8.1a, §13.8.2a. */
function showLeader(u: U, stand: number): number {
  if (stand < 0) return 0;
  const block = u.hand(screenOf(standSide(stand))).label[stand]!;
  reveal(u.table, stand, block);
  u.say(tx('combat.leader', { stand: standIds[stand]!, block: blockId(block) }, '§13.8.1a'), by(standSide(stand)));
  return block;
}

/** Leaders are shown, the defenders turn, the sum is made, and who must be reduced is queued. */
export function fightIt(u: U): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const duel = attack.duel!;
  const target = attack.targets[duel.target]!;
  const alive = aliveOn(t, attack, target);
  const defender = showLeader(u, duel.defender);
  const attacker = showLeader(u, attack.leaders[duel.target]!); // §13.8.2a
  const last = cameBy(t, attack, target);
  const came = faceInto(target, last) & 1;
  const advanced = isAdvanced(u.setup);
  if (advanced) attack.sandwich = sandwiched(t, attack, target, came);
  for (const stand of standsOn(t, enemyOf(attack.side), target)) t.front[stand] = came; // §13.8.3d
  if (advanced) turnedTo(t, attack, target);
  const first = attack.fought[0]!;
  const wonFirst = first !== duel.target && attack.won[first] === 1;
  const sum = combatSum(t, {
    ...{ target, area: last, attacker, defender, rear: duel.rear === 1, attackers: alive.length },
    ...{ hits: attack.hits[duel.target]!, wonFirst, by: attack.side, advanced },
  });
  const won = isWon(sum.result);
  attack.won[duel.target] = won ? 1 : 0;
  const args = {
    position: nameOf(target),
    base: sum.base,
    result: sum.result,
    winner: SIDES[won ? attack.side : enemyOf(attack.side)],
    why: Object.entries(sum.modifiers).map(([why, value]) => `${why} ${value}`),
  };
  u.say(tx('combat.result', args, '§13.8.5a'), by(attack.side));
  if (hurtsAttacker(sum.result, advanced && isFullyObstructed(target))) attack.queue.push(alive[0]!); // §13.8.6d, §13.8.6e: the leader, or the next alive
  if (hurtsDefender(sum.result)) attack.queue.push(duel.defender);
  attack.duel = null;
}

/** §13.8.8a, §13.8.8b One combat won wins the attack for all who made it. */
export function conclude(u: U): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const won = attack.won.includes(1);
  const alive = attack.blocks.filter(block => t.at[block.stand]! >= 0); // §13.9b: defenders stay for now
  const clash = {
    kind: 'battle',
    stage: 'result',
    at: attack.targets.map(nameOf),
    won: SIDES[won ? attack.side : enemyOf(attack.side)],
  } as const;
  u.say(tx(won ? 'attack.won' : 'attack.lost', { side: SIDES[attack.side] }, '§13.8.8a'), {
    by: SIDES[attack.side],
    clash,
  });
  for (const { stand, areas } of alive) {
    t.won[stand] = won ? 1 : 0;
    t.owes[stand] = won ? 0 : isExempt(u, attack) ? 2 : 1; // §13.9a, §14.2b, §21.4a
    if (won) takeObjectives(u, attack.side, areas); // §20.1a, §20.1b
  }
  if (!won && attack.sandwich >= 0) restoreFront(t, attack);
}
/** §21.4a Beaten attackers are on the winner’s position: it is enough that this is fully obstructed; §21.5c not in a sandwich. */
const isExempt = ({ setup }: U, { targets, sandwich }: Attack): boolean =>
  isAdvanced(setup) && sandwich < 0 && targets.every(isFullyObstructed);

/** §21.5b A defender that lost between its enemies, or -1. */
export function crushed(t: Table): number {
  const { side, sandwich, targets, won } = attackOf(t);
  return sandwich >= 0 && won.includes(1) ? (standsOn(t, enemyOf(side), targets[0]!)[0] ?? -1) : -1;
}
export function closeAttack(t: Table): void {
  for (const { stand } of attackOf(t).blocks) t.owes[stand] = 0;
  t.attack = null;
}

/** §13.10a, §13.10b, §13.10c, §13.10d When all attacks are over. */
export function settleTokens(u: U, side: Side): void {
  const { table: t } = u;
  const enemy = enemyOf(side);
  const [own, theirs] = [u.hand(staffOf(side)), u.hand(staffOf(enemy))];
  const rest = own.extended; // §22.2c
  const spent = t.fired.length + own.fillers.length + rest.length;
  const lost = t.hit.length;
  own.spent.push(...own.fillers, ...rest);
  t.shown.push(...t.fired, ...t.hit);
  theirs.tray = [...theirs.tray, ...t.unhit].sort((a, b) => a - b);
  own.fillers = [];
  own.extended = [];
  Object.assign(t, { fired: [], hit: [], unhit: [], fillers: 0 });
  t.spent[side] = own.spent.length;
  t.tray[enemy] = theirs.tray.length;
  u.say(tx('tokens.settled', { side: SIDES[side], spent, lost }, '§13.10a'), by(side));
  const again = closeStack(t);
  if (spent > 1 && !again) draw(u, side, Math.floor(spent / 2), '§13.10b'); // §22.2c
  if (lost > 1) draw(u, enemy, Math.floor(lost / 2), '§13.10c');
}
