import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/style/', import.meta.url);
const sheets = readdirSync(folder).filter(file => file.endsWith('.css'));

/** What stands still: a place that lights up, the gauge of a button that is held, a word that comes late. */
const STILL = ['flash', 'background-position', 'late'];

/** Declarations that let something move, outside of what holds only for those who do not mind. */
function moving(css: string): readonly string[] {
  const open: boolean[] = []; // of each block: does it ask whether motion is wanted?
  return css.split('\n').flatMap(line => {
    if (line.includes('{')) open.push(line.includes('prefers-reduced-motion: no-preference'));
    const found = /^\s*(animation|transition)(-name|-property)?:\s*(.*)/.exec(line)?.[3];
    const isLoose = found && found !== 'none;' && !open.includes(true) && !STILL.some(each => found.startsWith(each));
    if (line.includes('}')) open.pop();
    return isLoose ? [line.trim()] : [];
  });
}

describe('motion', () => {
  it.each(sheets)('%s moves nothing for those who asked their system for stillness', file => {
    expect(moving(readFileSync(new URL(file, folder), 'utf8'))).toEqual([]);
  });

  it('would be noticed', () => {
    expect(moving('.a {\n  transition: transform 1s;\n}\n')).toEqual(['transition: transform 1s;']);
    expect(moving('@media (prefers-reduced-motion: no-preference) {\n.a {\n  animation: b 1s;\n}\n}\n')).toEqual([]);
  });
});
