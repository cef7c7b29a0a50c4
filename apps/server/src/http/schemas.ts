import type { Argument as ArgumentOfText, Rule } from '@bivouac/kernel';
import { type Static, type TSchema, Type } from 'typebox';

// What may come in and what goes out, once: for checking, for serialising and for the OpenAPI document.

const closed = { additionalProperties: false } as const;
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const Word = Type.String({ minLength: 1, maxLength: 100 });
/** A player's own number, mixed into the dice. */
const OwnNumber = Type.String({ maxLength: 100, description: 'Your own number, mixed into the key of the dice' });
const either = <T extends TSchema[]>(...of: [...T]) => Type.Union(of);

export const Say = Type.Object({ en: Type.String(), fr: Type.String() });
// The array comes first: the serialiser takes whatever it can for a string.
const Argument = Type.Unsafe<ArgumentOfText>({
  type: ['array', 'string', 'number'],
  items: { type: 'string' },
});
/** Something to be said to a person: a key, its arguments, the rule behind it. */
export const textFields = {
  key: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Argument)),
  rule: Type.Optional(Type.Unsafe<Rule>({ type: 'string', pattern: '^§' })),
};
export const TextOut = Type.Object({ ...textFields, say: Say });

export const Setup = Type.Object(
  { scenario: Word, options: Type.Array(Word, { maxItems: 100 }) },
  { ...closed, description: 'What is agreed beforehand' },
);
export const Pace = either(
  Type.Object({ kind: Type.Literal('free') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10, maximum: 864_000, description: 'Seconds for the whole game' }),
      more: Type.Integer({ minimum: 0, maximum: 3600, description: 'Seconds added by each action' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }) }, closed),
);
export const SeatWish = either(
  Type.Literal('me'),
  Type.Literal('open'),
  Type.Literal('invite'),
  Type.Literal('bot:random'),
  Type.Literal('bot:recruit'),
  Type.Literal('bot:sergeant'),
  Type.Literal('bot:captain'),
  Type.Literal('bot:colonel'),
  Type.Literal('bot:general'),
  Type.Literal('bot:veteran', { description: 'A Captain, as pages call it that know three levels' }),
);

