import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { game as guns } from '@bivouac/guns-of-gettysburg';
import { BadSave, choices, hash, keyedDice, picker, read, type Seat, type Setup, start, view } from '@bivouac/kernel';
import type { Answer, Ask } from '@bivouac/room';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/worker/memory-store.ts';
import { reasonOf } from '../src/worker/reasons.ts';
import { branched } from '../src/worker/rooms.ts';
import { cardGame } from './card-game.ts';
import { Browser, type Guest, guestAt } from './tabs.ts';

const person = { name: '', kind: 'person' } as const;
const bot = { name: '', kind: 'bot', level: 'random' } as const;
const setup: Setup = { scenario: 'day1', options: [] };
const hotSeat = { game: gettysburg.id, setup, players: { confederate: person, union: person }, numbers: {} };

/** Any action that the seat to move may take. */
function anyMove(guest: Guest, id: string, n: number): Ask {
  const { pending, views } = guest.last();
  const seat = pending.find(each => views[each])!;
  const offered = choices(gettysburg, views[seat]!, seat);
  const pick = picker(n);
  const action = offered.kind === 'list' ? offered.actions[pick(offered.actions.length)]! : offered.sample(pick);
  return { t: 'act', id, seat, action: action as never };
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await done()); tries++) {
    if (tries > 4000) throw new Error('it never came');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

describe('a local table', () => {
  it('welcomes, plays, and keeps every line before it is answered', async () => {
    const browser = new Browser();
    const { host, answers } = browser.tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    expect(guest.heard.map(each => each.t)).toEqual(['welcome', 'update', 'present']);
    for (let n = 0; n < 20; n++) {
      await guest.ask(anyMove(guest, `m${n}`, n));
      const reply = guest.replyTo(`m${n}`);
      expect(reply).toMatchObject({ t: 'done', seq: n + 2 });
      expect((await browser.store.get(id))!.lines).toHaveLength(n + 2);
    }
    expect(guest.seqs()).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  });

  it('a message sent twice is done once', async () => {
    const { host, answers } = new Browser().tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    const move = anyMove(guest, 'once', 1);
    await Promise.all([guest.ask(move), guest.ask(move)]);
    expect(guest.heard.filter(each => each.t === 'done')).toEqual([
      { t: 'done', id: 'once', seq: 2 },
      { t: 'done', id: 'once', seq: 2 },
    ]);
    expect(guest.last().count).toBe(1);
  });

  it('survives a crash: another worker finds the same room, and undo still works', async () => {
    const browser = new Browser();
    const first = browser.tab();
    const { id } = await first.answers.create(hotSeat);
    const before = guestAt(first.host, id);
    await before.hello();
    for (let n = 0; n < 15 || before.last().mayUndo.length === 0; n++) await before.ask(anyMove(before, `m${n}`, n));
    const second = browser.tab();
    const after = guestAt(second.host, id);
    await after.hello();
    expect(hash(after.last().views)).toBe(hash(before.last().views));
    expect(after.last().mayUndo).toEqual(before.last().mayUndo);
    const { count } = after.last();
    await after.ask({ t: 'undo', id: 'u', seat: after.last().mayUndo[0]! });
    expect(after.replyTo('u')).toMatchObject({ t: 'done' });
    expect(after.last().count).toBe(count - 1);
    const third = guestAt(browser.tab().host, id);
    await third.hello();
    expect(hash(third.last().views)).toBe(hash(after.last().views));
  });

  it('two tabs on one table stay in step, and nothing is lost or doubled', async () => {
    const browser = new Browser();
    const [one, two] = [browser.tab(), browser.tab()];
    const { id } = await one.answers.create(hotSeat);
    const [a, b] = [guestAt(one.host, id), guestAt(two.host, id)];
    await Promise.all([a.hello(), b.hello()]);
    const say = (guest: Guest, name: string) => guest.ask({ t: 'say', id: name, seat: null, text: name });
    await Promise.all(Array.from({ length: 20 }, (_, n) => [say(a, `a${n}`), say(b, `b${n}`)]).flat());
    await until(() => a.last().seq === 41 && b.last().seq === 41);
    const said = (guest: Guest): string[] =>
      guest.heard.flatMap(each => (each.t === 'update' ? each.lines : [])).map(line => line.text ?? '');
    expect(said(a)).toEqual(said(b));
    expect(new Set(said(a)).size).toBe(41);
    expect(a.seqs()).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
  });

  it('a store that fails refuses, and the table stays as it was', async () => {
    const store = new MemoryStore();
    const browser = new Browser(store);
    const { host, answers } = browser.tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    const accept = store.accept;
    store.accept = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await guest.ask(anyMove(guest, 'lost', 1));
    expect(guest.replyTo('lost')).toEqual({ t: 'refused', id: 'lost', why: { key: 'room.notKept' } });
    expect(browser.troubles).toHaveLength(1);
    store.accept = accept;
    await guest.ask(anyMove(guest, 'kept', 1));
    expect(guest.replyTo('kept')).toMatchObject({ t: 'done', seq: 2 });
  });

  it('shows any position of the past, and says which it cannot', async () => {
    const { host, answers } = new Browser().tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    const opening = hash(guest.last().views['union']);
    for (let n = 0; n < 10; n++) await guest.ask(anyMove(guest, `m${n}`, n));
    await guest.ask({ t: 'at', id: 'first', count: 0 });
    await guest.ask({ t: 'at', id: 'last', count: guest.last().count });
    await guest.ask({ t: 'at', id: 'no', count: 99 });
    const first = guest.replyTo('first') as Extract<Answer, { t: 'position' }>;
    const last = guest.replyTo('last') as Extract<Answer, { t: 'position' }>;
    expect(hash(first.views['union'])).toBe(opening);
    expect(hash(last.views['union'])).toBe(hash(guest.last().views['union']));
    expect(guest.replyTo('no')).toMatchObject({ t: 'refused', why: { key: 'room.noPosition' } });
  });

  it('a table that is not there says so', async () => {
    const guest = guestAt(new Browser().tab().host, 'nowhere');
    await guest.hello();
    expect(guest.heard).toEqual([{ t: 'trouble', why: { key: 'room.noTable' } }]);
  });

  it('the dice are bound before the players give their numbers', async () => {
    const { host, answers } = new Browser().tab();
    const { ticket, commitment } = await answers.prepare({});
    const { id } = await answers.create({ ...hotSeat, ticket, numbers: { union: '7' } });
    const guest = guestAt(host, id);
    await guest.hello();
    expect(guest.heard[0]).toMatchObject({ table: { commitment, numbers: { union: '7' } } });
    await expect(answers.create({ ...hotSeat, ticket })).rejects.toMatchObject({ text: { key: 'local.ticket' } });
  });
});

describe('people and bots', () => {
  it('change chairs when the rules say so', async () => {
    const setup: Setup = { scenario: 'battle', options: ['24'] };
    const players = { union: { ...person, name: 'Ann' }, confederate: { ...person, name: 'Ben' } };
    const browser = new Browser();
    const { host, answers } = browser.tab();
    const { id } = await answers.create({ game: guns.id, setup, players, numbers: {} });
    const guest = guestAt(host, id);
    await guest.hello();
    const act = (seat: string, action: { type: string }) => guest.ask({ t: 'act', id: action.type, seat, action });
    const first = guest.last().pending[0]!;
    const second = first === 'union' ? 'confederate' : 'union';
    await act(first, { type: 'bid', moves: 1 } as never);
    await act(second, { type: 'pass' });
    await act(first, { type: 'choose', side: second } as never);
    const named = { union: { name: 'Ben' }, confederate: { name: 'Ann' } };
    expect(guest.heard.findLast(each => each.t === 'welcome')).toMatchObject({ table: { players: named } });
    expect((await browser.store.get(id))!.head.players).toMatchObject(named);
  });
});

describe('bots on this device', () => {
  const against = { ...hotSeat, players: { confederate: person, union: bot } };

  it('a bot answers by itself, and the person is asked again', async () => {
    const { host, answers } = new Browser().tab();
    const { id } = await answers.create(against);
    host.hurry(id, true);
    const guest = guestAt(host, id);
    await guest.hello();
    expect(Object.keys(guest.last().views)).toEqual(['confederate']);
    await guest.ask({ t: 'act', id: 'end', seat: 'confederate', action: { type: 'endMovement' } });
    await until(
      () => guest.last().lines.some(line => line.seat === 'union') && guest.last().pending.includes('confederate'),
    );
    expect(guest.seqs()).toEqual(Array.from({ length: guest.last().seq }, (_, i) => i + 1));
  });

  it('two bots play a whole game to its end; what is forced is told with what led to it', async () => {
    const browser = new Browser();
    const { host, answers } = browser.tab();
    const day3: Setup = { scenario: 'day3', options: [] }; // the armies are in touch
    const { id } = await answers.create({ ...hotSeat, setup: day3, players: { confederate: bot, union: bot } });
    host.hurry(id, true);
    const guest = guestAt(host, id);
    await guest.hello();
    await until(() => guest.last().over !== null);
    expect(await host.list()).toMatchObject([{ id, pending: [], winners: guest.last().over!.outcome.winners }]);
    const { lines } = (await browser.store.get(id))!;
    const forced = lines.filter(({ line }) => line.forced);
    const told = guest.heard.flatMap(each => (each.t === 'update' ? [each.seq] : []));
    expect(guest.seqs()).toEqual(lines.map(({ seq }) => seq));
    expect(forced.length).toBeGreaterThan(0);
    expect(forced.filter(({ seq }) => told.includes(seq - 1))).toEqual([]);
  });

  it('a bot allows a take-back and declines a draw', async () => {
    const { host, answers } = new Browser().tab();
    const { id } = await answers.create(against);
    host.hurry(id, true);
    const guest = guestAt(host, id);
    await guest.hello();
    await guest.ask({ t: 'propose', id: 'p', seat: 'confederate', what: 'draw' });
    await until(() => guest.last().lines.some(line => line.kind === 'answer'));
    expect(guest.last()).toMatchObject({ over: null, proposal: null, lines: [{ yes: false }] });
  });

  it('nobody watching, nobody plays', async () => {
    const browser = new Browser();
    const { host, answers } = browser.tab();
    const { id } = await answers.create({ ...hotSeat, players: { confederate: bot, union: bot } });
    const guest = guestAt(host, id);
    await guest.hello();
    await until(() => guest.last().count > 1);
    guest.leave();
    let before = -1; // what was under way is played
    await until(async () => {
      const { seq } = (await browser.store.get(id))!.head;
      await new Promise(resolve => setTimeout(resolve, 60));
      const still = before === seq;
      before = seq;
      return still;
    });
    expect((await browser.store.get(id))!.head.seq).toBe(before);
  });
});

describe('what-if', () => {
  it('a branch is played by both sides, survives a reload, and leaves the game alone', async () => {
    const browser = new Browser();
    const { host, answers } = browser.tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    for (let n = 0; n < 6; n++) await guest.ask(anyMove(guest, `m${n}`, n));
    const seen = guest.last().views['confederate']!;
    const of = { kind: 'local', table: id, count: 6, seat: 'confederate' } as const;
    const branch = await answers.branch({ game: gettysburg.id, view: seen, branch: of });
    expect(branch).toMatchObject({ branch: of, count: 0 });
    const there = guestAt(host, branch.id);
    await there.hello();
    expect(hash({ ...there.last().views['confederate'] })).toBe(hash(seen));
    for (let n = 0; n < 12; n++) await there.ask(anyMove(there, `b${n}`, n + 50));
    const again = guestAt(browser.tab().host, branch.id);
    await again.hello();
    expect(hash(again.last().views)).toBe(hash(there.last().views));
    await again.ask({ t: 'at', id: 'base', count: 0 });
    expect(hash((again.replyTo('base') as { views: Record<Seat, unknown> }).views['confederate'])).toBe(hash(seen));
    expect((await browser.store.get(id))!.head.count).toBe(6);
    await expect(answers.export({ id: branch.id })).rejects.toMatchObject({ text: { key: 'local.branchFile' } });
  });

  it('a take-back by consent goes back to the branch, not to the set-up', async () => {
    const { host, answers } = new Browser().tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    for (let n = 0; n < 6; n++) await guest.ask(anyMove(guest, `m${n}`, n));
    const view = guest.last().views['confederate']!;
    const made = await answers.branch({
      game: gettysburg.id,
      view,
      branch: { kind: 'local', table: id, count: 6, seat: null },
    });
    const there = guestAt(host, made.id);
    await there.hello();
    const base = hash(there.last().views);
    await there.ask(anyMove(there, 'b', 3));
    const [by, other] = ['confederate', 'union'] as const;
    await there.ask({ t: 'propose', id: 'p', seat: by, what: 'takeBack' });
    await there.ask({ t: 'answer', id: 'y', seat: other, yes: true });
    expect(there.last().count).toBe(0);
    expect(hash(there.last().views)).toBe(base);
  });

  it('is made of the view alone: what the seat cannot know is imagined anew', () => {
    const { state } = start(cardGame, { scenario: 's', options: [] }, keyedDice('ab'.repeat(32)));
    const seen = view(cardGame, state, 'a');
    const of = { kind: 'server', table: 't', count: 0, seat: 'a' } as const;
    const worlds = Array.from({ length: 40 }, (_, n) => branched(cardGame, seen, of, picker(n), 0).room.record.state);
    expect(new Set(worlds.map(world => JSON.stringify(world.hands['a']))).size).toBe(1);
    expect(new Set(worlds.map(world => JSON.stringify(world.hands['b']))).size).toBeGreaterThan(2);
    expect(JSON.stringify(branched(cardGame, seen, of, () => 0, 0).head)).not.toContain('ab'.repeat(32));
  });
});

describe('files', () => {
  it('a game goes out and comes in again, running or not', async () => {
    const { host, answers } = new Browser().tab();
    const { id } = await answers.create(hotSeat);
    const guest = guestAt(host, id);
    await guest.hello();
    for (let n = 0; n < 8; n++) await guest.ask(anyMove(guest, `m${n}`, n));
    const text = await answers.export({ id });
    expect(read(text, [gettysburg]).record.history).toHaveLength(8);
    const copy = await answers.import({ text });
    expect(copy.id).not.toBe(id);
    const there = guestAt(host, copy.id);
    await there.hello();
    expect(hash(there.last().views)).toBe(hash(guest.last().views));
    await there.ask(anyMove(there, 'on', 9));
    expect(there.last().count).toBe(9);
    await there.ask({ t: 'at', id: 'old', count: 3 });
    expect(there.replyTo('old')).toMatchObject({ t: 'position', count: 3 });
  });

  it.each([
    ['', 'save.notJson'],
    ['{}', 'save.notSave'],
    ['{"format":"bivouac-save-1","checksum":"0","record":{}}', 'save.notSave'],
  ])('%s is refused with a reason', async (text, key) => {
    const { host, answers } = new Browser().tab();
    const error = await answers.import({ text }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadSave);
    expect(reasonOf(error)).toMatchObject({ key });
    expect(await host.list()).toEqual([]);
  });
});
