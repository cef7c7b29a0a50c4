import { turnHours } from '../calendar.ts';
import type { Cost } from '../keys.ts';
import {
  anyHex,
  count,
  countHalves,
  halves,
  hexName,
  hexNames,
  isMany,
  type Slugs,
  unitName,
  unitNames,
} from '../names.ts';

/** The words English sentences are put together from. */

export const unit = (slug: string): string => unitName(slug, 'en');
export const units = (slugs: Slugs): string => unitNames(slugs, 'en');
export const hex = (code: string): string => hexName(code, 'en');
export const hexes = (codes: Slugs): string => hexNames(codes, 'en');
export const orHexes = (codes: Slugs): string => anyHex(codes, 'en');

/** The verb for one unit or for several. */
export const verb = (slugs: Slugs, one: string, more: string): string => (isMany(slugs) ? more : one);

const isUnion = (side: string): boolean => side === 'union';
export const army = (side: string): string => (isUnion(side) ? 'the Union' : 'the Confederates');
export const Army = (side: string): string => (isUnion(side) ? 'The Union' : 'The Confederates');
export const call = (side: string): string => (isUnion(side) ? 'Union' : 'Confederates');
export const adjective = (side: string): string => (isUnion(side) ? 'Union' : 'Confederate');
/** The Union moves, the Confederates move. */
export const sideVerb = (side: string, one: string, more: string): string => (isUnion(side) ? one : more);
export const enemyOfUnit = (slug: string): string => army(slug.startsWith('us-') ? 'confederate' : 'union');

export const number = (many: number, one: string, more = `${one}s`): string => count('en', many, one, more);
export const movementPoints = (points: number): string =>
  countHalves('en', points, 'movement point', 'movement points');
export const victoryPoints = (points: number): string => number(points, 'victory point');
export const damagePoints = (points: number): string => number(points, 'damage point');

/** What made a way so dear: `2 hexes 2, road ½, woods +1`. */
export function bill(cost: Cost, leaves: boolean): string {
  const steps = leaves ? cost.steps - 1 : cost.steps;
  const extra = (many: number, what: string) => (many > 0 ? [`${what} +${many}`] : []);
  return [
    ...(steps > 0 ? [`${number(steps, 'hex', 'hexes')} ${steps}`] : []),
    ...(cost.road > 0 ? [`road ${halves(cost.road)}`] : []),
    ...(leaves ? ['leaving the map 1'] : []),
    ...extra(cost.woods, 'woods'),
    ...extra(cost.rocky, 'rocky hill'),
    ...extra(cost.stream, 'stream'),
    ...extra(cost.zone, 'enemy zone'),
  ].join(', ');
}

/** `2 July 1863, 08:00 to 10:00` or `night of 2 July 1863`. */
export function hours(turn: number): string {
  const { day, from, to } = turnHours(turn);
  return from === null ? `the night of ${day} July 1863` : `${day} July 1863, ${clock(from)} to ${clock(to)}`;
}
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
