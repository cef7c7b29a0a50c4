import type { Pick } from '@bivouac/kernel';
import { shifted } from '@bivouac/maps/plane';
import { BW, FULL_TURN, type Side } from '../data/index.ts';
import { footprintOf } from '../rules/01-units.ts';
import { END, type Moving, whyNotMove } from '../rules/06-movement.ts';
import {
  type Action,
  basesOf,
  depthsOf,
  filesOf,
  hasActed,
  isInfantry,
  isLimbered,
  type Pub,
  unitId,
  unitsOn,
} from '../state.ts';

/** A random move of some unit that has not acted: a few are tried, else the phase is ended. */
export function sampleMove(pub: Pub, side: Side, pick: Pick): Action {
  const { table: t } = pub;
  const free = unitsOn(t, side).filter(unit => !hasActed(t, unit));
  if (free.length === 0 || pick(8) === 0) return END;
  for (let tries = 0; tries < 6; tries++) {
    const action = randomMove(pub, free[pick(free.length)]!, pick);
    if (whyNotMove(pub, side, action) === null) return action;
  }
  return END;
}

export function randomMove(pub: Pub, unit: number, pick: Pick): Moving {
  const { table: t } = pub;
  if (isInfantry(t, unit)) return pick(4) === 0 ? randomForm(pub, unit, pick) : randomMarch(pub, unit, pick);
  if (isLimbered(t, unit)) return pick(3) === 0 ? randomUnlimber(pub, unit, pick) : randomDrive(pub, unit, pick);
  return pick(2) === 0 ? randomProlong(pub, unit, pick) : randomLimber(pub, unit, pick);
}

/** A move the enemy makes with a unit by Confusion: a few are tried, else it stays where it is. */
export function sampleConfusion(pub: Pub, unit: number, pick: Pick, whyNot: (action: Action) => unknown): Action {
  for (let tries = 0; tries < 6; tries++) {
    const action = isInfantry(pub.table, unit) ? randomMarch(pub, unit, pick) : randomDrive(pub, unit, pick);
    if (!whyNot(action)) return action;
  }
  return { type: 'decline' };
}

const between = (low: number, high: number, pick: Pick): number => low + pick(high - low + 1);

/** A step in the unit's own frame, as the table measures it. */
export function go(pub: Pub, unit: number, forward: number, rightward: number): string {
  const { pose } = footprintOf(pub, unit);
  const to = shifted(pose, forward, rightward);
  return `go ${to.x - pose.x} ${to.y - pose.y}`;
}

function randomMarch(pub: Pub, unit: number, pick: Pick): Moving {
  const slug = unitId(pub.table, unit);
  if (pick(4) === 0) return { type: 'march', unit: slug, steps: [randomBack(pub, unit, pick)], difficult: true };
  const wheel = `${pick(2) === 0 ? 'left' : 'right'} ${between(100, Math.floor(16_000 / filesOf(pub.table, unit)), pick)}`;
  const far = between(100, pick(2) === 0 ? 4 * BW : 2 * BW, pick);
  const straight = go(pub, unit, far, pick(3) === 0 ? Math.trunc(between(-far, far, pick) / 2) : 0);
  const about = pick(8) === 0 ? ['about'] : [];
  if (about.length > 0) return { type: 'march', unit: slug, steps: [...about, go(pub, unit, -far, 0)] };
  return { type: 'march', unit: slug, steps: [[straight], [wheel], [straight, wheel]][pick(3)]! };
}
const randomBack = (pub: Pub, unit: number, pick: Pick): string =>
  pick(3) === 0
    ? `back-${pick(2) === 0 ? 'left' : 'right'} ${between(100, 2000, pick)}`
    : go(pub, unit, -between(0, BW, pick), between(-BW, BW, pick) || BW);

function randomForm({ table: t }: Pub, unit: number, pick: Pick): Moving {
  const slug = unitId(t, unit);
  if (pick(2) === 0) return { type: 'quarter', unit: slug, to: pick(2) === 0 ? 'left' : 'right' };
  const bases = basesOf(t, unit);
  const files = between(1, bases, pick);
  const depths = Array.from({ length: files }, (_, file) => Math.floor((bases + files - 1 - file) / files));
  if (files > 1 && pick(4) === 0) shiftBase(depths, pick(files), pick(files));
  const from = pick(filesOf(t, unit));
  const guide = [from, pick(4) === 0 ? pick(depthsOf(t, unit)[from]!) : 0];
  const file = Math.max(0, Math.min(files - 1, from + between(-2, 2, pick)));
  return { type: 'reshape', unit: slug, guide, file, depths };
}
/** A base behind another file; the rules say whether that stands. */
function shiftBase(depths: number[], from: number, to: number): void {
  if (depths[from]! < 2) return;
  depths[from]!--;
  depths[to]!++;
}

function randomDrive(pub: Pub, unit: number, pick: Pick): Moving {
  const step = (): string => `go ${between(-3 * BW, 3 * BW, pick)} ${between(-3 * BW, 3 * BW, pick) || 1}`;
  const steps = pick(3) === 0 ? [step(), step()] : [step()];
  return { type: 'drive', unit: unitId(pub.table, unit), steps, heading: pick(FULL_TURN) };
}
function randomProlong(pub: Pub, unit: number, pick: Pick): Moving {
  const { pose } = footprintOf(pub, unit);
  const to = shifted(pose, between(-600, 600, pick), between(-600, 600, pick));
  const heading = (pose.heading + FULL_TURN + between(-1500, 1500, pick)) % FULL_TURN;
  return { type: 'prolong', unit: unitId(pub.table, unit), x: to.x, y: to.y, heading };
}
const randomLimber = ({ table: t }: Pub, unit: number, pick: Pick): Moving => ({
  type: 'limber',
  unit: unitId(t, unit),
  gun: pick(filesOf(t, unit)),
  heading: pick(FULL_TURN),
});
const randomUnlimber = ({ table: t }: Pub, unit: number, pick: Pick): Moving => ({
  type: 'unlimber',
  unit: unitId(t, unit),
  left: pick(t.guns[unit]!),
  heading: pick(2) === 0 ? t.heading[unit]! : pick(FULL_TURN),
});
