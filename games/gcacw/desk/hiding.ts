import type { Draft } from '@bivouac/desk';
import { forcesIn, freeForces, keptIn, unitOf } from '../rules/li-forces.ts';
import { DUMMY, slugsOf as namesIn, present } from '../rules/li-place.ts';
import { type Action, has, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  atSprite,
  button,
  drafting,
  handOf,
  hexAt,
  isGiven,
  type Offer,
  order,
  type Press,
  putBack,
  type Question,
  slugsOf,
  whole,
  word,
  words,
} from './asked.ts';

// LI Force markers are placed in a hex, and its units divided among them. Draft `{ hide, parts, part }`: `parts` are numbered
// `0:u-baird+u-davis`, because two may be alike; `part` is the one whose units are being ticked.

interface Plan {
  readonly hex: string;
  readonly old: number; // markers that lie there already
  readonly open: readonly string[];
  readonly hidden: readonly string[];
  readonly parts: readonly string[];
  readonly part: number;
}
const joined = (slugs: readonly string[]): string => slugs.join('+') || DUMMY;
const numbered = (parts: readonly string[]): string[] => parts.map((part, i) => `${i}:${part}`);
const concealing = ({ hex, parts }: Plan): Action => ({ type: 'conceal', hex, parts: [...parts] });

/** Those that lie there as they are, and one more for all who stand in the open. */
function partsAtFirst(a: Asked, hex: number, open: readonly string[]): readonly string[] {
  const { t, side } = a;
  const hand = handOf(a)!;
  const old = forcesIn(t, side, hex).map(({ id }) => joined(slugsOf(t, keptIn(hand, id).map(unitOf))));
  return freeForces(t, side).length > 0 ? [...old, joined(open)] : old;
}
function planIn(a: Asked, slug: string, draft: Draft): Plan {
  const { t, side } = a;
  const hex = hexAt(t, slug);
  const { open, hidden } = present(t, handOf(a)!, side, hex);
  const names = slugsOf(t, open);
  const given = words(draft, 'parts').map(part => part.replace(/^\d+:/, ''));
  const parts = isGiven(draft, 'parts') ? given : partsAtFirst(a, hex, names);
  const part = Math.min(parts.length - 1, whole(draft, 'part') < 0 ? parts.length - 1 : whole(draft, 'part'));
  return { hex: slug, old: forcesIn(t, side, hex).length, open: names, hidden: slugsOf(t, hidden), parts, part };
}
const draftOf = ({ hex, parts, part }: Plan): Draft => ({ hide: hex, parts: numbered(parts), part });

/** Whether markers can be placed in a hex at all. */
export function mayHide(a: Asked, hex: string): boolean {
  if (!has(a.t, 'limited-intelligence') || !handOf(a) || hexAt(a.t, hex) < 0) return false;
  return a.whyNot(concealing(planIn(a, hex, {}))) === null;
}
/** The hex of a draft, if markers can be placed there. */
export const hidingIn = (a: Asked, draft: Draft): string =>
  mayHide(a, word(draft, 'hide')) ? word(draft, 'hide') : '';

/** A unit into the part that is ticked, or out of it: into the open, or to another marker. */
function moved({ parts, part, hidden }: Plan, unit: string): readonly string[] | null {
  const all = parts.map(each => namesIn(each).filter(slug => slug !== unit));
  if (!namesIn(parts[part]!).includes(unit))
    return all.map((slugs, i) => joined(i === part ? [...slugs, unit] : slugs));
  if (!hidden.includes(unit)) return all.map(joined);
  const other = parts.findIndex((_, i) => i !== part);
  return other < 0 ? null : all.map((slugs, i) => joined(i === other ? [...slugs, unit] : slugs));
}
const ticks = (plan: Plan): readonly Aim[] =>
  [...plan.open, ...plan.hidden].flatMap(unit => {
    const parts = moved(plan, unit);
    const is = namesIn(plan.parts[plan.part]!).includes(unit);
    const label = dx(is ? 'desk.outOfForce' : 'desk.intoForce', { unit }, '§LI-split');
    return parts ? [atSprite(unit, label, drafting(draftOf({ ...plan, parts })), is ? { picked: true } : {})] : [];
  });

function partButtons(t: Table, side: 0 | 1, plan: Plan): readonly Press[] {
  const { parts, old, part } = plan;
  const more = parts.length - old < freeForces(t, side).length;
  const spare = parts.length > Math.max(1, old) && parts.at(-1) === DUMMY;
  return [
    ...parts.flatMap((each, i) =>
      i === part
        ? []
        : [
            button(
              'desk.forcePart',
              { number: i + 1, units: namesIn(each).length },
              drafting(draftOf({ ...plan, part: i })),
            ),
          ],
    ),
    ...(spare
      ? [button('desk.fewerForces', {}, drafting(draftOf({ ...plan, parts: parts.slice(0, -1), part: 0 })))]
      : []),
    ...(more ? [button('desk.moreForces', {}, drafting(draftOf({ ...plan, parts: [...parts, DUMMY] })))] : []),
  ];
}

export function hiding(a: Asked, draft: Draft): Offer {
  const plan = planIn(a, word(draft, 'hide'), draft);
  const dummies = plan.parts.filter(part => part === DUMMY).length;
  const label = dx('desk.conceal', { hex: plan.hex, forces: plan.parts.length, dummies });
  return {
    targets: ticks(plan),
    buttons: [putBack(), ...partButtons(a.t, a.side, plan), order(a, label, concealing(plan), true)],
    hint: dx('desk.hint.hide', { hex: plan.hex, number: plan.part + 1 }, '§LI-place-when'),
    stack: plan.hex,
  };
}
export const whyNotHiding: Question['whyNot'] = (a, _draft, { place }) => {
  const hex = hexAt(a.t, place);
  return hex < 0 || !handOf(a) ? null : a.whyNot(concealing(planIn(a, place, {})));
};
