import { sha256, toHex, utf8 } from '@bivouac/kernel';
import { type Finding, fuzz, type Report } from '@bivouac/testing';
import type { AnyShelf } from './shelf.ts';

/** Games are played in blocks with seeds of their own: however the blocks are shared out, the sum is the same. */
export interface Block {
  readonly games: number;
  readonly seed: number;
  readonly thorough: boolean;
}

const BLOCK = 25;

export function blocksOf(games: number, seed: number, thorough: boolean): readonly Block[] {
  const count = Math.ceil(games / BLOCK);
  return Array.from({ length: count }, (_, i) => ({
    games: Math.min(BLOCK, games - i * BLOCK),
    seed: i === 0 ? seed : Number.parseInt(toHex(sha256(utf8(`block ${i} of ${seed}`))).slice(0, 8), 16),
    thorough,
  }));
}

export const fuzzHere = (shelf: AnyShelf, { games, seed, thorough }: Block, onGame: () => void): Report =>
  fuzz(shelf, { games, seed, thorough, progress: onGame });

/** One report out of those of all blocks, in the order of the blocks. */
export function merged(reports: readonly Report[]): Report {
  return {
    games: sum(reports.map(report => report.games)),
    actions: sum(reports.map(report => report.actions)),
    findings: mergedFindings(reports.flatMap(report => report.findings)),
    refusals: mergedCounts(reports.map(report => report.refusals)),
    never: mergedNever(reports.map(report => report.never)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function mergedFindings(all: readonly Finding[]): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of all) {
    const like = JSON.stringify([finding.check, finding.question, finding.what.replace(/\d+/g, '#')]);
    const before = found.get(like);
    found.set(like, before ? { ...before, times: before.times + finding.times } : finding);
  }
  return [...found.values()];
}

function mergedCounts(all: readonly Report['refusals'][]): Report['refusals'] {
  const counts: Record<string, number> = {};
  for (const one of all) for (const key in one) counts[key] = (counts[key] ?? 0) + one[key]!;
  return counts;
}

/** Never reached at all is never reached in any block. */
function mergedNever(all: readonly Report['never'][]): Report['never'] {
  const kinds = Object.keys(all[0] ?? {}) as (keyof Report['never'])[];
  const both = (kind: keyof Report['never']): readonly string[] =>
    all.map(never => never[kind]).reduce((a, b) => a.filter(name => b.includes(name)));
  return Object.fromEntries(kinds.map(kind => [kind, both(kind)])) as unknown as Report['never'];
}
