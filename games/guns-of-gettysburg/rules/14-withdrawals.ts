import { type Choices, call, go, list, nobody, only, type Pick, rules, type Text } from '@bivouac/kernel';
import { BLOCKS, type Board, board, enemyOf, isCavalry, SIDES, type Side, sideOfBlock } from '../data/index.ts';
import {
  type Action,
  ATTACKED,
  type GOG,
  type GunsView,
  isHeld,
  isOnMap,
  labelsOf,
  type Move,
  onMap,
  orderOf,
  STOOD,
  standIds,
  standNumber,
  standSide,
  subordinate,
  type Table,
  type U,
  WITHDRAW,
  WITHDREW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { destroy, reduce } from './02-reductions.ts';
import { fieldOf, fieldsOf, isNextToEnemy } from './09-sight.ts';
import { show } from './10-labels.ts';
import {
  bounds,
  costOf,
  isCovered,
  isSlow,
  movesAlong,
  OFF,
  ownStand,
  type Stride,
  stridesOf,
  whyNotFront,
  whyNotStop,
  whyNotThrough,
  whyNotWay,
} from './10-moves.ts';
import { moveStand, placesOf } from './12-marches.ts';
import { isFullyObstructed, ownArea } from './21-obstruction.ts';
import { went } from './told.ts';

// 14 WITHDRAWALS, forced and voluntary.

const { procedure } = rules<GOG>();

/** §14.2c, §14.2d At the start of a phase: which stands must withdraw, because of any enemy that has just won. */
export function markForced(t: Table, side: Side, advanced = false): void {
  const enemy = enemyOf(side);
  const winners = onMap(t, enemy).filter(stand => t.won[stand] === 1);
  const { held } = fieldsOf(t, enemy);
  const seen = winners.map(stand => fieldOf(2 * t.at[stand]! + t.front[stand]!, position => held[position] === 1));
  for (const stand of onMap(t, side)) {
    const here = t.at[stand]!;
    const rear = board.areaOf[2 * here + (1 - t.front[stand]!)]!;
    const near = (at: number): boolean => at === here || board.adjacent[here]!.includes(at);
    const by = winners.map(each => t.at[each]!).filter((at, i) => near(at) || seen[i]!.includes(rear));
    const clear = by.some(at => !advanced || !(isFullyObstructed(here) || isFullyObstructed(at))); // §21.4a
    t.owes[stand] = by.length === 0 ? 0 : clear ? 1 : 2;
  }
}

/** §14.1a On an enemy's position, next to one, or in an enemy field of fire. */
const isInContact = (t: Table, side: Side, position: number): boolean => separation(t, side, position) < 3;

/** §14.3g 0 on an enemy's position, 1 next to one, 2 under fire, else 3; off the map 3. */
export function separation(t: Table, side: Side, position: number): number {
  if (position < 0) return 3;
  if (isHeld(t, enemyOf(side), position)) return 0;
  if (isNextToEnemy(t, side, position)) return 1;
  return isCovered(t, side, position) ? 2 : 3;
}

const reachOf = (t: Table, side: Side, mounted: boolean): number =>
  (orderOf(t, side) === WITHDRAW ? 4 : 2) + (mounted ? 1 : 0); // §14.3a, §18.2b

/** A withdrawal under way. */
interface Walk {
  readonly stand: number;
  readonly from: number;
  readonly mounted: boolean;
}

/** §14.3c Positions that lie between the same two areas as the start. */
export const isTwin = (a: number, b: number, map: Board = board): boolean =>
  a !== b && bounds(b, map.areaOf[2 * a]!, map) && bounds(b, map.areaOf[2 * a + 1]!, map);

/** What bars one stride of a withdrawal, separation apart. */
function whyNotStride(t: Table, walk: Walk, here: number, stride: Stride): Text | null {
  const side = standSide(walk.stand);
  const first = here === walk.from;
  const rear = board.areaOf[2 * here + (1 - t.front[walk.stand]!)]!;
  if (first && stride.area !== rear) return tx('no.rearFirst', { area: board.areaIds[rear]! }, '§14.3b'); // §10.4f
  if (first && isHeld(t, enemyOf(side), here) && rear !== ownArea(t, walk.stand))
    return tx('no.throughEnemy', {}, '§10.4f');
  if (walk.mounted && isSlow(here, stride)) return tx('no.mountedObstruction', {}, '§18.2d');
  if (stride.to === OFF) return null;
  const position = board.positionIds[stride.to]!;
  if (stride.to === walk.from) return tx('no.withdrawBack', { position }, '§14.4a');
  if (isTwin(walk.from, stride.to)) return tx('no.twin', { position }, '§14.3c');
  if (isHeld(t, enemyOf(side), stride.to)) return tx('no.withdrawOnto', { position }, '§14.3e');
  return whyNotThrough(t, side, stride.to);
}

/** Every stride that is open and can be paid for. */
function openStrides(t: Table, walk: Walk, here: number, left: number): readonly Stride[] {
  const found: Stride[] = [];
  for (const area of [board.areaOf[2 * here]!, board.areaOf[2 * here + 1]!]) {
    const goals = board.positionsOf[area]!.filter(to => to !== here);
    for (const to of board.partial[area] === 1 ? [...goals, OFF] : goals) {
      const stride = { area, to };
      if (costOf(here, stride) <= left && whyNotStride(t, walk, here, stride) === null) found.push(stride);
    }
  }
  return found;
}

/** §14.3f The strides that separation allows: those that raise it, or if there are none, those that keep it. */
export function bestStrides(t: Table, walk: Walk, here: number, left: number): readonly Stride[] {
  const side = standSide(walk.stand);
  const now = separation(t, side, here);
  const open = openStrides(t, walk, here, left).filter(stride => mayEndBy(t, walk, here, stride, left));
  const higher = open.filter(({ to }) => separation(t, side, to) > now);
  return higher.length > 0 ? higher : open.filter(({ to }) => separation(t, side, to) === now);
}

/** Enemy-held positions next to this one. */
const enemiesBeside = (t: Table, side: Side, position: number): readonly number[] =>
  board.adjacent[position]!.filter(other => isHeld(t, enemyOf(side), other));
/** Enemies on whose position, or next to whom, the withdrawal began. */
const isOld = (from: number, enemy: number): boolean => enemy === from || board.adjacent[from]!.includes(enemy);
/** §14.3d It must stop beside an enemy that is new to it. */
const mustStop = (t: Table, walk: Walk, position: number): boolean =>
  enemiesBeside(t, standSide(walk.stand), position).some(enemy => !isOld(walk.from, enemy));

/** Whether a withdrawal that begins so can come to a stop: a full position (§10.4a) must be left again. */
function mayEndBy(t: Table, walk: Walk, here: number, stride: Stride, left: number): boolean {
  const { to } = stride;
  if (to === OFF || whyNotStop(t, walk.stand, to) === null) return true;
  const rest = left - costOf(here, stride);
  return rest > 0 && !mustStop(t, walk, to) && bestStrides(t, walk, to, rest).length > 0;
}
function canWithdraw(view: GunsView, stand: number): boolean {
  const { table: t } = view;
  const side = standSide(stand);
  const ways = isCavalry(labelsOf(view, side)[stand]!) ? [false, true] : [false];
  const from = t.at[stand]!;
  return ways.some(mounted => bestStrides(t, { stand, from, mounted }, from, reachOf(t, side, mounted)).length > 0);
}

function whyNotWithdraw(view: GunsView, side: Side, action: Move): Text | null {
  const { table: t } = view;
  const stand = ownStand(t, side, action.stand);
  if (stand < 0 || !isOnMap(t, stand)) return tx('no.stand', { stand: action.stand }, '§14.1a');
  const mounted = action.mounted === true;
  if (mounted && !isCavalry(labelsOf(view, side)[stand]!)) return tx('no.horses', { stand: action.stand }, '§18.2a');
  const strides = stridesOf(action.path);
  if (!strides) return tx('no.path', {}, '§10.2a');
  return (
    whyNotGo(view, side, stand, mounted) ??
    whyNotWay(t.at[stand]!, strides) ??
    whyNotSteps(t, { stand, from: t.at[stand]!, mounted }, strides) ??
    whyNotEndAt(t, stand, strides[strides.length - 1]!.to, action.front)
  );
}

/** Who may withdraw at all. */
function whyNotGo(view: GunsView, side: Side, stand: number, mounted: boolean): Text | null {
  const { table: t } = view;
  const name = standIds[stand]!;
  if (t.owes[stand]! > 0) return null; // §14.2a, §6.2a, §15.1f, §21.4b
  if (t.attack) return tx('no.beatenOnly', { stand: name }, '§13.9a');
  if (t.did[stand] !== STOOD) return tx('no.again', { stand: name }, '§10.1e');
  const horse = isCavalry(labelsOf(view, side)[stand]!);
  if (orderOf(t, side) !== WITHDRAW && !horse) return tx('no.withdrawOrder', {}, '§6.4a'); // §6.5a
  if (!isInContact(t, side, t.at[stand]!)) return tx('no.contact', { stand: name }, '§14.1a');
  return orderOf(t, side) !== WITHDRAW && !mounted ? tx('no.onlyMounted', { stand: name }, '§18.3a') : null;
}

/** Stride by stride: what is open, what separation demands, where it must stop, how far it goes. */
function whyNotSteps(t: Table, walk: Walk, strides: readonly Stride[]): Text | null {
  const reach = reachOf(t, standSide(walk.stand), walk.mounted);
  let here = walk.from;
  let left = reach;
  for (const stride of strides) {
    if (here !== walk.from && mustStop(t, walk, here))
      return tx('no.withdrawStop', { position: board.positionIds[here]! }, '§14.3d');
    const barred = whyNotStride(t, walk, here, stride);
    if (barred) return barred;
    const price = costOf(here, stride);
    if (price > left) return tx('no.tooFar', { needs: reach - left + price, has: reach }, '§14.3a');
    const fits = bestStrides(t, walk, here, left).some(({ area, to }) => area === stride.area && to === stride.to);
    if (!fits) return tx('no.separation', {}, '§14.3f');
    left -= price;
    here = stride.to;
  }
  return null;
}

const whyNotEndAt = (t: Table, stand: number, to: number, front: string | undefined): Text | null =>
  to === OFF ? null : (whyNotStop(t, stand, to) ?? whyNotFront(to, front));

const debtors = (t: Table, side: Side): readonly number[] => onMap(t, side).filter(stand => t.owes[stand] === 1);

function whyNot(view: GunsView, side: Side, action: Action): Text | null {
  if (action.type === 'withdraw') return whyNotWithdraw(view, side, action);
  if (action.type !== 'endWithdrawals') return tx('no.withdrawalsNow', {}, '§5.1c');
  const owing = debtors(view.table, side).find(stand => canWithdraw(view, stand));
  return owing === undefined ? null : tx('no.mustWithdraw', { stand: standIds[owing]! }, '§14.2a');
}

/** Stands that could withdraw, as far as everyone can tell: without the order only cavalry, as long as there is any. */
export function mayWithdraw(t: Table, side: Side): readonly number[] {
  if (t.attack) return onMap(t, side).filter(stand => t.owes[stand]! > 0); // §13.9a, §21.4b
  const horse = BLOCKS.some(block => isCavalry(block) && sideOfBlock(block) === side && !t.dead.includes(block));
  const free = horse || orderOf(t, side) === WITHDRAW;
  return onMap(t, side).filter(
    stand => t.did[stand] === STOOD && (t.owes[stand]! > 0 || (free && isInContact(t, side, t.at[stand]!))),
  );
}

function choicesOf(view: GunsView, side: Side): Choices<Action> {
  const { table: t } = view;
  const check = (action: Action): Text | null => whyNot(view, side, action);
  const end: Action = { type: 'endWithdrawals' };
  return {
    kind: 'space',
    check,
    sample(pick) {
      const canEnd = check(end) === null;
      const able = mayWithdraw(t, side);
      const owing = able.filter(stand => t.owes[stand] === 1 && canWithdraw(view, stand));
      const stands = canEnd ? able : owing;
      for (let n = 0; n < TRIES && stands.length > 0; n++) {
        const stand = stands[pick(stands.length)]!;
        const mounted = isCavalry(labelsOf(view, side)[stand]!) && pick(2) === 0;
        const way = wayBack(t, { stand, from: t.at[stand]!, mounted }, pick);
        const moves = way.length > 0 ? movesAlong('withdraw', stand, way, mounted) : [];
        const action = moves[pick(Math.max(1, moves.length))];
        if (action && check(action) === null) return action;
      }
      return canEnd ? end : firstOf(view, owing);
    },
  };
}

const TRIES = 8;
const firstOf = (view: GunsView, owing: readonly number[]): Action =>
  owing.flatMap(stand => [...withdrawalsOf(view, stand, false), ...withdrawalsOf(view, stand, true)])[0]!;

/** One way of a withdrawal, stride by stride. */
function wayBack(t: Table, walk: Walk, pick: Pick): readonly Stride[] {
  const way: Stride[] = [];
  let [here, left] = [walk.from, reachOf(t, standSide(walk.stand), walk.mounted)];
  while (left > 0) {
    const strides = bestStrides(t, walk, here, left);
    if (strides.length === 0) break;
    const stride = strides[pick(strides.length)]!;
    way.push(stride);
    left -= costOf(here, stride);
    here = stride.to;
    if (here === OFF || mustStop(t, walk, here) || pick(2) === 0) break;
  }
  return way;
}

/** Ways of a withdrawal to wherever it may stop: of those that come to one position with as many steps left, the first. */
function waysBack(t: Table, walk: Walk, reach: number): readonly (readonly Stride[])[] {
  const found: Stride[][] = [];
  const met = new Set<number>();
  const go = (here: number, left: number, way: readonly Stride[]): void => {
    for (const stride of bestStrides(t, walk, here, left)) {
      const rest = left - costOf(here, stride);
      const key = stride.to === OFF ? OFF - 1 - stride.area : stride.to * 8 + rest;
      if (met.has(key)) continue;
      met.add(key);
      const on = [...way, stride];
      if (stride.to === OFF || whyNotStop(t, walk.stand, stride.to) === null) found.push(on);
      if (stride.to !== OFF && rest > 0 && !mustStop(t, walk, stride.to)) go(stride.to, rest, on);
    }
  };
  go(walk.from, reach, []);
  return found;
}
/** Every place a block may withdraw to, with each front, for boards and bots. */
export function withdrawalsOf(view: GunsView, stand: number, mounted: boolean): readonly Move[] {
  const { table: t } = view;
  const side = standSide(stand);
  if (mounted && !isCavalry(labelsOf(view, side)[stand]!)) return [];
  const ways = waysBack(t, { stand, from: t.at[stand]!, mounted }, reachOf(t, side, mounted));
  return ways.flatMap(way => movesAlong('withdraw', stand, way, mounted));
}

function withdraw(u: U, side: Side, action: Move): void {
  const { table: t } = u;
  const stand = ownStand(t, side, action.stand);
  const strides = stridesOf(action.path)!;
  const from = t.at[stand]!;
  const old = [from, ...board.adjacent[from]!];
  let [steps, here] = [0, from];
  for (const stride of strides) {
    steps += costOf(here, stride);
    here = stride.to;
  }
  if (t.owes[stand] === 1 && !t.attack) t.forced = 1; // §6.5b
  t.stirred[side] = 1; // §6.3d
  t.owes[stand] = 0;
  moveStand(t, stand, strides, action.front);
  if (t.did[stand] !== ATTACKED) t.did[stand] = WITHDREW; // §15.1f
  const beside = here === OFF ? [] : enemiesBeside(t, side, here);
  const spared = steps >= 2 && beside.every(enemy => old.includes(enemy)); // §14.4c
  if (beside.length > 0 && !spared) t.bruised.push(stand); // §14.4b
  const args = { stand: action.stand, to: action.path[action.path.length - 1]! };
  const key = here === OFF ? 'withdraw.left' : 'withdraw.done';
  u.say(tx(key, args, '§14.1a'), went(stand, 'retreat', [from, ...placesOf(t, stand, strides)]));
  if (action.mounted) show(u, stand); // §18.4a
}

/** The bruised stands of the first position that has any: §14.4d. */
const bruisedTogether = (t: Table): readonly number[] => t.bruised.filter(stand => t.at[stand] === t.at[t.bruised[0]!]);

function sufferChoices(t: Table): Choices<Action> {
  const together = bruisedTogether(t);
  const whyNotSuffer = (action: Action): Text | null =>
    action.type === 'suffer' && together.includes(standNumber(action.stand)) ? null : tx('no.suffer', {}, '§14.4d');
  return list<Action>(
    together.map(stand => ({ type: 'suffer', stand: standIds[stand]! })),
    whyNotSuffer,
  );
}

/** The withdrawal step of a phase; `who` is set once it is known who suffers. */
export const withdrawals = procedure<{ side: Side; who: number; beaten: number }>('withdrawals')({
  move: {
    asks: ({ table: t, setup }, { side }) =>
      mayWithdraw(t, side).length > 0 ? only(subordinate(setup, side)) : nobody,
    prompt: ({ table: t }, { side }) =>
      tx('prompt.withdraw', { side: SIDES[side], owing: debtors(t, side).length }, '§14.2a'),
    choices: (view, { side }) => choicesOf(view, side),
    take(u, { side }, action) {
      if (action.type !== 'withdraw') return; // on to those who could not
      withdraw(u, side, action);
      return go('move');
    },
  },
  lost(u, { side }) {
    const { table: t } = u;
    const stand = debtors(t, side)[0];
    if (stand === undefined) return;
    t.owes[stand] = 0;
    t.forced = 1; // §6.5b
    t.stirred[side] = 1; // §6.3d
    u.say(tx('withdraw.impossible', { stand: standIds[stand]! }, '§14.4a'), { by: SIDES[side] });
    return destroy(stand);
  },
  more: (u, { side }) => (debtors(u.table, side).length > 0 ? go('lost') : undefined),
  suffer: {
    asks: ({ table: t, setup }, { side }) => (bruisedTogether(t).length > 1 ? only(subordinate(setup, side)) : nobody),
    prompt: ({ table: t }, { side }) =>
      tx('prompt.suffer', { side: SIDES[side], position: board.positionIds[t.at[t.bruised[0]!]!]! }, '§14.4d'),
    choices: view => sufferChoices(view.table),
    take(_u, locals, action) {
      if (action.type === 'suffer') locals.who = standNumber(action.stand);
    },
  },
  reduce(u, locals) {
    const { table: t } = u;
    const together = bruisedTogether(t);
    if (together.length === 0) return;
    const stand = together.length > 1 ? locals.who : together[0]!;
    t.bruised = t.bruised.filter(each => !together.includes(each));
    locals.who = -1;
    u.say(tx('withdraw.bruised', { stand: standIds[stand]! }, '§14.4b'), { by: SIDES[standSide(stand)] });
    return call(reduce, { stand, again: 0 });
  },
  others: u => (u.table.bruised.length > 0 ? go('suffer') : undefined),
});
