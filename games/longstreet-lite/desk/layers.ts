import { type Draft, type Mark, word } from '@bivouac/desk';
import { pending, questionName, type Seat } from '@bivouac/kernel';
import { root } from '@bivouac/maps/plane';
import { kindOf, SIDES, sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { footprintOf, NEAR } from '../rules/01-units.ts';
import { type Ground, groundOf } from '../rules/02-terrain.ts';
import { isArtillery, isLimbered, isOnTable, type LongstreetView, type Pub, sideOf, UNITS } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { askedOf } from './asked.ts';
import { chargeMark, threatsTo } from './danger.ts';
import { movesOf, stoodBy } from './moving.ts';
import { arcMark, lanes, ringMarks, spotsOf } from './shapes.ts';
import { inPhase } from './where.ts';

// What can be laid over the table on demand, for the unit in hand as it would stand, or else for everyone.

export type LayerId = 'lanes' | 'ranges' | 'cover' | 'danger' | 'charges';
const IDS: readonly LayerId[] = ['lanes', 'ranges', 'cover', 'danger', 'charges'];
export const layers = IDS.map(id => ({ id, name: dx('desk.layer', { layer: id }) }));

/** The table as it would be, and who is in hand; -1: nobody. */
interface Looked {
  readonly pub: Pub;
  readonly unit: number;
  readonly side: number;
}
function lookedAt(view: LongstreetView, seat: Seat, draft: Draft): Looked {
  const side = (SIDES as readonly string[]).includes(seat) ? sideNumber(seat) : 0;
  const unit = view.table.id.indexOf(word(draft, 'unit'));
  if (unit < 0 || !isOnTable(view.table, unit)) return { pub: view, unit: -1, side };
  const moves = questionName(view) === 'movement.move' && pending(game, view).includes(seat);
  return { pub: (moves && stoodBy(movesOf(askedOf(view, seat)), draft)) || view, unit, side };
}
const unitsOf = ({ pub, unit, side }: Looked, theirs: boolean): readonly number[] =>
  unit >= 0 && !theirs
    ? [unit]
    : Array.from({ length: UNITS(pub.table) }, (_, i) => i).filter(
        each => isOnTable(pub.table, each) && (sideOf(pub.table, each) === side) !== theirs,
      );

/** Of one label, so that a legend says it once. */
const named = (marks: readonly Mark[], layer: LayerId): readonly Mark[] =>
  marks.map(mark => ({ ...mark, label: dx('desk.layer', { layer }) }));

const mayFire = (pub: Pub, unit: number): boolean => !(isArtillery(pub.table, unit) && isLimbered(pub.table, unit));

/** Strips about a wall, a fence or a crest as wide as what counts as right up against it; woods whole. */
function coverMarks(pub: Pub, { kind, area, line }: Ground): readonly Mark[] {
  const { id, cover } = kindOf(kind);
  if (!cover.fire && !cover.combat) return [];
  const label = dx('desk.mark.cover', { kind: id, fire: cover.fire ? 1 : 0, combat: cover.combat ? 1 : 0 }, '§5-mod-e');
  const of = (corners: readonly number[]): Mark => ({
    ...{ kind: 'polygon', spots: spotsOf(pub, corners), tone: 'good', label },
  });
  if (area) return [of(area.corners)];
  return Array.from({ length: line.length / 2 - 1 }, (_, i) => of(stripAlong(line.slice(2 * i, 2 * i + 4))));
}
function stripAlong([ax, ay, bx, by]: readonly number[]): readonly number[] {
  const [dx_, dy_] = [bx! - ax!, by! - ay!];
  const long = Math.max(1, root(dx_ * dx_ + dy_ * dy_));
  const [nx, ny] = [Math.trunc((-dy_ * NEAR.edge) / long), Math.trunc((dx_ * NEAR.edge) / long)];
  return [ax! + nx, ay! + ny, bx! + nx, by! + ny, bx! - nx, by! - ny, ax! - nx, ay! - ny];
}

const drawers: Readonly<Record<LayerId, (looked: Looked) => readonly Mark[]>> = {
  lanes: looked =>
    unitsOf(looked, false)
      .filter(unit => mayFire(looked.pub, unit))
      .flatMap(unit => [
        ...(looked.unit >= 0 ? [arcMark(looked.pub, footprintOf(looked.pub, unit), 'plain')] : []),
        ...lanes(inPhase(looked.pub, 'fire'), unit, 'own'),
      ]),
  ranges: looked => {
    const tone = looked.unit >= 0 ? 'own' : 'threat';
    const units = unitsOf(looked, looked.unit < 0).filter(unit => mayFire(looked.pub, unit));
    return units.flatMap(unit => ringMarks(looked.pub, unit, tone, looked.unit >= 0));
  },
  cover: ({ pub }) => groundOf(pub).flatMap(ground => coverMarks(pub, ground)),
  danger: ({ pub, ...looked }) => {
    const there = inPhase(pub, 'fire');
    return unitsOf({ pub, ...looked }, false).flatMap(unit =>
      threatsTo(there, unit).flatMap(({ enemy }) => lanes(there, enemy, 'threat', unit)),
    );
  },
  charges: looked => unitsOf(looked, false).flatMap(unit => chargeMark(looked.pub, unit)),
};
const isLayer = (id: string): id is LayerId => (IDS as readonly string[]).includes(id);
const own = (id: LayerId): boolean => id === 'cover' || id === 'charges'; // each mark says what it is

export function layer(view: LongstreetView, seat: Seat, draft: Draft, id: string): readonly Mark[] {
  if (!isLayer(id)) return [];
  const marks = drawers[id](lookedAt(view, seat, draft));
  return own(id) ? marks : named(marks, id);
}
