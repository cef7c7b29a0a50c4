import { sameFinger } from '@bivouac/desk';
import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { Hand } from './desk-clicks.ts';
import { plain } from './plain.ts';
import { type Position, position, Table } from './table.ts';

/** Jackson and five divisions, the enemy far off; he rolls 4 and has 6 points. */
const jackson = (more: Position = {}): Hand =>
  new Hand(
    position({
      ...{ scenario: 'slb-chancellorsville', side: 'confederate', dice: [4, 1, 6] },
      units: {
        ...{ 'c-early': '2312', 'c-rodes': '2313', 'c-colston': '2315', 'c-pender': '2212', 'c-heth': '2212' },
        'u-williams': '0801',
      },
      leaders: { 'cL-jackson': 'c-rodes' },
      ...more,
    }).state,
  );
const isUnderWay = ({ state }: Hand): boolean => (state.table.march?.moved ?? 0) > 0;
/** A hex the unit in hand could go to, as far as its points allow. */
const farthest = ({ offer }: Hand): string => {
  const far = offer.targets.filter(({ path }) => path).sort((one, other) => other.path!.length - one.path!.length)[0]!;
  return 'place' in far.at ? far.at.place : '';
};

describe('the desk, an activation of five units', () => {
  it('ticks all of his command with the leader, and rolls once', () => {
    const hand = jackson().on('cL-jackson');
    const ticked = hand.offer.targets.filter(({ picked }) => picked).map(({ at }) => ('sprite' in at ? at.sprite : ''));
    expect(ticked.sort()).toEqual(['c-colston', 'c-early', 'c-heth', 'c-pender', 'c-rodes', 'cL-jackson']);
    hand.press();
    expect([hand.question, hand.state.table.activation!.allowance, hand.clicks]).toEqual(['activation.next', 12, 2]);
  });
  it('takes two clicks to begin and at most two for each unit: no button for whom, none for where the leader goes', () => {
    const hand = jackson().on('cL-jackson').press();
    for (let unit = 0; unit < 5; unit++) {
      hand.at(farthest(hand));
      if (hand.state.table.march && hand.question === 'march.go' && isUnderWay(hand)) hand.press('endMarch');
    }
    expect(hand.state.table.activation).toBeNull();
    expect(hand.clicks).toBeLessThanOrEqual(12);
    expect(Object.values(hand.state.table.fatigue).filter(each => each === 1)).toHaveLength(5);
  });
  it('lets another unit be clicked to end this march and begin his', () => {
    const hand = jackson().on('cL-jackson').press();
    const first = hand.offer.targets.find(({ path }) => path?.length === 1)!;
    hand.at('place' in first.at ? first.at.place : '');
    const { unit } = hand.state.table.march!;
    hand.on('c-pender');
    expect(hand.state.table.march!.unit).not.toBe(unit);
    expect(hand.offer.carry).toContain('c-pender');
  });
  it('asks where the leader goes if his own unit stays behind, or on request', () => {
    expect(jackson().on('cL-jackson').on('c-rodes').press().question).toBe('activation.follow');
    expect(jackson().on('cL-jackson').press('activateRide').question).toBe('activation.follow');
  });
  it('says why a unit cannot be ticked', () => {
    const hand = jackson().on('cL-jackson');
    const why = desk.whyNot(view(game, hand.state, hand.seat), hand.seat, hand.draft, { sprite: 'u-williams' });
    expect(why?.rule).toBe('§5.2-2-units');
  });
});

describe('the desk, one unit', () => {
  it('shows the roll each hex takes before the die, and goes there if the die allows it', () => {
    const hand = jackson().on('c-early');
    const near = hand.offer.targets.find(({ path }) => path?.length === 3)!;
    expect(near.cost).toMatch(/^≥\d$/);
    const place = 'place' in near.at ? near.at.place : '';
    const least = Number(near.cost!.slice(1));
    const lucky = jackson({ dice: [6] })
      .on('c-early')
      .at(place);
    expect([lucky.clicks, lucky.state.table.march?.moved ?? 3]).toEqual([2, 3]);
    const unlucky = jackson({ dice: [least - 1] })
      .on('c-early')
      .at(place);
    expect([unlucky.question, unlucky.state.table.march!.moved]).toEqual(['march.go', 0]);
  });
  it('marches first on the main button, and counts the points', () => {
    const hand = jackson().on('c-early').press();
    expect([hand.question, hand.offer.points]).toEqual(['march.go', '5']);
    const own = hand.offer.targets.filter(({ at }) => sameFinger(at, { place: '2312' }));
    expect(own).toEqual([]);
  });
  it('tells what a far hex costs in all, with its rule', () => {
    const hand = jackson().on('c-early').press();
    const why = desk.whyNot(view(game, hand.state, hand.seat), hand.seat, hand.draft, { place: '1212' });
    expect([why?.key, why?.rule]).toEqual(['no.points', '§6.1-insufficient']);
    expect((why!.args as { needs: number }).needs).toBeGreaterThan(10);
  });
});

describe('the desk, passing', () => {
  it('asks again while fresh units are left, and names them', () => {
    const pass = jackson().offer.buttons.find(({ label }) => label.key === 'desk.pass')!;
    expect([pass.primary, pass.leaves?.items.length]).toEqual([undefined, 5]);
  });
  it('is the main button once all are spent', () => {
    const spent = { 'c-early': '2312 fatigue 3', 'u-williams': '0801' };
    const { buttons } = jackson({ units: spent, leaders: {} }).offer;
    expect(buttons.find(({ primary }) => primary)?.label.key).toBe('desk.pass');
  });
});

describe('GCACW 6.3-several-leaders, 6.3-choice at the desk one leader goes in the place of another of his level', () => {
  it('Sumner is pointed at: he goes with French, and Couch stays with Howard', async () => {
    const scenario = await plain('btc-fredericksburg');
    const units = { 'u-howard': '1112', 'u-french': '1112', 'c-mclaws': '2015' };
    const leaders = { 'uL-couch': 'u-french', 'uL-sumner': 'u-howard' };
    const table = position({ scenario, units, leaders, dice: [6] }).march('u-french');
    const hand = new Hand(table.state).on('uL-sumner').at('1111');
    const after = new Table(hand.state);
    expect([after.with('uL-sumner'), after.with('uL-couch')]).toEqual(['u-french', 'u-howard']);
  });
});
