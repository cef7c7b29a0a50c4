import type { Draft } from '@bivouac/desk';
import { type Action, unitId, unitNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  button,
  drafting,
  listed,
  type Offer,
  type Press,
  putBack,
  type Question,
  START,
  wordAmong,
} from './asked.ts';
import { unique } from './cards.ts';
import { tenths } from './chances.ts';
import { fireOdds, hitsTenths, volleysOf } from './fire-odds.ts';
import { aimMarks } from './shapes.ts';

// 5 The fire phase. Draft `{ unit }`: whoever fires; then his target, or Enter.

type Fire = Extract<Action, { type: 'fire' }>;
const fires = (a: Asked): readonly Fire[] => listed(a).flatMap(action => (action.type === 'fire' ? [action] : []));
const END: Action = { type: 'end' };

function endButton(units: readonly string[]): Press {
  if (units.length === 0) return button('desk.endFire', {}, acting(END), { primary: true });
  const items = units.map(unit => ({ at: { sprite: unit }, name: dx('desk.unit', { unit }) }));
  const leaves = { title: dx('desk.leaveFire', {}), says: dx('desk.leaveFireSays', { count: units.length }), items };
  return button('desk.endFire', {}, acting(END), { leaves });
}

/** Nobody is chosen: everyone who can fire. */
function startOffer(_a: Asked, all: readonly Fire[]): Offer {
  const units = unique(all.map(({ unit }) => unit));
  const plain = all.filter(({ target }) => target === undefined);
  const [first, ...rest] = plain;
  const together = first
    ? [button('desk.fireAll', { count: plain.length }, acting(first, rest), plain.length > 0 ? { primary: true } : {})]
    : [];
  return {
    targets: units.map(unit => atSprite(unit, dx('desk.aim', { unit }), drafting({ unit }))),
    buttons: [...together, endButton(units)],
    hint: dx(units.length > 0 ? 'desk.hint.fire' : 'desk.hint.noFire', {}, '§5-seq-a'),
  };
}

/** Whom each action of a unit hits, the fuller choice first. */
function aims(a: Asked, unit: string, own: readonly Fire[]): Aim[] {
  const number = unitNumber(a.t, unit);
  const found = new Map<string, Aim>();
  for (const action of [...own].reverse()) {
    const volleys = volleysOf(a.view, number, action.target === undefined ? -1 : unitNumber(a.t, action.target));
    for (const target of unique(volleys.map(volley => unitId(a.t, volley.target)))) {
      if (action.target !== undefined && action.target !== target) continue;
      if (found.has(target)) continue;
      const hits = tenths(hitsTenths(volleys.filter(volley => unitId(a.t, volley.target) === target)));
      found.set(target, atSprite(target, dx('desk.fireAt', { unit, target, hits }), acting(action), { cost: hits }));
    }
  }
  return [...found.values()];
}
function unitOffer(a: Asked, all: readonly Fire[], unit: string): Offer {
  const own = all.filter(action => action.unit === unit);
  const others = unique(all.map(action => action.unit)).filter(other => other !== unit);
  const number = unitNumber(a.t, unit);
  return {
    targets: [
      atSprite(unit, dx('desk.putDown', { unit }), drafting(START), { picked: true }),
      ...aims(a, unit, own),
      ...others.map(other => atSprite(other, dx('desk.aim', { unit: other }), drafting({ unit: other }))),
    ],
    buttons: [...fireButtons(own), putBack()],
    hint: dx('desk.hint.aimed', { unit }, '§5-zone-b'),
    odds: fireOdds(a.view, number),
    ...aimMarks(a.view, number),
  };
}
const fireButtons = (own: readonly Fire[]): Press[] =>
  own.map((action, i) =>
    button(
      'desk.fire',
      { unit: action.unit, target: action.target ?? '' },
      acting(action),
      i === 0 ? { primary: true } : {},
    ),
  );

export const firing: Question = {
  rule: '§5-seq-a',
  first: dx('desk.no.unitFirst', {}),
  offer(a: Asked, draft: Draft) {
    const all = fires(a);
    const unit = wordAmong(
      draft,
      'unit',
      all.map(action => action.unit),
    );
    return unit ? unitOffer(a, all, unit) : startOffer(a, all);
  },
  whyNot(a, draft, { unit, name }) {
    if (unit < 0) return null;
    const firer = wordAmong(
      draft,
      'unit',
      fires(a).map(action => action.unit),
    );
    return a.whyNot(firer ? { type: 'fire', unit: firer, target: name } : { type: 'fire', unit: name });
  },
};
