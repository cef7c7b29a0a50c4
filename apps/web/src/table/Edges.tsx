import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Free } from './camera.ts';
import { sheet } from './column.ts';
import { namedAmong, namingOf } from './edge-names.ts';
import { type Edge, edgesOf, type Outside } from './edges.ts';
import { freePart, SHEETS } from './following.ts';
import { Icon } from './icons.tsx';
import type { Looking } from './looking.ts';
import { pointOf } from './pointing.ts';
import { wide } from './screen.ts';
import { type Store, useStore } from './store.ts';
import { endOf } from './story.ts';

const SETTLED = 90; // milliseconds after the map last moved
const LETTER = 7.6; // pixels

interface Lying {
  readonly top: number; // so far down the prompt lies over the map
  readonly pieces: readonly Free[];
  readonly goals: readonly Free[];
}
/** Where what may be clicked lies in the window, once the map rests. */
function lying(): Lying {
  const { left: x, top: y } = document.getElementById('map')!.getBoundingClientRect();
  const boxes = (what: string): Free[] =>
    [...document.querySelectorAll(what)]
      .map(each => each.getBoundingClientRect())
      .map(({ left, top, right, bottom }) => ({ left: left - x, top: top - y, right: right - x, bottom: bottom - y }));
  const asked = document.getElementById('prompt')?.getBoundingClientRect().bottom ?? y;
  return {
    top: Math.max(0, asked - y),
    pieces: boxes('#map .pieces .can, #map .pieces .selp'),
    goals: boxes('#map .goals .goal'),
  };
}
function useLying(look: Looking) {
  const store = useStore();
  const found = useSignal<Lying | null>(null);
  useEffect(() => {
    let timer = 0;
    const stop = effect(() => {
      void [look.camera.value, look.size.value, look.gliding.value, store.offer.value, store.picture.value];
      void [sheet.value, store.recapDue.value];
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (document.getElementById('map')) found.value = lying();
      }, SETTLED);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, look]);
  return found;
}

/** At the edge of the map: what lies outside it, violet for what happened there, brass for what may be chosen. */
export function Edges({ look }: { look: Looking }) {
  const store = useStore();
  const found = useLying(look);
  if (store.isPast.value || store.offer.value.poised || !found.value) return null; // what is in hand has the map for itself
  const { right, bottom } = freePart(look.size.value, SHEETS);
  const narrow = !wide.value && store.hasDraft.value; // what happened is of no use to a choice half made
  const all = [...(narrow ? [] : past(store)), ...legal(store)];
  const room = { ...found.value, wide: (edge: Edge) => wideAs(store, edge) };
  const edges = edgesOf(all, look.camera.value, { width: right, height: bottom }, room);
  return (
    <>
      {edges.map(edge => (
        <Pointer key={edge.key} edge={edge} look={look} />
      ))}
    </>
  );
}
/** Nearly as wide as it will be. */
function wideAs(store: Store, { places, numbers }: Edge): number {
  const letters = namedAmong(places, namingOf(store)).name.length + (places.length > 1 ? 5 : 0);
  return 50 + LETTER * letters + 25 * Math.min(NUMBERS, numbers.length);
}

const past = ({ tale, places }: Store): readonly Outside[] =>
  tale.value.flatMap(({ deed, no }) => {
    const place = no === null ? undefined : places.get(endOf(deed));
    return place ? [{ place: place.id, at: [place.x, place.y] as const, kind: 'past' as const, no }] : [];
  });
const legal = (store: Store): readonly Outside[] =>
  store.offer.value.targets.flatMap(target => {
    const aimed = store.aimedBy(target);
    const at = target.picked ? null : pointOf(store, aimed);
    return at ? [{ place: aimed.place, at, kind: 'legal' as const, no: null }] : [];
  });

const NUMBERS = 3;

function Pointer({ edge, look }: { edge: Edge; look: Looking }) {
  const store = useStore();
  const { name, place } = namedAmong(edge.places, namingOf(store));
  const { x, y } = store.places.get(place) ?? { x: edge.goal[0], y: edge.goal[1] };
  const more = edge.places.length - 1;
  return (
    <button
      type="button"
      class={`edge ${edge.kind} ${edge.side} ${edge.bare ? 'bare' : ''}`}
      style={{ left: `${edge.x}px`, top: `${edge.y}px` }}
      aria-label={store.words.value.outOfSight(more > 0 ? `${name} + ${more}` : name)}
      onClick={() => look.centre([x, y])}
    >
      <span class="ar" style={{ transform: `rotate(${edge.turn}deg)` }}>
        <Icon name="arrow" />
      </span>
      {edge.numbers.slice(0, edge.bare ? 1 : NUMBERS).map(no => (
        <span key={no} class="no" aria-hidden="true">
          {no}
        </span>
      ))}
      {!edge.bare && <b>{name}</b>}
      {!edge.bare && more > 0 && <span>+ {more}</span>}
    </button>
  );
}
