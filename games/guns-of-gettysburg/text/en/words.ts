import * as names from '../names.ts';

export { capital } from '../names.ts';

export const area = (slug: string): string => names.areaName(slug, 'en');
export const position = (slug: string): string => names.positionName(slug, 'en');
export const place = (slug: string): string => names.placeName(slug, 'en');
export const point = names.pointName;
export const block = (slug: string): string => names.blockName(slug, 'en');
export const group = (slug: string): string => names.groupName(slug, 'en');
export const stand = (slug: string): string => names.standName(slug, 'en');
export const token = (slug: string): string => names.tokenName(slug, 'en');
export const box = (n: number): string => names.boxName(n, 'en');
export const hour = (n: number): string => names.hourName(n, 'en');
const isUnion = (side: string): boolean => side.startsWith('union');
export const Army = (side: string): string => (isUnion(side) ? 'The Union' : 'The Confederates');
export const army = (side: string): string => (isUnion(side) ? 'the Union' : 'the Confederates');
/** Before sides are chosen. */
export const chair = (side: string): string => `The player in the ${isUnion(side) ? 'Union' : 'Confederate'} chair`;
/** The Union moves, the Confederates move. */
export const verb = (side: string, one: string, more: string): string => (isUnion(side) ? one : more);
export const number = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
const ORDERS: Readonly<Record<string, string>> = { hold: 'Hold', attack: 'Attack', withdraw: 'Withdraw' };
export const order = (slug: string): string => ORDERS[slug] ?? slug;
