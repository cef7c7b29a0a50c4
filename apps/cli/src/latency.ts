import { spawnSync } from 'node:child_process';
import { LEVELS, type LevelName } from '@bivouac/bots';
import { startChild } from './arena-children.ts';
import { MINDS } from './arena-match.ts';
import { type Desk, EXIT, line, Trouble } from './desk.ts';
import { progress } from './progress.ts';
import type { AnyShelf } from './shelf.ts';

// Whether General keeps to its budget on one core while a second game is running.

export interface LatencyJob {
  readonly shelvesFrom: string;
  readonly id: string;
  readonly scenario: string;
  readonly level: LevelName;
}
/** One decision: what its class of question may take, and what it took. Milliseconds on the wall. */
export interface Took {
  readonly weight: string;
  readonly budget: number;
  readonly took: number;
  readonly thought: boolean; // false: there was nothing to think about
}
export interface Latency {
  readonly weight: string;
  readonly budget: number;
  readonly decisions: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly within: boolean; // the 99th percentile is at most the budget and a tenth
}

const CORE = '0';
const SLACK = 1.1;
const WARM = 3; // decisions not counted: the first ones are compiled

export async function latency(desk: Desk, shelf: AnyShelf, decisions: number, json: boolean): Promise<number> {
  if (!MINDS[shelf.game.id]) throw new Trouble(`${shelf.game.id} has no bot.ts: there is no General.`);
  const common = { shelvesFrom: desk.shelvesFrom, id: shelf.game.id, scenario: shelf.game.scenarios[0]! };
  const [general, second] = (['general', 'veteran'] as const).map(level =>
    startChild('./latency-child.ts', { ...common, level } satisfies LatencyJob),
  );
  const children = [general!, second!];
  const pinned = children.every(child => pin(child.pid!));
  const bar = progress(desk, decisions, 'decisions of General');
  try {
    const other = counted(second!);
    const all = await heard(general!, decisions + WARM, count => bar.at(Math.max(0, count - WARM)));
    tell(desk, shelf, { found: latenciesOf(all.slice(WARM)), pinned, other: other() }, json);
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

/** Against the stated budget first, then class by class. */
export function latenciesOf(all: readonly Took[]): readonly Latency[] {
  const weights = [...new Set(all.map(each => each.weight))];
  const stated = of('all, stated budget', LEVELS.general.ms, all);
  const classes = weights.map(weight => {
    const mine = all.filter(each => each.weight === weight);
    return of(weight, mine[0]!.budget, mine);
  });
  return [stated, ...classes];
}

function of(weight: string, budget: number, all: readonly Took[]): Latency {
  const sorted = all.map(each => each.took).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  const p99 = at(0.99);
  return { weight, budget, decisions: all.length, p50: at(0.5), p99, max: at(1), within: p99 <= budget * SLACK };
}

interface Findings {
  readonly found: readonly Latency[];
  readonly pinned: boolean;
  readonly other: number;
}

function tell(desk: Desk, { game }: AnyShelf, { found, pinned, other }: Findings, json: boolean): void {
  if (json) return line(desk, JSON.stringify({ game: game.id, pinned, other, latency: found }, null, 2));
  const where = pinned ? `both on core ${CORE}` : 'not pinned: there is no taskset';
  line(desk, `${game.id}: General by the clock on the wall, a second game beside it (${other} decisions), ${where}`);
  line(desk, '  question              budget  decisions      p50      p99      max   p99 within budget + 10 %');
  for (const { weight, budget, decisions, p50, p99, max, within } of found) {
    const cells = [budget, decisions].map((n, i) => String(n).padStart(i === 0 ? 8 : 11));
    const times = [p50, p99, max].map(n => `${n} ms`.padStart(9));
    line(desk, `  ${weight.padEnd(20)}${cells.join('')}${times.join('')}   ${within ? 'yes' : 'NO'}`);
  }
}
