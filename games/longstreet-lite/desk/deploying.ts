import type { Draft } from '@bivouac/desk';
import type { Point as Spot } from '@bivouac/kernel';
import type { Point, Pose } from '@bivouac/maps/plane';
import { BW, FULL_TURN, INFANTRY, stripOf, tableOf } from '../data/index.ts';
import { openingOf, undeployed } from '../rules/03-opening.ts';
import { linearDepths } from '../rules/07-ways.ts';
import { type Deploy, depthsIn, formOf, unitNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
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
  slugs,
  spotOf,
  whole,
  word,
  wordAmong,
} from './asked.ts';
import { footprintAs, ghost, spotsOf } from './shapes.ts';

// 3 Deployment. Draft `{ unit, form, x, y, heading }`: whom, in which formation ('': limbered), where.

const TURN = 1500;
const waiting = ({ t, side }: Asked): string[] => slugs(t, undeployed(t, side));
const facing = ({ t, side }: Asked): number => (openingOf(t).north === side ? 27_000 : 9000);

/** The formations that are offered: two ranks first, then one, then columns; guns in a row or limbered. */
export function formsOf({ t }: Asked, slug: string): readonly string[] {
  const unit = unitNumber(t, slug);
  const bases = openingOf(t).bases[unit]!;
  if (t.arm[unit] !== INFANTRY) return ['1'.repeat(bases), ''];
  const line = formOf(linearDepths(bases, Math.max(Math.min(2, bases), Math.ceil(bases / 2))));
  const deep = (files: number): string =>
    formOf(Array.from({ length: files }, (_, file) => Math.floor((bases + files - 1 - file) / files)));
  return [...new Set([line, '1'.repeat(bases), deep(Math.min(2, bases)), deep(1)])];
}
interface Half {
  readonly unit: string;
  readonly form: string;
  readonly pose: Pose | null;
  readonly heading: number;
}
function halfOf(a: Asked, draft: Draft): Half {
  const all = waiting(a);
  const unit = wordAmong(draft, 'unit', all) || all[0]!;
  const forms = formsOf(a, unit);
  const given = word(draft, 'form');
  const form = forms.includes(given) && 'form' in (draft as object) ? given : forms[0]!;
  const [x, y] = [whole(draft, 'x'), whole(draft, 'y')];
  const heading = whole(draft, 'heading') >= 0 ? whole(draft, 'heading') % FULL_TURN : facing(a);
  return { unit, form, heading, pose: x >= 0 && y >= 0 ? { x, y, heading } : null };
}
const deploy = ({ unit, form }: Half, { x, y, heading }: Pose): Deploy => ({
  ...{ type: 'deploy', unit, x, y, heading },
  ...(form === '' ? { depths: [], limbered: true } : { depths: [...depthsIn(form)] }),
});
const draftOf = ({ unit, form }: Half, { x, y, heading }: Pose): Draft => ({ unit, form, x, y, heading });

/** The nearest place in one's own third to the one wanted: pushed inside, then away from whoever stands there. */
export function placeFor(a: Asked, half: Half, { x, y }: Point): Pose | null {
  const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 6, -6, 8, -8, 12, -12, 16, -16];
  const inside = pushedIn(a, half, { x, y, heading: half.heading });
  for (const step of steps)
    for (const back of [0, 1, 2, 3]) {
      const pose = pushedIn(a, half, shiftedBy(a, inside, step * (BW / 2), back * BW));
      if (a.whyNot(deploy(half, pose)) === null) return pose;
    }
  return null;
}
const shiftedBy = (a: Asked, { x, y, heading }: Pose, aside: number, back: number): Pose => ({
  x: x + aside,
  y: openingOf(a.t).north === a.side ? y + back : y - back,
  heading,
});
function pushedIn(a: Asked, half: Half, pose: Pose): Pose {
  const [east, north] = tableOf(a.setup.scenario);
  const strip = stripOf(a.setup.scenario);
  const isNorth = openingOf(a.t).north === a.side;
  const { outline } = footprintAs(a.view, unitNumber(a.t, half.unit), pose, half.form);
  const [low, high] = isNorth ? [north - strip, north] : [0, strip];
  const into = (at: number, from: number, to: number, least: number, most: number): number =>
    from < least ? at + least - from : to > most ? at - (to - most) : at;
  return {
    x: into(pose.x, outline.west, outline.east, 0, east),
    y: into(pose.y, outline.south, outline.north, low, high),
    heading: pose.heading,
  };
}

