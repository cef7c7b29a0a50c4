import { randomInt } from 'node:crypto';
import { type AnyJob, isLevel, type Pool } from '@bivouac/bots';
import { type Event, picker, type Seat, view } from '@bivouac/kernel';
import { entryOf } from '@bivouac/registry';
import type { Answer, BotThought, Room, Told } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { newId } from '../ids.ts';
import { botMayAnswer, botSeats, type Live } from '../tables/live.ts';

/** What a bot says now, to be handled if nothing has happened meanwhile. */
export interface BotAnswer {
  readonly ask: Told;
  readonly after: number; // the number of the last deed it knew
  readonly thought: BotThought | null;
}
interface Busy {
  readonly after: number;
  readonly seat: Seat;
  since: number;
  budget: number;
}

/** The number of the last line that was not mere talk. */
const lastDeed = ({ lines }: Room): number => lines.findLast(line => line.kind !== 'say')?.seq ?? 0;
/** Something happened while it thought. */
export const isStale = ({ room }: Live, { after }: BotAnswer): boolean => !room || lastDeed(room) !== after;

/** The bots of this process. They know what their seats know, and enter by the door everyone uses. */
export class Bots {
  readonly #pool: Pool;
  readonly #tell: (table: string, answer: Answer) => void;
  readonly #busy = new Map<string, Busy>();

  constructor(pool: Pool, tell: (table: string, answer: Answer) => void) {
    this.#pool = pool;
    this.#tell = tell;
  }

  close(): void {
    this.#pool.close();
  }

  /** Null: no bot is to speak, or it is at it. */
  async answer(live: Live): Promise<BotAnswer | null> {
    const { row, room } = live;
    if (row.status !== 'playing' || !room) return null;
    const after = lastDeed(room);
    const said = toProposal(live, room);
    if (said) return { ask: said, after, thought: null };
    const bots = botSeats(live);
    const seat = row.pending.find(each => bots.includes(each));
    if (seat === undefined || this.#busy.get(row.id)?.after === after) return null;
    const { action, thought } = await this.#decision(live, room, seat, after);
    return { ask: { t: 'act', id: `bot-${newId()}`, seat, action: action as never }, after, thought };
  }

  /** Whoever thinks at this table answers with what it has. */
  hurry(table: string): void {
    const busy = this.#busy.get(table);
    if (busy) this.#pool.hurry(`${table} ${busy.seat}`);
  }

  thinking(table: string): Answer | null {
    const busy = this.#busy.get(table);
    if (!busy || busy.budget === 0) return null;
    return { t: 'thinking', seat: busy.seat, budget: busy.budget, spent: Date.now() - busy.since };
  }

  async #decision(live: Live, room: Room, seat: Seat, after: number) {
    const { game, row } = live;
    const job = jobAt(live, room, seat);
    if (!isLevel(job.level) || !entryOf(game.id)?.mind) return { action: anything(live, job), thought: null };
    const busy: Busy = { after, seat, since: Date.now(), budget: 0 };
    this.#busy.set(row.id, busy);
    const began = ({ ms }: { ms: number }): void => this.#began(row.id, busy, ms);
    try {
      const { action, level, ideas, trials, ms } = await this.#pool.think(game.id, job, began);
      const kept = ideas.map(({ say, win, vp, why }) => ({ say, win, vp, why }));
      return { action, thought: kept.length > 0 ? { level, trials, ms, ideas: kept } : null };
    } catch {
      return { action: anything(live, job), thought: null }; // it failed twice: any legal action, and the game goes on
    } finally {
      if (this.#busy.get(row.id) === busy) this.#busy.delete(row.id);
    }
  }

  #began(table: string, busy: Busy, budget: number): void {
    Object.assign(busy, { budget, since: Date.now() });
    const answer = this.thinking(table);
    if (answer) this.#tell(table, answer);
  }
}

const anything = ({ game }: Live, { view: seen, seat, seed }: AnyJob) => randomAction(game, seen, seat, picker(seed));

function jobAt({ game, row, seats }: Live, room: Room, seat: Seat): AnyJob {
  const seen = view(game, room.record.state, seat);
  const level = seats.find(each => each.seat === seat)?.name ?? '';
  const seed = randomInt(2 ** 31);
  return { key: `${row.id} ${seat}`, level, seat, view: seen, notes: notesOf({ game, room }, seat), seed };
}

function notesOf({ game, room }: { game: Live['game']; room: Room }, seat: Seat): readonly Event[] {
  const { opening, history, state } = room.record;
  const screens = game.seats(state.setup)[seat]?.screens ?? [];
  const heard = [opening, ...history.map(entry => entry.events)].flat();
  return heard.filter(({ only }) => !only || only.some(screen => screens.includes(screen)));
}

/** Where only bots can answer, a draw is declined and a take-back granted. */
function toProposal(live: Live, { proposal }: Room): Told | null {
  if (!proposal || !botMayAnswer(live, proposal.by)) return null;
  const seat = botSeats(live).find(each => each !== proposal.by)!;
  return { t: 'answer', id: `bot-${newId()}`, seat, yes: proposal.what === 'takeBack' };
}
