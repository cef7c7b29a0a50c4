import { keyedDice, picker, view } from '@bivouac/kernel';
import { playOn } from '@bivouac/testing/vitest';
import { afterAll, describe, expect, it } from 'vitest';
import { positionNumber, tokenId, tokenNumber, tokensOf } from '../data/index.ts';
import { game } from '../game.ts';
import { whyNotStop } from '../rules/10-moves.ts';
import { example, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const { given } = example('attack-declaration');
const expected = example('option-22').expect as Record<string, Record<string, unknown>>;
const straight = ['codori-north', 'p176'];
const three = {
  'pickett-f1': straight,
  'pickett-f2': straight,
  'pender-f1': ['codori', 'p182', 'codori-north', 'p176'],
};
const tray = ['c-pickett-1', 'c-pickett-2', 'c-corps-iii-1', 'c-any-1', 'c-march-1'];
/** All Confederate tokens but the tray and a pool of ten have been spent. */
const spent = tokensOf(1)
  .map(tokenId)
  .filter(id => !tray.includes(id))
  .slice(10);
const at = (p: Position = {}): Table =>
  position({
    side: 'confederate',
    first: 'confederate',
    step: 'attack',
    options: ['22'],
    blocks: placed(given['blocks']),
    orders: given['orders'] as Record<string, string>,
    trays: { ...(given['trays'] as Record<string, string[]>), confederate: tray },
    complete: given['entered'] as Record<string, string[]>,
    spent: { confederate: spent },
    ...p,
  });
/** The worked charge with all artillery laid, before the attacker says whether it is extended. */
function laid(p: Position = {}): Table {
  const table = at(p);
  table.act(table.attack(three, ['pickett-f1']));
  table.guns('u-hancock-1', 'p176').guns('u-hancock-2', 'p197').guns('u-any-1', 'p206').endGuns();
  return table.guns('c-pickett-1', 'p174').guns('c-pickett-2', 'p174').guns('c-corps-iii-1', 'p187');
}
const both = { type: 'bombard', at: ['p174', 'p187'], targets: ['p176', 'p176'] } as const;
/** Its bombardment, extended. */
const fired = (p: Position = {}): Table => laid(p).act({ type: 'extend' }).act(both);
const relaunched = (p: Position = {}): Table => fired(p).act({ type: 'endAttacks' });
const stackOf = (table: Table): string[] => table.state.hands['confederate-staff']!.extended.map(tokenId);
const offer = (...blocks: string[]) => ({ type: 'offer', blocks }) as const;
const pick = (which: number) => ({ type: 'pick', which }) as const;

describe('GOG 22.1a an extended bombardment', () => {
  it('is declared while artillery is brought up, and skips what follows the bombardment', () => {
    const table = fired();
    expect(table.asked).toEqual(['confederate', 'phase.attack']);
    expect(table.t.attack).toBeNull();
    expect([table.said('guns.fire'), table.said('attack.advance'), table.said('combat.result')]).toEqual([[], [], []]);
    expect(table.where('pickett-f1')).toBe('p174');
    table.sound();
  });
  it('worked example: a second one in the turn is refused', () => {
    expect(expected['second-in-one-turn']!['legal']).toBe(false);
    const table = fired({
      blocks: {
        ...placed(given['blocks']),
        'reynolds-f1': 'p100 mcpherson',
        'heth-f2': 'p097 mcpherson',
      },
    });
    table.act({
      type: 'attack',
      stands: [table.stand('heth-f2')],
      paths: ['mcpherson p100'],
      leaders: [table.stand('heth-f2')],
    });
    while (table.asked[1] === 'attack.defence') table.endGuns();
    expect(table.asked[1]).toBe('attack.support');
    table.refused({ type: 'extend' }, '22.1a');
    expect(table.whyNot({ type: 'extend' })!.key).toBe('no.extendTwice');
  });
  it('needs artillery, the option, and an attacker', () => {
    const table = at();
    table.act(table.attack(three, ['pickett-f1']));
    table.refused({ type: 'extend' }, '13.2a');
    table.endGuns();
    expect(table.refused({ type: 'extend' }, '22.1a').key).toBe('no.extendGuns');
    expect(laid({ options: [] }).refused({ type: 'extend' }, '22.1a').key).toBe('no.extend');
  });
  it('is still asked for when the tray is empty', () => {
    const table = laid({
      trays: { ...(given['trays'] as Record<string, string[]>), confederate: tray.slice(0, 3) },
    });
    expect(table.asked).toEqual(['confederate', 'attack.support']);
    table.allowed({ type: 'extend' });
  });
});

describe('GOG 22.1b, 22.1c after the bombardment', () => {
  const want = expected['first-part'] as { extendedStack: number; pool: number; defenderUsedUnhit: string[] };
  it('worked example: the defender’s unhit artillery is set aside', () => {
    const table = fired();
    expect(table.t.unhit.map(tokenId).sort()).toEqual([...want.defenderUsedUnhit].sort());
    expect(table.t.hit.map(tokenId)).toEqual(['u-hancock-1']);
    expect(table.t.extended!.hits).toEqual([expected['first-part']!['hitsOnBlocks']]);
  });
  it('worked example: as many tokens as were used are drawn, and nobody sees them', () => {
    const table = fired();
    expect([table.t.extended!.tokens, table.t.pool[1]]).toEqual([want.extendedStack, want.pool]);
    for (const seat of ['union', 'confederate', null]) {
      const seen = JSON.stringify(view(game, table.state, seat).hands);
      for (const token of table.state.vault.extended) expect(seen).not.toContain(`${token}`);
    }
  });
  it('tokens used without artillery count too', () => {
    const table = at();
    table.act(table.attack(three, ['pickett-f1'])).endGuns();
    table.guns('c-pickett-1', 'p174').act({ type: 'extend' });
    table.act({ type: 'discard', tokens: ['c-any-1', 'c-march-1'] });
    expect(table.t.extended!.tokens).toBe(3);
    table.sound();
  });
  it('a pool that runs out is rebuilt from the return stack', () => {
    const all = tokensOf(1).map(tokenId);
    const rest = all.filter(id => !tray.includes(id));
    const table = fired({
      spent: { confederate: rest.slice(4) },
      returned: { confederate: rest.slice(1, 4) },
      dice: [1, 1],
    });
    expect([table.t.extended!.tokens, table.t.pool[1], table.t.returned[1]]).toEqual([3, 1, 0]);
    table.sound();
  });
});

describe('GOG 22.2a, 22.2e the attack is launched again', () => {
  it('worked example: first the tokens of the normal attacks are settled', () => {
    const table = relaunched();
    const {
      drawn,
      pool,
      tray: left,
      defenderTakesBack,
    } = expected['settlement'] as {
      drawn: number;
      pool: number;
      tray: number;
      defenderTakesBack: string[];
    };
    expect(table.said('tokens.drawn').map(each => each.args['count'])).toEqual([drawn]);
    expect([table.t.pool[1], table.t.tray[1]]).toEqual([pool, left]);
    expect(table.tray('union')).toEqual(expect.arrayContaining(defenderTakesBack));
  });
  it('worked example: the same blocks attack the same position, and the defender plays what came back', () => {
    const table = relaunched();
    expect(table.t.attack!.blocks.map(({ stand }) => stand)).toEqual(
      ['pickett-f1', 'pickett-f2', 'pender-f1'].map(table.number),
    );
    expect(table.t.attack!.targets).toEqual([positionNumber('p176')]);
    expect(table.asked).toEqual(['union', 'attack.defence']);
    table.allowed({ type: 'guns', token: 'u-hancock-2', at: 'p197' });
    table.allowed({ type: 'guns', token: 'u-any-1', at: 'p206' });
    table.refused({ type: 'guns', token: 'u-hancock-1', at: 'p176' }, '4.6c');
  });
  it('no other attack follows it', () => {
    const table = relaunched().endGuns().endGuns();
    expect(table.asked).toEqual(['confederate', 'attack.fillers']);
    table.act({ type: 'discard', tokens: stackOf(table) });
    expect(table.asked).toEqual(['confederate', 'attack.line']);
    table.act({ type: 'line', stands: [table.stand('pickett-f2'), table.stand('pender-f1')] });
    table.act({ type: 'lead', stand: table.stand('hancock-f1') });
    table.act(offer('hancock-r2-1', 'hancock-r1-1')).act(pick(0));
    expect(table.said('attack.won')).toHaveLength(1);
    expect(table.asked[1]).toBe('phase.march');
    table.sound();
  });
  it('its blocks keep their places where they are bound', () => {
    const table = fired();
    const stop = (block: string) => whyNotStop(table.t, table.number(block), positionNumber('p176'));
    expect([stop('heth-f1')?.key, stop('pender-f1')]).toEqual(['no.stacking', null]);
    table.t.extended = null;
    expect(stop('heth-f1')).toBeNull();
  });
});

describe('GOG 22.2b, 22.2c tokens of the stack', () => {
  it('worked example: artillery and fillers come from the stack, not from the tray', () => {
    const table = relaunched().endGuns();
    expect(expected['relaunch']!['tokensNeeded']).toBe(stackOf(table).length);
    table.refused({ type: 'guns', token: 'c-any-1', at: 'p174' }, '22.2b');
    table.endGuns();
    table.refused({ type: 'discard', tokens: ['c-any-1', ...stackOf(table).slice(1)] }, '4.6c');
    table.allowed({ type: 'discard', tokens: stackOf(table) });
  });
  it('artillery of the stack still needs its blocks', () => {
    const table = relaunched().endGuns();
    const early = tokenNumber('c-early-1');
    table.state.hands['confederate-staff']!.extended[0] = early;
    table.refused({ type: 'guns', token: 'c-early-1', at: 'p174' }, '13.0.2g');
  });
  it('the attacker looks at the stack now, and only he', () => {
    const table = relaunched();
    expect(table.said('guns.stackIs').map(each => each.only)).toEqual([['confederate-staff']]);
    expect(view(game, table.state, 'confederate').hands['confederate-staff']!.extended).toHaveLength(3);
    expect(view(game, table.state, 'union').hands['confederate-staff']).toBeUndefined();
  });
  it('worked example: the stack is gone afterwards, and nothing is drawn for it', () => {
    const table = relaunched().endGuns().endGuns();
    const stack = stackOf(table).map(tokenNumber);
    const drawn = table.said('tokens.drawn').length;
    table.act({ type: 'discard', tokens: stackOf(table) });
    table.act({ type: 'line', stands: [table.stand('pickett-f2'), table.stand('pender-f1')] });
    table.act({ type: 'lead', stand: table.stand('hancock-f1') });
    table.act(offer('hancock-r2-1', 'hancock-r1-1')).act(pick(0));
    const afterwards = expected['afterwards'] as { extendedRemoved: number; drawn: number };
    expect(stack).toHaveLength(afterwards.extendedRemoved);
    expect(table.said('tokens.drawn').length - drawn).toBe(afterwards.drawn);
    expect(table.state.hands['confederate-staff']!.spent).toEqual(expect.arrayContaining(stack));
    expect(stackOf(table)).toEqual([]);
  });
});

describe('GOG 22.2d hits on the blocks', () => {
  it('worked example: those of the first part still count', () => {
    const table = relaunched().endGuns().endGuns();
    table.act({ type: 'discard', tokens: stackOf(table) });
    table.act({ type: 'line', stands: [table.stand('pickett-f2'), table.stand('pender-f1')] });
    table.act({ type: 'lead', stand: table.stand('hancock-f1') });
    const hits = (expected['relaunch'] as { hitsOnBlocksStillCount: number }).hitsOnBlocksStillCount;
    expect(table.said('combat.result')[0]!.args['why']).toContain(`hitsOnBlocks ${hits}`);
  });
  it('one hit before and one now make two', () => {
    const table = relaunched().endGuns();
    table.state.hands['confederate-staff']!.extended = ['c-corps-iii-1', 'c-any-1', 'c-march-1'].map(tokenNumber);
    table.guns('c-corps-iii-1', 'p187').endGuns();
    table.act({ type: 'discard', tokens: ['c-any-1', 'c-march-1'] });
    expect(table.t.attack!.hits).toEqual([2]);
  });
});

describe('random games with extended bombardments', () => {
  let extended = 0;
  afterAll(() => expect(extended).toBeGreaterThan(0));
  it.each([1, 2, 3])('number %i ends with clean audits', n => {
    playOn(game, { ...laid().state, dice: keyedDice(`${n}`.repeat(64)) }, picker(n), {
      played: ({ played }) => {
        expect(game.audit(played.state)).toEqual([]);
        extended += played.events.filter(event => event.key === 'guns.extends').length;
      },
    });
  });
});
