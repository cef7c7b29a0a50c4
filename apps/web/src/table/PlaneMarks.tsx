import { type Mark, type PlaneMark, wordOf } from '@bivouac/desk';
import { inked } from './bits.tsx';
import type { Point } from './camera.ts';
import { figures } from './figures.ts';
import type { Looking } from './looking.ts';
import { middleOf, polygonPath, ringPath, topOf } from './shapes.ts';
import { posture } from './stacks.ts';
import { type Store, useStore } from './store.ts';

// What a game measures on a plane: lanes and reaches, ranges, and pieces where they would stand.

type Measured = Mark & { readonly kind: PlaneMark };
const isMeasured = (mark: Mark): mark is Measured =>
  mark.kind === 'polygon' || mark.kind === 'ring' || mark.kind === 'ghost';

/** Of the position, the layers shown, and what is offered: as it would be after what is being considered. */
function measured({ picture, layerMarks, offer, ahead, considered }: Store): readonly Measured[] {
  const offered = ahead.value?.marks ?? [...(offer.value.marks ?? []), ...(considered.value?.marks ?? [])];
  return [...(picture.value?.marks ?? []), ...layerMarks.value, ...offered].filter(isMeasured);
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
            {mark.note && <Note at={spot} text={figures(mark.note, store.language.value)} />}
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
export function Ghosts({ look }: { look: Looking }) {
  const store = useStore();
  return (
    <g class="ghosts">
      {measured(store).flatMap((mark, i) =>
        mark.kind === 'ghost'
          ? mark.spots.map((_, j) => <Ghost key={`${i}-${j}`} mark={mark} nth={j} look={look} />)
          : [],
      )}
    </g>
  );
}

interface PillProps {
  readonly text: string;
  readonly from: Point;
  readonly wide: number; // what it stands beside
  readonly turn: number;
  readonly look: Looking;
}
/** A figure beside it, upright whichever way it faces, at the flank where the window has room for it. */
function Pill({ text, from: [x, y], wide, turn, look }: PillProps) {
  const half = 9 + text.length * 3.5;
  const far = wide / 2 + half + 5;
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [far * Math.cos(angle), far * Math.sin(angle)];
  const room = (half + 4) * look.camera.value.zoom;
  const side = look.sees([x + dx, y + dy], room) || !look.sees([x - dx, y - dy], room) ? 1 : -1;
  return (
    <g class="pill figure" transform={`translate(${side * far} 6) rotate(${-turn})`}>
      <rect x={-half} y="-10" width={2 * half} height="20" rx="10" />
      <text y="5" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

function Ghost({ mark, nth, look }: { mark: Measured; nth: number; look: Looking }) {
  const store = useStore();
  const { everySprite, places, web, offer, lifted } = store;
  const at = mark.spots[nth]!;
  const place = places.get(wordOf(at));
  const sprite = everySprite.value.find(({ id }) => id === mark.sprite);
  if (!place || !sprite) return null;
  const turn = typeof at === 'string' ? 0 : (at.turn ?? 0);
  const isHeld = !lifted.value && offer.value.poised?.sprite === mark.sprite;
  const seen = { ...sprite, at, art: mark.art ?? sprite.art };
  return (
    <g
      class={classOf(mark)}
      {...(isHeld ? { 'data-grip': 'ghost' } : {})}
      style={{ transform: posture({ x: place.x, y: place.y, turn }) }}
    >
      <g dangerouslySetInnerHTML={{ __html: inked(store, seen) }} />
      {mark.note && (
        <Pill
          {...{ text: figures(mark.note, store.language.value), from: [place.x, place.y], turn, look }}
          wide={web.board.box?.(seen)[2] ?? 0}
        />
      )}
    </g>
  );
}
