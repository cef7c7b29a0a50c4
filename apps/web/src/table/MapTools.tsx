import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './bits.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { Looking } from './looking.ts';
import { part } from './parts.tsx';
import { type Flyout, finderOpen, flyout, listOpen, toggleFlyout } from './screen.ts';
import { sheetAt } from './sheets.ts';
import { useStore } from './store.ts';

const FoldedOut = part('FoldedOut');

/** The tools of the map have a column of their own and cover nothing; what they fold out is closed again. */
export function Rail({ look }: { look: Looking }) {
  const { words, areWanted, numbered, toggleTrails } = useStore();
  const w = words.value;
  const box = useFlyout();
  return (
    <div class="rail" ref={box}>
      <div class="maptools" role="toolbar" aria-orientation="vertical" aria-label={w.mapTools}>
        <Zoom look={look} />
        <hr />
        <IconButton label={`${w.find} (G)`} onClick={() => (finderOpen.value = true)}>
          <Icon name="search" />
        </IconButton>
        <ListButton />
        <hr />
        <IconButton label={`${w.trails} (T)`} pressed={areWanted.value} onClick={toggleTrails}>
          <Icon name="trail" />
          {numbered.value.length > 0 && <span class="cnt">{numbered.value.length}</span>}
        </IconButton>
        <Folded what="layers" icon="layers" label={w.layers} />
        <Folded what="overview" icon="window" label={`${w.overview} (M)`} />
        <Folded what="pad" icon="pan" label={w.panTools} />
        <Folded what="key" icon="key" label={w.legend} />
      </div>
      <FoldedOut look={look} />
    </div>
  );
}

function Zoom({ look }: { look: Looking }) {
  const w = useStore().words.value;
  return (
    <>
      <IconButton label={`${w.zoomIn} (+)`} onClick={() => look.zoomStep(1)}>
        <Icon name="plus" />
      </IconButton>
      <IconButton label={`${w.zoomOut} (−)`} onClick={() => look.zoomStep(-1)}>
        <Icon name="minus" />
      </IconButton>
      <IconButton label={`${w.wholeMap} (0)`} onClick={look.whole}>
        <Icon name="fit" />
      </IconButton>
    </>
  );
}

const ListButton = () => (
  <IconButton
    label={`${useStore().words.value.boardList} (B)`}
    pressed={listOpen.value}
    onClick={() => (listOpen.value = !listOpen.value)}
  >
    <Icon name="list" />
  </IconButton>
);

const Folded = ({ what, icon, label }: { what: Flyout; icon: IconName; label: string }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-expanded={flyout.value === what}
    onClick={() => toggleFlyout(what)}
  >
    <Icon name={icon} />
  </button>
);

/** Escape closes it, and so does a press elsewhere. */
function useFlyout() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const press = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) flyout.value = null;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || flyout.value === null) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      flyout.value = null;
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      flyout.value = null;
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return box;
}

/** Over the map only while there is none. */
export function MapMissing() {
  const { words, web } = useStore();
  if (sheetAt(web.board.sheet).value !== 'missing') return null;
  return (
    <div class="legend missing" role="alert">
      {words.value.mapMissing}
      <button type="button" class="btn sm" onClick={() => sheetAt(web.board.sheet)}>
        {words.value.again}
      </button>
    </div>
  );
}
