import type { Text } from '@bivouac/kernel';
import {
  cardOf,
  commandOf,
  initiativeOf,
  isAuxiliary,
  isIndian,
  leadersOf,
  neighbours,
  pieceIds,
  spaceIds,
} from '../data/index.ts';
import { distancesFrom, isEnemyCultivated } from '../rules/02-map.ts';
import { slugs } from '../rules/05-groups.ts';
import { besieges } from '../rules/08-conditions.ts';
import { type Action, advanced, isBesieged, leadersIn, outsideIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import type { Context } from './context.ts';
import { battleWorth, type Group, groupOf, meet, siegeWorth } from './fights.ts';
import { ableLeaders, type Force, forcesOf } from './forces.ts';
import { freeRaiders, markersOf, markerWorth, raidChance, raidGoals, raidWorth } from './raids.ts';
import { newReach, reach, slipsTo, startAt } from './reach.ts';
import { key } from './scan.ts';
import { type Purpose, targetsOf } from './targets.ts';
import { pieceWorth, prizeOf } from './worth.ts';

// Errands: who is set in motion, where to, and what for. One errand is one idea, from the designation to the last die.

export interface Errand {
  readonly key: string;
  readonly say: Text;
  readonly worth: number; // points, before the price of the card
  readonly needs: number; // the least value of a card
  readonly designate: Action;
  readonly goals: ReadonlyMap<number, number>; // by the first piece of each order: the space
  readonly purpose: Purpose | 'raid';
  readonly drop?: { readonly pieces: readonly number[]; readonly at: number };
}

/** The errands a card of this value allows, best first; 0 is a Campaign. */
export function errandsFor(c: Context, value: number, most: number): Errand[] {
  const found: Errand[] = [];
  for (const leader of ableLeaders(c.t, c.side, value)) {
    for (const force of forcesOf(c, leader)) addForce(c, force, value, found);
  }
  if (value > 0) {
    addIndividuals(c, value, found);
    addLoneLeaders(c, value, found);
  }
  found.sort((a, b) => b.worth - a.worth);
  return distinct(found, most);
}

const RAIDS = 2; // of the same raiders, in different places

/** The best of each kind: not the same force to the same place twice. */
function distinct(errands: readonly Errand[], most: number): Errand[] {
  const raids = new Map<string, number>();
  const seen = new Set<string>();
  const found: Errand[] = [];
  for (const errand of errands) {
    if (found.length >= most) break;
    if (seen.has(errand.key)) continue;
    seen.add(errand.key);
    if (errand.purpose === 'raid') {
      const who = JSON.stringify(errand.designate);
      const many = raids.get(who) ?? 0;
      raids.set(who, many + 1);
      if (many >= RAIDS) continue;
    }
    found.push(errand);
  }
  return found;
}

const TARGETS = 3;

function addForce(c: Context, force: Force, value: number, found: Errand[]): void {
  const { leader, pieces, template } = force;
  const at = c.t.at[leader]!;
  const g = groupOf(c.t, pieces);
  const designate: Action = { type: 'force', leader: pieceIds[leader]!, pieces: slugs(pieces.slice(1)) };
  const add = (space: number, purpose: Errand['purpose'], worth: number): void => {
    const goals = new Map([[leader, space]]);
    const named = `force:${pieceIds[leader]}:${template}:${spaceIds[space]}:${purpose}`;
    const needs = purpose === 'sail' || purpose === 'land' ? 3 : initiativeOf(leader);
    found.push({ key: named, say: sayOf(leader, purpose, space), worth, needs, designate, goals, purpose });
  };
  if (isBesieged(c.t, leader)) return add(at, 'relieve', sortieWorth(c, g, at));
  for (const { space, purpose, worth } of targetsOf(c, g, startAt(at), value === 3 || value === 0, TARGETS))
    add(space, purpose, worth);
  if (g.drilled === 0 && g.auxiliaries > 0) addForceRaid(c, force, g, designate, found);
}

function sayOf(leader: number, purpose: Errand['purpose'], space: number): Text {
  return tx(`bot.${purpose}`, { leader: pieceIds[leader]!, space: spaceIds[space]! });
}

/** A sortie: what the battle promises, and the place itself as far as it is likely to fall. */
function sortieWorth(c: Context, g: Group, at: number): number {
  const { t, s, enemy } = c;
  const outside = key(enemy, at);
  const chief = s.chief[outside]!;
  const besiegers = groupOf(t, outsideIn(t, enemy, at));
  const rolls = chief < 0 ? 0 : Math.min(t.held[enemy]!, 3);
  const falls = siegeWorth(t, c.setup, s, enemy, besiegers, at, t.siege[at]!, rolls);
  const { win } = meet(t, s, c.side, g, at);
  return battleWorth(t, s, c.side, g, at, -1) + win * falls;
}

const raidReach = newReach();
const throughReach = newReach();
const STEP = 0.01; // every space on the way may bring an interception

/** A raid by a force; with two raiders one may be dropped next door, for a second roll. */
function addForceRaid(c: Context, { leader, pieces }: Force, g: Group, designate: Action, found: Errand[]): void {
  const r = reach(c.t, c.s, c.side, g.pieces, startAt(c.t.at[leader]!), raidReach);
  const before = markersOf(c);
  const goals = raidGoals(c).filter(space => r.steps[space]! > 0);
  for (const space of goals) {
    const worth = raidWorth(c, pieces, space, leader, before) - STEP * r.steps[space]!;
    const named = `raid:${pieceIds[leader]}:${g.units}:${spaceIds[space]}`;
    const say = sayOf(leader, 'raid', space);
    const needs = initiativeOf(leader);
    found.push({ key: named, say, worth, needs, designate, goals: new Map([[leader, space]]), purpose: 'raid' });
    if (g.units > 1) addDrop(c, leader, pieces, space, goals, designate, before, found);
  }
}

function addDrop(
  c: Context,
  leader: number,
  pieces: readonly number[],
  space: number,
  goals: readonly number[],
  designate: Action,
  before: number,
  found: Errand[],
): void {
  const dropped = pieces.find(piece => isIndian[piece]) ?? pieces.find(piece => isAuxiliary[piece])!;
  const rest = pieces.filter(piece => piece !== dropped);
  for (const on of goals) {
    if (on === space || !neighbours[space]!.includes(on) || raidReach.steps[on]! < raidReach.steps[space]!) continue;
    if (isEnemyCultivated(c.side, raidReach.came[space]!)) continue; // it may not go on from there: §16.2a
    const one = raidChance(c, [dropped], space, -1);
    const two = raidWorth(c, rest, on, leader, before);
    const parity = one * raidChance(c, rest, on, leader) * (markerWorth(c, before + 1) - markerWorth(c, before));
    const worth = raidWorth(c, [dropped], space, -1, before) + two + parity - STEP * (raidReach.steps[space]! + 1);
    found.push({
      key: `raids:${pieceIds[leader]}:${spaceIds[space]}:${spaceIds[on]}`,
      say: tx('bot.raids', { leader: pieceIds[leader]!, space: spaceIds[space]!, to: spaceIds[on]! }),
      worth,
      needs: initiativeOf(leader),
      designate,
      goals: new Map([[leader, on]]),
      purpose: 'raid',
      drop: { pieces: [dropped], at: space },
    });
  }
}

interface Raider {
  readonly piece: number;
  readonly space: number;
  readonly worth: number;
}

/** Single Auxiliaries, each to a raid of its own, as many as the card sets in motion. */
function addIndividuals(c: Context, value: number, found: Errand[]): void {
  const goals = raidGoals(c);
  if (goals.length === 0) return;
  const options = raidersBySpace(c, goals);
  options.sort((a, b) => b.worth - a.worth);
  for (let size = 1; size <= value; size++) {
    const chosen = chosenRaiders(options, size * 2);
    if (chosen.length > 0) found.push(raidOf(c, chosen));
  }
}

/** The best raids that so many half points of a card allow, each raider and each space once. */
function chosenRaiders(options: readonly Raider[], most: number): Raider[] {
  const chosen: Raider[] = [];
  let halves = most;
  for (const each of options) {
    const cost = isIndian[each.piece] ? 1 : 2;
    if (cost > halves || chosen.some(({ piece, space }) => piece === each.piece || space === each.space)) continue;
    chosen.push(each);
    halves -= cost;
    if (halves === 0) break;
  }
  return chosen;
}

function raidersBySpace(c: Context, goals: readonly number[]): Raider[] {
  const options: Raider[] = [];
  const done = new Set<number>();
  const before = markersOf(c);
  const free = freeRaiders(c);
  for (const piece of free) {
    const at = c.t.at[piece]!;
    if (done.has(at)) continue;
    done.add(at);
    const r = reach(c.t, c.s, c.side, [piece], startAt(at), raidReach);
    const through = advanced(c.setup) ? reach(c.t, c.s, c.side, [piece], startAt(at), throughReach, true) : r;
    const here = free.filter(other => c.t.at[other] === at).slice(0, 3);
    for (const space of goals) {
      const steps = through.steps[space]!;
      if (steps <= 0) continue;
      const slips = r.steps[space]! > 0 ? 1 : slipsTo(through, c.s, c.enemy, at, space);
      for (const each of here) {
        const raid = raidWorth(c, [each], space, -1, before) - STEP * (r.steps[space]! > 0 ? r.steps[space]! : steps);
        options.push({ piece: each, space, worth: slips * raid - (1 - slips) * pieceWorth(c.t, each) });
      }
    }
  }
  return options;
}

function raidOf(c: Context, raiders: readonly Raider[]): Errand {
  const before = markersOf(c);
  let worth = 0;
  let hits = 0; // expected so far
  for (const { piece, space } of raiders) {
    const low = Math.floor(hits);
    const share = hits - low;
    const here = (extra: number): number => raidWorth(c, [piece], space, -1, before + extra);
    worth += (1 - share) * here(low) + share * here(low + 1);
    hits += raidChance(c, [piece], space, -1);
  }
  const names = slugs(raiders.map(({ piece }) => piece));
  const places = raiders.map(({ space }) => spaceIds[space]!).join(',');
  return {
    key: `individuals:${names.join(',')}:${places}`,
    say: tx('bot.individuals', { pieces: names.join(','), spaces: places }),
    worth,
    needs: Math.ceil(raiders.reduce((sum, { piece }) => sum + (isIndian[piece] ? 1 : 2), 0) / 2),
    designate: { type: 'individuals', pieces: names },
    goals: new Map(raiders.map(({ piece, space }) => [piece, space])),
    purpose: 'raid',
  };
}

/** A leader alone: the dull senior leaves a siege, a good one joins an army without. */
function addLoneLeaders(c: Context, value: number, found: Errand[]): void {
  const { t, side } = c;
  for (const leader of leadersOf[side]!) {
    if (t.at[leader]! < 0 || t.used[leader] === 1 || isBesieged(t, leader)) continue;
    const at = t.at[leader]!;
    const worth = besieges(t, side, at) ? dismissalWorth(c, leader, at, value) : joiningWorth(c, leader, at);
    if (!worth) continue;
    found.push({
      key: `lone:${pieceIds[leader]}:${spaceIds[worth.space]}`,
      say: tx('bot.lone', { leader: pieceIds[leader]!, space: spaceIds[worth.space]! }),
      worth: worth.gain,
      needs: 1,
      designate: { type: 'individuals', pieces: [pieceIds[leader]!] },
      goals: new Map([[leader, worth.space]]),
      purpose: 'advance',
    });
  }
}

interface Journey {
  readonly space: number;
  readonly gain: number;
}

/** §8.231b The senior must be activated: one who answers to few cards is better away. */
function dismissalWorth(c: Context, leader: number, at: number, value: number): Journey | null {
  const { t, side } = c;
  const others = leadersIn(t, side, at).filter(other => other !== leader && t.inside[other] === 0);
  if (others.some(other => commandOf(other) > commandOf(leader))) return null;
  const next = others.sort((a, b) => commandOf(b) - commandOf(a))[0];
  if (next === undefined || initiativeOf(next) >= initiativeOf(leader)) return null;
  const cards = c.hand.filter(card => card !== c.inPlay);
  const answers = (who: number): number => cards.filter(card => cardOf(card).activation >= initiativeOf(who)).length;
  if (answers(next) <= answers(leader)) return null;
  const haven = nearestOwn(c, leader, at);
  const gain = 0.3 * prizeOf(t, c.setup, side, at) * (answers(leader) === 0 ? 1 : 0.3);
  return haven < 0 || value === 0 ? null : { space: haven, gain };
}

function nearestOwn(c: Context, leader: number, at: number): number {
  const r = reach(c.t, c.s, c.side, [leader], startAt(at), raidReach);
  let best = -1;
  for (let space = 0; space < r.steps.length; space++) {
    if (r.steps[space]! <= 0 || c.t.fort[space] === 0 || c.t.holder[space] !== c.side) continue;
    if (best < 0 || r.steps[space]! < r.steps[best]!) best = space;
  }
  return best;
}

/** A leader without troops goes where troops want a leader. */
function joiningWorth(c: Context, leader: number, at: number): Journey | null {
  const { s, side, t } = c;
  if (s.units[key(side, at)]! > 0) return null;
  const distance = distancesFrom(at);
  let best: Journey | null = null;
  for (let space = 0; space < distance.length; space++) {
    const k = key(side, space);
    if (distance[space]! > 6 || s.drilled[k]! < 3 || t.siege[space]! >= 0) continue;
    const spare = s.units[k]! - s.command[k]!;
    const gain = 0.05 * Math.max(0, Math.min(spare, commandOf(leader))) + (s.chief[k]! < 0 ? 0.15 : 0);
    if (gain > (best?.gain ?? 0.05)) best = { space, gain };
  }
  return best;
}
