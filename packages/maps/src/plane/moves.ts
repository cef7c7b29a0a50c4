import { ceilDiv, nearestDiv } from './numbers.ts';
import { type Box, hull, type Polygon, rectangle } from './polygon.ts';
import { ahead, lengthOf, type Point, type Pose, pointAt, shifted, xAt, yAt } from './pose.ts';
import {
  arcLength,
  facingX,
  facingY,
  HALF_TURN,
  headingOf,
  inUnits,
  QUARTER_TURN,
  turnBetween,
  turned,
} from './turn.ts';

export type Hand = 'left' | 'right';

/** 1 for the left hand, -1 for the right: turns to the left are positive. */
export function handed(hand: Hand): number {
  return hand === 'left' ? 1 : -1;
}

/**
 * A front of twice `half` turned about its left or right corner. Turning to the side of the pivot is a wheel forward, the other
 * way a wheel backward. The way back leads to the same pose, to the unit.
 */
export function wheeled(pose: Pose, half: number, pivot: Hand, turn: number): Pose {
  const heading = turned(pose.heading, turn);
  const arm = handed(pivot) * half;
  return {
    x: pose.x + inUnits(arm * (facingY(heading) - facingY(pose.heading))),
    y: pose.y - inUnits(arm * (facingX(heading) - facingX(pose.heading))),
    heading,
  };
}

/** A wheel is swept in steps of at most a degree. */
const STEP = 100;
/** An arc bulges over its chord by 1 / cos(½°) − 1, less than one part in 26,000: by so much the corners are pushed out. */
const BULGE = 26_000;

/** A run of pieces of a way: the first, and the last. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
/** In how many pieces the ground of a wheel is told. */
export function wheelPieces(turn: number): number {
  return Math.max(1, ceilDiv(Math.abs(turn), STEP));
}
/** The ground that a box of the pose covers in a wheel, in convex pieces; of them only a run, if that is asked for. */
export function wheelSwept(
  pose: Pose,
  half: number,
  pivot: Hand,
  turn: number,
  box: Box,
  run?: Run,
): readonly Polygon[] {
  const count = wheelPieces(turn);
  const { from, to } = run ?? { from: 0, to: count - 1 };
  const corner = pointAt(pose, 0, -handed(pivot) * half);
  const arm = handed(pivot) * half;
  const wide: Box = {
    left: pushedOut(box.left + arm),
    right: pushedOut(box.right + arm),
    rear: pushedOut(box.rear),
    front: pushedOut(box.front),
  };
  const ground: Polygon[] = [];
  const at = (i: number): readonly number[] =>
    rectangle({ x: corner.x, y: corner.y, heading: turned(pose.heading, nearestDiv(turn * i, count)) }, wide).corners;
  let before = at(from);
  for (let i = from; i <= to; i++) {
    const after = at(i + 1);
    ground.push(hull(before.concat(after)));
    before = after;
  }
  return ground;
}
/**
 * A rectangle that holds all the ground of a wheel of at most a quarter, or a run of its pieces: a quick look before it is
 * swept. In a turn to the left what is right of the pivot goes ahead and what is behind it goes right, none of it farther
 * than its arc.
 */
export function wheelAround(pose: Pose, half: number, pivot: Hand, turn: number, box: Box, run?: Run): Polygon {
  if (run) return runAround(pose, half, pivot, turn, box, run);
  const arm = handed(pivot) * half;
  const [left, right] = [box.left + arm, box.right + arm];
  const [ahead, behind, rightward, leftward] =
    turn > 0 ? [right, -left, -box.rear, box.front] : [-left, right, box.front, -box.rear];
  const swung = (far: number): number => (far > 0 ? arcLength(far, Math.abs(turn)) : 0);
  const most = ceilDiv(Math.max(-left, right) + box.front - box.rear, BULGE) + ROUNDED;
  return rectangle(pose, {
    left: Math.min(left, 0) - arm - swung(leftward) - most,
    right: Math.max(right, 0) - arm + swung(rightward) + most,
    rear: Math.min(box.rear, 0) - swung(behind) - most,
    front: Math.max(box.front, 0) + swung(ahead) + most,
  });
}
function runAround(pose: Pose, half: number, pivot: Hand, turn: number, box: Box, { from, to }: Run): Polygon {
  const count = wheelPieces(turn);
  const begins = nearestDiv(turn * from, count);
  return wheelAround(wheeled(pose, half, pivot, begins), half, pivot, nearestDiv(turn * (to + 1), count) - begins, box);
}
/** What rounding may add, to the pivot and to each corner. */
const ROUNDED = 6;
function pushedOut(far: number): number {
  return far + Math.sign(far) * ceilDiv(Math.abs(far), BULGE);
}

