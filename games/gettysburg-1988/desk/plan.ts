import type { Draft } from '@bivouac/desk';
import { areAdjacent, enemyOf, HEXES, hexIds, hexNumber } from '../data/index.ts';
import { hasCombatUnit } from '../rules/02-zones.ts';
import { type Contact, contact, legalBattles } from '../rules/04-battles.ts';
import { gunsThatReach } from '../rules/10b-artillery.ts';
import { type Action, has } from '../state.ts';
import { type Asked, words } from './asked.ts';

/** A battle in the making: hexes of both sides, and guns at two hexes. Guns without attacking hexes bombard. */
export interface Plan {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly support: readonly string[];
}
export type Part = keyof Plan;
export const NO_PLAN: Plan = { attackers: [], defenders: [], support: [] };

/** What may still be declared. */
export interface Field {
  readonly a: Asked;
  readonly open: Contact; // hexes that must fight
  readonly ranges: ReadonlyMap<number, readonly string[]>; // enemy hexes that idle guns reach, and which guns (§10b)
}

export function fieldOf(a: Asked): Field {
  const ranges = new Map<number, readonly string[]>();
  for (let hex = 0; has(a.setup, '10b') && hex < HEXES; hex++) {
    if (!hasCombatUnit(a.t, enemyOf(a.side), hex)) continue;
    const guns = gunsThatReach(a.t, a.setup, a.side, [hex]);
    if (guns.length > 0) ranges.set(hex, guns);
  }
  return { a, open: contact(a.t, a.side), ranges };
}

export const idleGuns = ({ ranges }: Field): readonly string[] => [...new Set([...ranges.values()].flat())];

const face = (hex: number, others: readonly number[]): boolean => others.every(other => areAdjacent(hex, other));
/** An attacking hex next to all of these defenders, and the other way round. */
export const attackerFor = ({ open }: Field, defenders: readonly string[]): number | undefined =>
  open.attackers.find(hex => face(hex, defenders.map(hexNumber)));
export const defenderFor = ({ open }: Field, attackers: readonly string[]): number | undefined =>
  open.defenders.find(hex => face(hex, attackers.map(hexNumber)));

/** Whether these hexes and guns can still become one battle or bombardment. */
export const promises = (f: Field, plan: Plan): boolean =>
  (isStar(f, plan) || isBarrage(f, plan)) && gunsFit(f, plan, plan.support);

function isStar(f: Field, plan: Plan): boolean {
  const attackers = plan.attackers.map(hexNumber);
  const defenders = plan.defenders.map(hexNumber);
  if (defenders.length > 1 && (attackers.length > 1 || plan.support.length > 0)) return false; // §4a5-c
  if (!attackers.every(hex => f.open.attackers.includes(hex))) return false;
  if (!defenders.every(hex => f.open.defenders.includes(hex))) return false;
  if (attackers.length === 0) return attackerFor(f, plan.defenders) !== undefined;
  if (defenders.length === 0) return defenderFor(f, plan.attackers) !== undefined;
  return attackers.every(hex => face(hex, defenders)); // §4a5-a, §4a5-b
}

const isBarrage = ({ ranges }: Field, { attackers, defenders }: Plan): boolean =>
  attackers.length === 0 && defenders.length < 2 && defenders.every(hex => ranges.has(hexNumber(hex)));

/** A bombardment has one target for all; in a battle each gun needs some target. */
function gunsFit({ ranges }: Field, { attackers, defenders }: Plan, guns: readonly string[]): boolean {
  const reach = (gun: string, hex: string): boolean => ranges.get(hexNumber(hex))?.includes(gun) ?? false;
  if (defenders.length === 0)
    return [...ranges.values()].some(each => guns.every(gun => each.includes(gun))) || !guns[0];
  if (attackers.length === 0 && defenders.length === 1) return guns.every(gun => reach(gun, defenders[0]!));
  return guns.every(gun => defenders.some(hex => reach(gun, hex)));
}

/** Reads a draft; what cannot become a battle is no plan. */
export function planOf(f: Field, draft: Draft): Plan {
  const plan = {
    attackers: words(draft, 'attackers'),
    defenders: words(draft, 'defenders'),
    support: words(draft, 'support'),
  };
  return promises(f, plan) ? plan : NO_PLAN;
}

export const isEmpty = (plan: Plan): boolean => Object.values(plan).every(part => part.length === 0);

/** Without something; guns that then have no target drop out. */
export function withoutPart(f: Field, plan: Plan, part: Part, name: string): Plan {
  const rest = { ...plan, [part]: plan[part].filter(each => each !== name) };
  return { ...rest, support: rest.support.filter(gun => gunsFit(f, rest, [gun])) };
}

export const battleIn = ({ attackers, defenders, support }: Plan): Action => ({
  type: 'declareBattle',
  attackers,
  defenders,
  ...(support.length > 0 ? { support } : {}),
});
export const bombardmentIn = ({ defenders, support }: Plan): Action => ({
  type: 'bombard',
  guns: support,
  target: defenders[0] ?? '',
});

const MOST_FORCED = 6;
const MOST_FITTING = 3;

/** Battles worth a button: at first those that are forced, then the few that this plan can still become. */
export function shortcuts(f: Field, plan: Plan): readonly Plan[] {
  const legal = legalBattles(f.a.t, f.a.side).map(star => ({
    attackers: star.attackers.map(hex => hexIds[hex]!),
    defenders: star.defenders.map(hex => hexIds[hex]!),
    support: plan.support,
  }));
  const size = plan.attackers.length + plan.defenders.length;
  if (size === 0) return isEmpty(plan) ? forced(legal).slice(0, MOST_FORCED) : [];
  const fitting = legal.filter(
    ({ attackers, defenders }) =>
      attackers.length + defenders.length > size &&
      plan.attackers.every(hex => attackers.includes(hex)) &&
      plan.defenders.every(hex => defenders.includes(hex)),
  );
  return fitting.length <= MOST_FITTING ? fitting.filter(each => promises(f, each)) : [];
}

/** Some hex of theirs can fight in no other battle. */
function forced(legal: readonly Plan[]): readonly Plan[] {
  const times = new Map<string, number>();
  const hexes = ({ attackers, defenders }: Plan) => [...attackers, ...defenders];
  for (const hex of legal.flatMap(hexes)) times.set(hex, (times.get(hex) ?? 0) + 1);
  return legal.filter(plan => hexes(plan).some(hex => times.get(hex) === 1));
}
