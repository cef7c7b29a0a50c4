// The drawn sheet without its detail: for the overview and the loupe, where trees and numbers would only cost time.

/** Whole elements: woods, heights, water, roads, links. What stands in turned groups, names and numbers are left out. */
const KEPT = new Set(
  'paper wood height water shore island riv riv-in rd-case rd-pike rd-fill lk-river lk-river-in lk-land lk-lake neat gc-roll gc-rough gc-clear gc-swamp gc-hill gc-mtn'.split(
    ' ',
  ),
);
const ELEMENT = /<(?:path|rect|circle)\b[^>]*?class="([^"]+)"[^>]*?\/>/g;
const ROOT = /^<svg\b[^>]*?class="([^"]*)"/;

export interface Sketch {
  readonly classes: string; // of the sheet: its colours hang on them
  readonly drawn: string;
}
const known = new Map<string, Sketch>();

/** The large elements of a sheet drawn by our own build. */
export function sketched(svg: string): Sketch {
  const found = known.get(svg);
  if (found) return found;
  const parts = [...svg.matchAll(ELEMENT)].filter(([, names]) => names!.split(' ').some(name => KEPT.has(name)));
  const sketch = { classes: ROOT.exec(svg)?.[1] ?? 'sheet', drawn: parts.map(([whole]) => whole).join('') };
  known.set(svg, sketch);
  return sketch;
}
