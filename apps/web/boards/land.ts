import { f, hachure, type Line, type Point, rng } from './pen.ts';

// More of the engraver's hand, for sheets that show a whole country: water, hills, fields, the rose of the winds.

/** A body of water with shore lines engraved inside it, widest first; each pair of strokes leaves one line. */
export function water(d: string, id: string, lines: readonly number[], weight: number): string {
  const shores = lines.map((w, i) => {
    const opacity = (0.28 + 0.17 * i).toFixed(2);
    return `<path class="wl" d="${d}" stroke-opacity="${opacity}" stroke-width="${f(w * 2 + weight)}"/><path class="wf" d="${d}" stroke-width="${f(w * 2 - weight * 0.8)}"/>`;
  });
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path class="water" d="${d}"/><g clip-path="url(#${id})">${shores.join('')}</g><path class="shore" d="${d}"/>`;
}

/** A ring of hachures round a height, downhill outwards. */
export function hill([x, y]: Point, rx: number, ry: number, seed: number): string {
  const r = rng(seed);
  const ring: Line = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    const q = 1 + (r() - 0.5) * 0.22;
    return [x + Math.cos(angle) * rx * q, y + Math.sin(angle) * ry * q];
  });
  return hachure(ring, { side: -1, close: true, gap: 5, len: 15, width: 1.8, seed });
}

/** Both slopes of a range: a near row of hachures and a shorter one further out. */
export function range(crest: Line, seed: number): string {
  const slope = (side: 1 | -1): string =>
    hachure(crest, { side, gap: 6.4, len: 27, width: 2.1, seed: seed + side }) +
    hachure(crest, { side, gap: 8, len: 17, width: 1.7, seed: seed + 100 + side, off: 25 });
  return slope(1) + slope(-1);
}

/** A ploughed plot. */
export function plot([x, y]: Point, width: number, height: number, turn: number): string {
  let furrows = '';
  for (let i = -height / 2 + 2.5; i < height / 2; i += 3.6) furrows += `M${f(-width / 2)} ${f(i)}h${f(width)}`;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"><rect class="field" x="${f(-width / 2)}" y="${f(-height / 2)}" width="${f(width)}" height="${f(height)}"/><path class="furrow" d="${furrows}"/></g>`;
}

/** The rose of the winds, turned to where north is. */
export function compass([x, y]: Point, r: number, north: number): string {
  const ray = (angle: number): string => {
    const [long, wide] = [angle % 90 ? r * 0.62 : r * 0.98, r * 0.13];
    return `<g transform="rotate(${angle})"><path class="dk" d="M0 0L${f(wide)} ${f(-wide)}L0 ${f(-long)}Z"/><path class="lt" d="M0 0L${f(-wide)} ${f(-wide)}L0 ${f(-long)}Z"/></g>`;
  };
  return `<g class="compass" transform="translate(${x} ${y}) rotate(${north})"><circle r="${r}" class="ln"/><circle r="${f(r * 0.86)}" class="ln thin"/>${[45, 135, 225, 315, 0, 90, 180, 270].map(ray).join('')}<path class="dk" d="M0 ${f(-r * 1.42)}l${f(r * 0.12)} ${f(r * 0.3)}h${f(-r * 0.24)}z"/><text y="${f(-r * 1.52)}" text-anchor="middle" font-size="${f(r * 0.46)}">N</text></g>`;
}
