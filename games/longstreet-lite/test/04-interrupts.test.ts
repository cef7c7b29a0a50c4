import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/index.ts';
import { isBarred } from '../rules/04-effects.ts';
import { casesOf } from './helpers.ts';
import { position, type Table } from './table.ts';

const units = {
  f1: '10 4 90 222',
  f2: '15 4 90 222',
  f3: 'limber 20 4 90 2',
  c1: '10 20 270 222',
  c2: 'guns 15 20 270 111',
};
const federal: readonly CardId[] = ['quickstep', 'drilled-volley', 'cold-steel', 'pioneers', 'old-rivals'];
const at = (step: string, confederate: readonly CardId[], more = {}) =>
  position({ units, hands: { federal, confederate }, step, ...more });

describe('LL 4-int-a interrupts are for the passive side', () => {
  it('the active player cannot play one', () => {
    const table = at('turn.orders', ['quickstep']);
    table.refused(table.interrupting('old-rivals', 'c1'), '4-int-a');
    const window = at('window.movement', ['old-rivals']);
    window.refused(window.interrupting('old-rivals', 'c1', 'federal'), '4-int-a', 'federal');
  });
  it('and a card without a kepi is none', () => {
    const table = at('window.movement', ['quickstep', 'old-rivals']);
    table.refused({ type: 'interrupt', card: table.card('quickstep') }, '4-int-a');
    table.refused({ type: 'interrupt', card: 'c-confusion-1' }, '4-int-a');
    table.refused({ type: 'end' }, '4-int-c');
  });
  it('whoever could hold one is asked, whatever his hand', () => {
    expect(at('window.fire', ['quickstep']).asked).toEqual(['confederate', 'interrupts.offer']);
    const empty = position({ units, hands: { federal, confederate: [] }, step: 'turn.orders' });
    expect(empty.call('fire', ['pioneers']).asked).toEqual(['federal', 'fire.shoot']);
  });
});

interface Interrupted {
  phase: string;
  unitsMoved: number;
  interruptsAlreadyPlayedThisTurn?: number;
  modified?: string;
}
describe('LL 4-int-b, 4-int-c one interrupt, right after the call', () => {
  it.each(casesOf<Interrupted, { legal: boolean; unitMayMove?: boolean; othersMayMove?: boolean }>('interrupt'))(
    '$id',
    ({ given, expected }) => {
      const used = given.interruptsAlreadyPlayedThisTurn
        ? { interrupt: { card: 'battle-smoke' as const, unit: 0 } }
        : {};
      const table = at('turn.orders', ['old-rivals', 'quickstep'], { table: used });
      table.call(given.phase, ['pioneers'], given.modified as CardId | undefined);
      if (given.unitsMoved > 0) table.quietly();
      const why = table.whyNot(table.interrupting('old-rivals', 'f1', 'confederate'), 'confederate');
      expect(why === null).toBe(expected.legal);
      if (!expected.legal) return;
      table.act(table.interrupting('old-rivals', 'f1'));
      expect([isBarred(table.t, table.number('f1'), 'move'), isBarred(table.t, table.number('f2'), 'move')]).toEqual([
        !expected.unitMayMove,
        !expected.othersMayMove,
      ]);
    },
  );
  it('the next turn allows another', () => {
    const table = at('window.movement', ['old-rivals', 'old-rivals'], { dice: [1] });
    table.act(table.interrupting('old-rivals', 'f1'));
    table.refused(table.interrupting('old-rivals', 'f2', 'confederate'), '4-int-b', 'confederate');
    expect(table.end().quietly().t.interrupt).toBeNull();
  });
  it('once a unit has moved it is too late', () => {
    const table = at('window.movement', ['old-rivals']).decline();
    table.refused(table.interrupting('old-rivals', 'f2', 'confederate'), '4-int-c', 'confederate');
  });
});

describe('LL 4-int-d at the start of the turn, before re-forming is decided', () => {
  it('afterwards it is too late', () => {
    const table = at('window.start', ['they-couldnt-hit-an']);
    table.allowed(table.interrupting('they-couldnt-hit-an'));
    expect(table.decline().asked).toEqual(['federal', 'turn.reform']);
    const late = table.interrupting('they-couldnt-hit-an', undefined, 'confederate');
    table.refused(late, '4-int-d', 'confederate');
    table.decline().call('movement', ['quickstep']).refused(late, '4-int-d');
  });
  it('cards of another moment do not fit', () => {
    const table = at('window.start', ['old-rivals', 'they-couldnt-hit-an']);
    table.refused(table.interrupting('old-rivals', 'f1'), '4-int-c');
  });
});

