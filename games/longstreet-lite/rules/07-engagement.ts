import {
  type Cover,
  covers,
  crossesLine,
  NOT_MET,
  nearestPiece,
  openWidth,
  type Polygon,
  sideOfPiece,
  stride,
  translated,
} from '@bivouac/maps/plane';
import { BW, kindOf, theKind } from '../data/index.ts';
import { type Attacker, type Defender, type Engaged, has, isLimbered, type Pub } from '../state.ts';
import { type Block, enemiesOf, type Footprint, footprintOf, isColumn, isLinear, NEAR } from './01-units.ts';
import { type Ground, groundOf } from './02-terrain.ts';
import { type Charge, laneOf, mayFlank, unitAhead } from './07-charges.ts';

// 7 WHO FIGHTS: contact, engagement, flanks, cover.

/** §7-eng-b How far ahead others are engaged too. */
const ENGAGED = BW;

/** §7-eng-a, §7-eng-b, §7-eng-c Whom an attacker engages where it stands. */
export function engagedBy(pub: Pub, unit: number, at: Block, touched: readonly number[]): Engaged[] {
  if (touched.length === 0) return [];
  return enemiesOf(pub.table, unit).flatMap(enemy => {
    const its = footprintOf(pub, enemy);
    const contact = touched.includes(enemy);
    const far = unitAhead(at, laneOf(at), its);
    if (!isEngaged(true, far !== NOT_MET, far) && !contact) return [];
    const cover = hasCover(pub, at, its) ? 1 : 0;
    return [{ unit: enemy, contact: contact ? 1 : 0, files: filesOccupied(at, its), cover, dice: -1 }];
  });
}
export const isEngaged = (touchesSomeone: boolean, directlyInFront: boolean, gap: number): boolean =>
  touchesSomeone && directlyInFront && gap <= ENGAGED;

/** §7-allot-e Files of the attacker with some part of the defender within 1 BW straight ahead. */
export function filesOccupied(at: Block, enemy: Footprint): number {
  let count = 0;
  for (let file = 0; file < at.files; file++) {
    const left = at.box.left + file * BW;
    const far = unitAhead(at, { left: left + NEAR.rounding, right: left + BW - NEAR.rounding }, enemy);
    if (far !== NOT_MET && far <= ENGAGED) count++;
  }
  return count;
}

/** §7-flank-a, §7-flank-b Touched by one that charged from the flank position. */
export const isFlanked = (start: Footprint, enemy: Footprint): boolean => mayFlank(start, enemy);

/** §7-vul-a */
export function isVulnerable({ table: t, setup }: Pub, unit: number, flanked: boolean): boolean {
  return flanked || isLimbered(t, unit) || (isColumn(t, unit) && !has(setup, 'column-steady')); // §7-adef-b
}

const crest = theKind('crest');
const field = theKind('field');
/** §7-cov-a, §2-fence Wall, fence and crest; fields if that was agreed. */
const givesCover = ({ setup }: Pub, { kind }: Ground): boolean =>
  kindOf(kind).cover.combat || (kind === field && has(setup, 'field-cover'));

/** §7-cov-a, §7-cov-b Whether every straight line from the attacker's front to the defender crosses cover. */
export function hasCover(pub: Pub, at: Block, enemy: Footprint): boolean {
  const grounds = groundOf(pub).filter(
    each => givesCover(pub, each) && (each.kind !== crest || isBeyondCrest(each, at, enemy)),
  );
  if (grounds.length === 0) return false;
  const inLane = enemy.bases.filter(base => unitAhead(at, laneOf(at), { ...enemy, bases: [base] }) !== NOT_MET);
  if (inLane.length === 0) return false;
  const isShut = (base: Polygon, by: readonly Ground[]): boolean =>
    openWidth(at.pose, laneOf(at), -at.depth, base, coverOf(by)) <= 2 * NEAR.rounding;
  const crests = grounds.filter(({ kind }) => kind === crest);
  const back = stride(at.pose.heading, NEAR.edge); // §2-crest-b whoever stands so near to a crest is at it
  return inLane.every(base => isShut(base, grounds) || isShut(translated(base, back.x, back.y), crests));
}
const coverOf = (grounds: readonly Ground[]): Cover => ({
  lines: grounds.flatMap(({ area, line }) => (area ? [] : [line])),
  areas: grounds.flatMap(({ area }) => (area ? [area] : [])),
});

/** §7-hill-a The defender is on the hill, the attacker's middle on the other side of its crest. */
function isBeyondCrest({ line, hill }: Ground, at: Block, enemy: Footprint): boolean {
  if (!hill || !enemy.bases.some(base => covers(hill, base, NEAR.rounding))) return false;
  const [mine, its] = [middleOf(at.outline), middleOf(enemy.outline)];
  const piece = nearestPiece(line, its.x, its.y);
  const [a, b] = [sideOfPiece(line, piece, mine.x, mine.y), sideOfPiece(line, piece, its.x, its.y)];
  return a !== b || crossesLine(enemy.outline, line, NEAR.rounding);
}
const middleOf = ({ corners }: Polygon): { x: number; y: number } => ({
  x: Math.round((corners[0]! + corners[4]!) / 2),
  y: Math.round((corners[1]! + corners[5]!) / 2),
});

const defenderOf = ({ table: t }: Pub, unit: number, flanked: boolean): Defender => ({
  unit,
  flanked: flanked ? 1 : 0,
  vulnerable: 0,
  linear: isLinear(t, unit) ? 1 : 0,
  defence: -1,
  attack: -1,
  beaten: 0,
});

/** What a charge adds to the combat. */
export function join(
  pub: Pub,
  unit: number,
  start: Footprint,
  { end, touches }: Charge,
  defenders: Defender[],
): Attacker {
  const enemies = engagedBy(pub, unit, end, touches);
  for (const { unit: enemy, contact } of enemies) {
    const flanked = contact === 1 && isFlanked(start, footprintOf(pub, enemy));
    const known = defenders.find(each => each.unit === enemy);
    // §7-multi-a
    if (known) known.flanked = known.flanked || (flanked ? 1 : 0);
    else defenders.push(defenderOf(pub, enemy, flanked));
  }
  for (const each of defenders) each.vulnerable = isVulnerable(pub, each.unit, each.flanked === 1) ? 1 : 0;
  return { unit, enemies, beaten: 0 };
}
