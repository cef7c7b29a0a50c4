import { type Choices, go, list, nobody, only, rules, type Setup, type Text } from '@bivouac/kernel';
import {
  arrivalOf,
  arrivalsOf,
  BOTH,
  battalionCorps,
  battalionOfToken,
  board,
  CONFEDERATE,
  enemyOf,
  fills,
  historicalPosts,
  type Pile,
  piles,
  positionNumber,
  reinforcements,
  SIDES,
  type Side,
  scenarioOf,
  UNION,
} from '../data/index.ts';
import {
  type Action,
  commander,
  type GOG,
  has,
  isTeam,
  type Pub,
  staffOf,
  standIds,
  standNumber,
  subordinate,
  type Table,
  type U,
  UNUSED,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { draw, mixPools } from './08-tokens.ts';
import { mixUp } from './10-labels.ts';
import { frontNamed, whyNotFront, whyNotStop } from './10-moves.ts';
import { layTokens } from './17-night.ts';
import {
  type Bidding,
  balance,
  balanceChoices,
  bidChoices,
  drawLots,
  sideChoices,
  takeBid,
  takeSide,
} from './24-bidding.ts';
import { instruct, instructChoices, instructPrompt } from './25-teams.ts';
import { placed } from './told.ts';

// 4 SET-UP.

const { procedure } = rules<GOG>();

/** §4.4a Arrivals with a printed hour stand on it, face up; those of later days lie beside the track. */
function sortArrivals(t: Table, side: Side): void {
  for (const day of [1, 2, 3])
    for (const token of arrivalsOf(side, day)) {
      const { box } = arrivalOf(token);
      if (box === null) t.beside[side]!.push(token);
      else t.track[side]![box] = token;
    }
}

/** §4.5b, §4.5c Shuffled by those who may lie in the same piles: a corps, or the whole Union. */
function stack(u: U, side: Side): void {
  const own = piles.map((pile, i) => ({ pile, i })).filter(({ pile }) => pile.side === side);
  const bottoms = own.map(({ pile }) => pile.bottom);
  for (const corps of new Set(own.map(({ pile }) => pile.corps))) {
    const fits = (token: number): boolean => corps === null || battalionCorps[battalionOfToken(token)] === corps;
    const tokens = reinforcements(side).filter(token => fits(token) && !bottoms.includes(token));
    u.shuffle(tokens, tx('stacks.shuffled', { side: SIDES[side], count: tokens.length }, '§4.5b'));
    for (const { pile, i } of own) if (pile.corps === corps) fillPile(u, side, pile, i, tokens.splice(0, pile.count));
  }
}

/** §4.5a Kilpatrick lies at the bottom; §4.5d the owner sees the top. */
function fillPile(u: U, side: Side, { bottom }: Pile, i: number, tokens: readonly number[]): void {
  const whole = bottom < 0 ? tokens.slice() : [bottom, ...tokens];
  u.table.piles[i] = whole.length;
  u.hand(staffOf(side)).tops[i] = whole.pop() ?? 0;
  u.vault.piles[i] = whole;
}

function layOut(u: U, side: Side): void {
  sortArrivals(u.table, side);
  for (const fill of fills('setup', side)) layTokens(u, side, fill); // §4.4b, §4.4c
  stack(u, side);
}

/** §23.1d The post of a Buford block, if the historical ones are agreed on. */
const postOf = (setup: Setup, stand: number): number => (has(setup, '23-buford') ? historicalPosts[stand]! : -1);

const unposted = (t: Table): number => t.lots[0]!.stands.find(stand => t.at[stand] === UNUSED) ?? -1;

function whyNotPost(setup: Setup, t: Table, action: Action): Text | null {
  if (action.type !== 'post') return tx('no.postFirst', {}, '§4.8a');
  const stand = standNumber(action.stand);
  if (!t.lots[0]!.stands.includes(stand) || t.at[stand] !== UNUSED)
    return tx('no.stand', { stand: action.stand }, '§4.8a');
  const position = positionNumber(action.at);
  if (position < 0) return tx('no.position', { position: action.at }, '§4.8a');
  const post = postOf(setup, stand);
  if (post >= 0 && post !== position) return tx('no.post', { position: board.positionIds[post]! }, '§23.1d');
  if (board.closed[position] === 1) return tx('no.closed', { position: action.at }, '§4.8b');
  return whyNotStop(t, stand, position) ?? whyNotFront(position, action.front);
}

function postChoices(setup: Setup, t: Table): Choices<Action> {
  const stand = standIds[unposted(t)]!;
  const all = board.positionIds.flatMap((at, position) =>
    board.closed[position] === 1
      ? []
      : [0, 1].map(
          (front): Action => ({
            type: 'post',
            stand,
            at,
            front: board.areaIds[board.areaOf[2 * position + front]!]!,
          }),
        ),
  );
  const whyNot = (action: Action): Text | null => whyNotPost(setup, t, action);
  return list(
    all.filter(action => whyNot(action) === null),
    whyNot,
  );
}

function post(u: U, action: Action): void {
  if (action.type !== 'post') return;
  const { table: t } = u;
  const stand = standNumber(action.stand);
  const position = positionNumber(action.at);
  t.at[stand] = position;
  t.front[stand] = frontNamed(position, action.front);
  u.say(tx('setup.posted', { stand: action.stand, position: action.at }, '§4.8a'), placed([stand], position));
}

/** Who lost the bidding plays the side that is left. */
const loserOf = ({ took }: Bidding): Side => enemyOf(took === 0 ? 0 : 1);

/** §25.3e Before anything is dealt a commander may write five words. */
const orderOf = (side: Side) => ({
  asks: ({ setup }: Pub) => (isTeam(setup, side) ? only(commander(setup, side)) : nobody),
  prompt: () => instructPrompt(side, 1, '§25.3e'),
  choices: () => instructChoices(1, '§25.3e'),
  take: (u: U, _locals: Bidding, action: Action) => instruct(u, side, action),
});

export const opening = procedure<Bidding>('opening')({
  lots(u, bidding) {
    mixUp(u.table, u.table.lots[0]!.stands);
    if (!has(u.setup, '24')) return go('orderUnion');
    drawLots(u, bidding);
  },
  bid: {
    asks: ({ setup }, { turn }) => only(commander(setup, turn)), // §25.2b
    prompt: (_pub, { turn, bid }) => tx('prompt.bid', { side: SIDES[turn], bid }, '§24.1a'),
    choices: (_view, bidding) => bidChoices(bidding),
    take(u, bidding, action) {
      takeBid(u, bidding, action);
      return bidding.passed === 1 ? undefined : go('bid');
    },
  },
  choose: {
    asks: ({ setup }, { turn }) => only(commander(setup, turn)),
    prompt: (_pub, { turn }) => tx('prompt.choose', { side: SIDES[turn] }, '§24.1b'),
    choices: (view, bidding) => sideChoices(view, bidding),
    take: (u, bidding, action) => takeSide(u, bidding, action),
  },
  balance: {
    asks: ({ setup }, bidding) => (bidding.bid > 0 ? only(commander(setup, loserOf(bidding))) : nobody), // §24.1c
    prompt: (_pub, bidding) => tx('prompt.balance', { side: SIDES[loserOf(bidding)], moves: bidding.bid }, '§24.1c'),
    choices: (view, { bid }) => balanceChoices(view.table, bid),
    take: (u, bidding, action) => balance(u, loserOf(bidding), action),
  },
  orderUnion: orderOf(UNION),
  orderConfederate: orderOf(CONFEDERATE),
  deal(u) {
    if (u.table.tray.some(Boolean)) return; // by older rules the orders were written after the deal
    mixPools(u);
    for (const side of BOTH) {
      if (!has(u.setup, '23')) layOut(u, side); // §23.1a
      draw(u, side, scenarioOf(u.setup.scenario).tray, '§4.6b');
    }
  },
  post: {
    asks: ({ table: t, setup }) => (unposted(t) < 0 ? nobody : only(subordinate(setup, UNION))), // §4.2a, §4.8c
    prompt: ({ table: t }) => tx('prompt.post', { stand: standIds[unposted(t)]! }, '§4.8a'),
    choices: view => postChoices(view.setup, view.table),
    take(u, _locals, action) {
      post(u, action);
      return go('post');
    },
  },
});
