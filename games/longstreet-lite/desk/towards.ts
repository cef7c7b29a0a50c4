import type { Text } from '@bivouac/kernel';
import {
  arcLength,
  FULL_TURN,
  headingOf,
  type Point,
  type Pose,
  pointAt,
  posesBetween,
  QUARTER_TURN,
  root,
  shifted,
  stride,
  turnBetween,
  turned,
  turnOfArc,
  wheeled,
  withinTurn,
} from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { type Footprint, footprintAt, footprintOf, isColumn, NEAR } from '../rules/01-units.ts';
import type { MoveKind } from '../rules/04-effect-record.ts';
import { allowance } from '../rules/06-allowance.ts';
import { isForward, type Judged, judgeDrive, judgeMarch, judgeProlong } from '../rules/06-marches.ts';
import type { Moving } from '../rules/06-movement.ts';
import { isInfantry, isLimbered, type Pub, unitId } from '../state.ts';

// The nearest legal pose to a wanted one, reached by the moves of the rules.

/** Where the middle of its front should come, and how it should face; `done`: steps already laid down. */
export interface Wanted extends Point {
  readonly heading: number | null; // null: as it comes
  readonly done: readonly string[];
}
export interface Reached {
  readonly action: Moving;
  readonly judged: Judged; // legal
  readonly has: number; // its allowance
  readonly stopped: Text | null; // why it did not come nearer
}
/** `basic`: the move is made by the enemy, as after Confusion. */
export interface Mover {
  readonly pub: Pub;
  readonly unit: number;
  readonly basic: boolean;
}

/** A move of one kind, by how much of it is made: so many of `WHOLE`. */
interface Way {
  readonly kind: MoveKind;
  readonly least: number; // parts of it that make sense: a wheel before a march stands alone, a march of no length does not
  readonly end: Pose; // where all of it leads
  readonly shy?: number; // it has to be better than others by so much
  make(part: number): Moving;
}
const WHOLE = 64;
const SAMPLES = [56, 48, 40, 32, 24, 16, 8] as const;

function judged({ pub, unit, basic }: Mover, action: Moving): Judged {
  if (action.type === 'drive') return judgeDrive(pub, unit, action, basic);
  if (action.type === 'prolong') return judgeProlong(pub, unit, action);
  return judgeMarch(pub, unit, action as Extract<Moving, { type: 'march' }>, basic);
}
const has = ({ pub, unit, basic }: Mover, kind: MoveKind): number => allowance(pub.table, unit, kind, basic);
/** With the grace that the rules give. */
const reach = (mover: Mover, kind: MoveKind): number => has(mover, kind) + NEAR.slack;

/** As much of a way as is legal. What stops it stops all that is longer, but for a friend on whom nobody may rest. */
function farthest(mover: Mover, way: Way): Reached | null {
  let stopped: Text | null = null;
  const tried = (part: number): Reached | null => {
    const action = way.make(part);
    const found = judged(mover, action);
    if (!found.why) return { action, judged: found, has: has(mover, way.kind), stopped };
    stopped ??= found.why;
    return null;
  };
  const whole = tried(WHOLE);
  if (whole) return whole;
  if ((stopped as Text | null)?.key === 'no.onFriend') return sampled(tried);
  const least = way.least === 0 ? tried(0) : null;
  return way.least === 0 && !least ? null : closer(tried, least, way.least, WHOLE);
}
/** From the end, then more closely. */
function sampled(tried: (part: number) => Reached | null): Reached | null {
  for (const part of SAMPLES) {
    const found = tried(part);
    if (found) return closer(tried, found, part, part + 8);
  }
  return null;
}
function closer(
  tried: (part: number) => Reached | null,
  found: Reached | null,
  from: number,
  to: number,
): Reached | null {
  let [best, low, high] = [found, from, to];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const next = tried(middle);
    if (next) [best, low] = [next, middle];
    else high = middle;
  }
  return best;
}

const part = (length: number, many: number): number => Math.trunc((length * many) / WHOLE);
const goStep = (x: number, y: number): string[] => (x === 0 && y === 0 ? [] : [`go ${x} ${y}`]);
const wheelStep = (turn: number, back = false): string[] =>
  turn === 0 ? [] : [`${back ? 'back-' : ''}${turn > 0 ? 'left' : 'right'} ${Math.abs(turn)}`];

/** A vector cut to a length. */
function cut({ x, y }: Point, most: number): Point {
  const square = x * x + y * y;
  if (square <= most * most) return { x, y };
  const length = root(square) + 1;
  return { x: Math.trunc((x * most) / length), y: Math.trunc((y * most) / length) };
}
const EIGHTH = FULL_TURN / 8;
/** §6-fwd-b The nearest vector within 45 degrees of a heading; null: it lies behind. */
export function intoCone(heading: number, { x, y }: Point): Point | null {
  if (isForward({ x: 0, y: 0, heading }, { x, y })) return { x, y };
  const side = withinTurn(turned(heading, QUARTER_TURN), QUARTER_TURN, x, y) ? EIGHTH : -EIGHTH;
  const edge = stride(turned(heading, side), BW);
  const along = x * edge.x + y * edge.y;
  if (along <= 0) return null;
  const far = Math.floor(along / BW);
  return stride(turned(heading, side), far);
}

