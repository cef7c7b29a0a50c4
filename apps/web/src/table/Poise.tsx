import { useLayoutEffect, useRef } from 'preact/hooks';
import { poiseWords } from '../text/poise.ts';
import { Icon } from './icons.tsx';
import type { Looking } from './looking.ts';
import { type Nudge, nudge, poisedOf, seenBox } from './poising.ts';
import { wide } from './screen.ts';
import { onSheet, posture } from './stacks.ts';
import { useStore } from './store.ts';

// What shifts and turns a piece in hand on a plane.

const STALK = 34; // pixels before its front
const HALF = 11;
const TOUCH = 24; // round the middle of the handle, for a finger

/** Drawn about, what is in hand faces the pointer. It is as large from near as from afar. */
export function TurnHandle({ look }: { look: Looking }) {
  const store = useStore();
  const { turning, lifted, offer, web, language } = store;
  const poised = turning.value ? poisedOf(store) : (offer.value.poised ?? null);
  if (!poised || lifted.value) return null;
  const [x, y] = onSheet(web.board, poised.at);
  const scale = 1 / look.camera.value.zoom;
  return (
    <g class="turnhandle" style={{ transform: posture({ x, y, turn: poised.at.turn ?? 0 }) }}>
      <g transform={`scale(${scale})`}>
        <path class="stalk" d={`M0 0V${HALF - STALK}`} />
        <g data-grip="turn" transform={`translate(0 ${-STALK})`}>
          <title>{poiseWords(language.value).turnHandle}</title>
          <circle class="reach" r={TOUCH} />
          <circle class="knob" r={HALF} />
          <path class="sign" d="M-4.500 2.500A5 5 0 1 1 4.500 2.500M4.500 2.500l-3.200-.6M4.500 2.500l.9-3.100" />
        </g>
      </g>
    </g>
  );
}

/** Says after every step what it costs, what is left and what it causes. */
export function PoiseAloud() {
  const { offer, speak } = useStore();
  const { poised } = offer.value;
  const said = [...(poised?.says ?? []), ...(poised?.stopped ? [poised.stopped] : [])];
  return (
    <p class="sr poisealoud" role="status" aria-live="polite">
      {said.map(text => speak.text(text)).join(' ')}
    </p>
  );
}

type Way = readonly [name: 'upLeft' | 'up' | 'upRight' | 'left' | 'right' | 'downLeft' | 'down' | 'downRight', Nudge];
const way = (x: number, y: number): Nudge => ({ x, y, turn: 0 });
const SLANT = 0.7; // along both sides: about one step
const WAYS: readonly Way[] = [
  ['upLeft', way(-SLANT, -SLANT)],
  ['up', way(0, -1)],
  ['upRight', way(SLANT, -SLANT)],
  ['left', way(-1, 0)],
  ['right', way(1, 0)],
  ['downLeft', way(-SLANT, SLANT)],
  ['down', way(0, 1)],
  ['downRight', way(SLANT, SLANT)],
];
const TURNS: readonly (readonly [name: 'turnLeft' | 'turnRight', arrow: string, Nudge])[] = [
  ['turnLeft', 'M4.500 4v4.500H9M4.800 8.200a6 6 0 1 1-.5 4.300', { x: 0, y: 0, turn: -1 }],
  ['turnRight', 'M15.500 4v4.500H11M15.200 8.200a6 6 0 1 0 .5 4.300', { x: 0, y: 0, turn: 1 }],
];
const NAMES = {
  upLeft: 'nudgeUpLeft',
  up: 'nudgeUp',
  upRight: 'nudgeUpRight',
  left: 'nudgeLeft',
  right: 'nudgeRight',
  downLeft: 'nudgeDownLeft',
  down: 'nudgeDown',
  downRight: 'nudgeDownRight',
} as const;

/** Eight steps and two turns for a thumb, in a corner where nothing in hand lies. */
export function PoisePad({ look }: { look: Looking }) {
  const store = useStore();
  const { offer, language } = store;
  const corner = useRef('right bottom');
  const { poised } = offer.value;
  const isThumb = !wide.value || matchMedia('(pointer: coarse)').matches;
  useLayoutEffect(() => {
    if (poised && isThumb) makeRoom(look, seenBox(store, look, poised));
  }, [poised?.at.x, poised?.at.y, isThumb]);
  if (!poised || !isThumb) return null;
  const w = poiseWords(language.value);
  corner.current = freeCorner(look, seenBox(store, look, poised), corner.current);
  return (
    <div class={`poisepad ${corner.current}`} role="toolbar" aria-label={w.poiseTools}>
      {WAYS.map(([name, by]) => (
        <button
          key={name}
          type="button"
          class={name}
          aria-label={w[NAMES[name]]}
          onClick={() => nudge(store, look, by)}
        >
          <Icon name="up" />
        </button>
      ))}
      {TURNS.map(([name, arrow, by]) => (
        <button key={name} type="button" class={name} aria-label={w[name]} onClick={() => nudge(store, look, by)}>
          <svg class="ic" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={arrow} />
          </svg>
        </button>
      ))}
    </div>
  );
}

const PAD = { width: 196, height: 150 }; // with its margin
type Box = readonly (readonly [number, number])[];
const CORNERS = ['right bottom', 'left bottom', 'right top', 'left top'];
const APART = 10;

function isCovered({ size }: Looking, box: Box, corner: string): boolean {
  const { width, height } = size.value;
  const xs = box.map(([x]) => x);
  const ys = box.map(([, y]) => y);
  const sideways = corner.startsWith('right')
    ? Math.max(...xs) + APART > width - PAD.width
    : Math.min(...xs) - APART < PAD.width;
  const upright = corner.endsWith('bottom')
    ? Math.max(...ys) + APART > height - PAD.height
    : Math.min(...ys) - APART < PAD.height;
  return sideways && upright;
}
/** It stays where it is as long as it covers nothing. */
const freeCorner = (look: Looking, box: Box, last: string): string =>
  [last, ...CORNERS].find(corner => !isCovered(look, box, corner)) ?? 'right bottom';

/** Where it would be covered in every corner the map is moved up. */
function makeRoom(look: Looking, box: Box): void {
  if (CORNERS.some(corner => !isCovered(look, box, corner))) return;
  const lowest = Math.max(...box.map(([, y]) => y));
  look.shift(0, look.size.value.height - PAD.height - APART - 1 - lowest);
}
