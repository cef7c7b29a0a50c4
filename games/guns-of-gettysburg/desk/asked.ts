import * as common from '@bivouac/desk';
import { type Choices, pending, type Seat, type Text } from '@bivouac/kernel';
import { board, positionNumber, type Side, sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { placeAt } from '../rules/told.ts';
import { type Action, type GOG, type GunsView, standNumber, type Table } from '../state.ts';
import { type DeskSays, dx } from '../text/desk/keys.ts';

export { listed, START, toggled, whole, word, wordAmong, words } from '@bivouac/desk';

/** The open question as one seat sees it. */
export interface Asked extends common.Asked<GOG> {
  readonly view: GunsView;
  readonly side: Side;
}
export type Question = common.Question<Action, Asked, Pointed>;

/** A desk asks of hundreds of moves: what the rules say of this question is put together once. */
export function askedOf(view: GunsView, seat: Seat): Asked {
  const asked = common.askedOf(game, view, seat);
  const isAsked = pending(game, view).includes(seat);
  const offered = isAsked ? asked.choices() : null;
  return { ...asked, whyNot: offered ? judge(offered, asked.whyNot) : asked.whyNot, side: sideNumber(seat) };
}
type WhyNot = (action: Action) => Text | null;
function judge(offered: Choices<Action>, whyNot: WhyNot): WhyNot {
  if (offered.kind === 'space') return offered.check;
  const legal = new Set(offered.actions.map(action => JSON.stringify(action)));
  return action => (legal.has(JSON.stringify(action)) ? null : whyNot(action));
}

export const { acting, atPlace, atSprite, button, drafting, order, putBack, toggles } = common.makers<Action, DeskSays>(
  dx,
  dx('desk.putBack', {}),
);

/** Limits that a question states of its answers: how many at least, at most, in how many seconds. */
export function limitOf(a: Asked, name: string): number {
  const offered = a.choices();
  const outline = offered.kind === 'space' ? offered.outline?.() : null;
  return (outline as Readonly<Record<string, number>> | null | undefined)?.[name] ?? 0;
}

/** What lies where somebody points. */
export interface Pointed {
  readonly name: string; // as it was given
  readonly stand: number; // -1: no block
  readonly place: string; // the place, or where the block lies; '' nowhere
  readonly kind: 'stand' | 'place' | 'card';
}
export function pointed(t: Table, at: common.Touched): Pointed {
  if ('card' in at) return { name: at.card, stand: -1, place: '', kind: 'card' };
  const name = common.pointedTo(at);
  if (!('sprite' in at)) return { name, stand: -1, place: name, kind: 'place' };
  return { name, stand: standNumber(name), place: placeOf(t, name), kind: 'stand' };
}
/** A block's place; guns and works say theirs by their name. */
export function placeOf(t: Table, sprite: string): string {
  const stand = standNumber(sprite);
  if (stand >= 0) return placeAt(t.at[stand]!);
  return sprite.split('-').find(word => positionNumber(word) >= 0) ?? '';
}

/** The two areas of a position. */
export const areasOf = (position: string): readonly string[] => {
  const number = positionNumber(position);
  return number < 0 ? [] : [0, 1].map(side => board.areaIds[board.areaOf[2 * number + side]!]!);
};
