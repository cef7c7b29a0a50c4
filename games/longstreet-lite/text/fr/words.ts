import * as names from '../names.ts';

export const unit = (slug: string): string => names.unitName(slug, 'fr');
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
