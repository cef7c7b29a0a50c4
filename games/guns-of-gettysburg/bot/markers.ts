import { type Choices, exp } from '@bivouac/kernel';
import { areaNumber, board, CONFEDERATE, OBJECTIVES_APART, positionNumber, type Side, UNION } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { faceInto } from '../rules/10-moves.ts';
import { crossedLast } from '../rules/16-objectives.ts';
import { communication } from '../rules/20-victory.ts';
import type { Action } from '../state.ts';
import { inroadsOf, LOOKS } from './inroads.ts';
import { byWorth, type Scored } from './moves.ts';
import type { Scene } from './scene.ts';

// Objectives go to the Union's country together: two moves more are looked ahead, for one marker is often in another's way.

const CUT = 0.6; // no line of communication, or under fire
const FALLS = 3;
const NOBODY = new Uint8Array(board.areas);
const LATER = [0.3, 0.2, 0.2, 0.3]; // how much the layout counts now, a move later, two, three

/** Areas from where a side comes in. */
const fromEntries = (side: Side): Uint8Array =>
  Uint8Array.from({ length: board.areas }, (_, area) =>
    Math.min(
      ...board.points
        .filter(point => point.side === side)
        .flatMap(({ areas }) => areas.map(each => board.distance[each * board.areas + area]!)),
    ),
  );
const FROM = [fromEntries(0), fromEntries(1)] as const;
/** Positions from which one can look into an area. */
const WINDOWS = board.positionsOf.map(
  (positions, area) => positions.filter(position => board.obstructed[faceInto(position, area)] === 0).length,
);

/**
 * How often an objective is lost that lies there, by 1,319 games: an area farther off three fifths as often, and a quarter more
 * often for each position from which one can look in.
 */
const RISK = Float64Array.from({ length: board.areas }, (_, area) =>
  Math.min(1, exp(-0.17 - 0.51 * FROM[CONFEDERATE]![area]! + 0.22 * LOOKS[area]!.length)),
);

function areaWorths({ t, sets }: Scene): Float64Array {
  const w = sets[UNION];
  const { areas, held } = fieldsOf(t, UNION);
  const foe = fieldsOf(t, CONFEDERATE);
  const linked = communication(foe.areas, foe.held);
  const open = inroadsOf(t, areas, held, w.comes).areas;
  const free = inroadsOf(t, NOBODY, held, w.comes).areas;
  return Float64Array.from({ length: board.areas }, (_, area) => {
    const steps = w.mBarred * Math.min(open[area]!, free[area]! + 4) + (1 - w.mBarred) * free[area]!;
    return (
      w.mDepth * (FROM[CONFEDERATE]![area]! - FROM[UNION]![area]!) -
      w.mDanger * exp(-steps / w.mFades) -
      (linked[area] === 1 ? 0 : CUT) -
      (WINDOWS[area]! < 3 ? w.mBlind : 0) -
      w.mRisk * RISK[area]!
    );
  });
}

const between = (a: number, b: number): number => board.distance[a * board.areas + b]!;

export function objectiveAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t, sets } = scene;
  const w = sets[UNION];
  const worths = areaWorths(scene);
  const blue = t.control.map(owner => owner === UNION);
  const layout = (areas: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < areas.length; i++) {
      if (blue[i]) sum += worths[areas[i]!]!;
      for (let j = 0; j < i; j++) if (blue[i] && blue[j]) sum -= w.mApart * between(areas[i]!, areas[j]!);
    }
    return sum;
  };
  /** The best worth of layouts this many single moves on. */
  const ahead = (areas: number[], depth: number): number => {
    const now = LATER[LATER.length - 1 - depth]! * layout(areas);
    if (depth === 0) return now;
    let best = ahead(areas, depth - 1);
    for (let i = 0; i < areas.length; i++) {
      if (!blue[i]) continue;
      const home = areas[i]!;
      for (const { area } of board.neighbours[home]!) {
        if (board.partial[area] === 1 || worths[area]! < worths[home]! - 0.02) continue;
        if (areas.some((other, j) => j !== i && between(other, area) < OBJECTIVES_APART)) continue;
        areas[i] = area;
        best = Math.max(best, ahead(areas, depth - 1));
      }
      areas[i] = home;
    }
    return now + best;
  };
  const actions = offered.kind === 'list' ? offered.actions : [];
  return actions
    .map(action => {
      if (action.type !== 'objectives') return { action, worth: 0 };
      const areas = t.objectives.slice();
      let falls = 0;
      action.from.forEach((slug, i) => {
        const to = areaNumber(action.to[i]!);
        areas[t.objectives.indexOf(areaNumber(slug))] = to;
        if (crossedLast(t, positionNumber(action.by[i]!), to) === CONFEDERATE) falls += FALLS;
      });
      return { action, worth: ahead(areas, LATER.length - 1) - falls };
    })
    .sort(byWorth);
}
