import { type Pick, questionName, type Seat } from '@bivouac/kernel';
import {
  cardSlug,
  cards,
  enemyOf,
  eventOf,
  isLeader,
  neighbours,
  PIECES,
  pieceIds,
  SIDES,
  type Side,
  sideNumber,
  sideOf,
  spaceIds,
} from '../data/index.ts';
import { handOf } from '../rules/05-cards.ts';
import { type Action, moveOf, piecesIn, type Table, type WildernessView } from '../state.ts';

// What a person might try: actions near the legal ones, so that fuzzing meets every refusal.

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const someOf = <T>(items: readonly T[], pick: Pick): T[] => items.filter(() => pick(3) === 0).slice(0, 6);
const name = (piece: number): string => pieceIds[piece]!;

type Attempt = (view: WildernessView, side: Side, pick: Pick) => Action;

export function probe(view: WildernessView, seat: Seat, pick: Pick): Action {
  const attempts = ATTEMPTS[questionName(view) ?? ''] ?? [anyCard];
  return oneOf(pick(6) === 0 ? [anyCard, demolishAny, respondAny] : attempts, pick)(view, sideNumber(seat), pick);
}

const onMap = (t: Table, side: Side): number[] => {
  const found: number[] = [];
  for (let piece = 0; piece < PIECES; piece++) if (sideOf[piece] === side && t.at[piece]! >= 0) found.push(piece);
  return found;
};
const anyPiece = (t: Table, side: Side, pick: Pick): string => {
  const own = onMap(t, pick(10) === 0 ? enemyOf(side) : side);
  return pick(20) === 0 || own.length === 0 ? name(pick(PIECES)) : name(oneOf(own, pick));
};
const anySpace = (pick: Pick): string => (pick(30) === 0 ? 'atlantis' : oneOf(spaceIds, pick));
/** A space near where something is going on. */
const nearSpace = (t: Table, pick: Pick): string => {
  const at = t.battle?.where ?? t.move?.at ?? -1;
  if (at < 0 || pick(12) === 0) return anySpace(pick);
  const near = [at, ...neighbours[at]!];
  return spaceIds[oneOf(near, pick)]!;
};
const aCard = (view: WildernessView, side: Side, pick: Pick): string => {
  const hand = handOf(view, side);
  return hand.length > 0 && pick(8) > 0 ? `card-${oneOf(hand, pick) - 1000}` : `card-${pick(cards.length + 1) + 1}`;
};

const anyCard: Attempt = (view, side, pick) => {
  const card = aCard(view, side, pick);
  return oneOf<Action>(
    [
      { type: 'event', card },
      { type: 'event', card },
      { type: 'build', card, what: oneOf(['forts', 'stockades', 'towers'], pick) },
      { type: 'activate', card },
      { type: 'hold' },
    ],
    pick,
  );
};
const respondAny: Attempt = (view, side, pick) => ({ type: 'respond', card: aCard(view, side, pick) });
const demolishAny: Attempt = (_view, _side, pick) => ({
  type: 'demolish',
  space: anySpace(pick),
  what: oneOf(['fort', 'stockade', 'works'], pick),
});

/** A leader with whatever stands about. */
const forceAny: Attempt = ({ table: t }, side, pick) => {
  const leaders = onMap(t, side).filter(isLeader);
  if (leaders.length === 0 || pick(12) === 0)
    return { type: 'force', leader: anyPiece(t, side, pick), pieces: [anyPiece(t, side, pick)] };
  const leader = oneOf(leaders, pick);
  const here = piecesIn(t, side, t.at[leader]!).filter(piece => piece !== leader);
  const others = pick(6) === 0 ? [anyPiece(t, side, pick)] : [];
  return { type: 'force', leader: name(leader), pieces: [...here.filter(() => pick(5) > 0).map(name), ...others] };
};
const individualsAny: Attempt = ({ table: t }, side, pick) => ({
  type: 'individuals',
  pieces: Array.from({ length: pick(9) }, () => anyPiece(t, side, pick)),
});
const drilledAny: Attempt = ({ table: t }, side, pick) => ({ type: 'drilled', unit: anyPiece(t, side, pick) });

const marchAny: Attempt = ({ table: t }, _side, pick) => {
  const { pieces } = moveOf(t);
  const leave = pick(3) === 0 ? { leave: someOf(pieces, pick).map(name) } : {};
  const infiltrate = pick(4) === 0 ? { infiltrate: true } : {};
  return { type: 'march', to: nearSpace(t, pick), ...leave, ...infiltrate };
};
const PORTS = ['halifax', 'louisbourg', 'quebec', 'boston', 'new-york', 'ile-dorleans', 'montreal'] as const;
/** Ports, and wherever an Amphib marker lies. */
const havens = (t: Table): readonly string[] => [...PORTS, ...spaceIds.filter((_, i) => t.amphib[i] === 1)];
const sailAny: Attempt = ({ table: t }, _side, pick) => ({ type: 'sail', to: oneOf(havens(t), pick) });
const landAny: Attempt = (view, side, pick) => {
  const held = handOf(view, side).filter(card => eventOf(card) === 'amphibious_landing');
  const card = held.length > 0 && pick(4) > 0 ? cardSlug(oneOf(held, pick)) : aCard(view, side, pick);
  return { type: 'land', to: oneOf(PORTS, pick), card };
};
/** Stopping where one may not, sorties of nobody: what only a moment forbids. */
const momentary: Attempt = (view, side, pick) => {
  const { entry, pieces, at } = moveOf(view.table);
  if (entry) return { type: 'stop' };
  if (pieces.every(isLeader)) return { type: 'sortie' };
  return view.table.amphib[at] === 1 ? sailAny(view, side, pick) : besiegeAny(view, side, pick);
};
const besiegeAny: Attempt = (_view, _side, pick) =>
  oneOf<Action>([{ type: 'siege' }, { type: 'assault' }, { type: 'sortie' }, { type: 'stop' }], pick);

