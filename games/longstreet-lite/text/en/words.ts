import * as names from '../names.ts';

/** Its name alone, for lists and labels. */
export const named = (slug: string): string => names.unitName(slug, 'en');
/** As people say it: the 24th Michigan, Battery B of the 4th U.S., Key’s Arkansas Battery. */
export function unit(slug: string): string {
  const name = named(slug).replace(/^(.*), (Battery \w)$/, '$2, $1');
  if (/^Battery/.test(name)) return name.replace(', ', ' of the ');
  return /^\S+’s |unit/.test(name) ? name : `the ${name}`;
}
/** One, another and a third. */
export function all(slugs: readonly string[]): string {
  const names = slugs.map(unit);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const Unit = (slug: string): string => capital(unit(slug));
export const card = (slug: string): string => names.cardTitle(slug, 'en');
export const kind = (slug: string): string => names.kindName(slug, 'en');
export const length = (many: number): string => names.lengthText(many, 'en');
export const Army = (side: string): string => (side === 'federal' ? 'The Federals' : 'The Confederates');
export const army = (side: string): string => (side === 'federal' ? 'the Federals' : 'the Confederates');
export const number = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
const PHASES: Readonly<Record<string, string>> = { fire: 'fire', movement: 'movement', combat: 'combat' };
export const phase = (slug: string): string => PHASES[slug] ?? slug;
/** Told after a move that caused disorder. */
export const disorder = (causes: readonly string[]): string => (causes.length > 0 ? ' Disorder.' : '');
const MODES: Readonly<Record<string, string>> = {
  volley: 'volley',
  skirmish: 'skirmish fire',
  canister: 'canister',
  bombardment: 'bombardment',
};
export const mode = (slug: string): string => MODES[slug] ?? slug;
