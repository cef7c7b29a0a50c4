import { wordOf } from '@bivouac/desk';
import type { Looking } from './looking.ts';
import { fanned, stacksOf } from './stacks.ts';
import { useStore } from './store.ts';

/** The pieces of one stack side by side, over the map. */
export function Fan({ look }: { look: Looking }) {
  const { fan, picture, waiting, web, places, offer } = useStore();
  if (!fan.value) return null;
  const { key } = fan.value;
  const stack = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value).find(each => each.key === key);
  if (!stack) return null;
  const spots = fanned(stack.laid.length);
  const half = Math.max(...spots.map(([x]) => Math.abs(x))) + 38;
  const high = Math.max(...spots.map(([, y]) => Math.abs(y))) + 38;
  const scale = Math.max(1, 0.85 / look.camera.value.zoom);
  const state = (id: string): string => {
    const target = offer.value.targets.find(each => 'sprite' in each.at && each.at.sprite === id);
    return target ? (target.picked ? 'selp' : 'can') : '';
  };
  return (
    <g class="fan" transform={`translate(${stack.x} ${stack.y}) scale(${scale})`} data-place={stack.place.id}>
      <rect x={-half} y={-high} width={2 * half} height={2 * high} rx="10" />
      {stack.laid.map(({ sprite }, i) => (
        <g
          key={sprite.id}
          class={`sprite ${state(sprite.id)}`}
          data-place={wordOf(sprite.at)}
          data-sprite={sprite.id}
          transform={`translate(${spots[i]![0]} ${spots[i]![1]})`}
          dangerouslySetInnerHTML={{ __html: web.board.piece(sprite) }}
        />
      ))}
    </g>
  );
}
