import type { Text } from '@bivouac/kernel';
import {
  type Campaign,
  CITY,
  distance,
  enemyOf,
  hexNamed,
  type Side,
  type SpecialRule,
  sideNumber,
} from '../data/index.ts';
import { has, of, sideOf, type Table, unitsWhere } from '../state.ts';
import { tx } from '../text/keys.ts';

// SPECIAL RULES of scenarios: a vocabulary of kinds (data/check-special.ts). What they forbid and allow, asked for by the chapters.

type Kind = SpecialRule['kind'];
export type Special<K extends Kind> = Extract<SpecialRule, { readonly kind: K }>;

const kinds = new WeakMap<Campaign, ReadonlyMap<Kind, readonly SpecialRule[]>>();
function kindsOf(campaign: Campaign): ReadonlyMap<Kind, readonly SpecialRule[]> {
  let found = kinds.get(campaign);
  if (!found) {
    const { specialRules } = campaign.scenario;
    found = new Map(specialRules.map(({ kind }) => [kind, specialRules.filter(each => each.kind === kind)]));
    kinds.set(campaign, found);
  }
  return found;
}
const NONE: readonly never[] = [];
const holds = (t: Table, { turns, option }: SpecialRule): boolean =>
  (turns === undefined || turns.includes(t.turn)) && (option === undefined || has(t, option));

/** The rules of a kind that hold now: §1.0-replace. */
export function specials<K extends Kind>(t: Table, kind: K): readonly Special<K>[] {
  const all = kindsOf(of(t)).get(kind);
  return all ? (all.filter(each => holds(t, each)) as unknown as readonly Special<K>[]) : NONE;
}

/** A refusal in the words of the special rule. */
export const says = (t: Table, { id }: SpecialRule): Text =>
  tx('no.special', { scenario: t.scenario, special: id }, '§1.0-replace');

const sets = new WeakMap<readonly string[], Uint8Array>();
/** Whether a list of slugs of the data names this unit. */
export function names(t: Table, slugs: readonly string[], unit: number): boolean {
  let found = sets.get(slugs);
  if (!found) {
    found = Uint8Array.from(of(t).units.ids, id => (slugs.includes(id) ? 1 : 0));
    sets.set(slugs, found);
  }
  return found[unit] === 1;
}

// Activations and assaults.

/** Why a unit is not activated: it was so often already, or it receives paroles. */
export function whyNotActivated(t: Table, unit: number, times: number = t.activated[unit]!): Text | null {
  const limit = specials(t, 'activationLimit').find(({ units, most }) => names(t, units, unit) && times >= most);
  if (limit) return says(t, limit);
  const paroles = specials(t, 'paroles').find(
    ({ units }) => t.fell > 0 && t.turn === t.fell + 1 && names(t, units, unit),
  );
  return paroles ? says(t, paroles) : null;
}
export function whyNotAssault(t: Table, unit: number): Text | null {
  const rule = specials(t, 'noAssault').find(({ units }) => names(t, units, unit));
  return rule ? says(t, rule) : null;
}

// Hexes closed to marches and advances; retreats are free.

/** The rule that closes a step to this unit, or null. */
function shuts(t: Table, unit: number, from: number, to: number): SpecialRule | null {
  return (
    specials(t, 'closed').find(rule => isClosedTo(t, rule, unit, to)) ??
    specials(t, 'post').find(rule => names(t, rule.units, unit) && isOffPost(t, rule, unit, from, to)) ??
    specials(t, 'confined').find(({ units }) => names(t, units, unit) && !isFortOrCity(t, to)) ??
    null
  );
}
export const isShut = (t: Table, unit: number, from: number, to: number): boolean => shuts(t, unit, from, to) !== null;
export function whyShut(t: Table, unit: number, from: number, to: number): Text | null {
  const rule = shuts(t, unit, from, to);
  return rule ? says(t, rule) : null;
}

function isClosedTo(t: Table, rule: Special<'closed'>, unit: number, hex: number): boolean {
  if (sideNumber(rule.side) !== sideOf(t, unit)) return false;
  if (rule.units ? !names(t, rule.units, unit) : rule.except && names(t, rule.except, unit)) return false;
  const slug = of(t).board.hexIds[hex]!;
  const column = Number(slug.slice(0, 2));
  const [west, east] = rule.columns ?? [0, -1];
  return (column >= west && column <= east) || (rule.hexes?.includes(slug) ?? false);
}

/** Further off than allowed, and no nearer than it was. */
function isOffPost(t: Table, rule: Special<'post'>, unit: number, from: number, to: number): boolean {
  const { board } = of(t);
  const post = hexNamed(of(t), rule.hex);
  const far = distance(board, post, to);
  if (far <= rule.within || far < distance(board, post, from)) return false;
  const near = rule.unlessEnemyWithin;
  return near === undefined || !isEnemyNear(t, enemyOf(sideOf(t, unit)), post, near);
}
const isEnemyNear = (t: Table, enemy: Side, hex: number, within: number): boolean =>
  unitsWhere(t, enemy, unit => distance(of(t).board, hex, t.at[unit]!) <= within).length > 0;
const isFortOrCity = (t: Table, hex: number): boolean =>
  of(t).board.redoubt[hex]! > 0 || of(t).board.terrain[hex] === CITY;

// Crossings.

const concerns = (
  t: Table,
  crossing: number,
  rule: { side?: string | undefined; names?: readonly string[] | undefined },
  side: Side,
) =>
  (rule.side === undefined || sideNumber(rule.side) === side) &&
  (rule.names === undefined || rule.names.includes(of(t).board.crossings[crossing]!.name));

export function whyNotDestroyed(t: Table, side: Side, crossing: number): Text | null {
  const rule = specials(t, 'keepCrossing').find(each => concerns(t, crossing, each, side));
  return rule ? says(t, rule) : null;
}
export function whyNotRepaired(t: Table, side: Side, crossing: number): Text | null {
  const rule = specials(t, 'noRepair').find(each => concerns(t, crossing, each, side));
  return rule ? says(t, rule) : null;
}
/** The hex of the Confederate Capitol on this map, or -1. */
export function capitolHex(t: Table): number {
  const hex = specials(t, 'capitol')[0]?.hex;
  return hex ? hexNamed(of(t), hex) : -1;
}

/** What a scenario adds to extended march rolls. */
export const stragglersAdd = (t: Table): number => specials(t, 'stragglers').reduce((sum, { add }) => sum + add, 0);

/** Whether the title has a special rule about a place of this name. */
export const isNamed = (t: Table, id: string, name: string): boolean =>
  of(t).title.special.some(each => each.id === id && (each.names ?? []).includes(name));
