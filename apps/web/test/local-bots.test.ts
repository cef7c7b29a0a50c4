import { game as gettysburg } from '@bivouac/gettysburg-1988';
import type { AnyGame } from '@bivouac/kernel';
import type { Answer } from '@bivouac/room';
import { describe, expect, it } from 'vitest';
import { resultsHere } from '../src/app/balance-results.ts';
import { botsEn } from '../src/text/bots.en.ts';
import { botsFr } from '../src/text/bots.fr.ts';
import { answersOf, type Shelf } from '../src/worker/answers.ts';
import { type Bots, botsHere } from '../src/worker/bots.ts';
import { LocalHost } from '../src/worker/host.ts';
import { MemoryStore } from '../src/worker/memory-store.ts';
import { mindOf } from '../src/worker/shelf.ts';
import type { Summary } from '../src/worker/store.ts';
import { cardGame } from './card-game.ts';

const games: Readonly<Record<string, AnyGame>> = { [gettysburg.id]: gettysburg, [cardGame.id]: cardGame };
const shelf: Shelf = { gameOf: async id => games[id]!, all: async () => Object.values(games) };
const brains = { gameOf: shelf.gameOf, mindOf };
const person = { name: '', kind: 'person' } as const;
const wish = (level: string) => ({
  ...{ game: gettysburg.id, setup: { scenario: 'day1', options: [] }, numbers: {} },
  players: { confederate: person, union: { name: '', kind: 'bot', level } as const },
});

const shown = (error: unknown): void => expect(error).toBeUndefined();

function house(bots: Bots = botsHere(brains, () => performance.now())) {
  const store = new MemoryStore();
  const host = new LocalHost({
    trouble: shown,
    ...{ store, bots, gameOf: shelf.gameOf, now: Date.now },
    alone: (_name, work) => work(),
    news: { post: () => {}, listen: () => {} },
    wait: () => new Promise(resolve => setTimeout(resolve, 1)),
  });
  return { store, host, answers: answersOf(host, shelf, bots, Date.now) };
}

/** The same tables in a page opened later, where nobody acts by himself. */
const reopened = ({ store }: ReturnType<typeof house>): LocalHost =>
  new LocalHost({
    trouble: shown,
    ...{ store, gameOf: shelf.gameOf, now: Date.now, bots: botsHere(brains, () => 0) },
    alone: (_name, work) => work(),
    news: { post: () => {}, listen: () => {} },
    wait: () => new Promise(() => {}),
  });

async function until<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 2000; tries++) {
    const found = await look();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('it never came');
}

/** The person ends his movement; then it is the bot's turn. */
async function seated({ host, answers }: ReturnType<typeof house>, level: string) {
  const { id } = await answers.create(wish(level));
  const heard: Answer[] = [];
  const guest = host.join(id, answer => heard.push(answer));
  await guest.ask({ t: 'hello', since: 0 });
  await guest.ask({ t: 'act', id: 'm1', seat: 'confederate', action: { type: 'endMovement' } });
  return { id, heard, guest };
}

