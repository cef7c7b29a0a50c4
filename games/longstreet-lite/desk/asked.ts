import * as common from '@bivouac/desk';
import { type Point, pending, type Seat } from '@bivouac/kernel';
import type { Point as GroundPoint, Pose } from '@bivouac/maps/plane';
import { cardNumber, FULL_TURN, type Side, sideNumber, tableOf } from '../data/index.ts';
import { game } from '../game.ts';
import { type Action, type LL, type LongstreetView, type Pub, type Table, unitNumber } from '../state.ts';
import { type DeskSays, dx } from '../text/desk/keys.ts';

export { flag, isGiven, isStart, listed, START, toggled, whole, word, wordAmong, words } from '@bivouac/desk';

export type Aim = common.Target<Action>;
export type Press = common.Button<Action>;
export type CardAim = common.CardTarget<Action>;
export type Offer = common.Offer<Action>;

/** The open question as one seat sees it. */
export interface Asked extends common.Asked<LL> {
  readonly view: LongstreetView;
  readonly side: Side;
}
export type Question = common.Question<Action, Asked, Pointed>;

/** A desk asks of many moves: what the rules say of this question is put together once. */
export function askedOf(view: LongstreetView, seat: Seat): Asked {
  const asked = common.askedOf(game, view, seat);
  const offered = pending(game, view).includes(seat) ? asked.choices() : null;
  return {
    ...asked,
    choices: offered ? () => offered : asked.choices,
    whyNot: offered?.kind === 'space' ? offered.check : asked.whyNot,
    side: sideNumber(seat),
  };
}
export const { acting, atPoint, atSprite, button, drafting, order, putBack, toggles } = common.makers<Action, DeskSays>(
  dx,
  dx('desk.putBack', {}),
);

/** What lies where somebody points. */
export interface Pointed {
  readonly name: string; // as it was given
  readonly place: ''; // open ground has no places of its own
  readonly unit: number; // -1: none
  readonly card: number; // -1: none
  readonly point: GroundPoint | null;
}
const NOTHING = { place: '', unit: -1, card: -1, point: null } as const;
export function pointed({ t, view }: Asked, at: common.Touched): Pointed {
  if ('card' in at) return { ...NOTHING, name: at.card, card: cardNumber(at.card) };
  const name = common.pointedTo(at);
  if ('sprite' in at) return { ...NOTHING, name, unit: unitNumber(t, name) };
  return { ...NOTHING, name, point: 'point' in at ? groundAt(view, at.point) : null };
}

// A board's y grows downwards and its turns go clockwise from the top; the rules measure from the south-west.
export const groundAt = ({ setup }: Pick<Pub, 'setup'>, { x, y }: Point): GroundPoint => ({
  x,
  y: tableOf(setup.scenario)[1] - y,
});
/** Turned to the hundredth of a degree, as pieces lie. */
export const spotOf = ({ setup }: Pick<Pub, 'setup'>, { x, y, heading = 0 }: GroundPoint & Partial<Pose>): Point => ({
  x,
  y: tableOf(setup.scenario)[1] - y,
  turn: ((FULL_TURN + FULL_TURN / 4 - heading) % FULL_TURN) / 100,
});
export const headingFrom = (turn: number): number =>
  (((FULL_TURN / 4 - Math.round(100 * turn)) % FULL_TURN) + FULL_TURN) % FULL_TURN;

export const slugs = (t: Table, units: readonly number[]): string[] => units.map(unit => t.id[unit]!);
