import type { Draft, Leaves } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { tables, WORKS } from '../data/index.ts';
import { foragers, foragesUpTo } from '../rules/08-supply.ts';
import { nextWorks } from '../rules/09-works.ts';
import { edgeId, printedAt, sidesOf, sideTo, sumOf } from '../rules/10-crossings.ts';
import { buildModifiers } from '../rules/10-pontoons.ts';
import { isRepaired, repairModifiers } from '../rules/10-repair.ts';
import { type Action, hexId, of, onMap, unitId, unitNamed } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  type Offer,
  type Press,
  press,
  putBack,
  type Question,
  START,
  word,
} from './asked.ts';

// 8 Steps 1 and 2 of recovery: a unit digs, builds a pontoon, repairs a crossing or imposes a levy; then it forages. Draft `{ unit, to }`.

type Labour = Extract<Action, { type: 'build' | 'repair' }>;
const FACES = [1, 2, 3, 4, 5, 6];

const digs = (a: Asked, unit: string): boolean => a.whyNot({ type: 'entrench', unit }) === null;
const levies = (a: Asked, unit: string): boolean => a.whyNot({ type: 'levy', unit }) === null;
const levying = (a: Asked, unit: string): Text => {
  const hex = hexId(a.t, a.t.at[unitNamed(a.t, a.side, unit)]!);
  return dx('desk.levy', { unit, hex }, '§8.0-1-levy');
};
/** Whether there is anything but the spade for it. */
const isSkilled = (a: Asked, unit: string): boolean => laboursOf(a, unit).length > 0 || levies(a, unit);
/** What a unit may build or repair around it. */
function laboursOf(a: Asked, slug: string): readonly Labour[] {
  const { t } = a;
  const hex = t.at[unitNamed(t, a.side, slug)]!;
  return sidesOf(t, hex).flatMap(side => {
    const to = hexId(t, of(t).board.neighbours[side]!);
    const both: readonly Labour[] = [
      { type: 'repair', unit: slug, to },
      { type: 'build', unit: slug, to },
    ];
    return both.filter(action => a.whyNot(action) === null);
  });
}

/** How often, out of six, it comes off. */
export function chancesOf({ t, side }: Asked, { type, unit, to }: Labour): number {
  const edge = sideTo(t, t.at[unitNamed(t, side, unit)]!, to);
  if (type === 'repair') {
    const { kind } = printedAt(t, edge)!;
    return FACES.filter(die => isRepaired(kind, die + sumOf(repairModifiers(t, edge)))).length;
  }
  return FACES.filter(die => die + sumOf(buildModifiers(t, side, edge)) <= tables.bridges.build.upTo).length;
}
function told(a: Asked, action: Labour): Text {
  const edge = sideTo(a.t, a.t.at[unitNamed(a.t, a.side, action.unit)]!, action.to);
  const chances = chancesOf(a, action);
  return action.type === 'repair'
    ? dx('desk.repair', { unit: action.unit, crossing: printedAt(a.t, edge)!.name, chances }, '§10.3-r1')
    : dx('desk.build', { unit: action.unit, edge: edgeId(a.t, edge), chances }, '§10.1-b1');
}
const digging = ({ t, side }: Asked, unit: string): Text =>
  dx('desk.digs', { unit, works: WORKS[nextWorks(t, unitNamed(t, side, unit), 'recovery')]! }, '§9.0-when');

/** A unit that can only dig does so when it is pointed at. */
function pick(a: Asked, unit: string): readonly Aim[] {
  if (isSkilled(a, unit)) return [atSprite(unit, dx('desk.pickLabourer', { unit }, '§8.0-1-who'), drafting({ unit }))];
  return digs(a, unit) ? [atSprite(unit, digging(a, unit), acting({ type: 'entrench', unit }))] : [];
}

