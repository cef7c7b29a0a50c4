import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { standing } from '../standing.ts';
import { plain } from './plain.ts';
import { position, type Table } from './table.ts';

const BAC = await plain('bac-battle-of-chickamauga');
/** Baird comes up to cavalry, which is asked. */
const met = (): Table =>
  position({ scenario: BAC, units: { 'u-baird': '1111', 'c-davidson': '1112' }, dice: [4] }).march('u-baird');
/** Baird has attacked without effect, and the defenders may go. */
const fought = (): Table =>
  position({ scenario: BAC, units: { 'u-baird': '1111', 'c-gist': '1112' }, dice: [6, 1, 6] })
    .march('u-baird')
    .act({ type: 'attack', hex: '1112', kind: 'normal' });
const answers = (table: Table, seat = 'confederate') =>
  ['phase', 'stand', 'hold'].map(order => standing.answer(view(game, table.state, null), seat, order)?.type ?? null);

describe('standing orders', () => {
  it('let cavalry stand, or defenders hold, each by its own order', () => {
    expect([met().asked[1], answers(met())]).toEqual(['evade.ask', ['hold', 'hold', null]]);
    expect([fought().asked[1], answers(fought())]).toEqual(['combat.withdraw', ['hold', null, 'hold']]);
  });
  it('answer nothing else, and nothing for the side that acts', () => {
    const marching = position({ scenario: BAC, units: { 'u-baird': '1111', 'c-gist': '1212' }, dice: [4] }).march(
      'u-baird',
    );
    expect(answers(marching)).toEqual([null, null, null]);
    expect(answers(met(), 'union')).toEqual([null, null, null]);
  });
  it('end when one’s own phase comes, or last', () => {
    const ends = (seat: string) =>
      ['phase', 'stand', 'hold'].map(order => standing.ended(view(game, met().state, null), seat, order));
    expect([ends('union'), ends('confederate')]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
  });
});
