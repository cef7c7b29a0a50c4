import type { Button, Draft, Offer, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { board, enemyOf, positionNumber, strengthOf } from '../data/index.ts';
import { idleDue } from '../rules/06-orders.ts';
import { distancesFrom, groundsFor, shortestTo, waysTo } from '../rules/13-paths.ts';
import { type Action, isHeld, labelsOf, onMap, STOOD, screenOf, standIds, standNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, atPlace, atSprite, button, drafting, order, putBack, type Question, words } from './asked.ts';
import { attackOdds } from './odds.ts';

// §13.1 An attack is put together: what is attacked, who goes there and by which way, who leads.
// Draft `{ targets, blocks, leaders }`; a block is `stand target way`, its way counted among the legal ones.

export interface Plan {
  readonly targets: readonly string[];
  readonly blocks: readonly Sent[];
  readonly leaders: readonly string[];
}
interface Sent {
  readonly stand: string;
  readonly target: string;
  readonly way: number;
}
const told = ({ stand, target, way }: Sent): string => `${stand} ${target} ${way}`;

function planOf(draft: Draft): Plan {
  const targets = words(draft, 'targets').filter(at => positionNumber(at) >= 0);
  const blocks = words(draft, 'blocks').flatMap((word): Sent[] => {
    const [stand = '', target = '', way = '0'] = word.split(' ');
    return standNumber(stand) >= 0 && targets.includes(target) ? [{ stand, target, way: Number(way) || 0 }] : [];
  });
  return { targets, blocks, leaders: words(draft, 'leaders') };
}
const draftOf = ({ targets, blocks, leaders }: Plan): Draft => ({
  targets: [...targets],
  blocks: blocks.map(told),
  leaders: [...leaders],
});

const STAY = 'stay';
/** The ways of a block to a target, in the words of an action; it may stay where it is. */
export function pathsTo(a: Asked, stand: string, target: string): readonly string[] {
  const [number, position] = [standNumber(stand), positionNumber(target)];
  if (a.t.at[number] === position) return [STAY];
  if (groundsFor(a.t, number, position).length === 0) return [];
  return waysTo(a.t, number, position).map(way =>
    way.map(({ area, to }) => `${board.areaIds[area]} ${board.positionIds[to]}`).join(' '),
  );
}
const strength = (a: Asked, stand: string): number => {
  const label = labelsOf(a.view, a.side)[standNumber(stand)] ?? 0;
  return label === 0 ? 0 : strengthOf(label);
};

/** The attack that a plan is; leaders not named are the strongest of their target. */
export function actionOf(a: Asked, { targets, blocks, leaders }: Plan): Extract<Action, { type: 'attack' }> {
  const led = targets.flatMap(target => {
    const own = blocks.filter(block => block.target === target).map(({ stand }) => stand);
    const named = own.find(stand => leaders.includes(stand));
    const strongest = [...own].sort((one, other) => strength(a, other) - strength(a, one))[0];
    return named ?? strongest ?? [];
  });
  const paths = blocks.map(({ stand, target, way }) => {
    const all = pathsTo(a, stand, target);
    return all[way % Math.max(1, all.length)] ?? STAY;
  });
  return { type: 'attack', stands: blocks.map(({ stand }) => stand), paths, leaders: led };
}

const own = (a: Asked): readonly string[] => onMap(a.t, a.side).map(stand => standIds[stand]!);
const idle = (a: Asked): readonly string[] => own(a).filter(stand => a.t.did[standNumber(stand)] === STOOD);
const enemies = (a: Asked): readonly string[] =>
  [...new Set(onMap(a.t, enemyOf(a.side)).map(stand => a.t.at[stand]!))].map(at => board.positionIds[at]!);

/** Blocks that could alone attack a position, or (`with`) join in an attack on it. */
const attackersOf = (a: Asked, target: string): readonly string[] =>
  idle(a).filter(stand => pathsTo(a, stand, target).length > 0);
const isAttackable = (a: Asked, target: string): boolean =>
  attackersOf(a, target).some(stand => {
    const blocks = pathsTo(a, stand, target).map((_, way) => ({ stand, target, way }));
    return blocks.some(block => a.whyNot(actionOf(a, { targets: [target], blocks: [block], leaders: [] })) === null);
  });

/** §6.3b What it costs to make no attack at all. */
const costOfNone = (a: Asked): number =>
  a.t.from.length > 0 ? 0 : idleDue(a.t, a.side, a.view.hands[screenOf(a.side)]?.duty ?? 0);

/** First what is attacked. */
function aiming(a: Asked): Offer<Action> {
  const targets = enemies(a)
    .filter(at => isAttackable(a, at))
    .map(at => atPlace(at, dx('desk.attackThis', { position: at }), drafting({ targets: [at] })));
  return {
    targets,
    buttons: [order(a, dx('desk.endAttacks', { cost: costOfNone(a) }), { type: 'endAttacks' }, true)],
    hint: dx('desk.hint.attack', {}, '§13.0.1a'),
  };
}

/** Then who goes there: a click sends a block to the first target, the next to the other one, the last back. */
function sending(a: Asked, plan: Plan, stand: string): Draft {
  const others = plan.blocks.filter(block => block.stand !== stand);
  const now = plan.blocks.find(block => block.stand === stand);
  const able = plan.targets.filter(target => pathsTo(a, stand, target).length > 0);
  const next = able[now ? able.indexOf(now.target) + 1 : 0];
  return draftOf({ ...plan, blocks: next ? [...others, { stand, target: next, way: 0 }] : others });
}
function senders(a: Asked, plan: Plan): readonly Target<Action>[] {
  const pool = idle(a).filter(stand => plan.targets.some(target => pathsTo(a, stand, target).length > 0));
  return pool.map(stand => {
    const now = plan.blocks.find(block => block.stand === stand);
    const label = now ? dx('desk.sent', { stand, position: now.target }) : dx('desk.send', { stand });
    return atSprite(stand, label, drafting(sending(a, plan, stand)), now ? { picked: true } : {});
  });
}
/** A position next to the first target may be attacked with it, or taken if it is empty. */
function seconds(a: Asked, plan: Plan): readonly Target<Action>[] {
  const [first, second] = plan.targets;
  const chosen = plan.targets.map(at =>
    atPlace(at, dx('desk.leaveOut', { position: at }), drafting(without(plan, at)), { picked: true }),
  );
  if (second) return chosen;
  const beside = board.adjacent[positionNumber(first!)]!.map(at => board.positionIds[at]!);
  const able = beside.filter(at => !a.t.on.includes(positionNumber(at)) && attackersOf(a, at).length > 0);
  const more = able.map(at => {
    const empty = isHeld(a.t, enemyOf(a.side), positionNumber(at)) ? 0 : 1;
    return atPlace(
      at,
      dx('desk.attackToo', { position: at, empty }),
      drafting(draftOf({ ...plan, targets: [first!, at] })),
    );
  });
  return [...chosen, ...more];
}
const without = (plan: Plan, at: string): Draft => {
  const targets = plan.targets.filter(target => target !== at);
  return targets.length === 0
    ? {}
    : draftOf({ ...plan, targets, blocks: plan.blocks.filter(block => block.target !== at) });
};

/** Another way for a block that has several, another leader for a target. */
function variations(a: Asked, plan: Plan): readonly Button<Action>[] {
  const ways = plan.blocks.flatMap(block => {
    const all = pathsTo(a, block.stand, block.target);
    if (all.length < 2) return [];
    const next = { ...block, way: (block.way + 1) % all.length };
    const blocks = plan.blocks.map(each => (each.stand === block.stand ? next : each));
    const args = { stand: block.stand, area: all[next.way]!.split(' ')[0]! };
    return [button('desk.otherWay', args, drafting(draftOf({ ...plan, blocks })))];
  });
  const { leaders } = actionOf(a, plan);
  const led = plan.blocks
    .filter(({ stand }) => !leaders.includes(stand) && strength(a, stand) > 1)
    .map(({ stand, target }) => {
      const others = leaders.filter(each => !plan.blocks.some(b => b.stand === each && b.target === target));
      return button('desk.leadAttack', { stand }, drafting(draftOf({ ...plan, leaders: [...others, stand] })));
    });
  return [...ways, ...led];
}

function assembling(a: Asked, plan: Plan): Offer<Action> {
  const action = actionOf(a, plan);
  const odds = plan.blocks.length > 0 ? attackOdds(a, action) : null;
  return {
    targets: [...senders(a, plan), ...seconds(a, plan)],
    buttons: [putBack(), ...variations(a, plan), order(a, dx('desk.attackNow', {}), action, true)],
    hint: hintOf(a, plan),
    ...(odds ? { odds } : {}),
  };
}
function hintOf(a: Asked, plan: Plan): Text {
  const { leaders } = actionOf(a, plan);
  return plan.blocks.length === 0
    ? dx('desk.hint.send', { positions: plan.targets }, '§13.1.1a')
    : dx('desk.hint.sent', { stands: plan.blocks.map(({ stand }) => stand), leaders }, '§13.1.4a');
}

export const attacking: Question = {
  rule: '§13.0.1a',
  first: dx('desk.no.pickTarget', {}),
  offer(a, draft) {
    const plan = planOf(draft);
    return plan.targets.length === 0 ? aiming(a) : assembling(a, plan);
  },
  whyNot(a, draft, { kind, name, place }) {
    if (kind === 'card') return null;
    const plan = planOf(draft);
    return kind === 'stand' && own(a).includes(name) ? whyNotBy(a, plan, name) : whyNotOn(a, place);
  },
};
/** Why one’s own block cannot join, or cannot attack at all; null: nothing is chosen yet for it to attack. */
function whyNotBy(a: Asked, plan: Plan, stand: string): Text | null {
  if (plan.targets.length === 0 && idle(a).includes(stand)) return null;
  const [nearest] = [...enemies(a)].sort((one, other) => stepsTo(a, stand, one) - stepsTo(a, stand, other));
  const target = plan.targets[0] ?? nearest;
  if (!target) return null;
  const blocks = [...plan.blocks, { stand, target, way: 0 }];
  const targets = plan.targets.length > 0 ? plan.targets : [target];
  return whyNotSend(a, stand, target) ?? a.whyNot(actionOf(a, { ...plan, targets, blocks }));
}
/** What the rules say of a shortest way of a block to a target. */
function whyNotSend(a: Asked, stand: string, target: string): Text | null {
  if (pathsTo(a, stand, target).length > 0) return null;
  const way = shortestTo(a.t, standNumber(stand), positionNumber(target));
  const path = way.map(({ area, to }) => `${board.areaIds[area]} ${board.positionIds[to]}`).join(' ');
  return a.whyNot({ type: 'attack', stands: [stand], paths: [path], leaders: [stand] });
}
/** How many steps it is to a position, whoever is in the way. */
const stepsTo = (a: Asked, stand: string, target: string): number =>
  distancesFrom(positionNumber(target))[a.t.at[standNumber(stand)]!]!;
/** Why nobody can attack a position: what is said to the block that comes closest to it. */
function whyNotOn(a: Asked, target: string): Text | null {
  if (positionNumber(target) < 0) return null;
  const able = attackersOf(a, target);
  const near = [...(able.length > 0 ? able : idle(a))];
  const [stand] = near.sort((one, other) => stepsTo(a, one, target) - stepsTo(a, other, target));
  if (!stand) return null;
  return (
    whyNotSend(a, stand, target) ??
    a.whyNot(actionOf(a, { targets: [target], blocks: [{ stand, target, way: 0 }], leaders: [] }))
  );
}
