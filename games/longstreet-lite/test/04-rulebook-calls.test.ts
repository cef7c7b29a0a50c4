import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/index.ts';
import { game } from '../game.ts';
import { charge, combat, decline, end, face, many, strike, takeLosses } from './combat-table.ts';
import { fire } from './fire-table.ts';
import { type Position, position, type Table } from './table.ts';

// Calling, modifying, interrupting, passing and the status phase, read from the rulebook alone.

const units = { f1: '10 4 90 222', f2: '15 4 90 222', c1: '10 20 270 222', c2: '15 20 270 222' };
const six: readonly CardId[] = ['quickstep', 'at-the-double', 'drilled-volley', 'cold-steel', 'old-rivals', 'pioneers'];
const at = (more: Partial<Position> = {}): Table =>
  position({ units, hands: { federal: six, confederate: ['quickstep'] }, ...more });
const march = (unit: string, y: number) => ({ type: 'march', unit, steps: [`go 0 ${y * 1000}`] }) as const;

describe('LL 4-call-a, 4-disorder-a, 4-nodis-a how many cards call', () => {
  it('fire one and never two; movement and combat one or two, never three, never none', () => {
    const table = at();
    table.allowed(table.calling('fire', ['quickstep']));
    expect(table.whyNot(table.calling('fire', ['quickstep', 'pioneers']))).not.toBeNull();
    for (const phase of ['movement', 'combat']) {
      table.allowed(table.calling(phase, ['quickstep']));
      table.allowed(table.calling(phase, ['quickstep', 'pioneers']));
      expect(table.whyNot(table.calling(phase, ['quickstep', 'pioneers', 'cold-steel']))).not.toBeNull();
      expect(table.whyNot(table.calling(phase, []))).not.toBeNull();
    }
  });
  it('each card once, and only one’s own', () => {
    const table = at();
    const card = table.card('quickstep');
    expect(table.whyNot({ type: 'call', phase: 'movement', cards: [card, card] })).not.toBeNull();
    expect(table.whyNot({ type: 'call', phase: 'movement', cards: [card], modifiers: [card] })).not.toBeNull();
    expect(
      table.whyNot({ type: 'call', phase: 'movement', cards: [table.card('quickstep', 'confederate')] }),
    ).not.toBeNull();
    expect(table.whyNot({ type: 'call', phase: 'fire', cards: ['f-cold-steel-2'] })).not.toBeNull();
  });
  it('all that were played are discarded, used or not', () => {
    const table = at({ dice: [1] })
      .call('movement', ['drilled-volley', 'pioneers'], 'quickstep')
      .quietly();
    expect([table.hand('federal').length, table.t.discarded[0]]).toEqual([3, 3]);
    table.end().done();
    expect(table.t.held).toEqual([6, 6]);
  });
});

describe('LL 4-banner-a a card that calls does nothing else', () => {
  it('Quickstep calls: 4 BW; Pioneers as the second card: disorder is paid for as with any', () => {
    const table = at({ terrain: ['rocky 14 5 17 5 17 6 14 6'] });
    const quick = table.call('movement', ['quickstep', 'pioneers']).quietly();
    quick.refused(march('f1', 4.1), '6-dist-a');
    quick.allowed(march('f2', 3));
    at({ terrain: ['rocky 14 5 17 5 17 6 14 6'] })
      .call('movement', ['pioneers'])
      .quietly()
      .refused(march('f2', 3), '6-dis-b');
  });
});

describe('LL 4-mod-b, 4-mod-c, 4-mod-d the symbol fits, one of each', () => {
  it('bugle in movement, sword in combat, musket in fire; no kepi anywhere', () => {
    const fits: Readonly<Record<string, CardId>> = {
      fire: 'drilled-volley',
      movement: 'quickstep',
      combat: 'cold-steel',
    };
    for (const [phase, right] of Object.entries(fits)) {
      const table = at();
      const named = right === 'drilled-volley' ? ['f1'] : [];
      expect(table.whyNot(table.calling(phase, ['pioneers'], right, ...named))).toBeNull();
      for (const wrong of Object.values(fits).filter(each => each !== right))
        table.refused(table.calling(phase, ['pioneers'], wrong), '4-mod-b');
      table.refused(table.calling(phase, ['pioneers'], 'old-rivals'), '4-mod-c');
    }
  });
  it('a musket for fire and then a bugle for movement; never two for one phase', () => {
    const table = at({ dice: [] });
    const two = [table.card('quickstep'), table.card('at-the-double')];
    table.refused({ type: 'call', phase: 'movement', cards: [table.card('pioneers')], modifiers: two }, '4-mod-d');
    table.call('fire', ['cold-steel'], 'drilled-volley', 'f1').quietly().end();
    table.allowed(table.calling('movement', ['pioneers'], 'quickstep'));
  });
});

