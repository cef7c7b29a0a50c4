import { keyedDice, picker } from '@bivouac/kernel';
import { playout } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { compileBoard } from '../data/board.ts';
import { areaNumber, blockNumber, board, NIGHT, positionNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { fieldOf } from '../rules/09-sight.ts';
import { faceInto } from '../rules/10-moves.ts';
import { combatSum } from '../rules/13-combat.ts';
import { builtIn } from './data/edition.ts';
import { position } from './table.ts';

describe('GOG 3.1b blocks stand on positions', () => {
  it('a block is found from both areas of its position', () => {
    const { t } = position({ blocks: { 'howard-f1': 'p176 codori-north' } });
    for (const area of ['leister', 'codori-north']) expect(board.positionsOf[areaNumber(area)]).toContain(t.at[0]);
  });
});

describe('GOG 3.2c other symbols are decoration', () => {
  it('names and lines of ridges and minor roads change nothing', () => {
    const { map } = builtIn;
    const bare = { ...map, ridges: [], roads: map.roads.filter(road => road.main) };
    expect(compileBoard(bare)).toEqual(compileBoard(map));
  });
});

describe('GOG 3.2d open terrain', () => {
  it('sees its front area only and gives no modifier', () => {
    const face = faceInto(positionNumber('p187'), areaNumber('codori'));
    expect([board.ridge[face], board.steep[face], board.obstructed[face]]).toEqual([0, 0, 0]);
    expect(fieldOf(face, () => false)).toEqual([areaNumber('codori')]);
    const { t } = position({ blocks: { 'hancock-f1': 'p187 codori' } });
    const leaders = { attacker: blockNumber('sykes-f1'), defender: blockNumber('heth-f1') };
    const fight = {
      target: positionNumber('p187'),
      area: areaNumber('codori'),
      rear: false,
      attackers: 2,
      hits: 0,
      wonFirst: false,
    };
    expect(combatSum(t, { ...fight, ...leaders, by: 0 }).modifiers).toEqual({});
  });
});

describe('GOG 17.1a, 7.2c one Night turn a day', () => {
  it('of one hour, in a whole random game', () => {
    const nights: string[] = [];
    playout(game, { scenario: 'battle', options: [] }, keyedDice('a'.repeat(64)), picker(4), {
      played: ({ played: { state, events } }) => {
        for (const { key, args } of events)
          if (key === 'turn.begins' && args?.['box'] === NIGHT) nights.push(`${args['day']} for ${state.table.hours}`);
      },
    });
    expect(nights.length).toBeGreaterThan(0);
    expect(nights).toEqual(['1 for 1', '2 for 1', '3 for 1'].slice(0, nights.length));
  });
});
