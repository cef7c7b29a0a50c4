import {
  FACING,
  facingX,
  facingY,
  headingOf,
  type Pose,
  shifted,
  turnBetween,
  turned,
  turnOfArc,
  wheeled,
} from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { poseOf } from '../rules/01-units.ts';
import { allowance } from '../rules/06-allowance.ts';
import { wheelCost } from '../rules/06-marches.ts';
import { judge, type Moving } from '../rules/06-movement.ts';
import { linearDepths } from '../rules/07-ways.ts';
import { basesOf, filesOf, isInfantry, type Pub, unitId } from '../state.ts';
import { type Body, bodyAt, lieOf, wayBetween } from './bodies.ts';
import { edgesAhead, edgesNear } from './edges.ts';
import { placeWorth } from './places.ts';
import type { Scored } from './scene.ts';

// Where a unit might go, by intent: stand and volley, close in, face the enemy, get out of the way, form a line.

/** A move and where it should lead. */
export interface Way {
  readonly move: Moving;
  readonly pose: Pose;
  readonly form: string;
  readonly guns?: number;
}

const TARGETS = 2;
const GAPS = [3.2 * BW, 5.6 * BW, 6.6 * BW]; // from the enemy: to charge next, to volley, to keep out of his volleys
const LEAST = 150; // a step that is worth ordering

/** From its front, after a wheel: straight or up to 45 degrees to a side. */
function stepsTo(pub: Pub, unit: number, wheel: number, forward: number, rightward: number): Way | null {
  const { table: t } = pub;
  const start = poseOf(t, unit);
  const half = (filesOf(t, unit) * BW) / 2;
  const faced = wheel === 0 ? start : wheeled(start, half, wheel > 0 ? 'left' : 'right', wheel);
  const pose = forward > 0 ? shifted(faced, forward, rightward) : faced;
  const turn = wheel === 0 ? [] : [`${wheel > 0 ? 'left' : 'right'} ${Math.abs(wheel)}`];
  const go = forward > 0 ? [`go ${pose.x - faced.x} ${pose.y - faced.y}`] : [];
  if (turn.length + go.length === 0) return null;
  return { move: { type: 'march', unit: unitId(t, unit), steps: [...turn, ...go] }, pose, form: t.form[unit]! };
}

const LITTLE = 300; // a wheel that is not worth its while
/** How far it would turn to look at the middle of an enemy. */
function turnTo(me: Body, enemy: Body): number {
  const to = { x: enemy.x - (enemy.ahead * enemy.deep) / 2, y: enemy.y - (enemy.aside * enemy.deep) / 2 };
  return turnBetween(me.heading, headingOf(Math.round(to.x - me.x), Math.round(to.y - me.y)));
}
/** Towards one enemy: facing him as far as one may, then on, to each distance that has a use. */
function waysTowards(pub: Pub, me: Body, enemy: Body): readonly Way[] {
  const { table: t } = pub;
  const { unit } = me;
  const most = allowance(t, unit, 'forward');
  const asks = turnTo(me, enemy);
  const can = turnOfArc(me.files * BW, most);
  const full = Math.max(-can, Math.min(can, asks));
  const wheels = Math.abs(full) < LITTLE ? [0] : [0, full, Math.trunc(full / 2)];
  const ways: (Way | null)[] = [];
  for (const wheel of wheels) {
    const left = most - wheelCost(me.files, Math.abs(wheel));
    const { far, right } = lieOf(faced(me, wheel), enemy);
    const aside = Math.max(-0.9, Math.min(0.9, far > 0 ? right / far : 0));
    for (const forward of forwards(left, far)) {
      ways.push(stepsTo(pub, unit, wheel, forward, 0));
      if (Math.abs(aside) > 0.2) ways.push(oblique(pub, unit, wheel, forward, aside));
    }
    if (wheel !== 0) ways.push(stepsTo(pub, unit, wheel, 0, 0));
  }
  return ways.filter(way => way !== null);
}
const oblique = (pub: Pub, unit: number, wheel: number, forward: number, aside: number): Way | null => {
  const ahead = Math.floor(forward * (1 - 0.3 * Math.abs(aside)));
  return stepsTo(pub, unit, wheel, ahead, Math.trunc(ahead * aside));
};
const forwards = (left: number, far: number): readonly number[] => {
  const all = [left, Math.floor(left / 2), ...GAPS.map(gap => Math.floor(far - gap))];
  return [...new Set(all)].filter(forward => forward >= LEAST && forward <= left);
};
function faced(me: Body, wheel: number): Body {
  if (wheel === 0) return me;
  const { x, y, heading } = wheeled(me, me.half, wheel > 0 ? 'left' : 'right', wheel);
  return { ...me, x, y, heading, ahead: facingX(heading) / FACING, aside: facingY(heading) / FACING };
}

