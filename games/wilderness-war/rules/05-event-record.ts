import type { Rule } from '@bivouac/kernel';
import type { CardEvent, Side } from '../data/index.ts';
import type { U } from '../state.ts';
import type { Clause } from './05-clauses.ts';
import type { Entry } from './05-events-entry.ts';
import type { Task } from './05-events-tasks.ts';

// 5.5 A card in one place: what an event asks for, when it is played, what it does.

/** Windows in which a response may be played: §5.56a. */
export type Moment = 'activation' | 'lake' | 'battle' | 'siege' | 'surrender' | 'assault' | 'raid' | 'taken';

interface CardRecord {
  readonly rule: Rule; // that restates the card
  readonly condition: readonly Clause[]; // all of it can be read off the table
}
/** Played as the card of an Action Phase. It does something at once, or leaves tasks to the players. */
export interface PhaseEvent extends CardRecord {
  readonly moments: 'phase';
  readonly effect: (u: U, side: Side, card: number) => Task[];
  readonly pick?: Pick;
  readonly entry?: Entry;
}
/** Played in answer to something; `act`: by the force that acts, see 05-activated-force.ts. */
export interface ResponseEvent extends CardRecord {
  readonly moments: readonly (Moment | 'act')[];
  readonly effect: (u: U, side: Side) => void;
}
/** What follows from the choice that a `pick` task asks for; what follows in any case is no part of it. */
export interface Pick {
  readonly of: string;
  readonly chosen: (u: U, side: Side, what: string, pieces: readonly number[]) => Task[];
}

export type PhaseEvents = Readonly<Partial<Record<CardEvent, PhaseEvent>>>;
export type ResponseEvents = Readonly<Partial<Record<CardEvent, ResponseEvent>>>;
