import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How a rule is taken out of the sources: in this file, this text (found once) becomes that. */
export interface Mutant {
  readonly rule: string;
  readonly clause?: string; // the condition, limit or exception taken out, when it is not the rule's point
  readonly file: string; // from the game's folder
  readonly find: string;
  readonly put: string;
}

/** Why a mutant does not fit its source; null when it does. */
export function misfit({ file, find, put }: Mutant, folder: string): string | null {
  const times = readFileSync(join(folder, file), 'utf8').split(find).length - 1;
  if (times !== 1) return `${file}: “${find}” is there ${times} times, not once`;
  return find === put ? `${file}: “${find}” is put back as it was` : null;
}

const MARK = '?mutant=';

/** The name under which a test run finds a file as it is without a rule: the mutant with this number. */
export const without = (path: string, n: number): string => `${path}${MARK}${n}`;
export function readName(id: string): { readonly path: string; readonly n: number | null } {
  const [path = '', n] = id.split(MARK);
  return { path, n: n === undefined ? null : Number(n) };
}

interface Resolving {
  resolve(source: string, importer: string, options: object): Promise<{ readonly id: string } | null>;
}
interface MutantPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  resolveId(
    this: Resolving,
    source: string,
    importer: string | undefined,
    options: object,
  ): Promise<{ readonly id: string } | null>;
  transform(code: string, id: string): string | null;
}

/**
 * Lets one test run see the sources as they are without each of many rules, one after the other. A test file asked for by
 * `without(file, n)` has copies of its own of the file that mutant n changes and of all that import it, near or far; the
 * rest is shared, so that a mutant takes a fraction of a second.
 */
export function mutantsPlugin(folder: string, mutants: readonly Mutant[]): MutantPlugin {
  const changed = mutants.map(({ file }) => resolve(folder, file));
  const touched = touching(folder);
  return {
    name: 'bivouac-mutants',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const { path, n } = readName(importer ?? '');
      if (n === null) return null;
      const found = await this.resolve(source, path, { ...options, skipSelf: true });
      return found && touched(changed[n]!).has(found.id) ? { ...found, id: without(found.id, n) } : found;
    },
    transform(code, id) {
      const { path, n } = readName(id);
      if (n === null || path !== changed[n]) return null;
      const { find, put } = mutants[n]!;
      return `${path.endsWith('.json') ? 'export default ' : ''}${code.split(find).join(put)}`;
    },
  };
}

/** By file of a game: itself and the files that import it, near or far. */
function touching(folder: string): (file: string) => ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.includes('node_modules'))
    .map(file => join(folder, file));
  const imports = new Map(files.map(file => [file, importsOf(file)]));
  const known = new Map<string, ReadonlySet<string>>();
  return file => {
    const found = known.get(file) ?? reaching(file, imports);
    known.set(file, found);
    return found;
  };
}

function reaching(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([file]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [each, from] of imports) if (from.some(other => reached.has(other))) reached.add(each);
  }
  return reached;
}

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*['"](\.[^'"]+)['"]/g)].map(([, from]) =>
    resolve(dirname(file), from!),
  );
