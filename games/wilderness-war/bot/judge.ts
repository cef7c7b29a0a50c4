import { type WinFit, winAt } from '@bivouac/kernel';
import {
  BOTH,
  BRITISH,
  cardOf,
  isCultivated,
  neighbours,
  PIECES,
  SIDES,
  type Side,
  SPACES,
  scenarioOf,
  sideOf,
  tacticsOf,
  UNITS,
} from '../data/index.ts';
import { controls, isSoleOccupant, KEYS, MONTREAL, QUEBEC } from '../rules/02-map.ts';
import { BOX, FORT, FORTRESS, type Table, type WildernessState, type WildernessView } from '../state.ts';
import { type Goal, goalsOf, promises, shelters, urgencyOf } from './context.ts';
import { type Group, rollsFor, siegeWorth } from './fights.ts';
import { key, newScan, scan } from './scan.ts';
import fitted from './win.json' with { type: 'json' };
import { leaderWorth, nearness, unitWorth, weights, wildness } from './worth.ts';

// The judgement of a position in points, British view, by feature.

export const NAMES = [
  'points',
  'objectives',
  'sieges',
  'troops',
  'leaders',
  'armies',
  'winter',
  'danger',
  'places',
  'hand',
] as const;
const [POINTS, OBJECTIVES, SIEGES, TROOPS, LEADERS, ARMIES, WINTER, DANGER, PLACES, HAND] = NAMES.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const s = newScan();
const out = new Float64Array(NAMES.length);

/** Thousandths of points, British view. */
export function featuresOf(state: WildernessState): Int32Array {
  const { table: t } = state;
  out.fill(0);
  out[POINTS] = -t.vp;
  if (!t.result) {
    scan(t, s);
    out[POINTS] += halfUp(t.raidsBritish) - halfUp(t.raidsFrench);
    out[OBJECTIVES] = objectives(t, state);
    count(t);
    for (const side of BOTH) judgeSide(state, side, side === BRITISH ? 1 : -1);
  }
  return Int32Array.from(out, value => Math.round(value * 1000));
}

const halfUp = (markers: readonly number[]): number => {
  let sum = 0;
  for (const count of markers) sum += count;
  return (sum + 1) >> 1;
};

/** §12.12a Two of four places win a game that ends in 1759. */
function objectives(t: Table, { setup }: Pick<WildernessState, 'setup'>): number {
  let held = 0;
  for (const space of [QUEBEC, MONTREAL]) if (controls(t, BRITISH, space)) held++;
  for (const space of KEYS) if (isSoleOccupant(t, BRITISH, space)) held++;
  const near = nearness(t, setup);
  const two = scenarioOf(setup.scenario).victory === 'end1759' ? 4 : 1;
  return near * (held === 0 ? 0 : held === 1 ? 1 : two + 0.5 * (held - 2));
}

/** Troops and leaders, one look each. */
function count(t: Table): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const at = t.at[unit]!;
    if (at < 0 && at > BOX) continue;
    out[TROOPS]! += (sideOf[unit] === BRITISH ? 1 : -1) * unitWorth[unit]![t.reduced[unit]!]!;
  }
  for (let leader = UNITS; leader < PIECES; leader++)
    if (t.at[leader]! >= 0) out[LEADERS]! += (sideOf[leader] === BRITISH ? 1 : -1) * leaderWorth(leader);
}

const MANY = 2; // armies that count

function judgeSide(state: WildernessState, side: Side, sign: number): void {
  const { table: t, setup } = state;
  const goals = goalsOf(t, setup, s, side);
  const urgency = urgencyOf(t, side);
  let [best, second] = [0, 0];
  for (let space = 0; space < SPACES; space++) {
    const k = key(side, space);
    places(t, side, space, sign);
    if (s.drilled[k] === 0) continue;
    if (!shelters(t, side, space, s.units[k]!)) out[WINTER]! -= sign * urgency * weights.winter * s.steps[k]!;
    out[DANGER]! -= sign * danger(t, side, space, k);
    const promised = armyAt(state, side, goals, space, k, sign);
    if (promised > best) [best, second] = [promised, best];
    else if (promised > second) second = promised;
  }
  out[ARMIES]! += sign * (best + (MANY > 1 ? 0.8 * second : 0));
  out[HAND]! += sign * handWorth(state, side);
}

