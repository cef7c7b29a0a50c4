import type { Command } from 'commander';
import { type BotFigures, botFigures, tellBots } from './bench-bots.ts';
import { type DragFigure, dragFigure } from './bench-drag.ts';
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
import { type ReachFigure, reachFigure } from './bench-reach.ts';
import { latency } from './latency.ts';
import { command, type End, seconds, whole } from './options.ts';
import { EXIT, line, type Outside } from './outside.ts';
import { progress } from './progress.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

export interface BenchOptions {
  readonly json?: boolean;
  readonly seconds: number;
  readonly latency?: boolean;
  readonly decisions: number;
}

export function addBench(program: Command, outside: Outside, end: End): void {
  command(
    program,
    'bench',
    'measure copy, view, choices, actions and playouts, in nanoseconds of processor time and in JSON round trips of the same states; and bots. ' +
      '`npm run bench` runs the sources as they are built for server and client: types are taken out, nothing is put in',
    ['bench', 'bench gettysburg-1988 --seconds 10', 'bench --json', 'bench gettysburg-1988 --latency'],
  )
    .argument('[games...]', 'the games (default: all)')
    .option('--json', 'print the figures as JSON and nothing else')
    .option('--seconds <n>', 'time spent on each figure', seconds, 1)
    .option('--latency', 'instead: how punctual General is on one core, while a second game is running')
    .option('--decisions <n>', 'with --latency: decisions of General to be timed', whole(10), 100)
    .action(async (ids: readonly string[], options: BenchOptions) =>
      end(options.latency ? await punctual(outside, ids, options) : bench(outside, ids, options)),
    );
}

export type Figures = Readonly<Record<Measure, Figure>>;
interface Benched extends Figures {
  readonly drag?: DragFigure;
  readonly crowd?: DragFigure; // the same with as much on the table as it has to bear
  readonly reach?: ReachFigure;
  readonly bots?: BotFigures;
}

const chosenOf = (outside: Outside, ids: readonly string[]): readonly AnyShelf[] =>
  ids.length > 0 ? ids.map(id => shelfOf(outside.shelves, id)) : outside.shelves;

async function punctual(outside: Outside, ids: readonly string[], { decisions, json }: BenchOptions): Promise<number> {
  let worst: number = EXIT.good;
  for (const shelf of chosenOf(outside, ids))
    worst = Math.max(worst, await latency(outside, shelf, decisions, json === true));
  return worst;
}

export function bench(outside: Outside, ids: readonly string[], options: BenchOptions): number {
  const figures: Record<string, Benched> = {};
  for (const shelf of chosenOf(outside, ids)) {
    const budget = options.seconds * 1000;
    const sample = sampleOf(shelf);
    const found = figuresOf(outside, shelf, sample, budget);
    if (!options.json) table(outside, shelf, found, budget);
    const drag = dragFigure(shelf, sample, outside.cpu);
    if (drag && !options.json) tellDrag(outside, drag, '');
    const crowd = shelf.crowded ? dragFigure(shelf, shelf.crowded(), outside.cpu) : null;
    if (crowd && !options.json) tellDrag(outside, crowd, ' on a crowded table');
    const reach = reachFigure(shelf, sample, outside.cpu);
    if (reach && !options.json) tellReach(outside, reach);
    const bots = botFigures(shelf, sample, budget, outside.now);
    if (!options.json) tellBots(outside, bots);
    figures[shelf.game.id] = {
      ...{ ...found, ...(drag ? { drag } : {}), ...(crowd ? { crowd } : {}) },
      ...{ ...(reach ? { reach } : {}), ...(bots ? { bots } : {}) },
    };
  }
  if (options.json) line(outside, JSON.stringify(figures, null, 2));
  return EXIT.good;
}

function figuresOf(outside: Outside, shelf: AnyShelf, sample: ReturnType<typeof sampleOf>, budget: number): Figures {
  const bar = progress(outside, MEASURES.length, `figures of ${shelf.game.id}`);
  let measured = 0;
  const figures = measureAll(shelf, sample, budget, outside.cpu, () => bar.at(++measured));
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

function table(outside: Outside, shelf: AnyShelf, figures: Figures, budget: number): void {
  line(outside, `${shelf.game.id}${' '.repeat(Math.max(1, 24 - shelf.game.id.length))}          ns   JSON round trips`);
  for (const measure of MEASURES) {
    const { ns, ratio } = figures[measure];
    line(outside, `  ${NAMES[measure].padEnd(18)}${grouped(ns).padStart(16)}${ratio.toFixed(3).padStart(19)}`);
  }
  line(
    outside,
    '  scenario            actions/s in place   actions/s safe   playouts/s   actions a playout   (of processor time)',
  );
  for (const scenario of shelf.game.scenarios)
    paceLine(outside, scenario, paceOf(shelf, scenario, budget / 4, outside.cpu));
}

function tellDrag(outside: Outside, { pieces, queries, p99, ratio, shown }: DragFigure, where: string): void {
  const said = `  a pose while dragging${where}, the slowest of a hundred (${grouped(queries)} asked, ${pieces} pieces)`;
  const all = `with all that is offered there ${inMs(shown)} ms`;
  line(outside, `${said}: ${inMs(p99)} ms, ${ratio.toFixed(2)} JSON round trips; ${all}`);
}
function tellReach(outside: Outside, { queries, p99 }: ReachFigure): void {
  line(
    outside,
    `  what a unit reaches and at what cost, the slowest of a hundred (${grouped(queries)} asked): ${inMs(p99)} ms`,
  );
}
const inMs = (ns: number): string => (ns / 1e6).toFixed(2);

function paceLine(outside: Outside, scenario: string, pace: Pace): void {
  const cells = [
    grouped(actionsPerSecond(pace)).padStart(18),
    grouped(pace.safe).padStart(16),
    pace.playouts.toFixed(1).padStart(12),
    grouped(pace.actions).padStart(19),
  ];
  line(outside, `  ${scenario.padEnd(18)}  ${cells.join(' ')}`);
}

const grouped = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');
