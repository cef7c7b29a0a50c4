import { describe, expect, it } from 'vitest';
import { desk } from '../desk.ts';
import {
  ABENAKI,
  at,
  BEARN,
  BR_MILITIA,
  GUYENNE,
  HURON,
  MARIN,
  MINGO,
  R35,
  R44,
  R48,
  ROGERS,
  SHAWNEE,
  VIRGINIA,
} from './07-help.ts';
import { Board } from './desk-walk.ts';
import { type Position, position } from './table.ts';

const board = (p: Position): Board => new Board(position(p));
const FOE = { hands: { french: [1, 2] } } as const;

describe('cards at the desk', () => {
  const p: Position = {
    active: 'british',
    hands: { british: [1, 6, 55], french: [2] },
    pieces: { wolfe: 'albany', [R44]: 'albany' },
  };

  it('are picked first, then their use is', () => {
    const b = board(p);
    expect([b.cards(), b.places(), b.sprites()]).toEqual([['card-1', 'card-6', 'card-55'], [], []]);
    expect(b.why({ place: 'albany' })).toMatchObject({ key: 'desk.no.cardFirst', rule: '§5.26a' });
    b.click('card-6');
    expect(b.offer.cards?.find(({ card }) => card === 'card-6')?.picked).toBe(true);
    expect(b.button('event')?.refused).toMatchObject({ key: 'no.responseOnly', rule: '§5.13a' });
    expect(b.button('activate')).toMatchObject({ primary: true });
    expect(b.why({ sprite: R44 })?.key).toBe('desk.no.useFirst');
    expect(b.click('card-55').button('event')?.refused?.rule).toBe('§5.12a');
    expect(b.press('putBack').draft).toEqual(desk.start);
    expect(b.why({ card: 'card-2' })).toMatchObject({ key: 'no.card' });
  });

  it('activate a leader who is pointed at, and begin with his force', () => {
    const b = board(p).click('card-1');
    expect(b.sprites()).toEqual(['wolfe']);
    expect(b.target('wolfe')?.next).toEqual({
      action: { type: 'activate', card: 'card-1' },
      begins: { leader: 'wolfe' },
    });
    b.click('wolfe').draft = { leader: 'wolfe' };
    expect(b.offer.stack).toBe('albany');
    expect(b.target(R44)?.picked).toBe(true);
  });

  it('may be held when it is the last', () => {
    expect(board(p).button('hold')).toBeUndefined();
    const last = { ...p, hands: { british: [6], french: [2] } };
    expect(board({ ...last, table: { carried: [true, false] } }).button('hold')?.refused?.rule).toBe('§4.A.2f');
    expect(board(last).press('hold').table.t.resting).toEqual([true, false]);
  });

  it('show why construction is barred twice in a row', () => {
    const b = board({ ...p, table: { built: [true, false] } }).click('card-1');
    expect([b.button('buildForts')?.refused?.rule, b.button('buildStockades')?.refused?.rule]).toEqual([
      '§5.4b',
      '§5.4b',
    ]);
  });
});

