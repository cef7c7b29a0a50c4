import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game, odds } from '../game.ts';
import type { Action } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SAFE = [3, 3, 3, 3, 3, 3]; // leaders survive

const oddsAt = (table: Table, action: Action) => odds(look(game, table.state, table.seat), action);

/** Braddock with four units marches into a French stack in the wild. */
const FIELD: Position = {
  active: 'british',
  hands: { british: [1, 2], french: [] },
  pieces: {
    braddock: 'laurel-ridge-south',
    'br-regular-44th': 'laurel-ridge-south',
    'br-regular-48th': 'laurel-ridge-south reduced',
    'br-provincial-virginia-1': 'laurel-ridge-south',
    dumas: 'gists-station',
    'fr-coureurs-ligneris': 'gists-station',
    'fr-ottawa': 'gists-station',
    'fr-marine-detachment-marine-detachment-1': 'gists-station',
  },
  forts: { 'laurel-ridge-south': 'british fort', 'gists-station': 'french stockade' },
};

describe('exact odds of a battle', () => {
  const before = (dice: readonly number[]): Table =>
    position({ ...FIELD, dice })
      .activate(1)
      .force('braddock', 'br-regular-44th', 'br-regular-48th', 'br-provincial-virginia-1')
      .quietly();
  const to: Action = { type: 'march', to: 'gists-station' };

  it('are what all thirty-six pairs of dice give', () => {
    const told = oddsAt(before([]), to);
    if (told?.kind !== 'battle') throw new Error('no odds of a battle');
    let wins = 0;
    const lost = [new Array<number>(9).fill(0), new Array<number>(9).fill(0)];
    for (const one of FACES) {
      for (const two of FACES) {
        const table = before([one, two, ...SAFE])
          .act(to)
          .quietly();
        while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
        const [attack, defence] = table.said('battle.result').map(event => Number(event.args['steps']));
        if (table.said('battle.won')[0]!.args['side'] === 'british') wins++;
        lost[0]![Math.min(defence!, 5)]!++;
        lost[1]![Math.min(attack!, 6)]!++;
      }
    }
    expect(told.attackerWins).toEqual({ times: wins, of: 36 });
    expect(told.attackerLosses).toEqual(lost[0]);
    expect(told.defenderLosses).toEqual(lost[1]);
  });
});

describe('exact odds of single dice', () => {
  const siege = (dice: readonly number[] = []): Table =>
    position({
      active: 'british',
      hands: { british: [1, 2], french: [] },
      pieces: { wolfe: 'louisbourg', 'br-regular-44th': 'louisbourg', drucour: 'louisbourg inside' },
      sieges: { louisbourg: 0 },
      amphib: ['louisbourg'],
      dice,
    })
      .activate(1)
      .force('wolfe', 'br-regular-44th');

  it('of a siege roll', () => {
    const told = oddsAt(siege(), { type: 'siege' });
    if (told?.kind !== 'siege') throw new Error('no odds of a siege');
    const rises = [0, 0, 0];
    for (const die of FACES) {
      const table = siege([die]).act({ type: 'siege' }).quietly();
      rises[table.siege('louisbourg')]!++;
    }
    expect(told.rises.map(chance => chance.times)).toEqual(rises);
    expect(told.reached).toEqual({ times: rises[2], of: 6 });
  });

  it('of an interception and of avoiding battle', () => {
    const table = siege();
    expect(oddsAt(table, { type: 'intercept', pieces: ['montcalm', 'fr-regular-artois'] })).toEqual({
      kind: 'intercept',
      succeeds: { times: 5, of: 6 },
    });
    expect(oddsAt(table, { type: 'intercept', pieces: ['fr-regular-artois'] })).toEqual({
      kind: 'intercept',
      succeeds: { times: 3, of: 6 },
    });
  });
});
