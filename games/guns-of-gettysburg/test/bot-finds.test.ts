import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { huntOf } from '../bot/hunt.ts';
import { sceneOf } from '../bot/scene.ts';
import { mind } from '../bot.ts';
import { game } from '../game.ts';
import { type Action, standNumber } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// Positions in which any player finds the answer; the bot must too.

/** What the bot does first. */
function first(table: Table): Action {
  const seat = table.seat;
  const seen = look(game, table.state, seat);
  return mind.ideas(seen, seat, 8)[0]!.next(seen, seat)!;
}
/** The bot answers as long as it is asked the same question. */
function whole(table: Table): Table {
  const [, question] = table.asked;
  for (let i = 0; i < 20 && table.asked[1] === question; i++) table.act(first(table));
  return table;
}
const objectives = { 'codori-north': 'union', 'barlow-knoll': 'union', 'powers-hill': 'union' };
const south = (p: Position): Table => position({ side: 'confederate', first: 'union', objectives, ...p });
const charge = (p: Position): Table =>
  south({
    ...{ step: 'attack', orders: { confederate: 'attack' }, trays: { confederate: ['c-march-1', 'c-any-1'] } },
    blocks: { 'pickett-f1': 'p174 codori-north', 'hancock-r1-1': 'p176 codori-north' },
    ...p,
  });

