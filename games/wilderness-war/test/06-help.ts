import { look } from '@bivouac/kernel';
import { game } from '../game.ts';
import { acts } from '../rules/05-activated-force.ts';
import type { Action } from '../state.ts';
import { type Position, position, type Seat, type Table } from './table.ts';

// Short beginnings for the tests of movement, construction and answers.

/** Cards of each value whose event any side may use: their colours stop nobody. */
export const ONE = 49; // Call Out Militias
export const TWO = 33; // Indians Desert
export const THREE = 1; // Campaign

type Pieces = Readonly<Record<string, string>>;
type More = Omit<Position, 'active' | 'pieces'>;

/** One side at its choice of a card, with the three plain cards in hand unless said otherwise. */
export const turn = (active: Seat, pieces: Pieces, more: More = {}): Table =>
  position({ active, pieces, ...more, hands: { [active]: [ONE, TWO, THREE], ...more.hands } });

/** The same, with a card already played for activation. */
export const moving = (active: Seat, pieces: Pieces, more: More = {}, card = THREE): Table =>
  turn(active, pieces, more).activate(card);

/** The same, with a card already played for construction. */
export const building = (
  active: Seat,
  what: 'stockades' | 'forts',
  pieces: Pieces,
  more: More = {},
  card = THREE,
): Table => turn(active, pieces, more).build(card, what);

export const construct = (space: string): Action => ({ type: 'construct', space });
export const marchTo = (to: string, ...leave: string[]): Action =>
  leave.length > 0 ? { type: 'march', to, leave } : { type: 'march', to };
export const sailTo = (to: string): Action => ({ type: 'sail', to });
export const intercept = (...pieces: string[]): Action => ({ type: 'intercept', pieces });
export const avoid = (to: string, ...pieces: string[]): Action => ({ type: 'avoid', pieces, to });

/** Where the active force may march without leaving anybody, in order. */
export const marchesOf = (table: Table): string[] => namesOf(table, 'march');
export const voyagesOf = (table: Table): string[] => namesOf(table, 'sail');
export const landingsOf = (table: Table): string[] => namesOf(table, 'land');
function namesOf(table: Table, type: 'march' | 'sail' | 'land'): string[] {
  const found = acts(look(game, table.state, table.seat));
  return [...new Set(found.flatMap(action => (action.type === type ? [action.to] : [])))].sort();
}
/** The kinds of things the active force may do now. */
export const actsOf = (table: Table): string[] => [
  ...new Set(acts(look(game, table.state, table.seat)).map(({ type }) => type)),
];

/** All the answers of a listed question, by one of their words. */
export const placesOf = (table: Table): string[] =>
  table.offered().flatMap(action => (action.type === 'place' ? [action.at] : []));
export const comers = (table: Table): string[] =>
  table.offered().flatMap(action => (action.type === 'place' ? [action.piece] : []));
export const restorables = (table: Table): string[] =>
  table.offered().flatMap(action => (action.type === 'restore' ? [action.unit] : []));
