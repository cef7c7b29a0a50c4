import { createInterface } from 'node:readline';
import {
  type AnyRecord,
  besides,
  type Choices,
  choices,
  type Event,
  look,
  type Pick,
  pending,
  prompt,
  type Seat,
  write,
} from '@bivouac/kernel';
import { writeSafely } from './files.ts';
import { line, lines, note, type Outside, oneLine, Trouble } from './outside.ts';
import { actionWords, cited, eventLine, headOf, hears, screensOf, seatName, type Voice } from './shown.ts';
import { summary } from './summary.ts';
import { tell } from './texts.ts';
import { type TypedAction, usages } from './words.ts';

/** One evening at the table. */
export interface Session extends Voice {
  readonly outside: Outside;
  readonly people: readonly Seat[]; // the seats that persons hold; bots hold the others
  readonly pick: Pick; // for who lets chance choose, apart from the dice
  readonly lines: Lines;
  readonly own: string[]; // files this session may write again
  readonly save: string | null;
  readonly told: Told;
  record: AnyRecord;
  savedAt: number;
}

/** What has been printed: each event once, private ones when their owner sits at the keyboard. */
export interface Told {
  readonly events: WeakSet<Event>;
  readonly upTo: Map<Seat | null, number>; // actions
}

// ------------------------------------------------------------------------------------------------------- the keyboard

export interface Lines {
  ask(prompt: string): Promise<string | null>; // null: there is no more
  close(): void;
}

/** Lines typed or piped; what comes through a pipe is repeated, so that the output reads like a session. */
export function linesOf(outside: Outside): Lines {
  const output = outside.keyboard ? { output: process.stdout, terminal: true } : {};
  const reader = createInterface({ input: outside.input, ...output });
  const iterator = reader[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string | null> => {
    reader.setPrompt(prompt);
    if (outside.keyboard) reader.prompt();
    const next = await iterator.next();
    if (outside.keyboard && next.done) line(outside);
    if (!outside.keyboard && !next.done) line(outside, `${prompt}${next.value}`);
    return next.done ? null : next.value;
  };
  return { ask, close: () => reader.close() };
}

// ------------------------------------------------------------------------------------------------------ what is shown

/** Everything new that this seat may hear (null: a spectator). */
export function news(session: Session, viewer: Seat | null): void {
  const { record, told, outside } = session;
  for (const event of fresh(session, record.opening, viewer)) line(outside, eventLine(session, event));
  for (const entry of record.history.slice(told.upTo.get(viewer) ?? 0)) {
    const events = fresh(session, entry.events, viewer);
    const byOther = entry.seat !== viewer && (events.length > 0 || !session.people.includes(entry.seat));
    if (byOther) line(outside, headOf(session, record, entry));
    for (const event of events) line(outside, eventLine(session, event));
  }
  told.upTo.set(viewer, record.history.length);
}

/** All that happened before this session needs no telling. */
export function markTold(session: Session): void {
  const { record, told } = session;
  for (const event of [record.opening, ...record.history.map(entry => entry.events)].flat()) told.events.add(event);
  for (const viewer of [null, ...session.people]) told.upTo.set(viewer, record.history.length);
}

function fresh(session: Session, events: readonly Event[], viewer: Seat | null): readonly Event[] {
  const screens = screensOf(session, session.record, viewer);
  const heard = events.filter(event => !session.told.events.has(event) && hears(screens, event));
  for (const event of heard) session.told.events.add(event);
  return heard;
}

export function showTable(session: Session, viewer: Seat | null): void {
  line(session.outside, summary(session, session.record, viewer).trimEnd());
}

const SHORT_LIST = 24;

/** The question with its rule, and what may be answered. */
export function showQuestion(session: Session, seat: Seat): void {
  const { outside, language, record, shelf } = session;
  const asked = prompt(shelf.game, record.state);
  line(outside);
  line(outside, tell(language, 'play.turnOf', { seat: seatName(session, seat) }));
  if (asked) line(outside, cited(session, asked));
  if (offer(session, seat).kind === 'space') line(outside, tell(language, 'play.freely', {}));
  showNumbered(session, seat, SHORT_LIST);
}

export function offer(session: Session, seat: Seat): Choices<TypedAction> {
  return choices(session.shelf.game, look(session.shelf.game, session.record.state, seat), seat);
}

/** What has a number: the listed answers, then what may be done besides. */
export function numbered(session: Session, seat: Seat): readonly TypedAction[] {
  const offered = offer(session, seat);
  const listed = offered.kind === 'list' ? offered.actions : [];
  return [...listed, ...besides(session.shelf.game, look(session.shelf.game, session.record.state, seat), seat)];
}

export function showNumbered(session: Session, seat: Seat, most: number): void {
  const all = numbered(session, seat);
  lines(
    session.outside,
    all.slice(0, most).map((action, i) => `  ${i + 1}. ${actionWords(session, action)}`),
  );
  const more = all.length - most;
  if (more > 0) line(session.outside, `  ${tell(session.language, 'play.more', { more })}`);
}

const SAMPLES = 100;
const EXAMPLES = 3; // of each type

/** The whole list; of a space, how its actions are written and a few of them. */
export function showChoices(session: Session, seat: Seat): void {
  const offered = offer(session, seat);
  showNumbered(session, seat, Number.POSITIVE_INFINITY);
  if (offered.kind === 'list') return;
  const samples = Array.from({ length: SAMPLES }, () => offered.sample(session.pick));
  const types = Object.keys(session.shelf.game.actions).filter(type => samples.some(action => action.type === type));
  lines(
    session.outside,
    usages(session.shelf.game, types).map(usage => `  ${usage}`),
  );
  line(session.outside, tell(session.language, 'play.examples', {}));
  for (const type of types) {
    const some = samples.filter(action => action.type === type).map(action => actionWords(session, action));
    lines(
      session.outside,
      [...new Set(some)].slice(0, EXAMPLES).map(words => `  ${words}`),
    );
  }
}

// ------------------------------------------------------------------------------------------------------------- saving

/** Writes the record where the player wished it kept. Once that has worked, a failure is said and the game goes on. */
export function keep(session: Session): void {
  if (session.save === null) return;
  try {
    writeSafely(session.outside, session.save, write(session.record));
    session.savedAt = session.outside.now();
  } catch (error) {
    if (session.savedAt === NEVER || !(error instanceof Trouble)) throw error;
    note(session.outside, `error: ${oneLine(error)}`);
  }
}

export const NEVER = Number.NEGATIVE_INFINITY;

const PATIENCE = 1000; // milliseconds between two saves while only bots act

export function keepNowAndThen(session: Session): void {
  if (session.outside.now() - session.savedAt > PATIENCE) keep(session);
}

export const asked = (session: Session): readonly Seat[] => pending(session.shelf.game, session.record.state);
