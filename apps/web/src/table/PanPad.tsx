import { IconButton } from './bits.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { Looking } from './looking.ts';
import { wide } from './screen.ts';
import { useStore } from './store.ts';

type Way = readonly ['panUp' | 'panDown' | 'panLeft' | 'panRight', IconName, dx: number, dy: number];
const WAYS: readonly Way[] = [
  ['panUp', 'up', 0, -1],
  ['panLeft', 'prev', -1, 0],
  ['panRight', 'next', 1, 0],
  ['panDown', 'down', 0, 1],
];

/** Four arrows that move the window over the map; on a narrow screen the zoom beside them. */
export function PanPad({ look }: { look: Looking }) {
  const { words } = useStore();
  const w = words.value;
  return (
    <div class="panpad" role="toolbar" aria-label={w.panTools}>
      {!wide.value && (
        <>
          <IconButton class="zoomin" label={w.zoomIn} onClick={() => look.zoomStep(1)}>
            <Icon name="plus" />
          </IconButton>
          <IconButton class="zoomout" label={w.zoomOut} onClick={() => look.zoomStep(-1)}>
            <Icon name="minus" />
          </IconButton>
        </>
      )}
      {WAYS.map(([name, icon, dx, dy]) => (
        <IconButton key={name} class={name} label={w[name]} onClick={() => look.panStep(dx, dy)}>
          <Icon name={icon} />
        </IconButton>
      ))}
    </div>
  );
}
