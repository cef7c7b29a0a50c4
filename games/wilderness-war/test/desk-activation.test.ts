import { pointedTo } from '@bivouac/desk';
import { describe, expect, it } from 'vitest';
import { at, BEARN, R44, R48, ROGERS, VIRGINIA } from './07-help.ts';
import { Board } from './desk-walk.ts';
import { type Position, position } from './table.ts';

const board = (p: Position): Board => new Board(position(p));

describe('activation at the desk', () => {
  const pieces = {
    ...at('albany', 'wolfe', 'murray', 'johnson', R44, R48, 'br-mohawk-1', VIRGINIA),
    ...at('schenectady', ROGERS, 'webb'),
  };
  const british = (card: number): Board =>
    board({ active: 'british', pieces, hands: { british: [card, 1], french: [2] } })
      .click(`card-${card}`)
      .press('activate');

  it('takes the full force with its leader, the usual variations by a button, and any other by clicking', () => {
    const all = ['murray', 'johnson', R44, R48, VIRGINIA, 'br-mohawk-1'];
    const b = british(33).click('wolfe');
    expect(b.offer.targets.filter(each => each.picked).map(({ at }) => pointedTo(at))).toEqual(
      expect.arrayContaining(['wolfe', ...all]),
    );
    expect(b.button('takeAll')).toBeUndefined();
    expect(b.offer.buttons.filter(each => each.quick).map(({ label }) => label.key)).toEqual([
      'desk.onlyAuxiliaries',
      'desk.leaveTwo',
      'desk.singly',
    ]);
    expect(b.click(R44).draft).toEqual({ leader: 'wolfe', pieces: all.filter(each => each !== R44) });
    expect(b.target(R44)?.picked).toBeUndefined();
    expect(b.press('onlyAuxiliaries').draft).toEqual({ leader: 'wolfe', pieces: ['murray', 'johnson', 'br-mohawk-1'] });
    expect(b.press('leaveTwo').draft).toEqual({ leader: 'wolfe', pieces: ['murray', 'johnson', R44, R48] });
    expect(b.press('takeAll').draft).toEqual({ leader: 'wolfe', pieces: all });
    b.press('activateForce');
    expect(b.table.t.orders.length + (b.table.t.move ? 1 : 0)).toBe(1);
  });

  it('sets out at once: a place within reach is the activation and every march there', () => {
    const b = british(33).click('wolfe');
    const march = (to: string) => ({ type: 'march', to });
    expect(b.target('hudson-carry-north')).toMatchObject({
      cost: '2',
      path: ['hudson-carry-south', 'hudson-carry-north'],
      next: {
        action: { type: 'force', leader: 'wolfe' },
        onward: ['hudson-carry-south', 'hudson-carry-north'].map(march),
      },
    });
    expect(b.offer.points).toBe('4');
  });

  it('looks at an enemy some spaces off, with the chances, before it sets out', () => {
    const foe = { ...pieces, ...at('ticonderoga', BEARN) };
    const b = board({ active: 'british', pieces: foe, hands: { british: [33, 1], french: [2] } })
      .click('card-33')
      .press('activate')
      .click('wolfe')
      .click('ticonderoga');
    expect(b.offer.odds?.title).toMatchObject({ key: 'desk.odds.battle', args: { space: 'ticonderoga' } });
    expect(b.target('ticonderoga')?.picked).toBe(true);
    expect(b.button('marchFarIn')).toMatchObject({ primary: true, label: { args: { steps: 3, fight: 1 } } });
    expect(b.button('activateForce')?.primary).toBeUndefined();
    const { next } = b.button('marchFarIn')!;
    expect('onward' in next && next.onward?.at(-1)).toEqual({ type: 'march', to: 'ticonderoga' });
  });

  it('refuses Mohawks without Johnson, with the rule', () => {
    const b = british(33).click('wolfe').click('johnson');
    expect(b.button('activateForce')?.refused?.rule).toBe('§5.534a');
  });

  it('takes leaders and Auxiliaries one by one, as far as the card goes', () => {
    const b = british(33).click(ROGERS);
    expect(b.sprites()).toEqual(['br-mohawk-1', ROGERS, 'johnson', 'murray', 'webb', 'wolfe'].sort());
    b.click('br-mohawk-1');
    expect(b.sprites()).toEqual(['br-mohawk-1', ROGERS].sort());
    expect(b.why({ sprite: 'webb' })?.rule).toBe('§5.32a');
    expect(b.offer.hint?.args).toEqual({ left: '½' });
  });

  it('sends one unit of Drilled Troops, or gives it to a leader', () => {
    expect(british(33).click(R44).click('murray').draft).toEqual({ leader: 'murray', pieces: [R44] });
    expect(british(33).click(R44).press('activateSingles').table.t.move?.pieces).toHaveLength(1);
  });

  it('lets a slow leader go alone only', () => {
    const b = british(49); // value 1
    expect(b.click('webb').draft).toEqual({ singles: ['webb'] });
    expect(b.button('withForce')).toBeUndefined();
    expect(b.press('putBack').click('wolfe').press('singly').button('withForce')).toBeDefined();
  });

  it('names what the enemy could answer, and says why not', () => {
    const b = british(33);
    expect(b.offer.possible?.items.map(item => item.text.args)).toEqual([{ event: 'foul_weather' }]);
    expect(b.why({ place: 'albany' })?.key).toBe('desk.no.pickPiece');
    expect(b.why({ place: 'quebec' })?.key).toBe('desk.no.nobody');
    expect(b.why({ sprite: BEARN })?.rule).toBe('§3.1c');
    expect(b.why({ sprite: 'works-hoosic' })?.key).toBe('desk.no.nobody');
  });

  it('takes two leaders for a Campaign', () => {
    const b = board({ active: 'british', pieces, hands: { british: [1, 2], french: [3] } })
      .click('card-1')
      .press('event');
    expect(b.sprites()).toEqual(['johnson', 'murray', 'webb', 'wolfe']);
    b.click('webb').press('activateForce').click('wolfe').press('activateForce');
    expect(b.table.asked[1]).toBe('activation.order');
    b.click('webb');
    expect(b.table.asked[1]).toBe('responses.offer');
  });
});