/** Uses the red card in this way and says where it went. */
const used: Readonly<Record<string, (table: Table) => void>> = {
  interrupt: table => table.act(table.interrupting('they-couldnt-hit-an')),
  callPhase: table => table.decline().decline().call('combat', ['they-couldnt-hit-an']),
};
describe('LL 4-red-a, 4-red-b a red banner', () => {
  it.each(casesOf<{ use: string }, { goesTo: string }>('playRedCard').filter(({ given }) => given.use in used))(
    '$id',
    ({ given, expected }) => {
      const active = given.use === 'callPhase' ? 'confederate' : 'federal';
      const hand: readonly CardId[] = ['they-couldnt-hit-an', 'quickstep'];
      const hands = given.use === 'callPhase' ? { federal, confederate: hand } : { federal, confederate: hand };
      const table = position({
        units,
        active,
        hands,
        step: 'window.start',
        dice: given.use === 'interrupt' ? [1] : [],
      });
      used[given.use]!(table);
      expect([table.t.gone.length, table.discards('confederate')]).toEqual(
        expected.goesTo === 'removed' ? [1, []] : [0, ['they-couldnt-hit-an']],
      );
    },
  );
});

describe('LL card-they-couldnt-hit-an a die of cards is discarded', () => {
  it('a 4 with five cards leaves one, of the victim’s choice', () => {
    const table = at('window.start', ['they-couldnt-hit-an'], { dice: [4] });
    table.act(table.interrupting('they-couldnt-hit-an')).done();
    expect(table.asked).toEqual(['federal', 'interrupts.discards']);
    table.refused({ type: 'discard', cards: [table.card('quickstep')] }, 'card-they-couldnt-hit-an');
    table.refused({ type: 'decline' }, 'card-they-couldnt-hit-an');
    table.act({ type: 'discard', cards: federal.slice(0, 4).map(id => table.card(id, 'federal')) });
    expect([table.hand('federal'), table.t.held[0], table.asked[1]]).toEqual([['old-rivals'], 1, 'turn.reform']);
    expect(table.discards('federal')).toHaveLength(4);
    table.sound();
  });
  it('a 6 with five cards takes the hand, and no more', () => {
    const table = at('window.start', ['they-couldnt-hit-an'], { dice: [6] });
    table.act(table.interrupting('they-couldnt-hit-an'));
    table.act({ type: 'discard', cards: federal.map(id => table.card(id, 'federal')) });
    expect(table.hand('federal')).toEqual([]);
  });
});

describe('LL card-old-rivals one enemy unit stays where it is', () => {
  it('in movement or combat, one of the enemy only', () => {
    for (const phase of ['movement', 'combat']) {
      const table = at(`window.${phase}`, ['old-rivals']);
      table.refused(table.interrupting('old-rivals', 'c1'), 'card-old-rivals');
      table.refused(table.interrupting('old-rivals'), 'card-old-rivals');
      table.act(table.interrupting('old-rivals', 'f2'));
      const f2 = table.number('f2');
      expect([isBarred(table.t, f2, 'move'), isBarred(table.t, f2, 'charge'), isBarred(table.t, f2, 'fire')]).toEqual([
        true,
        true,
        false,
      ]);
      expect(table.said('interrupt.names')[0]!.args['unit']).toBe('f2');
    }
  });
  it('not in a fire phase', () => {
    const table = at('window.fire', ['old-rivals']);
    table.refused(table.interrupting('old-rivals', 'f1'), '4-int-c');
  });
});

describe('LL card-short-of-cartridges one enemy unit may not fire this turn', () => {
  it('is named at the start of the turn', () => {
    const hands = { federal: ['short-of-cartridges'] as const, confederate: ['quickstep'] as const };
    const table = position({ units, active: 'confederate', hands, step: 'window.start', dice: [1] });
    table.act(table.interrupting('short-of-cartridges', 'c2'));
    const c2 = table.number('c2');
    expect([isBarred(table.t, c2, 'fire'), isBarred(table.t, c2, 'move')]).toEqual([true, false]);
    expect(table.t.gone).toHaveLength(1);
    table.decline().pass().quietly();
    expect(isBarred(table.t, c2, 'fire')).toBe(false);
  });
});

describe('LL faq-2 an effect may be cancelled by agreement', () => {
  it('a voided modifier is refused, the card still calls', () => {
    const table = at('turn.orders', [], { options: ['void-quickstep'] });
    table.refused(table.calling('movement', ['pioneers'], 'quickstep'), 'faq-2');
    table.allowed(table.calling('movement', ['quickstep']));
  });
  it('a voided interrupt is refused', () => {
    const table = at('window.movement', ['old-rivals', 'confusion'], { options: ['void-old-rivals'] });
    table.refused(table.interrupting('old-rivals', 'f1'), 'faq-2');
  });
});
