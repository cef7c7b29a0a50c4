import type { Touched } from '@bivouac/desk';
import { keyedDice, type Pick, pending, picker, play, questionName, start, view } from '@bivouac/kernel';
import { oneOf, walkDesk } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { cardSlug, deckOf, mapped, SIDES } from '../data/index.ts';
import { desk } from '../desk.ts';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';
import type { LongstreetState } from '../state.ts';
import { book } from '../text/index.ts';

const CARDS = [0, 1].flatMap(side => deckOf(side as 0 | 1, 1863).map(cardSlug));
/** Units, cards and points all over the table. */
const anywhere =
  (from: LongstreetState) =>
  (pick: Pick): Touched => {
    const kind = pick(4);
    if (kind === 0) return { card: oneOf(CARDS, pick) };
    if (kind === 1 && from.table.id.length > 0) return { sprite: oneOf(from.table.id, pick) };
    return { point: { x: pick(36_000), y: pick(24_000) } };
  };
const begun = (scenario: string, seed: number, options: readonly string[] = []): LongstreetState =>
  start(game, { scenario, options }, keyedDice(String(seed % 10).repeat(64))).state;
const walked = (seed: number, from: LongstreetState, most: number) =>
  walkDesk({ game, desk, book, anywhere: anywhere(from), pick: picker(seed) }, from, most);

describe('LL the desk', () => {
  it.each(mapped.map(({ id }, i) => [id, i + 1] as const))(
    'plays %s by what it offers, and says why not',
    (id, seed) => {
      const { faults, actions } = walked(seed, begun(id, seed), 40);
      expect(faults).toEqual([]);
      expect(actions).toBeGreaterThan(30);
    },
  );
  it.each([1, 2])('raises, lays out and deploys a pitched battle: %i', seed => {
    const { faults, questions, state } = walked(seed, begun('pitched-1863', seed), 60);
    expect(faults).toEqual([]);
    const opening = ['opening.muster', 'opening.lay', 'opening.edge', 'opening.order', 'opening.deploy'];
    expect([...questions]).toEqual(expect.arrayContaining(opening));
    expect(state.table.id.length).toBeGreaterThan(SIDES.length);
  });
  it('§4-reform-a says that re-forming before anything is discarded only loses cards', () => {
    const first = begun('wall-on-the-ridge', 1);
    const { state } = play(game, first, pending(game, first)[0]!, { type: 'decline' });
    const seat = pending(game, state)[0]!;
    expect(questionName(state)).toBe('turn.reform');
    expect(desk.offer(view(game, state, seat), seat, desk.start).hint?.key).toBe('desk.hint.reformEarly');
    const table = { ...state.table, discarded: [3, 3] };
    expect(desk.offer(view(game, { ...state, table }, seat), seat, desk.start).hint?.key).toBe('desk.hint.reform');
  });
  it('fires, charges, loses and retreats where armies are in touch', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 5; seed++) {
      const state = begun(mapped[seed % mapped.length]!.id, seed);
      oneOf(stages, picker(seed))(state, picker(seed));
      const { faults, questions } = walked(seed, state, 50);
      expect(faults).toEqual([]);
      for (const question of questions) met.add(question);
    }
    const fought = ['fire.shoot', 'combat.charge', 'losses.lose', 'retreats.pick', 'interrupts.offer', 'movement.move'];
    expect([...met]).toEqual(expect.arrayContaining(fought));
  });
});
