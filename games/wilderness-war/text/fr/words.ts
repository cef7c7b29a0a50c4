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

/** The words French sentences are put together from. */

export const piece = (slug: string): string => pieceName(slug, 'fr');
export const pieces = (slugs: Slugs): string => pieceNames(slugs, 'fr');
export const force = (slugs: Slugs): string => forceName(slugs, 'fr');
export const card = (slug: string): string => cardName(slug, 'fr');
export const department = (slug: string): string => `le ${departmentName(slug, 'fr')}`;

/** The verb for one piece or for several. */
export const verb = (slugs: Slugs, one: string, more: string): string => (isMany(slugs) ? more : one);

// Places. A few take an article.
type Forms = readonly [the: string, at: string, of: string];
const island = (name: string): Forms => [`l’${name}`, `à l’${name}`, `de l’${name}`];
const box = (name: string): Forms => [`la case des ${name}`, `dans la case des ${name}`, `de la case des ${name}`];
const WITH_ARTICLE: Readonly<Record<string, Forms>> = {
  'ile-dorleans': island('Île d’Orléans'),
  'ile-aux-noix': island('Île-aux-Noix'),
  'pays-den-haut': ['les Pays d’en Haut', 'dans les Pays d’en Haut', 'des Pays d’en Haut'],
  'lac-des-deux-montagnes': ['le Lac des Deux Montagnes', 'au Lac des Deux Montagnes', 'du Lac des Deux Montagnes'],
  'militia-northern': box('milices coloniales du Nord'),
  'militia-southern': box('milices coloniales du Sud'),
  'militia-st-lawrence': box('milices canadiennes du Saint-Laurent'),
};
/** The h of Halifax is mute: d’Halifax. */
const ELIDED = /^([AEIOUYÀÂÉÈÊÎÔ]|Halifax)/;
function formsOf(slug: string): Forms {
  const name = spaceName(slug, 'fr');
  if (Object.hasOwn(WITH_ARTICLE, slug)) return WITH_ARTICLE[slug]!;
  return [name, `à ${name}`, ELIDED.test(name) ? `d’${name}` : `de ${name}`];
}
/** Québec, l’Île d’Orléans. */
export const space = (slug: string): string => formsOf(slug)[0];
/** At the head of a sentence: L’Île d’Orléans. */
export const Space = (slug: string): string => space(slug).replace(/^./, letter => letter.toUpperCase());
/** À Québec, à l’Île d’Orléans. */
export const at = (slug: string): string => formsOf(slug)[1];
/** À l’Île d’Orléans, at the head of a sentence. */
export const At = (slug: string): string => at(slug).replace(/^./, letter => letter.toUpperCase());
/** De Québec, d’Albany, de l’Île d’Orléans. */
export const of = (slug: string): string => formsOf(slug)[2];

export const call = (side: string): string => (side === 'french' ? 'Français' : 'Anglais');
export const army = (side: string): string => `les ${call(side)}`;
export const Army = (side: string): string => `Les ${call(side)}`;
export const ofArmy = (side: string): string => `des ${call(side)}`;
/** For a noun: `dé anglais`, `carte française`. */
export const masculine = (side: string): string => (side === 'french' ? 'français' : 'anglais');
export const feminine = (side: string): string => (side === 'french' ? 'française' : 'anglaise');

export const number = (many: number, one: string, more = `${one}s`): string => count('fr', many, one, more);
export const steps = (many: number): string => number(many, 'pas', 'pas');
export const points = (many: number): string => number(many, 'PV', 'PV');

/** French above zero: `4 PV français`, `0 PV`. */
export function score(vp: number): string {
  if (vp === 0) return '0 PV';
  return vp > 0 ? `${vp} PV français` : `${-vp} PV anglais`;
}

export const season = (late: number): string => (late === 1 ? 'Saison Avancée' : 'Saison Initiale');
const ASSEMBLIES = ['Réticent', 'Favorable', 'Enthousiaste'] as const;
export const assemblies = (level: number): string => ASSEMBLIES[level] ?? '';
