import type { Point } from './camera.ts';
import type { Looking } from './looking.ts';
import { useStore } from './store.ts';
import { type Deed, isFight } from './story.ts';
import { type Drawn, drawnTrails, isThin } from './trails.ts';

const path = (line: readonly Point[]): string => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
const useDrawn = (): readonly Drawn[] => {
  const { web, places, tale } = useStore();
  return drawnTrails(web.board, places, tale.value);
};
/** Small on a small map, but never too small to read. */
const scaleOf = ({ laid }: Looking): number => Math.max(1, 0.72 / laid.value);

/** Under the pieces: who went where, in violet dashes on a light casing. */
export function Trails({ look }: { look: Looking }) {
  const { ownSide } = useStore();
  return (
    <g style={{ '--wide': scaleOf(look) }}>
      {useDrawn().map(({ key, deed, line, age }) =>
        line.length > 1 ? <Way key={key} line={line} thin={isThin(deed, ownSide.value)} age={age} /> : null,
      )}
      <defs>
        <marker
          id="lastend"
          viewBox="-10 -6 12 12"
          markerWidth="16"
          markerHeight="16"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path class="lasth" d="M2 0L-9-5.500V5.500z" />
        </marker>
      </defs>
    </g>
  );
}

function Way({ line, thin, age }: { line: readonly Point[]; thin: boolean; age: number }) {
  const [start, ...rest] = line;
  return (
    <g class={`trail old${age} ${thin ? 'thin' : ''}`}>
      <path class="lastc" d={path(line)} />
      <path class="lastm" d={path(line)} marker-end="url(#lastend)" />
      {rest.slice(0, -1).map(([x, y]) => (
        <circle key={`${x},${y}`} class="lasth" cx={x} cy={y} r="5" />
      ))}
      <circle class="lasts" cx={start![0]} cy={start![1]} r="6.500" />
    </g>
  );
}

/** Over the pieces: the order of what happened, and what happened in one place. */
export function TrailSigns({ look }: { look: Looking }) {
  const scale = scaleOf(look);
  return (
    <>
      {useDrawn().map(({ key, deed, no, age, line, at: [x, y] }) => (
        <g key={key} class={`told old${age}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          {line.length < 2 && <Sign deed={deed} />}
          {no !== null && <Disc no={no} beside={line.length < 2} />}
        </g>
      ))}
    </>
  );
}

function Disc({ no, beside }: { no: number; beside: boolean }) {
  return (
    <g class="numd" transform={beside ? 'translate(15 12)' : undefined}>
      <circle r="11" />
      <text y="5" text-anchor="middle">
        {no}
      </text>
    </g>
  );
}

const SWORDS = 'M-8-8L7 7M8-8L-7 7M3 8.500L8.500 3M-3 8.500L-8.500 3';
const SIGNS: Readonly<Record<string, string>> = {
  battle: SWORDS,
  assault: SWORDS,
  fire: SWORDS,
  siege: 'M-10-2l4 5 4-8 4 8 4-8 4 5',
  raid: 'M0 9c-5 0-7-3-6-7c1 2 2 2 3 1c-1-4 1-7 4-9c0 4 5 5 5 10c0 3-2 5-6 5z',
  placed: 'M0-7V7M-7 0H7',
  removed: 'M-6-6L6 6M6-6L-6 6',
};

/** A fight shows the winner's colours. */
function Sign({ deed }: { deed: Deed }) {
  const { web } = useStore();
  const won = isFight(deed) && deed.won !== undefined ? web.sideClass(deed.won) : null;
  return (
    <g class="sign">
      <circle r="16" />
      <path d={SIGNS[deed.kind] ?? ''} />
      {won && <rect class={`won ${won}`} x="-21" y="5" width="13" height="13" rx="3" />}
    </g>
  );
}
