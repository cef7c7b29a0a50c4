import * as names from '../names.ts';

export { capital } from '../names.ts';

export const area = (slug: string): string => names.areaName(slug, 'fr');
export const position = (slug: string): string => names.positionName(slug, 'fr');
export const place = (slug: string): string => names.placeName(slug, 'fr');
export const point = names.pointName;
export const block = (slug: string): string => names.blockName(slug, 'fr');
export const group = (slug: string): string => names.groupName(slug, 'fr');
export const stand = (slug: string): string => `le ${names.standName(slug, 'fr')}`;
export const Stand = (slug: string): string => `Le ${names.standName(slug, 'fr')}`;
export const token = (slug: string): string => names.tokenName(slug, 'fr');
export const box = (n: number): string => names.boxName(n, 'fr');
export const july = (day: number): string => `${day === 1 ? '1er' : day} juillet`;
export const hour = (n: number): string => names.hourName(n, 'fr');
const isUnion = (side: string): boolean => side.startsWith('union');
export const Army = (side: string): string => (isUnion(side) ? 'L’Union' : 'Les Confédérés');
export const army = (side: string): string => (isUnion(side) ? 'l’Union' : 'les Confédérés');
export const ofArmy = (side: string): string => (isUnion(side) ? 'de l’Union' : 'des Confédérés');
/** Avant que les camps soient choisis. */
export const chair = (side: string): string =>
  isUnion(side) ? 'Le joueur assis côté Union' : 'Le joueur assis côté Confédérés';
/** L’Union avance, les Confédérés avancent. */
export const verb = (side: string, one: string, more: string): string => (isUnion(side) ? one : more);
export const number = (many: number, one: string, more = `${one}s`): string => `${many} ${many < 2 ? one : more}`;
const ORDERS: Readonly<Record<string, string>> = { hold: 'Tenir', attack: 'Attaquer', withdraw: 'Retraiter' };
export const order = (slug: string): string => ORDERS[slug] ?? slug;
