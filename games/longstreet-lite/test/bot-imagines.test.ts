import { greedyBot } from '@bivouac/bots';
import { type Event, keyedDice, pending, picker, play, start, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { mind } from '../bot.ts';
import type { SIDES } from '../data/index.ts';
import { game } from '../game.ts';

const TURNS = 9;
/** A battle of some turns, with what each seat heard and how often a deck was made anew. */
function battle(seed: number) {
  const opening = start(
    game,
    { scenario: 'harvest-road', options: [] },
    keyedDice(seed.toString(16).padStart(64, '0')),
  );
  const heard: Event[] = [...opening.events];
  const bots = { federal: greedyBot(game, mind), confederate: greedyBot(game, mind) };
  let { state } = opening;
  for (let i = 0; pending(game, state).length > 0 && state.table.turn < TURNS; i++) {
    const seat = pending(game, state)[0] as (typeof SIDES)[number];
    const { action } = bots[seat].decide(view(game, state, seat), seat, [], i);
    const played = play(game, state, seat, action);
    heard.push(...played.events.filter(({ only }) => !only));
    state = played.state;
  }
  return { state, heard };
}

describe('imagined worlds', () => {
  it('have on the discard piles what was shown, and nothing of it in the hands', () => {
    for (const seed of [1, 2]) {
      const { state, heard } = battle(seed);
      const seen = view(game, state, 'federal');
      const real = state.hands.confederate!.discards;
      expect(real.length).toBeGreaterThan(5);
      for (let w = 0; w < 5; w++) {
        const { hands } = mind.imagine!(seen, heard, picker(w));
        expect([...hands.confederate!.discards].sort()).toEqual([...real].sort());
        expect(hands.federal).toEqual(state.hands.federal);
      }
    }
  });
  it('are any that the counts allow for who has heard nothing', () => {
    const { state } = battle(1);
    const seen = view(game, state, 'federal');
    const { hands, vault } = mind.imagine!(seen, [], picker(1));
    expect(hands.confederate!.discards).toHaveLength(state.hands.confederate!.discards.length);
    expect(hands.confederate!.discards).not.toEqual(state.hands.confederate!.discards);
    expect(vault.piles[1]).toHaveLength(state.vault.piles[1]!.length);
  });
});
