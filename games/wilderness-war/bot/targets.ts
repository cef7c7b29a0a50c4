import { isCultivated, landings, neighbours, ports, SPACES, tacticsOf } from '../data/index.ts';
import { controlsPort, HALIFAX, KEYS, LOUISBOURG, QUEBEC } from '../rules/02-map.ts';
import { isSenior } from '../rules/05-forces.ts';
import { maySurrender } from '../rules/08-conditions.ts';
import { FORT, STOCKADE } from '../state.ts';
import { type Context, holds, linesOf, promises, shelters } from './context.ts';
import { battleWorth, type Group, isStronghold, rollsFor, siegeWorth } from './fights.ts';
import { threatTo } from './guards.ts';
import { isHeld, reach, type Start } from './reach.ts';
import { key } from './scan.ts';
import { isRefuge, prizeOf, weights, wildness } from './worth.ts';

// Where a group that is set in motion could go, and what that promises in points.

export type Purpose = 'attack' | 'siege' | 'relieve' | 'advance' | 'defend' | 'winter' | 'sail' | 'land' | 'stay';
export interface Target {
  readonly space: number;
  readonly purpose: Purpose;
  readonly worth: number; // gained against standing still
}

/** Cards that can set the chief of a siege in motion again. */
const rollsLeft = (c: Context, g: Group, card: number): number =>
  g.chief < 0 ? 0 : rollsFor(c.t, c.hand, g.chief, card);

/** The targets of a group, best first. `sea`: the card lets a force sail. */
export function targetsOf(c: Context, g: Group, from: Start, sea: boolean, most: number): Target[] {
  const { t, s, side } = c;
  const found: Target[] = [];
  const r = reach(t, s, side, g.pieces, from, c.reach);
  const here = standing(c, g, from.at, true);
  if (from.steps === 0) addSiege(c, g, from.at, found, here);
  for (let space = 0; space < SPACES; space++) {
    if (space === from.at || r.steps[space]! < 0) continue;
    if (g.units === 0 && isHeld(t, s, c.enemy, space)) continue;
    const target = judged(c, g, space, r.came[space]!, here);
    if (target && target.worth > 0.005) found.push(target);
  }
  if (sea && from.steps === 0 && from.most > 2) addSea(c, g, from.at, here, found);
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, most);
}

function judged(c: Context, g: Group, space: number, came: number, here: number): Target | null {
  if (isHeld(c.t, c.s, c.enemy, space)) return attackOn(c, g, space, came, false);
  const worth = standing(c, g, space, false) - here;
  const purpose: Purpose = c.urgency > 0.3 && shelters(c.t, c.side, space, 9) ? 'winter' : 'advance';
  return { space, purpose, worth };
}

/** What it would be worth to attack there. */
export function attackOn(c: Context, g: Group, space: number, came: number, landing: boolean): Target {
  const { t, s, side, enemy } = c;
  const k = key(enemy, space);
  const stand = landing ? 0 : 0.3 * standing(c, g, space, false);
  if (isStronghold(t, enemy, space) && t.siege[space]! < 0) {
    const worth = investing(c, g, space, came, landing);
    return { space, purpose: landing ? 'land' : 'attack', worth: worth + Math.min(0, stand) };
  }
  const relief = t.holder[space] === side && t.siege[space]! >= 0;
  let worth = s.units[k]! > 0 ? battleWorth(t, s, side, g, space, came, landing) : 0;
  const slips = !isCultivated[space] && s.units[k] === s.auxiliaries[k] && g.auxiliaries === 0; // §15.0d
  if (slips && worth > 0) worth *= 0.3;
  const chance = s.units[k]! > 0 ? Math.max(0, Math.min(1, 0.5 + worth)) : 1;
  if (t.fort[space] === STOCKADE && t.holder[space] === enemy && g.drilled > 0) worth += 1.1 * chance;
  if (KEYS.includes(space) && t.keys[KEYS.indexOf(space)] === enemy) worth += chance;
  if (relief) worth += 0.6 * chance * prizeOf(t, c.setup, enemy, space);
  return {
    space,
    purpose: relief ? 'relieve' : landing ? 'land' : 'attack',
    worth: worth + stand - ambushRisk(c, g, space),
  };
}

/** A siege is begun: those inside choose whether to come out. */
function investing(c: Context, g: Group, space: number, came: number, landing: boolean): number {
  const { t, s, side, enemy } = c;
  if (g.drilled === 0) return -1;
  const supply =
    c.lines && c.lines[space] === 0 && !neighbours[space]!.some(near => c.lines![near] === 1) && !landing ? 0.3 : 1;
  const sure = holds(c, 'surrender') && space !== LOUISBOURG ? 0.8 * supply * prizeOf(t, c.setup, side, space) : 0;
  const rolls = rollsLeft(c, g, c.inPlay);
  const siege = Math.max(rolls > 0 ? sure : 0, 0.8 * supply * siegeWorth(t, c.setup, s, side, g, space, 0, rolls));
  const units = s.units[key(enemy, space)]!;
  if (units === 0) return siege;
  const battle = battleWorth(t, s, side, g, space, came, landing);
  const crowded = t.fort[space] === FORT && units > 4;
  return Math.min(crowded ? battle + siege : siege, battle + siege);
}

