import type { Draft } from '@bivouac/desk';
import { notBeyond } from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { enemiesOf, footprintOf, NEAR } from '../rules/01-units.ts';
import { type Charge, chargeOf, chargeReach, mostWheel, type Targets, targetsOf } from '../rules/07-charges.ts';
import { whyNotCharger } from '../rules/07-combat.ts';
import { type Action, type Pub, unitId, unitNumber, unitsOn } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  button,
  drafting,
  isGiven,
  type Offer,
  order,
  type Press,
  putBack,
  type Question,
  START,
  spotOf,
  whole,
  wordAmong,
} from './asked.ts';
import { TOTAL } from './chances.ts';
import { combatOdds, winsOf, withCharge } from './combat-odds.ts';
import { chargeMarks, inBW } from './shapes.ts';

// 7 Charges. Draft `{ unit }`, then `{ unit, wheel }`: whom it charges follows from the opening wheel, kept above zero.

const END: Action = { type: 'end' };
const TURN = 18_000; // a wheel to the right is below zero, and a draft has no such numbers

/** What a unit can charge is looked for once a position. */
let known: { readonly key: string; readonly found: Map<number, Targets> } = { key: '', found: new Map() };
export function chargesOf(pub: Pub, unit: number): Targets {
  const { table: t, setup } = pub;
  const key = [setup.scenario, t.x, t.y, t.heading, t.form, t.laid, t.call?.cards, t.call?.modifier].join('|');
  if (known.key !== key) known = { key, found: new Map() };
  const found = known.found.get(unit) ?? targetsOf(pub, unit);
  known.found.set(unit, found);
  return found;
}

/** Legal charges, the nearest target counted in: for each enemy the shortest. */
export function goalsOf(
  pub: Pub,
  unit: number,
): ReadonlyMap<number, { readonly wheel: number; readonly charge: Charge }> {
  const { costs, wheels } = chargesOf(pub, unit);
  const least = Math.min(...costs.values());
  const near = (enemy: number): boolean => costs.get(enemy)! <= least + NEAR.tie; // §7-tgt-c
  const goals = new Map<number, { wheel: number; charge: Charge }>();
  for (const [wheel, charge] of wheels) {
    if (!charge.touches.some(near)) continue;
    for (const enemy of charge.touches)
      if (charge.cost < (goals.get(enemy)?.charge.cost ?? Number.POSITIVE_INFINITY))
        goals.set(enemy, { wheel, charge });
  }
  return goals;
}

function isNear(pub: Pub, unit: number): boolean {
  const reach = chargeReach(pub, unit) + 2 * BW;
  const { outline } = footprintOf(pub, unit);
  return enemiesOf(pub.table, unit).some(enemy => notBeyond(outline, footprintOf(pub, enemy).outline, reach));
}
const chargers = ({ view, t, side }: Asked): readonly number[] =>
  unitsOn(t, side).filter(
    unit => whyNotCharger(view, side, unitId(t, unit)) === null && isNear(view, unit) && goalsOf(view, unit).size > 0,
  );

function endButton(a: Asked, units: readonly string[]): Press {
  const key = a.t.combat ? 'desk.fight' : 'desk.endCharges';
  if (units.length === 0) return button(key, {}, acting(END), { primary: true });
  const items = units.map(unit => ({ at: { sprite: unit }, name: dx('desk.unit', { unit }) }));
  const says = dx('desk.leaveChargesSays', { count: units.length });
  return button(key, {}, acting(END), { leaves: { title: dx('desk.leaveCharges', {}), says, items } });
}
const picks = (units: readonly string[], chosen: string): Aim[] =>
  units.map(unit =>
    unit === chosen
      ? atSprite(unit, dx('desk.putDown', { unit }), drafting(START), { picked: true })
      : atSprite(unit, dx('desk.chargeWith', { unit }), drafting({ unit })),
  );

