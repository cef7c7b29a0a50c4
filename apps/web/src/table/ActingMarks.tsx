import { type Mark, wordOf } from '@bivouac/desk';
import { useStore } from './store.ts';

/** Under the pieces: where the force stands that acts now, ringed in its side's colour. */
export function ActingMarks() {
  const { picture, places, web } = useStore();
  const acting = picture.value?.marks.filter(mark => mark.kind === 'acts') ?? [];
  return (
    <>
      {acting.map((mark, i) => (
        <path
          key={`${i}${mark.spots.map(wordOf).join()}`}
          class={`acting ${mark.side ? web.sideClass(mark.side) : ''}`}
          d={mark.spots.map(spot => places.get(wordOf(spot))?.outline ?? '').join('')}
        />
      ))}
    </>
  );
}

const SWORDS = 'M-11-11L9 9M11-11L-9 9M4 11L11 4M-4 11L-11 4';

/** A fight within one place: two crossed swords above it. */
export function Swords({ mark }: { mark: Mark }) {
  const { places } = useStore();
  return (
    <>
      {mark.spots.map(spot => {
        const place = places.get(wordOf(spot));
        return place ? (
          <g key={place.id} class="swords" transform={`translate(${place.x - 34} ${place.y - 34})`}>
            <circle r="17" />
            <path d={SWORDS} />
          </g>
        ) : null;
      })}
    </>
  );
}
