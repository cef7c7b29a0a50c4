import { points } from '../names.ts';

export { leaderName as leader, modifier, points, signed, strength, unitName as unit } from '../names.ts';

/** Halves of movement points, with the word. */
export const movement = (halves: number): string => `${points(halves)} ${halves >= 4 ? 'points' : 'point'}`;
const isUnion = (side: string): boolean => side === 'union';
export const Army = (side: string): string => (isUnion(side) ? 'L’Union' : 'Les Confédérés');
export const army = (side: string): string => (isUnion(side) ? 'l’Union' : 'les Confédérés');
export const ofArmy = (side: string): string => (isUnion(side) ? 'de l’Union' : 'des Confédérés');
export const verb = (side: string, one: string, more: string): string => (isUnion(side) ? one : more);
export const number = (many: number, one: string, more = `${one}s`): string => `${many} ${many < 2 ? one : more}`;
export const listed = (items: readonly string[], et = 'et'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${et} ${items[items.length - 1]}`;
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
export const day = (date: string): string => {
  const number = Number(date.slice(8));
  const month = MONTHS[Number(date.slice(5, 7)) - 1]!;
  return `${number === 1 ? '1er' : number} ${month} ${date.slice(0, 4)}`;
};
const EVENTS: Readonly<Record<string, string>> = {
  none: 'il ne se passe rien',
  lull: 'accalmie\u00a0: pas d’assaut ce tour',
  'paralysis:union': 'les généraux de l’Union hésitent\u00a0: aucun ne peut agir ce tour',
  'paralysis:confederate': 'les généraux confédérés hésitent\u00a0: aucun ne peut agir ce tour',
};
export const event = (slug: string): string => EVENTS[slug] ?? 'la pluie';
const WINS: Readonly<Record<string, string>> = {
  decisive: 'décisive',
  substantive: 'substantielle',
  marginal: 'marginale',
};
export function level(slug: string): string {
  const [side, kind = ''] = slug.split(' ');
  return WINS[kind] ? `victoire ${WINS[kind]} ${side === 'Union' ? 'de l’Union' : 'confédérée'}` : 'égalité';
}
