import { keyedDice, picker, view } from '@bivouac/kernel';
import { playout } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { cardNumber, FIRST_CARD, SIDES } from '../data/index.ts';
import { game } from '../game.ts';
import { deal, reshuffle } from '../rules/05-cards.ts';
import type { WildernessState } from '../state.ts';
import { type Position, position, type Seat, type Table } from './table.ts';

// What a seat knows of the cards it cannot see, and what it may therefore imagine.

const SAMPLES = 800;
const id = (n: number): number => cardNumber(`card-${n}`);

/** Where a card lies in the worlds this seat imagines: `british`, `french`, `deck`. */
function imagined(state: WildernessState, seat: Seat | null, card: number): string[] {
  const pick = picker(7);
  const found = new Set<string>();
  for (let n = 0; n < SAMPLES; n++) {
    const { hands, vault } = game.imagine(view(game, state, seat), pick);
    const hand = SIDES.find(side => hands[side]!.cards.includes(card));
    found.add(hand ?? (vault.deck.includes(card) ? 'deck' : 'nowhere'));
  }
  return [...found].sort();
}
const turn = (p: Position): Table => position({ active: 'british', ...p });

describe('WW 5.21a hands are secret, but not what was seen of them', () => {
  it('a card that nobody has seen could be anywhere', () => {
    const table = turn({ hands: { british: [1], french: [5, 9] } });
    expect(imagined(table.state, 'british', id(9))).toEqual(['deck', 'french']);
    expect(imagined(table.state, 'french', id(9))).toEqual(['french']); // his own
    expect(imagined(table.state, null, id(9))).toEqual(['british', 'deck', 'french']);
  });

  it('card-35a: whoever lost a card knows where it is until it is played and shuffled in', () => {
    const table = turn({ hands: { british: [35, 1], french: [9] }, dice: [3] }).event(35);
    table.done();
    expect(table.hand('british')).toEqual(['card-1', 'card-9']);
    expect(imagined(table.state, 'french', id(9))).toEqual(['british']);
    expect(imagined(table.state, null, id(9))).toEqual(['british', 'deck']);
    expect(table.said('card.stolenIs').map(event => event.only)).toEqual([['british'], ['french']]);
    const { state } = table;
    state.hands['british']!.cards = [id(1)];
    state.table.discard.push(id(9));
    expect(imagined(state, 'french', id(9))).toEqual(['nowhere']); // face up
    shuffled(state);
    expect(imagined(state, 'french', id(9))).toEqual(['deck']); // dealt to nobody yet
  });

  it('card-35a: what is drawn tells nothing of the cards beside it', () => {
    const table = turn({ hands: { british: [35, 1], french: [9, 10, 11] }, dice: [3, 2, 1] }).event(35);
    table.done();
    expect(table.hand('french')).toHaveLength(2);
    expect(table.said('roll.card').map(event => event.args)).toEqual([{ side: 'french' }]); // no face to read it from
  });

  it('5.22b: a card taken from the discard pile is known to be in that hand', () => {
    const table = turn({ hands: { british: [67, 1], french: [5] }, discard: [60] }).event(67);
    table.act({ type: 'takeCard', card: 'card-60' });
    expect(imagined(table.state, 'french', id(60))).toEqual(['british']);
    expect(imagined(table.state, null, id(60))).toEqual(['british']);
  });

  it('card-37a: who had nothing to discard holds none of those cards', () => {
    const table = position({ active: 'french', hands: { french: [37, 1], british: [9] } })
      .event(37)
      .pass();
    for (const card of [47, 48, 54, 57, 60]) {
      expect([card, imagined(table.state, 'french', id(card))]).toEqual([card, ['deck']]);
    }
    expect(imagined(table.state, 'french', id(10))).toEqual(['british', 'deck']);
  });

  it('5.25a: when the deck runs out, what was not discarded is in a hand', () => {
    const { state } = turn({ hands: { british: [1, 9], french: [5, 10] } });
    const t = state.table;
    t.discard = state.vault.deck.slice(1);
    state.vault.deck = [state.vault.deck[0]!];
    for (const card of t.discard) t.may[card - FIRST_CARD] = 0;
    t.deck = 1;
    t.limit = [4, 4];
    deal(umpire(state), 1);
    const last = state.hands['french']!.cards.find(card => card !== id(5) && card !== id(10))!;
    expect(last).toBeGreaterThan(0);
    for (const card of [id(5), id(10)]) expect(imagined(state, 'british', card)).toEqual(['french']);
    const dealt = state.hands['british']!.cards.find(card => card !== id(1) && card !== id(9))!;
    expect(imagined(state, 'french', dealt)).toEqual(['british', 'deck']); // from the new deck, for all he knows
    expect(game.audit(state)).toEqual([]);
  });

  it('an empty hand holds nothing', () => {
    const table = turn({ hands: { british: [1], french: [36] } });
    table.activate(1).pass();
    expect(table.t.held).toEqual([0, 1]);
    expect(imagined(table.state, 'french', id(9))).toEqual(['deck']);
  });

  it('every card is where it could be, all through random games', () => {
    const pick = picker(3);
    let n = 0;
    for (const scenario of ['early-war', 'annus-mirabilis']) {
      playout(game, { scenario, options: [] }, keyedDice('cd'.repeat(32)), picker(5), {
        asked(state) {
          if (++n % 25 !== 0) return;
          expect(game.audit(state)).toEqual([]);
          for (const seat of [...SIDES, null]) {
            const { hands, vault } = game.imagine(view(game, state, seat), pick);
            expect(game.audit({ ...state, hands, vault })).toEqual([]);
          }
        },
      });
    }
  });
});

/** The rules' own hand, with chance of its own. */
function umpire(state: WildernessState) {
  const pick = picker(11);
  return {
    setup: state.setup,
    table: state.table,
    vault: state.vault,
    hand: (side: string) => state.hands[side]!,
    roll: (sides: number) => pick(sides) + 1,
    shuffle<T>(items: T[]): void {
      for (let i = items.length - 1; i > 0; i--) {
        const j = pick(i + 1);
        [items[i], items[j]] = [items[j]!, items[i]!];
      }
    },
    say: () => {},
    tell: () => {},
  };
}
const shuffled = (state: WildernessState): void => reshuffle(umpire(state));
