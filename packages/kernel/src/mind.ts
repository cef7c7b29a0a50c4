import type { Event, Hidden, Pick, Seat, State, Text, Types, View } from './contract.ts';

/** What a game's `bot.ts` offers to search. Types only: a game does not import the bots. */
export interface Mind<X extends Types> {
  ideas(view: View<X>, seat: Seat, most: number): readonly Idea<X>[]; // best first; never empty; the last one is safe
  within?(view: View<X>, seat: Seat, most: number): readonly Idea<X>[]; // the same within a search, where they must be cheap; absent: `ideas`
  reflex(view: View<X>, seat: Seat, pick: Pick): X['action']; // playout policy: one action, a few microseconds
  sure?(view: View<X>, seat: Seat): X['action'] | null; // forced or obvious: do not search
  features(state: Judged<X>): Int32Array; // thousandths of points, first side's point of view
  plainFeatures?(state: Judged<X>): Int32Array; // the same as greedy takes it, where search has learnt better; absent: `features`
  win(margin: number, view: View<X>): number; // margin in points to a probability
  stands?(view: View<X>): number; // the margin as it stands, where priors are weighed against trials; absent: even
  told?(margin: number, view: View<X>): number; // the same as people are told it, by finished games; absent: `win`
  left?(view: View<X>): number; // turns or seasons to come, as `win` counts them
  quiet(view: View<X>): boolean; // a playout may be cut here
  weight(view: View<X>): 'weighty' | 'tactical' | 'minor' | 'window'; // time class of the open question
  imagine?(view: View<X>, notes: Notes, pick: Pick): Hidden<X>; // game.imagine sharpened by remembered events
  readonly plan?: PlanMind<X>;
  plain?(view: View<X>, seat: Seat): Idea<X>; // what greedy does where ideas come judged and search has learnt better; absent: the first idea
  script?(view: View<X>, seat: Seat): Idea<X>; // what a plain player does by a simple plan, without search: a yardstick
  veiled?(view: View<X>): number; // a choice whose face nobody else sees is mixed: points below the best that it may be worth; 0, absent: made openly
  readonly further?: number; // quiet points a trial runs on beyond the first
  readonly trial?: number; // milliseconds that a trial takes about: where there is time for only a few, search goes by the priors; absent: none worth counting
  readonly checked?: true; // where priors overrule the trials, search looks again
  atOnce?(view: View<X>): boolean; // an answer is judged as soon as it is given, by exact odds: trials would tell less
  readonly firm?: true; // the order of judged ideas stands unless trials speak clearly against its first
  readonly blur?: number; // how many of its points make two ideas as unlike as one point does elsewhere; weak players confuse them; absent: one
  readonly judged?: true; // priors are expected points already: an idea is a whole card, its first action tells nothing
}

/** A small policy without memory: answers questions until it is done or no longer makes sense. */
export interface Idea<X extends Types> {
  readonly key: string; // stable and public; the same key in another world is the same idea
  readonly say: Text; // for explanations
  readonly prior: number; // ordering score
  next(view: View<X>, seat: Seat): X['action'] | null;
}

/** Whole-turn plans: which unit goes to which post. */
export interface PlanMind<X extends Types> {
  units(view: View<X>, seat: Seat): readonly number[];
  posts(view: View<X>, unit: number): readonly number[];
  readonly scripts: readonly ((view: View<X>, seat: Seat) => readonly number[])[];
  paper(view: View<X>, seat: Seat, posts: readonly number[]): number;
  orders(view: View<X>, seat: Seat, posts: readonly number[]): X['action'] | null;
  say?(view: View<X>, seat: Seat, posts: readonly number[]): Text; // what it comes to, for explanations
}

/** The trial's own imagined world, never the real one. */
export type Judged<X extends Types> = State<X>;

/** The events this seat was allowed to hear. */
export type Notes = readonly Event[];