describe('a bot at a local table', () => {
  it('tells that it thinks, and what it thought is kept with its action', async () => {
    const at = house();
    const { id, heard, guest } = await seated(at, 'recruit');
    const thinking = await until(() => heard.find(each => each.t === 'thinking'));
    expect(thinking).toMatchObject({ t: 'thinking', seat: 'union', budget: 50 });
    const row = await until(async () => (await at.store.get(id))?.lines.find(each => each.thought));
    expect(row.line.seat).toBe('union');
    await guest.ask({ t: 'at', id: 'p', count: row.line.count });
    const position = heard.find(each => each.t === 'position');
    expect(position).toMatchObject({ thought: { level: 'recruit' } });
    expect(row.thought!.ideas.length).toBeLessThanOrEqual(3);
    guest.leave();
  });

  it('of a table kept from when there were three levels is a Captain instead of a Veteran', async () => {
    const at = house();
    const { id, heard, guest } = await seated(at, 'veteran');
    const thinking = await until(() => heard.find(each => each.t === 'thinking'));
    expect(thinking).toMatchObject({ seat: 'union', budget: 400 });
    const row = await until(async () => (await at.store.get(id))?.lines.find(each => each.thought));
    expect(row.thought!.level).toBe('captain');
    expect([botsEn.level('veteran'), botsFr.level('veteran')]).toEqual(['Captain', 'Capitaine']);
    guest.leave();
  });

  it('what it thought outlives the page', async () => {
    const at = house();
    const { id, guest } = await seated(at, 'recruit');
    const row = await until(async () => (await at.store.get(id))?.lines.find(each => each.thought));
    guest.leave();
    const again = reopened(at);
    const heard: Answer[] = [];
    await again.join(id, answer => heard.push(answer)).ask({ t: 'at', id: 'p', count: row.line.count });
    expect(heard[0]).toMatchObject({ t: 'position', thought: row.thought });
  });

  it('does something legal when thinking fails, and the reason is kept', async () => {
    const at = house({ think: () => Promise.reject(new Error('no power')), hurry: () => {} });
    const { id, guest } = await seated(at, 'general');
    const row = await until(async () => (await at.store.get(id))?.lines.find(each => each.failed));
    expect(row).toMatchObject({ failed: 'Error: no power', line: { kind: 'act', seat: 'union' } });
    guest.leave();
  });

  it('is told to hurry under the name it thinks by', async () => {
    const hurried: string[] = [];
    const at = house({
      think: (_game, _job, began) => {
        began?.({ ms: 2000, exact: false });
        return new Promise(() => {});
      },
      hurry: key => hurried.push(key),
    });
    const { id, heard, guest } = await seated(at, 'general');
    await until(() => heard.find(each => each.t === 'thinking'));
    await guest.ask({ t: 'hurry', id: 'h' });
    expect(hurried).toEqual([`${id} union`]);
    expect(heard.at(-1)).toMatchObject({ t: 'done', id: 'h' });
    guest.leave();
  });

  it('a word said while it thinks does not make it begin anew', async () => {
    let answer: (() => void) | undefined;
    const first: number[] = []; // what it had heard each time it was asked
    const real = botsHere(brains, () => performance.now());
    const at = house({
      think: async (id, job) => {
        first.push(job.notes.length);
        if (first.length === 1)
          await new Promise<void>(resolve => {
            answer = resolve;
          });
        return real.think(id, job);
      },
      hurry: () => {},
    });
    const { id, guest } = await seated(at, 'recruit');
    await until(() => answer);
    await guest.ask({ t: 'say', id: 's', seat: 'confederate', text: 'Well?' });
    answer!();
    await until(async () => (await at.store.get(id))?.lines.some(({ line }) => line.seat === 'union'));
    await until(() => first.length > 1);
    expect(first.filter(heard => heard === first[0])).toHaveLength(1);
    expect((await at.store.get(id))!.lines.slice(0, 4).map(({ line }) => line.kind)).toEqual([
      'open',
      'act',
      'say',
      'act',
    ]);
    guest.leave();
  });
});

