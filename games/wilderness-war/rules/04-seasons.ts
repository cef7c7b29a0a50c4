import { type Choices, call, go, list, nobody, only, rules, type Text, together } from '@bivouac/kernel';
import {
  BOTH,
  BRITISH,
  cardNumber,
  cardOf,
  cardSlug,
  enemyOf,
  FRENCH,
  isCoureurs,
  isCultivated,
  isIndian,
  isLeader,
  leadersOf,
  SIDES,
  type Side,
  sideNumber,
  unitsOf,
} from '../data/index.ts';
import { sampleBid } from '../fuzz/sample-answers.ts';
import {
  type Action,
  FORT,
  has,
  isOnMap,
  leadersIn,
  piecesIn,
  STOCKADE,
  type Table,
  type U,
  unitsIn,
  type WildernessView,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasFortification } from './02-map.ts';
import { activation } from './05-activation.ts';
import { deal, discard, handOf, remove, reshuffle } from './05-cards.ts';
import { construction } from './05-construction.ts';
import { event, whyNotEvent } from './05-events.ts';
import { linkedCard } from './05-events-cards.ts';
import { joinPool } from './05-events-units.ts';
import { stragglers } from './06-leaders-alone.ts';
import { score } from './07-pieces.ts';
import { goHome } from './10-home.ts';
import { winter } from './11-winter.ts';
import { scoreRaids, verdict } from './12-victory.ts';
import { by } from './told.ts';

// 4 THE SEQUENCE OF PLAY.

const { procedure } = rules<WW>();

export const firstPlayer = (t: Table): Side => (t.quiberon ? BRITISH : FRENCH); // §4.A.2a, §card-62a

/** Whether a side has an Action Phase to come this season: §4.A.2c, §4.A.2d. */
const mayAct = (t: Table, side: Side): boolean => t.held[side]! > 0 && !t.resting[side];

function whyNotPlay(view: WildernessView, side: Side, action: Action): Text | null {
  const { table: t } = view;
  if (action.type === 'hold') {
    if (t.held[side]! > 1) return tx('no.hold', {}, '§4.A.2b'); // §4.A.2h
    return t.carried[side] ? tx('no.holdAgain', {}, '§4.A.2f') : null;
  }
  if (action.type !== 'event' && action.type !== 'activate' && action.type !== 'build')
    return tx('no.playNow', {}, '§5.26a');
  const card = cardNumber(action.card);
  if (!handOf(view, side).includes(card)) return tx('no.card', { card: action.card }, '§5.21a');
  if (action.type === 'event') return whyNotEvent(t, view.setup, side, card);
  if (action.type === 'build') {
    if (action.what !== 'stockades' && action.what !== 'forts') return tx('no.buildWhat', {}, '§5.4a');
    return whyNotBuild(t, side);
  }
  return null; // §5.11a, §5.1a, §5.31b
}

const HOLD: Action = { type: 'hold' };
const whyNotBuild = (t: Table, side: Side): Text | null => (t.built[side] ? tx('no.buildAgain', {}, '§5.4b') : null);

/** Everything that may be played; each of a hand's cards at least for its number. */
function playable(view: WildernessView, side: Side): Action[] {
  const { table: t, setup } = view;
  const offered: Action[] = [];
  for (const id of handOf(view, side)) {
    const card = cardSlug(id);
    offered.push({ type: 'activate', card });
    if (!whyNotEvent(t, setup, side, id)) offered.push({ type: 'event', card });
    if (!whyNotBuild(t, side))
      offered.push({ type: 'build', card, what: 'stockades' }, { type: 'build', card, what: 'forts' });
  }
  if (!whyNotPlay(view, side, HOLD)) offered.push(HOLD);
  return offered;
}

const playChoices = (view: WildernessView, side: Side): Choices<Action> =>
  list<Action>(playable(view, side), action => whyNotPlay(view, side, action));