export function deployingAt(a: Asked, draft: Draft, point: Spot): Aim | null {
  const given = halfOf(a, draft);
  const half = point.turn === undefined ? given : { ...given, heading: headingFrom(point.turn) };
  const pose = placeFor(a, half, groundAt(a.view, point));
  if (!pose) return null;
  return atPoint(spotOf(a.view, pose), dx('desk.deployAt', { unit: half.unit }), drafting(draftOf(half, pose)));
}
function formButtons(a: Asked, half: Half): Press[] {
  return formsOf(a, half.unit)
    .filter(form => form !== half.form)
    .map(form => {
      const next = half.pose ? draftOf({ ...half, form }, half.pose) : { unit: half.unit, form };
      return button('desk.deployForm', { form }, drafting(next));
    });
}
/** Places along the front of the third, for who does not point. */
function places(a: Asked, half: Half): Aim[] {
  const [east, north] = tableOf(a.setup.scenario);
  const strip = stripOf(a.setup.scenario);
  const y = openingOf(a.t).north === a.side ? north - strip : strip;
  const found = [1, 2, 3, 4, 5].flatMap(i => {
    const pose = placeFor(a, half, { x: Math.floor((east * i) / 6), y });
    return pose ? [pose] : [];
  });
  const distinct = found.filter((pose, i) => found.findIndex(({ x, y: at }) => x === pose.x && at === pose.y) === i);
  const draft = (pose: Pose) => drafting(draftOf(half, pose));
  return distinct.map(pose => atPoint(spotOf(a.view, pose), dx('desk.deployAt', { unit: half.unit }), draft(pose)));
}
function poseButtons(a: Asked, half: Half, pose: Pose): Press[] {
  const to = (turn: number) =>
    drafting(draftOf(half, { ...pose, heading: (pose.heading + turn + FULL_TURN) % FULL_TURN }));
  return [
    order(a, dx('desk.deploy', { unit: half.unit }), deploy(half, pose), true),
    button('desk.turnLeft', {}, to(TURN)),
    button('desk.turnRight', {}, to(FULL_TURN - TURN)),
    ...formButtons(a, half),
    putBack(),
  ];
}
export const deploying: Question = {
  rule: '§3-terr-e',
  first: dx('desk.no.unitFirst', {}),
  offer(a, draft): Offer {
    const half = halfOf(a, draft);
    const units = waiting(a).map(unit =>
      atSprite(unit, dx('desk.pickUnit', { unit }), drafting({ unit }), unit === half.unit ? { picked: true } : {}),
    );
    const names = waiting(a).filter(unit => unit !== half.unit);
    const others = names.map(unit => button('desk.pickUnit', { unit }, drafting({ unit })));
    return {
      targets: half.pose ? [] : [...units, ...places(a, half)],
      buttons: half.pose ? poseButtons(a, half, half.pose) : [...formButtons(a, half), ...others],
      hint: dx('desk.hint.deploy', { unit: half.unit, form: half.form }, '§3-terr-e'),
      ...(half.pose ? deployMarks(a, half, half.pose) : {}),
    };
  },
  whyNot(a, draft, { unit, name, point }) {
    const half = halfOf(a, draft);
    if (point) return a.whyNot(deploy(half, { ...point, heading: half.heading }));
    if (unit < 0) return null;
    return a.whyNot(deploy({ ...half, unit: name }, { x: 0, y: 0, heading: 0 }));
  },
};
/** Shown where it would stand, and it may be shifted and turned from there. */
function deployMarks(a: Asked, { unit, form }: Half, pose: Pose): Pick<Offer, 'marks' | 'poised'> {
  const number = unitNumber(a.t, unit);
  const guns = form === '' ? openingOf(a.t).bases[number]! : 0;
  const { outline } = footprintAs(a.view, number, pose, form);
  const box = spotsOf(a.view, outline.corners);
  return {
    marks: [ghost(a.view, number, pose, form || '1', guns)],
    poised: { sprite: unit, at: spotOf(a.view, pose), box, moved: true, turn: 5, says: [] },
  };
}
