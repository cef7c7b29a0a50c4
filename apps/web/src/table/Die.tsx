import { useStore } from './store.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** A face in the roller's colours: pips on six sides, a numeral on others. The sentence beside it says the same. */
export function Die({ face, sides, side }: { face: number; sides: number; side: string }) {
  const { web, words } = useStore();
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg
      class={`die ${side ? web.sideClass(side) : ''}`}
      viewBox="-11 -11 22 22"
      width="22"
      height="22"
      role="img"
      aria-label={words.value.die(face, sides)}
    >
      <rect x="-10" y="-10" width="20" height="20" rx="4" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="1.900" />)
      ) : (
        <text y="5.500">{face}</text>
      )}
    </svg>
  );
}
