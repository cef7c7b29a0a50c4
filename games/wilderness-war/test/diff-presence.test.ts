import { choices, keyedDice, look, picker, questionName } from '@bivouac/kernel';
import { playout } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import {
  BOTH,
  isCultivated,
  isDrilled,
  originalOwner,
  SIDES,
  type Side,
  SPACES,
  sideOf,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { game } from '../game.ts';
import { strayLeaders, strays } from '../rules/06-leaders-alone.ts';
import {
  BUILDER,
  hasUnit,
  hasUnitOutside,
  isIn,
  OUTSIDE,
  piecesIn,
  presence,
  type Table,
  UNIT,
  unitsIn,
  type WildernessState,
} from '../state.ts';

// What is reckoned at once for the whole map against the slow and obvious.

function compareSpace(t: Table, who: readonly number[], side: Side, space: number): void {
  const there = t.at.flatMap((where, piece) => (where === space && sideOf[piece] === side ? [piece] : []));
  expect(piecesIn(t, side, space)).toEqual(there);
  const units = unitsIn(t, side, space);
  const outside = units.filter(unit => t.inside[unit] === 0);
  expect([hasUnit(t, side, space), hasUnitOutside(t, side, space)]).toEqual([units.length > 0, outside.length > 0]);
  expect(isIn(who, UNIT, side, space)).toBe(units.length > 0);
  expect(isIn(who, OUTSIDE, side, space)).toBe(outside.length > 0);
  expect(isIn(who, BUILDER, side, space)).toBe(outside.some(unit => isDrilled[unit]));
}

/** Every site that is not offered is refused for a reason of its own; troops or fields are at every one that is. */
function compareSites(state: WildernessState): void {
  const { table: t } = state;
  const seat = SIDES[t.active];
  const offered = choices(game, look(game, state, seat), seat);
  if (offered.kind !== 'list') throw new Error('sites are listed');
  const listed = offered.actions.flatMap(action => (action.type === 'construct' ? [action.space] : []));
  const free = spaceIds.filter(space => offered.whyNot!({ type: 'construct', space }) === null);
  expect(listed).toEqual(free);
  for (const site of listed.map(spaceNumber)) {
    const troops = unitsIn(t, t.active, site).some(unit => isDrilled[unit] && t.inside[unit] === 0);
    expect([spaceIds[site], troops || (isCultivated[site] && originalOwner[site] === t.active)]).toContain(true);
  }
}

describe('the whole map at once', () => {
  it('is what each space is by itself, in random games of every scenario', () => {
    let [n, sites] = [0, 0];
    for (const [i, scenario] of game.scenarios.entries()) {
      playout(game, { scenario, options: [] }, keyedDice(`${i + 3}`.repeat(64)), picker(i), {
        asked(state) {
          const { table: t } = state;
          if (questionName(state) === 'construction.build' && ++sites % 3 === 0) compareSites(state);
          if (++n % 200 !== 0) return;
          const who = presence(t);
          for (const side of BOTH) for (let space = 0; space < SPACES; space++) compareSpace(t, who, side, space);
          const slow = BOTH.flatMap(side =>
            spaceIds.flatMap((_, space) => (strayLeaders(t, side, space).length > 0 ? [space * 2 + side] : [])),
          );
          expect([...strays(t)].sort()).toEqual(slow.sort());
        },
      });
    }
    expect(sites).toBeGreaterThan(20);
  });
});
