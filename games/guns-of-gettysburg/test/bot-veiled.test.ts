import { type Bot, greedyBot, LEVELS, levelBot, searchBot } from '@bivouac/bots';
import {
  choices,
  copy,
  look,
  namedDice,
  pending,
  picker,
  playInPlace,
  questionName,
  refusal,
  view,
  world,
} from '@bivouac/kernel';
import { livelyPosition } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { setsOf, withinOf } from '../bot/face-down.ts';
import type { Laid } from '../bot/guns.ts';
import { sceneOf } from '../bot/scene.ts';
import { LEARNT } from '../bot/weights.ts';
import { mind } from '../bot.ts';
import { board, sideNumber, tokenId } from '../data/index.ts';
import { game } from '../game.ts';
import type { GOG, GunsState } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// What lies face down must not be read from the situation.

const SEEDS = Array.from({ length: 40 }, (_, i) => 7919 * i + 1);
const NODES = { nodes: 400, worlds: 2, ideas: 4 };
const search = (): Bot<GOG> => searchBot('search', game, mind, NODES);
const recruit = (seed: number): Bot<GOG> =>
  levelBot(LEVELS.recruit, game, mind, { ...NODES, waver: LEVELS.recruit.waver }, seed);

const said = (laid: readonly string[]): string => [...laid].sort().join(', ');
/** The tokens that a bot lays at the question that is open. */
function laidBy(state: GunsState, bot: Bot<GOG>, seed: number): string {
  const now = copy(state);
  const seat = pending(game, now)[0]!;
  const question = questionName(now);
  const laid: string[] = [];
  for (let more = true; more && pending(game, now)[0] === seat && questionName(now) === question; ) {
    const seen = view(game, now, seat);
    const { action, illegal } = bot.decide(seen, seat, [], seed + laid.length);
    expect(illegal).toBe(0);
    expect(refusal(game, seen, seat, action)).toBe(null);
    if (action.type === 'guns') laid.push(`${action.token} ${action.at}`);
    more = action.type === 'guns';
    playInPlace(game, now, seat, action);
  }
  return said(laid);
}
const somewhere = (n: number, at: string): GunsState =>
  livelyPosition(game, mind, { setup: { scenario: 'battle', options: [] }, n, least: 60, at, ideas: 3 });

const objectives = { 'codori-north': 'union', 'barlow-knoll': 'union', 'powers-hill': 'union' };
const charge = (p: Position): Table => {
  const table = position({
    ...{ side: 'confederate', first: 'union', step: 'attack', orders: { confederate: 'attack' }, objectives },
    blocks: { 'pickett-f1': 'p174 codori-north', 'hancock-f1': 'p176 codori-north', 'hancock-f2': 'p176 codori-north' },
    ...p,
  });
  return table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1']));
};

describe('tokens laid face down', () => {
  const positions = [3, 11, 29].flatMap(n => ['attack.defence', 'attack.support'].map(at => [n, at] as const));

  it('are not the same each time where others are nearly as good, and never much worse than the best', () => {
    let mixed = 0;
    for (const [n, at] of positions) {
      const state = somewhere(n, at);
      const seat = pending(game, state)[0]!;
      const seen = view(game, state, seat);
      const sets = setsOf(sceneOf(seen, sideNumber(seat), LEARNT), choices(game, seen, seat));
      const words = (laid: Laid): string =>
        said(laid.map(([token, at]) => `${tokenId(token)} ${board.positionIds[at]}`));
      const worths = new Map(sets.map(({ laid, worth }) => [words(laid), worth]));
      const found = new Set(SEEDS.map(seed => laidBy(state, search(), seed)));
      const near = sets.filter(({ worth }) => worth > sets[0]!.worth - withinOf(seen) / 2);
      if (near.length > 1) expect(found.size, `${at} ${n}`).toBeGreaterThan(1);
      if (found.size > 1) mixed++;
      for (const laid of found) {
        expect(worths.get(laid), `${at} ${n}: ${laid}`).toBeGreaterThanOrEqual(sets[0]!.worth - 0.05);
      }
    }
    expect(mixed).toBeGreaterThan(3);
  });

  it('are the same for the same view and seed, whatever the enemy has, and the same again for who forgot what he began', () => {
    for (const [n, at] of positions.slice(0, 4)) {
      const state = somewhere(n, at);
      const seat = pending(game, state)[0]!;
      const seen = view(game, state, seat);
      for (const seed of SEEDS.slice(0, 5)) {
        const twin = world(seen, game.imagine(seen, picker(seed)), namedDice(seed));
        expect(laidBy(twin, search(), seed)).toBe(laidBy(state, search(), seed));
      }
    }
  });

  it('a Recruit mixes them too; greedy, the yardstick, does not', () => {
    const state = somewhere(3, 'attack.support');
    expect(new Set(SEEDS.map(seed => laidBy(state, recruit(1), seed))).size).toBeGreaterThan(1);
    expect(new Set(SEEDS.map(seed => laidBy(state, greedyBot(game, mind), seed))).size).toBe(1);
  });

  it('make the hit that can be made, with the second token now and then held back', () => {
    const { state } = charge({ trays: { confederate: ['c-march-1'], union: ['u-hancock-1', 'u-hancock-2'] } });
    const found = new Set(SEEDS.map(seed => laidBy(state, search(), seed)));
    expect(found).toEqual(new Set(['u-hancock-1 p176', 'u-hancock-1 p176, u-hancock-2 p176']));
  });

  it('a March token is the filler, never the guns; of two single points and a March token each goes now and then', () => {
    const filler = (tray: readonly string[], seed: number): string => {
      const table = charge({ trays: { confederate: tray } }).endGuns();
      expect(table.asked[1]).toBe('attack.fillers');
      return JSON.stringify(search().decide(look(game, table.state, 'confederate'), 'confederate', [], seed).action);
    };
    const guns = ['c-march-1', 'c-pickett-1', 'c-hood-1'];
    for (const seed of SEEDS) expect(filler(guns, seed)).toBe('{"type":"discard","tokens":["c-march-1"]}');
    const alike = ['c-march-1', 'c-any-1', 'c-any-2'];
    expect(new Set(SEEDS.map(seed => filler(alike, seed))).size).toBe(3);
  });
});

describe('two blocks of which the enemy picks one', () => {
  it('lie in either order, and either is picked', () => {
    for (const [n, at] of [
      [5, 'reduce.offer'],
      [6, 'reduce.pick'],
    ] as const) {
      const state = livelyPosition(game, mind, {
        setup: { scenario: 'battle', options: [] },
        n,
        least: 60,
        at,
        ideas: 2,
      });
      const seat = pending(game, state)[0]!;
      const seen = view(game, state, seat);
      const answers = SEEDS.map(seed => JSON.stringify(search().decide(seen, seat, [], seed).action));
      const counts = [...new Set(answers)].map(each => answers.filter(answer => answer === each).length);
      expect(counts.length, at).toBeGreaterThan(1);
      expect(Math.max(...counts), at).toBeLessThan(32);
    }
  });
});
