import type { Track, TrackBox } from '@bivouac/desk';
import { useStore } from './store.ts';

/** Rows of boxes: time, points, initiative; by default all of them. */
export function Tracks({ of }: { of?: readonly Track[] }) {
  const { picture, words } = useStore();
  const tracks = of ?? picture.value?.tracks ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: longer than a narrow window, it scrolls
    <section class="tracks" aria-label={words.value.tracks} tabIndex={0}>
      {tracks.map(track => (
        <TrackRow key={track.id} track={track} />
      ))}
    </section>
  );
}

function TrackRow({ track }: { track: Track }) {
  const { speak } = useStore();
  return (
    <div class="trk">
      <small aria-hidden="true">{speak.text(track.name)}</small>
      <ol class="cells" aria-label={speak.text(track.name)}>
        {track.boxes.map((box, i) => (
          <Cell key={`${i}`} box={box} />
        ))}
      </ol>
    </div>
  );
}

function Cell({ box }: { box: TrackBox }) {
  const { speak, web } = useStore();
  const side = box.kind === 'side' && box.side ? web.sideClass(box.side) : box.kind;
  return (
    <li class={side} {...(box.kind === 'now' ? { 'aria-current': 'step' } : {})}>
      {speak.text(box.text)}
    </li>
  );
}
