import { useSignal } from '@preact/signals';
import { RuleChip, sideOf } from './bits.tsx';
import { DeedIcon, DeedText, Dice, OrderNumber, pieceIn, placeCalled } from './DeedText.tsx';
import { Icon } from './icons.tsx';
import { Jump } from './Log.tsx';
import { type Entry, placesOf } from './log.ts';
import { noteOf } from './noting.ts';
import { type Store, useStore } from './store.ts';
import { type Deed, isWay, placesIn, rolledTogether, type StoryLine } from './story.ts';

/** The side's colour is the actor's. */
const sideIn = (store: Store, { event, seat }: Entry): string => event?.by ?? (seat ? sideOf(store, seat) : '');

export function LogLine({ line, fresh }: { line: StoryLine; fresh: boolean }) {
  const store = useStore();
  const { web, isPast, shownCount } = store;
  const { deed, entry, more } = line;
  const side = deed?.by || sideIn(store, entry);
  const counts = (deed?.entries ?? [entry, ...more]).map(({ count }) => count);
  const here = isPast.value && entry.event !== null && counts.includes(shownCount.value);
  const classes = [side && web.sideClass(side), here && 'sel', fresh && 'fresh', entry.note && 'note'];
  return (
    <li class={classes.filter(Boolean).join(' ')} aria-current={here ? 'step' : undefined}>
      {deed ? <DeedLine deed={deed} /> : entry.event ? <EventText entries={[entry, ...more]} /> : noteOf(store, entry)}
    </li>
  );
}

/** One line; opened it tells its steps. */
function DeedLine({ deed }: { deed: Deed }) {
  const { words, numberOf, tellAgain } = useStore();
  const open = useSignal(false);
  const again = (event: MouseEvent): void => {
    event.preventDefault();
    tellAgain(deed);
  };
  return (
    <>
      <div class="ln">
        <DeedIcon deed={deed} />
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the map, and wraps as text does */}
        <a class="jump" href="#map" title={words.value.showAct} onClick={again}>
          <DeedText deed={deed} />
        </a>
        <OrderNumber no={numberOf(deed)} />
        <button
          type="button"
          class="chev"
          aria-expanded={open.value}
          aria-label={words.value.stepsTold}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name={open.value ? 'down' : 'next'} />
        </button>
      </div>
      {open.value && <Steps deed={deed} />}
    </>
  );
}

function Steps({ deed }: { deed: Deed }) {
  const store = useStore();
  const { words } = store;
  const by = isWay(deed) ? placesIn(deed).slice(1, -1) : [];
  return (
    <div class="op">
      {by.length > 0 && (
        <p>
          {words.value.wayBy} {by.map(place => placeCalled(store, place)).join(' · ')}
        </p>
      )}
      {deed.pieces.length > 1 && <Units deed={deed} />}
      <ol>
        {rolledTogether(deed.entries).map(
          entries =>
            entries[0].event && (
              <li key={entries[0].key}>
                <EventText entries={entries} />
              </li>
            ),
        )}
      </ol>
    </div>
  );
}

/** Who went, by kind of troops. */
function Units({ deed }: { deed: Deed }) {
  const store = useStore();
  const { web, language } = store;
  const kinds = new Map<string, string[]>();
  for (const piece of deed.pieces) {
    const kind = web.pieceKind?.(piece, language.value) ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), pieceIn(store, deed, piece)]);
  }
  return (
    <dl>
      {[...kinds].map(([kind, names]) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function EventText({ entries }: { entries: readonly [Entry, ...Entry[]] }) {
  const store = useStore();
  const events = entries.flatMap(({ event }) => event ?? []);
  const event = events[0]!;
  const text = store.speak.text(event);
  const places = placesOf(
    event,
    id => store.places.has(id),
    id => store.placeOf(id) || null,
  );
  return (
    <>
      {places.length > 0 ? <Jump places={places}>{text}</Jump> : text} <Dice events={events} />{' '}
      {event.rule && <RuleChip rule={event.rule} />}
    </>
  );
}
