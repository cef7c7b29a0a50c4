import type { Event, Json, Outcome, Seat, Setup, Text, Types, View } from '@bivouac/kernel';

// What a client and a table say to each other, over a WebSocket or to a worker: the same words.

/** From the client. `id` is the client's own, so that a message sent twice is done once. */
export type Ask =
  | { readonly t: 'hello'; readonly since: number } // the last number known, 0: none
  | { readonly t: 'act'; readonly id: string; readonly seat: Seat; readonly action: Json; readonly after?: number } // the last line known when it was decided
  | { readonly t: 'undo'; readonly id: string; readonly seat: Seat }
  | { readonly t: 'propose'; readonly id: string; readonly seat: Seat; readonly what: Proposal }
  | { readonly t: 'answer'; readonly id: string; readonly seat: Seat; readonly yes: boolean }
  | { readonly t: 'resign'; readonly id: string; readonly seat: Seat }
  | { readonly t: 'order'; readonly id: string; readonly seat: Seat; readonly orders: readonly string[] } // all that stand from now on
  | { readonly t: 'say'; readonly id: string; readonly seat: Seat | null; readonly text: string }
  | { readonly t: 'hurry'; readonly id: string } // a bot that thinks is to answer with what it has
  | { readonly t: 'at'; readonly id: string; readonly count: number }; // the position after so many actions
export type Proposal = 'draw' | 'takeBack';
/** What changes a table; the others only ask or press. */
export type Told = Exclude<Ask, { t: 'hello' } | { t: 'at' } | { t: 'hurry' }>;

/** From the table. */
export type Answer =
  | { readonly t: 'welcome'; readonly table: TableInfo; readonly seats: readonly Seat[] }
  | Update
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string; readonly why: Text }
  | {
      readonly t: 'position';
      readonly id: string;
      readonly count: number;
      readonly views: Views;
      readonly thought?: BotThought; // behind the action that led there, if a bot took it and it may be told
    }
  | { readonly t: 'present'; readonly seats: readonly Seat[] } // whose people are connected now, as far as this host knows
  | { readonly t: 'thinking'; readonly seat: Seat; readonly budget: number; readonly spent: number } // milliseconds
  | { readonly t: 'trouble'; readonly why: Text };

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly commitment: string;
  readonly numbers: Readonly<Record<Seat, string>>;
  readonly begun?: boolean; // a server table begins when its last seat is taken; absent: it has
  readonly pace?: Pace;
  readonly brought?: Brought; // absent: it began here
  readonly players: Readonly<Record<Seat, Player>>;
}
/** A table from a file. */
export interface Brought {
  readonly actions: number; // taken before it came here
  readonly by: string; // the name of who opened it
  readonly anew: boolean; // what was hidden was dealt anew
}
/** How long a seat may think: not counted, banks of seconds, or days for each action. */
export type Pace =
  | { readonly kind: 'free' }
  | { readonly kind: 'live'; readonly bank: number; readonly more: number } // seconds, and seconds added an action
  | { readonly kind: 'days'; readonly days: number };
/** Times are milliseconds; `now` is the table's own clock when it spoke. */
export interface Clock {
  readonly now: number;
  readonly since: number; // the pending seats think since then
  readonly banks: Readonly<Record<Seat, number>>; // left at `since`; a seat without one is not counted
}
export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level?: string; // of a bot
}

/** What a bot thought of one of its decisions. Told when it can help nobody: after the end, or where nothing is hidden. */
export interface BotThought {
  readonly level: string;
  readonly ms: number;
  readonly trials: number; // 0: judged at a glance
  readonly ideas: readonly BotIdea[]; // at most three, best first
  readonly misjudged?: readonly Misjudged[]; // told with every thought after the end
}
/** A decision of which a bot expected one thing, and saw another when it thought next. */
export interface Misjudged {
  readonly count: number; // of actions, with it
  readonly seat: Seat;
  readonly expected: number; // 0 to 1, of the bot
  readonly saw: number;
}
export interface BotIdea {
  readonly say: Text;
  readonly win: number; // 0 to 1, of the bot
  readonly vp: number; // expected margin in points, of the bot
  readonly why: readonly { readonly feature: string; readonly by: number }[]; // against the next best idea
}

// biome-ignore lint/suspicious/noExplicitAny: views of all games
export type AnyView = View<any>;
/** By seat held; '' for a spectator. */
export type Views = Readonly<Record<Seat, AnyView>>;

/** Everything new since the last number the client knew. */
export interface Update {
  readonly t: 'update';
  readonly seq: number;
  readonly count: number; // actions in force
  readonly lines: readonly Line[]; // at the end all of them, from the first
  readonly views: Views;
  readonly pending: readonly Seat[];
  readonly mayUndo: readonly Seat[];
  readonly proposal: { readonly what: Proposal; readonly by: Seat } | null;
  readonly over: Ending | null;
  readonly clock?: Clock;
  readonly standing?: Orders; // of the seats held; absent: the game knows none
}
/** Standing orders by seat. A seat's are known to those who hold it, and to nobody else. */
export type Orders = Readonly<Record<Seat, readonly string[]>>;
export interface Ending {
  readonly outcome: Outcome;
  readonly secret: string; // published at the end: anyone can check the dice
  readonly brought?: number; // so many actions came from a file: their dice were not rolled here
}

/** One line of a table's log. Numbers never go back, not even when an action is taken back. */
export interface Line {
  readonly seq: number;
  readonly kind: 'open' | 'act' | 'undo' | 'propose' | 'answer' | 'resign' | 'timeout' | 'say';
  readonly seat: Seat | null;
  readonly count: number; // actions in force after it
  readonly events: readonly Event[]; // only those this client may hear
  readonly text?: string; // say
  readonly what?: Proposal; // propose, answer
  readonly yes?: boolean; // answer
  readonly standing?: boolean; // act: answered by standing order; only its owner hears so
  readonly forced?: boolean; // act: given by the table, for the rules left no other
}

/** The types a table may hold. */
export type AnyTypes = Types;
