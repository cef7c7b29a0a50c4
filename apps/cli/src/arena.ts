import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { whyNotSetup } from '@bivouac/kernel';
import type { Command } from 'commander';
import { type Calibration, calibrationsOf, three } from './arena-calibration.ts';
import { playInChildren } from './arena-children.ts';
import { ratingsOf } from './arena-elo.ts';
import { type Fits, fitsOf } from './arena-fit.ts';
import { BOTS, kindOf, type Match, MINDS, type Played, playMatch } from './arena-match.ts';
import { type Gap, gapsOf } from './arena-promise.ts';
import { reportOf } from './arena-report.ts';
import { Results } from './arena-results.ts';
import { elo, paceOf, pairsOf, ratesOf, type Split, splitsOf } from './arena-stats.ts';
import { openWas, WAS } from './arena-was.ts';
import { cpuNow } from './cpu.ts';
import { pathOf, writeSafely } from './files.ts';
import { commaList, command, type End, whole } from './options.ts';
import { EXIT, line, note, type Outside, Trouble } from './outside.ts';
import { progress } from './progress.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';
import { kernelSays } from './texts.ts';

export interface ArenaOptions {
  readonly bots: readonly string[];
  readonly games: number;
  readonly ms: number;
  readonly nodes: number;
  readonly scenario?: readonly string[];
  readonly seed: number;
  readonly jobs: number;
  readonly json?: boolean;
  readonly folder: string;
  readonly fresh?: boolean;
  readonly was?: string;
  readonly fit?: string;
}

export function addArena(program: Command, outside: Outside, end: End): void {
  command(program, 'arena', 'let bots play each other, sides alternating, and say how strong they are', [
    'arena gettysburg-1988 --bots search,greedy --games 100 --ms 50 --scenario day1',
    'arena gettysburg-1988 --bots search,greedy,random --games 20 --nodes 600 --scenario day1,day2,day3 --json',
  ])
    .argument('<game>', 'the game')
    .requiredOption(
      '--bots <names>',
      `two or more of ${BOTS.join(', ')}, separated by commas; “search:400” has a budget of its own`,
      commaList,
    )
    .option(
      '--games <n>',
      'games a pair and scenario; two and two share their luck with the sides swapped',
      whole(1),
      100,
    )
    .option('--ms <n>', 'milliseconds of processor time a decision, for “search”', whole(1), 50)
    .option('--nodes <n>', 'nodes a decision instead: slower machines play the same games', whole(0), 0)
    .option('--scenario <ids>', 'scenarios, separated by commas (default: the first)', commaList)
    .option('--seed <n>', 'the same seed, the same luck', whole(0), 1)
    .option('--jobs <n>', 'processes, each with a processor’s time of its own', whole(1), availableParallelism())
    .option(
      '--folder <folder>',
      'where results and the report are kept; a stopped run goes on from there',
      'reports/arena',
    )
    .option('--was <checkout>', 'another checkout of Bivouac: “was:search” is its search, for paired games against it')
    .option(
      '--fit <file>',
      'write how margins turned into wins, by scenario and time left; other scenarios in the file stay',
    )
    .option('--fresh', 'forget what was played before')
    .option('--json', 'print the rates as JSON and nothing else')
    .addHelpText('after', CLOCK)
    .action(async (id: string, options: ArenaOptions) => end(await arena(outside, id, options)));
}

const CLOCK = `

Budgets count processor time of the process that thinks, not time on the wall: a machine that does other things
besides measures the same. Ctrl-C keeps what was played; the same command goes on from there.`;

export async function arena(outside: Outside, id: string, options: ArenaOptions): Promise<number> {
  const shelf = shelfOf(outside.shelves, id);
  const matches = matchesOf(shelf, options);
  await openWas(options.was);
  const book = new Results(outside, id, options);
  await playAll(outside, shelf, matches, book, options);
  const games = book.games;
  const file = book.path('html');
  writeSafely(outside, file, reportOf(id, options.bots, games));
  if (options.fit) writeFits(outside, id, options, games);
  if (options.json) line(outside, JSON.stringify(jsonOf(options.bots, games), null, 2));
  else tell(outside, options.bots, games, file);
  return EXIT.good;
}

function writeFits(outside: Outside, id: string, options: ArenaOptions, games: readonly Played[]): void {
  const { fit, bots, scenario = [], seed, ms, nodes } = options;
  const budget = nodes > 0 ? `--nodes ${nodes}` : `--ms ${ms}`;
  const command = `arena ${id} --bots ${bots.join(',')} ${budget} --scenario ${scenario.join(',')}`;
  const file = pathOf(outside, fit!);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fits) : undefined;
  writeSafely(outside, fit!, `${JSON.stringify(fitsOf(command, seed, games, known), null, 2)}\n`);
}

/** Every pair in every scenario; games 2k and 2k + 1 have the same luck and swapped sides. */
function matchesOf(shelf: AnyShelf, options: ArenaOptions): readonly Match[] {
  const { bots, games, seed, ms, nodes } = options;
  for (const name of bots) {
    const mine = name.startsWith(WAS) ? name.slice(WAS.length) : name;
    if (!BOTS.includes(kindOf(mine))) throw new Trouble(`Unknown bot “${name}”; there are ${BOTS.join(', ')}.`);
    if (name === 'script' && !MINDS[shelf.game.id]?.script)
      throw new Trouble(`${shelf.game.id} has no plain player: “script” cannot play it.`);
    if (mine !== name && !options.was) throw new Trouble(`“${name}” needs --was with another checkout.`);
  }
  if (bots.length < 2) throw new Trouble('An arena needs two bots, separated by a comma.');
  const scenarios = options.scenario ?? [shelf.game.scenarios[0]!];
  for (const scenario of scenarios) {
    const wrong = whyNotSetup(shelf.game, { scenario, options: [] });
    if (wrong) throw new Trouble(kernelSays('en', wrong));
  }
  const found: Match[] = [];
  for (const [a, b] of pairsOf(bots)) {
    for (const scenario of scenarios) {
      for (let i = 0; i < games; i++) {
        const luck = seedOf(seed, i >> 1);
        found.push({ number: found.length, a, b, scenario, swapped: i % 2 === 1, seed: luck, ms, nodes });
      }
    }
  }
  return found;
}

