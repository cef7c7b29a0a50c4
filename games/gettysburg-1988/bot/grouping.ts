import { areAdjacent, HEXES, neighbour, type Side } from '../data/index.ts';
import type { Board } from './board.ts';
import { worthOf } from './fights.ts';

/** Battles that put everybody in contact into one, as the rules want it, and what they are worth. */
export interface Grouping {
  readonly battles: readonly Fight[];
  readonly worth: number;
}
export interface Fight {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly worth: number;
}
export type Worth = (attackers: readonly number[], defenders: readonly number[]) => number;

const NONE: Grouping = { battles: [], worth: 0 };
const seen = new Uint8Array(HEXES);

/** Own hexes next to enemies, and the enemies they touch. */
export function contactOf(b: Board, side: Side): { attackers: number[]; defenders: number[] } {
  const enemy = (1 - side) as Side;
  const attackers: number[] = [];
  const defenders: number[] = [];
  const zone = b.zone[enemy];
  const men = b.men[side];
  seen.fill(0);
  for (let hex = 0; hex < HEXES; hex++) {
    if (men[hex] === 0 || zone[hex] === 0) continue;
    attackers.push(hex);
    for (let d = 0; d < 6; d++) {
      const near = neighbour[hex * 6 + d]!;
      if (near < 0 || b.men[enemy][near] === 0 || seen[near]) continue;
      seen[near] = 1;
      defenders.push(near);
    }
  }
  return { attackers, defenders };
}

/** The best battles for a side in contact. */
export function bestGrouping(b: Board, side: Side): Grouping {
  const { attackers, defenders } = contactOf(b, side);
  if (attackers.length === 0) return NONE;
  return groupingOf(attackers, defenders, (a, d) => worthOf(b, side, a, d));
}

/** Part by part: hexes that do not touch each other decide alone. */
export function groupingOf(attackers: readonly number[], defenders: readonly number[], worth: Worth): Grouping {
  const battles: Fight[] = [];
  let sum = 0;
  const left = [...attackers];
  while (left.length > 0) {
    const part = partOf(left, defenders);
    const best = new Splitter(part.attackers, part.defenders, worth).best();
    battles.push(...best.battles);
    sum += best.worth;
  }
  return { battles, worth: sum };
}

function partOf(left: number[], defenders: readonly number[]): { attackers: number[]; defenders: number[] } {
  const mine = [left.shift()!];
  const theirs: number[] = [];
  for (let grown = true; grown; ) {
    grown = false;
    for (const d of defenders) {
      if (theirs.includes(d) || !mine.some(a => areAdjacent(a, d))) continue;
      theirs.push(d);
      grown = true;
    }
    for (let i = left.length - 1; i >= 0; i--) {
      if (!theirs.some(d => areAdjacent(left[i]!, d))) continue;
      mine.push(left[i]!);
      left.splice(i, 1);
      grown = true;
    }
  }
  return { attackers: mine, defenders: theirs };
}

const MOST_TRIES = 48;

/** Tries every attacker on every defender it touches; defenders left over go to an attacker who fights alone. */
class Splitter {
  readonly #attackers: readonly number[];
  readonly #defenders: readonly number[];
  readonly #worth: Worth;
  readonly #target: number[] = [];
  #tries = 0;
  #best: Grouping | null = null;

  constructor(attackers: readonly number[], defenders: readonly number[], worth: Worth) {
    this.#attackers = attackers;
    this.#defenders = defenders;
    this.#worth = worth;
  }

  best(): Grouping {
    if (this.#attackers.length === 1) return this.#one([this.#attackers[0]!], this.#defenders);
    if (this.#defenders.length === 1) return this.#one(this.#attackers, [this.#defenders[0]!]);
    this.#assign(0);
    return this.#best ?? this.#fallback();
  }

  #one(attackers: readonly number[], defenders: readonly number[]): Grouping {
    const worth = this.#worth(attackers, defenders);
    return { battles: [{ attackers, defenders, worth }], worth };
  }

  #assign(i: number): void {
    if (this.#tries >= MOST_TRIES) return;
    if (i === this.#attackers.length) return this.#settle();
    for (const d of this.#defenders) {
      if (!areAdjacent(this.#attackers[i]!, d)) continue;
      this.#target[i] = d;
      this.#assign(i + 1);
    }
  }

  #settle(): void {
    this.#tries++;
    const extra: number[][] = this.#attackers.map(() => []);
    for (const d of this.#defenders) {
      if (this.#target.includes(d)) continue;
      const alone = this.#attackers.findIndex((a, i) => areAdjacent(a, d) && this.#isAlone(i));
      if (alone < 0) return;
      extra[alone]!.push(d);
    }
    this.#keep(extra);
  }

  #isAlone(i: number): boolean {
    return this.#target.indexOf(this.#target[i]!) === i && this.#target.lastIndexOf(this.#target[i]!) === i;
  }

  #keep(extra: readonly number[][]): void {
    const battles: Fight[] = [];
    let sum = 0;
    for (const d of this.#defenders) {
      const attackers = this.#attackers.filter((_, i) => this.#target[i] === d);
      if (attackers.length === 0) continue;
      const more = attackers.length === 1 ? extra[this.#target.indexOf(d)]! : [];
      const defenders = [d, ...more];
      const worth = this.#worth(attackers, defenders);
      sum += worth;
      battles.push({ attackers, defenders, worth });
    }
    if (!this.#best || sum > this.#best.worth) this.#best = { battles, worth: sum };
  }

  /** No legal split among those tried: everyone on the nearest, for judgement only. */
  #fallback(): Grouping {
    const battles = this.#attackers.map(a => {
      const defenders = this.#defenders.filter(d => areAdjacent(a, d));
      return { attackers: [a], defenders, worth: this.#worth([a], defenders) };
    });
    return { battles, worth: battles.reduce((sum, battle) => sum + battle.worth, 0) };
  }
}
