import type { ComponentChildren } from 'preact';
import { sheet } from './column.ts';
import { Icon, type IconName } from './icons.tsx';
import { LayerLegend, LayerToggles } from './LayersOnDemand.tsx';
import type { Looking } from './looking.ts';
import { Overview } from './Overview.tsx';
import { PanPad } from './PanPad.tsx';
import { finderOpen, flyout, listOpen, wide } from './screen.ts';
import { useStore } from './store.ts';

/** What a tool of the rail folds out. */
export function FoldedOut({ look }: { look: Looking }) {
  const w = useStore().words.value;
  switch (flyout.value) {
    case null:
      return null;
    case 'layers':
      return <Fly children={<Layers />} />;
    case 'overview':
      return <Fly children={<Overview look={look} />} />;
    case 'pad':
      return <Fly children={<PanPad look={look} />} />;
    case 'key':
      return (
        <Fly>
          <h2>{w.legend}</h2>
          <Legend />
          <LayerLegend />
        </Fly>
      );
  }
}
const Fly = ({ children }: { children: ComponentChildren }) => <div class="fly">{children}</div>;

/** On a narrow screen: in a sheet, so that nothing lies over the map. */
export function MapTools({ look }: { look: Looking }) {
  const { words } = useStore();
  const w = words.value;
  const away = (then: () => void) => () => {
    sheet.value = null;
    then();
  };
  return (
    <div class="phtools">
      <div class="tooltexts" role="toolbar" aria-label={w.mapTools}>
        <Named icon="fit" name={w.wholeMap} onClick={away(look.whole)} />
        <Named icon="search" name={w.find} onClick={away(() => (finderOpen.value = true))} />
        <Named icon="list" name={w.boardList} onClick={away(() => (listOpen.value = !listOpen.value))} />
      </div>
      <PanPad look={look} />
      <Layers />
    </div>
  );
}
const Named = ({ icon, name, onClick }: { icon: IconName; name: string; onClick: () => void }) => (
  <button type="button" class="btn" onClick={onClick}>
    <Icon name={icon} /> {name}
  </button>
);

function Layers() {
  const { words, settings, web } = useStore();
  const w = words.value;
  const rows = [
    ...(web.board.zones ? ([[w.threat, settings.threat]] as const) : []),
    ...(wide.value ? [] : ([[w.trails, settings.last]] as const)),
    ...(web.board.numbered ? ([[w.numbers, settings.numbers]] as const) : []),
    [w.motion, settings.motion],
    [w.follows, settings.follow],
  ] as const;
  return (
    <fieldset class="layersbox">
      <legend>{w.layers}</legend>
      {rows.map(([name, setting]) => (
        <label key={name}>
          <input type="checkbox" checked={setting.value} onChange={() => (setting.value = !setting.value)} />
          {name}
        </label>
      ))}
      <LayerToggles />
      <LayerLegend />
    </fieldset>
  );
}

function Legend() {
  const { words, web } = useStore();
  const w = words.value;
  return (
    <div class="legend">
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
