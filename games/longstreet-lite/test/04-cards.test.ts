import { look, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { BOTH, type CardId, deckOf, isOfYear, sideOfCard } from '../data/index.ts';
import { game } from '../game.ts';
import { mayPass } from '../rules/04-calls.ts';
import { drawCount, mustReform } from '../rules/04-cards.ts';
import { at, six, units } from './cards-table.ts';
import { casesOf } from './helpers.ts';
import { battle, position } from './table.ts';

describe('LL 4-turn-a players take turns', () => {
  it('after the status phase the roles change', () => {
    const table = at('turn.orders', { dice: [1] });
    table.pass().quietly();
    expect([table.t.active, table.asked[0]]).toEqual([1, 'confederate']);
    expect(table.whyNot({ type: 'pass' }, 'federal')?.rule).toBe('§4-turn-a');
  });
});

describe('LL 4-turn-b a turn opens with the decision on re-forming', () => {
  it('before any call', () => {
    const table = at('turn.reform');
    table.refused(table.calling('fire', ['quickstep']), '4-turn-b');
    expect(table.decline().asked).toEqual(['federal', 'turn.orders']);
  });
});

describe('LL 4-turn-c one fire phase, before the command', () => {
  it('a second is refused', () => {
    const table = at().call('fire', ['quickstep']).quietly().end();
    expect(table.asked).toEqual(['federal', 'turn.orders']);
    table.refused(table.calling('fire', ['pioneers']), '4-turn-c');
  });
  it('and none comes after movement', () => {
    const table = at('turn.orders', { dice: [1] });
    table.call('movement', ['quickstep']).quietly().end().quietly();
    expect(table.t.active).toBe(1);
  });
});

describe('LL 4-turn-d, faq-7 movement, combat or pass', () => {
  it('one of them ends the orders of the turn', () => {
    for (const phase of ['movement', 'combat']) {
      const table = at('turn.orders', { dice: [1] });
      table.call('fire', ['pioneers']).quietly().end();
      table.call(phase, ['quickstep']).quietly().end().quietly().done();
      expect(table.t.active).toBe(1);
    }
  });
  it('nothing else can be ordered', () => {
    at().refused({ type: 'end' }, '4-turn-d');
    at().refused({ type: 'call', phase: 'parade', cards: [] }, '4-turn-d');
  });
});

describe('LL 4-turn-e the status phase', () => {
  it('cards first, then smoke, then the test', () => {
    const table = at('turn.orders', {
      dice: [2],
      table: { smoke: [1, 1, 1, 0] },
      hands: { federal: six.slice(0, 4), confederate: six.slice(0, 5) },
    });
    table.pass();
    const keys = table.events.map(event => event.key).filter(key => /^cards.drawn$|victory/.test(key));
    expect(keys).toEqual(['cards.drawn', 'cards.drawn', 'victory.roll']);
    expect(table.t.smoke).toEqual([0, 0, 1, 0]);
  });
});

describe('LL 4-deck-b, 4-deck-d, 4-deck-e what a player may see', () => {
  it('his own hand; of the enemy only how many cards lie where', () => {
    const { state } = battle();
    const seen = view(game, state, 'federal');
    expect(Object.keys(seen.hands)).toEqual(['federal']);
    expect(seen.table.held).toEqual([6, 6]);
    const text = JSON.stringify(seen);
    const hidden = [...state.vault.piles.flat(), ...state.hands['confederate']!.cards];
    expect(hidden.filter(card => text.includes(String(card)))).toEqual([]);
  });
  it('nobody sees a pile', () => {
    const table = battle();
    for (const seat of ['federal', 'confederate', null])
      expect(look(game, table.state, seat)).not.toHaveProperty('vault');
  });
});

describe('LL 4-deck-c a card that is used is shown and discarded', () => {
  it('after a call it lies on the discard pile', () => {
    const table = at().call('movement', ['quickstep']);
    expect([table.discards('federal'), table.t.discarded]).toEqual([['quickstep'], [1, 0]]);
    expect(table.said('card.calls')[0]!.card).toBe('f-quickstep-1');
  });
});

describe('LL 4-hand-a, 4-hand-b both draw back up to six', () => {
  it.each(casesOf<{ hand: number; draw: number }, { drawn: number }>('drawCount'))('$id', ({ given, expected }) =>
    expect(drawCount(given.hand, given.draw)).toBe(expected.drawn),
  );
  it('in the status phase of either', () => {
    const table = at('turn.orders', { dice: [1], hands: { federal: six.slice(0, 2), confederate: six.slice(0, 3) } });
    expect(table.pass().t.held).toEqual([6, 6]);
    table.sound();
  });
});

describe('LL 4-draw-a a short pile', () => {
  it('gives what it has, and the deck must be re-formed', () => {
    const table = at('turn.orders', {
      dice: [1],
      active: 'confederate',
      hands: { federal: six.slice(0, 2), confederate: six },
      pile: { federal: 3 },
      discards: { federal: ['cold-steel', 'battle-smoke'] },
    });
    table.pass().quietly();
    expect([table.t.held[0], table.t.pile[0]]).toEqual([5, 0]);
    expect(table.asked).toEqual(['federal', 'turn.reform']);
    table.refused({ type: 'decline' }, '4-reform-b');
  });
});

describe('LL 4-draw-b no cards in hand', () => {
  it('leaves nothing but a pass, even twice', () => {
    const table = at('turn.orders', { hands: { federal: [], confederate: six }, table: { passed: [1, 0] } });
    table.refused({ type: 'call', phase: 'fire', cards: ['f-quickstep-1'] }, '4-call-a');
    table.allowed({ type: 'pass' });
  });
});

describe('LL 4-reform-a re-forming', () => {
  it('is offered at the start of a turn only, and makes a new pile of both', () => {
    at().refused({ type: 'reform' }, '4-reform-a');
    const table = at('turn.reform', { dice: Array(60).fill(1), discards: { federal: ['battle-smoke', 'retrograde'] } });
    const pile = table.t.pile[0]!;
    table.act({ type: 'reform' });
    expect([table.t.pile[0], table.t.discarded[0], table.discards('federal')]).toEqual([pile + 2 - 6, 0, []]);
    table.sound();
  });
});

describe('LL 4-reform-b an empty pile', () => {
  it.each(casesOf<{ draw: number; discard: number }, { must: boolean }>('mustReform'))('$id', ({ given, expected }) =>
    expect(mustReform(given.draw, given.discard)).toBe(expected.must),
  );
  it('with no discards either nothing is asked', () => {
    const table = at('window.start', { active: 'confederate', pile: { confederate: 0 } });
    expect(table.quietly().asked).toEqual(['confederate', 'turn.orders']);
  });
});

describe('LL 4-reform-c red cards do not come back', () => {
  it('one used as an interrupt is in no pile', () => {
    const table = position({
      units,
      active: 'confederate',
      hands: { federal: ['they-couldnt-hit-an', 'quickstep'], confederate: six },
      step: 'window.start',
      dice: [1],
    });
    table.act(table.interrupting('they-couldnt-hit-an'));
    const [red] = table.t.gone;
    expect(table.t.gone).toHaveLength(1);
    expect(table.state.vault.piles[0]).not.toContain(red);
    expect(table.state.hands['federal']!.discards).not.toContain(red);
    table.sound();
  });
});

describe('LL 4-reform-d, 4-pen-a, 4-pen-b the penalty', () => {
  it.each(
    casesOf<{ draw: number; discard: number; hand: number }, { draw: number; removed: number; hand: number }>('reform'),
  )('$id', ({ given, expected }) => {
    const deck = deckOf(0, 1862).length;
    expect(given.draw + given.discard + given.hand).toBeLessThan(deck);
    const table = at('turn.reform', {
      hands: { federal: six.slice(0, given.hand), confederate: six },
      pile: { federal: given.draw + given.discard },
      dice: Array(60).fill(1),
    });
    const out = table.t.out[0]!;
    const hand = table.hand('federal');
    table.act({ type: 'reform' });
    expect([table.t.pile[0], table.t.out[0]! - out, table.hand('federal')]).toEqual([
      expected.draw,
      expected.removed,
      hand,
    ]);
  });
  it('with fewer than six cards all go', () => {
    const table = at('turn.reform', { pile: { federal: 5 }, dice: [1, 1, 1, 1] });
    expect(table.act({ type: 'reform' }).t.pile[0]).toBe(0);
  });
  it('nobody learns which, not even the owner', () => {
    const table = at('turn.reform', { dice: Array(60).fill(1) });
    table.act({ type: 'reform' });
    const lost = table.state.vault.out[0]!;
    const told = JSON.stringify([view(game, table.state, 'federal'), table.events]);
    expect(lost.filter(card => told.includes(String(card)))).toEqual([]);
  });
});

describe('LL 4-nodis-a nobody throws cards away', () => {
  it('a discard is refused', () => {
    const table = at();
    table.refused({ type: 'discard', cards: [table.card('quickstep')] }, '4-nodis-a');
  });
});

describe('LL 4-banner-a a calling card has no text', () => {
  it('Quickstep that calls gives nothing', () => {
    const table = at().call('movement', ['quickstep']);
    expect(table.t.call).toMatchObject({ modifier: '', cards: 1 });
  });
});

describe('LL 4-call-a, 4-call-b one card calls a phase, whatever its symbol', () => {
  it('a kepi calls fire', () => {
    const table = at().call('fire', ['old-rivals']);
    expect(table.t.call?.phase).toBe('fire');
  });
  it('no card calls nothing', () => {
    at().refused({ type: 'call', phase: 'fire', cards: [] }, '4-call-a');
    at().refused({ type: 'call', phase: 'movement', cards: ['f-quickstep-3'] }, '4-call-a');
    const twice = at().card('pioneers', 'federal');
    at().refused({ type: 'call', phase: 'movement', cards: [twice, twice] }, '4-call-a');
  });
});

describe('LL 4-call-c, 4-call-d a phase need not be used', () => {
  it.each(
    casesOf<
      { phase: string; disorder?: boolean; modifier?: boolean; modifierSymbol?: string },
      { cardsDiscarded: number; disorderAllowed?: boolean }
    >('callPhase'),
  )('$id', ({ given, expected }) => {
    const modifier =
      given.modifier || given.modifierSymbol ? (given.phase === 'combat' ? 'cold-steel' : 'quickstep') : undefined;
    const table = at('turn.orders', { dice: [1] }).call(
      given.phase,
      given.disorder ? ['pioneers', 'drilled-volley'] : ['pioneers'],
      modifier,
    );
    expect(table.t.call?.cards).toBe(expected.disorderAllowed ? 2 : 1);
    table.quietly().end();
    expect(table.discards('federal')).toHaveLength(expected.cardsDiscarded);
  });
});

describe('LL 4-disorder-a, 4-disorder-b two cards for disorder', () => {
  it('are decided on when calling; a modifier makes three', () => {
    expect(at().call('movement', ['pioneers']).t.call?.cards).toBe(1);
    const table = at().call('movement', ['pioneers', 'cold-steel'], 'quickstep');
    expect([table.t.call?.cards, table.t.discarded[0]]).toEqual([2, 3]);
  });
  it('not three, and not for fire', () => {
    const table = at();
    table.refused(table.calling('movement', ['pioneers', 'cold-steel', 'quickstep']), '4-disorder-a');
    table.refused(table.calling('fire', ['pioneers', 'cold-steel']), '4-disorder-a');
  });
});

describe('LL 4-mod-a modifiers come with the call', () => {
  it('never later', () => {
    const table = at().call('movement', ['pioneers']).quietly();
    expect(table.whyNot(table.calling('movement', [], 'quickstep'))).not.toBeNull();
  });
  it('a card that names nobody when calling is given nobody', () => {
    const table = at();
    table.refused(table.calling('movement', ['pioneers'], 'quickstep', 'f1'), '4-mod-a');
    table.refused({ type: 'call', phase: 'movement', cards: [table.card('pioneers')], units: ['f1'] }, '4-mod-a');
  });
  it('a card that names one must name one, of the right kind', () => {
    const table = at();
    table.refused(table.calling('fire', ['pioneers'], 'drilled-volley'), 'card-drilled-volley');
    table.refused(table.calling('fire', ['pioneers'], 'drilled-volley', 'c1'), 'card-drilled-volley');
    table.refused(table.calling('fire', ['pioneers'], 'drilled-volley', 'f1', 'f2'), 'card-drilled-volley');
    table.allowed(table.calling('fire', ['pioneers'], 'drilled-volley', 'f2'));
  });
});

describe('LL 4-mod-b, 4-mod-c the symbol of the phase', () => {
  it('a musket does not modify movement, a kepi nothing', () => {
    const table = at();
    table.refused(table.calling('movement', ['pioneers'], 'drilled-volley', 'f1'), '4-mod-b');
    table.refused(table.calling('movement', ['pioneers'], 'old-rivals'), '4-mod-c');
  });
});

describe('LL 4-mod-d one modifier of each symbol in a turn', () => {
  const cardOf: Readonly<Record<string, CardId>> = { musket: 'drilled-volley', bugle: 'quickstep' };
  it.each(casesOf<{ played: string[] }, { legal: boolean }>('modifiersThisTurn'))('$id', ({ given, expected }) => {
    const table = at();
    if (given.played[0] === 'musket') table.call('fire', ['pioneers'], cardOf['musket'], 'f1').quietly().end();
    const bugles = given.played.filter(symbol => symbol === 'bugle').length;
    const hand = table.state.hands['federal']!.cards;
    const [first, second] = ['f-quickstep-1', 'f-quickstep-2'];
    const modifiers = [first, second].slice(0, bugles) as string[];
    const why = table.whyNot({ type: 'call', phase: 'movement', cards: [table.card('cold-steel')], modifiers });
    expect([hand.length > 0, why?.rule ?? 'legal']).toEqual([true, expected.legal ? 'legal' : '§4-mod-d']);
  });
});

describe('LL 4-pass-a, 4-pass-b passing', () => {
  it('after a fire phase', () => {
    const table = at('turn.orders', { dice: [1] })
      .call('fire', ['pioneers'])
      .quietly()
      .end();
    expect(table.pass().t.passed).toEqual([1, 0]);
  });
  it.each(casesOf<{ passedLastTurn: boolean; hand: number }, { allowed: boolean }>('mayPass'))(
    '$id',
    ({ given, expected }) => {
      expect(mayPass(given.passedLastTurn, given.hand)).toBe(expected.allowed);
      at('turn.orders', { table: { passed: [1, 0] } }).refused({ type: 'pass' }, '4-pass-b');
    },
  );
  it('a phase called in between clears it', () => {
    const table = at('turn.orders', { dice: [1], table: { passed: [1, 1] } })
      .call('combat', ['pioneers'])
      .quietly()
      .end();
    expect(table.t.passed).toEqual([0, 1]);
  });
});

describe('LL 4-year-a a deck of its year', () => {
  it.each(casesOf<{ years: number[]; year: number }, { included: boolean }>('cardInDeck'))(
    '$id',
    ({ given, expected }) => expect(isOfYear(given.years, given.year)).toBe(expected.included),
  );
  it('is dealt', () => {
    const { state } = battle('turkey-run');
    for (const side of BOTH) {
      const all = [...state.vault.piles[side]!, ...state.hands[['federal', 'confederate'][side]!]!.cards];
      expect(all.sort((a, b) => a - b)).toEqual(deckOf(side, 1864));
      expect(all.every(card => sideOfCard(card) === side)).toBe(true);
    }
  });
});
