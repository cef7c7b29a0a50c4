import { LEVELS, searchBot, slantOf, think } from '@bivouac/bots';
import { look, pending, questionName } from '@bivouac/kernel';
import { mindFaults } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { loadBoard, newBoard } from '../bot/board.ts';
import { pointsNow } from '../bot/judge.ts';
import { plainPosts, postsOf } from '../bot/posts.ts';
import { paperOf, sceneOf } from '../bot/scene.ts';
import { hold } from '../bot/scripts.ts';
import { oddsAt } from '../bot/tables.ts';
import { mind } from '../bot.ts';
import { hexIds, hexNumber, UNION, unitNumber, unitsOf } from '../data/index.ts';
import { game } from '../game.ts';
import { book } from '../text/index.ts';
import { blunders } from './bot-blunders.ts';
import { puzzles } from './bot-puzzles.ts';
import { solves } from './bot-solve.ts';
import { position, scenario } from './table.ts';

const barThePike = blunders.find(({ id }) => id === 'g88-bar-the-pike')!;

describe('judgement', () => {
  it('knows the odds of BOTS.md', () => {
    const row = (difference: number) => oddsAt(difference).map(each => Math.round(100 * each));
    expect(row(0)[0]).toBe(45);
    expect(row(4)[0]).toBe(79);
    expect(row(-4)[0]).toBe(15);
    const steps = (difference: number) => {
      const [, one, two] = oddsAt(difference) as [number, number, number];
      return Math.round(100 * (one + 2 * two)) / 100;
    };
    expect([steps(-4), steps(-2), steps(0), steps(2), steps(4), steps(6)]).toEqual([0.06, 0.18, 0.38, 0.66, 1, 1.34]);
  });

  it.each([
    ['day1', -26],
    ['day2', -19],
    ['day3', 6],
  ])('%s starts at a margin of %d', (id, margin) => {
    const { state } = scenario(id);
    expect(pointsNow(loadBoard(newBoard(), state.table, state.setup))).toBe(margin);
  });

  it('fears the enemy less than greedy does, who stays what he was', () => {
    const { state } = scenario('day2');
    const [mine, his] = [mind.features(state), mind.plainFeatures!(state)];
    expect(mine[2]).not.toBe(0);
    expect(Array.from(his, (value, i) => Math.abs(value - (i === 2 ? 2 : 1) * mine[i]!) <= 1)).not.toContain(false);
  });

  it('is the same for both seats, and for a copy', () => {
    const { state } = scenario('day2');
    const once = mind.features(state);
    expect(mind.features(structuredClone(state))).toEqual(once);
    expect(mind.win(30, look(game, state, null))).toBeGreaterThan(mind.win(-30, look(game, state, null)));
  });
});

describe('habits', () => {
  it('ideas and reflexes are legal and can be said, with any options', () => {
    expect(mindFaults(game, book, mind, { games: 4, actions: 50, ideas: 6 })).toEqual([]);
  });

  it('a planted reflex that the rules refuse is found', () => {
    const wild = { ...mind, reflex: () => ({ type: 'move' as const, units: [], path: [] }) };
    expect(mindFaults(game, book, wild, { games: 1, actions: 3, ideas: 2 })).toHaveLength(3);
  });
});

describe('battles', () => {
  it('are followed up by what is judged best as soon as it is done, by exact odds: luck would drown a few trials', () => {
    const table = position({
      scenario: 'day2',
      turn: 12,
      units: { 'cs-inf-hood': 'J5', 'cs-inf-mclaws': 'I6', 'us-inf-gibbon': 'J6 back' },
      dice: [10, 1],
    });
    table.endMovement().declare(['I6', 'J5'], ['J6']).resolve();
    for (let asked = 0; asked < 4 && questionName(table.state) !== 'combat.advance'; asked++) {
      const seat = pending(game, table.state)[0]!;
      table.act(
        mind.reflex(look(game, table.state, seat), seat, () => 0),
        seat,
      );
    }
    const view = look(game, table.state, 'confederate');
    const budget = { nodes: 4000, worlds: 8, ideas: 8 };
    const { action, top, trials } = think(game, mind, view, 'confederate', [], budget, 1).advice;
    expect(action).toMatchObject({ type: 'advance', to: 'J6' }); // an objective
    expect(top.map(({ visits }) => visits)).toEqual([1, 1, 1]);
    expect(trials).toBeLessThanOrEqual(8);
  });
});

describe('where the enemy comes by', () => {
  it('is a post for cavalry, and whoever bars the way there guards what lies beyond', () => {
    const view = look(game, barThePike.set().state, 'union');
    const s = sceneOf(view, UNION);
    const gamble = unitNumber('us-cav-gamble');
    const onThePike = postsOf(s, gamble).filter(hex => !plainPosts(s, gamble).includes(hex));
    expect(onThePike.map(hex => hexIds[hex])).toContain('Q5');
    const posts = hold(s);
    const before = paperOf(s, posts);
    posts[unitsOf[UNION].indexOf(gamble)] = hexNumber('Q5');
    expect(paperOf(s, posts)).toBeGreaterThan(before);
  });
});

// Who misjudges where a unit is best does not see that a whole army should walk off: that is asked of who judges well.
const LAB = {
  recruit: { seeds: 2, nodes: LEVELS.recruit.nodes, least: 0.6 },
  captain: { seeds: 1, nodes: 2000, least: 0.75 }, // more is looked at in the lab
  general: { seeds: 1, nodes: 2000, least: 0.9 },
} as const;

describe('must find', () => {
  for (const level of ['recruit', 'captain', 'general'] as const) {
    it(`${level} finds the positions of BOTS.md`, () => {
      const { worlds, ideas, slant, waver } = LEVELS[level];
      const { seeds, nodes, least } = LAB[level];
      const shares = puzzles.map(puzzle => {
        let found = 0;
        for (let seed = 1; seed <= seeds; seed++) {
          const budget = { nodes, worlds, ideas, waver };
          if (solves(puzzle, searchBot(level, game, mind, budget, slantOf(slant, seed)), seed)) found++;
        }
        return { id: puzzle.id, found };
      });
      const all = shares.reduce((sum, share) => sum + share.found, 0);
      console.log(
        [
          `${level}: ${all} of ${seeds * puzzles.length}`,
          ...shares.map(s => `  ${s.id.padEnd(30)}${s.found}/${seeds}`),
        ].join('\n'),
      );
      expect(all).toBeGreaterThanOrEqual(Math.floor(least * seeds * puzzles.length));
    });
  }
});
