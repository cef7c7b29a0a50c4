import { keyedDice, start, whyNotSetup } from '@bivouac/kernel';
import { perft } from '@bivouac/testing';
import type { Command } from 'commander';
import { type Desk, EXIT, line, note, Trouble } from './desk.ts';
import { commaList, command, type End, whole } from './options.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';
import { kernelSays } from './texts.ts';

export interface PerftOptions {
  readonly depth: number;
  readonly scenario?: string;
  readonly options?: readonly string[];
}

export function addPerft(program: Command, desk: Desk, end: End): void {
  command(program, 'perft', 'count the distinct positions after 1, 2, … n actions', [
    'perft gettysburg-1988 --depth 2',
    'perft gettysburg-1988 --depth 3 --scenario day1',
  ])
    .argument('<game>', 'the game')
    .requiredOption('--depth <n>', 'how many actions', whole(1))
    .option('--scenario <id>', 'only this scenario (default: each)')
    .option('--options <ids>', 'optional rules, separated by commas', commaList)
    .action((id: string, options: PerftOptions) => end(count(desk, id, options)));
}

export function count(desk: Desk, id: string, options: PerftOptions): number {
  const shelf = shelfOf(desk.shelves, id);
  const scenarios = options.scenario === undefined ? shelf.game.scenarios : [options.scenario];
  for (const scenario of scenarios) scenarioCounts(desk, shelf, scenario, options);
  return EXIT.good;
}

const FIXED = '0'.repeat(64); // the same dice for everyone, so that counts can be compared

function scenarioCounts(desk: Desk, shelf: AnyShelf, scenario: string, options: PerftOptions): void {
  const setup = { scenario, options: options.options ?? [] };
  const wrong = whyNotSetup(shelf.game, setup);
  if (wrong) throw new Trouble(kernelSays('en', wrong));
  const { state } = start(shelf.game, shelf.complete?.(setup) ?? setup, keyedDice(FIXED));
  const extra = shelf.enumerate ? { enumerate: shelf.enumerate } : {};
  const sampled = shelf.enumerate ? '' : ' (of what cannot be listed, eight samples a question)';
  line(desk, `${shelf.game.id} ${scenario}${sampled}`);
  for (let depth = 1; depth <= options.depth; depth++) {
    const began = desk.now();
    line(desk, `  ${depth}  ${perft(shelf.game, state, depth, extra)}`);
    if (desk.screen) note(desk, `  (${((desk.now() - began) / 1000).toFixed(1)} s)`);
  }
}
