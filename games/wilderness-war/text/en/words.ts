import {
  cardName,
  count,
  departmentName,
  forceName,
  isMany,
  pieceName,
  pieceNames,
  type Slugs,
  spaceName,
} from '../names.ts';

/** The words English sentences are put together from. */

export const piece = (slug: string): string => pieceName(slug, 'en');
export const pieces = (slugs: Slugs): string => pieceNames(slugs, 'en');
export const force = (slugs: Slugs): string => forceName(slugs, 'en');
export const space = (slug: string): string => spaceName(slug, 'en');
export const card = (slug: string): string => cardName(slug, 'en');
export const department = (slug: string): string => `the ${departmentName(slug, 'en')}`;

/** The verb for one piece or for several. */
export const verb = (slugs: Slugs, one: string, more: string): string => (isMany(slugs) ? more : one);

export const call = (side: string): string => (side === 'french' ? 'French' : 'British');
export const army = (side: string): string => `the ${call(side)}`;
export const Army = (side: string): string => `The ${call(side)}`;
export const foe = (side: string): string => army(side === 'french' ? 'british' : 'french');

export const number = (many: number, one: string, more = `${one}s`): string => count('en', many, one, more);
export const steps = (many: number): string => number(many, 'step');
export const points = (many: number): string => number(many, 'VP', 'VP');

/** French above zero: `French 4 VP`, `0 VP`. */
export function score(vp: number): string {
  if (vp === 0) return '0 VP';
  return vp > 0 ? `French ${vp} VP` : `British ${-vp} VP`;
}

export const season = (late: number): string => (late === 1 ? 'Late Season' : 'Early Season');
const ASSEMBLIES = ['Reluctant', 'Supportive', 'Enthusiastic'] as const;
export const assemblies = (level: number): string => ASSEMBLIES[level] ?? '';
