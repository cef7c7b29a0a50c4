import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { blockNumber, groupNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { position, type Table } from './table.ts';

/** A block that must withdraw and has no way back: reduced until it is gone. */
const cornered = (block: string, more: Readonly<Record<string, string>> = {}) => {
  const table = position({
    side: 'union',
    step: 'withdrawals',
    blocks: { [block]: 'p032 wills', 'heth-f1': 'p038 arnold', ...more },
    won: ['heth-f1'],
  });
  table.t.owes[table.number(block)] = 1;
  return table;
};
/** A block that ends a withdrawal beside the winners: reduced once. */
const beside = (block: string): Table => {
  const table = position({
    side: 'union',
    step: 'withdrawals',
    blocks: { [block]: 'p176 codori-north', 'pickett-f2': 'p176 leister' },
  });
  table.t.owes[table.number(block)] = 1;
  return table.withdraw(block, 'leister', 'p186');
};
const offer = (...blocks: string[]) => ({ type: 'offer', blocks }) as const;
const pick = (which: number) => ({ type: 'pick', which }) as const;

describe('GOG 2.2b the owner offers two unused reduced blocks', () => {
  it('any mix of his own group, and exactly two', () => {
    const table = beside('hancock-f1');
    expect(table.asked).toEqual(['union', 'reduce.offer']);
    table.allowed(offer('hancock-r2-1', 'hancock-r2-2'));
    table.allowed(offer('hancock-r1-1', 'hancock-r2-1'));
    table.refused(offer('hancock-r2-1'), '2.2b');
    table.refused(offer('hancock-r2-1', 'hancock-r2-1'), '2.2b');
    table.refused(offer('hancock-r2-1', 'sykes-r1-1'), '2.2b');
  });
});

describe('GOG 2.2a, 2.2c, 2.2d the enemy picks one unseen, the other goes back', () => {
  it('and neither strength is told him', () => {
    const table = beside('hancock-f1').act(offer('hancock-r2-1', 'hancock-r1-1'));
    expect(table.asked).toEqual(['confederate', 'reduce.pick']);
    const seen = JSON.stringify(view(game, table.state, 'confederate'));
    for (const block of ['hancock-r2-1', 'hancock-r1-1']) expect(seen).not.toContain(`${blockNumber(block)}`);
    expect(table.offered()).toEqual([pick(0), pick(1)]);
    table.refused(pick(2), '2.2c');
    table.act(pick(1));
    expect(table.state.hands['union']!.offer).toEqual([]);
    expect(table.where('hancock-r1-1')).toBe('p186');
    expect(table.front('hancock-r1-1')).toBe('leister');
    expect(table.said('block.replaced')[0]!.args).toEqual({ stand: 'u1', group: 'hancock' });
    expect(table.t.clues).toEqual([{ block: 0, group: groupNumber('hancock'), stands: [0] }]);
    expect(JSON.stringify(view(game, table.state, 'confederate'))).not.toContain(`${blockNumber('hancock-r1-1')}`);
  });
  it('the one not picked may be offered again', () => {
    const table = cornered('howard-f1').act({ type: 'endWithdrawals' });
    table.act(offer('howard-r1-1', 'howard-r1-2')).act(pick(0));
    expect(table.t.dead.map(each => each)).toEqual(['howard-f1', 'howard-r1-1'].map(blockNumber));
    expect(table.t.used[groupNumber('howard')]).toBe(1);
  });
});

describe('GOG 2.2e the last reduced block is used openly', () => {
  it('without a question', () => {
    const table = position({
      side: 'union',
      step: 'withdrawals',
      blocks: { 'slocum-f2': 'p176 codori-north', 'pickett-f2': 'p176 leister' },
      table: { dead: ['slocum-r2-1', 'slocum-r1-1'].map(blockNumber) },
    });
    table.t.owes[table.number('slocum-f2')] = 1;
    table.t.used[groupNumber('slocum')] = 2;
    table.withdraw('slocum-f2', 'leister', 'p186');
    expect(table.where('slocum-r1-2')).toBe('p186');
    expect(table.said('block.replacedBy')[0]!.args['block']).toBe('slocum-r1-2');
    expect(table.t.clues[0]).toMatchObject({ block: blockNumber('slocum-r1-2'), stands: [0] });
  });
});

describe('GOG 2.2f, 2.2g a reduced 2 becomes a 1, a 1 is eliminated', () => {
  it('a reduced 2 never turns into another 2', () => {
    const table = beside('hancock-r2-1');
    expect(table.said('block.replacedBy')[0]!.args['block']).toBe('hancock-r1-1');
    expect(table.where('hancock-r1-1')).toBe('p186');
  });
  it('a reduced 1 and a cavalry block leave the map', () => {
    for (const block of ['hancock-r1-1', 'buford-f1']) {
      const table = beside(block);
      expect(table.said('block.eliminated')).toHaveLength(1);
      expect(table.t.at[0]).toBe(-2);
    }
  });
});

describe('GOG 2.2h, 2.2i used blocks never come back; the dead lie face up', () => {
  it('a dead reduced block cannot be offered', () => {
    const table = position({
      side: 'union',
      step: 'withdrawals',
      blocks: { 'hancock-f1': 'p176 codori-north', 'pickett-f2': 'p176 leister' },
      table: { dead: [blockNumber('hancock-r2-1')] },
    });
    table.t.owes[0] = 1;
    table.withdraw('hancock-f1', 'leister', 'p186');
    table.refused(offer('hancock-r2-1', 'hancock-r1-1'), '2.2h');
    for (const seat of ['union', 'confederate'])
      expect(view(game, table.state, seat).table.dead).toEqual(['hancock-r2-1', 'hancock-f1'].map(blockNumber));
  });
});

describe('GOG 2.2h blocks in play are used', () => {
  it('and cannot be offered', () => {
    const table = position({
      ...{ side: 'union', step: 'withdrawals' },
      blocks: {
        ...{ 'hancock-f1': 'p176 codori-north', 'pickett-f2': 'p176 leister' },
        ...{ 'hancock-r2-1': 'p231 baltimore-east', 'hancock-r1-2': 'p231 baltimore-east' },
      },
    });
    table.t.owes[table.number('hancock-f1')] = 1;
    table.withdraw('hancock-f1', 'leister', 'p186');
    table.refused(offer('hancock-r2-1', 'hancock-r1-1'), '2.2h');
    table.refused(offer('hancock-r2-2', 'hancock-r1-2'), '2.2h');
    table.allowed(offer('hancock-r2-2', 'hancock-r1-1'));
  });
});

describe('GOG 19.1c the Iron Brigade is always reduced to its 2, shown', () => {
  it('then to its 1, then it is gone', () => {
    const table = cornered('iron-brigade-f1').act({ type: 'endWithdrawals' });
    expect(table.said('block.replacedBy').map(each => each.args['block'])).toEqual([
      'iron-brigade-r2-1',
      'iron-brigade-r1-1',
    ]);
    expect(table.t.dead).toEqual(['iron-brigade-f1', 'iron-brigade-r2-1', 'iron-brigade-r1-1'].map(blockNumber));
  });
});

describe('GOG 14.4a no way back', () => {
  it('the block and the replacements it passes through are spent', () => {
    const table = cornered('reynolds-f1').act({ type: 'endWithdrawals' });
    table.act(offer('reynolds-r2-1', 'reynolds-r1-1')).act(pick(0));
    expect(table.t.dead).toEqual(['reynolds-f1', 'reynolds-r2-1', 'reynolds-r1-1'].map(blockNumber));
    expect(table.said('block.eliminated')).toHaveLength(1);
    const other = cornered('reynolds-f1').act({ type: 'endWithdrawals' });
    other.act(offer('reynolds-r2-1', 'reynolds-r1-1')).act(pick(1));
    expect(other.t.dead).toEqual(['reynolds-f1', 'reynolds-r1-1'].map(blockNumber));
  });
});
