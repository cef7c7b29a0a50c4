import type { Pick, Seat } from '@bivouac/kernel';
import { cardSlug, eventOf, isAuxiliary, isLeader, spaceIds, tacticsOf } from '../data/index.ts';
import { isLoneAuxiliary } from '../rules/05-forces.ts';
import { slugs } from '../rules/05-groups.ts';
import { mayAssault } from '../rules/08-conditions.ts';
import { type Action, advanced, type Move, moveOf, type WildernessView } from '../state.ts';
import { type Context, contextOf } from './context.ts';
import type { Errand } from './errands.ts';
import { groupOf, stormChance } from './fights.ts';
import { offeredTo } from './offered.ts';
import { markersOf, raidGoals, raidWorth } from './raids.ts';
import { isHeld, newReach, reach, startOf } from './reach.ts';
import { key } from './scan.ts';
import { targetsOf } from './targets.ts';

// An activated force on its way: one answer of `act.decide` after another, each checked against the rules.

const STOP: Action = { type: 'stop' };
const wayReach = newReach();

const allowed = (view: WildernessView, seat: Seat, action: Action): boolean => {
  const offered = offeredTo(view, seat);
  return offered.kind === 'space' && offered.check(action) === null;
};

/** The first of these that the rules allow; a stop if none. */
function firstAllowed(view: WildernessView, seat: Seat, ...actions: (Action | null)[]): Action {
  for (const action of [...actions, STOP]) if (action && allowed(view, seat, action)) return action;
  const offered = offeredTo(view, seat);
  return offered.kind === 'space' ? offered.sample(() => 0) : STOP;
}

/** The chance of an assault on the place a force besieges, as things stand. */
export function stormHere(c: Context, at: number, side: 0 | 1): number {
  const mine = key(side, at);
  const theirs = key((1 - side) as 0 | 1, at);
  const chief = c.s.chief[mine]!;
  const guard = c.s.insideChief[theirs]!;
  return stormChance(
    c.s.strength[mine]!,
    chief >= 0 ? tacticsOf(chief) : 0,
    c.s.insideStrength[theirs]!,
    guard >= 0 ? tacticsOf(guard) : 0,
  );
}
export const STORM_FROM = 0.45;

/** The way to a target, as an errand has it. */
export function followTo(
  view: WildernessView,
  seat: Seat,
  target: number,
  purpose: Errand['purpose'],
  drop?: Errand['drop'],
): Action {
  const m = moveOf(view.table);
  if (m.path.steps === 0 && m.at === target) return atTarget(view, seat, m);
  if (purpose === 'sail' && m.path.steps === 0)
    return firstAllowed(view, seat, { type: 'sail', to: spaceIds[target]! });
  if (purpose === 'land' && m.path.steps === 0) return firstAllowed(view, seat, landing(view, seat, target));
  if (m.at === target) return firstAllowed(view, seat, STOP);
  return onTheWay(view, seat, m, target, drop);
}

function landing(view: WildernessView, seat: Seat, target: number): Action | null {
  const card = view.hands[seat]?.cards.find(each => eventOf(each) === 'amphibious_landing');
  return card === undefined ? null : { type: 'land', to: spaceIds[target]!, card: cardSlug(card) };
}

/** It does not move: it besieges, assaults, or sallies. */
function atTarget(view: WildernessView, seat: Seat, m: Move): Action {
  const { table: t } = view;
  if (t.inside[m.pieces[0]!] === 1) return firstAllowed(view, seat, { type: 'sortie' });
  const c = contextOf(view, m.side);
  const storms = mayAssault(t, m.at) && stormHere(c, m.at, m.side) >= STORM_FROM;
  const [first, second]: [Action, Action] = storms
    ? [{ type: 'assault' }, { type: 'siege' }]
    : [{ type: 'siege' }, STOP];
  return firstAllowed(view, seat, first, second);
}

function onTheWay(view: WildernessView, seat: Seat, m: Move, target: number, drop?: Errand['drop']): Action {
  const c = contextOf(view, m.side);
  const open = reach(c.t, c.s, m.side, m.pieces, startOf(m), wayReach);
  const passes = open.first[target]! < 0 && advanced(view.setup) && isLoneAuxiliary(m.pieces);
  const r = passes ? reach(c.t, c.s, m.side, m.pieces, startOf(m), wayReach, true) : open;
  const left = drop?.pieces.filter(piece => m.pieces.includes(piece)) ?? [];
  const first = r.first[drop && left.length > 0 && m.at !== drop.at ? drop.at : target]!;
  if (first < 0) return firstAllowed(view, seat, STOP);
  const through = passes && isHeld(c.t, c.s, c.enemy, first);
  const march: Action = { type: 'march', to: spaceIds[first]!, ...(through && { infiltrate: true }) };
  const parts = left.length > 0 && m.at === drop?.at && m.path.steps > 0;
  return firstAllowed(view, seat, parts ? { ...march, leave: slugs(left) } : null, march);
}

/** What a force does that nobody gave an errand. */
export function actNow(view: WildernessView, seat: Seat, pick: Pick): Action {
  const m = moveOf(view.table);
  const target = targetNow(view, m, pick);
  return target ? followTo(view, seat, target.space, target.purpose) : firstAllowed(view, seat, STOP);
}

/** The best target for the moving force, from where it is now. */
export function targetNow(
  view: WildernessView,
  m: Move,
  _pick: Pick,
): { space: number; purpose: Errand['purpose'] } | null {
  const c = contextOf(view, m.side);
  if (m.pieces.every(isLeader)) return null;
  const g = groupOf(c.t, m.pieces);
  if (g.drilled === 0) {
    const raid = raidNow(c, m);
    if (raid >= 0) return { space: raid, purpose: 'raid' };
  }
  const best = targetsOf(c, g, startOf(m), m.path.sea, 1)[0];
  return best ?? null;
}

function raidNow(c: Context, m: Move): number {
  const r = reach(c.t, c.s, m.side, m.pieces, startOf(m), wayReach);
  const before = markersOf(c);
  const raiders = m.pieces.filter(piece => isAuxiliary[piece] || isLeader(piece));
  let [best, most] = [-1, 0.02];
  for (const space of raidGoals(c)) {
    if (r.steps[space]! < 0 || (space === m.at && m.path.steps === 0)) continue;
    const worth = raidWorth(c, raiders, space, m.commander, before) - 0.001 * r.steps[space]!;
    if (worth > most) [best, most] = [space, worth];
  }
  return best;
}
