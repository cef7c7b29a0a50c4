import { type Event, listed, type Text } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Faces, WebGame } from '../games/web-game.ts';
import type { Reading } from './reading.ts';

// Pieces that show the others their backs are called by their faces where those are known.

type Known = Readonly<Record<string, string>>;
const NONE: Known = {};
const NOBODY: ReadonlySet<string> = new Set();

/** For each event the pieces that may be others by now than they were when it was told. */
export function turnedSince(events: readonly Event[], { turned }: Faces): ReadonlyMap<Text, ReadonlySet<string>> {
  const since = new Map<Text, ReadonlySet<string>>();
  let others = NOBODY;
  for (const event of events.toReversed()) {
    since.set(event, others);
    const more = turned(event);
    if (more.length > 0) others = new Set([...others, ...more]);
  }
  return since;
}

/** A sentence about pieces by their faces: `u3:hancock-f1` for `u3`, unless it names the face besides. */
export function faced(what: Text, known: Known, others: ReadonlySet<string> = NOBODY): Text {
  const args = Object.entries(what.args ?? {});
  const words = new Set(args.flatMap(([, value]) => (typeof value === 'number' ? [] : listed(value))));
  if (![...words].some(word => known[word] !== undefined)) return what;
  const called = (word: string): string => {
    const face = known[word];
    return face === undefined || others.has(word) || words.has(face) ? word : `${word}:${face}`;
  };
  const told = args.map(([name, value]) => [
    name,
    typeof value === 'number' ? value : typeof value === 'string' ? called(value) : value.map(called),
  ]);
  return { ...what, args: Object.fromEntries(told) };
}

/** By what is known to whoever looks: now, or when an event was told. */
export function facing({ faces }: WebGame, openView: ReadonlySignal<AnyView | null>, { lines }: Reading) {
  if (!faces) return (what: Text, _then?: Text): Text => what;
  const known = computed(() => (openView.value ? faces.of(openView.value) : NONE));
  const since = computed(() =>
    turnedSince(
      lines.value.flatMap(({ events }) => events),
      faces,
    ),
  );
  return (what: Text, then = what): Text => faced(what, known.value, since.value.get(then));
}
