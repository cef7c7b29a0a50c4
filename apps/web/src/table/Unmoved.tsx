import type { Looking } from './looking.ts';
import { posture, stacksOf } from './stacks.ts';
import { useStore } from './store.ts';

const [HALF, FAR] = [29, 34]; // of a counter, and of the tile it is from afar
const LARGEST = 1.5; // beyond it the corner would cover the figure

/** A brass corner on what has yet to act, at every zoom: what the button that ends the turn would leave. */
export function Unmoved({ look }: { look: Looking }) {
  const { buttons, picture, waiting, web, places, isPast } = useStore();
  const left = new Set(
    buttons.value.flatMap(({ leaves }) => leaves?.items.flatMap(({ at }) => ('sprite' in at ? [at.sprite] : [])) ?? []),
  );
  if (left.size === 0 || isPast.value) return null;
  const stacks = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value);
  const scale = Math.min(LARGEST, Math.max(1, 0.62 / look.camera.value.zoom));
  return (
    <g class="unmoved">
      {stacks.flatMap(stack => {
        const top = stack.laid.findLast(({ sprite }) => left.has(sprite.id));
        if (!top) return [];
        const box = look.far.value ? undefined : web.board.box?.(top.sprite);
        const at = look.far.value ? { x: stack.x, y: stack.y, turn: 0 } : top;
        const [dx, dy] = box ? [box[0], box[1] + box[3]] : look.far.value ? [-FAR, FAR] : [-HALF, HALF];
        const transform = `${posture(at)} translate(${dx}px, ${dy}px) scale(${scale})`;
        return [<path key={stack.key} d="M0-17V0H17Z" style={{ transform }} />];
      })}
    </g>
  );
}
