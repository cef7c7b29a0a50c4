import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// French sentences in the sources: before : ; ? ! » and after « stands a space that does not break.

const root = join(import.meta.dirname, '..', '..');
const FRENCH = /(^|\/)(fr|[a-z-]+\.fr|fr-[a-z]+)\.ts$|\/fr\/[a-z-]+\.ts$/;
const files = ['games', 'apps/web/src/text'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => FRENCH.test(name) && !name.includes('node_modules')),
);

/** What stands in quotes or between backticks and is no code. */
function literals(source: string): string[] {
  const found: string[] = [];
  const open: ('`' | '{')[] = [];
  let at = 0;
  let text = '';
  const close = (): void => {
    found.push(text);
    text = '';
  };
  while (at < source.length) {
    const char = source[at]!;
    if (open.at(-1) === '`') {
      if (char === '\\') text += source.slice(at, ++at + 1);
      else if (char === '`') {
        open.pop();
        close();
      } else if (source.startsWith('${', at)) {
        open.push('{');
        text += '…';
        at++;
        close();
      } else text += char;
    } else if (char === "'") {
      const [whole] = /^'(?:[^'\\\n]|\\.)*'/.exec(source.slice(at)) ?? [char];
      found.push(whole.slice(1, -1));
      at += whole.length - 1;
    } else if (source.startsWith('//', at) || source.startsWith('/*', at)) {
      const end = source.indexOf(source[at + 1] === '/' ? '\n' : '*/', at);
      at = end < 0 ? source.length : end;
    } else if (char === '`') open.push('`');
    else if (char === '{') open.push('{');
    else if (char === '}') open.pop();
    at++;
  }
  return found;
}

describe('French', () => {
  it('is found in the sources of all games', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(literals("a => `Ici @{b ? 'oui' : `non @{c}`} : là`, // ' :".replaceAll('@', '$'))).toEqual([
      'Ici …',
      'oui',
      'non …',
      '',
      ' : là',
    ]);
  });
  it('has spaces that do not break before and in its signs', () => {
    const wrong = files.flatMap(file =>
      literals(readFileSync(join(root, file), 'utf8')).flatMap(text =>
        / [:;?!»%]|« |[a-zé]'[a-zéh]|\.\.\./.test(text) ? [`${file}: ${text}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});
