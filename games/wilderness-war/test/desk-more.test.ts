import { keyedDice, look, picker, questionName } from '@bivouac/kernel';
import { oneOf, otherWorld, playout } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { pieceIds, spaceIds } from '../data/index.ts';
import { desk, questions } from '../desk.ts';
import { game } from '../game.ts';
import { kit } from '../kit.ts';
import type { WildernessView } from '../state.ts';
import { ARTOIS, at, BEARN, GUYENNE, MARIN, R35, R44, R48 } from './07-help.ts';
import { Board } from './desk-walk.ts';
import { type Position, position } from './table.ts';

const board = (p: Position): Board => new Board(position(p));

describe('sieges at the desk', () => {
  const louisbourg = (level: number, dice: readonly number[], ...garrison: string[]): Board => {
    const pieces = { ...at('louisbourg', 'wolfe', R44), ...at('louisbourg inside', 'drucour', ...garrison) };
    const p: Position = { active: 'british', hands: { british: [1, 2], french: [3, 4] }, pieces, dice };
    const table = position({ ...p, sieges: { louisbourg: level }, amphib: ['louisbourg'] }).activate(1);
    return new Board(table.force('wolfe', R44).quietly());
  };

  it('shows the chances of a siege roll before it is made', () => {
    const b = louisbourg(0, [6], ARTOIS);
    expect(b.button('assault')?.refused?.rule).toBe('§9.1a');
    b.press('siegeRoll');
    expect(b.offer.odds).toMatchObject({ of: 6, title: { args: { space: 'louisbourg', level: 0 } } });
    expect(b.offer.odds?.lines.map(({ value }) => value)).toEqual(['+2', '−1', '−1', '+0']);
    expect(b.offer.possible?.items.map(({ text }) => text.args)).toEqual([{ event: 'coehorns' }]);
    b.press('siegeRoll').table.quietly();
    expect([b.table.siege('louisbourg'), b.table.asked[1]]).toEqual([2, 'siege.assault']);
    expect(b.offer.odds?.title.key).toBe('desk.odds.assault');
    expect(b.why({ place: 'louisbourg' })?.rule).toBe('§8.24a');
    expect(b.press('noAssault').table.asked[1]).toBe('phase.choose');
  });

  it('storms', () => {
    const b = louisbourg(2, [6, 1, 3, 3]).press('assault');
    expect(b.offer.odds?.lines.filter(({ text }) => text.key === 'desk.odds.column')[0]?.text.args).toEqual({
      shifted: 1,
    });
    b.press('assault').table.quietly();
    expect(b.table.holder('louisbourg')).toBe('british');
  });

  it('sallies, and joins those who come to relieve', () => {
    const inside = at('montreal inside', 'montcalm', BEARN, MARIN);
    const pieces = { ...inside, ...at('montreal', R44, R48), ...at('sorel', 'levis', GUYENNE) };
    const p: Position = { options: ['basic'], hands: { french: [1, 2], british: [] }, pieces, sieges: { montreal: 1 } };
    const b = board({ ...p, dice: [2, 2] })
      .click('card-1')
      .press('activate')
      .click('montcalm');
    b.press('activateForce').press('sortie');
    expect(b.offer.odds?.title.key).toBe('desk.odds.battle');
    b.press('sortie');
    expect(b.table.said('battle.begins')).toHaveLength(1);
    const r = board({ ...p, dice: [2, 2] })
      .click('card-1')
      .press('activate')
      .click('levis');
    r.press('activateForce').click('montreal').click('montreal');
    expect(r.table.asked).toEqual(['french', 'entry.join']);
    expect(r.why({ sprite: GUYENNE })?.rule).toBe('§8.251a');
    r.press('someJoin');
    expect(r.table.t.battle === null || r.table.t.battle.sallied.length > 0).toBe(true);
  });
});

