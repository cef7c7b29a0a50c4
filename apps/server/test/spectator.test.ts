import { type AnyGame, pending, picker, type Seat, view } from '@bivouac/kernel';
import { randomAction } from '@bivouac/testing';
import { game as wilderness } from '@bivouac/wilderness-war';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../src/workshop/visitor.ts';
import { type Started, startServer, until, Wire } from './help.ts';

// A game with secrets, seen by somebody who only watches.

const game = wilderness as AnyGame;
const ACTIONS = 120;

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function seatedAt(): Promise<{ id: string; who: Readonly<Record<Seat, Visitor>> }> {
  const [british, french] = [await server.guest(), await server.guest()];
  const setup = { scenario: 'annus-mirabilis', options: [] };
  const seats = { british: 'me', french: 'open' };
  const made = await british.must('POST', '/api/tables', { game: game.id, setup, seats, public: true, number: '1' });
  await french.must('POST', `/api/tables/${made.id}/join`, { seat: 'french', number: '2' });
  return { id: made.id, who: { british, french } };
}

const stateOf = async (id: string) => (await server.house.store.tables.get(id))!.state!;

/** Every whole number from 1000 up in something sent: what can be hidden is numbered so. */
function hiddenIn(value: unknown, found = new Set<number>()): Set<number> {
  if (typeof value === 'number' && value >= 1000) found.add(value);
  else if (value && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) if (!['now', 'since'].includes(key)) hiddenIn(each, found);
  }
  return found;
}
/** What the hands hold now; a card one side saw the other take may since have been played. */
const inHands = ({ hands }: { hands: object }): readonly number[] =>
  Object.values(hands).flatMap(({ cards }: { cards: readonly number[] }) => cards);

describe('a spectator of a game with secrets', () => {
  it('is told no card of either hand, no dice and no deck, in any frame', async () => {
    const { id, who } = await seatedAt();
    const stranger = await new Wire(server.base, id).open();
    await stranger.hello();
    const pick = picker(1757);
    const secret = (await server.house.store.tables.get(id))!.secret;
    let heard = 0;
    let hidden = 0;
    let early: readonly number[] = []; // in hands after three actions; a card face up then may be drawn again since
    for (let i = 0; i < ACTIONS; i++) {
      const state = await stateOf(id);
      if (i === 3) early = inHands(state);
      const [seat] = pending(game, state) as [Seat];
      if (!seat) break;
      const action = randomAction(game, view(game, state, seat), seat, pick);
      const reply = await who[seat]!.must('POST', `/api/tables/${id}/ask`, { t: 'act', id: `m${i}`, seat, action });
      expect(reply.t).toBe('done');
      await until(() => stranger.answers.some(each => each.t === 'update' && each.seq >= reply.seq));
      const [now, held] = [await stateOf(id), inHands(await stateOf(id))];
      const news = stranger.answers.slice(heard);
      heard = stranger.answers.length;
      const told = hiddenIn(news.filter(each => each.t === 'update' && each.seq === reply.seq));
      expect(held.filter(card => told.has(card))).toEqual([]);
      const text = JSON.stringify(news);
      const key = JSON.stringify((now.dice as { key: unknown }).key);
      const slugs = held.map(card => `card-${card - 1000}`);
      const leaks = [secret, key, '"vault":', '"dice":', '"secret":', '"deck":[', ...slugs.map(slug => `"${slug}"`)];
      expect(leaks.filter(each => text.includes(each))).toEqual([]);
      hidden += held.length;
    }
    expect(hidden).toBeGreaterThan(ACTIONS); // there was something to hide
    expect(heard).toBeGreaterThan(20);
    const seen = await stranger.ask({ t: 'at', id: 'x', count: 3 });
    expect(JSON.stringify(seen)).toContain('"hands":{}');
    expect(early.length).toBeGreaterThan(8);
    expect(early.filter(card => hiddenIn(seen).has(card))).toEqual([]);
    const over = (await server.visitor().get(`/api/tables/${id}/history`)).text;
    expect(over).not.toContain(secret);
    stranger.close();
    expect(server.errors).toEqual([]);
  });
});
