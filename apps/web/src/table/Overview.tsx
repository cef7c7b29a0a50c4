import { wordOf } from '@bivouac/desk';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { frameOf, type Point, type Size } from './camera.ts';
import type { Looking } from './looking.ts';
import { Sketched } from './Sketched.tsx';
import { useStore } from './store.ts';

const WIDE = 190;
const HIGH = 216;

/** How much smaller than the sheet the overview is. */
export const overviewScale = (sheet: Size): number => Math.min(WIDE / sheet.width, HIGH / sheet.height);

/** The whole map with a frame around what the window shows; a press or a drag moves the window. */
export function Overview({ look }: { look: Looking }) {
  const { web } = useStore();
  if (look.size.value.width === 0) return null;
  const { width, height } = web.board;
  const scale = overviewScale(web.board);
  return (
    <div
      class="overview"
      aria-hidden="true" // the map itself pans by keys, and the list needs no map
      style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
      onPointerDown={event => begin(event, look, scale)}
      onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && move(event, look, scale)}
      onPointerUp={look.settle}
    >
      <svg viewBox={`0 0 ${width} ${height}`} class="over" aria-hidden="true">
        <Sketched />
        <Stacks />
      </svg>
      <Frame look={look} scale={scale} />
    </div>
  );
}

type Press = PointerEvent & { readonly currentTarget: HTMLElement };

function begin(event: Press, look: Looking, scale: number): void {
  if (event.button !== 0) return;
  event.preventDefault();
  event.currentTarget.setPointerCapture(event.pointerId);
  move(event, look, scale);
}
function move(event: Press, look: Looking, scale: number): void {
  const box = event.currentTarget.getBoundingClientRect();
  const at: Point = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  look.moveTo(at);
}

/** One square for each side at a place. */
function Stacks() {
  const { boardSprites, places, web } = useStore();
  const size = web.board.width / 46;
  const at = new Map(boardSprites.value.map(sprite => [`${wordOf(sprite.at)}|${sprite.side}`, sprite]));
  return (
    <g class="ovstacks">
      {[...at].map(([key, sprite]) => {
        const place = places.get(wordOf(sprite.at));
        const shift = [...at.values()].some(each => wordOf(each.at) === wordOf(sprite.at) && each.side < sprite.side)
          ? size / 2
          : 0;
        return place && sprite.side ? (
          <rect
            key={key}
            class={web.sideClass(sprite.side)}
            x={place.x - size + shift}
            y={place.y - size + shift}
            width={size * 2}
            height={size * 2}
          />
        ) : null;
      })}
    </g>
  );
}

/** It follows the camera without drawing anything anew. */
function Frame({ look, scale }: { look: Looking; scale: number }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      effect(() => {
        const { left, top, width, height } = frameOf(look.camera.value, look.size.value);
        if (!frame.current) return;
        frame.current.style.transform = `translate(${left * scale}px, ${top * scale}px)`;
        frame.current.style.width = `${width * scale}px`;
        frame.current.style.height = `${height * scale}px`;
      }),
    [look, scale],
  );
  return <div ref={frame} class="ovframe" />;
}
