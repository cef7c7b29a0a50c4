import { useSignal } from '@preact/signals';
import { IconButton } from './bits.tsx';
import { Icon } from './icons.tsx';
import { LayerToggles } from './LayersOnDemand.tsx';
import type { Looking } from './looking.ts';
import { PanPad } from './PanPad.tsx';
import { finderOpen, listOpen, wide } from './screen.ts';
import { sheetAt } from './sheets.ts';
import { useStore } from './store.ts';

export function MapTools({ look }: { look: Looking }) {
  const { words } = useStore();
  const w = words.value;
  const open = useSignal<'layers' | 'pad' | null>(null);
  const toggle = (what: 'layers' | 'pad') => (): void => {
    open.value = open.value === what ? null : what;
  };
  return (
    <>
      <div class="maptools" role="toolbar" aria-label={w.mapTools}>
        <IconButton label={`${w.zoomIn} (+)`} onClick={() => look.zoomStep(1)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={`${w.zoomOut} (−)`} onClick={() => look.zoomStep(-1)}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label={`${w.wholeMap} (0)`} onClick={look.whole}>
          <Icon name="fit" />
        </IconButton>
        <IconButton label={w.layers} pressed={open.value === 'layers'} onClick={toggle('layers')}>
          <Icon name="layers" />
        </IconButton>
        <IconButton
          label={`${w.boardList} (B)`}
          pressed={listOpen.value}
          onClick={() => (listOpen.value = !listOpen.value)}
        >
          <Icon name="list" />
        </IconButton>
        <IconButton label={`${w.find} (G)`} onClick={() => (finderOpen.value = true)}>
          <Icon name="search" />
        </IconButton>
        {!wide.value && (
          <IconButton class="topan" label={w.panTools} pressed={open.value === 'pad'} onClick={toggle('pad')}>
            <Icon name="pan" />
          </IconButton>
        )}
      </div>
      {(wide.value ? !look.seesAll.value : open.value === 'pad') && <PanPad look={look} />}
      {open.value === 'layers' && <Layers onClose={() => (open.value = null)} />}
    </>
  );
}

function Layers({ onClose }: { onClose: () => void }) {
  const { words, settings, web } = useStore();
  const w = words.value;
  const rows = [
    ...(web.board.zones ? ([[w.threat, settings.threat]] as const) : []),
    [w.lastMove, settings.last],
    ...(web.board.numbered ? ([[w.numbers, settings.numbers]] as const) : []),
    ...(wide.value
      ? ([
          [w.legend, settings.legend],
          [`${w.overview} (M)`, settings.overview],
        ] as const)
      : []),
    [w.motion, settings.motion],
  ] as const;
  return (
    <fieldset class="layersbox" onKeyDown={event => event.key === 'Escape' && onClose()}>
      <legend>{w.layers}</legend>
      {rows.map(([name, setting]) => (
        <label key={name}>
          <input type="checkbox" checked={setting.value} onChange={() => (setting.value = !setting.value)} />
          {name}
        </label>
      ))}
      <LayerToggles />
    </fieldset>
  );
}

export function Legend() {
  const { words, settings, web } = useStore();
  const missing = sheetAt(web.board.sheet).value === 'missing';
  const w = words.value;
  if (missing) {
    return (
      <div class="legend" role="alert">
        {w.mapMissing}
        <button type="button" class="btn sm" onClick={() => sheetAt(web.board.sheet)}>
          {w.again}
        </button>
      </div>
    );
  }
  if (!settings.legend.value) return null;
  return (
    <div class="legend" aria-hidden="true">
      <span>
        <i class="lg legalkey" />
        {w.legal}
      </span>
      <span>
        <i class="lg lastkey" />
        {w.lastMove}
      </span>
      {web.board.zones && (
        <span>
          <i class="lg zz" />
          {w.threat}
        </span>
      )}
      <span>★ {w.objective}</span>
    </div>
  );
}
