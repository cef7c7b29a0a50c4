import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyRecord, begin, choices, picker, type Seat, write } from '@bivouac/kernel';
import { ORDER_DELAY, type Update } from '@bivouac/room';
import { game } from '@bivouac/wilderness-war';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '../src/store/driver.ts';
import { Visitor } from '../src/workshop/visitor.ts';
import { StandingClock, type Started, startServer, until, Wire } from './help.ts';

// Standing orders on a server table: Foul Weather may answer every activation, so every activation is a window.

const DELAY = 400;
const FOUL_WEATHER = 1013; // card-14
const SECRET = 'ab'.repeat(32);

const time = new StandingClock();
let server: Started;
beforeAll(async () => {
  server = await startServer({}, { orderDelay: DELAY, time });
});
afterAll(() => server.stop());

/** A table whose British hand holds the card, or does not; everything else is the same. */
function record(holds: boolean): AnyRecord {
  const opened = begin(game, { scenario: 'early-war', options: [] }, SECRET);
  const { hands, vault } = opened.state;
  const [hand, french, { deck }] = [hands['british']!.cards, hands['french']!.cards, vault];
  for (const cards of [hand, french, deck])
    for (const [i, card] of cards.entries()) if (card === FOUL_WEATHER) cards[i] = 0;
  const spare = deck.find(card => card > 0)!;
  const free = [hand, french, deck].find(cards => cards.includes(0))!;
  if (holds) {
    free[free.indexOf(0)] = hand === free ? 0 : hand[0]!;
    hand[hand === free ? hand.indexOf(0) : 0] = FOUL_WEATHER;
  } else {
    free[free.indexOf(0)] = spare;
    deck[deck.indexOf(spare)] = FOUL_WEATHER;
  }
  for (const cards of [hand, french]) cards.sort((a, b) => a - b);
  expect(game.audit(opened.state)).toEqual([]);
  expect(hand.includes(FOUL_WEATHER)).toBe(holds);
  return opened;
}

interface Sat {
  readonly id: string;
  readonly british: Visitor;
  readonly french: Visitor;
}
async function table(on: Started, holds: boolean): Promise<Sat> {
  const [british, french] = [await on.guest(), await on.guest()];
  const seats = { british: 'me', french: 'me' };
  const made = await british.must('POST', '/api/tables/import', { save: write(record(holds)), seats, public: true });
  const { id, name } = await french.must('GET', '/api/me');
  await on.house.store.driver.batch([
    step(`update seats set account = ?, name = ? where tbl = ? and seat = 'french'`, id, name, made.id), // nobody may be offered it
  ]);
  on.house.games.forget();
  return { id: made.id, british, french };
}
const wireOf = (on: Started, { id }: Sat, who: Visitor): Promise<Wire> => new Wire(on.base, id, who.cookie).open();

const updates = (wire: Wire): Update[] => wire.answers.filter(each => each.t === 'update');
const last = (wire: Wire): Update => updates(wire).at(-1)!;
const isWindow = ({ views }: Update): boolean => Object.values(views)[0]!.stack.at(-1)!.proc === 'responses';

let asked = 0;
/** The French do something until the British are asked for a response. */
async function openWindow(french: Wire): Promise<void> {
  const pick = picker(3);
  for (let i = 0; i < 50; i++) {
    const now = last(french);
    if (now.pending.includes('british') && isWindow(now)) return;
    const view = now.views['french']!;
    const offered = choices(game, view, 'french');
    const action =
      offered.kind === 'space'
        ? offered.sample(pick)
        : (offered.actions.find(each => each.type === 'activate') ?? offered.actions[0]!);
    const { seq } = now;
    expect(await french.ask({ t: 'act', id: `f${++asked}`, seat: 'french', action })).toMatchObject({ t: 'done' });
    await until(() => last(french).seq > seq);
  }
  throw new Error('no window came');
}
const order = (seat: Seat, orders: readonly string[]) => ({ t: 'order', id: `o${++asked}`, seat, orders });

/** The British pass until their phase, and a window of theirs is open. */
async function orderedAndAsked(on: Started) {
  const sat = await table(on, true);
  const [b, f] = [await wireOf(on, sat, sat.british), await wireOf(on, sat, sat.french)];
  await Promise.all([b.hello(), f.hello()]);
  await b.ask(order('british', ['phase']));
  await openWindow(f);
  return { sat, b, f, seq: last(f).seq };
}

/** The number of the last line, after so much time and all that the server did in it. */
async function seqAfter(wire: Wire, ms: number): Promise<number> {
  time.pass(ms);
  return (await wire.hello()).seq;
}