describe('events at the desk', () => {
  it('swaps two leaders, one after the other', () => {
    const pieces = { montcalm: 'quebec', levis: 'montreal', rigaud: 'montreal' };
    const b = board({ active: 'british', pieces, hands: { british: [22, 1], french: [2] } })
      .click('card-22')
      .press('event');
    expect(b.sprites()).toEqual(['levis', 'montcalm', 'rigaud']);
    b.click('levis');
    expect(b.sprites()).toEqual(['levis', 'montcalm']);
    expect(b.why({ sprite: 'rigaud' })?.rule).toBe('§card-22a');
    b.click('montcalm');
    expect([b.table.where('levis'), b.table.where('montcalm')]).toEqual(['quebec', 'montreal']);
  });

  it('takes a card back from the discard pile', () => {
    const p: Position = { active: 'british', hands: { british: [67, 1], french: [2] }, discard: [57, 47, 33] };
    const b = board(p).click('card-67').press('event');
    expect(b.table.asked[1]).toBe('takingBack.choose');
    expect(b.cards()).toEqual(['card-57', 'card-47']);
    expect(b.why({ card: 'card-33' })?.rule).toBe('§5.22b');
    expect(b.click('card-47').table.hand('british')).toContain('card-47');
  });

  it('lets Indians of an alliance come in from beside the map, and restores', () => {
    const p: Position = {
      hands: { french: [23, 1], british: [2] },
      dice: [6],
      vp: 5,
      pieces: { montcalm: 'montreal' },
    };
    const b = board(p).click('card-23').press('event');
    expect(b.table.asked[1]).toBe('alliance.choose');
    const coming = desk.picture(look(game, b.table.state, 'french')).holdings.flatMap(each => each.items);
    const abenaki = coming.find(({ sprite }) => sprite.id === 'fr-abenaki-1');
    expect(abenaki?.sprite.at).toBe('st-francois');
    expect(b.click('fr-abenaki-1').table.where('fr-abenaki-1')).toBe('st-francois');
  });

  it('places reinforcements, shown as arriving', () => {
    const p: Position = {
      active: 'british',
      hands: { british: [57, 1], french: [2] },
      pieces: { murray: 'pool' },
      dice: [1],
    };
    const b = board(p).click('card-57').press('event');
    expect(b.table.asked[1]).toBe('reinforce.place');
    const arriving = desk.picture(look(game, b.table.state, null)).holdings.find(({ id }) => id === 'arriving');
    expect(arriving?.items.map(({ sprite }) => sprite.id)).toContain('murray');
    expect(b.places()).toContain('boston');
    expect(b.why({ place: 'quebec' })?.rule).toBe('§5.522a');
  });

  it('places reinforcements in one space with two clicks', () => {
    const p: Position = {
      active: 'british',
      hands: { british: [57, 1], french: [2] },
      pieces: { murray: 'pool' },
      dice: [1],
    };
    const b = board(p).click('card-57').press('event');
    const { length: all } = (b.table.state.stack.at(-1)!.locals as { pieces: number[] }).pieces;
    expect(all).toBeGreaterThan(1);
    const there = b.press('allHere').target('boston')!;
    expect(there.label).toMatchObject({ key: 'desk.placeAllAt', args: { all, space: 'boston' } });
    const { action, onward = [] } = there.next as { action: object; onward?: object[] };
    expect([action, ...onward]).toHaveLength(all);
    for (const each of [action, ...onward]) b.table.act(each as never, 'british');
    expect(b.table.where('murray')).toBe('boston');
    expect(b.table.asked[1]).not.toBe('reinforce.place');
  });

  it('bids', () => {
    const table = position({ options: ['bidding'], hands: { french: [1], british: [2] } });
    table.state.stack = [{ proc: 'game', step: 'bid', locals: {}, answer: null }];
    const view = look(game, table.state, 'french');
    const first = desk.offer(view, 'french', desk.start);
    expect(first.buttons[0]?.next).toEqual({ action: { type: 'bid', vp: 0, side: 'french' } });
    const more = desk.offer(view, 'french', { vp: 3, side: 'british' });
    expect(more.buttons[0]?.next).toEqual({ action: { type: 'bid', vp: 3, side: 'british' } });
  });
});

