// The engraver's hand: smoothing, hachures, trees, water, roads, towns. Drawn once, when the client is built.

export type Point = readonly [number, number];
export type Line = readonly Point[];

export const f = (n: number): string => (Math.round(n * 10) / 10).toString();

/** Same seed, same drawing. */
export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const dist = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const poly = (line: Line, close = true): string =>
  `M${line.map(p => `${f(p[0])} ${f(p[1])}`).join('L')}${close ? 'Z' : ''}`;

const around = (line: Line, close: boolean) => (i: number) =>
  close ? line[(i + line.length) % line.length]! : line[Math.max(0, Math.min(line.length - 1, i))]!;

/** Catmull-Rom through the points, as cubic Béziers. */
export function smooth(line: Line, close = false, k = 1 / 6): string {
  if (line.length < 3) return poly(line, close);
  const at = around(line, close);
  let d = `M${f(line[0]![0])} ${f(line[0]![1])}`;
  for (let i = 0; i < (close ? line.length : line.length - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = [
      p1[0] + (p2[0] - p0[0]) * k,
      p1[1] + (p2[1] - p0[1]) * k,
      p2[0] - (p3[0] - p1[0]) * k,
      p2[1] - (p3[1] - p1[1]) * k,
    ];
    d += `C${[...bend, p2[0], p2[1]].map(f).join(' ')}`;
  }
  return d + (close ? 'Z' : '');
}

type Mark = readonly [x: number, y: number, ux: number, uy: number];

/** Points and unit tangents every `step` along a smoothed line. */
export function sample(line: Line, step: number, close = false): readonly Mark[] {
  const out: Mark[] = [];
  let carry = 0;
  let prev: Point | null = null;
  for (const p of finely(line, close)) {
    if (prev) {
      const d = dist(prev, p);
      if (d > 1e-6) {
        const u: Point = [(p[0] - prev[0]) / d, (p[1] - prev[1]) / d];
        for (let q = step - carry; q <= d; q += step) out.push([prev[0] + u[0] * q, prev[1] + u[1] * q, u[0], u[1]]);
        carry = (carry + d) % step;
      }
    }
    prev = p;
  }
  return out;
}

function* finely(line: Line, close: boolean): Generator<Point> {
  const at = around(line, close);
  for (let i = 0; i < (close ? line.length : line.length - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < 12; s++) {
      const t = s / 12;
      yield [hermite(p0[0], p1[0], p2[0], p3[0], t), hermite(p0[1], p1[1], p2[1], p3[1], t)];
    }
  }
}

function hermite(a: number, b: number, c: number, d: number, t: number): number {
  const m1 = (c - a) / 2;
  const m2 = (d - b) / 2;
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * c + (t3 - t2) * m2;
}

export function inside(p: Point, area: Line): boolean {
  let within = false;
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const a = area[i]!;
    const b = area[j]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

export function segDist(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = dx * dx + dy * dy;
  const t = l ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / l)) : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export interface Hachures {
  readonly gap: number;
  readonly len: number;
  readonly side: 1 | -1; // right or left of travel
  readonly width: number;
  readonly seed: number;
  readonly close?: boolean;
  readonly off?: number;
}

/** Wedges, broad at the crest, pointed at the foot. */
export function hachure(line: Line, { gap, len, side, width, seed, close = false, off = 0 }: Hachures): string {
  const r = rng(seed);
  let d = '';
  for (const [x, y, ux, uy] of sample(line, gap, close)) {
    const nx = -uy * side;
    const ny = ux * side;
    const l = len * (0.62 + r() * 0.5);
    const j = (r() - 0.5) * gap * 0.5;
    const skew = (r() - 0.5) * 0.22;
    const x0 = x + nx * off + ux * j;
    const y0 = y + ny * off + uy * j;
    const w = (width * (0.55 + r() * 0.6)) / 2;
    d += `M${f(x0 - ux * w)} ${f(y0 - uy * w)}L${f(x0 + ux * w)} ${f(y0 + uy * w)}L${f(x0 + (nx + ux * skew) * l)} ${f(y0 + (ny + uy * skew) * l)}Z`;
  }
  return d;
}

/** Houses along a cross of streets. */
export function town(x: number, y: number, radius: number, seed: number): string {
  const q = rng(seed);
  let s = '';
  for (let i = 0; i < radius * 3.2; i++) {
    const along = q() < 0.5;
    const t = (q() - 0.5) * 2 * radius;
    const o = (q() < 0.5 ? -1 : 1) * (2.6 + q() * radius * 0.34);
    const [hx, hy] = along ? [t, o] : [o, t];
    if (Math.hypot(hx, hy) >= radius) continue;
    s += `<rect x="${f(hx - 1.4)}" y="${f(hy - 1.2)}" width="${f(2 + q() * 1.8)}" height="${f(1.7 + q() * 1.4)}"/>`;
  }
  return `<g class="house" transform="translate(${f(x)} ${f(y)}) rotate(12)">${s}</g>`;
}

export const hexagon = (x: number, y: number, radius: number): Line =>
  [0, 1, 2, 3, 4, 5].map(i => [x + radius * Math.sin((i * Math.PI) / 3), y - radius * Math.cos((i * Math.PI) / 3)]);

/** The same with a flat top. */
export const flatHexagon = (x: number, y: number, radius: number): Line =>
  [0, 1, 2, 3, 4, 5].map(i => [x + radius * Math.cos((i * Math.PI) / 3), y + radius * Math.sin((i * Math.PI) / 3)]);

const knot = (p: Point): string => `${Math.round(p[0] * 2)}_${Math.round(p[1] * 2)}`;

export interface Cell {
  readonly id: string;
  readonly poly: Line;
}
interface Edge {
  readonly p: Point;
  readonly q: Point;
  readonly cell: Cell;
}

/** Outlines of a union of cells; `joined` may cut two neighbours apart. */
export function regionLoops(cells: readonly Cell[], joined: (a: Cell, b: Cell) => boolean): readonly Line[] {
  const edges = new Map<string, Edge>();
  for (const cell of cells) {
    cell.poly.forEach((p, i) => {
      const q = cell.poly[(i + 1) % cell.poly.length]!;
      edges.set(`${knot(p)}>${knot(q)}`, { p, q, cell });
    });
  }
  const outer = new Map<string, Edge>();
  for (const [key, edge] of edges) {
    const back = edges.get(`${knot(edge.q)}>${knot(edge.p)}`);
    if (!back || !joined(edge.cell, back.cell)) outer.set(key, edge);
  }
  return chainLoops(outer);
}

function chainLoops(outer: Map<string, Edge>): readonly Line[] {
  const loops: Line[] = [];
  while (outer.size > 0) {
    let [key, edge] = outer.entries().next().value!;
    const loop: Point[] = [];
    for (;;) {
      loop.push(edge.p);
      outer.delete(key);
      const next = nextEdge(outer, edge);
      if (!next) break;
      [key, edge] = next;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

function nextEdge(outer: ReadonlyMap<string, Edge>, edge: Edge): [string, Edge] | null {
  const end = knot(edge.q);
  let found: [string, Edge] | null = null;
  for (const [key, other] of outer) {
    if (knot(other.p) !== end) continue;
    if (other.cell === edge.cell) return [key, other];
    found ??= [key, other];
  }
  return found;
}

/** Turns a hex outline into a natural one: pulled in, split, wandering. */
export function organic(loop: Line, amp: number, inset: number, seed: number, split = 3): Line {
  const r = rng(seed);
  const out: Point[] = [];
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    const l = dist(a, b) || 1;
    for (let s = 0; s < split; s++) {
      const t = (s + 0.5) / split;
      const o = inset + (r() - 0.5) * 2 * amp;
      out.push([lerp(a[0], b[0], t) - ((b[1] - a[1]) / l) * o, lerp(a[1], b[1], t) + ((b[0] - a[0]) / l) * o]);
    }
  });
  return out;
}

type Segment = readonly [Point, Point];

/** Chains segments into lines, breaking at junctions. */
export function chains(segments: readonly Segment[]): readonly Line[] {
  const at = new Map<string, number[]>();
  segments.forEach((s, i) => {
    for (const p of s) at.set(knot(p), [...(at.get(knot(p)) ?? []), i]);
  });
  const used = new Set<number>();
  const out: Line[] = [];
  for (const [key, list] of at) {
    if (list.length === 2) continue;
    for (const i of list) {
      if (used.has(i)) continue;
      const s = segments[i]!;
      out.push(walk(segments, at, used, i, knot(s[0]) === key ? s[0] : s[1]));
    }
  }
  segments.forEach((s, i) => {
    if (!used.has(i)) out.push(walk(segments, at, used, i, s[0]));
  });
  return out;
}

function walk(
  segments: readonly Segment[],
  at: ReadonlyMap<string, number[]>,
  used: Set<number>,
  first: number,
  from: Point,
): Line {
  const line: Point[] = [from];
  let p = from;
  for (let i: number | undefined = first; i !== undefined; ) {
    used.add(i);
    const s: Segment = segments[i]!;
    p = knot(s[0]) === knot(p) ? s[1] : s[0];
    line.push(p);
    const here: readonly number[] = at.get(knot(p))!;
    i = here.length === 2 ? here.find(other => !used.has(other)) : undefined;
  }
  return line;
}

export function sharedEdge(a: Line, b: Line): Segment | null {
  const s = a.filter(p => b.some(q => dist(p, q) < 1.5));
  return s.length === 2 ? [s[0]!, s[1]!] : null;
}

export function jitter(line: Line, amp: number, seed: number): Line {
  const r = rng(seed);
  return line.map((p, i) =>
    i > 0 && i < line.length - 1 ? [p[0] + (r() - 0.5) * 2 * amp, p[1] + (r() - 0.5) * 2 * amp] : p,
  );
}

/** The same words in both languages; the reader's is shown. */
export const said = (en: string, fr: string, draw: (words: string) => string): string =>
  `<g class="in-en">${draw(escaped(en))}</g><g class="in-fr">${draw(escaped(fr))}</g>`;
