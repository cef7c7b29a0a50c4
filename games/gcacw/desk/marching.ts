import type { Draft } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { activationOf } from '../rules/05-activation.ts';
import { levelOf, whyNotAlong } from '../rules/06-leaders.ts';
import { marchOf, pointsLeft } from '../rules/06-move.ts';
import { printedAt, sidesOf, sideTo, sumOf } from '../rules/10-crossings.ts';
import { destroyModifiers, isDestroyed } from '../rules/10-destroy.ts';
import { type Action, hexId, leaderId, leadersIn, of, type Table, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { points } from '../text/names.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  hexAt,
  isGiven,
  type Pointed,
  type Press,
  press,
  type Question,
  toggled,
  word,
  words,
} from './asked.ts';
import { attackedIn, attacking, attackTargets, fightAfter, whyNotAttack } from './attacking.ts';
import { imagined, waysOf, whyNotTo } from './ways.ts';

// A unit on the march (5.1, 6), and who marches next in an activation (5.2). Draft `{ along }`, or that of an attack.

type Then = (action: Action) => Aim['next'];

/** Far hexes with their costs and ways, and the fight that may follow there. */
const goals = (t: Table, then: Then, along?: readonly string[]): readonly Aim[] =>
  waysOf(t).map(way => {
    const { hex, cost, path } = way;
    const label = dx('desk.moveTo', { unit: unitId(t, marchOf(t).unit), hex, cost }, '§6.1-adjacent');
    const move: Action = { type: 'move', path, ...(along ? { leaders: along } : {}) };
    const fight = fightAfter(t, way);
    return atPlace(hex, label, then(move), { cost: points(cost), path, ...(fight ? { fight } : {}) });
  });

// Leaders of its hex, who go along or stay.
const attachedNow = (t: Table, unit: number): readonly string[] =>
  of(t).leaders.ids.filter((_, leader) => t.with[leader] === unit);
function alongOf(t: Table, draft: Draft): readonly string[] | undefined {
  if (!isGiven(draft, 'along')) return undefined;
  const along = words(draft, 'along');
  return whyNotAlong(t, marchOf(t).unit, along) === null ? along : undefined;
}
/** Leaders with this one among them or not; or with him in the place of another of his level (§6.3-several-leaders). */
export function swapped(t: Table, going: readonly string[], leader: string): readonly (readonly string[])[] {
  const level = (slug: string): number => levelOf(t, of(t).leaders.ids.indexOf(slug));
  const rest = going.filter(each => level(each) !== level(leader));
  return [toggled(going, leader), ...(going.includes(leader) ? [] : [[...rest, leader]])];
}
function riders(t: Table, a: Asked, along: readonly string[] | undefined): readonly Aim[] {
  const { unit } = marchOf(t);
  const going = along ?? attachedNow(t, unit);
  return leadersIn(t, a.side, t.at[unit]!).flatMap(each => {
    const leader = leaderId(t, each);
    const next = swapped(t, going, leader).find(who => whyNotAlong(t, unit, who) === null);
    const is = going.includes(leader);
    if (!next) return [];
    const label = dx(is ? 'desk.leaveBehind' : 'desk.takeAlong', { leader }, '§6.3-choice');
    return [atSprite(leader, label, drafting({ along: [...next] }), is ? { picked: true } : {})];
  });
}

/** Whoever is still to act in this activation: pointing at him ends this march and begins his. */
function successors(t: Table): readonly Aim[] {
  const { moved, attacked } = marchOf(t);
  if (!t.activation || moved + attacked === 0) return [];
  return t.activation.units.map(each => {
    const unit = unitId(t, each);
    const onward: readonly Action[] = t.activation!.units.length > 1 ? [{ type: 'next', unit }] : [];
    return atSprite(unit, dx('desk.thenUnit', { unit }, '§5.2-6-choose'), acting({ type: 'end' }, onward));
  });
}

function deeds(a: Asked): readonly Press[] {
  const { t } = a;
  const unit = unitId(t, marchOf(t).unit);
  const allowed = (action: Action): boolean => a.whyNot(action) === null;
  const banks = sidesOf(t, t.at[marchOf(t).unit]!).map(side => hexId(t, of(t).board.neighbours[side]!));
  return [
    ...(allowed({ type: 'force' }) ? [button('desk.force', { unit }, acting({ type: 'force' }))] : []),
    ...(allowed({ type: 'refuse' }) ? [button('desk.refuse', {}, acting({ type: 'refuse' }))] : []),
    ...(allowed({ type: 'unrefuse' }) ? [button('desk.unrefuse', {}, acting({ type: 'unrefuse' }))] : []),
    ...banks.flatMap(to => dismantling(a, to)),
  ];
}
const dismantling = (a: Asked, to: string): readonly Press[] =>
  a.whyNot({ type: 'dismantle', to }) === null
    ? [button('desk.dismantle', { hex: to }, acting({ type: 'dismantle', to }))]
    : [];