/** §4.A.2b One Action Phase: one card. */
export const phase = procedure<{ side: Side }>('phase')({
  begin(u, { side }) {
    const { table: t } = u;
    t.active = side;
    t.used.fill(0);
    t.batteries = [-1, -1];
    t.orders = [];
    t.card = 0;
    u.say(() => tx('phase.begins', { side: SIDES[side], cards: t.held[side]! }, '§4.A.2b'), {
      heading: 'phase',
      ...by(side),
    });
  },
  choose: {
    asks: (_pub, { side }) => only(SIDES[side]),
    prompt: ({ table: t }, { side }) => tx('prompt.card', { side: SIDES[side], cards: t.held[side]! }, '§5.26a'),
    choices: (view, { side }) => playChoices(view, side),
    take: (u, { side }, action) => playCard(u, side, action),
  },
  end(u) {
    u.table.orders = []; // §5.35a
    u.table.card = 0;
  },
});

function playCard(u: U, side: Side, action: Action) {
  const { table: t } = u;
  if (action.type === 'hold') {
    t.resting[side] = true;
    u.say(tx('card.held', { side: SIDES[side] }, '§4.A.2d'), by(side));
    return;
  }
  if (action.type !== 'event' && action.type !== 'activate' && action.type !== 'build') return;
  const card = cardNumber(action.card);
  discard(u, side, card);
  t.card = card;
  t.built[side] = action.type === 'build'; // §5.4b
  const what = { by: SIDES[side], card: action.card };
  u.say(tx(`card.${action.type}`, { side: what.by, card: what.card }, '§5.26a'), what);
  const value = cardOf(card).activation;
  if (action.type === 'activate') return call(activation, { value });
  if (action.type === 'build')
    return call(construction, { what: action.what === 'forts' ? FORT : STOCKADE, left: value, done: [] });
  if (cardOf(card).removeAfterEvent) remove(u, card);
  return call(event, { side, card, tasks: [] });
}

/** §4.0a A season: the deal, then the Action Phases. */
export const season = procedure<{ season: number; last: number }>('season')({
  begin(u, locals) {
    const { table: t } = u;
    t.season = locals.season;
    t.resting = [false, false];
    t.regulars = [0, 0];
    const args = { year: t.year, season: t.season === 0 ? 'early' : 'late' };
    u.say(tx('season.begins', args, '§4.0a'), { heading: 'turn' });
    if (has(u.setup, 'pitt-diplo-link')) linkedCard(u); // §18.0a
    deal(u, firstPlayer(t));
    locals.last = enemyOf(firstPlayer(t));
  },
  next(u, locals) {
    const { table: t } = u;
    const turn = enemyOf(locals.last as Side);
    const side = mayAct(t, turn) ? turn : enemyOf(turn); // §4.A.2h
    if (!mayAct(t, side)) return go('end');
    locals.last = side;
    return call(phase, { side });
  },
  more: () => go('next'),
  end(u) {
    const { table: t } = u;
    for (const side of BOTH) t.carried[side] = t.resting[side]! && t.held[side]! > 0; // §4.A.2e, §4.A.2f
    if (t.reshuffle) reshuffle(u); // §5.25b
  },
});

interface Return {
  todo: number[]; // space × 2 + side
  leaders: number; // 1: the Indians are home
}

/** §4.B.3 Indians go home, then leaders left alone. */
export const returns = procedure<Return>('returns')({
  begin(u, r) {
    r.todo = [];
    for (const side of [FRENCH, BRITISH] as const)
      for (const space of spacesOf(u.table, side))
        if (leaving(u.table, side, space, r.leaders).length > 0) r.todo.push(space * 2 + side);
  },
  next(u, r) {
    const each = r.todo.shift();
    if (each === undefined) return go('turn');
    const [space, side] = [each >> 1, (each % 2) as Side];
    const pieces = leaving(u.table, side, space, r.leaders);
    if (pieces.length === 0) return go('next');
    const free = r.leaders ? [] : companions(u.table, side, space, pieces);
    return call(goHome, { side, from: space, pieces: [...pieces, ...free], villages: [], promised: -1, free });
  },
  more: () => go('next'),
  turn(_u, r) {
    if (r.leaders) return;
    r.leaders = 1;
    return go('begin');
  },
});

/** Where pieces of a side stand, in the order of the map. */
function spacesOf(t: Table, side: Side): number[] {
  const found = new Set<number>();
  for (const piece of [...unitsOf[side]!, ...leadersOf[side]!]) if (isOnMap(t, piece)) found.add(t.at[piece]!);
  return [...found].sort((a, b) => a - b);
}

