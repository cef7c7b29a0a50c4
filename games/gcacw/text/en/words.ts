import { points } from '../names.ts';

export { leaderName as leader, modifier, points, signed, strength, unitName as unit } from '../names.ts';

/** Halves of movement points, with the word. */
export const movement = (halves: number): string =>
  `${points(halves)} ${halves > 2 || halves === 0 ? 'points' : 'point'}`;
const isUnion = (side: string): boolean => side === 'union';
export const Army = (side: string): string => (isUnion(side) ? 'The Union' : 'The Confederates');
export const army = (side: string): string => (isUnion(side) ? 'the Union' : 'the Confederates');
/** The Union wins, the Confederates win. */
export const verb = (side: string, one: string, more: string): string => (isUnion(side) ? one : more);
export const number = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
export const listed = (items: readonly string[], and = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1]}`;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
export const day = (date: string): string =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]!} ${date.slice(0, 4)}`;
const EVENTS: Readonly<Record<string, string>> = {
  none: 'nothing happens',
  lull: 'a lull: no assaults this turn',
  'paralysis:union': 'Union leaders hesitate: none may act this turn',
  'paralysis:confederate': 'Confederate leaders hesitate: none may act this turn',
};
export const event = (slug: string): string => EVENTS[slug] ?? 'rain';
const WINS: Readonly<Record<string, string>> = {
  decisive: 'decisive',
  substantive: 'substantive',
  marginal: 'marginal',
};
/** `Union decisive` → a decisive Union victory. */
export function level(slug: string): string {
  const [side, kind = ''] = slug.split(' ');
  return WINS[kind] ? `a ${WINS[kind]} ${side} victory` : 'a draw';
}
