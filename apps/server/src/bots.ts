import { randomInt } from 'node:crypto';
import { look, picker } from '@bivouac/kernel';
import type { Ask } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { newId } from './ids.ts';
import { botMayAnswer, botSeats, type Live } from './live.ts';

type Told = Exclude<Ask, { t: 'hello' } | { t: 'at' }>;

/** What a server bot says now; null: nothing. It knows what its seat knows, and enters by the door everyone uses. */
export function botAsk(live: Live): Told | null {
  const { game, row, room } = live;
  if (row.status !== 'playing' || !room) return null;
  const bots = botSeats(live);
  const id = `bot-${newId()}`;
  const { proposal } = room;
  if (proposal && botMayAnswer(live, proposal.by)) {
    const seat = bots.find(each => each !== proposal.by)!;
    return { t: 'answer', id, seat, yes: proposal.what === 'takeBack' };
  }
  const seat = row.pending.find(each => bots.includes(each));
  if (seat === undefined) return null;
  const pick = picker(randomInt(2 ** 31));
  const action = randomAction(game, look(game, room.record.state, seat), seat, pick);
  return { t: 'act', id, seat, action: action as never };
}
