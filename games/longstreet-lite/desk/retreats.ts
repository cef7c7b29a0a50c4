import type { Draft } from '@bivouac/desk';
import { HALF_TURN, turned } from '@bivouac/maps/plane';
import { poseOf } from '../rules/01-units.ts';
import { mustReline, retreating } from '../rules/07-retreats.ts';
import { linearFiles, waysOf } from '../rules/07-ways.ts';
import { basesOf, isArtillery, type Retreat_, unitId, unitNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPoint,
  atSprite,
  button,
  drafting,
  listed,
  type Offer,
  type Press,
  type Question,
  spotOf,
  wordAmong,
} from './asked.ts';

// 7 Retreats. Draft `{ unit }`: one at a time, and in what shape.

const order = (unit: string, more: Partial<Retreat_> = {}): Retreat_ => ({ type: 'retreat', unit, ...more });

const FACINGS = [
  ['desk.retreatFacing', 0],
  ['desk.retreatLeft', HALF_TURN / 2],
  ['desk.retreatRight', -HALF_TURN / 2],
  ['desk.retreatTurned', HALF_TURN],
] as const;
/** How a unit may go: in which width, or where its limber faces. */
function shapes({ t }: Asked, slug: string): Press[] {
  const unit = unitNumber(t, slug);
  if (isArtillery(t, unit)) {
    const { heading } = poseOf(t, unit);
    return FACINGS.map(([key, turn], i) =>
      button(
        key,
        { unit: slug },
        acting(order(slug, { heading: turned(heading, turn) })),
        i === 0 ? { primary: true } : {},
      ),
    );
  }
  if (!mustReline(t, unit)) return [button('desk.retreat', { unit: slug }, acting(order(slug)), { primary: true })];
  return linearFiles(basesOf(t, unit)).map((files, i) =>
    button('desk.retreatWide', { unit: slug, files }, acting(order(slug, { files })), i === 0 ? { primary: true } : {}),
  );
}

function pickOffer(a: Asked, draft: Draft): Offer {
  const units = a.t.retreats.map(unit => unitId(a.t, unit));
  const unit = units.length === 1 ? units[0]! : wordAmong(draft, 'unit', units);
  const target = (each: string): Aim =>
    each === unit
      ? atSprite(each, dx('desk.retreat', { unit: each }), acting(order(each)), { picked: true })
      : atSprite(each, dx('desk.pickUnit', { unit: each }), drafting({ unit: each }));
  return {
    targets: units.map(target),
    buttons: unit ? shapes(a, unit) : [],
    hint: dx('desk.hint.retreat', { units }, '§7-dret-a'),
  };
}
export const retreatPicking: Question = {
  rule: '§7-dret-a',
  first: dx('desk.no.unitFirst', {}),
  offer: pickOffer,
  whyNot: (a, _draft, { unit, name }) => (unit >= 0 ? a.whyNot(order(name)) : null),
};

/** §7-dir-e Equally short ways, each at its end. */
export const wayChoosing: Question = {
  rule: '§7-dir-e',
  first: dx('desk.no.wayFirst', {}),
  offer(a) {
    const locals = a.locals as Parameters<typeof retreating>[1];
    const { pose } = retreating(a.view, locals).at;
    const ways = waysOf(a.view, retreating(a.view, locals));
    const ends = ways.map(({ path, length }, way) => ({ ...path.at(-1)!, length, action: listed(a)[way]! }));
    const label = (i: number) =>
      dx('desk.way', { unit: unitId(a.t, locals.unit), way: i + 1, length: ends[i]!.length });
    const spot = (x: number, y: number) => spotOf(a.view, { x: pose.x + x, y: pose.y + y, heading: pose.heading });
    return {
      targets: ends.map(({ x, y, action }, i) =>
        atPoint(spot(x, y), label(i), acting(action), { path: ways[i]!.path.map(to => spot(to.x, to.y)) }),
      ),
      buttons: ends.map(({ action }, i) => ({
        label: label(i),
        next: acting(action),
        ...(i === 0 ? { primary: true } : {}),
      })),
      hint: dx('desk.hint.way', {}, '§7-dir-e'),
    };
  },
  whyNot: () => null,
};
