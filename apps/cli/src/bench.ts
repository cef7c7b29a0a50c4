import type { Command } from 'commander';
import { type BotFigures, botFigures, tellBots } from './bench-bots.ts';
import {
  actionsPerSecond,
  type Figure,
  MEASURES,
  type Measure,
  measureAll,
  type Pace,
  paceOf,
  sampleOf,
} from './bench-measure.ts';
import { type Desk, EXIT, line } from './desk.ts';
import { latency } from './latency.ts';
import { command, type End, seconds, whole } from './options.ts';
import { progress } from './progress.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

export interface BenchOptions {
  readonly json?: boolean;
  readonly seconds: number;
  readonly latency?: boolean;
  readonly decisions: number;
}

export function addBench(program: Command, desk: Desk, end: End): void {
  command(
    program,
    'bench',
    'measure copy, view, choices, actions and playouts, in nanoseconds and in JSON round trips of the same states; and bots',
    ['bench', 'bench gettysburg-1988 --seconds 10', 'bench --json', 'bench gettysburg-1988 --latency'],
  )
    .argument('[games...]', 'the games (default: all)')
    .option('--json', 'print the figures as JSON and nothing else')
    .option('--seconds <n>', 'time spent on each figure', seconds, 1)
    .option('--latency', 'instead: how punctual General is on one core, while a second game is running')
    .option('--decisions <n>', 'with --latency: decisions of General to be timed', whole(10), 100)
    .action(async (ids: readonly string[], options: BenchOptions) =>
      end(options.latency ? await punctual(desk, ids, options) : bench(desk, ids, options)),
    );
}

export type Figures = Readonly<Record<Measure, Figure>>;

const chosenOf = (desk: Desk, ids: readonly string[]): readonly AnyShelf[] =>
  ids.length > 0 ? ids.map(id => shelfOf(desk.shelves, id)) : desk.shelves;

async function punctual(desk: Desk, ids: readonly string[], { decisions, json }: BenchOptions): Promise<number> {
  let worst: number = EXIT.good;
  for (const shelf of chosenOf(desk, ids))
    worst = Math.max(worst, await latency(desk, shelf, decisions, json === true));
  return worst;
}

export function bench(desk: Desk, ids: readonly string[], options: BenchOptions): number {
  const figures: Record<string, Figures & { readonly bots?: BotFigures }> = {};
  for (const shelf of chosenOf(desk, ids)) {
    const budget = options.seconds * 1000;
    const sample = sampleOf(shelf);
    const found = figuresOf(desk, shelf, sample, budget);
    if (!options.json) table(desk, shelf, found, budget);
    const bots = botFigures(shelf, sample, budget, desk.now);
    if (!options.json) tellBots(desk, bots);
    figures[shelf.game.id] = { ...found, ...(bots ? { bots } : {}) };
  }
  if (options.json) line(desk, JSON.stringify(figures, null, 2));
  return EXIT.good;
}

function figuresOf(desk: Desk, shelf: AnyShelf, sample: ReturnType<typeof sampleOf>, budget: number): Figures {
  const bar = progress(desk, MEASURES.length, `figures of ${shelf.game.id}`);
  let measured = 0;
  const figures = measureAll(shelf, sample, budget, desk.now, () => bar.at(++measured));
  bar.end();
  return figures;
}

const NAMES: Readonly<Record<Measure, string>> = {
  copy: 'copy',
  view: 'view',
  choices: 'choices',
  safe: 'safe action',
  inPlace: 'in-place action',
  playout: 'random playout',
};

function table(desk: Desk, shelf: AnyShelf, figures: Figures, budget: number): void {
  line(desk, `${shelf.game.id}${' '.repeat(Math.max(1, 24 - shelf.game.id.length))}          ns   JSON round trips`);
  for (const measure of MEASURES) {
    const { ns, ratio } = figures[measure];
    line(desk, `  ${NAMES[measure].padEnd(18)}${grouped(ns).padStart(16)}${ratio.toFixed(3).padStart(19)}`);
  }
  line(desk, '  scenario            actions/s in place   actions/s safe   playouts/s   actions a playout');
  for (const scenario of shelf.game.scenarios) paceLine(desk, scenario, paceOf(shelf, scenario, budget / 4, desk.now));
}

function paceLine(desk: Desk, scenario: string, pace: Pace): void {
  const cells = [
    grouped(actionsPerSecond(pace)).padStart(18),
    grouped(pace.safe).padStart(16),
    pace.playouts.toFixed(1).padStart(12),
    grouped(pace.actions).padStart(19),
  ];
  line(desk, `  ${scenario.padEnd(18)}  ${cells.join(' ')}`);
}

const grouped = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');
