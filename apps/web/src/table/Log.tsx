import type { Event } from '@bivouac/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RuleChip, sideOf } from './bits.tsx';
import { Die } from './Die.tsx';
import { type Chapter, chapters, type Entry, isTurn, placesOf } from './log.ts';
import { withoutOthers } from './standing.ts';
import { type Store, useStore } from './store.ts';

export function screensOf({ web, liveView, eyes }: Store): readonly string[] {
  const setup = liveView.value?.setup;
  return (setup && web.seats(setup)[eyes.value]?.screens) ?? [];
}

/** What happened, in the reader's language, under its turns and phases; read aloud by `NewsAloud`, not from here. */
export function Log({ of }: { of?: readonly Chapter[] }) {
  const store = useStore();
  const { lines, now, words } = store;
  const end = useRef<HTMLDivElement>(null);
  const all = of ?? chapters(withoutOthers(lines.value, store.eyes.value), screensOf(store), now.value?.over !== null);
  const latest = lines.value.length;
  const first = useRef(latest);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [latest, store.shownCount.value]);
  if (all.every(chapter => chapter.entries.length === 0)) return <p class="mute">{words.value.logEmpty}</p>;
  return (
    <div class="log" role="log" aria-live="off" aria-label={words.value.log}>
      {all.map(chapter => (
        <ChapterBlock key={chapter.key} chapter={chapter} seen={first.current} />
      ))}
      <div ref={end} />
    </div>
  );
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

function ChapterBlock({ chapter, seen }: { chapter: Chapter; seen: number }) {
  const { speak } = useStore();
  return (
    <>
      {chapter.heads.map(event => (
        <h4 key={event.key} class={`hd ${isTurn(event) ? 'turn' : ''}`}>
          {bare(speak.text(event))}
        </h4>
      ))}
      {chapter.entries.length > 0 && (
        <ul>
          {chapter.entries.map(entry => (
            <LogLine key={entry.key} entry={entry} fresh={Number.parseInt(entry.key, 10) > seen} />
          ))}
        </ul>
      )}
    </>
  );
}

function LogLine({ entry, fresh }: { entry: Entry; fresh: boolean }) {
  const store = useStore();
  const { web, isPast, shownCount } = store;
  const side = entry.event?.by ?? (entry.seat ? sideOf(store, entry.seat) : '');
  const here = isPast.value && entry.count === shownCount.value && entry.event !== null;
  const places = entry.event ? spokenPlaces(store, entry.event) : [];
  const classes = `${side ? web.sideClass(side) : ''} ${here ? 'sel' : ''} ${fresh ? 'fresh' : ''} ${entry.note ? 'note' : ''}`;
  return (
    <li class={classes} aria-current={here ? 'step' : undefined}>
      {entry.event ? <EventText event={entry.event} places={places} /> : noteOf(store, entry)}
    </li>
  );
}

function EventText({ event, places }: { event: Event; places: readonly string[] }) {
  const store = useStore();
  const text = store.speak.text(event);
  const { die, sides } = event.args ?? {};
  return (
    <>
      {places.length > 0 ? <Jump places={places}>{text}</Jump> : text}
      {typeof die === 'number' && <Die face={die} sides={Number(sides ?? 6)} side={event.by ?? ''} />}{' '}
      {event.rule && <RuleChip rule={event.rule} />}
    </>
  );
}

/** Words that lead to places on the board. */
export function Jump({ places, children }: { places: readonly string[]; children: ComponentChildren }) {
  const store = useStore();
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    store.show(places);
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the map, and wraps as text does
    <a class="jump" href="#map" title={store.words.value.jump} onClick={go}>
      {children}
    </a>
  );
}

const spokenPlaces = (store: Store, event: Event): readonly string[] =>
  placesOf(
    event,
    id => store.places.has(id),
    id => store.placeOf(id) || null,
  );

export function noteOf(store: Store, { note, seat }: Entry): string {
  const w = store.words.value;
  const who = seat ? store.speak.side(sideOf(store, seat)) : w.spectator;
  switch (note?.kind) {
    case 'undo':
      return w.takenBack(who);
    case 'propose':
      return note.what === 'draw' ? w.proposedDraw(who) : w.proposedTakeBack(who);
    case 'answer':
      return note.yes ? w.agreed(who) : w.declined(who);
    case 'resign':
      return w.resigned(who);
    case 'timeout':
      return w.timedOut(who);
    case 'act':
      return w.byOrder;
    default:
      return '';
  }
}
