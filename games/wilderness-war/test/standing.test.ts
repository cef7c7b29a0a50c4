import {
  keyedDice,
  look,
  ordersLeft,
  pending,
  picker,
  questionName,
  type Seat,
  say,
  standingAnswer,
} from '@bivouac/kernel';
import { otherWorld, playout } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import type { WildernessState } from '../state.ts';
import { book } from '../text/index.ts';
import { ASSAULT, at, BEARN, basic, HURON, R44, R48 } from './07-help.ts';
import { position } from './table.ts';

const ORDERS = game.standing!.orders.map(order => order.id);
const answerOf = (state: WildernessState, seat: Seat, ...orders: string[]) =>
  standingAnswer(game, state, seat, orders)?.type ?? null;

describe('WW standing orders', () => {
  it('have names in both languages, and end by themselves or last', () => {
    for (const { name } of game.standing!.orders) {
      for (const language of ['en', 'fr'] as const) expect(say(book, language, { key: name })).not.toContain('order.');
    }
    const ending = game.standing!.orders.filter(order => !order.lasts).map(order => order.id);
    expect(ending).toEqual(['phase', 'threat']);
  });

  it('answer and end alike in every world with the same face-up state, and only with what is allowed', () => {
    const met = new Map<string, number>(); // order → windows it passed
    let asked = 0;
    const pick = picker(1757);
    for (const [i, scenario] of game.scenarios.entries()) {
      playout(game, { scenario, options: [] }, keyedDice(`${i}`.repeat(64)), picker(i + 7), {
        asked(state) {
          if (++asked % 5 !== 0) return;
          for (const seat of pending(game, state)) for (const order of ORDERS) compare(state, seat, order);
        },
      });
    }
    function compare(state: WildernessState, seat: Seat, order: string): void {
      const here = standingAnswer(game, state, seat, [order]);
      if (here) met.set(order, (met.get(order) ?? 0) + 1);
      const stranger = look(game, state, null);
      for (const eyes of ['british', 'french']) {
        const hidden = game.imagine(look(game, state, eyes), pick);
        const swapped = eyes === seat ? hidden.hands[seat]! : game.imagine(stranger, pick).hands[seat]!;
        const world = otherWorld(kit, state, eyes, { ...hidden, hands: { ...hidden.hands, [seat]: swapped } }, pick);
        expect(standingAnswer(game, world, seat, [order]), `${order} at ${questionName(state)}`).toEqual(here);
        expect(ordersLeft(game, world, seat, [order])).toEqual(ordersLeft(game, state, seat, [order]));
      }
    }
    const rare = ['siege', 'massacre']; // below
    expect([...met.keys()].sort()).toEqual(expect.arrayContaining(ORDERS.filter(order => !rare.includes(order))));
  });

  it('until my next Action Phase: passes in the enemy’s, and ends when my card is asked for', () => {
    const table = position({
      active: 'french',
      hands: { french: [3, 5], british: [14, 17] },
      pieces: { montcalm: 'montreal', [BEARN]: 'montreal', [R44]: 'albany', [R48]: 'albany' },
    });
    expect(answerOf(table.state, 'french', ...ORDERS)).toBeNull(); // his own card is never played for him
    table.activate(5).drilled(BEARN);
    expect(table.asked).toEqual(['british', 'responses.offer']);
    expect(answerOf(table.state, 'british', 'phase')).toBe('pass');
    expect(answerOf(table.state, 'british', 'threat')).toBe('pass');
    expect(answerOf(table.state, 'british', 'battle', 'raid', 'siege', 'avoid')).toBeNull();
    expect(ordersLeft(game, table.state, 'british', ORDERS)).toEqual(ORDERS);
    table.pass().stop();
    expect(table.asked).toEqual(['british', 'phase.choose']);
    expect(ordersLeft(game, table.state, 'british', ORDERS)).toEqual(ORDERS.filter(order => order !== 'phase'));
  });

  it('until something of mine is attacked: asks me again when the enemy comes in', () => {
    const table = position({
      active: 'french',
      hands: { french: [3, 5], british: [9, 14, 17] },
      pieces: { [BEARN]: 'kinderhook', [R44]: 'albany', [R48]: 'albany' },
    });
    table.activate(3).drilled(BEARN);
    expect(answerOf(table.state, 'british', 'threat')).toBe('pass');
    table.pass().march('albany');
    expect(table.asked[0]).toBe('british');
    expect(answerOf(table.state, 'british', 'threat')).toBeNull();
    expect(ordersLeft(game, table.state, 'british', ['threat', 'phase'])).toEqual(['phase']);
    expect(answerOf(table.state, 'british', 'butBattles')).toBeNull();
    expect(answerOf(table.state, 'british', 'avoid')).toBe(table.asked[1] === 'entry.avoid' ? 'pass' : null);
  });

  it('in a siege and after it: cards of the siege, then Massacre!, each by its own order', () => {
    const table = basic({
      active: 'french',
      pieces: at('oswego', 'montcalm', BEARN, HURON),
      forts: { oswego: 'british fort' },
      sieges: { oswego: 1 },
      hands: { french: [1, 5], british: [7, 9] },
      dice: [4, 2],
    });
    table.activate(1).force('montcalm', BEARN).quietly().act(ASSAULT);
    expect(answerOf(table.state, 'french', 'siege')).toBe('pass'); // Coehorns
    expect(
      answerOf(table.state, 'french', ...ORDERS.filter(order => order !== 'siege' && order !== 'butBattles')),
    ).toBe(null);
    while (table.fort('oswego') === 'british fort') table.pass();
    expect(table.asked).toEqual(['british', 'responses.offer']);
    expect(answerOf(table.state, 'british', 'massacre')).toBe('pass');
    expect(answerOf(table.state, 'british', 'siege', 'battle')).toBeNull();
  });
});
