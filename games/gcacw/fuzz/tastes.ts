import type { Seat } from '@bivouac/kernel';
import { distance, enemyOf, hexNamed, type Side, sideNumber } from '../data/index.ts';
import { type Action, type CampaignView, of, onMap, type Table } from '../state.ts';

// What guided random games go after, so that chance meets the fights it would starve.

type Taste = (view: CampaignView, seat: Seat, action: Action) => number;

/** Hexes from here to the nearest enemy; 99: there is none. */
function gap(t: Table, side: Side, hex: number): number {
  if (hex < 0) return 99;
  const { board } = of(t);
  return Math.min(99, ...onMap(t, enemyOf(side)).map(unit => distance(board, hex, t.at[unit]!)));
}
const atUnit = (t: Table, slug: string): number => t.at[of(t).units.ids.indexOf(slug)] ?? -1;

/** To the enemy by the shortest way, never idle. */
const eager: Taste = ({ table: t }, seat, action) => {
  const side = sideNumber(seat);
  if (action.type === 'pass' || action.type === 'end' || action.type === 'endTransfers') return -30;
  if (action.type === 'move') return 20 - gap(t, side, hexNamed(of(t), action.path.at(-1) ?? ''));
  if (action.type === 'march') return 10 - gap(t, side, atUnit(t, action.unit));
  if (action.type === 'activate') return 12 + action.units.length;
  return action.type === 'force' || action.type === 'transfer' ? -10 : 15;
};

/** As eager, and with all that tires. */
const reckless: Taste = (view, seat, action) => (action.type === 'force' ? 30 : eager(view, seat, action));

/** Digs, builds, burns and waits. */
const patient: Taste = ({ table: t }, seat, action) => {
  if (action.type === 'pass') return t.acts < 12 ? -5 : 5;
  if (action.type === 'move') return -gap(t, sideNumber(seat), hexNamed(of(t), action.path.at(-1) ?? ''));
  return action.type === 'march' || action.type === 'activate' ? 0 : 10;
};

/** Assaults, grand ones best; else as eager. */
const stormy: Taste = (view, seat, action) => {
  if (action.type === 'assault') return 40 + action.units.length;
  if (action.type === 'attack') return 35;
  return action.type === 'grand' || action.type === 'join' ? 50 : eager(view, seat, action);
};

const WORKS: Readonly<Partial<Record<Action['type'], number>>> = {
  build: 20,
  repair: 20,
  destroy: 20,
  burn: 20,
  levy: 20,
  forage: 20,
};
/** Passes early and works at the rivers. */
const builder: Taste = ({ table: t }, _seat, action) => {
  if (action.type === 'pass') return t.acts > 3 ? 30 : 0;
  return WORKS[action.type] ?? (action.type === 'endWorks' ? -5 : 1);
};

export const tastes = [eager, reckless, patient, stormy, builder];
