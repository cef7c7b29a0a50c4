/** Plain data only: anyone can save it, copy it, compare it, hash it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Seat = string; // a chair at the table: who decides
export type Screen = string; // what a secret stands behind; partners may share one
export type Rule = `§${string}`; // the id of an atomic rule
export type Language = 'en' | 'fr';

/** A point of a plane in whole units of the board, and which way it faces: whole degrees clockwise from the top. */
export type Point = { readonly x: number; readonly y: number; readonly turn?: number };
/** Where something lies, stands or goes: at a place of the board, by its slug, or at a point of its plane. */
export type Spot = string | Point;

/** Something to be said to a person. Never a sentence: a key, its arguments, the rule behind it. */
export interface Text {
  readonly key: string;
  readonly args?: Readonly<Record<string, Argument>>;
  readonly rule?: Rule;
}
/** What a sentence is about; `listed` reads a list. */
export type Argument = string | number | readonly string[];

/** A roll is an event whose arguments hold `die`, `sides` and `draw`, the number of its first draw. */
export interface Event extends Text, Happening {
  readonly only?: readonly Screen[]; // absent: everyone may hear it
}
/** What an event is, for whoever shows it without knowing the game. Pieces and places have the ids they have on the board. */
export interface Happening {
  readonly heading?: 'turn' | 'phase' | 'part'; // a chapter opens: a turn, a phase of it, a part of that
  readonly by?: string; // the side whose doing it is
  readonly card?: string; // the card that is shown
  readonly trails?: readonly Trail[]; // in this order
  readonly placed?: Laid; // on the board
  readonly removed?: Laid; // from it
  readonly lost?: number; // steps its side has lost by it
  readonly clash?: Clash;
}
/** A way walked by some pieces together: where they were, what they passed, where they are. */
export interface Trail {
  readonly pieces: readonly string[]; // who leads them first
  readonly spots: readonly Spot[];
  readonly kind: 'march' | 'retreat' | 'arrive' | 'leave'; // arrive: from outside to the first; leave: outside after the last
}
export interface Laid {
  readonly pieces: readonly string[];
  readonly at: Spot;
}
/** A fight or the like, when it begins and when it is decided. */
export interface Clash {
  readonly kind: 'battle' | 'assault' | 'siege' | 'raid' | 'fire';
  readonly stage: 'begins' | 'result';
  readonly at: readonly Spot[]; // where it is fought: the defender's places
  readonly from?: readonly Spot[]; // the attacker's, where they are others
  readonly won?: string; // the side that has won
}
export interface Action {
  readonly type: string;
}

/** What is agreed beforehand. */
export interface Setup {
  readonly scenario: string;
  readonly options: readonly string[];
}

/** The five types a game is made of. */
export interface Types {
  setup: Setup;
  table: object;
  hand: object;
  vault: object;
  action: Action;
}

export interface State<X extends Types> {
  readonly setup: X['setup']; // never changes, so copies share it
  table: X['table']; // face up
  hands: Record<Screen, X['hand']>; // behind a screen
  vault: X['vault']; // in nobody's sight: undrawn cards, unturned chits
  dice: Dice; // in nobody's sight
  stack: Frame[]; // face up: where we are in the rules
  sealed: Record<Seat, X['action']>; // face down until the last answer is in
}
export interface Frame {
  proc: string;
  step: string;
  locals: object;
  answer: Json;
}
export type Dice =
  | { kind: 'keyed'; readonly key: readonly number[]; drawn: number } // draw n is a keyed function of n
  | { kind: 'scripted'; readonly faces: readonly number[]; drawn: number } // tests
  | { kind: 'named'; readonly seed: number; drawn: number; seen: number[] }; // search: a face depends on what it is for

/** What one seat may know. Built by the kernel from the drawers; no game writes a redaction. */
export interface View<X extends Types> {
  seat: Seat | null; // null: a spectator
  readonly setup: X['setup'];
  table: X['table'];
  hands: Partial<Record<Screen, X['hand']>>;
  stack: readonly Frame[];
  sealed: Readonly<Record<Seat, X['action'] | null>>; // null: answered, face down
}
export interface Public<X extends Types> {
  readonly setup: X['setup'];
  readonly table: X['table'];
}

/** What the rules act by: sees everything, rolls, speaks, and notices when a secret is consulted. */
export interface Umpire<X extends Types> {
  readonly setup: X['setup'];
  readonly table: X['table'];
  readonly vault: X['vault']; // touching it makes the action final
  hand(screen: Screen): X['hand']; // someone else's: likewise
  roll(sides: number, why: Text, what?: Telling): number; // likewise; announced with its rule
  shuffle<T>(items: T[], why: Text): void; // likewise
  say(text: Saying, what?: Telling): void;
  tell(screen: Screen, text: Saying, what?: Telling): void;
}

/** What is said, and what the event is; each put off until somebody listens where it takes work: search does not. */
export type Saying = Text | (() => Text);
export type Telling = Happening | (() => Happening);

/** A source of whole numbers from 0 to n - 1, for sampling and imagining. */
export type Pick = (n: number) => number;

/** A small set is listed; a large or continuous one is sampled and checked. */
export type Choices<A> =
  | { readonly kind: 'list'; readonly actions: readonly A[]; whyNot?(action: A): Text | null }
  | { readonly kind: 'space'; sample(pick: Pick): A; check(action: A): Text | null; readonly outline?: () => Json };

export interface Ask {
  readonly seats: readonly Seat[];
  readonly need?: 'all' | 'one'; // all: sealed until the last is in; one: any partner
}

