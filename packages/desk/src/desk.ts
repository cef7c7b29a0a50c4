import type { Point, Seat, Text, Types, View } from '@bivouac/kernel';
import type { Draft, Finger, Offer, Target } from './offer.ts';
import type { Art, Chart, Mark, Picture } from './picture.ts';

/** A game at the board: pure functions of what one seat may know. */
export interface Desk<X extends Types, A extends Art = Art> {
  picture(view: View<X>): Picture<A>;
  readonly chart?: Chart; // for a terminal
  readonly start: Draft; // nothing chosen yet
  offer(view: View<X>, seat: Seat, draft: Draft): Offer<X['action']>;
  /** What pointing at open ground chooses, where there are too many points to offer each; null: nothing. */
  ground?(view: View<X>, seat: Seat, draft: Draft, point: Point): Target<X['action']> | null;
  /** Why nothing can be done at a place or point, with a piece or a card that is no target now. */
  whyNot(view: View<X>, seat: Seat, draft: Draft, at: Finger | { readonly card: string }): Text | null;
  /** What can be shown on demand: who is in supply, how far a force could go. */
  readonly layers?: readonly { readonly id: string; readonly name: Text }[];
  layer?(view: View<X>, seat: Seat, draft: Draft, id: string): readonly Mark[];
}
