import type { Seat } from '@bivouac/kernel';
import type { Command } from 'commander';
import { again } from './again.ts';
import { type Opened, openSave } from './files.ts';
import { command, type End, langOption, type Spoken, whole } from './options.ts';
import { EXIT, line, lines, note, type Outside, Trouble } from './outside.ts';
import { actionWords, eventLine, headOf, hears, outcomeLines, screensOf, seatName, type Voice } from './shown.ts';
import { summary } from './summary.ts';
import { tell } from './texts.ts';

export interface ReplayOptions extends Spoken {
  readonly step?: number;
  readonly at?: number;
  readonly every?: boolean;
  readonly side?: Seat;
}

export function addReplay(program: Command, outside: Outside, end: End): void {
  command(program, 'replay', 'print a saved game as text, action by action, each event with its rule', [
    'replay evening.json',
    'replay evening.json --step 12',
    'replay evening.json --at 40',
    'replay evening.json --every --lang fr',
  ])
    .argument('<file>', 'a saved game')
    .option('--step <n>', 'only the n-th action', whole(1))
    .option('--at <n>', 'the table after n actions', whole(0))
    .option('--every', 'the table after every action')
    .option('--side <seat>', 'through the eyes of this seat (default: a spectator; of a finished game everything)')
    .addOption(langOption(outside))
    .action((file: string, options: ReplayOptions) => end(replay(outside, file, options)));
}

/** A save while it is shown. */
interface Show extends Voice {
  readonly outside: Outside;
  readonly opened: Opened;
  readonly seat: Seat | null;
  readonly over: boolean;
}

export function replay(outside: Outside, file: string, options: ReplayOptions): number {
  const opened = openSave(outside, file, options.lang);
  const show = showOf(outside, opened, options);
  for (const step of [options.step, options.at]) mustExist(show, step);
  const { game } = opened.shelf;
  const tables = options.at !== undefined || options.every;
  if (tables && !opened.current) {
    note(outside, tell(options.lang, 'replay.older', { version: opened.writtenBy, known: game.version }));
  }
  if (options.at !== undefined) return at(show, options.at);
  if (options.step !== undefined) return steps(show, [options.step], options.every === true);
  head(show);
  return steps(
    show,
    [...opened.record.history.keys()].map(i => i + 1),
    options.every === true,
  );
}

function showOf(outside: Outside, opened: Opened, options: ReplayOptions): Show {
  const { shelf, record } = opened;
  const seats = Object.keys(shelf.game.seats(record.state.setup));
  const seat = options.side ?? null;
  if (seat !== null && !seats.includes(seat)) {
    throw new Trouble(`Unknown seat “${seat}”; there are ${seats.join(', ')}.`);
  }
  return { outside, opened, shelf, language: options.lang, seat, over: record.state.stack.length === 0 };
}

function mustExist(show: Show, step: number | undefined): void {
  const actions = show.opened.record.history.length;
  if (step !== undefined && step > actions) throw new Trouble(tell(show.language, 'replay.range', { step, actions }));
}

function head(show: Show): void {
  const { record } = show.opened;
  const { scenario, options } = record.state.setup;
  const facts = { game: record.game, scenario, options: options.join(', '), actions: record.history.length };
  line(show.outside, tell(show.language, 'replay.head', facts));
  line(show.outside, tell(show.language, 'play.commitment', { commitment: record.commitment }));
  events(show, record.opening);
}

function events(show: Show, all: Opened['record']['opening']): void {
  const screens = screensOf(show, show.opened.record, show.seat);
  const everything = show.over && show.seat === null;
  for (const event of all) if (everything || hears(screens, event)) line(show.outside, eventLine(show, event));
}

/** The actions by number; the outcome when the last one is among them. */
function steps(show: Show, which: readonly number[], tables: boolean): number {
  const { history, state } = show.opened.record;
  const states = tables && show.opened.current ? again(show.shelf, show.opened.record) : null;
  for (const step of which) {
    one(show, step);
    if (states) table(show, step, states);
  }
  if (which.at(-1) !== (history.length || undefined)) return EXIT.good;
  const end = show.over ? outcomeLines(show, show.shelf.game.outcome(state.table)) : null;
  lines(show.outside, end ?? [tell(show.language, 'replay.running', {})]);
  return EXIT.good;
}

function one(show: Show, step: number): void {
  const { record } = show.opened;
  const entry = record.history[step - 1]!;
  const known = show.over || entry.seat === show.seat;
  const said = known
    ? `${seatName(show, entry.seat)}: ${actionWords(show, entry.action)}`
    : headOf(show, record, entry);
  line(show.outside, `${step}. ${said}`);
  events(show, entry.events);
}

/** Goes on with the game played again until the wished position is reached, and shows it. */
function table(show: Show, step: number, states: ReturnType<typeof again>): void {
  let reached = -1;
  try {
    for (let next = states.next(); !next.done; next = states.next()) {
      reached = next.value.step;
      if (reached === step) return line(show.outside, summary(show, next.value, show.seat).trimEnd());
    }
  } catch {
    throw new Trouble(tell(show.language, 'replay.differs', { step: reached }), EXIT.findings);
  }
}

function at(show: Show, step: number): number {
  const { record, current } = show.opened;
  line(show.outside, tell(show.language, 'replay.after', { step }));
  if (step > 0) one(show, step);
  if (step === record.history.length) line(show.outside, summary(show, record, show.seat).trimEnd());
  else if (current) table(show, step, again(show.shelf, record));
  return EXIT.good;
}
