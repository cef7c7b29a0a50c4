import { type Idea, picker, type Types } from '@bivouac/kernel';
import type { Advice, Thought } from './advice.ts';
import type { Thinking } from './flat.ts';

/** A weak player takes one of the better things, the best one most often; `behind`: by how many points, at most 0. */
export function wavering<T>(
  order: readonly T[],
  behind: (one: T) => number,
  waver: number,
  seed: number,
): readonly T[] {
  const weights = order.map(one => Math.exp(Math.min(0, behind(one)) / waver));
  let at = (picker(seed)(1000) / 1000) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex(weight => {
    at -= weight;
    return at < 0;
  });
  const first = order[Math.max(0, chosen)]!;
  return [first, ...order.filter(one => one !== first)];
}

/** The same of what a search advises: among its best three, by the points expected of them, on paper where that is in points. */
export function wavered<X extends Types>(
  advice: Advice<X['action']>,
  ideas: readonly Idea<X>[],
  { judge, view, seat }: Thinking<X>,
  waver: number | undefined,
): Advice<X['action']> {
  if (!waver || advice.top.length < 2) return advice;
  const ideaOf = ({ key }: Thought): Idea<X> => ideas.find(idea => idea.key === key)!;
  const worth = (thought: Thought): number => (judge.mind.judged ? ideaOf(thought).prior : thought.vp);
  const best = worth(advice.top[0]!);
  const top = wavering(advice.top, thought => worth(thought) - best, waver, advice.seed);
  const action = ideaOf(top[0]!).next(view, seat);
  return action === null ? advice : { ...advice, action, top };
}
