import type { FromThread } from '@bivouac/bots';
import { thinkingThread } from '@bivouac/bots';
import { begin, view } from '@bivouac/kernel';
import { engineOf } from '@bivouac/registry';
import { entryFaults } from '@bivouac/registry/check';
import type { Answer } from '@bivouac/room';
import { describe, expect, it } from 'vitest';
import { byTitle, seatIn } from '../src/app/set-up-form.ts';
import { answersOf } from '../src/worker/answers.ts';
import { botsHere } from '../src/worker/bots.ts';
import { LocalHost } from '../src/worker/host.ts';
import { MemoryStore } from '../src/worker/memory-store.ts';
import { freshSeries } from './series/game.ts';

const walker = { name: '', kind: 'person' } as const;

/** A browser that has just been started, on what an earlier one has kept. */
function browserOn(store: MemoryStore) {
  const { entry, roads } = freshSeries();
  const gameOf = (_id: string, scenario: string) => engineOf(entry, scenario);
  const bots = botsHere({ gameOf, mindOf: async () => null }, () => 0);
  const host = new LocalHost({
    ...{ store, gameOf, bots, now: () => 5, wait: async () => {}, trouble: () => {} },
    ...{ alone: (_name, work) => work(), news: { post: () => {}, listen: () => {} } },
  });
  return { roads, host, answers: answersOf(host, { gameOf, all: async () => [await engineOf(entry)] }, bots, () => 5) };
}
async function step(host: LocalHost, id: string, message: string): Promise<Answer[]> {
  const heard: Answer[] = [];
  const { ask } = host.join(id, answer => heard.push(answer));
  await ask({ t: 'hello', since: 0 });
  await ask({ t: 'act', id: message, seat: 'walker', action: { type: 'step' } as never });
  return heard;
}

describe('a series', () => {
  it('fetches the data of the scenario that is played, and no other', async () => {
    const { entry, roads } = freshSeries();
    const game = await engineOf(entry, 'south');
    expect([roads.has('south'), roads.has('north')]).toEqual([true, false]);
    expect(() => begin(game, { scenario: 'north', options: [] }, '0'.repeat(64))).toThrow('north was not fetched');
    await engineOf(entry);
    expect(roads.has('north')).toBe(true);
  });
  it('keeps what its tile promises', async () => expect(await entryFaults(freshSeries().entry)).toEqual([]));

  it('plays a table, and goes on with it in a browser that has fetched nothing yet', async () => {
    const store = new MemoryStore();
    const first = browserOn(store);
    const setup = { scenario: 'south', options: [] };
    const { id } = await first.answers.create({ game: 'walks', setup, players: { walker }, numbers: {} });
    await step(first.host, id, 'one');
    const second = browserOn(store);
    const heard = await step(second.host, id, 'two');
    expect(heard.find(each => each.t === 'refused')).toBeUndefined();
    expect((await second.host.room(id))?.record.state.table).toMatchObject({ at: 2 });
    expect(second.roads.has('north')).toBe(false);
  });
  it('says that there is no such scenario', async () => {
    const { answers } = browserOn(new MemoryStore());
    const wish = { game: 'walks', setup: { scenario: 'west', options: [] }, players: { walker }, numbers: {} };
    await expect(answers.create(wish)).rejects.toMatchObject({ text: { key: 'setup.scenario' } });
  });
  it('is thought about by a bot that has fetched nothing yet', async () => {
    const { entry } = freshSeries();
    const said: FromThread[] = [];
    const brains = { gameOf: (_: string, scenario: string) => engineOf(freshSeries().entry, scenario) };
    const think = thinkingThread(
      { ...brains, mindOf: async () => null },
      () => 0,
      message => said.push(message),
    );
    const { state } = begin(await engineOf(entry, 'north'), { scenario: 'north', options: [] }, '0'.repeat(64));
    const seen = view(await engineOf(entry, 'north'), state, 'walker');
    const job = { key: 'a', level: 'random', seat: 'walker', view: seen, notes: [], seed: 1 } as const;
    await think({ id: 1, game: 'walks', job, flag: null });
    expect(said.at(-1)).toMatchObject({ decision: { action: { type: 'step' } } });
  });
  it('lists its scenarios under their titles, and a game without titles in one list', () => {
    const titles: Record<string, string> = { a: 'North', b: 'South', c: 'North' };
    const scenario = (id: string) => ({ name: id, blurb: '', victory: '', ...(titles[id] && { title: titles[id] }) });
    expect(byTitle({ scenario }, ['a', 'b', 'c'], 'en')).toEqual([
      ['North', ['a', 'c']],
      ['South', ['b']],
    ]);
    expect(byTitle({ scenario }, ['x', 'y'], 'en')).toEqual([['', ['x', 'y']]]);
  });
  it('seats whoever chose a seat that another scenario does not have', () => {
    expect(seatIn(['union', 'confederate'], 'confederate')).toBe('confederate');
    expect(seatIn(['union', 'confederate'], 'subordinate')).toBe('union');
  });
});