interface Start {
  readonly at: Footprint;
  readonly left: number;
}
/** Where the steps already laid down lead, and what is left. */
function startOf(mover: Mover, done: readonly string[], kind: MoveKind): Start {
  const { pub, unit } = mover;
  const here = footprintOf(pub, unit);
  if (done.length === 0) return { at: here, left: reach(mover, kind) };
  const { pose, form, cost } = judgeMarch(pub, unit, marchOf(mover, done, kind === 'difficult'), mover.basic);
  return { at: footprintAt(pose, form, here.depth), left: Math.max(0, reach(mover, kind) - cost) };
}
const marchOf = ({ pub, unit }: Mover, steps: readonly string[], difficult: boolean) => ({
  ...({ type: 'march', unit: unitId(pub.table, unit), steps } as const),
  ...(difficult ? { difficult } : {}),
});

const turnTo = ({ heading }: Pose, wanted: number | null): number =>
  wanted === null ? 0 : turnBetween(heading, wanted);
const clamped = (turn: number, most: number): number => Math.max(-most, Math.min(most, turn));

/** Straight or obliquely, with a wheel before or after; §6-diff-a else sideways and back. */
function marches(mover: Mover, { x, y, heading, done }: Wanted): readonly Way[] {
  const forward = startOf(mover, done, 'forward');
  const turn = turnTo(forward.at.pose, heading);
  const wheel = wheelOf(mover, forward, turn, done);
  const ways = wheel === 0 ? [going(mover, forward, { x, y }, done)] : wheeling(mover, forward, { x, y }, wheel, done);
  const isPlain = done.every(step => step.startsWith('go') || step.startsWith('back'));
  return [...ways, ...(isPlain ? backing(mover, { x, y, heading, done }) : [])].flatMap(way => way ?? []);
}
const moved = ({ x, y, heading }: Pose, by: Point): Pose => ({ x: x + by.x, y: y + by.y, heading });
function going(mover: Mover, { at: { pose }, left }: Start, to: Point, done: readonly string[]): Way | null {
  const into = intoCone(pose.heading, { x: to.x - pose.x, y: to.y - pose.y });
  if (!into) return null;
  const go = cut(into, left);
  return {
    ...{ kind: 'forward', least: done.length > 0 ? 0 : 1, end: moved(pose, go) },
    make: n => marchOf(mover, [...done, ...goStep(part(go.x, n), part(go.y, n))], false),
  };
}
/** As much of a turn as the allowance and the ground let it wheel: all of it, or a sixteenth of that more or less. */
function wheelOf(mover: Mover, { at, left }: Start, turn: number, done: readonly string[]): number {
  const wheel = clamped(turn, turnOfArc(at.files * BW, left));
  const isOpen = (many: number): boolean =>
    judged(mover, marchOf(mover, [...done, ...wheelStep(part(wheel, many))], false)).why === null;
  if (wheel === 0 || isOpen(WHOLE)) return wheel;
  let [low, high] = [0, WHOLE];
  while (high - low > WHOLE / 16) {
    const middle = (low + high) >> 1;
    if (isOpen(middle)) low = middle;
    else high = middle;
  }
  return part(wheel, low);
}
function wheeling(mover: Mover, start: Start, to: Point, wheel: number, done: readonly string[]): (Way | null)[] {
  const { at, left } = start;
  const arc = arcLength(at.files * BW, Math.abs(wheel));
  const pivot = wheel > 0 ? 'left' : 'right';
  const pose = wheeled(at.pose, at.box.right, pivot, wheel);
  const after = intoCone(pose.heading, { x: to.x - pose.x, y: to.y - pose.y }) ?? { x: 0, y: 0 };
  const before = intoCone(at.pose.heading, { x: to.x - pose.x, y: to.y - pose.y });
  const go = cut(after, left - arc);
  const first = before && cut(before, left - arc);
  return [
    {
      ...{ kind: 'forward', least: 0, end: moved(pose, go) },
      make: n => marchOf(mover, [...done, ...wheelStep(wheel), ...goStep(part(go.x, n), part(go.y, n))], false),
    },
    first && {
      ...{ kind: 'forward', least: 0, end: moved(pose, first) },
      make: n => marchOf(mover, [...done, ...goStep(part(first.x, n), part(first.y, n)), ...wheelStep(wheel)], false),
    },
  ];
}
const SHY = (BW / 10) ** 2;
/** Everything in it is difficult: §6-diff-c. A wheel forward is as good as one backward. */
function backing(mover: Mover, { x, y, heading, done }: Wanted): (Way | null)[] {
  const { pub, unit } = mover;
  if (isColumn(pub.table, unit)) return [];
  const { at, left } = startOf(mover, done, 'difficult');
  const { pose } = at;
  const turn = turnTo(pose, heading);
  const go = cut({ x: x - pose.x, y: y - pose.y }, left);
  const isBack = (go.x !== 0 || go.y !== 0) && !isForward(pose, go);
  const most = turnOfArc(at.files * BW, left);
  const wheel = clamped(turn, most);
  const turnedBack = wheeled(pose, at.box.right, wheel > 0 ? 'right' : 'left', wheel);
  return [
    isBack
      ? {
          ...{ kind: 'difficult', least: 1, end: moved(pose, go) },
          make: n => marchOf(mover, [...done, ...goStep(part(go.x, n), part(go.y, n))], true),
        }
      : null,
    wheel === 0
      ? null
      : {
          ...{ kind: 'difficult', least: 1, end: turnedBack, shy: SHY },
          make: n => marchOf(mover, [...done, ...wheelStep(part(wheel, n), true)], true),
        },
  ];
}

