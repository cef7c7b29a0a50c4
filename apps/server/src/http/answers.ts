import type { Text, Event as Told } from '@bivouac/kernel';
import type { Answer, BotThought, Line, TableInfo, Update, Views } from '@bivouac/room';
import { type Static, type TSchema, Type } from 'typebox';
import { BroughtOut, OutcomeOut, Pace, Setup, Summary, TextOut, textFields } from './schemas.ts';

// What a table answers, by HTTP and over a live connection. Closed: nothing that is not named here is sent by HTTP,
// and a test holds every answer against it.

type Plain<T> = T extends readonly (infer E)[]
  ? Plain<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> }
    : T;
type Fits<T, S extends TSchema> = [Plain<T>] extends [Static<S>] ? ([Static<S>] extends [T] ? S : never) : never;

/** The schema of something the room says: does not compile when the two no longer fit. */
const of =
  <T>() =>
  <S extends TSchema>(schema: S & Fits<T, S>) =>
    Type.Unsafe<T>(schema);

const closed = { additionalProperties: false } as const;
const either = <T extends TSchema[]>(...all: [...T]) => Type.Union(all);
const words = <T extends string[]>(...all: [...T]) => Type.Enum(all);
const Name = Type.String();
const Count = Type.Integer({ minimum: 0 });
const bySeat = <T extends TSchema>(value: T, description: string) => Type.Record(Name, value, { description });
/** Plain data whose inside each game decides for itself. */
const ownOf = (description: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: of all games
  Type.Unsafe<any>({ type: 'object', additionalProperties: true, description });

const Said = of<Text>()(Type.Object(textFields, closed));
const Spot = either(
  Name,
  Type.Object({ x: Type.Integer(), y: Type.Integer(), turn: Type.Optional(Type.Integer()) }, closed),
);
const Names = Type.Array(Name);
const Spots = Type.Array(Spot, { description: 'Places of the board, or points of its plane' });
const Laid = Type.Optional(Type.Object({ pieces: Names, at: Spot }, closed));
const Trail = Type.Object({ pieces: Names, spots: Spots, kind: words('march', 'retreat', 'arrive', 'leave') }, closed);
const Clash = Type.Object(
  {
    kind: words('battle', 'assault', 'siege', 'raid', 'fire'),
    stage: words('begins', 'result'),
    at: Spots,
    from: Type.Optional(Spots),
    won: Type.Optional(Name),
  },
  closed,
);
const Event = of<Told>()(
  Type.Object(
    {
      ...textFields,
      heading: Type.Optional(words('turn', 'phase', 'part')),
      by: Type.Optional(Type.String({ description: 'The side whose doing it is' })),
      card: Type.Optional(Type.String({ description: 'The card that is shown' })),
      trails: Type.Optional(Type.Array(Trail, { description: 'Ways walked, in this order' })),
      placed: Laid,
      removed: Laid,
      lost: Type.Optional(Type.Integer({ description: 'Steps its side has lost by it' })),
      clash: Type.Optional(Clash),
      only: Type.Optional(Type.Array(Name, { description: 'Told to these screens only' })),
    },
    closed,
  ),
);
const Proposed = words('draw', 'takeBack');

const Frame = Type.Object(
  { proc: Name, step: Name, locals: ownOf('What the step remembers'), answer: Type.Any() },
  closed,
);
const View = Type.Object(
  {
    seat: either(Type.Null(), Name),
    setup: Setup,
    table: ownOf('All that lies face up'),
    hands: bySeat(ownOf('What is behind this screen'), 'By screen: those this seat may look behind'),
    stack: Type.Array(Frame, { description: 'Where we are in the rules' }),
    sealed: bySeat(either(Type.Null(), ownOf('Your own answer')), 'Answers given face down; null: another’s'),
  },
  closed,
);
const ViewsOut = of<Views>()(bySeat(View, 'What each seat you hold may know; under "" what a spectator may'));

const LineOut = of<Line>()(
  Type.Object(
    {
      seq: Count,
      kind: words('open', 'act', 'undo', 'propose', 'answer', 'resign', 'timeout', 'say'),
      seat: either(Type.Null(), Name),
      count: Type.Integer({ minimum: 0, description: 'Actions in force after it' }),
      events: Type.Array(Event, { description: 'Those you may hear' }),
      text: Type.Optional(Type.String()),
      what: Type.Optional(Proposed),
      yes: Type.Optional(Type.Boolean()),
      standing: Type.Optional(Type.Boolean({ description: 'Answered by your standing order' })),
      forced: Type.Optional(Type.Boolean({ description: 'Given by the table: the rules left no other' })),
    },
    closed,
  ),
);
const Clock = Type.Object(
  {
    now: Type.Integer({ description: 'The table’s own clock, in milliseconds' }),
    since: Type.Integer({ description: 'The pending seats think since then' }),
    banks: bySeat(Type.Number(), 'Milliseconds left at that time'),
  },
  closed,
);
const Ending = Type.Object(
  {
    outcome: OutcomeOut,
    secret: Type.String({ description: 'Of the dice: anyone can check them now' }),
    brought: Type.Optional(Type.Integer({ minimum: 0, description: 'Actions whose dice were not rolled here' })),
  },
  closed,
);
export const UpdateOut = of<Update>()(
  Type.Object(
    {
      t: Type.Literal('update'),
      seq: Type.Integer({ minimum: 0, description: 'The number of the last line' }),
      count: Type.Integer({ minimum: 0, description: 'Actions in force' }),
      lines: Type.Array(LineOut, { description: 'New since the number asked for' }),
      views: ViewsOut,
      pending: Type.Array(Name, { description: 'Seats that are to act' }),
      mayUndo: Type.Array(Name),
      proposal: either(Type.Null(), Type.Object({ what: Proposed, by: Name }, closed)),
      over: either(Type.Null(), Ending),
      clock: Type.Optional(Clock),
      standing: Type.Optional(bySeat(Type.Array(Name), 'Standing orders of the seats you hold')),
    },
    closed,
  ),
);

const Why = Type.Object({ feature: Name, by: Type.Number() }, closed);
const Idea = Type.Object({ say: Said, win: Type.Number(), vp: Type.Number(), why: Type.Array(Why) }, closed);
const Misjudged = Type.Object({ count: Count, seat: Name, expected: Type.Number(), saw: Type.Number() }, closed);
const Thought = of<BotThought>()(
  Type.Object(
    {
      ...{ level: Name, ms: Type.Number(), trials: Type.Number(), ideas: Type.Array(Idea) },
      misjudged: Type.Optional(Type.Array(Misjudged, { description: 'Where the bots of this table were most wrong' })),
    },
    closed,
  ),
);
const Done = Type.Object(
  { t: Type.Literal('done'), id: Name, seq: Type.Integer({ minimum: 0, description: 'Its number at the table' }) },
  closed,
);
const refusedWith = <T extends TSchema>(why: T) => Type.Object({ t: Type.Literal('refused'), id: Name, why }, closed);
const Position = Type.Object(
  { t: Type.Literal('position'), id: Name, count: Count, views: ViewsOut, thought: Type.Optional(Thought) },
  closed,
);
/** By HTTP a refusal is said in both languages. */
export const AskOut = either(Done, refusedWith(TextOut), Position);
export type AskOut = Static<typeof AskOut>;

const Player = Type.Object(
  { name: Type.String(), kind: words('person', 'bot', 'open'), level: Type.Optional(Name) },
  closed,
);
const Table = of<TableInfo>()(
  Type.Object(
    {
      ...{ id: Name, game: Name, version: Type.Integer(), setup: Setup, commitment: Name },
      numbers: bySeat(Type.String(), 'The players’ own numbers'),
      begun: Type.Optional(Type.Boolean()),
      pace: Type.Optional(Pace),
      brought: Type.Optional(BroughtOut),
      players: bySeat(Player, 'By seat'),
    },
    closed,
  ),
);
/** Over a live connection. */
export const AnswerOut = of<Answer>()(
  either(
    Type.Object({ t: Type.Literal('welcome'), table: Table, seats: Type.Array(Name) }, closed),
    UpdateOut,
    Done,
    refusedWith(Said),
    Position,
    Type.Object({ t: Type.Literal('present'), seats: Type.Array(Name) }, closed),
    Type.Object({ t: Type.Literal('thinking'), seat: Name, budget: Type.Number(), spent: Type.Number() }, closed),
    Type.Object({ t: Type.Literal('trouble'), why: Said }, closed),
  ),
);

export const HistoryOut = Type.Object(
  {
    format: Type.Literal('bivouac-history-1'),
    table: Summary,
    seats: Type.Array(Name),
    update: UpdateOut,
    positions: Type.Array(Type.Object({ count: Count, views: ViewsOut }, closed), {
      description: 'As you saw it at each change of side',
    }),
  },
  closed,
);

const Entry = Type.Object({
  seat: Name,
  action: ownOf('What was done'),
  events: Type.Array(Event),
  before: Type.Any(),
});
/** A game that is over, all of it. */
export const SaveOut = Type.Object({
  format: Type.Literal('bivouac-save-1'),
  checksum: Type.String(),
  record: Type.Object({
    ...{ game: Name, version: Type.Integer(), commitment: Name, secret: Name },
    numbers: bySeat(Type.String(), 'The players’ own numbers'),
    opening: Type.Array(Event),
    history: Type.Array(Entry),
    state: ownOf('The whole state, with what was hidden'),
  }),
});
