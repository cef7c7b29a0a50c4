import { type Choices, list, type Setup, type Text } from '@bivouac/kernel';
import {
  areAdjacent,
  enemyOf,
  hexIds,
  hexNumber,
  isEdge,
  neighbour,
  SIDES,
  type Side,
  unitIds,
} from '../data/index.ts';
import { type Action, EXITED, type Fight, fightOf, has, isOccupied, type Table, type U, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { loseLoneGenerals } from './02-generals.ts';
import { hasCombatUnit, inZoneOf } from './02-zones.ts';
import { whyNotTerrain } from './03-movement.ts';
import { leaveBattles } from './04-battles.ts';
import { disturb } from './04-losses.ts';
import { isBombardment } from './04-modifiers.ts';
import { enterHex } from './06-victory.ts';
import { whyNotReroll } from './10e-initiative.ts';

/** A stack in retreat: the hexes it has been in, the last one where it is. */
interface Flight {
  readonly side: Side;
  readonly units: readonly number[];
  readonly passed: readonly number[];
}

const loser = (f: Fight): Side => f.loser as Side;
export const flightFrom = (t: Table, f: Fight, hex: number): Flight =>
  f.chain.length > 0
    ? { side: loser(f), units: f.chained, passed: f.chain }
    : { side: loser(f), units: unitsIn(t, loser(f), hex), passed: [hex] }; // §4d3-a

/** Whether other friends of the retreating units hold a hex; a general alone does not. */
const isHeld = (t: Table, flight: Flight, hex: number): boolean => hasCombatUnit(t, flight.side, hex); // §4d4-a

/** Closed to these units whatever else: enemies, ground barred to artillery. */
function whyClosed(t: Table, setup: Setup, flight: Flight, from: number, to: number): Text | null {
  if (isOccupied(t, enemyOf(flight.side), to)) return tx('no.retreatEnemy', { hex: hexIds[to]! }, '§4d2-b');
  return whyNotTerrain(flight.units, has(setup, '10g1') ? from : -1, to); // 3b4-b, 10g1
}

/** The steps from a hex that lead, at once or by going on, to a hex free of friends or off the map. */
function openSteps(t: Table, setup: Setup, flight: Flight, from: number): number[] {
  const open: number[] = [];
  for (let d = 0; d < 6; d++) {
    const to = neighbour[from * 6 + d]!;
    if (to < 0 || flight.passed.includes(to) || whyClosed(t, setup, flight, from, to)) continue; // §4d4-c
    if (leadsOut(t, setup, flight, to)) open.push(to);
  }
  return open;
}

/** A flood through friendly hexes: can the units end somewhere? */
function leadsOut(t: Table, setup: Setup, flight: Flight, first: number): boolean {
  const seen = [...flight.passed, first];
  const queue = [first];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (!isHeld(t, flight, hex) || isEdge[hex]) return true;
    for (let d = 0; d < 6; d++) {
      const to = neighbour[hex * 6 + d]!;
      if (to < 0 || seen.includes(to) || whyClosed(t, setup, flight, hex, to)) continue;
      seen.push(to);
      queue.push(to);
    }
  }
  return false;
}

/** Where a stack may retreat to: hexes out of enemy zones first. */
export function retreatHexes(t: Table, setup: Setup, flight: Flight): readonly number[] {
  const open = openSteps(t, setup, flight, flight.passed[flight.passed.length - 1]!);
  const free = open.filter(hex => !inZoneOf(t, enemyOf(flight.side), hex));
  return free.length > 0 ? free : open; // §4d1, §4d2-a, §4d4-b
}

/** What the loser may do next with the stacks that have yet to retreat, each for itself: §4d3-b, §8b2-e. */
export function retreatChoices(t: Table, setup: Setup): Choices<Action> {
  const f = fightOf(t);
  const hexes = f.chain.length > 0 ? [f.chain[f.chain.length - 1]!] : f.fleeing; // §4d-b
  const actions = hexes.flatMap(hex => actionsFrom(t, setup, f, hex));
  return list<Action>(actions, action => whyNotRetreat(t, setup, f, hexes, action));
}

function actionsFrom(t: Table, setup: Setup, f: Fight, hex: number): Action[] {
  const from = hexIds[hex]!;
  const steps = retreatHexes(t, setup, flightFrom(t, f, hex)).map(
    to => ({ type: 'retreat', from, to: hexIds[to]! }) as const,
  );
  const chained = f.chain.length > 0;
  const blocked = steps.length === 0;
  const mayLeave = blocked && isEdge[hex] === 1; // §4d4-c, §4d6
  const mayStand = !chained && (blocked || isBombardment(f)); // §4d5, §4d6, §10b2-e
  return [
    ...steps,
    ...(mayLeave ? [{ type: 'leaveMap', from } as const] : []),
    ...(mayStand ? [{ type: 'stand', from } as const] : []),
  ];
}

