import type { Draft, Mark } from '@bivouac/desk';
import type { Seat } from '@bivouac/kernel';
import { questionName } from '@bivouac/kernel';
import { BOTH, SIDES, type Side, SPACES, sideNumber, spaceIds } from '../data/index.ts';
import { openMove } from '../rules/05-activated-force.ts';
import { voyages } from '../rules/06-naval.ts';
import { supplied } from '../rules/17-supply.ts';
import { advanced, hasDrilledIn, type Move, type Order, type Table, type WildernessView } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { chosenOf } from './activating.ts';
import { askedOf } from './asked.ts';
import { reach } from './ways.ts';

// What can be shown on demand.

export const layers = [
  { id: 'supply', name: dx('desk.layer.supply', {}, '§17.2a') },
  { id: 'reach', name: dx('desk.layer.reach', {}, '§6.2a') },
] as const;

export function layer(view: WildernessView, seat: Seat, draft: Draft, id: string): readonly Mark[] {
  if (id === 'supply')
    return (SIDES.some(side => side === seat) ? [sideNumber(seat)] : BOTH).flatMap(side => supplyOf(view, side));
  return id === 'reach' ? reachOf(view, seat, draft) : [];
}

/** §17.0 Where Drilled Troops would be in supply, and where they are not. */
function supplyOf({ table: t, setup }: WildernessView, side: Side): Mark[] {
  if (!advanced(setup)) return [];
  const lines = supplied(t, side);
  const where = (is: (space: number) => boolean): string[] =>
    Array.from({ length: SPACES }, (_, space) => space)
      .filter(is)
      .map(space => spaceIds[space]!);
  const hasDrilled = (space: number): boolean => hasDrilledIn(t, side, space);
  const name = SIDES[side];
  return [
    {
      kind: 'supply',
      spots: where(space => lines[space] === 1),
      side: name,
      label: dx('desk.inSupply', { side: name }, '§17.2a'),
    },
    {
      kind: 'cut',
      spots: where(space => lines[space] === 0 && hasDrilled(space)),
      side: name,
      label: dx('desk.cutOff', { side: name }, '§17.3b'),
    },
  ];
}

/** How far the force that acts, or the one being put together, could go if nobody interfered. */
function reachOf(view: WildernessView, seat: Seat, draft: Draft): Mark[] {
  const { table: t, setup } = view;
  const m = t.move && t.move.pieces.length > 0 ? t.move : imagined(view, seat, draft);
  if (!m) return [];
  const ways = reach(t, setup, m, m.pieces);
  const side = SIDES[m.side];
  const marks: Mark[] = [
    { kind: 'reach', spots: places(ways.filter(way => way.land)), side, label: dx('desk.byLand', {}, '§6.2a') },
    { kind: 'reach', spots: places(ways.filter(way => !way.land)), side, label: dx('desk.byBoat', {}, '§6.3a') },
    { kind: 'reach', spots: voyages(t, m), side, label: dx('desk.bySea', {}, '§6.4a') },
  ];
  return marks.filter(mark => mark.spots.length > 0);
}
const places = (ways: readonly { readonly space: number }[]): string[] => ways.map(({ space }) => spaceIds[space]!);

/** A force that is only being thought of. */
function imagined(view: WildernessView, seat: Seat, draft: Draft): Move | null {
  if (questionName(view) !== 'activation.designate') return null;
  const pieces = chosenOf(askedOf(view, seat), draft);
  if (pieces.length === 0) return null;
  const order: Order = { commander: pieces[0]!, pieces: [...pieces] };
  const table: Table = { ...view.table };
  return openMove(table, order);
}