/** A group of one side near the move. */
const groupNear = (t: Table, side: Side, pick: Pick): string[] => {
  const at = t.move?.at ?? t.battle?.where ?? -1;
  if (at < 0) return [anyPiece(t, side, pick)];
  const near = [at, at, ...neighbours[at]!].filter(space => piecesIn(t, side, space).length > 0);
  if (near.length === 0 || pick(10) === 0) return [anyPiece(t, side, pick), anyPiece(t, side, pick)];
  const all = piecesIn(t, side, oneOf(near, pick));
  return (pick(3) === 0 ? all : someOf(all, pick)).map(name);
};
const interceptAny: Attempt = ({ table: t }, side, pick) => ({ type: 'intercept', pieces: groupNear(t, side, pick) });
const avoidAny: Attempt = ({ table: t }, side, pick) => ({
  type: 'avoid',
  pieces: groupNear(t, side, pick),
  to: nearSpace(t, pick),
});
const insideAny: Attempt = ({ table: t }, side, pick) => {
  const everybody = piecesIn(t, side, moveOf(t).at).map(name);
  return { type: 'inside', pieces: pick(2) === 0 ? everybody : groupNear(t, side, pick) };
};
const joinAny: Attempt = ({ table: t }, side, pick) => ({ type: 'join', pieces: groupNear(t, side, pick) });
const musterAny: Attempt = ({ table: t }, side, pick) => ({
  type: 'muster',
  units: Array.from({ length: 1 + pick(2) }, () => anyPiece(t, side, pick)),
});
const loseAny: Attempt = ({ table: t }, side, pick) => {
  const near = groupNear(t, side, pick);
  return { type: 'lose', unit: near[0] ?? anyPiece(t, side, pick) };
};
const retreatAny: Attempt = ({ table: t, stack }, side, pick) => {
  const fleeing = (stack.at(-1)?.locals as { pieces?: number[]; where?: number }) ?? {};
  const pieces = someOf(fleeing.pieces ?? [], pick).map(name);
  const where = fleeing.where ?? -1;
  const to =
    where >= 0 && pick(6) > 0
      ? spaceIds[oneOf(neighbours[where]!.length > 0 ? neighbours[where]! : [where], pick)]!
      : anySpace(pick);
  if (pick(4) === 0) return { type: 'goInside', pieces: pieces.length > 0 ? pieces : groupNear(t, side, pick) };
  return { type: 'retreat', pieces: pick(8) === 0 ? groupNear(t, side, pick) : pieces, to };
};
const bidAny: Attempt = (_view, _side, pick) => ({
  type: 'bid',
  vp: pick(40) - 10,
  side: oneOf([...SIDES, 'iroquois'], pick),
});
const eliminateAny: Attempt = ({ table: t }, side, pick) => ({ type: 'eliminate', piece: anyPiece(t, side, pick) });
const placeAny: Attempt = ({ table: t }, side, pick) => ({
  type: 'place',
  piece: anyPiece(t, side, pick),
  at: anySpace(pick),
});
const restoreAny: Attempt = ({ table: t }, side, pick) => ({ type: 'restore', unit: anyPiece(t, side, pick) });
const constructAny: Attempt = ({ table: t }, side, pick) => {
  const own = onMap(t, side);
  const at = own.length > 0 && pick(2) === 0 ? spaceIds[t.at[oneOf(own, pick)]!]! : anySpace(pick);
  return { type: 'construct', space: at };
};
const chooseAny: Attempt = (_view, _side, pick) => ({ type: 'choose', what: anySpace(pick) });

const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  'game.bid': [bidAny],
  'phase.choose': [anyCard],
  'activation.designate': [forceAny, forceAny, individualsAny, drilledAny],
  'activation.order': [({ table: t }, side, pick) => ({ type: 'next', piece: anyPiece(t, side, pick) })],
  'construction.build': [constructAny],
  'act.decide': [marchAny, marchAny, marchAny, sailAny, landAny, besiegeAny, momentary, respondAny],
  'entry.intercept': [interceptAny],
  'entry.avoid': [avoidAny],
  'entry.inside': [insideAny],
  'entry.join': [joinAny],
  'muster.choose': [musterAny],
  'raid.militia': [musterAny],
  'losses.choose': [loseAny],
  'raid.losses': [loseAny],
  'pox.choose': [loseAny],
  'frighten.choose': [loseAny],
  'retreat.choose': [retreatAny],
  'responses.offer': [respondAny],
  'raids.choose': [(_view, _side, pick) => ({ type: 'raid', space: anySpace(pick) })],
  'goHome.choose': [
    ({ table: t }, side, pick) => ({ type: 'goHome', piece: anyPiece(t, side, pick), to: anySpace(pick) }),
  ],
  'winter.choose': [eliminateAny],
  'cull.choose': [eliminateAny],
  'desert.choose': [eliminateAny],
  'reinforce.dismiss': [eliminateAny],
  'reinforce.place': [placeAny],
  'alliance.choose': [placeAny, restoreAny],
  'restoring.choose': [restoreAny],
  'pick.choose': [chooseAny],
  'surrender.garrison': [chooseAny],
  'siege.assault': [besiegeAny],
  'swap.choose': [
    ({ table: t }, side, pick) => ({ type: 'swap', leaders: [anyPiece(t, side, pick), anyPiece(t, side, pick)] }),
  ],
  'crisis.choose': [(view, side, pick) => ({ type: 'takeCard', card: aCard(view, side, pick) })],
  'takingBack.choose': [(view, side, pick) => ({ type: 'takeCard', card: aCard(view, side, pick) })],
};