/** §6-amov-b A limber goes any way; it faces as it came unless told otherwise. */
function drives({ pub, unit, ...mover }: Mover, { x, y, heading, done }: Wanted): readonly Way[] {
  const start = footprintOf(pub, unit);
  const steps = done.map(step => step.split(' ').map(Number));
  const from = steps.reduce(
    (at, [, dx = 0, dy = 0]) => ({ x: at.x + dx, y: at.y + dy }),
    pointAt(start.pose, -start.depth / 2, 0),
  );
  const spent = steps.reduce((sum, [, dx = 0, dy = 0]) => sum + root(dx * dx + dy * dy) + 1, 0);
  const left = reach({ pub, unit, ...mover }, 'limbered') - spent;
  const slug = unitId(pub.table, unit);
  const along = x === from.x && y === from.y ? start.pose.heading : headingOf(x - from.x, y - from.y);
  return (heading === null ? [along, start.pose.heading] : [heading]).map(facing => {
    const middle = shifted({ x, y, heading: facing }, -start.depth / 2, 0);
    const go = cut({ x: middle.x - from.x, y: middle.y - from.y }, Math.max(0, left));
    const end = shifted({ x: from.x + go.x, y: from.y + go.y, heading: facing }, start.depth / 2, 0);
    const make = (n: number): Moving => ({
      ...{ type: 'drive', unit: slug, heading: facing },
      steps: [...done, ...goStep(part(go.x, n), part(go.y, n))],
    });
    return { kind: 'limbered', least: 0, end, make };
  });
}

/** §6-amov-c Guns by hand: as far as no corner goes too far. */
function prolongs({ pub, unit, ...mover }: Mover, { x, y, heading }: Wanted): readonly Way[] {
  const { pose } = footprintOf(pub, unit);
  const go = cut({ x: x - pose.x, y: y - pose.y }, reach({ pub, unit, ...mover }, 'prolong'));
  const to = { x: pose.x + go.x, y: pose.y + go.y, heading: heading ?? pose.heading };
  const poses = posesBetween(pose, to, WHOLE);
  return [
    {
      kind: 'prolong',
      least: 1,
      end: to,
      make: n => ({ type: 'prolong', unit: unitId(pub.table, unit), ...poses[n]! }),
    },
  ];
}

/** How far a pose is from the one wanted: squares of lengths; a turn counts as the way of a flank base. */
export function miss({ x, y, heading }: Pose, wanted: Wanted): number {
  const [dx, dy] = [x - wanted.x, y - wanted.y];
  const turn = wanted.heading === null ? 0 : Math.abs(turnBetween(heading, wanted.heading));
  const swing = Math.floor((turn * 2 * BW) / 5730);
  return dx * dx + dy * dy + swing * swing;
}

/** The nearest legal pose to the one wanted; null: the unit can go nowhere. */
export function towards(mover: Mover, wanted: Wanted): Reached | null {
  const { table: t } = mover.pub;
  const ways = isInfantry(t, mover.unit)
    ? marches(mover, wanted)
    : isLimbered(t, mover.unit)
      ? drives(mover, wanted)
      : prolongs(mover, wanted);
  const off = (way: Way, pose: Pose): number => miss(pose, wanted) + (way.shy ?? 0);
  const bound = new Map(ways.map(way => [way, off(way, way.end)]));
  let best: Reached | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of [...ways].sort((a, b) => bound.get(a)! - bound.get(b)!)) {
    if (least <= bound.get(way)!) break;
    const found = farthest(mover, way);
    if (found && off(way, found.judged.pose) < least) [best, least] = [found, off(way, found.judged.pose)];
  }
  return best;
}
