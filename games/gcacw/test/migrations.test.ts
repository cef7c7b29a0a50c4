import type { Json } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { withLimits } from '../migrations.ts';
import type { CampaignState } from '../state.ts';
import { onPlain } from './rulebook.ts';
import { position, Table } from './table.ts';

describe('GCACW LI-move-normal a hidden march saved by version 1', () => {
  it('goes on', async () => {
    const table = position({
      ...{
        scenario: await onPlain(),
        options: ['limited-intelligence'],
        units: { 'u-baird': '1112', 'c-law': '2011' },
      },
      dice: [6, 6, 1],
    });
    table.act({ type: 'conceal', hex: '1112', parts: ['u-baird'] }).act({ type: 'marchForce', force: 1, as: 'inf' });
    const old = JSON.parse(JSON.stringify(table.state)) as CampaignState;
    const going = old.stack.at(-1)!.locals as { limited?: number };
    delete going.limited;
    const lifted = new Table(withLimits(old as unknown as Json) as unknown as CampaignState);
    expect(lifted.state).toEqual(table.state);
    lifted.move('1111').end();
    expect(lifted.asked[1]).toBe('cycle.winner');
  });
});
