import { type AnyBot, greedyBot, randomBot } from '@bivouac/bots';
import type { Desk } from '@bivouac/desk';
import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { desk as hexes } from '@bivouac/gettysburg-1988/desk';
import { type AnyGame, type AnyRecord, begin, enter, pending, type Secret, view } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { game as wilderness } from '@bivouac/wilderness-war';
import { desk as spaces } from '@bivouac/wilderness-war/desk';
import type { Page } from 'playwright-core';
import { phaseAfter, sinceOwn } from '../src/table/since.ts';

// An enemy phase, played by a bot beforehand, to be played into a page move by move.

// biome-ignore lint/suspicious/noExplicitAny: desks of all games
type AnyDesk = Desk<any, any>;

export const SECRET = 'ab'.repeat(32) as Secret;
const MOST = 300;

interface Act {
  readonly seat: string;
  readonly action: unknown;
}
export interface Staged {
  readonly query: string;
  readonly acts: readonly Act[];
  readonly next: Act; // an action of his own
  readonly deeds: number; // that are told to who sits at the page
  readonly asks: number; // after so many actions he is asked for something on the map
}

const linesOf = ({ opening, history }: AnyRecord): readonly Line[] => [
  { seq: 1, count: 0, kind: 'open', seat: null, events: opening },
  ...history.map(({ seat, events }, n): Line => ({ seq: n + 2, count: n + 1, kind: 'act', seat, events })),
];

/** Until it is this side's own phase and enough has happened. */
function staged(game: AnyGame, desk: AnyDesk, scenario: string, side: string): Staged {
  const bot = (game.id === 'gettysburg-1988' ? greedyBot(gettysburg, mind) : randomBot(game)) as AnyBot;
  let record: AnyRecord = begin(game, { scenario, options: [] }, SECRET);
  let asks = 0;
  for (let i = 1; i < MOST; i++) {
    const seat = pending(game, record.state)[0]!;
    const seen = view(game, record.state, seat);
    const { action } = bot.decide(seen, seat, [], i);
    if (seat === side && desk.offer(seen, seat, desk.start).targets.length > 0) asks = record.history.length;
    const deeds = sinceOwn(linesOf(record), side, each => each)?.deeds ?? [];
    if (seat === side && phaseAfter(linesOf(record)) === side && deeds.length > 2 && asks > 0) {
      const query = `game=${game.id}&scenario=${scenario}&seats=${side}&secret=${SECRET}`;
      return { query, acts: record.history, next: { seat, action }, deeds: deeds.length, asks };
    }
    record = enter(game, record, seat, action);
  }
  throw new Error('no such phase');
}

export const unionWaits = (): Staged => staged(gettysburg as AnyGame, hexes as AnyDesk, 'day2', 'union');
export const britishWait = (): Staged => staged(wilderness as AnyGame, spaces as AnyDesk, 'annus-mirabilis', 'british');

export const playInto = (page: Page, acts: readonly Act[]): Promise<void> =>
  page.evaluate(
    (all: readonly Act[]) => {
      const { playFor } = globalThis as never as { playFor(seat: string, action: unknown): void };
      for (const { seat, action } of all) playFor(seat, action);
    },
    acts.map(({ seat, action }) => ({ seat, action })),
  );
