import { board, positionNumber } from '../data/index.ts';
import { costOf, OFF, type Stride, wordsOf } from '../rules/10-moves.ts';
import { stridesFrom } from '../rules/13-paths.ts';
import { type Action, exitOf, isBeyond } from '../state.ts';
import { type Asked, areasOf } from './asked.ts';

// Every position a block may go to, by the shortest way the rules allow.

export interface Way {
  readonly at: string; // a position, or the spot beside the map
  readonly path: readonly string[];
  readonly cost: number;
}
/** What going by this path would be, given a front. */
type Going = (path: readonly string[]) => (front: string) => Action;

/** Refusals of stopping somewhere that do not keep a block from passing. */
const PASSABLE = ['no.stacking', 'no.withdrawNear', 'no.cavalryNear', 'no.tooFarAlone'];
const FAR = 12;

interface Step {
  readonly here: number;
  readonly strides: readonly Stride[];
  readonly cost: number;
}

/** `most`: no more than so many are looked for. */
export function waysOf(a: Asked, stand: number, going: Going, most = Number.POSITIVE_INFINITY): readonly Way[] {
  const found = new Map<string, Way>();
  const best = new Map<number, number>();
  const queue: Step[] = [{ here: a.t.at[stand]!, strides: [], cost: 0 }];
  while (queue.length > 0 && found.size < most) {
    queue.sort((one, other) => one.cost - other.cost);
    for (const step of stepsFrom(a, stand, queue.shift()!)) visit(step);
  }
  return [...found.values()];

  function visit(step: Step): void {
    if (step.cost > FAR || (best.get(step.here) ?? FAR + 1) <= step.cost) return;
    const path = wordsOf(step.strides);
    const off = step.here === OFF;
    const verdict = judge(a, off ? '' : board.positionIds[step.here]!, going(path));
    if (verdict === 'no') return;
    if (!off) best.set(step.here, step.cost);
    const at = off ? `off-${path.at(-1)}` : board.positionIds[step.here]!;
    if (verdict === 'yes' && !found.has(at)) found.set(at, { at, path, cost: step.cost });
    if (!off) queue.push(step);
  }
}

/** Whether a block may end there, only pass, or neither. */
function judge(a: Asked, at: string, act: (front: string) => Action): 'yes' | 'pass' | 'no' {
  const whys = (at === '' ? [''] : areasOf(at)).map(front => a.whyNot(act(front)));
  if (whys.includes(null)) return 'yes';
  return whys.some(why => PASSABLE.includes(why!.key)) ? 'pass' : 'no';
}

function stepsFrom(a: Asked, stand: number, { here, strides, cost }: Step): readonly Step[] {
  const next = here >= 0 ? [...stridesFrom(here), ...leaving(here)] : returning(a, stand);
  return next.map(stride => ({
    here: stride.to,
    strides: [...strides, stride],
    cost: cost + costOf(here < 0 ? OFF : here, stride),
  }));
}
const leaving = (here: number): readonly Stride[] =>
  [0, 1]
    .map(side => board.areaOf[2 * here + side]!)
    .flatMap(area => (board.partial[area] === 1 ? [{ area, to: OFF }] : []));
const returning = (a: Asked, stand: number): readonly Stride[] => {
  if (!isBeyond(a.t, stand)) return [];
  const area = exitOf(a.t, stand);
  return board.positionsOf[area]!.map(to => ({ area, to }));
};

/** The shortest way to a place whoever is in between, so that its refusal can be told; none: there is no such place. */
export function wayAnyhow(a: Asked, stand: number, place: string): readonly string[] {
  const goal = positionNumber(place);
  const from = a.t.at[stand] ?? -1;
  if (goal < 0 || from < 0 || goal === from) return [];
  const seen = new Set([from]);
  const queue: { here: number; strides: readonly Stride[] }[] = [{ here: from, strides: [] }];
  for (const { here, strides } of queue) {
    for (const stride of stridesFrom(here)) {
      if (seen.has(stride.to)) continue;
      seen.add(stride.to);
      if (stride.to === goal) return wordsOf([...strides, stride]);
      queue.push({ here: stride.to, strides: [...strides, stride] });
    }
  }
  return [];
}
