import type { OddsPanel, Offer } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { BOAT_MOVE, cardNumber, cardSlug, enemyOf, eventOf, pieceIds, spaceIds, spaceNumber } from '../data/index.ts';
import { isOccupiedBy } from '../rules/02-map.ts';
import { acts } from '../rules/05-activated-force.ts';
import { handOf } from '../rules/05-cards.ts';
import { allowanceOf } from '../rules/05-forces.ts';
import { interceptionSpaces } from '../rules/14-interception.ts';
import { battleAhead } from '../rules/odds.ts';
import { type Action, type Move, moveOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { entered, type Going, raiding } from './ahead.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  type CardAim,
  drafting,
  type Pointed,
  type Press,
  putBack,
  type Question,
  START,
  slugs,
  toggles,
  word,
} from './asked.ts';
import { considered, deedOf, deeds } from './deeds.ts';
import { battlePanel, chanceOf } from './odds.ts';
import { raidPanel } from './odds-places.ts';
import { answersTo } from './possible.ts';
import { goButton, type Outing, wayOdds, wayTarget, wayTo } from './setting-out.ts';
import {
  dropping,
  faraway,
  isLanding,
  marchesAlong,
  type Near,
  nearby,
  type Step,
  stepDraft,
  stepOf,
} from './steps.ts';
import { reach, type Way } from './ways.ts';

export const moving: Question = {
  rule: '§5.36a',
  first: dx('desk.no.move', {}, '§5.36a'),
  offer(a, draft) {
    const deed = deedOf(a, word(draft, 'plan'));
    if (deed) return considered(a, deed);
    const step = stepOf(a, draft);
    const near = nearby(a, step);
    const ways = near.get(step.to);
    if (ways) return looking(a, step, near, ways);
    const far = wayTo(faraway(a, step, near), step.to);
    return far ? lookingFar(a, step, far) : idle(a, step, near);
  },
  whyNot: (a, draft, what) => whyNotMove(a, stepOf(a, draft), what),
};

/** No place looked at yet. */
function idle(a: Asked, step: Step, near: Near): Offer<Action> {
  const m = moveOf(a.t);
  const raid = raiding(a.t);
  const possible = raid ? answersTo(a, { type: 'stop' }) : undefined;
  return {
    targets: [
      ...[...near].map(([, ways]) => nearTarget(a, step, ways)),
      ...faraway(a, step, near).map(way => wayTarget(a, underWay(a, step), way)),
      ...drops(m, step),
    ],
    cards: cardsOf(a, step),
    buttons: [...playing(a, step), ...deeds(a, m), ...(isBegun(step) ? [putBack()] : [])],
    hint: hintOf(m, step),
    points: String(allowanceOf(step.group)),
    carry: slugs(step.group),
    ...(raid ? { odds: raidPanel(a, raid) } : {}),
    ...(possible ? { possible } : {}),
  };
}
const isBegun = ({ leave, card }: Step): boolean => leave.length > 0 || card !== '';

const drops = (m: Move, step: Step): Aim[] =>
  toggles(dropping(m), step.leave, leave => stepDraft({ ...step, leave }), 'desk.leaveHere');

function hintOf(m: Move, { leave, group, card }: Step): Text {
  if (isLanding(card)) return dx('desk.hint.landing', { card }, '§6.431a');
  if (leave.length > 0) return dx('desk.hint.leaving', { pieces: leave.join() }, '§6.1c');
  const args = { steps: m.path.steps, allowance: allowanceOf(group), boat: m.path.boat ? 1 : 0, most: BOAT_MOVE };
  return dx(m.path.steps === 0 ? 'desk.hint.setOut' : 'desk.hint.goOn', args, '§6.2a');
}

// Places.
const isSafe = (a: Asked, [way, ...others]: readonly Going[]): boolean =>
  others.length === 0 &&
  way!.type !== 'land' &&
  !(way!.type === 'march' && way!.infiltrate) &&
  !isOccupiedBy(a.t, enemyOf(a.side), spaceNumber(way!.to));

/** A harmless step is made at once; where there is a choice or an enemy, it is looked at first. */
function nearTarget(a: Asked, step: Step, ways: readonly Going[]): Aim {
  const way = ways[0]!;
  const safe = isSafe(a, ways);
  const next = safe ? acting(way) : drafting(stepDraft(step, way.to));
  const cost = way.type === 'march' ? { cost: String(moveOf(a.t).path.steps + 1) } : {};
  const label = safe ? labelOf(a, way) : dx('desk.lookAt', { space: way.to }, '§6.51a');
  const ahead = safe || way.type === 'sail' ? null : battleAhead(a.t, way);
  const fight = ahead ? { fight: chanceOf(a, way.to, ahead) } : {};
  return atPlace(way.to, label, next, { ...cost, ...fight, path: [way.to] });
}

const GOING = { march: '§6.2a', sail: '§6.4a', land: '§6.431a' } as const;

function labelOf(a: Asked, way: Going): Text {
  const space = { space: way.to };
  if (way.type === 'sail') return dx('desk.sail', space, GOING.sail);
  if (way.type === 'land') return dx('desk.land', space, GOING.land);
  if (way.infiltrate) return dx('desk.infiltrate', space, '§13.0a');
  if (isOccupiedBy(a.t, enemyOf(a.side), spaceNumber(way.to)))
    return dx('desk.marchIn', { ...space, fight: battleAhead(a.t, way) ? 1 : 0 }, '§6.51a');
  const watched = interceptionSpaces(entered(a.t, way), a.setup).length > 0 ? 1 : 0;
  return dx('desk.march', { ...space, steps: moveOf(a.t).path.steps + 1, watched }, GOING.march);
}

