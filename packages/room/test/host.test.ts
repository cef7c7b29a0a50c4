import {
  type Action,
  type AnyGame,
  begin,
  done,
  type Game,
  list,
  nobody,
  only,
  rules,
  type Seat,
  type Setup,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { type BotDecision, type Ground, type Guest, Host, newGuest, type Table } from '../src/host/index.ts';
import { type Answer, handle, openRoom, type Room, type Told, type Update, updateFor } from '../src/index.ts';

// The host on a ground of memory. Red and blue move in turn; whoever is not to move may respond or pass.

interface Windows {
  setup: Setup;
  table: { turn: number; charged?: boolean };
  hand: object;
  vault: object;
  action: Action;
}
const SEATS = ['red', 'blue'];
const ACTIONS = { move: {}, charge: {}, fall: {}, pass: {}, break: {} };
const { procedure } = rules<Windows>();
const main = procedure('main')({
  move: {
    asks: ({ table }) => only(SEATS[table.turn % 2]!),
    prompt: () => ({ key: 'move' }),
    choices: () => list([{ type: 'move' }, { type: 'charge' }, { type: 'break' }]),
    take(u, _locals, { type }) {
      if (type === 'break') throw new Error('nobody is on the board');
      u.table.charged = type === 'charge';
    },
  },
  fall: {
    plain: true, // who is charged falls
    asks: ({ table }) => (table.charged ? only(SEATS[1 - (table.turn % 2)]!) : nobody),
    prompt: () => ({ key: 'fall' }),
    choices: () => list([{ type: 'fall' }]),
    take: () => {},
  },
  window: {
    asks: ({ table }) => only(SEATS[1 - (table.turn % 2)]!),
    prompt: () => ({ key: 'window' }),
    choices: () => list([{ type: 'pass' }]),
    take(u) {
      u.table.turn++;
      return u.table.turn === 100 ? done() : { go: 'move' as const };
    },
  },
});
const game: AnyGame = {
  ...{ id: 'windows', version: 1, scenarios: ['one'], options: [], actions: ACTIONS },
  seats: () => ({ red: { side: 'red', screens: ['red'] }, blue: { side: 'blue', screens: ['blue'] } }),
  setup: () => ({ table: { turn: 0 }, hands: { red: {}, blue: {} }, vault: {} }),
  ...{ main, procedures: [], imagine: () => ({ hands: {}, vault: {} }), audit: () => [], migrations: {} },
  outcome: () => null,
  standing: {
    orders: [{ id: 'all', name: 'order.all', lasts: true }],
    answer: ({ stack }) => (stack[0]!.step === 'window' ? { type: 'pass' } : null),
    ended: () => false,
  },
} satisfies Game<Windows>;

interface Sitting extends Guest {
  readonly seats: readonly Seat[];
}
const says = { noTable: 'none', notBegun: 'soon', busy: 'busy', closed: 'closed' };
const fresh = (): Room => openRoom(begin(game, { scenario: 'one', options: [] }, 'ab'.repeat(32)));

/** One store that several hosts share; time passes when the test says so. */
class World {
  room: Room | null = fresh();
  bots: Record<Seat, string> = {};
  time = 1000;
  readonly jobs: { notes: number; answer: (decision: BotDecision | Error) => void }[] = [];
  readonly hurried: string[] = [];
  readonly troubles: unknown[] = [];
  readonly #alarms: { at: number; ring: () => void }[] = [];
  loads = 0;
  refuseWrites = 0;

  pass(ms: number): Promise<void> {
    this.time += ms;
    for (const alarm of this.#alarms.splice(0)) {
      if (alarm.at <= this.time) alarm.ring();
      else this.#alarms.push(alarm);
    }
    return settled();
  }

  host(more: Partial<Ground<Table, Sitting>> = {}): Host<Table, Sitting> {
    return new Host<Table, Sitting>({
      ...{ says, most: 10, orderDelay: 50, seed: () => 1, now: () => this.time },
      newId: () => String(this.jobs.length + this.time),
      load: async () => {
        this.loads++;
        return this.room && { id: 't', game, room: this.room, bots: this.bots };
      },
      write: async (table, { room }) => {
        if (this.refuseWrites-- > 0 || this.room !== table.room) return null;
        this.room = room;
        return { ...table, room };
      },
      isBehind: async ({ room }) => room !== this.room,
      alone: (_what, _id, work) => work(),
      seatsOf: (_table, guest) => guest.seats,
      infoOf: () => ({
        id: 't',
        game: 'windows',
        version: 1,
        setup: { scenario: 'one', options: [] },
        commitment: '',
        numbers: {},
        players: {},
      }),
      updateOf: ({ room }, seats, since) => updateFor(game, room, seats, since),
      askedAt: () => this.time,
      think: (_game, { notes }, began) => {
        began({ ms: 70 });
        return new Promise((resolve, reject) =>
          this.jobs.push({
            notes: notes.length,
            answer: made => (made instanceof Error ? reject(made) : resolve(made)),
          }),
        );
      },
      hurry: key => this.hurried.push(key),
      pause: async () => {},
      wait: ms => new Promise(ring => this.#alarms.push({ at: this.time + ms, ring })),
      trouble: error => this.troubles.push(error),
      ...more,
    });
  }
}
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const decided = (type: string): BotDecision => ({
  action: { type },
  level: 'recruit',
  ideas: [],
  trials: 1,
  ms: 1,
  illegal: 0,
});

async function at(host: Host<Table, Sitting>, ...seats: Seat[]) {
  const heard: Answer[] = [];
  const guest: Sitting = { ...newGuest(answer => heard.push(answer)), seats };
  const leave = host.join('t', guest);
  const table = await host.table('t');
  if (table) host.hello(table, guest, 0);
  const last = (): Update => heard.findLast(each => each.t === 'update')!;
  return { heard, last, leave, guest };
}
let sent = 0;
const tell = (host: Host<Table, Sitting>, seat: Seat, what: object): Promise<Answer> => {
  const ask = { id: `m${++sent}`, seat, ...what } as Told;
  return host.ask('t', ask, ({ room }) => handle(game, room, [seat], ask));
};
const move = { t: 'act', action: { type: 'move' } };
const pass = { t: 'act', action: { type: 'pass' } };
const orders = (...all: string[]) => ({ t: 'order', orders: all });

describe('a table’s turns', () => {
  it('come one after the other, are kept before they are answered, and everyone hears of them once', async () => {
    const world = new World();
    const host = world.host();
    const [red, watcher] = [await at(host, 'red'), await at(host)];
    const answers = await Promise.all([tell(host, 'red', move), tell(host, 'blue', pass), tell(host, 'blue', move)]);
    expect(answers).toMatchObject([{ seq: 2 }, { seq: 3 }, { seq: 4 }]);
    expect(world.room!.lines).toHaveLength(4);
    for (const { heard } of [red, watcher]) {
      const seqs = heard.flatMap(each => (each.t === 'update' ? each.lines.map(line => line.seq) : []));
      expect(seqs).toEqual([1, 2, 3, 4]);
    }
  });

  it('are kept and told together with the answers that they force: whoever clicks then is not too late', async () => {
    const world = new World();
    const writes: number[] = [];
    const host = world.host({
      write: async (table, done) => {
        writes.push('steps' in done ? done.steps.length : 0);
        world.room = done.room;
        return { ...table, room: done.room };
      },
    });
    const blue = await at(host, 'blue');
    expect(await tell(host, 'red', { t: 'act', action: { type: 'charge' }, after: 1 })).toMatchObject({ seq: 2 });
    expect(writes).toEqual([2]);
    const heard = blue.heard.flatMap(each => (each.t === 'update' ? [each.lines.map(line => line.seq)] : []));
    expect(heard).toEqual([[1], [2, 3]]);
    expect(blue.last().lines[1]).toMatchObject({ seat: 'blue', forced: true });
    expect(await tell(host, 'blue', { ...pass, after: blue.last().seq })).toMatchObject({ t: 'done', seq: 4 });
  });

  it('of two hosts: who comes second looks again, and nobody is refused for what he had not heard of', async () => {
    const world = new World();
    const [one, two] = [world.host(), world.host()];
    await Promise.all([one.table('t'), two.table('t')]);
    expect(await tell(one, 'red', move)).toMatchObject({ seq: 2 });
    expect(await tell(two, 'blue', pass)).toMatchObject({ seq: 3 });
    expect(await tell(one, 'blue', move)).toMatchObject({ seq: 4 });
  });

  it('are given up when somebody else is always first', async () => {
    const world = new World();
    world.refuseWrites = 1000;
    expect(await tell(world.host(), 'red', move)).toMatchObject({ t: 'refused', why: { key: 'busy' } });
  });

  it('that break the rules’ engine are refused as such, and the error is reported', async () => {
    const world = new World();
    const host = world.host();
    const before = world.room;
    const answer = await tell(host, 'red', { t: 'act', action: { type: 'break' } });
    expect(answer).toMatchObject({ t: 'refused', why: { key: 'room.broken' } });
    expect(world.troubles).toMatchObject([{ message: 'nobody is on the board' }]);
    expect(world.room).toBe(before);
    expect(await tell(host, 'red', move)).toMatchObject({ seq: 2 });
  });

  it('when the store fails the error goes to the caller, and the table is read anew', async () => {
    const world = new World();
    const full = new Error('full');
    let fails = true;
    const real = world.host();
    const host = world.host({
      write: async (table, { room }) => {
        if (fails) throw full;
        world.room = room;
        return { ...table, room };
      },
    });
    await expect(tell(host, 'red', move)).rejects.toBe(full);
    fails = false;
    const { loads } = world;
    expect(await tell(host, 'red', move)).toMatchObject({ seq: 2 });
    expect(world.loads).toBe(loads + 1);
    expect((await real.table('t'))!.room!.lines).toHaveLength(2);
  });

  it('are refused where there is no table, before it begins, and after the house has closed', async () => {
    const world = new World();
    world.room = null;
    const host = world.host();
    expect(await tell(host, 'red', move)).toMatchObject({ why: { key: 'none' } });
    const waiting = world.host({ load: async () => ({ id: 't', game, room: null, bots: {} }) });
    expect(await tell(waiting, 'red', move)).toMatchObject({ why: { key: 'soon' } });
    await host.close();
    expect(await tell(host, 'red', move)).toMatchObject({ why: { key: 'closed' } });
  });
});

describe('who is at the table', () => {
  it('is told to all whenever somebody comes or goes, and to whoever comes', async () => {
    const host = new World().host();
    const present = (heard: readonly Answer[]) => heard.flatMap(each => (each.t === 'present' ? [each.seats] : []));
    const red = await at(host, 'red');
    const [blue, watcher] = [await at(host, 'blue'), await at(host)];
    expect(present(red.heard)).toEqual([['red'], ['blue', 'red']]);
    expect(present(watcher.heard)).toEqual([['blue', 'red']]);
    const again = await at(host, 'blue'); // a second page of the same person
    blue.leave();
    expect(present(red.heard)).toHaveLength(2);
    again.leave();
    expect(present(red.heard).at(-1)).toEqual(['red']);
  });
});

describe('standing orders', () => {
  it('answer when their question has been open for the one delay, whatever is said or ordered meanwhile', async () => {
    const world = new World();
    const host = world.host();
    await tell(host, 'blue', orders('all'));
    await tell(host, 'red', move);
    await world.pass(30);
    await tell(host, 'red', { t: 'say', text: 'Well?' });
    await tell(host, 'red', orders('all'));
    await world.pass(19);
    expect(world.room!.lines).toHaveLength(3);
    await world.pass(1);
    expect(world.room!.lines.at(-1)).toMatchObject({ kind: 'act', seat: 'blue', standing: true });
  });

  it('given at an open question wait from then, and answer nothing once they are taken back', async () => {
    const world = new World();
    const host = world.host();
    await tell(host, 'red', move);
    await world.pass(45);
    await tell(host, 'blue', orders('all'));
    await world.pass(49);
    expect(world.room!.lines).toHaveLength(2);
    await tell(host, 'blue', orders());
    await world.pass(500);
    expect(world.room!.lines).toHaveLength(2);
  });

  it('are heard of by whoever holds the seat, and by nobody else', async () => {
    const world = new World();
    const [one, two] = [world.host(), world.host()];
    const [red, blue, watcher] = [await at(two, 'red'), await at(two, 'blue'), await at(two)];
    const before = [red.heard.length, watcher.heard.length];
    await tell(one, 'blue', orders('all'));
    await two.refresh('t');
    expect(blue.last().standing).toEqual({ blue: ['all'] });
    expect([red.heard.length, watcher.heard.length]).toEqual(before);
  });
});

describe('bots', () => {
  it('answer by themselves with what they thought, and those at the table hear that they think', async () => {
    const world = new World();
    world.bots = { blue: 'recruit' };
    const host = world.host();
    const red = await at(host, 'red');
    await tell(host, 'red', move);
    await settled();
    expect(red.heard.at(-1)).toEqual({ t: 'thinking', seat: 'blue', budget: 70, spent: 0 });
    host.hurry('t');
    expect(world.hurried).toEqual(['t blue']);
    world.jobs[0]!.answer(decided('pass'));
    await settled();
    expect(world.room!.lines.at(-1)).toMatchObject({ kind: 'act', seat: 'blue', count: 2 });
    expect(world.jobs).toHaveLength(2); // now it moves
  });

  it('do anything legal when thinking fails', async () => {
    const world = new World();
    world.bots = { blue: 'recruit' };
    const said: unknown[] = [];
    const host = world.host({
      write: async (table, { room }, bot) => {
        if (bot) said.push(bot.failed);
        world.room = room;
        return { ...table, room };
      },
    });
    await tell(host, 'red', move);
    await settled();
    world.jobs[0]!.answer(new Error('no power'));
    await settled();
    expect(said).toEqual(['Error: no power']);
    expect(world.room!.lines.at(-1)).toMatchObject({ seat: 'blue' });
  });

  it('think anew when something was done meanwhile, and are told that they think for nothing; talk does not matter', async () => {
    const world = new World();
    world.bots = { blue: 'recruit' };
    const host = world.host();
    await tell(host, 'red', move);
    await settled();
    await tell(host, 'red', { t: 'say', text: 'Well?' });
    expect(world.hurried).toEqual([]);
    await tell(host, 'blue', pass);
    expect(world.hurried).toEqual(['t blue']);
    world.jobs[0]!.answer(decided('pass'));
    await settled();
    expect(world.room!.record.history).toHaveLength(2);
    expect(world.jobs).toHaveLength(2);
  });

  it('decline a draw and grant a take-back where only bots can answer', async () => {
    const world = new World();
    world.bots = { blue: 'recruit' };
    const host = world.host();
    await tell(host, 'red', { t: 'propose', what: 'draw' });
    await settled();
    expect(world.room!.lines.at(-1)).toMatchObject({ kind: 'answer', seat: 'blue', yes: false });
    await tell(host, 'red', move);
    await tell(host, 'red', { t: 'propose', what: 'takeBack' });
    await settled();
    world.jobs[0]?.answer(decided('pass'));
    await settled();
    expect(world.room!.lines.find(line => line.what === 'takeBack' && line.kind === 'answer')).toMatchObject({
      yes: true,
    });
  });

  it('rest while nobody watches, where tables do not go on by themselves', async () => {
    const world = new World();
    world.bots = { red: 'recruit', blue: 'recruit' };
    const host = world.host({ most: 0 });
    await host.table('t');
    await settled();
    expect([world.jobs.length, host.size.live]).toEqual([0, 0]);
    const { leave } = await at(host);
    await settled();
    expect(world.jobs).toHaveLength(1);
    leave();
    world.jobs[0]!.answer(decided('move'));
    await settled();
    await settled();
    expect([world.jobs.length, host.size.live]).toEqual([1, 0]);
  });
});
