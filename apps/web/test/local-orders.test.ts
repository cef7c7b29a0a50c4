import { type AnyGame, choices, picker } from '@bivouac/kernel';
import { type Answer, ORDER_DELAY, type Update } from '@bivouac/room';
import { game } from '@bivouac/wilderness-war';
import { describe, expect, it } from 'vitest';
import type { Bots } from '../src/worker/bots.ts';
import { LocalHost } from '../src/worker/host.ts';
import { MemoryStore } from '../src/worker/memory-store.ts';
import { created } from '../src/worker/rooms.ts';
import type { Store } from '../src/worker/store.ts';

// Standing orders at a table of this device.

const person = { name: '', kind: 'person' } as const;
const wish = { game: game.id, setup: { scenario: 'early-war', options: [] }, numbers: {}, secret: 'cd'.repeat(32) };
const noBots = { think: () => Promise.reject(new Error('no bots')), hurry: () => {} } as unknown as Bots;

const shown = (error: unknown): void => expect(error).toBeUndefined();

/** One tab, whose clock moves when the test says so. */
function tab(store: Store, hear: ((id: string) => void)[] = []) {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const locks = new Map<string, Promise<unknown>>();
  const mine = hear.length;
  const host = new LocalHost({
    trouble: shown,
    ...{ store, bots: noBots, gameOf: async () => game as AnyGame, now: () => 5 },
    alone: (name, work) => {
      const next = (locks.get(name) ?? Promise.resolve()).then(work);
      locks.set(
        name,
        next.catch(() => {}),
      );
      return next;
    },
    news: {
      post: id => {
        for (const [i, tell] of hear.entries()) if (i !== mine) tell(id);
      },
      listen: heard => {
        hear[mine] = heard;
      },
    },
    wait: ms => new Promise(end => waits.push({ ms, end })),
  });
  return { host, waits };
}

function guestAt(host: LocalHost, id: string) {
  const heard: Answer[] = [];
  const { ask } = host.join(id, answer => heard.push(answer));
  const last = (): Update => heard.filter(each => each.t === 'update').at(-1)!;
  return { ask, heard, last };
}
type Guest = ReturnType<typeof guestAt>;

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done(); tries++) {
    if (tries > 1000) throw new Error('it never came');
    await new Promise(resolve => setTimeout(resolve, 2));
  }
}

let n = 0;
/** The French activate something, so that the British could answer with Foul Weather. */
async function openWindow(guest: Guest): Promise<void> {
  const pick = picker(5);
  while (!guest.last().pending.includes('british')) {
    const offered = choices(game, guest.last().views['french']!, 'french');
    const action =
      offered.kind === 'space' ? offered.sample(pick) : offered.actions.find(each => each.type === 'activate')!;
    await guest.ask({ t: 'act', id: `a${++n}`, seat: 'french', action: action as never });
  }
}
async function opened(store: Store) {
  const { host, waits } = tab(store);
  const players = { british: person, french: person };
  const { id } = await host.put(created(game as AnyGame, { ...wish, players }, 1));
  const guest = guestAt(host, id);
  await guest.ask({ t: 'hello', since: 0 });
  return { id, host, waits, guest };
}
const order = (orders: readonly string[]) => ({ t: 'order', id: `o${++n}`, seat: 'british', orders }) as const;

describe('standing orders on this device', () => {
  it('answer after the one delay there is, and not before', async () => {
    const { waits, guest } = await opened(new MemoryStore());
    await guest.ask(order(['phase']));
    expect(guest.last()).toMatchObject({ seq: 1, standing: { british: ['phase'], french: [] } });
    await openWindow(guest);
    await until(() => waits.length === 1);
    const { seq } = guest.last();
    expect([waits[0]!.ms, guest.last().pending]).toEqual([ORDER_DELAY, ['british']]);
    waits[0]!.end();
    await until(() => guest.last().seq > seq);
    expect(guest.last().pending).toEqual(['french']);
    expect(guest.last().lines.at(-1)).toMatchObject({ kind: 'act', seat: 'british', standing: true });
  });

  it('answer nothing once they are cancelled, or once the person has answered himself', async () => {
    const { waits, guest } = await opened(new MemoryStore());
    await guest.ask(order(['phase']));
    await openWindow(guest);
    await until(() => waits.length === 1);
    await guest.ask(order([]));
    waits[0]!.end();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(guest.last().pending).toEqual(['british']);
    await guest.ask(order(['weather'])); // given at an open question: it answers that one too
    await until(() => waits.length === 2);
    await guest.ask({ t: 'act', id: 'own', seat: 'british', action: { type: 'pass' } });
    const { seq } = guest.last();
    waits[1]!.end();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(guest.last().seq).toBe(seq);
    expect(guest.last().lines.at(-1)).not.toHaveProperty('standing');
  });

  it('are found again by another worker, which goes on with them', async () => {
    const store = new MemoryStore();
    const { id, guest } = await opened(store);
    await guest.ask(order(['phase']));
    await openWindow(guest);
    const after = tab(store);
    const second = guestAt(after.host, id);
    await second.ask({ t: 'hello', since: 0 });
    expect(second.last().standing).toEqual({ british: ['phase'], french: [] });
    await until(() => after.waits.length === 1);
    after.waits[0]!.end();
    await until(() => second.last().pending[0] === 'french');
  });

  it('a tab that does not know them yet does not write over them', async () => {
    const store = new MemoryStore();
    const { id, guest } = await opened(store);
    const second = guestAt(tab(store).host, id); // hears no news of the first
    await second.ask({ t: 'hello', since: 0 });
    await guest.ask(order(['weather']));
    await openWindow(second);
    expect((await store.get(id))!.head).toMatchObject({ orders: { british: ['weather'] }, ordered: 1 });
    expect(second.last().standing).toEqual({ british: ['weather'], french: [] });
  });

  it('another tab is told when they are given', async () => {
    const store = new MemoryStore();
    const hear: ((id: string) => void)[] = [];
    const [one, two] = [tab(store, hear), tab(store, hear)];
    const { id } = await one.host.put(
      created(game as AnyGame, { ...wish, players: { british: person, french: person } }, 1),
    );
    const [a, b] = [guestAt(one.host, id), guestAt(two.host, id)];
    await Promise.all([a.ask({ t: 'hello', since: 0 }), b.ask({ t: 'hello', since: 0 })]);
    await a.ask(order(['siege']));
    await until(() => b.last().standing!['british']!.includes('siege'));
    expect(b.last().seq).toBe(1);
  });
});
