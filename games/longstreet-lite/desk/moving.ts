import type { Draft, Poised } from '@bivouac/desk';
import type { Point as Spot, Text } from '@bivouac/kernel';
import { FULL_TURN, type Point, type Pose, shifted, turnBetween, turned } from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { type Footprint, footprintAt, footprintOf, isLinear } from '../rules/01-units.ts';
import { judgeChange } from '../rules/06-formations.ts';
import { readStep } from '../rules/06-marches.ts';
import { END, type Moving, whyNotUnit } from '../rules/06-movement.ts';
import { isInfantry, isLimbered, type Pub, UNITS, unitId, unitNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPoint,
  atSprite,
  button,
  drafting,
  groundAt,
  headingFrom,
  type Offer,
  order,
  type Press,
  putBack,
  type Question,
  START,
  spotOf,
  whole,
  word,
  wordAmong,
} from './asked.ts';
import { type Changed, changeOf, changesOf, changeWord } from './changes.ts';
import { awaitingMarks, poseOdds } from './danger.ts';
import { type Named, namedPoses, type PoseName } from './poses.ts';
import { ghost, inBW, spotsOf } from './shapes.ts';
import { type Mover, type Reached, towards, type Wanted } from './towards.ts';
import { withUnitAt } from './where.ts';

// 6 The movement phase. Draft `{ unit, x, y, heading, done }`: where a unit should go; it stands on the nearest legal pose to
// that. Or `{ unit, change }`: another formation.

const TURN = 500; // hundredths of a degree a press
const LEG = BW / 4; // less is not worth another leg

/** What is half chosen: a pose that is wanted, or a change of formation. */
interface Half {
  readonly unit: number;
  readonly wanted: Wanted | null;
  readonly change: string;
}
export interface Moved {
  readonly action: Moving;
  readonly pose: Pose;
  readonly form: string;
  readonly guns: number;
  readonly cost: number;
  readonly has: number;
  readonly causes: readonly string[]; // of disorder
  readonly stopped: Text | null;
}
const stepsIn = (draft: Draft): readonly string[] =>
  word(draft, 'done')
    .split(', ')
    .filter(step => step !== '' && readStep(step) !== null);

function halfOf(draft: Draft, unit: number): Half {
  const [x, y, heading] = ['x', 'y', 'heading'].map(name => whole(draft, name)) as [number, number, number];
  const facing = heading >= 0 ? heading % FULL_TURN : null;
  const wanted = x >= 0 && y >= 0 ? { x, y, heading: facing, done: stepsIn(draft) } : null;
  return { unit, wanted, change: word(draft, 'change') };
}
const draftOf = (slug: string, { x, y, heading, done }: Wanted): Draft => ({
  ...{ unit: slug, x: Math.max(0, x), y: Math.max(0, y) },
  ...(heading === null ? {} : { heading }),
  ...(done.length > 0 ? { done: done.join(', ') } : {}),
});

export interface Moves {
  readonly a: Asked;
  readonly units: readonly number[]; // that may move
  readonly basic: boolean;
  readonly changes: boolean; // of formation, too
}
const moverOf = ({ a, basic }: Moves, unit: number): Mover => ({ pub: a.view, unit, basic });

/** Where a draft leads; null: nowhere yet. */
function movedBy(m: Moves, { unit, wanted, change }: Half): Moved | null {
  const { view, t } = m.a;
  if (change) {
    const action = changeOf(unitId(t, unit), change);
    return action && changed(view, unit, { action, judged: judgeChange(view, unit, action) });
  }
  const reached = wanted && towards(moverOf(m, unit), wanted);
  return reached && moved(view, unit, reached);
}
const moved = ({ table: t }: Pub, unit: number, { action, judged, has, stopped }: Reached): Moved => ({
  ...{ action, pose: judged.pose, form: judged.form, cost: judged.cost, has, stopped, causes: judged.causes },
  guns: t.guns[unit]!,
});
function changed({ table: t }: Pub, unit: number, { action, judged }: Changed): Moved {
  const guns = action.type === 'limber' ? t.form[unit]!.length : action.type === 'unlimber' ? 0 : t.guns[unit]!;
  const { pose, form, causes, why } = judged;
  return { action, pose, form, guns, cost: 0, has: 0, causes, stopped: why };
}

/** The table with the unit of a draft standing where it leads; null: nowhere yet. */
export function stoodBy(m: Moves, draft: Draft): Pub | null {
  const unit = unitIn(m, draft);
  const to = unit < 0 ? null : movedBy(m, halfOf(draft, unit));
  return to && withUnitAt(m.a.view, unit, to.pose, to.form, to.guns);
}
/** Whom a draft moves; -1: nobody. */
function unitIn({ a, units }: Moves, draft: Draft): number {
  const all = units.map(unit => unitId(a.t, unit));
  const slug = wordAmong(draft, 'unit', all);
  return slug === '' ? -1 : unitNumber(a.t, slug);
}

