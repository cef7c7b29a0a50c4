import type { Spot, Text } from '@bivouac/kernel';

// What a game tells a board: what lies where. Types only; no game draws, no board knows rules.

/** What a piece shows, as far as every board must know; each game has a type of its own, which its web pieces draw. */
export interface Art {
  readonly kind: string; // pieces of one kind cover each other
  readonly name?: string; // printed on it
}

/** Something lying on the board. */
export interface Sprite<A extends Art = Art> {
  readonly id: string; // the same thing keeps its id: animation comes from the difference
  readonly at: Spot; // a place of the board or a point of it; '' beside the map
  readonly side: string;
  readonly art: A;
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
export interface Holding<A extends Art = Art> {
  readonly id: string;
  readonly name: Text;
  readonly items: readonly { readonly sprite: Sprite<A>; readonly note?: Text }[];
}

/** A card one may see; its id says what the game's web cards draw. */
export interface CardSprite {
  readonly id: string;
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

export interface Picture<A extends Art = Art> {
  readonly sprites: readonly Sprite<A>[];
  readonly tracks: readonly Track[];
  readonly holdings: readonly Holding<A>[];
  readonly places: Readonly<Record<string, Text>>; // what a place is: terrain, owner, value; spoken and shown when inspected
  readonly piles?: readonly Pile[];
  readonly marks: readonly Mark[]; // threatened hexes, objectives held, declared battles
  readonly score: readonly { readonly side: string; readonly points: number }[];
  readonly when: Text; // date, turn
}
export interface Mark {
  readonly kind: 'threat' | 'objective' | 'battle' | 'acts' | 'reach' | 'supply' | 'cut'; // acts: who acts now
  readonly spots: readonly Spot[];
  readonly side?: string;
  readonly value?: number; // written in it
  readonly arrows?: { readonly from: readonly Spot[]; readonly to: readonly Spot[] };
  readonly label: Text;
}