function whyNotRetreat(t: Table, setup: Setup, f: Fight, hexes: readonly number[], action: Action): Text | null {
  if (action.type === 'reroll') return whyNotReroll(t, setup);
  if (!isRetreat(action)) return tx('no.notNow', {}, '§4d-b');
  const from = hexNumber(action.from);
  const where = { hex: action.from };
  if (!hexes.includes(from)) return tx('no.retreatFrom', where, '§4d-b');
  if (action.type === 'leaveMap') {
    if (!isEdge[from]) return tx('no.exitInner', where, '§3d-a');
    return tx('no.leaveOpen', where, f.chain.length > 0 ? '§4d4-c' : '§4d6');
  }
  if (action.type === 'stand')
    return f.chain.length > 0 ? tx('no.goOn', where, '§4d4-a') : tx('no.standOpen', where, '§4d5');
  return whyNotStep(t, setup, flightFrom(t, f, from), from, action.to);
}

function whyNotStep(t: Table, setup: Setup, flight: Flight, from: number, name: string): Text {
  const to = hexNumber(name);
  const where = { hex: name };
  if (to < 0) return tx('no.hex', where, '§1a-a');
  if (!areAdjacent(from, to)) return tx('no.notAdjacent', { from: hexIds[from]!, to: name }, '§4d-a');
  const closed = whyClosed(t, setup, flight, from, to);
  if (closed) return closed;
  if (flight.passed.includes(to)) return tx('no.retreatBack', where, '§4d4-c');
  if (!leadsOut(t, setup, flight, to)) return tx('no.retreatBlocked', where, '§4d4-a');
  const free = retreatHexes(t, setup, flight).map(hex => hexIds[hex]!);
  return tx('no.retreatZone', { ...where, free }, '§4d1');
}

type Retreat = Extract<Action, { type: 'retreat' | 'leaveMap' | 'stand' }>;
export const isRetreat = (action: Action): action is Retreat =>
  action.type === 'retreat' || action.type === 'leaveMap' || action.type === 'stand';

/** Carries out one step. */
export function retreat(u: U, action: Retreat): void {
  const { table: t } = u;
  const f = fightOf(t);
  const from = hexNumber(action.from);
  const flight = flightFrom(t, f, from);
  if (f.chain.length === 0) f.fleeing = f.fleeing.filter(hex => hex !== from); // those passed have yet to go
  if (action.type === 'stand') return stand(u, f, flight, from);
  if (isBombardment(f) && f.chain.length === 0) leaveBattles(t, [from]);
  if (action.type === 'leaveMap') return leave(u, f, flight, from);
  const to = hexNumber(action.to);
  const goesOn = isHeld(t, flight, to); // §4d4-a
  const units = flight.units.map(unit => unitIds[unit]!);
  u.say(tx('retreat.step', { units, from: action.from, to: action.to }, goesOn ? '§4d4-a' : '§4d-a'), {
    by: SIDES[flight.side],
    trails: [{ pieces: units, spots: [action.from, action.to], kind: 'retreat' }],
  });
  for (const unit of flight.units) {
    t.at[unit] = to;
    disturb(u, unit);
  }
  enterHex(u, flight.side, to);
  f.chain = goesOn ? [...flight.passed, to] : [];
  f.chained = goesOn ? [...flight.units] : [];
  if (!goesOn) loseLoneGenerals(u); // §2d-c
}

function leave(u: U, f: Fight, flight: Flight, from: number): void {
  // §4d4-c, §4d6
  const units = flight.units.map(unit => unitIds[unit]!);
  u.say(tx('retreat.left', { units, from: hexIds[from]! }, f.chain.length > 0 ? '§4d4-c' : '§4d6'), {
    by: SIDES[flight.side],
    trails: [{ pieces: units, spots: [hexIds[from]!], kind: 'leave' }],
  });
  for (const unit of flight.units) {
    u.table.at[unit] = EXITED;
    u.table.marked[unit] = 0;
  }
  f.chain = [];
  f.chained = [];
  loseLoneGenerals(u);
}

function stand(u: U, f: Fight, flight: Flight, from: number): void {
  const args = { units: flight.units.map(unit => unitIds[unit]!), hex: hexIds[from]! };
  const by = SIDES[flight.side];
  if (isBombardment(f)) return u.say(tx('retreat.declined', args, '§10b2-e'), { by });
  u.say(tx('retreat.stays', args, '§4d5'), { by });
  f.owed = 1; // §4d5, §4d6
  f.bearers = unitsIn(u.table, flight.side, from);
}

export const retreatPrompt = (t: Table): Text => {
  const f = fightOf(t);
  const side = SIDES[loser(f)];
  if (f.chain.length > 0) return tx('prompt.retreatOn', { side, hex: hexIds[f.chain[f.chain.length - 1]!]! }, '§4d4-a');
  return isBombardment(f) ? tx('prompt.mayRetreat', { side }, '§10b2-e') : tx('prompt.retreat', { side }, '§4d-b');
};
