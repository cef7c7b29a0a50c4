import { drawn, type Pick, questionName, type Seat } from '@bivouac/kernel';
import {
  isCultivated,
  isIndian,
  isLeader,
  neighbours,
  originalOwner,
  pieceIds,
  pieceNumber,
  sideNumber,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { militiaFor } from '../rules/07-battle.ts';
import { type Flight, retreatsOf, roomInside } from '../rules/07-retreat.ts';
import {
  type Action,
  battleOf,
  FORT,
  insideIn,
  moveOf,
  raidOf,
  STOCKADE,
  siegeOf,
  type WildernessView,
} from '../state.ts';
import { constructAt, sitesOf } from './build.ts';
import { type Context, contextOf } from './context.ts';
import { avoidances, insides, interceptions, type Scored } from './entries.ts';
import { groupOf } from './fights.ts';
import { STORM_FROM, stormHere } from './follow.ts';
import { offeredTo } from './offered.ts';
import { startAt } from './reach.ts';
import { key } from './scan.ts';
import { targetsOf } from './targets.ts';
import { lossOf, rateOf } from './tasks.ts';
import { answersIn } from './windows.ts';
import { prizeOf } from './worth.ts';

// Every question but the choice of a card and of what it sets in motion: the answers worth a thought, best first.

type Answerer = (view: WildernessView, seat: Seat) => Scored[];

const listed = (view: WildernessView, seat: Seat): readonly Action[] => {
  const offered = offeredTo(view, seat);
  return offered.kind === 'list' ? offered.actions : [];
};
const byWorth = (found: Scored[]): Scored[] => found.sort((a, b) => b.worth - a.worth);
const rated = (view: WildernessView, seat: Seat, worth: (action: Action) => number): Scored[] =>
  byWorth(listed(view, seat).map(action => ({ action, worth: worth(action) })));

/** The cheapest step first. */
const cheapest: Answerer = (view, seat) =>
  rated(view, seat, action => (action.type === 'lose' ? -lossOf(view.table, pieceNumber(action.unit)) : 0));

function retreats(view: WildernessView): Scored[] {
  const { table: t } = view;
  const f = view.stack[view.stack.length - 1]!.locals as Flight;
  const c = contextOf(view, f.side);
  const inside = insideFirst(c, f);
  if (inside) return [inside];
  const lead = f.pieces.find(piece => !isLeader(piece)) ?? f.pieces[0]!;
  const found = retreatsOf(t, f, lead).map(to => {
    const pieces = f.pieces.filter(piece => piece === lead || retreatsOf(t, f, piece).includes(to));
    const action: Action = { type: 'retreat', pieces: pieces.map(piece => pieceIds[piece]!), to: spaceIds[to]! };
    return { action, worth: havenWorth(c, to) };
  });
  if (found.length === 0) return [{ action: { type: 'goInside', pieces: [pieceIds[lead]!] }, worth: 0 }];
  return byWorth(found);
}

/** Into the fort as long as there is room. */
function insideFirst(c: Context, f: Flight): Scored | null {
  const { t } = c;
  if (!f.inside || t.fort[f.where]! < FORT || t.holder[f.where] !== f.side) return null;
  const room = roomInside(t, f.side, f.where);
  const units = f.pieces.filter(piece => !isLeader(piece)).slice(0, room);
  const leaders = units.length === 0 ? [] : f.pieces.filter(isLeader);
  const pieces = [...units, ...leaders];
  if (pieces.length === 0) return null;
  return { action: { type: 'goInside', pieces: pieces.map(piece => pieceIds[piece]!) }, worth: 1 };
}

/** A fort of ours, friends, home; not next to another enemy. */
function havenWorth(c: Context, to: number): number {
  const { t, s, side, enemy } = c;
  const own = t.fort[to]! > 0 && t.holder[to] === side ? 1 + t.fort[to]! : 0;
  const home = isCultivated[to] && originalOwner[to] === side ? 0.6 : 0;
  const friends = Math.min(1, 0.2 * s.units[key(side, to)]!);
  const foes = neighbours[to]!.filter(near => s.strength[key(enemy, near)]! > 4).length;
  return own + home + friends - 0.4 * foes;
}

/** Assault now, or wait for another card. */
function storms(view: WildernessView): Scored[] {
  const { table: t, setup } = view;
  const { where, side } = siegeOf(t);
  const c = contextOf(view, side);
  const chance = stormHere(c, where, side);
  return byWorth([
    { action: { type: 'assault' }, worth: (chance - STORM_FROM) * prizeOf(t, setup, side, where) },
    { action: { type: 'stop' }, worth: 0 },
  ]);
}

/** All Militia come: they cost little. */
function musters(view: WildernessView, seat: Seat): Scored[] {
  const free = militiaFor(view.table, battleOf(view.table), sideNumber(seat)).map(unit => pieceIds[unit]!);
  return [
    { action: { type: 'muster', units: free }, worth: 1 },
    { action: { type: 'muster', units: [] }, worth: 0 },
  ];
}

/** One Militia unit against raiders: when they are few. */
const defences: Answerer = (view, seat) => {
  const raiders = raidOf(view.table).raiders.filter(piece => !isLeader(piece)).length;
  return rated(view, seat, action =>
    action.type === 'muster' && action.units.length > 0 ? 0.5 - 0.3 * (raiders - 1) : 0,
  );
};

/** Besieged friends come out when a battle is on. */
function joins({ table: t }: WildernessView): Scored[] {
  const m = moveOf(t);
  const pieces = insideIn(t, m.side, m.at).map(piece => pieceIds[piece]!);
  return [
    { action: { type: 'join', pieces }, worth: 1 },
    { action: { type: 'join', pieces: [] }, worth: 0 },
  ];
}

/** Going home: to a fort near the enemy rather than to a far village. */
const homes: Answerer = (view, seat) =>
  rated(view, seat, action => {
    if (action.type !== 'goHome') return 0;
    const to = spaceNumber(action.to);
    const fort = view.table.fort[to]! > 0 ? 1 : 0;
    return isIndian[pieceNumber(action.piece)] ? fort : fort + 0.1 * view.table.fort[to]!;
  });

function buildings(view: WildernessView, seat: Seat): Scored[] {
  const { what, done } = view.stack[view.stack.length - 1]!.locals as { what: number; done: number[] };
  const offered = new Set(listed(view, seat).flatMap(action => (action.type === 'construct' ? [action.space] : [])));
  const sites = sitesOf(contextOf(view, sideNumber(seat)), what, done).filter(({ space }) =>
    offered.has(spaceIds[space]!),
  );
  const found: Scored[] = sites.slice(0, 6).map(({ space, worth }) => ({ action: constructAt(space), worth }));
  return [...found, { action: { type: 'pass' }, worth: 0 }];
}

const havens: Answerer = (view, seat) =>
  rated(view, seat, action => (action.type === 'choose' ? view.table.fort[spaceNumber(action.what)]! : 0));

/** Whose errand promises most goes first: a battle is fought before others march by what it decides. */
const orders: Answerer = (view, seat) => {
  const c = contextOf(view, sideNumber(seat));
  const promise = (lead: number): number => {
    const order = view.table.orders.find(({ pieces }) => pieces[0] === lead);
    if (!order || order.pieces.length < 2) return 0;
    return targetsOf(c, groupOf(c.t, order.pieces), startAt(c.t.at[lead]!), true, 1)[0]?.worth ?? 0;
  };
  return rated(view, seat, action => (action.type === 'next' ? promise(pieceNumber(action.piece)) : 0));
};

/** Raids in the order of their spoils. */
const raidOrder: Answerer = (view, seat) =>
  rated(view, seat, action =>
    action.type === 'raid' && view.table.fort[spaceNumber(action.space)] === STOCKADE ? 0 : 1,
  );

const winterLosses: Answerer = (view, seat) =>
  rated(view, seat, action => (action.type === 'eliminate' ? -lossOf(view.table, pieceNumber(action.piece)) : 0));

export const ANSWERS: Readonly<Record<string, Answerer>> = {
  'game.bid': (_view, seat) => [{ action: { type: 'bid', vp: 0, side: seat }, worth: 0 }],
  'activation.order': orders,
  'responses.offer': (view, seat) => answersIn(view, seat, listed(view, seat)),
  'entry.intercept': interceptions,
  'entry.inside': insides,
  'entry.avoid': avoidances,
  'entry.join': joins,
  'muster.choose': musters,
  'losses.choose': cheapest,
  'raid.losses': cheapest,
  'frighten.choose': cheapest,
  'retreat.choose': retreats,
  'siege.assault': storms,
  'surrender.garrison': havens,
  'raids.choose': raidOrder,
  'raid.militia': defences,
  'goHome.choose': homes,
  'winter.choose': winterLosses,
  'construction.build': buildings,
};

/** The answers to the open question, best first; empty: it is a matter of cards and errands. */
export function answersTo(view: WildernessView, seat: Seat): Scored[] {
  const question = questionName(view) ?? '';
  const answer = ANSWERS[question];
  if (answer) return answer(view, seat);
  const rate = rateOf(question);
  return rate ? rated(view, seat, action => rate(view, sideNumber(seat), action)) : [];
}
export const pickAny = (view: WildernessView, seat: Seat, pick: Pick): Action => drawn(offeredTo(view, seat), pick);
