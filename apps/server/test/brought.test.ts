import {
  type AnyGame,
  type AnyRecord,
  begin,
  enter,
  forcedAnswer,
  hash,
  pending,
  picker,
  view,
  write,
} from '@bivouac/kernel';
import { ASK, type Line, type Update } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf, games } from '../src/shelf.ts';
import { dealtAnew, hidesSomething } from '../src/tables/deal-anew.ts';
import { player, type Started, startServer, until, Wire } from './help.ts';

// Games from files: whoever brings one knows what was hidden in it.

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

function on(game: AnyGame, from: AnyRecord, actions: number, seed: number): AnyRecord {
  const pick = picker(seed);
  let record = from;
  for (let i = 0; i < actions && game.outcome(record.state.table) === null; i++) {
    const [seat] = pending(game, record.state);
    record = enter(game, record, seat!, randomAction(game, view(game, record.state, seat!), seat!, pick) as never);
  }
  return record;
}
const opening = (game: AnyGame): AnyRecord =>
  begin(game, { scenario: game.scenarios[0]!, options: [] }, 'a'.repeat(64), {});
const seatsOf = (game: AnyGame, ...wishes: string[]) =>
  Object.fromEntries(Object.keys(game.seats(opening(game).state.setup)).map((seat, i) => [seat, wishes[i]!]));

const hiding = games.filter(game => hidesSomething(opening(game).state));
const WW = gameOf('wilderness-war')!;
const G88 = gameOf('gettysburg-1988')!;

it('cards and blocks are hidden in some games and not in others', () => {
  expect(hiding).toContain(WW);
  expect(hiding).not.toContain(G88);
});

describe.each(hiding.map(game => [game.id, game] as const))('a running game of %s', (_id, game) => {
  const running = on(game, opening(game), 40, 7);

  it('is offered to nobody else as it is, neither openly nor by invitation', async () => {
    const who = await server.guest();
    for (const wish of ['open', 'invite']) {
      const body = { save: write(running), seats: seatsOf(game, 'me', wish), public: true };
      const reply = await who.post('/api/tables/import', body);
      expect([reply.status, reply.body.key]).toEqual([409, 'server.knownHands']);
    }
    const alone = { save: write(running), seats: seatsOf(game, 'me', 'bot:random') };
    expect((await who.post('/api/tables/import', alone)).status).toBe(200);
  });

  it('is offered when what is hidden is dealt anew, and says so in every place', async () => {
    const who = server.visitor();
    const name = `Bringer ${game.id.slice(0, 4)}`;
    await who.must('POST', '/api/register', { name, password: 'correct horse battery' });
    const brought = { actions: running.history.length, by: name, anew: true };
    const body = { save: write(running), seats: seatsOf(game, 'me', 'invite'), public: true, dealAnew: true };
    const made = await who.must('POST', '/api/tables/import', body);
    expect(made.brought).toEqual(brought);
    const other = await server.guest();
    const { token } = made.invitations[0];
    expect((await other.must('POST', '/api/invitation', { token })).table.brought).toEqual(brought);
    await other.must('POST', '/api/join', { token });
    const { tables } = await other.must('GET', '/api/tables?list=watch');
    expect(tables.find((each: { id: string }) => each.id === made.id).brought).toEqual(brought);
    const wire = await new Wire(server.base, made.id, other.cookie).open();
    await wire.hello();
    expect(wire.answers[0]).toMatchObject({ t: 'welcome', table: { brought } });
    const seat = Object.keys(body.seats)[1]!;
    await wire.ask({ t: 'resign', id: 'end', seat });
    const end = (await until(() => wire.answers.findLast(each => each.t === 'update' && each.over))) as Update;
    expect(end.over!.brought).toBe(running.history.length);
    wire.close();
  });

  it('dealt anew is the same to everyone who looks on, another behind the screens, and can be played', () => {
    const before = on(game, opening(game), 60, 11);
    const after = dealtAnew(game, before);
    const seen = (record: AnyRecord): string => hash(view(game, { ...record.state, sealed: {} }, null) as never);
    expect(seen(after)).toBe(seen(before));
    const behind = ({ state }: AnyRecord): string => hash({ hands: state.hands, vault: state.vault } as never);
    expect(new Set([before, after, dealtAnew(game, before)].map(behind)).size).toBe(3);
    const later = on(game, after, 150, 13);
    expect(game.audit(later.state)).toEqual([]);
    expect(JSON.stringify([after.opening, after.history])).not.toContain('"only"');
  });
});