export const NewTable = Type.Object(
  {
    game: Word,
    setup: Setup,
    seats: Type.Record(Word, SeatWish, { maxProperties: 16 }),
    pace: Type.Optional(Pace),
    public: Type.Optional(Type.Boolean({ description: 'Anyone may watch, and take an open seat' })),
    number: Type.Optional(OwnNumber),
    ticket: Type.Optional(
      Type.String({ maxLength: 200, description: 'Of dice prepared beforehand by POST /api/dice, for one table' }),
    ),
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

export const PreparedDice = Type.Object({
  ticket: Type.String({ description: 'To be sent with the new table, within an hour' }),
  commitment: Type.String({ description: 'SHA-256 that binds the server to the dice before you give your number' }),
});

export const ImportedTable = Type.Object(
  {
    save: Type.String({ maxLength: 4_000_000, description: 'The text of a save file' }),
    seats: Type.Record(Word, SeatWish, { maxProperties: 16 }),
    pace: Type.Optional(Pace),
    public: Type.Optional(Type.Boolean()),
    number: Type.Optional(OwnNumber),
    dealAnew: Type.Optional(
      Type.Boolean({ description: 'What is hidden is dealt anew: without it nobody else is offered a seat' }),
    ),
  },
  closed,
);
export type ImportedTable = Static<typeof ImportedTable>;

export const Join = Type.Object({ seat: Word, number: Type.Optional(OwnNumber) }, closed);
export const Invited = Type.Object(
  { token: Type.String({ maxLength: 200 }), number: Type.Optional(OwnNumber) },
  closed,
);

const Player = Type.Object({ name: Type.String(), kind: Type.String(), me: Type.Boolean() });
export const OutcomeOut = Type.Object(
  { winners: Type.Array(Type.String(), { description: 'Sides; none: a draw' }), why: Type.Object(textFields, closed) },
  closed,
);
/** A table from a file says so. */
export const BroughtOut = Type.Object(
  {
    actions: Type.Integer({
      minimum: 0,
      description: 'Taken before it came here, with dice that were not rolled here',
    }),
    by: Type.String({ description: 'Who opened the file' }),
    anew: Type.Boolean({ description: 'What was hidden was dealt anew' }),
  },
  closed,
);
export const Summary = Type.Object({
  id: Type.String(),
  game: Type.String(),
  version: Type.Integer(),
  setup: Setup,
  commitment: Type.String({ description: 'SHA-256 that binds the server to the dice before anyone sits down' }),
  numbers: Type.Record(Type.String(), Type.String()),
  status: either(Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')),
  public: Type.Boolean(),
  pace: Pace,
  players: Type.Record(Type.String(), Player),
  mySeats: Type.Array(Type.String()),
  mine: Type.Boolean({ description: 'You made this table' }),
  pending: Type.Array(Type.String()),
  myTurn: Type.Boolean(),
  since: Type.Integer(),
  banks: Type.Record(Type.String(), Type.Number()),
  seq: Type.Integer(),
  count: Type.Integer(),
  outcome: either(Type.Null(), OutcomeOut),
  created: Type.Integer(),
  changed: Type.Integer(),
  brought: Type.Optional(BroughtOut),
  invitations: Type.Optional(
    Type.Array(Type.Object({ seat: Type.String(), token: Type.String(), link: Type.String() })),
  ),
});
export type Summary = Static<typeof Summary>;

export const Credentials = Type.Object(
  {
    name: Type.String({ maxLength: 100 }),
    password: Type.String({ minLength: 8, maxLength: 200 }),
    mail: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^@\\s<>,;"]+@[^@\\s<>,;"]+$' })),
    language: Type.Optional(either(Type.Literal('en'), Type.Literal('fr'))),
  },
  closed,
);
export const Login = Type.Object(
  { name: Type.String({ maxLength: 100 }), password: Type.String({ maxLength: 200 }) },
  closed,
);
export const Guest = Type.Object({ language: Type.Optional(either(Type.Literal('en'), Type.Literal('fr'))) }, closed);
export const ChangeMe = Type.Object(
  {
    mail: Type.Optional(either(Type.Null(), Credentials.properties.mail)),
    language: Type.Optional(either(Type.Literal('en'), Type.Literal('fr'))),
  },
  closed,
);
export const NewPassword = Type.Object(
  { old: Type.String({ maxLength: 200 }), password: Type.String({ minLength: 8, maxLength: 200 }) },
  closed,
);
export const Recover = Type.Object({ name: Credentials.properties.name }, closed);
export const Recovered = Type.Object(
  { token: Type.String({ maxLength: 200 }), password: Credentials.properties.password },
  closed,
);
export const Me = Type.Object({
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  mail: either(Type.Null(), Type.String()),
  language: Type.String(),
});

// The messages of a table, as in packages/room/src/messages.ts.

const MessageId = Type.String({ minLength: 1, maxLength: 64 });
const Seat = Type.String({ maxLength: 64 });
const message = <T extends Record<string, TSchema>>(t: string, fields: T) =>
  Type.Object({ t: Type.Literal(t), ...fields }, closed);

export const Hello = message('hello', { since: Type.Integer({ minimum: 0 }) });
export const AskMessage = either(
  Hello,
  message('act', {
    id: MessageId,
    seat: Seat,
    action: Type.Unknown(),
    after: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  message('undo', { id: MessageId, seat: Seat }),
  message('propose', { id: MessageId, seat: Seat, what: either(Type.Literal('draw'), Type.Literal('takeBack')) }),
  message('answer', { id: MessageId, seat: Seat, yes: Type.Boolean() }),
  message('resign', { id: MessageId, seat: Seat }),
  message('order', { id: MessageId, seat: Seat, orders: Type.Array(Word, { maxItems: 50 }) }),
  message('say', { id: MessageId, seat: either(Type.Null(), Seat), text: Type.String({ maxLength: 2000 }) }),
  message('hurry', { id: MessageId }),
  message('at', { id: MessageId, count: Type.Integer({ minimum: 0 }) }),
);
