import { type Mark, type PlaneMark, wordOf } from '@bivouac/desk';
import type { Point } from './camera.ts';
import { middleOf, polygonPath, ringPath, topOf } from './shapes.ts';
import { posture } from './stacks.ts';
import { type Store, useStore } from './store.ts';

// What a game measures on a plane: lanes and reaches, ranges, and pieces where they would stand.

type Measured = Mark & { readonly kind: PlaneMark };
const isMeasured = (mark: Mark): mark is Measured =>
  mark.kind === 'polygon' || mark.kind === 'ring' || mark.kind === 'ghost';

/** Of the position, the layers shown, what is offered and what is being considered. */
function measured({ picture, layerMarks, offer, considered }: Store): readonly Measured[] {
  const all = [
    ...(picture.value?.marks ?? []),
    ...layerMarks.value,
    ...(offer.value.marks ?? []),
    ...(considered.value?.marks ?? []),
  ];
  return all.filter(isMeasured);
}
const cornersOf = ({ places }: Store, { spots }: Mark): readonly Point[] =>
  spots.flatMap((spot): readonly Point[] => {
    const place = places.get(wordOf(spot));
    return place ? [[place.x, place.y]] : [];
  });
const classOf = ({ kind, tone = 'plain' }: Measured): string => `pm ${kind} ${tone}`;

/** Under the pieces. */
export function PlaneMarks() {
  const store = useStore();
  const unit = store.web.board.plane?.unit ?? 1;
  return (
    <g class="planemarks">
      {measured(store).map((mark, i) => {
        const corners = cornersOf(store, mark);
        if (mark.kind === 'ghost' || corners.length === 0) return null;
        const radius = (mark.radius ?? 0) / unit;
        const d = mark.kind === 'ring' ? ringPath(corners, radius) : polygonPath(corners);
        const spot = mark.kind === 'ring' ? topOf(corners, radius) : middleOf(corners);
        return (
          <g key={`${i}${mark.kind}`} class={classOf(mark)}>
            <path d={d} />
            {mark.note && <Note at={spot} text={mark.note} />}
          </g>
        );
      })}
    </g>
  );
}

function Note({ at: [x, y], text }: { at: Point; text: string }) {
  return (
    <text class="pmnote" x={x} y={y - 4} text-anchor="middle">
      {text}
    </text>
  );
}

/** Over them: each ghost is its piece, paler, as it would lie there. */
export function Ghosts() {
  const store = useStore();
  return (
    <g class="ghosts">
      {measured(store).flatMap((mark, i) =>
        mark.kind === 'ghost' ? mark.spots.map((_, j) => <Ghost key={`${i}-${j}`} mark={mark} nth={j} />) : [],
      )}
    </g>
  );
}

const BESIDE = 26; // under the place where it would stand, whichever way it faces

function Ghost({ mark, nth }: { mark: Measured; nth: number }) {
  const { everySprite, places, web } = useStore();
  const at = mark.spots[nth]!;
  const place = places.get(wordOf(at));
  const sprite = everySprite.value.find(({ id }) => id === mark.sprite);
  if (!place || !sprite) return null;
  const turn = typeof at === 'string' ? 0 : (at.turn ?? 0);
  const seen = { ...sprite, at, art: mark.art ?? sprite.art };
  return (
    <g class={classOf(mark)} style={{ transform: posture({ x: place.x, y: place.y, turn }) }}>
      <g dangerouslySetInnerHTML={{ __html: web.board.piece(seen) }} />
      {mark.note && (
        <g transform={`rotate(${-turn})`}>
          <Note at={[0, BESIDE]} text={mark.note} />
        </g>
      )}
    </g>
  );
}
