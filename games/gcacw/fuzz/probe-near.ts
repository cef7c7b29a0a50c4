import { type Pick, questionName } from '@bivouac/kernel';
import { enemyOf, MINOR, type Side } from '../data/index.ts';
import { leadersOf } from '../rules/06-leaders.ts';
import {
  type Action,
  type CampaignView,
  hexId,
  leaderId,
  leadersIn,
  of,
  onMap,
  type Table,
  unitId,
  unitsIn,
} from '../state.ts';

// Near misses by the question that is open: what people try there and the rules refuse.

interface Setting {
  readonly t: Table;
  readonly side: Side;
  readonly pick: Pick;
}
type Near = (at: Setting) => Action | null;

const oneOf = <T>(items: readonly T[], pick: Pick): T | undefined => items[pick(Math.max(1, items.length))];
const slugs = (t: Table, units: readonly number[]): readonly string[] => units.map(unit => unitId(t, unit));
/** A hex beside this one, best over a river. */
function beside({ t, pick }: Setting, hex: number, wants: (side: number) => boolean): string {
  const { board } = of(t);
  const sides = [0, 1, 2, 3, 4, 5].map(direction => hex * 6 + direction).filter(side => board.neighbours[side]! >= 0);
  const best = sides.filter(wants);
  const side = oneOf(best.length > 0 ? best : sides, pick);
  return hexId(t, side === undefined ? hex : board.neighbours[side]!);
}
const isRiver =
  ({ t }: Setting) =>
  (side: number): boolean =>
    of(t).board.water[side]! >= MINOR;
const isWater =
  ({ t }: Setting) =>
  (side: number): boolean =>
    of(t).board.water[side]! > 0;
const someUnit = ({ t, side, pick }: Setting): number => oneOf(onMap(t, side), pick) ?? 0;

/** A leader to the unit of another, or with seniors who may not come along. */
const transfer: Near = at => {
  const { t, side, pick } = at;
  const leader = t.activation && pick(2) === 0 ? t.activation.leader : oneOf(leadersOf(t, side), pick);
  const other = oneOf(leadersOf(t, side), pick);
  if (leader === undefined || other === undefined) return null;
  const to = unitId(t, pick(2) === 0 ? t.with[other]! : someUnit(at));
  const along = pick(2) === 0 ? leadersIn(t, side, t.at[t.with[leader]!]!).map(each => leaderId(t, each)) : [];
  return { type: 'transfer', leader: leaderId(t, leader), to, ...(along.length > 0 ? { along } : {}) };
};

/** Too many at once, or those who may not. */
const act: Near = at => {
  const { t, side, pick } = at;
  const leader = oneOf(leadersOf(t, side), pick);
  if (leader === undefined || pick(4) === 0) return conceal(at);
  const units = slugs(t, pick(2) === 0 ? onMap(t, side) : unitsIn(t, side, t.at[t.with[leader]!]!));
  if (pick(2) === 0) return { type: 'activate', leader: leaderId(t, leader), units };
  return { type: 'assault', leader: leaderId(t, leader), units, hex: beside(at, t.at[t.with[leader]!]!, isFoe(at)) };
};
const isFoe =
  ({ t, side }: Setting) =>
  (edge: number): boolean =>
    unitsIn(t, enemyOf(side), of(t).board.neighbours[edge]!).length > 0;
const conceal: Near = ({ t, side, pick }) => {
  const unit = oneOf(onMap(t, side), pick);
  if (unit === undefined) return null;
  const parts = [slugs(t, unitsIn(t, side, t.at[unit]!)).join('+')];
  return { type: 'conceal', hex: hexId(t, t.at[unit]!), parts };
};

/** Over waters, into enemies, beyond the points; late force marches and refused flanks. */
const march: Near = at => {
  const { t, pick } = at;
  const here = t.march ? t.at[t.march.unit]! : -1;
  if (here < 0) return null;
  switch (pick(6)) {
    case 0:
      return { type: 'force' };
    case 1:
      return { type: 'refuse' };
    case 2:
    case 3:
      return { type: 'attack', hex: beside(at, here, isFoe(at)), kind: ['column', 'prepared'][pick(2)]! };
    case 4:
      return { type: 'dismantle', to: beside(at, here, isRiver(at)) };
    default:
      return { type: 'move', path: [beside(at, here, isWater(at))] };
  }
};
const last: Near = at => {
  const here = at.t.march ? at.t.at[at.t.march.unit]! : -1;
  return here < 0 ? null : { type: 'destroy', to: beside(at, here, isRiver(at)) };
};

/** Who is too weak, too tired or too many at the same river. */
const labour: Near = at => {
  const { t, side, pick } = at;
  const { board } = of(t);
  const bankers = onMap(t, side).filter(unit =>
    [0, 1, 2, 3, 4, 5].some(d => board.water[t.at[unit]! * 6 + d]! >= MINOR),
  );
  const unit = oneOf(bankers.length > 0 ? bankers : onMap(t, side), pick);
  if (unit === undefined) return null;
  const to = beside(at, t.at[unit]!, isRiver(at));
  if (pick(6) === 0) return { type: 'levy', unit: unitId(t, unit) };
  return { type: pick(2) === 0 ? 'build' : 'repair', unit: unitId(t, unit), to };
};

const lose: Near = at => ({ type: 'lose', unit: unitId(at.t, someUnit(at)), manpower: 1 + at.pick(30) });
const join: Near = ({ t, side, pick }) => ({
  type: 'join',
  units: slugs(
    t,
    onMap(t, side).filter(() => pick(3) > 0),
  ),
});
const grand: Near = ({ t, side, pick }) => {
  const leader = oneOf(leadersOf(t, side), pick);
  return leader === undefined ? null : { type: 'grand', leader: leaderId(t, leader) };
};
const ownLoss: Near = ({ t, pick }) => {
  const unit = oneOf([...(t.attack?.defenders ?? []), ...(t.attack?.units ?? [])], pick);
  return unit === undefined ? null : { type: 'lose', unit: unitId(t, unit), manpower: 9 + pick(20) };
};

const NEAR: Readonly<Record<string, readonly Near[]>> = {
  'transfers.transfer': [transfer],
  'activation.follow': [transfer],
  'homes.choose': [transfer],
  'cycle.winner': [act, act, conceal],
  'cycle.loser': [act, act, conceal],
  'march.go': [march],
  'march.last': [last],
  'labours.work': [labour],
  'combat.defenderLoss': [lose, ownLoss],
  'combat.attackerLoss': [lose, ownLoss],
  'assault.grand': [grand],
  'assault.join': [join],
};

/** What is tried at this question; null: nothing in particular. */
export function nearMiss(view: CampaignView, side: Side, pick: Pick): Action | null {
  const near = oneOf(NEAR[questionName(view) ?? ''] ?? [], pick);
  return near?.({ t: view.table, side, pick }) ?? null;
}
