import type { Point, Spot, Text } from '@bivouac/kernel';

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
  readonly brief?: Text; // in a list of its place: name and values
  readonly called?: Text; // its name, where none is printed on it
  readonly group?: Text; // what it is listed under there: its kind
  readonly rank: number; // order in its stack, lowest at the bottom
}

/** A row of boxes beside the map. */
export interface Track {
  readonly id: string;
  readonly name: Text;
  readonly chip?: 'date' | 'own'; // opened from the date, or from a chip of its own; absent: from the score
  readonly brief?: Text; // its name on that chip
  readonly scale?: boolean; // one marker on a row of boxes: the others say nothing
  readonly told?: boolean; // by the date or the score: a list need not repeat it
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

/** Pieces that come in from outside, in a tray beside the map: those of one side and one time. */
export interface Arrivals<A extends Art = Art> {
  readonly id: string;
  readonly side: string;
  readonly when: Text;
  readonly now: boolean; // their time has come
  readonly entries: readonly { readonly at: string; readonly sprites: readonly Sprite<A>[] }[]; // '': no place of their own
}

/** A card one may see; its id says what the game's web cards draw. */
export interface CardSprite {
  readonly id: string;
  readonly label: Text; // spoken: its title and what it is worth
  readonly says?: Text; // what is printed on it
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
  readonly arrivals?: readonly Arrivals<A>[]; // the next first
  readonly places: Readonly<Record<string, Text>>; // what a place is: terrain, owner, value; spoken and shown when inspected
  readonly piles?: readonly Pile[];
  readonly grounds?: readonly Ground[]; // laid in play
  readonly marks: readonly Mark[]; // threatened hexes, objectives held, declared battles
  readonly score: readonly { readonly side: string; readonly points: number }[];
  readonly when: Text; // date, turn
}
/** Ground that no sheet prints, on a plane: a place by its id, which the game's board draws by its kind. */
export interface Ground {
  readonly id: string;
  readonly kind: string;
  readonly points: readonly Point[]; // its corners, or the line it is
  readonly inner?: readonly Point[]; // a line within it, such as the crest of a hill
}

/**
 * Something shown on the board. On a plane there are three kinds more, for whatever a game measures there:
 *
 *   polygon   `spots` are the corners of a lane, an arc, a reach
 *   ring      the line `radius` away from a point, or from a convex shape if `spots` are several
 *   ghost     a piece (`sprite`) as it would lie at each of its spots; `art` if it would look otherwise than now
 *
 * All three have a `tone`, and write `note` where it fits. The picture, a layer, an offer and a target may show marks.
 */
export interface Mark {
  readonly kind: 'threat' | 'objective' | 'battle' | 'acts' | 'reach' | 'supply' | 'cut' | 'sides' | PlaneMark; // acts: who acts now
  readonly spots: readonly Spot[];
  readonly side?: string;
  readonly tone?: Tone; // plain unless said
  readonly radius?: number; // of a ring, in the units of points
  readonly sprite?: string; // of a ghost
  readonly art?: Art;
  readonly note?: string; // a figure such as `6 BW`, written beside it
  readonly value?: number; // written in it
  readonly arrows?: { readonly from: readonly Spot[]; readonly to: readonly Spot[] };
  readonly bars?: readonly SideBar[]; // of `sides`: around the one spot
  readonly label: Text;
}
/** A bar on one side of a place, towards a neighbour; where there is none, away from the opposite one. */
export interface SideBar {
  readonly to?: Spot;
  readonly awayFrom?: Spot;
  readonly look: 'solid' | 'dashed' | 'dotted';
  readonly note?: string; // a figure such as `−1`
}
export type PlaneMark = 'polygon' | 'ring' | 'ghost';
/** own: what one's own side reaches or fires at; threat: the enemy's; good: cover and the like; no: refused. */
export type Tone = 'plain' | 'own' | 'threat' | 'good' | 'no';

/** A board that can be drawn in letters: rows of places from the top, every second one half a place further right. */
export interface Chart {
  readonly legend: Text;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}
export interface ChartRow {
  readonly name: string;
  readonly shifted: boolean;
  readonly cells: readonly { readonly place: string; readonly sign: Text }[];
}
