/** The optional rules of scenarios.json. */
import { complain, repeated } from '@bivouac/edition';
import type { RawOption, ScenariosFile } from './edition.ts';

/** The switches the rules know; the second list is the variants.                                              §10 */
// Solitaire play needs no switch in the rules: one person may hold both seats (§10f).
const PRINTED = ['10a', '10a3', '10c1', '10c2', '10d', '10e', '10f', '11-C7-D6'];
const VARIANTS = ['6a5-f', '10b', '10b4', '10g1', '10g2', '10g3', '10g4', '10g5'];
const REQUIRED: ReadonlyMap<string, string> = new Map([['10a3', '10a']]);

export function checkOptions({ optionalRules }: ScenariosFile): readonly string[] {
  const ids = optionalRules.map(option => option.id);
  return [
    ...repeated(ids).map(id => `option ${id}: the id is used more than once`),
    ...[...PRINTED, ...VARIANTS].flatMap(id => complain(!ids.includes(id), `option ${id} is missing`)),
    ...optionalRules.flatMap(option => optionProblems(option).map(line => `option ${option.id}: ${line}`)),
  ];
}

function optionProblems({ id, requires, variant }: RawOption): readonly string[] {
  const isVariant = VARIANTS.includes(id);
  if (!isVariant && !PRINTED.includes(id)) return ['the rules know no such option'];
  const needed = REQUIRED.get(id) ?? null;
  return [
    ...complain(variant !== isVariant, `variant must be ${isVariant}, found ${variant}`),
    ...complain(requires !== needed, `requires must be ${needed}, found ${requires}`),
  ];
}