/** The steps of a move, as far as another leg may follow. */
const legs = (action: Moving): readonly string[] =>
  action.type === 'march' || action.type === 'drive' ? action.steps : [];

/** What a click on open ground does with a unit in hand: `turn` says how it should face, where it stands or there. */
export function movingAt(m: Moves, draft: Draft, point: Spot): Aim | null {
  const { a } = m;
  const unit = unitIn(m, draft);
  if (unit < 0) return null;
  const half = halfOf(draft, unit);
  const next = wantedAt(m, half, point);
  if (isHome(a, half.unit, next)) return backHome(a, half.unit);
  const reached = towards(moverOf(m, half.unit), next);
  return reached && poseAim(a, half.unit, draftOf(unitId(a.t, unit), next), moved(a.view, unit, reached));
}
function wantedAt(m: Moves, half: Half, point: Spot): Wanted {
  const { x, y } = groundAt(m.a.view, point);
  const done = half.wanted?.done ?? [];
  if (point.turn === undefined) return { x, y, heading: half.wanted?.heading ?? null, done };
  const heading = headingFrom(point.turn);
  const to = movedBy(m, half);
  const { pose } = standsAs(m, half, to);
  const turn = pose.x === x && pose.y === y ? turnBetween(pose.heading, heading) : 0;
  return turn === 0 ? { x, y, heading, done } : turnedFrom(m, half, to, turn);
}
/** It would stand where it stands. */
function isHome({ view }: Asked, unit: number, { x, y, heading, done }: Wanted): boolean {
  const { pose } = footprintOf(view, unit);
  return done.length === 0 && x === pose.x && y === pose.y && (heading ?? pose.heading) === pose.heading;
}
function backHome({ view, t }: Asked, unit: number): Aim {
  const slug = unitId(t, unit);
  const { pose } = footprintOf(view, unit);
  return atPoint(spotOf(view, pose), dx('desk.putDown', { unit: slug }), drafting({ unit: slug }));
}
function poseAim(a: Asked, unit: number, draft: Draft, to: Moved, label?: Text): Aim {
  const said = dx('desk.moveTo', { unit: unitId(a.t, unit), used: to.cost, left: Math.max(0, to.has - to.cost) });
  return atPoint(spotOf(a.view, to.pose), label ?? said, drafting(draft), {
    cost: inBW(to.cost),
    path: [spotOf(a.view, footprintOf(a.view, unit).pose), spotOf(a.view, to.pose)],
    marks: [ghost(a.view, unit, to.pose, to.form, to.guns, figure(to))],
  });
}
const figure = ({ cost, has }: Moved): string => (has > 0 ? `${inBW(cost)} / ${inBW(has)}` : '');

// Buttons.
const standsAs = ({ a }: Moves, { unit }: Half, to: Moved | null): Footprint =>
  to ? footprintAt(to.pose, to.form, footprintOf(a.view, unit).depth) : footprintOf(a.view, unit);
/** Turned from where it would stand; the middle of its front stays as near as it can, so that turning back leads back. */
function turnedFrom(m: Moves, half: Half, to: Moved | null, turn: number): Wanted {
  const { pose } = standsAs(m, half, to);
  const { x, y } = half.wanted?.heading == null ? pose : half.wanted;
  return { x, y, heading: turned(pose.heading, turn), done: half.wanted?.done ?? [] };
}
const turnButtons = (m: Moves, half: Half, to: Moved | null): Press[] =>
  ([1, -1] as const).map(hand => {
    const slug = unitId(m.a.t, half.unit);
    const wanted = turnedFrom(m, half, to, hand * TURN);
    const next = isHome(m.a, half.unit, wanted) ? { unit: slug } : draftOf(slug, wanted);
    return button(hand > 0 ? 'desk.wheelLeft' : 'desk.wheelRight', {}, drafting(next));
  });
/** In hand: it may be shifted and turned from where it would stand. */
function poisedAs(m: Moves, half: Half, to: Moved | null): Poised {
  const { a } = m;
  const slug = unitId(a.t, half.unit);
  const { pose, outline } = standsAs(m, half, to);
  const left = to && Math.max(0, to.has - to.cost);
  return {
    ...{ sprite: slug, at: spotOf(a.view, pose), box: spotsOf(a.view, outline.corners) },
    ...{ moved: to !== null, turn: TURN / 100 },
    says: to ? [dx('desk.hint.setDown', { unit: slug, used: to.cost, left: left! }), ...disorder(slug, to)] : [],
    ...(to?.stopped ? { stopped: to.stopped } : {}),
  };
}
const disorder = (unit: string, { causes }: Moved): Text[] =>
  causes.length > 0 ? [dx('desk.disorder', { unit, causes }, '§6-dis-a')] : [];
