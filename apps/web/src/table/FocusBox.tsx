import { wordOf } from '@bivouac/desk';
import { labelOf } from './labels.ts';
import { posture, turnOf } from './stacks.ts';
import { type Store, useStore } from './store.ts';

/** The keyboard's place: a box, not a ring. */
export function FocusBox() {
  const store = useStore();
  const { places, shown } = store;
  const box = boxOf(store);
  return (
    <>
      {box && <rect class="focusbox" rx="12" {...box} />}
      {shown.value.places.map(id => {
        const spot = places.get(id);
        return spot ? <path key={`${id}${shown.value.stamp}`} class="flash" d={spot.outline} /> : null;
      })}
    </>
  );
}

const AROUND = 44;
const EDGE = 5;
/** Around the piece that stands there, where pieces have a form of their own; else around its place. */
function boxOf({ focus, places, web, boardSprites }: Store) {
  const at = focus.value;
  const place = at ? places.get(at.place) : undefined;
  if (!at || !place) return null;
  const sprite = boardSprites.value.find(each => (at.sprite ? each.id === at.sprite : wordOf(each.at) === at.place));
  const own = sprite && web.board.box?.(sprite);
  const [x, y, width, height] = own ?? [-AROUND, -AROUND, 2 * AROUND, 2 * AROUND];
  const edge = own ? EDGE : 0;
  const style = { transform: posture({ ...place, turn: own ? turnOf(sprite) : 0 }) };
  return { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge, style };
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
