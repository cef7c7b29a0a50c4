import { type Idea, questionName, type Seat } from '@bivouac/kernel';
import {
  areAdjacent,
  CONFEDERATE,
  HEXES,
  objectives,
  pointsOf,
  type Side,
  sideNumber,
  unitsOf,
} from '../data/index.ts';
import type { G88, GettysburgView } from '../state.ts';
import { tx } from '../text/keys.ts';
import { factorOf } from './board.ts';
import { terrainOf } from './fights.ts';
import { ideas } from './ideas.ts';
import { plan, stampOf } from './plan.ts';
import { type Scene, sceneOf } from './scene.ts';
import { attackFrom, march, targetsOf } from './scripts.ts';

// A plain player without judgement, a yardstick beside greedy: the Confederates push on, the Union stands.

const PUSH = 2; // the difference of modifiers at which the one attacks
const STAND = 4; // and the other
const STRENGTH = 10; // §4b5 more is wasted

/** What a plain player does now; a movement is planned once and carried out. */
export function script(view: GettysburgView, seat: Seat): Idea<G88> {
  if (questionName(view) !== 'phase.move') return ideas(view, seat, 1)[0]!;
  const s = sceneOf(view, sideNumber(seat));
  const posts = [...(s.side === CONFEDERATE ? pushOn(s) : stand(s)), stampOf(view)];
  return {
    key: 'script',
    say: plan.say?.(view, seat, posts) ?? tx('move.ended', { side: s.side === CONFEDERATE ? 'confederate' : 'union' }),
    prior: 0,
    next: (seen, who) => (questionName(seen) === 'phase.move' ? plan.orders(seen, who, posts) : null),
  };
}

/** Everyone towards the objectives that are not ours yet, and one good attack. */
const pushOn = (s: Scene): number[] => withAttack(s, march(s, wanted(s, false)), PUSH);

/** Everyone towards our objectives and those that lie open, and an attack that can hardly fail. */
const stand = (s: Scene): number[] => withAttack(s, march(s, wanted(s, true)), STAND);

function wanted(s: Scene, mine: boolean): (objective: number) => number {
  const zone = s.board.zone[(1 - s.side) as Side];
  const men = s.board.men[(1 - s.side) as Side];
  return o => {
    const hex = objectives[o]!;
    const open = men[hex] === 0 && zone[hex] === 0;
    const ours = s.control[o] === s.side;
    return ours === mine || (mine && open) ? pointsOf[hex]! : 0;
  };
}

/** The most promising target that is weak enough, from one to three sides. */
function withAttack(s: Scene, base: readonly number[], least: number): number[] {
  if (s.night) return [...base];
  for (const target of targetsOf(s)) {
    for (const sides of [2, 3, 1]) {
      const posts = attackFrom(s, base, target, sides, STRENGTH);
      if (posts && differenceAt(s, posts, target) >= least) return posts;
    }
  }
  return [...base];
}

/** Attack against defence on a target, if these posts are taken. */
function differenceAt(s: Scene, posts: readonly number[], target: number): number {
  const near = new Set<number>();
  let force = 0;
  unitsOf[s.side].forEach((unit, i) => {
    const post = posts[i]!;
    if (post < 0 || post >= HEXES || !areAdjacent(post, target)) return;
    const factor = factorOf(s.board, unit);
    if (factor > 0) near.add(post);
    force += factor;
  });
  const defence = s.board.strength[(1 - s.side) as Side][target]! + terrainOf([...near], [target]);
  return Math.min(STRENGTH, force) - Math.min(STRENGTH, defence);
}