export const marching: Question = {
  rule: '§6.0-march-does',
  first: dx('desk.no.march', {}, '§6.0-march-does'),
  offer(a, draft) {
    const { t } = a;
    const hex = attackedIn(t, draft);
    if (hex !== '') return attacking(t, draft, hex);
    const along = alongOf(t, draft);
    const ways = goals(t, acting, along);
    return {
      targets: [...ways, ...attackTargets(t, drafting), ...riders(t, a, along), ...successors(t)],
      buttons: [
        ...deeds(a),
        button('desk.endMarch', { unit: unitId(t, marchOf(t).unit) }, acting({ type: 'end' }), {
          primary: ways.length === 0 || hasDone(t),
        }),
      ],
      hint: dx(
        'desk.hint.march',
        { unit: unitId(t, marchOf(t).unit), left: pointsLeft(marchOf(t)) },
        '§6.0-march-does',
      ),
      points: points(pointsLeft(marchOf(t))),
      carry: [unitId(t, marchOf(t).unit), ...(along ?? attachedNow(t, marchOf(t).unit))],
    };
  },
  whyNot: ({ t }, _draft, what) => whyNotPointed(t, what),
};
const hasDone = (t: Table): boolean => marchOf(t).moved + marchOf(t).attacked > 0;

/** Why the marching unit can do nothing there. */
function whyNotPointed(t: Table, { kind, name, place }: Pointed): Text | null {
  const { unit } = marchOf(t);
  if (kind === 'leader' && hexAt(t, place) === t.at[unit])
    return whyNotAlong(t, unit, toggled(attachedNow(t, unit), name));
  if (kind === 'unit' && t.activation?.units.includes(of(t).units.ids.indexOf(name)))
    return dx('desk.no.yetToMove', { unit: unitId(t, unit) }, '§5.2-9-one-at-a-time');
  const goal = hexAt(t, place);
  if (goal < 0) return null;
  const beside = sideTo(t, t.at[unit]!, place) >= 0;
  const why = whyNotTo(t, place);
  return why?.key === 'no.enemyHex' && beside ? (whyNotAttack(t, place, 'column') ?? why) : why;
}

// At its end: a bridge or ferry, a pontoon.
/** How often a try destroys what stands between here and that hex, out of six. */
function ruins(t: Table, to: string): number {
  const edge = sideTo(t, t.at[marchOf(t).unit]!, to);
  const modifier = sumOf(destroyModifiers(t, marchOf(t), edge));
  return [1, 2, 3, 4, 5, 6].filter(die => isDestroyed(printedAt(t, edge)!.kind, die + modifier)).length;
}
export const lastDeeds: Question = {
  rule: '§10.2-perm-who',
  first: dx('desk.no.last', {}, '§10.2-perm-who'),
  offer(a) {
    const { t } = a;
    const { unit } = marchOf(t);
    const banks = sidesOf(t, t.at[unit]!).map(side => hexId(t, of(t).board.neighbours[side]!));
    const crossings = banks.filter(to => a.whyNot({ type: 'destroy', to }) === null);
    return {
      targets: crossings.map(to => {
        const { name } = printedAt(t, sideTo(t, t.at[unit]!, to))!;
        const label = dx('desk.destroy', { crossing: name, chances: ruins(t, to) }, '§10.2-perm-who');
        return atPlace(to, label, acting({ type: 'destroy', to }), { cost: `${ruins(t, to)}/6` });
      }),
      buttons: [
        ...banks.flatMap(to => dismantling(a, to)),
        button('desk.leaveIt', { unit: unitId(t, unit) }, acting({ type: 'end' }), { primary: true }),
      ],
      hint: dx('desk.hint.last', {}, '§10.2-perm-who'),
    };
  },
  whyNot: (a, _draft, { place }) => (hexAt(a.t, place) >= 0 ? a.whyNot({ type: 'destroy', to: place }) : null),
};

// Who acts next: one is proposed, and his march can begin with the hex he goes to. Draft `{ unit }`.
const proposed = (t: Table, draft: Draft): string => {
  const units = activationOf(t).units.map(unit => unitId(t, unit));
  return units.find(unit => unit === word(draft, 'unit')) ?? units[0]!;
};
/** The table as it will be when his turn has come. */
function asNext(t: Table, unit: string): Table {
  const { allowance, marched } = activationOf(t);
  const activation = { ...activationOf(t), marched: marched + 1 };
  return imagined({ ...t, activation }, of(t).units.ids.indexOf(unit), allowance);
}

export const next: Question = {
  rule: '§5.2-6-choose',
  first: dx('desk.no.next', {}, '§5.2-6-choose'),
  offer(a, draft) {
    const { t } = a;
    const { units, digs, allowance } = activationOf(t);
    const unit = proposed(t, draft);
    const isDigging = digs.includes(of(t).units.ids.indexOf(unit));
    const action: Action = { type: 'next', unit };
    const others = units.map(each => unitId(t, each)).filter(each => each !== unit);
    const march = asNext(t, unit);
    const onwards = isDigging
      ? []
      : [...goals(march, move => acting(action, [move])), ...attackTargets(march, begins => ({ action, begins }))];
    const label = isDigging ? dx('desk.unitDigs', { unit }) : dx('desk.unitActs', { unit });
    return {
      targets: [
        atSprite(unit, dx('desk.unitActs', { unit }), acting(action), { picked: true }),
        ...onwards,
        ...others.map(each => atSprite(each, dx('desk.propose', { unit: each }), drafting({ unit: each }))),
      ],
      buttons: [press(label, acting(action), { primary: true })],
      hint: dx(isDigging ? 'desk.hint.nextDigs' : 'desk.hint.next', { unit, left: allowance }, '§5.2-6-choose'),
      points: points(allowance),
    };
  },
  whyNot({ t }, draft, what) {
    if (what.kind === 'unit' || what.kind === 'leader') return null;
    return whyNotPointed(asNext(t, proposed(t, draft)), what);
  },
};
