import type { Sprite } from '@bivouac/desk';
import { FULL_TURN, mappedOf, SIDES, type SideName, unitsOf } from '../data/index.ts';
import { baseDepth, classOf } from '../rules/01-units.ts';
import { spotOf } from '../rules/told.ts';
import {
  basesOf,
  depthsOf,
  hasActed,
  hasSmoke,
  isArtillery,
  isLimbered,
  isOnTable,
  type LongstreetView,
  type Pub,
  sideOf,
  type Table,
  UNITS,
  unitId,
} from '../state.ts';
import { px } from '../text/picture/keys.ts';

/** What the pieces of the web draw: bases in their files, seen from above, the front edge at the top. */
export interface Art {
  readonly kind: 'infantry' | 'guns' | 'limber';
  readonly side: SideName;
  readonly name: string;
  readonly depths: readonly number[]; // bases of each file, left to right
  readonly deep: number; // a base, in thousandths of its width
  readonly bases: number; // it has left; of a limber, the guns it stands for
  readonly lost: number;
  readonly hits: number; // that may still kill
  readonly owed: number; // bases to be taken off
  readonly smoke: boolean;
  readonly acted: boolean; // in this phase
}

export const unitsNumbered = (t: Table): readonly number[] => Array.from({ length: UNITS(t) }, (_, unit) => unit);

export const spritesOf = (view: LongstreetView): readonly Sprite<Art>[] =>
  unitsNumbered(view.table)
    .filter(unit => isOnTable(view.table, unit))
    .map(unit => unitSprite(view, unit));

export function unitSprite(pub: Pub, unit: number): Sprite<Art> {
  const { table: t } = pub;
  const art = artOf(pub, unit);
  const { bases, lost, hits } = art;
  const state = { smoke: Number(art.smoke), acted: Number(art.acted) };
  const said = { unit: unitId(t, unit), form: formation(t, unit), bases, lost };
  return {
    ...{ id: said.unit, at: exactSpot(pub, unit), side: art.side, art, rank: unit },
    label: px('picture.unit', { ...said, ...state, hits, side: art.side }, '§1-base-a'),
    brief: px('picture.brief', said),
    called: px('picture.called', { unit: said.unit }),
    group: px('picture.side', { side: art.side }),
  };
}

/** Events tell whole degrees; what lies there is turned to the hundredth. */
const exactSpot = (pub: Pub, unit: number) => ({
  ...spotOf(pub, unit),
  turn: ((FULL_TURN + FULL_TURN / 4 - pub.table.heading[unit]!) % FULL_TURN) / 100,
});

function artOf(pub: Pub, unit: number): Art {
  const { table: t } = pub;
  const kind = !isArtillery(t, unit) ? 'infantry' : isLimbered(t, unit) ? 'limber' : 'guns';
  const bases = basesOf(t, unit);
  const full = mustered(pub, unit)?.bases ?? bases;
  return {
    ...{ kind, side: SIDES[sideOf(t, unit)], name: nameOf(pub, unit), depths: depthsOf(t, unit) },
    ...{ deep: baseDepth(pub, unit), bases, lost: full - bases, hits: t.hits[unit]!, owed: t.owed[unit]! },
    ...{ smoke: hasSmoke(t, unit), acted: hasActed(t, unit) },
  };
}

/** As a scenario raised it; of a pitched battle nobody keeps the muster rolls. */
function mustered({ table: t, setup }: Pub, unit: number) {
  const scenario = mappedOf(setup.scenario);
  return scenario && unitsOf(scenario, SIDES[sideOf(t, unit)]).find(({ id }) => id === unitId(t, unit));
}
/** A unit of a pitched battle is known by its number. */
const nameOf = (pub: Pub, unit: number): string =>
  mustered(pub, unit)?.name ?? unitId(pub.table, unit).replace(/^[fc]-/, '');

/** `line`, `column`, `dense`, `guns`, `limber`; '' off the table. */
function formation(t: Table, unit: number): string {
  if (!isOnTable(t, unit)) return '';
  if (isArtillery(t, unit)) return isLimbered(t, unit) ? 'limber' : 'guns';
  const { linear, column } = classOf(depthsOf(t, unit));
  return linear ? 'line' : column ? 'column' : 'dense';
}
