import type { Draft, OddsPanel } from '@bivouac/desk';
import { eligible, mostUnits, whyNotLead } from '../rules/05-activation.ts';
import { leaderDice } from '../rules/05-dice.ts';
import { whyNotEntrench } from '../rules/05-entrench.ts';
import { isUnder } from '../rules/06-leaders.ts';
import { type Action, leaderId, leaderNamed, type Table, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  button,
  drafting,
  flag,
  isGiven,
  type Offer,
  order,
  type Press,
  putBack,
  type Question,
  START,
  slugsOf,
  toggles,
  word,
  words,
} from './asked.ts';
import { assaultTargets } from './assaulting.ts';
import { marchOdds } from './dice.ts';

// 5.2 A leader's activation: his units are ticked, those that dig among them. Draft `{ leader, units, dig, digging }`.

interface Plan {
  readonly leader: number;
  readonly slug: string;
  readonly able: readonly string[]; // units he could choose
  readonly units: readonly string[];
  readonly dig: readonly string[];
  readonly digging: boolean; // who digs is being ticked
}

/** Whether a leader could do anything: activate, or assault. */
export const mayLead = (a: Asked, leader: number): boolean =>
  whyNotLead(a.t, a.side, leader) === null &&
  (eligible(a.t, leader).some(unit => isUnder(a.t, leader, unit)) || assaultTargets(a, leader).length > 0);

/** The leader of a draft, or -1. */
export function leaderOf(a: Asked, draft: Draft): number {
  const leader = leaderNamed(a.t, a.side, word(draft, 'leader'));
  return leader >= 0 && mayLead(a, leader) ? leader : -1;
}

/** All of his own that can go, as far as the initiative die allows. */
export function chosenAtFirst(t: Table, leader: number, side: 0 | 1): readonly string[] {
  const own = eligible(t, leader).filter(unit => isUnder(t, leader, unit));
  const most = mostUnits(t, side);
  return slugsOf(t, most === null ? own : own.slice(0, most));
}

function planOf(a: Asked, draft: Draft): Plan {
  const leader = leaderOf(a, draft);
  const able = slugsOf(a.t, eligible(a.t, leader));
  const given = isGiven(draft, 'units') ? words(draft, 'units') : chosenAtFirst(a.t, leader, a.side);
  const units = given.filter(unit => able.includes(unit));
  const dig = words(draft, 'dig').filter(unit => units.includes(unit));
  return { leader, slug: leaderId(a.t, leader), able, units, dig, digging: flag(draft, 'digging') };
}
const draftOf = ({ slug, units, dig, digging }: Plan): Draft => ({
  leader: slug,
  units: [...units],
  ...(dig.length > 0 ? { dig: [...dig] } : {}),
  ...(digging ? { digging } : {}),
});
const actionOf = ({ slug, units, dig }: Plan): Action => ({
  ...{ type: 'activate', leader: slug, units: [...units] },
  ...(dig.length > 0 ? { dig: [...dig] } : {}),
});

const diggers = ({ t }: Asked, { units }: Plan): readonly string[] =>
  units.filter(slug => whyNotEntrench(t, unitNumber(t, slug)) === null);
const unitNumber = (t: Table, slug: string): number => t.at.findIndex((_, unit) => unitId(t, unit) === slug);

function ticks(a: Asked, plan: Plan): readonly Aim[] {
  if (plan.digging)
    return toggles(
      diggers(a, plan),
      plan.dig,
      dig => draftOf({ ...plan, dig }),
      (unit, picked) => dx(picked ? 'desk.noDig' : 'desk.dig', { unit }, '§5.2-2-declare'),
    );
  return toggles(
    plan.able,
    plan.units,
    units => draftOf({ ...plan, units }),
    (unit, picked) => dx(picked ? 'desk.untick' : 'desk.tick', { unit }, '§5.2-2-not-all'),
  );
}

/** He stays with his unit unless the player wants to choose; if that unit does not go, the player is asked. */
function orders(a: Asked, plan: Plan): readonly Press[] {
  const action = actionOf(plan);
  const label = dx('desk.activate', { leader: plan.slug, units: plan.units.length });
  const go = order(a, label, action, true);
  const withHim = plan.units.includes(unitId(a.t, a.t.with[plan.leader]!));
  if (go.refused || !withHim) return [go];
  return [
    button('desk.activateRide', { leader: plan.slug }, acting(action)),
    { ...go, next: acting(action, [{ type: 'stay' }]) },
  ];
}
function digMode(a: Asked, plan: Plan): readonly Press[] {
  if (diggers(a, plan).length === 0) return [];
  const next = drafting(draftOf({ ...plan, digging: !plan.digging }));
  return [button(plan.digging ? 'desk.digDone' : 'desk.digWho', {}, next)];
}

export function activating(a: Asked, draft: Draft): Offer {
  const plan = planOf(a, draft);
  return {
    targets: [
      atSprite(plan.slug, dx('desk.putDownLeader', { leader: plan.slug }), drafting(START), { picked: true }),
      ...ticks(a, plan),
      ...assaultTargets(a, plan.leader),
    ],
    buttons: [putBack(), ...digMode(a, plan), ...(plan.able.length > 0 ? orders(a, plan) : [])],
    hint: dx(
      'desk.hint.activate',
      { leader: plan.slug, units: plan.units.length, most: mostUnits(a.t, a.side) ?? 0 },
      '§5.2-2-units',
    ),
    odds: rollOf(a, plan),
  };
}
const rollOf = (a: Asked, { leader, slug, units }: Plan): OddsPanel =>
  marchOdds(
    a.t,
    leaderDice(a.t, leader),
    dx('desk.odds.leads', { leader: slug }, '§5.2-4-shared'),
    units.map(unit => unitNumber(a.t, unit)),
  );

export const whyNotActivating: Question['whyNot'] = (a, draft, { kind, name, place }) => {
  const { slug, units } = planOf(a, draft);
  if (kind === 'unit') return a.whyNot({ type: 'activate', leader: slug, units: [name] });
  if (kind === 'leader') return a.whyNot({ type: 'activate', leader: name, units: [] });
  return kind === 'hex' ? a.whyNot({ type: 'assault', leader: slug, units: [...units], hex: place }) : null;
};
