import type { Text } from '@bivouac/kernel';
import {
  arcLength,
  type Box,
  corridor,
  facedAbout,
  farthestCorner,
  type Hand,
  hull,
  lengthOf,
  type Point,
  type Polygon,
  type Pose,
  pathLength,
  pointAt,
  posesBetween,
  rectangle,
  shifted,
  turnBetween,
  wheeled,
  withinTurn,
} from '@bivouac/maps/plane';
import { BW, FULL_TURN } from '../data/index.ts';
import { type Action, isInfantry, isLimbered, type Prolong, type Pub, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { type Block, blockAt, footprintAt, footprintOf, isColumn, isLinear, isNearEnemy, NEAR } from './01-units.ts';
import type { Cause, MoveKind } from './04-effect-record.ts';
import { allowance } from './06-allowance.ts';
import {
  type Met,
  meet,
  meetOnWay,
  metNothing,
  onePiece,
  type Sweep,
  straightOn,
  wheelOn,
  whyNotDisorder,
  whyNotGround,
  whyNotRest,
} from './06-ground.ts';

// 6 MOVES: infantry marches, limbered guns drive, unlimbered guns prolong.

/** A step of a march in words: `about`, `go 0 3000`, `left 1500`, `right 1500`, `back-left 900`, `back-right 900`. */
export type Step =
  | { readonly kind: 'about' }
  | { readonly kind: 'go'; readonly x: number; readonly y: number }
  | { readonly kind: 'wheel'; readonly to: Hand; readonly back: boolean; readonly turn: number };

const FIGURE = /^-?\d{1,6}$/;
/** Null: no such step. */
export function readStep(words: string): Step | null {
  const [name = '', a = '', b = '', ...more] = words.split(' ');
  if (name === 'about') return a === '' ? { kind: 'about' } : null;
  if (name === 'go') return FIGURE.test(a) && FIGURE.test(b) && more.length === 0 ? goOf(Number(a), Number(b)) : null;
  const wheel = /^(back-)?(left|right)$/.exec(name);
  const turn = Number(a);
  if (!wheel || !FIGURE.test(a) || b !== '' || turn <= 0 || turn >= FULL_TURN) return null;
  return { kind: 'wheel', to: wheel[2] as Hand, back: wheel[1] !== undefined, turn };
}
const goOf = (x: number, y: number): Step | null => (x === 0 && y === 0 ? null : { kind: 'go', x, y });

/** What a move leads to, and what it costs and causes. */
export interface Judged {
  readonly why: Text | null;
  readonly pose: Pose;
  readonly form: string;
  readonly cost: number;
  readonly causes: readonly Cause[];
}
const refusedAs = (why: Text, at: Block, form: string): Judged => ({
  why,
  pose: at.pose,
  form,
  cost: 0,
  causes: [],
});

/** §6-fwd-b Up to 45 degrees from straight ahead. */
export const isForward = ({ heading }: Pose, { x, y }: Point): boolean =>
  withinTurn(heading, FULL_TURN / 8 + NEAR.angle, x, y);
/** §6-diff-a Beyond 45 degrees, sideways, back, or a wheel backward. */
const isDifficultStep = (pose: Pose, step: Step): boolean =>
  step.kind === 'go' ? !isForward(pose, step) : step.kind === 'wheel' && step.back;

/** §6-fwd-c A forward wheel turns on the corner of the side it turns to, a backward one on the other. */
const pivotOf = ({ to, back }: Extract<Step, { kind: 'wheel' }>): Hand =>
  back ? (to === 'left' ? 'right' : 'left') : to;
const turnOf = ({ to, turn }: Extract<Step, { kind: 'wheel' }>): number => (to === 'left' ? turn : -turn);
/** §6-fwd-c The arc of the outer front corner. */
export const wheelCost = (files: number, turn: number): number => arcLength(files * BW, turn);

const costOf = (files: number, step: Step): number =>
  step.kind === 'go' ? lengthOf(step.x, step.y) : step.kind === 'wheel' ? wheelCost(files, step.turn) : 0;

function after({ pose, box }: Block, step: Step): Pose {
  if (step.kind === 'about') return facedAbout(pose, -box.rear);
  // §1-edge-d
  if (step.kind === 'go') return { x: pose.x + step.x, y: pose.y + step.y, heading: pose.heading };
  return wheeled(pose, box.right, pivotOf(step), turnOf(step));
}
function sweepOf({ pose, box: { right } }: Block, step: Step): Sweep {
  if (step.kind === 'go') return straightOn(pose, step.x, step.y);
  if (step.kind === 'about') return onePiece(box => rectangle(pose, box));
  return wheelOn(pose, right, pivotOf(step), turnOf(step));
}

/** §6-about-a Complete ranks in front, each file on its own ground: the files are mirrored. */
const mirrored = (form: string): string => [...form].reverse().join('');

type March = Extract<Action, { type: 'march' }>;
/** What a march of infantry leads to. `basic`: it is made by the enemy, without the help of a card. */
export function judgeMarch(pub: Pub, unit: number, { steps: words, difficult = false }: March, basic = false): Judged {
  const start = footprintOf(pub, unit);
  const form = pub.table.form[unit]!;
  const steps = words.map(readStep);
  const wrong = whyNotSteps(pub, unit, steps, difficult);
  if (wrong) return refusedAs(wrong, start, form);
  return walk(pub, unit, steps as readonly Step[], difficult ? 'difficult' : 'forward', basic);
}

function whyNotSteps(pub: Pub, unit: number, steps: readonly (Step | null)[], difficult: boolean): Text | null {
  const { table: t } = pub;
  const who = { unit: unitId(t, unit) };
  if (!isInfantry(t, unit)) return tx('no.marchGuns', who, '§6-amov-b');
  if (steps.length === 0 || steps.length > 12 || steps.includes(null)) return tx('no.steps', who, '§6-path-a');
  if (steps.some((step, i) => i > 0 && step!.kind === 'about')) return tx('no.aboutLate', who, '§6-about-b');
  if (steps[0]!.kind === 'about' && !isLinear(t, unit)) return tx('no.aboutForm', who, '§6-about-c');
  if (difficult && isColumn(t, unit)) return tx('no.difficultColumn', who, '§6-diff-d');
  return null;
}

/** Step by step: §6-path-a the whole unit takes the path. What lies on one that is too long is not looked for. */
function walk(pub: Pub, unit: number, steps: readonly Step[], kind: MoveKind, basic: boolean): Judged {
  const { table: t } = pub;
  const met = metNothing();
  const causes = new Set<Cause>();
  let at: Block = footprintOf(pub, unit);
  let form = t.form[unit]!;
  const cost = steps.reduce((sum, step) => sum + costOf(at.files, step), 0);
  const far = whyNotFar(pub, unit, kind, cost, basic);
  for (const [i, step] of steps.entries()) {
    const wrong = whyNotStep(pub, unit, at, step, kind, i);
    if (wrong) return refusedAs(wrong, at, form);
    if (step.kind === 'about' && isNearEnemy(pub, unit, at)) causes.add('aboutFace'); // §6-dis-c
    if (!far) meetOnWay(pub, unit, at, sweepOf(at, step), met); // where it begins counts too, even if it only faces about
    if (step.kind === 'about') form = mirrored(form);
    at = blockAt(after(at, step), form, at.depth);
  }
  const why = far ?? whyNotGround(pub, unit, met) ?? whyNotRest(pub, unit, at, '§6-inter-a');
  return settle(pub, unit, { why, pose: at.pose, form, cost, causes: [...causes, ...causesOf(met)] }, basic);
}
const causesOf = ({ friends, difficult }: Met): Cause[] => [
  ...(friends.length > 0 ? (['passage'] as const) : []), // §6-dis-a
  ...(difficult ? (['terrain'] as const) : []), // §6-dis-b
];
const settle = (pub: Pub, unit: number, judged: Judged, basic: boolean): Judged => ({
  ...judged,
  why: judged.why ?? whyNotDisorder(pub.table, unit, judged.causes, basic),
});

/** §6-fwd-a, §6-diff-b, §6-diff-c Difficult and forward steps are not mixed, and difficult ones are declared first. */
function whyNotStep(pub: Pub, unit: number, at: Block, step: Step, kind: MoveKind, i: number): Text | null {
  const who = { unit: unitId(pub.table, unit) };
  if (step.kind === 'about') return null;
  const difficult = isDifficultStep(at.pose, step);
  if (kind === 'difficult') return difficult ? null : tx('no.mixed', who, '§6-diff-c');
  if (!difficult) return null;
  return i === 0 ? tx('no.beyond45', who, '§6-fwd-b') : tx('no.difficultLate', who, '§6-diff-b');
}

/** Needs and has. */
function whyNotFar(pub: Pub, unit: number, kind: MoveKind, cost: number, basic: boolean): Text | null {
  const has = allowance(pub.table, unit, kind, basic);
  if (cost <= has + NEAR.slack) return null;
  const rule = { forward: '§6-dist-a', difficult: '§6-dist-b', limbered: '§6-amov-a', prolong: '§6-amov-c' } as const;
  const said = { unit: unitId(pub.table, unit), needs: cost, has };
  return tx('no.tooFar', said, rule[kind as keyof typeof rule]);
}

// Artillery.
const SQUARE = BW / 2;

type Drive = Extract<Action, { type: 'drive' }>;
/** §6-amov-b A limber goes any way, turning as it likes, along a path 1 BW wide, and ends facing as it likes. */
export function judgeDrive(pub: Pub, unit: number, { steps, heading }: Drive, basic = false): Judged {
  const { table: t } = pub;
  const start = footprintOf(pub, unit);
  const form = t.form[unit]!;
  const who = { unit: unitId(t, unit) };
  if (!isLimbered(t, unit)) return refusedAs(tx('no.driveUnlimbered', who, '§6-amov-c'), start, form);
  const ways = steps.map(readStep);
  if (ways.length > 12 || !ways.every(step => step?.kind === 'go') || heading < 0 || heading >= FULL_TURN)
    return refusedAs(tx('no.steps', who, '§6-path-a'), start, form);
  const path = [pointAt(start.pose, -start.depth / 2, 0)];
  for (const step of ways as readonly Extract<Step, { kind: 'go' }>[]) path.push(along(path.at(-1)!, step));
  const pose = shifted({ ...path.at(-1)!, heading }, start.depth / 2, 0);
  const end = footprintAt(pose, form, start.depth);
  const cost = pathLength(path);
  const far = whyNotFar(pub, unit, 'limbered', cost, basic);
  const met = metNothing();
  if (!far) meet(pub, unit, [...corridor(path, SQUARE), ...start.bases, ...end.bases], met);
  const why = far ?? whyNotGround(pub, unit, met) ?? whyNotRest(pub, unit, end, '§6-inter-a');
  return settle(pub, unit, { why, pose, form, cost, causes: causesOf(met) }, basic);
}
const along = (from: Point, { x, y }: Point): Point => ({ x: from.x + x, y: from.y + y });

/** §6-amov-c Guns shift a little, and turn while no corner goes too far; §6-amov-d ground counts as for any move. */
export function judgeProlong(pub: Pub, unit: number, { x, y, heading }: Prolong): Judged {
  const { table: t } = pub;
  const start = footprintOf(pub, unit);
  const form = t.form[unit]!;
  if (isInfantry(t, unit) || isLimbered(t, unit))
    return refusedAs(tx('no.prolong', { unit: unitId(t, unit) }, '§6-amov-c'), start, form);
  if (heading < 0 || heading >= FULL_TURN)
    return refusedAs(tx('no.steps', { unit: unitId(t, unit) }, '§6-path-a'), start, form);
  const pose = { x, y, heading };
  const cost = Math.max(...start.boxes.map(box => farthestCorner(start.pose, pose, box)));
  const far = whyNotFar(pub, unit, 'prolong', cost, false);
  if (far) return refusedAs(far, start, form);
  const met = metNothing();
  meetOnWay(pub, unit, start, shiftOf(start.pose, pose, cost), met);
  const end = footprintAt(pose, form, start.depth);
  const why = whyNotGround(pub, unit, met) ?? whyNotRest(pub, unit, end, '§6-inter-a');
  return settle(pub, unit, { why, pose, form, cost, causes: causesOf(met) }, false);
}
/** Poses in between, not more than 0.05 BW apart. */
function shiftOf(from: Pose, to: Pose, far: number): Sweep {
  const poses = posesBetween(from, to, Math.max(1, Math.ceil(far / 50)));
  const piece = (box: Box, i: number): Polygon =>
    hull([...rectangle(poses[i]!, box).corners, ...rectangle(poses[i + 1]!, box).corners]);
  return {
    count: poses.length - 1,
    pieces: (box, run) => Array.from({ length: run.to - run.from + 1 }, (_, i) => piece(box, run.from + i)),
    around: (box, run) => (run.to - run.from + 1 === poses.length - 1 ? allAround(from, to, box) : null),
  };
}
/** No corner ever goes farther than the whole shift and all of its own arc. */
function allAround(from: Pose, to: Pose, { left, right, rear, front }: Box): Polygon {
  const arm = Math.max(-left, right) + Math.max(-rear, front);
  const turn = Math.abs(turnBetween(from.heading, to.heading));
  const most = lengthOf(to.x - from.x, to.y - from.y) + arcLength(arm, turn) + 2 * NEAR.rounding;
  return rectangle(from, { left: left - most, right: right + most, rear: rear - most, front: front + most });
}
