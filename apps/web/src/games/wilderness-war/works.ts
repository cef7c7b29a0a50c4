// Fortresses with five bastions, forts with four, stockades with a palisade: drawn on the sheet and laid on it.

export type Work = 'fortress' | 'fort' | 'stockade';

interface Star {
  readonly points: number;
  readonly radius: number;
  readonly flank: number; // half angles and distances of a bastion
  readonly gorge: number;
  readonly face: number;
  readonly shoulder: number;
  readonly tip: number;
}
const STARS: Readonly<Record<'fortress' | 'fort', Star>> = {
  fortress: { points: 5, radius: 30, flank: 0.25, gorge: 0.86, face: 0.31, shoulder: 1.1, tip: 1.3 },
  fort: { points: 4, radius: 27, flank: 0.3, gorge: 0.9, face: 0.37, shoulder: 1.14, tip: 1.42 },
};

function star({ points, radius, flank, gorge, face, shoulder, tip }: Star): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * Math.PI * 2 - Math.PI / 2 + (points === 4 ? Math.PI / 4 : 0);
    const at = (turn: number, far: number): string =>
      `${(Math.cos(angle + turn) * far * radius).toFixed(1)} ${(Math.sin(angle + turn) * far * radius).toFixed(1)}`;
    return [at(-flank, gorge), at(-face, shoulder), at(0, tip), at(face, shoulder), at(flank, gorge)].join('L');
  });
  return `M${corners.join('L')}Z`;
}

const planned = (shape: Star) => ({ outer: star(shape), inner: star({ ...shape, radius: shape.radius * 0.82 }) });
const PLANS = { fortress: planned(STARS.fortress), fort: planned(STARS.fort) };

/** The ground plan around 0,0; the ground inside the walls shows through. */
export function plan(work: Work): string {
  if (work === 'stockade') return '<path class="wall pales" d="M-28-28H28V28H-28Z"/>';
  const { outer, inner } = PLANS[work];
  return `<path class="rampart" fill-rule="evenodd" d="${outer}${inner}"/><path class="wall" d="${outer}"/><path class="in" d="${inner}"/>`;
}
