import { LEVELS, Pool } from '@bivouac/bots';
import { game } from '@bivouac/gettysburg-1988';
import { keyedDice, play, refusal, start, view } from '@bivouac/kernel';
import type { Answer } from '@bivouac/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botThreads, threadsFor } from '../src/bots/bot-threads.ts';
import { levelsOf } from '../src/tables/live.ts';
import { day1, player, type Started, startServer, until, Wire } from './help.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const opening = start(game, { scenario: 'day1', options: [] }, keyedDice('1'.repeat(64))).state;
const { state } = play(game, opening, 'confederate', { type: 'endMovement' });
const job = (level: string, key = 't union') => ({
  ...{ key, level, seat: 'union', view: view(game, state, 'union'), notes: [], seed: 5 },
});
const acts = (answers: readonly Answer[], seat: string): number =>
  answers.flatMap(each => (each.t === 'update' ? each.lines : [])).filter(l => l.kind === 'act' && l.seat === seat)
    .length;

describe('threads', () => {
  it('leave one core to the tables', () => expect([1, 2, 8].map(threadsFor)).toEqual([1, 1, 7]));

  it('decide legally and say what they may take', async () => {
    const pool = botThreads(1);
    const budgets: number[] = [];
    const { action, level, ideas } = await pool.think(game.id, job('recruit'), ({ ms }) => budgets.push(ms));
    expect(refusal(game, view(game, state, 'union'), 'union', action)).toBeNull();
    expect([level, ideas.length > 0, budgets]).toEqual(['recruit', true, [50]]);
    pool.close();
  });

  it('answer at once with what they have when somebody is in a hurry', async () => {
    const pool = botThreads(1);
    await pool.think(game.id, job('recruit')); // the game is loaded
    const { ms } = await pool.think(game.id, job('general'), () => pool.hurry('t union'));
    expect(ms).toBeLessThan(LEVELS.general.ms);
    pool.close();
  });

  it('an unknown game is refused, twice tried, and the thread lives on', async () => {
    const pool = botThreads(1);
    await expect(pool.think('chess', job('recruit'))).rejects.toThrow('no game chess');
    expect((await pool.think(game.id, job('recruit'))).level).toBe('recruit');
    pool.close();
  });
});

describe('a table with a bot of a level', () => {
  it('plays on its own, tells that it thinks, and keeps its thoughts until the end', async () => {
    const who = await server.guest();
    const made = await who.must('POST', '/api/tables', day1({ confederate: 'me', union: 'bot:captain' }));
    const wire = await new Wire(server.base, made.id, who.cookie).open();
    await wire.hello();
    await wire.ask({ t: 'act', id: 'a1', seat: 'confederate', action: { type: 'endMovement' } });
    const thinking = await until(() => wire.answers.find(each => each.t === 'thinking'));
    expect(thinking).toMatchObject({ seat: 'union', budget: 400 });
    expect(wire.answers.find(each => each.t === 'welcome')).toMatchObject({
      table: { players: { union: { kind: 'bot', level: 'captain', name: '' } } },
    });
    await until(() => acts(wire.answers, 'union') > 0);
    expect(await wire.ask({ t: 'at', id: 'p1', count: 2 })).not.toHaveProperty('thought');
    expect(await wire.ask({ t: 'hurry', id: 'h1' })).toMatchObject({ t: 'done' });
    const stranger = await new Wire(server.base, made.id, (await server.guest()).cookie).open();
    expect(await stranger.ask({ t: 'hurry', id: 'h2' })).toMatchObject({ t: 'refused' });
    await wire.ask({ t: 'resign', id: 'r1', seat: 'confederate' });
    const { thought } = (await wire.ask({ t: 'at', id: 'p2', count: 2 })) as { thought?: { level: string; ideas: [] } };
    expect(thought?.level).toBe('captain');
    expect(thought?.ideas.length).toBeGreaterThan(0);
    wire.close();
    stranger.close();
    expect(server.errors).toEqual([]);
  });

  it('set up when there were three levels, or by an old page, has a Captain for a Veteran', async () => {
    const row = { seat: 'union', kind: 'bot', account: null, name: 'veteran', number: 'n' } as const;
    expect(levelsOf([row])).toEqual({ union: 'captain' });
    const who = await server.guest();
    const made = await who.must('POST', '/api/tables', day1({ confederate: 'me', union: 'bot:veteran' }));
    const wire = await new Wire(server.base, made.id, who.cookie).open();
    await wire.hello();
    expect(wire.answers.find(each => each.t === 'welcome')).toMatchObject({
      table: { players: { union: { kind: 'bot', level: 'captain' } } },
    });
    wire.close();
  });

  it('plays a whole game', async () => {
    const who = await server.guest();
    const made = await who.must('POST', '/api/tables', day1({ union: 'me', confederate: 'bot:recruit' }));
    const one = player(who, made.id, 5);
    await one.over;
    expect(one.faults).toEqual([]);
    one.stop();
  });
});

describe('a thread that breaks', () => {
  it('costs a move its thought, never the game', async () => {
    let started = 0;
    const pool = new Pool(1, (_hear, broke) => ({
      post: () => {
        started++;
        queueMicrotask(() => broke('gone'));
      },
      end: () => {},
    }));
    const broken = await startServer({}, { pool });
    const who = await broken.guest();
    const made = await who.must('POST', '/api/tables', day1({ union: 'me', confederate: 'bot:general' }));
    const one = player(who, made.id, 5);
    await one.over;
    expect(one.faults).toEqual([]);
    expect(started).toBeGreaterThan(20);
    expect(started % 2).toBe(0); // every job was tried twice
    one.stop();
    await broken.stop();
    expect(broken.errors).toEqual([]);
  });
});
