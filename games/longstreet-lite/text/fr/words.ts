import * as names from '../names.ts';

/** Son nom seul, pour les listes et les étiquettes. */
export const named = (slug: string): string => names.unitName(slug, 'fr');
const isShe = (slug: string): boolean => /batterie|artillerie|unité/i.test(named(slug));
/** Avec l’article : le 24e Michigan, la batterie B, l’artillerie de Fauquier. */
export function unit(slug: string): string {
  const name = named(slug);
  if (!isShe(slug)) return `le ${name}`;
  const low = name.charAt(0).toLowerCase() + name.slice(1);
  return /^[au]/.test(low) ? `l’${low}` : `la ${low}`;
}
/** L’un, l’autre et le troisième. */
export function all(slugs: readonly string[]): string {
  const names = slugs.map(unit);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}
export const Unit = (slug: string): string => capital(unit(slug));
export const ofUnit = (slug: string): string => (isShe(slug) ? `de ${unit(slug)}` : `du ${named(slug)}`);
export const toUnit = (slug: string): string => (isShe(slug) ? `à ${unit(slug)}` : `au ${named(slug)}`);
/** L’accord d’un participe. */
export const e = (slug: string): string => (isShe(slug) ? 'e' : '');
export const il = (slug: string): string => (isShe(slug) ? 'elle' : 'il');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const card = (slug: string): string => names.cardTitle(slug, 'fr');
export const kind = (slug: string): string => names.kindName(slug, 'fr');
export const length = (many: number): string => names.lengthText(many, 'fr');
export const Army = (side: string): string => (side === 'federal' ? 'Les Fédéraux' : 'Les Confédérés');
export const army = (side: string): string => (side === 'federal' ? 'les Fédéraux' : 'les Confédérés');
export const ofArmy = (side: string): string => (side === 'federal' ? 'des Fédéraux' : 'des Confédérés');
export const number = (many: number, one: string, more = `${one}s`): string => `${many} ${many < 2 ? one : more}`;
const PHASES: Readonly<Record<string, string>> = { fire: 'tir', movement: 'mouvement', combat: 'combat' };
export const phase = (slug: string): string => PHASES[slug] ?? slug;
/** Told after a move that caused disorder. */
export const disorder = (causes: readonly string[]): string => (causes.length > 0 ? ' Désordre.' : '');
const MODES: Readonly<Record<string, string>> = {
  volley: 'volée',
  skirmish: 'escarmouche',
  canister: 'mitraille',
  bombardment: 'bombardement',
};
export const mode = (slug: string): string => MODES[slug] ?? slug;
