import {
  type Choices,
  call,
  type Flow,
  go,
  type Happening,
  only,
  type Rule,
  rules,
  type Setup,
  type Text,
} from '@bivouac/kernel';
import {
  cardNumber,
  cardOf,
  cardSlug,
  enemyOf,
  eventOf,
  isLeader,
  SIDES,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { sampleAct } from '../fuzz/sample-act.ts';
import {
  type Action,
  entryOf,
  has,
  hasDrilledIn,
  isShutIn,
  type Move,
  moveOf,
  type Order,
  type Table,
  type U,
  type WildernessView,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { discard, handOf } from './05-cards.ts';
import { whyNotClauses } from './05-clauses.ts';
import { EVENTS } from './05-event-list.ts';
import { slugs } from './05-groups.ts';
import { answerWith, responses } from './05-responses.ts';
import { entry, goTo, openEntry } from './06-entry.ts';
import { stragglers, strays } from './06-leaders-alone.ts';
import { goingOn, marches, whyNotMarch } from './06-marches.ts';
import { openPath, strideTo } from './06-movement.ts';
import { landingsOpen, voyages, whyNotLanding, whyNotSail } from './06-naval.ts';
import { hasSiegeTroops, isBesiegingForce, mayAssault } from './08-conditions.ts';
import { openSiege, siege } from './08-siege.ts';
import { assault } from './09-assault.ts';
import { raids } from './10-raids.ts';
import { loseTrapped, stopPassing, whyNotStop } from './13-infiltration.ts';
import { by } from './told.ts';

// 5.36 AN ACTIVATED FORCE OR PIECE: it moves, fights, raids; or besieges and assaults without moving.

const { procedure } = rules<WW>();

/** Sets a force in motion. */
export function openMove(t: Table, order: Order): Move {
  const first = order.pieces[0]!;
  const at = t.at[first]!;
  const isForce = order.pieces.length > 1;
  const m: Move = {
    commander: order.commander,
    pieces: order.pieces.slice(),
    side: t.active,
    at,
    over: false,
    path: openPath(at, !isForce || cardOf(t.card).activation === 3), // §6.41a, §6.42a, §card-01b
    entry: null,
    pursuit: null,
    dropped: [],
    foughtIn: [],
    raided: [],
  };
  t.move = m;
  return m;
}

function whyNotSiege(t: Table, setup: Setup, m: Move): Text | null {
  const unmoved = whyNotBesiege(t, m, '§8.231a', '§8.231b');
  if (unmoved || hasSiegeTroops(t, setup, m.side, m.at)) return unmoved;
  const drilled = hasDrilledIn(t, m.side, m.at);
  return tx('no.siegeTroops', { space: spaceIds[m.at]! }, drilled ? '§17.3b' : '§8.231a');
}
function whyNotAssault(t: Table, setup: Setup, m: Move): Text | null {
  const unmoved = whyNotBesiege(t, m, '§9.1a', '§9.11b');
  if (unmoved) return unmoved;
  if (has(setup, '2010-assault') && !hasDrilledIn(t, m.side, m.at))
    return tx('no.assaultTroops', { space: spaceIds[m.at]! }, '§9.1b');
  return mayAssault(t, m.at) ? null : tx('no.siegeLevel', { space: spaceIds[m.at]! }, '§9.1a'); // §9.11a
}
function whyNotBesiege(t: Table, m: Move, unmoved: Rule, senior: Rule): Text | null {
  if (m.path.steps > 0) return tx('no.moved', {}, unmoved); // §5.36b
  const besieging = isBesiegingForce(t, m.side, m.commander, m.pieces);
  return besieging ? null : tx('no.besiegers', { space: spaceIds[m.at]! }, senior);
}

function whyNotSortie(t: Table, m: Move): Text | null {
  if (!isShutIn(t, m)) return tx('no.notBesieged', {}, '§8.25a');
  return m.pieces.every(isLeader) ? tx('no.sortieLeaders', {}, '§8.25a') : null;
}

function whyNotCroghan(view: WildernessView, m: Move, slug: string): Text | null {
  const card = cardNumber(slug);
  if (!handOf(view, m.side).includes(card)) return tx('no.card', { card: slug }, '§5.21a');
  if (eventOf(card) !== 'george_croghan') return tx('no.moment', { card: slug }, '§5.56a');
  if (m.side !== 0) return tx('no.colour', { card: slug }, '§5.12a');
  return whyNotClauses(EVENTS.george_croghan, [view.table, view.setup, m.side], card);
}

function whyNotAct(view: WildernessView, action: Action): Text | null {
  const { table: t, setup } = view;
  const m = moveOf(t);
  switch (action.type) {
    case 'stop':
      return whyNotStop(t, m, () => marches(t, setup, m).length === 0);
    case 'siege':
      return whyNotSiege(t, setup, m);
    case 'assault':
      return whyNotAssault(t, setup, m);
    case 'sortie':
      return whyNotSortie(t, m);
    case 'respond':
      return whyNotCroghan(view, m, action.card);
    case 'march':
      return isShutIn(t, m) ? tx('no.shutIn', {}, '§8.25a') : whyNotMarch(t, setup, m, action);
    case 'sail':
      return isShutIn(t, m) ? tx('no.shutIn', {}, '§8.25a') : (whyNotSail(t, m, action.to) ?? whyNotLeave(action));
    case 'land':
      return whyNotLand(view, m, action) ?? whyNotLeave(action);
    default:
      return tx('no.actNow', {}, '§5.36a');
  }
}
/** §6.1c Whoever goes by sea enters no space on the way where somebody could be left. */
const whyNotLeave = ({ leave = [] }: { leave?: readonly string[] }): Text | null =>
  leave.length > 0 ? tx('no.leaveStart', {}, '§6.1c') : null;
function whyNotLand(view: WildernessView, m: Move, { card, to }: { card: string; to: string }): Text | null {
  if (isShutIn(view.table, m)) return tx('no.shutIn', {}, '§8.25a');
  if (!handOf(view, m.side).includes(cardNumber(card))) return tx('no.card', { card }, '§5.21a');
  return whyNotLanding(view.table, view.setup, m, to, cardNumber(card));
}

/** Everything it may do next without leaving anybody behind. */
export function acts(view: WildernessView): Action[] {
  const { table: t, setup } = view;
  const m = moveOf(t);
  const found: Action[] = [];
  for (const type of ['stop', 'siege', 'assault', 'sortie'] as const)
    if (!whyNotAct(view, { type })) found.push({ type });
  if (isShutIn(t, m)) return found;
  for (const march of marches(t, setup, m)) found.push({ type: 'march', ...march });
  for (const to of voyages(t, m)) found.push({ type: 'sail', to });
  const hand = handOf(view, m.side);
  for (const landing of landingsOpen(t, setup, m, hand)) found.push({ type: 'land', ...landing });
  for (const card of hand) {
    if (eventOf(card) !== 'george_croghan') continue;
    const play: Action = { type: 'respond', card: cardSlug(card) };
    if (!whyNotAct(view, play)) found.push(play);
  }
  return found;
}

const actChoices = (view: WildernessView): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleAct(moveOf(view.table), view.table, acts(view), action => !whyNotAct(view, action), pick),
  check: action => whyNotAct(view, action),
  outline: () => acts(view) as never,
});