interface Question<X extends Types, L> {
  asks(pub: Public<X>, locals: L): Ask; // face-up knowledge only: being asked tells nothing
  prompt(pub: Public<X>, locals: L): Text;
  choices(view: View<X>, locals: L, seat: Seat): Choices<X['action']>; // the seat's own knowledge only
  readonly plain?: boolean; // its choices follow from what is face up: if there is only one, a table may give it
}
/** One seat's answer is taken; sealed answers of several are settled together. */
export type Decision<X extends Types, L, S extends string> = Question<X, L> &
  (
    | { take(u: Umpire<X>, locals: L, action: X['action'], seat: Seat): Flow<S>; settle?: never }
    | { settle(u: Umpire<X>, locals: L, answers: Readonly<Record<Seat, X['action']>>): Flow<S>; take?: never }
  );
export type Step<X extends Types, L, S extends string> =
  | ((u: Umpire<X>, locals: L, answer: Json) => Flow<S>)
  | Decision<X, L, S>;

/** Nothing returned: on to the next step. */
export type Flow<S extends string = string> =
  | void
  | { go: S }
  | { call: { readonly id: string }; locals: object }
  | { done: Json };

// biome-ignore lint/suspicious/noExplicitAny: procedures of different locals live in one list
export interface Procedure<X extends Types, L extends object = any> {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: step names are checked where the procedure is written
  readonly steps: Readonly<Record<string, Step<X, L, any>>>;
}

/** What a seat may do whenever it is asked something, without yet answering ("at any time in your own phase"). */
export interface Anytime<X extends Types> {
  readonly types: readonly string[]; // action types used here and in no decision
  choices(view: View<X>, seat: Seat): readonly X['action'][];
  take(u: Umpire<X>, seat: Seat, action: X['action']): void;
}

/** An order a seat may give beforehand, for questions to come. */
export interface StandingOrder {
  readonly id: string;
  readonly name: string; // the key of its name
  readonly lasts?: boolean; // it stands until it is cancelled; absent: it ends by itself
}
/** Standing orders answer from what is face up: neither what they answer nor when tells anything of a hand. */
export interface Standing<X extends Types> {
  readonly orders: readonly StandingOrder[];
  answer(seen: View<X>, seat: Seat, order: string): X['action'] | null; // `seen` is a spectator's view
  ended(seen: View<X>, seat: Seat, order: string): boolean; // asked after every action
}

/** The fields of an action, so that malformed input never reaches a rule. A `?` marks a field that may be absent. */
export type Field =
  | 'word'
  | 'words'
  | 'whole'
  | 'wholes'
  | 'flag'
  | 'word?'
  | 'words?'
  | 'whole?'
  | 'wholes?'
  | 'flag?';
export type Shape = Readonly<Record<string, Field>>;

export interface Option {
  readonly id: string;
  readonly requires?: string; // another option without which this one says nothing
  readonly excludes?: string; // another option that contradicts it
  readonly scenarios?: readonly string[]; // it says nothing in others
  readonly variant?: boolean; // a house rule or translator's variant, not the published game
}

export interface Game<X extends Types> {
  readonly id: string;
  readonly version: number; // of the state's shape and of the rules' outcomes
  readonly scenarios: readonly string[];
  readonly options: readonly Option[];
  readonly actions: Readonly<Record<X['action']['type'], Shape>>;
  seats(setup: X['setup']): Readonly<Record<Seat, { readonly side: string; readonly screens: readonly Screen[] }>>;
  setup(setup: X['setup']): Opening<X>; // dealing and shuffling are rules, not setup
  readonly main: Procedure<X>;
  readonly procedures: readonly Procedure<X>[];
  outcome(table: X['table']): Outcome | null;
  imagine(view: View<X>, pick: Pick): Hidden<X>; // a world this seat could be in
  audit(state: State<X>): readonly string[]; // what is impossible about this state
  chairs?(pub: Public<X>): Readonly<Record<Seat, Seat>>; // where whoever began on a seat sits now; absent: nobody changes
  readonly silence?: Text; // why partners of one side may not talk while the game runs; absent: they may
  notAsked?(pub: Public<X>, seat: Seat, action: X['action']): Text; // why this seat may not do that now
  readonly cells?: readonly string[]; // table cells that events name in `args.cell`, for the use-everything fuzz
  readonly anytime?: Anytime<X>;
  readonly standing?: Standing<X>;
  readonly migrations: Readonly<Record<number, (old: Json) => Json>>;
}

export interface Opening<X extends Types> {
  readonly table: X['table'];
  readonly hands: Record<Screen, X['hand']>;
  readonly vault: X['vault'];
}
export type Hidden<X extends Types> = { readonly hands: Record<Screen, X['hand']>; readonly vault: X['vault'] };
export interface Outcome {
  readonly winners: readonly string[]; // sides; empty: a draw
  readonly why: Text;
}

export interface Played<X extends Types> {
  readonly state: State<X>;
  readonly events: readonly Event[];
  readonly undoable: boolean; // no die, no secret, and the same person is still to act
}

/** One sentence maker per key; a catalogue per language. */
// biome-ignore lint/suspicious/noExplicitAny: each game types its own keys and arguments
export type Catalogue = Readonly<Record<string, (args: any) => string>>;

/** One atomic rule as shown when it is cited. */
export interface RuleText {
  readonly id: string;
  readonly section: string;
  readonly heading?: Readonly<Record<Language, string>>; // how people call a section that has no number: a card, a table
  readonly chapter?: Readonly<Record<Language, string>>; // what the sections around it are about
  readonly subject?: Readonly<Record<Language, string>>; // what a section with a number is about
  readonly title: Readonly<Record<Language, string>>;
  readonly says: Readonly<Record<Language, string>>;
}