/** What an army promises; one that besieges counts as a siege. */
function armyAt(
  state: WildernessState,
  side: Side,
  goals: readonly Goal[],
  space: number,
  k: number,
  sign: number,
): number {
  const { table: t, setup } = state;
  const chief = s.chief[k]!;
  const tactics = chief >= 0 ? tacticsOf(chief) : 0;
  if (t.siege[space]! >= 0 && t.fort[space]! >= FORT && t.holder[space] !== side) {
    const rolls = chief < 0 ? 0 : rollsFor(t, state.hands[SIDES[side]]?.cards ?? [], chief);
    const promised = promises(goals, s.strength[k]!, tactics)(space);
    const worth = siegeWorth(t, setup, s, side, groupAt(k, chief), space, t.siege[space]!, rolls);
    out[SIEGES]! += sign * Math.max(promised, weights.besieging * worth); // whoever is there promises no less than on the way
    return 0;
  }
  if (s.drilled[k]! < 2) return 0;
  const led = chief >= 0 ? Math.min(s.strength[k]!, 3 * s.command[k]!) : 0.4 * s.strength[k]!;
  return promises(goals, led, tactics)(space);
}
const group: Group = {
  pieces: [],
  strength: 0,
  steps: 0,
  units: 0,
  drilled: 0,
  regulars: 0,
  scouts: 0,
  auxiliaries: 0,
  chief: -1,
};
function groupAt(k: number, chief: number): Group {
  group.strength = s.strength[k]!;
  group.steps = s.steps[k]!;
  group.units = s.units[k]!;
  group.drilled = s.drilled[k]!;
  group.chief = chief;
  return group;
}

/** Drilled Troops outside, next to a stronger enemy: worse in the wild, and without eyes. */
function danger(t: Table, side: Side, space: number, k: number): number {
  if (t.fort[space]! > 0 && t.holder[space] === side) return 0;
  const enemy = (1 - side) as Side;
  let [threat, scouts] = [0, 0];
  for (const near of neighbours[space]!) {
    threat = Math.max(threat, s.strength[key(enemy, near)]!);
    scouts += s.auxiliaries[key(enemy, near)]!;
  }
  const wild = wildness(t, s, side, space);
  const mine = s.strength[k]!;
  const blind = !isCultivated[space] && s.scouts[k] === 0 && scouts > 0 ? 0.05 * s.drilled[k]! : 0;
  if (threat <= 0.8 * mine) return blind;
  return blind + Math.min(1.5, wild * weights.exposed * s.drilled[k]! * Math.min(1, threat / (mine + 1) - 0.5));
}

/** Forts and stockades beyond their points, and the threat to a weakly held one. */
function places(t: Table, side: Side, space: number, sign: number): void {
  const kind = t.fort[space]!;
  if (kind === 0 || t.holder[space] !== side) {
    if (t.works[space] === side) out[PLACES]! += sign * 0.2;
    return;
  }
  if (kind < FORTRESS) out[PLACES]! += sign * (kind === FORT ? weights.fortIntrinsic : weights.stockade);
  if (kind < FORT || t.siege[space]! >= 0) return;
  const enemy = (1 - side) as Side;
  let threat = 0;
  for (const near of neighbours[space]!)
    if (s.drilled[key(enemy, near)]! > 1) threat = Math.max(threat, s.strength[key(enemy, near)]!);
  if (threat > 0) out[PLACES]! -= sign * 0.3 * kind * Math.min(1, threat / (2 * s.strength[key(side, space)]! + 2));
}

function handWorth({ hands, table: t }: WildernessState, side: Side): number {
  let sum = 0;
  for (const card of hands[SIDES[side]]?.cards ?? []) {
    const { activation, response } = cardOf(card);
    sum += weights.hand[activation]! + (response ? weights.response : 0);
  }
  return sum + (t.limit[side]! - 8) * 0.5;
}

const SCALE = 1.6; // points of margin that mean something at the very end
const A_SEASON = 0.75; // and what every season to come adds

/** Seasons to come, this one included. */
export const seasonsLeft = ({ table: t, setup }: WildernessView): number =>
  2 * (scenarioOf(setup.scenario).end - t.year) + (t.season === 0 ? 2 : 1);

/** The British chance of winning. */
export function winOf(margin: number, view: WildernessView): number {
  const { victory } = scenarioOf(view.setup.scenario);
  const seasons = seasonsLeft(view);
  const shifted = victory === 'end1759' ? margin : margin - 2; // §12.13a the British need five there
  const x = shifted / (SCALE + A_SEASON * seasons);
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}

// Found from finished games (`arena --fit`); the file says which.
const FITS: Readonly<Record<string, WinFit>> = fitted.fits;

/** The same as it is told: as often as it came, where enough games were played. */
export function toldOf(margin: number, view: WildernessView): number {
  const fit = FITS[view.setup.scenario];
  return fit ? winAt(fit, margin, seasonsLeft(view)) : winOf(margin, view);
}
