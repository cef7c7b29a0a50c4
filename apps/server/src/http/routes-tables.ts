import { type Option, write } from '@bivouac/kernel';
import type { Answer, Ask, Misjudged, Room, Views } from '@bivouac/room';
import { lineBehind, misjudgedOf } from '@bivouac/room/host';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type House, invitationsOut, mayWatch, summary } from '../house.ts';
import { games } from '../shelf.ts';
import { type Live, seatsHeld } from '../tables/live.ts';
import { AskOut, HistoryOut, SaveOut, UpdateOut } from './answers.ts';
import type { App } from './http.ts';
import { AskMessage, Id, ImportedTable, Invited, Join, NewTable, PreparedDice, Summary } from './schemas.ts';
import { Trouble, troubleBody } from './trouble.ts';

const play = { config: { play: true } } as const;
const ById = Type.Object({ id: Id });
const List = Type.Object({ tables: Type.Array(Summary) });
const asks = Compile(AskMessage);
const MOST_NOTES = 500;

/** Tables: to make, to list, to sit down at, to play, to take away. */
export function tableRoutes(app: App, house: House): void {
  shelfRoutes(app);
  lobbyRoutes(app, house);
  seatRoutes(app, house);
  playRoutes(app, house);
  paperRoutes(app, house);
}

const me = (request: FastifyRequest): string | null => request.account?.id ?? null;

/** The table, if it is open to whoever asks. */
async function tableFor(house: House, request: FastifyRequest, id: string): Promise<Live> {
  const live = await house.games.table(id);
  if (!live || !mayWatch(live.row, live.seats, me(request))) throw new Trouble(404, 'server.noTable');
  return live;
}
async function begunFor(house: House, request: FastifyRequest, id: string): Promise<Live> {
  const live = await tableFor(house, request, id);
  if (!live.room) throw new Trouble(409, 'server.notBegun');
  return live;
}

async function shown(house: House, request: FastifyRequest, live: Live) {
  const out = summary(live.row, live.seats, me(request));
  if (!out.mine || live.row.status !== 'waiting') return out;
  return { ...out, invitations: invitationsOut(house, await house.store.tables.invitations(live.row.id)) };
}

const written = ({ scenarios, ...option }: Option) => ({
  ...option,
  ...(scenarios ? { scenarios: [...scenarios] } : {}),
});

function shelfRoutes(app: App): void {
  const shelf = games.map(({ id, version, scenarios, options }) => ({
    ...{ id, version, scenarios: [...scenarios], options: options.map(written) },
  }));
  const Choice = Type.Object({
    id: Type.String(),
    requires: Type.Optional(Type.String({ description: 'Another option without which this one says nothing' })),
    excludes: Type.Optional(Type.String({ description: 'Another option that contradicts it' })),
    scenarios: Type.Optional(Type.Array(Type.String(), { description: 'It says nothing in others' })),
    variant: Type.Optional(Type.Boolean({ description: 'Not of the published game' })),
  });
  const Scenarios = Type.Array(Type.String());
  const Shelf = Type.Array(
    Type.Object({ id: Type.String(), version: Type.Integer(), scenarios: Scenarios, options: Type.Array(Choice) }),
  );
  app.get('/api/games', { schema: { response: { 200: Shelf } }, ...play }, async () => shelf);
}

