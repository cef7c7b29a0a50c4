export { compareDistance, gap, gapToSegment, nearerThan, notBeyond } from './distance.ts';
export { firstMet, type Lane, leastAhead, lineAhead, type Met, NOT_MET } from './lane.ts';
export {
  corridor,
  facedAbout,
  farthestCorner,
  type Hand,
  handed,
  mostAhead,
  pathLength,
  posesBetween,
  pushedBehind,
  quarterTurned,
  type Run,
  wheelAround,
  wheeled,
  wheelPieces,
  wheelSwept,
} from './moves.ts';
export { compareProducts, REACH, root } from './numbers.ts';
export { contains, covers, crosses, crossesLine, inside, overlaps, segmentsCross, sunkIn } from './overlap.ts';
export {
  type Around,
  type Box,
  doubleArea,
  hull,
  onTable,
  type Polygon,
  polygon,
  polygonOf,
  rectangle,
  SIDES,
  type Side,
  sideOf,
  spanIn,
  swept,
  translated,
} from './polygon.ts';
export { ahead, lengthOf, type Point, type Pose, pointAt, right, shifted, stride, type Vector } from './pose.ts';
export { type Fan, type Ground, type Lattice, latticeRetreat, type Retreat, straightRetreats } from './retreat.ts';
export { blockers, type Cover, crossesSight, nearestPiece, openWidth, sideOfPiece } from './sight.ts';
export {
  arcLength,
  FACING,
  FULL_TURN,
  facingX,
  facingY,
  HALF_TURN,
  headingOf,
  QUARTER_TURN,
  turnBetween,
  turned,
  turnOfArc,
  withinTurn,
} from './turn.ts';
export { enteredOnWay, metOnWay, wayTo } from './way.ts';
export { inZone, type Nearest, nearestInZone } from './zone.ts';
