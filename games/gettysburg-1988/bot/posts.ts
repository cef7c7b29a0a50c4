import {
  entryHex,
  HEXES,
  hill,
  isGeneral,
  neighbour,
  objectiveAt,
  objectives,
  pointsOf,
  type Side,
  town,
  unitsOf,
  woods,
} from '../data/index.ts';
import { EXITED } from '../state.ts';
import { factorOf } from './board.ts';
import { FAR } from './flood.ts';
import { canReach, mayExit, placeOf, type Scene } from './scene.ts';
import { STEP, WAY } from './tables.ts';

// Where a unit might go: a dozen posts out of all the hexes it can reach.

const MOST_ATTACKS = 7;
const MOST_GROUND = 4;
const MOST_BARS = 3;
const MOST_FRIENDS = 4;
const MOST_POSTS = 20;

/** The posts of a unit, where it is first. Those who start with a general share theirs, so that they can go together. */
export const postsOf = (s: Scene, unit: number): number[] => gathered(s, unit, barsOf);

/** Without the ways of the enemy, which greedy leaves to those who plan. */
export const plainPosts = (s: Scene, unit: number): number[] => gathered(s, unit, () => []);

function gathered(s: Scene, unit: number, more: (s: Scene, unit: number) => readonly number[]): number[] {
  const hold = s.start[unit]!;
  if (!s.able[unit]) return [hold];
  const posts = new Set<number>([hold]);
  for (const post of ownPosts(s, unit)) posts.add(post);
  if (isGeneral[unit] || s.leader[unit]! >= 0) {
    const place = placeOf(s.view.table, unit);
    for (const mate of unitsOf[s.side]) {
      if (mate === unit || !s.able[mate] || placeOf(s.view.table, mate) !== place || isGeneral[mate]) continue;
      for (const post of ownPosts(s, mate)) if (posts.size < MOST_POSTS && canReach(s, unit, post)) posts.add(post);
      for (const post of more(s, mate)) if (canReach(s, unit, post)) posts.add(post);
    }
  }
  for (const post of more(s, unit)) posts.add(post);
  if (!isGeneral[unit] && mayExit(s, unit) >= 0) posts.add(EXITED); // §3d-a
  return [...posts];
}

const ownPosts = (s: Scene, unit: number): readonly number[] => {
  s.posts[unit] ??= findPosts(s, unit);
  return s.posts[unit]!;
};

function findPosts(s: Scene, unit: number): number[] {
  const open = reachable(s, unit);
  const found: number[] = [];
  for (const hex of objectives) if (open.includes(hex)) found.push(hex);
  found.push(...marches(s, unit, open));
  if (isGeneral[unit]) found.push(...friends(s, open, 6));
  else found.push(...attacks(s, open), ...grounds(s, open), ...friends(s, open, MOST_FRIENDS));
  found.push(...backs(s, open));
  return found.slice(0, MOST_POSTS);
}

function reachable(s: Scene, unit: number): number[] {
  const way = s.leader[unit]! >= 0 ? s.led[unit]! : s.alone[unit]!;
  const open: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (way.cost[hex] !== FAR && hex !== s.start[unit]) open.push(hex);
  return open;
}

const best = (hexes: readonly number[], most: number, score: (hex: number) => number): number[] =>
  hexes
    .map(hex => ({ hex, score: score(hex) }))
    .filter(each => each.score > 0)
    .sort((a, b) => b.score - a.score || a.hex - b.hex)
    .slice(0, most)
    .map(each => each.hex);

const enemyOf = (s: Scene): Side => (1 - s.side) as Side;
const groundOf = (hex: number): number => 2 * hill[hex]! + woods[hex]! + town[hex]!;

/** Next to enemies: the weaker and the fewer they are the better, and from ground that takes theirs away. */
function attacks(s: Scene, open: readonly number[]): number[] {
  const enemy = enemyOf(s);
  if (s.night) return [];
  return best(open, MOST_ATTACKS, hex => {
    if (s.board.zone[enemy][hex] === 0) return 0;
    let score = 20 + groundOf(hex);
    for (let d = 0; d < 6; d++) {
      const near = neighbour[hex * 6 + d]!;
      if (near < 0 || s.board.men[enemy][near] === 0) continue;
      score += 3 * pointsOf[near]! - 3 - s.board.strength[enemy][near]! / 2;
    }
    return Math.max(1, score);
  });
}

