import type { Json, Seat, Text, Types, View } from '@bivouac/kernel';

// What a game tells a board: what lies where, and what may be done with it. Types only; no game draws, no board knows rules.

/** Something lying on the board. `art` is what the game's web pieces draw. */
export interface Sprite {
  readonly id: string; // the same thing keeps its id: animation comes from the difference
  readonly place: string; // a place of the board
  readonly side: string;
  readonly art: Json;
  readonly label: Text; // spoken
  readonly rank: number; // order in its stack, lowest at the bottom
}

/** A row of boxes beside the map. */
export interface Track {
  readonly id: string;
  readonly name: Text;
  readonly boxes: readonly TrackBox[];
}
export interface TrackBox {
  readonly text: Text;
  readonly kind: 'past' | 'now' | 'night' | 'to-come' | 'side';
  readonly side?: string;
}

/** A list in the Forces panel: reinforcements, losses, a discard pile. */
export interface Holding {
  readonly id: string;
  readonly name: Text;
  readonly items: readonly { readonly sprite: Sprite; readonly note?: Text }[];
}

/** A card one may see. `art` is what the game's web cards draw. */
export interface CardSprite {
  readonly id: string;
  readonly art: Json;
  readonly label: Text; // spoken: its title and what it is worth
  readonly note?: Text; // held, playable now, why not
}
/** Cards beside the map. Whoever may not look into a hand is told how many it holds. */
export interface Pile {
  readonly id: string;
  readonly kind: 'hand' | 'pile';
  readonly name: Text;
  readonly side?: string;
  readonly mine?: boolean; // the hand of whoever looks
  readonly cards: readonly CardSprite[]; // face up to him, in order
  readonly hidden: number; // face down
}

export interface Picture {
  readonly sprites: readonly Sprite[];
  readonly tracks: readonly Track[];
  readonly holdings: readonly Holding[];
  readonly places: Readonly<Record<string, Text>>; // what a place is: terrain, owner, value; spoken and shown when inspected
  readonly piles?: readonly Pile[];
  readonly marks: readonly Mark[]; // threatened hexes, objectives held, declared battles
  readonly score: readonly { readonly side: string; readonly points: number }[];
  readonly when: Text; // date, turn
}
export interface Mark {
  readonly kind: 'threat' | 'objective' | 'battle' | 'acts' | 'reach' | 'supply' | 'cut'; // acts: who acts now
  readonly places: readonly string[];
  readonly side?: string;
  readonly label: Text;
}

/** A choice half made: pieces picked up, targets chosen. Plain data, owned by the client, made by the game. */
export type Draft = Json;

/**
 * What a click leads to: a further draft, or an action to be sent. `onward` is the rest of a longer way: a client may send
 * these one by one, each as soon as the same seat is asked the same question again and the rules allow it, and drops
 * them at anything else (another question, an event of the other side, a click).
 */
export type Next<A> = { readonly draft: Draft } | { readonly action: A; readonly onward?: readonly A[] };

/** What a finger points at on the board. */
export type At = { readonly place: string } | { readonly sprite: string };

/** Something that may be clicked now. */
export interface Target<A> {
  readonly at: At;
  readonly label: Text; // spoken: what choosing it does
  readonly cost?: string; // in a pill on the board
  readonly path?: readonly string[]; // places passed, drawn while it is considered
  readonly picked?: boolean; // already part of the draft: choosing it puts it back
  readonly next: Next<A>;
}
/** A card that may be picked up now. */
export interface CardTarget<A> {
  readonly card: string;
  readonly label: Text;
  readonly picked?: boolean;
  readonly next: Next<A>;
}
export interface Button<A> {
  readonly label: Text;
  readonly primary?: boolean;
  readonly refused?: Text; // shown but not to be pressed, with the reason
  readonly next: Next<A>;
}

/** Chances of the battle under consideration. */
export interface OddsPanel {
  readonly title: Text;
  readonly lines: readonly { readonly text: Text; readonly value: string; readonly total?: boolean }[];
  readonly bars: readonly { readonly label: Text; readonly share: number; readonly good: 'good' | 'bad' | 'even' }[]; // shares of `of`
  readonly of: number;
  readonly summary: Text;
}

export interface Offer<A> {
  readonly targets: readonly Target<A>[];
  readonly cards?: readonly CardTarget<A>[];
  readonly buttons: readonly Button<A>[];
  readonly hint?: Text; // how, under the prompt
  readonly odds?: OddsPanel;
  readonly possible?: Possible;
}
/** What the other side could answer, by what everyone knows. */
export interface Possible {
  readonly title: Text;
  readonly items: readonly { readonly text: Text; readonly card?: string }[];
}

/** A game's hand for the board: pure functions of what one seat may know. */
export interface Desk<X extends Types> {
  picture(view: View<X>): Picture;
  readonly start: Draft; // nothing chosen yet
  offer(view: View<X>, seat: Seat, draft: Draft): Offer<X['action']>;
  /** Why nothing can be done at a place, with a piece or a card that is no target now. */
  whyNot(view: View<X>, seat: Seat, draft: Draft, at: At | { readonly card: string }): Text | null;
  /** What can be shown on demand: who is in supply, how far a force could go. */
  readonly layers?: readonly { readonly id: string; readonly name: Text }[];
  layer?(view: View<X>, seat: Seat, draft: Draft, id: string): readonly Mark[];
}
