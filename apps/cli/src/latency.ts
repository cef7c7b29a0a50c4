import { spawnSync } from 'node:child_process';
import { LEVELS, type LevelName } from '@bivouac/bots';
import { startChild } from './arena-children.ts';
import { MINDS } from './arena-match.ts';
import { EXIT, line, type Outside, Trouble } from './outside.ts';
import { progress } from './progress.ts';
import type { AnyShelf } from './shelf.ts';

// Whether General keeps to its budget on one core while a second game is running.

export interface LatencyJob {
  readonly shelvesFrom: string;
  readonly id: string;
  readonly scenario: string;
  readonly level: LevelName;
}
/** One decision: what it may take, and what it took. Milliseconds on the wall. */
export interface Took {
  readonly weight: string;
  readonly budget: number;
  readonly took: number;
  readonly thought: boolean; // false: there was nothing to think about
  readonly turn: string; // whose turn of which game
}
export interface Latency {
  readonly weight: string;
  readonly budget: number;
  readonly decisions: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly within: boolean; // 99 of 100 took at most their budget and a tenth
}

const CORE = '0';
const SLACK = 1.1;
const WARM = 3; // decisions not counted: the first ones are compiled

export async function latency(outside: Outside, shelf: AnyShelf, decisions: number, json: boolean): Promise<number> {
  if (!MINDS[shelf.game.id]) throw new Trouble(`${shelf.game.id} has no bot.ts: there is no General.`);
  const common = { shelvesFrom: outside.shelvesFrom, id: shelf.game.id, scenario: shelf.game.scenarios[0]! };
  const [general, second] = (['general', 'captain'] as const).map(level =>
    startChild('./latency-child.ts', { ...common, level } satisfies LatencyJob),
  );
  const children = [general!, second!];
  const pinned = children.every(child => pin(child.pid!));
  const bar = progress(outside, decisions, 'decisions of General');
  try {
    const other = counted(second!);
    const all = await heard(general!, decisions + WARM, count => bar.at(Math.max(0, count - WARM)));
    tell(outside, shelf, { found: latenciesOf(all.slice(WARM)), pinned, other: other() }, json);
    return latenciesOf(all.slice(WARM))[0]?.within ? EXIT.good : EXIT.findings;
  } finally {
    bar.end();
    for (const child of children) child.kill('SIGKILL');
  }
}

const pin = (pid: number): boolean => spawnSync('taskset', ['-cp', CORE, String(pid)]).status === 0;

function counted(child: ReturnType<typeof startChild>): () => number {
  let count = 0;
  child.on('message', () => count++);
  return () => count;
}

/** So many decisions that took thought. */
function heard(child: ReturnType<typeof startChild>, wanted: number, at: (count: number) => void): Promise<Took[]> {
  const all: Took[] = [];
  return new Promise((resolve, reject) => {
    child.on('exit', code => reject(new Trouble(`the process of General ended with ${code}`, EXIT.findings)));
    child.on('message', (took: Took) => {
      if (took.thought) all.push(took);
      at(all.length);
      if (all.length >= wanted) resolve(all);
    });
  });
}

/** Against the stated budgets first, of a decision and of a turn; then class by class, each decision against its own. */
export function latenciesOf(all: readonly Took[]): readonly Latency[] {
  const { ms, turnMs } = LEVELS.general;
  const weights = [...new Set(all.map(each => each.weight))];
  const stated = of(
    'all, stated budget',
    all.map(({ took }) => ({ took, budget: ms })),
  );
  const turns = of(
    'turns, stated',
    turnsOf(all).map(took => ({ took, budget: turnMs })),
  );
  return [
    stated,
    turns,
    ...weights.map(weight =>
      of(
        weight,
        all.filter(each => each.weight === weight),
      ),
    ),
  ];
}

/** What whole turns took. */
function turnsOf(all: readonly Took[]): readonly number[] {
  const sums = new Map<string, number>();
  for (const { turn, took } of all) sums.set(turn, (sums.get(turn) ?? 0) + took);
  return [...sums.values()];
}

function of(weight: string, all: readonly { readonly took: number; readonly budget: number }[]): Latency {
  const at = (share: number, values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
  const took = all.map(each => each.took);
  const [p50, p99, max] = [0.5, 0.99, 1].map(share => Math.round(at(share, took))) as [number, number, number];
  const budget = Math.round(Math.max(0, ...all.map(each => each.budget)));
  const over = at(
    0.99,
    all.map(each => each.took / each.budget),
  );
  return { weight, budget, decisions: all.length, p50, p99, max, within: over <= SLACK };
}

interface Findings {
  readonly found: readonly Latency[];
  readonly pinned: boolean;
  readonly other: number;
}

function tell(outside: Outside, { game }: AnyShelf, { found, pinned, other }: Findings, json: boolean): void {
  if (json) return line(outside, JSON.stringify({ game: game.id, pinned, other, latency: found }, null, 2));
  const where = pinned ? `both on core ${CORE}` : 'not pinned: there is no taskset';
  line(outside, `${game.id}: General by the clock on the wall, a second game beside it (${other} decisions), ${where}`);
  line(outside, '  question         at most, ms      count      p50      p99      max   99 % within budget + 10 %');
  for (const { weight, budget, decisions, p50, p99, max, within } of found) {
    const cells = [budget, decisions].map((n, i) => String(n).padStart(i === 0 ? 8 : 11));
    const times = [p50, p99, max].map(n => `${n} ms`.padStart(9));
    line(outside, `  ${weight.padEnd(20)}${cells.join('')}${times.join('')}   ${within ? 'yes' : 'NO'}`);
  }
}
