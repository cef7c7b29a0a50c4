import { join } from 'node:path';
import { game } from '@bivouac/guns-of-gettysburg';
import type { Answer } from '@bivouac/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/index.ts';
import type { Visitor } from '../src/workshop/visitor.ts';
import { type Started, startServer, until, Wire } from './help.ts';

// Players who change chairs by the rules: The Guns of Gettysburg, bidding for sides.

let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const setup = { scenario: 'battle', options: ['24'] };
const open = async (who: Visitor, seats: Record<string, string>): Promise<string> =>
  (await who.must('POST', '/api/tables', { game: game.id, setup, seats, number: '1', public: true })).id;
const other = (seat: string): string => (seat === 'union' ? 'confederate' : 'union');
const seatsOf = ({ answers }: Wire): readonly string[] =>
  answers.findLast((each): each is Extract<Answer, { t: 'welcome' }> => each.t === 'welcome')!.seats;
const viewsOf = ({ answers }: Wire): readonly string[] =>
  Object.keys(answers.findLast((each): each is Extract<Answer, { t: 'update' }> => each.t === 'update')!.views);

async function bidden(): Promise<{ id: string; winner: Wire; loser: Wire; people: readonly Visitor[] }> {
  const people = [await server.guest(), await server.guest()] as const;
  const id = await open(people[0], { union: 'me', confederate: 'open' });
  await people[1].must('POST', `/api/tables/${id}/join`, { seat: 'confederate', number: '2' });
  const wires = await Promise.all(people.map(who => new Wire(server.base, id, who.cookie).open()));
  const [first] = await Promise.all(wires.map(wire => wire.hello()));
  const began = first!.pending[0]!;
  const by = (seat: string): Wire => wires[seat === 'union' ? 0 : 1]!;
  const act = (seat: string, action: object) => by(seat).ask({ t: 'act', id: JSON.stringify(action), seat, action });
  await act(began, { type: 'bid', moves: 2 });
  await act(other(began), { type: 'pass' });
  expect(await act(began, { type: 'choose', side: other(began) })).toMatchObject({ t: 'done' });
  return { id, winner: by(began), loser: by(other(began)), people };
}

describe('who wins the bidding and takes the other side', () => {
  it('sits there from then on, and the other in his place: told, shown, asked and kept so', async () => {
    const { id, winner, loser, people } = await bidden();
    const [before] = winner.answers.filter(each => each.t === 'welcome');
    const side = other(before!.seats[0]!);
    await until(() => seatsOf(winner)[0] === side && seatsOf(loser)[0] === other(side));
    await until(() => viewsOf(winner).join() === side && viewsOf(loser).join() === other(side));
    const none = { type: 'objectives', from: [], by: [], to: [] };
    const asked = { t: 'act', seat: other(side), action: none };
    expect(await winner.ask({ ...asked, id: 'mine?' })).toMatchObject({ t: 'refused' });
    expect(await loser.ask({ ...asked, id: 'mine' })).toMatchObject({ t: 'done' }); // who lost moves objectives
    const store = await openStore(join(server.data, 'bivouac.sqlite'));
    const accounts = (await store.tables.seats(id)).map(({ seat, number }) => `${seat} ${number}`);
    await store.close();
    expect(accounts).toEqual(['confederate 2', 'union 1']); // the dice know the seats, not the people
    for (const [i, who] of people.entries()) {
      const { mySeats } = await who.must('GET', `/api/tables/${id}`);
      expect(mySeats).toEqual([i === 0 ? 'confederate' : 'union']);
    }
    for (const wire of [winner, loser]) wire.close();
  });

  it('cannot have it taken back by the other, who now sits where he sat', async () => {
    const { winner, loser } = await bidden();
    await until(() => seatsOf(loser)[0] !== seatsOf(winner)[0]);
    const undone = await loser.ask({ t: 'undo', id: 'u', seat: seatsOf(loser)[0] });
    expect(undone).toMatchObject({ t: 'refused' });
    for (const wire of [winner, loser]) wire.close();
  });
});