/** Straight back, facing the enemy. */
function waysBack(pub: Pub, { unit }: Body): readonly Way[] {
  const { table: t } = pub;
  const most = allowance(t, unit, 'difficult');
  const start = poseOf(t, unit);
  return [most - 20, BW]
    .filter(back => back > 0)
    .map(back => {
      const pose = shifted(start, -back, 0);
      const step = `go ${pose.x - start.x} ${pose.y - start.y}`;
      return {
        move: { type: 'march', unit: unitId(t, unit), steps: [step], difficult: true },
        pose,
        form: t.form[unit]!,
      };
    });
}

/** Into a line of two ranks, on each base of the first rank that allows it. */
function waysToForm(pub: Pub, me: Body): readonly Way[] {
  const { table: t } = pub;
  const { unit } = me;
  const bases = basesOf(t, unit);
  const files = Math.min(filesOf(t, unit) + 4, Math.max(2, Math.ceil(bases / 2)));
  if (filesOf(t, unit) >= Math.ceil(bases / 2) && !me.dense) return [];
  const depths = linearDepths(bases, files);
  const found: Way[] = [];
  for (let from = 0; from < filesOf(t, unit); from++) {
    const file = Math.min(files - 1, from + Math.floor((files - filesOf(t, unit)) / 2));
    const move: Moving = { type: 'reshape', unit: unitId(t, unit), guide: [from, 0], file: Math.max(0, file), depths };
    const { why, pose, form } = judge(pub, unit, move);
    if (!why) found.push({ move, pose, form });
  }
  return found;
}

/** Guns turn where they stand towards an enemy, or a little to the side. */
function waysOfGuns(pub: Pub, me: Body, enemy: Body): readonly Way[] {
  const { table: t } = pub;
  const slug = unitId(t, me.unit);
  const towards = headingOf(Math.round(enemy.x - me.x), Math.round(enemy.y - me.y));
  if (me.limbered) return waysOfLimber(pub, me, towards, wayBetween(me, enemy));
  const most = Math.floor((allowance(t, me.unit, 'prolong') * 5000) / (me.half + me.deep));
  const asks = turnBetween(me.heading, towards);
  const turn = Math.max(-most, Math.min(most, asks));
  const heading = turned(me.heading, turn);
  return [turn, Math.trunc(turn / 2)]
    .filter(each => Math.abs(each) > 100)
    .map(each => {
      const pose = { x: me.x, y: me.y, heading: each === turn ? heading : turned(me.heading, each) };
      return { move: { type: 'prolong', unit: slug, ...pose }, pose, form: t.form[me.unit]! };
    });
}
const HALTS = 9 * BW;
/** A limber drives up and unlimbers where the enemy is in sight. */
function waysOfLimber(pub: Pub, me: Body, towards: number, way: number): readonly Way[] {
  const { table: t } = pub;
  const { unit } = me;
  const guns = t.guns[unit]!;
  const slug = unitId(t, unit);
  const row: Way[] = Array.from({ length: guns }, (_, left) => left).flatMap(left => {
    const move: Moving = { type: 'unlimber', unit: slug, left, heading: me.heading };
    const { why, pose, form } = judge(pub, unit, move);
    return why ? [] : [{ move, pose, form, guns: 0 }];
  });
  const most = Math.min(allowance(t, unit, 'limbered') - 20, Math.floor(way - HALTS));
  const facing = { x: me.x, y: me.y, heading: towards };
  const drives: Way[] = [most, Math.floor(most / 2), LEAST]
    .filter(far => far >= LEAST)
    .map(far => {
      const pose = shifted(facing, far, 0);
      const step = `go ${pose.x - me.x} ${pose.y - me.y}`;
      return { move: { type: 'drive', unit: slug, steps: [step], heading: towards }, pose, form: '1' };
    });
  return [...row, ...drives];
}

const byWay = (me: Body, enemies: readonly Body[]): readonly Body[] =>
  [...enemies].sort((a, b) => wayBetween(me, a) - wayBetween(me, b));

export function waysOf(pub: Pub, me: Body, enemies: readonly Body[]): readonly Way[] {
  const targets = byWay(me, enemies).slice(0, TARGETS);
  if (!isInfantry(pub.table, me.unit)) return targets.flatMap(enemy => waysOfGuns(pub, me, enemy));
  return [...targets.flatMap(enemy => waysTowards(pub, me, enemy)), ...waysBack(pub, me), ...waysToForm(pub, me)];
}