describe('a private board', () => {
  const waits = (): { bots: Bots; free: () => void; hurried: string[] } => {
    const real = botsHere(brains, () => performance.now());
    const hurried: string[] = [];
    let free = (): void => {};
    const think: Bots['think'] = async (id, job, began) => {
      began?.({ ms: 50, exact: false });
      await new Promise<void>(resolve => {
        free = resolve;
      });
      return real.think(id, job);
    };
    return { bots: { think, hurry: key => hurried.push(key) }, free: () => free(), hurried };
  };
  /** A branch of a position in which the Confederate is to move. */
  async function branchAt({ host, answers }: ReturnType<typeof house>) {
    const real = await answers.create({ ...wish('recruit'), players: { confederate: person, union: person } });
    const there: Answer[] = [];
    const guest = host.join(real.id, answer => there.push(answer));
    await guest.ask({ t: 'hello', since: 0 });
    guest.leave();
    const { views } = there.findLast(each => each.t === 'update')!;
    const of = { kind: 'local', table: real.id, count: 0, seat: 'confederate' } as const;
    const { id } = await answers.branch({ game: gettysburg.id, view: views['confederate']!, branch: of });
    const heard: Answer[] = [];
    const at = host.join(id, answer => heard.push(answer));
    await at.ask({ t: 'hello', since: 0 });
    const held = () => heard.findLast(each => each.t === 'welcome')!.seats;
    return { real: real.id, id, heard, held, guest: at };
  }

  it('may be handed to a bot, which answers at once, and taken back; a reload finds it so', async () => {
    const at = house();
    const { id, held, guest } = await branchAt(at);
    expect(held()).toEqual(['confederate', 'union']);
    const handed = await at.answers.botAt({ id, bot: { seat: 'confederate', level: 'recruit' } });
    expect(handed.players).toMatchObject({ confederate: { kind: 'bot', level: 'recruit' }, union: { kind: 'person' } });
    expect(held()).toEqual(['union']);
    await until(async () => (await at.store.get(id))!.lines.some(({ line }) => line.seat === 'confederate'));
    guest.leave();
    const again = reopened(at);
    const found: Answer[] = [];
    await again.join(id, answer => found.push(answer)).ask({ t: 'hello', since: 0 });
    expect(found[0]).toMatchObject({ t: 'welcome', seats: ['union'] });
    expect((await again.botAt(id, null)).players).toEqual({ confederate: person, union: person });
    expect(found.findLast(each => each.t === 'welcome')!.seats).toEqual(['confederate', 'union']);
    expect(Object.keys(found.findLast(each => each.t === 'update')!.views)).toContain('confederate');
  });

  it('taken back while the bot thinks: its answer counts no more, and the person plays', async () => {
    const { bots, free, hurried } = waits();
    const at = house(bots);
    const { id, heard, guest } = await branchAt(at);
    await at.answers.botAt({ id, bot: { seat: 'confederate', level: 'general' } });
    await until(() => heard.find(each => each.t === 'thinking'));
    await guest.ask({ t: 'act', id: 'no', seat: 'confederate', action: { type: 'endMovement' } });
    expect(heard.at(-1)).toMatchObject({ t: 'refused', id: 'no', why: { key: 'room.notYourSeat' } });
    await at.answers.botAt({ id, bot: null });
    expect(hurried).toEqual([`${id} confederate`]);
    free();
    await new Promise(resolve => setTimeout(resolve, 80));
    expect((await at.store.get(id))!.lines).toHaveLength(1);
    await guest.ask({ t: 'act', id: 'yes', seat: 'confederate', action: { type: 'endMovement' } });
    expect((await at.store.get(id))!.lines[1]).toMatchObject({ line: { seat: 'confederate', kind: 'act' } });
    guest.leave();
  });

  it('only a private board: at a real table nobody is replaced, and an unknown seat or level is refused', async () => {
    const at = house();
    const { real, id, guest } = await branchAt(at);
    const bot = { seat: 'union', level: 'recruit' };
    await expect(at.answers.botAt({ id: real, bot })).rejects.toMatchObject({ text: { key: 'local.notBranch' } });
    expect((await at.store.get(real))!.head.players).toEqual({ confederate: person, union: person });
    for (const wrong of [
      { ...bot, seat: 'french' },
      { ...bot, level: 'lesson' },
    ])
      await expect(at.answers.botAt({ id, bot: wrong })).rejects.toMatchObject({ text: { key: 'room.notYourSeat' } });
    guest.leave();
  });
});

describe('advice', () => {
  it('is a General’s, from the view alone', async () => {
    const jobs: string[] = [];
    const real = botsHere(brains, () => performance.now());
    const at = house({
      think: (id, job) => {
        jobs.push(job.level);
        return real.think(id, { ...job, level: 'recruit' }); // as quick as a test needs it
      },
      hurry: () => {},
    });
    const { heard, guest } = await seated(at, 'recruit');
    const { views } = heard.findLast(each => each.t === 'update')!;
    jobs.length = 0;
    const { action } = await at.answers.advise({ game: gettysburg.id, view: Object.values(views)[0]!, seat: 'union' });
    expect(jobs).toContain('general');
    expect(action).toHaveProperty('type');
    guest.leave();
  });
});

describe('games of this device', () => {
  const table = (more: Partial<Summary>): Summary => ({
    ...{ id: 'a', game: 'g', setup: { scenario: 's', options: [] }, created: 0, changed: 0, seq: 40, count: 39 },
    ...{ pending: [], winners: ['x'], players: { x: person, y: { name: '', kind: 'bot' } } },
    ...more,
  });
  it('count when they are finished, real and not given up at once', () => {
    const branch = { kind: 'local', table: 'a', count: 1, seat: null } as const;
    const all = [table({}), table({ winners: null }), table({ branch }), table({ count: 3 }), table({ game: 'h' })];
    expect(resultsHere(all, 'g')).toEqual([{ scenario: 's', kind: 'mixed', winners: ['x'], actions: 39, points: [] }]);
  });
});
