import { standingAnswer, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { standing } from '../standing.ts';
import { type Position, position, type Table } from './table.ts';

const attacked = (p: Position = {}): Table => {
  const table = position({
    ...{ side: 'confederate', first: 'confederate', step: 'attack', orders: { confederate: 'attack' } },
    trays: { confederate: ['c-march-1', 'c-any-1'], union: ['u-any-1'] },
    blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f1': 'p174 codori-north' },
    ...p,
  });
  return table.act(table.attack({ 'pickett-f1': ['codori-north', 'p176'] }, ['pickett-f1']));
};
const orders = standing.orders.map(({ id }) => id);
const answers = ({ state }: Table, seat: string) => orders.map(id => standingAnswer(game, state, seat, [id])?.type);

describe('GOG 13.2a standing orders', () => {
  it('meet an attack without artillery', () => {
    const table = attacked();
    expect([table.asked, answers(table, 'union')]).toEqual([
      ['union', 'attack.defence'],
      ['endGuns', 'endGuns'],
    ]);
    const teams = attacked({ options: ['25-union', '25-confederate'] });
    expect([answers(teams, 'union-commander'), answers(teams, 'union-subordinate')]).toEqual([
      ['endGuns', 'endGuns'],
      [undefined, undefined],
    ]);
  });
  it('answer nothing else, and nothing for the attacker', () => {
    const table = attacked().endGuns();
    expect([table.asked[1], answers(table, 'confederate'), answers(table, 'union')]).toEqual([
      'attack.support',
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
  it('end with one’s own phase, or last', () => {
    const seen = view(game, attacked().state, null);
    const ended = (seat: string) => orders.map(id => standing.ended(seen, seat, id));
    expect([ended('union'), ended('confederate')]).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});
