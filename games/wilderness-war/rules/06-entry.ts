import { type Choices, call, done, nobody, only, rules, type Setup, type Text } from '@bivouac/kernel';
import {
  enemyOf,
  FORT_CAPACITY,
  isDrilled,
  isLeader,
  LAKESHORE,
  linkBetween,
  pieceNumber,
  SIDES,
  spaceIds,
} from '../data/index.ts';
import { sampleInside, sampleJoin } from '../fuzz/sample-answers.ts';
import {
  type Action,
  BATTLE,
  type Entry,
  entryOf,
  FORT,
  has,
  hasUnit,
  hasUnitOutside,
  insideIn,
  isInfiltrating,
  isSiege,
  type Move,
  moveOf,
  piecesIn,
  SORTIE,
  STOCKADE,
  type Table,
  type U,
  unitsIn,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasFortification, isOccupiedBy, isUnbesiegedStronghold } from './02-map.ts';
import { slugs, spend } from './05-groups.ts';
import { responses } from './05-responses.ts';
import { strayLeaders } from './06-leaders-alone.ts';
import { type Stride, stride } from './06-movement.ts';
import { battle, openBattle } from './07-battle.ts';
import { couldMassacre, put, score, settle } from './07-pieces.ts';
import { retreat } from './07-retreat.ts';
import { losePushedBack } from './13-infiltration.ts';
import { forgetPassed, interceptChoices, interceptionSpaces, slipPast, tryIntercept } from './14-interception.ts';
import { avoidChoices, avoiders, tryAvoid } from './15-avoid.ts';
import { by, fight, went } from './told.ts';

// 6.5, 8.1 ENTERING A SPACE: what the enemy may do about it, and what is found there.

const { procedure } = rules<WW>();

/** A space is entered; nobody has answered yet. */
export const openEntry = (lake = false, halt = false): Entry => ({
  lake,
  infiltrating: false,
  stopping: false,
  halt,
  tried: false,
  interceptors: [],
  joined: [],
  met: false,
  overran: false,
  took: false,
});

/** Moves the group one space on; what it leaves behind stays. */
export function goTo(u: U, setup: Setup, group: readonly number[], to: number, how: Stride | null): void {
  const { table: t } = u;
  const m = moveOf(t);
  const from = m.at;
  const left = m.pieces.filter(piece => !group.includes(piece));
  const besieged = m.path.steps === 0 && isSiege(t, from);
  m.dropped.push(...left);
  m.pieces = group.slice();
  if (has(setup, '2010-interception') && !isInfiltrating(m)) forgetPassed(m); // §14.24a
  if (how) stride(t, setup, m, group, to, how);
  else {
    m.path.steps++;
    m.path.came = from;
    m.at = to;
  }
  m.path.trail.push(to);
  for (const piece of group) put(t, piece, to);
  const lake = how !== null && linkBetween(from, to) === LAKESHORE;
  m.entry = openEntry(lake, isOccupiedBy(t, enemyOf(m.side), to)); // §6.51a
  u.say(tx('move.step', { pieces: slugs(group), space: spaceIds[to]! }, '§6.2a'), went(group, 'march', from, to));
  settle(u, from);
  if (besieged && !isSiege(t, from)) m.path.freed = from; // §14.1h
}

/** A force back at the place whose siege it lifted by leaving: no infiltrator (§13.3a), it begins anew. */
function besiegeAgain(u: U, space: number): void {
  u.table.siege[space] = 0;
  const { side } = moveOf(u.table);
  u.say(tx('siege.begins', { space: spaceIds[space]!, side: SIDES[side] }, '§8.21a'), fight('siege', side, space));
}

/** §card-15a, §13.3a Back where it came from. */
function pushBack(u: U): void {
  const { table: t } = u;
  const m = moveOf(t);
  const from = m.at;
  const { came, freed } = m.path;
  for (const piece of m.pieces) put(t, piece, came);
  m.at = came;
  m.over = true;
  m.entry = null;
  u.say(tx('move.pushedBack', { space: spaceIds[came]! }, '§card-15a'), went(m.pieces, 'retreat', from, came));
  if (freed === m.at) besiegeAgain(u, m.at);
  else losePushedBack(u);
  settle(u, from);
  settle(u, m.at);
}