function lobbyRoutes(app: App, house: House): void {
  const { store, guard, lobby } = house;
  const Which = Type.Object({
    list: Type.Union([Type.Literal('mine'), Type.Literal('open'), Type.Literal('watch')]),
  });
  app.get('/api/tables', { schema: { querystring: Which, response: { 200: List } }, ...play }, async request => {
    const { list } = request.query;
    const found =
      list === 'open'
        ? store.tables.open()
        : list === 'watch'
          ? store.tables.watchable()
          : store.tables.mine(guard.person(request).id);
    return { tables: (await found).map(each => summary(each.table, each.seats, me(request))) };
  });

  const prepared = { schema: { response: { 200: PreparedDice } }, config: { rate: 'make', play: true } } as const;
  app.post('/api/dice', prepared, async () => lobby.dice.prepare());

  app.post('/api/tables', { schema: { body: NewTable, response: { 200: Summary } }, ...play }, async request => {
    const account = guard.person(request);
    guard.limit('make', account.id);
    const id = await lobby.make(account, request.body);
    return shown(house, request, await tableFor(house, request, id));
  });

  app.post(
    '/api/tables/import',
    { schema: { body: ImportedTable, response: { 200: Summary } }, bodyLimit: 5_000_000 },
    async request => {
      const account = guard.person(request);
      guard.limit('make', account.id);
      const id = await lobby.bring(account, request.body);
      return shown(house, request, await tableFor(house, request, id));
    },
  );

  app.get('/api/tables/:id', { schema: { params: ById, response: { 200: Summary } }, ...play }, async request =>
    shown(house, request, await tableFor(house, request, request.params.id)),
  );

  app.delete(
    '/api/tables/:id',
    { schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const live = await tableFor(house, request, request.params.id);
      if (live.row.creator !== guard.person(request).id) throw new Trouble(404, 'server.noTable');
      if (!(await store.tables.drop(live.row.id))) throw new Trouble(409, 'server.begun');
      house.games.drop(live.row.id);
      return reply.code(204).send(null);
    },
  );
}

function seatRoutes(app: App, house: House): void {
  const { guard, lobby, games: all } = house;
  app.post(
    '/api/tables/:id/join',
    { schema: { params: ById, body: Join, response: { 200: Summary } }, ...play },
    async request => {
      const account = guard.person(request);
      const { id } = request.params;
      const { row } = await tableFor(house, request, id);
      if (row.status !== 'waiting') throw new Trouble(409, 'server.begun');
      await lobby.sit(account, id, request.body.seat, request.body.number ?? '', null);
      return shown(house, request, await tableFor(house, request, id));
    },
  );

  // The link's secret travels in a body, so that no log of addresses holds it.
  const Look = Type.Object({ seat: Type.String(), table: Summary });
  app.post(
    '/api/invitation',
    { schema: { body: Invited, response: { 200: Look } }, config: { rate: 'entry', play: true } },
    async request => {
      const { tbl, seat } = await lobby.invitation(request.body.token);
      const live = await all.table(tbl);
      if (!live) throw new Trouble(403, 'server.invitation');
      return { seat, table: summary(live.row, live.seats, me(request)) };
    },
  );

  app.post(
    '/api/join',
    { schema: { body: Invited, response: { 200: Summary } }, config: { rate: 'entry', play: true } },
    async request => {
      const account = guard.person(request);
      const invitation = await lobby.invitation(request.body.token);
      await lobby.sit(account, invitation.tbl, invitation.seat, request.body.number ?? '', invitation);
      return shown(house, request, await tableFor(house, request, invitation.tbl));
    },
  );
}

function playRoutes(app: App, house: House): void {
  const { guard, games: all } = house;
  const Since = Type.Object({ since: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) });
  app.get(
    '/api/tables/:id/update',
    { schema: { params: ById, querystring: Since, response: { 200: UpdateOut } }, ...play },
    async request => {
      const live = await begunFor(house, request, request.params.id);
      return all.updateOf(live, me(request), Number(request.query.since ?? 0));
    },
  );

  app.post(
    '/api/tables/:id/ask',
    { schema: { params: ById, body: AskMessage, response: { 200: AskOut } }, ...play },
    async request => {
      const ask = request.body as Ask;
      if (!asks.Check(ask) || ask.t === 'hello') throw new Trouble(400, 'server.unknownMessage');
      const live = await begunFor(house, request, request.params.id);
      return aloud(await answerTo(ask, live, request), live.row.game);
    },
  );

  const answerTo = (ask: Exclude<Ask, { t: 'hello' }>, live: Live, request: FastifyRequest) => {
    if (ask.t === 'at') return positionAnswer(house, live, me(request), ask.id, ask.count);
    if (ask.t === 'hurry') return hurryAnswer(house, live, guard.person(request).id, ask.id);
    const { id } = guard.person(request);
    if (ask.t === 'say') guard.limit('say', id);
    return all.ask(live.row.id, id, ask, request.key ?? '');
  };
}

