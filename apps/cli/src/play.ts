import {
  type AnyRecord,
  begin,
  enter,
  picker,
  type Seat,
  type Secret,
  sha256,
  utf8,
  whyNotSetup,
} from '@bivouac/kernel';
import { type Command, Option } from 'commander';
import { mustBeFree, openSave } from './files.ts';
import { OPPONENTS, type Opponents, opponentsOf } from './opponents.ts';
import { commaList, command, type End, langOption, type Spoken, secretSeed } from './options.ts';
import { obey, saveAs, type Then } from './orders.ts';
import { EXIT, line, lines, type Outside, Trouble } from './outside.ts';
import {
  asked,
  keep,
  keepNowAndThen,
  linesOf,
  markTold,
  NEVER,
  news,
  type Session,
  showQuestion,
  showTable,
} from './session.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';
import { outcomeLines, seatName } from './shown.ts';
import { botName, kernelSays, tell } from './texts.ts';

export interface PlayOptions extends Spoken {
  readonly scenario?: string;
  readonly options?: readonly string[];
  readonly side?: Seat;
  readonly hotseat?: boolean;
  readonly watch?: boolean;
  readonly against?: string;
  readonly seed?: Secret;
  readonly save?: string;
}

export function addPlay(program: Command, outside: Outside, end: End): void {
  command(program, 'play', 'play in the terminal, against a bot or together at one keyboard', [
    'play gettysburg-1988 --scenario day1 --side union --against colonel',
    'play gettysburg-1988 --hotseat --options 10a,10e --save evening.json',
    'play gettysburg-1988 evening.json --save evening.json',
    'play gettysburg-1988 --watch --against random --seed c0ffee',
  ])
    .argument('<game>', 'the game, or a saved game')
    .argument('[file]', 'a saved game to go on with')
    .option('--scenario <id>', 'the scenario (default: the first)')
    .option('--options <ids>', 'optional rules, separated by commas', commaList)
    .addOption(new Option('--side <seat>', 'the seat you take (default: the first)').conflicts(['hotseat', 'watch']))
    .addOption(new Option('--hotseat', 'persons in every seat').conflicts('watch'))
    .option('--watch', 'bots in every seat')
    .addOption(
      new Option('--against <bot>', 'who holds the other seats (default: captain)')
        .choices(OPPONENTS)
        .conflicts('hotseat'),
    )
    .option('--seed <hex>', 'the secret of the dice; random players then repeat themselves too', secretSeed)
    .option('--save <file>', 'keep the game here after every action')
    .addOption(langOption(outside))
    .action(async (id: string, file: string | undefined, options: PlayOptions) => {
      end(await play(outside, id, file, options));
    });
}

export async function play(
  outside: Outside,
  id: string,
  file: string | undefined,
  options: PlayOptions,
): Promise<number> {
  const isGame = outside.shelves.some(shelf => shelf.game.id === id);
  const from = file ?? (isGame || !/[./\\]/.test(id) ? undefined : id); // `play evening.json`
  const { shelf, record } = from === undefined ? fresh(outside, id, options) : resumed(outside, id, from, options);
  if (options.save !== undefined) mustBeFree(outside, options.save, from === undefined ? [] : [from], options.lang);
  const session = seated(outside, shelf, record, options, from);
  const others = opponentsOf(outside, shelf, options.against, chanceOf(record));
  try {
    keep(session);
    greet(session, others, from !== undefined);
    await evening(session, others);
  } finally {
    session.lines.close();
  }
  return EXIT.good;
}

function fresh(outside: Outside, id: string, options: PlayOptions): { shelf: AnyShelf; record: AnyRecord } {
  const shelf = shelfOf(outside.shelves, id);
  const setup = { scenario: options.scenario ?? shelf.game.scenarios[0] ?? '', options: options.options ?? [] };
  const wrong = whyNotSetup(shelf.game, setup);
  if (wrong) throw new Trouble(kernelSays(options.lang, wrong));
  const complete = shelf.complete?.(setup) ?? setup;
  return { shelf, record: begin(shelf.game, complete, options.seed ?? outside.secret()) };
}

function resumed(
  outside: Outside,
  id: string,
  file: string,
  options: PlayOptions,
): { shelf: AnyShelf; record: AnyRecord } {
  const clash = (['scenario', 'options', 'seed'] as const).find(name => options[name] !== undefined);
  if (clash) throw new Trouble(`--${clash} is for a new game; ${file} has its own.`);
  if (id !== file) shelfOf(outside.shelves, id);
  const { shelf, record } = openSave(outside, file, options.lang);
  if (id !== file && shelf.game.id !== id) throw new Trouble(`${file} is a game of ${shelf.game.id}, not of ${id}.`);
  return { shelf, record };
}