function aboutButton(m: Moves, unit: number): Press[] {
  const { view, t } = m.a;
  if (!isInfantry(t, unit) || !isLinear(t, unit)) return [];
  const action: Moving = { type: 'march', unit: unitId(t, unit), steps: ['about'] };
  const refused = m.a.whyNot(action);
  const { pose, box } = footprintOf(view, unit);
  const { x, y } = shifted(pose, box.rear, 0);
  const next = drafting(draftOf(unitId(t, unit), { x, y, heading: null, done: ['about'] }));
  return [button('desk.about', {}, next, refused ? { refused } : {})];
}
function changeButtons(m: Moves, unit: number): Press[] {
  const { a } = m;
  const slug = unitId(a.t, unit);
  const label = ({ action, judged }: Changed): Text => {
    if (action.type === 'quarter') return dx('desk.quarter', { to: action.to });
    if (action.type === 'reshape') return dx('desk.reshape', { form: judged.form });
    const turn = (action.heading - a.t.heading[unit]! + FULL_TURN) % FULL_TURN;
    return dx(action.type === 'limber' ? 'desk.limber' : 'desk.unlimber', { turn });
  };
  return changesOf(a.view, unit).map(each => {
    const why = each.judged.why ?? a.whyNot(each.action);
    const next = drafting({ unit: slug, change: changeWord(each.action) });
    return { label: label(each), next, ...(why ? { refused: why } : {}) };
  });
}
/** From here further: the steps so far are laid down. */
function legButton({ a }: Moves, unit: number, { action, pose, cost, has }: Moved): Press[] {
  const steps = legs(action);
  if (steps.length === 0 || steps.length > 8 || has - cost < LEG) return [];
  const next = draftOf(unitId(a.t, unit), { x: pose.x, y: pose.y, heading: null, done: steps });
  return [button('desk.leg', { left: has - cost }, drafting(next))];
}

function setDown({ a }: Moves, unit: number, to: Moved): Press {
  const left = Math.max(0, to.has - to.cost);
  return order(a, dx('desk.setDown', { unit: unitId(a.t, unit), used: to.cost, left }), to.action, true);
}
export const picks = ({ a, units }: Moves, chosen: number): Aim[] =>
  units.map(unit => {
    const slug = unitId(a.t, unit);
    if (unit !== chosen) return atSprite(slug, dx('desk.moveUnit', { unit: slug }), drafting({ unit: slug }));
    return atSprite(slug, dx('desk.putDown', { unit: slug }), drafting(START), { picked: true });
  });

/** A unit in hand that stands where it stood: buttons and poses by name. */
function pickedOffer(m: Moves, half: Half): Offer {
  const { a } = m;
  const slug = unitId(a.t, half.unit);
  const named = namedPoses(moverOf(m, half.unit));
  const aims = named.map(({ name, of, wanted, reached }) => {
    const to = moved(a.view, half.unit, reached);
    const label = dx('desk.pose', { unit: slug, pose: name, of, used: to.cost });
    return poseAim(a, half.unit, draftOf(slug, wanted), to, label);
  });
  return {
    targets: [...picks(m, half.unit), ...distinct(aims)],
    buttons: [
      ...poseButtons(slug, named),
      ...turnButtons(m, half, null),
      ...aboutButton(m, half.unit),
      ...(m.changes ? changeButtons(m, half.unit) : []),
      putBack(),
    ],
    carry: [slug],
    poised: poisedAs(m, half, null),
    hint: dx('desk.hint.moveTo', { unit: slug }, '§6-mov-a'),
  };
}
const PRESSED: readonly PoseName[] = ['line', 'out', 'short', 'face'];
const poseButtons = (slug: string, all: readonly Named[]): Press[] =>
  all
    .filter(({ name }) => PRESSED.includes(name))
    .map(({ name, of, wanted, reached }) =>
      button('desk.poseGo', { pose: name, of, used: reached.judged.cost }, drafting(draftOf(slug, wanted))),
    );
