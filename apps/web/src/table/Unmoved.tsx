import type { Looking } from './looking.ts';
import { stacksOf } from './stacks.ts';
import { useStore } from './store.ts';

/** A brass corner on what has yet to act, at every zoom: what the button that ends the turn would leave. */
export function Unmoved({ look }: { look: Looking }) {
  const { buttons, picture, waiting, web, places, isPast } = useStore();
  const left = new Set(
    buttons.value.flatMap(({ leaves }) => leaves?.items.flatMap(({ at }) => ('sprite' in at ? [at.sprite] : [])) ?? []),
  );
  if (left.size === 0 || isPast.value) return null;
  const stacks = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value);
  const scale = Math.max(1, 0.62 / look.camera.value.zoom);
  return (
    <g class="unmoved">
      {stacks.flatMap(stack => {
        const top = stack.laid.findLast(({ sprite }) => left.has(sprite.id));
        if (!top) return [];
        const [x, y] = look.far.value ? [stack.x, stack.y] : [top.x, top.y];
        return [<path key={stack.key} d="M-29 12V29H-12Z" transform={`translate(${x} ${y}) scale(${scale})`} />];
      })}
    </g>
  );
}
