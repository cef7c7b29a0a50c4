import { greedyBot } from '@bivouac/bots';
import { keyedDice, look, pending, picker, playInPlace, questionName, start } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { imagine } from '../bot/imagine.ts';
import { mind } from '../bot.ts';
import { enemyOf, SIDES, sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { imagine as anyWorld } from '../imagine.ts';
import { deckOf } from '../rules/05-cards.ts';
import type { WildernessState, WildernessView } from '../state.ts';

const WORLDS = 60;
const SEEDS = [9001, 9002, 9003, 9004]; // of no game that bot/hands.json was made from

type Imagine = (view: WildernessView, n: number) => ReturnType<typeof anyWorld>;
const uniform: Imagine = (view, n) => anyWorld(view, picker(n));
const likely: Imagine = (view, n) => imagine(view, [], picker(n));

/** The Brier score of the enemy's hand, card by card. */
function brierOf(state: WildernessState, seat: string, how: Imagine): number {
  const view = look(game, state, seat);
  const enemy = SIDES[enemyOf(sideNumber(seat))];
  const held = new Map<number, number>();
  for (let n = 0; n < WORLDS; n++)
    for (const card of how(view, n).hands[enemy]!.cards) held.set(card, (held.get(card) ?? 0) + 1);
  const truth = state.hands[enemy]!.cards;
  return deckOf(view.setup).reduce(
    (sum, card) => sum + ((held.get(card) ?? 0) / WORLDS - (truth.includes(card) ? 1 : 0)) ** 2,
    0,
  );
}

describe('imagining the enemy’s hand', () => {
  it('is nearer the truth than chance, on games it was not made from', () => {
    let [chance, mine, asked] = [0, 0, 0];
    for (const seed of SEEDS) {
      const { state } = start(
        game,
        { scenario: 'annus-mirabilis', options: [] },
        keyedDice(seed.toString(16).padStart(64, '0')),
      );
      const bot = greedyBot(game, mind);
      for (let i = 0; pending(game, state).length > 0; i++) {
        const seat = pending(game, state)[0]!;
        if (questionName(state) === 'phase.choose' && ++asked % 8 === 0) {
          chance += brierOf(state, seat, uniform);
          mine += brierOf(state, seat, likely);
        }
        playInPlace(game, state, seat, bot.decide(look(game, state, seat), seat, [], i).action);
      }
    }
    console.log(
      `Brier of a hand, summed over its cards: ${chance.toFixed(1)} by chance, ${mine.toFixed(1)} as imagined`,
    );
    expect(asked).toBeGreaterThan(150);
    expect(mine).toBeLessThan(0.99 * chance);
  });

  it('respects every fact: a hand of the same size, no card twice, none that went by', () => {
    const { state } = start(game, { scenario: 'annus-mirabilis', options: [] }, keyedDice('7'.padStart(64, '0')));
    const bot = greedyBot(game, mind);
    for (let i = 0; i < 150; i++) {
      const seat = pending(game, state)[0]!;
      const view = look(game, state, seat);
      const { hands, vault } = imagine(view, [], picker(i));
      const all = [...hands.british!.cards, ...hands.french!.cards, ...vault.deck];
      expect(new Set(all).size).toBe(all.length);
      expect(hands[seat]!.cards).toEqual(state.hands[seat]!.cards);
      expect(SIDES.map(side => hands[side]!.cards.length)).toEqual(SIDES.map(side => state.hands[side]!.cards.length));
      expect(all.filter(card => view.table.discard.includes(card) || view.table.removed.includes(card))).toEqual([]);
      playInPlace(game, state, seat, bot.decide(view, seat, [], i).action);
    }
  });
});