/** §4.B.3a, §4.B.3b Who leaves a space at the end of the year. */
function leaving(t: Table, side: Side, space: number, leaders: number): number[] {
  const units = unitsIn(t, side, space);
  if (hasFortification(t, side, space)) return [];
  const alone = !isCultivated[space] && units.every(unit => isIndian[unit]);
  const lone = alone ? leadersIn(t, side, space) : [];
  if (leaders) return units.length === 0 ? lone : [];
  const indians = units.filter(unit => isIndian[unit]);
  return indians.length > 0 ? [...indians, ...lone] : [];
}

/** §10.413a Leaders and Coureurs who may go with the Indians, or stay. */
const companions = (t: Table, side: Side, space: number, pieces: readonly number[]): number[] =>
  piecesIn(t, side, space).filter(piece => (isLeader(piece) || isCoureurs[piece]) && !pieces.includes(piece));

/** §12.3 Bids, face down. */
function settleBids(u: U, bids: Readonly<Record<string, Action>>): void {
  const { table: t } = u;
  const bid = (side: Side): { vp: number; side: string } => {
    const action = bids[SIDES[side]]!;
    return action.type === 'bid' ? action : { vp: 0, side: SIDES[side] };
  };
  for (const side of BOTH)
    u.say(tx('bid.made', { side: SIDES[side], vp: bid(side).vp, wants: bid(side).side }, '§12.3a'), by(side));
  const [british, french] = [bid(BRITISH), bid(FRENCH)];
  let winner: Side = british.vp > french.vp ? BRITISH : FRENCH;
  if (british.vp === french.vp) winner = u.roll(6, tx('roll.bid', {}, '§12.3c')) <= 3 ? BRITISH : FRENCH;
  const wanted = sideNumber(bid(winner).side);
  t.swap = wanted !== winner;
  u.say(tx(t.swap ? 'bid.swap' : 'bid.stay', { side: SIDES[winner], wants: SIDES[wanted] }, '§12.3a'), by(winner));
  score(u, enemyOf(wanted), bid(winner).vp, 'bid', '§12.3b');
}

const bidChoices = (): Choices<Action> => ({
  kind: 'space',
  sample: sampleBid,
  check(action) {
    if (action.type !== 'bid') return tx('no.bidNow', {}, '§12.3a');
    if (action.vp < 0 || action.vp > 20) return tx('no.bid', {}, '§12.3a');
    return SIDES.some(side => side === action.side) ? null : tx('no.bidSide', {}, '§12.3a');
  },
});

export const main = procedure('game')({
  bid: {
    asks: ({ setup }) => (has(setup, 'bidding') ? together('british', 'french') : nobody),
    prompt: () => tx('prompt.bid', {}, '§12.3a'),
    choices: () => bidChoices(),
    settle: (u, _locals, answers) => settleBids(u, answers),
  },
  shuffle(u) {
    u.shuffle(u.vault.deck, tx('deck.shuffled', { cards: u.table.deck }, '§5.21a'));
  },
  year: u => beginYear(u),
  early: () => call(season, { season: 0, last: 0 }), // §4.0a
  late: () => call(season, { season: 1, last: 0 }), // §4.B.1a, §4.B.2a
  yearEnds: u => u.say(tx('year.ends', { year: u.table.year }, '§4.B.3a'), { heading: 'phase' }),
  returns: () => call(returns, { todo: [], leaders: 0 }), // §4.B.3a
  strays: () => call(stragglers, {}),
  raids: u => scoreRaids(u), // §4.B.4a
  winter: () => call(winter, { stacks: [], toll: 0, full: [] }), // §4.B.5a
  wintered: () => call(stragglers, {}),
  check(u) {
    // §4.B.6a
    const { table: t } = u;
    t.result = verdict(t, u.setup);
    if (t.result) return u.say(tx('game.ended', { year: t.year, vp: t.vp }, '§4.B.6a'));
    t.year++;
    return go('year');
  },
});

function beginYear(u: U): void {
  const { table: t } = u;
  t.noLandings = false;
  t.blockhouses = [false, false];
  if (t.year === 1759) joinPool(u); // §setup-j
  u.say(tx('year.begins', { year: t.year, vp: t.vp }, '§4.0a'), { heading: 'turn' });
}
