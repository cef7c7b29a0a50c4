import type { Action, Book, Event, Game, Pick, Played, Seat, Setup, Spot, State, Types, View } from '@bivouac/kernel';

/** What the suite needs to know about a game. */
export interface Kit<X extends Types> {
  readonly game: Game<X>;
  readonly book: Book;
  readonly setups?: readonly X['setup'][]; // played besides one of each scenario
  complete?(setup: Setup): X['setup']; // adds the game's own fields to a random set-up
  readonly games?: number; // how many random games the conformance suite plays
  readonly maxActions?: number; // more than any honest game needs
  readonly leakEvery?: number; // leak checks at every n-th action
  enumerate?(view: View<X>, seat: Seat): readonly X['action'][]; // for perft: the lattice of a space
  hiddenWords?(state: State<X>, seat: Seat | null): readonly string[]; // slugs this seat must not read
  mayKnow?(state: State<X>, seat: Seat | null): readonly number[]; // ids it was shown though they lie elsewhere
  readonly reveals?: readonly string[]; // keys of events that show a thing which then is hidden again
  readonly tells?: readonly string[]; // and by which a seat learns of hidden things; not given, what comes next is not compared
  lies?(view: View<X>): Readonly<Record<string, Spot>>; // where each piece lies on the board; those off it are left out
  chances?(view: View<X>, action: X['action']): unknown; // what the screen says of an action's chances
  readonly notIds?: readonly string[]; // fields whose numbers are no ids: coordinates, points
  probe?(view: View<X>, seat: Seat, pick: Pick): X['action']; // what a person might try: near misses, to reach every refusal
  readonly rare?: Readonly<Record<string, string>>; // what random play hardly ever meets, and which test proves it
  isLabel?(key: string): boolean; // text keys that only a screen uses, never the rules
  readonly besidesOneIn?: number; // random games do something besides at one question in n; 8
  readonly tastes?: readonly Taste<X>[]; // every other random game is guided by one of them
  readonly stages?: readonly Stage<X>[]; // and every other of those starts from a position made up
  crowded?(): readonly State<X>[]; // positions with as much on the table as it has to bear, for `bench`
  reaches?(state: State<X>): readonly (() => unknown)[]; // what each unit could reach and at what cost, for `bench`
  readonly marks?: readonly string[]; // what must turn up besides cells and texts: cards …
  marksOf?(event: Event): readonly string[]; // those that an event shows
}

/** How much a guided game likes an action: it takes the best of a few samples. */
export type Taste<X extends Types> = (view: View<X>, seat: Seat, action: X['action']) => number;
/** Changes an opening position into one that chance hardly comes to; it must be possible. */
export type Stage<X extends Types> = (state: State<X>, pick: Pick) => void;
/** How a random game chooses, where plain chance would starve something. */
export interface Habit<X extends Types> {
  readonly besidesOneIn?: number;
  readonly taste?: Taste<X> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: kits of all games side by side
export type AnyKit = Kit<any>;

/** What is checked, in the words of the test report. */
export const CHECKS = {
  ends: 'every game ends in bounded steps and says who won',
  circle: 'the rules never run in a circle without a question',
  crash: 'nothing throws',
  seats: 'only seats of the game are asked',
  choice: 'every seat that is asked has some choice',
  offered: 'whatever is listed or sampled is allowed',
  audit: 'no position is impossible',
  plain: 'the state is plain JSON',
  twin: 'a twin reloaded from a save at every action plays alike',
  untouched: 'play leaves its input alone',
  repeat: 'the same input gives the same output',
  inPlace: 'in-place play reaches the same position',
  undo: 'taking back restores the position',
  texts: 'whatever is said has a sentence in both languages and a known rule',
  cells: 'events name only known cells',
  told: 'pieces go where the events say',
  worlds: 'imagined worlds can be played on',
  leakWorlds: 'nothing a seat sees depends on what it cannot know',
  leakUndo: 'what can be taken back has told nothing',
  leakNext: 'what comes next tells nothing that was not shown',
  leakIds: 'no hidden id or word in a view, question, choice or event',
  leakStranger: 'a stranger sees the table and the stack, nothing else',
  wrong: 'wrong actions are refused with a reason, and never break anything',
} as const;
export type Check = keyof typeof CHECKS;

export interface Taken<A extends Action = Action> {
  readonly seat: Seat;
  readonly action: A;
}

/** Something wrong, with enough to see it again. */
export interface Finding {
  readonly check: Check;
  readonly what: string;
  readonly question: string | null; // the question that was open
  readonly times: number; // how often the like of it was seen
  readonly reproduce: Reproduce | null;
}
export interface Reproduce {
  readonly setup: Setup;
  readonly secret: string; // of the dice
  readonly opening: unknown; // the position it was played from, when that was made up; null: the set-up
  readonly history: readonly Taken[]; // the last one may be the one that failed
}

/** One action as the checks see it. */
export interface Moment<X extends Types> {
  readonly before: State<X>;
  readonly arrived: string; // hash of `before`, taken when it was reached
  readonly seat: Seat;
  readonly action: X['action'];
  readonly played: Played<X>;
}

/** An error that knows which check it fails. */
export const fault = (check: Check, what: string): Error & { check: Check } =>
  Object.assign(new Error(what), { check });

export function checkOf(error: unknown): Check {
  const known = (error as { check?: unknown } | null)?.check;
  if (typeof known === 'string' && Object.hasOwn(CHECKS, known)) return known as Check;
  const message = messageOf(error);
  if (message.startsWith('a circle without a question')) return 'circle';
  return message.startsWith('refused:') ? 'offered' : 'crash';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