describe('a bot finds', () => {
  it('the march through an undefended objective', () => {
    const table = whole(south({ blocks: { 'pickett-f1': 'p174 codori-north', 'hancock-f1': 'p149 culps-hill' } }));
    expect(table.t.control[0]).toBe(1);
  });

  it('a March token, if it brings a block through an objective', () => {
    const blocks = { 'early-f1': 'p030 rock-creek-n', 'hancock-f1': 'p149 culps-hill' };
    const table = south({ blocks, trays: { confederate: ['c-march-1', 'c-any-1'] } });
    expect(first(table)).toEqual({ type: 'spend', token: 'c-march-1' });
  });

  it('that a March token which brings nothing is kept', () => {
    const table = south({ blocks: { 'early-f1': 'p051 barlow-knoll' }, trays: { confederate: ['c-march-1'] } });
    expect(first(table).type).not.toBe('spend');
  });

  it('which of three blocks on a position must turn, so that all look the same way', () => {
    const blocks = { 'pickett-f1': 'p174 codori-north', 'pickett-f2': 'p174 bliss', 'mclaws-f1': 'p174 codori-north' };
    const table = south({ blocks, objectives: { 'barlow-knoll': 'union', 'powers-hill': 'union', trostle: 'union' } });
    expect(first(table)).toEqual({ type: 'turn', stand: table.stand('pickett-f2') });
    expect(whole(table).asked[1]).not.toBe('phase.march');
  });

  it('that the objective in danger is moved, not the one far off', () => {
    const table = position({
      ...{ side: 'union', first: 'union', step: 'turn.objectives' },
      objectives: { mcpherson: 'union', 'barlow-knoll': 'union', 'powers-hill': 'union' },
      blocks: { 'heth-f1': 'p087 herr-east', 'buford-f1': 'p100 mcpherson' },
      table: { earned: 1 },
    });
    expect(first(table)).toMatchObject({ type: 'objectives', from: ['mcpherson'] });
  });

  it('that an objective goes to the town, which nobody can look into, rather than before a ridge', () => {
    const table = position({
      ...{ side: 'union', first: 'union', step: 'turn.objectives' },
      objectives: { college: 'union', 'codori-north': 'union', 'powers-hill': 'union' },
      blocks: { 'early-f1': 'p053 mclean', 'buford-f1': 'p093 college' },
      table: { earned: 1 },
    });
    expect(first(table)).toMatchObject({ type: 'objectives', from: ['college'], to: ['town-north'] });
  });

  it('that on 2 July the Union attacks rather than lose for a red objective', () => {
    const table = position({
      ...{ side: 'union', step: 'declare', day: 2, trays: { union: ['u-any-1', 'u-any-2'] } },
      objectives: { ...objectives, 'barlow-knoll': 'confederate' },
      blocks: { 'howard-f1': 'p149 culps-hill', 'early-f1': 'p051 barlow-knoll' },
    });
    expect(first(table)).toEqual({ type: 'declare', order: 'attack' });
  });

  it('that with all objectives held and the enemy far off it does not attack', () => {
    const table = position({
      ...{ side: 'union', step: 'declare', day: 2, objectives, trays: { union: ['u-any-1', 'u-any-2'] } },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p075 herr-west' },
    });
    expect(first(table)).toEqual({ type: 'declare', order: 'hold' });
  });

  it('the attack on a single weak block', () => {
    expect(first(charge({})).type).toBe('attack');
  });

  it('that artillery which makes the third point is laid in defence', () => {
    const blocks = {
      ...{ 'hancock-f1': 'p176 codori-north', 'hancock-f2': 'p176 codori-north' },
      ...{ 'pickett-f1': 'p174 codori-north' },
    };
    const table = charge({ blocks, trays: { confederate: ['c-march-1'], union: ['u-hancock-1', 'u-hancock-2'] } });
    table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1']));
    expect(table.asked).toEqual(['union', 'attack.defence']);
    expect(first(table).type).toBe('guns');
  });

  it('that the March token is the filler, not the guns', () => {
    const table = charge({ trays: { confederate: ['c-march-1', 'c-pickett-1', 'c-hood-1'] } });
    table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1'])).endGuns();
    expect(table.asked[1]).toBe('attack.fillers');
    expect(first(table)).toEqual({ type: 'discard', tokens: ['c-march-1'] });
  });

  it('that the strongest block leads the defence', () => {
    const blocks = {
      ...{ 'hancock-r1-1': 'p176 codori-north', 'hancock-f2': 'p176 codori-north' },
      ...{ 'pickett-f1': 'p174 codori-north' },
    };
    const table = charge({ blocks, trays: { confederate: ['c-march-1'] } });
    table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1'])).endGuns();
    table.act({ type: 'discard', tokens: ['c-march-1'] });
    expect(first(table)).toEqual({ type: 'lead', stand: table.stand('hancock-f2') });
  });

  it('that the longest turn is taken: a shorter one bars Hold', () => {
    const blocks = {
      'pickett-f1': 'p174 codori-north',
      'pickett-f2': 'p174 codori-north',
      'hood-f1': 'p087 herr-east',
    };
    const union = { 'hancock-f1': 'p149 culps-hill', 'hancock-f2': 'p149 culps-hill', 'hancock-f3': 'p149 culps-hill' };
    const table = south({ step: 'turn.hours', blocks: { ...blocks, ...union } });
    expect(first(table)).toEqual({ type: 'hours', hours: 2 });
  });

  it('the way round, where the enemy covers both entry areas', () => {
    const blocks = { 'hancock-f1': 'taneytown', 'early-f1': 'p284 taneytown-w', 'rodes-f1': 'p283 taneytown-e' };
    expect(first(position({ side: 'union', step: 'enter', blocks }))).toMatchObject({ type: 'transfer' });
    const open = { 'hancock-f1': 'taneytown', 'early-f1': 'p284 taneytown-w' };
    expect(first(position({ side: 'union', step: 'enter', blocks: open }))).toMatchObject({ type: 'enter' });
  });

  it('that cavalry which bars the way to an objective stays while the enemy may not attack, and goes before he does', () => {
    const rearguard = (confederate: string): Table =>
      position({
        ...{ side: 'union', first: 'union', step: 'withdrawals', orders: { confederate } },
        objectives: { schultz: 'union', weikert: 'union', 'powers-hill': 'union' },
        blocks: { 'buford-f1': 'p100 mcpherson', 'heth-f1': 'p078 railroad-cut' },
      });
    expect(first(rearguard('hold'))).toEqual({ type: 'endWithdrawals' });
    expect(first(rearguard('attack'))).toMatchObject({ type: 'withdraw', mounted: true });
  });

  it('that the only block that looks into an objective stays, if the enemy could march through it', () => {
    const blocks = {
      'hancock-f1': 'p176 codori-north',
      'pickett-f1': 'p157 mcmillan',
      'sickles-f1': 'p193 powers-hill',
    };
    const table = whole(position({ side: 'union', first: 'union', objectives, blocks }));
    expect(table.where('hancock-f1')).toBe('p176');
    expect(table.front('hancock-f1')).toBe('codori-north');
  });

  it('that on 2 July whoever looks into an objective is attacked', () => {
    const table = position({
      ...{ side: 'union', first: 'union', step: 'attack', day: 2, orders: { union: 'attack' } },
      trays: { union: ['u-any-1', 'u-any-2', 'u-march-1'] },
      objectives: { 'codori-north': 'union', weikert: 'union', 'powers-hill': 'union' },
      blocks: {
        'hancock-f1': 'p176 codori-north',
        'hancock-f2': 'p176 codori-north',
        'pickett-r1-1': 'p174 codori-north',
      },
    });
    expect(first(table)).toMatchObject({ type: 'attack' });
  });

  it('that while an objective is in doubt the turn is one hour long, and the last token is not laid', () => {
    const doubt = { side: 'union', first: 'confederate', day: 2 } as const;
    const blocks = { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' };
    const more = { 'heth-f1': 'p075 herr-west', 'heth-f2': 'p075 herr-west', 'sickles-f1': 'p193 powers-hill' };
    const many = { ...blocks, ...more, 'sickles-f2': 'p193 powers-hill' };
    const table = position({ ...doubt, step: 'turn.hours', objectives, blocks: many });
    expect(first(table)).toEqual({ type: 'hours', hours: 1 });
  });

  it('the march to where whoever looks into an objective can be attacked', () => {
    const table = position({
      ...{ side: 'union', first: 'confederate', day: 2, orders: { union: 'attack', confederate: 'withdraw' } },
      objectives: { 'york-street': 'union', schultz: 'union', 'rock-creek-s': 'union' },
      blocks: { 'early-f1': 'p091 york-street', 'hancock-f1': 'p127 town-south', 'hancock-f2': 'p149 culps-hill' },
    });
    const target = table.t.at.indexOf(table.t.at[standNumber(table.stand('early-f1'))]!);
    whole(table);
    const [quarry] = huntOf(sceneOf(look(game, table.state, 'union'), 0));
    expect(quarry!.at).toBe(table.t.at[target]);
    expect(quarry!.ready).not.toEqual([]);
  });

  it('that the Union is under Attack in the last hour before Night, to drive off who comes then', () => {
    const table = position({
      ...{ side: 'union', first: 'confederate', step: 'declare', day: 2, box: 14, objectives },
      ...{ trays: { union: ['u-any-1', 'u-any-2'] } },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p075 herr-west' },
    });
    expect(first(table)).toEqual({ type: 'declare', order: 'attack' });
  });

  it('that it is not if the enemy withdraws: then the hours before Night are one turn in which he cannot attack', () => {
    const table = position({
      ...{ side: 'union', first: 'confederate', step: 'declare', day: 2, box: 14, objectives },
      ...{ trays: { union: ['u-any-1', 'u-any-2'] }, table: { latest: 1, next: [0, 2] } },
      blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p075 herr-west' },
    });
    expect(first(table)).toEqual({ type: 'declare', order: 'hold' });
  });

  it('that the Confederates do not withdraw before a threat while they can attack', () => {
    const table = south({
      ...{ step: 'declare', trays: { confederate: ['c-march-1', 'c-any-1'], union: ['u-any-1', 'u-any-2'] } },
      blocks: { 'pickett-f1': 'p174 codori-north', 'hancock-f1': 'p176 codori-north', 'hancock-r1-1': 'p187 codori' },
    });
    expect(first(table)).not.toEqual({ type: 'declare', order: 'withdraw' });
  });
});
