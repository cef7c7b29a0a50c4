import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, hash, read, write } from '@bivouac/kernel';
import { CHECKS, type Finding, type Report, recordOf } from '@bivouac/testing';
import type { Command } from 'commander';
import { writeSafely } from './files.ts';
import { type Block, blocksOf, fuzzHere, merged } from './fuzz-blocks.ts';
import { fuzzInThreads } from './fuzz-threads.ts';
import { command, type End, whole } from './options.ts';
import { EXIT, line, lines, type Outside } from './outside.ts';
import { progress } from './progress.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly thorough?: boolean;
  readonly crashes: string;
}

const MOST_JOBS = 4;

export function addFuzz(program: Command, outside: Outside, end: End): void {
  command(program, 'fuzz', 'play random games and look for anything wrong; exits with 1 when something is', [
    'fuzz gettysburg-1988 --games 2000 --seed 1',
    'fuzz gettysburg-1988 --games 50 --seed 7 --thorough --jobs 1',
  ])
    .argument('<game>', 'the game')
    .option('--games <n>', 'how many games', whole(1), 100)
    .option('--seed <n>', 'the same seed, the same games, whatever the jobs', whole(0), 1)
    .option('--jobs <n>', 'threads', whole(1), Math.min(MOST_JOBS, availableParallelism()))
    .option('--thorough', 'also reload, leak and undo checks: much slower')
    .option('--crashes <folder>', 'where findings are written as saved games', 'crashes')
    .action(async (id: string, options: FuzzOptions) => end(await fuzzGame(outside, id, options)));
}

export async function fuzzGame(outside: Outside, id: string, options: FuzzOptions): Promise<number> {
  const shelf = shelfOf(outside.shelves, id);
  const blocks = blocksOf(options.games, options.seed, options.thorough === true);
  const report = merged(await inBlocks(outside, shelf, blocks, options));
  const saves = report.findings.map(finding => saveOf(outside, shelf, finding, options.crashes));
  lines(
    outside,
    report.findings.map((finding, i) => findingLines(finding, saves[i]!)),
  );
  lines(outside, neverLines(report, shelf.rare ?? {}));
  line(outside, `${id}: ${report.games} games, ${report.actions} actions, ${report.findings.length} findings`);
  return report.findings.length > 0 ? EXIT.findings : EXIT.good;
}

async function inBlocks(outside: Outside, shelf: AnyShelf, blocks: readonly Block[], options: FuzzOptions) {
  const bar = progress(outside, options.games, 'games');
  let games = 0;
  const onGame = (): void => bar.at(++games);
  const jobs = Math.min(options.jobs, blocks.length);
  const reports =
    jobs === 1
      ? blocks.map(block => fuzzHere(shelf, block, onGame))
      : await fuzzInThreads(outside.shelvesFrom, shelf.game.id, blocks, jobs, onGame);
  bar.end();
  return reports;
}

/** The finding as a saved game that `replay` and `play` open; null when not even its opening can be played. */
function saveOf(outside: Outside, shelf: AnyShelf, finding: Finding, folder: string): string | null {
  const text = openable(shelf.game, finding);
  if (text === null) return null;
  const file = join(folder, `${shelf.game.id}-${finding.check}-${hash(text).slice(0, 8)}.json`);
  writeSafely(outside, file, text);
  return file;
}

const STEPS_BACK = 3;

/** An impossible position cannot be opened; the one before it can. */
function openable(game: AnyGame, finding: Finding): string | null {
  if (!finding.reproduce) return null;
  const { history } = finding.reproduce;
  for (let back = 0; back <= STEPS_BACK; back++) {
    const reproduce = { ...finding.reproduce, history: history.slice(0, Math.max(0, history.length - back)) };
    const text = openedAgain(game, recordOf(game, { ...finding, reproduce }));
    if (text) return text;
  }
  return null;
}

/** The record written and read again; null if it cannot be. */
function openedAgain(game: AnyGame, record: ReturnType<typeof recordOf>): string | null {
  try {
    const text = record && write(record);
    return text && read(text, [game]).game === game ? text : null;
  } catch {
    return null;
  }
}

function findingLines(finding: Finding, save: string | null): string {
  const where = finding.question ? ` at ${finding.question}` : '';
  const last = finding.reproduce?.history.at(-1);
  const said = [`✗ ${finding.check} (${CHECKS[finding.check]})${where}, ${finding.times}×: ${finding.what}`];
  if (last) said.push(`  last action, by ${last.seat}: ${JSON.stringify(last.action)}`);
  said.push(save ? `  opens with: npx bivouac replay ${save}` : '  (it cannot be written as a saved game)');
  return said.join('\n');
}

function neverLines(report: Report, rare: Readonly<Record<string, string>>): readonly string[] {
  const never: Readonly<Record<string, readonly string[]>> = { ...report.never };
  return Object.entries(never).flatMap(([kind, names]) =>
    names.length > 0
      ? [
          `never reached, ${kind} (${names.length}):`,
          ...names.map(name => `  ${name}${rare[name] ? `: ${rare[name]}` : ''}`),
        ]
      : [],
  );
}
