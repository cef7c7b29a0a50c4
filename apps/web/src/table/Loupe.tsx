import { inked } from './bits.tsx';
import { type Point, under } from './camera.ts';
import { pieceLabels, placeNamed } from './labels.ts';
import type { Looking } from './looking.ts';
import type { Aim } from './pointed.ts';
import { Sketched } from './Sketched.tsx';
import { stacksOf } from './stacks.ts';
import { type Store, useStore } from './store.ts';

const WIDE = 96;
const CARD = 212;
const ABOVE = 34; // the thumb's own room
const LEAST = 0.8; // of the sheet's own size: pieces can be read
const TIMES = 1.6;

/** What lies under a resting thumb, enlarged above it, with what lifting it will do. */
export function Loupe({ look }: { look: Looking }) {
  const store = useStore();
  const aim = store.loupe.value;
  if (!aim) return null;
  const { camera, size } = look;
  const [x, y] = spotFor(aim.at, size.value.width);
  const scale = Math.max(LEAST, camera.value.zoom * TIMES);
  return (
    <div class="loupe" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      <Card aim={aim} store={store} />
      <Glass at={under(camera.value, aim.at)} scale={scale} aim={aim} />
    </div>
  );
}

/** Above the finger; where there is no room, beside it. */
function spotFor([x, y]: Point, width: number): Point {
  const left = Math.max(4, Math.min(width - CARD - 4, x - CARD / 2));
  const high = WIDE + 52 + ABOVE;
  if (y > high) return [left, y - high];
  return [x > width / 2 ? Math.max(4, x - CARD - ABOVE) : Math.min(width - CARD - 4, x + ABOVE), 4];
}

function Card({ aim: { aimed, long }, store }: { aim: Aim; store: Store }) {
  const { words } = store;
  if (!aimed) return null;
  const legal = store.pointedAt(aimed).kind !== 'none';
  const name = placeNamed(store, aimed.place);
  return (
    <p class={legal ? 'can' : ''}>
      <b>{name}</b>
      <span>{pieceLabels(store, aimed).join(' ')}</span>
      <em>{long ? words.value.loupeInspect : words.value.loupeChoose}</em>
    </p>
  );
}

function Glass({ at: [x, y], scale, aim }: { at: Point; scale: number; aim: Aim }) {
  const store = useStore();
  const { web, places, picture, waiting } = store;
  const half = WIDE / scale / 2;
  const place = aim.aimed ? places.get(aim.aimed.place) : undefined;
  const near = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value).filter(
    stack => Math.hypot(stack.x - x, stack.y - y) < half + 70,
  );
  return (
    <svg
      class="glass"
      aria-hidden="true"
      width={WIDE}
      height={WIDE}
      viewBox={`${x - half} ${y - half} ${half * 2} ${half * 2}`}
    >
      <Sketched />
      {place && <path class="aimed" d={place.outline} />}
      {near.flatMap(stack =>
        stack.laid.map(laid => (
          <g
            key={laid.sprite.id}
            class={`sprite ${laid.sprite.id === aim.aimed?.sprite ? 'selp' : ''}`}
            transform={`translate(${laid.x} ${laid.y}) rotate(${laid.turn})`}
            dangerouslySetInnerHTML={{ __html: inked(store, laid.sprite) }}
          />
        )),
      )}
    </svg>
  );
}
