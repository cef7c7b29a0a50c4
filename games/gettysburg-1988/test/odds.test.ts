import { type Dice, look, scriptedDice } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game, type Odds, odds } from '../game.ts';
import type { Action, GettysburgState } from '../state.ts';
import { type Position, position, Table } from './table.ts';

// The exact odds against all hundred pairs of dice, each one really rolled and resolved.

const oddsAt = (table: Table, action: Action): Odds | null => odds(look(game, table.state, table.asked[0]!), action);

/** Plays the actions with every pair of dice and counts what the battle did. */
function played(table: Table, ...actions: readonly Action[]) {
  const loses = { attacker: [0, 0, 0], defender: [0, 0, 0] };
  for (let attack = 1; attack <= 10; attack++) {
    for (let defence = 1; defence <= 10; defence++) {
      const dice: Dice = scriptedDice(attack, defence);
      const at = new Table({ ...table.state, dice } as GettysburgState);
      for (const action of actions) at.act(action);
      at.done();
      const { winner, damage } = outcome(at);
      loses[winner === 'attacker' ? 'defender' : 'attacker'][damage]!++;
    }
  }
  return { attackerLoses: loses.attacker, defenderLoses: loses.defender };
}

function outcome(table: Table): { winner: string; damage: number } {
  const fought = table.said('battle.result')[0]?.args;
  if (fought) return { winner: String(fought['winner']), damage: Number(fought['damage']) };
  const damage = Number(table.said('bombardment.result')[0]!.args!['damage']);
  return { winner: damage > 0 ? 'attacker' : 'defender', damage };
}

const total = (row: readonly number[]): number => row.reduce((x, y) => x + y, 0);

function expectExact(told: Odds | null, counted: ReturnType<typeof played>): void {
  expect(told).toMatchObject(counted);
  expect(told!.attackerWins).toBe(total(counted.defenderLoses));
  expect(told!.defenderWins).toBe(total(counted.attackerLoses));
  expect(told!.attackerWins + told!.defenderWins).toBe(100);
}

const stack = { 'cs-gen-longstreet': 'K5', 'cs-inf-hood': 'K5', 'cs-inf-mclaws': 'K5' };
type Case = [string, Position['units'], string[], string[], Partial<Position>];
const battles: Case[] = [
  ['even, on clear ground', { 'cs-inf-pickett': 'S8', 'us-inf-williams': 'S9' }, ['S8'], ['S9'], {}],
  [
    'one against two hexes, hill and cap',
    { ...stack, 'us-inf-barnes': 'J5', 'us-inf-hays': 'K6' },
    ['K5'],
    ['J5', 'K6'],
    {},
  ],
  [
    'two against one, hill and woods',
    { 'cs-inf-heth': 'Q4', 'cs-art-pegram': 'Q3', 'us-cav-gamble': 'P3' },
    ['Q3', 'Q4'],
    ['P3'],
    {},
  ],
  ['hopeless', { 'cs-cav-jenkins': 'M8', 'us-inf-ayres': 'L7', 'us-art-mcgilvery': 'M9' }, ['M8'], ['L7', 'M9'], {}],
  ['certain', { ...stack, 'us-cav-gamble': 'J5' }, ['K5'], ['J5'], {}],
  [
    'by the Union, across a stream',
    { 'us-inf-hays': 'S9', 'cs-inf-heth': 'S8' },
    ['S9'],
    ['S8'],
    { phase: 'union', options: ['10g2'] },
  ],
  [
    'with generals',
    { ...stack, 'cs-gen-r-e-lee': 'K3', 'us-inf-barnes': 'J5' },
    ['K5'],
    ['J5'],
    { options: ['10g4', '10g5'] },
  ],
];

describe('odds of a battle', () => {
  it.each(battles)('%s', (_title, units, attackers, defenders, more) => {
    const table = position({ turn: 3, units, ...more }).endMovement();
    const declare: Action = { type: 'declareBattle', attackers, defenders };
    const told = oddsAt(table, declare);
    table.act(declare);
    const resolve: Action = { type: 'resolve', battle: 0 };
    expect(oddsAt(table, resolve)).toEqual(told);
    expectExact(told, played(table, resolve));
  });
  it('tells the modifiers', () => {
    const units = { ...stack, 'us-inf-barnes': 'J5', 'us-inf-hays': 'K6' };
    const table = position({ turn: 3, units }).endMovement();
    const told = oddsAt(table, { type: 'declareBattle', attackers: ['K5'], defenders: ['J5', 'K6'] });
    expect(told).toMatchObject({ attack: 10, defence: 8, attackerWins: 64 });
  });
});