/** Several spaces at once: the rest of the way follows if nothing happens on it. */
const underWay = (a: Asked, step: Step): Outing => ({
  t: { ...a.t, move: { ...moveOf(a.t), pieces: [...step.group] } },
  m: moveOf(a.t),
  before: [],
  marches: way => marchesAlong(step, way),
  draft: to => stepDraft(step, to),
});

/** A place some spaces off where the enemy is. */
function lookingFar(a: Asked, step: Step, way: Way): Offer<Action> {
  const out = underWay(a, step);
  const odds = wayOdds(a, out, way);
  const near = nearby(a, step);
  return {
    targets: [
      ...[...near].map(([, each]) => nearTarget(a, step, each)),
      ...faraway(a, step, near).map(each => wayTarget(a, out, each)),
    ],
    buttons: [goButton(out, way), backTo(step)],
    hint: dx('desk.hint.lookAt', { space: spaceIds[way.space]! }, '§6.51a'),
    points: String(allowanceOf(step.group)),
    ...(odds ? { odds } : {}),
  };
}

/** A place under consideration: each way to enter it, with its chances. */
function looking(a: Asked, step: Step, near: Near, ways: readonly Going[]): Offer<Action> {
  const [way] = ways as [Going, ...Going[]];
  const odds = oddsOf(a, way);
  const possible = answersTo(a, way);
  const others = [...near].filter(([to]) => to !== way.to).map(([, each]) => nearTarget(a, step, each));
  return {
    targets: [atPlace(way.to, labelOf(a, way), acting(way), { path: [way.to] }), ...others],
    buttons: [...ways.map((each, i) => wayButton(a, each, i === 0)), backTo(step)],
    hint: dx('desk.hint.lookAt', { space: way.to }, '§6.51a'),
    ...(odds ? { odds } : {}),
    ...(possible ? { possible } : {}),
  };
}
const wayButton = (a: Asked, way: Going, primary: boolean): Press => ({
  label: labelOf(a, way),
  next: acting(way),
  ...(primary ? { primary } : {}),
});
const backTo = (step: Step): Press =>
  isBegun(step)
    ? { label: dx('desk.back', {}), next: drafting(stepDraft(step)) }
    : { label: dx('desk.putBack', {}), next: drafting(START) };

function oddsOf(a: Asked, way: Going): OddsPanel | undefined {
  if (way.type === 'sail' || (way.type === 'march' && way.infiltrate)) return undefined;
  const fight = battleAhead(a.t, way);
  return fight ? battlePanel(a, fight.t, fight.b) : undefined;
}

// Cards: a guide for the march, or an Amphibious Landing.
function cardsOf(a: Asked, step: Step): CardAim[] {
  return handOf(a.view, a.side).flatMap((number): CardAim[] => {
    const card = cardSlug(number);
    const picked = step.card === card;
    if (!mayPlay(a, number)) return [];
    const next = drafting(picked ? stepDraft({ ...step, card: '' }) : stepDraft({ ...step, card }));
    return [
      { card, label: dx(picked ? 'desk.putCardBack' : 'desk.pickCard', { card }), next, ...(picked ? { picked } : {}) },
    ];
  });
}
function mayPlay(a: Asked, number: number): boolean {
  const card = cardSlug(number);
  if (eventOf(number) === 'george_croghan') return a.whyNot({ type: 'respond', card }) === null;
  return eventOf(number) === 'amphibious_landing' && acts(a.view).some(({ type }) => type === 'land');
}

const playing = (a: Asked, { card }: Step): Press[] =>
  card !== '' && eventOf(cardNumber(card)) === 'george_croghan' && mayPlay(a, cardNumber(card))
    ? [{ label: dx('desk.playResponse', { card }), next: acting({ type: 'respond', card }) }]
    : [];

// Why not.
function whyNotMove(a: Asked, step: Step, { piece, space, card, name }: Pointed): Text | null {
  const m = moveOf(a.t);
  if (card >= 0) return whyNotCard(a, m, name, card);
  if (piece >= 0 && m.pieces.includes(piece)) return whyNotLeft(a, m, piece);
  if (space < 0) return null;
  if (space === m.at) return dx('desk.no.there', { space: spaceIds[space]! }, '§5.36a');
  if (isLanding(step.card)) return a.whyNot({ type: 'land', card: step.card, to: spaceIds[space]! });
  const why = a.whyNot(march(step, spaceIds[space]!));
  return why?.key === 'no.notAdjacent' ? whyTooFar(a, step, space) : why;
}

/** Enemies there, enemies on the way, or simply too far. */
function whyTooFar(a: Asked, { group }: Step, to: number): Text {
  const m = moveOf(a.t);
  const space = spaceIds[to]!;
  const wayThere = (freely: boolean): Way | undefined =>
    reach(a.t, a.setup, m, group, freely).find(way => way.space === to);
  const by = wayThere(true)?.path.find(each => isOccupiedBy(a.t, enemyOf(a.side), each));
  if (by !== undefined) return dx('desk.no.blocked', { space, by: spaceIds[by]! }, '§6.51a');
  return dx('desk.no.outOfReach', { space }, '§6.2a');
}
const march = ({ leave }: Step, to: string): Action => ({ type: 'march', to, ...(leave.length > 0 ? { leave } : {}) });

const whyNotLeft = (a: Asked, m: Move, piece: number): Text | null =>
  a.whyNot({ type: 'march', to: spaceIds[m.at]!, leave: [pieceIds[piece]!] });

function whyNotCard(a: Asked, m: Move, card: string, number: number): Text | null {
  if (eventOf(number) === 'amphibious_landing') return a.whyNot({ type: 'land', card, to: spaceIds[m.at]! });
  return a.whyNot({ type: 'respond', card });
}
