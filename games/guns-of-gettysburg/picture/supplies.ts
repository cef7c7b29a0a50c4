import type { CardSprite, Holding, Pile } from '@bivouac/desk';
import {
  BOTH,
  BOXES,
  battalionIds,
  battalionOfToken,
  blockId,
  blockOf,
  board,
  hourOf,
  isCavalry,
  piles,
  SIDES,
  type Side,
  sideOfBlock,
  strengthOf,
  tokenId,
} from '../data/index.ts';
import { type GunsView, isWaiting, staffOf, standsWhere, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Art, type Block, blockSprite } from './sprites.ts';

// What lies beside the map: blocks to enter, blocks lost, trays, pools, reinforcement stacks.

export const holdingsOf = (view: GunsView): readonly Holding<Art>[] =>
  BOTH.flatMap(side => [waiting(view, side), lost(view.table, side)]).filter(({ items }) => items.length > 0);

/** The hour of a moment (day and box), if it is of this day; 0: it was before. */
const hourOfMoment = (t: Table, moment: number): number =>
  Math.floor(moment / BOXES) === t.day ? hourOf(moment % BOXES) : hourOf(t.box);

function waiting(view: GunsView, side: Side): Holding<Art> {
  const { table: t } = view;
  const items = standsWhere(t, side, stand => isWaiting(t, stand)).map(stand => ({
    sprite: blockSprite(view, stand),
    note: dx('desk.waits', { hour: hourOfMoment(t, t.ready[stand]!) }, '§11.2d'),
  }));
  return { id: `waiting-${SIDES[side]}`, name: dx('desk.waiting', { side: SIDES[side] }, '§11.1e'), items };
}

function lost(t: Table, side: Side): Holding<Art> {
  const blocks = t.dead.filter(block => sideOfBlock(block) === side);
  const items = blocks.map(block => ({
    sprite: {
      ...{ id: blockId(block), at: '', side: SIDES[side], rank: block },
      art: artOf(block),
      label: dx('desk.lostBlock', { block: blockId(block) }, '§2.2i'),
    },
  }));
  return { id: `lost-${SIDES[side]}`, name: dx('desk.lost', { side: SIDES[side] }, '§2.2i'), items };
}
const artOf = (block: number): Block => ({
  kind: 'block',
  side: SIDES[sideOfBlock(block)],
  front: '',
  group: blockOf(block).group,
  strength: strengthOf(block),
  full: blockOf(block).kind === 'full',
  cavalry: isCavalry(block),
  acted: false,
  owes: false,
});

const card = (token: number): CardSprite => ({
  id: tokenId(token),
  label: dx('desk.token', { token: tokenId(token) }, '§8.1a'),
  says: dx('desk.tokenSays', { token: tokenId(token) }, '§13.0.2a'),
});

/** Whoever may not look behind a screen is told how many tokens lie there. */
export const pilesOf = (view: GunsView): readonly Pile[] => [
  ...BOTH.flatMap(side => tokenPiles(view, side)),
  ...reinforcements(view),
];

function tokenPiles(view: GunsView, side: Side): readonly Pile[] {
  const { table: t } = view;
  const staff = view.hands[staffOf(side)];
  const name = SIDES[side];
  const seen = (tokens: readonly number[] | undefined, count: number) => ({
    cards: (tokens ?? []).map(card),
    hidden: tokens ? 0 : count,
  });
  const shown = t.shown.filter(token => tokenId(token).startsWith(name.charAt(0)));
  return [
    {
      ...{ id: `tray-${name}`, kind: 'hand', name: dx('desk.tray', { side: name }, '§4.6c'), side: name },
      ...(staff ? { mine: true } : {}),
      ...seen(staff?.tray, t.tray[side]!),
    },
    {
      id: `pool-${name}`,
      kind: 'pile',
      name: dx('desk.pool', { side: name }, '§8.1a'),
      side: name,
      cards: [],
      hidden: t.pool[side]!,
    },
    {
      ...{ id: `returned-${name}`, kind: 'pile', name: dx('desk.returned', { side: name }, '§8.2a'), side: name },
      ...seen(staff?.returned, t.returned[side]!),
    },
    {
      ...{ id: `spent-${name}`, kind: 'pile', name: dx('desk.spent', { side: name }, '§8.3a'), side: name },
      cards: [...shown, ...(staff?.spent ?? [])].map(card),
      hidden: staff ? 0 : t.spent[side]!,
    },
  ];
}

/** Reinforcement stacks: how many are left, and to their owner who comes next. */
function reinforcements(view: GunsView): readonly Pile[] {
  return piles.flatMap((pile, i): Pile[] => {
    const left = view.table.piles[i]!;
    if (left === 0) return [];
    const top = view.hands[staffOf(pile.side)]?.tops[i] ?? 0;
    const battalion = top === 0 ? '' : battalionIds[battalionOfToken(top)]!;
    const next: CardSprite[] =
      battalion === '' ? [] : [{ id: `r-${battalion}`, label: dx('desk.top', { battalion }, '§4.5d') }];
    return [
      {
        ...{ id: `stack-${i}`, kind: 'pile', side: SIDES[pile.side], cards: next, hidden: left - next.length },
        name: dx('desk.piles', { point: board.pointIds[pile.point]! }, '§4.5a'),
      },
    ];
  });
}
