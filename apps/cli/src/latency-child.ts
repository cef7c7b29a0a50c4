import { budgetOf, LEVELS, levelBot, mixed, SHARES } from '@bivouac/bots';
import { type Event, keyedDice, pending, play, start, view } from '@bivouac/kernel';
import { MINDS, secretOf } from './arena-match.ts';
import type { LatencyJob, Took } from './latency.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

// A process that plays games of one level against itself by the clock on the wall, and says how long each decision took.

const job = JSON.parse(process.argv[2]!) as LatencyJob;
const { shelves } = (await import(job.shelvesFrom)) as { shelves: readonly AnyShelf[] };
const shelf = shelfOf(shelves, job.id);
const { game } = shelf;
const mind = MINDS[game.id]!;
const level = LEVELS[job.level];
const budget = budgetOf(level, () => performance.now());

process.on('disconnect', () => process.exit());

function* decisions(seed: number): Generator<Took> {
  const setup = { scenario: job.scenario, options: [] };
  let { state } = start(game, shelf.complete?.(setup) ?? setup, keyedDice(secretOf(seed)));
  const notes: Event[] = [];
  const bots = new Map(
    Object.keys(game.seats(state.setup)).map(seat => [seat, levelBot(level, game, mind, budget, 1)]),
  );
  const turns = new Map<string, string>(); // by seat, from one quiet moment to the next
  for (let n = 0; pending(game, state).length > 0; n++) {
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    const weight = mind.weight(seen);
    const bot = bots.get(seat)!;
    const may = level.ms * (bot.share?.(seen) ?? SHARES[weight]);
    const began = performance.now();
    const { action, trials } = bot.decide(seen, seat, notes, mixed(seed, n));
    const took = performance.now() - began;
    if (mind.quiet(seen)) turns.set(seat, `${seed} ${seat} ${n}`);
    yield { weight, budget: may, took, thought: trials > 0, turn: turns.get(seat) ?? `${seed} ${seat}` };
    const played = play(game, state, seat, action);
    notes.push(...played.events.filter(event => !event.only));
    state = played.state;
  }
}

/** Message by message, so that the parent's end is noticed. */
for (let seed = 1; ; seed++) {
  for (const took of decisions(seed)) {
    process.send?.(took);
    await new Promise(resolve => setImmediate(resolve));
  }
}
