import {
  copyInto,
  type Game,
  type Mind,
  type Notes,
  namedDice,
  picker,
  type State,
  type Types,
  type View,
  world,
} from '@bivouac/kernel';

/** Imagined worlds with their luck: world w is the same for every idea, made once and copied into a pooled state. */
export class Worlds<X extends Types> {
  readonly #made: State<X>[] = [];
  readonly #pool: State<X>[] = [];
  readonly #make: (w: number) => State<X>;

  constructor(game: Game<X>, mind: Mind<X>, view: View<X>, notes: Notes, seed: number) {
    this.#make = w => {
      const pick = picker(mixed(seed, w));
      const hidden = mind.imagine?.(view, notes, pick) ?? game.imagine(view, pick);
      return world(view, hidden, namedDice(mixed(seed, w + 1_000_003)));
    };
  }

  /** A copy of world w, to be given back. */
  take(w: number): State<X> {
    this.#made[w] ??= this.#make(w);
    const pooled = this.#pool.pop();
    return pooled ? copyInto(this.#made[w]!, pooled) : copyInto(this.#made[w]!, this.#make(w));
  }

  give(state: State<X>): void {
    this.#pool.push(state);
  }
}

/** One whole number out of two. */
export function mixed(a: number, b: number): number {
  let x = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 13)) | 0;
}