describe('marching at the desk', () => {
  const march = (pieces: Position['pieces'], units: readonly string[], more: Position = {}): Board => {
    const table = position({
      active: 'british',
      hands: { british: [1, 2], french: [] },
      ...more,
      pieces: pieces ?? {},
    });
    table.activate(1);
    const [leader, ...rest] = units as [string, ...string[]];
    return new Board(table.force(leader, ...rest).quietly());
  };

  it('goes to the next space at once, and to a far one step by step', () => {
    const b = march(at('albany', 'wolfe', R44), ['wolfe', R44]);
    expect(b.target('kinderhook')).toMatchObject({ cost: '1', path: ['kinderhook'] });
    const far = b.target('poughkeepsie')!;
    expect(far).toMatchObject({ cost: '2', path: ['kinderhook', 'poughkeepsie'] });
    expect(far.next).toEqual({
      action: { type: 'march', to: 'kinderhook' },
      onward: [{ type: 'march', to: 'poughkeepsie' }],
    });
    expect(b.click('poughkeepsie').table.where('wolfe')).toBe('kinderhook');
  });

  it('knows ways that can really be gone, by land and by boat', () => {
    for (const who of [
      at('albany', 'wolfe', R44),
      at('oswego', 'wolfe', ROGERS),
      at('albany', 'johnson', 'br-mohawk-1'),
    ]) {
      const start = march(who, Object.keys(who));
      const far = start.offer.targets.filter(({ next }) => 'onward' in next);
      expect(far.length).toBeGreaterThan(10);
      for (const { at: goal, next } of far) {
        if (!('action' in next) || !('place' in goal)) continue;
        const b = march(who, Object.keys(who));
        for (const action of [next.action, ...(next.onward ?? [])]) b.table.act(action);
        expect(b.table.where('wolfe' in who ? 'wolfe' : 'johnson')).toBe(goal.place);
      }
    }
  });

  it('leaves pieces behind on the way', () => {
    const b = march(at('albany', 'wolfe', R44, R48), ['wolfe', R44, R48]);
    expect(b.why({ sprite: R44 })?.rule).toBe('§6.1c');
    b.click('kinderhook').click(R48);
    expect(b.draft).toEqual({ leave: [R48] });
    expect(b.why({ sprite: 'wolfe' })?.rule).toBe('§6.1c');
    b.click('poughkeepsie');
    expect([b.table.where(R48), b.table.where('wolfe')]).toEqual(['kinderhook', 'poughkeepsie']);
  });

  it('looks at a battle before it is fought: odds and possible answers', () => {
    const pieces = { ...at('laurel-ridge-south', 'braddock', R44), ...at('gists-station', 'dumas', HURON) };
    const forts = { 'laurel-ridge-south': 'british fort' };
    const b = march(pieces, ['braddock', R44], { forts, hands: { british: [1, 2], french: [3, 4] } });
    b.click('gists-station');
    expect(b.draft).toEqual({ to: 'gists-station' });
    const { odds, possible } = b.offer;
    expect(odds?.title).toMatchObject({ key: 'desk.odds.battle', args: { space: 'gists-station' } });
    expect(odds?.of).toBe(36);
    expect(possible?.items.map(({ text }) => text.key)).toContain('desk.possible.avoid');
    expect(possible?.items.flatMap(({ card }) => (card ? [card] : []))).toContain('card-11');
    expect(b.press('putBack').draft).toEqual(desk.start);
    expect(b.click('gists-station').click('gists-station').table.asked[1]).not.toBe('act.decide');
  });

  it('passes through enemies alone', () => {
    const table = position({ ...FOE, pieces: { [SHAWNEE]: 'allegheny-south', [VIRGINIA]: 'woodstock' } }).activate(1);
    const b = new Board(table.individuals(SHAWNEE).quietly());
    b.click('woodstock');
    expect(b.offer.buttons.map(({ label }) => label.key)).toEqual(['desk.marchIn', 'desk.infiltrate', 'desk.putBack']);
    b.press('infiltrate').table.quietly();
    expect(b.button('stop')).toBeDefined();
    expect(b.table.asked[1]).toBe('act.decide');
  });

  it('sails, lands with a card, and takes Croghan along', () => {
    const hands = { british: [1, 17, 16], french: [] };
    const b = march(at('halifax', 'wolfe', R44), ['wolfe', R44], { hands });
    expect(b.places()).toEqual(expect.arrayContaining(['boston', 'new-york']));
    expect(b.target('boston')?.label.key).toBe('desk.sail');
    expect(b.cards()).toEqual(['card-16', 'card-17']);
    b.click('card-16').press('playResponse');
    b.click('card-17');
    expect(b.places()).toContain('louisbourg');
    expect(b.why({ place: 'boston' })?.rule).toBe('§6.431e');
    b.click('louisbourg').press('land');
    expect(b.table.t.amphib.some(each => each === 1)).toBe(true);
  });

  it('says why not: too far, nothing there, not this card', () => {
    const b = march(at('albany', 'wolfe', R44), ['wolfe', R44]);
    expect(b.why({ place: 'quebec' })).toMatchObject({ key: 'desk.no.outOfReach' });
    const barred = march({ ...at('albany', 'wolfe', R44), ...at('kinderhook', BEARN) }, ['wolfe', R44]);
    expect(barred.why({ place: 'peekskill' })).toMatchObject({ key: 'desk.no.blocked', args: { by: 'kinderhook' } });
    const met = march({ ...at('albany', 'wolfe', R44), ...at('poughkeepsie', BEARN) }, ['wolfe', R44]);
    expect(met.click('poughkeepsie').offer.odds?.title.args).toEqual({ space: 'poughkeepsie' });
    expect(met.button('marchFarIn')?.next).toMatchObject({
      action: { to: 'kinderhook' },
      onward: [{ to: 'poughkeepsie' }],
    });
    expect(b.why({ place: 'albany' })?.key).toBe('desk.no.there');
    expect(b.why({ card: 'card-2' })?.rule).toBe('§5.56a');
    expect(b.why({ sprite: BEARN })?.rule).toBeDefined();
    expect(b.why({ place: 'albany' }, 'french')).toMatchObject({
      key: 'desk.no.otherDecides',
      args: { side: 'british' },
    });
  });
});

