import { type Choices, call, done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import { board, enemyOf, positionNumber, SIDES, type Side, tokenNumber } from '../data/index.ts';
import {
  type Action,
  ATTACKED,
  type Attack,
  attackOf,
  commander,
  type GOG,
  staffOf,
  standIds,
  standNumber,
  subordinate,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { destroy, reduce } from './02-reductions.ts';
import { discardChoices } from './08-tokens.ts';
import { faceInto } from './10-moves.ts';
import { aliveOn, toFight } from './13-combat.ts';
import { attackersOf, boundForEnemies, targetsOf } from './13-declaration.ts';
import { closeAttack, conclude, crushed, fightChoices, fightIt, leadChoices, openDuel } from './13-fight.ts';
import {
  bombard,
  bombardChoices,
  bombardments,
  defend,
  gunChoices,
  hit,
  hitChoices,
  layGuns,
  mustChooseHit,
  revealGuns,
  supportChoices,
  supports,
} from './13-guns.ts';
import { withdrawals } from './14-withdrawals.ts';
import { declareExtended, mayExtend, putOff, stockOf, stockSize, takeFromStock } from './22-bombardment.ts';
import { by, went } from './told.ts';

// 13 ONE ATTACK, from its declaration to its end (§13.0.1d).

const { procedure } = rules<GOG>();
const nameOf = (position: number): string => board.positionIds[position]!;

/** §13.1.1a What is declared stands. */
export function declareAttack(u: U, side: Side, action: Extract<Action, { type: 'attack' }>): void {
  const { table: t } = u;
  const blocks = attackersOf(t, side, action)!.slice();
  const targets = targetsOf(blocks);
  const named = action.leaders.map(standNumber);
  const leaders = targets.map(
    target => named.find(stand => blocks.some(b => b.stand === stand && b.target === target))!,
  );
  const isLeader = (stand: number): number => (leaders.includes(stand) ? 0 : 1);
  blocks.sort((a, b) => isLeader(a.stand) - isLeader(b.stand)); // §13.6a
  const none = targets.map(() => 0);
  t.attack = {
    ...{ side, blocks, targets, leaders, defence: [], support: [], guns: [], answer: [], revealed: 0 },
    ...{
      hits: none.slice(),
      struck: [],
      losses: none.slice(),
      fought: [],
      won: targets.map(() => -1),
    },
    ...{ fillers: 0, extended: 0, sandwich: -1, again: 0, duel: null, queue: [] },
  };
  for (const { stand, from } of blocks) {
    t.did[stand] = ATTACKED;
    if (!t.from.includes(from)) t.from.push(from);
  }
  t.on.push(...targets);
  t.stirred[side] = 1; // §6.3d
  const args = {
    side: SIDES[side],
    stands: blocks.map(block => standIds[block.stand]!),
    positions: targets.map(nameOf),
    leaders: leaders.map(stand => standIds[stand]!),
  };
  const clash = {
    kind: 'battle',
    stage: 'begins',
    at: targets.map(nameOf),
    from: [...new Set(blocks.map(block => nameOf(block.from)))],
  } as const;
  u.say(tx('attack.declared', args, '§13.1.1a'), { heading: 'part', by: SIDES[side], clash }); // §13.1.4c
}

const shortfall = (t: Table): number => {
  const { side, blocks, support } = attackOf(t);
  const lacking = boundForEnemies(t, side, blocks) - support.reduce((sum, each) => sum + each[1]!, 0); // §13.3g
  return Math.max(0, Math.min(lacking, stockSize(t, side))); // a stack may fall short: §8.2b
};

/** §13.3h Fillers go face down to the used pile. */
function useFillers(u: U, tokens: readonly string[]): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const { side } = attack;
  const staff = u.hand(staffOf(side));
  const given = tokens.map(tokenNumber);
  takeFromStock(u, side, given);
  staff.fillers.push(...given);
  attack.fillers = given.length;
  t.fillers = staff.fillers.length;
  u.say(tx('guns.fillers', { side: SIDES[side], count: given.length }, '§13.3g'), by(side));
}

/** A target with more than two attackers whose order has not been set. */
const unordered = (attack: Attack, lined: readonly number[]): number =>
  attack.targets.findIndex(
    (target, i) => !lined.includes(i) && attack.blocks.filter(block => block.target === target).length > 2,
  );

const followers = (attack: Attack, i: number): readonly number[] =>
  attack.blocks
    .filter(block => block.target === attack.targets[i] && block.stand !== attack.leaders[i])
    .map(block => block.stand);

function lineChoices(t: Table, i: number): Choices<Action> {
  const [a, b] = followers(attackOf(t), i).map(stand => standIds[stand]!);
  const all: Action[] = [
    { type: 'line', stands: [a!, b!] },
    { type: 'line', stands: [b!, a!] },
  ];
  const whyNot = (action: Action): Text | null =>
    action.type === 'line' && [...action.stands].sort().join() === [a!, b!].sort().join()
      ? null
      : tx('no.line', {}, '§13.6a');
  return list(all, whyNot);
}

function setLine(t: Table, i: number, stands: readonly number[]): void {
  const attack = attackOf(t);
  const order = [attack.leaders[i]!, ...stands];
  const own = order.map(stand => attack.blocks.find(block => block.stand === stand)!);
  attack.blocks = [...attack.blocks.filter(block => block.target !== attack.targets[i]), ...own];
}

/** §13.6i, §13.6j The next block that fire reduces: the leader, then those behind him; -1: nobody. */
function nextLoss(t: Table): number {
  const attack = attackOf(t);
  for (const [i, target] of attack.targets.entries()) {
    const alive = aliveOn(t, attack, target);
    if (attack.losses[i]! > 0 && alive.length > 0) {
      attack.losses[i]!--;
      return alive[0]!;
    }
    attack.losses[i] = 0;
  }
  return -1;
}

/** Leaders that have fallen lead no more: §13.8.2b. */
function checkLeaders(t: Table): void {
  const attack = attackOf(t);
  attack.leaders = attack.leaders.map(stand => (stand >= 0 && t.at[stand]! >= 0 ? stand : -1));
}

/** §13.7a, §13.7b Onto the targets, rear to the last area crossed: §10.4e. */
function advance(u: U): void {
  const { table: t } = u;
  const attack = attackOf(t);
  for (const { stand, from, areas, target } of attack.blocks) {
    if (t.at[stand]! < 0 || areas.length === 0) continue;
    t.at[stand] = target;
    t.front[stand] = (faceInto(target, areas[areas.length - 1]!) ^ 1) & 1;
    u.say(
      tx('attack.advance', { stand: standIds[stand]!, position: nameOf(target) }, '§13.7a'),
      went(stand, 'march', [from, target]),
    );
  }
}

/** §21.3a An attack in place crosses no area: no artillery answers it. */
const isOnTheMove = (t: Table): boolean => attackOf(t).blocks.some(block => block.areas.length > 0);

const attackerSeat = (t: Table, setup: GOG['setup']): string => commander(setup, attackOf(t).side);
const defenderOf = (t: Table): Side => enemyOf(attackOf(t).side);
const hasChoice = (options: readonly (readonly number[])[]): boolean => options.some(each => each.length > 1);

export const attack = procedure<{ lined: number[] }>('attack')({
  defence: {
    asks: ({ table: t, setup }) =>
      t.tray[defenderOf(t)]! > 0 && isOnTheMove(t) ? only(commander(setup, defenderOf(t))) : nobody, // §13.2a, §22.2e
    prompt: ({ table: t }) => tx('prompt.guns', { side: SIDES[defenderOf(t)] }, '§13.2a'),
    choices: view => gunChoices(view, defenderOf(view.table)),
    take(u, _locals, action) {
      if (action.type !== 'guns') return;
      layGuns(u, defenderOf(u.table), action.token, action.at);
      return go('defence');
    },
  },
  support: {
    asks: ({ table: t, setup }) =>
      stockSize(t, attackOf(t).side) > 0 || mayExtend(setup, t, attackOf(t).side)
        ? only(attackerSeat(t, setup))
        : nobody, // §13.3a
    prompt: ({ table: t }) => tx('prompt.guns', { side: SIDES[attackOf(t).side] }, '§13.3a'),
    choices: view => gunChoices(view, attackOf(view.table).side),
    take(u, _locals, action) {
      if (action.type === 'extend') declareExtended(u);
      if (action.type !== 'guns') return;
      layGuns(u, attackOf(u.table).side, action.token, action.at);
      return go('support');
    },
  },
  fillers: {
    asks: ({ table: t, setup }) => (shortfall(t) > 0 ? only(attackerSeat(t, setup)) : nobody),
    prompt: ({ table: t }) => tx('prompt.fillers', { side: SIDES[attackOf(t).side], count: shortfall(t) }, '§13.3g'),
    choices(view) {
      const [{ side }, needs] = [attackOf(view.table), shortfall(view.table)];
      return discardChoices(view, side, needs, needs, '§13.3g', stockOf(view, side));
    },
    take(u, _locals, action) {
      if (action.type === 'discard') useFillers(u, action.tokens);
    },
  },
  reveal: u => revealGuns(u),
  bombard: {
    asks: ({ table: t, setup }) => (hasChoice(bombardments(t)) ? only(attackerSeat(t, setup)) : nobody),
    prompt: ({ table: t }) => tx('prompt.bombard', { side: SIDES[attackOf(t).side] }, '§13.5b'),
    choices: view => bombardChoices(view.table),
    take(u, _locals, action) {
      if (action.type !== 'bombard') return;
      bombard(u, action.targets.map(positionNumber));
      return go('hit');
    },
  },
  bombardAlone: u =>
    bombard(
      u,
      bombardments(u.table).map(each => each[0]!),
    ),
  hit: {
    asks: ({ table: t, setup }) => (mustChooseHit(t) ? only(attackerSeat(t, setup)) : nobody),
    prompt: ({ table: t }) => tx('prompt.hit', { position: nameOf(attackOf(t).struck[0]![0]!) }, '§13.5d'),
    choices: view => hitChoices(view.table),
    take(u, _locals, action) {
      if (action.type === 'hit') hit(u, tokenNumber(action.token));
      return go('hit');
    },
  },
  hitAll(u) {
    const at = attackOf(u.table).struck[0]?.[0];
    if (at === undefined) return;
    hit(u, attackOf(u.table).answer.find(each => each.at === at)!.tokens[0]!);
    return go('hit');
  },
  extend(u) {
    if (attackOf(u.table).extended === 0) return;
    putOff(u);
    return done();
  },
  line: {
    asks: ({ table: t, setup }, { lined }) =>
      unordered(attackOf(t), lined) >= 0 ? only(subordinate(setup, attackOf(t).side)) : nobody,
    prompt: ({ table: t }, { lined }) =>
      tx('prompt.line', { position: nameOf(attackOf(t).targets[unordered(attackOf(t), lined)]!) }, '§13.6a'),
    choices: (view, { lined }) => lineChoices(view.table, unordered(attackOf(view.table), lined)),
    take(u, locals, action) {
      const i = unordered(attackOf(u.table), locals.lined);
      if (action.type === 'line') setLine(u.table, i, action.stands.map(standNumber));
      locals.lined = [...locals.lined, i];
      return go('line');
    },
  },
  answer: {
    asks: ({ table: t, setup }) => (hasChoice(supports(t)) ? only(commander(setup, defenderOf(t))) : nobody),
    prompt: ({ table: t }) => tx('prompt.support', { side: SIDES[defenderOf(t)] }, '§13.6c'),
    choices: view => supportChoices(view.table),
    take(u, _locals, action) {
      if (action.type !== 'support') return;
      defend(u, action.targets.map(positionNumber));
      return go('losses');
    },
  },
  answerAlone: u =>
    defend(
      u,
      supports(u.table).map(each => each[0]!),
    ),
  losses(u) {
    const stand = nextLoss(u.table);
    return stand < 0 ? go('advance') : call(reduce, { stand, again: 0 });
  },
  more: () => go('losses'),
  advance(u) {
    const { table: t } = u;
    checkLeaders(t);
    if (attackOf(t).blocks.every(block => t.at[block.stand]! < 0)) return go('end'); // §13.6l
    advance(u);
  },
  choose: {
    asks: ({ table: t, setup }) => (toFight(t).length > 1 ? only(subordinate(setup, attackOf(t).side)) : nobody), // §13.8.0b
    prompt: ({ table: t }) => tx('prompt.fight', { side: SIDES[attackOf(t).side] }, '§13.8.0b'),
    choices: view => fightChoices(view.table),
    take(u, _locals, action) {
      if (action.type === 'fight') openDuel(u.table, attackOf(u.table).targets.indexOf(positionNumber(action.at)));
      return go('lead');
    },
  },
  next(u) {
    const [i] = toFight(u.table);
    if (i === undefined) return go('end');
    openDuel(u.table, i);
  },
  lead: {
    asks: ({ table: t, setup }) => only(subordinate(setup, defenderOf(t))),
    prompt: ({ table: t }) =>
      tx(
        'prompt.lead',
        { side: SIDES[defenderOf(t)], position: nameOf(attackOf(t).targets[attackOf(t).duel!.target]!) },
        '§13.8.1a',
      ),
    choices: view => leadChoices(view.table),
    take(u, _locals, action) {
      if (action.type === 'lead') attackOf(u.table).duel!.defender = standNumber(action.stand);
    },
  },
  fight: u => fightIt(u),
  reduce(u) {
    const stand = attackOf(u.table).queue.shift();
    return stand === undefined ? go('choose') : call(reduce, { stand, again: 0 });
  },
  again: () => go('reduce'),
  end: u => conclude(u),
  crush(u) {
    const stand = crushed(u.table);
    return stand < 0 ? go('withdraw') : destroy(stand); // §21.5b
  },
  crushed: () => go('crush'),
  withdraw(u) {
    const { side, won } = attackOf(u.table);
    if (!won.includes(1)) return call(withdrawals, { side, who: -1, beaten: 1 });
  },
  close(u) {
    closeAttack(u.table);
    return done();
  },
});
