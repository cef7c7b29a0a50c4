import { call, go, list, nobody, only, rules } from '@bivouac/kernel';
import { BOTH, enemyOf, mappedOf, SIDES, type Side, sideNumber } from '../data/index.ts';
import { type Action, callOf, type LL, type Table, type U, unitsOn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { opening } from './03-opening.ts';
import { losesByPassing, testVictory, win } from './03-victory.ts';
import { callPhase, orderChoices } from './04-calls.ts';
import { draw, mayReform, mustReform, reform } from './04-cards.ts';
import { DECLINE, interrupts } from './04-interrupts.ts';
import { fire } from './05-fire.ts';
import { movement } from './06-movement.ts';
import { combat } from './07-combat.ts';
import { by } from './told.ts';

// 4 THE TURN: re-form, fire, move or fight, status.

const { procedure } = rules<LL>();

function beginTurn(u: U, side: Side): void {
  const { table: t } = u;
  t.turn++;
  t.active = side; // §4-turn-a
  t.fired = 0;
  t.interrupt = null;
  u.say(tx('turn.begins', { turn: t.turn, side: SIDES[side] }, '§4-turn-a'), { heading: 'turn', ...by(side) });
}

const reformChoices = (t: Table, side: Side): readonly Action[] =>
  mustReform(t.pile[side]!, t.discarded[side]!) ? [{ type: 'reform' }] : [{ type: 'reform' }, DECLINE]; // §4-reform-b

export const turn = procedure<{ side: Side }>('turn')({
  begin: (u, { side }) => beginTurn(u, side),
  start: () => call(interrupts, { window: 'start', owed: 0 }), // §4-int-d
  reform: {
    asks: ({ table: t }, { side }) => (mayReform(t, side) ? only(SIDES[side]) : nobody), // §4-turn-b
    plain: true,
    prompt: ({ table: t }, { side }) =>
      tx('prompt.reform', { side: SIDES[side], pile: t.pile[side]!, discarded: t.discarded[side]! }, '§4-reform-a'),
    choices: ({ table: t }, { side }) =>
      list<Action>(reformChoices(t, side), action =>
        action.type === 'decline' ? tx('no.mustReform', {}, '§4-reform-b') : tx('no.reformFirst', {}, '§4-turn-b'),
      ),
    take(u, { side }, action) {
      if (action.type === 'reform') reform(u, side);
    },
  },
  orders: {
    asks: (_pub, { side }) => only(SIDES[side]),
    prompt: ({ table: t }, { side }) =>
      tx(t.fired === 1 ? 'prompt.command' : 'prompt.orders', { side: SIDES[side] }, '§4-turn-d'),
    choices: (view, { side }) => orderChoices(view, side),
    take(u, { side }, action) {
      if (action.type !== 'call') return passTurn(u, side);
      callPhase(u, side, action);
      return action.phase === 'fire' ? go('fireCalled') : go('commandCalled'); // §4-turn-c, §faq-7
    },
  },
  fireCalled: () => call(interrupts, { window: 'fire', owed: 0 }), // §4-int-c
  fire: () => call(fire, {}),
  fired({ table: t }) {
    t.fired = 1;
    t.call = null;
    return go('orders');
  },
  commandCalled({ table: t }, { side }) {
    t.passed[side] = 0;
    return call(interrupts, { window: callOf(t).phase === 'movement' ? 'movement' : 'combat', owed: 0 });
  },
  command: ({ table: t }) => (callOf(t).phase === 'movement' ? call(movement, {}) : call(combat, {})),
  status: (u, { side }) => status(u, side),
});

/** §4-pass-a Neither movement nor combat; §3-out-b a loss with both piles empty. */
function passTurn(u: U, side: Side) {
  const { table: t } = u;
  t.passed[side] = 1;
  u.say(tx('turn.passed', { side: SIDES[side] }, '§4-pass-a'), by(side));
  if (losesByPassing(t, side)) win(u, enemyOf(side), 'pass');
  return go('status' as const);
}

/** §4-turn-e Both draw, the smoke of the active player clears, he tests for victory. */
function status(u: U, side: Side): void {
  const { table: t } = u;
  t.call = null;
  u.say(tx('phase.status', { side: SIDES[side] }, '§4-turn-e'), { heading: 'phase', ...by(side) });
  for (const each of [side, enemyOf(side)]) draw(u, each); // §4-hand-b
  for (const unit of unitsOn(t, side)) t.smoke[unit] = 0; // §5-smoke-b
  testVictory(u, side);
}

export const main = procedure('game')({
  opening: ({ table: t }) => (t.opening ? call(opening, {}) : undefined),
  deal(u) {
    // §3-deal-c
    for (const side of BOTH) {
      const pile = u.vault.piles[side]!;
      u.shuffle(pile, tx('deck.shuffled', { side: SIDES[side], cards: pile.length }, '§3-deal-a'));
      draw(u, side);
    }
  },
  first(u) {
    u.table.active = firstPlayer(u);
    u.say(tx('game.begins', { side: SIDES[u.table.active], breakpoint: u.table.breakpoint }, '§3-deal-b'));
  },
  turn: ({ table: t }) => call(turn, { side: t.active }),
  next({ table: t }) {
    t.active = enemyOf(t.active); // §4-turn-a
    return go('turn');
  },
});

/** §3-deal-b The scenario names him, or the higher roll; §1-dice-a ties are rolled again. */
function firstPlayer(u: U): Side {
  const named = mappedOf(u.setup.scenario)?.first ?? 'roll';
  return named === 'roll' ? higherRoll(u) : sideNumber(named);
}
export function higherRoll(u: U): Side {
  for (;;) {
    const [federal, confederate] = BOTH.map(side =>
      u.roll(6, tx('roll.contest', { side: SIDES[side] }, '§3-deal-b'), by(side)),
    );
    if (federal !== confederate) return federal! > confederate! ? 0 : 1;
  }
}
/** §1-dice-h Even: the roller wins; odd: the other player. */
export const diceOff = (roller: Side, die: number): Side => (die % 2 === 0 ? roller : enemyOf(roller));
