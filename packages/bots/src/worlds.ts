import {
  copy,
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

/** Imagined worlds with their luck: world w is the same for every idea, made once and copied. */
export class Worlds<X extends Types> {
  readonly #made: State<X>[] = [];
  readonly #make: (w: number) => State<X>;
  readonly many: number;
  readonly #seed: number;

  /** `many` worlds are imagined; beyond them the same ones come back with other dice. */
  constructor(game: Game<X>, mind: Mind<X>, view: View<X>, notes: Notes, seed: number, many = MOST) {
    this.many = many;
    this.#seed = seed;
    this.#make = w => {
      const pick = picker(mixed(seed, w));
      const hidden = mind.imagine?.(view, notes, pick) ?? game.imagine(view, pick);
      return world(view, hidden, this.#luck(w));
    };
  }

  #luck = (w: number) => namedDice(mixed(this.#seed, w + 1_000_003));

  /** A copy of world w. */
  take(w: number): State<X> {
    const n = w % this.many;
    this.#made[n] ??= this.#make(n);
    const state = copy(this.#made[n]!);
    if (w !== n) state.dice = this.#luck(w);
    return state;
  }
}
const MOST = 1024;

/** One whole number out of two. */
export function mixed(a: number, b: number): number {
  let x = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 13)) | 0;
}
