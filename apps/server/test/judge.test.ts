import { join } from 'node:path';
import type { AnyGame } from '@bivouac/kernel';
import { game as wilderness } from '@bivouac/wilderness-war';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, settle, type Table } from '../src/workshop/judge.ts';
import type { Player } from '../src/workshop/player.ts';
import { player, type Started, startServer, until } from './help.ts';

// The judge of `npm run torture`: content with an honest table, and not with a planted fault.

const game = wilderness as AnyGame;
let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function played(): Promise<Table> {
  const [british, french] = [await server.guest(), await server.guest()];
  const wish = { game: game.id, setup: { scenario: 'annus-mirabilis', options: [] }, public: true };
  const made = await british.must('POST', '/api/tables', { ...wish, seats: { british: 'me', french: 'open' } });
  await french.must('POST', `/api/tables/${made.id}/join`, { seat: 'french' });
  const who = [british, french, server.visitor()];
  const players = who.map((each, i) => player(each, made.id, i, { game, plays: i < 2 }));
  await until(() => players.every(each => each.seq > 20));
  for (const each of players) each.pause();
  const fresh = (of: Player): Player => player(who[players.indexOf(of)]!, made.id, 9, { game, plays: false });
  return { id: made.id, game, players, fresh };
}

describe('the judge', () => {
  it('finds nothing at an honest table, and every planted fault', async () => {
    const table = await played();
    const [british, french, stranger] = table.players as [Player, Player, Player];
    const database = join(server.data, 'bivouac.sqlite');
    const found = async (): Promise<string> => (await judge(database, [table])).join('\n');
    await settle([table]);
    expect(await found()).toBe('');

    british.acked.set('never-sent', 3);
    expect(await found()).toMatch(/lost: never-sent at 3$/);
    british.acked.delete('never-sent');

    const { update } = french;
    const hands = { french: { ...(update!.views['french']!.hands['french'] as object), cards: [1001] } };
    french.update = { ...update!, views: { french: { ...update!.views['french']!, hands } } };
    expect(await found()).toMatch(/^wilderness-war \S+ one who comes now sees it otherwise than p1$/);
    french.update = update;

    stranger.lines.pop();
    expect(await found()).toContain('clients differ');
    for (const each of table.players) each.stop();
  });
});