describe('standing orders on a server table', () => {
  it('the opponent cannot tell the hand by what he hears, nor by when', async () => {
    const heard: string[] = [];
    for (const holds of [true, false, true, false]) {
      const sat = await table(server, holds);
      const [b, f] = [await wireOf(server, sat, sat.british), await wireOf(server, sat, sat.french)];
      await Promise.all([b.hello(), f.hello()]);
      const before = f.answers.length;
      expect(await b.ask(order('british', ['phase']))).toMatchObject({ t: 'done', seq: 1 });
      await until(() => last(b).standing?.['british']?.includes('phase'));
      expect(f.answers.length).toBe(before); // not a word to the other
      await openWindow(f);
      const { seq } = last(f);
      expect(await seqAfter(f, DELAY - 1)).toBe(seq);
      time.pass(1);
      await until(() => last(f).seq > seq && last(b).seq > seq);
      const [own, other] = [last(b).lines.at(-1), last(f).lines.at(-1)];
      expect(own).toMatchObject({ kind: 'act', seat: 'british', standing: true });
      expect({ ...other, standing: true }).toEqual(own);
      heard.push(JSON.stringify(updates(f)));
      expect(JSON.stringify(f.answers).includes('"standing":true')).toBe(false);
      expect(updates(f).every(each => Object.keys(each.standing!).join() === 'french')).toBe(true);
      b.close();
      f.close();
    }
    expect(new Set(heard).size).toBe(1); // word for word
    expect(server.errors).toEqual([]);
  });

  it('without an order a person is asked, whatever he holds', async () => {
    for (const holds of [true, false]) {
      const sat = await table(server, holds);
      const f = await wireOf(server, sat, sat.french);
      await f.hello();
      await openWindow(f);
      await seqAfter(f, DELAY * 100);
      expect(last(f).pending).toEqual(['british']);
      f.close();
    }
  });

  it('end by themselves, can be cancelled, and are nobody else’s', async () => {
    const sat = await table(server, true);
    const [b, f] = [await wireOf(server, sat, sat.british), await wireOf(server, sat, sat.french)];
    const spectator = await new Wire(server.base, sat.id).open();
    await Promise.all([b.hello(), f.hello(), spectator.hello()]);
    const refused = (key: string) => ({ t: 'refused', why: { key } });
    expect(await f.ask(order('british', ['phase']))).toMatchObject(refused('room.notYourSeat'));
    expect(await spectator.ask(order('british', []))).toMatchObject(refused('room.notYourSeat'));
    expect(await b.ask(order('british', ['phase', 'constructor']))).toMatchObject(refused('room.unknownOrder'));
    await b.ask(order('british', ['weather', 'phase']));
    await b.ask(order('british', []));
    expect((await b.hello()).standing).toEqual({ british: [] });
    await openWindow(f);
    await seqAfter(f, DELAY * 100);
    expect(last(f).pending).toEqual(['british']);
    await b.ask(order('british', ['phase', 'weather'])); // given while the question is open: it answers that one too
    time.pass(DELAY);
    await until(() => last(f).pending[0] === 'french');
    for (let n = 0; n < 60 && last(b).standing!['british']!.includes('phase'); n++) await frenchTurn(f);
    expect(last(b).standing).toEqual({ british: ['weather'] });
    expect(last(b).views['british']!.stack.at(-1)).toMatchObject({ proc: 'phase', step: 'choose' });
    expect(JSON.stringify(spectator.answers).includes('standing')).toBe(false);
    for (const each of [b, f, spectator]) each.close();
  });

  it('are not put off by orders the opponent gives meanwhile', async () => {
    const { b, f, seq } = await orderedAndAsked(server);
    for (let n = 1; n < 8; n++) {
      await f.ask(order('french', []));
      expect(await seqAfter(f, DELAY / 8)).toBe(seq);
    }
    time.pass(DELAY / 8);
    await until(() => last(f).seq > seq);
    for (const each of [b, f]) each.close();
  });

  it('survive a restart, and answer what was open when the server died', async () => {
    const data = mkdtempSync(join(tmpdir(), 'bivouac-orders-'));
    let on = await startServer({ BIVOUAC_DATA: data }, { orderDelay: 3_600_000, time });
    const { sat, b, f, seq } = await orderedAndAsked(on);
    for (const each of [b, f]) each.close();
    await on.stop();
    on = await startServer({ BIVOUAC_DATA: data }, { orderDelay: 200, time });
    const [british, french] = [sat.british, sat.french].map(who => {
      const again = new Visitor(on.base);
      again.cookie = who.cookie;
      return again;
    });
    expect((await on.house.store.tables.get(sat.id))?.orders).toEqual({ british: ['phase'] });
    for (let second = 0; second < 10; second++) {
      time.pass(1000); // nobody came back: the server itself saw to it
      await on.house.pulse.beat();
    }
    await on.round();
    expect(on.house.games.size.live).toBe(1);
    const back = await new Wire(on.base, sat.id, french!.cookie).open();
    await back.hello();
    await until(() => last(back).seq > seq);
    expect(last(back).pending).toEqual(['french']);
    const own = await new Wire(on.base, sat.id, british!.cookie).open();
    expect((await own.hello()).standing).toEqual({ british: ['phase'] });
    for (const each of [back, own]) each.close();
    await on.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('every host waits the same time', () => expect(ORDER_DELAY).toBe(2000));
});

/** One answer of the French, or the wait for a British order. */
async function frenchTurn(f: Wire): Promise<void> {
  const { pending, seq, views } = last(f);
  if (!pending.includes('french')) {
    time.pass(DELAY);
    const more = (): boolean => last(f).seq > seq || !isWindow(last(f));
    return void (await until(more));
  }
  const offered = choices(game, views['french']!, 'french');
  const stop = offered.kind === 'space' && offered.check({ type: 'stop' } as never) === null;
  const action = stop ? { type: 'stop' } : offered.kind === 'space' ? offered.sample(picker(seq)) : offered.actions[0]!;
  await f.ask({ t: 'act', id: `f${++asked}`, seat: 'french', action: action as never });
  await until(() => last(f).seq > seq);
}