describe('LL 4-turn-c, 4-turn-d, faq-7 fire once and first, then one command', () => {
  it('no second fire phase, no fire after movement', () => {
    const table = at({ dice: [1] })
      .call('fire', ['cold-steel'])
      .quietly()
      .end();
    table.refused(table.calling('fire', ['pioneers']), '4-turn-c');
    table.call('movement', ['quickstep']).quietly().end().done();
    expect(table.t.active).toBe(1);
  });
});

describe('LL 4-pass-a, 4-pass-b, 4-draw-b passing', () => {
  it('after a fire phase too; that is a pass, and the next turn may not be one', () => {
    const table = at({ dice: [1] })
      .call('fire', ['cold-steel'])
      .quietly()
      .end()
      .pass();
    expect(table.t.passed).toEqual([1, 0]);
    const again = at({ table: { passed: [1, 0] } });
    again.refused({ type: 'pass' }, '4-pass-b');
    again.call('fire', ['cold-steel']).quietly().end().refused({ type: 'pass' }, '4-pass-b');
  });
  it('the enemy’s pass does not count, and a phase called wipes one’s own out', () => {
    at({ table: { passed: [0, 1] } }).allowed({ type: 'pass' });
    const table = at({ table: { passed: [1, 1] }, dice: [1] })
      .call('movement', ['quickstep'])
      .quietly()
      .end();
    expect(table.t.passed).toEqual([0, 1]);
  });
  it('whoever fires with his last card has nothing left and passes, even twice running', () => {
    const table = at({ hands: { federal: ['quickstep'], confederate: [] }, table: { passed: [1, 0] }, dice: [1] });
    table.refused({ type: 'pass' }, '4-pass-b');
    table.call('fire', ['quickstep']).quietly().end();
    if (table.asked[1] === 'turn.orders') table.pass();
    table.done();
    expect([table.t.passed[0], table.t.active]).toEqual([1, 1]);
  });
});

describe('LL 3-out-b a pass with nothing to draw', () => {
  const left = (pile: number, discards: readonly CardId[]) =>
    at({
      hands: { federal: ['quickstep', 'pioneers'], confederate: ['quickstep'] },
      pile: { federal: pile },
      discards: { federal: discards },
      dice: pile + discards.length > 0 ? [1] : [],
    }).pass();
  it('loses at once with cards in hand; one card in either pile saves', () => {
    const none = left(0, []);
    none.done();
    expect(none.t.result).toMatchObject({ winner: 'confederate', why: 'pass' });
    expect([left(1, []).t.result, left(0, ['cold-steel']).t.result]).toEqual([null, null]);
  });
  it('a phase called instead does not lose', () => {
    const table = at({
      hands: { federal: ['quickstep', 'pioneers'], confederate: [] },
      pile: { federal: 0 },
      dice: [1],
    });
    table.call('movement', ['quickstep']).quietly().end();
    expect(table.t.result).toBeNull();
  });
});