const distinct = (aims: readonly Aim[]): Aim[] => {
  const word = ({ at }: Aim): string => JSON.stringify('point' in at ? [at.point.x, at.point.y] : at);
  return aims.filter((aim, i) => aims.findIndex(other => word(other) === word(aim)) === i);
};
/** A unit as it would stand. */
function movedOffer(m: Moves, half: Half, to: Moved): Offer {
  const { view } = m.a;
  const { unit, change } = half;
  const slug = unitId(m.a.t, unit);
  const { pose, form, guns } = to;
  const said = dx('desk.hint.setDown', { unit: slug, used: to.cost, left: Math.max(0, to.has - to.cost) }, '§6-dist-a');
  return {
    targets: picks(m, unit),
    buttons: [
      setDown(m, unit, to),
      ...(change ? [] : [...turnButtons(m, half, to), ...legButton(m, unit, to)]),
      ...(m.changes ? changeButtons(m, unit) : []),
      putBack(),
    ],
    carry: [slug],
    ...(change ? {} : { poised: poisedAs(m, half, to) }),
    hint: to.stopped ?? said,
    odds: poseOdds(view, unit, pose, form, guns),
    marks: [...awaitingMarks(view, unit, pose, form, guns), ghost(view, unit, pose, form, guns, figure(to))],
  };
}
export function moveOffer(m: Moves, draft: Draft): Offer | null {
  const unit = unitIn(m, draft);
  if (unit < 0) return null;
  const half = halfOf(draft, unit);
  const to = movedBy(m, half);
  return to ? movedOffer(m, half, to) : pickedOffer(m, half);
}
/** Why a unit does not get there, were it to go straight. */
export function whyNotThere(m: Moves, draft: Draft, point: Point): Text | null {
  const { a } = m;
  const unit = unitIn(m, draft);
  if (unit < 0) return null;
  const slug = unitId(a.t, unit);
  const { pose } = footprintOf(a.view, unit);
  const step = `go ${point.x - pose.x} ${point.y - pose.y}`;
  if (isInfantry(a.t, unit)) return a.whyNot({ type: 'march', unit: slug, steps: [step] });
  if (isLimbered(a.t, unit)) return a.whyNot({ type: 'drive', unit: slug, steps: [step], heading: pose.heading });
  return a.whyNot({ type: 'prolong', unit: slug, ...point, heading: pose.heading });
}

/** §6-mov-b Every unit that has not acted. */
export function movesOf(a: Asked): Moves {
  const units = Array.from({ length: UNITS(a.t) }, (_, unit) => unit);
  return { a, units: units.filter(unit => mayMove(a, unit)), basic: false, changes: true };
}
const mayMove = (a: Asked, unit: number): boolean => whyNotUnit(a.view, a.side, unitId(a.t, unit)) === null;

function endButton(units: readonly string[]): Press {
  if (units.length === 0) return button('desk.endMoves', {}, acting(END), { primary: true });
  const items = units.map(unit => ({ at: { sprite: unit }, name: dx('desk.unit', { unit }) }));
  const says = dx('desk.leaveMovesSays', { count: units.length });
  return button('desk.endMoves', {}, acting(END), { leaves: { title: dx('desk.leaveMoves', {}), says, items } });
}
export const moving: Question = {
  rule: '§6-mov-a',
  first: dx('desk.no.unitFirst', {}),
  offer(a, draft) {
    const m = movesOf(a);
    const offered = moveOffer(m, draft);
    if (offered) return offered;
    const units = m.units.map(unit => unitId(a.t, unit));
    return { targets: picks(m, -1), buttons: [endButton(units)], hint: dx('desk.hint.move', {}, '§6-mov-b') };
  },
  whyNot(a, draft, { unit, name, point }) {
    if (unit >= 0) return a.whyNot({ type: 'march', unit: name, steps: ['go 0 1'] });
    return point ? whyNotThere(movesOf(a), draft, point) : null;
  },
};
/** §card-confusion The enemy moves this one unit. */
export function confusedOf(a: Asked): Moves {
  return { a, units: [a.t.interrupt?.unit ?? -1], basic: true, changes: false };
}
export const confusing: Question = {
  rule: '§card-confusion',
  first: dx('desk.no.unitFirst', {}),
  offer(a, draft) {
    const m = confusedOf(a);
    const stay = button('desk.leaveUnit', { unit: unitId(a.t, m.units[0]!) }, acting({ type: 'decline' }));
    const offered = moveOffer(m, draft) ?? pickedOffer(m, { unit: m.units[0]!, wanted: null, change: '' });
    return { ...offered, buttons: [...offered.buttons, stay] };
  },
  whyNot(a, draft, { unit, name, point }) {
    if (unit >= 0) return a.whyNot({ type: 'march', unit: name, steps: ['go 0 1'] });
    return point
      ? whyNotThere(confusedOf(a), { unit: unitId(a.t, confusedOf(a).units[0]!), ...(draft as object) }, point)
      : null;
  },
};
