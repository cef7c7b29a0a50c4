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

/** The words French sentences are put together from. */

export const unit = (slug: string): string => unitName(slug, 'fr');
export const units = (slugs: Slugs): string => unitNames(slugs, 'fr');
export const hex = (code: string): string => hexName(code, 'fr');
export const hexes = (codes: Slugs): string => hexNames(codes, 'fr');
export const orHexes = (codes: Slugs): string => anyHex(codes, 'fr');

/** The verb for one unit or for several. */
export const verb = (slugs: Slugs, one: string, more: string): string => (isMany(slugs) ? more : one);

const isUnion = (side: string): boolean => side === 'union';
export const army = (side: string): string => (isUnion(side) ? 'l’Union' : 'les Confédérés');
export const Army = (side: string): string => (isUnion(side) ? 'L’Union' : 'Les Confédérés');
export const ofArmy = (side: string): string => (isUnion(side) ? 'de l’Union' : 'des Confédérés');
export const toArmy = (side: string): string => (isUnion(side) ? 'à l’Union' : 'aux Confédérés');
export const call = (side: string): string => (isUnion(side) ? 'Union' : 'Confédérés');
/** For a masculine noun: `dé de l’Union`, `dé confédéré`. */
export const adjective = (side: string): string => (isUnion(side) ? 'de l’Union' : 'confédéré');
/** L’Union attaque, les Confédérés attaquent. */
export const sideVerb = (side: string, one: string, more: string): string => (isUnion(side) ? one : more);
export const enemyOfUnit = (slug: string): string => army(slug.startsWith('us-') ? 'confederate' : 'union');

export const number = (many: number, one: string, more = `${one}s`): string => count('fr', many, one, more);
export const points = (many: number): string => countHalves('fr', many, 'point', 'points');
/** `4 disponibles`, after points were named. */
export const available = (many: number): string => countHalves('fr', many, 'disponible', 'disponibles');
export const movementPoints = (many: number): string =>
  countHalves('fr', many, 'point de mouvement', 'points de mouvement');
export const victoryPoints = (many: number): string => number(many, 'point de victoire', 'points de victoire');
export const damagePoints = (many: number): string => number(many, 'point de dommage', 'points de dommage');

/** What made a way so dear: `2 hexagones 2, route ½, forêt +1`. */
export function bill(cost: Cost, leaves: boolean): string {
  const steps = leaves ? cost.steps - 1 : cost.steps;
  const extra = (many: number, what: string) => (many > 0 ? [`${what} +${many}`] : []);
  return [
    ...(steps > 0 ? [`${number(steps, 'hexagone')} ${steps}`] : []),
    ...(cost.road > 0 ? [`route ${halves(cost.road)}`] : []),
    ...(leaves ? ['sortie du plateau 1'] : []),
    ...extra(cost.woods, 'forêt'),
    ...extra(cost.rocky, 'colline rocailleuse'),
    ...extra(cost.stream, 'rivière'),
    ...extra(cost.zone, 'zone ennemie'),
  ].join(', ');
}

/** `2 juillet 1863, de 8 h à 10 h` or `nuit du 2 au 3 juillet 1863`. */
export function hours(turn: number): string {
  const { day, from, to } = turnHours(turn);
  if (from === null) return `nuit du ${date(day)} au ${day + 1} juillet 1863`;
  return `${date(day)} juillet 1863, de ${from} h à ${to} h`;
}
const date = (day: number): string => (day === 1 ? '1er' : String(day));