function seated(outside: Outside, shelf: AnyShelf, record: AnyRecord, options: PlayOptions, from?: string): Session {
  return {
    ...{ outside, shelf, record, language: options.lang },
    people: peopleOf(Object.keys(shelf.game.seats(record.state.setup)), options),
    pick: picker(chanceOf(record)),
    lines: linesOf(outside),
    own: [options.save, from].filter(file => file !== undefined),
    save: options.save ?? null,
    savedAt: NEVER,
    told: { events: new WeakSet(), upTo: new Map() },
  };
}

function peopleOf(seats: readonly Seat[], options: PlayOptions): readonly Seat[] {
  if (options.watch) return [];
  if (options.hotseat) return seats;
  const mine = options.side ?? seats[0]!;
  if (!seats.includes(mine)) throw new Trouble(`Unknown seat “${mine}”; there are ${seats.join(', ')}.`);
  return [mine];
}

/** What the other players take for chance: fixed by the secret and the moment, so that a seeded evening can be repeated. */
const chanceOf = (record: AnyRecord): number =>
  sha256(utf8(`random players ${record.secret} ${record.history.length}`))[0]!;

function greet(session: Session, others: Opponents, resumes: boolean): void {
  const { outside, language, record, shelf } = session;
  const { scenario, options } = record.state.setup;
  line(outside, tell(language, 'play.begins', { game: shelf.game.id, scenario, options: options.join(', ') }));
  line(outside, tell(language, 'play.commitment', { commitment: record.commitment }));
  const seats = session.people.map(seat => seatName(session, seat)).join(', ');
  line(outside, seats ? tell(language, 'play.you', { seats }) : tell(language, 'play.watch', {}));
  const all = Object.keys(shelf.game.seats(record.state.setup));
  const theirs = all.filter(seat => !session.people.includes(seat)).map(seat => seatName(session, seat));
  if (theirs.length > 0)
    line(outside, tell(language, 'play.against', { seats: theirs.join(', '), bot: botName(language, others.name) }));
  if (!resumes) return;
  line(outside, tell(language, 'play.resumes', { actions: record.history.length }));
  markTold(session);
}

async function evening(session: Session, others: Opponents): Promise<void> {
  for (let before: Seat | null = null; ; ) {
    const seats = asked(session);
    const seat = seats.find(each => session.people.includes(each)) ?? seats[0];
    if (seat === undefined) return finish(session);
    if (!session.people.includes(seat)) await byOther(session, others, seat);
    else if ((await turn(session, seat, before)) === 'leaves') return leave(session);
    before = seat;
  }
}

async function byOther(session: Session, others: Opponents, seat: Seat): Promise<void> {
  const action = await others.decide(session.record, seat);
  session.record = enter(session.shelf.game, session.record, seat, action);
  if (session.people.length === 0) news(session, null);
  keepNowAndThen(session);
}

/** One decision of a person. */
async function turn(session: Session, seat: Seat, before: Seat | null): Promise<Then> {
  if (before !== seat) keep(session);
  await handOver(session, seat, before);
  news(session, seat);
  if (before !== seat) showTable(session, seat);
  showQuestion(session, seat);
  for (;;) {
    const typed = await session.lines.ask('> ');
    const then = typed === null ? 'leaves' : obey(session, seat, typed);
    if (then !== 'stays') return then;
  }
}

/** At one keyboard, secrets are shown only after the other has looked away. */
async function handOver(session: Session, seat: Seat, before: Seat | null): Promise<void> {
  const secrets = Object.keys(session.record.state.hands).length > 0;
  if (!session.outside.keyboard || session.people.length < 2 || before === seat || !secrets) return;
  session.outside.out('\x1b[2J\x1b[3J\x1b[H');
  await session.lines.ask(tell(session.language, 'play.pass', { seat: seatName(session, seat) }));
}

function leave(session: Session): void {
  keep(session);
  if (session.save !== null) line(session.outside, tell(session.language, 'play.saved', { file: session.save }));
  line(session.outside, tell(session.language, 'play.bye', {}));
}

async function finish(session: Session): Promise<void> {
  const { outside, language, record, shelf } = session;
  const viewer = session.people.length === 1 ? session.people[0]! : null;
  for (const each of [viewer, ...session.people]) news(session, each);
  showTable(session, viewer);
  lines(outside, outcomeLines(session, shelf.game.outcome(record.state.table)));
  line(outside, tell(language, 'end.secret', { secret: record.secret }));
  line(outside, tell(language, 'play.commitment', { commitment: record.commitment }));
  keep(session);
  const file = session.save ?? (await askForName(session));
  if (file) line(outside, tell(language, 'end.verify', { file }));
}

async function askForName(session: Session): Promise<string | null> {
  if (!session.outside.keyboard || session.people.length === 0) return null;
  const file = (await session.lines.ask(`${tell(session.language, 'play.saveAs', {})} `))?.trim();
  if (!file) return null;
  const known = session.own.length;
  saveAs(session, file);
  return session.own.length > known ? file : askForName(session);
}
