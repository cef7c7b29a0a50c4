import { placeCalled } from './DeedText.tsx';
import { type Edge, edgesOf, type Outside } from './edges.ts';
import { freePart, SHEETS } from './following.ts';
import { Icon } from './icons.tsx';
import type { Looking } from './looking.ts';
import { pointOf } from './pointing.ts';
import { type Store, useStore } from './store.ts';
import { endOf } from './story.ts';

/** At the edge of the map: what lies outside it, violet for what happened there, brass for what may be chosen. */
export function Edges({ look }: { look: Looking }) {
  const store = useStore();
  if (store.isPast.value || store.offer.value.poised) return null; // what is in hand has the map for itself
  const { right, bottom } = freePart(look.size.value, SHEETS);
  const edges = edgesOf([...past(store), ...legal(store)], look.camera.value, { width: right, height: bottom });
  return (
    <>
      {edges.map(edge => (
        <Pointer key={edge.key} edge={edge} look={look} />
      ))}
    </>
  );
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

/** Which side of the window it clings to. */
const sideOf = ({ x, y }: Edge, { width, height }: { width: number; height: number }): string => {
  const [side] = [['l', x], ['r', width - x], ['t', y], ['b', height - y]].toSorted((a, b) => Number(a[1]) - Number(b[1])); // biome-ignore format: one line
  return String(side![0]);
};

function Pointer({ edge, look }: { edge: Edge; look: Looking }) {
  const store = useStore();
  const name = placeCalled(store, edge.places[0]!);
  const more = edge.places.length - 1;
  return (
    <button
      type="button"
      class={`edge ${edge.kind} ${sideOf(edge, look.size.value)}`}
      style={{ left: `${edge.x}px`, top: `${edge.y}px` }}
      aria-label={store.words.value.outOfSight(more > 0 ? `${name} + ${more}` : name)}
      onClick={() => look.centre(edge.goal)}
    >
      <span class="ar" style={{ transform: `rotate(${edge.turn}deg)` }}>
        <Icon name="arrow" />
      </span>
      {edge.numbers.slice(0, NUMBERS).map(no => (
        <span key={no} class="no" aria-hidden="true">
          {no}
        </span>
      ))}
      <b>{name}</b>
      {more > 0 && <span>+ {more}</span>}
    </button>
  );
}
