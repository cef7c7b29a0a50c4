import { call, go, nobody, only, type Rule, rules, type Text } from '@bivouac/kernel';
import { enemyOf, NIGHT, SIDES, type Side, UNION } from '../data/index.ts';
import {
  ATTACK,
  commander,
  type GOG,
  isTeam,
  isWaiting,
  orderNumber,
  orderOf,
  STOOD,
  screenOf,
  second,
  standRange,
  standsWhere,
  subordinate,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { opening } from './04-setup.ts';
import { declare, idleDue, isNight, orderChoices, priceOf } from './06-orders.ts';
import { beginTurn, hourChoices, mostHours, setHours } from './07-duration.ts';
import { discard, discardChoices, draw, drawDue, excess, halfOf } from './08-tokens.ts';
import { shuffleStacks } from './10-labels.ts';
import { arrivals } from './11-arrivals.ts';
import { enter, entryChoices, transfer } from './11-entries.ts';
import { march, marchChoices, spendMarchToken, turn as turnRound } from './12-marches.ts';
import { attack, declareAttack } from './13-attack.ts';
import { attackChoices, canAttack, mayAttack } from './13-declaration.ts';
import { settleTokens } from './13-fight.ts';
import { markForced, withdrawals } from './14-withdrawals.ts';
import { moveObjectives, objectiveChoices, receiveArrivals } from './16-objectives.ts';
import { fortify, fortifyChoices, giveUp, giveUpChoices, mayFortify, mustGiveUp, refill } from './17-night.ts';
import { isLostForUnion } from './20-victory.ts';
import { isAdvanced } from './21-obstruction.ts';
import { relaunch } from './22-bombardment.ts';
import { noBids } from './24-bidding.ts';
import { instruct, instructChoices, instructPrompt, tokenChoices } from './25-teams.ts';
import { by } from './told.ts';

// 5 THE TURN: duration, first player, second player, objectives (§5.1b).

const { procedure } = rules<GOG>();

function beginPhase(u: U, side: Side): void {
  const { table: t } = u;
  t.active = side;
  t.forced = 0;
  t.boost = 0;
  t.bruised = [];
  t.from = [];
  t.on = [];
  t.idle = 0;
  t.extended = null;
  const [from, to] = standRange(side);
  for (let stand = from; stand < to; stand++) {
    t.did[stand] = STOOD;
    t.won[stand] = 0;
  }
  u.say(tx('phase.begins', { side: SIDES[side] }, '§5.1b'), { heading: 'phase', ...by(side) });
  shuffleStacks(u, side);
  markForced(t, side, isAdvanced(u.setup));
}

const discardPrompt = (side: Side, least: number, most: number, rule: Rule): Text =>
  tx('prompt.discard', { side: SIDES[side], least, most }, rule);

/** Half the tray that a Withdraw declared before Night costs: §6.4c, §17.1b. */
const lateDue = (t: Table, side: Side): number => (t.late[side] === 1 ? halfOf(t.tray[side]!) : 0);

/** §6.3b Attack was ordered and none made. */
function judgeIdle(u: U, side: Side): void {
  const { table: t } = u;
  t.idle = idleDue(t, side, u.hand(screenOf(side)).duty);
  u.say(tx('attack.none', { side: SIDES[side], due: t.idle }, '§6.3b'), by(side));
}

/** §5.1c An action phase, step by step: the four kinds of move (§10.1a), in this order (§10.1b). */
export const phase = procedure<{ side: Side }>('phase')({
  begin: (u, { side }) => beginPhase(u, side),
  late: {
    asks: ({ table: t, setup }, { side }) => (lateDue(t, side) > 0 ? only(commander(setup, side)) : nobody),
    prompt: ({ table: t }, { side }) => discardPrompt(side, lateDue(t, side), t.tray[side]!, '§6.4c'),
    choices: (view, { side }) => discardChoices(view, side, lateDue(view.table, side), view.table.tray[side]!, '§6.4c'),
    take(u, { side }, action) {
      if (action.type === 'discard') discard(u, side, action.tokens, '§6.4c');
    },
  },
  draw(u, { side }) {
    u.table.late[side] = 0;
    const due = drawDue(u.table, side);
    if (due > 0) draw(u, side, due, '§8.1a');
  },
  trim: {
    asks: ({ table: t, setup }, { side }) => (excess(t, side) > 0 ? only(commander(setup, side)) : nobody),
    prompt: ({ table: t }, { side }) => discardPrompt(side, excess(t, side), excess(t, side), '§8.1c'),
    choices: (view, { side }) => {
      const over = excess(view.table, side);
      return discardChoices(view, side, over, over, '§8.1c');
    },
    take(u, { side }, action) {
      if (action.type === 'discard') discard(u, side, action.tokens, '§8.1c');
    },
  },
  instruct: {
    asks: ({ setup }, { side }) => (isTeam(setup, side) ? only(commander(setup, side)) : nobody), // §25.3c
    prompt: ({ table: t }, { side }) => instructPrompt(side, t.hours, '§25.3d'),
    choices: ({ table: t }) => instructChoices(t.hours, '§25.3d'),
    take: (u, { side }, action) => instruct(u, side, action),
  },
  withdrawals: (_u, { side }) => call(withdrawals, { side, who: -1, beaten: 0 }),
  ready(u, { side }) {
    const hand = u.hand(screenOf(side));
    hand.duty = canAttack({ setup: u.setup, table: u.table, hands: { [screenOf(side)]: hand } }, side) ? 1 : 0; // §6.3c
  },
  attack: {
    asks: ({ table: t, setup }, { side }) => (mayAttack(t, side) ? only(subordinate(setup, side)) : nobody), // §13.0.1a
    prompt: (_pub, { side }) => tx('prompt.attack', { side: SIDES[side] }, '§13.0.1a'),
    choices: (view, { side }) => attackChoices(view, side),
    take(u, { side }, action) {
      if (action.type !== 'attack') return go('settle');
      declareAttack(u, side, action);
      return call(attack, { lined: [] });
    },
  },
  attackAgain: (u, { side }) => (mayAttack(u.table, side) ? go('attack') : undefined),
  settle(u, { side }) {
    if (u.table.from.length > 0) settleTokens(u, side);
    else if (orderOf(u.table, side) === ATTACK) judgeIdle(u, side);
  },
  relaunch(u) {
    if (!u.table.extended) return;
    relaunch(u);
    return call(attack, { lined: [] });
  },
  settleAgain(u, { side }) {
    if (u.table.extended) settleTokens(u, side);
  },
  idle: {
    asks: ({ table: t, setup }, { side }) => (t.idle > 0 ? only(commander(setup, side)) : nobody),
    prompt: ({ table: t }, { side }) => discardPrompt(side, t.idle, t.tray[side]!, '§6.3b'),
    choices: (view, { side }) => discardChoices(view, side, view.table.idle, view.table.tray[side]!, '§6.3b'),
    take(u, { side }, action) {
      if (action.type === 'discard') discard(u, side, action.tokens, '§6.3b');
      u.table.idle = 0;
    },
  },
  arrivals: (u, { side }) => call(arrivals, { side, box: u.table.box }), // §11.1a
  enter: {
    asks: ({ table: t, setup }, { side }) =>
      standsWhere(t, side, stand => isWaiting(t, stand)).length > 0 ? only(subordinate(setup, side)) : nobody,
    prompt: (_pub, { side }) => tx('prompt.enter', { side: SIDES[side] }, '§11.2a'),
    choices: (view, { side }) => entryChoices(view, side),
    take(u, { side }, action) {
      if (action.type === 'enter') enter(u, side, action);
      if (action.type === 'transfer') transfer(u, action.stand, action.to, action.hour, side);
      return action.type === 'endEntries' ? undefined : go('enter');
    },
  },
  tokens: {
    asks: ({ table: t, setup }, { side }) =>
      isTeam(setup, side) && t.tray[side]! > 0 && t.boost === 0 ? only(commander(setup, side)) : nobody, // §25.2a
    prompt: (_pub, { side }) => tx('prompt.tokens', { side: SIDES[side] }, '§25.2a'),
    choices: (view, { side }) => tokenChoices(view, side),
    take(u, { side }, action) {
      if (action.type === 'spend') spendMarchToken(u, side, action.token);
    },
  },
  march: {
    asks: ({ setup }, { side }) => only(subordinate(setup, side)),
    prompt: ({ table: t }, { side }) => tx('prompt.march', { side: SIDES[side], boost: t.boost }, '§12.1a'),
    choices: (view, { side }) => marchChoices(view, side),
    take(u, { side }, action) {
      const last = u.table.boost === 1;
      if (action.type === 'march') march(u, side, action);
      if (action.type === 'march' && last && isTeam(u.setup, side)) return go('tokens');
      if (action.type === 'turn') turnRound(u, side, action.stand);
      if (action.type === 'spend') spendMarchToken(u, side, action.token);
      return action.type === 'endMarches' ? undefined : go('march');
    },
  },
  declare: {
    asks: ({ setup }, { side }) => only(commander(setup, side)),
    prompt: (_pub, { side }) => tx('prompt.declare', { side: SIDES[side] }, '§6.1a'),
    choices: (view, { side }) => orderChoices(view.table, side),
    take(u, { side }, action) {
      if (action.type === 'declare') declare(u, side, orderNumber(action.order));
    },
  },
  judge(u, { side }) {
    const { table: t } = u;
    if (side === UNION && isLostForUnion(t)) t.result = { winner: 'confederate', why: 'objectives' }; // §20.3a
  },
  price: {
    asks: ({ table: t, setup }, { side }) => (priceOf(t, side).least > 0 ? only(commander(setup, side)) : nobody),
    prompt: ({ table: t }, { side }) => {
      const { least, most, rule } = priceOf(t, side);
      return discardPrompt(side, least, most, rule);
    },
    choices: (view, { side }) => {
      const { least, most, rule } = priceOf(view.table, side);
      return discardChoices(view, side, least, most, rule);
    },
    take(u, { side }, action) {
      if (action.type === 'discard') discard(u, side, action.tokens, priceOf(u.table, side).rule);
    },
  },
  fortify: {
    asks: ({ table: t, setup }, { side }) => (mayFortify(t, side) ? only(commander(setup, side)) : nobody),
    prompt: (_pub, { side }) => tx('prompt.fortify', { side: SIDES[side] }, '§17.2a'),
    choices: (view, { side }) => fortifyChoices(view, side),
    take(u, { side }, action) {
      fortify(u, side, action);
      return action.type === 'endNight' ? undefined : go('fortify');
    },
  },
  refill(u, { side }) {
    if (isNight(u.table)) refill(u, side);
  },
  giveUp: {
    asks: ({ table: t, setup }, { side }) => (mustGiveUp(t, side) ? only(subordinate(setup, UNION)) : nobody),
    prompt: () => tx('prompt.giveUp', {}, '§17.5a'),
    choices: view => giveUpChoices(view),
    take: (u, _locals, action) => giveUp(u, action),
  },
});

/** The objectives phase is the Union commander's: §16.1b, §25.2b. */
export const turn = procedure('turn')({
  begin: u => beginTurn(u),
  hours: {
    asks: ({ table: t, setup }) => (mostHours(t) > 1 ? only(commander(setup, second(t))) : nobody), // §7.1c, §5.1d
    prompt: ({ table: t }) => tx('prompt.hours', { side: SIDES[second(t)], most: mostHours(t) }, '§7.1c'),
    choices: view => hourChoices(view.table),
    take(u, _locals, action) {
      if (action.type === 'hours') setHours(u, action.hours);
    },
  },
  first: u => call(phase, { side: u.table.first }),
  second: u => call(phase, { side: enemyOf(u.table.first) }),
  received: u => receiveArrivals(u),
  objectives: {
    asks: ({ table: t, setup }) => (t.earned > 0 ? only(commander(setup, UNION)) : nobody),
    prompt: ({ table: t }) => tx('prompt.objectives', { moves: t.earned }, '§16.1f'),
    choices: view => objectiveChoices(view.table),
    take: (u, _locals, action) => moveObjectives(u, action),
  },
});

export const main = procedure('game')({
  opening: () => call(opening, { ...noBids }),
  turn: () => call(turn, {}),
  end(u) {
    const { table: t } = u;
    if (t.day === 3 && t.box === NIGHT) t.result = { winner: 'union', why: 'held' }; // §20.3c
    return go('turn');
  },
});