/** The defenders who must say whether they stay inside: §8.1a; not in a stockade: §8.1b; interceptors may not: §14.1g. */
function garrison(t: Table): number[] {
  const m = moveOf(t);
  const side = enemyOf(m.side);
  if (m.path.steps === 0 || !isUnbesiegedStronghold(t, side, m.at) || !hasUnit(t, side, m.at)) return [];
  return piecesIn(t, side, m.at).filter(piece => !entryOf(t).interceptors.includes(piece));
}

function whyNotInside(t: Table, action: Action): Text | null {
  if (action.type !== 'inside') return tx('no.insideNow', {}, '§8.1a');
  const free = garrison(t);
  const pieces = action.pieces.map(pieceNumber);
  const wrong = action.pieces.find((_, i) => !free.includes(pieces[i]!));
  if (wrong !== undefined || new Set(pieces).size < pieces.length)
    return tx('no.garrison', { piece: wrong ?? '' }, '§8.1a');
  const units = pieces.filter(piece => !isLeader(piece)).length;
  if (t.fort[moveOf(t).at] === FORT && units > FORT_CAPACITY) return tx('no.fortFull', {}, '§8.11a'); // §2.0q, §8.11b
  return null;
}

const insideChoices = (t: Table): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleInside(garrison(t), t.fort[moveOf(t).at] === FORT, pick),
  check: action => whyNotInside(t, action),
  outline: () => slugs(garrison(t)),
});

/** §8.251a Friends inside may join those who come to relieve them. */
function joiners(t: Table): number[] {
  const m = moveOf(t);
  if (m.path.steps === 0 || t.holder[m.at] !== m.side || !hasUnitOutside(t, enemyOf(m.side), m.at)) return [];
  return isSiege(t, m.at) ? insideIn(t, m.side, m.at) : [];
}
function whyNotJoin(t: Table, action: Action): Text | null {
  if (action.type !== 'join') return tx('no.joinNow', {}, '§8.251a');
  const free = joiners(t);
  const pieces = action.pieces.map(pieceNumber);
  const wrong = action.pieces.find((_, i) => !free.includes(pieces[i]!));
  return wrong !== undefined || new Set(pieces).size < pieces.length
    ? tx('no.join', { piece: wrong ?? '' }, '§8.251a')
    : null;
}

const enemySeat = (t: Table): string => SIDES[enemyOf(moveOf(t).side)];
const prompted = (t: Table): { side: string; space: string } => ({
  side: enemySeat(t),
  space: spaceIds[moveOf(t).at]!,
});

