import type { AnyRecord, Json, Seat } from '@bivouac/kernel';
import type { Room, StoredLine } from '../room.ts';
import { type Away, longList, partsOf } from './long.ts';

// What lies back in a room is put away as text, some lines at a time: a fourth of the memory, and nothing for a collector to walk through.
// A host that can pack text has it in a twentieth.

type Entry = AnyRecord['history'][number];
type Events = Entry['events'];
type State = AnyRecord['state'];
/** An action whose events are those of a line that was put away too, or its own; with the position before it if it may be taken back. */
type KeptEntry = readonly [seat: Seat, action: Json, line: number | null, events?: Events | null, before?: State];

const AT_ONCE = 8;
const [AT_HAND, MOST] = [4, 4 + AT_ONCE];
const [POSITIONS_AT_HAND, MOST_POSITIONS] = [8, 8 + AT_ONCE]; // of those that may be taken back

/** Texts of some items each. */
interface Texts<K> {
  readonly firsts: readonly number[]; // the number of the first item of each text
  readonly texts: readonly string[];
  readonly length: number;
  readonly packing: Packing;
  readonly kind?: K;
}
interface AwayLines extends Away<StoredLine>, Texts<StoredLine> {
  readonly ids: string; // two characters for each
}
interface AwayEntries extends Away<Entry>, Texts<KeptEntry> {
  readonly settled: number;
}

/** How a host keeps text; a string again, so that a room stays plain data. */
export interface Packing {
  pack(text: string): string;
  unpack(packed: string): string;
}
const asItIs: Packing = { pack: text => text, unpack: text => text };

/** Reads a text; who goes through a list asks for its neighbours next. */
function reader<K>(): (texts: Texts<K>, i: number) => K {
  let last: { readonly text: string; readonly items: readonly K[] } | null = null;
  return ({ firsts, texts, packing }, i) => {
    const n = firsts.findLastIndex(first => first <= i);
    const text = texts[n]!;
    if (last?.text !== text) last = { text, items: JSON.parse(packing.unpack(text)) as readonly K[] };
    return last.items[i - firsts[n]!]!;
  };
}
const readLine = reader<StoredLine>();
const readEntry = reader<KeptEntry>();

const added = <K>({ firsts, texts, length, packing }: Texts<K>, items: readonly K[]): Texts<K> => ({
  firsts: [...firsts, length],
  texts: [...texts, packing.pack(JSON.stringify(items))],
  length: length + items.length,
  packing,
});

/** Enough of a name to know that it is not there; who finds it looks at the lines. */
function mark(id: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return String.fromCharCode(h >>> 16, h & 0xffff);
}
const marksOf = (lines: readonly StoredLine[]): string =>
  lines.flatMap(({ id }) => (id === null ? [] : [mark(id)])).join('');

const linesOf = (texts: Texts<StoredLine>, ids: string): AwayLines => ({
  ...{ ...texts, ids, read: i => readLine(texts, i), mayHold: id => ids.includes(mark(id)) },
});
/** `settled`: so many can no longer be taken back, whatever is kept of them. */
const entriesOf = (texts: Texts<KeptEntry>, lines: Texts<StoredLine>, settled = texts.length): AwayEntries => ({
  ...{ ...texts, settled, changed: () => entriesOf(texts, lines) },
  read(i) {
    const [seat, action, line, own, before] = readEntry(texts, i);
    const events = line === null ? own! : readLine(lines, line - 1).events;
    return { seat, action: action as never, events, before: (i >= settled && before) || null };
  },
});

const NO_TEXTS = { firsts: [], texts: [], length: 0 };

/** The same room, with its older lines and actions as text. */
export function folded(room: Room, packing = asItIs): Room {
  const { away, tail } = partsOf(room.lines) ?? { away: linesOf({ ...NO_TEXTS, packing }, ''), tail: room.lines };
  if (tail.length < MOST) return room;
  const known = away as AwayLines;
  const [old, late] = [tail.slice(0, tail.length - AT_HAND), tail.slice(tail.length - AT_HAND)];
  const lines = linesOf(added(known, old), known.ids + marksOf(old));
  const history = foldedHistory(room.record.history, old, late, lines);
  return { ...room, lines: longList(lines, late), record: { ...room.record, history } };
}

/** What may be taken back stays at hand as long as it is little, and so does the action of a line that does. */
function foldedHistory(
  history: AnyRecord['history'],
  old: readonly StoredLine[],
  late: readonly StoredLine[],
  lines: AwayLines,
): AnyRecord['history'] {
  const none = { ...NO_TEXTS, packing: lines.packing };
  const { away, tail } = partsOf(history) ?? { away: entriesOf(none, lines), tail: history };
  const stays = tail.findIndex(({ before, events }) => before !== null || late.some(line => line.events === events));
  const free = stays < 0 ? tail.length : stays;
  const n = tail.length - free > MOST_POSITIONS ? tail.length - POSITIONS_AT_HAND : free;
  const kept = tail.slice(0, n).map((entry): KeptEntry => keptOf(entry, old));
  const texts = away as AwayEntries;
  const settled = texts.settled + (texts.settled === texts.length ? free : 0);
  return longList(entriesOf(n > 0 ? added(texts, kept) : texts, lines, settled), tail.slice(n));
}

function keptOf({ seat, action, events, before }: Entry, old: readonly StoredLine[]): KeptEntry {
  const line = old.find(each => each.events === events);
  const told = [seat, action as never, line?.seq ?? null] as const;
  if (before) return [...told, line ? null : events, before];
  return line ? told : [...told, events];
}
