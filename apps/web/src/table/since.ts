import type { Event, Seat } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { type Entry, inForce, isHead } from './log.ts';
import { type Deed, deedsOf } from './story.ts';

// What the others did between two actions of one's own. A pass or a retreat in their phase is no action of one's own.

export interface Since {
  readonly deeds: readonly Deed[]; // numbered from 1 in this order
  readonly entries: readonly Entry[];
  readonly after: number; // actions in force before it
  readonly upTo: number; // the number of its last line
  readonly isFresh: boolean; // nothing of one's own came after it
}

interface Walk {
  phase: string | null; // whose it is; null: nobody's
  readonly runs: Run[];
}
interface Run {
  readonly entries: Entry[];
  after: number;
  upTo: number;
}
type Sided = (seat: Seat) => string;

/** The latest run of things done by others, as one side saw it; without a side, the latest phase. */
export function sinceOwn(lines: readonly Line[], side: string, sideOf: Sided): Since | undefined {
  const runs = runsOf(lines, side, sideOf).map(run => ({ ...run, deeds: deedsOf(run.entries) }));
  const at = runs.findLastIndex(({ deeds }) => deeds.length > 0);
  const run = runs[at];
  return run && { ...run, isFresh: at === runs.length - 1 };
}

/** Whose phase it is after these lines: by the latest heading; null: nobody's. */
export function phaseAfter(lines: readonly Line[]): string | null {
  const heads = inForce(lines).flatMap(line => line.events.filter(isHead));
  return heads.at(-1)?.by ?? null;
}

function runsOf(lines: readonly Line[], side: string, sideOf: Sided): readonly Run[] {
  const walk: Walk = { phase: null, runs: [{ entries: [], after: 0, upTo: 0 }] };
  for (const line of inForce(lines)) follow(walk, line, side, sideOf);
  return walk.runs;
}

function follow(walk: Walk, line: Line, side: string, sideOf: Sided): void {
  let own = side !== '' && isOwn(walk, line, side, sideOf);
  if (own) open(walk, line);
  const told = line.events.map((event, i): Entry => entryOf(line, event, i));
  for (const entry of told) {
    if (isHead(entry.event!)) {
      const before = walk.phase;
      walk.phase = entry.event!.by ?? null;
      if (walk.phase !== side)
        own = false; // what the next phase begins with is told
      else if (isBrought(line)) own = true;
      if (side === '' || (isBrought(line) && before === side && !own)) open(walk, line);
    }
    const run = walk.runs.at(-1)!;
    if (!own) run.entries.push(entry);
    run.upTo = line.seq;
  }
}
/** A game that was brought here tells its past in its first line: a phase stands for its actions. */
const isBrought = ({ kind }: Line): boolean => kind === 'open';
const open = (walk: Walk, { count }: Line): number => walk.runs.push({ entries: [], after: count, upTo: 0 });

/** In one's own phase, or opening it. */
function isOwn({ phase }: Walk, { kind, seat, events }: Line, side: string, sideOf: Sided): boolean {
  if (kind !== 'act' || seat === null || sideOf(seat) !== side) return false;
  return phase === null || phase === side || (events[0]?.by === side && isHead(events[0]));
}

const entryOf = ({ seq, seat, count }: Line, event: Event, i: number): Entry => ({
  ...{ key: `${seq}.${i}`, seat, count, event, note: null },
});
