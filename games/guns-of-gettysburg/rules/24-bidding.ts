import { type Choices, list, type Text } from '@bivouac/kernel';
import {
  areaNumber,
  board,
  enemyOf,
  OBJECTIVES_APART,
  positionNumber,
  SIDES,
  type Side,
  sideNumber,
} from '../data/index.ts';
import { sampleBalance } from '../fuzz/sample-balance.ts';
import { type Action, commander, isTeam, type Pub, subordinate, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';

// 24 BIDDING FOR SIDES, before anything is dealt: the two chairs bid, and who wins may change chairs.

/** How the bidding stands: whose turn it is, the highest bid (-1: none), and the side the winner took (-1: not yet). */
export interface Bidding {
  turn: Side;
  bid: number;
  passed: number; // 1: it is over
  took: number;
}
export const noBids: Readonly<Bidding> = { turn: 0, bid: -1, passed: 0, took: -1 };
const MOST = 30;

/** §24.1a Who bids first is left to chance. */
export function drawLots(u: U, bidding: Bidding): void {
  bidding.turn = u.roll(2, tx('bid.lots', {}, '§24.1a')) === 1 ? 0 : 1;
}

/** §24.1a Each bid is higher than the last; the first is 0 or more. */
function whyNotBid(bid: number, action: Action): Text | null {
  if (action.type === 'pass') return bid < 0 ? tx('no.bidPass', {}, '§24.1a') : null;
  if (action.type !== 'bid') return tx('no.bidFirst', {}, '§24.1a');
  const fits = action.moves > bid && action.moves <= MOST;
  return fits ? null : tx('no.bid', { moves: action.moves, least: bid + 1, most: MOST }, '§24.1a');
}
export function bidChoices({ bid }: Bidding): Choices<Action> {
  const bids = Array.from({ length: MOST - bid }, (_, i): Action => ({ type: 'bid', moves: bid + 1 + i }));
  return list<Action>(bid < 0 ? bids : [{ type: 'pass' }, ...bids], action => whyNotBid(bid, action));
}

export function takeBid(u: U, bidding: Bidding, action: Action): void {
  const side = SIDES[bidding.turn];
  if (action.type === 'bid') {
    bidding.bid = action.moves;
    u.say(tx('bid.made', { side, moves: action.moves }, '§24.1a'), { by: side });
  } else {
    bidding.passed = 1;
    u.say(tx('bid.passed', { side }, '§24.1a'), { by: side });
  }
  bidding.turn = enemyOf(bidding.turn); // who did not pass has won
}

/** §24.1b The winner says which side he plays; if it is the other chair’s, the players change chairs. */
export function sideChoices({ setup }: Pub, { turn }: Bidding): Choices<Action> {
  const uneven = isTeam(setup, 0) !== isTeam(setup, 1); // ruling: a team and a single player keep their chairs
  const open = SIDES.filter((_, side) => !uneven || side === turn);
  const whyNot = (action: Action): Text | null => {
    if (action.type !== 'choose' || !SIDES.some(side => side === action.side)) return tx('no.choose', {}, '§24.1b');
    return open.some(side => side === action.side) ? null : tx('no.chooseUneven', {}, '§24.1b');
  };
  return list<Action>(
    open.map(side => ({ type: 'choose', side })),
    whyNot,
  );
}
export function takeSide(u: U, bidding: Bidding, action: Action): void {
  if (action.type !== 'choose') return;
  const chair = SIDES[bidding.turn];
  bidding.took = sideNumber(action.side);
  u.table.swapped = bidding.took === bidding.turn ? 0 : 1;
  u.say(tx('bid.side', { side: chair, took: action.side, moves: bidding.bid }, '§24.1b'), { by: chair });
}

/** §24.1b After the bidding commander changes with commander, subordinate with subordinate. */
export function chairs({ setup, table }: Pub): Readonly<Record<string, string>> {
  if (!table.swapped) return {};
  const change = (of: typeof commander) => ({ [of(setup, 0)]: of(setup, 1), [of(setup, 1)]: of(setup, 0) });
  return { ...change(commander), ...change(subordinate) };
}

/** One marker by one position into the next area; the same marker may go on. */
interface Leg {
  readonly marker: number;
  readonly to: number;
}

/** §24.1c, §24.1d, §24.1e Why the loser may not move the objectives so. */
export function whyNotBalance(t: Table, bid: number, action: Action): Text | null {
  if (action.type !== 'objectives') return tx('no.balanceFirst', { moves: bid }, '§24.1c');
  const { from, by, to } = action;
  if (from.length > bid) return tx('no.objectiveMoves', { moves: from.length, earned: bid }, '§24.1c');
  const areas = t.objectives.slice();
  const moved = areas.map(() => 0);
  for (const [i, area] of from.entries()) {
    const leg = legOf(areas, area, by[i] ?? '', to[i] ?? '');
    if ('key' in leg) return leg;
    areas[leg.marker] = leg.to;
    moved[leg.marker]!++;
  }
  if (Math.max(...moved) - Math.min(...moved) > 1)
    return tx('no.balanceUneven', { shares: moved.join(', ') }, '§24.1d');
  return areApart(areas) ? null : tx('no.objectivesClose', { apart: OBJECTIVES_APART }, '§24.1e');
}
const areApart = (areas: readonly number[]): boolean =>
  areas.every((a, i) => areas.every((b, j) => i === j || board.distance[a * board.areas + b]! >= OBJECTIVES_APART));

function legOf(areas: readonly number[], from: string, by: string, to: string): Leg | Text {
  const marker = areas.indexOf(areaNumber(from));
  if (marker < 0) return tx('no.objective', { area: from }, '§24.1c');
  const goal = areaNumber(to);
  const next = board.neighbours[areas[marker]!]!.find(({ area }) => area === goal);
  if (!next?.gates.includes(positionNumber(by))) return tx('no.objectiveWay', { area: from }, '§16.2a');
  return board.partial[goal] === 1 ? tx('no.objectivePartial', { area: to }, '§24.1c') : { marker, to: goal };
}

export function balanceChoices(t: Table, bid: number): Choices<Action> {
  const check = (action: Action): Text | null => whyNotBalance(t, bid, action);
  return { kind: 'space', check, sample: pick => sampleBalance(t, bid, pick, check), outline: () => ({ most: bid }) };
}

/** They stay blue: nobody is on the map yet. */
export function balance(u: U, side: Side, action: Action): void {
  if (action.type !== 'objectives') return;
  const { objectives } = u.table;
  for (const [i, area] of action.from.entries()) {
    objectives[objectives.indexOf(areaNumber(area))] = areaNumber(action.to[i]!);
    u.say(tx('objective.moved', { from: area, to: action.to[i]! }, '§24.1c'), { by: SIDES[side] });
  }
}
