import {
  BRITISH,
  type CardEvent,
  cardOf,
  eventOf,
  FRENCH,
  groupOf,
  isIndian,
  type Side,
  sideOf,
  UNITS,
} from '../data/index.ts';
import { LOUISBOURG } from '../rules/02-map.ts';
import { frenchRaidsIn } from '../rules/05-event-colonies.ts';
import { crowded, repairable } from '../rules/05-event-fortunes.ts';
import { findsNoEntry } from '../rules/05-event-list.ts';
import { whyNotEvent } from '../rules/05-events.ts';
import { comingIndians, provincialsIn, restorable, restorableIndians, unusedOf } from '../rules/05-events-units.ts';
import { boxOf } from '../state.ts';
import type { Context } from './context.ts';
import { type Errand, errandsFor } from './errands.ts';
import { unitWorth, weights } from './worth.ts';

// What an event is worth now, in points, to the side that plays it.

const early = ({ t }: Context): number => (t.season === 0 ? 1 : 0.85);

const indiansOf = (c: Context, side: Side, group?: string): number => {
  let count = 0;
  for (let unit = 0; unit < UNITS; unit++)
    if (c.t.at[unit]! >= 0 && sideOf[unit] === side && isIndian[unit] && (!group || groupOf(unit) === group)) count++;
  return count;
};

/** Indians an alliance brings: so many points of the die. */
function allianceWorth(c: Context, groups: readonly string[], halved: boolean): number {
  const coming = comingIndians(c.t, c.side, groups).length;
  const again = restorableIndians(c.t, c.setup, c.side, groups).length;
  const points = halved ? 2 : 3.5;
  const brought = Math.min(coming, points);
  const rest = Math.min(again, Math.max(0, points - brought) * 2);
  return 0.24 * brought + 0.07 * rest;
}

const restored = (c: Context, kind: 'regulars' | 'recruits', most: number): number =>
  0.1 * Math.min(most, restorable(c.t, c.setup, c.side, kind).length);

/** The fresh units of a kind with the first leaders of the pool. */
const brought = (c: Context, type: string, most: number, leaders: number): number => {
  const units = unusedOf(c.t, c.side, type).slice(0, most);
  return units.reduce((sum, unit) => sum + unitWorth[unit]![0] * 1.4, 0) + 0.4 * leaders * early(c);
};

function provincialsWorth(c: Context): number {
  const room = Math.max(0, 10 - provincialsIn(c.t, 0).length);
  return 0.12 * Math.min(4, room) + 0.03;
}

function militiaWorth(c: Context): number {
  const boxes = c.side === BRITISH ? [0, 1] : [2];
  const counts = boxes.map(department => c.t.at.filter(at => at === boxOf(department)).length);
  const second = counts.some(count => count === 1);
  const first = counts.some(count => count === 0);
  if (c.side === FRENCH) return 0.06;
  return second ? 0.28 : first ? 0.14 : 0.05;
}

function siegesAgainst(c: Context): number {
  let worst = 0;
  for (const space of repairable(c.t, c.side)) worst = Math.max(worst, 0.3 * c.t.siege[space]! + 0.3);
  return worst;
}

/** What the two best armies of a Campaign promise, of different places. */
export function campaigns(c: Context, card: number): readonly [number, number] {
  const known = c.found.campaigns.get(card) ?? campaignsBy(c, card);
  c.found.campaigns.set(card, known);
  return known;
}
function campaignsBy(c: Context, card: number): readonly [number, number] {
  const found = errandsFor({ ...c, inPlay: card }, 0, ARMIES);
  const startOf = (errand: Errand): number => c.t.at[[...errand.goals.keys()][0]!]!;
  const second = found.find(errand => startOf(errand) !== startOf(found[0]!));
  return [Math.max(0, found[0]?.worth ?? 0), Math.max(0, second?.worth ?? 0)];
}
const ARMIES = 24;
const secondOf = (c: Context, card: number): number => campaigns(c, card)[1];

