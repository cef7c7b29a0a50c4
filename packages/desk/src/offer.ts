import type { Json, Point, Spot, Text } from '@bivouac/kernel';
import type { Mark } from './picture.ts';

// What may be done with what lies on a board, click by click.

/** A choice half made: pieces picked up, targets chosen. Plain data, owned by the client, made by the game. */
export type Draft = Json;

/**
 * What a click leads to: a further draft, or an action to be sent. `onward` is the rest of a longer way: a client may send
 * these one by one, each as soon as the same seat is asked again and the rules allow it, and drops them at anything else
 * (something the other side does, a click). `begins` is the draft with which that seat's next question is begun.
 */
export type Next<A> =
  | { readonly draft: Draft }
  | { readonly action: A; readonly onward?: readonly A[]; readonly begins?: Draft };

/** What a finger points at on the board: a place, a piece, or a point of open ground. */
export type Finger = { readonly place: string } | { readonly sprite: string } | { readonly point: Point };

/** Something that may be clicked now. */
export interface Target<A> {
  readonly at: Finger;
  readonly label: Text; // spoken: what choosing it does
  readonly cost?: string; // in a pill on the board
  readonly path?: readonly Spot[]; // passed on the way, drawn while it is considered
  readonly picked?: boolean; // already part of the draft: choosing it puts it back
  readonly fight?: Fight; // that it may lead to
  readonly marks?: readonly Mark[]; // shown while it is considered
  readonly next: Next<A>;
}
/** A fight that is possible: where, and how often it is won, out of so many. */
export interface Fight {
  readonly to: Spot;
  readonly wins: number;
  readonly of: number;
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
  readonly leaves?: Leaves; // what is left undone if it is pressed
  readonly quick?: boolean; // a usual variation of what is picked, shown with the stack it is picked from
  readonly manner?: Manner;
  readonly next: Next<A>;
}

/** One of a few ways to do what is considered: they stand side by side, with its odds. */
export interface Manner {
  readonly worth: string; // what it adds
  readonly price: Text;
  readonly picked?: boolean;
}

/** Whoever presses is asked again, and shown what he may have forgotten. */
export interface Leaves {
  readonly title: Text; // a question
  readonly says: Text;
  readonly items: readonly { readonly at: Finger; readonly name: Text }[];
}

export interface OddsBar {
  readonly label: Text;
  readonly share: number;
  readonly good: 'good' | 'bad' | 'even';
}
/** Chances of the battle under consideration. */
export interface OddsPanel {
  readonly title: Text;
  readonly lines: readonly { readonly text: Text; readonly value: string; readonly total?: boolean }[];
  readonly bars: readonly OddsBar[]; // shares of `of`
  readonly whose?: Text; // over the bars, where there are two rows
  readonly also?: { readonly title: Text; readonly bars: readonly OddsBar[] }; // the same chances, as they fall on the other side
  readonly of: number;
  readonly summary: Text; // in one sentence, for the prompt too
  readonly more?: Text; // under it, where there is room
  readonly reads?: Readonly<Record<string, Cells>>; // what is read in tables of the charts, by their names
}
/** Of a table: the row or rows, and the column, from 0. */
export interface Cells {
  readonly rows: readonly number[];
  readonly column: number;
}

export interface Offer<A> {
  readonly targets: readonly Target<A>[];
  readonly cards?: readonly CardTarget<A>[];
  readonly buttons: readonly Button<A>[];
  readonly hint?: Text; // how, under the prompt
  readonly stack?: string; // the place whose pieces are being picked one by one
  readonly carry?: readonly string[]; // pieces that go together: dragging one drags them all
  readonly fights?: readonly (Fight & { readonly from: readonly Spot[] })[]; // that stand as the pieces do now
  readonly marks?: readonly Mark[]; // shown as long as this is offered
  readonly points?: string; // what may be spent: the costs of targets count against it
  readonly odds?: OddsPanel;
  readonly poised?: Poised;
  readonly possible?: Possible;
  readonly writing?: Writing<A>;
}
/**
 * A piece in hand on a plane, as it would lie: it may be shifted and turned from there, by a handle, keys and a pad. Where a
 * shift leads says the desk's `ground` of the point; where a turn leads, that of the same point with another `turn`.
 */
export interface Poised {
  readonly sprite: string;
  readonly at: Point; // with its turn
  readonly box: readonly Point[]; // the corners of all of it
  readonly moved: boolean; // from where it lies
  readonly turn: number; // degrees at a press
  readonly says: readonly Text[]; // what that costs and causes, spoken after every step
  readonly stopped?: Text; // why it came no nearer
}
/** Words to be written, against a clock that runs from the moment they are offered. */
export interface Writing<A> {
  readonly title: Text;
  readonly words: number; // at most
  readonly seconds: number;
  act(words: readonly string[]): A;
  whyNot(words: readonly string[]): Text | null;
  readonly late: A; // when time is up
}
/** What the other side could answer, by what everyone knows. */
export interface Possible {
  readonly title: Text;
  readonly items: readonly { readonly text: Text; readonly card?: string }[];
}
