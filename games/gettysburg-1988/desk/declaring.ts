import type { Button, Draft, OddsPanel, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { enemyOf, HEXES, hexIds, hexNumber, isArtillery, sideOf, unitIds, unitNumber } from '../data/index.ts';
import { hasCombatUnit } from '../rules/02-zones.ts';
import { whyNotGuns } from '../rules/10b-artillery.ts';
import { type Action, has, isOccupied } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { tx } from '../text/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  drafting,
  order,
  putBack,
  type Question,
  START,
  whyAway,
} from './asked.ts';
import { contactsOf } from './contacts.ts';
import { battleOdds } from './odds.ts';
import {
  attackerFor,
  battleIn,
  bombardmentIn,
  defenderFor,
  type Field,
  fieldOf,
  idleGuns,
  isEmpty,
  type Part,
  type Plan,
  planOf,
  promises,
  shortcuts,
  withoutPart,
} from './plan.ts';

/** Drafts are plans: `{ attackers, defenders, support }`. */
export const declaring: Question = {
  rule: '§4a4',
  first: dx('desk.no.pickFirst', {}, '§4a-a'),
  offer(a, draft) {
    const f = fieldOf(a);
    const plan = planOf(f, draft);
    const odds = oddsFor(a, plan);
    const hint = f.ranges.size > 0 ? dx('desk.hint.guns', {}, '§10b') : dx('desk.hint.declare', {}, '§4a3-a');
    return {
      targets: targetsFor(f, plan),
      buttons: buttonsFor(f, plan),
      hint,
      fights: contactsOf(a),
      ...(odds ? { odds } : {}),
    };
  },
  whyNot(a, draft, what) {
    const away = whyAway(a.t, what);
    if (away) return away;
    const f = fieldOf(a);
    const plan = planOf(f, draft);
    return (what.unit >= 0 ? whyNotGun(f, plan, what.unit) : null) ?? whyNotHex(f, plan, what.hex);
  },
};

const draftOf = (plan: Plan): Draft => (isEmpty(plan) ? START : { ...plan });

function targetsFor(f: Field, plan: Plan): Target<Action>[] {
  const own = f.open.attackers.map(hex => hexIds[hex]!);
  const enemy = [...new Set([...f.open.defenders, ...f.ranges.keys()])].map(hex => hexIds[hex]!);
  return [
    ...own.flatMap(hex => toggle(f, plan, 'attackers', hex)),
    ...enemy.flatMap(hex => toggle(f, plan, 'defenders', hex)),
    ...idleGuns(f).flatMap(gun => toggle(f, plan, 'support', gun)),
  ];
}

function toggle(f: Field, plan: Plan, part: Part, name: string): Target<Action>[] {
  const target = part === 'support' ? atSprite : atPlace;
  if (plan[part].includes(name)) {
    const label = part === 'support' ? dx('desk.putDown', { unit: name }) : dx('desk.leaveOut', { hex: name });
    return [target(name, label, drafting(draftOf(withoutPart(f, plan, part, name))), { picked: true })];
  }
  const more = { ...plan, [part]: [...plan[part], name] };
  return promises(f, more) ? [target(name, labelOf(f, part, name), drafting(draftOf(more)))] : [];
}

function labelOf(f: Field, part: Part, name: string): Text {
  if (part === 'support') return dx('desk.fire', { unit: name }, '§10b');
  if (part === 'attackers') return dx('desk.attackFrom', { hex: name }, '§4a3-a');
  const touches = f.open.defenders.includes(hexNumber(name));
  return touches ? dx('desk.attack', { hex: name }, '§4a3-b') : dx('desk.fireAt', { hex: name }, '§10b2-h');
}

function buttonsFor(f: Field, plan: Plan): Button<Action>[] {
  const { a } = f;
  const barrage = plan.support.length > 0 && plan.attackers.length === 0 && plan.defenders.length === 1;
  const mustFight = f.open.attackers.length > 0;
  return [
    ...(isEmpty(plan) ? [] : [putBack()]),
    ...shortcuts(f, plan).flatMap(each => shortcut(a, each)),
    ...(mustFight ? [order(a, dx('desk.declare', {}), battleIn(plan), true)] : []),
    ...(barrage ? [order(a, dx('desk.bombard', {}), bombardmentIn(plan), true)] : []),
    ...(has(a.setup, '10b')
      ? [order(a, dx('desk.endDeclaration', {}), { type: 'endDeclaration' }, isEmpty(plan))]
      : []),
  ];
}

function shortcut(a: Asked, plan: Plan): Button<Action>[] {
  const action = battleIn(plan);
  if (a.whyNot(action)) return [];
  const { attackers, defenders, support: guns } = plan;
  return [{ label: dx('desk.declareThis', { attackers, defenders, guns }, '§4a3-a'), next: acting(action) }];
}

function oddsFor(a: Asked, plan: Plan): OddsPanel | null {
  const attackers = plan.attackers.map(hexNumber);
  const defenders = plan.defenders.map(hexNumber);
  const guns = plan.support.map(unitNumber);
  const complete = defenders.length > 0 && (attackers.length > 0 || guns.length > 0);
  return complete ? battleOdds(a, { attackers, defenders, guns }) : null;
}

// Why not: the hex or gun is added to the plan, with somebody to fight if there is nobody yet, and the rules are asked.
function whyNotHex(f: Field, plan: Plan, hex: number): Text | null {
  const { a } = f;
  const name = hexIds[hex]!;
  if (isOccupied(a.t, a.side, hex)) {
    const defender = defenderFor(f, plan.attackers) ?? f.open.defenders[0] ?? (hex === 0 ? 1 : 0);
    const defenders = plan.defenders.length > 0 ? plan.defenders : [hexIds[defender]!];
    return a.whyNot(battleIn({ ...plan, attackers: [...plan.attackers, name], defenders }));
  }
  const attacker = attackerFor(f, plan.defenders) ?? f.open.attackers[0];
  if (attacker === undefined || (plan.support.length > 0 && plan.attackers.length === 0))
    return whyNotTarget(f, plan, hex);
  const attackers = plan.attackers.length > 0 ? plan.attackers : [hexIds[attacker]!];
  return a.whyNot(battleIn({ ...plan, attackers, defenders: [...plan.defenders, name] }));
}

function whyNotTarget({ a }: Field, plan: Plan, hex: number): Text | null {
  const name = hexIds[hex]!;
  if (plan.support.length > 0) return a.whyNot(bombardmentIn({ ...plan, defenders: [name] }));
  const manned = hasCombatUnit(a.t, enemyOf(a.side), hex);
  return manned ? dx('desk.no.outOfReach', { hex: name }, '§10b') : tx('no.noTarget', { hex: name }, '§10b2-d');
}

/** Guns of one's own may have something to say about firing at two hexes; all other pieces fight with their hex. */
function whyNotGun(f: Field, plan: Plan, unit: number): Text | null {
  const { t, setup, side } = f.a;
  if (!isArtillery[unit] || sideOf[unit] !== side || !has(setup, '10b')) return null;
  const anyone = (): number[] => [...Array(HEXES).keys()].filter(hex => hasCombatUnit(t, enemyOf(side), hex));
  const targets = plan.defenders.length > 0 ? plan.defenders.map(hexNumber) : anyone();
  return whyNotGuns(t, setup, side, [unitIds[unit]!], targets);
}
