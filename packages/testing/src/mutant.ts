import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

interface MutantPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | null;
}

/** Lets a test run see the sources without one rule. `bivouac mutants` names it in the environment. */
export function mutantPlugin(told: string | undefined): MutantPlugin[] {
  if (!told) return [];
  const { folder, file, find, put } = JSON.parse(told) as Mutant & { folder: string };
  const path = resolve(folder, file);
  const transform = (code: string, id: string): string | null =>
    id.split('?')[0] === path ? code.split(find).join(put) : null;
  return [{ name: 'bivouac-mutant', enforce: 'pre', transform }];
}