describe('answers at the desk', () => {
  const coming = (french: Record<string, string>, more: Position = {}): Board => {
    const p = { active: 'british', hands: { british: [1, 2], french: [] }, ...more } as const;
    const table = position({ ...p, pieces: { ...at('albany', 'wolfe', R44, R48), ...french } }).activate(1);
    return new Board(table.force('wolfe', R44, R48).quietly());
  };

  it('intercept from one space, with the chance', () => {
    const b = coming(at('northampton', 'levis', BEARN, GUYENNE)).click('kinderhook');
    expect(b.table.asked).toEqual(['french', 'entry.intercept']);
    b.click('levis');
    expect(b.button('intercept')?.refused?.rule).toBe('§14.2b');
    b.press('takeAll');
    expect(b.draft).toEqual({ pieces: ['levis', BEARN, GUYENNE] });
    expect(b.offer.odds).toMatchObject({ of: 6, summary: { args: { times: 4 } } });
    expect(b.offer.odds?.lines.map(({ value }) => value)).toEqual(['4+', '+1']);
    expect(b.why({ sprite: R44 })?.rule).toBe('§3.1c');
    expect(b.press('noIntercept').table.asked[1]).toBe('act.decide');
  });

  it('avoid battle: who, then where to', () => {
    const b = coming(at('kinderhook', MARIN), { dice: [1, 1, 3] })
      .click('kinderhook')
      .click('kinderhook');
    expect(b.table.asked).toEqual(['french', 'entry.avoid']);
    expect(b.places()).toEqual([]);
    b.click(MARIN);
    expect(b.offer.odds?.summary.key).toBe('desk.odds.chance');
    expect(b.places()).toContain('poughkeepsie');
    expect(b.why({ place: 'albany' })?.rule).toBe('§15.1a');
    expect(b.why({ place: 'quebec' })?.rule).toBe('§15.0c');
    expect(b.press('noAvoid').table.asked[1]).not.toBe('entry.avoid');
  });

  it('go inside, all, some or none', () => {
    const p: Position = {
      forts: { ticonderoga: 'french fort' },
      options: ['basic'],
      hands: { british: [1, 2], french: [] },
    };
    const table = position({
      ...p,
      active: 'british',
      pieces: { ...at('wood-creek', 'webb', R44), ...at('ticonderoga', 'villiers', BEARN, MARIN) },
    });
    const b = new Board(table.activate(1).force('webb', R44)).click('ticonderoga').click('ticonderoga');
    expect(b.table.asked).toEqual(['french', 'entry.inside']);
    expect(b.sprites()).toEqual(['villiers', BEARN, MARIN].sort());
    expect(b.click(BEARN).button('someInside')?.label.args).toMatchObject({ pieces: BEARN });
    expect(b.why({ sprite: R44 })?.rule).toBe('§8.1a');
    b.press('putBack').press('someInside');
    expect(b.table.siege('ticonderoga')).toBe(0);
  });

  it('lose steps, retreat together or apart, or go inside', () => {
    const units = at('ticonderoga', 'villiers', BEARN, MARIN);
    const p: Position = {
      forts: { ticonderoga: 'french fort' },
      options: ['basic'],
      hands: { british: [1, 2], french: [] },
    };
    const pieces = { ...at('wood-creek', 'wolfe', R44, R48, R35), ...units };
    const table = position({ ...p, active: 'british', pieces, dice: [4, 2] })
      .activate(1)
      .force('wolfe', R44, R48, R35);
    const b = new Board(table).click('ticonderoga').click('ticonderoga').press('noneInside');
    while (b.table.asked[1] === 'losses.choose') b.click(b.sprites()[0]!);
    expect(b.table.asked).toEqual(['french', 'retreat.choose']);
    expect(b.sprites().length).toBeGreaterThan(1);
    expect(b.why({ place: 'wood-creek' })?.rule).toBe('§7.92d');
    expect(b.why({ sprite: R44 })?.rule).toBe('§7.91b');
    expect(b.button('goInside')).toBeDefined();
    b.click('villiers').press('goInside');
    expect(b.table.isInside('villiers')).toBe(true);
  });

  it('call out militia from its box', () => {
    const pieces = {
      ...at('deerfield', VIRGINIA),
      ...at('green-mountains-south', 'villiers', BEARN, GUYENNE),
      [BR_MILITIA]: 'militia-northern',
    };
    const table = position({
      options: ['basic'],
      pieces,
      hands: { french: [1, 2], british: [] },
      dice: [1, 1],
    }).activate(1);
    const b = new Board(table.force('villiers', BEARN, GUYENNE)).click('deerfield').click('deerfield');
    expect(b.table.asked).toEqual(['british', 'muster.choose']);
    b.click(BR_MILITIA).press('someMuster');
    expect(b.table.said('militia.out')).toHaveLength(1);
  });

  it('raids: their chances, which first, who defends', () => {
    const pieces = { ...at('tuscarora-hills', 'villiers', MINGO, SHAWNEE), [ABENAKI]: 'st-francois' };
    const table = position({
      options: ['basic'],
      pieces,
      hands: { french: [1, 2], british: [] },
      dice: [3, 2],
    }).activate(1);
    const b = new Board(table.force('villiers', MINGO, SHAWNEE)).click('reading').click(MINGO).click('lancaster');
    expect(b.offer.odds).toMatchObject({ title: { key: 'desk.odds.raid' }, of: 6 });
    b.press('stop');
    expect(b.table.asked).toEqual(['french', 'raids.choose']);
    expect(b.places()).toEqual(['lancaster', 'reading']);
    expect(b.why({ place: 'albany' })?.rule).toBe('§10.1a');
    b.click('reading');
  });
});