describe('LL 3-out-a the moment the last card goes', () => {
  it('re-forming six cards or fewer with an empty hand loses them all, and the battle', () => {
    const table = at({
      hands: { federal: [], confederate: ['quickstep'] },
      pile: { federal: 0 },
      discards: { federal: six },
      step: 'window.start',
      dice: many(60, 1),
    });
    table.decline();
    if (table.asked[1] === 'turn.reform') table.act({ type: 'reform' });
    expect(table.t.result).toMatchObject({ winner: 'confederate', why: 'cards' });
  });
  it('seven leave one: it goes on', () => {
    const table = at({
      hands: { federal: [], confederate: ['quickstep'] },
      pile: { federal: 1 },
      discards: { federal: six },
      step: 'turn.reform',
      dice: many(60, 1),
    }).act({ type: 'reform' });
    expect([table.t.result, table.t.pile[0], table.t.out[0]! >= 6]).toEqual([null, 1, true]);
  });
  it('the last card played for morale lies in the discards: no loss', () => {
    const table = combat(face, {
      hands: { federal: ['quickstep'], confederate: ['pioneers'] },
      pile: { confederate: 0 },
      dice: [...many(6, 1), 4, 4, 1, 1, 1, 1, 2, 2, 1],
    });
    table.act(charge('f1')).act(end).quietly().act(strike('c1'));
    table.act({ type: 'morale', card: table.card('pioneers'), unit: 'c1' });
    takeLosses(table);
    expect([table.t.result, table.discards('confederate')]).toEqual([null, ['pioneers']]);
  });
});

describe('LL 4-reform-a, 4-reform-b, 4-reform-d, 4-pen-a re-forming', () => {
  const reforming = (pile: number, discards: readonly CardId[], dice = many(60, 1)) =>
    at({
      hands: { federal: ['quickstep', 'pioneers'], confederate: ['quickstep'] },
      pile: { federal: pile },
      discards: { federal: discards },
      step: 'window.start',
      dice,
    }).decline();
  it('pile and discards together, six fewer; the hand is untouched', () => {
    const table = reforming(8, ['cold-steel', 'old-rivals', 'at-the-double']).act({ type: 'reform' });
    expect([table.t.pile[0], table.t.discarded[0], table.hand('federal')]).toEqual([5, 0, ['quickstep', 'pioneers']]);
    table.sound();
  });
  it('by choice also without discards', () => expect(reforming(8, []).act({ type: 'reform' }).t.pile[0]).toBe(2));
  it('not by choice with an empty pile', () => {
    const table = reforming(0, [
      'cold-steel',
      'old-rivals',
      'at-the-double',
      'drilled-volley',
      'retrograde',
      'confusion',
      'battle-smoke',
    ]);
    if (table.asked[1] === 'turn.reform') expect(table.whyNot(decline)).not.toBeNull();
    else expect(table.t.pile[0]).toBe(1);
  });
  it('with both empty nothing happens', () => {
    const table = reforming(0, []);
    expect([table.asked, table.t.result, table.t.held[0]]).toEqual([['federal', 'turn.orders'], null, 2]);
  });
});

describe('LL 4-draw-a, 4-hand-b, 4-turn-e the status phase', () => {
  it('both draw what there is, smoke of the active side only, then the test', () => {
    const table = at({
      hands: { federal: ['quickstep', 'pioneers'], confederate: ['cold-steel'] },
      pile: { federal: 2, confederate: 9 },
      table: { smoke: [1, 0, 1, 0], breakpoint: 6, lost: [0, 0] },
      dice: [6],
    });
    table.call('movement', ['quickstep']).quietly().end().done();
    expect([table.t.held, table.t.pile]).toEqual([
      [3, 6],
      [0, 4],
    ]);
    expect([table.t.smoke, table.t.result]).toMatchObject([[0, 0, 1, 0], { winner: 'federal' }]);
  });
  it('losses of one’s own do not win the battle for oneself', () => {
    const table = at({ table: { breakpoint: 9, lost: [30, 2] }, dice: [6] }).pass();
    expect(table.t.result).toBeNull();
    expect(at({ table: { breakpoint: 9, lost: [0, 3] }, dice: [6] }).pass().t.result).toMatchObject({
      winner: 'federal',
    });
  });
});