describe('a table from a file', () => {
  it('takes back by consent what was played here, and nothing that was played before', async () => {
    const record = on(WW, opening(WW), 25, 3);
    const who = await server.guest();
    const seats = Object.keys(seatsOf(WW, 'me', 'me'));
    const made = await who.must('POST', '/api/tables/import', { save: write(record), seats: seatsOf(WW, 'me', 'me') });
    let n = 0;
    const ask = async (more: object) =>
      (await who.post(`/api/tables/${made.id}/ask`, { id: `q${++n}`, ...more })).body as {
        t: string;
        why?: { key: string };
      };
    expect((await ask({ t: 'propose', seat: seats[0], what: 'takeBack' })).why?.key).toBe('undo.nothing');
    for (const seat of seats) expect((await ask({ t: 'order', seat, orders: [ASK] })).t).toBe('done'); // else several go at once
    const one = player(who, made.id, 33, { game: WW });
    await until(() => (one.update?.count ?? 0) >= 31);
    one.pause();
    await until(() => one.idle);
    one.stop();
    for (let count = (await who.must('GET', `/api/tables/${made.id}/update`)).count; count > 25; count--) {
      const was = await who.must('POST', `/api/tables/${made.id}/ask`, { t: 'at', id: `at${count}`, count: count - 1 });
      expect((await ask({ t: 'propose', seat: seats[0], what: 'takeBack' })).t).toBe('done');
      expect((await ask({ t: 'answer', seat: seats[1], yes: true })).t).toBe('done');
      const now = await who.must('GET', `/api/tables/${made.id}/update`);
      expect(now.count).toBe(count - 1);
      expect(now.views).toEqual(was.views);
    }
    expect((await ask({ t: 'propose', seat: seats[0], what: 'takeBack' })).why?.key).toBe('undo.nothing');
  });
});

const secretsIn = (lines: readonly Pick<Line, 'events'>[]) =>
  lines.flatMap(each => each.events.filter(event => event.only));

/** A game in which something is told behind a screen, which few games have: found by the numbers of its players. */
function withSecrets(secret: string, seats: readonly string[]): AnyRecord {
  for (let n = 1; ; n++) {
    const numbers = Object.fromEntries(seats.map(seat => [seat, `${n}`]));
    const record = on(WW, begin(WW, opening(WW).state.setup, secret, numbers), 40, n);
    if (secretsIn(record.history).length > 0) return record;
  }
}

it('at the end everybody hears the same: who sat there, who looked on and who comes after', async () => {
  const [one, two] = [await server.guest(), await server.guest()];
  const seats = Object.keys(seatsOf(WW, 'me', 'open')) as [string, string];
  const { ticket } = await one.must('POST', '/api/dice');
  const played = withSecrets(server.house.lobby.dice.secretIn(ticket), seats);
  const { setup } = played.state;
  const [first, second] = seats;
  const wish = { game: WW.id, setup, seats: seatsOf(WW, 'me', 'open'), public: true, ticket };
  const { id } = await one.must('POST', '/api/tables', { ...wish, number: played.numbers[first] });
  await two.must('POST', `/api/tables/${id}/join`, { seat: second, number: played.numbers[second] });
  const sat = [player(one, id, 1, { game: WW, plays: false }), player(two, id, 2, { game: WW, plays: false })];
  const looks = player(server.visitor(), id, 3, { game: WW, plays: false });
  let at = begin(WW, setup, played.secret, played.numbers);
  for (const [i, { seat, action }] of played.history.entries()) {
    const who = seat === first ? one : two;
    const told = { t: 'act', id: `a${i}`, seat, action };
    const isGivenByTable = forcedAnswer(WW, at.state) !== null;
    if (!isGivenByTable) expect((await who.post(`/api/tables/${id}/ask`, told)).body.t).toBe('done');
    await until(() => [...sat, looks].every(each => (each.update?.count ?? 0) > i));
    at = enter(WW, at, seat, action as never);
  }
  expect(secretsIn(sat.flatMap(each => each.lines)).length).toBeGreaterThan(0);
  expect(secretsIn(looks.lines)).toEqual([]);
  for (const each of sat) each.play();
  await until(() => sat[0]!.seq > played.history.length + 20);
  for (const each of sat) each.pause();
  await until(() => sat.every(each => each.idle));
  sat[0]!.send({ t: 'resign', id: 'enough', seat: first });
  await until(() => [...sat, looks].every(each => each.update?.over));
  const after = player(server.visitor(), id, 4, { game: WW, plays: false });
  await until(() => after.update);
  const heard = [...sat, looks, after].map(each => each.lines.map(line => line.events));
  expect(heard[3]!.flat().some(event => event.only)).toBe(true);
  for (const each of heard) expect(each).toEqual(heard[3]);
  const again = player(one, id, 5, { game: WW, plays: false });
  await until(() => again.update);
  expect(again.ownHash).toBe(sat[0]!.ownHash);
  for (const each of [...sat, looks, after, again]) {
    expect(each.faults).toEqual([]);
    each.stop();
  }
});
