import { root } from './numbers.ts';
import { along, facingX, facingY, inUnits, leftOf } from './turn.ts';

/** x grows east, y grows north, both whole. A vector is a point seen from the origin. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Vector = Point;

/**
 * A point and a heading. It has a frame of its own: `ahead` along the facing, `right` to its own right hand. What is measured
 * in a frame is rounded to whole units.
 */
export interface Pose extends Point {
  readonly heading: number;
}

export function ahead(pose: Pose, x: number, y: number): number {
  return inUnits(along(pose.heading, x - pose.x, y - pose.y));
}
export function right(pose: Pose, x: number, y: number): number {
  return inUnits(-leftOf(pose.heading, x - pose.x, y - pose.y));
}

export function xAt(pose: Pose, forward: number, rightward: number): number {
  return pose.x + inUnits(forward * facingX(pose.heading) + rightward * facingY(pose.heading));
}
export function yAt(pose: Pose, forward: number, rightward: number): number {
  return pose.y + inUnits(forward * facingY(pose.heading) - rightward * facingX(pose.heading));
}
/** The point at these coordinates of the frame. */
export function pointAt(pose: Pose, forward: number, rightward: number): Point {
  return { x: xAt(pose, forward, rightward), y: yAt(pose, forward, rightward) };
}
/** The pose moved within its own frame, facing as before: straight ahead, obliquely, sideways or back. */
export function shifted(pose: Pose, forward: number, rightward: number): Pose {
  return { x: xAt(pose, forward, rightward), y: yAt(pose, forward, rightward), heading: pose.heading };
}

/** The vector of this length in the direction of a heading. */
export function stride(heading: number, length: number): Vector {
  return {
    x: inUnits(length * facingX(heading)),
    y: inUnits(length * facingY(heading)),
  };
}

/** The length of a vector, rounded up: what a straight step costs. */
export function lengthOf(x: number, y: number): number {
  const square = x * x + y * y;
  const whole = root(square);
  return whole * whole < square ? whole + 1 : whole;
}
