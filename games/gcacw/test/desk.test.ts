import type { Draft, Touched } from '@bivouac/desk';
import { keyedDice, type Pick, pending, picker, play, start, view } from '@bivouac/kernel';
import { oneOf, walkDesk } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { desk } from '../desk.ts';
import { data } from '../entry.ts';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';
import { type CampaignState, forceSlug, hexId, of, onMap } from '../state.ts';
import { book } from '../text/index.ts';

await data();

const begun = (scenario: string, seed: number, options: readonly string[] = []): CampaignState =>
  start(game, { scenario, options }, keyedDice(String(seed % 10).repeat(64))).state;

/** Whatever somebody may point at: hexes, units and leaders of both sides, force markers, something that is no piece. */
function anywhere({ table: t }: CampaignState): (pick: Pick) => Touched {
  const { units, leaders, board } = of(t);
  return pick => {
    const kind = pick(6);
    if (kind < 2) return { place: oneOf(board.hexIds, pick) };
    if (kind === 5) return pick(8) === 0 ? { sprite: 'nobody' } : { sprite: forceSlug(pick(2) as 0 | 1, 1 + pick(10)) };
    return { sprite: oneOf(kind === 2 ? leaders.ids : units.ids, pick) };
  };
}
const walked = (seed: number, from: CampaignState, most: number) =>
  walkDesk({ game, desk, book, anywhere: anywhere(from), pick: picker(seed) }, from, most);

/** The main button, if there is one that may be pressed. */
const pressed = (state: CampaignState, draft: Draft) => {
  const [seat] = pending(game, state) as [string];
  const { buttons } = desk.offer(view(game, state, seat), seat, draft);
  const next = buttons.find(({ primary }) => primary)?.next;
  return next && 'action' in next ? play(game, state, seat, next.action).state : null;
};
/** Both pass until the cycle; then whoever has the initiative hides what he can, hex by hex. */
function hidden(from: CampaignState): CampaignState {
  let state = from;
  while (state.stack.at(-1)?.proc === 'transfers') state = pressed(state, {})!;
  const { table: t } = state;
  for (const hex of new Set(onMap(t, t.winner as 0 | 1).map(unit => hexId(t, t.at[unit]!)))) {
    const next = pressed(state, { hide: hex });
    if (next && next.table.forces.length > state.table.forces.length) state = next;
  }
  return state;
}

const SCENARIOS = ['bac-battle-of-chickamauga', 'hcr-the-lost-order', 'otr-to-the-james', 'gtc-across-the-pamunkey'];

describe('the desk', () => {
  it.each(SCENARIOS)('plays by what it offers, and says why not: %s', scenario => {
    const { faults, actions } = walked(3, begun(scenario, 3), 120);
    expect(faults).toEqual([]);
    expect(actions).toBe(120);
  });

  it.each([1, 2, 3, 4])('attacks, assaults, loses and retreats when the armies are in touch: %i', seed => {
    const state = begun(oneOf(SCENARIOS, picker(seed)), seed);
    oneOf(stages, picker(seed))(state, picker(seed));
    expect(walked(seed, state, 150).faults).toEqual([]);
  });

  it('hides forces, marches with them and shows them', () => {
    const met = new Set<string>();
    for (const seed of [1, 2]) {
      const state = hidden(begun('slb-chancellorsville', seed, ['limited-intelligence']));
      expect(state.table.forces.length).toBeGreaterThan(2);
      const { faults, questions } = walked(seed, state, 120);
      expect(faults).toEqual([]);
      for (const each of questions) met.add(each);
    }
    expect([...met]).toEqual(expect.arrayContaining(['forceMarch.go', 'cycle.winner']));
  });
});