const mover = (t: Table): string => SIDES[moveOf(t).side];

export const act = procedure<{ order: Order }>('act')({
  begin(u, { order }) {
    const m = openMove(u.table, order);
    const args = { side: SIDES[m.side], pieces: slugs(m.pieces), space: spaceIds[m.at]! };
    u.say(tx('act.begins', args, '§5.31a'), { heading: 'part', ...by(m.side) });
  },
  weather: u => call(responses, { side: enemyOf(moveOf(u.table).side), moment: 'activation' }), // §6.431f
  decide: {
    asks: ({ table }) => only(mover(table)),
    prompt: ({ table }) => {
      const m = moveOf(table);
      const args = { side: mover(table), pieces: slugs(m.pieces), space: spaceIds[m.at]!, steps: m.path.steps };
      return tx('prompt.act', args, '§5.36a');
    },
    choices: view => actChoices(view),
    take: (u, _locals, action) => carryOut(u, action),
  },
  entered(u) {
    const { table: t } = u;
    if (strays(t).length > 0) return call(stragglers, {}); // §6.53b
  },
  goOn(u) {
    const m = moveOf(u.table);
    if (m.pieces.length === 0 || m.over) return go('raid');
    return go('decide');
  },
  raid: () => call(raids, {}), // §5.36a, §10.13b
  end(u) {
    u.table.move = null;
    if (strays(u.table).length > 0) return call(stragglers, {});
  },
});

const shown = (m: Move, { card }: { card: string }): Happening => ({ ...by(m.side), card });

type Carried = Flow<'decide' | 'raid'>;

function carryOut(u: U, action: Action): Carried {
  const { table: t, setup } = u;
  const m = moveOf(t);
  switch (action.type) {
    case 'march': {
      const group = goingOn(m, action.leave) as readonly number[];
      const to = spaceNumber(action.to);
      goTo(u, setup, group, to, strideTo(t, setup, m, group, to));
      entryOf(t).infiltrating = action.infiltrate === true;
      return call(entry, {});
    }
    case 'sail':
      return sail(u, action.to);
    case 'land':
      discard(u, m.side, cardNumber(action.card));
      u.say(tx('card.response', { side: SIDES[m.side], card: action.card }, '§6.431a'), shown(m, action));
      EVENTS.amphibious_landing.effect(u, m.side, cardNumber(action.card));
      return sail(u, action.to);
    case 'respond':
      answerWith(u, m.side, cardNumber(action.card)); // §card-16a
      return go('decide');
    case 'siege':
    case 'assault':
      m.over = true;
      openSiege(t, m.at, m.side, m.commander);
      return action.type === 'siege' ? call(siege, {}) : call(assault, {});
    case 'sortie':
      m.over = true;
      m.entry = openEntry();
      for (const piece of m.pieces) t.inside[piece] = 0;
      return call(entry, {}); // §8.25a
    default:
      return halt(u, m);
  }
}

/** §6.4a Straight from port to port; it ends the move. */
function sail(u: U, slug: string): Carried {
  const m = moveOf(u.table);
  goTo(u, u.setup, m.pieces, spaceNumber(slug), null);
  m.path.land = false;
  m.path.boat = false;
  m.over = true;
  return call(entry, {});
}

function halt(u: U, m: Move): Carried {
  loseTrapped(u);
  if (stopPassing(u.table, m)) return call(entry, {});
  m.over = true;
  return go('raid');
}
