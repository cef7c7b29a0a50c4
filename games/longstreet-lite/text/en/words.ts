import * as names from '../names.ts';

export const unit = (slug: string): string => names.unitName(slug, 'en');
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
