import { type Draft, type Leaves, pointedTo } from '@bivouac/desk';
import { isExtended } from '../rules/05-dice.ts';
import { whyNotMarch } from '../rules/05-march.ts';
import { leadersOf } from '../rules/06-leaders.ts';
import { forcesOf } from '../rules/li-forces.ts';
import { forceSlug, leaderId, leaderNamed, onMap, type Table, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { activating, leaderOf, mayLead, whyNotActivating } from './activating.ts';
import { alone, isAble, unitIn, whyNotAlone } from './alone.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  drafting,
  isEnemy,
  type Offer,
  type Press,
  placeOf,
  press,
  type Question,
} from './asked.ts';
import { assaultIn, assaulting, whyNotAssaulting } from './assaulting.ts';
import { forceIn, sendingForce, whyNotSending } from './forces.ts';
import { hiding, hidingIn, whyNotHiding } from './hiding.ts';

// 4 What a side with the initiative does: a leader activates or assaults, a unit acts alone, a force marches, or all pass.

/** Leaders, units and force markers that can do anything now. */
function pickable(a: Asked): readonly Aim[] {
  const { t, side } = a;
  return [
    ...leadersOf(t, side)
      .filter(leader => mayLead(a, leader))
      .map(leader => pickLeader(t, leader)),
    ...onMap(t, side)
      .filter(unit => isAble(a, unit))
      .map(unit => pickUnit(t, unit)),
    ...forcesOf(t, side).map(({ id }) =>
      atSprite(
        forceSlug(side, id),
        dx('desk.pickForce', { force: id }, '§LI-dummy-activation'),
        drafting({ force: id }),
      ),
    ),
  ];
}
const pickLeader = (t: Table, leader: number): Aim => {
  const slug = leaderId(t, leader);
  return atSprite(slug, dx('desk.pickLeader', { leader: slug }, '§5.2-who'), drafting({ leader: slug }));
};
const pickUnit = (t: Table, unit: number): Aim => {
  const slug = unitId(t, unit);
  return atSprite(slug, dx('desk.pickUnit', { unit: slug }, '§5.1-single-unit'), drafting({ unit: slug }));
};

/** Units that could march without straggling. */
const rested = ({ t, side }: Asked): readonly number[] =>
  onMap(t, side).filter(
    unit => whyNotMarch(t, unit) === null && !isExtended(t.exhausted[unit] === 1, t.fatigue[unit]! + 1),
  );
function leftBy(a: Asked, fresh: readonly number[]): Leaves {
  const { t } = a;
  return {
    title: dx('desk.left.pass', {}),
    says: dx('desk.left.fresh', { units: fresh.length, last: t.passed }, '§4.2-pass-gives'),
    items: fresh.map(unit => ({
      at: { sprite: unitId(t, unit) },
      name: dx('desk.left.unit', { unit: unitId(t, unit), fatigue: t.fatigue[unit]! }),
    })),
  };
}
function passing(a: Asked): Press {
  const fresh = rested(a);
  const more = fresh.length > 0 ? { leaves: leftBy(a, fresh) } : { primary: true };
  return press(
    dx(a.t.passed === 1 ? 'desk.passLast' : 'desk.pass', {}, '§4.2-pass-gives'),
    acting({ type: 'pass' }),
    more,
  );
}

/** What is being put together: each kind of draft has its own part of the desk. */
function partOf(a: Asked, draft: Draft): Part {
  if (hidingIn(a, draft) !== '') return { offer: hiding, whyNot: whyNotHiding };
  if (forceIn(a, draft) > 0) return { offer: sendingForce, whyNot: whyNotSending };
  if (assaultIn(a, draft) !== '') return { offer: assaulting, whyNot: whyNotAssaulting };
  if (leaderOf(a, draft) >= 0) return { offer: orAnother(activating, isLeader), whyNot: whyNotActivating };
  if (unitIn(a, draft) >= 0) return { offer: orAnother(alone, () => true), whyNot: whyNotAlone };
  return { offer: idle, whyNot: whyNotIdle };
}
type Part = Pick<Question, 'offer' | 'whyNot'>;

const isLeader = (a: Asked, sprite: string): boolean => leaderNamed(a.t, a.side, sprite) >= 0;
/** With another leader or unit to be taken instead; where a hex is meant its pieces are not offered. */
const orAnother =
  (offer: Part['offer'], fits: (a: Asked, sprite: string) => boolean): Part['offer'] =>
  (a, draft) => {
    const offered = offer(a, draft);
    const taken = new Set(offered.targets.map(({ at }) => pointedTo(at)));
    const others = pickable(a).filter(({ at }) => {
      const sprite = pointedTo(at);
      return !taken.has(sprite) && !taken.has(placeOf(a, sprite)) && fits(a, sprite);
    });
    return { ...offered, targets: [...offered.targets, ...others] };
  };

const idle = (a: Asked): Offer => ({
  targets: pickable(a),
  buttons: [passing(a)],
  hint: dx('desk.hint.act', {}, '§5.0-types'),
});

const whyNotIdle: Question['whyNot'] = (a, _draft, what) => {
  if (isEnemy(what, a)) return dx('desk.no.enemyPiece', { side: a.seat }, '§5.0-types');
  if (what.kind === 'unit') return a.whyNot({ type: 'march', unit: what.name });
  if (what.kind === 'leader') return a.whyNot({ type: 'activate', leader: what.name, units: [] });
  return null;
};

export const acts: Question = {
  rule: '§5.0-types',
  first: dx('desk.no.act', {}, '§5.0-types'),
  offer: (a, draft) => partOf(a, draft).offer(a, draft),
  whyNot: (a, draft, what) => partOf(a, draft).whyNot(a, draft, what),
};