const seedOf = (seed: number, pair: number): number =>
  (Math.imul(seed + 1, 0x9e3779b1) + Math.imul(pair + 1, 0x85ebca6b)) >>> 0;

const SAVE_EVERY = 2000; // milliseconds

async function playAll(
  outside: Outside,
  shelf: AnyShelf,
  matches: readonly Match[],
  book: Results,
  options: ArenaOptions,
) {
  const left = matches.filter(match => !book.has(match.number));
  const bar = progress(outside, matches.length, 'games');
  let done = matches.length - left.length;
  let saved = outside.now();
  if (done > 0) note(outside, `going on after ${done} games of ${book.path('json')}`);
  const onPlayed = (played: Played): void => {
    book.add(played);
    bar.at(++done);
    if (outside.now() - saved < SAVE_EVERY) return;
    saved = outside.now();
    book.save();
  };
  const { signal, end } = interruptible();
  try {
    const data = { shelvesFrom: outside.shelvesFrom, id: shelf.game.id, was: options.was };
    if (options.jobs > 1) await playInChildren(data, left, options.jobs, onPlayed, signal);
    else await playHere(shelf, left, onPlayed, signal);
  } finally {
    end();
    book.save();
    bar.end();
  }
  if (signal.aborted) note(outside, `stopped after ${done} of ${matches.length} games; the same command goes on`);
}

/** Ctrl-C: no game more. */
function interruptible(): { signal: AbortSignal; end: () => void } {
  const control = new AbortController();
  const stop = (): void => control.abort();
  process.once('SIGINT', stop);
  return { signal: control.signal, end: () => void process.off('SIGINT', stop) };
}

async function playHere(
  shelf: AnyShelf,
  left: readonly Match[],
  onPlayed: (played: Played) => void,
  stop: AbortSignal,
) {
  for (const match of left) {
    await new Promise(resolve => setImmediate(resolve)); // a signal is heard between two games
    if (stop.aborted) return;
    onPlayed(playMatch(shelf, match, cpuNow));
  }
}

const jsonOf = (bots: readonly string[], games: readonly Played[]) => ({
  pairs: ratesOf(bots, games),
  splits: splitsOf(bots, games),
  ratings: ratingsOf(bots, games),
  pace: paceOf(bots, games),
  calibration: calibrationsOf(bots, games),
  promises: gapsOf(bots, games),
  clock: 'processor time',
});

const percent = (n: number): string => `${(100 * n).toFixed(1)} %`;

function tell(outside: Outside, bots: readonly string[], games: readonly Played[], file: string): void {
  line(
    outside,
    `${'pair'.padEnd(24)}${'scenario'.padEnd(18)}${'a plays'.padEnd(14)}games   a wins     95 %               Elo`,
  );
  for (const split of splitsOf(bots, games)) line(outside, rowOf(split));
  for (const { bot, elo: rating, low, high } of ratingsOf(bots, games))
    line(outside, `rating ${bot.padEnd(16)} ${String(rating).padStart(6)}   95 %: ${low} … ${high}`);
  for (const { bot, decisions, perSecond, slowest, illegal } of paceOf(bots, games))
    line(
      outside,
      `${bot.padEnd(23)} ${decisions} decisions, ${perSecond} a second of processor time, slowest ${slowest} ms, illegal ideas ${illegal}`,
    );
  for (const each of calibrationsOf(bots, games)) if (each.tenth === null) line(outside, truthOf(each));
  for (const gap of gapsOf(bots, games)) line(outside, promiseOf(gap));
  line(outside, `report: ${file}`);
}

/** How true a bot's own estimate was. */
const truthOf = ({ who, scenario, count, said, came, brier, uncertainty }: Calibration): string =>
  `${`${who} said`.padEnd(24)}${scenario.padEnd(18)}${three(said)} for the first side, ${three(came)} came; Brier ${three(brier)} ` +
  `(knowing only how often: ${three(uncertainty)}), ${count} estimates`;

/** What a bot's plans promised, against what was judged after its battles and after the enemy's answer. */
const promiseOf = ({ bot, scenario, turns, fought, answered }: Gap): string =>
  `${`${bot} promised`.padEnd(24)}${scenario.padEnd(18)}${fought.toFixed(2)} points more than came of its battles, ` +
  `${answered.toFixed(2)} more than after the answer, ${turns} turns`;

function rowOf({ a, b, scenario, side, games, winRate, low, high }: Split): string {
  const cells = [`${a} – ${b}`.padEnd(24), scenario.padEnd(18), (side || 'both').padEnd(14), String(games).padStart(5)];
  const range = `${percent(low)} … ${percent(high)}`;
  return `${cells.join('')} ${percent(winRate).padStart(8)}   ${range.padEnd(18)} ${String(elo(winRate)).padStart(5)}`;
}