/** Good ground near objectives, out of enemy zones. */
function grounds(s: Scene, open: readonly number[]): number[] {
  const zone = s.board.zone[enemyOf(s)];
  return best(open, MOST_GROUND, hex => {
    if (zone[hex]! > 0) return 0;
    let near = 0;
    for (let o = 0; o < objectives.length; o++) {
      const way = WAY[o * HEXES + hex]!;
      if (way <= 6) near += pointsOf[objectives[o]!]! * (8 - way);
    }
    return near + 4 * groundOf(hex) * (near > 0 ? 1 : 0.2);
  });
}

function barsOf(s: Scene, unit: number): readonly number[] {
  s.bars[unit] ??= isGeneral[unit] ? [] : bars(s, reachable(s, unit));
  return s.bars[unit]!;
}

/** On the ways by which the enemy comes to our objectives, out of his zones. */
function bars(s: Scene, open: readonly number[]): number[] {
  s.ways ??= waysOf(s);
  const ways = s.ways;
  const zone = s.board.zone[enemyOf(s)];
  return best(open, MOST_BARS, hex => (zone[hex] === 0 && objectiveAt[hex]! < 0 ? ways[hex]! : 0));
}

/** How much is at stake on each hex of those ways: factors that come by, times the points they come for. */
function waysOf(s: Scene): Float64Array {
  const ways = new Float64Array(HEXES);
  for (const unit of s.reply.units) {
    const at = s.board.at[unit]!;
    for (let o = 0; o < objectives.length; o++) {
      const stake = s.control[o] === s.side ? pointsOf[objectives[o]!]! * factorOf(s.board, unit) : 0;
      let hex = at >= 0 ? at : entryHex[unit]!;
      if (stake === 0 || WAY[o * HEXES + hex]! > MOST_WAY) continue;
      for (; hex !== objectives[o]; hex = nextTo(o, hex)) if (hex !== at) ways[hex]! += stake;
    }
  }
  return ways;
}
const MOST_WAY = 24; // half points: further off nobody need be met yet

/** The next hex on the cheapest way to an objective. */
function nextTo(o: number, hex: number): number {
  let best = hex;
  for (let d = 0; d < 6; d++) {
    const to = neighbour[hex * 6 + d]!;
    if (to >= 0 && WAY[o * HEXES + to]! + STEP[hex * 6 + d]! === WAY[o * HEXES + hex]!) best = to;
  }
  return best;
}

/** Towards each objective as far as it goes, short of enemy zones and into them. */
function marches(s: Scene, unit: number, open: readonly number[]): number[] {
  const zone = s.board.zone[enemyOf(s)];
  const found = new Set<number>();
  const start = s.start[unit]! >= 0 ? s.start[unit]! : -1;
  for (let o = 0; o < objectives.length; o++) {
    let nearest = start;
    let way = start >= 0 ? WAY[o * HEXES + start]! : 255;
    for (const hex of open) {
      const left = WAY[o * HEXES + hex]!;
      if (left < way && zone[hex] === 0) {
        nearest = hex;
        way = left;
      }
    }
    if (nearest >= 0 && nearest !== start) found.add(nearest);
  }
  return [...found];
}

/** Where friends stand: to strengthen a stack, or to give it a general. */
function friends(s: Scene, open: readonly number[], most: number): number[] {
  const at = new Map<number, number>();
  for (const unit of unitsOf[s.side]) {
    const hex = s.start[unit]!;
    if (hex >= 0) at.set(hex, (at.get(hex) ?? 0) + (isGeneral[unit] ? 3 : 1));
  }
  return best(open, most, hex => at.get(hex) ?? 0);
}

/** Out of the enemy's reach, still near home. */
function backs(s: Scene, open: readonly number[]): number[] {
  const { reply } = s;
  return best(open, 2, hex => {
    let seen = 0;
    for (const unit of reply.units) seen += reply.reach[unit * HEXES + hex]!;
    let near = 255;
    for (let o = 0; o < objectives.length; o++) near = Math.min(near, WAY[o * HEXES + hex]!);
    return 100 - 5 * seen - near;
  });
}
