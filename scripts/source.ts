// Reads sources without being fooled by comments and strings: enough of a scanner for rules about words and imports.

/** One import: what it names and the line it stands on. */
export interface Import {
  readonly from: string;
  readonly line: number;
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const QUOTED = /(['"])(?:\\[\s\S]|(?!\1)[^\\\n])*\1?/y;
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y; // up to the closing ` or the next ${
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;

/** After one of these a `/` opens a regular expression; after anything else it divides. */
const BEFORE_REGEX =
  /(?:^|[(,=:[!&|?{;+\-*%~^<>]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|yield|await))$/;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const hollow = (text: string): string => text[0] + blank(text.slice(1, -1)) + (text.length > 1 ? text.at(-1) : '');

/** The source with comments and the insides of strings blanked; every other character keeps its place. */
export function code(source: string): string {
  let out = '';
  let last = ''; // the last word or sign that was neither comment nor space
  const braces: boolean[] = []; // open braces; true: a template's, which goes on after the closing one
  const keep = (shown: string): void => {
    out += shown;
    last = shown.trim() || last;
  };
  const template = (): void => {
    out += blank(matchAt(TEMPLATE, source, out.length));
    const opens = source.startsWith('${', out.length);
    if (opens) braces.push(true);
    keep(opens ? '${' : source.slice(out.length, out.length + 1));
  };
  while (out.length < source.length) {
    const char = source[out.length]!;
    const comment = char === '/' ? matchAt(COMMENT, source, out.length) : '';
    const regex = char === '/' && BEFORE_REGEX.test(last) ? matchAt(REGEX, source, out.length) : '';
    const quoted = char === '"' || char === "'" ? matchAt(QUOTED, source, out.length) : '';
    if (char === '{') braces.push(false);
    if (comment) out += blank(comment);
    else if (regex || quoted) keep(hollow(regex || quoted));
    else keep(matchAt(WORD, source, out.length) || char);
    if (char === '`' || (char === '}' && braces.pop())) template();
  }
  return out;
}

export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Static and dynamic imports, re-exports and `require`, in the order of the source. */
export function imports(source: string): readonly Import[] {
  const found = code(source).matchAll(/(?<![.\w$#])(?:from\s*|import\s*\(?\s*|require\s*\(\s*)(?=(['"`]))/g);
  return [...found].map(match => {
    const start = match.index + match[0].length;
    const end = source.indexOf(match[1]!, start + 1);
    return { from: source.slice(start + 1, end), line: lineAt(source, match.index) };
  });
}
