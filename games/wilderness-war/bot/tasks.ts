import {
  BRITISH,
  cardNumber,
  cardOf,
  commandOf,
  DEPARTMENTS,
  isDrilled,
  isLeader,
  neighbours,
  pieceNumber,
  type Side,
  spaceNumber,
  tacticsOf,
} from '../data/index.ts';
import type { TaskOf } from '../rules/05-events-tasks.ts';
import { militiaInBox } from '../rules/07-battle.ts';
import { type Action, type Table, unitsIn, type WildernessView } from '../state.ts';
import { type Context, contextOf, promises } from './context.ts';
import { key } from './scan.ts';
import { leaderWorth, pieceWorth, prizeOf, unitWorth } from './worth.ts';

// Answers to what events ask, one worth an action; the higher the better.

type Rate = (view: WildernessView, side: Side, action: Action) => number;

/** A step lost, where it hurts least. */
export const lossOf = (t: Table, unit: number): number => {
  const [full, reduced] = unitWorth[unit]!;
  return t.reduced[unit] === 1 ? reduced : full - reduced;
};

const restoreGain = (unit: number): number => unitWorth[unit]![0] - unitWorth[unit]![1];

const localsOf = <L>(view: WildernessView): L => view.stack[view.stack.length - 1]!.locals as L;

const PICKS: Readonly<Record<string, (c: Context, what: string) => number>> = {
  bastions: (c, what) => prizeOf(c.t, c.setup, c.enemy, spaceNumber(what)),
  cherokees: (c, what) => c.s.drilled[key(c.side, spaceNumber(what))]!,
  small_pox: (c, what) =>
    unitsIn(c.t, c.enemy, spaceNumber(what)).reduce((sum, unit) => sum + pieceWorth(c.t, unit), 0) +
    (unitsIn(c.t, c.enemy, spaceNumber(what)).length > 8 ? 2 : 0),
  stingy: (_c, what) => (what === 'northern' ? 1 : 0),
  raise: (_c, what) => (what === 'raise-northern' ? 3 : what === 'raise-southern' ? 2 : 1),
  militia: (c, what) => (what === 'restore' ? 0 : militiaNeed(c, what)),
  rangers: (_c, what) => (what === 'place' ? 1 : 0),
  french_regulars: (c, what) => arrivalAt(c, spaceNumber(what), 6),
  acadians: (_c, what) => (what === 'quebec' ? 1 : 0),
};
function militiaNeed(c: Context, what: string): number {
  const department = (DEPARTMENTS as readonly string[]).indexOf(what);
  const there = militiaInBox(c.t, department).length;
  return there === 1 ? 3 : there === 0 ? 2 : 1;
}

/** What fresh troops of this strength are worth in a space: for the army there, and for the guard of the place. */
function arrivalAt(c: Context, space: number, strength: number): number {
  const k = key(c.side, space);
  const chief = c.s.chief[k]!;
  const tactics = chief >= 0 ? tacticsOf(chief) : 0;
  const before = promises(c.goals, c.s.strength[k]!, tactics)(space);
  const after = promises(c.goals, c.s.strength[k]! + strength, tactics)(space);
  const near = neighbours[space]!.some(to => c.s.strength[key(c.enemy, to)]! > c.s.strength[k]!);
  return after - before + (chief >= 0 ? 0.05 : 0) + (near ? 0.3 : 0);
}

/** A leader goes where many wait for one. */
function leaderAt(c: Context, leader: number, space: number): number {
  const k = key(c.side, space);
  const spare = Math.max(0, c.s.units[k]! - c.s.command[k]!);
  const better = c.s.chief[k]! < 0 || commandOf(c.s.chief[k]!) <= commandOf(leader) ? 1 : 0.5;
  return better * (0.1 * Math.min(spare, commandOf(leader)) + 0.05 * c.s.strength[k]! * (0.3 + leaderWorth(leader)));
}

const RATES: Readonly<Record<string, Rate>> = {
  'pick.choose'(view, side, action) {
    const { of } = localsOf<TaskOf<'pick'>>(view);
    return action.type === 'choose' ? (PICKS[of]?.(contextOf(view, side), action.what) ?? 0) : 0;
  },
  'reinforce.dismiss': (_view, _side, action) =>
    action.type === 'eliminate' ? -leaderWorth(pieceNumber(action.piece)) : 0,
  'reinforce.place'(view, side, action) {
    if (action.type !== 'place') return 0;
    const c = contextOf(view, side);
    const piece = pieceNumber(action.piece);
    const space = spaceNumber(action.at);
    return isLeader(piece) ? leaderAt(c, piece, space) : 0.01 + arrivalAt(c, space, isDrilled[piece] ? 3 : 1);
  },
  'restoring.choose': (_view, _side, action) => (action.type === 'restore' ? restoreGain(pieceNumber(action.unit)) : 0),
  'cull.choose'({ table: t }, side, action) {
    if (action.type !== 'eliminate') return 0;
    const worth = pieceWorth(t, pieceNumber(action.piece));
    return side === BRITISH ? -worth : worth;
  },
  'alliance.choose'(_view, _side, action) {
    if (action.type === 'place') return 1;
    return action.type === 'restore' ? 0.5 : 0;
  },
  'desert.choose'({ table: t }, side, action) {
    if (action.type !== 'eliminate') return 0;
    const unit = pieceNumber(action.piece);
    const others = unitsIn(t, (1 - side) as Side, t.at[unit]!).length;
    return pieceWorth(t, unit) + 0.01 * others;
  },
  'pox.choose': ({ table: t }, _side, action) => (action.type === 'lose' ? -lossOf(t, pieceNumber(action.unit)) : 0),
  'swap.choose'({ table: t }, _side, action) {
    if (action.type !== 'swap') return 0;
    const [one, two] = action.leaders.map(pieceNumber) as [number, number];
    const led = (leader: number, at: number): number => leaderWorth(leader) * unitsIn(t, 1, at).length;
    const before = led(one, t.at[one]!) + led(two, t.at[two]!);
    return before - led(one, t.at[two]!) - led(two, t.at[one]!);
  },
  'crisis.choose': (_view, _side, action) =>
    action.type === 'takeCard' ? -cardOf(cardNumber(action.card)).activation : 0,
  'takingBack.choose': (_view, _side, action) =>
    action.type === 'takeCard' ? cardOf(cardNumber(action.card)).activation + (takes(action.card) ? 1 : 0) : 0,
};
const takes = (card: string): boolean => /regulars|highlanders/.test(cardOf(cardNumber(card)).key);

/** How good an answer to an event's question is; null: it is no such question. */
export const rateOf = (question: string): Rate | null => RATES[question] ?? null;