const WORTH: Readonly<Partial<Record<CardEvent, (c: Context, card: number) => number>>> = {
  campaign: (c, card) => Math.max(0.2, secondOf(c, card)), // the first army would go by another card as well
  bastions_repaired: c => siegesAgainst(c),
  louisbourg_squadrons: c =>
    (c.t.season === 0 && !c.t.noLandings ? 0.55 : 0.15) * (c.t.holder[LOUISBOURG] === FRENCH ? 1 : 0.3),
  vaudreuil_interferes: () => 0.35,
  northern_indian_alliance: c => allianceWorth(c, ['northern'], c.t.vp < 5),
  western_indian_alliance: c => allianceWorth(c, ['western'], c.t.vp < 5),
  iroquois_alliance: c => allianceWorth(c, ['iroquois'], false),
  mohawks: c => allianceWorth(c, ['mohawk'], false) + 0.25,
  cherokees: () => 0.32,
  cherokee_uprising: c => 0.55 + 0.15 * indiansOf(c, BRITISH, 'cherokee'),
  treaty_of_easton: c => 0.2 * indiansOf(c, FRENCH, 'western'),
  indians_desert: c => 0.17 * Math.min(2, indiansOf(c, c.enemy)),
  small_pox: c => (crowded(c.t, c.side).length > 0 ? 0.3 : 0),
  courier_intercepted: c => (c.t.held[c.enemy]! > 0 ? 0.28 : 0),
  francois_bigot: c => (c.t.held[FRENCH]! > 0 ? 0.18 : 0),
  ministerial_crisis: c => (c.t.held[BRITISH]! > 2 ? 0.35 : 0.1),
  frontier_duty: c => 0.13 * (frenchRaidsIn(c.t, 0) + frenchRaidsIn(c.t, 1)),
  stingy_assembly: () => 0.13,
  colonial_politics: c => (c.side === FRENCH ? 0.35 : 0.2),
  raise_provincials: c => provincialsWorth(c),
  colonial_recruits: c => restored(c, 'recruits', 3.5),
  troop_transports: c => restored(c, 'regulars', c.side === BRITISH ? 6 : 3),
  victories_in_germany: c => restored(c, 'regulars', 3.5),
  call_out_militias: c => militiaWorth(c),
  rangers: c => (unusedOf(c.t, BRITISH, 'ranger').length > 0 ? 0.32 : 0.12),
  light_infantry: c => brought(c, 'light-infantry', 2, 1),
  french_regulars: c => brought(c, 'regular', 2, 0) + (c.t.montcalm ? 1.6 : 0),
  british_regulars: c => brought(c, 'regular', 3, 1),
  highlanders: (c, card) => brought(c, 'highland', cardOf(card).units ?? 1, cardOf(card).leaders ?? 1),
  quiberon_bay: () => 0.9,
  royal_americans: c => brought(c, 'royal-american', 4, 1),
  acadians_expelled: c => brought(c, 'regular', 2, 0) - 0.25,
  william_pitt: () => 1.6,
  diplomatic_revolution: () => 1.3,
  intrigues_against_shirley: () => 0.3,
};

export const eventWorth = (c: Context, card: number): number =>
  whyNotEvent(c.t, c.setup, c.side, card) || findsNoEntry(c.t, c.side, eventOf(card))
    ? 0
    : (WORTH[eventOf(card)]?.(c, card) ?? 0);

/** What it costs to let a card go: its value in a hand, or a response kept for its moment. */
export function cardPrice(c: Context, card: number): number {
  const { activation, response, side } = cardOf(card);
  const mine = side === 'both' || (side === 'french') === (c.side === FRENCH);
  const kept = response && mine ? weights.response + rare(c, eventOf(card)) : 0;
  return weights.hand[activation]! + kept;
}
function rare(c: Context, event: CardEvent): number {
  if (event === 'surrender') return 0.6;
  if (event === 'amphibious_landing') return c.t.noLandings || c.t.holder[LOUISBOURG] === BRITISH ? 0 : 0.3;
  if (event === 'ambush') return 0.15;
  return 0;
}