describe('LL 4-int-b, 4-int-c one interrupt a turn, in its moment', () => {
  const enemy: readonly CardId[] = ['old-rivals', 'battle-smoke', 'poor-survey', 'like-a-stone-wall', 'confusion'];
  const interrupted = (step: string, more: Partial<Position> = {}) =>
    at({ hands: { federal: six, confederate: enemy }, step, ...more });
  it('one at the start of the turn bars all later ones', () => {
    const table = interrupted('window.start');
    table.act({ type: 'interrupt', card: table.card('poor-survey'), at: [25_000, 12_000, 3000, 3000, 0] }).act(decline);
    table.call('fire', ['cold-steel']);
    expect(table.whyNot(table.interrupting('battle-smoke', 'f1', 'confederate'), 'confederate')).not.toBeNull();
    table.quietly().end().call('movement', ['pioneers']);
    expect(table.whyNot(table.interrupting('old-rivals', 'f1', 'confederate'), 'confederate')).not.toBeNull();
  });
  it('declining one window leaves the next open', () => {
    const table = interrupted('window.start').decline().act(decline).call('fire', ['cold-steel']).quietly().end();
    table.call('movement', ['pioneers']);
    table.allowed(table.interrupting('old-rivals', 'f1'));
  });
  it('Battle Smoke not in movement, Confusion not in combat, Stone Wall not right after the call', () => {
    const movement = interrupted('window.movement');
    expect(movement.whyNot(movement.interrupting('battle-smoke', 'f1'))).not.toBeNull();
    const fight = interrupted('window.combat');
    for (const card of ['confusion', 'like-a-stone-wall'] as const)
      expect(fight.whyNot(fight.interrupting(card, card === 'confusion' ? 'f1' : 'c1'))).not.toBeNull();
    fight.allowed(fight.interrupting('old-rivals', 'f1'));
  });
  it('the modifier stays in force for the others; the cards stay spent', () => {
    const table = at({ hands: { federal: six, confederate: enemy } }).call('movement', ['pioneers'], 'quickstep');
    table.act(table.interrupting('old-rivals', 'f1'));
    table.refused(march('f1', 1), 'card-old-rivals');
    table.refused({ type: 'quarter', unit: 'f1', to: 'left' }, 'card-old-rivals');
    table.allowed(march('f2', 6));
    expect([table.hand('federal').length, table.discards('confederate')]).toEqual([4, ['old-rivals']]);
  });
  it('Old Rivals in combat: that unit may not charge, another may', () => {
    const table = combat(
      { ...face, f2: '16 10 90 222', c2: '16 13 270 222' },
      {
        table: { interrupt: { card: 'old-rivals', unit: 0 } },
      },
    );
    table.refused(charge('f1'), 'card-old-rivals');
    table.allowed(charge('f2'));
  });
});

describe('LL 4-red-b a red card used otherwise is discarded', () => {
  it('for morale under fire, to protect a retreat', () => {
    const shot = position({
      units: { f1: '10 10 90 222', c1: '10 14 270 222' },
      step: 'fire',
      hands: { federal: ['quickstep'], confederate: ['they-couldnt-hit-an'] },
      dice: [4, 4, 4, 1, 1],
    });
    shot.act(fire('f1')).end();
    shot.act({ type: 'morale', card: shot.card('they-couldnt-hit-an'), unit: 'c1' });
    expect([shot.discards('confederate'), shot.t.gone]).toEqual([['they-couldnt-hit-an'], []]);
    const fought = combat(face, {
      hands: { federal: [], confederate: ['confusion'] },
      dice: [...many(6, 1), 4, 1, 1, 1, 1, 1, 2, 2, 1],
    });
    fought.act(charge('f1')).act(end).quietly().act(strike('c1'));
    takeLosses(fought).act({ type: 'protect', card: fought.card('confusion') });
    expect([fought.discards('confederate'), fought.t.gone]).toEqual([['confusion'], []]);
  });
});

describe('LL 4-morale-a the passive player only', () => {
  it('cards of the side that fires save nothing', () => {
    const table = position({
      units: { f1: '10 10 90 222', c1: '10 14 270 222' },
      step: 'fire',
      hands: { federal: ['pioneers'], confederate: ['quickstep'] },
      dice: [4, 4, 4],
    })
      .act(fire('f1'))
      .end();
    expect(table.asked).toEqual(['confederate', 'fire.morale']);
    const card = table.card('pioneers', 'federal');
    expect(table.whyNot({ type: 'morale', card, unit: 'c1' }, 'federal')).not.toBeNull();
    expect(table.whyNot({ type: 'morale', card, unit: 'c1' })).not.toBeNull();
    expect(table.whyNot({ type: 'morale', card: table.card('quickstep'), unit: 'f1' })).not.toBeNull();
    expect(game.outcome(table.t)).toBeNull();
  });
});
