import type { Choices, Text } from '@bivouac/kernel';
import { board, enemyOf, isCavalry, isMarchToken, MARCH_BLOCKS, SIDES, type Side, tokenNumber } from '../data/index.ts';
import { sampleMarch } from '../fuzz/sample-moves.ts';
import {
  type Action,
  ATTACK,
  ATTACKED,
  beyond,
  ENTERED,
  type GunsView,
  isBeyond,
  isHeld,
  isOnMap,
  isTeam,
  labelsOf,
  lastBox,
  MARCHED,
  type Move,
  onMap,
  orderOf,
  STOOD,
  standIds,
  standsOn,
  type Table,
  TURNED,
  trayOf,
  type U,
  WITHDRAW,
  WITHDREW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { spendOpenly } from './08-tokens.ts';
import { isNextToEnemy } from './09-sight.ts';
import { show } from './10-labels.ts';
import {
  frontNamed,
  isAreaCovered,
  isCovered,
  isExposed,
  isSlow,
  mixedFronts,
  OFF,
  ownStand,
  priceOfWay,
  type Stride,
  stridesOf,
  takeObjectives,
  whyNotFront,
  whyNotStop,
  whyNotThrough,
  whyNotWay,
} from './10-moves.ts';
import { binds, isAdvanced, mayMarchOnto, mayTurn, meet, ownArea, whyNotMeet } from './21-obstruction.ts';
import { went } from './told.ts';

// 12 MARCHES, under every general order (§12.1a, §6.2a); 15 after another move; 18 mounted.

/** The hours a stand has for marching: all, one fewer after a withdrawal, those after its entry. */
function hoursLeft(t: Table, stand: number): number {
  const did = t.did[stand]!;
  if (did === WITHDREW) return t.hours - 1; // §15.1d
  if (did === ENTERED) return lastBox(t) - t.entered[stand]!; // §15.1b, §15.1c
  return t.hours;
}

/** Steps a stand may march: anywhere, and (more) to where another friend is on or next to its last position. */
export function allowance(t: Table, side: Side, stand: number, mounted: boolean): { alone: number; near: number } {
  const hours = hoursLeft(t, stand);
  const token = t.boost > 0 ? 1 : 0; // §12.2a, §12.2b
  if (hours < 1) return { alone: token, near: token }; // §15.1e
  const horse = mounted ? 1 : 0; // §18.2b
  const extra = (hours - 1) * ((side === t.first ? 1 : 2) + horse); // §12.1c, §5.1d
  return { alone: 2 + horse + token, near: 2 + horse + token + extra }; // §12.1b
}

/** §12.1d, §12.1e Another friend is there or next to it, now. */
function isNearFriend(t: Table, side: Side, stand: number, position: number): boolean {
  const friendOn = (p: number): boolean => standsOn(t, side, p).some(each => each !== stand);
  return position >= 0 && (friendOn(position) || board.adjacent[position]!.some(friendOn));
}

export function whyNotMarch(view: GunsView, side: Side, action: Move): Text | null {
  const { table: t } = view;
  const stand = ownStand(t, side, action.stand);
  if (stand < 0 || !(isOnMap(t, stand) || isBeyond(t, stand))) return tx('no.stand', { stand: action.stand }, '§12.1a');
  const strides = stridesOf(action.path);
  if (!strides) return tx('no.path', {}, '§10.2a');
  const mounted = action.mounted === true;
  const horse = isCavalry(labelsOf(view, side)[stand]!);
  if (mounted && !horse) return tx('no.horses', { stand: action.stand }, '§18.2a');
  const advanced = isAdvanced(view.setup);
  return (
    whyNotMoveNow(t, stand) ??
    whyNotWay(t.at[stand]!, strides) ??
    whyNotStart(t, side, stand, strides, advanced) ??
    whyNotPass(t, side, strides, horse, advanced) ??
    whyNotReach(t, side, stand, strides, mounted) ??
    whyNotArrive(t, side, stand, strides[strides.length - 1]!, horse, action.front)
  );
}

/** §10.1e, §15.1a A block marches once, and not after an attack. */
function whyNotMoveNow(t: Table, stand: number): Text | null {
  const did = t.did[stand]!;
  const name = standIds[stand]!;
  if (did === MARCHED || did === ATTACKED) return tx('no.again', { stand: name }, '§10.1e');
  if (isBeyond(t, stand) && t.since[stand] === t.turn) return tx('no.returnNow', { stand: name }, '§10.3d');
  if (hoursLeft(t, stand) >= 1 || t.boost > 0) return null;
  return tx('no.hoursLeft', { stand: name }, did === ENTERED ? '§15.1c' : '§15.1d');
}

/** From under fire nobody marches; next to an enemy one may only pivot. */
function whyNotStart(t: Table, side: Side, stand: number, strides: readonly Stride[], advanced: boolean): Text | null {
  const from = t.at[stand]!;
  if (from < 0) return null;
  const shared = isHeld(t, enemyOf(side), from);
  if (shared && mayMarchOnto(advanced, from)) return tx('no.marchOff', {}, '§21.2d');
  if (isCovered(t, side, from)) {
    const pivot = isNextToEnemy(t, side, from) && orderOf(t, side) === ATTACK;
    return tx('no.marchCovered', {}, pivot ? '§12.3h' : '§12.3c');
  }
  if (shared && strides[0]!.area !== ownArea(t, stand)) return tx('no.throughEnemy', {}, '§10.4f');
  const ends = contacts(t, side, from, advanced);
  if (ends.length === 0) return null;
  if (orderOf(t, side) !== ATTACK) return tx('no.pivotOrder', {}, '§12.3g');
  const round = strides.length === 1 && board.crossingsOf[strides[0]!.to]?.some(c => ends.includes(c)); // §12.3f
  return round ? null : tx('no.pivot', {}, '§12.3e');
}

/** The crossings of a position across which an enemy stands. */
const contacts = (t: Table, side: Side, position: number, advanced: boolean): readonly number[] =>
  board.crossingsOf[position]!.filter(c =>
    board.positionsAt[c]!.some(
      other => other !== position && isHeld(t, enemyOf(side), other) && binds(advanced, position, other),
    ),
  );

/** Whether whoever comes there stands next to an enemy and must stop. */
export const isBound = (t: Table, side: Side, position: number, advanced: boolean): boolean =>
  isNextToEnemy(t, side, position) && contacts(t, side, position, advanced).length > 0;

/** What stops or bars a march on its way. */
function whyNotPass(t: Table, side: Side, strides: readonly Stride[], horse: boolean, advanced: boolean): Text | null {
  for (const [i, { area, to }] of strides.entries()) {
    if (isAreaCovered(t, side, area)) return tx('no.areaCovered', { area: board.areaIds[area]! }, '§12.3a'); // §10.3f
    if (to === OFF) return null;
    const barred = whyNotThrough(t, side, to, mayMarchOnto(advanced, to));
    if (barred) return barred;
    if (i === strides.length - 1) return null;
    const position = board.positionIds[to]!;
    if (isHeld(t, enemyOf(side), to)) return tx('no.marchOn', { position }, '§21.2c');
    if (isCovered(t, side, to)) return tx('no.marchOn', { position }, '§12.3b');
    if (isBound(t, side, to, advanced)) return tx('no.marchOn', { position }, '§12.3d');
    const shy = whyNotNear(t, side, to, horse); // who need not stop there (§21.2a) has been there all the same
    if (shy) return shy;
  }
  return null;
}

function whyNotReach(t: Table, side: Side, stand: number, strides: readonly Stride[], mounted: boolean): Text | null {
  const from = t.at[stand]!;
  if (mounted && strides.some((stride, i) => isSlow(i === 0 ? Math.max(from, OFF) : strides[i - 1]!.to, stride)))
    return tx('no.mountedObstruction', {}, '§18.2d');
  const { alone, near } = allowance(t, side, stand, mounted);
  const needs = priceOfWay(from, strides);
  if (needs <= alone) return null;
  const rule = hoursLeft(t, stand) < 1 ? '§15.1e' : mounted ? '§18.2b' : '§12.1b';
  if (needs > near) return tx('no.tooFar', { needs, has: near }, near > alone ? '§12.1c' : rule);
  const friend = isNearFriend(t, side, stand, strides[strides.length - 1]!.to);
  return friend ? null : tx('no.tooFarAlone', { needs, has: alone }, '§12.1d');
}

/** Whether the order Withdraw, or that it is cavalry, keeps whoever comes by from going so near the enemy. */
function whyNotNear(t: Table, side: Side, to: number, horse: boolean): Text | null {
  if (!isExposed(t, side, to) && !isHeld(t, enemyOf(side), to)) return null;
  const position = board.positionIds[to]!;
  if (orderOf(t, side) === WITHDRAW) return tx('no.withdrawNear', { position }, '§10.5a');
  return horse ? tx('no.cavalryNear', { position }, '§18.2c') : null;
}

/** Where a march may end. */
function whyNotArrive(
  t: Table,
  side: Side,
  stand: number,
  { area, to }: Stride,
  horse: boolean,
  front: string | undefined,
): Text | null {
  if (to === OFF) return null;
  return (
    whyNotNear(t, side, to, horse) ??
    whyNotStop(t, stand, to) ??
    whyNotFront(to, front) ??
    whyNotMeet(t, side, to, area, front)
  );
}

/** §10.2f Whoever has not moved may turn; others only to look the same way as their stack (§10.2g). */
function whyNotTurn(t: Table, side: Side, slug: string, advanced: boolean): Text | null {
  const stand = ownStand(t, side, slug);
  if (stand < 0 || !isOnMap(t, stand)) return tx('no.stand', { stand: slug }, '§10.2f');
  const mixed = mixedFronts(t, side, [stand]).length > 0;
  if (!mayTurn(t, advanced, stand, mixed)) return tx('no.turnEnemy', { stand: slug }, advanced ? '§21.2f' : '§10.4f');
  if (t.did[stand] === STOOD || mixed) return null;
  return tx('no.turn', { stand: slug }, '§10.2f');
}

export function whyNotSpend(view: GunsView, side: Side, slug: string): Text | null {
  const token = tokenNumber(slug);
  if (!trayOf(view, side).includes(token)) return tx('no.token', { token: slug }, '§4.6c');
  return isMarchToken(token) ? null : tx('no.marchToken', { token: slug }, '§12.2a');
}

function whyNotEnd(t: Table, side: Side): Text | null {
  const mixed = mixedFronts(t, side, onMap(t, side))[0];
  return mixed === undefined ? null : tx('no.mixedFronts', { position: board.positionIds[t.at[mixed]!]! }, '§10.2g');
}

/** In a team tokens are the commander's (§25.2a); without one they are one. */
function whyNot(view: GunsView, side: Side, action: Action): Text | null {
  const { setup, table: t } = view;
  if (action.type === 'spend')
    return isTeam(setup, side) ? tx('no.commander', {}, '§25.2a') : whyNotSpend(view, side, action.token);
  if (action.type === 'march') return whyNotMarch(view, side, action);
  if (action.type === 'turn') return whyNotTurn(t, side, action.stand, isAdvanced(setup));
  return action.type === 'endMarches' ? whyNotEnd(t, side) : tx('no.marchesNow', {}, '§5.1c');
}

export const marchChoices = (view: GunsView, side: Side): Choices<Action> => {
  const check = (action: Action): Text | null => whyNot(view, side, action);
  const reach = (stand: number, mounted: boolean): number =>
    whyNotMoveNow(view.table, stand) ? 0 : allowance(view.table, side, stand, mounted).near;
  return { kind: 'space', sample: pick => sampleMarch(view, side, pick, check, reach), check };
};

export function march(u: U, side: Side, action: Move): void {
  const { table: t } = u;
  const stand = ownStand(t, side, action.stand);
  const strides = stridesOf(action.path)!;
  const from = t.at[stand]!;
  moveStand(t, stand, strides, action.front); // §10.1c
  if (t.at[stand]! >= 0) meet(t, stand); // §21.2f
  t.did[stand] = MARCHED;
  t.boost = Math.max(0, t.boost - 1); // §12.2a
  const args = { stand: action.stand, to: action.path[action.path.length - 1]! };
  const key = t.at[stand]! < 0 ? 'march.left' : action.mounted ? 'march.rode' : 'march.done';
  u.say(tx(key, args, '§12.1a'), went(stand, 'march', [from, ...placesOf(t, stand, strides)]));
  if (action.mounted) show(u, stand); // §18.4a
  takeObjectives(
    u,
    side,
    strides.map(stride => stride.area),
  );
}

/** The places a stand has passed, the last being where it is now. */
export const placesOf = (t: Table, stand: number, strides: readonly Stride[]): number[] => [
  ...strides.slice(0, -1).map(stride => stride.to),
  t.at[stand]!,
];

/** To the end of its way; off the map it stays beside the area it left by (§10.3c). */
export function moveStand(t: Table, stand: number, strides: readonly Stride[], front: string | undefined): void {
  const { area, to } = strides[strides.length - 1]!;
  t.at[stand] = to === OFF ? beyond(area) : to;
  if (to === OFF) t.since[stand] = t.turn;
  else t.front[stand] = frontNamed(to, front); // §10.2e
}

export function turn(u: U, side: Side, slug: string): void {
  const { table: t } = u;
  const stand = ownStand(t, side, slug);
  t.front[stand] = 1 - t.front[stand]!;
  if (t.did[stand] === STOOD) t.did[stand] = TURNED;
  u.say(tx('march.turned', { stand: slug }, '§10.2f'), { by: SIDES[side] });
}

/** §12.2a The next three marching blocks go one step farther; two tokens played together help the same three (§12.2b). */
export function spendMarchToken(u: U, side: Side, slug: string): void {
  spendOpenly(u, side, tokenNumber(slug));
  u.table.boost = MARCH_BLOCKS;
  u.say(tx('march.token', { side: SIDES[side], token: slug }, '§12.2a'), { by: SIDES[side] });
}
