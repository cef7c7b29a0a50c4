import type { Touched } from '@bivouac/desk';
import { keyedDice, type Pick, picker, refusal, start, view } from '@bivouac/kernel';
import { oneOf, walkDesk } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { blockNumber, board, groupIds, tokenIds } from '../data/index.ts';
import { askedOf } from '../desk/asked.ts';
import { attackOdds } from '../desk/odds.ts';
import { desk } from '../desk.ts';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';
import { type GunsState, standIds } from '../state.ts';
import { en as deskEn } from '../text/desk/en.ts';
import { fr as deskFr } from '../text/desk/fr.ts';
import { book } from '../text/index.ts';
import { type Position, position } from './table.ts';

const PLACES = [...board.positionIds, ...board.areaIds, ...board.pointIds];
function anywhere(pick: Pick): Touched {
  const kind = pick(5);
  if (kind === 0) return { card: oneOf(tokenIds, pick) };
  return kind < 3 ? { place: oneOf(PLACES, pick) } : { sprite: oneOf(standIds, pick) };
}
const walked = (seed: number, from: GunsState, most: number) =>
  walkDesk({ game, desk, book, anywhere, pick: picker(seed) }, from, most);
const begun = (seed: number): GunsState =>
  start(game, { scenario: 'battle', options: [] }, keyedDice(String(seed % 10).repeat(64))).state;

describe('the desk', () => {
  it.each([1, 2])('plays a game by what it offers, and says why not: %i', seed => {
    const { faults, actions } = walked(seed, begun(seed), 60);
    expect(faults).toEqual([]);
    expect(actions).toBeGreaterThan(50);
  });

  it('says what is missing: a front once the position is chosen, a position where an area was pointed at', () => {
    const state = begun(1);
    const seen = view(game, state, 'union');
    const [spot] = desk.offer(seen, 'union', desk.start).targets;
    const half = spot && 'draft' in spot.next ? spot.next.draft : desk.start;
    const [area] = board.areaIds;
    expect(desk.whyNot(seen, 'union', desk.start, { place: area! })?.key).toBe('desk.no.pickPosition');
    const far = board.areaIds.filter(each => desk.whyNot(seen, 'union', half, { place: each }) !== null);
    expect(far).toHaveLength(board.areaIds.length - 2);
    expect(desk.whyNot(seen, 'union', half, { place: far[0]! })?.key).toBe('desk.no.frontFirst');
  });

  it.each([2, 3, 5])('bids, balances, and leaves tokens and orders to commanders: %i', seed => {
    const options = ['21', '22', '24', '25-union', '25-confederate'];
    const state = start(game, { scenario: 'battle', options }, keyedDice(`${seed}`.repeat(64))).state;
    const { faults, questions } = walked(seed, state, 60);
    expect(faults).toEqual([]);
    const met = ['opening.bid', 'opening.choose', 'opening.orderUnion', 'phase.instruct', 'phase.tokens'];
    expect([...questions]).toEqual(expect.arrayContaining(met));
  });

  it('puts attacks together, brings up guns, reduces and withdraws in hard-fought games', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const state = begun(seed);
      oneOf(stages, picker(seed))(state, picker(seed));
      const { faults, questions } = walked(seed, state, 50);
      expect(faults).toEqual([]);
      for (const question of questions) met.add(question);
    }
    const fought = ['attack.defence', 'attack.support', 'phase.attack', 'phase.march', 'reduce.offer', 'reduce.pick'];
    expect([...met]).toEqual(expect.arrayContaining(fought));
  });
});

