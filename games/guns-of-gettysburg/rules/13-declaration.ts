import type { Choices, Text } from '@bivouac/kernel';
import { board, enemyOf, type Side, strengthOf } from '../data/index.ts';
import { sampleAttack } from '../fuzz/sample-attack.ts';
import {
  type Action,
  ATTACK,
  ATTACKED,
  type Attacker,
  type GunsView,
  isHeld,
  type Known,
  labelsOf,
  onMap,
  orderOf,
  STOOD,
  standIds,
  standNumber,
  standsOn,
  type Table,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { ownStand, stridesOf } from './10-moves.ts';
import { frontOfDefenders, groundsFor, waysTo, whyNotPath } from './13-paths.ts';
import { isAdvanced, isFullyObstructed, ownArea, whyNotInPlace } from './21-obstruction.ts';

// 13.1 THE DECLARATION OF AN ATTACK.

type Declared = Extract<Action, { type: 'attack' }>;
const MOST = 3;
const STAY = 'stay';

/** Each block with its way and target; null: it cannot be read. */
export function attackersOf(t: Table, side: Side, action: Declared): readonly Attacker[] | null {
  const found: Attacker[] = [];
  for (const [i, slug] of action.stands.entries()) {
    const stand = ownStand(t, side, slug);
    const path = action.paths[i];
    if (stand < 0 || t.at[stand]! < 0 || path === undefined) return null;
    const from = t.at[stand]!;
    const strides = path === STAY ? [] : stridesOf(path.split(' ')); // §13.1.3b
    if (!strides) return null;
    const target = strides.length === 0 ? from : strides[strides.length - 1]!.to;
    found.push({ stand, from, areas: strides.map(stride => stride.area), target });
  }
  return action.paths.length === found.length && new Set(action.stands).size === found.length ? found : null;
}
export const targetsOf = (blocks: readonly Attacker[]): number[] => [...new Set(blocks.map(block => block.target))];
const nameOf = (position: number): string => board.positionIds[position]!;

export function whyNotAttack(view: Known, side: Side, action: Declared): Text | null {
  const { table: t } = view;
  const advanced = isAdvanced(view.setup);
  if (orderOf(t, side) !== ATTACK) return tx('no.attackOrder', {}, '§13.0.1a'); // §6.3a
  const blocks = attackersOf(t, side, action); // §13.1.3a, §13.1.3c
  if (!blocks || blocks.length === 0) return tx('no.attackWho', {}, '§13.1.1a');
  const targets = targetsOf(blocks);
  return (
    whyNotTargets(t, side, blocks, targets) ??
    whyNotAgain(t, blocks, targets) ??
    blocks.map(block => whyNotBlock(t, side, action, blocks, block, advanced)).find(why => why !== null) ??
    targets.map(target => whyNotOn(t, side, blocks, target, advanced)).find(why => why !== null) ??
    whyNotLeaders(view, side, action.leaders.map(standNumber), blocks, targets) ??
    whyNotTray(t, side, blocks)
  );
}

/** One or two adjacent positions, at least one of them held by the enemy. */
function whyNotTargets(t: Table, side: Side, blocks: readonly Attacker[], targets: readonly number[]): Text | null {
  if (targets.some(target => target < 0)) return tx('no.attackOff', {}, '§10.3b');
  const near = targets.length < 2 || board.adjacent[targets[0]!]!.includes(targets[1]!);
  if (targets.length > 2 || !near) return tx('no.attackTargets', {}, '§13.1.3d');
  const empty = targets.filter(target => !isHeld(t, enemyOf(side), target)).length;
  const allowed = targets.length === 2 && blocks.length > 1 ? 1 : 0;
  return empty > allowed ? tx('no.attackEmpty', {}, '§13.1.3e') : null;
}

function whyNotAgain(t: Table, blocks: readonly Attacker[], targets: readonly number[]): Text | null {
  const from = blocks.find(block => t.from.includes(block.from));
  if (from) return tx('no.attackFrom', { position: nameOf(from.from) }, '§13.0.1b');
  const on = targets.find(target => t.on.includes(target));
  return on === undefined ? null : tx('no.attackOn', { position: nameOf(on) }, '§13.0.1c');
}

function whyNotBlock(
  t: Table,
  side: Side,
  action: Declared,
  blocks: readonly Attacker[],
  block: Attacker,
  advanced: boolean,
): Text | null {
  const { stand, from, target } = block;
  const i = blocks.indexOf(block);
  if (t.did[stand] !== STOOD) return tx('no.again', { stand: action.stands[i]! }, '§10.1e'); // §15.1a
  if (block.areas.length === 0)
    return isHeld(t, enemyOf(side), from) ? whyNotInPlace(t, advanced, stand) : whyNotStay(t, side, blocks, from); // §13.1.3f
  const path = whyNotPath(t, stand, stridesOf(action.paths[i]!.split(' '))!);
  if (path) return path;
  return groundsFor(t, stand, target).length > 0
    ? null
    : tx('no.attackGround', { position: nameOf(target) }, '§13.1.1b');
}

/** Its own position is the empty target, next to the enemy that is attacked. */
function whyNotStay(t: Table, side: Side, blocks: readonly Attacker[], from: number): Text | null {
  const enemy = blocks.some(({ target }) => isHeld(t, enemyOf(side), target) && board.adjacent[from]!.includes(target));
  return enemy ? null : tx('no.attackStay', {}, '§13.1.3f');
}

/** How many may come, from which side, and what recent winners are safe from. */
function whyNotOn(t: Table, side: Side, blocks: readonly Attacker[], target: number, advanced: boolean): Text | null {
  const own = blocks.filter(block => block.target === target);
  const position = nameOf(target);
  const friends = standsOn(t, side, target).filter(stand => !blocks.some(block => block.stand === stand)).length;
  if (own.length + friends > MOST) return tx('no.attackMany', { position, most: MOST }, '§13.1.6b');
  if (advanced && blocks.length > 1 && isFullyObstructed(target))
    return tx('no.attackGroupWoods', { position }, '§21.3d');
  if (!isHeld(t, enemyOf(side), target)) return null;
  const sides = new Set(own.map(({ areas, stand }) => areas.at(-1) ?? ownArea(t, stand)));
  if (sides.size > 1) return tx('no.attackBothSides', { position }, '§13.1.3h');
  const winners = standsOn(t, enemyOf(side), target).some(stand => t.won[stand] === 1);
  if (winners && blocks.length > 1) return tx('no.attackGroupWinners', { position }, '§13.1.5a');
  const rear = !sides.has(frontOfDefenders(t, side, target));
  return winners && rear ? tx('no.attackRearWinners', { position }, '§13.1.5b') : null;
}

/** §13.1.4a, §13.1.4b One leader for each target; against the enemy he must have strength 2. */
function whyNotLeaders(
  view: Known,
  side: Side,
  leaders: readonly number[],
  blocks: readonly Attacker[],
  targets: readonly number[],
): Text | null {
  const ofTarget = targets.map(target =>
    leaders.filter(stand => blocks.some(b => b.stand === stand && b.target === target)),
  );
  if (leaders.length !== targets.length || ofTarget.some(each => each.length !== 1))
    return tx('no.attackLeaders', {}, '§13.1.4a');
  const weak = targets.find(
    (target, i) => isHeld(view.table, enemyOf(side), target) && strengthOf(labelsOf(view, side)[ofTarget[i]![0]!]!) < 2,
  );
  return weak === undefined ? null : tx('no.attackWeak', { position: nameOf(weak) }, '§13.1.4b');
}

/** Blocks bound for positions that the enemy holds. */
export const boundForEnemies = (t: Table, side: Side, blocks: readonly Attacker[]): number =>
  blocks.filter(({ target }) => isHeld(t, enemyOf(side), target)).length;
/** §13.1.6a No more of them than tokens on the tray. */
function whyNotTray(t: Table, side: Side, blocks: readonly Attacker[]): Text | null {
  const [needs, has] = [boundForEnemies(t, side, blocks), t.tray[side]!];
  return needs > has ? tx('no.attackTray', { needs, has }, '§13.1.6a') : null;
}

/** Whether any attack is legal: if a group's is, so is its leader's alone. */
export function canAttack(view: Known, side: Side): boolean {
  // §6.3c
  const { table: t } = view;
  if (orderOf(t, side) !== ATTACK || t.tray[side] === 0) return false;
  const enemies = [...new Set(onMap(t, enemyOf(side)).map(stand => t.at[stand]!))];
  return onMap(t, side).some(
    stand => t.did[stand] === STOOD && enemies.some(target => isLegalAlone(view, side, stand, target)),
  );
}
const isLegalAlone = (view: Known, side: Side, stand: number, target: number): boolean =>
  strengthOf(labelsOf(view, side)[stand]!) === 2 &&
  groundsFor(view.table, stand, target).length > 0 &&
  waysAgainst(view.table, stand, target).some(way => whyNotAttack(view, side, singly(stand, way)) === null);
/** Every way to a target; on its own position it attacks on the spot. */
const waysAgainst = (t: Table, stand: number, target: number): ReturnType<typeof waysTo> =>
  t.at[stand] === target ? [[]] : waysTo(t, stand, target);
export const singly = (stand: number, way: ReturnType<typeof waysTo>[number]): Declared => ({
  type: 'attack',
  stands: [standIds[stand]!],
  paths: [way.map(({ area, to }) => `${board.areaIds[area]} ${board.positionIds[to]}`).join(' ') || STAY],
  leaders: [standIds[stand]!],
});

export function attackChoices(view: GunsView, side: Side): Choices<Action> {
  const check = (action: Action): Text | null =>
    action.type === 'endAttacks'
      ? null
      : action.type === 'attack'
        ? whyNotAttack(view, side, action)
        : tx('no.attacksNow', {}, '§5.1c');
  return { kind: 'space', check, sample: pick => sampleAttack(view, side, pick, check) };
}

/** Whether a side could think of attacking, as far as everyone can tell. */
export const mayAttack = (t: Table, side: Side): boolean =>
  orderOf(t, side) === ATTACK &&
  t.tray[side]! > 0 &&
  onMap(t, enemyOf(side)).length > 0 &&
  onMap(t, side).some(stand => t.did[stand] !== ATTACKED);