/** Front to rear: the pose of a block of this depth that has faced about where it stands. */
export function facedAbout(pose: Pose, depth: number): Pose {
  return { ...shifted(pose, -depth, 0), heading: turned(pose.heading, HALF_TURN) };
}

/** The pose of a block whose front is now the flank to which every figure has turned. `half` is half its old front. */
export function quarterTurned(pose: Pose, half: number, depth: number, to: Hand): Pose {
  const flank = pointAt(pose, -nearestDiv(depth, 2), -handed(to) * half);
  return { ...flank, heading: turned(pose.heading, handed(to) * QUARTER_TURN) };
}

/** A pose pushed straight back along the facing of a front line, just so far that no corner of its box is ahead of that. */
export function pushedBehind(line: Pose, pose: Pose, box: Box): Pose {
  const over = mostAhead(line, rectangle(pose, box));
  if (over <= 0) return pose;
  const back = { ...pose, heading: line.heading };
  return { ...shifted(back, -over, 0), heading: pose.heading };
}

/** How far ahead of a front line the foremost corner of a polygon lies; negative behind it. */
export function mostAhead(line: Pose, { corners }: Polygon): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) most = Math.max(most, ahead(line, corners[i]!, corners[i + 1]!));
  return most;
}

/** Poses from one to another, both included, so that between neighbours point and heading change evenly. */
export function posesBetween(from: Pose, to: Pose, steps: number): readonly Pose[] {
  const turn = turnBetween(from.heading, to.heading);
  const part = (all: number, i: number): number => nearestDiv(all * i, steps);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + part(to.x - from.x, i),
    y: from.y + part(to.y - from.y, i),
    heading: turned(from.heading, part(turn, i)),
  }));
}

/** How far the corner of a box moves that moves farthest, rounded up. */
export function farthestCorner(from: Pose, to: Pose, { left, right, rear, front }: Box): number {
  const way = (forward: number, rightward: number): number =>
    lengthOf(
      xAt(to, forward, rightward) - xAt(from, forward, rightward),
      yAt(to, forward, rightward) - yAt(from, forward, rightward),
    );
  return Math.max(way(rear, right), way(front, right), way(front, left), way(rear, left));
}

/**
 * The ground a square of twice `half` covers whose middle follows a path and which turns along it: a rectangle for each step,
 * an octagon where it turns; from its middle at the beginning to its middle at the end, for there it need not turn. All pieces
 * are convex.
 */
export function corridor(path: readonly Point[], half: number): readonly Polygon[] {
  return path.slice(1).flatMap((to, i) => {
    const from = path[i]!;
    const heading = headingOf(to.x - from.x, to.y - from.y);
    const length = lengthOf(to.x - from.x, to.y - from.y);
    const [rear, front] = [i === 0 ? 0 : -half, i === path.length - 2 ? length : length + half];
    const strip = rectangle({ ...from, heading }, { left: -half, right: half, rear, front });
    return i === 0 ? [strip] : [octagon({ ...from, heading }, half), strip];
  });
}
function octagon(pose: Pose, half: number): Polygon {
  const square: Box = { left: -half, right: half, rear: -half, front: half };
  const aslant = { ...pose, heading: turned(pose.heading, QUARTER_TURN / 2) };
  return hull([...rectangle(pose, square).corners, ...rectangle(aslant, square).corners]);
}

/** The length of a path, every step rounded up. */
export function pathLength(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, to, i) => sum + lengthOf(to.x - path[i]!.x, to.y - path[i]!.y), 0);
}