function idle(a: Asked): Offer {
  const units = onMap(a.t, a.side).map(unit => unitId(a.t, unit));
  const targets = units.flatMap(unit => pick(a, unit));
  return {
    targets,
    buttons: [...digAll(units.filter(unit => digs(a, unit))), { ...END, leaves: leftBy(targets), primary: true }],
    hint: dx('desk.hint.works', {}, '§8.0-1-who'),
  };
}
const END: Press = button('desk.endWorks', {}, acting({ type: 'endWorks' }));
const leftBy = (targets: readonly Aim[]): Leaves => ({
  title: dx('desk.left.works', {}),
  says: dx('desk.left.idle', { units: targets.length }, '§8.0-1-one'),
  items: targets.map(({ at, label }) => ({ at, name: label })),
});
function digAll(units: readonly string[]): readonly Press[] {
  const [first, ...rest] = units.map((unit): Action => ({ type: 'entrench', unit }));
  return first && rest.length > 0 ? [button('desk.digAll', { units: units.length }, acting(first, rest))] : [];
}

/** A unit is chosen: the rivers around it, and the spade. */
function working(a: Asked, unit: string, to: string): Offer {
  const labours = laboursOf(a, unit);
  const hexes = [...new Set(labours.map(each => each.to))];
  const here = labours.filter(each => each.to === to);
  return {
    targets: [
      atSprite(unit, dx('desk.putDown', { unit }), drafting(START), { picked: true }),
      ...hexes.map(hex =>
        bank(
          a,
          unit,
          labours.filter(each => each.to === hex),
        ),
      ),
    ],
    buttons: [
      putBack(),
      ...here.map(action => press(told(a, action), acting(action))),
      ...(levies(a, unit) ? [press(levying(a, unit), acting({ type: 'levy', unit }))] : []),
      ...(digs(a, unit) ? [press(digging(a, unit), acting({ type: 'entrench', unit }))] : []),
    ],
    hint: dx('desk.hint.labour', { unit }, '§8.0-1-one'),
  };
}
function bank(a: Asked, unit: string, here: readonly Labour[]): Aim {
  const [first] = here as readonly [Labour];
  const next = here.length === 1 ? acting(first) : drafting({ unit, to: first.to });
  return atPlace(first.to, told(a, first), next, { cost: `${chancesOf(a, first)}/6` });
}

const picked = (a: Asked, draft: Draft): string => {
  const unit = word(draft, 'unit');
  return unitNamed(a.t, a.side, unit) >= 0 && isSkilled(a, unit) ? unit : '';
};
export const labouring: Question = {
  rule: '§8.0-1-who',
  first: dx('desk.no.work', {}, '§8.0-1-who'),
  offer(a, draft) {
    const unit = picked(a, draft);
    return unit === '' ? idle(a) : working(a, unit, word(draft, 'to'));
  },
  whyNot(a, draft, { kind, name, place }) {
    if (kind === 'unit') return a.whyNot({ type: 'entrench', unit: name });
    const unit = picked(a, draft);
    return unit !== '' && kind === 'hex' ? a.whyNot({ type: 'build', unit, to: place }) : null;
  },
};

const forageOf = (unit: string): Action => ({ type: 'forage', unit });
/** Step 2: who looks for food. */
export const foraging: Question = {
  rule: '§8.0-2-forage',
  first: dx('desk.no.forage', {}, '§8.0-2-forage'),
  offer(a) {
    const units = foragers(a.t, a.side).map(unit => unitId(a.t, unit));
    const [first, ...rest] = units.map(forageOf);
    return {
      targets: units.map(unit => {
        const chances = foragesUpTo(a.t, unitNamed(a.t, a.side, unit));
        return atSprite(unit, dx('desk.forage', { unit, chances }, '§8.0-2-forage'), acting(forageOf(unit)));
      }),
      buttons: [
        ...(first && rest.length > 0 ? [button('desk.forageAll', { units: units.length }, acting(first, rest))] : []),
        button('desk.endForage', {}, acting({ type: 'endForage' }), { primary: true }),
      ],
      hint: dx('desk.hint.forage', {}, '§8.0-2-forage'),
    };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'unit' ? a.whyNot(forageOf(name)) : null),
};