export const entry = procedure('entry')({
  schooner(u) {
    const { table: t } = u;
    const m = moveOf(t);
    if (entryOf(t).lake && hasFortification(t, enemyOf(m.side), m.at))
      return call(responses, { side: enemyOf(m.side), moment: 'lake' }); // §card-15a
  },
  pushed(u) {
    if (!entryOf(u.table).lake || !moveOf(u.table).over) return;
    pushBack(u);
    return done();
  },
  landing(u) {
    // §6.431c before any Battle
    const m = moveOf(u.table);
    if (m.path.landing && m.path.steps === 1) u.table.amphib[m.at] = 1;
  },
  intercept: {
    // §14.1f before inside or outside
    asks: ({ table, setup }) => (interceptionSpaces(table, setup).length > 0 ? only(enemySeat(table)) : nobody),
    prompt: ({ table }) => tx('prompt.intercept', prompted(table), '§14.1a'),
    choices: ({ table, setup }) => interceptChoices(table, setup),
    take(u, _locals, action) {
      if (action.type === 'intercept') tryIntercept(u, action.pieces);
    },
  },
  passing(u) {
    const { table: t } = u;
    const m = moveOf(t);
    const { infiltrating, interceptors } = entryOf(t);
    if (!infiltrating || interceptors.length > 0) return;
    if (has(u.setup, '2010-interception')) forgetPassed(m);
    slipPast(t, m); // §14.24a
    settle(u, m.at);
    return done(); // §13.4a
  },
  inside: {
    asks: ({ table }) => (garrison(table).length > 0 ? only(enemySeat(table)) : nobody),
    prompt: ({ table }) => tx('prompt.inside', prompted(table), '§8.1a'),
    choices: ({ table }) => insideChoices(table),
    take(u, _locals, action) {
      if (action.type !== 'inside') return;
      for (const piece of action.pieces) u.table.inside[pieceNumber(piece)] = 1;
      u.say(
        tx('garrison.inside', { ...prompted(u.table), pieces: action.pieces }, '§8.1a'),
        by(enemyOf(moveOf(u.table).side)),
      );
    },
  },
  avoid: {
    // §15.3b after inside or outside
    asks: ({ table, setup }) => (avoiders(table, setup).length > 0 ? only(enemySeat(table)) : nobody),
    prompt: ({ table }) => tx('prompt.avoid', prompted(table), '§15.0a'),
    choices: ({ table, setup }) => avoidChoices(table, setup),
    take(u, _locals, action) {
      if (action.type === 'avoid') tryAvoid(u, action.pieces, action.to);
    },
  },
  join: {
    asks: ({ table }) => (joiners(table).length > 0 ? only(SIDES[moveOf(table).side]) : nobody),
    prompt: ({ table }) => tx('prompt.join', { ...prompted(table), side: SIDES[moveOf(table).side] }, '§8.251a'),
    choices: ({ table }) => ({
      kind: 'space',
      sample: pick => sampleJoin(joiners(table), pick),
      check: action => whyNotJoin(table, action),
      outline: () => slugs(joiners(table)),
    }),
    take(u, _locals, action) {
      if (action.type !== 'join') return;
      const pieces = action.pieces.map(pieceNumber);
      for (const piece of pieces) u.table.inside[piece] = 0;
      entryOf(u.table).joined.push(...pieces);
      spend(u.table, pieces); // §5.31d
    },
  },
  fight(u) {
    const { table: t } = u;
    const m = moveOf(t);
    if (!hasUnitOutside(t, enemyOf(m.side), m.at)) return;
    const { steps, came } = m.path;
    openBattle(t, m.at, steps === 0 ? SORTIE : BATTLE, m.commander, steps === 0 ? -1 : came);
    entryOf(t).met = true;
    return call(battle, {}); // §6.51b, §7.1a
  },
  occupy: u => occupy(u),
  massacre(u) {
    const entered = entryOf(u.table);
    if (!entered.took) return;
    entered.took = false;
    if (couldMassacre(u.table)) return call(responses, { side: enemyOf(moveOf(u.table).side), moment: 'taken' });
  },
  strays(u) {
    // §6.53b, §7.64a
    const { table: t } = u;
    const m = moveOf(t);
    const side = enemyOf(m.side);
    if (!unitsIn(t, m.side, m.at).some(unit => m.pieces.includes(unit))) return;
    const pieces = strayLeaders(t, side, m.at);
    if (pieces.length === 0) return;
    return call(retreat, { side, where: m.at, pieces, to: -1, barred: m.path.came, inside: false });
  },
  end(u) {
    const { table: t } = u;
    const m = moveOf(t);
    m.entry = null;
    settle(u, m.at);
    const first = m.pieces[0];
    if (first !== undefined) m.at = t.at[first]!; // it may have retreated
  },
});

/** What the mover finds once the enemy has answered: §6.51c to §6.51e. */
function occupy(u: U): void {
  const { table: t } = u;
  const m = moveOf(t);
  const enemy = enemyOf(m.side);
  const entered = entryOf(t);
  if (entered.met || entered.halt || entered.interceptors.length > 0) m.over = !mayGoOn(t, m, entered);
  const here = m.pieces.filter(piece => t.at[piece] === m.at);
  if (here.length === 0 || hasUnitOutside(t, enemy, m.at)) return; // §14.11a
  if (t.fort[m.at] === STOCKADE && t.holder[m.at] === enemy && here.some(piece => isDrilled[piece])) takeStockade(u, m);
  settle(u, m.at);
}

/** §6.51c After an overrun, or when all have avoided battle, and nothing else stops it. */
function mayGoOn(t: Table, m: Move, { met, overran }: Entry): boolean {
  const { steps, land, boat, trail } = m.path;
  if (steps === 0 || (!land && !boat) || m.at !== trail[trail.length - 1]) return false;
  if (met) return overran; // §7.82a
  return !isOccupiedBy(t, enemyOf(m.side), m.at); // §15.2a, §15.2b
}

/** §5.45b, §6.51e */
function takeStockade(u: U, m: Move): void {
  const { table: t } = u;
  t.holder[m.at] = m.side;
  entryOf(t).took = true;
  u.say(tx('stockade.taken', { space: spaceIds[m.at]!, side: SIDES[m.side] }, '§6.51e'), by(m.side));
  score(u, m.side, 1, 'stockade', '§6.51e'); // §table-vp-c
}
