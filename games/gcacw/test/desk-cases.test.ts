import { keyedDice, picker, view } from '@bivouac/kernel';
import { oneOf, walkDesk } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { of } from '../state.ts';
import { book } from '../text/index.ts';
import { Hand } from './desk-clicks.ts';
import { plain } from './plain.ts';
import { type Position, position, Table } from './table.ts';

const BAC = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'city' } });
const ALL = ['u-baird', 'u-negley', 'u-brannan'];
/** Thomas with three divisions in 1111 before Gist in 1112, Rosecrans with Davis beside them. */
const corps = (dice: readonly number[], more: Position = {}): Table =>
  position({
    ...{ scenario: BAC, dice, ...more },
    units: { 'u-baird': '1111', 'u-negley': '1111', 'u-brannan': '1111', 'u-davis': '1211', 'c-gist': '1112' },
    leaders: { 'uL-thomas': 'u-brannan', 'uL-rosecrans': 'u-davis' },
  });
const assaulted = (dice: readonly number[]): Table =>
  corps(dice).act({ type: 'assault', leader: 'uL-thomas', units: ALL, hex: '1112' });
const stacked = (dice: readonly number[]): Table =>
  position({ scenario: BAC, units: { 'u-brannan': '1111', 'c-gist': '1112', 'c-liddell': '1112' }, dice })
    .march('u-brannan')
    .act({ type: 'attack', hex: '1112', kind: 'prepared' });
const ridden = (): Table =>
  position({
    ...{ scenario: BAC, dice: [6, 1] },
    units: { 'u-baird': '1110', 'c-scott': '1112', 'c-davidson': '1112' },
  })
    .march('u-baird')
    .move('1111')
    .act({ type: 'evade' });
const caught = (): Table =>
  position({
    ...{ scenario: 'otr-to-the-james', turn: 1, dice: [1, 1, 3, 4] },
    units: { 'u-hooker': '1408 fatigue 1', 'c-huger': '0409 fatigue 1' },
  })
    .pass()
    .pass()
    .idle();
const besieged = (): Table =>
  position({
    ...{ scenario: 'hcr-the-lost-order', turn: 4, leaders: { 'uL-miles': 'u-ward' } },
    units: {
      ...{ 'u-ward': '1019 manpower 4', 'u-trimble': '0920 manpower 6', 'u-ford': '0922', 'u-voss': '1019 fatigue 3' },
      ...{ 'c-a-p-hill': '0820 manpower 14', 'c-mclaws': '0819 manpower 6' },
    },
  })
    .pass()
    .pass()
    .idle();

/** Everything offered at this question is legal and can be said, and everything else says why not. */
function faults({ state }: Table, seed: number): readonly string[] {
  const { units, leaders, board } = of(state.table);
  const pieces = [...units.ids, ...leaders.ids];
  const from = { ...state, dice: keyedDice('5'.repeat(64)) };
  return walkDesk(
    {
      ...{ game, desk, book, pick: picker(seed), checkOneIn: 1 },
      anywhere: pick => (pick(2) === 0 ? { place: oneOf(board.hexIds, pick) } : { sprite: oneOf(pieces, pick) }),
    },
    from,
    2,
  ).faults;
}

describe('the desk, questions that chance hardly comes to', () => {
  it.each([
    ['assault.storm', () => assaulted([4])],
    ['assault.grand', () => assaulted([1])],
    ['assault.join', () => assaulted([1, 1]).act({ type: 'grand', leader: 'uL-rosecrans' })],
    ['combat.defenderLoss', () => stacked([4, 5, 1])],
    ['evade.loss', ridden],
    ['swamps.choose', caught],
    ['surrender.ride', besieged],
  ] as const)('%s', (question, at) => {
    expect(at().asked[1]).toBe(question);
    for (const seed of [1, 2, 3]) expect(faults(at(), seed)).toEqual([]);
  });
});

describe('the desk, assaults', () => {
  it('take the leader, the enemy hex and the main button; all who can are ticked', () => {
    const hand = new Hand(corps([1]).state).on('uL-thomas').at('1112');
    const command = hand.offer.odds!.lines.filter(({ text }) => text.key === 'desk.odds.command');
    expect(command.map(({ value }) => Number(value[0])).reduce((sum, each) => sum + each)).toBe(6);
    hand.press();
    expect([hand.question, hand.clicks]).toEqual(['assault.grand', 3]);
    expect(hand.state.table.assault!.chosen).toHaveLength(3);
  });
  it('propose the strongest where fewer follow, and the strongest hexes that may join', () => {
    const storm = new Hand(assaulted([4]).state);
    expect(storm.offer.targets.filter(({ picked }) => picked)).toHaveLength(1);
    const join = new Hand(assaulted([1, 1]).act({ type: 'grand', leader: 'uL-rosecrans' }).state);
    expect(join.offer.targets.filter(({ picked }) => picked).map(({ at }) => at)).toEqual([{ sprite: 'u-davis' }]);
  });
});

describe('the desk, losses and retreats', () => {
  it('takes all off one unit with the main button, one at a time by pointing', () => {
    const hand = new Hand(stacked([4, 5, 1]).state);
    expect(hand.state.table.attack!.owed[1]).toBe(2);
    hand.on('c-liddell');
    expect(hand.state.table.attack!.owed[1]).toBe(1);
  });
  it('shows every hex where a retreat may end, with its way, its priorities and its loss', () => {
    const hand = new Hand(stacked([4, 5, 1, 3, 2]).state).press();
    expect(hand.question).toBe('retreat.walk');
    const ends = hand.offer.targets.filter(({ label }) => label.key === 'desk.retreatTo');
    expect(ends.length).toBeGreaterThan(2);
    const end = ends.find(({ path }) => path!.length >= 4)!;
    hand.at('place' in end.at ? end.at.place : '');
    const after = new Table(hand.state);
    expect([after.t.retreat, after.where('c-gist')]).toEqual([null, 'place' in end.at ? end.at.place : '']);
  });
  it('says why a hex beside the stack is no way', () => {
    const hand = new Hand(stacked([4, 5, 1, 3, 2]).state).press();
    const why = (place: string) => desk.whyNot(view(game, hand.state, hand.seat), hand.seat, {}, { place })?.rule;
    expect(why('1111')).toBe('§7.6-res-active');
    expect([why('1011'), why('1211')]).toEqual(['§7.6-prio-3', '§7.6-prio-3']);
  });
});
