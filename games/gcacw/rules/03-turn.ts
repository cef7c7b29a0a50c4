import { call, go, list, nobody, only, rules } from '@bivouac/kernel';
import { CONFEDERATE, hexNamed, SIDES, type Side, UNION } from '../data/index.ts';
import { column, type GCACW, of, seatOf, type Table, touch, type U, unitNamed } from '../state.ts';
import { tx } from '../text/keys.ts';
import { enter, enterAll, entries, undecided, whyNotEnter } from './03-arrivals.ts';
import { clearEvents } from './03-events.ts';
import { cycle } from './04-cycle.ts';
import { hasTransfers, transfer, transferChoices } from './06-transfers.ts';
import { recovery } from './08-recovery.ts';
import { supplyEffects } from './08-supply.ts';
import { breakAfterRecovery } from './10-pontoons.ts';
import { floodsFall } from './12-rain.ts';
import { eventAndSwamps } from './12-swamps.ts';
import { endOfTurn, finish } from './20-victory.ts';
import { succeed, surrender } from './special-events.ts';

// 3 THE TURN: random events, leader transfer, action cycle, recovery, turn indication (§3.0-order).

const { procedure } = rules<GCACW>();

function beginTurn(u: U): void {
  const { table: t } = u;
  const { scenario, units } = of(t);
  t.turn++; // §3.0-turn-marker
  t.acts = 0;
  t.activated = column(units.count, 0);
  t.tried = column(units.count, 0);
  t.built = column(units.count, 0);
  t.spoilt = [];
  clearEvents(t);
  touch(t);
  u.say(tx('turn.begins', { turn: t.turn, date: scenario.turns[t.turn - 1]! }, '§3.0-order'), { heading: 'turn' });
  succeed(u);
}

/** §3.0-transfer-phase, §6.3-transfer-order One side's part of the phase: reinforcements, then transfers. */
export const transfers = procedure<{ side: Side }>('transfers')({
  begin(u, { side }) {
    u.table.moved = column(of(u.table).leaders.count, 0);
    u.table.active = side;
    enterAll(u, side);
  },
  enter: {
    plain: true,
    asks: ({ table: t }, { side }) => (undecided(t, side) >= 0 ? only(seatOf(side)) : nobody),
    prompt: (_pub, { side }) => tx('prompt.enter', { side: SIDES[side]! }, '§1.0-replace'),
    choices: ({ table: t }, { side }) =>
      list(entries(t, side), action => (action.type === 'enter' ? whyNotEnter(t, side, action) : null)),
    take(u, { side }, action) {
      const { table: t } = u;
      if (action.type === 'enter') enter(u, side, unitNamed(t, side, action.unit), hexNamed(of(t), action.hex));
      return go(undecided(t, side) >= 0 ? 'enter' : 'joined');
    },
  },
  joined: (u, { side }) => enterAll(u, side),
  transfer: {
    plain: true,
    asks: ({ table: t }, { side }) => (hasTransfers(t, side) ? only(seatOf(side)) : nobody),
    prompt: (_pub, { side }) => tx('prompt.transfer', { side: SIDES[side]! }, '§6.3-transfer-phase'),
    choices: ({ table: t }, { side }) => transferChoices(t, side),
    take(u, { side }, action) {
      if (action.type !== 'transfer') return go('end');
      transfer(u, side, action);
      return go('transfer');
    },
  },
  end() {},
});

export const turn = procedure('turn')({
  begin: u => beginTurn(u),
  events: u => eventAndSwamps(u), // §3.0-added-phases
  supply: u => supplyEffects(u), // §8.0-6-others
  pontoons: u => breakAfterRecovery(u),
  union: () => call(transfers, { side: UNION }), // §6.3-transfer-order
  confederate: () => call(transfers, { side: CONFEDERATE }),
  cycle(u) {
    u.say(tx('cycle.begins', {}, '§3.0-action-cycle'), { heading: 'phase' });
    return call(cycle, { unruly: 0, acted: 0 });
  },
  surrender: () => call(surrender, {}),
  recovery: () => call(recovery, {}), // §4.4-recovery-next
  end(u) {
    endOfTurn(u);
    floodsFall(u.table);
  },
});

const isLast = (t: Table): boolean => t.turn >= of(t).scenario.turns.length;

export const main = procedure('game')({
  turn: () => call(turn, {}),
  end: u => (isLast(u.table) ? finish(u) : go('turn')), // §3.0-turn-marker
});
