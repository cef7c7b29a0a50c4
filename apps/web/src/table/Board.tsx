import { pointedTo } from '@bivouac/desk';
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ActingMarks } from './ActingMarks.tsx';
import { wholeOf } from './camera.ts';
import { watchGestures } from './gestures.ts';
import { High } from './High.tsx';
import { LaidGround } from './LaidGround.tsx';
import type { Looking } from './looking.ts';
import { Costs, Ground, PlannedPath, Rings, Signs } from './Marks.tsx';
import { Pieces, Piles } from './Pieces.tsx';
import { part } from './parts.tsx';
import { arrowKey, firstPoint, pointer } from './pointing.ts';
import { partOf, sheetAt } from './sheets.ts';
import { type Store, useStore } from './store.ts';
import { isGround } from './targets.ts';

const FocusBox = part('FocusBox');
const FocusLabel = part('FocusLabel');
const LayerMarks = part('LayerMarks');
const Fights = part('Fights');
const Ghosts = part('Ghosts');
const Lifted = part('Lifted');
const Loupe = part('Loupe');
const PlaneMarks = part('PlaneMarks');
const Trails = part('Trails');
const TrailSigns = part('TrailSigns');
const TurnHandle = part('TurnHandle');
const Unmoved = part('Unmoved');

/** The map: the drawn sheet, and above it what changes, in one layer moved by one transform. */
export function Board({ look }: { look: Looking }) {
  const store = useStore();
  const { web, words, picture, language } = store;
  const view = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const finger = useMemo(() => pointer(store, look), [store, look]);
  useLayoutEffect(() => watchSize(view.current!, store, look), [store, look]);
  useLayoutEffect(() => watchGestures(view.current!, finger), [finger]);
  useLayoutEffect(() => moveLayer(layer.current!, look, web.board), [look]);
  useLayoutEffect(() => followShown(store, look), [store, look]);
  const label = words.value.map(web.title(language.value), web.board.places.length, picture.value?.sprites.length ?? 0);
  const { focus } = store;
  const at = focus.value;
  return (
    <div
      ref={view}
      id="map"
      class={`view ${look.far.value ? 'far' : ''} ${store.settings.numbers.value ? '' : 'nonumbers'} ${store.offer.value.poised?.moved ? 'posed' : ''}`}
      role="application"
      aria-label={label}
      aria-roledescription={words.value.mapTools}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one tab stop with keys of its own
      tabIndex={0}
      {...(at ? { 'aria-activedescendant': `at-${at.sprite ?? at.place}` } : {})}
      onKeyDown={event => arrowKey(store, look, event)}
      onPointerMove={finger.over}
      onPointerLeave={finger.away}
      onContextMenu={finger.menu}
      onDblClick={finger.twice}
    >
      <div ref={layer} class="layer">
        <Sheet />
        <Overlays look={look} />
      </div>
      <FocusLabel />
      <Loupe look={look} />
    </div>
  );
}

function Sheet() {
  const { web, words } = useStore();
  const state = sheetAt(web.board.sheet).value;
  if (state === 'missing') return <MissingSheet />;
  if (state === 'loading') return <div class="sheetbox" aria-busy="true" aria-label={words.value.joining} role="img" />;
  return <div class="sheetbox" dangerouslySetInnerHTML={{ __html: partOf(state.svg, web.board) }} />;
}

function MissingSheet() {
  const { web } = useStore();
  const { width, height, places } = web.board;
  return (
    <svg class="over sheet" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="paper" width={width} height={height} />
      <path class="hexl" d={places.map(place => place.outline).join('')} />
      {places.map(place => (
        <text key={place.id} class="hexid" x={place.x} y={place.y - 42} text-anchor="middle">
          {place.id}
        </text>
      ))}
    </svg>
  );
}

function Overlays({ look }: { look: Looking }) {
  const { web } = useStore();
  const box = `0 0 ${web.board.width} ${web.board.height}`;
  return (
    <>
      <svg class="over ground" viewBox={box} aria-hidden="true">
        <LaidGround />
        <Ground />
        <LayerMarks />
        <PlaneMarks />
        <ActingMarks />
      </svg>
      <svg class="over rings" viewBox={box} aria-hidden="true">
        <Rings />
      </svg>
      <svg class="over things" viewBox={box} aria-hidden="true">
        <Hits />
        <Goals />
        <Trails look={look} />
        <Costs />
        <PlannedPath />
        {look.far.value ? <Piles /> : <Pieces look={look} />}
        {!look.far.value && <High />}
        <Costs over />
        <Ghosts look={look} />
        <TurnHandle look={look} />
        <Signs />
        <Unmoved look={look} />
        <Fights />
        <TrailSigns look={look} />
        <FocusBox />
        <Lifted />
      </svg>
    </>
  );
}

/** What a pointer meets where no piece lies; on a plane it points at the ground itself. */
function Hits() {
  const { web } = useStore();
  return useMemo(
    () =>
      web.board.plane ? null : (
        <g class="hits">
          {web.board.places.map(place => (
            <path key={place.id} data-place={place.id} d={place.outline} />
          ))}
        </g>
      ),
    [web],
  );
}

/** Places that may be chosen now say so to the pointer. */
function Goals() {
  const { offer, places } = useStore();
  const goals = offer.value.targets.flatMap(target => {
    const place = isGround(target) ? places.get(pointedTo(target.at)) : undefined;
    return place ? [{ place, picked: target.picked ?? false }] : [];
  });
  return (
    <g class="goals">
      {goals.map(({ place, picked }) => (
        <path key={place.id} class={picked ? 'taken' : 'goal'} data-place={place.id} d={place.outline} />
      ))}
    </g>
  );
}

function watchSize(element: HTMLElement, store: Store, look: Looking): () => void {
  const measure = (): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    look.resize({ width, height }, [left, top], () => firstPoint(store));
  };
  let begun = false;
  const stop = effect(() => {
    if (begun || !store.picture.value) return; // the first look needs to know what is asked
    begun = true;
    queueMicrotask(measure);
  });
  const watcher = new ResizeObserver(() => store.picture.peek() && measure());
  watcher.observe(element);
  return () => {
    stop();
    watcher.disconnect();
  };
}

/** The layer is laid out at one zoom and moved by a transform; it is laid out again when a gesture ends. */
function moveLayer(layer: HTMLElement, look: Looking, sheet: { width: number; height: number }): () => void {
  const stopSize = effect(() => {
    layer.style.width = `${sheet.width * look.laid.value}px`;
    layer.style.height = `${sheet.height * look.laid.value}px`;
  });
  const stopMove = effect(() => {
    const { x, y, zoom } = look.camera.value;
    layer.classList.toggle('gliding', look.gliding.value);
    layer.style.transform = `translate(${x}px, ${y}px) scale(${zoom / look.laid.value})`;
  });
  return () => {
    stopSize();
    stopMove();
  };
}

/** "Show me": the board goes there and the places light up for a moment. */
function followShown(store: Store, look: Looking): () => void {
  return effect(() => {
    const { places } = store.shown.value;
    const spots = places.flatMap(id => {
      const place = store.places.get(id);
      return place ? [[place.x, place.y] as const] : [];
    });
    if (spots.length === 0) return;
    const mean = (i: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[i], 0) / spots.length;
    untracked(() => {
      const fits = spots.length > 1 && look.fitAll(spots, wholeOf(look.size.value));
      if (!fits) look.centre([mean(0), mean(1)]);
    }); // once: the camera may be moved away again
  });
}