// 10b: Muhlenburg at two hexes from Pickett and from Alexander behind him.
const guns = {
  ...{ 'us-inf-geary': 'E9', 'us-inf-williams': 'E10', 'us-art-muhlenburg': 'E8' },
  ...{ 'cs-inf-pickett': 'D9', 'cs-art-alexander': 'C9' },
};
const artillery = (options: readonly string[] = ['10b']) =>
  position({ turn: 3, phase: 'union', units: guns, options }).endMovement();
const joined: Action = {
  type: 'declareBattle',
  attackers: ['E9', 'E10'],
  defenders: ['D9'],
  support: ['us-art-muhlenburg'],
};
const fire = (target: string): Action => ({ type: 'bombard', guns: ['us-art-muhlenburg'], target });
const assault: Action = { type: 'declareBattle', attackers: ['E9', 'E10'], defenders: ['D9'] };

describe('odds with artillery at two hexes', () => {
  it.each(['C9', 'D9'])('a bombardment of %s', target => {
    const table = artillery();
    const told = oddsAt(table, fire(target));
    table.act(fire(target)).act(assault);
    expect(oddsAt(table, { type: 'resolve', battle: 0 })).toEqual(told);
    expectExact(told, played(table, { type: 'resolve', battle: 0 }));
    expect(told!.defenderLoses[2]).toBe(0);
  });
  it('a bombardment of a hill', () => {
    const units = { 'us-art-muhlenburg': 'R4', 'cs-cav-jenkins': 'P3' }; // over Q4
    const table = position({ turn: 3, phase: 'union', units, options: ['10b'] }).endMovement();
    const told = oddsAt(table, fire('P3'));
    expect(told).toMatchObject({ attack: 1, defence: 2 }); // woods, no hill
    table.act(fire('P3'));
    expectExact(told, played(table, { type: 'resolve', battle: 0 }));
  });
  it('support of the attack, and of the defence', () => {
    const table = artillery();
    const before = oddsAt(table, joined);
    expect(before).toMatchObject({ attack: 3 + 4 + 1, defence: 4 });
    table.act(joined).resolve();
    expect(table.asked).toEqual(['confederate', 'combat.support']);
    const none: Action = { type: 'supportDefence', guns: [] };
    const alexander: Action = { type: 'supportDefence', guns: ['cs-art-alexander'] };
    expect(oddsAt(table, none)).toEqual(before);
    expect(oddsAt(table, alexander)).toMatchObject({ attack: 8, defence: 5 });
    expectExact(oddsAt(table, none), played(table, none));
    expectExact(oddsAt(table, alexander), played(table, alexander));
  });
  it('doubled guns at one hex (10b4)', () => {
    const units = { 'us-art-muhlenburg': 'S9', 'us-inf-geary': 'R9', 'cs-art-alexander': 'S8', 'cs-art-dance': 'R8' };
    const table = position({ turn: 3, phase: 'union', units, options: ['10b', '10b4'] }).endMovement();
    const near: Action = { type: 'declareBattle', attackers: ['S9'], defenders: ['S8'] };
    const told = oddsAt(table, near);
    expect(told).toMatchObject({ attack: 2, defence: 2 });
    table.act(near).declare(['R9'], ['R8']);
    expectExact(told, played(table, { type: 'resolve', battle: 0 }));
  });
});

describe('odds of nothing', () => {
  it('are null for unknown hexes, units and battles, and for other actions', () => {
    const table = artillery();
    const nothing: Action[] = [
      { type: 'declareBattle', attackers: ['E9'], defenders: ['Z9'] },
      { type: 'declareBattle', attackers: ['E9'], defenders: ['D9'], support: ['nobody'] },
      { type: 'bombard', guns: ['nobody'], target: 'D9' },
      { type: 'resolve', battle: 0 },
      { type: 'supportDefence', guns: ['cs-art-alexander'] },
      { type: 'endDeclaration' },
    ];
    expect(nothing.map(action => oddsAt(table, action))).toEqual(nothing.map(() => null));
    table.act(joined).resolve();
    expect(oddsAt(table, { type: 'supportDefence', guns: ['nobody'] })).toBeNull();
  });
});
