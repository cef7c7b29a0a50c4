import { borderOf } from './border.ts';
import { outlines } from './Marks.tsx';
import { useStore } from './store.ts';

/** So many places that rings would hide the map: one outline, a half tint, and a ring under the pointer. */
export function Realm({ words, picked }: { words: readonly string[]; picked: string }) {
  const { places, hover } = useStore();
  const all = words.map(word => places.get(word)?.outline ?? '');
  const at = hover.value && words.includes(hover.value.place) ? outlines(places, [hover.value.place]) : '';
  const edge = borderOf(all);
  return (
    <>
      <path class="legaltint" d={all.join('')} />
      <path class="legalc" d={edge} />
      <path class="legal many" d={edge} />
      {at && <path class="legal" d={at} />}
      {picked && <path class="legal picked" d={picked} />}
    </>
  );
}
