import {
  type Action,
  type Game,
  look,
  type Pick,
  play,
  refusal,
  type Seat,
  type Shape,
  type State,
  type Text,
  type Types,
} from '@bivouac/kernel';
import type { Faults } from './checks.ts';
import { type Kit, messageOf, type Taken } from './kit.ts';
import { brief } from './plain.ts';
import { oneOf } from './playout.ts';
import { sentenceFaults } from './sentences.ts';

/** Words and wholes seen in actions, by the name of their field, and actions once taken. */
export interface Memory {
  readonly fields: Map<string, unknown[]>;
  readonly past: Taken[];
}
export interface Attempt {
  readonly seat: Seat;
  readonly action: unknown;
}

const MOST_KEPT = 64;

export const emptyMemory = (): Memory => ({ fields: new Map(), past: [] });

export function remember(memory: Memory, taken: Taken, pick: Pick): void {
  keep(memory.past, taken, pick);
  for (const [field, value] of Object.entries(taken.action)) {
    if (field === 'type') continue;
    const seen = memory.fields.get(field) ?? [];
    memory.fields.set(field, seen);
    keep(seen, value, pick);
  }
}

function keep<T>(items: T[], item: T, pick: Pick): void {
  if (items.length < MOST_KEPT) items.push(item);
  else items[pick(MOST_KEPT)] = item;
}

type Fields = Record<string, unknown>;
type Spoil = (action: Fields, memory: Memory, pick: Pick, game: Game<Types>) => unknown;

const WILD = [-1, 0, 1, 999, 1000, 0x7fffffff, -0x80000000, Number.MAX_SAFE_INTEGER, 0.5, Number.NaN];
const WORDS = ['', 'constructor', '__proto__', 'toString', 'x'.repeat(501)];
const HOSTILE: readonly string[] = [
  'null',
  '7',
  '[]',
  '{}',
  '"pass"',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":null}',
  '{"__proto__":{"type":"pass"}}',
];

/** One field changed, by what `change` makes of it. */
function spoilField(action: Fields, pick: Pick, change: (value: unknown, field: string) => unknown): unknown {
  const fields = Object.keys(action).filter(field => field !== 'type');
  if (fields.length === 0) return { ...action, extra: 1 };
  const field = oneOf(fields, pick);
  return { ...action, [field]: change(action[field], field) };
}

function wildOf(value: unknown, pick: Pick): unknown {
  if (Array.isArray(value)) return value.map(item => (pick(2) === 0 ? wildOf(item, pick) : item));
  if (typeof value === 'number') return pick(2) === 0 ? value + oneOf([-1, 1], pick) : oneOf(WILD, pick);
  return typeof value === 'string' ? oneOf(WORDS, pick) : !value;
}

function otherLength(value: unknown, pick: Pick): unknown {
  if (!Array.isArray(value)) return [value];
  const [at, whole] = [pick(value.length), value as unknown[]];
  return oneOf(
    [whole.slice(0, at), whole.slice(at), [...whole, whole[at]], [...whole, ...whole], whole.toReversed()],
    pick,
  );
}

/** An action of another type, dressed in fields seen before. */
function otherType(memory: Memory, pick: Pick, game: Game<Types>): unknown {
  const shapes = game.actions as Readonly<Record<string, Shape>>;
  const type = oneOf(Object.keys(shapes), pick);
  const fields = Object.keys(shapes[type]!).flatMap(field => {
    const seen = memory.fields.get(field);
    return seen ? [[field, oneOf(seen, pick)]] : [];
  });
  return { type, ...Object.fromEntries(fields) };
}

const SPOILS: readonly Spoil[] = [
  (action, memory, pick) =>
    spoilField(action, pick, (value, field) => {
      const seen = memory.fields.get(field);
      return seen ? oneOf(seen, pick) : value;
    }),
  (action, _memory, pick) => spoilField(action, pick, value => wildOf(value, pick)),
  (action, _memory, pick) => spoilField(action, pick, value => otherLength(value, pick)),
  (_action, memory, pick, game) => otherType(memory, pick, game),
  (action, memory, pick) => (memory.past.length > 0 ? oneOf(memory.past, pick).action : action),
  (action, _memory, pick) => spoilField(action, pick, () => undefined),
  (_action, _memory, pick) => JSON.parse(oneOf(HOSTILE, pick)) as unknown,
  action => action, // by another seat
];

/** Something this seat, or another, should hardly be allowed. */
export function wrongAction<X extends Types>(
  game: Game<X>,
  right: Taken,
  seats: readonly Seat[],
  memory: Memory,
  pick: Pick,
): Attempt {
  const how = pick(SPOILS.length);
  const other = how === SPOILS.length - 1 || pick(4) === 0;
  const action = SPOILS[how]!({ ...right.action }, memory, pick, game as unknown as Game<Types>);
  return { seat: other ? oneOf(seats, pick) : right.seat, action };
}

/** A refusal must be a sentence; what is not refused must be playable. Neither may throw. */
export function wrongFaults<X extends Types>(
  kit: Kit<X>,
  state: State<X>,
  { seat, action }: Attempt,
): { readonly faults: Faults; readonly refused: Text | null } {
  const { game, book } = kit;
  const label = `${seat} ${brief(action)}`;
  try {
    const refused = refusal(game, look(game, state, seat), seat, action);
    if (refused) return { refused, faults: sentenceFaults(book, refused) };
    const { state: after } = play(game, state, seat, action as X['action'] & Action);
    return { refused, faults: game.audit(after).map(what => `${label} is allowed but leads to: ${what}`) };
  } catch (error) {
    return { refused: null, faults: [`${label} throws: ${messageOf(error)}`] };
  }
}