/** Drilled Troops without eyes among enemy Auxiliaries: Ambush! doubles them. */
export function ambushRisk({ t, s, side, enemy }: Context, g: Group, space: number): number {
  if (isCultivated[space] || g.scouts > 0 || g.drilled === 0) return 0;
  if (t.held[enemy] === 0) return 0;
  let scouts = s.auxiliaries[key(enemy, space)]!;
  for (const near of neighbours[space]!) scouts += s.auxiliaries[key(enemy, near)]!;
  if (scouts === 0) return 0;
  return Math.min(0.8, 0.06 * g.drilled * (isRefuge(t, side, space) ? 0.5 : 1.5));
}

/** What a group is worth where it stands: its promise, the winter, its safety, what it holds. */
export function standing(c: Context, g: Group, space: number, isHere: boolean): number {
  const { t, s, side, goals } = c;
  g.promised ??= promises(goals, g.strength, g.chief >= 0 ? tacticsOf(g.chief) : 0);
  let worth = g.drilled > 0 ? g.promised(space) : 0;
  const others = s.units[key(side, space)]! - (isHere ? g.units : 0);
  if (g.drilled > 0 && !shelters(t, side, space, others + g.units)) worth -= c.urgency * weights.winter * g.steps;
  if (g.drilled > 0) worth -= dangerTo(c, g, space, others) + ambushRisk(c, g, space);
  return worth + holding(c, g, space, others, isHere);
}

/** A stronger enemy next door, and nowhere to go if beaten. */
function dangerTo({ t, s, side, enemy }: Context, g: Group, space: number, others: number): number {
  if (t.fort[space]! > 0 && t.holder[space] === side) return 0;
  let threat = 0;
  for (const near of neighbours[space]!) threat = Math.max(threat, s.strength[key(enemy, near)]!);
  const mine = g.strength + 2 * others;
  if (threat <= mine * 0.8) return 0;
  const wild = wildness(t, s, side, space);
  return Math.min(1.5, wild * weights.exposed * g.drilled * Math.min(1, threat / (mine + 1) - 0.5));
}

/** A place of ours that the enemy could take. */
function holding(c: Context, g: Group, space: number, others: number, isHere: boolean): number {
  const { t, s, side, enemy } = c;
  if (t.fort[space]! < FORT || t.holder[space] !== side || g.drilled === 0)
    return isHere ? 0 : keyHeld(c, g, space, others);
  const threat = threatTo(t, s, side, space);
  if (threat === 0 || t.siege[space]! >= 0) return 0;
  const guard = s.strength[key(side, space)]! - (isHere ? g.strength : 0);
  const before = Math.min(1, threat / (2 * guard + 2));
  const after = Math.min(1, threat / (2 * (guard + g.strength) + 2));
  return 0.35 * (before - after) * prizeOf(t, c.setup, enemy, space);
}
const keyHeld = ({ t, side }: Context, g: Group, space: number, others: number): number =>
  KEYS.includes(space) && t.keys[KEYS.indexOf(space)] !== side && g.units > 0 && others === 0 ? 1 : 0;

/** A siege roll or an assault where it stands. */
function addSiege(c: Context, g: Group, at: number, found: Target[], here: number): void {
  const { t, s, side } = c;
  if (!isStronghold(t, c.enemy, at) || t.siege[at]! < 0 || g.chief < 0 || g.drilled === 0) return;
  if (!isSenior(t, side, g.chief) || (linesOf(c)[at] === 0 && t.siege[at]! === 0)) return;
  if (holds(c, 'surrender') && maySurrender(t, at))
    return void found.push({ space: at, purpose: 'siege', worth: prizeOf(t, c.setup, side, at) });
  const whole = besiegers(c, g, at);
  const rolls = rollsLeft(c, g, c.inPlay);
  const now = siegeWorth(t, c.setup, s, side, whole, at, t.siege[at]!, rolls + 1);
  const later = siegeWorth(t, c.setup, s, side, whole, at, t.siege[at]!, Math.min(rolls, 1));
  found.push({ space: at, purpose: 'siege', worth: Math.max(0.05, now - 0.45 * later - 0.2 * Math.min(0, here)) });
}
/** Everyone there takes part in an assault: §9.12a. */
function besiegers({ s, side }: Context, g: Group, at: number): Group {
  const k = key(side, at);
  return { ...g, strength: s.strength[k]!, steps: s.steps[k]!, units: s.units[k]!, drilled: s.drilled[k]! };
}

/** Voyages and landings; a force sails by a three only. */
function addSea(c: Context, g: Group, at: number, here: number, found: Target[]): void {
  const { t, side } = c;
  if (side === 1) {
    for (const [one, two] of [
      [QUEBEC, LOUISBOURG],
      [LOUISBOURG, QUEBEC],
    ] as const) {
      if (at !== one || t.noFrenchSea || !controlsPort(t, 1, one) || !controlsPort(t, 1, two)) continue;
      found.push({ space: two, purpose: 'sail', worth: standing(c, g, two, false) - here });
    }
    return;
  }
  if (controlsPort(t, 0, at))
    for (const to of ports)
      if (to !== at && controlsPort(t, 0, to))
        found.push({ space: to, purpose: 'sail', worth: standing(c, g, to, false) - here });
  if ((at !== HALIFAX && at !== LOUISBOURG) || t.noLandings || !controlsPort(t, 0, at) || g.drilled === 0) return;
  if (!holds(c, 'amphibious_landing')) return;
  for (const to of landings[at]!) {
    const target = isHeld(t, c.s, c.enemy, to)
      ? attackOn(c, g, to, at, true)
      : { space: to, purpose: 'land' as const, worth: standing(c, g, to, false) - here };
    found.push({ ...target, purpose: 'land', worth: target.worth - 0.15 });
  }
}
