import { keyedDice, start, whyNotSetup } from '@bivouac/kernel';
import { perft } from '@bivouac/testing';
import type { Command } from 'commander';
import { commaList, command, type End, whole } from './options.ts';
import { EXIT, line, note, type Outside, Trouble } from './outside.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';
import { kernelSays } from './texts.ts';

export interface PerftOptions {
  readonly depth: number;
  readonly scenario?: string;
  readonly options?: readonly string[];
}

export function addPerft(program: Command, outside: Outside, end: End): void {
  command(program, 'perft', 'count the distinct positions after 1, 2, … n actions', [
    'perft gettysburg-1988 --depth 2',
    'perft gettysburg-1988 --depth 3 --scenario day1',
  ])
    .argument('<game>', 'the game')
    .requiredOption('--depth <n>', 'how many actions', whole(1))
    .option('--scenario <id>', 'only this scenario (default: each)')
    .option('--options <ids>', 'optional rules, separated by commas', commaList)
    .action((id: string, options: PerftOptions) => end(count(outside, id, options)));
}

export function count(outside: Outside, id: string, options: PerftOptions): number {
  const shelf = shelfOf(outside.shelves, id);
  const scenarios = options.scenario === undefined ? shelf.game.scenarios : [options.scenario];
  for (const scenario of scenarios) scenarioCounts(outside, shelf, scenario, options);
  return EXIT.good;
}

const FIXED = '0'.repeat(64); // the same dice for everyone, so that counts can be compared

function scenarioCounts(outside: Outside, shelf: AnyShelf, scenario: string, options: PerftOptions): void {
  const setup = { scenario, options: options.options ?? [] };
  const wrong = whyNotSetup(shelf.game, setup);
  if (wrong) throw new Trouble(kernelSays('en', wrong));
  const { state } = start(shelf.game, shelf.complete?.(setup) ?? setup, keyedDice(FIXED));
  const extra = shelf.enumerate ? { enumerate: shelf.enumerate } : {};
  const sampled = shelf.enumerate ? '' : ' (of what cannot be listed, eight samples a question)';
  line(outside, `${shelf.game.id} ${scenario}${sampled}`);
  for (let depth = 1; depth <= options.depth; depth++) {
    const began = outside.now();
    line(outside, `  ${depth}  ${perft(shelf.game, state, depth, extra)}`);
    if (outside.screen) note(outside, `  (${((outside.now() - began) / 1000).toFixed(1)} s)`);
  }
}
