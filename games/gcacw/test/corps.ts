import { plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

/** Chickamauga without ground but a city in 1112. */
export const BAC = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'city' } });
export const ALL = ['u-baird', 'u-negley', 'u-brannan'];
export const order = (leader: string, units: readonly string[], hex = '1112') =>
  ({ type: 'assault', leader, units, hex }) as const;
/** Thomas (command 5, attack 3) with Baird, Negley and Brannan in 1111 before Gist in 1112. */
export const corps = (dice: readonly number[], more: Position = {}): Table =>
  position({
    ...{ scenario: BAC, dice },
    ...more,
    units: { 'u-baird': '1111', 'u-negley': '1111', 'u-brannan': '1111', 'c-gist': '1112', ...more.units },
    leaders: { 'uL-thomas': 'u-brannan', ...more.leaders },
  });
