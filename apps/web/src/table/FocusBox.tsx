import { labelOf } from './labels.ts';
import { useStore } from './store.ts';

/** The keyboard's place: a box, not a ring. */
export function FocusBox() {
  const { focus, places, shown } = useStore();
  const place = focus.value ? places.get(focus.value.place) : undefined;
  return (
    <>
      {place && <rect class="focusbox" x={place.x - 44} y={place.y - 44} width="88" height="88" rx="12" />}
      {shown.value.places.map(id => {
        const spot = places.get(id);
        return spot ? <path key={`${id}${shown.value.stamp}`} class="flash" d={spot.outline} /> : null;
      })}
    </>
  );
}

/** What the focused place says; the map points at it. */
export function FocusLabel() {
  const store = useStore();
  const at = store.focus.value;
  if (!at) return null;
  return (
    <div
      key={at.sprite ?? at.place}
      id={`at-${at.sprite ?? at.place}`}
      class="sr"
      role="img"
      aria-label={labelOf(store, at)}
    />
  );
}