describe('demolition at the desk', () => {
  it('is the last button, and never in the way', () => {
    const forts = { oswego: 'british fort', hoosic: 'british stockade', winchester: 'british works' };
    const p: Position = {
      active: 'british',
      hands: { british: [1, 2], french: [3] },
      forts,
      pieces: { wolfe: 'albany', [R44]: 'albany' },
    };
    const b = board({ ...p, sieges: {} });
    expect(b.offer.buttons.at(-1)?.label.key).toBe('desk.demolish');
    expect(b.click('card-1').button('demolish')).toBeUndefined();
    b.press('putBack').press('demolish');
    expect(b.places()).toEqual(['hoosic', 'oswego', 'winchester']);
    expect(b.why({ place: 'albany' })?.rule).toBe('§5.46a');
    b.click('hoosic');
    expect([b.table.fort('hoosic'), b.table.asked[1]]).toEqual(['none', 'phase.choose']);
    expect(board({ ...p, forts: {} }).button('demolish')).toBeUndefined();
  });
});

describe('layers', () => {
  const pieces = { ...at('albany', 'wolfe', R44), ...at('ohio-forks', R48), ...at('laurel-ridge-south', R35) };
  const p: Position = { active: 'british', hands: { british: [1, 2], french: [3] }, pieces };

  it('show supply: where it reaches and who is cut off', () => {
    const view = look(game, position(p).state, 'british');
    const [supply, cut] = desk.layer!(view, 'british', desk.start, 'supply');
    expect([supply?.kind, supply?.spots.includes('albany')]).toEqual(['supply', true]);
    expect([cut?.kind, cut?.spots]).toEqual(['cut', ['ohio-forks', 'laurel-ridge-south']]);
    expect(desk.layer!({ ...view, seat: null, hands: {} }, '', desk.start, 'supply')).toHaveLength(4);
    const basic = look(game, position({ ...p, options: ['basic'] }).state, 'british');
    expect(desk.layer!(basic, 'british', desk.start, 'supply')).toEqual([]);
  });

  it('show how far a force that is being put together could go', () => {
    const b = board(p).click('card-1').press('activate').click('wolfe').click(R44);
    const marks = desk.layer!(look(game, b.table.state, 'british'), 'british', b.draft, 'reach');
    const places = marks.flatMap(mark => mark.spots);
    expect(marks.every(mark => mark.kind === 'reach')).toBe(true);
    expect(places).toContain('kinderhook');
    expect(places).not.toContain('albany');
    expect(desk.layer!(look(game, b.table.state, 'british'), 'british', desk.start, 'reach')).toEqual([]);
  });
});

describe('every question', () => {
  it('has a hand, and every hand a question', () => {
    const asked = [game.main, ...game.procedures].flatMap(({ id, steps }) =>
      Object.entries(steps).flatMap(([step, each]) => (typeof each === 'object' ? [`${id}.${step}`] : [])),
    );
    expect(Object.keys(questions).sort()).toEqual([...new Set(asked)].sort());
  });
});

describe('the desk tells nothing', () => {
  const pick = picker(1759);
  const same = (here: WildernessView, there: WildernessView, seat: string): void => {
    expect(desk.picture(there)).toEqual(desk.picture(here));
    expect(desk.offer(there, seat, desk.start), questionName(here) ?? '').toEqual(desk.offer(here, seat, desk.start));
    for (const what of [{ place: oneOf(spaceIds, pick) }, { sprite: oneOf(pieceIds, pick) }])
      expect(desk.whyNot(there, seat, desk.start, what)).toEqual(desk.whyNot(here, seat, desk.start, what));
  };
  it('shows and offers the same in every world this seat could be in', () => {
    let n = 0;
    playout(game, { scenario: 'annus-mirabilis', options: [] }, keyedDice('7'.repeat(64)), picker(3), {
      played({ played: { state } }) {
        if (n++ % 25 !== 0) return;
        for (const seat of ['british', 'french']) {
          const world = otherWorld(kit, state, seat, game.imagine(look(game, state, seat), pick), pick);
          same(look(game, state, seat), look(game, world, seat), seat);
        }
      },
    });
    expect(n).toBeGreaterThan(100);
  });
});
