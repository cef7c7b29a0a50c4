import type { AnyRecord, Json, Seat } from '@bivouac/kernel';
import type { Room, StoredLine } from '../room.ts';
import { type Away, longList, partsOf } from './long.ts';

// What lies back in a room is put away as text, some lines at a time: a fourth of the memory, and nothing for a collector to walk through.

type Entry = AnyRecord['history'][number];
type Events = Entry['events'];
/** An action whose events are those of a line that was put away too, or its own. */
type KeptEntry = readonly [seat: Seat, action: Json, line: number | null, events?: Events];

const AT_ONCE = 8;
const [AT_HAND, MOST] = [4, 4 + AT_ONCE];

/** Texts of some items each. */
interface Texts<K> {
  readonly firsts: readonly number[]; // the number of the first item of each text
  readonly texts: readonly string[];
  readonly length: number;
  readonly kind?: K;
}
interface AwayLines extends Away<StoredLine>, Texts<StoredLine> {
  readonly ids: string; // all of them, each between two ends of line
}
interface AwayEntries extends Away<Entry>, Texts<KeptEntry> {}

/** Reads a text; who goes through a list asks for its neighbours next. */
function reader<K>(): (texts: Texts<K>, i: number) => K {
  let last: { readonly text: string; readonly items: readonly K[] } | null = null;
  return ({ firsts, texts }, i) => {
    const n = firsts.findLastIndex(first => first <= i);
    const text = texts[n]!;
    if (last?.text !== text) last = { text, items: JSON.parse(text) as readonly K[] };
    return last.items[i - firsts[n]!]!;
  };
}
const readLine = reader<StoredLine>();
const readEntry = reader<KeptEntry>();

const added = <K>({ firsts, texts, length }: Texts<K>, items: readonly K[]): Texts<K> => ({
  firsts: [...firsts, length],
  texts: [...texts, JSON.stringify(items)],
  length: length + items.length,
});

const NONE = { firsts: [], texts: [], length: 0 };
const linesOf = (texts: Texts<StoredLine>, ids: string): AwayLines => ({
  ...{ ...texts, ids, read: i => readLine(texts, i), mayHold: id => ids.includes(`\n${id}\n`) },
});
const entriesOf = (texts: Texts<KeptEntry>, lines: Texts<StoredLine>): AwayEntries => ({
  ...texts,
  read(i) {
    const [seat, action, line, own] = readEntry(texts, i);
    const events = line === null ? own! : readLine(lines, line - 1).events;
    return { seat, action: action as never, events, before: null };
  },
});

/** The same room, with its older lines and actions as text. */
export function folded(room: Room): Room {
  const { away, tail } = partsOf(room.lines) ?? { away: linesOf(NONE, '\n'), tail: room.lines };
  if (tail.length < MOST) return room;
  const known = away as AwayLines;
  const [old, late] = [tail.slice(0, tail.length - AT_HAND), tail.slice(tail.length - AT_HAND)];
  const lines = linesOf(added(known, old), `${known.ids}${old.map(({ id }) => `${id ?? ''}\n`).join('')}`);
  const history = foldedHistory(room.record.history, old, late, lines);
  return { ...room, lines: longList(lines, late), record: { ...room.record, history } };
}

/** What may be taken back stays at hand, and so does the action of a line that does. */
function foldedHistory(
  history: AnyRecord['history'],
  old: readonly StoredLine[],
  late: readonly StoredLine[],
  lines: AwayLines,
): AnyRecord['history'] {
  const { away, tail } = partsOf(history) ?? { away: entriesOf(NONE, lines), tail: history };
  const stays = tail.findIndex(({ before, events }) => before !== null || late.some(line => line.events === events));
  const n = stays < 0 ? tail.length : stays;
  const kept = tail.slice(0, n).map(({ seat, action, events }): KeptEntry => {
    const line = old.find(each => each.events === events);
    return line ? [seat, action as never, line.seq] : [seat, action as never, null, events];
  });
  const texts = away as AwayEntries;
  return longList(entriesOf(n > 0 ? added(texts, kept) : texts, lines), tail.slice(n));
}