type Answered = Extract<Answer, { t: 'done' | 'refused' | 'position' }>;
/** A refusal is said in both languages. */
const aloud = (answer: Answered, game: string): AskOut =>
  answer.t === 'refused' ? { ...answer, why: troubleBody(answer.why, game) } : answer;

export async function positionAnswer(
  house: House,
  live: Live,
  account: string | null,
  id: string,
  count: number,
): Promise<Answered> {
  const views = await house.games.position(live, account, count).catch(() => null);
  if (!views) return { t: 'refused', id, why: { key: 'server.count' } };
  const thought = await thoughtBehind(house, live, count);
  return { t: 'position', id, count, views, ...(thought ? { thought } : {}) };
}

/** What a bot thought is told to nobody before the end. */
async function thoughtBehind({ store }: House, { row, room }: Live, count: number) {
  if (row.status !== 'over' || !room) return null;
  const seq = lineBehind(room, count);
  const thought = seq === null ? null : await store.tables.thought(row.id, seq);
  return thought && { ...thought, misjudged: await misjudgedAt(store, row.id, room) };
}

/** Found once for a finished game that is looked at. */
const misjudged = new WeakMap<Room, readonly Misjudged[]>();
async function misjudgedAt({ tables }: House['store'], id: string, room: Room): Promise<Misjudged[]> {
  const found = misjudged.get(room) ?? misjudgedOf(room, await tables.thoughts(id));
  misjudged.set(room, found);
  return [...found];
}

/** Whoever sits at the table may tell a bot to answer with what it has. */
export function hurryAnswer({ games: all }: House, live: Live, account: string | null, id: string): Answered {
  if (seatsHeld(live, account).length === 0) return { t: 'refused', id, why: { key: 'room.notYourSeat' } };
  all.hurry(live.row.id);
  return { t: 'done', id, seq: live.row.seq };
}

/** What can be carried away, and private notes. */
function paperRoutes(app: App, house: House): void {
  const { store, guard } = house;
  const file = { schema: { params: ById, response: { 200: SaveOut } } };
  app.get('/api/tables/:id/save', file, async (request, reply) => {
    const live = await begunFor(house, request, request.params.id);
    if (live.row.status !== 'over') throw new Trouble(409, 'server.notOver');
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${live.row.game}-${live.row.id}.json"`)
      .send(write(live.room!.record) as never); // as it is: its checksum is over what is written
  });

  app.get(
    '/api/tables/:id/history',
    { schema: { params: ById, response: { 200: HistoryOut } }, ...play },
    async request => historyOf(house, await begunFor(house, request, request.params.id), me(request)),
  );

  const Note = Type.Object({ text: Type.String({ maxLength: 20_000 }) }, { additionalProperties: false });
  const schema = { params: ById, response: { 200: Note } };
  app.get('/api/tables/:id/note', { schema }, async request => {
    const live = await tableFor(house, request, request.params.id);
    return { text: await store.tables.note(live.row.id, guard.person(request).id) };
  });
  app.put('/api/tables/:id/note', { schema: { ...schema, body: Note } }, async request => {
    const live = await tableFor(house, request, request.params.id);
    const { id } = guard.person(request);
    guard.limit('note', id);
    const known = await store.tables.note(live.row.id, id);
    if (!known && (await store.tables.notesOf(id)) >= MOST_NOTES) {
      throw new Trouble(409, 'server.limit', { what: `${MOST_NOTES} notes` });
    }
    await store.tables.setNote(live.row.id, id, request.body.text, Date.now());
    return request.body;
  });
}

/** The whole game as these seats saw it: lines, the present, and the position at each change of side. */
async function historyOf(house: House, live: Live, account: string | null) {
  const counts = await house.store.tables.snapshotCounts(live.row.id);
  const positions: { count: number; views: Views }[] = [];
  for (const count of counts) {
    const views = await house.games.position(live, account, count).catch(() => null);
    if (views) positions.push({ count, views });
  }
  const table = summary(live.row, live.seats, account);
  const seats = [...seatsHeld(live, account)];
  return {
    format: 'bivouac-history-1' as const,
    table,
    seats,
    update: house.games.updateOf(live, account, 0),
    positions,
  };
}
