import type { Button, CardTarget, Draft, Offer, Target } from '@bivouac/desk';
import { flag, makers, START, toggled, whole, word, words } from '@bivouac/desk';
import type { Rule, Seat, Setup, Text } from '@bivouac/kernel';
import { choices, refusal } from '@bivouac/kernel';
import { cardNumber, pieceIds, pieceNumber, type Side, sideNumber, spaceIds, spaceNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { spaceOfMarker } from '../picture/markers.ts';
import type { Action, Table, WildernessView } from '../state.ts';
import { type DeskKey, type DeskSays, dx } from '../text/desk/keys.ts';

export type At = Target<Action>['at'];
export type Aim = Target<Action>;
export type Press = Button<Action>;
export type CardAim = CardTarget<Action>;
export type Next = Aim['next'];

/** The open question as one seat sees it. */
export interface Asked {
  readonly view: WildernessView;
  readonly t: Table;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly side: Side;
  readonly locals: object; // of the procedure that asks
  whyNot(action: Action): Text | null;
}

/** The board hand for one question. */
export interface Hand {
  readonly rule: Rule; // behind it all
  readonly first: Text; // what has to be chosen, said to someone who points elsewhere
  offer(a: Asked, draft: Draft): Offer<Action>;
  /** Why nothing can be done with what was pointed at; null: `first` says it. */
  whyNot(a: Asked, draft: Draft, what: Pointed): Text | null;
}

export function askedOf(view: WildernessView, seat: Seat): Asked {
  const frame = view.stack[view.stack.length - 1];
  return {
    view,
    t: view.table,
    setup: view.setup,
    seat,
    side: sideNumber(seat),
    locals: frame?.locals ?? {},
    whyNot: action => refusal(game, view, seat, action),
  };
}

/** The answers of a question that lists them. */
export function listed(a: Asked): readonly Action[] {
  const offered = choices(game, a.view, a.seat);
  return offered.kind === 'list' ? offered.actions : [];
}

export { flag, START, toggled, whole, word, words };
export const { acting, atPlace, atSprite, drafting, order } = makers<Action>();

export const button = <K extends DeskKey>(key: K, args: DeskSays[K], next: Next, more: Partial<Press> = {}): Press => ({
  label: dx(key, args),
  next,
  ...more,
});

export const putBack = (): Press => button('desk.putBack', {}, drafting(START));

/** Pieces that may be picked and put back, one by one. */
export const toggles = (
  pool: readonly number[],
  picked: readonly string[],
  draftOf: (pieces: readonly string[]) => Draft,
  key: 'desk.take' | 'desk.leaveHere' = 'desk.take',
): Aim[] =>
  pool.map(number => {
    const piece = pieceIds[number]!;
    const next = drafting(draftOf(toggled(picked, piece)));
    return picked.includes(piece)
      ? atSprite(piece, dx('desk.putDown', { piece }), next, { picked: true })
      : atSprite(piece, dx(key, { piece }), next);
  });

export const slugs = (pieces: readonly number[]): string[] => pieces.map(piece => pieceIds[piece]!);
export const joined = (pieces: readonly number[]): string => slugs(pieces).join();

/** What lies where somebody points. */
export interface Pointed {
  readonly piece: number; // -1: none
  readonly space: number; // the place, or where the piece is; -1: not on the map
  readonly card: number; // -1: none
  readonly name: string; // as it was given
}
export function pointed(t: Table, at: At | { readonly card: string }): Pointed {
  const nothing = { piece: -1, space: -1, card: -1 };
  if ('card' in at) return { ...nothing, card: cardNumber(at.card), name: at.card };
  if ('place' in at) return { ...nothing, space: spaceNumber(at.place), name: at.place };
  const piece = pieceNumber(at.sprite);
  if (piece < 0) return { ...nothing, space: spaceOfMarker(at.sprite), name: at.sprite };
  return { ...nothing, piece, space: t.at[piece]! >= 0 ? t.at[piece]! : -1, name: at.sprite };
}
export const nameOf = (space: number): string => spaceIds[space] ?? '';

export const same = (a: At, b: At): boolean =>
  'place' in a ? 'place' in b && a.place === b.place : 'sprite' in b && a.sprite === b.sprite;
