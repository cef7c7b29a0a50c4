import type { Cut } from './index.ts';

// What of a drawn sheet is left when a vignette is cut out of it.

/** Every number pair of an element, roughly: enough to tell whether it can reach into the box. */
export function reaches(element: string, [x, y, width, height]: Cut['box']): boolean {
  if (element.includes('class="paper"')) return true;
  const moved = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(element);
  const at = /\b(?:x|cx|x1)="([-\d.]+)"[^>]*\b(?:y|cy|y1)="([-\d.]+)"/.exec(element);
  const point = moved ?? at;
  const far = 70;
  if (!point) return true;
  const [px, py] = [Number(point[1]), Number(point[2])];
  const size = /^<rect\b[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(element);
  const [wide, high] = size ? [Number(size[1]), Number(size[2])] : [0, 0];
  return px + wide > x - far && px < x + width + far && py + high > y - far && py < y + height + far;
}

/** Subpaths of a long path that come near the box. */
function shortened(path: string, [x, y, width, height]: Cut['box']): string {
  const near = (part: string): boolean => {
    const numbers = [...part.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    const far = 40;
    const beside = Math.max(...xs) < x - far || Math.min(...xs) > x + width + far;
    return !beside && Math.max(...ys) >= y - far && Math.min(...ys) <= y + height + far;
  };
  const round = (part: string): string => part.replace(/-?\d+\.\d+/g, number => String(Math.round(Number(number))));
  return /[a-z]/.test(path) ? path : round((path.match(/M[^M]+/g) ?? []).filter(near).join(''));
}

/** Trees and tufts are small: where one begins is where it stands. */
function thinned(path: string, [x, y, width, height]: Cut['box']): string {
  const far = 14;
  const near = (part: string): boolean => {
    const [px = 0, py = 0] = [...part.slice(1, 24).matchAll(/-?\d*\.?\d+/g)].map(Number);
    return px > x - far && px < x + width + far && py > y - far && py < y + height + far;
  };
  return (path.match(/M[^M]+/g) ?? []).filter(near).join('');
}

/** Where the group that begins here ends. */
function endOf(svg: string, from: number): number {
  const tags = /<(\/?)g\b[^>]*>/g;
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return svg.length;
}

/** What was moved as a whole is kept or dropped as a whole; kept ones are put aside, for their numbers are their own. */
function movedAside(svg: string, box: Cut['box'], kept: string[]): string {
  let rest = '';
  let at = 0;
  for (const found of svg.matchAll(/<g\b[^>]*translate\([^>]*>/g)) {
    if (found.index < at) continue;
    const end = endOf(svg, found.index);
    rest += svg.slice(at, found.index);
    if (reaches(found[0], box)) rest += `<kept n="${kept.push(svg.slice(found.index, end)) - 1}"/>`;
    at = end;
  }
  return rest + svg.slice(at);
}

export function trimmed(sheet: string, box: Cut['box']): string {
  const kept: string[] = [];
  const inner = sheet.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const [defs = ''] = /<defs>[\s\S]*?<\/defs>/.exec(inner) ?? [];
  return (
    defs +
    movedAside(inner.replace(defs, ''), box, kept)
      .replace(/<(use|text|rect|circle)\b[^>]*?(\/>|>[^<]*<\/\1>)/g, whole => (reaches(whole, box) ? whole : ''))
      .replace(/(<path class="(?:tr|tr-sh|tr-l|tuft)" d=")([^"]*)"/g, (_whole, head: string, path: string) => {
        return `${head}${thinned(path, box)}"`;
      })
      .replace(/ d="([^"]{200,})"/g, (_whole, path: string) => ` d="${shortened(path, box)}"`)
      .replace(/<path[^>]* d=""[^>]*\/>/g, '')
      .replace(/<g[^>]*><\/g>/g, '')
      .replace(/<kept n="(\d+)"\/>/g, (_whole, n: string) => kept[Number(n)]!)
  );
}