describe('the desk writes special orders', () => {
  const asked = (): GunsState => {
    const options = ['25-union', '25-confederate'];
    return start(game, { scenario: 'battle', options }, keyedDice('1'.repeat(64))).state;
  };
  const seen = view(game, asked(), 'union-commander');

  it('only when somebody begins to write, with the limits of the rule', () => {
    expect(desk.offer(seen, 'union-commander', {}).writing).toBeUndefined();
    const { writing } = desk.offer(seen, 'union-commander', { write: 'yes' });
    expect([writing?.words, writing?.seconds]).toEqual([5, 30]);
    expect(writing?.late).toEqual({ type: 'instruct', words: [] });
  });

  it('refuses six words and a sign with their rules, and sends five', () => {
    const writing = desk.offer(seen, 'union-commander', { write: 'yes' }).writing!;
    const five = ['Hold', 'the', 'ridge', 'until', 'dark'];
    expect(writing.whyNot([...five, 'please'])?.rule).toBe('§25.3e');
    expect(writing.whyNot(['p149'])?.rule).toBe('§25.3f');
    expect(writing.whyNot(five)).toBeNull();
    expect(refusal(game, seen, 'union-commander', writing.act(five))).toBeNull();
  });
});

describe('GOG 13.8.3a, 13.8.4i, 21.3b the odds before an attack', () => {
  const range = (p: Position, block: string, path: readonly string[], seen?: string) => {
    const table = position({
      ...{ side: 'confederate', first: 'confederate', step: 'attack', orders: { confederate: 'attack' } },
      trays: { confederate: ['c-march-1'] },
      ...p,
    });
    if (seen)
      table.t.clues.push({
        block: blockNumber(seen),
        group: groupIds.indexOf('iron-brigade'),
        stands: [table.number(seen)],
      });
    const action = table.attack({ [block]: path }, [block]);
    if (action.type !== 'attack') throw new Error('no attack');
    const odds = attackOdds(askedOf(view(game, table.state, 'confederate'), 'confederate'), action);
    return [odds!.summary.args!['least'], odds!.summary.args!['most'], odds!.bars.length];
  };
  const open = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' };
  const straight = ['codori-north', 'p176'];
  it('from their weakest block to the Iron Brigade, if it may be there', () => {
    expect(range({ blocks: open }, 'pickett-f1', straight)).toEqual([-1, 2, 0]); // 2 + 1, less 2 and 2, or less 1
    const dead = { dead: [blockNumber('iron-brigade-r1-1')] };
    expect(range({ blocks: open, table: dead }, 'pickett-f1', straight)).toEqual([1, 2, 0]);
    const elsewhere = { ...open, 'iron-brigade-f1': 'p149 culps-hill' };
    expect(range({ blocks: elsewhere }, 'pickett-f1', straight, 'iron-brigade-f1')).toEqual([1, 2, 0]);
    const here = { ...open, 'iron-brigade-f1': 'p176 codori-north' };
    expect(range({ blocks: here }, 'pickett-f1', straight, 'iron-brigade-f1')).toEqual([-1, 2, 0]);
  });
  it('a modifier begins with a capital, as every line there does', () => {
    for (const says of [deskEn, deskFr])
      for (const what of ['steepSlope', 'fieldworks', 'hitsOnBlocks', 'confederateAttacker'])
        expect(says['desk.odds.modifier']({ what })).toMatch(/^\p{Lu}/u);
  });
  it('in the woods by the option: no penalty for them, and on the spot too', () => {
    const dead = { dead: [blockNumber('iron-brigade-r1-1')] };
    const woods = { 'slocum-f1': 'p151 culps-hill', 'early-f1': 'p149 culps-hill' };
    const way = ['culps-hill', 'p151'];
    expect(range({ blocks: woods, table: dead }, 'early-f1', way)).toEqual([0, 1, 0]);
    expect(range({ blocks: woods, table: dead, options: ['21'] }, 'early-f1', way)).toEqual([1, 2, 0]);
    const face = { 'slocum-f1': 'p151 rock-creek-s', 'johnson-f1': 'p151 culps-hill' };
    expect(range({ blocks: face, table: dead, options: ['21'] }, 'johnson-f1', [])).toEqual([0, 1, 0]); // steep: -1
  });
});
