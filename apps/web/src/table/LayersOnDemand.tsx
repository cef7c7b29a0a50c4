import type { Mark } from '@bivouac/desk';
import { outlines } from './Marks.tsx';
import { useStore } from './store.ts';

type Kind = 'supply' | 'cut' | 'reach';
const isKind = (kind: Mark['kind']): kind is Kind => kind === 'supply' || kind === 'cut' || kind === 'reach';

/** What the game can show on demand, in the box of layers. */
export function LayerToggles() {
  const { web, speak, layersOn, toggleLayer } = useStore();
  return (
    <>
      {web.play.now.value?.desk.layers?.map(({ id, name }) => (
        <label key={id} class="ondemand">
          <input type="checkbox" checked={layersOn.value.includes(id)} onChange={() => toggleLayer(id)} />
          {speak.text(name)}
        </label>
      ))}
    </>
  );
}

/** Under the rings: in supply, cut off, within reach. */
export function LayerMarks() {
  const { layerMarks, places } = useStore();
  return (
    <>
      <defs>
        <pattern id="cut" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path class="hatch" d="M0 0V9" />
        </pattern>
      </defs>
      {layerMarks.value
        .filter(mark => isKind(mark.kind))
        .map((mark, i) => (
          <path key={`${i}${mark.kind}`} class={`lay ${mark.kind}`} d={outlines(places, mark.spots)} />
        ))}
    </>
  );
}

/** What the marks mean, while they are shown. */
export function LayerLegend() {
  const { layerMarks, layersOn, speak, web, words } = useStore();
  if (layersOn.value.length === 0) return null;
  const said = new Map(layerMarks.value.map(mark => [`${mark.kind}${speak.text(mark.label)}`, mark]));
  const names = web.play.now.value?.desk.layers?.filter(({ id }) => layersOn.value.includes(id)) ?? [];
  return (
    <div class="legend layerlegend" role="status">
      {said.size === 0 && (
        <span>
          {names.map(({ name }) => speak.text(name)).join(', ')}: {words.value.nothingShown}
        </span>
      )}
      {[...said.values()].map(mark => (
        <span key={mark.kind + speak.text(mark.label)}>
          <i class={`lg lay-${mark.kind} ${mark.tone ?? ''}`} />
          {speak.text(mark.label)}
        </span>
      ))}
    </div>
  );
}
