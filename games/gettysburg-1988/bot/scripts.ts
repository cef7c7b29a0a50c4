import { HEXES, isGeneral, neighbour, objectives, pointsOf, type Side, unitsOf } from '../data/index.ts';
import { factorOf } from './board.ts';
import { FAR } from './flood.ts';
import { canReach, paperOf, type Scene } from './scene.ts';
import { WAY } from './tables.ts';

// Whole plans to start from: hold, march, and one attack on each enemy hex worth it.

export const hold = (s: Scene): number[] => unitsOf[s.side].map(unit => s.start[unit]!);

/** Everyone towards the objective where he is needed most, short of enemy zones. */
export function march(s: Scene, wanted: (objective: number) => number): number[] {
  const zone = s.board.zone[(1 - s.side) as Side];
  const full = new Uint8Array(HEXES);
  return unitsOf[s.side].map(unit => {
    const start = s.start[unit]!;
    if (!s.able[unit]) return start;
    let best = start;
    let least = start >= 0 ? toWanted(start, wanted) : 9999;
    for (let hex = 0; hex < HEXES; hex++) {
      if (s.alone[unit]!.cost[hex] === FAR || zone[hex]! > 0 || (!isGeneral[unit] && full[hex])) continue;
      const way = toWanted(hex, wanted);
      if (way >= least) continue;
      best = hex;
      least = way;
    }
    if (best >= 0 && !isGeneral[unit]) full[best] = 1;
    return best;
  });
}

function toWanted(hex: number, wanted: (objective: number) => number): number {
  let least = 9999;
  for (let o = 0; o < objectives.length; o++) {
    const want = wanted(o);
    if (want > 0) least = Math.min(least, WAY[o * HEXES + hex]! + 12 / want);
  }
  return least;
}

/** Enemy hexes that can be attacked, the most promising first. */
export function targetsOf(s: Scene): number[] {
  const enemy = (1 - s.side) as Side;
  const found: { hex: number; score: number }[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (s.board.men[enemy][hex] === 0) continue;
    let force = 0;
    for (const unit of unitsOf[s.side]) if (touches(s, unit, hex)) force += factorOf(s.board, unit);
    if (force === 0) continue;
    const odds = Math.min(10, force) - s.board.strength[enemy][hex]!;
    found.push({ hex, score: odds + 2 * pointsOf[hex]! });
  }
  return found.sort((a, b) => b.score - a.score || a.hex - b.hex).map(each => each.hex);
}

function touches(s: Scene, unit: number, hex: number): boolean {
  if (!s.able[unit] || isGeneral[unit]) return false;
  for (let d = 0; d < 6; d++) {
    const near = neighbour[hex * 6 + d]!;
    if (near >= 0 && canReach(s, unit, near)) return true;
  }
  return false;
}

/** The best of a few ways to attack one hex: from one, two or three sides. */
export function attackOn(s: Scene, base: readonly number[], target: number): number[] {
  let best: number[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const sides of [1, 2, 3]) {
    for (const enough of [6, 10]) {
      const plan = attackFrom(s, base, target, sides, enough);
      if (!plan) continue;
      const worth = paperOf(s, plan);
      if (worth <= most) continue;
      most = worth;
      best = plan;
    }
  }
  return best ?? [...base];
}

export function attackFrom(
  s: Scene,
  base: readonly number[],
  target: number,
  sides: number,
  enough: number,
): number[] | null {
  const units = unitsOf[s.side];
  const plan = [...base];
  const places = placesAround(s, target).slice(0, sides);
  const taken = new Uint8Array(units.length);
  let force = 0;
  for (const place of places) {
    let here = 0;
    const led = { done: false };
    const order = [...units.keys()]
      .filter(i => !taken[i] && !isGeneral[units[i]!] && s.able[units[i]!] && canReach(s, units[i]!, place))
      .sort((a, b) => factorOf(s.board, units[b]!) - factorOf(s.board, units[a]!) || a - b);
    for (const i of order) {
      if (force >= enough || here >= 2) break;
      const unit = units[i]!;
      const alone = s.alone[unit]!.cost[place] !== FAR;
      if (here === 1 || !alone) {
        const general = generalFor(s, units, taken, unit, place, !alone);
        if (general < 0 && !led.done) continue;
        if (general >= 0) {
          plan[general] = place;
          taken[general] = 1;
          led.done = true;
        }
      }
      plan[i] = place;
      taken[i] = 1;
      here++;
      force += factorOf(s.board, unit);
    }
  }
  if (force === 0) return null;
  freeOthers(s, plan, taken, places);
  return plan;
}

/** Attack hexes around a target: those that touch the fewest others first. */
function placesAround(s: Scene, target: number): number[] {
  const enemy = (1 - s.side) as Side;
  const found: { hex: number; others: number }[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = neighbour[target * 6 + d]!;
    if (hex < 0 || s.board.men[enemy][hex]! > 0 || s.board.generals[enemy][hex]! > 0) continue;
    let others = 0;
    for (let e = 0; e < 6; e++) {
      const near = neighbour[hex * 6 + e]!;
      if (near >= 0 && near !== target && s.board.men[enemy][near]! > 0) others += 1 + s.board.strength[enemy][near]!;
    }
    found.push({ hex, others });
  }
  return found.sort((a, b) => a.others - b.others || a.hex - b.hex).map(each => each.hex);
}

/** A general who can be there: the unit's own first, or any who is free. */
function generalFor(
  s: Scene,
  units: readonly number[],
  taken: Uint8Array,
  unit: number,
  place: number,
  must: boolean,
): number {
  const own = s.leader[unit]!;
  if (own >= 0 && !taken[units.indexOf(own)] && canReach(s, own, place)) return units.indexOf(own);
  if (must) return -1;
  return units.findIndex((other, i) => isGeneral[other] && !taken[i] && s.able[other] && canReach(s, other, place));
}

/** Whoever was meant to be in the attack hexes and is not in the attack stays where he is. */
function freeOthers(s: Scene, plan: number[], taken: Uint8Array, places: readonly number[]): void {
  unitsOf[s.side].forEach((unit, i) => {
    if (!taken[i] && places.includes(plan[i]!) && plan[i] !== s.start[unit]) plan[i] = s.start[unit]!;
  });
}
