import { type Pick, type PlanMind, picker, type Seat, type Types, type View } from '@bivouac/kernel';
import type { Purse } from './budget.ts';

/** A whole-turn plan: one post a unit. */
export interface Plan {
  readonly posts: readonly number[];
  readonly worth: number; // on paper, for the seat that plans
}

const HERD = 24;
const IMPROVES = 1e-9;

/** The breeding of plans on paper: scripts, overlays, unit by unit, then chance. Anytime: stops when the purse is empty. */
export class Herd<X extends Types> {
  readonly plans: Plan[] = [];
  readonly #mind: PlanMind<X>;
  readonly #view: View<X>;
  readonly #seat: Seat;
  readonly #purse: Purse;
  readonly #posts: readonly (readonly number[])[];
  readonly #movers: readonly number[]; // places in the plan with a choice
  readonly #pick: Pick;
  readonly #blur: (posts: readonly number[]) => number; // what he who breeds takes a plan for, beyond its worth
  readonly #scripts: Plan[] = [];
  #hold: Plan;
  best: Plan;

  constructor(
    mind: PlanMind<X>,
    view: View<X>,
    seat: Seat,
    purse: Purse,
    seed: number,
    kept: readonly number[] | null = null,
    blur: (posts: readonly number[]) => number = () => 0,
  ) {
    this.#mind = mind;
    this.#view = view;
    this.#seat = seat;
    this.#purse = purse;
    this.#pick = picker(seed);
    this.#blur = blur;
    this.#posts = mind.units(view, seat).map(unit => mind.posts(view, unit));
    this.#movers = [...this.#posts.keys()].filter(i => this.#posts[i]!.length > 1);
    const posts = mind.scripts[0]!(view, seat);
    purse.pay();
    this.#hold = { posts, worth: mind.paper(view, seat, posts) + blur(posts) };
    this.best = this.#hold;
    this.#insert(this.#hold);
    if (kept && kept.length === posts.length) this.#weigh(kept);
  }

  /** Everything, as far as the purse goes. */
  breed(): this {
    this.seedScripts();
    this.climb();
    this.drift();
    return this;
  }

  /** The scripts as they are. */
  seedScripts(): void {
    for (const script of this.#mind.scripts.slice(1)) {
      const plan = this.#weigh(script(this.#view, this.#seat));
      if (!plan) return;
      this.#scripts.push(plan);
    }
  }

  /** What scripts change laid over the best plan, and unit by unit, until nothing helps any more. */
  climb(): void {
    for (let before = Number.NEGATIVE_INFINITY; this.best.worth > before + IMPROVES; ) {
      before = this.best.worth;
      if (!this.overlayAll() || !this.#pass()) return;
    }
  }

  overlayAll(): boolean {
    const order = [...this.#scripts].sort((a, b) => b.worth - a.worth);
    for (const script of order) if (!this.#weigh(this.#overlay(script.posts, this.best.posts))) return false;
    return true;
  }

  /** Where the upper plan does something, it decides; elsewhere the lower. */
  #overlay(upper: readonly number[], lower: readonly number[]): number[] {
    const hold = this.#hold.posts;
    return upper.map((post, i) => (post === hold[i] ? lower[i]! : post));
  }

  /** Every unit, alone and with those at its post, to each of its posts; what helps is kept at once. */
  #pass(): boolean {
    for (const i of this.#movers) {
      for (const post of this.#posts[i]!) {
        if (post === this.best.posts[i]) continue;
        if (!this.#weigh(this.#moved(this.best.posts, i, post, false))) return false;
        const together = this.#moved(this.best.posts, i, post, true);
        if (together[i] === post && this.best.posts[i] !== post && !this.#weigh(together)) return false;
      }
    }
    return true;
  }

  #moved(posts: readonly number[], i: number, post: number, together: boolean): number[] {
    const moved = [...posts];
    const from = posts[i];
    moved[i] = post;
    if (!together) return moved;
    for (const j of this.#movers) if (posts[j] === from && this.#posts[j]!.includes(post)) moved[j] = post;
    return moved;
  }

  /** Random changes of good plans, until the purse is empty. */
  drift(): void {
    if (this.#movers.length === 0) return;
    for (;;) {
      const parent = this.plans[this.#pick(Math.min(this.plans.length, 4))]!;
      let posts = parent.posts;
      if (this.#pick(4) === 0 && this.#scripts.length > 0)
        posts = this.#overlay(this.#scripts[this.#pick(this.#scripts.length)]!.posts, posts);
      else if (this.#pick(4) === 0) posts = this.#cross(posts, this.plans[this.#pick(this.plans.length)]!.posts);
      for (let changes = 1 + this.#pick(3); changes > 0; changes--) {
        const i = this.#movers[this.#pick(this.#movers.length)]!;
        const choice = this.#posts[i]!;
        posts = this.#moved(posts, i, choice[this.#pick(choice.length)]!, this.#pick(2) === 0);
      }
      if (!this.#weigh(posts)) return;
    }
  }

  /** A stretch of units from the one, the rest from the other. */
  #cross(a: readonly number[], b: readonly number[]): number[] {
    const from = this.#pick(a.length);
    const to = from + 1 + this.#pick(a.length >> 1);
    return a.map((post, i) => (i >= from && i < to ? b[i]! : post));
  }

  /** The plan with its worth, kept if good; null: it cannot be afforded. */
  #weigh(posts: readonly number[]): Plan | null {
    if (!this.#purse.pay()) return null;
    const plan = { posts, worth: this.#mind.paper(this.#view, this.#seat, posts) + this.#blur(posts) };
    this.#insert(plan);
    if (plan.worth > this.best.worth + IMPROVES) this.best = plan;
    return plan;
  }

  #insert(plan: Plan): void {
    const { plans } = this;
    if (plans.length >= HERD && plan.worth <= plans[plans.length - 1]!.worth) return;
    if (plans.some(other => other.worth === plan.worth && same(other.posts, plan.posts))) return;
    let at = plans.length;
    while (at > 0 && plans[at - 1]!.worth < plan.worth) at--;
    plans.splice(at, 0, plan);
    if (plans.length > HERD) plans.pop();
  }
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((post, i) => post === b[i]);
