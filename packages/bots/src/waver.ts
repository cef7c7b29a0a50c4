import type { Idea, Types } from '@bivouac/kernel';
import type { Advice, Thought } from './advice.ts';
import type { Budget } from './budget.ts';
import type { Thinking } from './flat.ts';
import type { NamedMind } from './minds.ts';
import { mixed } from './worlds.ts';

// A weak player is not silly: he sees what there is and takes it for somewhat better or worse than it is.

/** In points of this game; 0: he is never off. */
export const waverOf = <X extends Types>({ blur = 1 }: NamedMind<X>, { waver = 0 }: Budget): number => waver * blur;

const THIRDS = 3;

/** How far off a player is about one thing, with a deviation of so many points and at most three times that; the same for the same thing and seed. */
export function errorOf(waver: number, seed: number, thing: number): number {
  let [sum, at] = [0, mixed(seed, thing)];
  for (let i = 0; i < THIRDS; i++) {
    sum += (at >>> 0) / 2 ** 32 - 0.5;
    at = mixed(at, i);
  }
  return 2 * waver * sum;
}

/** Ideas as they look to him, the few he sees first. */
export function blurred<X extends Types>(
  ideas: readonly Idea<X>[],
  most: number,
  waver: number,
  seed: number,
): readonly Idea<X>[] {
  const seen = ideas.map(idea => ({ ...idea, prior: idea.prior + errorOf(waver, seed, numberOf(idea.key)) }));
  return seen.sort((a, b) => b.prior - a.prior).slice(0, most);
}

/** How much better a whole-turn plan looks to him than it is: unit by unit. */
export const blurOf =
  (waver: number, seed: number) =>
  (posts: readonly number[]): number =>
    waver === 0 ? 0 : posts.reduce((sum, post, i) => sum + errorOf(waver, mixed(seed, i), post), 0);

/** The same of what a search advises where ideas do not come in points: he is off about its best three. */
export function wavered<X extends Types>(
  advice: Advice<X['action']>,
  ideas: readonly Idea<X>[],
  { view, seat, seed }: Thinking<X>,
  waver: number,
): Advice<X['action']> {
  const looks = ({ key, vp }: Thought): number => vp + errorOf(waver, seed, numberOf(key));
  const top = [...advice.top].sort((a, b) => looks(b) - looks(a));
  const action = top.length > 0 ? ideas.find(({ key }) => key === top[0]!.key)!.next(view, seat) : null;
  return action === null ? advice : { ...advice, action, top };
}

function numberOf(key: string): number {
  let number = key.length;
  for (let i = 0; i < key.length; i++) number = mixed(number, key.charCodeAt(i));
  return number;
}