function goalTargets(a: Asked, unit: number, chosen: number | null): Aim[] {
  const slug = unitId(a.t, unit);
  return [...goalsOf(a.view, unit)].map(([enemy, { wheel, charge }]) => {
    const melee = withCharge(a.view, unit, charge);
    const defender = melee.defenders.find(each => each.unit === enemy)!;
    const wins = winsOf(melee, defender);
    const label = dx('desk.chargeAt', {
      unit: slug,
      enemy: unitId(a.t, enemy),
      cost: charge.cost,
      percent: Math.round(wins / 100),
    });
    const next =
      chosen === wheel ? acting({ type: 'charge', unit: slug, wheel }) : drafting({ unit: slug, wheel: wheel + TURN });
    const fight = { to: spotOf(a.view, footprintOf(a.view, enemy).pose), wins, of: TOTAL };
    return atSprite(unitId(a.t, enemy), label, next, { cost: inBW(charge.cost), fight });
  });
}

/** A little more to either side, as long as the rules allow it. */
function wheelButtons(a: Asked, unit: number, wheel: number): Press[] {
  const slug = unitId(a.t, unit);
  const step = Math.max(100, Math.floor(mostWheel(footprintOf(a.view, unit).files) / 8));
  return ([1, -1] as const).flatMap(hand => {
    const next = wheel + hand * step;
    if (a.whyNot({ type: 'charge', unit: slug, wheel: next })) return [];
    return [button(hand > 0 ? 'desk.wheelLeft' : 'desk.wheelRight', {}, drafting({ unit: slug, wheel: next + TURN }))];
  });
}
function unitOffer(a: Asked, units: readonly string[], slug: string, wheel: number | null): Offer {
  const unit = unitNumber(a.t, slug);
  const charge = wheel === null ? null : chargeOf(a.view, unit, wheel);
  const odds = charge && !charge.why ? combatOdds(withCharge(a.view, unit, charge), unit) : null;
  const enemies = charge?.touches.map(each => unitId(a.t, each)) ?? [];
  const go = dx('desk.charge', { unit: slug, enemies, cost: charge?.cost ?? 0 });
  return {
    targets: [...picks(units, slug), ...goalTargets(a, unit, wheel)],
    buttons:
      wheel === null
        ? [putBack()]
        : [order(a, go, { type: 'charge', unit: slug, wheel }, true), ...wheelButtons(a, unit, wheel), putBack()],
    hint: dx(wheel === null ? 'desk.hint.chargeWhom' : 'desk.hint.charging', { unit: slug }, '§7-chg-d'),
    ...(odds ? { odds } : {}),
    ...(charge ? chargeMarks(a.view, unit, charge) : {}),
  };
}

export const charging: Question = {
  rule: '§7-cbt-a',
  first: dx('desk.no.unitFirst', {}),
  offer(a: Asked, draft: Draft) {
    const units = chargers(a).map(unit => unitId(a.t, unit));
    const unit = wordAmong(draft, 'unit', units);
    if (unit) return unitOffer(a, units, unit, isGiven(draft, 'wheel') ? whole(draft, 'wheel') - TURN : null);
    return {
      targets: picks(units, ''),
      buttons: [endButton(a, units)],
      hint: dx(units.length > 0 ? 'desk.hint.charge' : 'desk.hint.noCharge', {}, '§7-cbt-a'),
    };
  },
  whyNot(a, draft, { unit, name }) {
    if (unit < 0) return null;
    const charger = wordAmong(
      draft,
      'unit',
      unitsOn(a.t, a.side).map(each => unitId(a.t, each)),
    );
    if (!charger || unitsOn(a.t, a.side).includes(unit)) return a.whyNot({ type: 'charge', unit: name, wheel: 0 });
    return whyNotThis(a, unitNumber(a.t, charger), unit);
  },
};
/** Straight ahead is refused with a reason of its own; else somebody else is nearer. */
function whyNotThis(a: Asked, unit: number, enemy: number) {
  const [nearest] = [...chargesOf(a.view, unit).costs].sort(([, x], [, y]) => x - y)[0] ?? [-1];
  const args = { unit: unitId(a.t, unit), enemy: unitId(a.t, enemy) };
  if (nearest >= 0 && nearest !== enemy)
    return dx('desk.no.nearer', { ...args, nearest: unitId(a.t, nearest) }, '§7-tgt-a');
  return a.whyNot({ type: 'charge', unit: args.unit, wheel: 0 }) ?? dx('desk.no.reach', args, '§7-chg-a');
}