/** Into a single rank, in which every base fires. */
function waysThin(pub: Pub, { unit }: Body): readonly Way[] {
  const { table: t } = pub;
  const bases = basesOf(t, unit);
  const now = filesOf(t, unit);
  const files = Math.min(now + 4, bases);
  if (!isInfantry(t, unit) || files <= now) return [];
  const depths = linearDepths(bases, files);
  return [0, Math.floor((now - 1) / 2), now - 1].flatMap(from => {
    const file = from + Math.floor((files - now) / 2);
    const move: Moving = { type: 'reshape', unit: unitId(t, unit), guide: [from, 0], file, depths };
    const { why, pose, form } = judge(pub, unit, move);
    return why ? [] : [{ move, pose, form }];
  });
}
/** To a side or back to a side, facing as before: out of a lane, past a friend. */
const SIDEWAYS = [
  [0, 1],
  [0, -1],
  [0, 0.5],
  [0, -0.5],
  [-0.7, 0.7],
  [-0.7, -0.7],
] as const;
function waysAside(pub: Pub, { unit }: Body): readonly Way[] {
  const { table: t } = pub;
  if (!isInfantry(t, unit)) return [];
  const most = allowance(t, unit, 'difficult') - 20;
  const start = poseOf(t, unit);
  return SIDEWAYS.map(([ahead, right]) => {
    const pose = shifted(start, Math.trunc(most * ahead), Math.trunc(most * right));
    const step = `go ${pose.x - start.x} ${pose.y - start.y}`;
    return {
      move: { type: 'march', unit: unitId(t, unit), steps: [step], difficult: true },
      pose,
      form: t.form[unit]!,
    };
  });
}
const FACES = 4;
/** Towards those who are not the nearest: to face them, and on as far as one may. */
function waysToOthers(pub: Pub, me: Body, enemies: readonly Body[]): readonly Way[] {
  const { unit } = me;
  if (!isInfantry(pub.table, unit)) return [];
  const most = allowance(pub.table, unit, 'forward');
  const can = turnOfArc(me.files * BW, most);
  return byWay(me, enemies)
    .slice(TARGETS, FACES)
    .flatMap(enemy => {
      const asks = turnTo(me, enemy);
      const wheel = Math.abs(asks) < LITTLE ? 0 : Math.max(-can, Math.min(can, asks));
      const left = most - wheelCost(me.files, Math.abs(wheel));
      return [stepsTo(pub, unit, wheel, 0, 0), left >= LEAST ? stepsTo(pub, unit, wheel, left, 0) : null];
    })
    .filter(way => way !== null);
}
/** To where it lines the edge of what hides, and fires out of it. */
function waysToEdges(pub: Pub, { unit, files, half }: Body): readonly Way[] {
  const { table: t } = pub;
  if (!isInfantry(t, unit)) return [];
  const most = allowance(t, unit, 'forward');
  const start = poseOf(t, unit);
  const can = turnOfArc(files * BW, most);
  const found: Way[] = [];
  const wheels = [0, ...edgesNear(pub, start, most + half).map(heading => turnBetween(start.heading, heading))];
  for (const wheel of new Set(wheels)) {
    if (Math.abs(wheel) > can) continue;
    const pose = wheel === 0 ? start : wheeled(start, half, wheel > 0 ? 'left' : 'right', wheel);
    const left = most - wheelCost(files, Math.abs(wheel));
    for (const far of edgesAhead(pub, pose, half, left)) {
      const way = stepsTo(pub, unit, wheel, far, 0);
      if (way && (far >= LEAST || wheel !== 0)) found.push(way);
    }
  }
  return found;
}
/** The same, and what only he considers who plans for all. */
export const allWaysOf = (pub: Pub, me: Body, enemies: readonly Body[]): readonly Way[] => [
  ...waysOf(pub, me, enemies),
  ...waysThin(pub, me),
  ...waysAside(pub, me),
  ...waysToEdges(pub, me),
  ...waysToOthers(pub, me, enemies),
];

const TRIES = 6; // places that the rules are asked about
const STAYS = 0.04; // a move must bring more than this

/** The best moves of a unit that are allowed, with what each brings over staying. */
export function movesOf(pub: Pub, me: Body, enemies: readonly Body[], most: number): readonly Scored[] {
  const now = placeWorth(pub, me, enemies);
  const ways = waysOf(pub, me, enemies)
    .map(way => ({ way, worth: placeWorth(pub, bodyAt(pub, me.unit, way.pose, way.form, way.guns), enemies) - now }))
    .filter(({ worth }) => worth > STAYS)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIES);
  const found: Scored[] = [];
  for (const { way, worth } of ways) {
    if (judge(pub, me.unit, way.move).why) continue;
    found.push({ action: way.move, worth });
    if (found.length >= most) break;
  }
  return found;
}
